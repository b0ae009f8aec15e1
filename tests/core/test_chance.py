"""The dealer: committed to a seed, checkable afterwards."""

from __future__ import annotations

import pytest

from turnwright.core.chance import SEED_BYTES, Dealer, answer, commitment, fresh_seed, seed_from


def test_seeds_are_256_bits_however_they_are_given() -> None:
    """Ints, words, bytes and hex give a seed; hex gives itself back; nothing gives a fresh one."""
    seeds = [seed_from(given) for given in (7, "club night", b"x", b"y" * SEED_BYTES, "ab" * SEED_BYTES)]
    assert [SEED_BYTES] * 5 == [len(seed) for seed in seeds]
    assert b"y" * SEED_BYTES == seeds[3]
    assert bytes.fromhex("ab" * SEED_BYTES) == seeds[4]
    assert seed_from(None) != seed_from(None)
    assert fresh_seed() != fresh_seed()
    assert seed_from(7) == seed_from("7")


def test_answers_depend_on_the_seed_and_n_alone() -> None:
    """The n-th answer can be computed by anyone who knows the seed."""
    seed = seed_from(1)
    dealer = Dealer(seed)
    drawn = [dealer.draw([1] * 6) for _roll in range(30)]
    assert [answer(seed, n, [1] * 6) for n in range(30)] == drawn
    assert 30 == dealer.dealt
    assert drawn[10:] == [Dealer(seed, n).draw([1] * 6) for n in range(10, 30)]
    assert set(range(6)) == set(drawn)


def test_answers_follow_their_weights() -> None:
    """An answer with weight 0 never comes, one of weight 3 three times as often as one of weight 1."""
    seed = seed_from(2)
    drawn = [answer(seed, n, [1, 0, 3]) for n in range(4000)]
    assert 0 == drawn.count(1)
    assert drawn.count(0) == pytest.approx(1000, abs=110)


def test_the_commitment_tells_seeds_apart_and_is_not_the_seed() -> None:
    """It is shown at the start, and fits one seed."""
    assert commitment(seed_from(1)) != commitment(seed_from(2))
    assert 64 == len(commitment(seed_from(1)))
    assert seed_from(1).hex() != commitment(seed_from(1))
