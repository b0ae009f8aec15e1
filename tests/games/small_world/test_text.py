"""The texts of Small World: the right forms, names and prices."""

from __future__ import annotations

import pytest

from turnwright.core import engine
from turnwright.core.game import find
from turnwright.core.messages import Message
from turnwright.core.rng import Rng
from turnwright.core.text import LANGUAGES, say
from turnwright.core.typography import tied
from turnwright.games.small_world import GAME
from turnwright.games.small_world.factions.roster import POWERS, RACES

PLACED: dict[str, int | str] = {"seat": 0, "race": "@race-elves", "region": 12}


@pytest.mark.parametrize(
    ("tokens", "en", "ru"),
    [
        (1, "1 token of", "1 жетон в"),
        (2, "2 tokens of", "2 жетона в"),
        (5, "5 tokens of", "5 жетонов в"),
        (11, "11 tokens of", "11 жетонов в"),
        (21, "21 tokens of", "21 жетон в"),
        (22, "22 tokens of", "22 жетона в"),
    ],
)
def test_numbers_and_nouns_agree(tokens: int, en: str, ru: str) -> None:
    """English has two forms, Russian three."""
    message = Message("log-place", {**PLACED, "tokens": tokens})
    assert en in say(find(GAME.name), message, "en")
    assert tied(ru, "ru") in say(find(GAME.name), message, "ru")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_those_of_the_rule_book(lang: str) -> None:
    """Races and powers are called as the published book calls them."""
    sections = {titles[lang] for titles in GAME.rulebook.sections.values()}
    ids = [*[race.name for race in RACES], *[power.name for power in POWERS]]
    names = {say(find(GAME.name), Message(id[1:]), lang) for id in ids}
    assert 34 == len(names)
    assert set() == names - sections


@pytest.mark.parametrize(
    ("lang", "text"), [("en", "pay 3 coins, get 1 coin"), ("ru", "Взять Эльфов (Холм) за 3 монеты и получить 1 монету")]
)
def test_a_combo_tells_price_and_gain(lang: str, text: str) -> None:
    """The label of a pick shows its cost and the coins on it."""
    args: dict[str, int | str] = {"race": "@race-elves", "power": "@power-hill", "price": 3, "coins": 1}
    assert say(find(GAME.name), Message("choice-pick", args), lang).endswith(tied(text, lang))


def test_coins_of_the_race_itself_are_told_once() -> None:
    """Not "Wizards: Wizards"; regions and powers name the race, too."""
    own = Message("log-income-race", {"seat": 0, "coins": 2, "race": "@race-wizards", "source": "@race-wizards"})
    assert "Player 1: 2 coins from Wizards." == say(find(GAME.name), own)
    position, rng = find(GAME.name).new(3, 1), Rng(1)
    while not position.over:
        position.choose(engine.random_answer(position.state, position.actions, rng))
    lines = [message for message in position.log(0) if message.id.startswith("log-income")]
    assert {"log-income", "log-income-race"} <= {message.id for message in lines}
    for message in lines:
        itself = message.args.get("race") == message.args.get("source")
        assert itself == (message.id == "log-income-race") or message.id == "log-income-total"
