"""Bonus cards (TM-24)."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table
from turnwright.games.terra_mystica.queries import cult_spaces


def holding(card: str, at: str = "A3", factions: str = "witches nomads", round: int = 1) -> Table:
    """Return seat 0 with a card; seat 1 has passed."""
    t = Table(factions, at={0: at, 1: "I7"}, round=round, options={"shipping_card": card == "BON10"})
    return t.card(0, card).passed(1)


@pytest.mark.rules(
    "TM-24.1", "TM-24.3", "TM-24.5", "TM-24.6", "TM-24.12", "TM-24.13", "TM-24.15", "TM-24.17", "TM-24.18", "TM-24.10"
)
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("BON1", (0, 2, 0, 0)),
        ("BON2", (0, 4, 0, 0)),
        ("BON3", (0, 6, 0, 0)),
        ("BON4", (0, 0, 0, 3)),
        ("BON5", (1, 0, 0, 3)),
        ("BON6", (2, 0, 0, 0)),
        ("BON7", (1, 0, 0, 0)),
        ("BON8", (0, 0, 1, 0)),
        ("BON9", (0, 2, 0, 0)),
        ("BON10", (0, 0, 0, 3)),
    ],
)
@pytest.mark.parametrize("faction", ["witches", "dwarves", "fakirs"])
def test_tm_24_1_the_income_of_each_card(card: str, gained: tuple[int, int, int, int], faction: str) -> None:
    """Beside 1 worker of the board and 1 of the dwelling; the next income pays what was forecast."""
    t = holding(card, factions=f"{faction} nomads" if faction != "fakirs" else "fakirs witches")
    workers, coins, priests, power = gained
    assert (2 + workers, coins, priests, power) == t.income()


@pytest.mark.rules("TM-24.5", "TM-24.12", "TM-19.9")
def test_tm_24_12_the_card_taken_at_a_pass_pays_at_the_next_income() -> None:
    """Witches with one dwelling take BON5: 3 workers, 3 power; nomads keep their coins."""
    t = holding("BON3").own(0, workers=0, coins=0, bowls=(5, 7, 0)).choose("pass BON5")
    assert ((3, 0, 0), (2, 10, 0)) == (t.pay(), t.bowls())


@pytest.mark.rules("TM-24.2")
def test_tm_24_2_bon1_transforms_with_one_free_spade_and_builds() -> None:
    """Once a round; the dwelling at its usual price."""
    t = holding("BON1").own(0, workers=1, coins=2).choose("special card", "transform A2 forest", "build A2")
    assert ("dwelling 0", (0, 0, 0)) == (t.on("A2"), t.pay())
    t.choose("end")
    assert "TM-18.2" == t.refusal("special card")


@pytest.mark.rules("TM-24.2", "TM-5.12")
def test_tm_24_2_bon1_without_a_hex_to_dig_is_refused() -> None:
    """Giants without workers cannot buy the second spade."""
    t = holding("BON1", factions="giants nomads").own(0, workers=0)
    assert "TM-5.12" == t.refusal("special card")


@pytest.mark.rules("TM-24.4")
def test_tm_24_4_bon2_makes_one_step_in_any_cult() -> None:
    """Four cults on offer, one step."""
    t = holding("BON2").choose("special card")
    assert ["fire", "water", "earth", "air"] == t.options("cult")
    t.choose("cult earth")
    assert [0, 0, 1, 2] == cult_spaces(t.s, 0)


@pytest.mark.rules("TM-24.7")
def test_tm_24_7_bon4_adds_one_to_shipping_in_phase_2() -> None:
    """A3 and C1 are one river hex apart: out of reach with shipping 0, within with the card."""
    t = holding("BON3").own(0, workers=9, coins=9).land("C1", "forest")
    assert "TM-10.26" == t.refusal("build C1")
    t = holding("BON4").own(0, workers=9, coins=9).land("C1", "forest")
    assert "" == t.refusal("build C1")


@pytest.mark.rules("TM-24.8")
def test_tm_24_8_bon4_does_not_sail_in_phase_3() -> None:
    """Cult spades reach C1 with shipping 1 of the track, not with that of the card taken at the pass."""
    t = holding("BON3").coins_on(BON4=0).own(0, earth=4, ship=0).scoring("SCORE2").choose("pass BON4")
    assert ("spades", False) == (t.step, any(name.startswith("C1") for name in t.options("transform")))
    t = holding("BON4").own(0, earth=4, ship=0).scoring("SCORE2").choose("pass BON5")
    assert not any(name.startswith("C1") for name in t.options("transform"))
    t = holding("BON4").own(0, earth=4, ship=1).scoring("SCORE2").choose("pass BON5")
    assert any(name.startswith("C1") for name in t.options("transform"))


@pytest.mark.rules("TM-24.9", "TM-26.8")
def test_tm_24_9_bon4_does_not_join_structures_at_the_end() -> None:
    """Two dwellings at A3 and C1: area 1 with the card only, 2 with shipping 1 of the track."""
    for ship, vp in ((0, 15), (1, 18)):
        t = holding("BON4", "A3 C1", round=6).own(0, ship=ship).choose("pass")
        assert vp == t.scored()["area"]


@pytest.mark.rules("TM-24.10")
def test_tm_24_10_dwarves_and_fakirs_do_not_sail_with_bon4() -> None:
    """Mermaids cross one river hex from C5 to A10 by the card; those two do not, nor do they score for BON10."""
    for faction, open in (("mermaids", True), ("dwarves", False), ("fakirs", False)):
        t = holding("BON4", "C5", factions=f"{faction} witches").own(0, workers=9, coins=9, priests=0, ship=0)
        t.own(0, workers=1).land("A10", t.terrain("C5"))
        assert open == ("build A10" in t.options()), faction
    assert {} == holding("BON10", factions="dwarves nomads").choose("pass BON5").scored()


@pytest.mark.rules("TM-24.11")
def test_tm_24_11_bon4_lifts_shipping_beyond_the_track_without_points() -> None:
    """Shipping 3 and the card: four river hexes; taking the card scores nothing."""
    far = holding("BON4").own(0, ship=3, workers=9, coins=9).options("transform")
    near = holding("BON3").own(0, ship=3, workers=9, coins=9).options("transform")
    assert set(near) < set(far)
    t = holding("BON3").coins_on(BON4=0).own(0, ship=3).choose("pass BON4")
    assert ({}, 3) == (t.scored(), t.s.ship[0])
    t = holding("BON4", factions="mermaids nomads").own(0, ship=5, workers=9, coins=9)
    u = holding("BON3", factions="mermaids nomads").own(0, ship=5, workers=9, coins=9)
    assert set(u.options("transform")) < set(t.options("transform"))


@pytest.mark.rules("TM-24.14", "TM-24.16", "TM-24.19")
@pytest.mark.parametrize(
    ("card", "at", "vp"),
    [
        ("BON6", "A1", 0),
        ("BON6", "stronghold:A1", 4),
        ("BON6", "sanctuary:A1", 4),
        ("BON6", "stronghold:A1 sanctuary:A2 temple:A4 trading-house:A5 A6", 8),
        ("BON7", "stronghold:A1 temple:A2 A3", 0),
        ("BON7", "trading-house:A1 trading-house:A2 trading-house:I1", 6),
        ("BON9", "A1 A2 A4 I1 I2", 5),
        ("BON9", "stronghold:A1 sanctuary:A2 temple:A4 trading-house:A5", 0),
    ],
)
def test_tm_24_14_the_pass_points_of_the_cards(card: str, at: str, vp: int) -> None:
    """Research case 47: BON6 for the two great structures, BON7 for trading houses, BON9 for dwellings."""
    t = holding(card, at).choose("pass BON5")
    assert ({"card": vp} if vp else {}) == t.scored()


@pytest.mark.rules("TM-24.14")
def test_tm_24_14_other_cards_score_nothing_at_a_pass() -> None:
    """With every kind of structure on the map."""
    for card in ("BON1", "BON2", "BON3", "BON4", "BON8"):
        t = holding(card, "stronghold:A1 sanctuary:A2 temple:A4 trading-house:A5 A6").own(0, ship=3).choose("pass BON5")
        assert {} == t.scored(), card
