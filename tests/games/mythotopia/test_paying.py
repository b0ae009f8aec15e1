"""What can be paid, and with which cards: the same as a brute force over all ways to play them."""

from __future__ import annotations

from random import Random

import pytest

from tests.effort import PLAIN
from tests.games.mythotopia.routes import SHIPS, Builder, Invader
from tests.games.mythotopia.spending import RESOURCES, Most, Payment, Purse, dealt, laid_out, purse_of
from tests.games.mythotopia.table import Table, card
from turnwright.core import engine
from turnwright.core.frames import Frame
from turnwright.core.rng import Rng
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.cards.text import CHANGED, DOUBLED
from turnwright.games.mythotopia.data.faces import CARD_KEYS, FIRST_IMPROVEMENT
from turnwright.games.mythotopia.data.geometry import KEYS
from turnwright.games.mythotopia.data.tables import FOOD, GOLD, STONE, SYMBOLS
from turnwright.games.mythotopia.paying import affordable, purse
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.paying import ARMY_LATER, pay

SEEDS = [*range(1 if PLAIN else 3), *[pytest.param(seed, marks=pytest.mark.slow) for seed in range(3, 24)]]
"""Of the random hands and games; most of them in long runs only."""
STEPS = [f"pay-{SYMBOLS[resource]}" for resource in RESOURCES]


def expected(s: World, f: Frame) -> frozenset[str]:
    """Return what brute force finds for an open payment."""
    payment = Payment(STEPS.index(f.step.name), f.extra & ARMY_LATER != 0)
    return payment.answers(purse_of(s, f.seat), f.arg, f.extra & CHANGED != 0, f.extra & DOUBLED != 0)


def used_mask(cards: Purse) -> int:
    """Return the converters that were used this turn as the table notes them."""
    return sum(1 << by - FIRST_IMPROVEMENT for by in cards.used)


def pay_off(t: Table, rng: Random) -> None:
    """Pay at random until nothing is left to pay; every question offers what brute force finds."""
    while t.step in STEPS:
        assert expected(t.s, engine.top(t.s)) == frozenset(t.options())
        t.choose(rng.choice(t.options()))


# What can be paid at all.


@pytest.mark.rules("MY-3.8", "MY-3.9", "MY-3.11", "MY-17.41", "MY-17.42", "MY-17.82")
@pytest.mark.parametrize("seed", SEEDS)
def test_my_3_11_the_most_that_can_be_paid_is_what_brute_force_finds(seed: int) -> None:
    """For every resource, beside an army or not, and less some cards."""
    rng = Random(seed)
    for _ in range(150):
        cards = dealt(rng, 6)
        s = laid_out(cards).s
        for resource in RESOURCES:
            for army in (False, True):
                most = Most(resource, army)
                assert most.of(cards) == purse(s, 0, resource, []).most(army), (cards, resource, army)
                if cards.cards():
                    gone = rng.choice(cards.cards())
                    left = most.of(cards.less(gone))
                    assert left == purse(s, 0, resource, [gone]).most(army), (cards, resource, army, gone)
                    assert affordable(s, 0, resource, max(left, 0), [gone]), (cards, resource, army, gone)
                    assert not affordable(s, 0, resource, left + 1, [gone], army), (cards, resource, army, gone)


# Which cards are offered.


@pytest.mark.rules("MY-3.11", "MY-3.12", "MY-3.24", "MY-17.82")
@pytest.mark.parametrize("seed", SEEDS)
def test_my_3_24_a_payment_offers_each_card_that_gives_something_and_leaves_a_way(seed: int) -> None:
    """Every amount of every resource, food with and without an army after it: no more, no less than brute force."""
    rng = Random(seed)
    for _ in range(60):
        cards = dealt(rng, 5)
        t = laid_out(cards)
        for resource, army in [(FOOD, True), *[(resource, False) for resource in RESOURCES]]:
            payment = Payment(resource, army)
            for need in range(1, Most(resource, army).of(cards) + 1):
                t.s.todo.clear()
                t.then(pay(resource, 0, need, ARMY_LATER if army else 0))
                assert payment.answers(cards, need) == frozenset(t.options()), (cards, resource, army, need)


