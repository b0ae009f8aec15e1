"""Races and powers in general: benefits add up, end in decline; immunity (SW-15)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table
from turnwright.games.small_world.data.tables import BESIDE, DECLINED
from turnwright.games.small_world.factions.roster import POWERS, RACES

ALL_KINDS = {2: 2, 3: 2, 4: 2, 5: 2, 6: 1}
"""Farmland with magic, forest with mine, swamp with cavern, hill, mountain with mine and cavern: next to each other."""


@pytest.mark.rules("SW-15.1")
def test_sw_15_1_discounts_of_race_and_power_add_up() -> None:
    """Region 21 lies next to the Giants' mountain: 2 less for Commando Giants against 3 defenders."""
    costs = []
    for race, power in [("ratmen", "hill"), ("giants", "hill"), ("ratmen", "commando"), ("giants", "commando")]:
        t = Table(2, race, power, at={20: 1}, hand=5)
        t.active(1, "humans", "forest", {21: 3})
        costs.append(t.cost(21))
    assert [5, 4, 4, 3] == costs


@pytest.mark.rules("SW-15.1")
def test_sw_15_1_coins_of_race_and_power_add_up() -> None:
    """Two farmland regions pay their coin, the Humans' and the Merchant's."""
    t = Table(2, "humans", "merchant", at={10: 1, 14: 1})
    assert {"SW-11.1": 2, "SW-22.1": 2, "SW-41.1": 2} == t.income()


@pytest.mark.rules("SW-15.1")
def test_sw_15_1_reach_of_the_power_serves_the_race() -> None:
    """Flying Tritons take a far lake shore at the Tritons' price."""
    t = Table(2, "tritons", "flying", at={5: 1}, hand=2).conquering()
    assert 2 == t.cost(14)
    assert "" == t.refusal("conquer 14")


def lasting(race: str, power: str) -> set[str]:
    """Put a race with all its pieces in decline; return what of race and power lasts."""
    t = Table(2, race, power, at=ALL_KINDS)
    if power == "seafaring":
        t.stand(0, 1, 1)
    if power == "fortified":
        t.mark("forts", 6)
    if power == "heroic":
        t.mark("heroes", 5, 6)
    if power == "dragon_master":
        t.mark("dragon", 6)
    if power == "bivouacking":
        t.encamp(6, 5)
    regions = t.regions(0)
    t.declined(0, "orcs" if race != "orcs" else "elves", {10: 1})
    t.active(1, "ratmen" if race != "ratmen" else "humans", "hill" if power != "hill" else "forest", {12: 1})
    t.stock().turn().choose("decline").deal()
    slot = DECLINED if regions == t.regions(0, DECLINED) else BESIDE
    assert regions == t.regions(0, slot)
    found = set()
    if sum(t.income().values()) > len(regions) + (t.holder(10) is not None):
        found.add("coins")
    if 1 != t.tokens(5):
        found.add("tokens")
    found |= {marker for marker in ("lairs", "forts", "holes", "heroes", "dragon") if t.marked(marker)}
    if t.camps(6) or t.kept("camps_left"):
        found.add("camps")
    if 1 in t.regions(0, slot):
        found.add("water")
    if t.holder(10) is not None:
        found.add("room for another")
    if 4 != t.cost(6, seat=1):
        found.add("defence")
    t.choose("decline").deal()
    t.choose("pick 1").deal()
    if t.options("abandon") == [str(region) for region in regions]:
        found.add("conquests")
    return found


LASTING: dict[str, set[str]] = {
    "dwarves": {"coins"},
    "ghouls": {"tokens", "conquests"},
    "trolls": {"lairs", "defence"},
    "fortified": {"forts", "defence"},
    "seafaring": {"water"},
    "spirit": {"room for another"},
}


@pytest.mark.rules("SW-15.2", "SW-15.6")
@pytest.mark.parametrize("race", [race.key for race in RACES])
def test_sw_15_2_what_lasts_of_every_race_in_decline(race: str) -> None:
    """Only Dwarves' coins, Ghouls' tokens and conquests, and Troll's Lairs last."""
    assert LASTING.get(race, set()) == lasting(race, "alchemist")


@pytest.mark.rules("SW-15.2", "SW-15.6")
@pytest.mark.parametrize("power", [power.key for power in POWERS])
def test_sw_15_2_what_lasts_of_every_power_in_decline(power: str) -> None:
    """Only Fortresses' defence, water held by Seafaring, and Spirit last."""
    assert LASTING.get(power, set()) == lasting("ratmen", power)


@pytest.mark.rules("SW-15.2")
def test_sw_15_2_a_lost_discount_is_paid_by_ghouls_in_decline() -> None:
    """Commando and Underworld helped them while they were active."""
    for power in ("commando", "underworld"):
        t = Table(2, "ghouls", power, at={18: 3, 12: 3})
        t.active(1, "humans", "forest", {5: 1})
        assert 2 == t.cost(15)
        t.stock().turn().choose("decline")
        assert 3 == t.cost(15, slot=DECLINED)


@pytest.mark.rules("SW-15.3")
@pytest.mark.parametrize(
    ("power", "paid"),
    [("merchant", {"SW-41.1": 1}), ("hill", {}), ("forest", {}), ("swamp", {"SW-47.1": 1}), ("fortified", {})],
)
def test_sw_15_3_a_power_pays_for_its_own_race_only(power: str, paid: dict[str, int]) -> None:
    """The active race holds a swamp; the regions of the race in decline bring no bonus."""
    t = Table(2, "ratmen", power, at={21: 1})
    t.declined(0, "elves", {5: 1, 11: 1, 4: 1})
    t.mark("forts", 5)
    assert {"SW-11.1": 1, "SW-11.2": 3, **paid} == t.income()


