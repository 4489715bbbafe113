"""Cards as text: read generously, written strictly, refused loudly."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardloom.cards import TEXTS, UNKNOWN, card_text, cards_text, parse_card, parse_cards, printable, shown
from cardloom.errors import BadCards

SIGNS = {"c": "♣♧", "d": "♦♢", "h": "♥♡", "s": "♠♤"}


def spellings(text: str) -> list[str]:
    """Every way in which a card may be written."""
    if text.startswith("X"):
        joker, _, named = text.partition("=")
        jokers = [joker, joker.upper(), joker.lower()]
        return [f"{joker}={card}" for joker in jokers for card in spellings(named)] if named else jokers
    rank, suit = text[0], text[1]
    ranks = [rank, rank.lower(), *(["10"] if rank == "T" else [])]
    suits = [suit, suit.upper(), *SIGNS[suit], SIGNS[suit][0] + "\ufe0f"]
    return [rank + suit for rank in ranks for suit in suits]


def test_numbers_and_texts() -> None:
    assert cards_text([0, 51, 52, 53, UNKNOWN]) == "2cAsXrXb??"
    assert len(set(TEXTS)) == 54 + 2 * 52
    assert card_text(54 + parse_card("7h")) == "Xr=7h"
    assert card_text(54 + 52 + parse_card("7h")) == "Xb=7h"


@pytest.mark.parametrize("card", [UNKNOWN, *range(len(TEXTS))])
def test_a_written_card_is_read_as_itself(card: int) -> None:
    assert parse_card(card_text(card)) == card


def test_all_spellings() -> None:
    for card, text in enumerate(TEXTS):
        for spelling in spellings(text):
            assert parse_card(spelling) == card, spelling


@settings(deadline=None)
@given(st.permutations(range(54)), st.data())
def test_any_spelling_and_any_gaps_read_the_same(deck: list[int], data: st.DataObject) -> None:
    cards = deck[: data.draw(st.integers(0, 54))]
    gap = st.sampled_from(["", " ", ",", ", ", "\n", "\t ", "\u00a0"])
    text = data.draw(gap) + "".join(
        data.draw(st.sampled_from(spellings(TEXTS[card]))) + data.draw(gap) for card in cards
    )
    assert parse_cards(text) == tuple(cards)
    assert parse_cards(cards_text(cards)) == tuple(cards)


@settings(max_examples=300, deadline=None)
@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    cards = read_or_refusal(text)
    if isinstance(cards, BadCards):
        assert cards.code in {"not-a-card", "card-twice"}
        assert str(cards).isprintable()
    else:
        assert parse_cards(cards_text(cards)) == cards


def read_or_refusal(text: str) -> tuple[int, ...] | BadCards:
    try:
        return parse_cards(text)
    except BadCards as refusal:
        return refusal


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("1c", "1c"),
        ("As Kx 2c", "Kx"),
        ("As,,11h", "11h"),
        ("Jk", "Jk"),
        ("X", "X"),
        ("Xr=Xb", "=Xb"),
        ("Xr=", "="),
        ("Xg", "Xg"),
        ("?", "?"),
        ("As;Kd", ";Kd"),
        ("A s", "A"),
        ("s", "s"),
        ("0h", "0h"),
        ("100h", "100h"),
        ("-1", "-1"),
        # Letters that are equal to card letters only when case is taken away: the Kelvin sign, the long s.
        ("\u212as", "\u212as"),
        ("A\u017f", "A\u017f"),
        # Digits of other scripts.
        ("\uff19h", "\uff19h"),
        ("\u0669h", "\u0669h"),
    ],
)
def test_what_is_no_card_is_refused_by_name(text: str, named: str) -> None:
    with pytest.raises(BadCards) as refusal:
        parse_cards(text)
    assert refusal.value.code == "not-a-card"
    assert refusal.value.arguments == {"text": named}
    assert named in str(refusal.value)


@pytest.mark.parametrize(
    ("text", "named"),
    [("AcAcKd7s2h", "Ac"), ("10cTc", "Tc"), ("A♠ as", "As"), ("xr XR", "Xr"), ("Xr=7hXr=7♥", "Xr=7h")],
)
def test_a_card_that_comes_twice_is_refused_by_name(text: str, named: str) -> None:
    with pytest.raises(BadCards) as refusal:
        parse_cards(text)
    assert refusal.value.code == "card-twice"
    assert refusal.value.arguments == {"card": named}
    assert named in str(refusal.value)


def test_cards_that_are_not_known_may_repeat() -> None:
    assert parse_cards("??As????") == (UNKNOWN, 51, UNKNOWN, UNKNOWN)


@pytest.mark.parametrize("text", ["", "AsKs", " "])
def test_one_card_is_one_card(text: str) -> None:
    with pytest.raises(BadCards) as refusal:
        parse_card(text)
    assert refusal.value.code == "not-one-card"


@pytest.mark.parametrize("bad", ["\x00", "\x1b[31m", "\u202e", "\ud800", "\x7f\x08"])
def test_what_does_not_print_is_not_printed(bad: str) -> None:
    with pytest.raises(BadCards) as refusal:
        parse_cards(f"As{bad}Kd")
    assert str(refusal.value).isprintable()
    assert "�" in str(refusal.value)


@pytest.mark.parametrize(
    "huge",
    ["z" * 1_000_000, "As" * 200_000, "As" + " " * 1_000_000 + "z", "10" * 500_000],
    ids=["letters", "the same card", "blanks", "digits"],
)
def test_huge_text_is_refused_in_few_words(huge: str) -> None:
    with pytest.raises(BadCards) as refusal:
        parse_cards(huge)
    assert len(str(refusal.value)) < 200


def test_long_text_is_cut() -> None:
    assert shown("a" * 40) == "a" * 40
    assert shown("a" * 41) == "a" * 39 + "…"


def test_blanks_of_every_width_are_printable_and_what_steers_is_not() -> None:
    assert printable("12\u00a0345\u202f6\u30007 ♠") == "12\u00a0345\u202f6\u30007 ♠"
    assert printable("a\nb\x1b[1m\u202e\u2028\x7f\u0085") == "a�b�[1m����"
