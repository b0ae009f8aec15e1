"""The start of a game that was set up: a state as JSON, checked before anything is played on it."""

from __future__ import annotations

from typing import Final

from turnwright.core.errors import BadState, GameError, RedactedState, brief
from turnwright.core.frames import State
from turnwright.core.game import Game, Json, JsonDict
from turnwright.core.seats import ALL_KNOWING, Viewer
from turnwright.core.zones import Cards

LARGEST: Final = 1 << 128
"""More than any number on a table; a set of cards or places may take many bits."""


def encoded(game: Game[State], s: State) -> JsonDict:
    """Return ``s`` as the start of a game."""
    if s.viewer != ALL_KNOWING:
        raise RedactedState("a view cannot be played on: deal a table from a belief")
    whole = s.copy()
    track_cards(game, whole)
    return game.encode(whole)


def decoded(game: Game[State], start: JsonDict, seats: int, options: JsonDict) -> State:
    """Return the state of a start; BadState says why no game can begin there.

    A viewer whose knowledge about hidden cards the start leaves out knows which cards it cannot see.
    """
    if "viewer" in start:
        raise RedactedState("this start is what one viewer may see: it can be looked at, but not played on")
    try:
        _check_numbers(start)
        s = game.decode(start, seats, options)
    except GameError:
        raise
    except Exception as problem:
        raise BadState(f"no game can begin here: {brief(f'{type(problem).__name__}: {problem}')}") from None
    if not s.todo:
        raise BadState("todo: the game is over: nothing is asked")
    track_cards(game, s)
    return s


def track_cards(game: Game[State], s: State) -> None:
    """Start tracking what viewers know about hidden cards, for those of whom nothing is known."""
    cards = getattr(s, "cards", None)
    if isinstance(cards, Cards):
        cards.watch_unseen(s.seats, game.mixed_zones(s.seats))


def shown(game: Game[State], start: JsonDict, s: State, seat: Viewer) -> JsonDict:
    """Return a start, and the state ``s`` that it describes, as ``seat`` may see it; the start itself if that hides
    nothing.
    """
    seen = game.view(s, seat).encode()
    return start if all(seen.get(key) == value for key, value in start.items()) else seen


def _check_numbers(data: Json) -> None:
    """Refuse numbers that no table has, on which work could grow without bounds."""
    if isinstance(data, dict):
        for value in data.values():
            _check_numbers(value)
    elif isinstance(data, list):
        for value in data:
            _check_numbers(value)
    elif isinstance(data, int) and not -LARGEST < data < LARGEST:
        raise BadState("a number is larger than any on a table")
