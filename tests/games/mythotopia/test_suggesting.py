"""Suggested forces: for every number of armies that cards can bring, the fewest cards, as brute force finds them."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from tests.effort import PLAIN
from tests.games.mythotopia.spending import OTHERS, Purse, laid_out, purse_of
from tests.games.mythotopia.table import Table
from turnwright.core import engine
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.data.faces import CARD_KEYS, FACES
from turnwright.games.mythotopia.data.tables import ARMY
from turnwright.games.mythotopia.state import World

SEEDS = [*range(1 if PLAIN else 3), *[pytest.param(seed, marks=pytest.mark.slow) for seed in range(3, 24)]]
"""Of the random hands; most of them in long runs only."""
HANDS: Final = 15
ASKED: Final = ("pay-food", "muster")
PLACES: Final = {"home": "palmain", "abroad": "blore"}
"""Armies that join others in an invaded province take food (MY-9.4)."""
TWO: Final = [card for card in OTHERS if FACES[card].symbols[ARMY] == 2]
STORED: Final = ("levies", "", "start_army", "levies start_army", "farming levies", "farming levies start_army")
START_ARMY: Final = CARD_KEYS.index("start_army")
HELPING: Final = [CARD_KEYS.index(key) for key in ("farming", "levies")]


class Forces:
    """All ways to answer a question about armies, tried on copies of the table.

    A card that tells of the hand when it is played from the Reserve may only come last, as in any gesture.
    """

    def __init__(self, s: World) -> None:
        self.telling = [card for card in s.reserves[0] if card == START_ARMY]
        self.known: dict[tuple[Purse, int, int, int], dict[int, int]] = {}

    def numbers(self, s: World) -> dict[int, int]:
        """Return how few cards pay what is due and bring each number of further armies."""
        f = engine.top(s)
        due = (f.arg, f.extra) if f.step.name == "pay-food" else (0, 0)
        key = (purse_of(s, 0), s.army_stock[0], *due)
        if key not in self.known:
            found: dict[int, int] = {}
            for action in engine.options(s):
                self.answer(s, action, found)
            self.known[key] = found
        return self.known[key]

    def answer(self, s: World, action: int, found: dict[int, int]) -> None:
        """Note what comes of one answer."""
        word, _, key = GAME.vocabulary.name(action).partition(" ")
        after = s.clone()
        engine.apply(after, action)
        placed = s.army_stock[0] - after.army_stock[0]
        if word == "done" or engine.step_of(after).name not in ASKED:
            later = {0: 0}
        elif CARD_KEYS.index(key) in self.telling:
            later = {}
        else:
            later = self.numbers(after)
        cards = 0 if word == "done" else 1
        for number, count in later.items():
            found[placed + number] = min(found.get(placed + number, count + cards), count + cards)


def suggested(t: Table) -> dict[int, int]:
    """Return how many cards are suggested for each number of armies; every suggestion can be played, and brings it."""
    found: dict[int, int] = {}
    for gesture in engine.step_of(t.s).gestures(t.s, engine.top(t.s)):
        s = t.s.clone()
        for action in gesture.actions:
            assert action in engine.options(s)
            engine.apply(s, action)
        number = gesture.label.args["number"]
        assert isinstance(number, int)
        assert ("act", t.s.army_stock[0] - s.army_stock[0]) == (engine.step_of(s).name, number)
        found[number] = sum(GAME.vocabulary.name(action) != "done" for action in gesture.actions)
    return found


def mustering(rng: Random, stored: list[int]) -> Table:
    """Return a turn with an Army card and others in hand, cards in the Reserve, and an army abroad."""
    more = rng.sample([card for card in OTHERS if card not in stored], rng.randint(1, 5))
    hand = sorted([rng.choice(TWO), *more]) if not set(more) & set(TWO) else sorted(more)
    t = laid_out(Purse(tuple(hand), tuple(stored), frozenset()), "palmain")
    t.armies_at(0, blore=1)
    t.s.army_stock[0] = rng.randint(1, 8)
    return t.act(0)


@pytest.mark.rules("MY-8.15", "MY-8.17", "MY-9.4", "MY-17.26")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("stored", STORED)
def test_my_17_26_every_number_of_armies_is_suggested_with_the_fewest_cards(stored: str, place: str, seed: int) -> None:
    """The largest number among them: an Army card brings two, and Levies turn another card."""
    rng = Random(seed)
    for _ in range(HANDS):
        t = mustering(rng, sorted([CARD_KEYS.index(key) for key in stored.split()]))
        if PLACES[place] in t.options("place"):
            t.choose(f"place {PLACES[place]}")
            expected = Forces(t.s).numbers(t.s)
            assert len(engine.options(t.s)) == 1 or expected == suggested(t), purse_of(t.s, 0)


@pytest.mark.rules("MY-3.27", "MY-17.19", "MY-17.26")
def test_my_3_27_food_is_paid_before_armies() -> None:
    """With one card in hand Levies turn Farming, once it has turned the card: Levies stay, and Farming cannot."""
    t = laid_out(Purse((CARD_KEYS.index("palmain"),), tuple(sorted(HELPING)), frozenset()), "palmain")
    t.armies_at(0, blore=1).act(0).choose("place blore")
    assert ("pay-food", "MY-8.14") == (t.step, t.refusal("as-food levies"))
    t.choose("as-food palmain")
    assert ("muster", ["as-army farming"]) == (t.step, t.options())
    t.choose("as-army farming")
    assert (["levies"], 2) == (t.reserve(0), t.armies(0, "blore"))
