# Refusals: what is wrong, and what would be right.

## Cards
error-not-a-card = “{ $text }” is not a card. A card is a rank and a suit, such as 7h or Td; the jokers are Xr and Xb.
error-not-one-card = “{ $text }” is not one card.
error-card-twice = { $card } is there twice.

## Decks
error-not-in-deck = { $card } is not in this game’s deck.
error-short-deck = The deck has { $cards ->
    [one] one card
   *[other] { $cards } cards
  }; at least { $needed } are needed. One that is missing: { $missing }.
error-no-more-decks = Deal { $deal } needs a deck, and neither a deck nor a seed is left.

## Games and options
error-unknown-game = There is no game “{ $game }”. The games are { $known }.
error-unknown-player = There is no player “{ $player }”. The players are { $known }.
error-option-name = The game has no option “{ $option }”. It has: { $known }.
error-option-value = The option { $option } cannot be “{ $value }”. It can be { $values }.
error-seats = The game cannot seat { $seats }. It seats { $least } to { $most }.

## Any move
error-game-over = The game is over.
error-not-your-turn = Seat { $seat } is not to move now. To move: { $to_act }.
error-no-such-seat = There is no seat { $seat }. The seats are 1 to { $seats }.
error-move-not-text = A move is a text, not { $type }.
error-unreadable-move = “{ $text }” cannot be read as a move here. One looks like this: { $form }.
error-not-in-hand = { $card } is not in your hand.
error-unknown-cell = “{ $cell }” is no cell of the grid. The cells go from a1 to { $last }.

## Poker Squares
error-other-card = { $card } was not announced. The card to place is { $announced }.
error-cell-taken = { $cell } already holds { $card }. Choose an empty cell.

## Nine Card Brag
error-brag-declaring = The piles come after all have declared. Declare first: stay, show quads or show pairs.
error-brag-arranging = All have declared. Now lay your cards in three piles, the best one first, for example: { $form }.
error-brag-no-quads = You hold no four of a kind; your most are { $most } of rank { $rank }. Stay instead.
error-brag-no-pairs = Four pairs are four different ranks held twice or more; you hold { $pairs } ({ $ranks }). Stay instead.
error-brag-piles = Your nine cards go into three piles, not { $piles }. Cards of one pile stand together, piles apart.
error-brag-pile-size = Every pile has three cards; pile { $pile } has { $cards }.
error-brag-not-yours = { $card } is not in your hand. You hold { $hand }.
error-brag-order = Pile { $next }, { $better } ({ $best ->
        [prial] prial
        [running-flush] running flush
        [run] run
        [flush] flush
        [pair] pair
       *[high-card] high card
    }), beats pile { $pile }, { $cards } ({ $category ->
        [prial] prial
        [running-flush] running flush
        [run] run
        [flush] flush
        [pair] pair
       *[high-card] high card
    }). The best pile comes first: put { $better } before { $cards }.

## Grid Poker
error-unknown-line = “{ $line }” is not a line. The lines are row1, row2, row3 from the top and col1, col2, col3 from the left.
error-line-taken = p{ $seat } has just taken { $line }. Each of the five other lines still holds cards.
error-draft-over = All grids are drafted. Now build three hands of five of your cards.
error-draft-first = This is grid { $grid } of { $grids }. You build your hands when all of them are drafted.
error-not-three-hands = { $hands ->
    [one] This is one hand.
   *[other] These are { $hands } hands.
  } Build three of five cards each.
error-not-five-cards = { $cards ->
    [one] Hand { $hand } has one card.
   *[other] Hand { $hand } has { $cards } cards.
  } Every hand needs exactly five.
error-card-not-owned = You do not have { $card }. Your cards are { $owned }.

## Pyramid Poker
error-outside-pyramid = “{ $cell }” is not a cell of this pyramid. Its foundation is a1 to { $last }, and each level has one cell less.
error-block-there = A block already lies on { $cell }.
error-cell-not-open = { $cell } is not open yet. Two blocks must touch below it: { $count ->
    [one] { $missing } is still empty.
   *[other] { $missing } are still empty.
  }
error-no-block = No block lies on { $cell }.
error-block-covered = The block on { $cell } is not free: { $count ->
    [one] the block on { $above } rests on it.
   *[other] the blocks on { $above } rest on it.
  }
error-pyramid-first = First the pyramid is finished: { $blocks ->
    [one] one block is
   *[other] { $blocks } blocks are
  } still to be placed.
error-take-first = All blocks are placed. Take one that has nothing on top of it.
error-keep-first = First keep one of the blocks that were turned for your joker: { $cards }.
error-not-to-keep = You cannot keep { $card }. You may keep { $cards }.
error-hand-first = First put { $card } into one of your hands.
error-hand-full = Hand { $hand } is full: it has { $cards } cards. Choose a hand with room.
error-no-such-hand = There is no hand “{ $hand }”. Your hands are numbered 1 to { $hands }.

