## Hands
error-wrong-number-of-cards = { $wanted } cards are needed, not { $count }.
error-card-in-no-hand = { $card } has no place in a hand of this game.
error-no-hand-in-row = Row { $row } is not a hand of different cards.
