"""Two Vagabonds (RT-9.8)."""

from __future__ import annotations

import pytest

from tests.games.root.factions.roamer import Roamer
from tests.games.root.factions.test_vagabond import Newcomer
from turnwright.core.errors import BadOption
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE, WATCHER
from turnwright.games.root import GAME
from turnwright.games.root.data.boards import FACTIONS
from turnwright.games.root.data.tables import BOOT, HAMMER, SWORD
from turnwright.games.root.zones import FIRST_RUIN, QUEST_DECK, RUIN_ITEM, RUIN_ITEMS

PAIR = "vagabond marquise vagabond_2"


def explorers(items: str = "torch, torch", place: int = 6) -> Roamer:
    """Both Vagabonds at one ruin, with torches; what everybody knows is kept."""
    t = Roamer(PAIR, place=place, items=items)
    t.roam(place, items, "tinker", "vagabond_2")
    t.s.watch()
    t.stocked()
    return t.by_day()


@pytest.mark.rules("RT-5.1.1#3")
def test_rt_5_1_1_n3_the_second_plays_beside_the_first_only() -> None:
    """An option that names him alone is refused."""
    with pytest.raises(BadOption):
        GAME.new_state(2, {"factions": "marquise,vagabond_2"})


@pytest.mark.rules("RT-9.8.2", "RT-V.unique", "RT-9.8.3", "RT-9.8.1#1", "RT-5.1.7")
def test_rt_9_8_2_chance_tells_who_sets_up_first() -> None:
    """The other one may not be the same character; quests are laid out once, items twice as many."""
    t = Newcomer("vagabond vagabond_2")
    assert (CHANCE, ["vagabond", "vagabond_2"]) == (t.seat, t.options("begins"))
    t.choose("begins vagabond_2")
    assert "vagabond_2" == t.asked()
    t.choose("character tinker", "camp 3_6_11").deal()
    assert ("vagabond", ["thief", "ranger"]) == (t.asked(), t.options("character"))
    assert "RT-V.unique" == t.refusal("character tinker")
    t.choose("character ranger", "camp 3_6_11")
    assert [] == t.s.todo
    assert (3, 12) == (len(t.s.quests), t.s.cards.zones[QUEST_DECK].size())
    assert ([2] * 4, 8) == ([number for number in t.s.hoards if number], t.s.cards.zones[RUIN_ITEMS].size())
    assert ("boot, crossbow, sword, torch", "bag, boot, hammer, torch") == (t.items(), t.items("vagabond_2"))


@pytest.mark.rules("RT-9.8.1#2", "RT-9.5.3#2", "RT-9.5.3#3")
def test_rt_9_8_1_n2_he_takes_one_of_two_items() -> None:
    """The second one needs another torch; the ruin goes with it."""
    t = explorers().choose("explore", "unearth boot", "unearth sword")
    assert ["loot boot", "loot sword", "done"] == t.options()
    t.choose("loot sword")
    assert ("exhausted torch, sword, torch", 1, 1) == (t.items(), t.vp("vagabond"), t.s.ruins >> 5 & 1)
    t.choose("explore", "loot boot")
    assert ("boot, exhausted torch, exhausted torch, sword", 2, 0) == (t.items(), t.vp("vagabond"), t.s.ruins >> 5 & 1)


@pytest.mark.rules("RT-9.8.1#3")
def test_rt_9_8_1_n3_no_two_equal_items_from_ruins() -> None:
    """One that he has from elsewhere does not count."""
    t = explorers("torch, torch, boot").choose("explore", "unearth boot", "unearth boot", "loot boot", "explore")
    assert ["done"] == t.options()
    assert "RT-9.8.1#3" == t.refusal("loot boot")


@pytest.mark.rules("RT-9.8.1#3", "RT-9.6.4#2")
def test_rt_9_8_1_n3_an_item_that_is_gone_may_be_found_again() -> None:
    """He has none left from a ruin when the last of its kind is removed."""
    t = explorers("torch, torch, hammer, hammer, sword, tea, exhausted tea, exhausted tea")
    t.choose("explore", "unearth boot", "unearth boot", "loot boot", "done").deal()
    t.choose("drop boot", "drop exhausted tea")
    t.by_day().choose("explore")
    assert ["loot boot", "done"] == t.options()


