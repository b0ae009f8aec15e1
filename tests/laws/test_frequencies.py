"""Law: hidden values are dealt as often as chance would have brought them about, given what was shown."""

from __future__ import annotations

import json
from fractions import Fraction
from math import sqrt

import pytest

from tests.toy import TOY
from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.game import Game
from turnwright.core.messages import Message
from turnwright.core.position import Position
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE, includes

LINES: dict[str, list[str | int]] = {
    "nobody looks": ["pass", "pass"],
    "the first looks at the card it draws": ["peek", "pass"],
    "the second looks at the card that the first draws": ["pass", "peek"],
    "and bid and attack": ["pass", "peek", "bid 2", "bid 0", "attack 1", 0],
}


def heard(messages: list[Message], seat: int) -> list[str]:
    """Return the messages that ``seat`` can read."""
    return [repr(message) for message in messages if includes(message.to, seat)]


def step(s: State, action: int, seat: int) -> tuple[State, list[str]]:
    """Answer on a copy; return it with what ``seat`` hears."""
    after = s.clone()
    messages: list[Message] = []
    after.log = messages
    engine.apply(after, action)
    after.log = None
    return after, heard(messages, seat)


def posterior(position: Position, seat: int) -> dict[str, Fraction]:
    """Return the chance of every table that fits what ``seat`` heard and sees, by trying all that chance could do."""
    game: Game[State] = position.game
    real = game.new_state(position.seats, position.options_set)
    worlds = [(real, Fraction(1))]
    for entry in position.record.entries:
        action = game.vocabulary.action(entry.choice)
        real, told = step(real, action, seat)
        found: list[tuple[State, Fraction]] = []
        for s, chance in worlds:
            options, weights = [action], [1]
            if entry.seat == CHANCE:
                options, weights = engine.options(s), engine.weights(s)
            elif action not in engine.options(s):
                continue
            for option, weight in zip(options, weights, strict=True):
                after, listened = step(s, option, seat)
                if listened == told:
                    found.append((after, chance * weight / sum(weights)))
        worlds = found
    shown = json.dumps(game.view(real, seat).encode())
    fitting: dict[str, Fraction] = {}
    for s, chance in worlds:
        if json.dumps(game.view(s, seat).encode()) == shown:
            key = json.dumps(game.encode(s.clone()))
            fitting[key] = fitting.get(key, Fraction(0)) + chance
    total = sum(fitting.values())
    return {key: chance / total for key, chance in fitting.items()}


def chi_square(expected: dict[str, Fraction], counts: dict[str, int], deals: int) -> float:
    """Return how far the counts lie from what was expected, in standard deviations of the chi-square law."""
    statistic = sum(
        (counts.get(key, 0) - deals * float(chance)) ** 2 / (deals * float(chance)) for key, chance in expected.items()
    )
    freedom = len(expected) - 1
    return (statistic - freedom) / sqrt(2 * freedom)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("line", LINES)
def test_beliefs_deal_what_chance_would(line: str, seat: int) -> None:
    """All tables that fit are dealt, no other, each as often as it should be."""
    position = TOY.new(2, seed=11, options={"rounds": 1})
    for choice in LINES[line]:
        position.choose(choice if isinstance(choice, str) else position.actions[choice])
    expected = posterior(position, seat)
    belief = TOY.belief(position.observation(seat))  # type: ignore[arg-type]
    rng = Rng(seat + 1)
    deals = 8 * len(expected)
    counts: dict[str, int] = {}
    for _deal in range(deals):
        key = json.dumps(TOY.encode(belief.deal(rng).clone()))
        counts[key] = counts.get(key, 0) + 1
    assert set() == set(counts) - set(expected)
    assert len(expected) == 1 or abs(chi_square(expected, counts, deals)) < 4


def test_a_wrong_frequency_is_noticed() -> None:
    """The measure tells an even deal from one that prefers a table by half."""
    expected = {str(n): Fraction(1, 10) for n in range(10)}
    even = {str(n): 100 for n in range(10)}
    assert abs(chi_square(expected, even, 1000)) < 4
    assert chi_square(expected, {**even, "0": 150, "1": 50}, 1000) > 4
