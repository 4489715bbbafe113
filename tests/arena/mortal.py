"""A player that kills, on both nodes of a cluster, the first process that it plays in."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Sequence
from pathlib import Path

from cardloom.players.greedy import GreedyPlayer
from cardloom.players.player import View

DEATHS = "CARDLOOM_TEST_DEATHS"  # the folder where deaths are written down; without it nobody dies
PATIENCE = 30  # seconds


class Mortal(GreedyPlayer):
    name = "mortal@1"

    def choose(self, view: View, legal: Sequence[str]) -> str:
        if DEATHS in os.environ:
            folder = Path(os.environ[DEATHS])
            death = folder / str(os.getppid())  # a node's processes have one parent
            if not death.exists():
                death.touch()
                os.kill(os.getpid(), signal.SIGKILL)
            end = time.monotonic() + PATIENCE
            while len(list(folder.iterdir())) < 2 and time.monotonic() < end:  # the other node gets its games
                time.sleep(0.05)
        return super().choose(view, legal)
