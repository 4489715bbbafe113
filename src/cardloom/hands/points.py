"""What a line of Poker Squares scores."""

from __future__ import annotations

import numpy as np

# By points system (american, english) and category (0 high card to 9 royal flush).
POINTS = np.array([[0, 2, 5, 10, 15, 20, 25, 50, 75, 100], [0, 1, 3, 6, 12, 5, 10, 16, 30, 30]])
