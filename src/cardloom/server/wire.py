"""The wire: everything that goes between a server and its clients, as types.

One decode validates a message; the page's types are made from `schema()`. `docs/protocol.md` tells how they are used.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, json

Value: TypeAlias = str | int | bool
Options: TypeAlias = dict[str, Value]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=1, le=8)]
MOST_NAME = 40  # characters
Name: TypeAlias = Annotated[str, Meta(max_length=MOST_NAME)]
# A number that a client uses once for a seat, such as milliseconds since 1970: a command sent again is done once.
Serial: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Preset: TypeAlias = Literal["hello", "good-luck", "well-played", "thanks", "one-moment", "sorry", "good-game"]
Status: TypeAlias = Literal["waiting", "playing", "over"]

MOST_FRAME = 65_536  # bytes of one message
MOST_RECORD = 262_144  # bytes of a message with a record


class Error(Struct):
    """A refusal: the code is for programs and for the page's own words, the detail is English."""

    code: str
    detail: str
    arguments: dict[str, str | int]


# ------------------------------------------------------------------------------------------- games and lobby


class Seats(Struct):
    """How many a game seats."""

    least: int
    most: int
    usual: int


class GameOption(Struct):
    """An option's values: all of them, or of a long range of numbers its first and last."""

    name: str
    kind: Literal["choice", "flag", "number", "seat"]
    values: list[Value]
    default: Value


class GameLine(Struct):
    """A game that can be played; the words for it are in the catalogues, under its key."""

    key: str
    seats: Seats
    options: list[GameOption]
    players: list[str]


