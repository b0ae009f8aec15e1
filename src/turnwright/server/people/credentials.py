"""Secrets: generated at random, stored as digests; passwords hashed with argon2 in a separate thread."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
_THREAD: Final = ThreadPoolExecutor(1, thread_name_prefix="argon2")
"""One password at a time: many at once would take memory and cores from players."""
_NOBODY: Final = _HASHER.hash(secrets.token_hex(8))
"""The hash to compare with if no such name exists, so that both answers take the same time."""


def new_id() -> str:
    """Return an unguessable id of 16 hex digits."""
    return secrets.token_hex(8)


def new_secret() -> str:
    """Return 256 random bits as text for a cookie, a link or a header."""
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """Return what is stored instead of ``secret``; a secret has 256 random bits, so no salt is needed."""
    return sha256(secret.encode()).hexdigest()


def same(given: str, expected: str) -> bool:
    """Compare two secrets in constant time."""
    return hmac.compare_digest(given.encode(), expected.encode())


def hash_now(password: str) -> str:
    """Return the argon2 hash of ``password``, salt included."""
    return _HASHER.hash(password)


async def hash_password(password: str) -> str:
    """Return the argon2 hash of ``password`` without blocking others."""
    return await asyncio.get_running_loop().run_in_executor(_THREAD, hash_now, password)


async def check_password(password: str, stored: str | None) -> bool:
    """Tell whether ``stored`` is a hash of ``password`` (None: there is no such account)."""
    return await asyncio.get_running_loop().run_in_executor(_THREAD, _check, password, stored)


def _check(password: str, stored: str | None) -> bool:
    try:
        _HASHER.verify(stored or _NOBODY, password)
    except (Argon2Error, InvalidHashError):
        return False
    return stored is not None
