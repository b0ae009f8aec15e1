"""What a seat believes of cards and picks that it cannot see, counted against every way they can lie.

All ways are as likely, since nobody knows why a card was kept. Of two equal cards either one may be where one is, so
such a way counts twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest

from tests.games.beliefs import Lots, assert_as_likely, key_of
from tests.games.mythotopia.samples import SAMPLES
from tests.games.mythotopia.setups import dealt as settled
from tests.games.mythotopia.setups import until
from tests.games.mythotopia.table import Table, card, started
from tests.games.mythotopia.twins import dealt
from turnwright.core.game import Belief, Observation
from turnwright.core.rng import Rng
from turnwright.core.seats import WATCHER, viewers
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.data.faces import ALL_IMPROVEMENTS, CARD_KEYS, FACES
from turnwright.games.mythotopia.data.geometry import KEYS
from turnwright.games.mythotopia.data.tables import ARMY, FOOD, GOLD
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.zones import IMPROVEMENT_DECK, LOOKED_AT, deck, hand

DEALS = 1200
POOL = "start_army start_army start_market lea mome oxter"
"""A deck: three cards show gold, of which two are the same."""


def belief(t: Table, viewer: int) -> Belief[World]:
    """Return what a viewer believes."""
    return GAME.belief(Observation(t.s.seats, GAME.check_options({}), GAME.view(t.s, viewer), []))


def believed(t: Table, viewer: int, zones: list[int], seed: int) -> Counter[Lots]:
    """Return how often a belief deals each table, by the cards in some zones."""
    found, rng, counts = belief(t, viewer), Rng(seed), Counter[Lots]()
    for _deal in range(DEALS):
        cards = found.deal(rng).cards
        counts[key_of([[CARD_KEYS[n] for n in cards.zones[zone].cards()] for zone in zones])] += 1
    return counts


def ways(number: int, unknown: str, known: str = "", fits: Callable[[list[str]], bool] | None = None) -> Counter[Lots]:
    """Count every way: a hand of the ``known`` cards and a number of unknown ones that ``fits``, and the deck."""
    found: Counter[Lots] = Counter()
    pool = unknown.split()
    for drawn in combinations(range(len(pool)), number):
        held = [*known.split(), *[pool[n] for n in drawn]]
        if fits is None or fits(held):
            found[key_of([held, [key for n, key in enumerate(pool) if n not in drawn]])] += 1
    return found


def shows(symbol: int, held: list[str]) -> bool:
    """Return whether a hand shows a symbol."""
    return any(FACES[card(key)].symbols[symbol] for key in held)


# Hands and decks.


@pytest.mark.rules("MY-3.23", "MY-3.25")
@pytest.mark.parametrize("viewer", [1, WATCHER])
def test_my_3_23_a_hand_is_any_of_the_cards_that_are_in_hand_and_deck(viewer: int) -> None:
    """Three of six; its own seat knows it, and with it which cards are left in the deck."""
    t = dealt(Table(decks={0: POOL}), {0: "start_army lea mome"}).act(0)
    assert_as_likely(ways(3, POOL), believed(t, viewer, [hand(0), deck(0)], 1))
    assert {(("lea", "mome", "start_army"), ("oxter", "start_army", "start_market"))} == set(
        believed(t, 0, [hand(0), deck(0)], 2)
    )


@pytest.mark.rules("MY-3.23", "MY-3.25", "MY-7.7")
def test_my_7_7_cards_played_are_known_and_cards_drawn_are_any_of_the_deck() -> None:
    """Of a hand of three one is played for gold; then chance draws."""
    t = dealt(Table(decks={0: POOL}), {0: "start_army lea mome"}).act(0).choose("buy 1-0", "pay mome")
    rest = "start_army start_army start_market lea oxter"
    assert_as_likely(ways(2, rest), believed(t, 1, [hand(0), deck(0)], 3))
    t.ask(FLOW.draw, 0, 2).choose("draw oxter", "draw start_army")
    t.ask(FLOW.turn, 1)
    assert_as_likely(ways(4, rest), believed(t, 1, [hand(0), deck(0)], 4))


@pytest.mark.rules("MY-7.11", "MY-3.25")
def test_my_7_11_cards_of_a_deck_that_is_used_up_are_surely_in_hand() -> None:
    """They stay so when further decks are made and used up: only those drawn from the last one are in doubt."""
    t = dealt(Table(decks={0: "lea mome oxter"}, discards={0: "nesh blore start_ship"}), {0: "lea"})
    t.ask(FLOW.draw, 0, 3).choose("draw mome", "draw oxter", "draw nesh").ask(FLOW.turn, 1)
    assert_as_likely(ways(1, "nesh blore start_ship", "lea mome oxter"), believed(t, 1, [hand(0), deck(0)], 50))
    t.act(0).choose("discard mome", "discard nesh", "done")
    assert_as_likely(ways(0, "blore start_ship", "lea oxter"), believed(t, 1, [hand(0), deck(0)], 6))
    t.ask(FLOW.draw, 0, 3).choose("draw blore", "draw start_ship", "draw mome").ask(FLOW.turn, 1)
    sure = "lea oxter blore start_ship"
    assert_as_likely(ways(1, "mome nesh", sure), believed(t, 1, [hand(0), deck(0)], 7))
    assert sorted(card(key) for key in sure.split()) == t.s.cards.sure(hand(0), 1)


@pytest.mark.rules("MY-7.11")
def test_my_7_11_of_two_equal_cards_the_one_that_was_known_is_the_first_to_leave() -> None:
    """One army is surely in hand, another comes from the new deck: once one is played, the other may be anywhere."""
    t = dealt(Table(decks={0: "start_army lea"}, discards={0: "start_army mome oxter"}), {0: "lea"})
    t.ask(FLOW.draw, 0, 2).choose("draw start_army", "draw start_army").ask(FLOW.turn, 1)
    expected = ways(1, "start_army mome oxter", "start_army lea")
    assert_as_likely(expected, believed(t, 1, [hand(0), deck(0)], 8))
    t.act(0).choose("discard start_army", "done")
    assert_as_likely(ways(1, "start_army mome oxter", "lea"), believed(t, 1, [hand(0), deck(0)], 9))


@pytest.mark.rules("MY-17.44", "MY-3.25")
@pytest.mark.parametrize("viewer", [1, WATCHER])
def test_my_17_44_the_card_that_the_mystic_fetched_is_surely_in_hand(viewer: int) -> None:
    """Everybody has seen it in the discard pile."""
    t = Table(decks={0: "mystic start_market lea mome oxter talion"}, discards={0: "nesh blore"})
    dealt(t, {0: "mystic start_market lea mome"}).act(0)
    t.choose("play mystic", "fetch nesh", "pay start_market")
    assert_as_likely(ways(2, "lea mome oxter talion", "nesh"), believed(t, viewer, [hand(0), deck(0)], 10))


@pytest.mark.rules("MY-11.7", "MY-11.8", "MY-11.9")
@pytest.mark.parametrize("held", ["nusus lea", "lea mome"])
def test_my_11_7_the_card_of_a_lost_province_is_seen_to_leave_hand_or_deck(held: str) -> None:
    """Two of the other three are in hand afterwards, whether one was drawn for it or not; it is the captor's now."""
    t = Table(realms={0: "palmain", 1: "nusus"}, decks={1: "nusus lea mome oxter"})
    dealt(t.armies_at(0, nusus=6), {1: held}).act(0).choose("end-war nusus")
    if "nusus" in held:
        t.choose("draw mome")
    for viewer in (0, WATCHER):
        assert_as_likely(ways(2, "lea mome oxter"), believed(t, viewer, [hand(1), deck(1)], 11))
    t.ask(FLOW.draw, 0, 7).deal().ask(FLOW.turn, 1)
    assert [card("nusus"), card("palmain")] == t.s.cards.sure(hand(0), 1)[:2]


