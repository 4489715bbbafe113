"""Leagues of players: the same deals for all, everybody on every seat, ratings with intervals at the end.

    league = League.of("grid-poker", ["greedy", "random"], games=100, seed=1)
    table = standings(run(league, on_cores(2)))

An entrant is a player's name (`strong`, `greedy@1`), with a budget if need be (`master:nodes=500`,
`master:seconds=0.2`), a class that can be imported (`my.bots:Careful`), or a program that speaks JSON lines
(`cmd:python3 mybot.py`); see docs/bots.md. `run` plays here, `on_cores` in processes of its own, so that a script needs
the usual `if __name__ == "__main__":`, and `on_ray` on a cluster.
"""

from cardloom.arena.cluster import on_ray
from cardloom.arena.entrants import entrant
from cardloom.arena.league import Fixture, League
from cardloom.arena.playing import Fault, Played, play
from cardloom.arena.running import Runner, on_cores, run
from cardloom.arena.standings import Estimate, Standing, standings

__all__ = [
    "Estimate",
    "Fault",
    "Fixture",
    "League",
    "Played",
    "Runner",
    "Standing",
    "entrant",
    "on_cores",
    "on_ray",
    "play",
    "run",
    "standings",
]
