"""TM-13: upgrading structures."""

from __future__ import annotations

import pytest

from tests.games.table import SetUpTable
from tests.games.terra_mystica.printed import PRINTED
from tests.games.terra_mystica.table import FAVOR_NAMES, KEYS, Table

STEPS = {
    "dwelling": ["trading-house"],
    "trading-house": ["temple", "stronghold"],
    "temple": ["sanctuary"],
    "stronghold": [],
    "sanctuary": [],
}
KINDS = ["trading-house", "temple", "stronghold", "sanctuary"]


def one(kind: str, faction: str = "witches", **more: int) -> Table:
    """Return a table whose first seat has one structure, on E9, and can pay for anything."""
    other = "giants" if faction not in ("giants", "chaos_magicians") else "nomads"
    return Table(f"{faction} {other}", at={0: f"{kind}:E9"}).own(0, None, workers=20, coins=40, **more)


def below(kind: str) -> str:
    """Return what a structure is upgraded from."""
    return next(start for start, ends in STEPS.items() if kind in ends)


@pytest.mark.rules("TM-13.1")
@pytest.mark.parametrize("kind", STEPS)
def test_tm_13_1_each_structure_has_its_next_steps(kind: str) -> None:
    """Dwelling to trading house, that to stronghold or temple, temple to sanctuary; nothing else."""
    t = one(kind)
    assert [f"E9 {end}" for end in STEPS[kind]] == t.options("upgrade")
    for end in set(KINDS) - set(STEPS[kind]):
        assert "TM-13.1" == t.refusal(f"upgrade E9 {end}")


@pytest.mark.rules("TM-13.1")
def test_tm_13_1_only_own_structures_are_upgraded() -> None:
    """Neither an opponent's nor an empty hex; and one only in an action."""
    t = SetUpTable("""
        game: terra_mystica seats: 2 faction: {0=witches 1=giants}
        kind: {E9=dwelling A1=dwelling E10=dwelling} owner: {E9=0 A1=0 E10=1}
        workers: {0=20} coins: {0=40}
    """)
    assert ["TM-13.1", "TM-13.1"] == [t.refusal(f"upgrade {name} trading-house") for name in ("E10", "E11")]
    t.choose("upgrade E9 trading-house")
    while t.step == "offer":
        t.choose("decline")
    assert "TM-5.4" == t.refusal("upgrade A1 trading-house")


@pytest.mark.rules("TM-13.2")
@pytest.mark.parametrize("kind", ["stronghold", "sanctuary"])
def test_tm_13_2_stronghold_and_sanctuary_are_built_once(kind: str) -> None:
    """The second is refused; nothing ever takes them off the map again."""
    t = one(below(kind)).at(0, f"{kind}:A1")
    assert "TM-13.2" == t.refusal(f"upgrade E9 {kind}")
    assert [] == [words for words in t.options("upgrade") if words.startswith("A1")]


@pytest.mark.rules("TM-13.3")
def test_tm_13_3_an_upgrade_needs_a_piece() -> None:
    """With 4 trading houses or 3 temples on the map the next one is refused."""
    t = one("dwelling").at(0, "trading-house:A1 trading-house:A2 trading-house:A3 trading-house:A4")
    assert "TM-13.3" == t.refusal("upgrade E9 trading-house")
    t.choose("upgrade A1 stronghold").turn(0)
    assert "" == t.refusal("upgrade E9 trading-house")
    t = one("trading-house").at(0, "temple:A1 temple:A2 temple:A3")
    assert "TM-13.3" == t.refusal("upgrade E9 temple")


@pytest.mark.rules("TM-13.4")
@pytest.mark.parametrize("kind", KINDS)
def test_tm_13_4_the_new_structure_stands_where_the_old_one_stood(kind: str) -> None:
    """Same hex, same seat, same terrain."""
    t = one(below(kind)).choose(f"upgrade E9 {kind}")
    assert (f"{kind} 0", "forest") == (t.on("E9"), t.terrain("E9"))


