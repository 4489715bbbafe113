"""What can be seen and done in each game, one module a game.

`SIMULTANEOUS`  whether all players always act at once
`ACTIONS`       how many actions; unless a big split is asked for, an action is the number of a move
`GROUPS`, `GROUP_SIZE`, `FIRST_GROUP`, `MOST_CARDS`, `split_size`, `split_move`: a big split, card by card; see `groups`
`parts`         what an observation is made of, after the header
`observe`       the kernel that writes it
"""