@pytest.mark.rules("MY-3.9", "MY-3.23")
def test_my_3_9_a_card_played_from_the_reserve_has_no_equal_in_the_hand() -> None:
    """The one in the hand would have been played first; a card drawn since may be that one."""
    t = dealt(Table(reserves={0: "start_army"}, decks={0: "start_army lea mome oxter"}), {0: "lea mome"}).act(0)
    t.choose("buy 1-0", "pay start_army")
    assert [] == t.reserve(0)
    expected = ways(2, "start_army lea mome oxter", fits=lambda held: "start_army" not in held)
    assert_as_likely(expected, believed(t, 1, [hand(0), deck(0)], 12))
    t.ask(FLOW.draw, 0, 1).choose("draw oxter").ask(FLOW.turn, 1)
    drawn = believed(t, 1, [hand(0), deck(0)], 13)
    assert {("start_army",), ("lea",), ("mome",), ("oxter",)} == {left for _held, left in drawn}


# Questions that only some hands are asked.


@pytest.mark.rules("MY-3.11")
def test_my_3_11_whoever_is_asked_for_gold_has_some() -> None:
    """Two gold of three cards; afterwards one of them is known, and there is another."""
    t = dealt(Table(decks={0: POOL}), {0: "start_army lea mome"}).act(0).choose("buy 2-0")
    expected = ways(3, POOL, fits=lambda held: sum(FACES[card(key)].symbols[GOLD] for key in held) >= 2)
    assert_as_likely(expected, believed(t, 1, [hand(0), deck(0)], 14))
    t.choose("pay mome")
    expected = ways(2, "start_army start_army start_market lea oxter", fits=lambda held: shows(GOLD, held))
    assert_as_likely(expected, believed(t, 1, [hand(0), deck(0)], 15))