class Clock(Struct, forbid_unknown_fields=True):
    """A clock: so many seconds for the game, so many more after every move, and what happens at zero."""

    seconds: Annotated[int, Meta(ge=5, le=30 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0
    on_timeout: Literal["bot", "resign"] = "bot"


class Person(Struct):
    """Who holds a seat. `present`: the table is on a screen that they see; `away_s`: for how long it has not been."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    present: bool
    away_s: int
    clock_ms: int | None
    you: bool


class TableLine(Struct):
    """A table as the lobby shows it."""

    id: str
    game: str
    options: Options
    people: list[Person]
    status: Status
    watchable: bool
    joinable: bool
    age_s: int


class Lobby(Struct):
    """The listed tables."""

    tables: list[TableLine]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made. A seat is `me`, `open` or `bot:` with a player's name.

    `hints`: whether hints may be asked for where other people sit; alone or against bots they always may.
    """

    game: str
    seats: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(min_length=1, max_length=8)]
    name: Name = ""
    options: Annotated[Options, Meta(max_length=20)] = {}
    listed: bool = False
    watchable: bool = True
    clock: Clock | None = None
    chat: bool = True
    hints: bool = False


class Created(Struct):
    """A new table; `secret` is the seat's, `invite` a relative address for the others. Both null without a `me`."""

    id: str
    seat: int | None
    secret: str | None
    invite: str


class Join(Struct, forbid_unknown_fields=True):
    """A wish for an open seat."""

    name: Name = ""


class Joined(Struct):
    """The seat, and the secret that it answers to."""

    seat: int
    secret: str


class Find(Struct, forbid_unknown_fields=True):
    """A search for an opponent: an open seat of a listed table, else a table of one's own with a bot that gives way.

    `seated_at`: tables where the seeker sits already; nobody is to meet themselves.
    """

    game: str
    name: Name = ""
    seated_at: Annotated[list[Annotated[str, Meta(max_length=16)]], Meta(max_length=100)] = []


class NewMove(Struct, forbid_unknown_fields=True):
    """A move of the seat whose secret comes with it."""

    move: Annotated[str, Meta(max_length=500)]
    serial: Serial


class Moved(Struct):
    """The table's version after the move."""

    version: int


class Import(Struct, forbid_unknown_fields=True):
    """A record, the text of a `.loom` file."""

    record: str


class Imported(Struct):
    """The finished table that a record became."""

    id: str


# ------------------------------------------------------------------------------------------- the table


class Split(Struct):
    """The legal moves of a big split: `count` ways to part `cards` into `groups` hands of `size` cards."""

    count: int
    cards: list[str]
    groups: int
    size: int


class Logged(Struct):
    """A move that was made; `move` is null as long as it is not for the watcher's eyes. `t`: seconds since 1970."""

    n: int
    seat: int
    move: str | None
    t: float


class Offers(Struct):
    """What waits for an answer: `undo` the seat that asks, `rematch` those who want one, `next` the table it became."""

    undo: int | None
    rematch: list[int]
    next: str | None


class ChatLine(Struct):
    """Something said: plain text, or the key of a preset. `at`: seconds since 1970."""

    seat: int
    name: str
    text: str | None
    preset: Preset | None
    at: float


class Shuffle(Struct):
    """The promise of a fair shuffle, and after the game what proves it. `entropy`: by seat, what its client added."""

    commitment: str
    secret: str | None
    entropy: list[str] | None


class LinePreview(Struct):
    """What a line becomes by a move; no category while it has gaps."""

    line: str
    category: str | None
    points: int


class MeldPreview(Struct):
    """A meld that a move makes: its cells, and the types that it is of."""

    cells: list[str]
    types: list[str]


class Preview(Struct, omit_defaults=True):
    """What a legal move makes, as far as the seat can know. Which fields are there depends on the game."""

    lines: list[LinePreview] | UnsetType = UNSET  # poker-squares: the lines through the cell
    worth: int | UnsetType = UNSET  # poker-squares: the whole grid's points then
    cards: list[str] | UnsetType = UNSET  # grid-poker: the cards that come with the line
    best: str | UnsetType = UNSET  # grid-poker: the best hand's category that the cards then owned make
    ranks: str | UnsetType = UNSET  # grid-poker: the ranks that decide in that hand
    melds: list[MeldPreview] | UnsetType = UNSET  # puzzle: those with the cell that the card comes to lie on
    points: int | UnsetType = UNSET  # puzzle: what the move scores at once


class Table(Struct):
    """Everything that a seat, or a bystander, may know about a table.

    `version` counts the table's events: of two tables the one with the higher version is the newer one. `view` is null
    until the cards are dealt. `scores` are null where the seat may not know them. `gone`: the seat that ended the game
    before its end, by resigning or by its clock. `origin`: the finished table whose game is played on here. `hints`: by
    seat, how many it has had; `may_hint`: whether the seat may ask for one when it is to act.
    """

    id: str
    game: str
    options: Options
    version: int
    status: Status
    to_act: list[int]
    over: bool
    scores: list[int | None]
    winners: list[int]
    seat: int | None
    view: dict[str, Any] | None
    legal: list[str] | Split
    people: list[Person]
    length: int
    clock: Clock | None
    offers: Offers
    log: list[Logged]
    chat: list[ChatLine] | None  # null: the table has none
    shuffle: Shuffle | None  # null: the deal was not the server's (an imported record)
    gone: int | None
    origin: str | None
    hints: list[int]
    may_hint: bool
    previews: dict[str, Preview]


# ------------------------------------------------------------------------------------------- the socket


class ClientMessage(Struct, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    """Something that a client says."""


class Hello(ClientMessage):
    """The first message. `previews`: whether the client wants `Table.previews`."""

    secret: Annotated[str, Meta(max_length=100)] | None = None
    previews: bool = False


class Move(ClientMessage):
    """A move text, such as `Table.legal` lists."""

    serial: Serial
    move: Annotated[str, Meta(max_length=500)]


class Undo(ClientMessage):
    """Take the own last move back: at once while nobody has seen it, else as an offer to the others."""

    serial: Serial


class Answer(ClientMessage):
    """Yes or no to what another seat asks for."""

    serial: Serial
    offer: Literal["undo"]
    yes: bool


class Resign(ClientMessage):
    """Give the game up."""

    serial: Serial


class Rematch(ClientMessage):
    """Play again with the seats moved on by one; a new table when all people want it."""

    serial: Serial


class Chat(ClientMessage):
    """Either a text or a preset."""

    serial: Serial
    text: Annotated[str, Meta(max_length=300)] | None = None
    preset: Preset | None = None


class Visible(ClientMessage):
    """Whether the table is on a visible screen."""

    visible: bool


class Entropy(ClientMessage):
    """The client's share in the shuffle, sent once it has the commitment and before the deal."""

    serial: Serial
    text: Annotated[str, Meta(max_length=100)]


class Ping(ClientMessage):
    """A sign of life; a pong answers it."""


Command: TypeAlias = Move | Undo | Answer | Resign | Rematch | Chat | Entropy
FromClient: TypeAlias = Hello | Command | Visible | Ping


class ServerMessage(Struct, tag_field="t", tag=lambda name: name.removesuffix("Message").lower()):
    """Something that the server says."""


class TableMessage(ServerMessage):
    """The whole table: at hello, and whenever more has happened than `MovesMessage` can say."""

    table: Table


class MovesMessage(ServerMessage, omit_defaults=True):
    """Moves were made, and the game goes on: fields of `Table` as they are now. What is not here is as it was.

    `log` has the new moves only. `people` comes where a clock runs.
    """

    version: int
    to_act: list[int]
    scores: list[int | None]
    view: dict[str, Any]
    legal: list[str] | Split
    length: int
    log: list[Logged]
    previews: dict[str, Preview]
    people: list[Person] | UnsetType = UNSET


class Ok(ServerMessage):
    """The command is done and on disk; `version` is the table's version after it."""

    serial: int
    version: int


class Rejected(ServerMessage):
    """The command was not done. `serial` is null if the message had none that could be read."""

    serial: int | None
    code: str
    detail: str
    arguments: dict[str, str | int]


class ChatMessage(ServerMessage):
    """Something was said; see `ChatLine`."""

    seat: int
    name: str
    text: str | None
    preset: Preset | None
    at: float


class People(ServerMessage):
    """Somebody came, went or looked away; the version is as it was."""

    people: list[Person]


class Pong(ServerMessage):
    """The answer to a ping."""


class Closing(ServerMessage):
    """The server ends now; the table is kept: come back in a moment."""


FromServer: TypeAlias = TableMessage | MovesMessage | Ok | Rejected | ChatMessage | People | Pong | Closing


# ------------------------------------------------------------------------------------------- hands on a bench


class Hands(Struct, forbid_unknown_fields=True):
    """Hands to be named: of five (jokers as in Grid Poker) or of three (piles of Nine Card Brag)."""

    kind: Literal["five", "three"]
    hands: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=50)]


class HandName(Struct):
    """What a hand is. `short`: how many cards it still needs; then the category is that of what is there."""

    category: str
    ranks: str
    jokers: list[str]
    strength: int
    short: int


class SplitRequest(Struct, forbid_unknown_fields=True):
    """Cards to be laid into three hands."""

    kind: Literal["five", "three"]
    cards: Annotated[str, Meta(max_length=100)]


class SplitAnswer(Struct):
    """The suggested hands, strongest first."""

    hands: list[str]


HTTP_TYPES = (
    Error,
    GameLine,
    Lobby,
    NewTable,
    Created,
    Join,
    Joined,
    Find,
    NewMove,
    Moved,
    Import,
    Imported,
    Table,
    Hands,
    HandName,
    SplitRequest,
    SplitAnswer,
)


def schema() -> dict[str, Any]:
    """The JSON Schema of every message, all under `$defs`."""
    from cardloom.server.coach_wire import COACH_TYPES  # late, for that module knows this one

    _, definitions = json.schema_components(
        [*HTTP_TYPES, *COACH_TYPES, FromClient, FromServer], ref_template="#/$defs/{name}"
    )
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions}