@pytest.mark.rules("TM-13.5", "TM-10.29")
def test_tm_13_5_the_replaced_structure_covers_its_income_again() -> None:
    """Three dwellings, one upgraded: one fewer worker, two coins and a power more (case 14)."""
    t = one("dwelling").at(0, "A1 A2")
    workers, coins, priests, power = t.income(0)
    t.choose("upgrade E9 trading-house")
    assert (workers - 1, coins + 2, priests, power + 1) == t.income(0)
    t.turn(0).choose("upgrade E9 temple", "favor FAV10")
    assert (workers - 1, coins, priests + 1, power) == t.income(0)


@pytest.mark.rules("TM-13.5")
def test_tm_13_5_the_replaced_structure_can_be_built_again() -> None:
    """With all 8 dwellings on the map an upgrade brings one back."""
    t = one("dwelling").at(0, "A1 A2 A3 A4 A5 A6 A7").land("A8", "forest")
    assert "TM-10.28" == t.refusal("build A8")
    assert "" == t.choose("upgrade E9 trading-house").turn(0).refusal("build A8")


@pytest.mark.rules("TM-13.6", "TM-13.8", "TM-13.9", "TM-13.10", "TM-13.11")
@pytest.mark.parametrize("faction", KEYS)
@pytest.mark.parametrize("kind", KINDS)
def test_tm_13_6_an_upgrade_costs_what_the_board_shows(faction: str, kind: str) -> None:
    """Trading house 2 workers and 6 coins, temple 2 and 5; Engineers and Swarmlings have own prices (case 10)."""
    price = PRINTED["factions"][faction]["cost"][kind.replace("-", "_")]
    workers, coins = price["workers"], price["coins"]
    if faction not in ("engineers", "swarmlings"):
        assert {"trading-house": (2, 6), "temple": (2, 5)}.get(kind, (4, coins)) == (workers, coins)
    t = one(below(kind), faction).own(0, workers=workers, coins=coins, priests=0)
    assert (0, 0) == t.choose(f"upgrade E9 {kind}").pay(0)[:2]
    assert "TM-5.8" == one(below(kind), faction).own(0, workers=workers - 1, coins=coins).refusal(f"upgrade E9 {kind}")
    assert "TM-5.8" == one(below(kind), faction).own(0, workers=workers, coins=coins - 1).refusal(f"upgrade E9 {kind}")


@pytest.mark.rules("TM-13.11")
def test_tm_13_11_engineers_and_swarmlings_have_own_prices() -> None:
    """Engineers 1 and 4, 1 and 4, 3 and 6, 3 and 6; Swarmlings 3 and 8, 3 and 6, 5 and 8, 5 and 8."""
    paid = {}
    for faction in ("engineers", "swarmlings"):
        for kind in KINDS:
            t = one(below(kind), faction).choose(f"upgrade E9 {kind}")
            paid[faction, kind] = (20 - t.s.workers[0], 40 - t.s.coins[0])
    assert [(1, 4), (1, 4), (3, 6), (3, 6)] == [paid["engineers", kind] for kind in KINDS]
    assert [(3, 8), (3, 6), (5, 8), (5, 8)] == [paid["swarmlings", kind] for kind in KINDS]


