"""The texts of Terra Mystica: the right names and prices."""

from __future__ import annotations

import pytest

from turnwright.core.frames import State
from turnwright.core.game import Game, find
from turnwright.core.messages import Message
from turnwright.core.text import LANGUAGES, say
from turnwright.core.typography import tied
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.factions.roster import ROSTER

TERRA_MYSTICA: Game[State] = find("terra_mystica")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_factions_are_called_as_in_the_rule_book(lang: str) -> None:
    """Each faction's chapter has its name."""
    titles = " ".join([names[lang] for names in GAME.rulebook.sections.values()])
    names = [say(TERRA_MYSTICA, Message(f"faction-{faction.key}"), lang) for faction in ROSTER]
    assert 14 == len(set(names))
    assert [] == [name for name in names if name not in titles]


def label_of(choice: str, lang: str, options: list[str]) -> str:
    """Return what a choice says after ``options`` were chosen at a fixed table of two."""
    position = TERRA_MYSTICA.new(2, 1, {"factions": "dwarves,witches", "first": 0})
    for option in options:
        position.choose(option)
    return say(TERRA_MYSTICA, position.game.label(position.state, GAME.vocabulary.action(choice)), lang)


OPENING = ["build E7", "build F4", "build C3", "build C2"]


@pytest.mark.parametrize(
    ("choice", "en", "ru"),
    [
        ("build H6", "Build a dwelling on H6", "Построить жилище на H6"),
    ],
)
def test_first_dwellings_are_free(choice: str, en: str, ru: str) -> None:
    """No price is shown if none is paid (TM-4.7)."""
    assert (en, ru) == (label_of(choice, "en", []), label_of(choice, "ru", []))


@pytest.mark.parametrize(
    ("choice", "en", "ru"),
    [
        (
            "upgrade E7 trading-house",
            "Upgrade E7 to a trading house · 2 workers · 3 coins",
            "Улучшить постройку на E7 → торговый дом · 2 рабочих · 3 монеты",
        ),
        (
            "upgrade C2 trading-house",
            "Upgrade C2 to a trading house · 2 workers · 6 coins",
            "Улучшить постройку на C2 → торговый дом · 2 рабочих · 6 монет",
        ),
        (
            "transform E6 wasteland",
            "Transform E6 into wasteland · 2 spades · 6 workers",
            "Преобразовать E6 в пустошь · 2 лопаты · 6 рабочих",
        ),
        (
            "transform G2 mountains",
            "Transform G2 into mountains · 1 spade · 5 workers",
            "Преобразовать G2 в горы · 1 лопата · 5 рабочих",
        ),
        (
            "send fire 3",
            "Send a priest to stay, cult of fire 0 → 3 · 1 power",
            "Отправить жреца в орден: культ Огня 0 → 3 · 1 сила",
        ),
        ("convert power-worker", "Convert 3 power into 1 worker", "Обменять 3 силы на 1 рабочего"),
        ("power ACT6", "Use a power action: 2 spades · 6 power", "Использовать силу: 2 лопаты · 6 силы"),
    ],
)
def test_choices_tell_their_price(choice: str, en: str, ru: str) -> None:
    """Spades, hops, neighbours' discounts and cult steps are worked out in the label."""
    cards = first_cards()
    assert en == label_of(choice, "en", [*OPENING, *cards])
    assert tied(ru, "ru") == label_of(choice, "ru", [*OPENING, *cards])


def first_cards() -> list[str]:
    """Return first bonus cards that the fixed table offers."""
    position = TERRA_MYSTICA.new(2, 1, {"factions": "dwarves,witches", "first": 0})
    for option in OPENING:
        position.choose(option)
    first = position.options[0]
    position.choose(first)
    return [first, position.options[0]]
