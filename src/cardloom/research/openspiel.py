"""OpenSpiel's games: sequential, with explicit chance.

A game begins with chance: where a seat is drawn by lot, its outcomes are the players; then the deck is drawn card by
card, an outcome being the card's number, as many cards as the game can come to; and so before every further deal. Where
several players may act the lower numbers act first, unseen. Actions are those of every environment here.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
import pyspiel
from numpy.typing import NDArray

from cardloom.cards import card_text
from cardloom.decks import Decks
from cardloom.games import game as game_of
from cardloom.games.game import DRAWN, NEXT_DEAL, Game, SeatOption, Value
from cardloom.games.state import State
from cardloom.research.memory import Memory
from cardloom.research.space import Layout, space_of
from cardloom.research.table import Table

MOST_ACTIONS = 10_000
SOLO_UTILITY = {"poker-squares": (0.0, 725.0), "puzzle-solo": (-110.0, 2000.0)}


def short_name(key: str) -> str:
    return f"cardloom_{key.replace('-', '_')}"


def load(key: str, seats: int | None = None, **options: object) -> pyspiel.Game:
    """The game with these options; of a seat that an option names, 0 stands for one drawn by lot."""
    game = game_of(key)
    players = game.usual_seats if seats is None else game.check_seats(seats)
    chosen = game.check_options(options, players)
    named = {name: 0 if value == DRAWN else value for name, value in chosen.items()}
    return pyspiel.load_game(short_name(key), {"players": players, **named})


def _game_type(game: Game, players: int) -> pyspiel.GameType:
    defaults = {o.name: 0 if isinstance(o, SeatOption) else o.default for o in game.options}
    utility = pyspiel.GameType.Utility.GENERAL_SUM if players == 1 else pyspiel.GameType.Utility.ZERO_SUM
    return pyspiel.GameType(
        short_name=short_name(game.key),
        long_name=f"Cardloom {game.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual_seats, "max_actions": MOST_ACTIONS, **defaults},
    )


@dataclass(frozen=True)
class Setting:
    """A game's parameters, read."""

    key: str
    players: int
    max_actions: int
    options: Mapping[str, Value]
    lots: tuple[str, ...]  # the options that chance draws
    cards: tuple[int, ...]
    needed: int  # how many of them chance draws for a deal

    @classmethod
    def of(cls, key: str, params: Mapping[str, Any]) -> Self:
        game = game_of(key)
        players = game.check_seats(params.get("players", game.usual_seats))
        seats = {o.name for o in game.options if isinstance(o, SeatOption)}
        named = {o.name: params[o.name] for o in game.options if o.name in params}
        drawn = {name: DRAWN if name in seats and value == 0 else value for name, value in named.items()}
        options = game.check_options(drawn, players)
        cards = game.cards(options)
        return cls(
            key=key,
            players=players,
            max_actions=params.get("max_actions", MOST_ACTIONS),
            options=options,
            lots=tuple(name for name, value in options.items() if value == DRAWN),
            cards=cards,
            needed=game.needed(players) if game.needed else len(cards),
        )

    def __deepcopy__(self, memory: object) -> Self:
        return self


class CardloomGame(pyspiel.Game):  # type: ignore[misc]
    """A game. Its length is bounded by the parameter `max_actions`: a longer game ends there, drawn."""

    key: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.setting = setting = Setting.of(self.key, params or {})
        self.space = space_of(self.key, setting.players)
        solo = setting.players == 1
        low, high = SOLO_UTILITY[self.key] if solo else (-1.0, 1.0)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.actions,
            max_chance_outcomes=max(max(setting.cards) + 1, setting.players),
            num_players=setting.players,
            min_utility=low,
            max_utility=high,
            utility_sum=None if solo else 0.0,
            max_game_length=setting.max_actions,
        )
        super().__init__(_game_type(game_of(self.key), setting.players), info, params or {})

    def new_initial_state(self) -> CardloomState:
        return CardloomState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> CardloomObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return CardloomObserver(self.space.layout, kind, params)


class DrawnTable(Table):
    """A table whose decks are drawn by chance nodes."""

    @property
    def waiting(self) -> bool:
        """Whether it waits for a deck."""
        return bool(self._states["phase"][0] == NEXT_DEAL)

    @property
    def decks_dealt(self) -> int:
        return int(self._states["deals"][0])

    def begin(self, lots: Mapping[str, int], deck: tuple[int, ...]) -> None:
        """The first deal, with the lots as they fell."""
        self.take(State.dealt(self.game, {**self.setting, **lots}, self.seats, Decks((deck,))))

    def go_on(self, deck: tuple[int, ...]) -> None:
        """The next deal."""
        self.decks = Decks((deck,) * (self.decks_dealt + 1))
        super()._deal()

    def _deal(self) -> None:
        self._show()

    def _show(self) -> None:
        if self.waiting:
            self.player = None  # chance
        else:
            super()._show()


