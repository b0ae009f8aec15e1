"""The dealer: chance as a seat, committed to a seed before the game and verifiable after it."""

from __future__ import annotations

import hashlib
import hmac
import secrets

SEED_BYTES = 32


def fresh_seed() -> bytes:
    """Return 256 unguessable bits."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(number: int | bytes | str | None) -> bytes:
    """Return a table seed: fresh for None, hex for a 64-digit string, derived by hash otherwise."""
    if number is None:
        return fresh_seed()
    if isinstance(number, bytes):
        return number if len(number) == SEED_BYTES else hashlib.sha256(number).digest()
    text = str(number)
    if len(text) == 2 * SEED_BYTES and all(c in "0123456789abcdef" for c in text):
        return bytes.fromhex(text)
    return hashlib.sha256(text.encode()).digest()


def commitment(seed: bytes) -> str:
    """Return the hash that is shown at the start, so that the seed cannot be changed later."""
    return hashlib.sha256(b"turnwright seed " + seed).hexdigest()


def answer(seed: bytes, n: int, weights: list[int]) -> int:
    """Return the index of the ``n``-th chance answer of a table; n is never used twice."""
    digest = hmac.new(seed, f"chance {n}".encode(), hashlib.sha256).digest()
    left = int.from_bytes(digest, "big") % sum(weights)
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise AssertionError("weights must be positive")


class Dealer:
    """Answers chance questions of one table and counts them; undo does not reset the count."""

    def __init__(self, seed: bytes, dealt: int = 0) -> None:
        self.seed = seed
        self.dealt = dealt

    def draw(self, weights: list[int]) -> int:
        """Return the index of the next answer."""
        index = answer(self.seed, self.dealt, weights)
        self.dealt += 1
        return index
