"""The coach: what a move was worth, and why. It sees what the seat saw, and asks the strongest player of the game.

`hints.hint` tells of a position, `reviews.review` of a game, `retries.retry` of another move in it, `lab` of ways to
lay cards; `told` gives reasons words.
"""

from cardloom.coach.answers import Hint, Lab, Retry, Review
from cardloom.coach.reasons import Reason, told

__all__ = ["Hint", "Lab", "Reason", "Retry", "Review", "told"]
