"""What a name looks like: its skeleton, the same for all names that people would take for one another.

Letters of Latin, Cyrillic, Greek and a few other alphabets share shapes, so each shape is written as one Latin letter;
accents, case and marks are dropped, and what few fonts keep apart (``I l 1``, ``O 0``, ``rn m``) becomes one.
"""

from __future__ import annotations

import unicodedata
from contextlib import suppress
from typing import Final

MARKS: Final = " -_.'"
DIACRITICS: Final = ((0x0300, 0x036F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F))
"""Blocks of marks that change no letter into another one; those of Japanese or Thai do."""

_SHAPES: Final = (
    # Cyrillic
    ("АВЕЅІЈКМНОРСТУХѴҮҺԚԜӀЗБЬҒԌ", "ABESIJKMHOPCTYXVYHQWl36bFG"),
    ("авеѕіјкмнорстухѵүһԛԝӏзбьғԁгп", "abesijkmhopctyxvyhqwl36bfdrn"),
    # Greek; those that look like Cyrillic letters alone are written as these
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
    """Return what ``name`` looks like; two names with one skeleton can be taken for each other."""
    letters = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    shapes = "".join([_shape(letter) for letter in letters if letter not in MARKS and not _is_diacritic(letter)])
    folded = unicodedata.normalize("NFC", shapes.casefold()).translate(_FOLDED)
    return folded.replace("rn", "m").replace("vv", "w")


def _shape(letter: str) -> str:
    """Return the letter whose shape ``letter`` has; one with a stroke or a hook has that of the letter without it."""
    plain = unicodedata.name(letter, "").partition(" WITH ")[0]
    with suppress(KeyError):  # no letter has that name
        letter = unicodedata.lookup(plain)
    return SHAPES.get(letter, letter)


def _is_diacritic(letter: str) -> bool:
    return any(first <= ord(letter) <= last for first, last in DIACRITICS)