@pytest.mark.rules("MY-8.3", "MY-8.7", "MY-8.14")
def test_my_8_3_whoever_invades_has_a_card_to_start_from_food_and_an_army() -> None:
    """Blore from Palmain: the source card is no food."""
    pool = "palmain nusus start_market lea oxter mome"
    t = dealt(Table(realms={0: "palmain"}, decks={0: pool}), {0: "palmain nusus lea mome"}).act(0)
    t.choose("invade blore")

    def can(held: list[str]) -> bool:
        others = [key for key in held if key != "palmain"]
        return "palmain" in held and shows(FOOD, others) and shows(ARMY, others)

    assert_as_likely(ways(4, pool, fits=can), believed(t, 1, [hand(0), deck(0)], 16))


@pytest.mark.rules("MY-17.13", "MY-17.33", "MY-17.44")
@pytest.mark.parametrize(
    ("key", "answers"), [("diplomat", []), ("mystic", []), ("mercenary", []), ("mercenary", ["hire nusus"])]
)
@pytest.mark.parametrize("viewer", [1, WATCHER])
def test_my_17_44_whoever_names_what_gold_is_paid_for_has_the_gold(key: str, answers: list[str], viewer: int) -> None:
    """No hand without any is believed, so that a believed table can be played on."""
    pool = "start_market mome lea oxter blore"
    t = Table(realms={0: "palmain", 1: "nusus"}, decks={0: f"{pool} {key}"}, discards={0: "talion"})
    dealt(t.armies_at(0, nusus=1), {0: f"{key} mome lea"}).act(0).choose(f"play {key}", *answers)
    expected = ways(2, pool, fits=lambda held: shows(GOLD, held))
    assert_as_likely(expected, believed(t, viewer, [hand(0), deck(0)], 17))


# The Philosopher.

UNSEEN = "alchemist army build cavalry hero"
"""What is left of the improvement deck."""


def thinker() -> Table:
    """Seat 0 has looked at three of the five cards; it also holds two of a deck of three."""
    out = [CARD_KEYS[n] for n in ALL_IMPROVEMENTS if CARD_KEYS[n] not in ["philosopher", *UNSEEN.split()]]
    t = dealt(Table(3, decks={0: "philosopher lea mome oxter"}, display=" ".join(out)), {0: "philosopher lea mome"})
    return t.act(0).choose("play philosopher", "draw army", "draw build", "draw hero")


@pytest.mark.rules("MY-17.46", "MY-3.25")
@pytest.mark.parametrize("viewer", [1, 2, WATCHER])
def test_my_17_46_cards_looked_at_are_any_that_are_not_displayed(viewer: int) -> None:
    """Three of five for all others."""
    assert_as_likely(ways(3, UNSEEN), believed(thinker(), viewer, [LOOKED_AT, IMPROVEMENT_DECK], 18))


@pytest.mark.rules("MY-17.46", "MY-17.47", "MY-3.23")
@pytest.mark.parametrize("viewer", [1, WATCHER])
def test_my_17_46_the_card_kept_is_any_that_nobody_else_has_seen(viewer: int) -> None:
    """One of five next to two of the three cards in the deck; the other four are in the improvement deck."""
    t = thinker().choose("keep build")
    expected: Counter[Lots] = Counter()
    for kept in UNSEEN.split():
        for held, left in ways(2, "lea mome oxter", kept):
            expected[held, left, tuple(key for key in UNSEEN.split() if key != kept)] += 1
    assert_as_likely(expected, believed(t, viewer, [hand(0), deck(0), IMPROVEMENT_DECK], 19))
    t.choose("discard build", "done")
    rest = {tuple(key for key in UNSEEN.split() if key != "build")}
    assert rest == {lots[0] for lots in believed(t, viewer, [IMPROVEMENT_DECK], 20)}


