"""The Riverfolk Company: setup, Birdsong, Evening, the open hand, and lost trade posts (RT-11.2 to RT-11.6)."""

from __future__ import annotations

import pytest

from tests.games.root.factions.company import Company
from turnwright.core.seats import EVERYONE, WATCHER
from turnwright.core.zones import UNKNOWN
from turnwright.games.root import GAME
from turnwright.games.root.art.emblems_factions import HEADS
from turnwright.games.root.art.pieces.riverfolk import SCALES, posts_piece
from turnwright.games.root.cards import held
from turnwright.games.root.data.boards import MARQUISE, TRADE_POST
from turnwright.games.root.data.tables import CARD_KEYS
from turnwright.games.root.factions.riverfolk_funds import DIVIDENDS_HALVED
from turnwright.games.root.options import rule_set
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.storage import redacted

FOXES = "anvil foxfolk_steel root_tea_fox travel_gear_fox protection_racket gently_used_knapsack"


def set_up(*keep_and_more: str) -> Company:
    """The Riverfolk after Marquise and Eyrie have set up, with the keep in corner 4, which is on the river."""
    t = Company("riverfolk marquise eyrie", prices=(0, 0, 0)).ask(FLOW.setup, 0)
    t.choose("keep 4", "found 4", "found 8", "found 12", "settle 2", "leader builder")
    return t.choose(*keep_and_more)


# Setup.


@pytest.mark.rules("RT-11.3.2")
def test_rt_11_3_2_four_warriors_start_on_the_river() -> None:
    """Together or apart, but not beside the keep."""
    t = set_up()
    assert ("riverfolk", ["5", "7", "10", "11"]) == (t.asked(), t.options("station"))
    assert "RT-11.3.2" == t.refusal("station 4")
    assert "RT-11.3.2" == t.refusal("station 1")
    t.choose("station 7", "station 7", "station 5", "station 11")
    assert [1, 2, 1] == [t.there(clearing)["riverfolk"] for clearing in (5, 7, 11)]
    assert "prices" == t.step


@pytest.mark.rules("RT-11.3.1", "RT-11.3.3", "RT-11.3.4")
def test_rt_11_3_1_warriors_posts_and_payments_at_the_start() -> None:
    """Of 15 warriors 4 are on the river and 3 in Payments; no space of the tracks is empty."""
    t = set_up("station 7", "station 7", "station 7", "station 7")
    assert ({"riverfolk": 3}, {}, {}) == (t.box("payments"), t.box("funds"), t.box("committed"))
    assert 8 == t.supply("riverfolk")
    assert [3, 3, 3] == t.market.posts
    assert {"fox": 0, "rabbit": 0, "mouse": 0} == t.spaces()


@pytest.mark.rules("RT-11.3.5")
def test_rt_11_3_5_every_service_gets_a_price() -> None:
    """In any order, and none can be left out."""
    t = set_up("station 7", "station 7", "station 7", "station 7")
    assert 12 == len(t.options("price"))
    assert "RT-11.3.5" == t.refusal("done")
    t.choose("price mercenaries 4", "price hand_card 1")
    assert "RT-11.3.5" == t.refusal("done")
    assert ["riverboats 1", "riverboats 2", "riverboats 3", "riverboats 4"] == t.options("price")
    t.choose("price riverboats 2")
    assert [1, 2, 4] == t.market.prices
    assert "" == t.step


# The open hand.


@pytest.mark.rules("RT-11.2.3", "RT-1.2.1#1")
def test_rt_11_2_3_everybody_sees_the_hand() -> None:
    """The cards they hold, and the cards they draw."""
    hands = {"riverfolk": "anvil sappers", "marquise": "cobbler"}
    t = Company("riverfolk marquise", hands=hands, funds={"riverfolk": 1}).begin("riverfolk", "daylight")
    for viewer in (1, WATCHER):
        assert ["anvil", "sappers"] == [CARD_KEYS[card] for card in held(redacted(t.s, viewer), 0)]
    assert [UNKNOWN] == held(redacted(t.s, 0), 1)
    t.choose("draw", "card favor_of_the_mice")
    [drawn] = [message for message in t.log if message.id == "log-drew"]
    assert (EVERYONE, "@card-favor_of_the_mice") == (drawn.to, drawn.args["card"])


@pytest.mark.rules("RT-11.2.3")
def test_rt_11_2_3_a_random_card_is_drawn_blindly() -> None:
    """Chance takes it, each card as likely as the others, and everybody sees which it was."""
    t = Company(
        "marquise riverfolk", hands={"riverfolk": "anvil armorers armorers"}, areas={"marquise": "stand_and_deliver"}
    )
    t.begin("marquise", "birdsong").choose("use stand_and_deliver").settle()
    assert (-1, ["stolen anvil", "stolen armorers"]) == (t.seat, t.options())
    step, frame = t.s.todo[-1].step, t.s.todo[-1]
    assert [1, 2] == step.weights(t.s, frame)
    assert EVERYONE == step.audience(t.s, frame)