@pytest.mark.rules("MY-3.10", "MY-3.11", "MY-3.24")
@pytest.mark.parametrize("seed", SEEDS)
def test_my_3_24_whatever_is_played_the_payment_comes_to_its_end(seed: int) -> None:
    """Cards are played at random until nothing is left to pay."""
    rng = Random(seed)
    for _ in range(60):
        cards = dealt(rng, 6)
        resource = rng.choice(RESOURCES)
        army = resource == FOOD and rng.random() < 0.5
        most = Most(resource, army).of(cards)
        if most > 0:
            t = laid_out(cards).then(pay(resource, 0, rng.randint(1, most), ARMY_LATER if army else 0))
            pay_off(t, rng)
            assert [] == t.s.todo
            assert not army or purse_of(t.s, 0).musters()


@pytest.mark.rules("MY-3.11")
@pytest.mark.parametrize("seed", SEEDS)
def test_my_3_11_the_suggested_payment_takes_as_few_cards_as_can_be(seed: int) -> None:
    """It can be played as it is suggested, and brute force finds none with fewer cards."""
    rng = Random(seed)
    for _ in range(30):
        cards = dealt(rng, 3)
        resource = rng.choice(RESOURCES)
        most = min(3, Most(resource, army=False).of(cards))
        if most > 0:
            need = rng.randint(1, most)
            t = laid_out(cards).act(0).then(pay(resource, 0, need))
            t.s.used = used_mask(cards)
            fewest = Payment(resource, army=False).fewest(cards, need)
            gestures = engine.step_of(t.s).gestures(t.s, engine.top(t.s))
            actions = [gesture.actions for gesture in gestures] or [engine.options(t.s)]
            assert [fewest] == [len(plan) for plan in actions], (cards, resource, need)
            t.choose(*[GAME.vocabulary.name(action) for action in actions[0]])
            assert "act" == t.step


GOLDEN = "dragonate empyrean frampold kakopyge mome nesh remise trogle start_army start_army army ship start_market"


@pytest.mark.rules("MY-3.11", "MY-12.1", "MY-17.21", "MY-17.42")
@pytest.mark.parametrize(
    ("hand", "reserve"),
    [
        (f"{GOLDEN} market", ""),
        (f"{GOLDEN} blore", "gold_mine"),
        (f"{GOLDEN} water_mill", ""),
        (GOLDEN.replace("dragonate empyrean frampold kakopyge", "merchant water_mill market blore"), "gold_mine"),
    ],
)
def test_my_12_1_the_whole_pool_is_bought_for_fourteen_gold(hand: str, reserve: str) -> None:
    """Eight armies and three ships: every one of these cards is needed for it."""
    t = Table(hands={0: hand}, reserves={0: reserve}).act(0)
    t.choose("buy 8-3")
    pay_off(t, Random(1))
    assert ([], 14, 5) == (t.hand(0), t.s.army_stock[0], t.s.ship_stock[0])
    keys = hand.split()
    for at, key in enumerate(keys):
        fewer = " ".join(keys[:at] + keys[at + 1 :])
        assert "8-3" not in Table(hands={0: fewer}, reserves={0: reserve}).act(0).options("buy"), key


# Invasions and buildings: the card that leads there, ships, and the rest.


def played_out(t: Table, rng: Random, find: Invader | Builder, action: str) -> None:
    """Name what to do, then check and answer the questions for cards that come before the payment, and pay."""
    t.choose(action)
    find.name(action)
    while t.step in find.asks:
        assert find.answers(purse_of(t.s, 0)) == frozenset(t.options()), (purse_of(t.s, 0), action, t.step)
        answer = rng.choice(t.options())
        t.choose(answer)
        find.play(answer)
    pay_off(t, rng)


