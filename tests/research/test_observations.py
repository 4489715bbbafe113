"""Observations hold what the view holds, and nothing else; masks are the legal moves."""

from __future__ import annotations

import numpy as np
import pytest

from cardloom.games.split import SplitMoves
from cardloom.research import Table, kernels, parts
from cardloom.research.space import MODULES, compiled_for, space_of
from tests.research.families import Family, every_family, family, walk


@every_family
def test_a_player_sees_no_more_than_its_view(each: Family) -> None:
    """Worlds that look alike to the view, their hidden cards drawn anew, look alike."""
    chance = np.random.default_rng(1)
    table = each.table(1)
    for step, _ in enumerate(walk(table, chance, most=200)):
        player = step % each.seats
        seen, mask = table.seen(player)
        other = table.resample(player, chance)
        assert other.information_key(player) == table.information_key(player)
        np.testing.assert_array_equal(other.seen(player)[0], seen)
        np.testing.assert_array_equal(other.seen(player)[1], mask)


@every_family
def test_a_player_sees_all_of_its_view(each: Family) -> None:
    """What the view tells apart, the observation does."""
    keys: dict[bytes, str] = {}
    for seed in range(3):
        table = each.table(seed)
        for _ in walk(table, np.random.default_rng(seed), most=300):
            for player in range(each.seats):
                seen = table.seen(player)[0].tobytes()
                assert keys.setdefault(seen, table.information_key(player)) == table.information_key(player)


@every_family
def test_observations_are_written_whole_and_within_their_bounds(each: Family) -> None:
    table = each.table(2)
    space = table.space
    for _ in walk(table, np.random.default_rng(2)):
        for player in range(each.seats):
            seen = table.seen(player)[0]
            assert (space.layout.low <= seen).all() and (seen <= space.layout.high).all()
            told = [np.full(space.layout.size, unwritten, np.int16) for unwritten in (parts.MOST, -parts.MOST)]
            for observation in told:
                space.show(table._states, player, table._assigned, observation, np.empty(space.actions, np.int8))
            np.testing.assert_array_equal(told[0], told[1])


@every_family
def test_masks_are_the_legal_moves(each: Family) -> None:
    table = each.table(3)
    for _ in walk(table, np.random.default_rng(3)):
        position = table.position()
        for player in range(each.seats):
            legal = position.legal(player + 1)
            mask = table.seen(player)[1]
            if isinstance(legal, SplitMoves):
                assert mask[table.space.groups.start :].any() and not mask[: table.space.groups.start].any()
            else:
                told = {table.action_text(player, action) for action in np.flatnonzero(mask).tolist()}
                assert told == set(legal)
                assert len(told) == mask.sum()


def test_named_parts() -> None:
    table = family("poker-squares", 2).table(7)
    table.step(0, 12)
    mine, theirs = (table.space.layout.named(table.seen(player)[0]) for player in range(2))
    assert mine["grids"].shape == (2, 5, 5)
    assert mine["grids"][0, 2, 2] == mine["card"][0] == theirs["card"][0]
    assert (mine["grids"][1] == parts.HIDDEN).all() and (theirs["grids"][1] == parts.HIDDEN).all()
    assert mine["acting"].tolist() == [0, 1] and theirs["acting"].tolist() == [1, 0]
    assert [part.name for part, _ in table.space.layout][:3] == ["player", "phase", "acting"]
    many = np.stack([table.seen(0)[0]] * 4)
    assert table.space.layout.named(many)["grids"].shape == (4, 2, 5, 5)


@pytest.mark.parametrize("key", MODULES)
def test_no_game_hides_what_the_kernels_mean(key: str) -> None:
    space_of(key, 2 if key == "poker-squares" else family(key, 1).seats)
    names = vars(compiled_for(key))
    compiled = {function.__name__ for function in (*kernels.INLINED, *kernels.DOORS)}
    for name, value in vars(kernels).items():
        if name in names and not name.startswith("__") and name not in compiled:
            assert names[name] is value, name


def test_a_table_can_be_asked_for_perfect_information() -> None:
    table = Table("grid-poker")
    table.reset(1)
    assert len(table.position().dealt_decks()[0]) == 2 * 54
