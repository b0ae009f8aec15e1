"""Philosopher: one of three improvement cards."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table
from turnwright.core.seats import CHANCE, only
from turnwright.games.mythotopia.data.faces import CARD_KEYS, FIRST_IMPROVEMENT
from turnwright.games.mythotopia.zones import IMPROVEMENT_DECK, LOOKED_AT

EVERY = CARD_KEYS[FIRST_IMPROVEMENT:]


def deck_of(keys: str) -> Table:
    """Seat 0 has the Philosopher; the improvement deck holds some cards, the others are on display."""
    shown = [key for key in EVERY if key not in ("philosopher", *keys.split())]
    return Table(hands={0: "philosopher"}, display=" ".join(shown)).act(0)


def improvement_deck(t: Table) -> list[str]:
    """Return the cards of the improvement deck."""
    return [CARD_KEYS[n] for n in t.s.cards.zones[IMPROVEMENT_DECK].cards()]


@pytest.mark.rules("MY-17.46", "MY-17.47", "MY-3.14")
def test_my_17_46_one_of_the_top_three_goes_to_the_hand() -> None:
    """Chance shows three of them; those not taken go under the deck, below those not seen."""
    t = deck_of("army hero queen ship").choose("play philosopher")
    for key in ("hero", "queen", "ship"):
        assert CHANCE == t.seat
        t.choose(f"draw {key}")
    assert ["hero", "queen", "ship"] == t.options("keep")
    assert "MY-17.46" == t.refusal("keep army")
    t.choose("keep queen")
    assert ("act", 2, ["queen"]) == (t.step, t.s.todo[-1].arg, t.hand(0))
    assert ["army", "hero", "ship"] == sorted(improvement_deck(t))
    assert [CARD_KEYS.index("army")] == t.s.cards.zones[IMPROVEMENT_DECK].layers[0]


@pytest.mark.rules("MY-17.48")
def test_my_17_48_it_leaves_the_game() -> None:
    """It is neither in a discard pile nor on display: 13 hidden cards, 12 afterwards."""
    t = deck_of(" ".join([key for key in EVERY if key != "philosopher"][:13])).choose("play philosopher").deal()
    t.choose(f"keep {t.options('keep')[0]}")
    assert (12, [], [CARD_KEYS.index("philosopher")]) == (len(improvement_deck(t)), t.discard(0), t.s.gone)
    assert "philosopher" not in t.display() + t.hand(0)


@pytest.mark.rules("MY-17.49")
def test_my_17_49_fewer_cards_are_looked_at_when_there_are_no_more() -> None:
    """With two of them both, with one just that one, with none it cannot be played."""
    t = deck_of("army hero").choose("play philosopher").deal()
    assert ["army", "hero"] == sorted(t.options("keep"))
    t = deck_of("army").choose("play philosopher").deal().settle()
    assert ["army"] == t.hand(0)
    assert "MY-17.49" == deck_of("").refusal("play philosopher")


@pytest.mark.rules("MY-17.46")
def test_my_17_46_only_its_player_sees_the_cards() -> None:
    """Others learn neither what was looked at nor what was taken."""
    t = deck_of("army hero queen ship").choose("play philosopher", "draw hero", "draw queen", "draw ship", "keep ship")
    told = [message.to for message in t.log if "card" in message.args and message.id != "log-play"]
    assert [only(0)] * 4 == told


@pytest.mark.rules("MY-17.46", "MY-3.23")
@pytest.mark.parametrize("seat", [0, 1])
def test_my_17_46_the_cards_lie_open_to_its_player_alone(seat: int) -> None:
    """While one of them is chosen."""
    shown = " ".join(key for key in EVERY if key not in ("philosopher", "army", "hero", "queen"))
    t = Table(hands={seat: "philosopher"}, display=shown).act(seat).choose("play philosopher").deal()
    assert ("keeping", only(seat)) == (t.step, t.s.cards.zones[LOOKED_AT].audience)
