"""The catalogues as they are written: messages and the variables that they mention."""

from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.house.places import PACKAGE


class Variables(Visitor):
    """Collects the names of the variables in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the visitor's own naming)
        self.names.add(node.id.name)


class Shown(Variables):
    """The variables that are shown; those that only choose a form, such as a plural, are not."""

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - named by the visited class
        for variant in node.variants:
            self.visit(variant)


def variables(node: ast.BaseNode, collector: type[Variables] = Variables) -> set[str]:
    found = collector()
    found.visit(node)
    return found.names


@cache
def entries(language: str) -> list[ast.EntryType]:
    parser = FluentParser()
    files = sorted((PACKAGE / "locales" / language).glob("*.ftl"))
    return [entry for file in files for entry in parser.parse(file.read_text("utf-8")).body]


def messages(language: str) -> dict[str, ast.Message | ast.Term]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message | ast.Term)}
