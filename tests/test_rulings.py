"""Rulings of the ledgers: why a rule says what the book leaves open, told to players in both languages."""

from __future__ import annotations

import re
from typing import Final

import pytest

from turnwright.core.game import GAMES, find
from turnwright.core.rulebook import Rule

MAKERS_WORDS: Final = re.compile(
    r"\bledger|\bresearch|\bdata\b|\bseed\b|\bderived:|\bmisprint:|\bFAQ:|\blines? \d|notes\.|\b[SC]\d|\bcases? \d"
    r"|\b(?:ACT|BON|FAV|TW|SCORE)\d|\bM[2-5]\b|\bстрок[аеи] \d|\bреестр|\bисследовани|данные"
)
"""What those who keep a ledger say to each other: names of files, numbers of lines and codes."""


def faults(rule: Rule) -> list[str]:
    """Return what is wrong with a ruling, in either language."""
    english, russian = rule.ruling["en"], rule.ruling["ru"]
    wrong = [f"{rule.id}: {text}" for text in (english, russian) if MAKERS_WORDS.search(text)]
    wrong += [f"{rule.id}: {text}" for text in (english, russian) if not re.match(r"[\dA-ZА-ЯЁ'«].*[.]$", text)]
    if not re.search("[А-Яа-яЁё]{2}", russian) or re.search("[А-Яа-яЁё]", english):
        wrong.append(f"{rule.id}: the languages are mixed up")
    return wrong


@pytest.mark.parametrize("name", GAMES)
def test_rulings_are_sentences_for_players(name: str) -> None:
    """In both languages, without words that only the makers of a ledger know."""
    found = [rule for rule in find(name).rulebook.rules if rule.ruling]
    assert len(found) > 100
    assert [] == [fault for rule in found for fault in faults(rule)]


@pytest.mark.parametrize(
    ("english", "russian"),
    [
        ("ledger: the book is silent.", "Книга молчит."),
        ("The book is silent.", "Книга молчит (строка 12)."),
        ("The book is silent.", "The book is silent."),
        ("See FAV5 for that.", "Книга молчит."),
        ("The book is silent", "Книга молчит."),
    ],
)
def test_the_law_finds_what_it_looks_for(english: str, russian: str) -> None:
    """Planted faults."""
    assert faults(Rule("T-1", "flow", "T", {}, {"en": english, "ru": russian}, True))
