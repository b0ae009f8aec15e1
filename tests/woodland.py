"""A made-up ledger with ids of every form that a ledger may have, and a game that is played by it.

Numbers have sub-numbers, Roman points and letters, "#" splits a number into statements, and cards go by their names.
"""

from __future__ import annotations

from typing import Any

import yaml

from generate import ledger_of, rulebook_json
from tests.toy import Toy
from turnwright.core.rulebook import RuleBook, read

TEXT = """
game: woodland
prefix: WL
glossary: []
sections:
  - id: WL-6.4
    title: {en: "Dawn", ru: "Рассвет"}
    rules:
      - {id: "WL-6.4#1", kind: action, en: "Place one log.", ru: "Положите бревно."}
  - id: WL-6.5
    title: {en: "Day", ru: "День"}
    rules:
      - {id: "WL-6.5#1", kind: action, en: "Take up to three actions.", ru: "Сделайте до трёх действий."}
      - {id: "WL-6.5#2", kind: action, en: "A feather buys a fourth.", ru: "Перо даёт четвёртое."}
      - {id: "WL-6.5.1", kind: action, en: "Build.", ru: "Стройте."}
      - {id: "WL-6.5.2", kind: action, en: "March.", ru: "Идите."}
      - {id: "WL-6.5.2.I", kind: action, en: "March twice.", ru: "Идите дважды."}
      - {id: "WL-6.5.2.II.B#2", kind: action, en: "Not over water.", ru: "Но не по воде."}
      - {id: "WL-6.5.10", kind: action, en: "Rest.", ru: "Отдыхайте.",
         ruling: {by: ledger, en: "The book is silent.", ru: "Книга об этом молчит."}}
  - id: WL-6.6
    title: {en: "Dusk", ru: "Закат"}
    rules:
      - {id: "WL-6.6.1", kind: action, en: "Draw a card.", ru: "Возьмите карту."}
  - id: WL-C
    title: {en: "Cards", ru: "Карты"}
    rules:
      - {id: "WL-C.better_burrow", kind: effect, en: "Two draw.", ru: "Двое берут карты."}
      - {id: "WL-C.better_burrow_bank", kind: effect, en: "All draw.", ru: "Все берут карты."}
      - {id: "WL-C.item.tea", kind: effect, testable: false, en: "Tea is green.", ru: "Чай зелёный."}
      - {id: "WL-C.storm", kind: effect, optional: true, option: rounds, en: "It rains.", ru: "Дождь."}
      - {id: "WL-C.comet", kind: effect, optional: true, option: comets, en: "It falls.", ru: "Падает."}
      - {id: "WL-C.ronin", kind: effect, optional: true, en: "Outside the box.", ru: "Не из коробки."}
"""

SOURCE: dict[str, Any] = yaml.safe_load(TEXT)
LEDGER = ledger_of(SOURCE)
BOOK = read(rulebook_json(SOURCE))


class Woodland(Toy):
    """The toy by the ledger above; of the options that it names the toy has ``rounds`` alone."""

    name = "woodland"

    @property
    def rulebook(self) -> RuleBook:
        """The made-up ledger."""
        return BOOK


WOODLAND = Woodland()