class CardloomState(pyspiel.State):  # type: ignore[misc]
    """A state of a game. `seeded_action` gives the outcomes that a seed deals, so that it gives the same game here."""

    def __init__(self, game: CardloomGame) -> None:
        super().__init__(game)
        self._setting: Setting = game.setting
        self._lots: dict[str, int] = {}
        self._deck: tuple[int, ...] = ()
        self._table: DrawnTable | None = None
        self._memory: Memory | None = None
        self._actions = 0

    @property
    def table(self) -> Table:
        """The game as it stands, with all that is hidden; there is none before the first deal."""
        assert self._table is not None
        return self._table

    @property
    def _lot(self) -> str | None:
        """What a lot is drawn for now."""
        return next((name for name in self._setting.lots if name not in self._lots), None)

    def current_player(self) -> int:
        if self._table is None or self._table.waiting:
            return pyspiel.PlayerId.CHANCE  # type: ignore[no-any-return]
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL  # type: ignore[no-any-return]
        assert self._table.player is not None
        return self._table.player

    def is_terminal(self) -> bool:
        return self._actions >= self._setting.max_actions or bool(
            self._table and self._table.over and not self._table.waiting
        )

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: Sequence[int] = range(self._setting.players)
        if self._lot is None:
            outcomes = [card for card in self._setting.cards if card not in self._deck]
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def seeded_action(self, seed: int) -> int:
        """The outcome of this chance node in the game of a seed, the one that `cardloom.new` deals."""
        decks = Decks(seed=seed)
        if self._lot is not None:
            return decks.lot(self._lot, self._setting.players)
        return decks.deck(self._table.decks_dealt if self._table else 0, self._setting.cards)[len(self._deck)]

    def _legal_actions(self, player: int) -> list[int]:
        if self._table is None or player != self._table.player:
            return []
        return np.flatnonzero(self._table.mask).tolist()

    def _apply_action(self, action: int) -> None:
        if self._table is not None and not self._table.waiting:
            player = self._table.player
            assert player is not None
            self._table.step(player, action)
            self._actions += 1
            if not self._table.waiting:
                self._remember(player, action)
        elif self._lot is not None:
            self._lots[self._lot] = action + 1
        else:
            self._deck += (action,)
            if len(self._deck) == self._setting.needed:
                self._deal()

    def _deal(self) -> None:
        rest = tuple(card for card in self._setting.cards if card not in self._deck)
        if self._table is None:
            self._table = DrawnTable(self._setting.key, self._setting.players, **self._setting.options)
            self._table.begin(self._lots, self._deck + rest)
        else:
            self._table.go_on(self._deck + rest)
        self._deck = ()
        self._remember(pyspiel.PlayerId.CHANCE, 0)

    def _remember(self, player: int, action: int) -> None:
        assert self._table is not None
        self._memory = Memory(self._table.clone(), player, action, self._memory)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.table.action_text(player, action)
        return f"{self._lot} p{action + 1}" if self._lot is not None else f"deal {card_text(action)}"

    def returns(self) -> list[float]:
        """Zero-sum by places; a lone player's are its points. Nothing before the end, nor if it was too long."""
        if self._table is None or not self._table.over or self._table.waiting:
            return [0.0] * self._setting.players
        if self._setting.players == 1:
            return [float(score) for score in self._table.scores]
        return [float(reward) for reward in self._table.rewards]

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> CardloomState:
        """A state that the player cannot tell from this one. Its history still is this one's."""
        other: CardloomState = self.clone()
        rng = np.random.default_rng(int(probability_sampler() * 2**53))
        assert other._table is not None
        other._table = other._table.resample(player, rng)
        return other

    def __str__(self) -> str:
        chance = " ".join([*(f"{name} p{seat}" for name, seat in self._lots.items()), *map(card_text, self._deck)])
        if self._memory is None:
            return chance
        return "\n".join([chance, *map(self._memory.table.information_key, range(self._setting.players))])


class CardloomObserver:
    """What a player sees: the layout's parts by name, and the view as text.

    With perfect recall the text begins with a digest of all that the player saw and did before, and there is no tensor;
    without private information it is the bystander's view, and there is none either.
    """

    def __init__(self, layout: Layout, kind: pyspiel.IIGObservationType, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observations have no parameters: {', '.join(params)}")
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("observations are a player's or a bystander's")
        self._recall = kind.perfect_recall
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._private and not self._recall:
            self.tensor = np.zeros(layout.size, np.float32)
            self.dict = layout.named(self.tensor)

    def set_from(self, state: CardloomState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = 0 if state._memory is None else state._memory.table.seen(player)[0]

    def string_from(self, state: CardloomState, player: int) -> str:
        if state._memory is None:
            return ""
        if not self._private:
            return json.dumps(state._memory.table.position().view(None), sort_keys=True, separators=(",", ":"))
        key, digest = state._memory.recalled(player)
        return f"{digest} {key}" if self._recall else key


class PokerSquares(CardloomGame):
    """Poker Squares."""

    key = "poker-squares"


class GridPoker(CardloomGame):
    """Grid Poker."""

    key = "grid-poker"


class PyramidPoker(CardloomGame):
    """Pyramid Poker."""

    key = "pyramid-poker"


class NineCardBrag(CardloomGame):
    """Nine Card Brag."""

    key = "nine-card-brag"


class PuzzlePoker(CardloomGame):
    """Puzzle Poker, the duel."""

    key = "puzzle-poker"


class PuzzleSolo(CardloomGame):
    """Puzzle Poker, playing alone."""

    key = "puzzle-solo"


for _kind in (PokerSquares, GridPoker, PyramidPoker, NineCardBrag, PuzzlePoker, PuzzleSolo):
    pyspiel.register_game(_game_type(game_of(_kind.key), game_of(_kind.key).usual_seats), _kind)
