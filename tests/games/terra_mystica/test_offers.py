"""TM-14: power via structures."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table

VALUES = {"dwelling": 1, "trading-house": 2, "temple": 2, "stronghold": 3, "sanctuary": 3}


def beside(structures: str, faction: str = "nomads", **more: int) -> Table:
    """Return a table: seat 0 can build a dwelling on E9 or upgrade that on E10; seat 1 stands around."""
    t = Table(f"witches {faction}", at={0: "E10", 1: structures}).land("E9", "forest")
    return t.own(0, workers=9, coins=20).own(1, bowls=(5, 7, 0), **more)


def offer(t: Table) -> int:
    """Return the power the open offer would give."""
    f = t.s.todo[-1]
    return int(f.step.prompt(t.s, f).args["power"])


@pytest.mark.rules("TM-14.1", "TM-14.4")
@pytest.mark.parametrize(("kind", "power"), VALUES.items())
def test_tm_14_1_structures_have_power_values(kind: str, power: int) -> None:
    """Dwelling 1, trading house and temple 2, stronghold and sanctuary 3: the offer to their owner."""
    t = beside(f"{kind}:D7").choose("build E9")
    assert ("offer", 1, power) == (t.step, t.seat, offer(t))
    t.choose("accept")
    assert (5 - power, 7 + power, 0) == t.bowls(1)
    assert 20 - (power - 1) == t.s.vp[1]


@pytest.mark.rules("TM-14.2")
@pytest.mark.parametrize(
    ("standing", "choice"),
    [
        ("E10", "build E9"),
        ("E9", "upgrade E9 trading-house"),
        ("trading-house:E9", "upgrade E9 stronghold"),
        ("trading-house:E9", "upgrade E9 temple"),
        ("temple:E9", "upgrade E9 sanctuary"),
    ],
)
def test_tm_14_2_building_and_upgrading_offer_power(standing: str, choice: str) -> None:
    """Every opponent beside the structure is asked; those who are not beside it are not."""
    t = Table("witches nomads giants engineers", at={0: standing, 1: "D7", 2: "F5", 3: "A1"}).land("E9", "forest")
    t.own(0, workers=9, coins=20).choose(choice)
    if t.step == "rewards":
        t.choose("favor FAV9")
    asked = []
    while t.step == "offer":
        asked.append(t.seat)
        t.choose("decline")
    assert [1, 2] == asked


@pytest.mark.rules("TM-14.2")
def test_tm_14_2_a_special_action_that_builds_offers_power_too() -> None:
    """The witches' ride onto a hex beside the Nomads; a dwelling after free spades."""
    t = Table(at={0: "stronghold:A1", 1: "D7"}).land("E9", "forest").choose("special stronghold", "build E9")
    assert ("offer", 1) == (t.step, t.seat)
    t = Table(at={0: "E10", 1: "D7"}).land("E9", "mountains").own(0, workers=1, coins=2, bowls=(0, 0, 12))
    t.choose("power ACT5", "transform E9 forest", "build E9")
    assert ("offer", 1) == (t.step, t.seat)


@pytest.mark.rules("TM-14.3")
def test_tm_14_3_transforming_and_bridges_offer_nothing() -> None:
    """Nobody is asked."""
    t = Table(at={0: "E10", 1: "D7"}).land("E9", "mountains").own(0, workers=9).choose("transform E9 forest", "done")
    assert "after" == t.step
    t = Table(at={0: "E9", 1: "D6 D7"}).own(0, bowls=(0, 0, 12)).choose("power ACT1", "bridge D6:E9")
    assert "after" == t.step


@pytest.mark.rules("TM-14.4", "TM-14.7", "TM-14.8")
def test_tm_14_4_the_offer_is_the_sum_of_the_structures_beside() -> None:
    """A dwelling and a temple beside the new structure, others elsewhere: 3 power for 2 points (case 5)."""
    t = Table("nomads mermaids", at={0: "D7 temple:F5 stronghold:A1", 1: "E10"}, turn=1).land("E9", "lakes")
    t.own(1, workers=1, coins=2).own(0, bowls=(5, 7, 0)).choose("build E9")
    assert ("offer", 0, 3) == (t.step, t.seat, offer(t))
    assert ["accept", "decline"] == t.options()
    t.choose("accept")
    assert ((2, 10, 0), 18, {"structures": -2}) == (t.bowls(0), t.s.vp[0], t.scored(0))


@pytest.mark.rules("TM-14.5")
def test_tm_14_5_own_building_gives_no_power() -> None:
    """Own structures beside the new one: nobody is asked, no token moves."""
    t = (
        Table(at={0: "E10 temple:D7"})
        .land("E9", "forest")
        .own(0, workers=1, coins=2, bowls=(5, 7, 0))
        .choose("build E9")
    )
    assert ("after", (5, 7, 0)) == (t.step, t.bowls(0))


@pytest.mark.rules("TM-14.6")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3]), (2, [3, 0, 1])])
def test_tm_14_6_opponents_decide_clockwise_from_the_left(active: int, order: list[int]) -> None:
    """Whatever the turn order is."""
    factions = ["witches", "nomads", "giants", "engineers"]
    places = ["D7", "F5", "F6", "E10"]
    t = Table(" ".join(factions), at=dict(enumerate(places)), turn=active)
    t.s.order = [3, 2, 1, 0]
    t.at(active, "E9").own(active, workers=9, coins=20).turn(active).choose("upgrade E9 trading-house")
    asked = []
    while t.step == "offer":
        asked.append(t.seat)
        t.choose("accept")
    assert order == asked


