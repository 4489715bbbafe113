"""The games of a league on a Ray cluster."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from importlib.util import find_spec

from cardloom.arena.league import Fixture, League
from cardloom.arena.playing import Played, play
from cardloom.arena.running import Runner, as_they_end
from cardloom.cards import shown
from cardloom.errors import CardloomError

QUEUED = 1000  # games that the cluster is given ahead, so that nodes which join it find work
RETRIES = 10  # of a game whose worker or node has died; then it is the game that kills
PATIENCE = 5  # seconds


class NoCluster(CardloomError):
    """A cluster that cannot be reached, or the lack of what it is reached with."""


def on_ray(address: str) -> Runner:
    """Play on the cluster with this address, HOST:PORT. This machine is one of its nodes, all have what players need.

    A game whose worker or node dies is played again: what a league determines does not depend on where it is played.
    """

    def carry_out(league: League, fixtures: Iterator[Fixture]) -> Iterator[Played]:
        if find_spec("ray") is None:
            raise NoCluster("league-no-ray")
        import ray

        try:
            _knock(address)
            cluster = ray.init(address, logging_level=logging.ERROR, log_to_driver=False)
        except (OSError, RuntimeError, ValueError) as error:
            raise NoCluster("league-cluster", address=shown(address), reason=shown(str(error))) from error
        with cluster:
            game = ray.remote(max_retries=RETRIES)(play)
            yield from as_they_end(fixtures, QUEUED, lambda fixture: game.remote(league, fixture).future())

    return carry_out


def _knock(address: str) -> None:
    """Raise at once if nobody is there: Ray itself would try for a quarter of an hour."""
    host, _, port = address.rpartition(":")
    socket.create_connection((host, int(port)), PATIENCE).close()
