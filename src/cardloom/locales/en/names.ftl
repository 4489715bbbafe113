# Names: games, their options, hands.

game-poker-squares = Poker Squares
game-grid-poker = Grid Poker
game-pyramid-poker = Pyramid Poker
game-nine-card-brag = Nine Card Brag
game-puzzle-poker = Puzzle Poker, the duel
game-puzzle-solo = Puzzle Poker, playing alone

option-poker-squares-points = What lines are worth: a royal flush 100 (american) or 30 (english), and so on down.
option-poker-squares-grids = Whether the others' grids can be seen while playing.
option-grid-poker-start = The seat that picks first in the first grid.
option-pyramid-poker-start = The seat that begins.
option-pyramid-poker-base = How many blocks the foundation takes.
option-pyramid-poker-scoring = basic: most of the three hands wins. advanced: hands score points over several deals.
option-pyramid-poker-target = The points that end an advanced match.
option-pyramid-poker-memory = Whether you go on seeing the blocks that you placed, or only while you place them.
option-nine-card-brag-tokens = The tokens that every seat begins with.
option-nine-card-brag-dealer = The seat that deals first.
option-puzzle-poker-ranks = The ranks on the wheel: A-9 is quick, A-K is long.
option-puzzle-poker-hands = Whether the other's hand can be seen.
option-puzzle-poker-persistence = Whether you may keep one card that has just scored.
option-puzzle-solo-easy = The first meld of a turn costs one point instead of scoring nothing.
option-puzzle-solo-hard = Cards shift up, down, left and right only.
option-puzzle-solo-ranks = The ranks on the wheel: A-10 and A-K are the long games.

## Poker hands. The ranks are those that decide.

hand-high-card = { $first } high
hand-pair = a pair of { $first }
hand-two-pair = two pair, { $first } and { $second }
hand-three = three { $first }
hand-straight = a straight, { $first } high
hand-flush = a flush, { $first } high
hand-full-house = a full house, { $first } over { $second }
hand-four = four { $first }
hand-straight-flush = a straight flush, { $first } high
hand-royal-flush = a royal flush
hand-joker = { $joker } is { $card }

## Piles of Nine Card Brag

pile-high-card = { $first } high
pile-pair = a pair of { $first }
pile-flush = a flush, { $first } high
pile-run = a run, { $run }
pile-running-flush = a running flush, { $run }
pile-prial = a prial of { $first }

## Ranks: one card, several cards

rank-2 = deuce
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace
ranks-2 = deuces
ranks-3 = threes
ranks-4 = fours
ranks-5 = fives
ranks-6 = sixes
ranks-7 = sevens
ranks-8 = eights
ranks-9 = nines
ranks-T = tens
ranks-J = jacks
ranks-Q = queens
ranks-K = kings
ranks-A = aces

## Poker hands, by category alone

category-high-card = nothing
category-pair = pair
category-two-pair = two pair
category-three = three of a kind
category-straight = straight
category-flush = flush
category-full-house = full house
category-four = four of a kind
category-straight-flush = straight flush
category-royal-flush = royal flush
