# Grid Poker: the draft, the bench, the comparison.

## The draft

page-grid-your-pick = Your pick.
page-grid-pick = { $turn ->
    [1] Take a whole row or column
   *[other] Take a row or column, with what is left in it
}
page-grid-picks = { $name } picks.
page-grid-you-took = You took { $line }
page-grid-started = { $you ->
    [true] you started
   *[false] { $name } started
}
page-grid-picking = { $turn ->
    [1] Picking first
   *[other] Picking second
}
page-grid-picks-after = { $you ->
    [true] Picks after you
   *[false] Picks after { $name }
}
page-grid-took = Took { $line }
page-grid-gets-rest = Gets the rest
page-grid-row = row { $number }
page-grid-column = column { $number }
page-grid-of-six = Grid { $grid } of 6
page-grid-nine = Grid of nine, 3 by 3. Arrow keys move, Enter takes a line, V speaks what it makes
page-grid-card = { $card }, row { $row }, column { $column }
page-grid-take = Take { $line }: { $cards }. With your cards it makes { $hand }
page-grid-take-short = Take
page-grid-line = { $line }: { $cards }
page-grid-line-gone = { $line }, taken
page-grid-preview = { $line } makes { $hand }
page-grid-leaves = { $name } may then take { $whole }, or { $count ->
    [one] one
    [2] two
   *[other] { $count }
} from a line that crosses it
page-grid-rest-out = Out of play then: { $rest }
page-grid-rest-to = { $name } then gets { $rest }
page-grid-drafted = { $name }, { $count ->
    [0] no cards yet
    [one] 1 card: { $cards }
   *[other] { $count } cards: { $cards }
}
page-grid-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-grid-out-of-play = Out of play
page-grid-log-line = { $line }
page-grid-log = { $line } of grid { $grid }, { $cards }
page-grid-log-out = { $text }. Out: { $rest }
page-grid-log-third = { $text }. To { $name }: { $rest }
page-grid-log-built = builds { $hands }

## The bench

page-grid-build = Build three hands of five.
page-grid-put = Put { $card } where it helps
page-grid-swap-or-weave = Choose a card, then the card or place to swap it with
page-grid-you-built = Your hands are built
page-grid-building = Building
page-grid-building-short = Building
page-grid-has-built = Has built, face down
page-grid-has-built-short = Has built
page-grid-place = { $place ->
    [1] Best
    [2] Second
   *[3] Third
}
page-grid-hand-of = { $place ->
    [1] best hand
    [2] second hand
   *[3] third hand
}
page-grid-rack = { $hand }: { $name }, { $count } of { $size } cards
page-grid-joker-stands = joker stands for the { $rank }
page-grid-card-chosen = { $card }, chosen
page-grid-swap = Swap { $card } with { $other }
page-grid-gap = empty place in the { $hand }
page-grid-gap-put = empty place in the { $hand }. Put the { $card } here
page-grid-spare = Left over: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-grid-spare-place = empty place beside the hands
page-grid-spare-put = empty place beside the hands. Leave the { $card } out
page-grid-left-over = Left over
page-grid-stay-out = { $all ->
    [true] { $count ->
        [0] nothing stays out
        [one] 1 stays out
       *[other] { $count } stay out
    }
   *[false] { $count ->
        [0] none of these stays out
        [one] 1 of these stays out
       *[other] { $count } of these stay out
    }
}
page-grid-not-full = { $hands ->
    [one] One hand has { $cards ->
        [0] no card
        [one] one card
        [2] two cards
        [3] three cards
       *[4] four cards
    }
   *[other] { $hands } hands are not full
}
page-grid-complete = Three hands of five
page-grid-sort = { $by ->
    [rank] Sort by rank. Key R
   *[suit] Sort by suit. Key S
}
page-grid-sort-by = { $by ->
    [rank] Rank
   *[suit] Suit
}
page-grid-weave = Weave it for me
page-grid-weave-how = Weave it for me: fills the three hands with the strongest split
page-grid-confirm = Confirm
page-grid-hands-title = Hands, best first
page-grid-have-one = you have one
page-grid-has-drafted = { $name } drafted

## The comparison

page-grid-left-out = Left out
page-grid-which = { $place ->
    [1] best
    [2] second
   *[3] third
}
page-grid-held = { $you ->
    [true] { $count ->
        [one] Your { $hands } hand held
       *[other] Your { $hands } hands held
    }
   *[false] { $count ->
        [one] { $name }: the { $hands } hand held
       *[other] { $name }: the { $hands } hands held
    }
}
page-grid-third-decides = { $shared ->
    [true] Equal on points and in the third hands
   *[false] Equal on points; the third hand decides
}
