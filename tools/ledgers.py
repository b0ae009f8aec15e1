"""The ids of a ledger: the constant of a rule, its section, its position, and the citations in a text.

Ids are looked up here and never parsed, because no two ledgers build them alike: SW-6.1 is a rule of SW-6,
RT-6.5#1 and RT-6.5.1 are two rules of RT-6.5, and RT-C.better_burrow_bank is one of RT-C.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path

TOKEN = r"\b[A-Z]+-\w+(?:[.#]\w+)*"
"""Anything that may be an id, as long as possible: RT-6.5 is not found in RT-6.5#1, nor in RT-6.5.1."""
ID = re.compile(TOKEN, re.ASCII)
CITATION = re.compile(rf"({TOKEN})(?:\s+to\s+({TOKEN}))?", re.ASCII)


class LedgerError(ValueError):
    """A ledger from which nothing can be generated."""


class Ledger:
    """The rules of a game and their sections, in ledger order."""

    def __init__(self, entries: Iterable[tuple[str, str]]) -> None:
        """Store the ids: each rule with its section."""
        pairs = list(entries)
        self.rules = [rule for rule, _section in pairs]
        self._section = dict(pairs)
        self._inside: dict[str, list[str]] = {}
        for rule, section in pairs:
            self._inside.setdefault(section, []).append(rule)
        self.sections = list(self._inside)
        self._rule = by_constant(self.rules)
        if both := [rule for rule in self.rules if rule in self._inside]:
            raise LedgerError(f"{both[0]} is a rule and a section")

    def __contains__(self, id: object) -> bool:
        """Tell whether ``id`` is a rule or a section."""
        return id in self._section or id in self._inside

    def rule_of(self, name: str) -> str:
        """Return the rule of the constant ``name``, or "" if it is not the constant of a rule."""
        return self._rule.get(name, "")

    def section_of(self, id: str) -> str:
        """Return the section of a rule; for a section, itself."""
        return self._section.get(id, id)

    def written_out(self, ids: Iterable[str]) -> set[str]:
        """Return ``ids`` with each section replaced by its rules."""
        return {rule for id in ids for rule in self._inside.get(id, [id])}

    def cited_in(self, text: str) -> set[str]:
        """Return the rules and sections that a text cites; ranges such as "SW-7.1 to SW-7.8" are expanded."""
        cited: set[str] = set()
        for first, last in CITATION.findall(text):
            cited.update(id for id in (first, last) if id in self)
            cited.update(self._between(first, last))
        return cited

    def _between(self, first: str, last: str) -> list[str]:
        """Return everything from ``first`` to ``last``: rules between rules, sections between sections."""
        for order in (self.rules, self.sections):
            if first in order and last in order:
                return order[order.index(first) : order.index(last) + 1]
        return []


def constant(id: str) -> str:
    """Return the name of the constant for a rule: SW_6_1 for SW-6.1, RT_6_5_N1 for RT-6.5#1."""
    return id.replace("#", "_N").replace("-", "_").replace(".", "_").upper()


def by_constant(rules: Iterable[str]) -> dict[str, str]:
    """Return the rules by their constants; each must have a different one."""
    named: dict[str, str] = {}
    for rule in rules:
        name = constant(rule)
        if not ID.fullmatch(rule):
            raise LedgerError(f"{rule!r} cannot be an id: ids look like SW-6.1, RT-6.5#1 or RT-C.better_burrow_bank")
        if name in named:
            twice = f"{rule} is in the ledger twice"
            raise LedgerError(twice if rule == named[name] else f"{named[name]} and {rule} would both be called {name}")
        named[name] = rule
    return named


def read_ledger(src: Path, game: str) -> Ledger:
    """Return the ledger that ships with ``game``, from the sources in ``src``."""
    text = (src / "turnwright" / "games" / game / "rulebook.json").read_text(encoding="utf-8")
    return Ledger([(rule["id"], rule["section"]) for rule in json.loads(text)["rules"]])
