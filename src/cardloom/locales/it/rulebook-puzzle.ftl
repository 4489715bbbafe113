# Le regole di Puzzle Poker: quello che il duello e il gioco in solitario hanno in comune.

rulebook-puzzle-bonus = Bonus
rulebook-puzzle-scoring = Punti
rulebook-puzzle-meld = Combinazione
rulebook-puzzle-points = Punti
rulebook-puzzle-kind = Stesso valore
rulebook-puzzle-flush = Un seme
rulebook-puzzle-straight = Scala
rulebook-puzzle-scrambled = Scala in disordine
rulebook-puzzle-end = La fine
