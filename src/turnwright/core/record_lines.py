"""The lines of a record: JSON objects whose values are checked one by one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from turnwright.core.chance import SEED_BYTES
from turnwright.core.errors import BadRecord
from turnwright.core.json_types import Json, JsonDict

_HEX: Final = frozenset("0123456789abcdef")


class RecordLine:
    """One line of a record, read by typed getters whose errors name the line."""

    def __init__(self, text: str, number: int) -> None:
        self.number = number
        try:
            data: Json = json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
        except json.JSONDecodeError as problem:
            raise BadRecord(f"expected one JSON object ({problem.msg}, column {problem.colno})", number) from None
        except (ValueError, RecursionError) as problem:
            raise BadRecord(f"expected one JSON object ({problem})", number) from None
        if not isinstance(data, dict):
            raise self.wrong("a line", "a JSON object", data)
        self.data = data

    def wrong(self, key: str, expected: str, value: Json) -> BadRecord:
        """Return the error for a value of the wrong kind."""
        return BadRecord(f"{key}: expected {expected}, not {_brief(value)}", self.number)

    def only(self, keys: Sequence[str]) -> None:
        """Refuse unknown keys."""
        for key in self.data:
            if key not in keys:
                raise BadRecord(f"unknown key {_brief(key)}: expected {', '.join(keys)}", self.number)

    def integer(self, key: str, low: int, high: int | None = None) -> int:
        """Return the int under ``key``."""
        return self._int(self.data.get(key), key, low, high)

    def integers(self, key: str, low: int | None = None, high: int | None = None) -> tuple[int, ...]:
        """Return the ints under ``key``."""
        return tuple([self._int(value, key, low, high) for value in self._list(key)])

    def scores(self, key: str) -> tuple[int | None, ...]:
        """Return the ints under ``key``; null for a seat without one."""
        return tuple([None if value is None else self._int(value, key, None, None) for value in self._list(key)])

    def text(self, key: str) -> str:
        """Return the string under ``key``."""
        return self._text(self.data.get(key), key)

    def texts(self, key: str) -> tuple[str, ...]:
        """Return the strings under ``key``."""
        return tuple([self._text(value, key) for value in self._list(key)])

    def table(self, key: str) -> JsonDict:
        """Return the object under ``key``."""
        value = self.data.get(key)
        if not isinstance(value, dict):
            raise self.wrong(key, "an object", value)
        return value

    def pairs(self, key: str) -> tuple[tuple[str, str], ...]:
        """Return the object of strings under ``key``."""
        return tuple([(self._text(name, key), self._text(value, key)) for name, value in self.table(key).items()])

    def hex(self, key: str) -> str:
        """Return the 256 bits under ``key`` as hex, or ""."""
        value = self.text(key)
        if value and (len(value) != 2 * SEED_BYTES or not _HEX.issuperset(value)):
            raise self.wrong(key, f"{2 * SEED_BYTES} hex digits or nothing", value)
        return value

    def _list(self, key: str) -> list[Json]:
        value = self.data.get(key)
        if not isinstance(value, list):
            raise self.wrong(key, "a list", value)
        return value

    def _int(self, value: Json, key: str, low: int | None, high: int | None) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(key, "a whole number", value)
        if (low is not None and value < low) or (high is not None and value > high):
            raise self.wrong(key, f"a number from {low}" + ("" if high is None else f" to {high}"), value)
        return value

    def _text(self, value: Json, key: str) -> str:
        if not isinstance(value, str):
            raise self.wrong(key, "a string", value)
        if any(letter == "\0" or "\ud800" <= letter <= "\udfff" for letter in value):
            raise self.wrong(key, "letters", value)
        return value


def _brief(value: Json) -> str:
    if isinstance(value, (list, dict)):
        return "a list" if isinstance(value, list) else "an object"
    text = ascii(value)
    return text if len(text) <= 40 else text[:37] + "..."


def _unique(pairs: list[tuple[str, Json]]) -> JsonDict:
    members = dict(pairs)
    if len(members) != len(pairs):
        raise ValueError("a key occurs twice")
    return members


def _no_constant(name: str) -> Json:
    raise ValueError(f"{name} is not JSON")
