"""The games of a league, played one by one, on all cores, or elsewhere; with a folder, kept and gone on with."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path
from threading import Thread
from typing import TypeAlias

from cardloom.arena.keeping import Folder
from cardloom.arena.league import Fixture, League
from cardloom.arena.playing import Played, play
from cardloom.arena.program import Program

Runner: TypeAlias = Callable[[League, Iterator[Fixture]], Iterator[Played]]
"""Who carries out the games of a league: gives them as they end."""


def one_by_one(league: League, fixtures: Iterable[Fixture]) -> Iterator[Played]:
    """Play here."""
    return (play(league, fixture) for fixture in fixtures)


def on_cores(jobs: int) -> Runner:
    """Play in so many processes. They are started anew, not forked: compiled code has threads."""
    if jobs == 1:
        return one_by_one

    def carry_out(league: League, fixtures: Iterator[Fixture]) -> Iterator[Played]:
        pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _end_with_parent)
        try:
            yield from as_they_end(fixtures, 2 * jobs, lambda fixture: pool.submit(play, league, fixture))
        finally:
            pool.shutdown(cancel_futures=True)

    return carry_out


def as_they_end(fixtures: Iterator[Fixture], most: int, begin: Callable[[Fixture], Future[Played]]) -> Iterator[Played]:
    """Keep so many games begun."""
    running: set[Future[Played]] = set()
    while running := running | {begin(fixture) for fixture in islice(fixtures, most - len(running))}:
        ended, running = wait(running, return_when=FIRST_COMPLETED)
        yield from sorted((future.result() for future in ended), key=lambda played: played.number)


def run(league: League, runner: Runner = one_by_one, keep: Path | None = None) -> Iterator[Played]:
    """The games of a league as they end; those that lie in the folder first.

    What is kept is on disk before it is given.
    """
    if keep is None:
        yield from runner(league, league.fixtures())
        return
    with Folder(keep, league) as folder:
        yield from folder.played
        done = {played.number for played in folder.played}
        for played in runner(league, (fixture for fixture in league.fixtures() if fixture.number not in done)):
            folder.add(played)
            yield played


def _end_with_parent() -> None:
    """An interrupted worker ends quietly; and none outlives the process that it works for, nor do its programs."""
    signal.signal(signal.SIGINT, lambda *_: sys.exit())
    Thread(target=_watch, daemon=True).start()


def _watch() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    for program in Program.running.copy():
        program.kill()
    os._exit(1)
