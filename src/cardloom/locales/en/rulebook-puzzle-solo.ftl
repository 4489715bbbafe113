# The rules of Puzzle Poker, playing alone.

rulebook-puzzle-solo-lead = Nine cells and one deck. Place, play and shift so that lines of three make melds, chain your bonuses, and pass twenty points before the stock is used up.

rulebook-puzzle-solo-turn = A turn
rulebook-puzzle-solo-turn-text = Draw two cards: place one in an empty cell, the other joins your hand. Then do one thing more if you like: play a card from your hand, or shift a card of the grid to an empty cell beside it, slantwise too.
rulebook-puzzle-solo-turn-shift = Shifted up, the { $card } makes three sevens
rulebook-puzzle-solo-turn-full = If the grid is full when your turn begins, you first take any card away, for 2 points. At the end of the turn you draw back to five cards if you have fewer.

rulebook-puzzle-solo-bonus-text = If the grid now shows a meld, you play a bonus card. Another bonus comes as long as every card makes a meld of another kind than the bonus before. Ranks go round as on a wheel: after the highest comes the ace, then the 2.
rulebook-puzzle-solo-bonus-four = Four bonuses or more in one turn score 5 points, once.
rulebook-puzzle-solo-bonus-jokers = Two jokers lie at the side and may be played like cards. A joker on the grid may be named as soon as that makes a meld with the card just moved: any rank of the deck, any suit, for good.

rulebook-puzzle-solo-scoring-text = Every full line scores for all that its three cards have in common; then the melds leave. But one meld is the turn’s first and scores nothing: the cheapest of those that came first.
rulebook-puzzle-solo-scoring-chain = Four bonuses or more
rulebook-puzzle-solo-scoring-first = Both at once: the hearts come cheaper and score nothing, the sevens 2

rulebook-puzzle-solo-end-text = The game is over when a turn would begin with an empty stock. More than 20 points win; 20 do not. The score may fall below zero.
