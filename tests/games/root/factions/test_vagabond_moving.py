"""Where the Vagabond goes (RT-9.2.2, RT-9.4.2#1, RT-9.5.1#1), and with whom (RT-9.2.9.II.B#1, RT-9.2.9.III.B#1)."""

from __future__ import annotations

import pytest

from tests.games.root.factions.roamer import Roamer
from turnwright.games.root.factions.faction import Faction
from turnwright.games.root.factions.roster import ROSTER

CROWDED = {1: {"marquise": 3}, 5: {"marquise": 2}}


def dawn(place: int | str, allied: str = "", hostile: str = "") -> Roamer:
    """His Birdsong, with nothing to refresh."""
    t = Roamer(place=place, at=CROWDED, allied=allied, hostile=hostile)
    t.begin("vagabond", "birdsong")
    return t


# Slip.


@pytest.mark.rules("RT-9.4.2#1", "RT-9.2.3", "RT-2.4.1#1", "RT-2.4.1#2", "RT-4.2#2")
@pytest.mark.parametrize(
    ("place", "near"),
    [
        (1, ["5", "9", "10", "1_2_5_10", "1_9_10_12"]),
        ("3_6_11", ["3", "6", "11", "2_6_10_11_12", "3_7_11_12"]),
        ("1_2_5_10", ["1", "2", "5", "10", "1_9_10_12", "2_6_10_11_12"]),
    ],
)
def test_rt_9_4_2_n1_he_slips_to_a_clearing_or_forest_nearby(place: int | str, near: list[str]) -> None:
    """Whoever rules there; or he stays."""
    t = dawn(place)
    assert near == t.options("slip")
    assert "RT-9.4.2#1" == t.refusal("slip 4")
    t.choose(f"slip {near[-1]}")
    assert near[-1] == t.place()
    t = dawn(place).choose("done")
    assert place == t.place()


@pytest.mark.rules("RT-9.4.2#2")
def test_rt_9_4_2_n2_slip_needs_no_boot() -> None:
    """Not even where Hostile warriors are."""
    t = dawn(1, hostile="marquise").choose("slip 5")
    assert (5, "") == (t.place(), t.items())


@pytest.mark.rules("RT-9.2.9.II.B#3")
def test_rt_9_2_9_ii_b_n3_nobody_slips_along() -> None:
    """Allies stay."""
    t = dawn(1, allied="marquise").choose("slip 5")
    assert "vagabond" == t.step
    assert {"marquise": 3} == t.there(1)


# Moves in Daylight.


@pytest.mark.rules("RT-9.5.1#1", "RT-9.2.3")
def test_rt_9_5_1_n1_a_boot_moves_him_whoever_rules() -> None:
    """Between two clearings of the Marquise."""
    t = Roamer(place=1, items="boot", at=CROWDED).by_day()
    assert ["5", "9", "10"] == t.options("go")
    assert "RT-9.5.1#1" == t.refusal("go 12")
    t.choose("go 5")
    assert (5, "exhausted boot") == (t.place(), t.items())
    assert "RT-9.5.1#1" == t.refusal("go 1")


@pytest.mark.rules("RT-9.5.1#2", "RT-2.4.1#1")
def test_rt_9_5_1_n2_from_a_forest_he_moves_to_a_clearing() -> None:
    """No move ends in a forest."""
    t = Roamer(place="3_6_11", items="boot").by_day()
    assert ["3", "6", "11"] == t.options("go")
    assert "RT-9.5.1#2" == t.refusal("go 12")
    assert "RT-9.4.2#1" == t.refusal("slip 2_6_10_11_12")


@pytest.mark.rules("RT-9.2.9.III.B#1", "RT-9.5.1#1")
def test_rt_9_2_9_iii_b_n1_hostile_warriors_cost_a_boot_more() -> None:
    """Two boots into their clearing, one anywhere else."""
    t = Roamer(place=1, items="boot", at=CROWDED, hostile="marquise").by_day()
    assert ["9", "10"] == t.options("go")
    assert "RT-9.2.9.III.B#1" == t.refusal("go 5")
    t = Roamer(place=1, items="boot, boot", at=CROWDED, hostile="marquise").by_day().choose("go 5")
    assert "exhausted boot, exhausted boot" == t.items()


@pytest.mark.rules("RT-9.2.9.III.B#1")
def test_rt_9_2_9_iii_b_n1_hostile_buildings_cost_nothing() -> None:
    """Only warriors do."""
    t = Roamer(place=1, items="boot", at={5: {"sawmill": 1}}, hostile="marquise").by_day().choose("go 5")
    assert 5 == t.place()


