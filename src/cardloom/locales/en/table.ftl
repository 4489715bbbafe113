# At the table.

you = You

squares-total = { $name }: { $points }
squares-asked = Card { $turn } of 25: { $card }. Which cell?

grid-number = { $grid ->
    [6] The last of six grids
   *[other] Grid { $grid } of 6
}
grid-gone = Discarded
grid-lane = { $lane ->
    [1] Best hands
    [2] Second hands
   *[other] Third hands
}
grid-asked-take = Which line do you take?
grid-asked-build = Build three hands of five from your { $cards } cards, such as AsKsQsJsTs 9h9d9c2s2d 7c7d5h4s3c.
grid-third-decides = Points are equal: the third hands decide.

brag-deal = Deal { $deal }, dealt by { $dealer }. { $pot ->
    [one] One token is in the pot.
   *[other] { $pot } tokens are in the pot.
}
brag-tokens = Tokens: { $tokens }
brag-show-quads = { $name }: four of a kind.
brag-show-pairs = { $name }: four pairs.
brag-round = { $round ->
    [1] First piles
    [2] Middle piles
   *[other] Last piles
}: { $name }
brag-saved = The pot of { $pot } is saved.
brag-taken = { $name }: the pot of { $pot }.
brag-asked-declare = Do you show something, or stay?
brag-asked-arrange = Lay three piles of three, best pile first, such as As2s3s KdQhJc 9s7s2d.
brag-out = No tokens are left: { $names }.

pyramid-points = Deal { $deal }, to { $target } points: { $points }
pyramid-hand = Hand { $hand }
pyramid-win-points = { $name }: { $points } points for hands won.
pyramid-asked-build = Block { $block } of 30: { $card }. Where do you set it?
pyramid-asked-take = Which block do you take?
pyramid-asked-keep = A joker turned { $cards } up. Which card do you keep?
pyramid-asked-hand = { $card } goes to which hand: 1, 2 or 3?
pyramid-won = Hands won: { $first } { $first_hands }, { $second } { $second_hands }.

seat = Seat { $seat }
split-left-over = Left over: { $cards }
outcome-alone-won = You have won with { $points } points.
outcome-alone-lost = You have { $points } points: not enough to win.
outcome-shared = { $names } share the win. ({ $points })
outcome-you = You have won. ({ $points })
outcome-won = Winner: { $name }. ({ $points })

puzzle-shared = shared
puzzle-five = five in a line
puzzle-chain = four bonuses
puzzle-first = the first
puzzle-stock = Stock
puzzle-drawn = Drawn
puzzle-points = { $name }: { $points }
puzzle-scored = { $points ->
    [one] { $name }: one point.
   *[other] { $name }: { $points } points.
}
puzzle-asked-play = Which card do you play, and where?
puzzle-asked-bonus = Bonus! ({ $types }) Play another card: which, and where?
puzzle-asked-name = What does the joker stand for?
puzzle-asked-keep = Which card that has scored stays on its cell, if any?
puzzle-asked-remove = The grid is full. Which card do you remove, for two points?
puzzle-asked-place = Which of the drawn cards do you place, and where?
puzzle-asked-act = Play a card, shift one to an empty cell beside it, or type done.
puzzle-tie = Points are equal: an unplayed joker decides, then fewer cards on the own side, then who began last.
meld-kind = one rank
meld-flush = flush
meld-straight = straight
meld-scrambled = straight out of order

replay-title = { $game }: { $seats }
replay-moves = { $moves ->
    [one] One move of { $all }
   *[other] { $moves } moves of { $all }
}
replay-to-act = To act: { $names }
replay-gone = { $name } left the game.
verified = { $decks ->
    [one] The deal is as it was promised.
   *[other] All { $decks } deals are as they were promised.
}

## At the prompt

preparing = Preparing the rules of { $game }, once ...
table-which-game = Which game? Type its number or its name.
table-hand-over = { $name } is next. Press Enter when nobody else is looking.
table-left = Left: { $cards }
table-cards = { $cards } of { $size } cards
table-many-ways = There are { $ways } ways. Type { $groups } groups of { $size } cards, or “split” for a suggestion.
table-resume = The game is saved. To go on: cardloom play --resume { $file }
table-record = The record is in { $file }.
table-not-saved = Nothing is saved: { $file } cannot be written ({ $reason }).
table-start = { $game }. Type “help” for what you can do here.

word-help = help
word-moves = moves
word-show = show
word-log = log
word-undo = undo
word-save = save
word-rules = rules
word-split = split
word-check = check
word-sort = sort
word-quit = quit

table-help = Type a move, its number in the list, or just as much of it as makes it plain. Enter alone makes the only move there is.
about-moves = list the moves
about-show = the table again
about-undo = take your move back, unless a card was shown since
about-log = the moves so far
about-rules = the rules in short
about-sort = cards by suit, or by rank again
about-split = suggest three hands
about-check = name hands: check AsKsQsJsTs
about-save = save the game, here or in a FILE
about-quit = leave; the game is saved
about-help = this
table-help-poker-squares = “c3” is short for placing the card in column c, row 3.
table-help-grid-poker =
    “row2” or “r2” takes the middle row, “c1” the left column.

    To build, type three groups of five cards. “split” suggests a way, “check AsKsQsJsTs” names what hands are.
table-help-pyramid-poker =
    “c2” is the second level, on the blocks c1 and d1. [ ] are your blocks, ( ) the other seat's; -- is face down.

    “1”, “2” or “3” puts a card in that hand.
table-help-nine-card-brag =
    “stay”, “quads” or “pairs” declares.

    Then type three groups of three cards. “split” suggests a way, “check As2s3s” names what piles are, and “sort” with three
    piles puts them in order, best first.
table-help-puzzle-poker =
    “7h b3” plays the 7h to column b, row 3; “Xr b3” plays your joker. A star marks a joker that was named.

    “4h” or “none” answers when a joker may be named.
table-help-puzzle-solo =
    “7h b2” places or plays a card, “b2 c3” shifts one, “done” does neither. A star marks a joker that was named.

    “4h” or “none” answers when a joker may be named.

error-several-moves = “{ $text }” could be: { $moves }. Say which.
error-nothing-to-split = There is nothing to split now.
error-nobody-plays = Every seat is a bot's. Leave a seat to yourself.
error-broken-log = { $key } is not the log of a game.
error-already-over = The game in { $file } is over. “cardloom replay” shows it.
