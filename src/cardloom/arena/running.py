"""The games of a league, played one by one or on all cores; with a folder, kept and gone on with."""

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


def run(league: League, jobs: int = 1, keep: Path | None = None, runner: Runner | None = None) -> Iterator[Played]:
    """The games of a league as they end; those that lie in the folder first.

    `jobs`: how many processes play; `runner` plays somewhere else instead. What is kept is on disk before it is given.
    """
    if runner is None:
        runner = one_by_one if jobs == 1 else lambda league, fixtures: on_cores(league, fixtures, jobs)
    if keep is None:
        yield from runner(league, league.fixtures())
        return
    with Folder(keep, league) as folder:
        yield from folder.played
        done = {played.number for played in folder.played}
        for played in runner(league, (fixture for fixture in league.fixtures() if fixture.number not in done)):
            folder.add(played)
            yield played


def one_by_one(league: League, fixtures: Iterable[Fixture]) -> Iterator[Played]:
    return (play(league, fixture) for fixture in fixtures)


def on_cores(league: League, fixtures: Iterator[Fixture], jobs: int) -> Iterator[Played]:
    """Play in so many processes. They are started anew, not forked: compiled code has threads."""
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _end_with_parent)
    try:
        running: set[Future[Played]] = set()
        while True:
            running |= {pool.submit(play, league, fixture) for fixture in islice(fixtures, 2 * jobs - len(running))}
            if not running:
                return
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            yield from sorted((future.result() for future in ended), key=lambda played: played.number)
    finally:
        pool.shutdown(cancel_futures=True)


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
