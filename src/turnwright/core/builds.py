"""Which build of the rules this is, and whether another one was built from the same sources."""

from __future__ import annotations

import hashlib
from pathlib import Path

import turnwright
from turnwright.core import engine


def is_compiled() -> bool:
    """Tell whether this package is compiled."""
    return not str(engine.__file__).endswith(".py")


def package() -> Path:
    """Return the folder of this package."""
    return Path(turnwright.__file__).parent


def fingerprint(package: Path) -> str:
    """Return a hash of the rules and bots in a package; a compiled build has its sources beside its libraries."""
    digest = hashlib.sha256()
    for room in ("bots", "core", "games"):
        for path in sorted((package / room).rglob("*.py")):
            content = path.read_bytes()
            digest.update(f"{path.relative_to(package).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()
