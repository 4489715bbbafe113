# Reglerna för Puzzle Poker: det som duellen och spelet på egen hand har gemensamt.

rulebook-puzzle-bonus = Bonusar
rulebook-puzzle-scoring = Poäng
rulebook-puzzle-meld = Kombination
rulebook-puzzle-points = Poäng
rulebook-puzzle-kind = Samma valör
rulebook-puzzle-flush = En färg
rulebook-puzzle-straight = Stege
rulebook-puzzle-scrambled = Stege i oordning
rulebook-puzzle-end = Slutet
