"""Every refusal in the sources has its words, and names everything that they mention."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

import cardloom.errors
from cardloom.errors import CardloomError
from tests.house.catalogues import messages, variables
from tests.house.places import PACKAGE, SOURCES

REFUSALS = {
    name for name, kind in vars(cardloom.errors).items() if isinstance(kind, type) and issubclass(kind, CardloomError)
}


@dataclass(frozen=True)
class Refusal:
    """A place in the sources where an error is made with a code that stands there."""

    place: str
    code: str
    arguments: frozenset[str] | None  # None: not all of them stand there


def refusals() -> Iterator[Refusal]:
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant)):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", None)
            if name in REFUSALS:
                arguments = [keyword.arg for keyword in node.keywords]
                known = None if None in arguments else frozenset(filter(None, arguments))
                place = f"{file.relative_to(PACKAGE)}:{node.lineno}"
                yield Refusal(place, str(node.args[0].value), known)


def test_every_code_has_a_message() -> None:
    found = list(refusals())
    assert found
    assert [f"{r.place} {r.code}" for r in found if f"error-{r.code}" not in messages("en")] == []


def test_every_refusal_names_what_its_message_mentions() -> None:
    english = messages("en")
    silent = [
        f"{r.place} {r.code}: {sorted(missing)}"
        for r in refusals()
        if r.arguments is not None and (message := english.get(f"error-{r.code}"))
        if (missing := variables(message) - r.arguments)
    ]
    assert silent == []
