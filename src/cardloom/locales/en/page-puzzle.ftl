# Puzzle Poker on the page: the duel and playing alone.

## Melds

page-puzzle-type = { $type ->
    [kind] one rank
    [flush] flush
    [straight] straight
   *[scrambled] straight out of order
}
page-puzzle-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-puzzle-row = row { $row }
page-puzzle-column = column { $column }
page-puzzle-diagonal = diagonal { $cells }
page-puzzle-meld = { $types }, { $line }{ $first ->
    [true] , the first of the turn
   *[false] { "" }
}
page-puzzle-extra-shared = a card in the shared row
page-puzzle-extra-five = five cards in a line
page-puzzle-extra-chain = four bonuses or more

## The bonus chain

page-puzzle-this-turn = This turn
page-puzzle-chain = Bonus chain
page-puzzle-bonus = bonus
page-puzzle-chain-of = Bonus chain{ $count ->
    [0] { "" }
   *[other] : { $links }
}. Next: { $next }
page-puzzle-next-other = { $type ->
    [kind] not one rank
    [flush] not a flush
    [straight] not a straight
   *[scrambled] not a straight out of order
}
page-puzzle-next-any = { $begun ->
    [true] any meld
   *[false] first meld of the turn: opens the chain
}
page-puzzle-chain-how = { $type ->
    [none] A card that makes a meld earns one more bonus. Everything scores at the end of the turn.
   *[other] A card that makes something else than this ({ $type }) earns one more bonus. Everything scores at the end of the turn.
}
page-puzzle-must-play = A bonus must be played.
page-puzzle-four = Four bonuses in one turn: 5 points more.

## Cells and cards, for the ear

page-puzzle-unnamed = { $joker }, not named
page-puzzle-cell = { $cell }, { $card }{ $state ->
    [last] , the last card
    [meld] , in a meld
   *[plain] { "" }
}
page-puzzle-does = { $cell }. { $move ->
    [remove] Remove it
   *[keep] Keep it
}
page-puzzle-empty = { $cell }, empty
page-puzzle-put = { $cell }, empty. { $to ->
    [here] Put the { $card } here
    [up] Shift the { $card } up
    [down] Shift the { $card } down
    [left] Shift the { $card } left
    [right] Shift the { $card } right
   *[aslant] Shift the { $card } here, aslant
}{ $makes }
page-puzzle-sent = { $cell }, { $card }, sent
page-puzzle-value = { $item }: { $makes ->
    [none] makes nothing
   *[other] { $makes }
}
page-puzzle-hand = Your hand
page-puzzle-drawn = Drawn: place one of them
page-puzzle-jokers = Jokers at the side
page-puzzle-own-joker = your { $joker }
page-puzzle-hand-of = Hand of { $name }
page-puzzle-hand-of-cards = Hand of { $name }: { $cards }{ $joker ->
    [true] , and the joker
   *[false] ; the joker is played
}
page-puzzle-grid-duel = Grid, 3 by 5. Rows { $rows } are yours, row 3 is shared
page-puzzle-grid-watched = Grid, 3 by 5. Row 3 is shared
page-puzzle-grid-solo = Grid, 3 by 3
page-puzzle-shared = shared
page-puzzle-front = front
page-puzzle-back = back
page-puzzle-row-shared = the shared row
page-puzzle-row-of = { $whose ->
    [own] { $back ->
        [true] your back row
       *[false] your front row
    }
   *[other] { $back ->
        [true] back row of { $name }
       *[false] front row of { $name }
    }
}
page-puzzle-rows-of = { $mine ->
    [true] your rows
   *[false] rows of { $name }
}

## Naming a joker

page-puzzle-ask-name = Name the joker?
page-puzzle-ask-name-own = On { $cell } it can make a meld
page-puzzle-ask-name-beside = It lies beside { $card } in { $line }
page-puzzle-namer = Name the { $joker }. { $count } namings make a meld
page-puzzle-namer-how = Only names that make a meld now. For good.
page-puzzle-namer-both = Together with the other joker
page-puzzle-which = Which joker
page-puzzle-name-it = Name the joker { $card }
page-puzzle-name-none = Leave it without a name

## The ribbon and the seats

page-puzzle-ask-play = Play a card or your joker
page-puzzle-ask-where = Put { $card } in a gold cell
page-puzzle-ask-bonus = Bonus!
page-puzzle-ask-bonus-task = Play another card. { $type ->
    [kind] One rank won’t count again
    [flush] A flush won’t count again
    [straight] A straight won’t count again
    [scrambled] A straight out of order won’t count again
   *[other] Any meld earns one more
}
page-puzzle-ask-keep = Keep one card?
page-puzzle-ask-keep-task = One that has just scored, but none in the shared row
page-puzzle-keep-none = Keep none
page-puzzle-you-score = { $points ->
    [0] You score nothing.
   *[other] You score { $points }.
}
page-puzzle-plays-next = { $name } plays next
page-puzzle-does-play = { $bot ->
    [true] Bot, plays
   *[false] Plays
}, { $cards } cards
page-puzzle-does-bonus = Bonus: plays again
page-puzzle-does-name = Naming the joker
page-puzzle-does-keep = Keeping a card
page-puzzle-waits = Waits, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
page-puzzle-sub-duel = Duel, { $ranks ->
    [A-9] A to 9
    [A-K] A to K
   *[other] A to 10
}, { $hands ->
    [open] open hands
   *[hidden] hidden hands
}
page-puzzle-stock = Stock
page-puzzle-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-puzzle-stock-how = The game ends when a seat cannot draw back to five.
page-puzzle-end-full = The grid is full
page-puzzle-end-stock = The stock is used up
page-puzzle-end-tie = Equal points: an unplayed joker decides, then fewer cards on the own side

page-puzzle-ask-remove = The grid is full.
page-puzzle-ask-remove-task = Remove a card, for two points
page-puzzle-ask-place = { $count ->
    [one] Place the drawn card.
   *[other] Place one of the drawn cards.
}
page-puzzle-ask-place-task = The other one joins your hand
page-puzzle-ask-act = Your choice.
page-puzzle-ask-act-task = { $way ->
    [shift] Shift { $card }, play a card, or be done
    [play] Put { $card } in a gold cell, shift a card, or be done
   *[none] Play a card, shift one, or be done
}
page-puzzle-done = Done
page-puzzle-sub-solo = Alone, { $ranks ->
    [A-10] A to 10
    [A-K] A to K
   *[other] A to 9
}{ $easy ->
    [true] , easy
   *[false] { "" }
}{ $hard ->
    [true] , hard
   *[false] { "" }
}
page-puzzle-of-needed = { $score } of the { $needed } you need
page-puzzle-goal = { $score } points, { $needed } needed
page-puzzle-goal-how = of { $needed }. More than 20 wins
page-puzzle-solo-won = More than twenty
page-puzzle-solo-lost = More than twenty were needed
page-puzzle-step-place = Place a drawn card.
page-puzzle-step-placed = Placed { $card } on { $cell }.
page-puzzle-step-act = Play, shift or leave it.
page-puzzle-step-bonus = Bonuses, if a meld shows.

## The log

page-puzzle-log-play = { $card } to { $cell }
page-puzzle-log-place = places { $card } on { $cell }
page-puzzle-log-shift = shifts { $from } to { $cell }
page-puzzle-log-remove = removes the card on { $cell }
page-puzzle-log-name = { $joker } is { $card }
page-puzzle-log-name-none = leaves the joker without a name
page-puzzle-log-keep = { $cell ->
    [none] keeps no card
   *[other] keeps the card on { $cell }
}
