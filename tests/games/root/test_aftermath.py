"""Removing pieces: what is scored at once, and what follows in which order (RT-1.1.3#2, RT-1.1.3#3, RT-3.2.1#1)."""

from __future__ import annotations

from typing import cast

import pytest

from tests.games.root.table import Table
from turnwright.core import engine
from turnwright.core.actions import Vocabulary
from turnwright.core.frames import State, Step
from turnwright.core.verbs import assemble
from turnwright.games.root.data.boards import KEEP, ROOST, SAWMILL, TRADE_POST, WOOD
from turnwright.games.root.factions.faction import Faction
from turnwright.games.root.factions.roster import ROSTER
from turnwright.games.root.pieces import WARRIOR, Removal, carry_out
from turnwright.games.root.queries import left
from turnwright.games.root.scoring import winners
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.aftermath import aftermath_steps
from turnwright.games.root.steps.flow import FLOW

pytestmark = pytest.mark.plain_only


def removed(t: Table, remover: int, *pieces: tuple[int, int, int]) -> Table:
    """Let a seat remove kinds of pieces, each as (what, clearing, number), at one moment."""
    removal = Removal()
    for what, clearing, number in pieces:
        removal.add(what, clearing - 1, number, remover)
    carry_out(t.s, removal)
    return t.then()


@pytest.mark.rules("RT-1.1.3#2", "RT-3.2.1#1")
def test_rt_1_1_3_n2_all_pieces_leave_and_score_before_anything_follows() -> None:
    """Her keep stands, so that the Marquise is asked for a hospital; by then everything is removed and scored."""
    at = {1: {"keep": 1}, 5: {"marquise": 3, "sawmill": 2, "wood": 1}}
    t = Table("eyrie marquise", at=at, hands={"marquise": "bake_sale"})
    removed(t, 0, (WARRIOR + 1, 5, 3), (SAWMILL, 5, 2), (WOOD, 5, 1))
    assert ({}, 3, "hospital") == (t.there(5), t.vp("eyrie"), t.step)


class Mourner(Faction):
    """A faction that follows up the loss of every piece, and keeps which."""

    def __init__(self, index: int, key: str, followed: list[tuple[int, int, int]]) -> None:
        super().__init__(index, key)
        self.followed = followed

    def mourns(self, piece: int) -> bool:
        """All of them."""
        return True

    def lose(self, s: Woods, seat: int, piece: int, clearing: int, remover: int) -> None:
        """Keep it."""
        self.followed.append((piece, clearing + 1, remover))


@pytest.fixture
def mourned(monkeypatch: pytest.MonkeyPatch) -> tuple[Table, Vocabulary, list[tuple[int, int, int]]]:
    """Return a table where the loss of sawmills and roosts is followed up, its words, and what was followed up."""
    aftermath, order = aftermath_steps([SAWMILL, ROOST])
    monkeypatch.setattr(FLOW, "aftermath", aftermath)
    monkeypatch.setattr(FLOW, "order", order)
    at = {5: {"sawmill": 2}, 7: {"sawmill": 1, "roost": 1}}
    t = Table("marquise eyrie alliance", at=at)
    followed: list[tuple[int, int, int]] = []
    t.s.rules.factions[0] = Mourner(0, "marquise", followed)
    t.s.rules.factions[1] = Mourner(1, "eyrie", followed)
    t.s.turn = 2
    return t, assemble([cast("Step[State]", order)]), followed


@pytest.mark.rules("RT-1.1.3#1", "RT-1.1.3#3")
def test_rt_1_1_3_n1_the_active_player_orders_what_losses_bring(
    mourned: tuple[Table, Vocabulary, list[tuple[int, int, int]]],
) -> None:
    """Whoever lost them, and whoever removed them; the last one needs no question."""
    t, words, followed = mourned
    removed(t, 1, (SAWMILL, 5, 1), (SAWMILL, 7, 1), (ROOST, 7, 1))
    assert ("order", 2) == (t.step, t.seat)
    offered = [words.name(action) for action in engine.options(t.s)]
    assert ["first sawmill 5", "first sawmill 7", "first roost 7"] == offered
    engine.apply(t.s, words.action("first roost 7"))
    engine.apply(t.s, words.action("first sawmill 7"))
    assert [(ROOST, 7, 1), (SAWMILL, 7, 1), (SAWMILL, 5, 1)] == followed


@pytest.mark.rules("RT-1.1.3#3")
def test_rt_1_1_3_n3_equal_losses_need_no_order(
    mourned: tuple[Table, Vocabulary, list[tuple[int, int, int]]],
) -> None:
    """Two sawmills of one clearing are followed up one after the other."""
    t, _words, followed = mourned
    removed(t, 1, (SAWMILL, 5, 2))
    assert ([], [(SAWMILL, 5, 1)] * 2) == (t.s.todo, followed)


@pytest.mark.rules("RT-1.1.3#3", "RT-6.2.3#4")
def test_rt_1_1_3_n3_hospitals_come_before_what_else_a_removal_brings(
    mourned: tuple[Table, Vocabulary, list[tuple[int, int, int]]],
) -> None:
    """The roost is followed up when the Marquise has answered."""
    t, _words, followed = mourned
    t.s.rules.factions[0] = ROSTER[0]
    t.stand(1, keep=1).stand(7, marquise=2).give("marquise", "anvil")
    removed(t, 2, (WARRIOR, 7, 2), (ROOST, 7, 1))
    assert ("hospital", []) == (t.step, followed)
    t.choose("no-hospital")
    assert [(ROOST, 7, 2)] == followed


