# The rules of Nine Card Brag.

rulebook-nine-card-brag-lead = Nine cards, three piles of three, the best pile first. First piles meet, then middle piles, then last ones. Win two of the three rounds and the pot is yours; if three seats win one each, it stays and grows.

rulebook-nine-card-brag-declaring = Declaring
rulebook-nine-card-brag-declaring-text = A deal costs every seat one token. Before the piles are laid, everybody may declare, all at once: four of a kind take the pot, four pairs save it for the next deal. Nobody has to declare, and only what was declared is shown.
rulebook-nine-card-brag-declaring-pairs = Four ranks held twice or more: four pairs
rulebook-nine-card-brag-declaring-quads = Only three ranks held twice: no four pairs, but four of a kind
rulebook-nine-card-brag-declaring-order = If several show four of a kind, four fours are the best, then aces, kings and so on down. Four of a kind take the pot whoever shows four pairs.

rulebook-nine-card-brag-arranging = Arranging
rulebook-nine-card-brag-arranging-text = Make three piles of three, the best first; none may be better than the one before it. Equal piles may stand in either order. The table can sort your piles.
rulebook-nine-card-brag-arranging-piles = A run, a pair of queens, a pair of jacks: the best first

rulebook-nine-card-brag-piles = Piles in order
rulebook-nine-card-brag-piles-prial = threes are the best, then aces, kings and so on
rulebook-nine-card-brag-piles-running = of one suit; A-2-3 is the best, then A-K-Q
rulebook-nine-card-brag-piles-run = the same order, suits mixed
rulebook-nine-card-brag-piles-flush = of one suit, by the highest card
rulebook-nine-card-brag-piles-pair = by the pair, then by the third card
rulebook-nine-card-brag-piles-high = by the highest card

rulebook-nine-card-brag-showing = Showing
rulebook-nine-card-brag-showing-text = First piles are shown one after the other, from the dealer’s left. The best wins the round; of equal piles, the one that was shown first. Who wins a round shows first in the next. All three rounds are shown.

rulebook-nine-card-brag-pot = The pot
rulebook-nine-card-brag-pot-text = Two rounds or three take the pot. Three different winners save it: it stays, and everybody pays again. A seat without tokens plays on after a saved pot without paying, and may win all of it. After every deal the dealer moves one seat to the left.
rulebook-nine-card-brag-pot-end = When a pot has been taken and a seat has no token left, the game is over. Most tokens wins; equal seats share the win.