@pytest.mark.rules("MY-8.3", "MY-8.6", "MY-8.8", "MY-8.9", "MY-8.10", "MY-8.11", "MY-8.12", "MY-8.14", "MY-17.53")
@pytest.mark.parametrize("seed", SEEDS)
def test_my_8_3_invasions_are_offered_where_cards_lead_and_pay(seed: int) -> None:
    """By land and by sea, with one source card, up to two ships, the food and an army; all can be carried out."""
    rng = Random(seed)
    for _ in range(40):
        cards = dealt(rng, 5).plus(*rng.sample(SHIPS, rng.randint(0, 2)))
        realm = sorted({*[n for n in cards.cards() if n < len(KEYS)], *rng.sample(range(len(KEYS)), rng.randint(1, 4))})
        t = laid_out(cards, " ".join(KEYS[province] for province in realm)).act(0)
        t.s.used = used_mask(cards)
        find = Invader(cards, realm)
        assert find.targets() == t.options("invade"), (cards, realm)
        if find.targets():
            played_out(t, rng, find, f"invade {rng.choice(find.targets())}")
            assert "muster" == t.step
            assert t.options()


@pytest.mark.rules("MY-13.4", "MY-13.6", "MY-13.10", "MY-13.15", "MY-13.19", "MY-13.20", "MY-13.22", "MY-13.23")
@pytest.mark.parametrize("seed", SEEDS)
def test_my_13_6_buildings_are_offered_where_cards_name_the_site_and_pay(seed: int) -> None:
    """Neither the Build card nor the site card pays; all can be carried out."""
    rng = Random(seed)
    for _ in range(40):
        build = rng.choice(("start_build", "build"))
        cards = dealt(rng, 6).plus(card(build))
        realm = sorted({*[n for n in cards.cards() if n < len(KEYS)], *rng.sample(range(len(KEYS)), rng.randint(1, 9))})
        t = laid_out(cards, " ".join(KEYS[province] for province in realm)).act(0)
        t.s.used = used_mask(cards)
        find = Builder(cards.less(card(build)), realm)
        assert bool(find.sites()) == (f"play {build}" in t.options()), (cards, realm)
        if find.sites():
            t.choose(f"play {build}")
            assert find.sites() == sorted(t.options()), (cards, realm)
            played_out(t, rng, find, rng.choice(find.sites()))
            assert t.step in ("act", "claim-from")


# Whole games.


def walk(s: World, seed: int, answers: int) -> int:
    """Answer at random and check every payment on the way; return how many there were."""
    rng = Rng(seed)
    payments = 0
    for _ in range(answers):
        if not s.todo:
            break
        f = engine.top(s)
        if f.step.name in STEPS:
            payments += 1
            names = frozenset(GAME.vocabulary.name(action) for action in engine.options(s))
            assert expected(s, f) == names
            assert names
        engine.apply(s, engine.random_answer(s, engine.options(s), rng))
    return payments


@pytest.mark.rules("MY-3.11", "MY-3.24")
@pytest.mark.parametrize("seed", range(3))
def test_my_3_24_no_payment_of_a_random_game_is_a_dead_end(seed: int) -> None:
    """Every payment that is reached offers what brute force finds, which is never nothing."""
    assert walk(GAME.new_state(3, {"rounds": 50}), seed, 3_000) > 50


@pytest.mark.rules("MY-3.11", "MY-3.24")
@pytest.mark.parametrize("seed", SEEDS)
def test_my_3_24_no_payment_with_many_helpers_is_a_dead_end(seed: int) -> None:
    """The same from the middle of a game, with cards that help to pay available."""
    rng = Random(seed)
    payments = 0
    for game in range(20):
        cards = dealt(rng, 6)
        realm = sorted({*[n for n in cards.cards() if n < len(KEYS)], *rng.sample(range(len(KEYS)), 6)})
        t = laid_out(cards, " ".join(KEYS[province] for province in realm), vp_cards="guilded_city patronage inns seas")
        payments += walk(t.act(0).s, game, 60)
    assert payments > 50


