"""Errors for logs that do not fit."""

from __future__ import annotations

from typing import Final

from turnwright.core.errors import GameError
from turnwright.games.terra_mystica.rules import TM_1_1


class Misfit(GameError):
    """The log does something that neither the rules nor the list of deviations allow."""


def refused(rule: int) -> Misfit:
    """Return the error to raise when a rule forbids something."""
    return Misfit(f"refused by {ledger_id(rule)}")


def ledger_id(rule: int) -> str:
    """Return the id of a rule for readers."""
    return _IDS[rule - TM_1_1]


def _ids() -> list[str]:
    from turnwright.games.terra_mystica import rules

    return [name.replace("_", "-", 1).replace("_", ".") for name in vars(rules) if name.startswith("TM_")]


_IDS: Final[list[str]] = _ids()
