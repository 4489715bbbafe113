# The page: its shell, its lobby and Poker Squares. Other boards have files of their own.

page-title = Cardloom
page-title-table = { $game } – Cardloom
page-title-your-turn = Your turn – { $game }
page-title-poker-squares = Poker Squares
page-title-grid-poker = Grid Poker
page-title-pyramid-poker = Pyramid Poker
page-title-nine-card-brag = Nine Card Brag
page-title-puzzle-poker = Puzzle Poker
page-title-puzzle-solo = Puzzle Poker alone

## Cards

page-card = { $rank ->
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
} of { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
page-card-joker = { $joker ->
    [r] red joker
   *[b] black joker
}
page-card-named = { $joker ->
    [r] red joker
   *[b] black joker
}, standing for the { $card }
page-card-face-down = face-down card
page-empty = empty

page-category = { $category ->
    [royal-flush] Royal flush
    [straight-flush] Straight flush
    [four] Four of a kind
    [full-house] Full house
    [flush] Flush
    [straight] Straight
    [three] Three
    [two-pair] Two pair
    [pair] Pair
   *[high-card] High card
}
# As wide as a card on a phone.
page-category-brief = { $category ->
    [royal-flush] Royal
    [four] Four
   *[other] { page-category }
}
page-draw = { $category ->
    [royal-flush] royal flush
    [straight-flush] straight flush
    [flush] flush
   *[straight] straight
}, { $short } short

## People

page-you = You
page-guest = Guest
page-free-seat = Free seat
page-level = { $player ->
    [random] Random
    [greedy] Greedy
    [rule] By rule
    [novice] Novice
    [casual] Casual
    [strong] Strong
    [master] Master
   *[other] { $player }
}
page-bot = Bot: { $level }

## Lobby

page-site = Site
page-language = Language
page-look-label = Look: { $look }
page-look = Look
page-look-system = As the system
page-look-light = Light
page-look-dark = Dark
page-games = Games
page-your-tables = Your tables
page-open-tables = Open tables
page-games-to-watch = Games to watch
page-since = for { $span }
page-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
page-line-poker-squares = One card at a time into your 5 by 5. Ten lines score at the end.
page-line-grid-poker = Draft rows and columns, then weave three hands of five.
page-line-pyramid-poker = Build a pyramid together, then take it apart for three hands.
page-line-nine-card-brag = Nine cards, three piles. Win two rounds and the pot is yours.
page-line-puzzle-poker = A duel over fifteen cells. Melds earn bonuses, bonuses chain.
page-line-puzzle-solo = Nine cells, one deck. Shift, chain and pass twenty points.
page-facts-poker-squares = 1 to 8 seats, 8 minutes
page-facts-grid-poker = 2 or 3 seats, 12 minutes
page-facts-pyramid-poker = 2 seats, 15 minutes
page-facts-nine-card-brag = 3 to 5 seats, 3 minutes a deal
page-facts-puzzle-poker = 2 seats, 15 minutes
page-facts-puzzle-solo = 1 seat, 10 minutes
page-statistics = Played { $played }, won { $won }
page-play = Play
page-play-game = Play { $game }
page-opponent = Who plays { $game } with you
page-find-person = Any person
page-invite = Invite a friend
page-invite-to = Invite a friend to { $game }
page-rules = Rules
page-rules-of = Rules of { $game }
page-options = Options
page-options-of = Options of { $game }
page-how-many = How many seats
page-seat-number = Seat { $seat }
page-seat-friend = A friend, by link
page-rules-of-table = Rules
page-table = Table
page-your-name = Your name
page-clock = Clock, for each person
page-clock-minutes = { $minutes ->
    [0] none
    [1440] one day
    [4320] three days
   *[other] { $minutes } minutes, 5 seconds more a move
}
page-clock-none = No clock
page-clock-set = { $minutes ->
    [1440] One day each
    [4320] Three days each
   *[other] { $minutes } minutes each
}
page-listed = Listed in the lobby: anybody may sit down
page-watchable = Others may watch
page-with-chat = With chat
page-invite-go = Make the link
page-value = { $value ->
    [true] yes
    [false] no
    [american] American points
    [english] English points
    [hidden] hidden
    [open] open
    [drawn] drawn by lot
    [basic] basic scoring
    [advanced] advanced scoring
    [full] full memory
    [none] no memory
   *[other] { $value }
}
page-invite-title = Invite to { $game }
page-invite-how = Send this link. Whoever opens it first gets the free seat; your own seat stays yours.
page-invite-link = Invitation link
page-copy = Copy
page-copied = Copied
page-waiting-friend = waiting for a friend
page-bot-instead = Seat a bot instead
page-change = Change
page-join-title = { $game }: a seat for you?
page-sit-down = Sit down
page-watch = Watch
page-no-table = No table here

## The shell of every table

page-close = Close
page-lobby = Lobby
page-to-lobby = Cardloom, to the lobby
page-tools = Table tools
page-seats = Seats
page-all-seats = Show all seats
page-board = Board
page-notes = Notes
page-menu = Menu
page-log = Log
page-chat = Chat
page-log-label = Log of moves
page-log-and-chat = Log and chat
page-log-and-chat-new = Log and chat{ $count ->
    [0] { "" }
    [one] , 1 new message
   *[other] , { $count } new messages
}
page-log-line = { $name }: { $text }
page-log-hidden = { $names } { $count ->
    [one] has chosen
   *[other] have chosen
}
page-log-jump = Show the table as it stood then
page-undo = Take back
page-undo-label = Take back, to before my last move
page-undo-asked = You ask to take your move back.
page-undo-asks = { $name } asks to take a move back.
page-undo-allow = Allow
page-undo-refuse = No
page-sound = Sound
page-sound-is-on = Sound is on
page-sound-is-off = Sound is off
page-on = On
page-off = Off
page-save-record = Save the record
page-check-shuffle = Check the shuffle
page-resign = Resign
page-resign-sure = Resign now?
page-leave = Leave, your seat is kept
page-rematch = Rematch
page-rematch-asked = Rematch asked for
page-replay = Replay
page-replay-fact = After move { $number } of { $count }.
page-replay-first = to the beginning
page-replay-previous = one move back
page-replay-next = one move on
page-replay-last = to the end
page-replay-as = As whom it is seen
page-replay-bystander = As a watcher
page-replay-seat = As seat { $seat }: { $name }
page-to-table = To the table
page-next-table = To the rematch

page-your-turn = Your turn.
page-their-turn = { $name }’s turn.
page-thinks = { $name } is thinking.
page-waiting-for = Waiting for { $names }.
page-sending-fact = Sending.
page-sending-task = The table has not answered yet
page-open-fact = Waiting for players.
page-open-task = The game begins when all seats are taken
page-your-turn-short = Your turn
page-their-turn-short = { $name }’s turn
page-open-short = Waiting for players
page-dealing-fact = Dealing.
page-back-fact = After move { $number }.
page-back-task = The table as it stood then
page-back-now = Back to now
page-not-possible = Not possible.

page-seat-open = waits for a person
page-seat-gone = has left
page-seat-winner = Winner
page-seat-rematch = Asks for a rematch
page-seat-away = Away
page-seat-away-for = Away for { $span }
page-seat-count = { $count ->
    [one] alone
   *[other] { $count } seats
}
page-tokens = { $points ->
    [one] 1 token
   *[other] { $points } tokens
}
page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
page-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
page-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
page-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

page-end-you = You win.
page-end-you-score = You win, { $more } to { $less }.
page-end-other = { $name } wins.
page-end-other-score = { $name } wins, { $more } to { $less }.
page-end-shared = { $names } share the win.
page-end-nobody = A draw.
page-end-alone = { $points ->
    [one] One point.
   *[other] { $points } points.
}
page-end-alone-won = Won, with { $points } points.
page-end-gone = { $name } has left the game
page-outcome-won = won
page-outcome-lost = lost
page-outcome-shared = shared
page-outcome-drawn = drawn

page-link-offline = No network. You can look around; play goes on when it is back.
page-link-lost = The link is lost. Trying again.
page-link-lost-pending = The link is lost. Your move is kept and sent again.
page-link-slow = The link is weak. Your move is kept and sent again.
error-unreachable = The server cannot be reached. Is there a network?
error-http-status = The server answered with status { $status }. A proxy in between may be the reason.

page-chat-message = Message
page-chat-placeholder = Say something
page-chat-send = Send
page-chat-hush = Hush { $name }
page-chat-hush-how = Hush one person: press the swatch
page-chat-off = Chat off
page-chat-on = Chat on
page-preset-hello = Hello
page-preset-good-luck = Good luck
page-preset-well-played = Well played
page-preset-thanks = Thanks
page-preset-one-moment = One moment
page-preset-sorry = Sorry
page-preset-good-game = Good game
page-preset-goodbye = Goodbye

page-shuffle-how = Before the deal the table showed a mark of its secret, then everybody’s browser added something of its own. The cards follow from both, so nobody could choose them.
page-shuffle-mark = The mark, shown before the deal:
page-shuffle-secret = The secret, shown after the game:
page-shuffle-later = The secret is shown when the game is over.
page-shuffle-matches = The secret shown now matches the mark given before the deal
page-shuffle-yourself = Check it yourself
page-shuffle-good = Shuffle verified.
page-shuffle-bad-secret = The secret does not fit the mark.
page-shuffle-bad-share = What your browser added is missing.
page-shuffle-bad-deck = The cards are not those of the promised shuffle.
page-shuffle-insecure = Your browser can check this on a secure page (https) only. “cardloom verify” can check the saved record.

## Keys

page-keys = Keys
page-keys-label = Keys. Press question mark
page-keys-move = Move about
page-keys-play = Play
page-keys-listen = Listen
page-keys-view = View
page-key-arrows = to the next cell
page-key-tab = board, hand, tools
page-key-f6 = ribbon, board, notes
page-key-enter = place, take, choose
page-key-number = choose card n of the hand
page-key-escape = let go of the card
page-key-u = take back
page-key-v = row and column value here
page-key-w = whose turn, what is asked
page-key-g = read the board
page-key-l = last move
page-key-t = clock, scores
page-key-sort = sort by rank, by suit
page-key-m = log and chat
page-key-help = these keys

page-speak-seat = { $name }, seat { $seat }
page-speak-amount = { $name }: { $amount }
page-speak-clock = time left { $time }
page-speak-nothing = Nothing to value here
page-no-points = No points yet
page-no-move = No move yet

## Poker Squares

page-squares-ask = Place { $card } in an empty cell
page-squares-placed = Your card is placed
page-squares-grids = { $grids ->
    [open] open grids
   *[hidden] hidden grids
}
page-squares-points = { $points ->
    [english] English points
   *[american] American points
}
page-squares-points-title = { $points ->
    [english] English points
   *[american] American points
}
page-squares-hidden = { $grids ->
    [open] Everybody sees all grids.
   *[hidden] Grids stay hidden until card 25.
}
page-squares-placing = Placing card { $turn }
page-squares-has-placed = { $bot ->
    [true] Bot, has placed
   *[false] Has placed
}
page-squares-has-placed-short = placed
page-squares-choosing = { $bot ->
    [true] Bot, choosing
   *[false] Still choosing
}
page-squares-choosing-short = choosing
page-squares-log = { $card } to { $cell }
page-squares-open = open
page-squares-row = row { $row }
page-squares-column = column { $column }
page-squares-tag = { $line }: { $text }
page-squares-line-made = { $category ->
    [royal-flush] royal flush
    [straight-flush] straight flush
    [four] four of a kind
    [full-house] full house
    [flush] flush
    [straight] straight
    [three] three
    [two-pair] two pair
   *[pair] pair
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-squares-becomes = { $line } becomes { $category ->
    [royal-flush] a royal flush
    [straight-flush] a straight flush
    [four] four of a kind
    [full-house] a full house
    [flush] a flush
    [straight] a straight
    [three] three of a kind
    [two-pair] two pair
   *[pair] a pair
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-squares-cell = { $cell }, { $card }
page-squares-cell-last = { $cell }, { $card }, your last card
page-squares-cell-sent = { $cell }, { $card }, sent
page-squares-cell-empty = { $cell }, empty
page-squares-cell-place = { $cell }, empty. Place the { $card } here
page-squares-cell-place-makes = { $cell }, empty. Place the { $card } here: { $makes }
page-squares-grid = Your grid, 5 by 5. Arrow keys move, Enter places, V speaks the row and the column
page-squares-grid-of = The grid of { $name }
page-squares-look = Look at the grid of { $name }
page-squares-ahead = { $points ->
    [one] One point ahead
   *[other] { $points } points ahead
}
page-squares-best = The best line: { $line }
page-squares-target = { $won ->
    [true] { $points } were needed
   *[false] { $points } would have won
}
page-squares-card-of = Card { $turn } of 25
page-squares-announced = announced card: { $card }
page-squares-lines-made = Lines made
page-squares-worth-now = Worth now
page-squares-dock = { $mine ->
    [true] Tap a gold cell. Lines made: { $made }, now { $now }
   *[false] Lines made: { $made }, now { $now }
}
page-squares-dock-aimed = Tap again to place. Lines made: { $made }, now { $now }, with { $cell } { $then }