@pytest.mark.rules("RT-11.2.3", "RT-4.3.1#1")
@pytest.mark.parametrize(("cards", "asked"), [("ambush_fox anvil", ""), ("ambush_mouse", "riverfolk")])
def test_rt_11_2_3_no_ambush_is_asked_for_that_all_see_missing(cards: str, asked: str) -> None:
    """In a mouse clearing; the hand is open, so the question would be empty."""
    t = Company("marquise riverfolk", at={7: {"marquise": 2, "riverfolk": 2}}, hands={"riverfolk": cards})
    t.begin("marquise", "daylight").choose("battle 7 riverfolk")
    assert asked == t.asked()


# Birdsong.


@pytest.mark.rules("RT-11.4.1")
@pytest.mark.parametrize(
    ("payments", "on_map", "left"), [({}, 0, (2, 13)), ({}, 14, (1, 0)), ({"marquise": 1}, 0, (0, 15))]
)
def test_rt_11_4_1_protectionism(payments: dict[str, int], on_map: int, left: tuple[int, int]) -> None:
    """Empty Payments get two warriors, or as many as there are; they are gathered at once."""
    t = Company("riverfolk marquise", at={5: {"riverfolk": on_map}}, payments=payments)
    t.begin("riverfolk", "birdsong")
    assert left == (t.box("funds").get("riverfolk", 0), t.supply("riverfolk"))


@pytest.mark.rules("RT-11.4.2", "RT-11.4#1")
def test_rt_11_4_2_funds_that_are_left_score() -> None:
    """One point each with a trade post on the map; Payments, also fresh ones, and committed warriors do not count."""
    t = Company("riverfolk marquise", at={8: {"trade_post": 1}}, funds={"riverfolk": 2, "marquise": 4})
    t.market.committed[1] = 3
    t.begin("riverfolk", "birdsong")
    assert 6 == t.vp("riverfolk")
    assert {"riverfolk": 4, "marquise": 7} == t.box("funds")


@pytest.mark.rules("RT-11.4.2")
def test_rt_11_4_2_no_trade_post_on_the_map_no_dividends() -> None:
    """One that was lost does not help."""
    t = Company("riverfolk marquise", funds={"marquise": 4}).uncover("fox", 1)
    t.begin("riverfolk", "birdsong")
    assert 0 == t.vp("riverfolk")


@pytest.mark.rules("RT-11.4.2")
@pytest.mark.parametrize(("agreed", "vp"), [(False, 5), (True, 2)])
def test_rt_11_4_2_a_table_may_halve_the_dividends(agreed: bool, vp: int) -> None:
    """As later printings do: 1 VP for every two."""
    options = GAME.check_options({"factions": "riverfolk,marquise", DIVIDENDS_HALVED.name: agreed})
    t = Company("riverfolk marquise", at={8: {"trade_post": 1}}, funds={"marquise": 5})
    t.s.rules = rule_set(2, options)
    t.begin("riverfolk", "birdsong")
    assert vp == t.vp("riverfolk")


@pytest.mark.rules("RT-11.4.3")
def test_rt_11_4_3_all_warriors_on_the_board_are_gathered() -> None:
    """From Payments, Committed and the tracks; each keeps its owner."""
    t = Company("riverfolk marquise eyrie", funds={"eyrie": 1}, payments={"marquise": 2, "eyrie": 1})
    t.market.committed = [1, 0, 1]
    t.market.laid[0 * 3 + 1] = 1
    t.market.laid[2 * 3 + 1] = 1
    t.begin("riverfolk", "birdsong")
    assert {"riverfolk": 1, "marquise": 4, "eyrie": 3} == t.box("funds")
    assert ({}, {}, [0] * 9) == (t.box("payments"), t.box("committed"), t.market.laid)


# Evening.


@pytest.mark.rules("RT-11.6.1")
def test_rt_11_6_1_they_discard_to_five_and_draw_nothing() -> None:
    """By choice, before the prices."""
    t = Company("riverfolk marquise", hands={"riverfolk": f"{FOXES} sappers"}).begin("riverfolk", "evening")
    assert 7 == len(t.options("discard"))
    t.choose("discard sappers", "discard anvil")
    assert 5 == len(t.hand("riverfolk"))
    assert "prices" == t.step


@pytest.mark.rules("RT-11.6.2", "RT-11.2.6#2", "RT-B.riverfolk.services", "RT-11.3.5")
def test_rt_11_6_2_prices_may_change_in_evening() -> None:
    """Each marker to any other price of its track, or not at all; once a turn."""
    t = Company("riverfolk marquise", prices=(1, 2, 3)).begin("riverfolk", "evening")
    assert "RT-11.6.2" == t.refusal("price riverboats 2")
    assert ["1", "2", "4"] == [name[-1] for name in t.options("price") if name.startswith("mercenaries")]
    t.choose("price mercenaries 1")
    assert "RT-11.6.2" == t.refusal("price mercenaries 4")
    t.choose("price hand_card 4", "done")
    assert [4, 2, 1] == t.market.prices
    t = Company("riverfolk marquise", prices=(1, 2, 3)).begin("riverfolk", "evening")
    assert [1, 2, 3] == t.choose("done").market.prices


