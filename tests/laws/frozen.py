"""Tables that refuse to be changed, to find out who tries. Plain Python only: compiled code bypasses the refusals."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from turnwright.core.fields import CACHE
from turnwright.core.frames import State
from turnwright.core.game import Game


class Written(AssertionError):
    """A frozen table was written to, if only for a moment."""


def refuse(*_args: Any, **_named: Any) -> Any:
    """Refuse any change."""
    raise Written


CHANGES = (
    *("__setitem__", "__delitem__", "__iadd__", "__imul__", "append", "clear", "extend", "insert", "pop", "remove"),
    *("reverse", "sort", "update", "setdefault", "popitem", "add", "discard", "__ior__", "__iand__", "__isub__"),
)


def refusing(kind: type, *names: str) -> Any:
    """Return a subclass that refuses what would change it."""
    return type(
        f"Frozen{kind.__name__}", (kind,), dict.fromkeys([name for name in names if hasattr(kind, name)], refuse)
    )


FROZEN = {kind: refusing(kind, *CHANGES) for kind in (list, dict, set)}


def frozen(game: Game[State], s: State) -> State:
    """Return a copy of a table that refuses to be changed, and so do the things in it that a clone copies. What is only
    derived from the table, and notes on what copies share, may change.
    """
    copy = s.clone()
    fields = import_module(f"{game.package}.fields").TABLE.fields
    _freeze(copy, [field.name for field in fields if field.kind == CACHE])
    return copy


def _freeze(thing: Any, caches: Sequence[str] = ()) -> None:
    """Freeze an object and what it holds."""
    for name in vars(thing):
        if name not in caches:
            object.__setattr__(thing, name, _frozen(getattr(thing, name)))

    def assign(self: object, name: str, value: object) -> None:
        if name not in caches and not name.startswith("_"):
            raise Written
        object.__setattr__(self, name, value)

    kind = type(thing)
    thing.__class__ = type(f"Frozen{kind.__name__}", (kind,), {"__setattr__": assign, "__delattr__": refuse})


def _frozen(value: Any) -> Any:
    """Return a copy that refuses changes of a container, or of an object that clones have one of their own of."""
    if type(value) is dict:
        return FROZEN[dict]({key: _frozen(each) for key, each in value.items()})
    if type(value) in FROZEN:
        return FROZEN[type(value)](map(_frozen, value))
    if hasattr(value, "clone") and hasattr(value, "__dict__"):
        value = value.clone()
        _freeze(value)
    return value
