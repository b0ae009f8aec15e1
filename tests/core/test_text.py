"""Words: messages in the reader's language."""

from __future__ import annotations

import pytest

from tests.toy import TOY, Toy
from turnwright.core.messages import Message
from turnwright.core.seats import CHANCE
from turnwright.core.text import LANGUAGES, core_catalogue, faults, meant, message_ids, rule_text, say
from turnwright.core.verbs import END, GIVE_UP, RISK, Meaning


def test_messages_are_said_in_both_languages() -> None:
    """Plurals follow the language, and no invisible marks get in."""
    told = Message("log-reveal", {"seat": 0, "bid": 2})
    assert "Player 1 bid 2 coins." == say(TOY, told, "en")
    assert "Игрок 1: ставка 2 монеты." == say(TOY, told, "ru")
    assert "Игрок 1: ставка 1 монета." == say(TOY, Message("log-reveal", {"seat": 0, "bid": 1}), "ru")


def test_seats_are_called_by_name_where_names_are_known() -> None:
    """Seats without a name are numbered as people count."""
    told = Message("log-play", {"seat": 0, "other": 1, "card": 7})
    assert "Ann attacks Player 2 with card 7." == say(TOY, told, "en", ["Ann"])
    assert "Chance draws a card." == say(TOY, Message("log-draw", {"seat": CHANCE}))


def test_arguments_may_be_messages() -> None:
    """An argument that starts with @ is said first; any other string is said as it is."""
    assert "The game is over." == say(TOY, Message("refused-rule", {"rule": "@prompt-over"}))
    assert "Игра окончена." == say(TOY, Message("refused-rule", {"rule": "@prompt-over"}), "ru")
    assert "{ $seat }" == say(TOY, Message("refused-rule", {"rule": "{ $seat }"}))


def test_what_is_missing_is_shown_by_its_id_and_reported() -> None:
    """A player sees the id; a test sees the fault."""
    assert "no-such-thing" == say(TOY, Message("no-such-thing"), "ru")
    assert ["ru: no message no-such-thing"] == faults(TOY, Message("no-such-thing"), "ru")
    assert ["en: no message gone"] == faults(TOY, Message("refused-rule", {"rule": "@gone"}), "en")
    assert {"en: log-reveal: Unknown external: bid"} == set(faults(TOY, Message("log-reveal", {"seat": 0}), "en"))
    assert [] == faults(TOY, Message("prompt-over"), "en")


def test_an_unknown_language_is_answered_in_english() -> None:
    """Nobody is left without an answer."""
    assert "The game is over." == say(TOY, Message("prompt-over"), "tlh")
    assert rule_text(TOY, 1, "en") == rule_text(TOY, 1, "tlh")


def test_a_meaning_is_told_in_sentences() -> None:
    """Price, reward and odds, each if there is any; what is given up is no price."""
    risk = Meaning(RISK, {"thing-coin": 3}, {"thing-point": 2, "thing-worth": 4}, (2, 6))
    assert ["Costs 3 coins.", "Brings 2 points, cards worth 4.", "Succeeds in 2 of 6 cases."] == meant(TOY, risk)
    assert ["Теряется: очки: 1."] == meant(TOY, Meaning(GIVE_UP, {"thing-point": 1}), "ru")
    assert [] == meant(TOY, Meaning(END))


def test_rules_are_cited_with_their_id() -> None:
    """A rule is its text and its id, in either language."""
    assert "Before the draw, each player may look at the top card of the deck. [TOY-3]" == rule_text(TOY, 3)
    assert rule_text(TOY, 3, "ru").endswith("верхнюю карту колоды. [TOY-3]")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_common_catalogue_is_part_of_every_games(lang: str) -> None:
    """A game's ids include the common ones."""
    assert "prompt-over" in core_catalogue(lang)
    assert {"prompt-over", "log-draw"} <= message_ids(TOY, lang)


def test_a_text_that_has_only_attributes_is_no_text() -> None:
    """A message without a value is reported like a missing one."""

    class Odd(Toy):
        def catalogue(self, lang: str) -> str:
            return "odd =\n    .title = x\n"

    assert "odd" == say(Odd(), Message("odd"))
    assert ["en: odd has no text"] == faults(Odd(), Message("odd"), "en")
