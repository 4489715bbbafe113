# Refusals: what is wrong, and what would be right.

## Cards
error-not-a-card = “{ $text }” is not a card. A card is a rank and a suit, such as 7h or Td; the jokers are Xr and Xb.
error-not-one-card = “{ $text }” is not one card.
error-card-twice = { $card } is there twice.

## Decks
error-not-in-deck = { $card } is not in this game’s deck.
error-short-deck = The deck has { $cards } cards; at least { $needed } are needed. One that is missing: { $missing }.
error-no-more-decks = Deal { $deal } needs a deck, and neither a deck nor a seed is left.

## Games and options
error-unknown-game = There is no game “{ $game }”. The games are { $known }.
error-option-name = The game has no option “{ $option }”. It has: { $known }.
error-option-value = The option { $option } cannot be “{ $value }”. It can be { $values }.
error-seats = The game cannot seat { $seats }. It seats { $least } to { $most }.

## Any move
error-game-over = The game is over.
error-not-your-turn = Seat { $seat } is not to move now. To move: { $to_act }.
error-no-such-seat = There is no seat { $seat }. The seats are 1 to { $seats }.
error-move-not-text = A move is a text, not { $type }.
error-unreadable-move = “{ $text }” cannot be read as a move here. One looks like this: { $form }.
error-unknown-cell = “{ $cell }” is no cell of the grid. The cells go from a1 to { $last }.

## Poker Squares
error-other-card = { $card } was not announced. The card to place is { $announced }.
error-cell-taken = { $cell } already holds { $card }. Choose an empty cell.
