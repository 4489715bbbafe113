"""What hands are worth, and all ways to split cards into hands.

`five` and `three` hold the order of hands of five and of brag's piles of three, `points` the points of Poker Squares,
`split` the ways to make three hands of one pool of cards and `reference` the chances that choose among them.
"""
