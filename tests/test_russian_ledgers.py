"""Russian texts of the ledgers: the words of the Russian rule books, and sentences a Russian edition would print."""

from __future__ import annotations

import re
from typing import Final

import pytest

from turnwright.core.game import GAMES, find

OWN: Final = re.compile(r"\b[Сс]во(?:й|его|ему|им|ём|я|ей|ю|и|их|ими|е|ё)\b")
SET_PHRASES: Final = re.compile(
    r"\b(?:по своему выбору|на своих местах|в своих ячейках"
    r"|(?:в|вне|раз за|за|любой|момент) сво(?:й|его|ё) (?:ход|хода|день|утро)"
    r"|сво(?:его|им) (?:хода|утра|дня|вечера|утром)|сво(?:ей|ю|ём) (?:шкал[ыуе]|ячейку|масти))\b"
)
"""«свой» that belongs to no person: its place, its track, a turn."""
SUBJECT: Final = re.compile(
    r"\b(?:[Ии]грок\w*|[Вв]ладел\w+|[Кк]ажд\w+|он|она|оно|они|ею|[Рр]ас[аы]|покупатель|Братство|Династия|Союз|Культ|Культисты"
    r"|Бродяга|Маркиса|Воины|Вурдалаки|Берсерк\w+|Карта|Способность|способность)\b"
)
"""Whom or what «свой» may belong to."""
CODE: Final = re.compile(
    r"^(?:ACT|BON|FAV|TW|SCORE)\d|\bM[2-5]\b|\bid\b|(?<!\()\b(?:FAV|BON|SCORE|TW)\d+(?! и SCORE)(?!\))"
)
"""A code that stands for a thing; in brackets it may stand beside the thing."""
OTHER_WORDS: Final = {
    "small_world": r"прикосновен|столбц|столбец|выстав",
    "terra_mystica": r"культ\w* \d шаг|\bшаг\w* (?:в|по) культ|\bшаг\w* культ|итогов|лицом",
    "root": r"лицом|устранени|Favor\b|Cobbler\b(?!;)|услуг зверей|Командный пункт",
    "mythotopia": r"сыгра|\bигра(?:ет|ют)ся|перебро|\bстройки|воюющ|(?:Beast|Serpent) Sea|лицом|войн\w* за провинц",
}
"""Words of which the Russian rule book says something else: «иммунитет», «список», «деление», «лицевой стороной» …"""


def texts(name: str) -> dict[str, str]:
    """Return the Russian rules and rulings of a game, by the id of the rule."""
    return {rule.id: " ".join([rule.text["ru"], *[rule.ruling[lang] for lang in rule.ruling if lang == "ru"]])
            for rule in find(name).rulebook.rules}  # fmt: skip


def ownerless(text: str) -> bool:
    """Tell whether somebody's own thing is spoken of, and nobody whose own it is."""
    return bool(OWN.search(SET_PHRASES.sub("", text))) and not SUBJECT.search(text)


@pytest.mark.parametrize("name", GAMES)
def test_own_things_have_an_owner(name: str) -> None:
    """«Для города нужно не менее 4 своих построек» says whose they are in English only."""
    assert [] == [id for id, text in texts(name).items() if ownerless(text)]


@pytest.mark.parametrize("name", GAMES)
def test_things_are_named_and_codes_stand_beside_them(name: str) -> None:
    assert [] == [id for id, text in texts(name).items() if CODE.search(text)]


@pytest.mark.parametrize("name", sorted(OTHER_WORDS))
def test_ledgers_use_the_words_of_the_rule_book(name: str) -> None:
    assert [] == [id for id, text in texts(name).items() if re.search(OTHER_WORDS[name], text)]


@pytest.mark.parametrize(
    ("text", "faulty"),
    [
        ("Для города нужно не менее 4 своих построек.", True),
        ("Для моста нужна своя постройка.", True),
        ("Пасовать можно в любой свой ход.", False),
        ("Игрок получает 1 жреца из своего запаса.", False),
    ],
)
def test_the_law_of_owners_finds_what_it_looks_for(text: str, faulty: bool) -> None:
    assert faulty == ownerless(text)


@pytest.mark.parametrize(
    ("text", "faulty"),
    [
        ("FAV11 даёт 1 деление в культе Земли.", True),
        ("На карте M3 регионы 27 и 28 соседние.", True),
        ("Взятие FAV5 может сразу основать город.", True),
        ("Жетон благодати «Земля +1» (FAV11) даёт 1 деление.", False),
        ("Тайлы целей «2 ПО за жилище» (SCORE3 и SCORE5): 2 ПО.", False),
    ],
)
def test_the_law_of_codes_finds_what_it_looks_for(text: str, faulty: bool) -> None:
    assert faulty == bool(CODE.search(text))
