"""Which passwords are refused: those that attackers try first."""

from __future__ import annotations

import gzip
from functools import cache
from importlib.resources import files
from typing import Final

from turnwright.server.errors import Refused
from turnwright.server.people.names import name_key

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
FEWEST_LETTERS: Final = 4
"""Minimum number of different characters in a password."""
LIST: Final = "common_passwords.txt.gz"
OURS: Final = ("turnwright", "smallworld", "terramystica", "mythotopia", "йцукен", "йцукенгш", "пароль", "парольпароль")
"""Common passwords that are not in the list, which is English."""
ENDINGS: Final = "0123456789!?.,-_*#@$%&+="
"""Characters that people append to a common password."""


def check_password(password: str, name: str) -> str:
    """Return ``password`` if it is not easy to guess."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused(
            "bad_request",
            f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters",
            reason="password-length",
            args={"least": SHORTEST_PASSWORD, "most": LONGEST_PASSWORD},
        )
    if _is_common(password.casefold()) or name_key(password) == name_key(name):
        raise Refused(
            "bad_request", "this password is guessed too easily: choose another one", reason="password-common"
        )
    return password


def _is_common(plain: str) -> bool:
    return len(set(plain)) < FEWEST_LETTERS or not _common().isdisjoint((plain, plain.rstrip(ENDINGS)))


@cache
def _common() -> frozenset[str]:
    """Return the common passwords, read once from the shipped file."""
    text = gzip.decompress(files("turnwright.server.people").joinpath(LIST).read_bytes()).decode("utf-8")
    return frozenset((*OURS, *text.split("\n"))) - {""}