@pytest.mark.rules("RT-9.8.1#4")
def test_rt_9_8_1_n4_he_may_leave_all_of_it() -> None:
    """The torch is exhausted, and nothing scores."""
    t = explorers("torch").choose("explore", "unearth boot", "unearth sword", "done")
    assert ("exhausted torch", 0) == (t.items(), t.vp("vagabond"))
    assert [RUIN_ITEM + BOOT, RUIN_ITEM + SWORD] == t.s.cards.zones[FIRST_RUIN].layers[0]


@pytest.mark.rules("RT-9.8.1#5")
def test_rt_9_8_1_n5_only_those_who_have_looked_know_what_is_left() -> None:
    """The others know what was taken; the other Vagabond looks for himself."""
    t = explorers().choose("explore", "unearth hammer", "unearth sword", "loot sword")
    mark = t.s.cards.zones[FIRST_RUIN].marks[0]
    sure = [t.s.cards.known(viewer).place(mark).sure for viewer in (0, 1, 2, WATCHER)]
    assert [[RUIN_ITEM + HAMMER], [], [], []] == sure
    assert [9999] == GAME.redacted(t.s, 2).cards.zones[FIRST_RUIN].layers[0]
    seen = [(message.args["item"], message.to) for message in t.log if message.id == "log-look-into"]
    assert [("@item-hammer", 1), ("@item-sword", 1)] == seen
    t.by_day("vagabond_2").choose("explore")
    assert [RUIN_ITEM + HAMMER] == t.s.cards.known(2).place(mark).sure
    t.choose("loot hammer")
    assert ("exhausted torch, hammer, torch", 0) == (t.items("vagabond_2"), t.s.ruins >> 5 & 1)


@pytest.mark.rules("RT-9.8.3")
def test_rt_9_8_3_the_quests_are_for_both() -> None:
    """Each has his own play area, and scores for his own quests."""
    t = Roamer(PAIR, place=1, items="boot, tea").open_quests("errand_fox", "give_a_speech_fox")
    t.roam(1, "torch, tea", "tinker", "vagabond_2")
    t.by_day().choose("quest errand_fox", "reward points")
    t.by_day("vagabond_2").choose("quest give_a_speech_fox", "reward points")
    assert (1, 1) == (t.vp("vagabond"), t.vp("vagabond_2"))
    assert ([0], [2]) == (t.pack().done, t.pack("vagabond_2").done)


@pytest.mark.rules("RT-9.5.4#3", "RT-9.2.9")
def test_rt_9_5_4_n3_a_vagabond_may_be_aided_for_nothing() -> None:
    """The card is all that changes."""
    t = Roamer(PAIR, place=1, items="boot", hands={"vagabond": "anvil"}).roam(1, "tea", name="vagabond_2")
    t.by_day().choose("aid vagabond_2", "gift anvil")
    assert ("vagabond", ["anvil"], 0) == (t.step, t.hand("vagabond_2"), t.vp("vagabond"))
    assert (0, 0) == (t.friend("vagabond_2"), t.pack().aids[FACTIONS.index("vagabond_2")])


@pytest.mark.rules("RT-4.3#2", "RT-9.2.7#1", "RT-9.2.9.III#1")
def test_rt_4_3_n2_vagabonds_fight_each_other() -> None:
    """Items are damaged on both sides; there is no enmity and no Infamy."""
    t = Roamer(PAIR, place=1, items="sword, boot").roam(1, "sword, tea", name="vagabond_2")
    t.by_day().choose("battle 1 vagabond_2", "roll 1 1", "damage tea", "damage boot")
    assert ("damaged boot, exhausted sword", "damaged tea, sword") == (t.items(), t.items("vagabond_2"))
    assert (0, 0) == (t.vp("vagabond"), t.friend("vagabond_2"))


def test_a_dealt_table_fits_what_a_vagabond_has_seen() -> None:
    """Beliefs keep the items that he saw where they are."""
    t = explorers().choose("explore", "unearth hammer", "unearth sword", "done")
    for seed in range(5):
        dealt = t.s.cards.redacted(0).deal(0, Rng(seed))
        assert [RUIN_ITEM + HAMMER, RUIN_ITEM + SWORD] == dealt.zones[FIRST_RUIN].layers[0]
