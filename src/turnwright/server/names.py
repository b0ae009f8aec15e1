"""What people may call themselves, and where mail may reach them."""

from __future__ import annotations

import unicodedata
from typing import Final

from turnwright.server.errors import Refused
from turnwright.server.likeness import MARKS, skeleton

SHORTEST_NAME: Final = 2
LONGEST_NAME: Final = 24
LONGEST_KEY: Final = 64
"""What the database keeps of a name to compare it by; small letters of some names are three times as many."""
LONGEST_EMAIL: Final = 254
MOST_ACCENTS: Final = 2
"""Accents on one letter."""
EAST_ASIAN: Final = frozenset({"CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "BOPOMOFO"})
"""Scripts that are written together; they count as one alphabet."""
ALPHABETS: Final = EAST_ASIAN | {
    "LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "GEORGIAN", "HEBREW", "ARABIC", "ETHIOPIC", "HANGUL", "DEVANAGARI",
    "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM", "SINHALA", "THAI", "LAO",
    "TIBETAN", "MYANMAR", "KHMER",
}  # fmt: skip
"""The alphabets that people write their names in today, as Unicode names their letters."""
RANGES: Final = {
    "LATIN": ((0x0041, 0x01BF), (0x01C4, 0x024F), (0x1E00, 0x1EFF)),  # no clicks, no letters of phoneticians
    "CYRILLIC": ((0x0400, 0x052F),),
    "GREEK": ((0x0370, 0x03FF), (0x1F00, 0x1FFF)),
    "HANGUL": ((0xAC00, 0xD7A3),),  # no fillers and no lone parts of syllables
}
"""Where an alphabet has more letters than names need, those that they need."""
AFRICAN: Final = "ɓɖɗɛəɣɔɲʃʊʋʒ"
"""Letters of names that stand among those of phoneticians."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as printable and show nothing."""


def check_name(text: str) -> str:
    """Return ``text`` as a name: short, visible, in one alphabet, without markup."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not SHORTEST_NAME <= len(name) <= LONGEST_NAME or max(len(name_key(name)), len(skeleton(name))) > LONGEST_KEY:
        raise Refused(
            "bad_request",
            f"a name has {SHORTEST_NAME} to {LONGEST_NAME} letters",
            reason="name-length",
            args={"least": SHORTEST_NAME, "most": LONGEST_NAME},
        )
    if not all(_may_stand(letter) for letter in name) or not _accented_well(name):
        raise Refused("bad_request", "a name is made of letters, digits, spaces and - _ . '", reason="name-letters")
    if not any(letter.isalnum() for letter in name):
        raise Refused("bad_request", "a name needs a letter or a digit", reason="name-empty")
    if len({_alphabet(letter) for letter in name if letter.isalpha()}) > 1:
        raise Refused("bad_request", "a name is written in one alphabet", reason="name-alphabet")
    return name


def name_key(name: str) -> str:
    """Return what two names share that people would take for the same."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(letter for letter in folded if letter not in MARKS)


def check_email(text: str) -> str:
    """Return an address that mail can be sent to, or nothing."""
    address = text.strip()
    if not address:
        return ""
    local, at, domain = address.rpartition("@")
    good = at and local and "." in domain.strip(".") and address.isascii() and address.isprintable()
    if not good or len(address) > LONGEST_EMAIL or any(letter in address for letter in ' ,;:<>()[]\\"'):
        raise Refused("bad_request", "this is no e-mail address", reason="email")
    return address


def one_line(text: str, longest: int) -> str:
    """Return one line of text that shows something, cut to ``longest`` letters, or "" if nothing in it shows."""
    shown = "".join(letter if letter.isprintable() and letter not in BLANK else " " for letter in text)
    line = " ".join(shown.split())[:longest].rstrip()
    return line if any(unicodedata.category(letter)[0] in "LNPS" for letter in line) else ""


def _may_stand(letter: str) -> bool:
    """Tell whether ``letter`` may stand in a name: one of an alphabet, an accent, a digit or a mark."""
    if letter.isascii():
        return letter.isalnum() or letter in MARKS
    kind, alphabet = unicodedata.category(letter), unicodedata.name(letter, "").partition(" ")[0]
    if kind not in ("Lu", "Ll", "Lt", "Lo") and not (kind == "Lm" and alphabet in EAST_ASIAN):
        return kind == "Mn" and unicodedata.combining(letter) > 0
    ranges = RANGES.get(alphabet)
    if ranges is None or letter in AFRICAN:
        return alphabet in ALPHABETS
    return any(first <= ord(letter) <= last for first, last in ranges)


def _accented_well(name: str) -> bool:
    """Tell whether accents stand on letters, and not in heaps."""
    accents, on_letter = 0, False
    for letter in name:
        if unicodedata.combining(letter):
            accents += 1
            if not on_letter or accents > MOST_ACCENTS:
                return False
        else:
            accents, on_letter = 0, letter.isalpha()
    return True


def _alphabet(letter: str) -> str:
    alphabet = unicodedata.name(letter, "").partition(" ")[0]
    return "CJK" if alphabet in EAST_ASIAN else alphabet
