# The rules of Puzzle Poker, the duel.

rulebook-puzzle-poker-lead = A duel over fifteen cells. Lay cards so that three or more neighbours in a line make a meld. A meld earns a bonus card, and bonuses chain as long as every card makes something different. Then all melds score and leave.

rulebook-puzzle-poker-sides = Where you may play
rulebook-puzzle-poker-sides-text = Each seat has two rows of its own, and the row in the middle is shared. Play a card from your hand, or your joker: on your two front rows while your side is empty, then on any empty cell of your side. When your side is full, every empty cell is open.
rulebook-puzzle-poker-sides-front = At first: the shared row and the one before it
rulebook-puzzle-poker-sides-own = Later: every empty cell of your side

rulebook-puzzle-poker-melds = Melds
rulebook-puzzle-poker-melds-text = A meld is three or more neighbours in one row, column or diagonal, without a gap, that have one of these in common:
rulebook-puzzle-poker-melds-kind-note = 2 points, however many there are
rulebook-puzzle-poker-melds-flush-note = 1 point, however many there are
rulebook-puzzle-poker-melds-straight-note = step by step along the line, up or down: 1 point
rulebook-puzzle-poker-melds-scrambled-note = the same ranks in any order: no points, but it earns bonuses, and its cards leave
rulebook-puzzle-poker-melds-wheel = The ranks go round as on a wheel: after the highest rank of the deck comes the ace, then the 2.

rulebook-puzzle-poker-bonus-text = If the card you played is in a meld, you play another one at once. A further bonus comes if that card, too, makes a meld, of another kind than the bonus before. A bonus has to be played.
rulebook-puzzle-poker-bonus-ways = What counts in two ways, such as a straight in one suit, counts as the one that helps you.

rulebook-puzzle-poker-jokers = Jokers
rulebook-puzzle-poker-jokers-text = Each seat has one joker, for all to see. On the grid it has no name at first. As soon as it can be named so that it makes a meld together with the card just played, whoever is to move may name it: any rank of the deck, any suit, for good.
rulebook-puzzle-poker-jokers-named = Named 4 of hearts, the joker makes a straight in one suit

rulebook-puzzle-poker-scoring-text = When the turn ends, everything on the grid scores, in all lines and in all ways at once. Then the cards of all melds leave, named jokers too.
rulebook-puzzle-poker-scoring-straight = Straight of three, four, five
rulebook-puzzle-poker-scoring-each = 1, 2, 3
rulebook-puzzle-poker-scoring-shared = A card of a meld in the shared row, once a turn
rulebook-puzzle-poker-scoring-five = A meld of five cards, once a turn
rulebook-puzzle-poker-scoring-four = Four in order: 2, and 1 for the shared row
rulebook-puzzle-poker-scoring-row = { $cards }: one suit 1, and 1 for the shared row

rulebook-puzzle-poker-end-text = After scoring you draw back to five cards; jokers do not count. If the stock has fewer than you need, the game is over, this turn’s points included. It is over, too, when all fifteen cells are full at the beginning of a turn. Most points wins.
rulebook-puzzle-poker-end-tie = Equal points: whoever alone has the joker unplayed wins; else whoever has fewer cards in the two rows of its own; else the second seat.
