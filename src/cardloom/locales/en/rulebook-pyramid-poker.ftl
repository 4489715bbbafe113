# The rules of Pyramid Poker.

rulebook-pyramid-poker-lead = Two seats build a pyramid of thirty face-down blocks, each seeing only the blocks that it sets itself. Then they take it apart again, block by block, and every card goes to one of three hands. Whoever wins more hands wins.

rulebook-pyramid-poker-building = Building
rulebook-pyramid-poker-building-text = In turn, look at your next block and set it face down on the foundation, or centred on two blocks that touch. You choose the place, not the block. The foundation has eight places. It may have gaps, and no level need be full.
rulebook-pyramid-poker-building-open = Two blocks that touch carry a third: seven places are open
rulebook-pyramid-poker-building-seen = You go on seeing the blocks that you set, the other seat sees its own
rulebook-pyramid-poker-building-secret = Each seat sets fifteen blocks. The other 24 of the 54 are the supply, which nobody has seen.

rulebook-pyramid-poker-taking = Taking apart
rulebook-pyramid-poker-taking-text = In turn, take any block that has nothing on top of it, whoever set it. Its card goes face up to one of your three hands that has room, and stays there. After fifteen takes each, all hands have five cards.
rulebook-pyramid-poker-taking-top = Only the block at the top is free
rulebook-pyramid-poker-taking-next = Without it, the two below are free

rulebook-pyramid-poker-jokers = Jokers
rulebook-pyramid-poker-jokers-text = A joker is not wild. Whoever takes one puts it away, and three blocks of the supply are turned up for both to see. One of them that is not a joker is kept for a hand; the others are out.
rulebook-pyramid-poker-jokers-keep = One of { $cards } may be kept, the joker may not

rulebook-pyramid-poker-winning = Winning
rulebook-pyramid-poker-winning-basic = Hand 1 meets the other seat’s hand 1, hand 2 meets hand 2, hand 3 meets hand 3. A tied hand is nobody’s. More hands won wins the game; equally many are a draw.
rulebook-pyramid-poker-winning-advanced = With advanced scoring a match goes over several deals. All your hands score, whether they won or lost, and winning two or all three adds to that. When somebody has reached the target after a deal, the higher total wins; if the totals are equal, there is one more deal.
rulebook-pyramid-poker-winning-hand = Advanced scoring
rulebook-pyramid-poker-winning-points = Points
rulebook-pyramid-poker-winning-small = Three, two pair, pair
rulebook-pyramid-poker-winning-none = No pair
rulebook-pyramid-poker-winning-two = Two hands won
rulebook-pyramid-poker-winning-three = Three hands won
