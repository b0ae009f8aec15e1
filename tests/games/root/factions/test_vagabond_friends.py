"""Aid and relationships of the Vagabond (RT-9.2.9, RT-9.5.4#1), and his coalition (RT-9.2.8#1 to RT-9.2.8#6)."""

from __future__ import annotations

import pytest

from tests.games.root.factions.roamer import Roamer
from tests.games.root.table import card
from turnwright.core.seats import WATCHER
from turnwright.games.root import GAME
from turnwright.games.root.data.boards import ALLIED, HOSTILE, INDIFFERENT
from turnwright.games.root.data.tables import BOOT, ITEMS, SWORD
from turnwright.games.root.zones import hand

FOXES = ["anvil", "foxfolk_steel", "protection_racket", "root_tea_fox", "travel_gear_fox", "gently_used_knapsack"]
FOUR = "vagabond marquise eyrie alliance"


def helper(cards: int = 1, allied: str = "", hostile: str = "") -> Roamer:
    """The Vagabond beside the Marquise in a fox clearing, with fox cards and boots."""
    hands = {"vagabond": " ".join(FOXES[:cards])}
    items = ", ".join(["boot"] * 6)
    at = {1: {"marquise": 1}}
    return Roamer(place=1, items=items, at=at, hands=hands, allied=allied, hostile=hostile).by_day()


def aid(t: Roamer, times: int, name: str = "marquise") -> Roamer:
    """Aid a faction with the first card that fits."""
    for _aid in range(times):
        t.choose(f"aid {name}")
        t.choose(t.options()[0])
    return t


# Aid.


@pytest.mark.rules("RT-9.5.4#1", "RT-9.2.5#2")
def test_rt_9_5_4_n1_an_item_and_a_card_that_matches() -> None:
    """Any item, a card of the clearing's suit or a bird, to a player with a piece there."""
    hands = {"vagabond": "anvil bake_sale birdy_bindle"}
    t = Roamer(place=1, items="boot, torch", at={1: {"sawmill": 1}}, hands=hands).by_day().choose("aid marquise")
    assert ["boot", "torch"] == t.options("exhaust")
    t.choose("exhaust torch")
    assert ["birdy_bindle", "anvil"] == t.options("gift")
    t.choose("gift anvil")
    assert (["anvil"], ["birdy_bindle", "bake_sale"]) == (t.hand("marquise"), t.hand("vagabond"))
    assert ("boot, exhausted torch", "vagabond") == (t.items(), t.step)


@pytest.mark.rules("RT-9.5.4#1", "RT-2.5#4")
@pytest.mark.parametrize(
    ("items", "hand", "pieces", "rule"),
    [
        ("exhausted boot, damaged torch", "anvil", {1: {"marquise": 1}}, "RT-2.5#4"),
        ("boot", "bake_sale", {1: {"marquise": 1}}, "RT-9.5.4#1"),
        ("boot", "anvil", {5: {"marquise": 1}}, "RT-9.5.4#1"),
    ],
)
def test_rt_9_5_4_n1_what_aid_needs(items: str, hand: str, pieces: dict[int, dict[str, int]], rule: str) -> None:
    """A face-up item, a card that matches, a player who is there."""
    t = Roamer(place=1, items=items, at=pieces, hands={"vagabond": hand}).by_day()
    assert rule == t.refusal("aid marquise")


@pytest.mark.rules("RT-9.5.4#2", "RT-2.5.5#1")
def test_rt_9_5_4_n2_he_may_take_an_item_in_return() -> None:
    """One from the Crafted Items box of that player, face up; or none."""
    t = helper(2)
    t.s.crafted[len(ITEMS) + SWORD] = 1
    t.s.crafted[len(ITEMS) + BOOT] = 1
    t.choose("aid marquise", f"gift {FOXES[0]}")
    assert ["accept boot", "accept sword", "done"] == t.options()
    t.choose("accept sword")
    assert "sword" in t.items()
    assert 0 == t.s.crafted[len(ITEMS) + SWORD]
    t.choose("aid marquise", "exhaust boot", f"gift {FOXES[1]}", "done")
    assert 1 == t.s.crafted[len(ITEMS) + BOOT]


