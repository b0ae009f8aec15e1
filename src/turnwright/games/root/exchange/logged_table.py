"""The table described by a log: map, deck, discard pile, items, and who rules where."""

from __future__ import annotations

from collections import Counter

from turnwright.games.root.data.geometry import CLEARINGS, RAGING_WINTER, WINTER, Woodland
from turnwright.games.root.data.tables import CARDS, DOMINANCE, ITEM_SUPPLY, NONE, RUIN_ITEMS
from turnwright.games.root.exchange.forms import FOREST, Place
from turnwright.games.root.exchange.side import Side
from turnwright.games.root.exchange.words import ITEM_LETTER
from turnwright.games.root.layout import deck


class LoggedTable:
    """Everything that belongs to no faction."""

    def __init__(self, woodland: Woodland | None, suits: list[int], sides: dict[str, Side]) -> None:
        self.woodland = woodland
        self.suits = suits
        self.sides = sides
        self.ruins = woodland.ruins if woodland is not None else 0
        explorers = sum(1 for side in sides.values() if side.explores)
        self.hoards = [explorers if self.ruins >> c & 1 else 0 for c in range(CLEARINGS)]
        self.hidden = Counter({ITEM_LETTER[item]: n * explorers for item, n in enumerate(RUIN_ITEMS) if n})
        self.supply = Counter({ITEM_LETTER[item]: n for item, n in enumerate(ITEM_SUPPLY) if n})
        self.deck = len(deck(len(sides)))
        self.discards = 0
        self.available: Counter[int] = Counter()
        self.souls: Counter[int] | None = None
        self.quests: Counter[int] = Counter()
        self.quests_told = False

    def open_slots(self, clearing: int) -> int | None:
        """Return the open slots of a clearing; None on an unknown map (RT-2.2.3#1, RT-2.2.4#1)."""
        if self.woodland is None:
            return None
        built = sum(side.buildings(clearing) for side in self.sides.values())
        return self.woodland.slots[clearing] - built - (self.ruins >> clearing & 1)

    def ruler(self, clearing: int) -> str:
        """Return who rules a clearing, "" if nobody does (RT-2.8#1, RT-2.8#3, RT-7.2.2#1, RT-10.2.4)."""
        best, rulers = 0, [""]
        for side in self.sides.values():
            if side.rules_outright(clearing):
                return side.letter
            strength = side.count("w", clearing) + side.buildings(clearing)
            if strength > best:
                best, rulers = strength, [side.letter]
            elif strength == best and best:
                rulers.append(side.letter)
        if len(rulers) == 1:
            return rulers[0]
        return next((letter for letter in rulers if self.sides[letter].rules_ties), "")

    def joined(self, start: int, end: int, river: bool) -> bool:
        """Return whether a path, or a river if rivers count, connects two clearings (RT-2.2.1, RT-2.3#1)."""
        if self.woodland is None:
            return True
        masks = self.woodland.path_masks[start] | (self.woodland.river_masks[start] if river else 0)
        return masks >> end & 1 == 1

    def forest_exists(self, word: str) -> bool:
        """Return whether the map has a forest of that name."""
        return self.woodland is None or any(word in map_.forests for map_ in self._readings())

    def reaches(self, start: Place, end: Place, river: bool) -> bool:
        """Return whether a pawn's two places are adjacent (RT-2.2.1, RT-2.4.1#1, RT-2.4.1#2)."""
        if self.woodland is None:
            return True
        if start.kind != FOREST and end.kind != FOREST:
            return self.joined(start.number, end.number, river)
        return any(beside(map_, start, end) for map_ in self._readings())

    def _readings(self) -> list[Woodland]:
        """Return the map, in both readings of what its river divides if there are two."""
        if self.woodland is None:
            return []
        return [self.woodland, WINTER] if self.woodland is RAGING_WINTER else [self.woodland]

    def empty_ruin(self, clearing: int, letter: str) -> None:
        """Take an item from a ruin, which is removed with its last item."""
        self.hidden[letter] -= min(1, self.hidden[letter])
        self.hoards[clearing] = max(0, self.hoards[clearing] - 1)
        if not self.hoards[clearing]:
            self.ruins &= ~(1 << clearing)

    def draw(self, number: int) -> int:
        """Draw cards from the deck, refilling it from the discard pile; return how many are missing (RT-2.1.2#2)."""
        if number > self.deck:
            self.deck += self.discards
            self.discards = 0
        missing = max(0, number - self.deck)
        self.deck -= number - missing
        return missing

    def discard(self, number: int, kinds: list[int], suit: int | None = None) -> None:
        """Put cards on the discard pile, or with the Lost Souls if those are kept (RT-2.1.3, RT-10.2.6#1)."""
        if self.souls is not None:
            suits = {CARDS[kind].suit for kind in kinds} if suit is None else {suit}
            self.souls[suits.pop() if len(suits) == 1 else NONE] += number
        elif kinds and all(CARDS[kind].kind == DOMINANCE for kind in kinds):
            self.available[kinds[0]] += number
        else:
            self.discards += number


def beside(map_: Woodland, start: Place, end: Place) -> bool:
    """Return whether two places, at least one of them a forest, are adjacent on a map."""
    forests = [map_.forests.index(place.word) for place in (start, end) if place.word in map_.forests]
    if len(forests) == 2:
        return map_.beside[forests[0]] >> forests[1] & 1 == 1
    clearings = [place.number for place in (start, end) if place.kind != FOREST]
    return len(forests) == 1 and len(clearings) == 1 and map_.touching[forests[0]] >> clearings[0] & 1 == 1
