"""How the numbers of a table are spelled in a notation: by names, as sets of names, by seat and by place.

A game lists the spelling of its fields; a field without one is spelled as plain numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from turnwright.core.errors import brief
from turnwright.core.json_types import Json, JsonDict
from turnwright.core.notation_text import LAYER, Braced, Listed, Tree, Word, wrong

MOST_DIGITS: Final = 40
"""The digits of a number; sets of many places are numbers, too."""
UNSEEN: Final = "?"
"""What the viewer of a position may not see."""
ABSENT: Final = "none"
KIND: Final = "part"
"""The key of an encoded part or board that says of what kind it is."""


class Names:
    """The names of consecutive numbers from 0, and of some numbers besides, such as -1 for none."""

    def __init__(self, noun: str, names: Sequence[str], others: Mapping[int, str] | None = None) -> None:
        self.noun = noun
        self.words = [*names]
        self.are_numbers = any(name.isdigit() for name in names)
        self._name: dict[int, str] = {**dict(enumerate(names)), **(others or {})}
        self._number = {name: number for number, name in self._name.items()}

    def __len__(self) -> int:
        return len(self.words)

    def name(self, number: int) -> str:
        """Return the name of a number; the number itself if it has none."""
        return self._name.get(number, str(number))

    def number(self, word: Word) -> int:
        """Return the number of a name, or the number that is written."""
        if word.text in self._number:
            return self._number[word.text]
        if _looks_like_number(word) and not self.are_numbers:
            return whole_number(word)
        raise self.unknown(word)

    def place(self, word: Word) -> int:
        """Return the index of a name in a list by name."""
        number = self._number.get(word.text, -1)
        if not 0 <= number < len(self.words):
            raise self.unknown(word)
        return number

    def unknown(self, word: Word) -> Exception:
        """Return the error for a name that is not one of these."""
        return wrong(word, f"unknown {self.noun} {brief(word.text)}: expected one of {', '.join(self._number)}")


def numbered(noun: str, count: int, first: int = 0, others: Mapping[int, str] | None = None) -> Names:
    """Return names that are numbers themselves, counted from ``first``, such as printed regions from 1."""
    return Names(noun, [str(n + first) for n in range(count)], others)


class Spelling(NamedTuple):
    """How one field is spelled.

    values  the names of its numbers
    mask    its numbers are sets of these names
    by      it is a list by these names, or by two kinds of names, one row after the other
    fill    what is in a list where nothing is said
    each    the same, if it is not the same everywhere
    """

    values: Names | None = None
    mask: Names | None = None
    by: tuple[Names, ...] = ()
    fill: Json = 0
    each: tuple[Json, ...] = ()

    def usual(self, count: int) -> list[Json]:
        """Return a list in which nothing is said."""
        return [*self.each] if self.each else [self.fill] * count


PLAIN: Final = Spelling()
Spellings = Mapping[str, Spelling]
"""By field; a field of a part, board or payload as ``Pack.place``."""


def _looks_like_number(word: Word) -> bool:
    digits = word.text.removeprefix("-")
    return not word.quoted and digits.isascii() and digits.isdigit()


def whole_number(word: Word) -> int:
    """Return the number that a word is."""
    if not _looks_like_number(word):
        raise wrong(word, f"expected a whole number, found {brief(word.text)}")
    if len(word.text) > MOST_DIGITS:
        raise wrong(word, f"a number has at most {MOST_DIGITS} digits, not {len(word.text)}")
    return int(word.text)


def told(value: Json, spelled: Spelling, spellings: Spellings) -> Tree:
    """Return a value of an encoded state as it is spelled."""
    if spelled.by and isinstance(value, list):
        return _told_by(value, spelled, spellings)
    if isinstance(value, list):
        absent = any(isinstance(item, dict) for item in value)
        return Listed([Word(ABSENT) if item is None and absent else told(item, spelled, spellings) for item in value])
    if isinstance(value, dict):
        kind = str(value.get(KIND, ""))
        return object_told({key: item for key, item in value.items() if key != KIND}, kind, spellings)
    return _told_number(value, spelled)


def nothing_hidden(tree: Tree) -> Tree:
    """Return what is spelled of a whole position, in which nothing is unseen: what has no value is absent."""
    if isinstance(tree, Listed):
        return Listed([nothing_hidden(item) for item in tree.items])
    if isinstance(tree, Braced):
        entries = [(name, None if value is None else nothing_hidden(value)) for name, value in tree.entries]
        return Braced(tree.kind, entries)
    return Word(ABSENT) if tree == Word(UNSEEN) else tree


def object_told(data: JsonDict, kind: str, spellings: Spellings) -> Braced:
    """Return named values as they are spelled; ``kind`` says of what kind the object is."""
    entries: list[tuple[Word, Tree | None]] = [
        (Word(key), told(item, spellings.get(f"{kind}.{key}", PLAIN), spellings)) for key, item in data.items()
    ]
    return Braced(kind, entries)


def _told_number(value: Json, spelled: Spelling) -> Word | Braced:
    if value is None:
        return Word(UNSEEN)
    if isinstance(value, bool):
        return Word("true" if value else "false")
    if isinstance(value, str):
        return Word(value, quoted=True)
    assert isinstance(value, int)
    if spelled.mask is not None and 0 <= value < 1 << len(spelled.mask):
        return Braced("", [(Word(spelled.mask.name(n)), None) for n in range(len(spelled.mask)) if value >> n & 1])
    return Word(spelled.values.name(value) if spelled.values is not None else str(value))


def _told_by(values: list[Json], spelled: Spelling, spellings: Spellings) -> Braced:
    names, rest = spelled.by[0], spelled._replace(by=spelled.by[1:])
    assert len(values) % len(names) == 0
    size = len(values) // len(names)
    usual = spelled.usual(len(values))
    entries: list[tuple[Word, Tree | None]] = []
    for n in range(len(names)):
        row = values[n * size : (n + 1) * size]
        if row != usual[n * size : (n + 1) * size]:
            inner = told(row, rest, spellings) if rest.by else told(row[0], rest, spellings)
            entries.append((Word(names.name(n)), inner))
    return Braced("", entries)


def meant(tree: Tree, spelled: Spelling, spellings: Spellings) -> Json:
    """Return the value that something spelled means."""
    if spelled.by:
        return _meant_by(tree, spelled, spellings)
    if isinstance(tree, Listed):
        for item in tree.items:
            if isinstance(item, Word) and item.text == LAYER and not item.quoted:
                raise wrong(item, "only cards in a zone have layers")
        return [meant(item, spelled, spellings) for item in tree.items]
    if isinstance(tree, Word):
        return _meant_number(tree, spelled)
    if spelled.mask is not None:
        return _meant_set(tree, spelled.mask)
    return object_meant(tree, spellings)


def object_meant(tree: Braced, spellings: Spellings) -> JsonDict:
    """Return the named values in braces."""
    data: JsonDict = {KIND: tree.kind} if tree.kind else {}
    for name, value in tree.entries:
        if value is None:
            raise wrong(name, f"expected = and a value after {brief(name.text)}")
        data[name.text] = meant(value, spellings.get(f"{tree.kind}.{name.text}", PLAIN), spellings)
    return data


def _meant_number(word: Word, spelled: Spelling) -> Json:
    if word.quoted:
        return word.text
    if word.text == UNSEEN:
        return None
    if spelled.values is not None:
        return spelled.values.number(word)
    if word.text == ABSENT:
        return None
    if word.text in ("true", "false"):
        return word.text == "true"
    return whole_number(word)


def _meant_set(tree: Braced, names: Names) -> int:
    found = 0
    for name, value in tree.entries:
        if value is not None:
            raise wrong(name, f"expected only names here, found = after {brief(name.text)}")
        found |= 1 << names.place(name)
    return found


def _meant_by(tree: Tree, spelled: Spelling, spellings: Spellings) -> list[Json]:
    names, rest = spelled.by[0], spelled._replace(by=spelled.by[1:])
    size = 1
    for inner in rest.by:
        size *= len(inner)
    if isinstance(tree, Listed) and not rest.by:
        return [meant(item, rest, spellings) for item in tree.items]
    if not isinstance(tree, Braced):
        raise wrong(tree, f"expected braces with each {names.noun} and its value, as {{{names.name(0)}=1}}")
    values = spelled.usual(size * len(names))
    for name, value in tree.entries:
        place = names.place(name)
        if value is None:
            raise wrong(name, f"expected = and a value after {brief(name.text)}")
        said = meant(value, rest, spellings)
        values[place * size : (place + 1) * size] = said if rest.by and isinstance(said, list) else [said]
    return values