@pytest.mark.rules("RT-9.2.9.III.B#2", "RT-9.2.9.II.B#3", "RT-C.cobbler")
@pytest.mark.parametrize(
    ("items", "friend", "options", "left"),
    [
        ("boot", "hostile", ["5", "9", "10"], "exhausted boot"),
        ("", "hostile", ["9", "10"], ""),
        ("boot", "allied", ["5", "9", "10"], "boot"),
    ],
)
def test_rt_9_2_9_iii_b_n2_cobbler_still_needs_the_extra_boot(
    items: str, friend: str, options: list[str], left: str
) -> None:
    """It spares the first boot only, and no ally comes along."""
    t = Roamer(place=1, items=items, at=CROWDED, **{friend: "marquise"})  # type: ignore[arg-type]
    t.s.areas[0] = [39]
    t.begin("vagabond", "evening").choose("use cobbler")
    assert options == t.options("go")
    t.choose(f"go {options[0]}").deal()
    assert (int(options[0]), left) == (t.place(), t.items())
    assert {"marquise": 3} == t.there(1)


@pytest.mark.plain_only
@pytest.mark.rules("RT-2.3#1")
def test_rt_2_3_n1_riverboats_carry_him(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where river sections are paths for him he moves along them."""
    monkeypatch.setattr(type(ROSTER[0]), "opens_rivers", lambda self, s, seat, other: other == 0)
    t = Roamer(place=4, items="boot").by_day()
    assert ["7", "8", "9", "12"] == t.options("go")


# Allies.


@pytest.mark.rules("RT-9.2.9.II.B#1", "RT-9.2.9.II.B#2")
def test_rt_9_2_9_ii_b_n1_warriors_of_an_ally_come_along() -> None:
    """As many as he likes, to where he goes."""
    t = Roamer(place=1, items="boot", at={1: {"marquise": 3}}, allied="marquise").by_day().choose("go 9")
    assert ["with marquise", "done"] == t.options()
    assert "RT-9.2.9.II.B#1" == t.refusal("with eyrie")
    t.choose("with marquise")
    assert ["1", "2", "3"] == t.options("take")
    t.choose("take 2")
    assert ({"marquise": 1}, {"marquise": 2}) == (t.there(1), t.there(9))
    assert ("vagabond", 9) == (t.step, t.place())


@pytest.mark.rules("RT-9.2.9.II.B#1")
def test_rt_9_2_9_ii_b_n1_he_may_go_alone() -> None:
    """Nobody has to come along, and only allies can."""
    t = Roamer(place=1, items="boot", at=CROWDED, allied="marquise").by_day().choose("go 9", "done")
    assert {"marquise": 3} == t.there(1)
    t = Roamer(place=1, items="boot", at=CROWDED).by_day().choose("go 9")
    assert "vagabond" == t.step


@pytest.mark.rules("RT-9.2.9.II.B#2")
def test_rt_9_2_9_ii_b_n2_allies_move_by_their_own_rules() -> None:
    """They must rule origin or destination: where the Eyrie rule both, they stay."""
    at = {1: {"marquise": 1, "eyrie": 2}, 5: {"eyrie": 1}, 9: {}}
    t = Roamer("vagabond marquise eyrie", place=1, items="boot", at=at, allied="marquise").by_day().choose("go 5")
    assert "vagabond" == t.step
    t = Roamer("vagabond marquise eyrie", place=1, items="boot", at=at, allied="marquise eyrie").by_day()
    t.choose("go 5")
    assert ["with eyrie", "done"] == t.options()
    assert "RT-9.2.9.II.B#2" == t.refusal("with marquise")


@pytest.mark.plain_only
@pytest.mark.rules("RT-9.2.9.II.E")
@pytest.mark.parametrize("ally", ["marquise", "alliance"])
def test_rt_9_2_9_ii_e_what_allies_cost_is_paid_by_him(ally: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every other player is notified that he moves warriors in, even the Alliance about its own."""
    told: list[tuple[int, int, int]] = []

    def entered(self: Faction, s: object, seat: int, mover: int, clearing: int) -> None:
        told.append((seat, mover, clearing + 1))

    monkeypatch.setattr(type(ROSTER[2]), "entered", entered, raising=False)
    at = {1: {ally: 1}, 9: {"sympathy": 1}}
    t = Roamer("vagabond marquise alliance", place=1, items="boot", at=at, allied=ally).by_day()
    t.choose("go 9", f"with {ally}")
    assert (2, 0, 9) in told


@pytest.mark.rules("RT-9.2.2", "RT-2.5.4#1")
def test_rt_9_2_2_the_pawn_rules_nothing() -> None:
    """And does not keep others from ruling."""
    t = Roamer(place=1, items="boot", at={5: {"marquise": 1}})
    assert "" == t.ruler(1)
    t.roam(5)
    assert "marquise" == t.ruler(5)
