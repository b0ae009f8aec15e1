"""How the Vagabond sets up (RT-9.3, RT-V)."""

from __future__ import annotations

import pytest

from tests.games.root.factions.roamer import Roamer
from tests.games.root.table import Table
from turnwright.core import engine
from turnwright.core.frames import Frame
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE
from turnwright.games.root import GAME
from turnwright.games.root.data.geometry import AUTUMN, RAGING_WINTER, WINTER
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.zones import QUEST_DECK, RUIN_ITEMS


class Newcomer(Roamer):
    """A table before anybody has set up."""

    def __init__(self, factions: str = "marquise vagabond") -> None:
        Table.__init__(self, factions)
        self.s.todo.clear()
        self.then(Frame(FLOW.setup, 0))


def test_rt_9_3_the_order_of_setup() -> None:
    """After the Marquise: character, forest, quests."""
    t = Newcomer().choose("keep 1", "found 1", "found 5", "found 9")
    assert "character" == t.step
    t.choose("character ranger")
    assert "camp" == t.step
    t.choose("camp 1_2_5_10")
    assert "uncovering" == t.step


@pytest.mark.rules("RT-9.3.1", "RT-9.3.5", "RT-V.thief", "RT-V.tinker", "RT-V.ranger")
@pytest.mark.parametrize(
    ("character", "items"),
    [
        ("thief", "boot, sword, tea, torch"),
        ("tinker", "bag, boot, hammer, torch"),
        ("ranger", "boot, crossbow, sword, torch"),
    ],
)
def test_rt_9_3_1_a_character_is_chosen_and_brings_his_items(character: str, items: str) -> None:
    """One of the three in the box; all items come face up."""
    t = Newcomer("vagabond eyrie").choose("settle 1", "leader builder")
    assert ["thief", "tinker", "ranger"] == t.options("character")
    t.choose(f"character {character}")
    assert items == t.items()


@pytest.mark.rules("RT-9.3.2", "RT-2.4#1")
@pytest.mark.parametrize("woodland", [AUTUMN, WINTER, RAGING_WINTER], ids=lambda woodland: str(woodland.name))
def test_rt_9_3_2_the_pawn_starts_in_any_forest(woodland: object) -> None:
    """Those of the map, and no others."""
    options = {"factions": "vagabond,eyrie", "map": woodland.name, "first": 0}  # type: ignore[attr-defined]
    s = GAME.new_state(2, options)
    rng = Rng(1)
    while engine.step_of(s).name != "camp":
        engine.apply(s, engine.random_answer(s, engine.options(s), rng))
    names = [GAME.vocabulary.name(action) for action in engine.options(s)]
    assert sorted(f"camp {forest}" for forest in woodland.forests) == names  # type: ignore[attr-defined]


@pytest.mark.rules("RT-9.3.3", "RT-9.3.4", "RT-9.3.6", "RT-9.2.9")
def test_rt_9_3_3_quests_and_ruins() -> None:
    """Three quests are open; an item is hidden under each ruin, and nobody knows which; all are Indifferent."""
    t = Newcomer("marquise vagabond").choose("keep 1", "found 1", "found 5", "found 9")
    t.choose("character thief", "camp 3_6_11").deal()
    assert 3 == len(t.s.quests)
    assert 12 == t.s.cards.zones[QUEST_DECK].size()
    assert [6, 10, 11, 12] == [clearing + 1 for clearing in range(12) if t.s.hoards[clearing]]
    assert [1] * 4 == [number for number in t.s.hoards if number]
    assert 4 == t.s.cards.zones[RUIN_ITEMS].size()
    assert [0] * 7 == t.pack().friends


@pytest.mark.rules("RT-9.3.1")
def test_characters_may_be_dealt() -> None:
    """A table may agree that chance deals the character."""
    s = GAME.new_state(2, {"factions": "vagabond,eyrie", "characters_dealt": True, "first": 0})
    rng = Rng(1)
    while engine.step_of(s).name != "character":
        engine.apply(s, engine.random_answer(s, engine.options(s), rng))
    assert CHANCE == engine.asked(s)
    assert 3 == len(engine.options(s))


@pytest.mark.rules("RT-9.3.4", "RT-1.2.1#3")
def test_rt_9_3_4_nobody_knows_where_items_lie() -> None:
    """A view tells how many quests and items are hidden, and which there are, but not their order."""
    t = Roamer(place=6).stocked().by_day()
    t.s.watch()
    view = GAME.redacted(t.s, 0)
    assert isinstance(view, Woods)
    assert [9999] * 4 == view.cards.zones[RUIN_ITEMS].layers[0]
    assert [9999] * 12 == view.cards.zones[QUEST_DECK].layers[0]
