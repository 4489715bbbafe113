# The coach on the page: hints, the review, the lab.

page-coach-value = { $measure ->
    [chance] { NUMBER($value, maximumFractionDigits: 0) }%
    [share] { NUMBER($value, maximumFractionDigits: 0) }%
    [tokens] { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
   *[points] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}

## Hints

page-hint = Hint
page-hint-label = Hint. Counts as help, the game is then unrated
page-hint-thinking = Thinking
page-hint-preparing = The coach is getting ready for this game. It can take a minute the first time; your hint then comes by itself.
page-hint-measure = { $measure ->
    [chance] Your chance to win after each move, by what you can see.
    [tokens] The tokens each move brings on average, by what you can see.
   *[points] The score to expect in the end after each move, by what you can see.
}
page-hint-even = As good as the best, within what can be told.
page-hint-more = { $count ->
    [one] One more move is worth less.
   *[other] { $count } more moves are worth less.
}
page-hint-used = { $count ->
    [one] 1 hint used.
   *[other] { $count } hints used.
} Hints are counted, never punished; a game with hints is not rated.
page-hint-spoken = Hint: { $move }, { $value }. { $why }
page-with-hints = { $table }, { $hints ->
    [one] with one hint
   *[other] with { $hints } hints
}
page-with-hints-for-all = Hints for everybody
page-played-on = { $table }, played on from an earlier game
page-key-h = hint

page-review = Review
page-lab = Arrangement lab
