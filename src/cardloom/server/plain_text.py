"""What people have written, made fit for other people's screens."""

from __future__ import annotations

import unicodedata


def clean(text: str) -> str:
    """The text without control or direction signs, its blanks single."""
    kept = "".join(" " if sign.isspace() else sign for sign in text if sign.isspace() or _is_plain(sign))
    return " ".join(kept.split())


def _is_plain(sign: str) -> bool:
    return unicodedata.category(sign) not in ("Cc", "Cf", "Co", "Cs", "Cn") or sign == "\u200d"
