# The coach: reasons for moves, reviews, the lab. Reasons are parts of sentences; cards in them are notation.

reason-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
reason-row = row { $row }
reason-column = column { $column }
reason-suit-c = clubs
reason-suit-d = diamonds
reason-suit-h = hearts
reason-suit-s = spades
reason-pile-high-card = high card
reason-pile-pair = pair
reason-pile-flush = flush
reason-pile-run = run
reason-pile-running-flush = running flush
reason-pile-prial = prial

reason-squares-makes = { $line } is full: { $category }, { $points ->
    [one] one point
   *[other] { $points } points
}
reason-squares-closes = { $line } is full and makes nothing
reason-squares-flush = { $line } can become a flush in { $suit }, { $short } short
reason-squares-only-flush = the only line where a flush in { $suit } goes on: { $line }, { $short } short
reason-squares-straight = { $line } can become a straight, { $short } short
reason-squares-only-straight = the only line where a straight goes on: { $line }, { $short } short
reason-squares-group = { $line }: { $category }
reason-squares-fresh = begins { $line }
reason-squares-ends-flush = ends the flush in { $suit } of { $line }, which had { $cards } cards
reason-squares-ends-straight = ends the straight of { $line }, which had { $cards } cards
reason-squares-leads = { $line } then comes to { $mean1 } points on average, against { $mean2 }
reason-squares-harmless = ends nothing that was under way

reason-grid-hands = { $category1 } { $hand1 }, { $category2 } { $hand2 }, { $category3 } { $hand3 }
reason-grid-joker = { $count ->
    [one] takes a joker
   *[other] takes { $count } jokers
}
reason-grid-makes = your best hand becomes: { $category }
reason-grid-group = { $count } { $ranks } then are yours
reason-grid-suit = { $count } { $suit } then are yours
reason-grid-straight = { $count } cards of one straight then are yours
reason-grid-highest = its highest card is the { $rank }
reason-grid-denies = takes the { $rank } that seat { $seat } could use, who has { $count } of them
reason-grid-denies-suit = { $cards ->
    [one] takes one card
   *[other] takes { $cards } cards
} of { $suit } from seat { $seat }, who has { $count } of them
reason-grid-cards = { $cards ->
    [one] brings one card
   *[other] brings { $cards } cards
}
reason-grid-more = brings { $cards } cards, not { $less }

reason-brag-piles = { $kind1 } { $pile1 }, { $kind2 } { $pile2 }, { $kind3 } { $pile3 }
reason-brag-quads = shows four { $ranks }; { $better ->
    [one] one better four is possible
   *[other] { $better } better fours are possible
}
reason-brag-best-quads = shows four { $ranks }; no better four is possible: the pot is yours
reason-brag-pairs = saves the pot of { $pot }, unless somebody shows four of a kind
reason-brag-pairs-poor = neither a prial nor two runs or better: such piles are mostly worth less than a saved pot
reason-brag-pairs-good = a prial, or two runs or better: with them four pairs are mostly worth playing on
reason-brag-stays = goes on to the piles: { $kind1 } { $pile1 }, { $kind2 } { $pile2 }, { $kind3 } { $pile3 }

reason-pyramid-unknown = a block whose face you do not know
reason-pyramid-joker = a joker: three supply blocks are turned, and you keep one
reason-pyramid-card = a card that carries none of your hands on
reason-pyramid-completes = completes hand { $hand }: { $category }
reason-pyramid-makes = hand { $hand } is full: { $category }
reason-pyramid-wins = hand { $hand } is full and wins: { $category }
reason-pyramid-loses = hand { $hand } is full and loses: { $category }
reason-pyramid-ties = hand { $hand } is full and ties: { $category }
reason-pyramid-flush = hand { $hand } can become a flush in { $suit }, with { $cards } cards of it
reason-pyramid-group = hand { $hand }: { $category }
reason-pyramid-straight = hand { $hand } can become a straight, with { $cards } cards of it
reason-pyramid-ends-flush = ends the flush in { $suit } of hand { $hand }, which had { $cards } cards
reason-pyramid-adds = { $cards ->
    [one] the first card of hand { $hand }
   *[other] card { $cards } of hand { $hand }
}
reason-pyramid-denies = takes the { $rank } that the other seat could use, who has { $count } of them in one hand
reason-pyramid-frees = frees { $cells } for the other seat
reason-pyramid-frees-joker = frees a joker for the other seat
reason-pyramid-frees-nothing = frees no block for the other seat
reason-pyramid-ground = stands on the foundation and covers nothing
reason-pyramid-covers = { $theirs ->
    [0] covers two of your blocks
    [1] covers one of your blocks and one of the other seat's
   *[other] covers two of the other seat's blocks
}