@pytest.mark.rules("TM-14.7")
def test_tm_14_7_an_offer_is_taken_as_a_whole_or_declined() -> None:
    """Two answers only; declining costs and gives nothing (case 5)."""
    t = beside("stronghold:D7 temple:F5").choose("build E9")
    assert (["accept", "decline"], 5) == (t.options(), offer(t))
    t.choose("decline")
    assert ((5, 7, 0), 20, "after", 0) == (t.bowls(1), t.s.vp[1], t.step, t.seat)


@pytest.mark.rules("TM-14.8")
@pytest.mark.parametrize(
    ("structures", "power"),
    [("D7", 1), ("temple:D7", 2), ("stronghold:D7", 3), ("stronghold:D7 F5", 4), ("stronghold:D7 temple:F5", 5)],
)
def test_tm_14_8_n_power_cost_n_minus_1_points(structures: str, power: int) -> None:
    """One power is free; five cost four."""
    t = beside(structures).choose("build E9", "accept")
    assert 20 - power + 1 == t.s.vp[1]
    assert power == 2 * 5 + 7 - (2 * t.s.bowl1[1] + t.s.bowl2[1])


@pytest.mark.rules("TM-14.9", "TM-14.10")
@pytest.mark.parametrize(
    ("bowls", "gained"),
    [((0, 2, 10), 2), ((1, 0, 11), 2), ((0, 1, 11), 1), ((0, 3, 9), 3), ((1, 1, 10), 3), ((4, 0, 0), 3)],
)
def test_tm_14_9_full_bowls_gain_and_pay_less(bowls: tuple[int, int, int], gained: int) -> None:
    """An offer of 3: the room is twice bowl I plus bowl II; only what fits is gained and paid for (case 6)."""
    t = beside("stronghold:D7").own(1, bowls=bowls).choose("build E9")
    assert gained == offer(t)
    t.choose("accept")
    assert 20 - gained + 1 == t.s.vp[1]
    assert gained == 2 * bowls[0] + bowls[1] - (2 * t.s.bowl1[1] + t.s.bowl2[1])


@pytest.mark.rules("TM-14.11")
@pytest.mark.parametrize(
    ("structures", "vp", "gained"),
    [("stronghold:D7 temple:F5", 1, 2), ("D7", 0, 1), ("stronghold:D7 temple:F5", 0, 1), ("stronghold:D7", 2, 3)],
)
def test_tm_14_11_too_few_points_gain_less_power(structures: str, vp: int, gained: int) -> None:
    """Points + 1 at most, down to 0 points (cases 7 and 8)."""
    t = beside(structures, vp=vp).choose("build E9")
    assert gained == offer(t)
    t.choose("accept")
    assert (0, 17 - gained) == (t.s.vp[1], 2 * t.s.bowl1[1] + t.s.bowl2[1])


@pytest.mark.rules("TM-14.12")
def test_tm_14_12_full_bowls_get_no_offer() -> None:
    """All tokens in bowl III, 12 or what is left of them: nobody is asked."""
    for bowls in ((0, 0, 12), (0, 0, 5)):
        t = beside("stronghold:D7").own(1, bowls=bowls).choose("build E9")
        assert ("after", 0) == (t.step, t.seat)


@pytest.mark.rules("TM-14.13")
def test_tm_14_13_who_has_passed_still_gets_offers() -> None:
    """Passing forbids actions only."""
    t = beside("stronghold:D7").passed(1).choose("build E9")
    assert ("offer", 1) == (t.step, t.seat)
    assert (2, 10, 0) == t.choose("accept").bowls(1)
    assert ("act", 0) == (t.choose("end").step, t.seat)


@pytest.mark.rules("TM-14.14")
def test_tm_14_14_offers_come_after_rewards_and_before_the_turn_goes_on() -> None:
    """Temple beside the Nomads that completes a town: favor tile, town tile, then the offer, then conversions."""
    t = Table(at={0: "trading-house:E9 E10 trading-house:F6 trading-house:F5", 1: "D7"}).own(0, workers=9, coins=20)
    t.choose("upgrade E9 temple")
    assert ("rewards", 0) == (t.step, t.seat)
    t.choose("favor FAV9", "town TW1")
    assert ("offer", 1) == (t.step, t.seat)
    t.choose("decline")
    assert ("after", 0) == (t.step, t.seat)
    assert ("act", 1) == (t.choose("end").step, t.seat)


@pytest.mark.rules("TM-14.14")
def test_tm_14_14_offers_come_before_a_second_action() -> None:
    """The double turn of the Chaos Magicians: the offer of the first action is answered before the second."""
    t = Table("chaos_magicians nomads", at={0: "stronghold:A1 E9", 1: "D7"}).own(0, workers=9, coins=20)
    t.choose("special stronghold")
    t.choose("upgrade E9 trading-house")
    assert ("offer", 1) == (t.step, t.seat)
    assert ("act", 0) == (t.choose("decline").step, t.seat)


@pytest.mark.rules("TM-14.15")
def test_tm_14_15_two_structures_of_one_action_make_two_offers() -> None:
    """Halflings' stronghold on E9 and the dwelling of its spades on E11: offers in the order of building."""
    t = Table("halflings nomads giants", at={0: "trading-house:E9 E10", 1: "temple:D7", 2: "D8"})
    t.land("E11", "desert").own(0, workers=9, coins=20).own(1, bowls=(5, 7, 0)).own(2, bowls=(5, 7, 0))
    t.choose("upgrade E9 stronghold", "claim", "transform E11 plains", "build E11")
    found = []
    while t.step == "offer":
        found.append((t.seat, offer(t)))
        t.choose("accept")
    assert [(1, 2), (2, 1)] == found
    assert "after" == t.step
