"""Beliefs about hidden cards against every table that may be real, in random play."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.core.test_zones import DECK, DISCARD, HAND, SEATS, Deal, fitting, layers, table
from turnwright.core.rng import Rng
from turnwright.core.seats import EVERYONE, NOBODY, Audience, includes, only, viewers
from turnwright.core.zones import Cards

World = tuple[Cards, Fraction]


DRAWS, PLAY, SHOW, SHUFFLE, GIFT, HAPPENINGS = 3, 3, 4, 5, 6, 7


def observed(cards: Cards, viewer: int) -> Deal:
    """Return what ``viewer`` sees."""
    return layers(cards.redacted(viewer))


def audiences(rng: Rng) -> Audience:
    """Return somebody, everybody or nobody."""
    return [NOBODY, EVERYONE, only(0), only(1)][rng.below(4)]


def step(worlds: list[World], happening: int, rng: Rng, viewer: int) -> list[World]:
    """Let one thing happen in the first world, and keep the others in which the viewer would have seen the same.

    A card leaves a hand in every world where it could, whichever copy; a draw is drawn in every way.
    """
    real = worlds[0][0]
    audience = audiences(rng)
    hand = HAND + rng.below(2)
    held = real.zones[hand].layers[0]
    if happening < DRAWS and real.zones[DECK].layers:
        card = real.zones[DECK].layers[0][rng.below(len(real.zones[DECK].layers[0]))]
        return carry(worlds, DECK, hand, card, audience, viewer)
    if happening == GIFT and held:
        return carry(worlds, hand, 2 * HAND + 1 - hand, held[rng.below(len(held))], NOBODY, viewer)
    if happening == PLAY and held:
        return play(worlds, hand, held[rng.below(len(held))])
    if happening == SHOW:
        return everywhere(worlds, lambda cards: cards.show(hand, audience), viewer, hand, audience)
    if happening == SHUFFLE and not real.zones[DECK].layers:
        return everywhere(worlds, lambda cards: cards.shuffle_under(DISCARD, DECK), viewer, hand, NOBODY)
    return worlds


def carry(worlds: list[World], source: int, target: int, card: int, audience: Audience, viewer: int) -> list[World]:
    """Carry any card that ``card`` may have been, for all the viewer sees."""
    real = worlds[0][0]
    sees = includes(audience, viewer) or any(includes(real.zones[z].audience, viewer) for z in (source, target))
    after: list[World] = []
    for number, (cards, chance) in enumerate(worlds):
        zone = cards.zones[source]
        for kind, copies in zip(zone.kinds(), zone.copies(), strict=True):
            if sees and kind != card:
                continue
            other = cards.copy()
            other.move(source, target, kind, audience)
            world = other, chance * copies / len(zone.layers[0])
            if number == 0 and kind == card:
                after.insert(0, world)
            else:
                after.append(world)
    return after


def play(worlds: list[World], hand: int, card: int) -> list[World]:
    """Discard a card; a hand that holds more copies of it was likelier to play one of them."""
    after: list[World] = []
    for cards, chance in worlds:
        copies = cards.zones[hand].layers[0].count(card)
        if copies:
            other = cards.copy()
            other.move(hand, DISCARD, card)
            after.append((other, chance * copies))
    return after


def everywhere(worlds: list[World], do: object, viewer: int, hand: int, audience: Audience) -> list[World]:
    """Do the same in all worlds; a hand that the viewer is shown must be the same in all that are left."""
    real = worlds[0][0].zones[hand].layers[0][:]
    after: list[World] = []
    for cards, chance in worlds:
        if not includes(audience, viewer) or cards.zones[hand].layers[0] == real:
            other = cards.copy()
            do(other)  # type: ignore[operator]
            after.append((other, chance))
    return after


@pytest.mark.parametrize("seed", range(60))
def test_the_real_table_always_fits_and_most_beliefs_are_exact(seed: int) -> None:
    """Against all that chance could have done, no table that may be real is left out. Where no card passed unseen out
    of a hand, and no two are alike (which of two copies was played nobody can say), each is as likely as it should be.
    """
    rng = Rng(seed + 1)
    viewer = viewers(SEATS)[seed % 3]
    gifts, copies = seed % 2 == 0, seed % 4 >= 2
    worlds: list[World] = [(table([0, 0, 1, 2, 2] if copies else [0, 1, 2, 3, 4]), Fraction(1))]
    for _n in range(9):
        worlds = step(worlds, rng.below(HAPPENINGS if gifts else GIFT), rng, viewer)
        real = worlds[0][0]
        shares: dict[Deal, Fraction] = {}
        for world, chance in worlds:
            assert observed(world, viewer) == observed(real, viewer)
            shares[layers(world)] = shares.get(layers(world), Fraction(0)) + chance
        total = sum(shares.values())
        believed = fitting(real, viewer)
        assert set(shares) <= set(believed)
        assert gifts or copies or {deal: chance / total for deal, chance in shares.items()} == believed


@pytest.mark.parametrize("seed", range(60))
def test_gifts_leave_exactly_the_tables_that_may_be_real(seed: int) -> None:
    """Of cards that pass between hands unseen, again and again, every table that may be real is believed in, and no
    other: a card that was seen to go to a hand is not in the deck, nor one of a later deck in a hand that was full.
    """
    rng = Rng(seed + 1)
    viewer = viewers(SEATS)[seed % 3]
    worlds: list[World] = [(table([0, 1, 2, 3, 4]), Fraction(1))]
    for _n in range(9):
        worlds = step(worlds, min(GIFT, rng.below(GIFT + 4)), rng, viewer)
        assert {layers(world) for world, _chance in worlds} == set(fitting(worlds[0][0], viewer))
