"""TM-11 and TM-12: shipping and the spade rate."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import KEYS, Table


def rich(faction: str, **more: int) -> Table:
    """Return a table whose first seat can pay for any step."""
    other = "giants" if faction not in ("giants", "chaos_magicians") else "nomads"
    return Table(f"{faction} {other}", at={0: "E6"}).own(0, None, workers=20, coins=40, priests=5, **more)


SAILORS = sorted(set(KEYS) - {"dwarves", "fakirs", "mermaids"})
DIGGERS = sorted(set(KEYS) - {"darklings", "fakirs"})


@pytest.mark.rules("TM-11.1")
@pytest.mark.parametrize("faction", [*SAILORS, "mermaids"])
def test_tm_11_1_a_step_of_shipping_costs_a_priest_and_four_coins(faction: str) -> None:
    """The marker advances one space (case 25)."""
    t = rich(faction)
    before = t.s.ship[0]
    assert before + 1 == t.choose("ship").s.ship[0]
    assert (20, 36, 4) == t.pay(0)
    assert ("after", 1) == (t.step, len(t.said("log-ship")))


@pytest.mark.rules("TM-11.2")
@pytest.mark.parametrize("faction", SAILORS)
def test_tm_11_2_shipping_1_2_3_scores_2_3_4(faction: str) -> None:
    """By this action 2, 3 and 4 points (case 25)."""
    for ship, vp in ((0, 2), (1, 3), (2, 4)):
        assert {"shipping": vp} == rich(faction, ship=ship).choose("ship").scored(0)


@pytest.mark.rules("TM-11.2", "TM-11.3")
def test_tm_11_3_mermaids_sail_up_to_5() -> None:
    """From 1 to 2: 2 points, then 3, 4 and 5; not beyond (case 25)."""
    for ship, vp in ((1, 2), (2, 3), (3, 4), (4, 5)):
        assert {"shipping": vp} == rich("mermaids", ship=ship).choose("ship").scored(0)
    assert "TM-11.3" == rich("mermaids", ship=5).refusal("ship")


@pytest.mark.rules("TM-11.3")
@pytest.mark.parametrize("faction", SAILORS)
def test_tm_11_3_shipping_ends_at_3(faction: str) -> None:
    """The fourth step is refused, whatever can be paid."""
    assert "" == rich(faction, ship=2).refusal("ship")
    assert "TM-11.3" == rich(faction, ship=3).refusal("ship")


@pytest.mark.rules("TM-11.4")
@pytest.mark.parametrize("faction", ["dwarves", "fakirs"])
def test_tm_11_4_dwarves_and_fakirs_have_no_shipping(faction: str) -> None:
    """The action is refused, and rivers are no way: only the hop reaches over one."""
    t = rich(faction)
    assert "TM-11.4" == t.refusal("ship")
    t.card(0, "BON4").own(0, workers=3, priests=0)
    assert "C2" not in {words.split()[0] for words in t.options("transform")}


@pytest.mark.rules("TM-12.1", "TM-12.2", "TM-12.3")
@pytest.mark.parametrize("faction", DIGGERS)
def test_tm_12_1_a_step_of_the_spade_rate(faction: str) -> None:
    """2 workers, 5 coins (Halflings 1) and a priest; 6 points; the rate falls from 3 to 2 to 1 (case 26)."""
    coins = 1 if faction == "halflings" else 5
    for dig, rate in ((0, 2), (1, 1)):
        t = rich(faction, dig=dig).choose("dig")
        assert (18, 40 - coins, 4) == t.pay(0)
        assert {"digging": 6} == t.scored(0)
        t.turn(0)
        spades = 2 if faction == "giants" else 1
        assert [] != t.own(0, workers=rate * spades).options("transform")
        assert [] == t.own(0, workers=rate * spades - 1).options("transform")


@pytest.mark.rules("TM-12.1")
@pytest.mark.parametrize(("workers", "coins", "priests"), [(1, 5, 1), (2, 4, 1), (2, 5, 0)])
def test_tm_12_1_the_price_is_paid_in_full(workers: int, coins: int, priests: int) -> None:
    """One short of anything: refused."""
    t = rich("witches").own(0, workers=workers, coins=coins, priests=priests)
    assert "TM-5.8" == t.refusal("dig")
    assert (0, 0, 0) == t.own(0, workers=2, coins=5, priests=1).choose("dig").pay(0)


@pytest.mark.rules("TM-12.4")
@pytest.mark.parametrize("faction", DIGGERS)
def test_tm_12_4_the_rate_falls_at_most_twice(faction: str) -> None:
    """The third step is refused."""
    assert "" == rich(faction, dig=1).refusal("dig")
    assert "TM-12.4" == rich(faction, dig=2).refusal("dig")


@pytest.mark.rules("TM-12.4")
def test_tm_12_4_fakirs_improve_once() -> None:
    """From 3 to 2 workers, and no further (case 26)."""
    t = rich("fakirs").choose("dig")
    assert {"digging": 6} == t.scored(0)
    assert "TM-12.4" == t.turn(0).refusal("dig")
    t.own(0, workers=2, priests=0)
    assert [] != t.options("transform")
    assert [] == t.own(0, workers=1).options("transform")


@pytest.mark.rules("TM-12.5")
def test_tm_12_5_darklings_have_no_exchange_track() -> None:
    """The action is refused; workers buy no spade (case 26)."""
    t = rich("darklings")
    assert "TM-12.5" == t.refusal("dig")
    assert [] == t.own(0, priests=0).options("transform")
    assert [] != t.own(0, priests=1, workers=0).options("transform")
