"""Cards and how they are used (MY-3.7 to MY-3.25): one purpose each, from hand or Reserve, to the discard pile."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table, card
from turnwright.core.seats import WATCHER
from turnwright.core.zones import UNKNOWN
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.data.faces import CARD_KEYS, FACES
from turnwright.games.mythotopia.data.tables import ADVANTAGE, HEADERS, RESERVE
from turnwright.games.mythotopia.queries import hand_size
from turnwright.games.mythotopia.zones import deck, hand

# One purpose each.


@pytest.mark.rules("MY-3.7")
def test_my_3_7_a_source_card_gives_no_food() -> None:
    """Palmain is the province that the armies come from, or their food."""
    t = Table(2, realms={0: "palmain"}, hands={0: "palmain start_army"}).act(0)
    assert [] == t.options("invade")
    t = Table(2, realms={0: "palmain"}, hands={0: "palmain start_army nusus"}).act(0).choose("invade blore")
    t.choose("play palmain", "pay nusus", "pay start_army")
    assert ["nusus", "palmain", "start_army"] == t.choose("done").discard(0)


@pytest.mark.rules("MY-3.7")
def test_my_3_7_a_card_gives_one_type_of_symbols() -> None:
    """The Army card brings two armies or one gold, and not both."""
    t = Table(2, realms={0: "palmain"}, hands={0: "start_army"}).act(0)
    assert ["1-0"] == t.options("buy")
    t.choose("place palmain", "pay start_army", "done")
    assert ([], 8, []) == (t.options("buy"), t.s.army_pool[0], t.hand(0))


@pytest.mark.rules("MY-3.7")
def test_my_3_7_build_does_not_pay_for_the_building() -> None:
    """Its text and its stone are two purposes; another stone does."""
    t = Table(2, realms={0: "palmain"}, hands={0: "start_build palmain"}).act(0)
    assert "MY-13.6" == t.refusal("play start_build")
    t = Table(2, realms={0: "palmain"}, hands={0: "start_build build palmain"}).act(0)
    t.choose("play start_build", "castle palmain", "play palmain", "pay build")
    assert ["palmain", "start_build", "build"] == t.discard(0)


@pytest.mark.rules("MY-3.7")
def test_my_3_7_symbols_of_a_card_with_a_text_are_played_without_it() -> None:
    """The food of the Portal feeds an ordinary invasion, from a province of one's own."""
    t = Table(2, realms={0: "palmain"}, hands={0: "palmain start_army portal"}).act(0)
    assert {"blore", "trogle"} <= set(t.options("invade"))
    t.choose("invade blore", "play palmain", "pay portal", "pay start_army", "done")
    assert 2 == t.armies(0, "blore")


@pytest.mark.rules("MY-3.8")
def test_my_3_8_all_symbols_of_the_type_count() -> None:
    """Both armies of the Army card; a card with one adds one."""
    t = Table(2, realms={0: "palmain"}, hands={0: "start_army scombroid"}).act(0)
    t.choose("place palmain", "pay start_army")
    assert 2 == t.armies(0, "palmain")
    t.choose("pay scombroid", "done")
    assert (3, 6 - 3) == (t.armies(0, "palmain"), t.s.army_stock[0])


# From the hand and from the Reserve, to the discard pile.


@pytest.mark.rules("MY-3.9", "MY-3.10")
def test_my_3_9_cards_of_the_reserve_are_played_as_well() -> None:
    """Any number, together with those of the hand; all go to the discard pile, and the places are free."""
    t = Table(2, hands={0: "nesh mome"}, reserves={0: "remise trogle"}, vp_cards="patronage").act(0)
    t.choose("buy 0-2", "pay remise", "pay nesh", "pay trogle", "pay mome")
    assert ([], [], ["mome", "nesh", "remise", "trogle"]) == (t.hand(0), t.reserve(0), t.discard(0))
    t = Table(2, hands={0: "nesh"}, reserves={0: "remise trogle"}).act(0)
    assert "MY-12.15" == t.refusal("store nesh")
    t.choose("buy 1-0", "pay remise")
    assert "" == t.refusal("store nesh")


@pytest.mark.rules("MY-3.9")
def test_my_3_9_other_cards_cannot_be_played() -> None:
    """Neither those in the deck nor those in the discard pile, nor others' cards."""
    t = Table(2, hands={0: "nesh", 1: "providence"}, discards={0: "militia"}).act(0)
    assert ["MY-3.9"] * 3 == [t.refusal(f"play {key}") for key in ("militia", "providence", "start_build")]
    t.choose("buy 1-0")
    assert (["nesh"], "MY-3.9") == (t.options("pay"), t.refusal("pay start_army"))


@pytest.mark.rules("MY-3.10", "MY-3.11")
def test_my_3_10_cards_lie_on_the_table_until_the_action_is_over() -> None:
    """Then they go to the pile of the seat that played them; the log says what each was played for."""
    t = Table(2, hands={0: "nesh mome"}).act(0).choose("buy 2-0", "pay nesh")
    assert ([card("nesh")], [], ["mome"]) == (t.s.played, t.discard(0), t.hand(0))
    t.choose("pay mome")
    assert ([], ["mome", "nesh"], []) == (t.s.played, t.discard(0), t.discard(1))
    told = {"seat": 0, "amount": 1, "symbol": "@symbol-gold"}
    assert [{**told, "card": "@card-nesh"}, {**told, "card": "@card-mome"}] == t.said("log-pays")