@pytest.mark.rules("RT-1.3.2#2", "RT-9.5.4#1")
def test_rt_1_3_2_n2_only_the_two_see_the_card() -> None:
    """Nobody else is told which card it is, nor can work it out."""
    t = Roamer("vagabond marquise eyrie", place=1, items="boot", at={1: {"marquise": 1}})
    t.s.watch()
    t.give("vagabond", "anvil")
    t.by_day().choose("aid marquise", "gift anvil")
    told = [message.to for message in t.log if message.id == "log-gift"]
    assert [0b11] == told
    assert card("anvil") not in t.s.cards.known(2).place(t.s.cards.zones[hand(1)].marks[0]).sure
    assert [card("anvil")] == t.s.cards.known(0).place(t.s.cards.zones[hand(1)].marks[0]).sure
    assert "log-aid" in [message.id for message in t.log]


# The chart.


@pytest.mark.rules("RT-9.2.9.I.A#1", "RT-9.2.9.I.A#2", "RT-9.2.9.I.B", "RT-9.2.9.I", "RT-B.vagabond.relationship")
@pytest.mark.parametrize(
    ("aids", "space", "vp"), [(1, 1, 1), (2, 1, 1), (3, 2, 3), (4, 2, 3), (5, 2, 3), (6, ALLIED, 5)]
)
def test_rt_9_2_9_i_one_two_three_aids_to_the_next_space(aids: int, space: int, vp: int) -> None:
    """Each counts for one step only; entering the spaces scores 1, 2 and 2."""
    t = aid(helper(aids), aids)
    assert (space, vp) == (t.friend("marquise"), t.vp("vagabond"))


@pytest.mark.rules("RT-9.2.9.I.A#1", "RT-9.2.9.I.A#2")
def test_rt_9_2_9_i_a_n2_the_count_starts_anew_each_turn() -> None:
    """One Aid of the last turn and one of this make no step."""
    t = aid(helper(3), 2)
    t.choose("done").deal()
    assert "marquise" == t.asked()
    aid(t.by_day(), 1)
    assert (1, 1) == (t.friend("marquise"), t.vp("vagabond"))


@pytest.mark.rules("RT-9.2.9.II.A", "RT-9.2.9.II")
def test_rt_9_2_9_ii_a_aid_to_an_ally_scores_two() -> None:
    """Each time; the Aid that makes the ally scores its space alone."""
    t = aid(helper(2, allied="marquise"), 2)
    assert (ALLIED, 4) == (t.friend("marquise"), t.vp("vagabond"))


@pytest.mark.rules("RT-9.2.9.III.C", "RT-9.2.9.I")
def test_rt_9_2_9_iii_c_aid_does_not_appease_a_hostile_faction() -> None:
    """Its items can be taken anyway."""
    t = helper(1, hostile="marquise")
    t.s.crafted[len(ITEMS) + SWORD] = 1
    t.choose("aid marquise", f"gift {FOXES[0]}", "accept sword")
    assert (HOSTILE, 0) == (t.friend("marquise"), t.vp("vagabond"))


# The coalition.


def suitor(points: dict[str, int], factions: str = FOUR, allied: str = "", hostile: str = "") -> Roamer:
    """A Vagabond with a dominance card and 10 points."""
    hands = {"vagabond": "dominance_fox"}
    vp = {"vagabond": 10, **points}
    return Roamer(factions, place=1, items="boot", hands=hands, vp=vp, allied=allied, hostile=hostile).by_day()