## Puzzle Poker
error-puzzle-plain-card = { $card } is not a card that can be played. A joker is played without a name: Xr or Xb.
error-puzzle-not-held = You do not hold { $card }. You hold: { $held }.
error-puzzle-no-name = “{ $text }” does not name a joker. A name looks like this: { $form }.
error-puzzle-name-first = First say what the joker by { $cell } is, or leave it: name none.
error-puzzle-name-other = { $named } makes its meld with { $cell } only if { $other } is named too. Name { $other }.
error-puzzle-name-rank = The deck has no { $card }; a joker can be any rank of the deck in any suit.
error-puzzle-name-not-there = { $joker } does not lie unnamed on the grid.
error-puzzle-name-no-meld = { $name } would not be in a meld with { $cell }, the cell just played.
error-puzzle-nothing-to-name = No joker can be named now: none can be in a meld with a card just played.
error-puzzle-front-rows = { $cell } is not open yet. While your side is empty, play on your front rows, { $rows }.
error-puzzle-own-side = { $cell } is not open. While your side has empty cells, play there: { $open }.
error-puzzle-keep-first = First keep one of the cards that just scored, such as { $form }, or say keep none.
error-puzzle-keep-shared = { $cell } is in the shared row, where no card can stay.
error-puzzle-keep-scored = No card just scored on { $cell }. You may keep one of these: { $cells }.
error-puzzle-nothing-to-keep = Nothing has just scored that you could keep.
error-puzzle-remove-first = The grid is full. First remove a card, for two points: { $form }.
error-puzzle-place-first = First place one of the cards that you drew: { $drawn }.
error-puzzle-not-drawn = You did not draw { $card } now. Place one of these: { $drawn }.
error-puzzle-act = Your card is placed. Now play a card, shift one, or say done.
error-puzzle-play-bonus = A bonus is a card that you play, such as { $form }.
error-puzzle-shift-nothing = There is no card on { $cell } to shift.
error-puzzle-shift-far = { $cell } does not lie next to { $origin }. { $hard ->
    [0] A card can be shifted one cell in any of eight directions.
   *[1] In the hard game a card is shifted one cell up, down, left or right.
  }

## Records
error-record-not-text = Line { $line } is not text in UTF-8. A record is a text file.
error-record-huge = The text is longer than { $megabytes } million characters. No record is.
error-record-toml = Line { $line }, column { $column } is not TOML: { $problem }.
error-record-deep = Tables lie in tables more than { $most } deep.
error-record-number = A number has more than { $most } bits.
error-record-version = This record is of version { $version }; version { $known } can be read here.
error-record-missing = The record does not say { $name }.{ $name ->
    [cardloom] {" "}It begins with the line: cardloom = 1.
   *[other] {""}
  }
error-record-key = A record has no key “{ $name }” there. It may have: { $known }. A key of your own begins with “_” and stands before all tables.
error-record-type = { $name } must be { $wanted ->
        [text] a text in quotes
        [number] a whole number
        [list] a list in square brackets
        [table] a table
       *[value] a text in quotes, a whole number, true or false
    }.
error-record-entry = Entry { $entry } of { $name } must be { $wanted ->
        [number] a whole number
       *[text] a text in quotes
    }.
error-record-digits = { $name } must be { $digits } of the digits 0 to 9 and a to f.
error-record-game = { $reason }
error-record-options = { $reason }
error-record-deck = Deck { $deck }: { $reason }
error-record-unknown-card = Deck { $deck }, card { $place } is not known (??). Only a record with all its cards can be replayed.
error-record-no-deck = The record has no deck. { $reason }
error-record-no-seat = Move { $move }, “{ $text }”, must begin with who makes it: p1, p2 and so on, then a blank and the move.
error-record-move = Move { $move }, “{ $text }”: { $reason }
error-record-result = The result says { $name } { $said }; the moves lead to { $found }.
error-record-result-seat = The result says { $name } { $seat }; the seats are 1 to { $seats }.
error-record-result-end = The result says { $name } { $seat }, { $over ->
    [1] but the game was over by its rules
   *[0] and that another seat left too
  }. A game ends once.

## Shuffles
error-shuffle-none = The record does not tell how it was shuffled.
error-shuffle-algorithm = The shuffle “{ $algorithm }” is not known here; “{ $known }” is.
error-shuffle-not-revealed = The secret of this shuffle is not revealed yet.
error-shuffle-seed = The record has a seed too, so its decks need not be those of the shuffle.
error-shuffle-commitment = The commitment is { $commitment }, but this secret gives { $found }.
error-shuffle-seating = Those who joined sit in the order { $said }; the shuffle gives { $found }.
error-shuffle-lot = The option { $option } is { $said }; the lot gives { $found }.
error-shuffle-deck = Card { $place } of deck { $deck } is { $said }; the shuffle gives { $found }.

## Matches
error-match-empty = The log of the match is empty.
error-match-event = Event { $event } of the log is none that a match knows.
error-match-refused = Event { $event } of the log: { $reason }
error-match-not-created = A match begins with its creation.
error-match-created = The match was created already.
error-match-waiting = The match has not begun: { $chairs ->
        [one] one chair is
       *[other] { $chairs } chairs are
    } empty.
error-undo-nothing = Seat { $seat } has made no move that could be taken back.
error-undo-revealed = It is too late to take that back: p{ $seat }’s move “{ $move }” has shown something since.
error-undo-answered = It is too late to take that back: p{ $seat } has answered with “{ $move }”.
