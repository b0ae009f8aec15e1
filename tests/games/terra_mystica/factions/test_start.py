"""What the faction boards show: start, prices and income (first rules of TM-28 to TM-41)."""

from __future__ import annotations

import itertools

import pytest

from tests.games.terra_mystica.table import Table
from turnwright.games.terra_mystica.queries import cult_spaces

STARTS = {
    "auren": ((3, 15, 0), (5, 7, 0), [0, 1, 0, 1]),
    "witches": ((3, 15, 0), (5, 7, 0), [0, 0, 0, 2]),
    "alchemists": ((3, 15, 0), (5, 7, 0), [1, 1, 0, 0]),
    "darklings": ((1, 15, 1), (5, 7, 0), [0, 1, 1, 0]),
    "halflings": ((3, 15, 0), (3, 9, 0), [0, 0, 1, 1]),
    "cultists": ((3, 15, 0), (5, 7, 0), [1, 0, 1, 0]),
    "engineers": ((2, 10, 0), (3, 9, 0), [0, 0, 0, 0]),
    "dwarves": ((3, 15, 0), (5, 7, 0), [0, 0, 2, 0]),
    "mermaids": ((3, 15, 0), (3, 9, 0), [0, 2, 0, 0]),
    "swarmlings": ((8, 20, 0), (3, 9, 0), [1, 1, 1, 1]),
    "chaos_magicians": ((4, 15, 0), (5, 7, 0), [2, 0, 0, 0]),
    "giants": ((3, 15, 0), (5, 7, 0), [1, 0, 0, 1]),
    "fakirs": ((3, 15, 0), (7, 5, 0), [1, 0, 0, 1]),
    "nomads": ((2, 15, 0), (5, 7, 0), [1, 0, 1, 0]),
}

PRICES = {
    "auren": [(1, 2), (2, 6), (2, 3), (2, 5), (4, 6), (4, 8)],
    "witches": [(1, 2), (2, 6), (2, 3), (2, 5), (4, 6), (4, 6)],
    "alchemists": [(1, 2), (2, 6), (2, 3), (2, 5), (4, 6), (4, 6)],
    "darklings": [(1, 2), (2, 6), (2, 3), (2, 5), (4, 6), (4, 10)],
    "halflings": [(1, 2), (2, 6), (2, 3), (2, 5), (4, 8), (4, 6)],
    "cultists": [(1, 2), (2, 6), (2, 3), (2, 5), (4, 8), (4, 8)],
    "engineers": [(1, 1), (1, 4), (1, 2), (1, 4), (3, 6), (3, 6)],
    "dwarves": [(1, 2), (2, 6), (2, 3), (2, 5), (4, 6), (4, 6)],
    "mermaids": [(1, 2), (2, 6), (2, 3), (2, 5), (4, 6), (4, 8)],
    "swarmlings": [(2, 3), (3, 8), (3, 4), (3, 6), (5, 8), (5, 8)],
    "chaos_magicians": [(1, 2), (2, 6), (2, 3), (2, 5), (4, 4), (4, 8)],
    "giants": [(1, 2), (2, 6), (2, 3), (2, 5), (4, 6), (4, 6)],
    "fakirs": [(1, 2), (2, 6), (2, 3), (2, 5), (4, 10), (4, 6)],
    "nomads": [(1, 2), (2, 6), (2, 3), (2, 5), (4, 8), (4, 6)],
}
"""Workers and coins of a dwelling, a trading house alone and beside an opponent, temple, stronghold, sanctuary."""


def against(faction: str) -> str:
    """Return the faction and an opponent of another colour."""
    return f"{faction} cultists" if faction not in ("cultists", "halflings") else f"{faction} witches"


@pytest.mark.rules(
    "TM-28.1", "TM-29.1", "TM-30.1", "TM-31.1", "TM-32.1", "TM-33.1", "TM-34.1", "TM-35.1", "TM-36.1", "TM-37.1"
)
@pytest.mark.rules("TM-38.1", "TM-39.1", "TM-40.1", "TM-41.1")
@pytest.mark.parametrize("faction", STARTS)
def test_tm_28_1_what_each_faction_starts_with(faction: str) -> None:
    """Workers, coins and priests; bowls; cults."""
    t = Table(against(faction))
    assert STARTS[faction] == (t.pay(), t.bowls(), cult_spaces(t.s, 0))