# Paying.


@pytest.mark.rules("MY-3.11")
def test_my_3_11_a_cost_is_covered_by_symbols_of_its_resource() -> None:
    """Gold for gold: stone, food and armies do not pay, and too little gold does not, either."""
    t = Table(2, hands={0: "nesh fadge aporia blore"}).act(0)
    assert (["1-0"], "MY-12.2") == (t.options("buy"), t.refusal("buy 2-0"))
    t.choose("buy 1-0")
    assert (["nesh"], "MY-3.11") == (t.options("pay"), t.refusal("pay fadge"))


@pytest.mark.rules("MY-3.12")
def test_my_3_12_surplus_is_lost() -> None:
    """A Market that gives 4 gold for a price of 3: nothing is left for the second action."""
    t = Table(2, hands={0: "start_market merchant water_mill"}).act(0)
    t.choose("buy 1-1", "play merchant", "play water_mill", "pay start_market")
    assert (7, 7, 2, []) == (t.s.army_pool[0], t.s.army_stock[0], t.s.ship_pool[0], t.options("buy"))


@pytest.mark.rules("MY-3.24")
def test_my_3_24_a_payment_ends_when_it_is_covered() -> None:
    """No second card is played for a price of 1, and no help for a card that is enough."""
    t = Table(2, hands={0: "nesh mome"}).act(0).choose("buy 1-0", "pay nesh")
    assert ("act", ["mome"]) == (t.step, t.hand(0))
    t = Table(2, hands={0: "nesh water_mill"}).act(0).choose("buy 1-0")
    assert (["pay nesh"], "MY-3.24") == (t.options(), t.refusal("play water_mill"))
    t = Table(2, hands={0: "nesh water_mill"}).act(0).choose("buy 2-0", "play water_mill", "pay nesh")
    assert 8 == t.s.army_stock[0]


# Texts.


@pytest.mark.rules("MY-3.13", "MY-7.2")
def test_my_3_13_an_action_text_costs_an_action() -> None:
    """Of the two; after them it cannot be played."""
    t = Table(2, realms={0: "palmain oxter"}, hands={0: "start_build palmain oxter build ranger fadge"}).act(0)
    t.choose("play start_build", "castle palmain", "play palmain", "pay fadge")
    assert ("act", 1) == (t.step, t.s.todo[-1].arg)
    t.choose("pass")
    assert ("after", "MY-3.13") == (t.step, t.refusal("play build"))


@pytest.mark.rules("MY-3.14", "MY-3.15", "MY-3.16")
def test_my_3_14_free_actions_before_between_and_after() -> None:
    """They cost no action, and there is no end to them but the refill."""
    t = Table(2, hands={0: "militia providence counsellor"}).act(0).choose("play militia")
    assert ("act", 2) == (t.step, t.s.todo[-1].arg)
    t.choose("pass", "play providence").deal()
    assert ("act", 1) == (t.step, t.s.todo[-1].arg)
    t.choose("pass", "play counsellor", "done").deal()
    assert ("after", 0) == (t.step, t.seat)
    assert ["counsellor", "militia", "providence"] == sorted(t.discard(0))
    t.choose("end").deal()
    assert ("act", 1) == (t.step, t.seat)


@pytest.mark.rules("MY-3.16")
def test_my_3_16_free_actions_are_not_limited() -> None:
    """Three in a row before the first action."""
    t = Table(2, hands={0: "militia providence counsellor"}).act(0)
    t.choose("play militia", "play providence").deal().choose("play counsellor", "done").deal()
    assert ("act", 2, 3) == (t.step, t.s.todo[-1].arg, len(t.discard(0)))


@pytest.mark.rules("MY-3.17")
def test_my_3_17_an_advantage_works_within_an_action_or_a_free_action() -> None:
    """The Merchant makes gold of food, for a purchase or for the Mystic, and costs no action."""
    t = Table(2, hands={0: "aporia merchant"}).act(0).choose("buy 1-0", "play merchant", "pay aporia")
    assert ("act", 1, 7) == (t.step, t.s.todo[-1].arg, t.s.army_stock[0])
    t = Table(2, hands={0: "mystic aporia merchant"}, discards={0: "nesh"}).act(0)
    t.choose("play mystic", "fetch nesh", "play merchant", "pay aporia")
    assert ("act", 2, ["nesh"]) == (t.step, t.s.todo[-1].arg, t.hand(0))


@pytest.mark.rules("MY-3.18")
@pytest.mark.parametrize("key", [face.key for face in FACES if face.header == ADVANTAGE])
def test_my_3_18_an_advantage_is_not_played_on_its_own(key: str) -> None:
    """Neither as an action nor after them."""
    t = Table(2, hands={0: key}).act(0)
    assert "MY-3.18" == t.refusal(f"play {key}")
    assert "MY-3.18" == t.choose("pass", "pass").refusal(f"play {key}")


