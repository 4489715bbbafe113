# The review of a game, and the arrangement lab.

## Review

page-review-of = Whose game
page-review-working = The coach reads your game: { $done } of { $count } moves.
page-review-waiting = The coach reads your game.
page-review-accuracy = Accuracy { $accuracy }
page-review-none = There was nothing to choose.
page-review-counts = { $decisions ->
    [one] One choice
   *[other] { $decisions } choices
}: { $best } best, { $fine } fine, { $doubtful } doubtful, { $bad } bad, { $verybad } very bad
page-review-start = To expect at the start
page-review-luck = Luck
page-review-lost = Given away
page-review-luck-moves = Luck and the others, percentage points a move
page-review-lost-moves = Given away, percentage points a move
page-review-result = Result
page-review-cost = { $count ->
    [0] No move cost you anything that can be told.
    [one] The one that cost most
   *[other] The { $count } that cost most
}
page-review-mistake = Move { $turn }: { $move }
page-review-turn = Move { $turn }.
page-review-label = { $label ->
    [best] the best move
    [fine] a fine move
    [doubtful] a doubtful move
    [bad] a bad move
    [very-bad] a very bad move
   *[trivial] no choice here
}
page-review-task = { $move }: { $label }
page-review-task-better = { $move }: { $label }. Better by { $loss }: { $better }
page-review-better = Better: { $move }. { $best } instead of { $value }
page-review-graph = { $measure ->
    [chance] Chance to win
    [tokens] Tokens to expect
   *[points] Score to expect
}
page-review-gist = { $title }: { $first } at the start, { $last } in the end. Lowest { $low }, highest { $high }.
page-review-table = As a table
page-review-drawn = As a graph
page-review-after = After move
page-review-previous = Previous own move
page-review-next = Next own move
page-review-first = First own move
page-review-last = Last own move
page-review-saw = Only what this seat could see counts.
page-review-played = played
page-replay-plain = Replay without the coach
page-play-on = Play on from here
page-seen = What the bot saw
page-seen-how = What { $name } made of its moves, by nothing but what the board shows now: { $measure ->
    [chance] its chance to win after each.
    [tokens] the tokens that each brings on average.
   *[points] points of its own, the more the better it likes a move.
}
page-seen-made = its move
page-seen-again = Asked again just now. Where it lets chance decide, or had less time, it may have seen it a little differently.

## The mistakes played again

page-again = { $count ->
    [one] Try it again
    [2] Try both again
    [3] Try these three again
   *[other] Try these { $count } again
}
page-again-title = Try again
page-again-back = Back to the review
page-again-number = { $number } of { $count }
page-again-judging = The coach looks at your move.
page-again-verdict = { $verdict ->
    [best] the best move, better by { $gain }
    [better] better by { $gain }
    [worse] worse by { $gain }
    [even] no better and no worse
   *[same] the same as then
}
page-again-best = Best: { $move }
page-again-next = On to the next
page-again-sum = How it went
page-again-summed = { $better } of { $count } better than then, { $best ->
    [0] none the best.
   *[other] { $best } the best.
}
page-again-won-back = You won back { NUMBER($share, maximumFractionDigits: 0) }% of what they cost.
page-again-restart = Once more

## Lab

page-lab-how = Choose your cards: the lab shows every way to lay them that can be best, and what each is worth.
page-lab-game = Game
page-lab-mine = Your cards
page-lab-other = Seat { $seat }
page-lab-chosen = { $count } of { $most } cards
page-lab-choosing = The cards go to
page-lab-seats = Seats
page-lab-place = You show
page-lab-place-number = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}
page-lab-clear = Clear
page-lab-deal = Deal me cards
page-lab-go = Lay them
page-lab-working = Laying.
page-lab-need = { $least ->
    [9] Nine cards are needed.
   *[other] Fifteen to twenty cards are needed.
}
page-lab-ways = { $count ->
    [one] There is one way that can be best
   *[other] { $count } ways can be best
}
page-lab-value = { $measure ->
    [chance] Chance to win
    [share] Share of the pot
   *[points] Points of three
}
page-lab-left = Left over: { $cards }
page-lab-weight = Lay it so in { $weight } of games
page-lab-lane = { $place ->
    [1] First
    [2] Second
   *[3] Third
}: { $value }
