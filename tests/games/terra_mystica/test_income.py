"""TM-6: income."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table
from turnwright.games.terra_mystica.steps.flow import FLOW

DWELLINGS = "A1 A2 A3 A4 A5 A6 A7 A8"


def standing(kind: str, count: int) -> str:
    """Return a number of structures of a kind, in the form the table expects."""
    return " ".join(f"{kind}:A{n}" for n in range(1, count + 1))


def bare(factions: str = "witches nomads", structures: str = "") -> Table:
    """Return a table whose first seat has these structures and the bonus card with 6 coins."""
    return Table(factions, at={0: structures}, round=0).own(0, workers=0, coins=0, priests=0)


@pytest.mark.rules("TM-6.1")
def test_tm_6_1_everybody_receives_income_at_the_start_of_each_round() -> None:
    """In round 1 and in round 2, for all seats, without being asked."""
    for round in (0, 1):
        t = Table("witches giants mermaids", at={0: "C3", 1: "D4", 2: "D5"}, round=round)
        held = [t.pay(seat) for seat in range(3)]
        t.run(FLOW.round)
        gains = [[after - before for before, after in zip(held[seat], t.pay(seat))] for seat in range(3)]
        assert [[2, 6, 0], [2, 0, 1], [3, 0, 0]] == gains
        assert ("act", round + 1) == (t.step, t.s.round)


@pytest.mark.rules("TM-6.2")
def test_tm_6_2_income_comes_from_board_card_and_favor_tiles() -> None:
    """One dwelling, BON5 and three tiles; tiles without income add nothing."""
    t = bare(structures="A1").card(0, "BON5").favor(0, "FAV7", "FAV8", "FAV9", "FAV11")
    assert (2 + 1 + 1, 3, 0, 3 + 1 + 4) == t.income(0)
    t.own(0, bowls=(5, 7, 0)).run(FLOW.round)
    assert ((4, 3, 0), (0, 9, 3)) == (t.pay(0), t.bowls(0))


@pytest.mark.rules("TM-6.2")
@pytest.mark.parametrize(
    ("card", "income"),
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
    ],
)
def test_tm_6_2_a_bonus_card_gives_its_income(card: str, income: tuple[int, int, int, int]) -> None:
    """Beside the worker that the board gives without dwellings."""
    workers, coins, priests, power = income
    assert (workers + 1, coins, priests, power) == bare().card(0, card).income(0)


@pytest.mark.rules("TM-6.2")
def test_tm_6_2_a_source_is_told() -> None:
    """What each source gave is said."""
    t = bare(structures="A1 temple:A2").favor(0, "FAV9").run(FLOW.round)
    told = {
        str(m["source"]): (m["workers"], m["coins"], m["priests"])
        for m in t.said("log-income-source")
        if m["seat"] == 0
    }
    assert {
        "@income-dwelling": (2, 0, 0),
        "@income-temple": (0, 0, 1),
        "@income-card": (0, 6, 0),
        "@income-favor": (0, 3, 0),
    } == told


@pytest.mark.rules("TM-6.3")
@pytest.mark.parametrize("count", range(9))
def test_tm_6_3_dwellings_give_workers(count: int) -> None:
    """1 without dwellings, 1 more for each of the first seven, nothing for the eighth (case 13)."""
    assert [1, 2, 3, 4, 5, 6, 7, 8, 8][count] == bare(structures=standing("dwelling", count)).income(0)[0]


@pytest.mark.rules("TM-6.3")
def test_tm_6_3_engineers_miss_a_worker_at_the_third_and_sixth_dwelling() -> None:
    """With 3 dwellings 2 workers; the eighth gives one (cases 12 and 13)."""
    workers = [bare("engineers nomads", standing("dwelling", n)).income(0)[0] for n in range(9)]
    assert [0, 1, 2, 2, 3, 4, 4, 5, 6] == workers


@pytest.mark.rules("TM-6.4", "TM-6.5")
@pytest.mark.parametrize(("count", "coins", "power"), [(0, 0, 0), (1, 2, 1), (2, 4, 2), (3, 6, 4), (4, 8, 6)])
def test_tm_6_4_trading_houses_give_coins_and_power(count: int, coins: int, power: int) -> None:
    """2 coins each; 1, 1, 2 and 2 power."""
    t = bare(structures=standing("trading-house", count)).card(0, "BON6")
    assert (3, coins, 0, power) == t.income(0)


@pytest.mark.rules("TM-6.6")
@pytest.mark.parametrize("count", range(4))
def test_tm_6_6_each_temple_gives_a_priest(count: int) -> None:
    """1, 2, 3 priests and no power."""
    t = bare(structures=standing("temple", count))
    assert (1, 6, count, 0) == t.income(0)
    assert count == t.run(FLOW.round).s.priests[0]


@pytest.mark.rules("TM-6.6")
def test_tm_6_6_the_second_temple_of_engineers_gives_power() -> None:
    """2 temples: 1 priest and 5 power; 3 temples: 2 priests and 5 power (case 12)."""
    for count, income in ((1, (1, 0)), (2, (1, 5)), (3, (2, 5))):
        assert income == bare("engineers nomads", standing("temple", count)).income(0)[2:]


@pytest.mark.rules("TM-6.7")
@pytest.mark.parametrize(("faction", "priests"), [("witches", 1), ("swarmlings", 2), ("darklings", 2), ("giants", 1)])
def test_tm_6_7_the_sanctuary_gives_a_priest(faction: str, priests: int) -> None:
    """Swarmlings and Darklings: 2."""
    t = bare(f"{faction} nomads", "sanctuary:A1")
    assert priests == t.income(0)[2]


@pytest.mark.rules("TM-6.8")
@pytest.mark.parametrize("faction", ["witches", "auren", "darklings", "halflings", "cultists", "engineers", "dwarves"])
def test_tm_6_8_the_stronghold_gives_two_power(faction: str) -> None:
    """Unless the faction's own section says otherwise."""
    t = bare(f"{faction} nomads", "stronghold:A1")
    without = bare(f"{faction} nomads")
    assert [0, 0, 0, 2] == [more - less for more, less in zip(t.income(0), without.income(0))]


@pytest.mark.rules("TM-6.1", "TM-7.2")
def test_tm_6_1_power_of_all_sources_is_gained_as_one() -> None:
    """The order of sources changes nothing: 9 power into bowls 5/7/0."""
    t = bare(structures="stronghold:A1").card(0, "BON5").favor(0, "FAV8").own(0, bowls=(5, 7, 0)).run(FLOW.round)
    assert (0, 8, 4) == t.bowls(0)