@pytest.mark.rules(
    "TM-28.2", "TM-29.2", "TM-30.2", "TM-31.2", "TM-32.2", "TM-33.2", "TM-34.2", "TM-34.3", "TM-35.2", "TM-36.2"
)
@pytest.mark.rules("TM-37.2", "TM-37.3", "TM-38.2", "TM-39.2", "TM-40.2", "TM-41.2")
@pytest.mark.parametrize("faction", PRICES)
def test_tm_28_2_what_the_structures_of_each_faction_cost(faction: str) -> None:
    """Each is built with exactly its price, and refused with a worker or one fewer coin."""
    moves = [
        ("A1", "", "build A2"),
        ("A1", "", "upgrade A1 trading-house"),
        ("A1", "A2", "upgrade A1 trading-house"),
        ("trading-house:A1", "A2", "upgrade A1 temple"),
        ("trading-house:A1", "A2", "upgrade A1 stronghold"),
        ("temple:A1", "A2", "upgrade A1 sanctuary"),
    ]
    for (mine, other, choice), (workers, coins) in zip(moves, PRICES[faction]):
        t = Table(against(faction), at={0: mine, 1: other or "I7"}).own(0, priests=0)
        if not other:
            t.land("A2", t.terrain("A1"))
        assert "TM-5.8" == t.own(0, workers=workers - 1, coins=coins).refusal(choice), choice
        assert "TM-5.8" == t.own(0, workers=workers, coins=coins - 1).refusal(choice), choice
        t.own(0, workers=workers, coins=coins).choose(choice)
        assert (0, 0) == t.pay()[:2], choice


def house_income(faction: str) -> list[tuple[int, int]]:
    """Return coins and power of 1 to 4 trading houses, each as what it adds."""
    found = [(0, 0)]
    for houses in range(1, 5):
        t = Table(against(faction), at={0: " ".join(f"trading-house:A{n + 1}" for n in range(houses)), 1: "I7"})
        t.card(0, "BON8")
        found.append((t.income()[1], t.income()[3]))
    return [(b[0] - a[0], b[1] - a[1]) for a, b in itertools.pairwise(found)]


@pytest.mark.rules("TM-30.3", "TM-35.3", "TM-37.5", "TM-41.3", "TM-6.4")
@pytest.mark.parametrize("faction", STARTS)
def test_tm_30_3_what_the_trading_houses_add(faction: str) -> None:
    """Four boards differ from the common one."""
    own = {
        "alchemists": [(2, 1), (2, 1), (3, 1), (4, 1)],
        "nomads": [(2, 1), (2, 1), (3, 1), (4, 1)],
        "dwarves": [(3, 1), (2, 1), (2, 2), (3, 2)],
        "swarmlings": [(2, 2), (2, 2), (2, 2), (3, 2)],
    }
    assert own.get(faction, [(2, 1), (2, 1), (2, 2), (2, 2)]) == house_income(faction)


@pytest.mark.rules("TM-30.4", "TM-36.3", "TM-37.6", "TM-38.3", "TM-39.3", "TM-40.3", "TM-6.8")
@pytest.mark.parametrize("faction", STARTS)
def test_tm_30_4_what_the_stronghold_adds(faction: str) -> None:
    """Workers, coins, priests, power; 2 power on most boards."""
    own = {
        "alchemists": (0, 6, 0, 0),
        "mermaids": (0, 0, 0, 4),
        "swarmlings": (0, 0, 0, 4),
        "chaos_magicians": (2, 0, 0, 0),
        "giants": (0, 0, 0, 4),
        "fakirs": (0, 0, 1, 0),
    }
    bare = Table(against(faction), at={0: "A1", 1: "I7"}).income()
    built = Table(against(faction), at={0: "A1 stronghold:A3", 1: "I7"}).income()
    assert own.get(faction, (0, 0, 0, 2)) == tuple(b - a for a, b in zip(bare, built))


@pytest.mark.rules("TM-34.4", "TM-37.4", "TM-6.3")
@pytest.mark.parametrize("faction", STARTS)
def test_tm_34_4_what_the_dwellings_give(faction: str) -> None:
    """Workers with 0 to 8 dwellings on the map."""
    own = {"engineers": [0, 1, 2, 2, 3, 4, 4, 5, 6], "swarmlings": [2, 3, 4, 5, 6, 7, 8, 9, 9]}
    found = []
    for dwellings in range(9):
        t = Table(against(faction), at={0: " ".join(f"A{n + 1}" for n in range(dwellings)), 1: "I7"})
        found.append(t.income()[0])
    assert own.get(faction, [1, 2, 3, 4, 5, 6, 7, 8, 8]) == found


@pytest.mark.rules("TM-34.5", "TM-6.6")
@pytest.mark.parametrize("faction", STARTS)
def test_tm_34_5_what_the_temples_give(faction: str) -> None:
    """Priests and power with 1 to 3 temples; a sanctuary gives a priest, to two factions two."""
    found = []
    for temples in range(1, 4):
        t = Table(against(faction), at={0: " ".join(f"temple:A{n + 1}" for n in range(temples)), 1: "I7"})
        found.append(t.income()[2:])
    assert found == ([(1, 0), (1, 5), (2, 5)] if faction == "engineers" else [(1, 0), (2, 0), (3, 0)])
    t = Table(against(faction), at={0: "sanctuary:A1", 1: "I7"})
    assert (2 if faction in ("darklings", "swarmlings") else 1) == t.income()[2]
