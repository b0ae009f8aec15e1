"""What choices of every game claim is what happens: prices, rewards, odds and prospects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice, product

import pytest

from tests.effort import games_to_play, seats_to_play
from tests.games.cases import EVERY_GAME, samples_of
from tests.games.claims import faults, meant, wrongly_asked
from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.game import GAMES, find
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE
from turnwright.core.verbs import Meaning

EVERY = 3
"""Every so many plies all options are tried."""
PLANTED = 3000
"""How many options false claims are planted for."""


def positions(name: str) -> Iterator[State]:
    """Yield positions in which a seat is asked, of random and lively games in turn, for every table of a game."""
    game, samples = find(name), samples_of(name)
    tables = {**samples.options, **samples.claims.tables}
    for seed, seats, table in product(
        range(games_to_play(samples.claims.games)), seats_to_play(game.seat_counts), tables
    ):
        s, rng, ply = game.new_state(seats, dict(tables[table])), Rng(10 * seed + seats), 0
        while s.todo:
            if seed % 2:
                samples.claims.enrich(s)
            if engine.asked(s) != CHANCE and ply % EVERY == seed % EVERY:
                yield s
            random = engine.random_answer(s, engine.options(s), rng)
            engine.apply(s, samples.answer(s, rng) if seed % 2 else random)
            ply += 1


def options(name: str) -> Iterator[tuple[State, int, Meaning]]:
    """Yield every option of every position, and what it means."""
    for s in positions(name):
        for action in engine.options(s):
            yield s, action, meant(find(name), s, action)


@EVERY_GAME
def test_a_choice_costs_and_brings_what_it_says(name: str) -> None:
    """So often as the dice let it, if there are odds; and it takes nothing else. All that counts is named somewhere."""
    claims, found, named = samples_of(name).claims, list[str](), set[str]()
    for s, action, meaning in options(name):
        named |= {*meaning.price, *meaning.reward}
        found += faults(find(name), claims, s, action, meaning)
    assert [] == found[:5], f"{len(found)} faults"
    assert claims.goods <= named


@EVERY_GAME
def test_what_happens_to_others_is_foreseen(name: str) -> None:
    """And nothing is foreseen that does not happen."""
    game, claims, found, told = find(name), samples_of(name).claims, list[str](), set[str]()
    for s, action, _meaning in options(name):
        foreseen = game.outlook(s, action)
        told |= {message.id for message in foreseen}
        fault = claims.unforeseen(s, action, foreseen)
        found += [f"{engine.step_of(s).name}: {game.vocabulary.name(action)}: {fault}"] if fault else []
    assert [] == found[:5], f"{len(found)} faults"
    assert claims.told <= told


@EVERY_GAME
def test_people_are_asked_about_what_leaves_much_unused(name: str) -> None:
    """And about nothing else."""
    game, claims, found = find(name), samples_of(name).claims, list[str]()
    asked: Counter[tuple[str, bool]] = Counter()
    for s, action, meaning in options(name):
        choice = f"{engine.step_of(s).name} {game.vocabulary.verb(action)}"
        found.append(wrongly_asked(game, claims, s, action, meaning))
        asked[choice, meaning.loss is not None] += 1
    assert [] == list(filter(None, found))[:5]
    assert any((choice, False) in asked for choice, loss in asked if loss), "nothing is asked about now and then"


@pytest.mark.parametrize("name", [name for name in GAMES if samples_of(name).claims.foresees])
def test_prospects_are_what_is_paid(name: str) -> None:
    """If nothing changes until then."""
    claims, found = samples_of(name).claims, list[str]()
    for s in positions(name):
        seat = engine.asked(s)
        due = claims.due(s, seat)
        paid = due if due is None else claims.paid(s.clone(), seat)
        if due != paid:
            found.append(f"{engine.step_of(s).name}: {due} foreseen, {paid} paid")
    assert [] == found[:5], f"{len(found)} faults"


@EVERY_GAME
def test_a_false_claim_is_found(name: str) -> None:
    """One thing too many or too few, or missing from the price; and odds that are better than the dice."""
    game, claims, kinds = find(name), samples_of(name).claims, set[str]()
    for s, action, meaning in islice(options(name), PLANTED):
        forgone = game.vocabulary.verb(action) in claims.forgone
        for kind, false in falsified(meaning, frozenset() if forgone else claims.goods):
            kinds.add(kind)
            told = faults(game, claims, s, action, false)
            assert told or claims.excuses(game, s, action), f"{game.vocabulary.name(action)}: {kind} {false}"
    assert {"price", "reward", "missing"} <= kinds


def falsified(meaning: Meaning, goods: frozenset[str]) -> Iterator[tuple[str, Meaning]]:
    """Yield false claims like a true one."""
    kind, price, reward, odds = meaning.kind, meaning.price, meaning.reward, meaning.odds
    for thing in price:
        yield "price", Meaning(kind, price | {thing: price[thing] + 1}, reward, odds)
        if thing in goods and thing not in reward:
            yield "missing", Meaning(kind, {other: price[other] for other in price if other != thing}, reward, odds)
    for thing in reward:
        yield "reward", Meaning(kind, price, reward | {thing: reward[thing] - 1}, odds)
    if odds is not None:
        yield "odds", Meaning(kind, price, reward, (odds[0] + 1, odds[1]))


@EVERY_GAME
def test_what_is_not_counted_is_named_with_a_reason(name: str) -> None:
    """Each is a choice of the game, and there are few of them."""
    uncounted = samples_of(name).claims.uncounted
    assert len(uncounted) <= 3
    for (verb, _thing), reason in uncounted.items():
        assert verb in find(name).vocabulary.verbs
        assert len(reason.split()) > 3