@pytest.mark.rules("SW-15.3")
def test_sw_15_3_a_power_helps_no_conquest_of_the_race_in_decline() -> None:
    """Ghouls in decline pay and reach as usual beside Flying or Commando of the active race."""
    t = Table(2, "ratmen", "flying", at={21: 1})
    t.declined(0, "ghouls", {5: 5})
    t.conquering(slot=DECLINED)
    assert "SW-6.5" == t.refusal("conquer 16")
    t = Table(2, "ratmen", "commando", at={21: 1})
    t.declined(0, "ghouls", {5: 5})
    assert (2, 1) == (t.cost(10, slot=DECLINED), t.cost(10))


@pytest.mark.rules("SW-15.4")
@pytest.mark.parametrize("marker", ["holes", "heroes", "dragon"])
def test_sw_15_4_an_immune_region_is_neither_conquered_nor_attempted(marker: str) -> None:
    """A hole, a hero or the dragon stops a conquest the hand could pay for, and a final attempt."""
    t = Table(2, "ratmen", "hill", at={20: 1}, hand=4)
    t.active(1, "humans", "forest", {21: 1, 14: 3})
    t.conquering()
    assert ("", "") == (t.refusal("conquer 21"), t.refusal("attempt 14"))
    t.mark(marker, 21, 14)
    assert "SW-15.4" == t.refusal("conquer 21")
    assert "SW-15.4" == t.refusal("attempt 14")


@pytest.mark.rules("SW-15.4")
@pytest.mark.parametrize("marker", ["holes", "heroes", "dragon"])
def test_sw_15_4_no_ability_works_on_an_immune_region(marker: str) -> None:
    """Neither swap nor Dragon nor a Berserk roll nor wings take it."""
    t = Table(2, "sorcerers", "dragon_master", at={20: 1}, hand=4)
    t.active(1, "humans", "forest", {21: 1})
    t.conquering()
    assert ("", "") == (t.refusal("swap 21"), t.refusal("dragon 21"))
    t.mark(marker, 21)
    assert ("SW-15.4", "SW-15.4") == (t.refusal("swap 21"), t.refusal("dragon 21"))
    t = Table(2, "ratmen", "berserk", at={20: 1}, hand=4)
    t.active(1, "humans", "forest", {21: 1})
    t.mark(marker, 21)
    t.conquering().choose("roll", "die 3")
    assert "SW-15.4" == t.refusal("conquer 21")
    t = Table(2, "ratmen", "flying", at={2: 1}, hand=4)
    t.active(1, "humans", "forest", {21: 1})
    t.mark(marker, 21)
    assert "SW-15.4" == t.conquering().refusal("conquer 21")


@pytest.mark.rules("SW-15.5")
@pytest.mark.parametrize("marker", ["holes", "heroes", "dragon"])
def test_sw_15_5_immunity_stops_the_owners_ghouls(marker: str) -> None:
    """Ghouls in decline may attack the active race, but not where it is immune."""
    t = Table(2, "humans", "hill", at={21: 1, 22: 1})
    t.declined(0, "ghouls", {15: 1}, hand=5)
    t.mark(marker, 21)
    t.conquering(slot=DECLINED)
    assert "SW-15.5" == t.refusal("conquer 21")
    assert "" == t.refusal("conquer 22")


@pytest.mark.rules("SW-15.5")
def test_sw_15_5_a_table_may_let_its_own_ghouls_in() -> None:
    """The reading is a table option; immunity against opponents stays."""
    t = Table(2, "humans", "hill", at={21: 1}, options={"immune_to_own": False})
    t.declined(0, "ghouls", {15: 1}, hand=5)
    t.active(1, "ratmen", "forest", {16: 1})
    t.mark("holes", 21, 16)
    t.conquering(slot=DECLINED)
    assert "" == t.refusal("conquer 21")
    assert "SW-15.4" == t.refusal("conquer 16")


@pytest.mark.parametrize(
    ("race", "power", "kit"),
    [
        ("ratmen", "hill", {"income": ["hill"]}),
        ("elves", "alchemist", {"spares": ["elves"], "income": ["alchemist"]}),
        ("giants", "commando", {"cheaper": ["giants", "commando"]}),
        ("tritons", "seafaring", {"waters": ["seafaring"], "entries": ["seafaring"], "cheaper": ["tritons"]}),
        ("trolls", "flying", {"entries": ["flying"], "reaches": ["flying"], "conquered": ["trolls"]}),
        ("dwarves", "underworld", {"reaches": ["underworld"], "cheaper": ["underworld"], "income": ["dwarves"]}),
        ("halflings", "berserk", {"entries": ["halflings"], "conquered": ["halflings"], "bars_attempt": ["berserk"]}),
    ],
)
def test_a_kit_holds_the_abilities_that_answer_by_hook(race: str, power: str, kit: dict[str, list[str]]) -> None:
    """What is asked at every conquest and in every turn is asked of these alone."""
    force = Table(2, race, power).s.kits[0]
    hooks = ("waters", "entries", "reaches", "cheaper", "bars_attempt", "conquered", "spares", "income")
    answering = {hook: [trait.key for trait in getattr(force, hook)] for hook in hooks}
    assert kit == {hook: keys for hook, keys in answering.items() if keys}
