"""Why not: each refusal has its rule."""

from __future__ import annotations

import pytest

from tests.toy import TOY, Toy, rules
from turnwright.core.explain import NOT_NOW, refusal, refuse, why_not
from turnwright.core.messages import Message
from turnwright.core.position import Position
from turnwright.core.seats import CHANCE, WATCHER
from turnwright.core.typography import tied


def bidding(coins: int) -> Position:
    """Return a toy table where seat 0 bids with some coins left."""
    position = TOY.new(2, seed=7)
    position.choose("pass")
    position.choose("pass")
    position.state.coins[0] = coins  # type: ignore[attr-defined]
    return position


@pytest.mark.parametrize(
    ("seat", "choice", "lang", "answer"),
    [
        (0, "bid 1", "en", ""),
        (0, " bid   1 ", "en", ""),
        (0, "bid 2", "en", rules.TEXTS[4][0] + " [TOY-5] Needed: 2, held: 1."),
        (0, "bid 2", "ru", rules.TEXTS[4][1] + " [TOY-5] Нужно: 2, есть: 1."),
        (0, "peek", "en", "Not now: " + rules.TEXTS[2][0] + " [TOY-3]"),
        (0, "draw 4", "ru", "Сейчас это невозможно. " + rules.TEXTS[1][1] + " [TOY-2]"),
        (0, "bid 7", "en", "There is no choice 'bid 7'. Choices with this verb are, for example: bid 0, bid 1, bid 2."),
        (0, "bet 7", "ru", "Варианта «bet 7» не существует. Варианты начинаются со слов: draw, top, peek,"),
        (0, "@prompt-over", "ru", "Варианта «prompt-over» не существует. Варианты начинаются со слов: "),
        (0, "x" * 99, "en", "There is no choice '" + "x" * 59 + "…'."),
        (1, "bid 1", "en", "Not now: Player 1 decides."),
        (1, "nonsense", "ru", "Не сейчас: решение принимает Игрок 1."),
        (WATCHER, "bid 1", "en", "Watchers make no decisions."),
        (5, "bid 1", "en", "There is no such seat: this table has 2, numbered from 0."),
    ],
)
def test_why_not_answers_everything(seat: int, choice: str, lang: str, answer: str) -> None:
    """Legal, illegal, of another step, unknown, not asked: each has its answer."""
    given = bidding(1).why_not(seat, choice, lang)
    assert tied(answer, lang) == given[: len(answer)] if answer else given == ""


def test_a_watcher_is_not_chance() -> None:
    """Where dice and draws are entered by hand, nobody but chance may answer for it."""
    position = TOY.new(2, by_hand=True)
    assert "" == position.why_not(CHANCE, "draw 0")
    assert "" != position.why_not(WATCHER, "draw 0")


def test_why_not_when_nobody_is_asked() -> None:
    """After the end, and while dice and cards decide."""
    position = TOY.new(2, seed=7)
    while not position.over:
        position.choose(position.options[-1])
    assert "The game is over." == position.why_not(0, "bid 1")
    assert "Not now: the dice or the cards decide." == TOY.new(2, by_hand=True).why_not(0, "bid 1")


def test_refuse_knows_every_action() -> None:
    """0 for options, the own rule for verbs of the step, the other step's rule for its verbs."""
    position = bidding(1)
    names = ("bid 1", "bid 2", "peek", "play 3")
    found = {name: refuse(position.game, position.state, TOY.vocabulary.action(name)) for name in names}
    assert {"bid 1": 0, "bid 2": rules.TOY_5, "peek": rules.TOY_3, "play 3": rules.TOY_8} == found


def test_a_verb_without_a_rule_is_not_on_offer() -> None:
    """A step that cites no rule still refuses."""
    toy = Toy()
    toy.flow.reaction.rule = 0
    s = toy.new_state(2)
    action = toy.vocabulary.action("decline")
    assert NOT_NOW == refuse(toy, s, action)
    assert Message("refused-not-on-offer") == refusal(toy, s, action)
    assert "Not now: this is not on offer." == why_not(toy, s, CHANCE, "decline")
