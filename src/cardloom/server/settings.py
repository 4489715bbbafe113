"""What whoever runs a server may choose, and what the server allows its guests."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

MINUTE, DAY = 60.0, 86_400.0


@dataclass(frozen=True, slots=True)
class Limits:
    """Rates are a second, for one address or one socket; bursts are what may come at once."""

    creations: float = 1.0  # tables, joins, records, hands: whatever costs the server more than a look
    creations_burst: int = 60
    messages: float = 200.0  # on one socket; who sends more is read more slowly
    messages_burst: int = 400
    sockets: int = 100  # at once, from one address


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs."""

    database: str
    redis: str | None = None
    page: Path = Path(__file__).parents[1] / "static"
    limits: Limits = field(default_factory=Limits)
    threads: int = 2  # that bots think on
    bot_think_s: float = 1.5  # the most that a bot takes by itself: long enough for the best, short enough to wait for
    bot_deadline_s: float = 10.0  # then the server plays a legal move for it
    entropy_wait_s: float = 1.0  # for the browsers' share in a shuffle
    waiting_kept_s: float = DAY  # a table that has not begun
    playing_kept_s: float = 60 * DAY  # a game that nobody goes on with
    over_kept_s: float | None = None  # a finished game; None: for ever
    rest_s: float = MINUTE  # after which a table that nobody looks at leaves memory


def default_folder() -> Path:
    """The user's data folder."""
    return Path(platformdirs.user_data_dir("cardloom", appauthor=False))


def database_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"