@pytest.mark.rules("MY-3.19")
@pytest.mark.parametrize("key", [face.key for face in FACES if face.header == RESERVE])
def test_my_3_19_a_reserve_text_is_not_played(key: str) -> None:
    """From the hand or from the Reserve."""
    assert "MY-3.19" == Table(2, hands={0: key}).act(0).refusal(f"play {key}")
    assert "MY-3.19" == Table(2, reserves={0: key}).act(0).refusal(f"play {key}")


@pytest.mark.rules("MY-3.19")
def test_my_3_19_a_reserve_text_works_in_the_reserve_only() -> None:
    """Gold Mine and Queen do nothing in a hand or a discard pile, and nothing for others."""
    assert [] == Table(2, hands={0: "gold_mine blore"}).act(0).options("buy")
    assert [] == Table(2, hands={0: "blore oxter"}, reserves={1: "gold_mine"}).act(0).options("buy")
    assert ["1-0"] == Table(2, hands={0: "blore"}, reserves={0: "gold_mine"}).act(0).options("buy")
    tables = [Table(2, hands={0: "queen"}), Table(2, discards={0: "queen"}), Table(2, reserves={0: "queen"})]
    assert [[5, 5], [5, 5], [6, 5]] == [[hand_size(t.s, seat) for seat in (0, 1)] for t in tables]


@pytest.mark.rules("MY-3.20")
def test_my_3_20_a_reserve_text_works_at_once() -> None:
    """The Ranger stored by the first action leads over hills for 1 food in the second; the Queen fills the hand."""
    hand = "ranger hatchel start_army nusus"
    t = Table(2, realms={0: "hatchel"}, hands={0: hand}).act(0)
    assert "galingale" not in t.options("invade")
    t.choose("store ranger", "done")
    assert "galingale" in t.options("invade")
    t = Table(2, realms={0: "hatchel nusus oxter"}, hands={0: "queen"}).act(0).choose("store queen", "pass", "end")
    assert 6 == len(t.deal().hand(0))


@pytest.mark.rules("MY-3.21")
def test_my_3_21_using_a_reserve_text_does_not_discard_it() -> None:
    """The card that is turned goes, and the Gold Mine stays; it works once a turn."""
    t = Table(2, hands={0: "blore oxter"}, reserves={0: "gold_mine"}).act(0).choose("buy 1-0", "as-gold blore")
    assert (["gold_mine"], ["blore"]) == (t.reserve(0), t.discard(0))
    assert ([], ["1-0"]) == (t.options("buy"), t.act(0).options("buy"))


@pytest.mark.rules("MY-3.22", "MY-3.10")
def test_my_3_22_a_reserve_card_may_be_played_for_its_symbols() -> None:
    """The stone of the Ranger builds a castle; hills are hills again then."""
    t = Table(2, realms={0: "hatchel"}, hands={0: "start_build hatchel start_army nusus"}, reserves={0: "ranger"})
    assert "galingale" in t.act(0).options("invade")
    t.choose("play start_build", "castle hatchel", "play hatchel", "pay ranger")
    assert ([], True) == (t.reserve(0), "ranger" in t.discard(0))
    t = Table(2, realms={0: "hatchel"}, hands={0: "hatchel start_army nusus"}, discards={0: "ranger"})
    assert "galingale" not in t.act(0).options("invade")


# Who sees what.


@pytest.mark.rules("MY-3.23", "MY-3.25")
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_my_3_23_hands_and_decks_are_hidden_and_the_rest_is_open(viewer: int) -> None:
    """Each sees its own hand; Reserves, discard piles and removed cards are open; nobody looks into a deck."""
    t = Table(
        2,
        realms={0: "palmain nusus"},
        hands={0: "nesh mome", 1: "blore"},
        reserves={0: "queen"},
        discards={0: "ranger"},
        removed={0: "start_ship"},
    )
    s = GAME.redacted(t.act(0).s, viewer)
    own = [card("mome"), card("nesh")] if viewer == 0 else [UNKNOWN, UNKNOWN]
    other = [card("blore")] if viewer == 1 else [UNKNOWN]
    assert (own, other) == (s.cards.zones[hand(0)].cards(), s.cards.zones[hand(1)].cards())
    assert {UNKNOWN} == set(s.cards.zones[deck(0)].cards())
    assert [["queen"], ["ranger"], ["start_ship"]] == [
        [CARD_KEYS[number] for number in pile[0]] for pile in (s.reserves, s.discards, s.removed)
    ]


def test_every_header_is_refused_by_a_rule_of_its_own() -> None:
    """What a card with symbols only, or a province card, is refused by."""
    t = Table(2, hands={0: "start_army nesh"}).act(0)
    assert ("MY-13.1", "MY-13.1") == (t.refusal("play start_army"), t.refusal("play nesh"))
    assert {face.header for face in FACES} == set(range(len(HEADERS)))
