# The rules of Puzzle Poker: what the duel and playing alone share.

rulebook-puzzle-bonus = Bonuses
rulebook-puzzle-scoring = Scoring
rulebook-puzzle-meld = Meld
rulebook-puzzle-points = Points
rulebook-puzzle-kind = One rank
rulebook-puzzle-flush = One suit
rulebook-puzzle-straight = Straight
rulebook-puzzle-scrambled = Out-of-order straight
rulebook-puzzle-end = The end