@pytest.mark.rules("RT-2.5.3#2", "RT-6.2.2#4")
def test_rt_2_5_3_n2_wood_returns_to_the_supply_the_keep_and_posts_leave_the_game() -> None:
    """What is left of a piece counts those gone for good."""
    t = Table("eyrie marquise riverfolk", at={1: {"keep": 1, "wood": 2}, 5: {"trade_post": 1}})
    removed(t, 0, (KEEP, 1, 1), (WOOD, 1, 2), (TRADE_POST, 5, 1))
    assert (0, 8, 8) == (left(t.s, KEEP), left(t.s, WOOD), left(t.s, TRADE_POST))
    assert (1, 0, 1) == (t.s.gone[KEEP], t.s.gone[WOOD], t.s.gone[TRADE_POST])
    assert 4 == t.vp("eyrie")


@pytest.mark.rules("RT-3.2.1#3")
def test_rt_3_2_1_n3_own_pieces_score_nothing() -> None:
    """Nor do those of a partner."""
    t = Table("marquise eyrie lizard alliance", at={5: {"wood": 1, "roost": 1}})
    t.s.partner[0] = 1
    removed(t, 0, (WOOD, 5, 1), (ROOST, 5, 1))
    assert ({}, 0) == (t.there(5), t.vp("marquise"))


@pytest.mark.rules("RT-3.1#1", "RT-1.1.3#2")
def test_rt_3_1_n1_a_removal_that_wins_brings_nothing_more() -> None:
    """Thirty points end the game before the hospital."""
    t = Table("eyrie marquise", at={1: {"keep": 1}, 5: {"marquise": 1, "wood": 1}}, hands={"marquise": "bake_sale"})
    t.s.vp[0] = 29
    removed(t, 0, (WARRIOR + 1, 5, 1), (WOOD, 5, 1))
    assert ([], [0]) == (t.s.todo, winners(t.s))


@pytest.mark.rules("RT-2.5.1#1", "RT-2.5#1", "RT-2.5#2")
def test_rt_2_5_1_n1_warriors_come_from_the_supply_as_many_as_there_are() -> None:
    """Two are left of those that a new roost wants."""
    t = Table("eyrie marquise", at={2: {"eyrie": 18}, 7: {"marquise": 1}}, hands={"eyrie": "anvil"})
    t.s.boards[0].leader = 0  # type: ignore[union-attr]
    t.begin("eyrie", "birdsong").choose("add anvil", "column build", "roost 1")
    assert ({"eyrie": 2, "roost": 1}, 0) == (t.there(1), t.supply("eyrie"))


class Recorder(Faction):
    """The Eyrie, who keep what they have removed."""

    def __init__(self) -> None:
        super().__init__(1, "eyrie")
        self.kept: list[tuple[int, int, int, bool]] = []

    def has_removed(self, s: Woods, seat: int, victim: int, warriors: int, pieces: int, in_battle: bool) -> None:
        """Keep it."""
        self.kept.append((victim, warriors, pieces, in_battle))


@pytest.mark.rules("RT-6.2.3#5")
def test_rt_6_2_3_n5_warriors_that_are_saved_count_as_removed() -> None:
    """The faction that removed them is notified before the hospital."""
    at = {1: {"keep": 1}, 5: {"marquise": 2, "wood": 1, "eyrie": 3}}
    t = Table("eyrie marquise", at=at, hands={"marquise": "bake_sale"})
    eyrie = t.s.rules.factions[1] = Recorder()
    t.battle("eyrie", 5, "marquise").choose("no-ambush", "roll 3 0", "heal bake_sale")
    assert ([(1, 2, 1, True)], 2) == (eyrie.kept, t.there(1)["marquise"])


def test_a_faction_is_not_told_of_its_own_pieces_that_it_removes() -> None:
    """Neither by a card nor otherwise."""
    t = Table("eyrie marquise", at={5: {"eyrie": 2, "roost": 1}})
    eyrie = t.s.rules.factions[1] = Recorder()
    removed(t, 0, (WARRIOR, 5, 1), (ROOST, 5, 1))
    assert ([], {"eyrie": 1}) == (eyrie.kept, t.there(5))


class Hired(Faction):
    """Riverfolk who fight for the first seat."""

    def fights_for(self, s: Woods, seat: int) -> int:
        """Always."""
        return 0


@pytest.mark.rules("RT-6.2.3#6")
def test_rt_6_2_3_n6_hospitals_are_for_her_own_warriors() -> None:
    """A hired warrior that falls beside hers returns to its own supply."""
    at = {1: {"keep": 1}, 5: {"marquise": 2, "riverfolk": 2, "eyrie": 3}}
    t = Table("marquise eyrie riverfolk", at=at, hands={"marquise": "bake_sale"})
    t.s.rules.factions[6] = Hired(6, "riverfolk")
    t.battle("marquise", 5, "eyrie").choose("roll 3 2")
    assert ("hospital", 1) == (t.step, t.s.todo[-1].extra)
    t.choose("heal bake_sale")
    assert ({"keep": 1, "marquise": 1}, 14) == (t.there(1), t.supply("riverfolk"))