@pytest.mark.rules("TM-13.7")
@pytest.mark.parametrize(
    ("faction", "alone", "near"),
    [("witches", (2, 6), (2, 3)), ("engineers", (1, 4), (1, 2)), ("swarmlings", (3, 8), (3, 4))],
)
def test_tm_13_7_a_trading_house_beside_an_opponent_is_cheaper(
    faction: str, alone: tuple[int, int], near: tuple[int, int]
) -> None:
    """Half the coins with an opponent directly adjacent, an own neighbour does not help (cases 9 and 10)."""
    t = one("dwelling", faction).at(0, "E10").choose("upgrade E9 trading-house")
    assert alone == (20 - t.s.workers[0], 40 - t.s.coins[0])
    t = one("dwelling", faction).at(1, "E10").choose("upgrade E9 trading-house")
    assert near == (20 - t.s.workers[0], 40 - t.s.coins[0])
    t = one("dwelling", faction).at(1, "E10").own(0, workers=near[0], coins=near[1] - 1)
    assert "TM-5.8" == t.refusal("upgrade E9 trading-house")
    assert near[1] == t.detail("upgrade E9 trading-house")["coins"]


@pytest.mark.rules("TM-13.7")
def test_tm_13_7_a_bridge_brings_the_discount_shipping_does_not() -> None:
    """An opponent on D6 across the river: 6 coins, also with shipping 3; over a bridge 3 (case 9)."""
    t = one("dwelling", ship=3).at(1, "D6").choose("upgrade E9 trading-house")
    assert 34 == t.s.coins[0]
    t = one("dwelling").at(1, "D6").bridge(1, "D6:E9").choose("upgrade E9 trading-house")
    assert 37 == t.s.coins[0]


@pytest.mark.rules("TM-13.7")
@pytest.mark.parametrize(("kind", "coins"), [("temple", 5), ("stronghold", 6), ("sanctuary", 6)])
def test_tm_13_7_only_the_trading_house_has_a_discount(kind: str, coins: int) -> None:
    """An opponent beside it: the other upgrades cost what they cost."""
    t = one(below(kind)).at(1, "E10").choose(f"upgrade E9 {kind}")
    assert 40 - coins == t.s.coins[0]


@pytest.mark.rules("TM-13.12")
@pytest.mark.parametrize("kind", ["temple", "sanctuary"])
def test_tm_13_12_temple_and_sanctuary_give_a_favor_tile(kind: str) -> None:
    """Any of the twelve kinds, at once, and it cannot be declined."""
    t = one(below(kind)).choose(f"upgrade E9 {kind}")
    assert [f"favor {name}" for name in FAVOR_NAMES] == t.options()
    t.choose("favor FAV8")
    assert (["FAV8"], 2 + 2, "after") == (t.favors(), t.cult("air"), t.step)


@pytest.mark.rules("TM-13.12")
@pytest.mark.parametrize("kind", ["trading-house", "stronghold"])
def test_tm_13_12_other_upgrades_give_none(kind: str) -> None:
    """No tile for a trading house or the stronghold of the Witches."""
    t = one(below(kind)).choose(f"upgrade E9 {kind}")
    assert ("after", []) == (t.step, t.favors())


@pytest.mark.rules("TM-13.12")
@pytest.mark.parametrize("kind", ["temple", "sanctuary"])
def test_tm_13_12_chaos_magicians_take_two(kind: str) -> None:
    """One after the other, of different kinds."""
    t = one(below(kind), "chaos_magicians").choose(f"upgrade E9 {kind}", "favor FAV9")
    assert "TM-22.1" == t.refusal("favor FAV9")
    assert ["FAV7", "FAV9"] == t.choose("favor FAV7").favors()
    assert "after" == t.step


@pytest.mark.rules("TM-13.13")
def test_tm_13_13_the_stronghold_works_at_once() -> None:
    """Before: no special action. In the next turn after the upgrade: the witches' ride."""
    t = one("trading-house").land("A1", "forest")
    assert "TM-18.1" == t.refusal("special stronghold")
    t.choose("upgrade E9 stronghold", "end", "pass BON5")
    assert "" == t.refusal("special stronghold")


@pytest.mark.rules("TM-13.13")
def test_tm_13_13_a_stronghold_reward_comes_with_the_upgrade() -> None:
    """Cultists score 7 points at once."""
    assert {"ability": 7} == one("trading-house", "cultists").choose("upgrade E9 stronghold").scored(0)
