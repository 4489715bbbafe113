"""What people have written, made fit for other people's screens."""

from __future__ import annotations

import unicodedata

MOST_MARKS = 4  # on one letter; a heap of them covers the lines around


def clean(text: str) -> str:
    """The text without control or direction signs and without heaps of marks, its blanks single."""
    kept, marks = [], 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if sign.isspace():
            kept.append(" ")
        elif _is_plain(sign) and marks <= MOST_MARKS:
            kept.append(sign)
    return " ".join("".join(kept).split())


def _is_plain(sign: str) -> bool:
    return unicodedata.category(sign) not in ("Cc", "Cf", "Co", "Cs", "Cn") or sign == "\u200d"
