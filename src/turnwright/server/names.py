"""What people may call themselves, and what they may sign in with."""

from __future__ import annotations

import unicodedata
from typing import Final

from turnwright.server.errors import Refused

SHORTEST_NAME: Final = 2
LONGEST_NAME: Final = 24
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
LONGEST_EMAIL: Final = 254
MARKS: Final = " -_.'"
LOOK_ALIKE: Final = ("LATIN", "CYRILLIC", "GREEK")
"""Alphabets whose letters look the same: mixed, they let one name pass for another."""
COMMON: Final = frozenset({
    "password", "passw0rd", "password1", "12345678", "123456789", "1234567890", "qwertyui", "qwerty123", "qwertyuiop",
    "11111111", "iloveyou", "sunshine", "princess", "football", "baseball", "letmein1", "welcome1", "admin123",
    "abcd1234", "1q2w3e4r", "trustno1", "superman", "йцукенгш", "пароль123", "turnwright", "smallworld",
})  # fmt: skip
"""Passwords that are tried first by everybody who guesses."""


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


def check_password(password: str, name: str) -> str:
    """Return ``password`` if it is not among the first that anybody would guess."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused(
            "bad_request",
            f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters",
            reason="password-length",
            args={"least": SHORTEST_PASSWORD, "most": LONGEST_PASSWORD},
        )
    plain = password.casefold()
    if plain in COMMON or len(set(plain)) < 4 or name_key(plain) == name_key(name):
        raise Refused(
            "bad_request", "this password is guessed too easily: choose another one", reason="password-common"
        )
    return password


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
