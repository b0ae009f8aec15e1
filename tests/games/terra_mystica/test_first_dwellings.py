"""TM-4: first dwellings and first bonus card."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import CARD_NAMES, Table
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES, PRINTED
from turnwright.games.terra_mystica.data.tables import FOREST, NONE
from turnwright.games.terra_mystica.queries import count_built


def placing(factions: str, first: int = 0) -> Table:
    """Return a table that asks for first dwellings; factions are given by seat."""
    names = factions.split()
    return Table.fresh(len(names), first=first, factions=",".join(names)).deal()


def place_all(t: Table) -> list[int | None]:
    """Place all first dwellings; return the seats in the order they were asked."""
    asked = []
    while t.step == "placing":
        asked.append(t.seat)
        t.choose("build " + t.options("build")[0])
    return asked


@pytest.mark.rules("TM-4.1", "TM-4.2")
@pytest.mark.parametrize(
    ("factions", "first", "order"),
    [
        ("witches giants", 0, [0, 1, 1, 0]),
        ("witches giants", 1, [1, 0, 0, 1]),
        ("witches giants mermaids fakirs", 2, [2, 3, 0, 1, 1, 0, 3, 2]),
    ],
)
def test_tm_4_1_dwellings_go_round_and_back(factions: str, first: int, order: list[int]) -> None:
    """Clockwise from the first player, then counter-clockwise from the last."""
    assert order == place_all(placing(factions, first))


@pytest.mark.rules("TM-4.3")
def test_tm_4_3_nomads_place_a_third_dwelling_after_all_second_ones() -> None:
    """Whatever their seat."""
    assert [0, 1, 2, 2, 1, 0, 1] == place_all(placing("witches nomads giants"))


@pytest.mark.rules("TM-4.4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_tm_4_4_chaos_magicians_place_their_only_dwelling_last(first: int) -> None:
    """After everybody else, also after the third dwelling of the Nomads (case 15)."""
    t = placing("nomads chaos_magicians witches", first)
    asked = place_all(t)
    others = [seat for seat in [(first + k) % 3 for k in range(3)] if seat != 1]
    assert [*others, *others[::-1], 0, 1] == asked
    assert 1 == count_built(t.s, 1, 1)


@pytest.mark.rules("TM-4.5")
def test_tm_4_5_a_first_dwelling_goes_on_any_free_printed_home_hex() -> None:
    """All 11 hexes of the home terrain are open, near or far; once built on, a hex is closed."""
    t = placing("witches giants")
    forest = [name for h, name in enumerate(HEX_NAMES) if PRINTED[h] == FOREST]
    assert forest == t.options("build")
    assert "TM-4.5" == t.refusal("build E7")
    t.choose("build C3")
    assert 11 == len(t.options("build"))
    t.choose("build D4", "build D7")
    assert [name for name in forest if name != "C3"] == t.options("build")
    assert "TM-10.25" == t.refusal("build C3")


@pytest.mark.rules("TM-4.6")
def test_tm_4_6_nothing_is_transformed_during_the_placement() -> None:
    """Only building is on offer; a transformation is refused."""
    t = placing("witches giants")
    assert {"build"} == {name.split()[0] for name in t.options()}
    assert "" != t.refusal("transform E7 forest")


@pytest.mark.rules("TM-4.7")
def test_tm_4_7_first_dwellings_cost_score_and_offer_nothing() -> None:
    """Neighbours on D4 and C3: no power is offered, nothing is paid, though the tile of round 1 scores dwellings."""
    t = placing("witches giants")
    t.scoring("SCORE3", 1)
    t.choose("build C3", "build D4", "build D7", "build F4")
    assert "first-card" == t.step
    assert [20, 20] == t.s.vp
    assert ((3, 15, 0), (5, 7, 0)) == (t.pay(0), t.bowls(0))
    assert ((3, 15, 0), (5, 7, 0)) == (t.pay(1), t.bowls(1))


@pytest.mark.rules("TM-4.8")
@pytest.mark.parametrize("first", [0, 1])
def test_tm_4_8_bonus_cards_are_taken_from_the_last_player_back(first: int) -> None:
    """In reverse seat order, although the Chaos Magicians placed last; a taken card is no longer available."""
    t = placing("chaos_magicians nomads witches", first)
    place_all(t)
    asked = []
    while t.step == "first-card":
        asked.append(t.seat)
        card = t.options("card")[0]
        t.choose(f"card {card}")
        assert t.s.round == 1 or card not in t.options("card")
    assert [(first + k) % 3 for k in (2, 1, 0)] == asked
    assert NONE not in t.s.card


@pytest.mark.rules("TM-4.9")
@pytest.mark.parametrize("factions", ["witches nomads", "witches nomads giants mermaids"])
def test_tm_4_9_a_coin_goes_on_each_card_left_over(factions: str) -> None:
    """Three cards are left, regardless of the number of players (case 16); those taken first gave no coin."""
    t = placing(factions)
    place_all(t)
    coins = t.s.coins[:]
    while t.step == "first-card":
        seat = t.seat
        assert seat is not None
        t.choose("card " + t.options("card")[0])
        assert t.s.round == 1 or coins[seat] == t.s.coins[seat]
    lying = {name: t.s.card_coins[card] for card, name in enumerate(CARD_NAMES) if t.s.card_coins[card] != NONE}
    assert [1, 1, 1] == [coins for name, coins in lying.items() if CARD_NAMES.index(name) not in t.s.card]
    assert {0} == {coins for name, coins in lying.items() if CARD_NAMES.index(name) in t.s.card}