# What research brought up.


@pytest.mark.rules("MY-3.24", "MY-17.79")
def test_my_3_24_a_helper_that_is_not_needed_cannot_be_played() -> None:
    """For one gold a gold card is enough, with or without the Water Mill; for two the mill is welcome."""
    t = Table(hands={0: "mome water_mill"}).then(pay(GOLD, 0, 1))
    assert ["pay mome"] == t.options()
    assert "MY-3.24" == t.refusal("play water_mill")
    t = Table(hands={0: "mome water_mill"}).then(pay(GOLD, 0, 2))
    assert ["play water_mill"] == t.options()


@pytest.mark.rules("MY-3.24", "MY-3.12")
def test_my_3_24_a_payment_ends_when_it_is_covered() -> None:
    """A doubled Market with a changed symbol pays four for a price of three: one is lost, and nothing can follow."""
    t = Table(hands={0: "market merchant water_mill mome"}).then(pay(GOLD, 0, 3))
    t.choose("play merchant", "play water_mill", "pay market")
    assert "" == t.step
    assert ["mome"] == t.hand(0)


@pytest.mark.rules("MY-8.14", "MY-3.9", "MY-3.11")
def test_my_8_14_the_only_army_is_not_spent_as_food() -> None:
    """The refusal says that an army is needed; a card elsewhere cannot be played at all."""
    t = Table(hands={0: "start_army hatchel"}, reserves={0: "farming"}).then(pay(FOOD, 0, 1, ARMY_LATER))
    assert ["pay hatchel", "as-food hatchel"] == t.options()
    assert "MY-8.14" == t.refusal("as-food start_army")
    assert ["MY-3.9", "MY-3.9", "MY-3.11"] == [t.refusal(f"pay {key}") for key in ("palmain", "market", "start_army")]


@pytest.mark.rules("MY-17.26")
def test_my_17_26_no_card_is_suggested_twice() -> None:
    """The only Army brings two armies, or is turned by the Levies into one."""
    t = Table(realms={0: "palmain"}, hands={0: "start_army"}, reserves={0: "levies"}).act(0).choose("place palmain")
    plans = [gesture.actions for gesture in engine.step_of(t.s).gestures(t.s, engine.top(t.s))]
    names = [[GAME.vocabulary.name(action) for action in actions] for actions in plans]
    assert [["as-army start_army", "done"], ["pay start_army", "done"]] == names


@pytest.mark.rules("MY-3.26")
def test_my_3_26_the_copy_in_hand_goes_first() -> None:
    """The Army of the Reserve stays until that of the hand is played."""
    t = Table(realms={0: "palmain"}, hands={0: "start_army"}, reserves={0: "start_army"}).act(0)
    t.choose("place palmain", "pay start_army")
    assert ([], ["start_army"]) == (t.hand(0), t.reserve(0))
    t.choose("pay start_army", "done")
    assert ([], 4) == (t.reserve(0), t.armies(0, "palmain"))


@pytest.mark.rules("MY-3.11", "MY-3.26")
def test_my_3_11_a_suggestion_keeps_a_card_for_last_that_tells_of_the_hand() -> None:
    """Playing an Army from the Reserve reveals that there is none in hand, so the other cards are played before it."""
    keys = ("farming", "levies", "merchant", "quarry"), ("ogdoad", "start_army", "general")
    hand, reserve = [tuple([CARD_KEYS.index(key) for key in pile]) for pile in keys]
    t = laid_out(Purse(hand, reserve, frozenset())).act(0).then(pay(STONE, 0, 2))
    (suggested,) = engine.step_of(t.s).gestures(t.s, engine.top(t.s))
    assert ["pay ogdoad", "play merchant", "pay start_army"] == [GAME.vocabulary.name(a) for a in suggested.actions]
