"""What the coach says, as a terminal shows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from cardloom.coach.reasons import Reason, words
from cardloom.terminal.tables.pen import Pen
from cardloom.terminal.terminal import Terminal

if TYPE_CHECKING:
    from cardloom.coach.answers import Account, Decision, Hint, Lab, Review, SeatReview, Way

FEW = 6  # moves that a hint shows


def show_hint(terminal: Terminal, hint: Hint) -> None:
    terminal.show(hint_lines(terminal, hint))


def hint_lines(terminal: Terminal, hint: Hint) -> list[str]:
    """The best moves, their values, and what they do."""
    pen = Pen(terminal, (), None)
    rows = []
    for each in hint.moves[:FEW]:
        mark = "=" if each.even and each is not hint.moves[0] else " "
        why = "" if _says_itself(each.move) else because(terminal, each.reasons)
        rows.append((f"{mark} {number(terminal, each.value, hint.measure)}  {terminal.cards(each.move)}", why))
    even = terminal.say("coach-even") if any(each.even for each in hint.moves[1:FEW]) else ""
    said = pen.prose(terminal.say(f"coach-measure-{hint.measure}", player=hint.player))
    return [*said, *pen.rows(rows), *(pen.prose(even) if even else ())]


def because(terminal: Terminal, reasons: Iterable[Reason]) -> str:
    return terminal.cards("; ".join(words(each, terminal.language) for each in reasons))


def _says_itself(move: str) -> bool:
    """Whether the reasons only name hands that stand in the move."""
    return move.split()[0] in ("build", "pile")


def number(terminal: Terminal, value: float, measure: str) -> str:
    """A value as it is read: a chance or a share in percent; tokens are few, so their hundredths count."""
    percent = measure in ("chance", "share")
    return terminal.say("coach-value", value=100 * value if percent else value, measure=measure)


def show_review(terminal: Terminal, review: Review) -> None:
    terminal.show(review_lines(terminal, review))


def review_lines(terminal: Terminal, review: Review) -> list[str]:
    title = terminal.say(f"game-{review.game}")
    lines = Pen(terminal, (), None).prose(terminal.say("coach-review", game=title, player=review.player))
    for seat in review.seats:
        lines += ["", *_seat(terminal, seat)]
    return lines


def _seat(terminal: Terminal, seat: SeatReview) -> Iterator[str]:
    pen = Pen(terminal, (), None)
    if seat.accuracy is None:
        yield from pen.prose(terminal.say("coach-nothing", name=seat.name))
        return
    yield from pen.prose(
        terminal.say("coach-accuracy", name=seat.name, accuracy=f"{seat.accuracy:.0f}", decisions=seat.decisions)
    )
    counts = [f"{terminal.say(f'coach-label-{name}')} {count}" for name, count in seat.labels.items() if count]
    yield from pen.prose("  " + ", ".join(counts))
    if seat.account:
        yield from pen.prose(f"  {_account(terminal, seat, seat.account)}")
    moves = {each.n: each for each in seat.moves}
    for place, n in enumerate(seat.mistakes, 1):
        yield from _mistake(terminal, pen, place, moves[n])
    unlucky = [each for each in seat.moves if each.hindsight and each.hindsight.verdict == "unlucky"]
    for each in sorted(unlucky, key=_missed)[-1:]:
        yield ""
        yield from pen.prose(f"  {terminal.say('coach-move', n=each.n, move=terminal.cards(each.move))}")
        yield from _hindsight(terminal, pen, each)


def _missed(each: Decision) -> float:
    """How much more another way would have made."""
    return each.hindsight.best_value - each.hindsight.value if each.hindsight else 0.0


def _hindsight(terminal: Terminal, pen: Pen, each: Decision) -> Iterator[str]:
    if each.hindsight:
        yield from pen.prose(f"   {terminal.cards(words(each.hindsight.told, terminal.language))}")


def _account(terminal: Terminal, seat: SeatReview, account: Account) -> str:
    """Points add up. Changes of chances may add up to more than all there is to win: of them the average of a move."""
    measure, moves = seat.graph_measure, len(seat.moves)
    start, result = (number(terminal, value, measure) for value in (account.start, account.result))
    if measure == "chance":
        luck, lost = (100 * value / moves for value in (account.luck, account.lost))
        changes = {"luck": number(terminal, abs(luck), "points"), "lost": number(terminal, lost, "points")}
        way = "up" if luck > 0 else "down"
        return terminal.say("coach-account-chance", start=start, result=result, way=way, **changes)
    changes = {"luck": signed_number(terminal, account.luck, measure), "lost": number(terminal, account.lost, measure)}
    return terminal.say("coach-account", start=start, result=result, **changes)


def _mistake(terminal: Terminal, pen: Pen, place: int, made: Decision) -> Iterator[str]:
    percent, plain = (100, "points") if made.measure == "chance" else (1, made.measure)
    loss, error = (number(terminal, percent * value, plain) for value in (made.loss, made.error))
    shown = f"{loss} ± {error}" if error != number(terminal, 0, plain) else loss
    cost = {"loss": shown, "measure": made.measure, "label": made.label}
    yield ""
    yield from pen.prose(terminal.say("coach-mistake", place=place, n=made.n, **cost))
    yield from _explained(terminal, pen, made.move, () if _says_itself(made.move) else made.played)
    best, value = (number(terminal, value, made.measure) for value in (made.best_value, made.value))
    yield from pen.prose(f"   {terminal.say('coach-better', best=best, value=value)}")
    yield from _explained(terminal, pen, made.best, made.better)
    yield from _hindsight(terminal, pen, made)


def _explained(terminal: Terminal, pen: Pen, move: str, reasons: Iterable[Reason]) -> Iterator[str]:
    """A move and what it does; a split is as wide as the page, and has a line to itself."""
    shown, why = terminal.cards(move), because(terminal, reasons)
    if not _says_itself(move):
        yield from pen.rows([(shown, why)], "   ")
        return
    yield from pen.prose(f"   {shown}")
    if why:
        yield from pen.rows([("  ", why)], "   ")


def signed_number(terminal: Terminal, value: float, measure: str) -> str:
    return ("+" if value >= 0 else "−") + number(terminal, abs(value), measure)


def show_lab(terminal: Terminal, lab: Lab, few: int | None) -> None:
    """The ways, best first: what each hand wins, and all together."""
    terminal.tell(terminal.say(f"lab-{lab.measure}", ways=len(lab.ways)))
    for way in lab.ways[:few]:
        terminal.show(["", *_way(terminal, lab, way)])
    if lab.reasons:
        terminal.show([""])
        terminal.tell(f"{terminal.say('lab-why')} {because(terminal, lab.reasons)}")


def _way(terminal: Terminal, lab: Lab, way: Way) -> Iterator[str]:
    error = f" ± {number(terminal, way.error, lab.measure)}" if way.error else ""
    value = number(terminal, way.value, "tokens" if lab.measure == "points" else lab.measure)
    yield f"{value}{error}" + (terminal.say("lab-weight", percent=f"{100 * way.weight:.0f}") if way.weight else "")
    for hand, lane in zip(way.hands, way.lanes, strict=True):
        won = number(terminal, lane, "tokens") if lab.measure == "chance" else f"{100 * lane:.0f} %"
        yield f"  {terminal.cards(hand)}  {won}"
    if way.left_over:
        yield "  " + terminal.say("split-left-over", cards=terminal.cards(way.left_over))
