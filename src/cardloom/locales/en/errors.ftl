# Refusals: what is wrong, and what would be right.

## Cards
error-not-a-card = “{ $text }” is not a card. A card is a rank and a suit, such as 7h or Td; the jokers are Xr and Xb.
error-not-one-card = “{ $text }” is not one card.
error-card-twice = { $card } is there twice.

## Decks
error-no-more-decks = Deal { $deal } needs a deck, and neither a deck nor a seed is left.