@pytest.mark.rules("MY-17.46", "MY-17.47")
def test_my_17_47_its_own_seat_knows_what_it_has_seen() -> None:
    """The hand, the two under the deck, and so the two that it has not seen."""
    t = thinker().choose("keep build")
    assert {(("build", "lea", "mome"), ("alchemist", "army", "cavalry", "hero"))} == set(
        believed(t, 0, [hand(0), IMPROVEMENT_DECK], 21)
    )
    rng, layers = Rng(22), Counter[str]()
    for _deal in range(50):
        cards = belief(t, 0).deal(rng).cards.zones[IMPROVEMENT_DECK].layers
        layers["/".join(" ".join(CARD_KEYS[n] for n in layer) for layer in cards)] += 1
    assert ["alchemist cavalry/army/hero"] == list(layers)


# Secret picks.


def watched(t: Table) -> Table:
    """Begin to watch."""
    t.s.watch()
    return t


def picked(picks: list[int], seat: int) -> list[str]:
    """Return the provinces that a seat has picked."""
    return [key for province, key in enumerate(KEYS) if picks[seat] >> province & 1]


def believed_picks(t: Table, viewer: int, seat: int, seed: int) -> Counter[Lots]:
    """Return how often a belief deals the picks of a seat."""
    found, rng = belief(t, viewer), Rng(seed)
    return Counter([key_of([picked(found.deal(rng).picks, seat)]) for _deal in range(DEALS)])


@pytest.mark.rules("MY-4.21")
@pytest.mark.parametrize("viewer", [1, 2, WATCHER])
def test_my_4_21_a_citadel_may_be_in_any_own_province(viewer: int) -> None:
    """Each as likely as the others, until all are revealed; its own seat knows where."""
    t = settled(watched(started(3, first=0)), "palmain blore")
    until(t, "deal-vp-card").choose("vp-card citadel")
    until(t, "pick-citadel").choose("citadel blore")
    every = Counter({key_of([[key]]): 1 for key in t.realm(0)})
    assert 8 == len(every)
    assert_as_likely(every, believed_picks(t, viewer, 0, 23))
    assert {(("blore",),)} == set(believed_picks(t, 0, 0, 24))
    assert {((),)} == set(believed_picks(t, viewer, 1, 25))


@pytest.mark.rules("MY-4.37")
@pytest.mark.parametrize("viewer", [1, WATCHER])
def test_my_4_37_provinces_given_up_may_be_any_two(viewer: int) -> None:
    """Also after the first of the two."""
    t = until(settled(watched(started(4, first=0, start_choice="one_fewer")), "palmain blore"), "give-up")
    t.choose("give-up blore")
    assert_as_likely(Counter({key_of([[key]]): 1 for key in t.realm(0)}), believed_picks(t, viewer, 0, 26))
    t.choose("give-up palmain")
    pairs = Counter({key_of([[*pair]]): 1 for pair in combinations(t.realm(0), 2)})
    assert 21 == len(pairs)
    assert_as_likely(pairs, believed_picks(t, viewer, 0, 27))


# In a game.


def owned(s: World, seat: int) -> Counter[int]:
    """Return the cards in a seat's hand and deck."""
    zones = s.cards.zones
    return Counter([*zones[hand(seat)].cards(), *zones[deck(seat)].cards()])


def at_odds(s: World, viewer: int, rng: Rng) -> list[str]:
    """Return what is wrong with a table that a viewer believes: cards of hand and deck, or some that it has seen."""
    found: list[str] = []
    other = GAME.belief(Observation(s.seats, GAME.check_options({}), GAME.view(s, viewer), [])).deal(rng)
    unshown = 1 if card("philosopher") in s.gone else 0
    for seat in range(s.seats):
        if sum((owned(s, seat) - owned(other, seat)).values()) > unshown:
            found.append(f"viewer {viewer} deals others to seat {seat}")
        if Counter(s.cards.sure(hand(seat), viewer)) - Counter(other.cards.zones[hand(seat)].cards()):
            found.append(f"viewer {viewer} has seen more in the hand of seat {seat}")
    return found


@pytest.mark.rules("MY-3.23", "MY-3.25")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_my_3_25_hand_and_deck_together_hold_what_they_really_hold(seats: int, seed: int) -> None:
    """In a lively game, for every viewer; but for the card that the Philosopher brought."""
    position, rng = GAME.new(seats, seed, {"rounds": 10}, by_hand=True), Rng(seed)
    while not position.over:
        s = position.state
        assert isinstance(s, World)
        if position.ply % 53 == seed:
            assert [] == [fault for viewer in viewers(seats) for fault in at_odds(s, viewer, rng)]
        position.choose(SAMPLES.answer(s, rng))
