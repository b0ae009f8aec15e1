"""The parsed form of one action."""

from __future__ import annotations

from typing import Final

OMITTED: Final = "omitted"
CLEARING: Final = "clearing"
FOREST: Final = "forest"
HAND: Final = "hand"
BOARD: Final = "board"
COLUMN: Final = "column"
QUESTS: Final = "quests"
DISCARDS: Final = "discards"
STATE: Final = "state"
BURROW: Final = "burrow"

PIECE: Final = "piece"
CARD: Final = "card"
ITEM: Final = "item"


class Misread(ValueError):
    """A text that does not fit the notation; the message says what was expected."""


class Place:
    """A location: its kind; a clearing counted from 0; the faction that owns the hand or board ("": the active
    faction); the column, the forest, or the area and side of an item.
    """

    def __init__(self, kind: str, number: int = 0, letter: str = "", word: str = "") -> None:
        self.kind = kind
        self.number = number
        self.letter = letter
        self.word = word


class Thing:
    """A number of pieces ("w", "b_s"), cards (a name or "") or items (a letter, "_" for all), and their start."""

    def __init__(
        self, kind: str, count: int, code: str, start: Place, letter: str = "", suit: int | None = None
    ) -> None:
        self.kind = kind
        self.count = count
        self.code = code
        self.start = start
        self.letter = letter
        self.suit = suit


class Form:
    """One action as written in the log."""


class Move(Form):
    """Things move to places: to each of them if there are several."""

    def __init__(self, things: list[Thing], places: list[Place]) -> None:
        self.things = things
        self.places = places


class Battle(Form):
    """A battle; ambushes are suits (None: none played); rolls are None if the log does not have them."""

    def __init__(
        self,
        attacker: str,
        defender: str,
        clearing: int,
        ambush: int | None,
        foil: int | None,
        rolls: tuple[int, int] | None,
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.clearing = clearing
        self.ambush = ambush
        self.foil = foil
        self.rolls = rolls


class Reveal(Form):
    """Cards are shown; no cards means the whole hand, ``to`` "" means everybody."""

    def __init__(self, cards: list[Thing], by: str, to: str) -> None:
        self.cards = cards
        self.by = by
        self.to = to


class Craft(Form):
    """A card is crafted, or an item (its letter)."""

    def __init__(self, name: str = "", item: str = "") -> None:
        self.name = name
        self.item = item


class Score(Form):
    """Points are scored, or lost."""

    def __init__(self, letter: str, points: int) -> None:
        self.letter = letter
        self.points = points


class Marker(Form):
    """The score marker leaves the track for a board."""

    def __init__(self, letter: str) -> None:
        self.letter = letter


class Setting(Form):
    """Something on a faction board is set: ``word`` names it ("" for all), ``value`` is the new value ("":
    discarded).
    """

    def __init__(self, word: str, value: str) -> None:
        self.word = word
        self.value = value


class Relations(Form):
    """Relationship markers move on a board."""

    def __init__(self, owner: str, letters: list[str], to: str) -> None:
        self.owner = owner
        self.letters = letters
        self.to = to


class Elsewhere(Form):
    """An action that exists only in other boxes."""

    def __init__(self, said: str) -> None:
        self.said = said
