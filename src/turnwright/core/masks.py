"""Masks: sets of small numbers, one bit each."""

from __future__ import annotations


def mask_of(numbers: list[int]) -> int:
    """Return numbers as a mask."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def count(mask: int) -> int:
    """Return how many numbers a mask holds."""
    held = 0
    while mask:
        mask &= mask - 1
        held += 1
    return held


def numbers_of(mask: int) -> list[int]:
    """Return the numbers of a mask, ascending."""
    numbers: list[int] = []
    while mask:
        low = mask & -mask
        numbers.append(low.bit_length() - 1)
        mask ^= low
    return numbers
