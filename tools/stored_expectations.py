"""What a version says of its stored tables, and how later versions are compared with it.

Fields may be added later, but what is written down here must not change. A newer version of a game may convert some of
it (``Game.upgrade``); docs/testing.md says what.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any, Final

import msgspec

from turnwright.core.errors import GameError
from turnwright.core.game import find
from turnwright.core.journal import CHOICE
from turnwright.core.position import Position
from turnwright.core.rng import Rng
from turnwright.server.storage.table_rows import Meta
from turnwright.server.wire.play import ChatLine

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "stored"
BACKUP: Final = "games.backup"
RECORDS: Final = "records.zip"
EXPECTED: Final = "expected.json.gz"
NEXT: Final = 12
"""How many answers of each running game are written down beyond what is stored."""
BY_VERSION: Final = frozenset({"version", "options", "seq", "ply", "given", "offered", "position"})
"""What a newer version of a game may convert; everything else stays as it was."""
UNTOLD: Final = ("rev", "changed", "seed", "seating")
"""Fields of a table about how it is stored, a secret, and the seats, which are told apart."""

Told = dict[str, Any]


def written(folder: Path) -> Told:
    """Return what the version of ``folder`` has written down: ``made``, when, and ``tables`` by id."""
    found: Told = json.loads(gzip.decompress((folder / EXPECTED).read_bytes()))
    return found


def write_down(folder: Path, told: Told) -> None:
    """Write down what this version says."""
    text = json.dumps(told, ensure_ascii=False, sort_keys=True)
    (folder / EXPECTED).write_bytes(gzip.compress(text.encode(), mtime=0))


def described(meta: Meta, position: Position | None, said: list[ChatLine]) -> Told:
    """Return what can be said of a table: its row, its seats, its chat, the choices on offer, and its end position."""
    told: Told = {key: value for key, value in msgspec.to_builtins(meta).items() if key not in UNTOLD}
    told["seats"] = [msgspec.to_builtins(sitting) for sitting in meta.seating]
    told["chat"] = [[line.name, line.text, line.message.id if line.message else ""] for line in said]
    told["offered"] = position.options if position is not None and not position.over else []
    if position is not None and position.over:
        told["position"] = position.game.encode(position.state)
    return told


def played_on(position: Position) -> Told:
    """Return how a running game goes on if every seat answers at random: the answers, and the position then."""
    rng, seq = Rng(position.seq), position.seq
    for _answer in range(NEXT):
        if not position.over:
            position.choose(position.options[rng.below(len(position.options))])
    return _since(position, seq)


def plays_the_same(position: Position, then: Told) -> list[str]:
    """Give the answers of ``then``, what ``played_on`` has returned; return what is different now."""
    seq = position.seq
    try:
        for seat, kind, choice in then["next"]:
            if kind == CHOICE:
                position.choose(choice, seat)
    except GameError as problem:
        return [f"playing on: {problem}"]
    return differences(then, _since(position, seq))


def _since(position: Position, seq: int) -> Told:
    answers = [[entry.seat, entry.kind, entry.choice] for entry in position.entries_from(seq)]
    offered = [] if position.over else position.options
    return {"next": answers, "offered": offered, "position": position.game.encode(position.state)}


def changes(then: Told, now: Told) -> list[str]:
    """Return what has changed at a table that must not; less must stay if its game has a newer version since."""
    if find(then["game"]).version == then["version"]:
        return differences(then, now)
    return differences({key: value for key, value in then.items() if key not in BY_VERSION}, now)


def differences(then: Any, now: Any, where: str = "") -> list[str]:
    """Return where ``now`` lacks something of ``then``; what came in addition is none."""
    if isinstance(then, dict) and isinstance(now, dict):
        lost = [f"{where}{key} is missing" for key in then if key not in now]
        kept = [differences(value, now[key], f"{where}{key}.") for key, value in then.items() if key in now]
        return [*lost, *[line for lines in kept for line in lines]]
    if isinstance(then, list | tuple) and isinstance(now, list | tuple) and len(then) == len(now):
        kept = [differences(a, b, f"{where}{n}.") for n, (a, b) in enumerate(zip(then, now, strict=True))]
        return [line for lines in kept for line in lines]
    return [] if then == now else [f"{where.rstrip('.')}: was {then!r}, is {now!r}"]