@pytest.mark.rules("RT-9.2.8#1", "RT-9.2.8#3", "RT-3.3.1#1")
def test_rt_9_2_8_n1_he_joins_the_player_with_the_fewest_points() -> None:
    """His marker leaves the track, theirs stays; he no longer scores."""
    t = suitor({"marquise": 5, "eyrie": 3, "alliance": 8}).choose("dominate dominance_fox")
    assert 2 == t.s.partner[0]
    assert (-1, 3) == (t.vp("vagabond"), t.vp("eyrie"))
    assert ([], "vagabond") == (t.hand("vagabond"), t.step)
    assert card("dominance_fox") == t.s.dominance[0]


@pytest.mark.rules("RT-9.2.8#1")
def test_rt_9_2_8_n1_on_a_tie_he_chooses() -> None:
    """Among the lowest only; with fewer than 10 points he cannot."""
    t = suitor({"marquise": 3, "eyrie": 3, "alliance": 8}).choose("dominate dominance_fox")
    assert ["join marquise", "join eyrie"] == t.options()
    assert "RT-9.2.8#1" == t.refusal("join alliance")
    t.choose("join eyrie")
    assert (2, "vagabond") == (t.s.partner[0], t.step)
    assert "RT-3.3.1#1" == suitor({"vagabond": 9}).refusal("dominate dominance_fox")


@pytest.mark.rules("RT-9.2.8#2")
def test_rt_9_2_8_n2_three_players_form_no_coalition() -> None:
    """Nor does he dominate alone."""
    assert "RT-9.2.8#2" == suitor({}, "vagabond marquise eyrie").refusal("dominate dominance_fox")


@pytest.mark.rules("RT-9.2.8#5", "RT-9.2.8#6")
def test_rt_9_2_8_n5_a_player_without_marker_is_skipped() -> None:
    """The lowest of the others is taken, who may be a Vagabond; with nobody left there is no coalition."""
    t = suitor({"marquise": -1, "vagabond_2": 1, "eyrie": 4}, "vagabond marquise eyrie vagabond_2")
    assert 3 == t.choose("dominate dominance_fox").s.partner[0]
    t = suitor({"marquise": -1, "eyrie": -1, "alliance": -1})
    assert "RT-9.2.8#5" == t.refusal("dominate dominance_fox")


@pytest.mark.rules("RT-9.2.9.III.D")
@pytest.mark.parametrize(
    ("before", "after"), [({"hostile": "eyrie"}, INDIFFERENT), ({"allied": "eyrie"}, ALLIED)], ids=["enemy", "friend"]
)
def test_rt_9_2_9_iii_d_a_hostile_partner_becomes_indifferent(before: dict[str, str], after: int) -> None:
    """An ally stays one."""
    t = suitor({"marquise": 5, "alliance": 8}, **before).choose("dominate dominance_fox")
    assert (2, after) == (t.s.partner[0], t.friend("eyrie"))


@pytest.mark.rules("RT-9.2.8#4", "RT-9.2.8#3")
def test_rt_9_2_8_n4_he_wins_with_his_partner() -> None:
    """And so does a Vagabond who had joined him before."""
    t = Roamer("vagabond marquise eyrie vagabond_2")
    t.s.partner = [1, -1, -1, 0]
    t.s.winner = 1
    assert [0, 1, 3] == GAME.winners(t.s)
    t.s.winner = 2
    assert [2] == GAME.winners(t.s)


@pytest.mark.rules("RT-9.2.8#3")
def test_rt_9_2_8_n3_in_a_coalition_he_scores_nothing() -> None:
    """Neither for Aid nor for quests."""
    t = suitor({"marquise": 5, "alliance": 5}, allied="eyrie").choose("dominate dominance_fox")
    t.give("vagabond", "anvil").stand(1, eyrie=1)
    t.choose("aid eyrie", "gift anvil")
    assert -1 == t.vp("vagabond")


def test_watchers_see_relationships() -> None:
    """All of the board is open."""
    t = helper(1, hostile="marquise")
    view = GAME.redacted(t.s, WATCHER)
    assert view.boards[0] is not None
    assert t.pack().encode() == view.boards[0].encode()
