"""Commands whose help stands in the catalogue: `command-NAME` says what one does, an option's `help` is a key."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Any, TypeVar

import click

from cardloom.cards import shown
from cardloom.errors import CardloomError
from cardloom.terminal.terminal import Terminal
from cardloom.words import LANGUAGES

Function = TypeVar("Function", bound=Callable[..., Any])


class BadUsage(CardloomError):
    """A command line that says nothing that can be done."""


class Parameter(click.ParamType):  # type: ignore[type-arg]  # takes an argument in the newest click only
    """What an argument or an option is read as."""


class Choice(Parameter):
    """One of a few words."""

    name = "word"

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if value in self.words:
            return value
        raise BadUsage("usage-value", option=_name(param), value=shown(value), values=", ".join(self.words))

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[click.shell_completion.CompletionItem]:
        return [click.shell_completion.CompletionItem(word) for word in self.words if word.startswith(incomplete)]


class Number(Parameter):
    """A whole number, not below the least nor above the most."""

    name = "number"

    def __init__(self, least: int | None = None, most: int | None = None) -> None:
        self.least, self.most = least, most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            number = int(value)
        except ValueError:
            raise BadUsage("usage-number", option=_name(param), value=shown(value)) from None
        if self.least is not None and number < self.least:
            raise BadUsage("usage-least", option=_name(param), least=self.least)
        if self.most is not None and number > self.most:
            raise BadUsage("usage-most", option=_name(param), most=self.most)
        return number


class Spoken(click.Command):
    """A command that speaks the user's language."""

    allow_extra_args = True  # so that one too many can be named

    def __init__(self, *arguments: Any, **attributes: Any) -> None:
        super().__init__(*arguments, **attributes)
        self.params.extend(COMMON)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if rest and not (ctx.resilient_parsing or isinstance(self, Commands)):
            raise BadUsage("usage-extra", argument=shown(rest[0]), command=ctx.command_path)
        return rest

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{ctx.obj.say('help-usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.indentation():
            for paragraph in ctx.obj.say(f"command-{self.name}").split("\n\n"):
                formatter.write_paragraph()
                formatter.write_text(paragraph)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [
            (record[0], ctx.obj.say(param.help))
            for param in self.get_params(ctx)
            if isinstance(param, click.Option) and param.help and (record := param.get_help_record(ctx))
        ]
        with formatter.section(ctx.obj.say("help-options")):
            formatter.write_dl(rows)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help, option.callback = "option-help", _show_help
        return option


class Commands(Spoken, click.Group):
    """The commands, each in a module of its own that is imported when it is called."""

    def __init__(self, modules: Sequence[str], **attributes: Any) -> None:
        super().__init__(**attributes)
        self.modules = modules
        self.params.append(VERSION)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.modules)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.modules:
            return None
        found: Spoken = getattr(import_module(f"cardloom.cli.{cmd_name}"), cmd_name)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.modules and not ctx.resilient_parsing:
            raise BadUsage("usage-command", command=shown(args[0]), known=", ".join(self.modules))
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        Spoken.format_options(self, ctx, formatter)
        rows = [(name, ctx.obj.say(f"command-{name}").split("\n\n")[0]) for name in self.modules]
        with formatter.section(ctx.obj.say("help-commands")):
            formatter.write_dl(rows)


def command(function: Function) -> Spoken:
    """Make a command of a function, named like it."""
    return click.command(function.__name__, cls=Spoken)(function)


def refusal(error: click.UsageError) -> CardloomError:
    """What click found wrong with a command line, as a refusal with a code."""
    path = error.ctx.command_path if error.ctx else "cardloom"
    match error:
        case click.NoSuchOption():
            return BadUsage("usage-option", option=shown(error.option_name), command=path)
        case click.BadOptionUsage():
            return BadUsage("usage-option-value", option=shown(error.option_name), command=path)
        case click.MissingParameter():
            return BadUsage("usage-missing", argument=_name(error.param), command=path)
    return BadUsage("usage-other", command=path)


def _name(param: click.Parameter | None) -> str:
    if param is None:
        return "-"
    return param.opts[0] if isinstance(param, click.Option) else param.human_readable_name


def _show_help(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    # Not by click's own echo, which writes UTF-8 where ASCII is asked for.
    if value and not ctx.resilient_parsing:
        ctx.obj.show(ctx.get_help().splitlines())
        ctx.exit()


def _show_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        ctx.obj.show([f"cardloom {version('cardloom')}"])
        ctx.exit()


def _set_language(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    if value is not None:
        terminal: Terminal = ctx.obj
        terminal.language = value


def _set_letters(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value:
        terminal: Terminal = ctx.obj
        terminal.letters = True


VERSION = click.Option(
    ["--version"], is_flag=True, is_eager=True, expose_value=False, callback=_show_version, help="option-version"
)

# What every command takes, so that it may stand anywhere in the line.
COMMON = (
    click.Option(
        ["--language"],
        type=Choice(LANGUAGES),
        metavar="|".join(LANGUAGES),
        is_eager=True,
        expose_value=False,
        callback=_set_language,
        help="option-language",
    ),
    click.Option(
        ["--letters"], is_flag=True, is_eager=True, expose_value=False, callback=_set_letters, help="option-letters"
    ),
)
