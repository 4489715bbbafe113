"""A league on a Ray cluster: two nodes, both on this machine."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from cardloom.arena import League, on_ray, run
from tests.arena.mortal import DEATHS
from tests.arena.test_league import results
from tests.cli.running import cardloom


@pytest.fixture(scope="module")
def deaths(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("deaths")


@pytest.fixture(scope="module")
def address(deaths: Path) -> Iterator[str]:
    # a folder of its own: pytest's are too deep for the cluster's sockets
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        Path(folder, "ray").mkdir()
        patch.setenv("RAY_TMPDIR", folder)
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # keeps it to the loopback interface
        patch.setenv(DEATHS, str(deaths))
        from ray.cluster_utils import Cluster

        cluster = Cluster()
        for _ in range(2):
            cluster.add_node(num_cpus=1, node_ip_address="127.0.0.1", include_dashboard=False)
        patch.delenv(DEATHS)
        yield cluster.address
        cluster.shutdown()  # type: ignore[no-untyped-call]


def test_killed_workers_lose_no_game(address: str, deaths: Path, tmp_path: Path) -> None:
    league = League.of("poker-squares", ["random", "tests.arena.mortal:Mortal"], games=8, seed=3)
    games = sorted(run(league, on_ray(address), tmp_path), key=lambda game: game.number)
    assert len(list(deaths.iterdir())) == 2
    assert results(games) == results(list(run(league)))


def test_the_command_plays_there(address: str) -> None:
    league = ("arena", "poker-squares", "--players", "random,greedy", "--games", "2", "--json")
    told = cardloom(*league, "--ray", address)
    assert (told.status, told.err) == (0, "")
    assert json.loads(told.out)["games"] == 2


def test_nobody_there() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        nobody = f"127.0.0.1:{server.getsockname()[1]}"
    for arguments, code in [
        (("--ray", nobody), "league-cluster"),
        (("--ray", "here"), "league-cluster"),
        (("--ray", nobody, "--jobs", "1"), "usage-together"),
    ]:
        told = cardloom("arena", "poker-squares", "--players", "random,greedy", "--json", *arguments)
        assert (told.status, told.out, json.loads(told.err)["code"]) == (2, "", code)
