"""Positions with a Vagabond for rule tests.

    t = Roamer(place=1, items="boot, sword, exhausted tea", at={1: {"marquise": 2}}, hostile="marquise").by_day()
    t.choose("go 5")
    assert "exhausted boot, exhausted tea, sword" == t.items()

He sits in the first seat unless ``factions`` says otherwise. A place is the printed number of a clearing, or the name
of a forest.
"""

from __future__ import annotations

from tests.games.root.table import Table
from turnwright.core.frames import Frame
from turnwright.games.root.data.boards import ALLIED, CHARACTERS, FACTIONS, HOSTILE, VAGABOND
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import ITEMS, QUESTS
from turnwright.games.root.factions.vagabond import Vagabond
from turnwright.games.root.factions.vagabond_items import STATES, WORDS, lot, pack
from turnwright.games.root.factions.vagabond_setup import STOCK
from turnwright.games.root.parts import Pack

KEYS = [character.key for character in CHARACTERS]
QUEST_KEYS = [quest.key for quest in QUESTS]


class Roamer(Table):
    """A table with a Vagabond."""

    def __init__(
        self,
        factions: str = "vagabond marquise",
        place: int | str = 1,
        items: str = "",
        character: str = "thief",
        at: dict[int, dict[str, int]] | None = None,
        hands: dict[str, str] | None = None,
        vp: dict[str, int] | None = None,
        allied: str = "",
        hostile: str = "",
    ) -> None:
        super().__init__(factions, at=at, hands=hands, vp=vp)
        self.roam(place, items, character)
        for name in allied.split():
            self.pack().friends[FACTIONS.index(name)] = ALLIED
        for name in hostile.split():
            self.pack().friends[FACTIONS.index(name)] = HOSTILE

    # building

    def roam(self, place: int | str, items: str = "", character: str = "thief", name: str = "vagabond") -> Roamer:
        """Say where a Vagabond is, what he has, and who he is."""
        p = self.pack(name)
        p.character = KEYS.index(character)
        p.place = place - 1 if isinstance(place, int) else CLEARINGS + self.s.rules.map.forests.index(place)
        for thing in filter(None, items.split(", ")):
            words, _space, item = thing.rpartition(" ")
            lot(p, WORDS.index(f"{words} " if words else ""))[ITEMS.index(item)] += 1
        return self

    def stocked(self) -> Roamer:
        """Lay out quests and hide items under the ruins; chance answers with its first outcomes."""
        self.s.todo.clear()
        self.then(Frame(STOCK, 0)).deal()
        return self

    def open_quests(self, *keys: str) -> Roamer:
        """Lay out quests; there is no quest deck."""
        self.s.quests = sorted(QUEST_KEYS.index(key) for key in keys)
        return self

    def by_day(self, name: str = "vagabond") -> Roamer:
        """Begin his Daylight."""
        self.begin(name, "daylight")
        return self

    # looking

    def pack(self, name: str = "vagabond") -> Pack:
        """Return the board of a Vagabond."""
        return pack(self.s, self.names.index(name))

    def vagabond(self) -> Vagabond:
        """Return the faction."""
        faction = self.s.rules.factions[VAGABOND]
        assert isinstance(faction, Vagabond)
        return faction

    def items(self, name: str = "vagabond") -> str:
        """Return the items of a Vagabond with their states, in the order of the alphabet."""
        p = self.pack(name)
        found = [
            WORDS[state] + ITEMS[item]
            for state in range(len(STATES))
            for item in range(len(ITEMS))
            for _copy in range(lot(p, state)[item])
        ]
        return ", ".join(sorted(found))

    def place(self, name: str = "vagabond") -> int | str:
        """Return where a Vagabond is."""
        place = self.pack(name).place
        return place + 1 if place < CLEARINGS else self.s.rules.map.forests[place - CLEARINGS]

    def friend(self, name: str, of: str = "vagabond") -> int:
        """Return the space of a faction on the chart."""
        return self.pack(of).friends[FACTIONS.index(name)]
