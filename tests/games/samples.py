"""What the suites that every game shares need to know of each game.

A game gets the suites beside this file by being registered; the ``samples.py`` of its own tests holds the rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

from tests.games.claims import Claims
from turnwright.core import engine
from turnwright.core.drawing import Panel, Theme
from turnwright.core.game import JsonDict, W
from turnwright.core.rng import Rng


class Samples(Generic[W]):
    """What a game adds to the shared suites; ``SAMPLES`` in the ``samples.py`` of its tests."""

    options: Mapping[str, JsonDict] = {"plain": {}}
    """Tables to try, each with a name; the first is the plain one."""
    short: JsonDict = {}  # noqa: RUF012
    """Options under which a game soon ends, however it is played."""
    supplies: int = 1
    """How many panels stand between the board and those of the seats."""
    elements: frozenset[str] = frozenset({"svg", "defs", "g", "path", "rect", "circle", "use"})
    """What drawings are made of."""
    placeless: frozenset[str]
    """Verbs with choices that point at nothing on the table."""
    contrasts: tuple[tuple[str, str, float], ...]
    """Grounds, the inks on them, and the least contrast between the two: 4.5 for print, 3 for signs."""
    ids: frozenset[str]
    """Texts whose ids the code puts together; those of prompts, options, orders and sheets are known."""

    coordinates: str = ""
    """A pattern of what the map calls its places, if that looks like a code."""
    abbreviations: frozenset[str] = frozenset({"VP", "ПО"})
    """Words in capitals that are also in the rule book."""
    spoken: frozenset[str] = frozenset()
    """Words of choices that are ordinary words although they have a hyphen."""

    factions: Mapping[str, str]
    """Every faction, race or power by its key, with the id of the text that names it."""
    faction_words: frozenset[str] = frozenset()
    """Words besides the keys that belong to one of them alone: pieces, options."""
    common_words: frozenset[str] = frozenset()
    """Keys that are words of the common rules as well."""
    rooms: tuple[str, ...] = ("factions",)
    """The folders of factions, or of whatever else has its own file; each has a roster."""
    homes: Mapping[str, str] = {}
    """By key: folder and file of those that do not live in a file of the first folder with their own name."""
    lists: tuple[str, ...] = ()
    """Files besides the usual ones that list them, but decide nothing about them."""
    faction_rules: str
    """A pattern of the rule constants that are about one of them alone."""

    claims: Claims[W]
    """How what choices claim is compared with what happens."""

    def home(self, key: str) -> str:
        """Return folder and file of a faction, without the ending."""
        return self.homes.get(key, f"{self.rooms[0]}/{key.replace('-', '_')}")

    def answer(self, s: W, rng: Rng) -> int:
        """Return an answer of a player who keeps the game lively."""
        return engine.random_answer(s, engine.options(s), rng)

    def derived(self, s: W) -> object:
        """Return what the table keeps but does not store, so that two tables can be compared."""
        raise NotImplementedError

    def unsound(self, s: W) -> list[str]:
        """Return what is wrong with a table that was read, of all that reading promises."""
        raise NotImplementedError

    def drawings(self, seats: int, theme: Theme) -> list[list[Panel]]:
        """Return drawings for seat 0 besides those of a game that is played."""
        return []
