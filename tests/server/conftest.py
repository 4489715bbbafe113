from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.support import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do it no harm."""
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.end()


@pytest.fixture
def start() -> Iterator[Callable[..., Server]]:
    """Starts servers of a test's own, which end with it."""
    started: list[Server] = []

    def starting(*arguments: Any, **settings: Any) -> Server:
        started.append(Server(*arguments, **settings))
        return started[-1]

    yield starting
    for running in started:
        if running.process.poll() is None:
            running.end()
