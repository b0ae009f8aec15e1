"""Rule books: finding a rule by its id, and rules that only some tables play by."""

from __future__ import annotations

import json
import re

import pytest

from tests.woodland import BOOK
from turnwright.core.errors import BadRuleBook
from turnwright.core.rulebook import load, read


@pytest.mark.parametrize(
    ("typed", "id"),
    [
        ("wl-6.5#1", "WL-6.5#1"),
        ("WL-6.5.1", "WL-6.5.1"),
        ("wl-6.5.2.ii.b#2", "WL-6.5.2.II.B#2"),
        ("WL-C.BETTER_BURROW_BANK", "WL-C.better_burrow_bank"),
        ("wl-c", "WL-C"),
        ("WL-6.5", "WL-6.5"),
        ("WL-6", ""),
        ("WL-6.5#3", ""),
        ("", ""),
    ],
)
def test_ids_are_found_in_capitals_or_not(typed: str, id: str) -> None:
    assert id == BOOK.spelled(typed)


def test_optional_rules_name_their_option() -> None:
    found = {rule.id: rule.option for rule in BOOK.rules if rule.optional}
    assert {"WL-C.storm": "rounds", "WL-C.comet": "comets", "WL-C.ronin": ""} == found


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda book: book.pop("sections"), 'rulebook.json: expected an object with "sections" and "rules"'),
        (lambda book: book["sections"]["T"].pop("ru"), 'rulebook.json: section T has no "ru"'),
        (lambda book: book["rules"][1].pop("ru"), 'rulebook.json: rule T-2 has no "ru"'),
        (lambda book: book["rules"][1].pop("id"), 'rulebook.json: rule number 2 has no "id"'),
        (lambda book: book["rules"][1].update(en=""), 'rulebook.json: rule T-2 has no "en"'),
        (
            lambda book: book["rules"][1].update(ruling={"en": "So it is."}),
            'rulebook.json: the ruling of rule T-2 has no "ru"',
        ),
        (
            lambda book: book["rules"][1].update(ruling="So it is."),
            'rulebook.json: the ruling of rule T-2 has no "en"',
        ),
        (lambda book: book["rules"][1].update(id="T-1"), "rulebook.json: two rules have the id T-1"),
        (
            lambda book: book["rules"][1].update(section="X"),
            "rulebook.json: rule T-2 is in the section X, which does not exist",
        ),
    ],
)
def test_a_mistake_in_a_rule_book_is_named(change: object, fault: str) -> None:
    """The line says which entry, and what it lacks."""
    rules = [{"id": f"T-{n}", "section": "T", "en": "Play.", "ru": "Ходите."} for n in (1, 2)]
    book = {"sections": {"T": {"en": "Rules", "ru": "Правила"}}, "rules": rules}
    assert 2 == len(read(json.dumps(book)))
    assert callable(change)
    change(book)
    with pytest.raises(BadRuleBook, match=f"^{re.escape(fault)}$"):
        read(json.dumps(book))


def test_a_slip_in_the_json_is_named_with_its_line() -> None:
    """As an editor counts lines."""
    with pytest.raises(BadRuleBook, match=r"^rulebook\.json, line 2: Expecting property name"):
        read('{\n "sections": {,\n')


def test_a_rule_that_is_missing_is_named() -> None:
    """And so is a rule book that is missing."""
    with pytest.raises(BadRuleBook, match=r"^rulebook\.json has no rule WL-99$"):
        BOOK.number("WL-99")
    with pytest.raises(BadRuleBook, match=r"^the package tests\.cli has no rulebook\.json$"):
        load("tests.cli")
