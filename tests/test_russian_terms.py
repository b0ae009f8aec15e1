"""Russian texts of Root and Mythotopia: the words of the rule books, names in their cases, buttons short enough."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import pytest

from tests.effort import seats_to_play
from tests.games.cases import Case, samples_of
from turnwright.core import engine
from turnwright.core.game import find
from turnwright.core.messages import Message
from turnwright.core.rng import Rng
from turnwright.core.text import say

GAMES: Final = ("mythotopia", "root")
OTHER_WORDS: Final = {
    "mythotopia": r"[Сс]ыгра|\bигра(?:ет|ют) карт|[Ии]грается|[Вв]ыстав(?:ить|ляет)|[Пп]еребр[оа]с|мест\w* стройки"
    r"|\bединиц|[Вв]ойн\w* за провинц|(?:Beast|Serpent) Sea|лицом (?:вверх|вниз)"
    r"|(?<!оенной )(?<!оенная )(?<!оенную )\bсил[еау]\b",
    "root": r"[Вв]озглав|лицом (?:вверх|вниз)|[Уу]странени|выгодных бросков|(?:карта|задание)\)|созданные предметы"
    r"|Командный пункт|Плата за защиту|общий сброс",
}
"""Words of which the Russian rule book says something else: «разыграть», «разместить», «лицевой стороной» …"""
NAME_IN_OWN_SENTENCE: Final = re.compile(r"\.\s[А-ЯЁ][^.{}]*\{ \$(?:other|seat) \}\.\s*$")
"""«Вера отдаёт карту. Получает Марта.»: a second sentence, because the name was not declined."""
NAME_BEHIND_COLON: Final = re.compile(
    r"^(?:choice|gesture|log)-[\w-]+ = .*: \{ \$(?:piece|faction|item|leader|character|race|other) \}[.]?$",
    re.MULTILINE,
)
"""«Убрать: казарма»: a name behind a colon, because it was not declined."""
UNDECLINED: Final = {
    "choice-begins": "says which of two Vagabonds is first",
    "choice-strike": "«во Второго Бродягу» and «в Бродягу» differ in the preposition, too",
    "log-look-into": "one message for one item and for coins, which are many",
}
"""Messages that keep the colon, and why."""
LONGEST_BUTTON: Final = 70
ALL_CARDS: Final = {"suggest-5", "suggest-6"}
"""Buttons that name every card they play."""


@pytest.mark.parametrize("name", GAMES)
def test_texts_use_the_words_of_the_rule_book(name: str) -> None:
    lines = [line for line in find(name).catalogue("ru").splitlines() if not line.startswith("#")]
    assert [] == [line for line in lines if re.search(OTHER_WORDS[name], line)]


@pytest.mark.parametrize("name", GAMES)
def test_a_player_named_in_a_sentence_stands_in_it(name: str) -> None:
    """«отдаёт карту игроку Марта», not «Получает Марта.»."""
    lines = find(name).catalogue("ru").splitlines()
    assert [] == [line for line in lines if line.startswith("log-") and NAME_IN_OWN_SENTENCE.search(line)]


@pytest.mark.parametrize("name", GAMES)
def test_names_are_declined_and_not_put_behind_a_colon(name: str) -> None:
    found = [line.partition(" ")[0] for line in NAME_BEHIND_COLON.findall(find(name).catalogue("ru"))]
    assert [] == [id for id in found if id not in UNDECLINED]


@cache
def buttons(name: str) -> dict[str, Message]:
    """Return the buttons of lively games at several numbers of seats, by their Russian text."""
    game, found = find(name), dict[str, Message]()
    for seats in seats_to_play(game.seat_counts):
        variants = list(samples_of(name).options)
        case, rng = Case(name, seats, variants[seats % len(variants)]), Rng(seats)
        s = case.game.new_state(case.seats, case.options)
        while s.todo:
            labels = [game.label(s, action) for action in engine.options(s)]
            labels += [gesture.label for gesture in engine.step_of(s).gestures(s, engine.top(s))]
            found |= {say(game, label, "ru"): label for label in labels}
            engine.apply(s, case.samples.answer(s, rng))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_buttons_fit_a_phone(name: str) -> None:
    """Two lines of a phone."""
    found = {text: label.id for text, label in buttons(name).items() if len(text) > LONGEST_BUTTON}
    assert {} == {text: id for text, id in found.items() if id not in ALL_CARDS}


@pytest.mark.parametrize("name", GAMES)
def test_no_brackets_of_kinds_in_names(name: str) -> None:
    """«Лисья засада», «Поручение (лисы)»: a name on a button holds no explanation."""
    assert [] == [text for text in buttons(name) if re.search(r"\((?:\w+ карта|\w+ задание|стартов\w+)\)", text)]


@pytest.mark.parametrize(
    ("line", "faulty"),
    [
        ("log-aid = { $seat } отдаёт карту в помощь. Получает { $other }.", True),
        ("log-aid = { $seat } помогает: отдаёт карту { $other-dat }.", False),
        ("log-wins = { $seat } побеждает.", False),
    ],
)
def test_the_law_of_players_finds_what_it_looks_for(line: str, faulty: bool) -> None:
    assert faulty == bool(NAME_IN_OWN_SENTENCE.search(line))


@pytest.mark.parametrize(
    ("line", "faulty"),
    [
        ("choice-lose = Убрать: { $piece }", True),
        ("log-lead = { $seat } возглавляет фракцию: { $faction }.", True),
        ("choice-lose = Убрать { $piece-acc }", False),
        ("choice-battle = Сразиться на поляне { $clearing }: { $faction-short }", False),
    ],
)
def test_the_law_of_names_finds_what_it_looks_for(line: str, faulty: bool) -> None:
    assert faulty == bool(NAME_BEHIND_COLON.search(line))
