"""Text from clients: what every body, frame, path and query may contain, and how long it may be.

SQLite stores a NUL that PostgreSQL refuses, so ``check_text`` refuses it in everything that is decoded. Lone surrogates
and other bytes that are not UTF-8 do not get past the decoders. A length counts characters, as a PostgreSQL column
does; UTF-8 takes at most ``BYTES`` for each.
These bounds keep out nonsense. What a name, a password or a title may be is defined where it is checked.
"""

from __future__ import annotations

from typing import Annotated, Final

from litestar.params import ParameterKwarg, PathParameter, QueryParameter
from msgspec import Meta, Struct

NUL: Final = "\0"
BYTES: Final = 4
"""Maximum number of bytes that UTF-8 needs for a character."""


def within(most: int) -> Meta:
    """Return the bounds of a text of at most ``most`` characters in a body or a frame."""
    return Meta(max_length=most)


def in_path(most: int) -> ParameterKwarg:
    """Return the bounds of a text of at most ``most`` characters in a path."""
    return PathParameter(max_length=most)


def in_query(most: int) -> ParameterKwarg:
    """Return the bounds of a text of at most ``most`` characters in a query."""
    return QueryParameter(max_length=most)


LONGEST_ID: Final = 32
LONGEST_WORD: Final = 40
LONGEST_SECRET: Final = 100
LONGEST_BOT: Final = 200

Id = Annotated[str, within(LONGEST_ID)]
"""The id of a table or a token."""
Secret = Annotated[str, within(LONGEST_SECRET)]
"""An invite, or the secret of a link."""
Word = Annotated[str, within(LONGEST_WORD)]
BotWord = Annotated[str, within(LONGEST_BOT)]
"""A bot that an operator adds is named with its module and settings."""
"""A game, a language, a theme, an option, a rule."""
ChoiceName = Annotated[str, within(200)]
"""A choice, a drawn element, or the key of a move."""
Line = Annotated[str, within(400)]
"""A name, a password, a title, a label."""
Address = Annotated[str, within(1_000)]
"""A mail address or a URL."""
LongText = Annotated[str, within(16_384)]
"""Chat, a report, a home-made race."""
RecordText = Annotated[str, within(2**26)]
"""An uploaded record; its size in bytes is a setting."""

BoardText = Annotated[str, within(2**22)]
"""A board of a seat's own; its size in bytes is a setting."""

_Plain = bool | int | float | LongText | None
Value = _Plain | list[_Plain] | dict[Word, _Plain | list[_Plain] | dict[Word, _Plain | list[_Plain]]]
"""The value of a table option or a standing order: as much JSON as a game may declare."""
Preference = bool | int | float | Line

PathId = Annotated[str, in_path(LONGEST_ID)]
PathWord = Annotated[str, in_path(LONGEST_WORD)]
QueryWord = Annotated[str, in_query(LONGEST_WORD)]
QuerySecret = Annotated[str | None, in_query(LONGEST_SECRET)]


def check_text(value: object) -> None:
    """Refuse a NUL in any text within ``value``."""
    # A pattern could express this, but msgspec 0.22 crashes on patterns in unions when they are garbage-collected.
    match value:
        case str():
            if NUL in value:
                raise ValueError("text cannot hold the character NUL")
        case dict():
            for item in (*value, *value.values()):
                check_text(item)
        case list() | tuple():
            for item in value:
                check_text(item)
        case Struct():
            for name in value.__struct_fields__:
                check_text(getattr(value, name))
