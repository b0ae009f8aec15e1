"""Rule books: the ledger of a game, every rule with its id, in English and Russian."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class Rule(NamedTuple):
    """One ledger entry.

    An ``optional`` rule is off unless a table chooses it; ``option`` is the table option for it, "" while the game has
    none.
    """

    id: str
    kind: str
    section: str
    text: dict[str, str]
    ruling: str
    testable: bool
    optional: bool = False
    option: str = ""


class RuleBook:
    """All rules of a game, in ledger order; the int of a rule is its position, counted from 1."""

    def __init__(self, rules: list[Rule], sections: dict[str, dict[str, str]], glossary: list[dict[str, str]]) -> None:
        self.rules = rules
        self.sections = sections
        self.glossary = glossary
        self._place = {rule.id: place for place, rule in enumerate(rules, start=1)}
        self._spelling = {id.lower(): id for id in [*sections, *self._place]}

    def __len__(self) -> int:
        return len(self.rules)

    def number(self, id: str) -> int:
        """Return the int of the rule called ``id``; raise KeyError if there is none."""
        return self._place[id]

    def rule(self, number: int) -> Rule:
        """Return the rule whose int is ``number``."""
        return self.rules[number - 1]

    def spelled(self, name: str) -> str:
        """Return the rule or section called ``name``, in any case, as the ledger spells it; "" if there is none."""
        return self._spelling.get(name.lower(), "")

    def __contains__(self, id: object) -> bool:
        return id in self._place


def read(text: str) -> RuleBook:
    """Return the rule book in ``text``, the JSON that ships; rules need an id, a section and texts."""
    data = json.loads(text)
    rules = [
        Rule(
            r["id"],
            r.get("kind", "rule"),
            r["section"],
            {"en": r["en"], "ru": r["ru"]},
            r.get("ruling", ""),
            r.get("testable", True),
            r.get("optional", False),
            r.get("option", ""),
        )
        for r in data["rules"]
    ]
    return RuleBook(rules, data["sections"], data.get("glossary", []))


@cache
def load(package: str) -> RuleBook:
    """Return the rule book that ships with the game in ``package``."""
    return read(files(package).joinpath("rulebook.json").read_text(encoding="utf-8"))
