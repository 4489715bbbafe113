# The rules of Grid Poker.

rulebook-grid-poker-lead = Six times, nine cards lie face up in three rows of three. Take a whole row or column; the next seat takes a line of what is left. After six grids, weave your cards into three poker hands. Best meets best, second meets second, third meets third.

rulebook-grid-poker-drafting = Drafting
rulebook-grid-poker-drafting-text = The first seat takes any of six lines. The second has always exactly five: the two beside it give three cards, the three that cross it give two.
rulebook-grid-poker-drafting-first = The first seat takes row 2: { $cards }
rulebook-grid-poker-drafting-second = The second takes column 1 and gets two: { $cards }. The rest goes out
rulebook-grid-poker-drafting-rest = With three seats the rest is not lost: the third seat gets it. In the next grid the next seat picks first. Everything that is taken or goes out is seen by all.

rulebook-grid-poker-building = Building
rulebook-grid-poker-building-text = You own 15 to 18 cards with two seats, 16 to 20 with three. Build three hands of exactly five; the rest stays out. Nobody sees a hand until all have built. The table sorts your hands by strength.

rulebook-grid-poker-jokers = Jokers
rulebook-grid-poker-jokers-text = Wild for straights and flushes alone. A joker never makes a pair, three, four or full house, and never hurts one.
rulebook-grid-poker-jokers-stands = the joker is the { $card }
rulebook-grid-poker-jokers-highest = the joker takes the highest heart missing
rulebook-grid-poker-jokers-both = both may serve in one hand
rulebook-grid-poker-jokers-dead = no fourth: here the joker is a dead card
rulebook-grid-poker-jokers-natural = Of two hands that are otherwise equal, the one without a joker is better.

rulebook-grid-poker-points = Points
rulebook-grid-poker-points-seats = Seats
rulebook-grid-poker-points-best = Best of those that meet
rulebook-grid-poker-points-second = Second
rulebook-grid-poker-points-tied = Tied
rulebook-grid-poker-points-each = 1 each
rulebook-grid-poker-points-shared = the points of the shared place
rulebook-grid-poker-points-text = Most points wins. Equal points: the better third hand wins. Equal there too: the win is shared.
