"""The header of a position as text: its game, seats and options, and who sees it so."""

from __future__ import annotations

from typing import Final

from turnwright.core.errors import BadNotation, GameError, brief
from turnwright.core.frames import State
from turnwright.core.game import Game, JsonDict, find
from turnwright.core.notation_text import Braced, Tree, Word, wrong
from turnwright.core.seats import WATCHER
from turnwright.core.spelling import PLAIN, meant, numbered, whole_number

FORMAT: Final = "turnwright-position"
VERSION: Final = "1"
HEADER: Final = (FORMAT, "game", "seats", "options", "viewer")


def header_of(statements: list[tuple[Word, Tree]]) -> dict[str, Tree]:
    """Return the statements of the header, which come first, by name."""
    header: dict[str, Tree] = {}
    for name, tree in statements:
        if name.text not in HEADER or name.text in header:
            break
        header[name.text] = tree
    for place, key in enumerate((FORMAT, "game", "seats")):
        if len(header) <= place or [*header][place] != key:
            raise BadNotation(f"expected '{key}:' as statement {place + 1} of a position", 1)
    version = header[FORMAT]
    if not isinstance(version, Word) or version.text != VERSION:
        raise wrong(version, f"expected {FORMAT}: {VERSION}, which is the only version")
    return header


def table_of(header: dict[str, Tree]) -> tuple[Game[State], int, JsonDict, int | None]:
    """Return game, seats, options and viewer."""
    name, seats, options, viewer = header["game"], header["seats"], header.get("options"), header.get("viewer")
    if not isinstance(name, Word) or not isinstance(seats, Word):
        raise wrong(name if not isinstance(name, Word) else seats, "expected one word")
    at: Tree = name
    try:
        game = find(name.text)
        at = seats
        count = game.check_seats(whole_number(seats))
        at = options or seats
        chosen = game.check_options({} if options is None else _options(options))
    except BadNotation:
        raise
    except GameError as problem:
        raise wrong(at, str(problem)) from None
    if viewer is None:
        return game, count, chosen, None
    if not isinstance(viewer, Word):
        raise wrong(viewer, "expected a seat or watcher")
    return game, count, chosen, numbered("viewer", count, others={WATCHER: "watcher"}).number(viewer)


def _options(tree: Tree) -> JsonDict:
    if not isinstance(tree, Braced):
        raise wrong(tree, "expected braces with options and their values")
    chosen: JsonDict = {}
    for name, value in tree.entries:
        if not isinstance(value, Word):
            raise wrong(name, f"expected = and one value after {brief(name.text)}")
        plain = value.quoted or value.text in ("true", "false") or value.text.lstrip("-").isdecimal()
        chosen[name.text] = meant(value, PLAIN, {}) if plain else value.text
    return chosen
