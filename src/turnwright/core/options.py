"""Table options: what a table may decide before the game, and presets: values that belong together."""

from __future__ import annotations

from turnwright.core.errors import LONGEST, BadOption, brief
from turnwright.core.json_types import Json, JsonDict


class Option:
    """Something a table may decide before the game: a name, its allowed values, its default.

    rule         the ledger ruling that the default follows ("" for plain conveniences)
    each         the allowed words for each seat, if the value is a comma-separated list with one word per seat
    listed       whether forms for people show it; options for self-play are not listed
    names_seats  whether numbers among its values are seats, which forms count from 1
    seats        the seat counts to which it applies (empty: all)
    """

    noun = "option"

    def __init__(
        self,
        name: str,
        values: tuple[Json, ...],
        default: Json,
        rule: str = "",
        each: tuple[str, ...] = (),
        listed: bool = True,
        names_seats: bool = False,
        seats: tuple[int, ...] = (),
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.rule = rule
        self.each = each
        self.listed = listed
        self.names_seats = names_seats
        self.seats = seats

    def allows(self, value: Json) -> bool:
        """Tell whether ``value`` is one of the allowed values, and of their type."""
        return value in self.values and type(value) in {type(v) for v in self.values}

    def check(self, value: Json) -> Json:
        """Return ``value`` as the game will keep it, or raise BadOption with the allowed values."""
        if self.allows(value):
            return value
        found = brief(value) if isinstance(value, str) else _spell(value)
        allowed = ", ".join(_spell(v) for v in self.values)
        raise BadOption(f"{self.noun} {self.name!r} cannot be {found}: allowed values are {allowed}")


class Preset:
    """Table options that belong together, under one name; the message ``preset-NAME`` is its title."""

    def __init__(self, name: str, options: JsonDict) -> None:
        self.name = name
        self.options = options


def _spell(value: Json) -> str:
    """Return ``value`` as one short line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    text = str(value)
    return text if text.isprintable() and len(text) <= LONGEST else f"{text[:LONGEST]!r}…"
