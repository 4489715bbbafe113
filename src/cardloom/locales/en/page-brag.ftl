# Nine Card Brag on the page.

## Piles

page-brag-category = { $category ->
    [prial] Prial
    [running-flush] Running flush
    [run] Run
    [flush] Flush
    [pair] Pair
   *[high-card] High card
}
page-brag-detail = { $category ->
    [prial] { $firsts }
    [flush] { $suit }, { $first } high
    [pair] { $firsts }, { $second }
   *[other] { $words }
}
page-brag-name = { $category ->
    [prial] prial of { $firsts }
    [running-flush] running flush, { $run }
    [run] run, { $run }
    [flush] flush, { $first } high
    [pair] pair of { $firsts }
   *[high-card] { $first } high
}
page-brag-suit = { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
page-brag-sheet = Piles, best first
page-brag-example = { $category ->
    [prial] 3-3-3 is best
    [running-flush] A-2-3, A-K-Q …
    [run] the same, mixed
    [flush] one suit
   *[other] { "" }
}

## The stages of a deal

page-brag-deal = Deal { $deal }
page-brag-stage = Stage { $stage } of 3
page-brag-stage-declare = Declare
page-brag-stage-arrange = Arrange
page-brag-stage-show = Show
page-brag-pot = Pot
page-brag-pot-of = Pot: { $pot ->
    [one] 1 token
   *[other] { $pot } tokens
}
page-brag-aside = The number is tokens held. { $mine ->
    [true] You deal.
   *[false] { $name } deals.
}
page-brag-aside-show = The number is tokens held. Two rounds take the pot.
page-brag-ready = ready
page-brag-end = A seat has no token left

## Declaring

page-brag-ask-declare = Declare.
page-brag-ask-declare-task = Nobody sees it until all have spoken
page-brag-have-spoken = You have spoken
page-brag-does-declare = { $dealer ->
    [true] Dealer, choosing
   *[false] { $bot ->
        [true] Bot, choosing
       *[false] Declaring
    }
}
page-brag-did-declare = { $dealer ->
    [true] Dealer, has spoken
   *[false] { $bot ->
        [true] Bot, has spoken
       *[false] Has spoken
    }
}
page-brag-hand = Your nine cards
page-brag-show-quads = Show four of a kind
page-brag-show-four-of = Show four { $ranks }
page-brag-quads-take = Takes the pot, unless a better four is shown
page-brag-quads-need = Needs four cards of one rank
page-brag-show-pairs = Show four pairs
page-brag-pairs-save = Saves the pot, unless four of a kind is shown
page-brag-pairs-need = Needs four ranks held twice; { $held ->
    [0] you have none
    [one] you have one
   *[other] you have { $held }
}
page-brag-stay = Stay
page-brag-stay-how = Keep quiet and arrange three piles
page-brag-declare-how = Only what you declare is exposed. Nobody must declare.
page-brag-did = { $move ->
    [show-quads] four of a kind
    [show-pairs] four pairs
   *[stay] stay
}
page-brag-declared = What was declared

## Arranging

page-brag-ask-arrange = Arrange three piles.
page-brag-ask-choose = Swap cards until they please, then cover them
page-brag-ask-swap = Swap { $card } with another card
page-brag-have-covered = Your piles are covered
page-brag-does-arrange = { $dealer ->
    [true] Dealer, arranging
   *[false] { $bot ->
        [true] Bot, arranging
       *[false] Arranging
    }
}
page-brag-did-arrange = { $dealer ->
    [true] Dealer, has covered
   *[false] { $bot ->
        [true] Bot, has covered
       *[false] Has covered
    }
}
page-brag-piles = Your piles. Choose a card, then the card it changes places with
page-brag-place = { $pile ->
    [1] Best
    [2] Middle
   *[3] Last
}
page-brag-pile = { $pile ->
    [1] Best pile
    [2] Middle pile
   *[3] Last pile
}: { $name }
page-brag-speak-pile = { $pile ->
    [1] Best pile
    [2] Middle pile
   *[3] Last pile
}: { $name }. { $cards }
page-brag-swap = Swap { $card } with { $other }
page-brag-chosen = { $card }, chosen
page-brag-beaten = { $pile ->
    [1] The middle pile beats the best one.
   *[2] The last pile beats the middle one.
}
page-brag-order = Put them in order
page-brag-sort-rank = Rank
page-brag-sort-rank-key = Sort by rank. Key R
page-brag-sort-suit = Suit
page-brag-sort-suit-key = Sort by suit. Key S
page-brag-weave = Weave it for me
page-brag-cover = Cover the piles
page-brag-arrange-how = The piles are shown when all are covered.
page-brag-log-piles = { $first }, { $second }, { $third }

## Showing

page-brag-shows = { $mine ->
    [true] You show.
   *[false] { $name } shows.
}
page-brag-leads = { $round ->
    [1] First round.
    [2] Middle round.
   *[3] Last round.
} The first pile of it
page-brag-to-beat = { $round ->
    [1] First round.
    [2] Middle round.
   *[3] Last round.
} To beat: { $pile } ({ $name })
page-brag-takes = { $mine ->
    [true] You take { $pot }.
   *[false] { $name } takes { $pot }.
}
page-brag-takes-rounds = Two rounds won
page-brag-takes-quads = Four of a kind, and none better
page-brag-saved = The pot is saved.
page-brag-saved-rounds = Three rounds, three winners
page-brag-saved-pairs = Four pairs were shown
page-brag-turns = Turning a pile
page-brag-turns-short = turning
page-brag-ahead = Ahead this round
page-brag-ahead-short = ahead
page-brag-won = { $won ->
    [one] 1 round won
   *[other] { $won } rounds won
}
page-brag-won-short = won
page-brag-table = The piles
page-brag-seat = Seat
page-brag-round = { $round ->
    [1] First piles
    [2] Middle piles
   *[3] Last piles
}
page-brag-covered = covered
page-brag-turning = turning …
page-brag-shown = { $state ->
    [won] won: { $pile }
    [ahead] ahead: { $pile }
    [led] led: { $pile }
    [yours] yours: { $pile }
   *[shown] { $pile }
}
page-brag-round-won = { $mine ->
    [true] You won
   *[false] { $name } won
} { $round ->
    [1] the first round
   *[2] the middle round
} and showed first in this one.
page-brag-how = Whoever takes two rounds takes the pot; three winners save it.
page-brag-skip = Skip to the end
page-brag-next = On to deal { $deal }
page-brag-again = Look at deal { $deal } again