reason-puzzle-scores = { $points ->
    [one] scores one point now
   *[other] scores { $points } points now
}
reason-puzzle-costs = { $points ->
    [one] costs one point
   *[other] costs { $points } points
}
reason-puzzle-meld = a meld from { $start } to { $end }: { $types }
reason-puzzle-bonus = earns another card to play
reason-puzzle-joker = spends a joker
reason-puzzle-keeps = keeps { $card } on the grid
reason-puzzle-removes = takes { $card } off the grid
reason-puzzle-takes = brings { $card } to the hand
reason-puzzle-ends = leaves it at that
reason-puzzle-sets-up = { $count ->
    [one] one card on { $cell } would then make a meld
   *[other] { $count } cards on { $cell } would then make a meld
}
reason-puzzle-opens = { $count ->
    [one] the other seat could then make a meld on { $cell } with one card
   *[other] the other seat could then make a meld on { $cell } with any of { $count } cards
}
reason-puzzle-opens-nothing = no card still out makes a meld for the other seat at once
reason-puzzle-goes-on = { $points ->
    [one] the turn can score one point in all
   *[other] the turn can score { $points } points in all
}
reason-puzzle-places = makes no meld yet

reason-later = no difference shows at once: it pays later

reason-lab-lane = wins more with the { $lane ->
    [1] first
    [2] second
   *[other] third
} hand: { $percent } % against { $other } %
reason-lab-lane-less = wins less with the { $lane ->
    [1] first
    [2] second
   *[other] third
} hand: { $percent } % against { $other } %
reason-lab-only = no other way can be best
reason-lab-even = another way wins just as much
reason-hindsight-unlucky = Right by what you knew; as the cards lay, another way would have won more.
reason-hindsight-lucky = Not the best by what you knew; as the cards lay, it did no harm.
reason-hindsight-as-known = As the cards lay, it came out as it was to be expected.
reason-hindsight-came-unlucky = Right by what you knew. With the cards that came, { $cell } could have led to { $best }, this cell to no more than { $points }.
reason-hindsight-came-lucky = Not the best by what you knew; with the cards that came it could still lead to { $points }, and the better cell to no more.
reason-hindsight-came = With the cards that came, { $cell } could have led to { $best }, this cell to no more than { $points }.
reason-hindsight-came-best = With the cards that came it could lead to { $points }, and no other cell to more.

coach-value = { $measure ->
    [chance] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
    [share] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
    [tokens] { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
   *[points] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
coach-measure-points = The final score to be expected after each move, as { $player } sees it:
coach-measure-chance = The chance of winning after each move, as { $player } sees it:
coach-measure-tokens = The tokens to be expected from each move, as { $player } sees it:
coach-even = Moves marked = cannot be told from the best.
coach-review = { $game }, judged by { $player } from what each seat could know.
coach-nothing = { $name }: there was nothing to choose.
coach-accuracy = { $name }: accuracy { $accuracy } %. { $decisions ->
    [one] One decision counts
   *[other] { $decisions } decisions count
}:
coach-label-best = best
coach-label-fine = fine
coach-label-doubtful = doubtful
coach-label-bad = bad
coach-label-very-bad = very bad
coach-account = At the start { $start }, luck { $luck }, lost { $lost }: in the end { $result }.
coach-account-chance = From { $start } at the start to { $result } in the end. A move gave away { $lost } percentage points on average, and luck and the others { $way ->
    [up] brought { $luck }
   *[down] took { $luck }
} between two moves.
coach-mistake = { $place }. Move { $n } cost { $loss } { $measure ->
    [chance] percentage points of the chance to win
    [tokens] tokens
   *[points] points
}, { $label ->
    [doubtful] doubtful
    [bad] bad
   *[very-bad] very bad
}:
coach-better = Better, { $best } instead of { $value }:
coach-move = Move { $n }, { $move }.
coach-hints-used = Hints used: { $count }.

lab-chance = { $ways ->
    [one] One way to lay them can be best. Its chance of winning, and the points of each hand:
   *[other] { $ways } ways to lay them can be best. Their chances of winning, and the points of each hand:
}
lab-points = { $ways ->
    [one] One way to lay them can be best. How many of three hands win against 17 random cards, and how often each does:
   *[other] { $ways } ways to lay them can be best. How many of three hands win against 17 random cards, and how often each does:
}
lab-share = { $ways ->
    [one] One way to lay them can be best. Its share of the pot, and how often each pile wins:
   *[other] { $ways } ways to lay them can be best. Their shares of the pot, and how often each pile wins:
}
lab-weight = {", "}best laid so in { $percent } % of games
lab-why = The best and the next:

table-review = What were the moves worth? cardloom review { $file }
word-hint = hint
about-hint = what the moves are worth, and why; hints are counted

command-hint =
    Tell what the moves are worth in a recorded game that still runs, and why.

    FILE is a .loom record; - reads the standard input. The coach sees what the seat sees, nothing else.
command-review =
    Look back at a recorded game: what each move was worth, the costliest ones first, and what was luck.

    FILE is a .loom record; - reads the standard input.
command-lab =
    Show every way to lay cards into three hands that can be best, and what each hand wins.

    Nine cards are piles of Nine Card Brag; 15 to 20 cards are hands of Grid Poker.
option-lab-against = The cards of another seat, in Grid Poker; again for a third seat.
option-lab-seats = How many seats there are, in Nine Card Brag.
option-lab-place = The place in the order of showing, in Nine Card Brag: 1 shows first.

error-hints-off = Other people play at this table, and hints are not allowed there.
error-serial-used = This number was used for something else already.
