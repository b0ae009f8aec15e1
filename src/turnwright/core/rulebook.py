"""Rule books: the ledger of a game, every rule with its id, in English and Russian."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from turnwright.core.errors import BadRuleBook
from turnwright.core.json_types import JsonDict

FILE: Final = "rulebook.json"
"""The file with the rule book in the package of a game."""


class Rule(NamedTuple):
    """One ledger entry.

    ``ruling`` tells in both languages why the rule says what the book leaves open; it is empty where the book is clear.
    An ``optional`` rule is off unless a table chooses it; ``option`` is the table option for it, "" while the game has
    none.
    """

    id: str
    kind: str
    section: str
    text: dict[str, str]
    ruling: dict[str, str]
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
        """Return the int of the rule called ``id``; BadRuleBook says that there is none."""
        if id not in self._place:
            raise BadRuleBook(f"{FILE} has no rule {id}")
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
    """Return the rule book in ``text``, the JSON that ships; BadRuleBook says what is wrong with it.

    Sections need a title in both languages; rules need an id, a section and texts, rulings a text in both languages.
    """
    try:
        data = json.loads(text)
    except json.JSONDecodeError as problem:
        raise BadRuleBook(f"{FILE}, line {problem.lineno}: {problem.msg}") from problem
    if not isinstance(data, dict) or "sections" not in data or "rules" not in data:
        raise BadRuleBook(f'{FILE}: expected an object with "sections" and "rules"')
    for id, title in data["sections"].items():
        _need(title, ("en", "ru"), f"section {id}")
    known: set[str] = set()
    for number, entry in enumerate(data["rules"], start=1):
        _need(entry, ("id", "section", "en", "ru"), f"rule {entry.get('id', f'number {number}')}")
        if entry["section"] not in data["sections"]:
            raise BadRuleBook(f"{FILE}: rule {entry['id']} is in the section {entry['section']}, which does not exist")
        if entry["id"] in known:
            raise BadRuleBook(f"{FILE}: two rules have the id {entry['id']}")
        known.add(entry["id"])
        if ruling := entry.get("ruling"):
            _need(ruling if isinstance(ruling, dict) else {}, ("en", "ru"), f"the ruling of rule {entry['id']}")
    return RuleBook([_rule(entry) for entry in data["rules"]], data["sections"], data.get("glossary", []))


def _need(entry: JsonDict, keys: tuple[str, ...], what: str) -> None:
    for key in keys:
        if not entry.get(key):
            raise BadRuleBook(f'{FILE}: {what} has no "{key}"')


def _rule(entry: dict[str, Any]) -> Rule:
    return Rule(
        entry["id"],
        entry.get("kind", "rule"),
        entry["section"],
        {"en": entry["en"], "ru": entry["ru"]},
        entry.get("ruling", {}),
        entry.get("testable", True),
        entry.get("optional", False),
        entry.get("option", ""),
    )


@cache
def load(package: str) -> RuleBook:
    """Return the rule book that ships with the game in ``package``."""
    file = files(package).joinpath(FILE)
    if not file.is_file():
        raise BadRuleBook(f"the package {package} has no {FILE}")
    return read(file.read_text(encoding="utf-8"))
