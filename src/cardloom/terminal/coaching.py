"""What the coach says, as a terminal shows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from cardloom.coach.reasons import Reason, words
from cardloom.terminal.tables.pen import Pen
from cardloom.terminal.terminal import Terminal

if TYPE_CHECKING:
    from cardloom.coach.answers import Decision, Hint, Lab, Review, SeatReview, Way

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
        rows.append((f"{mark} {number(each.value, hint.measure)}  {terminal.cards(each.move)}", why))
    even = terminal.say("coach-even") if any(each.even for each in hint.moves[1:FEW]) else ""
    said = pen.prose(terminal.say(f"coach-measure-{hint.measure}", player=hint.player))
    return [*said, *pen.rows(rows), *(pen.prose(even) if even else ())]


def because(terminal: Terminal, reasons: Iterable[Reason]) -> str:
    return terminal.cards("; ".join(words(each, terminal.language) for each in reasons))


def _says_itself(move: str) -> bool:
    """Whether the reasons only name hands that stand in the move."""
    return move.split()[0] in ("build", "pile")


def number(value: float, measure: str) -> str:
    """A value as it is read: a chance or a share in percent; tokens are few, so their hundredths count."""
    if measure in ("chance", "share"):
        return f"{100 * value:.1f} %"
    return f"{value:.2f}" if measure == "tokens" else f"{value:.1f}"


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
        account, measure = seat.account, seat.graph_measure
        yield from pen.prose(
            "  "
            + terminal.say(
                "coach-account",
                start=number(account.start, measure),
                luck=signed_number(account.luck, measure),
                lost=number(account.lost, measure),
                result=number(account.result, measure),
            )
        )
    moves = {each.n: each for each in seat.moves}
    for place, n in enumerate(seat.mistakes, 1):
        yield from _mistake(terminal, pen, place, moves[n])
    for each in seat.moves:
        if each.hindsight and each.hindsight.verdict == "unlucky" and each.n not in seat.mistakes:
            yield ""
            yield from pen.prose(f"  {terminal.say('coach-move', n=each.n, move=terminal.cards(each.move))}")
            yield from pen.prose(f"  {words(each.hindsight.told, terminal.language)}")


def _mistake(terminal: Terminal, pen: Pen, place: int, made: Decision) -> Iterator[str]:
    yield ""
    yield from pen.prose(
        terminal.say(
            "coach-mistake",
            place=place,
            n=made.n,
            move=terminal.cards(made.move),
            loss=number(made.loss, made.measure),
            error=number(made.error, made.measure),
            label=terminal.say(f"coach-label-{made.label}"),
        )
    )
    rows = [(terminal.cards(made.move), because(terminal, made.played))]
    rows.append((terminal.cards(made.best), because(terminal, made.better)))
    if _says_itself(made.move):
        rows = [("-", label) for label, _ in rows]
    yield from pen.rows(rows, "   ")
    if made.hindsight:
        yield from pen.prose(f"   {words(made.hindsight.told, terminal.language)}")


def signed_number(value: float, measure: str) -> str:
    return ("+" if value >= 0 else "−") + number(abs(value), measure)


def show_lab(terminal: Terminal, lab: Lab, few: int | None) -> None:
    """The ways, best first: what each hand wins, and all together."""
    terminal.tell(terminal.say(f"lab-{lab.measure}", ways=len(lab.ways)))
    for way in lab.ways[:few]:
        terminal.show(["", *_way(terminal, lab, way)])
    if lab.reasons:
        terminal.show([""])
        terminal.tell(f"{terminal.say('lab-why')} {because(terminal, lab.reasons)}")


def _way(terminal: Terminal, lab: Lab, way: Way) -> Iterator[str]:
    error = f" ± {number(way.error, lab.measure)}" if way.error else ""
    value = number(way.value, lab.measure) if lab.measure != "points" else f"{way.value:.2f}"
    yield f"{value}{error}" + (terminal.say("lab-weight", percent=f"{100 * way.weight:.0f}") if way.weight else "")
    for hand, lane in zip(way.hands, way.lanes, strict=True):
        won = f"{lane:.2f}" if lab.measure == "chance" else f"{100 * lane:.0f} %"
        yield f"  {terminal.cards(hand)}  {won}"
    if way.left_over:
        yield "  " + terminal.say("split-left-over", cards=terminal.cards(way.left_over))
