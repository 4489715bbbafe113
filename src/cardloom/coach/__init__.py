"""The coach: what a move was worth, and why. It sees what the seat saw, and asks the strongest player of the game."""

from cardloom.coach.hints import Hint, hint
from cardloom.coach.reasons import Reason, told
from cardloom.coach.reviews import Review, review, reviewing

__all__ = ["Hint", "Reason", "Review", "hint", "review", "reviewing", "told"]
