"""What a seat believes of cards that passed or were shown, counted against every way the cards can lie.

Small decks: all other cards lie on the discard pile. A way is a deal of the unknown cards together with the card that
passed; all are as likely, since nobody knows why a card was chosen.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import NamedTuple

import pytest

from tests.games.beliefs import Lots, assert_as_likely, key_of
from tests.games.root.factions.roamer import Roamer
from tests.games.root.table import Table, card
from turnwright.core.decks import insert
from turnwright.core.game import Observation
from turnwright.core.rng import Rng
from turnwright.core.seats import WATCHER
from turnwright.games.root import GAME
from turnwright.games.root.data.tables import CARD_KEYS, FOX, MATCHING
from turnwright.games.root.verbs import ALL_CARDS
from turnwright.games.root.zones import DECK, SUPPORTERS, hand

DEALS = 1500
UNKNOWN = ["anvil", "sappers", "foxfolk_steel", "bake_sale", "cobbler", "investments"]
"""Two foxes, a bird, and three that match no fox clearing."""


class Lot(NamedTuple):
    """A place: the cards that the viewer knows there, and how many it does not know."""

    known: str
    unknown: int


def small(t: Table, hands: dict[str, str], known: dict[str, str] | None = None) -> Table:
    """Leave a small deck, begin to watch, put known cards into hands in public, and draw the others unseen."""
    deck = t.s.cards.zones[DECK].layers[0]
    for n in deck[:]:
        if CARD_KEYS[n] not in UNKNOWN or deck.count(n) > 1:
            deck.remove(n)
            insert(t.s.discard, n)
    t.s.watch()
    for name, keys in (known or {}).items():
        for key in keys.split():
            t.s.discard.remove(card(key))
            t.s.cards.take_up(SUPPORTERS if name == "supporters" else hand(t.names.index(name)), card(key))
    for name, keys in hands.items():
        t.give(name, keys)
    return t


def ways(
    lots: list[Lot], unknown: list[str], moved: tuple[int, int] | None = None, fitting: int = ALL_CARDS
) -> Counter[Lots]:
    """Count every way: ``unknown`` cards fill the lots, then one that fits goes from one lot to another."""
    found: Counter[Lots] = Counter()
    for order in permutations(unknown):
        rest, filled = list(order), []
        for lot in lots:
            filled.append([*lot.known.split(), *rest[: lot.unknown]])
            del rest[: lot.unknown]
        if moved is None:
            found[key_of(filled)] += 1
            continue
        for n, passed in enumerate(filled[moved[0]]):
            if fitting >> card(passed) & 1:
                after = [lot[:] for lot in filled]
                after[moved[1]].append(after[moved[0]].pop(n))
                found[key_of(after)] += 1
    return found


def believed(t: Table, viewer: int, zones: list[int], seed: int) -> Counter[Lots]:
    """Return how often a belief deals each table, by the cards in some zones."""
    belief = GAME.belief(Observation(t.s.seats, GAME.check_options({}), GAME.view(t.s, viewer), []))
    rng, found = Rng(seed), Counter[Lots]()
    for _deal in range(DEALS):
        cards = belief.deal(rng).cards
        found[key_of([[CARD_KEYS[n] for n in cards.zones[zone].cards()] for zone in zones])] += 1
    return found


# Aid.


def aided(hands: dict[str, str], known: dict[str, str] | None = None) -> Table:
    """The Vagabond has given the anvil to the Marquise in a fox clearing; the Eyrie, a hand of one, looked on."""
    t = Roamer("vagabond marquise eyrie", place=1, items="boot, torch", at={1: {"marquise": 2}})
    small(t, hands, known)
    return t.by_day().choose("aid marquise", "exhaust boot", "gift anvil")


@pytest.mark.rules("RT-9.5.4#1", "RT-1.3.2#2")
@pytest.mark.parametrize("viewer", [2, WATCHER])
def test_aid_the_card_given_matches_and_is_any_that_may_have_been_held(viewer: int) -> None:
    """Vagabond 1, Marquise 2, deck: of six unknown cards the gift is a fox or a bird."""
    t = aided({"vagabond": "anvil bake_sale", "marquise": "cobbler"})
    lots = [Lot("", 2), Lot("", 1), Lot("", 3)]
    expected = ways(lots, UNKNOWN, (0, 1), MATCHING[FOX])
    assert_as_likely(expected, believed(t, viewer, [hand(0), hand(1), DECK], 1))


@pytest.mark.rules("RT-9.5.4#1", "RT-1.3.2#2")
def test_aid_a_known_card_that_matches_may_be_the_gift_and_one_that_does_not_stays() -> None:
    """Two cards were taken up in public; the fox is now in one of the two hands, never in the deck."""
    t = aided({"vagabond": "anvil"}, {"vagabond": "gently_used_knapsack armorers a_visit_to_friends"})
    lots = [Lot("gently_used_knapsack armorers a_visit_to_friends", 1), Lot("", 0), Lot("", 5)]
    expected = ways(lots, UNKNOWN, (0, 1), MATCHING[FOX])
    assert all("a_visit_to_friends" in giver for giver, _other, _deck in expected)
    assert_as_likely(expected, believed(t, 2, [hand(0), hand(1), DECK], 2))


@pytest.mark.rules("RT-1.3.2#2")
@pytest.mark.parametrize("viewer", [0, 1])
def test_aid_giver_and_receiver_know_the_card(viewer: int) -> None:
    """Each deals it where it is, and only the rest at random."""
    t = aided({"vagabond": "anvil bake_sale", "marquise": "cobbler"})
    if viewer == 0:
        lots = [Lot("bake_sale", 0), Lot("anvil", 1), Lot("", 3)]
    else:
        lots = [Lot("", 1), Lot("anvil cobbler", 0), Lot("", 3)]
    seen = " ".join(lot.known for lot in lots).split()
    expected = ways(lots, [key for key in UNKNOWN if key not in seen])
    assert_as_likely(expected, believed(t, viewer, [hand(0), hand(1), DECK], 3))


# Steal.


def robbed(known: str) -> Table:
    """A thief has taken the anvil from the Marquise, who holds another card and ``known`` ones."""
    t = Roamer("vagabond marquise eyrie", place=1, items="boot, torch", at={1: {"marquise": 2}})
    small(t, {"marquise": "anvil bake_sale", "vagabond": "cobbler"}, {"marquise": known})
    return t.by_day().choose("steal marquise", "stolen anvil")


@pytest.mark.rules("RT-9.7.1", "RT-1.3.2#2")
@pytest.mark.parametrize("known", ["", "armorers", "armorers gently_used_knapsack"])
def test_steal_bystanders_can_no_longer_tell_a_known_card_from_the_others(known: str) -> None:
    """It is with the thief as often as any other card of that hand, and nowhere but with one of the two."""
    t = robbed(known)
    expected = ways([Lot(known, 2), Lot("", 1), Lot("", 3)], UNKNOWN, (0, 1))
    assert_as_likely(expected, believed(t, 2, [hand(1), hand(0), DECK], 4))


@pytest.mark.rules("RT-9.7.1", "RT-1.3.2#2")
def test_steal_thief_and_victim_know_the_card() -> None:
    """The thief knows what was known before, and of the rest of that hand no more than he did."""
    t = robbed("armorers")
    rest = [key for key in UNKNOWN if key not in ("anvil", "cobbler")]
    expected = ways([Lot("armorers", 1), Lot("anvil cobbler", 0), Lot("", 3)], rest)
    assert_as_likely(expected, believed(t, 0, [hand(1), hand(0), DECK], 5))
    rest = [key for key in UNKNOWN if key not in ("anvil", "bake_sale")]
    expected = ways([Lot("armorers bake_sale", 0), Lot("anvil", 1), Lot("", 3)], rest)
    assert_as_likely(expected, believed(t, 1, [hand(1), hand(0), DECK], 6))


# Outrage and Mobilize.


def outraged(answer: str, hands: dict[str, str], known: dict[str, str] | None = None) -> Table:
    """The Marquise has moved into sympathy in a fox clearing; the Eyrie look on."""
    t = Table("marquise alliance eyrie", at={5: {"marquise": 3}, 1: {"sympathy": 1}})
    small(t, hands, known)
    return t.begin("marquise", "daylight").choose("move 5 1", "take 1", answer)


@pytest.mark.rules("RT-8.2.6#6", "RT-8.2.6#3")
@pytest.mark.parametrize("known", ["", "gently_used_knapsack", "a_visit_to_friends"])
def test_outrage_the_supporter_matches(known: str) -> None:
    """One supporter lay there already; a known fox may be the new one, a known rabbit cannot."""
    t = outraged("appease anvil", {"marquise": "anvil bake_sale", "supporters": "cobbler"}, {"marquise": known})
    expected = ways([Lot(known, 2), Lot("", 1), Lot("", 3)], UNKNOWN, (0, 1), MATCHING[FOX])
    assert_as_likely(expected, believed(t, 2, [hand(0), SUPPORTERS, DECK], 7))


@pytest.mark.rules("RT-8.2.6#4")
def test_outrage_a_hand_that_pays_nothing_holds_no_match() -> None:
    """For bystanders; the Alliance has seen it, and draws a card that the others do not see."""
    t = outraged("show-hand", {"marquise": "bake_sale cobbler"}).choose("card sappers")
    every = ways([Lot("", 2), Lot("", 1), Lot("", 3)], UNKNOWN)
    expected = Counter(
        {lots: n for lots, n in every.items() if not set(lots[0]) & {"anvil", "sappers", "foxfolk_steel"}}
    )
    assert_as_likely(expected, believed(t, 2, [hand(0), SUPPORTERS, DECK], 8))
    rest = [key for key in UNKNOWN if key not in ("bake_sale", "cobbler", "sappers")]
    expected = ways([Lot("bake_sale cobbler", 0), Lot("sappers", 0), Lot("", 3)], rest)
    assert_as_likely(expected, believed(t, 1, [hand(0), SUPPORTERS, DECK], 9))


@pytest.mark.rules("RT-8.5.2")
@pytest.mark.parametrize("known", ["", "armorers"])
def test_mobilize_the_supporter_is_any_card_of_the_hand(known: str) -> None:
    """A card that was known in hand is a supporter as likely as any other."""
    t = Table("marquise alliance eyrie")
    small(t, {"alliance": "anvil bake_sale", "supporters": "cobbler"}, {"alliance": known})
    t.begin("alliance", "daylight").choose("mobilize", "rally anvil")
    expected = ways([Lot(known, 2), Lot("", 1), Lot("", 3)], UNKNOWN, (0, 1))
    assert_as_likely(expected, believed(t, 2, [hand(1), SUPPORTERS, DECK], 10))
    seen = [*known.split(), "anvil", "bake_sale", "cobbler"]
    own = believed(t, 1, [hand(1), SUPPORTERS, DECK], 11)
    assert_as_likely(
        ways(
            [Lot(f"{known} bake_sale", 0), Lot("anvil cobbler", 0), Lot("", 3)],
            [key for key in UNKNOWN if key not in seen],
        ),
        own,
    )


# A hand that was shown.


def shown() -> Table:
    """The Marquise has looked at the hand of the Eyrie, by Codebreakers; the Alliance looked on."""
    t = Table("marquise eyrie alliance", areas={"marquise": "codebreakers"})
    small(t, {"eyrie": "anvil bake_sale"})
    return t.begin("marquise", "daylight").choose("use codebreakers", "look eyrie")


@pytest.mark.rules("RT-C.codebreakers")
def test_a_shown_hand_is_remembered_by_those_it_was_shown_to() -> None:
    """With a card drawn since, which may be any; the others know nothing of it."""
    t = shown().give("eyrie", "cobbler")
    rest = [key for key in UNKNOWN if key not in ("anvil", "bake_sale")]
    assert_as_likely(ways([Lot("anvil bake_sale", 1), Lot("", 3)], rest), believed(t, 0, [hand(1), DECK], 12))
    assert_as_likely(ways([Lot("", 3), Lot("", 3)], UNKNOWN), believed(t, 2, [hand(1), DECK], 13))


@pytest.mark.rules("RT-C.codebreakers", "RT-1.3.2#2")
def test_a_shown_card_is_remembered_until_one_passes_unseen() -> None:
    """Then it may be the one; nothing that was shown is believed back in the deck."""
    t = shown().give("eyrie", "cobbler")
    t.s.cards.move(hand(1), hand(2), card("cobbler"))
    rest = [key for key in UNKNOWN if key not in ("anvil", "bake_sale")]
    expected = ways([Lot("anvil bake_sale", 1), Lot("", 0), Lot("", 3)], rest, (0, 1))
    assert not any({"anvil", "bake_sale"} & set(deck) for _hand, _other, deck in expected)
    assert_as_likely(expected, believed(t, 0, [hand(1), hand(2), DECK], 14))
