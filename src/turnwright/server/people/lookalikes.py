"""The skeleton of a name, which is the same for all names that look alike.

Letters of Latin, Cyrillic, Greek and a few other alphabets share shapes, so each shape is written as one Latin letter.
Accents, case and marks are dropped, and characters that look the same in many fonts (``I l 1``, ``O 0``, ``rn m``)
become one.
"""

from __future__ import annotations

import unicodedata
from contextlib import suppress
from typing import Final

MARKS: Final = " -_.'"
DIACRITICS: Final = ((0x0300, 0x036F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F))
"""Blocks of marks that do not change one letter into another, unlike those of Japanese or Thai."""

_SHAPES: Final = (
    # Cyrillic
    ("АВЕЅІЈКМНОРСТУХѴҮҺԚԜӀЗБЬҒԌ", "ABESIJKMHOPCTYXVYHQWl36bFG"),
    ("авеѕіјкмнорстухѵүһԛԝӏзбьғԁгп", "abesijkmhopctyxvyhqwl36bfdrn"),
    # Greek; letters that look only like Cyrillic ones are written as those
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿΓΠΛΦ", "ABEZHIKMNOPTYXCJГПЛФ"),
    ("αβγηικνορστυχωϲϳ", "abynikvopotuxwcj"),
    # Latin letters with the shape of others
    ("ıɩƖƅƽƨƷʒȝȢȣƿ", "iiIbs233388p"),
    # Armenian, Hebrew, Arabic
    ("ՕօոսՍհցզԼՏ", "OonuUhgqLS"),
    ("סוןاه", "olllo"),
)
SHAPES: Final = {letter: shape for pair in _SHAPES for letter, shape in zip(*pair, strict=True)}
_FOLDED: Final = str.maketrans({"0": "o", "1": "l", "i": "l"})


def skeleton(name: str) -> str:
    """Return the skeleton of ``name``; two names with the same skeleton can be mistaken for each other."""
    letters = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    shapes = "".join([_shape(letter) for letter in letters if letter not in MARKS and not _is_diacritic(letter)])
    folded = unicodedata.normalize("NFC", shapes.casefold()).translate(_FOLDED)
    return folded.replace("rn", "m").replace("vv", "w")


def _shape(letter: str) -> str:
    """Return the letter that ``letter`` looks like; strokes and hooks are ignored."""
    plain = unicodedata.name(letter, "").partition(" WITH ")[0]
    with suppress(KeyError):  # there is no letter of that name
        letter = unicodedata.lookup(plain)
    return SHAPES.get(letter, letter)


def _is_diacritic(letter: str) -> bool:
    return any(first <= ord(letter) <= last for first, last in DIACRITICS)
