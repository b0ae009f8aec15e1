"""What people may call themselves, and where mail may reach them."""

from __future__ import annotations

import unicodedata
from typing import Final

from turnwright.server.errors import Refused

SHORTEST_NAME: Final = 2
LONGEST_NAME: Final = 24
LONGEST_EMAIL: Final = 254
MARKS: Final = " -_.'"
LOOK_ALIKE: Final = ("LATIN", "CYRILLIC", "GREEK")
"""Alphabets whose letters look the same: mixed, they let one name pass for another."""


def check_name(text: str) -> str:
    """Return ``text`` as a name: short, visible, in one alphabet, without markup."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not SHORTEST_NAME <= len(name) <= LONGEST_NAME:
        raise Refused(
            "bad_request",
            f"a name has {SHORTEST_NAME} to {LONGEST_NAME} letters",
            reason="name-length",
            args={"least": SHORTEST_NAME, "most": LONGEST_NAME},
        )
    if not all(letter.isalnum() or letter in MARKS or unicodedata.combining(letter) for letter in name):
        raise Refused("bad_request", "a name is made of letters, digits, spaces and - _ . '", reason="name-letters")
    if not any(letter.isalnum() for letter in name):
        raise Refused("bad_request", "a name needs a letter or a digit", reason="name-empty")
    if len({_alphabet(letter) for letter in name} - {""}) > 1:
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


def _alphabet(letter: str) -> str:
    alphabet = unicodedata.name(letter, "").split(" ")[0]
    return alphabet if letter.isalpha() and alphabet in LOOK_ALIKE else ""
