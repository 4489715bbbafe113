# The rules of Poker Squares.

rulebook-poker-squares-lead = Cards are called one at a time, the same for everybody. Write each into an empty cell of your own grid, five by five; nothing written ever moves. After card 25 every row and every column scores as a poker hand.

rulebook-poker-squares-placing = Placing
rulebook-poker-squares-placing-text = Everybody places a card before the next one is called, unseen by the others. You cannot pass, and a cell once taken stays taken. The table shows what a card makes before you place it.
rulebook-poker-squares-placing-flush = { $card } in { $cell } makes row 2 a flush: 20 points
rulebook-poker-squares-placing-order = The order within a line does not matter: row 2 is a straight, 15 points

rulebook-poker-squares-points = Points
rulebook-poker-squares-points-text = Ten lines score: five rows and five columns, no diagonals. A line counts once, as the best hand that it makes. By the English points a straight is worth more than a flush.
rulebook-poker-squares-points-hand = Hand
rulebook-poker-squares-points-american = American
rulebook-poker-squares-points-english = English

rulebook-poker-squares-example = A finished grid
rulebook-poker-squares-example-text = The rows make 25, 25, 50, 10 and 5, the columns 20, 20, 20, 20 and 2: 197 American points. By the English points the same grid makes 66.

rulebook-poker-squares-winning = Winning
rulebook-poker-squares-winning-text = The highest total wins; equal totals share the win. Alone you win with 200 American points, or with 70 English ones. The 27 cards left over are never shown.
