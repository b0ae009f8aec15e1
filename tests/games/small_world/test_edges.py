"""Rules at their edges: the first region of a map, seats other than the first, regions that are not on the map."""

from __future__ import annotations

import pytest

from tests.games.small_world.printed import printed_regions
from tests.games.small_world.table import CHANCE, POWER, RACE, Table
from turnwright.games.small_world import GAME
from turnwright.games.small_world.data.tables import NONE
from turnwright.games.small_world.steps.flow import FLOW

SHORE = [r["id"] for r in printed_regions(2) if 1 in r["adjacent"] and r["terrain"] not in ("sea", "lake")]
"""Land next to region 1, which is water on the map for 2."""


@pytest.mark.rules("SW-12.4")
def test_sw_12_4_the_first_region_may_be_abandoned() -> None:
    """Seafaring Ratmen leave the water of region 1 and are asked again."""
    t = Table(2, "ratmen", "seafaring", {1: 2, SHORE[0]: 1}).turn().choose("expand", "abandon 1")
    assert (None, 3 - 1, "readying") == (t.holder(1), t.hand(), t.step)


@pytest.mark.rules("SW-9.1", "SW-7.15")
def test_sw_9_1_the_first_region_may_be_attempted() -> None:
    """A lucky die takes region 1, and the attempt is the last conquest."""
    t = Table(2, "ratmen", "seafaring", {SHORE[0]: 1}, hand=1).conquering().choose("attempt 1")
    assert CHANCE == t.seat
    t.choose("die 1")
    assert ((0, 0), 1, "") == (t.holder(1), t.tokens(1), t.step)


@pytest.mark.rules("SW-20.1", "SW-20.2", "SW-48.4")
def test_sw_20_1_water_without_an_occupied_mountain_costs_the_usual() -> None:
    """Seafaring Giants pay 2 for region 1: none of their mountains is next to it."""
    assert 2 == Table(2, "giants", "seafaring", {21: 1}).cost(1)


@pytest.mark.rules("SW-31.2")
def test_sw_31_2_the_roller_names_the_region() -> None:
    """The second seat rolls and is asked for the region."""
    t = Table(2)
    t.active(1, "ratmen", "berserk", {21: 1}, hand=3)
    t.conquering(1).choose("roll", "die 1")
    assert (1, "rolled") == (t.seat, t.step)


@pytest.mark.rules("SW-31.7")
def test_sw_31_7_whatever_the_race() -> None:
    """Trolls have an ability of their own; as Berserks they have no final attempt either."""
    t = Table(2, "trolls", "berserk", {21: 1}, hand=1).conquering()
    assert "SW-31.7" == t.refusal("attempt 22")


@pytest.mark.rules("SW-9.10", "SW-9.11")
@pytest.mark.parametrize(("face", "told"), [(1, ("log-attempt-won", "SW-9.10")), (0, ("log-attempt-lost", "SW-9.11"))])
def test_sw_9_10_the_outcome_is_told_of_the_seat_that_tried(face: int, told: tuple[str, str]) -> None:
    """All hear whose attempt succeeded or failed, and by which rule."""
    t = Table(2)
    t.active(1, "ratmen", "hill", {21: 1}, hand=1)
    t.conquering(1).choose("attempt 22", f"die {face}")
    [message] = [message for message in t.log if message.id == told[0]]
    assert {"seat": 1, "region": 22, "roll": face} == message.args
    assert told[1] == GAME.rulebook.rule(message.rule).id


@pytest.mark.rules("SW-34.3")
def test_sw_34_3_a_failed_attempt_of_the_second_seat_counts() -> None:
    """Where a failed attempt is an attack, the Diplomat cannot name the first seat after one."""
    t = Table(2, "humans", "forest", {22: 1}, options={"attempt_is_attack": True})
    t.active(1, "ratmen", "diplomat", {21: 2, 20: 1})
    t.turn(1).choose("expand", "attempt 22", "die 0", "place 20")
    assert (1, "allying", "SW-34.2") == (t.seat, t.step, t.refusal("ally 0"))


