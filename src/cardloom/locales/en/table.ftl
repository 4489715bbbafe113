# At the table.

you = You

squares-total = { $name }: { $points }
squares-asked = Card { $turn } of 25: { $card }. Which cell?

grid-number = { $grid ->
    [6] The last of six grids
   *[other] Grid { $grid } of 6
}
grid-gone = Discarded
grid-lane = { $lane ->
    [1] Best hands
    [2] Second hands
   *[other] Third hands
}
grid-asked-take = Which line do you take?
grid-asked-build = Build three hands of five from your { $cards } cards, such as AsKsQsJsTs 9h9d9c2s2d 7c7d5h4s3c.
grid-third-decides = Points are equal: the third hands decide.

brag-deal = Deal { $deal }, dealt by { $dealer }. { $pot ->
    [one] One token is in the pot.
   *[other] { $pot } tokens are in the pot.
}
brag-tokens = Tokens: { $tokens }
brag-show-quads = { $name }: four of a kind.
brag-show-pairs = { $name }: four pairs.
brag-round = { $round ->
    [1] First piles
    [2] Middle piles
   *[other] Last piles
}: { $name }
brag-saved = The pot of { $pot } is saved.
brag-taken = { $name }: the pot of { $pot }.
brag-asked-declare = Do you show something, or stay?
brag-asked-arrange = Lay three piles of three, best pile first, such as As2s3s KdQhJc 9s7s2d.
brag-out = No tokens are left: { $names }.

pyramid-points = Deal { $deal }, to { $target } points: { $points }
pyramid-hand = Hand { $hand }
pyramid-win-points = { $name }: { $points } points for hands won.
pyramid-asked-build = Block { $block } of 30: { $card }. Where do you set it?
pyramid-asked-take = Which block do you take?
pyramid-asked-keep = A joker turned { $cards } up. Which card do you keep?
pyramid-asked-hand = { $card } goes to which hand: 1, 2 or 3?
pyramid-won = Hands won: { $first } { $first_hands }, { $second } { $second_hands }.

seat = Seat { $seat }
split-left-over = Left over: { $cards }
outcome-alone-won = You have won with { $points } points.
outcome-alone-lost = You have { $points } points: not enough to win.
outcome-shared = { $names } share the win. ({ $points })
outcome-you = You have won. ({ $points })
outcome-won = { $name } has won. ({ $points })
