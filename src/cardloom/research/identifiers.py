"""Versioned ids. A version is raised when actions, observations or rewards change."""

from __future__ import annotations

import gymnasium
import pettingzoo.env_registry.registration as pettingzoo_registry

VERSION = "v1"
GAMES = ("poker-squares", "grid-poker", "pyramid-poker", "nine-card-brag", "puzzle-poker", "puzzle-solo")
SIMULTANEOUS = ("poker-squares", "nine-card-brag")
SOLO = ("poker-squares", "puzzle-solo")


def identifier(key: str) -> str:
    return f"cardloom/{key}-{VERSION}"


def register() -> None:
    """Make the environments known to `gymnasium.make` and to PettingZoo's `make`."""
    for key in SOLO:
        gymnasium.register(identifier(key), "cardloom.research.solo:TableSolo", kwargs={"key": key})
    for key in GAMES:
        pettingzoo_registry.register("aec", identifier(key), "cardloom.research.aec:TableAEC", kwargs={"key": key})
    for key in SIMULTANEOUS:
        pettingzoo_registry.register(
            "parallel", identifier(key), "cardloom.research.parallel:TableParallel", kwargs={"key": key}
        )
