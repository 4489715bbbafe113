# The rules in short, for the table.

rules-poker-squares =
    25 cards are announced one by one. Everybody writes each card into an empty cell of a grid of five by five; nothing written
    ever moves. At the end each row and each column scores as a poker hand, in any order of its cards.

    American points: royal flush 100, straight flush 75, four of a kind 50, full house 25, flush 20, straight 15, three of a kind
    10, two pair 5, pair 2. English points: 30, 30, 16, 10, 5, 12, 6, 3, 1.

    The highest total wins. Alone you win with 200 points, or 70 with english points.
rules-grid-poker =
    Six grids of nine cards are drafted. The first seat takes a row or a column, the next one takes what is left of another line;
    the rest is discarded, or goes to the third seat. Another seat begins in each grid.

    Then everybody builds three hands of five cards in secret. Best hand meets best, second meets second, third meets third: one
    point for each that wins; with three seats two for the strongest and one for the second. If points are equal, the better third
    hand wins.

    Jokers are wild for straights, flushes, straight flushes and royal flushes alone. Of two equal hands the one without a joker is
    better.
rules-pyramid-poker =
    Thirty blocks are set face down, in turn: on the foundation, or centred on two blocks that touch. You see the face of a block as
    you set it.

    Then the pyramid is taken down, in turn: any block with nothing on top goes face up into one of your three hands of five. For a
    joker three blocks are turned up from the supply, and you keep one that is no joker.

    Each hand meets the other seat's hand of the same number. Most hands won wins the game. In an advanced match every hand scores:
    royal flush 5, straight flush 4, four of a kind 3, full house 2, flush and straight 1, no pair -1; and winning two hands is
    worth 3, all three 4.
rules-nine-card-brag =
    Everybody puts a token in the pot and gets nine cards. Who has four of a kind may show them and takes the pot: fours are best,
    then aces, kings and so on down. Who has four pairs may show them and saves the pot: it stays for the next deal.

    Else everybody lays three piles of three, best pile first. The piles are shown round by round from the dealer's left; the best
    wins a round, among equals the one shown first, and the winner shows first in the next round. Two rounds take the pot.

    Piles, best first: prial (threes are best, then aces), running flush, run, flush, pair, high card. A-2-3 is the best run.

    The game ends when a pot has been taken and somebody has no token left. Most tokens win.
rules-puzzle-poker =
    Play a card from your hand, or your joker, to your side: your two rows and the shared row; at first to your front rows, and
    anywhere when your side is full. A meld is three or more neighbours in a line: of one rank, one suit, or ranks in a row, in or
    out of order. The ace follows the highest rank, and the deuce follows the ace.

    A card that makes a meld earns a bonus: you play another, and so on as long as each makes a meld of another kind. Then all melds
    score and leave: one rank 2, flush 1, a straight 1 for every three in order; one more for a card in the shared row, and one for
    a meld of five. You draw back to five cards.

    The game ends when you cannot draw back to five, or when the grid is full.
rules-puzzle-solo =
    Draw two cards, place one in the grid and keep the other. Then you may play a card, or shift one to an empty cell beside it. If
    that made a meld you earn a bonus: play another card, and so on as long as each makes a meld of another kind.

    Every full line scores: one rank 2, flush 1, straight 1, straight out of order 1; but the first meld of the turn scores nothing.
    Four bonuses in a turn are worth 5 more. With a full grid you remove a card for two points.

    The game ends when a turn begins with the stock empty. More than 20 points win.
