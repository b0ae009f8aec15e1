"""What the Alliance and the Vagabond make of their choices, as bots judge them."""

from __future__ import annotations

from tests.games.root.factions.roamer import Roamer
from tests.games.root.factions.test_worth import liked
from tests.games.root.factions.uprising import with_officers
from tests.games.root.table import Table
from tests.games.root.test_judging import best, likes, looked
from turnwright.core.frames import Frame
from turnwright.games.root.factions.riverfolk_funds import market
from turnwright.games.root.factions.vagabond_moving import CAMP
from turnwright.games.root.factions.vagabond_worth import way_worth
from turnwright.games.root.judgement.estimates import loss_of

ALLIANCE = "alliance marquise eyrie"


def at_dawn(at: dict[int, dict[str, int]], supporters: str) -> Table:
    """The Birdsong of the Alliance begins."""
    return Table(ALLIANCE, at=at, hands={"supporters": supporters}).begin("alliance", "birdsong")


def test_the_alliance_spreads_early_and_keeps_birds_for_later() -> None:
    """The first token scores nothing but is still worth a supporter; a fox pays rather than a bird."""
    t = at_dawn({1: {"marquise": 1}}, "anvil armorers sappers")
    assert best(t).startswith("spread ")
    t.choose("spread 1")
    assert liked(likes(t)) == "supporter anvil"


def test_the_alliance_revolts_where_it_removes_much() -> None:
    """Two sympathetic fox clearings: three buildings go in one, nothing in the other."""
    at = {1: {"sympathy": 1}, 6: {"sympathy": 1, "marquise": 2, "sawmill": 1, "workshop": 1}, 2: {"marquise": 1}}
    assert best(at_dawn(at, "anvil root_tea_fox")) == "revolt 6"


def test_a_base_is_worth_less_the_more_enemies_are_near() -> None:
    """A revolt beside a strong army looks worse than one that nobody can undo."""
    weights = []
    for army in (0, 6):
        at = {1: {"sympathy": 1, "marquise": 1}, 5: {"marquise": army}, 8: {"sympathy": 1, "marquise": 1}}
        t = at_dawn(at, "anvil root_tea_fox")
        weights.append(looked(t)["revolt 1"] - looked(t)["revolt 8"])
    assert weights[0] > weights[1]


def test_the_alliance_organizes_with_its_last_operations() -> None:
    """Six tokens stand: the seventh scores three points, which beats a third guard."""
    at = {clearing: {"sympathy": 1} for clearing in (1, 2, 5, 6, 8)}
    at[9] = {"sympathy": 1, "base": 1, "alliance": 3}
    at[12] = {"alliance": 1}
    t = with_officers(Table(ALLIANCE, at=at), 1).begin("alliance", "evening")
    assert best(t) == "organize 12"


def test_the_alliance_trains_its_first_officers_and_no_ninth() -> None:
    """An operation more every turn is worth a card as long as there are few."""
    for officers, trains in ((1, True), (8, False)):
        t = Table(ALLIANCE, at={9: {"base": 1, "alliance": 1}}, hands={"alliance": "mouse_in_a_sack"})
        weights = likes(with_officers(t, officers).begin("alliance", "daylight"))
        assert (weights["train mouse_in_a_sack"] > weights["done"]) == trains


def test_removing_sympathy_is_judged_with_the_card_that_it_costs() -> None:
    """One of three tokens is worth less than its point; a building is worth more."""
    t = Table(ALLIANCE, at={5: {"sympathy": 1}, 6: {"sympathy": 1}, 1: {"sympathy": 1}, 8: {"sawmill": 1}})
    assert 0 < loss_of(t.s, 0, 4, 1) < 1000 < loss_of(t.s, 1, 7, 1)


def test_the_vagabond_explores_before_anything_else() -> None:
    """A point and an item for a torch."""
    t = Roamer(place=11, items="boot, torch, sword", at={11: {"marquise": 1}}, hands={"vagabond": "sword"})
    assert liked(likes(t.by_day())) == "explore"


def test_the_vagabond_starts_and_slips_near_ruins() -> None:
    """Into the forest with the most ruins around it, and out of it to one of them."""
    t = Roamer(items="torch").stocked()
    assert liked(likes(t.then(Frame(CAMP, 0)))) == "camp 2_6_10_11_12"
    t.s.todo.clear()
    t.roam("2_6_10_11_12")
    assert best(t.begin("vagabond", "birdsong")) in ("slip 6", "slip 10", "slip 11", "slip 12")


def test_the_vagabond_gives_cards_for_points_only_if_they_are_enough() -> None:
    """The step from Amiable to Friendly takes two Aids in one turn."""
    weights = []
    for hand in ("anvil", "anvil foxfolk_steel"):
        t = Roamer(place=1, items="boot, torch", at={1: {"marquise": 1}}, hands={"vagabond": hand})
        t.pack().friends[0] = 1
        likings = likes(t.by_day())
        weights.append(likings["aid marquise"] > likings["done"])
    assert weights == [False, True]


def test_the_vagabond_makes_no_enemies_for_a_single_warrior() -> None:
    """A strike at a building scores; at a warrior it only makes its faction Hostile, which need not be the leader."""
    table, vp = "vagabond marquise eyrie lizard", {"eyrie": 9}
    t = Roamer(table, place=1, items="crossbow", at={1: {"marquise": 1}}, vp=vp).by_day()
    assert best(t) == "done"
    t = Roamer(table, place=1, items="crossbow", at={1: {"sawmill": 1}}, vp=vp).by_day()
    assert best(t) == "strike marquise"


def test_the_vagabond_fights_enemies_for_infamy_and_not_without_swords_enough() -> None:
    """Three swords against two Hostile warriors; one sword against five that are not."""
    t = Roamer(place=1, items="sword, sword, sword", at={1: {"marquise": 2}}, hostile="marquise").by_day()
    assert best(t) == "battle 1 marquise"
    t = Roamer(place=1, items="sword, boot", at={1: {"marquise": 5}}).by_day()
    assert liked(likes(t)) != "battle 1 marquise"


def test_the_vagabond_rests_when_most_of_his_items_are_damaged() -> None:
    """A forest mends them all."""
    items = "boot, damaged sword, damaged torch, damaged tea, damaged exhausted sword"
    t = Roamer(place=1, items=items, at={1: {"marquise": 1}}).begin("vagabond", "birdsong")
    assert best(t).startswith("slip 1_")


def test_items_on_tracks_are_exhausted_last() -> None:
    """Tea refreshes, coins draw, and a bag holds others: the hammer pays for Aid."""
    t = Roamer(place=1, items="tea, coin, bag, hammer", at={1: {"marquise": 1}}, hands={"vagabond": "anvil"})
    t.by_day().choose("aid marquise")
    assert liked(likes(t)) == "exhaust hammer"


def test_the_vagabond_goes_where_the_lost_piece_hurts_most() -> None:
    """A lone trade post beside large Funds draws him more than one beside none."""
    gains = []
    for funds in (0, 12):
        t = Roamer("vagabond riverfolk marquise", place=1, items="boot, sword", at={5: {"trade_post": 1}})
        market(t.s, 1).funds[2] = funds
        gains.append(way_worth(t.s, 0, 4))
    assert gains[0] < gains[1]