# Lost trade posts.


def razed(funds: dict[str, int], posts: int = 1) -> Company:
    """The Marquise removes trade posts of clearing 8 in battle."""
    t = Company("marquise riverfolk eyrie", at={8: {"marquise": 3, "trade_post": posts}}, funds=funds)
    t.market.payments = [1, 1, 0]
    t.market.committed = [1, 0, 0]
    return t.begin("marquise", "daylight").choose("battle 8 riverfolk", "roll 0 0")


@pytest.mark.rules("RT-11.2.5.I#1", "RT-2.5.3#2", "RT-3.2.1#1")
def test_rt_11_2_5_i_n1_a_lost_post_leaves_the_game() -> None:
    """It scores for the remover; it is not on its track again, and neither Payments nor Committed suffer."""
    t = razed({})
    assert {"marquise": 3} == t.there(8)
    assert (1, [2, 3, 3]) == (t.s.gone[TRADE_POST], t.market.posts)
    assert 1 == t.vp("marquise")
    assert ({"marquise": 1, "riverfolk": 1}, {"marquise": 1}) == (t.box("payments"), t.box("committed"))


@pytest.mark.rules("RT-11.2.5.I#2")
@pytest.mark.parametrize(("funds", "left"), [(5, 2), (4, 2), (1, 0)])
def test_rt_11_2_5_i_n2_a_lost_post_costs_half_of_the_funds(funds: int, left: int) -> None:
    """Rounded up; they go to their owner's supply."""
    t = razed({"eyrie": funds})
    assert left == t.box("funds").get("eyrie", 0)
    assert 20 - left == t.supply("eyrie")


@pytest.mark.rules("RT-11.2.5.I#2")
def test_rt_11_2_5_i_n2_the_riverfolk_choose_whose() -> None:
    """One at a time, as long as there is a choice; every one goes to its own supply."""
    t = razed({"eyrie": 2, "riverfolk": 2, "marquise": 1})
    before = (t.supply("marquise"), t.supply("eyrie"), t.supply("riverfolk"))
    assert ("riverfolk", ["pay marquise", "pay eyrie", "pay riverfolk"]) == (t.asked(), t.options())
    t.choose("pay eyrie", "pay marquise")
    assert ["pay eyrie", "pay riverfolk"] == t.options()
    t.choose("pay riverfolk")
    assert {"eyrie": 1, "riverfolk": 1} == t.box("funds")
    assert (before[0] + 1, before[1] + 1, before[2] + 1) == (
        t.supply("marquise"), t.supply("eyrie"), t.supply("riverfolk"),
    )  # fmt: skip
    assert "marquise" == t.asked()


@pytest.mark.rules("RT-11.2.5.I#2", "RT-11.2.4")
def test_rt_11_2_5_i_n2_each_post_halves_what_is_left() -> None:
    """Three at once, by a Favor: of 9 warriors 4, then 2, then 1 are left; nobody is asked for an order."""
    at = {1: {"trade_post": 1, "workshop": 1}, 6: {"trade_post": 1, "workshop": 1}, 8: {"trade_post": 1, "workshop": 1}}
    t = Company("marquise riverfolk", at=at, hands={"marquise": "favor_of_the_foxes"}, funds={"marquise": 9})
    t.begin("marquise", "daylight").choose("craft favor_of_the_foxes")
    assert {"marquise": 1} == t.box("funds")
    assert 24 == t.supply("marquise")
    assert (3, 3) == (t.vp("marquise"), t.s.gone[TRADE_POST])


def test_a_track_is_drawn_with_the_posts_that_are_left() -> None:
    """A lost post leaves its space to warriors, as one on the map does."""
    t = Company("riverfolk marquise", at={1: {"trade_post": 1}}).uncover("fox", 1)
    t.market.laid[1] = 2
    for suit, posts in enumerate((1, 3, 3)):
        piece = posts_piece(t.s, 0, suit, 1, t.market)
        assert (posts, 2 if suit == 0 else 0) == (piece.body.count(SCALES), piece.body.count(HEADS[MARQUISE]))


def test_the_board_counts_the_warriors_it_keeps() -> None:
    """Of every owner, from everywhere on the board."""
    t = Company("riverfolk marquise", funds={"marquise": 2, "riverfolk": 3}, payments={"marquise": 1})
    assert t.whole()
    t.market.laid[1] += 1
    t.market.committed[1] += 1
    t.s.supply[1] -= 2
    assert t.whole()
