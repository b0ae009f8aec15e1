"""Which names people may use, and which mail addresses."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from turnwright.server.errors import Refused
from turnwright.server.people.lookalikes import MARKS, skeleton

DELETED: Final = "Deleted player"
"""What people are called whose account is deleted; clients have it in the reader's language."""
SHORTEST_NAME: Final = 2
LONGEST_NAME: Final = 24
LONGEST_KEY: Final = 64
"""Maximum length of the key by which names are compared; lower case can be three times as long as the name."""
LONGEST_EMAIL: Final = 254
LONGEST_LOCAL: Final = 64
"""Maximum length of a mail address before the @."""
_ATOM: Final = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_LOCAL: Final = re.compile(rf"{_ATOM}(?:\.{_ATOM})*")
_DOMAIN: Final = re.compile(rf"{_LABEL}(?:\.{_LABEL})+")
MOST_ACCENTS: Final = 2
"""Maximum number of accents on one letter."""
EAST_ASIAN: Final = frozenset({"CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "BOPOMOFO"})
"""Scripts that are written together and count as one alphabet."""
ALPHABETS: Final = EAST_ASIAN | {
    "LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "GEORGIAN", "HEBREW", "ARABIC", "ETHIOPIC", "HANGUL", "DEVANAGARI",
    "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM", "SINHALA", "THAI", "LAO",
    "TIBETAN", "MYANMAR", "KHMER",
}  # fmt: skip
"""Alphabets in which people write their names today, by the Unicode names of their letters."""
RANGES: Final = {
    "LATIN": ((0x0041, 0x01BF), (0x01C4, 0x024F), (0x1E00, 0x1EFF)),  # no clicks, no phonetic letters
    "CYRILLIC": ((0x0400, 0x052F),),
    "GREEK": ((0x0370, 0x03FF), (0x1F00, 0x1FFF)),
    "HANGUL": ((0xAC00, 0xD7A3),),  # no fillers and no lone parts of syllables
}
"""The letters allowed in names, for alphabets that have more than names need."""
AFRICAN: Final = "ɓɖɗɛəɣɔɲʃʊʋʒ"
"""Letters used in names that are encoded among the phonetic ones."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as printable but show nothing."""


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
        raise Refused("bad_request", "a name may contain letters, digits, spaces and - _ . '", reason="name-letters")
    if not any(letter.isalnum() for letter in name):
        raise Refused("bad_request", "a name needs a letter or a digit", reason="name-empty")
    if len({_alphabet(letter) for letter in name if letter.isalpha()}) > 1:
        raise Refused("bad_request", "a name may not mix alphabets", reason="name-alphabet")
    return name


def name_key(name: str) -> str:
    """Return the same key for names that people would take for the same."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(letter for letter in folded if letter not in MARKS)


def check_email(text: str) -> str:
    """Return a valid mail address, or "" for none.

    Quoted names, addresses in brackets and letters outside ASCII are not accepted: mail servers often refuse them. A
    domain with other letters can be given in its ASCII form (``xn--…``).
    """
    address = text.strip()
    if not address:
        return ""
    local, _at, domain = address.partition("@")
    good = _LOCAL.fullmatch(local) and len(local) <= LONGEST_LOCAL and _DOMAIN.fullmatch(domain)
    if not good or len(address) > LONGEST_EMAIL or not domain.rpartition(".")[2].strip("0123456789"):
        raise Refused("bad_request", "this is not an e-mail address", reason="email")
    return address


def one_line(text: str, longest: int) -> str:
    """Return one line of visible text, cut to ``longest`` characters, or "" if nothing in it is visible."""
    shown = "".join(letter if letter.isprintable() and letter not in BLANK else " " for letter in text)
    line = " ".join(shown.split())[:longest].rstrip()
    return line if any(unicodedata.category(letter)[0] in "LNPS" for letter in line) else ""


def _may_stand(letter: str) -> bool:
    """Tell whether ``letter`` may be part of a name: a letter of an alphabet, an accent, a digit or a mark."""
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
    """Tell whether accents are on letters, and not too many on one."""
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
