"""Where moves begin and end, as the map shows it."""

from __future__ import annotations

import pytest

from tests.games.root.factions.roamer import Roamer
from tests.games.root.table import Table
from turnwright.core import engine
from turnwright.core.frames import SOURCE, TARGET, Frame
from turnwright.games.root.steps.flow import FLOW


def sources(t: Table, verb: str) -> dict[str, list[str]]:
    """Return the drawn elements that each choice of a verb starts from."""
    actions = {t.game.vocabulary.name(action): action for action in engine.options(t.s)}
    return {name: t.game.sources(t.s, actions[name]) for name in actions if name.split()[0] == verb}


@pytest.mark.rules("RT-4.2#1")
def test_rt_4_2_n1_a_move_starts_where_the_warriors_are() -> None:
    """Both clearings are shown while the number is asked."""
    t = Table("marquise eyrie", at={4: {"marquise": 3}}).then(Frame(FLOW.free_move, 0))
    assert {"move 4 8": ["clearing-4"], "move 4 9": ["clearing-4"], "move 4 12": ["clearing-4"]} == sources(t, "move")
    t.choose("move 4 12")
    assert {"clearing-4": SOURCE, "clearing-12": TARGET} == t.game.ends(t.s)


@pytest.mark.rules("RT-9.4.2#1", "RT-9.5.1#1")
@pytest.mark.parametrize(("place", "drawn"), [(1, "clearing-1"), ("1_2_5_10", "forest-1_2_5_10")])
def test_rt_9_5_1_n1_a_vagabond_starts_where_his_pawn_is(place: int | str, drawn: str) -> None:
    """In a clearing or in a forest, with boots, by slipping or by gliding."""
    t = Roamer(place=place, items="boot, torch", character="harrier")
    t.begin("vagabond", "birdsong")
    assert {drawn} == {source for found in sources(t, "slip").values() for source in found}
    t = Roamer(place=place, items="boot, torch", character="harrier").by_day()
    for verb in ("go", "glide"):
        assert {drawn} == {source for found in sources(t, verb).values() for source in found}, verb


@pytest.mark.rules("RT-9.2.9.II.B#1")
def test_rt_9_2_9_ii_b_n1_allies_move_the_same_way() -> None:
    """While it is asked whose warriors come along, and how many."""
    t = Roamer(place=1, items="boot", at={1: {"marquise": 3}}, allied="marquise").by_day()
    t.choose("go 5")
    assert {"clearing-1": SOURCE, "clearing-5": TARGET} == t.game.ends(t.s)
    t.choose("with marquise")
    assert {"clearing-1": SOURCE, "clearing-5": TARGET} == t.game.ends(t.s)


@pytest.mark.rules("RT-V.vagrant")
def test_rt_v_vagrant_a_battle_of_others_leads_from_the_attacker_to_the_defender() -> None:
    """Their medals stand for both."""
    t = Roamer(
        "vagabond marquise eyrie", items="torch", character="vagrant", at={1: {"marquise": 2, "eyrie": 1}}
    ).by_day()
    action = t.game.vocabulary.action("instigate eyrie marquise")
    assert (["medal-eyrie"], "medal-marquise") == (t.game.sources(t.s, action), t.game.target(action))
