"""A small integer generator for playouts; real tables use the dealer in ``chance``."""

from __future__ import annotations


class Rng:
    """Xorshift on 32 bits: stays below 2**62 throughout, so it is fast when compiled."""

    def __init__(self, seed: int) -> None:
        self.state = (seed * 2654435761 + 0x9E3779B9) & 0xFFFFFFFF or 1
        for _k in range(4):
            self.next()

    def next(self) -> int:
        """Return the next number, 1 .. 2**32 - 1."""
        x = self.state
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.state = x
        return x

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        return self.next() % n

    def weighted(self, weights: list[int]) -> int:
        """Return an index with a probability proportional to its weight."""
        total = 0
        for weight in weights:
            total += weight
        left = self.next() % total
        for i in range(len(weights)):
            left -= weights[i]
            if left < 0:
                return i
        raise AssertionError("weights must be positive")