@pytest.mark.rules("SW-32.5")
def test_sw_32_5_the_owner_places_conquered_encampments() -> None:
    """The second seat's encampment is driven out; the second seat places it at the end of the turn."""
    t = Table(2, "humans", "hill", {21: 6})
    t.active(1, "ratmen", "bivouacking", {22: 2, 15: 1})
    t.encamp(22, 1)
    t.encamp(15, 4)
    t.turn().choose("expand", "conquer 22", "stop")
    t.choose("pile 21", "place 15")
    assert (1, "encamping") == (t.seat, t.step)
    t.choose("camp 15")
    assert (5, 0) == (t.camps(15), t.kept("camps_left"))


@pytest.mark.rules("SW-38.2", "SW-46.1", "SW-46.5", "SW-39.1", "SW-34.1")
@pytest.mark.parametrize(
    ("power", "step"),
    [("fortified", "fortifying"), ("stout", "late-decline"), ("heroic", "heroes-stand"), ("diplomat", "allying")],
)
def test_the_owner_is_asked(power: str, step: str) -> None:
    """What a power asks at the end of a turn it asks the seat whose turn it is."""
    t = Table(2, "humans", "hill", {3: 1})
    t.active(1, "ratmen", power, {20: 1, 21: 1})
    t.turn(1).choose("expand", "stop")
    assert (1, step) == (t.seat, t.step)


@pytest.mark.rules("SW-39.1")
def test_sw_39_1_heroes_stand_at_redeployment_only() -> None:
    """While conquering, the Heroes' own rule is the answer."""
    assert "SW-39.1" == Table(2, "ratmen", "heroic", {20: 1, 21: 1}, hand=2).conquering().refusal("hero 20")


@pytest.mark.rules("SW-3.2")
@pytest.mark.parametrize(
    ("race", "power", "done", "verbs"),
    [
        ("ratmen", "hill", ["expand"], ["conquer", "attempt", "abandon"]),
        ("ratmen", "fortified", ["expand", "stop"], ["fortify"]),
        ("ratmen", "bivouacking", ["expand", "stop"], ["camp", "camp-all"]),
        ("ratmen", "heroic", ["expand", "stop"], ["hero"]),
        ("amazons", "hill", ["expand", "stop"], ["give-up"]),
    ],
)
def test_sw_3_2_no_choice_names_a_region_of_another_map(
    race: str, power: str, done: list[str], verbs: list[str]
) -> None:
    """The map for 2 ends with region 23."""
    t = Table(2, race, power, {20: 1, 21: 1, 22: 1, 15: 1, 14: 1}).turn().choose(*done)
    for verb in verbs:
        assert ["SW-3.2", "SW-3.2"] == [t.refusal(f"{verb} {region}") for region in (24, 48)]
        assert "SW-3.2" != t.refusal(f"{verb} 22")


@pytest.mark.rules("SW-32.2")
def test_sw_32_2_the_last_encampment_of_a_single_region() -> None:
    """One region and one encampment in hand: it is placed there. More than one are placed together."""
    t = Table(2, "ratmen", "bivouacking", {22: 1})
    t.encamp(22, 4)
    t.turn().choose("expand", "stop")
    assert "SW-32.2" == t.refusal("camp-all 22")
    t.choose("camp 22")
    assert 5 == t.camps(22)
    t = Table(2, "ratmen", "bivouacking", {22: 1}).turn().choose("expand", "stop")
    assert "SW-32.2" == t.refusal("camp 22")


@pytest.mark.rules("SW-13.1", "SW-13.3", "SW-13.7")
def test_sw_13_1_nothing_else_returns_to_the_stacks() -> None:
    """Without an older race in decline, no banner goes under the stack; the badge is discarded and belongs to
    nobody.
    """
    t = Table(2, "ratmen", "hill", {20: 2}).stock().turn()
    before = t.seen(1)
    t.choose("decline")
    after = t.seen(1)
    assert (before["banners"], before["column"]) == (after["banners"], after["column"])
    assert ([POWER["hill"]], NONE) == (after["discards"], after["players"][0]["power"])


