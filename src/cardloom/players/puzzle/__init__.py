"""Players of Puzzle Poker, as a duel and alone: whole turns, what they are worth by learned tables, sampled draws."""
