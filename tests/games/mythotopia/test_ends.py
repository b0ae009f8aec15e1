"""Where invasions and marches begin and end, as the map shows it."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table
from turnwright.core import engine
from turnwright.core.frames import SOURCE, TARGET


def sources(t: Table) -> dict[str, list[str]]:
    """Return the provinces that each option starts from."""
    actions = {t.game.vocabulary.name(action): action for action in engine.options(t.s)}
    return {name: places(t.game.sources(t.s, action)) for name, action in actions.items()}


def places(ids: list[str]) -> list[str]:
    """Return the provinces of drawn elements."""
    return [id.removeprefix("province-") for id in ids]


def gestures(t: Table, verb: str) -> dict[str, tuple[list[str], str]]:
    """Return the suggested answers that begin with a verb, with their sources and target."""
    suggested = engine.step_of(t.s).gestures(t.s, engine.top(t.s))
    found = [([t.game.vocabulary.name(a) for a in gesture.actions], gesture) for gesture in suggested]
    return {
        ", ".join(names): (places(gesture.sources), gesture.target.removeprefix("province-"))
        for names, gesture in found
        if names[0].split()[0] == verb
    }


@pytest.mark.rules("MY-8.3", "MY-13.27")
def test_my_8_3_an_invasion_starts_in_the_province_that_borders_on_its_target() -> None:
    """Hatchel's card counts for Malebolge over a road, and only that borders on Mome."""
    hand = "hatchel start_army start_market"
    t = Table(realms={0: "hatchel malebolge"}, hands={0: hand}).roads("hatchel-malebolge").act(0)
    assert (["malebolge"], "mome") == gestures(t, "invade")["invade mome, play hatchel"]
    t.choose("invade mome")
    assert {"play hatchel": ["malebolge"]} == sources(t)
    assert {"province-mome": TARGET} == t.game.ends(t.s)
    t.choose("play hatchel")
    assert "pay-food" == t.step
    assert {"province-mome": TARGET} == t.game.ends(t.s), "it is paid for that"
    t.choose("pay start_market")
    assert {"province-mome": TARGET} == t.game.ends(t.s)


@pytest.mark.rules("MY-17.20", "MY-17.50", "MY-8.10")
def test_my_17_20_a_general_starts_wherever_it_is_easiest() -> None:
    """Nusus and Talion border on Oxter, Hatchel does not; the Portal starts nowhere."""
    hand = "general portal start_army start_market"
    t = Table(realms={0: "nusus talion hatchel"}, hands={0: hand}).act(0)
    assert {"invade oxter, play general": (["nusus", "talion"], "oxter")} == {
        name: ends for name, ends in gestures(t, "invade").items() if ends[1] == "oxter"
    }
    t.choose("invade oxter")
    assert {"play general": ["nusus", "talion"], "play portal": []} == sources(t)


@pytest.mark.rules("MY-8.10")
def test_my_8_10_an_invasion_across_the_sea_starts_on_the_coast() -> None:
    """Palmain lies on the sea of Aporia, Hatchel does not."""
    hand = "palmain hatchel start_army start_ship start_market"
    t = Table(realms={0: "palmain hatchel"}, hands={0: hand}).act(0)
    assert (["palmain"], "aporia") == gestures(t, "invade")["invade aporia, sail palmain"]
    assert {"sail palmain": ["palmain"]} == sources(t.choose("invade aporia"))


@pytest.mark.rules("MY-13.30", "MY-13.31")
def test_my_13_30_a_march_is_shown_from_end_to_end() -> None:
    """A single destination is not asked for; of several, each is suggested."""
    t = Table(realms={0: "palmain diclesium talion"}).roads("diclesium-palmain").armies_at(0, palmain=3).act(0)
    assert {"march palmain": (["palmain"], "diclesium")} == gestures(t, "march")
    t = Table(realms={0: "palmain diclesium talion"}).roads("diclesium-palmain diclesium-talion")
    t.armies_at(0, palmain=3).act(0)
    assert {
        "march palmain, to diclesium": (["palmain"], "diclesium"),
        "march palmain, to talion": (["palmain"], "talion"),
    } == gestures(t, "march")
    t.choose("march palmain")
    assert {"province-palmain": SOURCE} == t.game.ends(t.s)
    t.choose("to talion")
    assert {"province-palmain": SOURCE, "province-talion": TARGET} == t.game.ends(t.s)