@pytest.mark.rules("SW-34.10", "SW-13.1")
def test_sw_34_10_a_decline_of_another_seat_does_not_end_peace() -> None:
    """The ally puts its race in decline and stays bound."""
    t = Table(3, "ratmen", "diplomat", {28: 1})
    t.active(1, "humans", "hill", {26: 1})
    t.active(2, "elves", "forest", {5: 1})
    t.stock().turn().choose("expand", "stop", "ally 1", "decline")
    assert (2, 1) == (t.seat, t.seen(2)["players"][0]["ally"])


@pytest.mark.rules("SW-46.3")
def test_sw_46_3_a_banner_that_returns_to_the_column_gets_its_badge() -> None:
    """The stack of banners is empty: the race driven out is on offer again, with a badge, before the next turn."""
    t = Table(2, "ratmen", "stout", {20: 1, 21: 1}, column=[("orcs", "swamp")])
    t.declined(0, "elves", {5: 1})
    t.active(1, "humans", "hill", {3: 1})
    t.stacks([], ["forest"])
    t.turn().choose("expand", "stop", "decline")
    t.choose("badge forest")
    assert [("orcs", "swamp", 0), ("elves", "forest", 0)] == t.column()
    assert 1 == t.seat


@pytest.mark.rules("SW-11.5")
@pytest.mark.parametrize("viewer", [0, 1])
def test_sw_11_5_the_map_is_open(viewer: int) -> None:
    """Everybody sees what stands in each region, and in no other."""
    t = Table(2, "trolls", "fortified", {20: 3, 21: 1})
    t.mark("forts", 21)
    t.mark("holes", 22)
    shown = t.seen(viewer)["regions"]
    fields = ("seat", "race", "tokens", "lair", "fortress", "hole")
    assert (0, RACE["trolls"], 3, True, False, False) == tuple(shown[19][field] for field in fields)
    assert (0, RACE["trolls"], 1, True, True, False) == tuple(shown[20][field] for field in fields)
    assert (-1, -1, 0, False, False, True) == tuple(shown[21][field] for field in fields)


@pytest.mark.rules("SW-3.15")
def test_sw_3_15_only_a_seat_of_the_table_starts() -> None:
    """With 2 players no third seat can be drawn."""
    t = Table(2).ask(FLOW.first)
    assert ["SW-3.15", ""] == [t.refusal(f"starts {seat}") for seat in (2, 1)]


@pytest.mark.rules("SW-3.6", "SW-3.8")
def test_sw_3_6_only_pieces_of_the_stacks_are_drawn() -> None:
    """A banner or badge that is on the table is not drawn again, nor any while a seat is asked."""
    t = Table(2, "ratmen", "hill", {20: 1}, hand=2)
    assert ["SW-3.6", ""] == [t.ask(FLOW.banner_draw).refusal(f"banner {race}") for race in ("ratmen", "orcs")]
    assert ["SW-3.8", ""] == [t.ask(FLOW.badge_draw).refusal(f"badge {power}") for power in ("hill", "swamp")]
    t.conquering()
    assert ["SW-3.6", "SW-3.8"] == [t.refusal("banner orcs"), t.refusal("badge swamp")]


@pytest.mark.rules("SW-45.6", "SW-13.10")
def test_sw_45_6_the_badge_of_a_spirit_race_that_is_gone_is_discarded_only() -> None:
    """Its last region is conquered: the badge lies with the discards and beside no race."""
    t = Table(2, "ratmen", "hill", {20: 1}, hand=9).stock()
    t.spirit(1, "orcs", {21: 1})
    t.conquering().choose("conquer 21")
    assert ([POWER["spirit"]], 0) == (t.s.discards, t.s.power.count(POWER["spirit"]))
