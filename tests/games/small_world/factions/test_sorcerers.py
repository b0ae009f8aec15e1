"""Sorcerers (SW-26.1 to SW-26.7, SW-26.9 to SW-26.12): when a token can be swapped."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table


def facing(at: dict[int, int], race: str = "humans", power: str = "hill", hand: int = 0) -> Table:
    """Return Sorcerers on mountain 20 in the middle of their conquests, and an opponent's active race."""
    t = Table(2, "sorcerers", power, at={20: 1}, hand=hand)
    t.active(1, race, "forest", at)
    return t.conquering()


@pytest.mark.rules("SW-26.1", "SW-26.10")
def test_sw_26_1_a_swap_conquers_with_a_token_from_the_tray() -> None:
    """The Human goes to the tray and not to hand; a Sorcerer of the tray stands in its place."""
    t = facing({21: 1, 5: 1}, hand=3)
    sorcerers, humans = t.tray("sorcerers"), t.tray("humans")
    t.choose("swap 21")
    assert ((0, 0), 1) == (t.holder(21), t.tokens(21))
    assert sorcerers - 1 == t.tray("sorcerers")
    assert (humans + 1, 0) == (t.tray("humans"), t.hand(1))
    assert 3 == t.hand()
    assert [5] == t.regions(1)


@pytest.mark.rules("SW-26.1")
def test_sw_26_1_other_races_cannot_swap() -> None:
    """The choice belongs to Sorcerers."""
    t = Table(2, "ratmen", "hill", at={20: 1}, hand=3)
    t.active(1, "humans", "forest", {21: 1})
    assert "SW-26.1" == t.conquering().refusal("swap 21")


@pytest.mark.rules("SW-26.2")
def test_sw_26_2_one_swap_per_opponent_and_turn() -> None:
    """The second lone token of the same opponent is safe this turn, one of a third player is not."""
    t = Table(3, "sorcerers", "hill", at={8: 1})
    t.active(1, "humans", "forest", {2: 1, 3: 1})
    t.active(2, "ratmen", "swamp", {13: 1})
    t.turn().choose("expand")
    assert ["2", "3", "13"] == t.options("swap")
    t.choose("swap 2")
    assert "SW-26.2" == t.refusal("swap 3")
    assert "" == t.refusal("swap 13")
    t.choose("swap 13")
    assert [] == t.options("swap")


@pytest.mark.rules("SW-26.2")
def test_sw_26_2_the_next_turn_has_its_own_swap() -> None:
    """What was used up last turn is there again."""
    t = Table(2, "sorcerers", "hill", at={20: 1})
    t.active(1, "humans", "forest", {21: 1, 15: 1})
    t.turn().choose("expand", "swap 21")
    assert "SW-26.2" == t.refusal("swap 15")
    t.choose("stop", "expand", "stop", "expand")
    assert "" == t.refusal("swap 15")


@pytest.mark.rules("SW-26.3")
def test_sw_26_3_the_replaced_token_must_stand_alone() -> None:
    """Two tokens are not swapped."""
    t = facing({21: 2, 14: 1})
    assert "SW-26.3" == t.refusal("swap 21")
    assert "" == t.refusal("swap 14")


@pytest.mark.rules("SW-26.4")
def test_sw_26_4_lair_fortress_and_mountain_do_not_protect() -> None:
    """A lone Troll with its Lair and a Fortress on a mountain is swapped anyway."""
    t = Table(2, "sorcerers", "hill", at={21: 1})
    t.active(1, "trolls", "fortified", {20: 1})
    t.mark("forts", 20)
    t.conquering()
    assert 2 + 1 + 1 + 1 + 1 == t.cost(20)
    assert "" == t.refusal("swap 20")
    t.choose("swap 20")
    assert (0, 0) == t.holder(20)


@pytest.mark.rules("SW-26.5")
def test_sw_26_5_an_encampment_protects() -> None:
    """The lone token counts as two with it."""
    t = Table(2, "sorcerers", "hill", at={20: 1})
    t.active(1, "humans", "bivouacking", {21: 1, 14: 1})
    t.encamp(21, 1)
    t.conquering()
    assert "SW-26.5" == t.refusal("swap 21")
    assert "" == t.refusal("swap 14")


@pytest.mark.rules("SW-26.6")
def test_sw_26_6_the_region_must_be_adjacent_to_sorcerers() -> None:
    """Region 22 touches none of them, nor do those of their owner's race in decline help."""
    t = Table(2, "sorcerers", "hill", at={20: 1})
    t.active(1, "humans", "forest", {22: 1})
    t.declined(0, "elves", {16: 1})
    assert "SW-6.5" == t.conquering().refusal("swap 22")


@pytest.mark.rules("SW-26.7")
def test_sw_26_7_a_swap_cannot_be_a_first_conquest() -> None:
    """Without a Sorcerer on the map no token is swapped, not even by those who enter anywhere."""
    for power in ("hill", "flying"):
        t = Table(2, "sorcerers", power, hand=5)
        t.active(1, "humans", "forest", {21: 1})
        assert "SW-26.7" == t.conquering().refusal("swap 21")
        assert "" == t.refusal("conquer 21")


@pytest.mark.rules("SW-26.9")
def test_sw_26_9_no_swap_without_a_sorcerer_in_the_tray() -> None:
    """All 18 are in use; one that returns to the tray makes it possible again."""
    t = Table(2, "sorcerers", "hill", at={20: 17, 22: 1})
    t.active(1, "humans", "forest", {21: 1})
    t.conquering()
    assert 0 == t.tray("sorcerers")
    assert "SW-26.9" == t.refusal("swap 21")
    t.s.hand[3] = 3
    t.conquering(1).choose("conquer 22", "stop")
    assert 1 == t.tray("sorcerers")
    assert "" == t.conquering().refusal("swap 21")


@pytest.mark.rules("SW-26.11")
def test_sw_26_11_tokens_in_decline_and_tribes_cannot_be_swapped() -> None:
    """Nor can an empty region or the owner's own race in decline."""
    t = Table(2, "sorcerers", "hill", at={14: 1})
    t.declined(1, "humans", {21: 1})
    t.declined(0, "elves", {9: 1})
    t.conquering()
    assert t.tribe(15)
    assert ["SW-26.11"] * 3 == [t.refusal(f"swap {region}") for region in (21, 15, 9)]
    assert "SW-26.1" == t.refusal("swap 20")


@pytest.mark.rules("SW-26.12")
@pytest.mark.parametrize("marker", ["holes", "heroes", "dragon"])
def test_sw_26_12_no_swap_in_an_immune_region(marker: str) -> None:
    """A hole, a hero or the dragon keeps the lone token."""
    t = facing({21: 1, 14: 1})
    t.mark(marker, 21)
    assert "SW-15.4" == t.refusal("swap 21")
    assert "" == t.refusal("swap 14")


@pytest.mark.rules("SW-26.12")
def test_sw_26_12_no_swap_under_the_diplomats_peace() -> None:
    """The Diplomat names the Sorcerers' owner: its lone tokens are safe, a third player's are not."""
    t = Table(3, "sorcerers", "hill", at={8: 1})
    t.active(1, "humans", "diplomat", {2: 1})
    t.active(2, "ratmen", "swamp", {13: 1})
    t.turn(1).choose("expand", "stop", "ally 0", "expand", "stop", "expand")
    assert "SW-34.6" == t.refusal("swap 2")
    assert "" == t.refusal("swap 13")
