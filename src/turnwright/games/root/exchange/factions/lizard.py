"""The Lizard Cult in a log."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from turnwright.games.root.data.boards import GARDEN, LIZARD, TRACKS, WARRIORS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import BIRD, NONE
from turnwright.games.root.exchange.forms import Setting, Thing
from turnwright.games.root.exchange.side import Side
from turnwright.games.root.exchange.words import SUIT_LETTER, SUIT_OF

if TYPE_CHECKING:
    from turnwright.games.root.exchange.story import Story


class Lizard(Side):
    """Gardens, acolytes, the Outcast."""

    name = "Lizard Cult"
    suited = "b"
    suit_rule = "RT-10.5.1"
    takes_warriors = True

    def __init__(self, letter: str) -> None:
        gardens = {f"b_{suit}": TRACKS[GARDEN].spaces for suit in "frm"}
        super().__init__(letter, {"w": WARRIORS[LIZARD], **gardens})
        self.outcast: int | None = None
        self.hated = False
        self.due: tuple[int, bool] | None = None
        self.due_rule = ""

    def enter(self, story: Story) -> None:
        """While the Cult is in the game, discarded cards become Lost Souls (RT-10.2.6#1)."""
        story.table.souls = Counter()

    def rules_outright(self, clearing: int) -> bool:
        """Pilgrims (RT-10.2.4)."""
        return self.buildings(clearing) > 0

    def crafting(self, story: Story, suit: int) -> int | None:
        """Gardens of the Outcast craft (RT-10.2.1)."""
        if self.outcast is None:
            return None
        return self.on_map(f"b_{'frm'[suit]}") if suit == self.outcast else 0

    def start_row(self, story: Story) -> None:
        """Move the Lost Souls to the discard pile (RT-10.4.2)."""
        souls = story.table.souls or Counter()
        story.table.discards += sum(souls.values())
        story.table.souls = Counter()
        self.due = self.outcast_due(souls)

    def outcast_due(self, souls: Counter[int]) -> tuple[int, bool] | None:
        """Return the Outcast that follows from the Lost Souls: suit and whether it is hated; None if unknown."""
        most = max([souls[suit] for suit in range(3)])
        first = [suit for suit in range(3) if souls[suit] == most]
        if souls[NONE] or self.outcast is None:
            return None
        if not most or len(first) > 1:
            self.due_rule = "RT-10.4.1#3"
            return self.outcast, self.hated
        self.due_rule = "RT-10.4.1#2" if first[0] == self.outcast else "RT-10.4.1#1"
        return first[0], first[0] == self.outcast

    def set(self, story: Story, setting: Setting) -> bool:
        """Set the Outcast (RT-10.4.1#1)."""
        if setting.word not in ("o", "ho") or setting.value not in SUIT_OF:
            return False
        suit = SUIT_OF[setting.value]
        if suit == BIRD:
            story.contradict("birds are never the Outcast", "RT-10.4.1#1")
            return True
        hated = setting.word == "ho"
        if hated and self.outcast not in (None, suit):
            story.contradict("a suit is hated only where it was the Outcast already", "RT-10.4.1#2")
        self.outcast, self.hated = suit, hated
        return True

    def discarded(self, story: Story, thing: Thing) -> None:
        """Allow for points when a card is spent in the Cult's own turn (RT-10.5.3#1)."""
        if thing.start.letter != self.letter:
            return
        suits = range(3) if thing.suit is None else [thing.suit] if thing.suit != BIRD else []
        vp = TRACKS[GARDEN].vp
        gardens = [min(self.on_map(f"b_{'frm'[suit]}"), len(vp)) for suit in suits]
        best = max([vp[number - 1] for number in gardens if number], default=0)
        story.account.possible(self.letter, best * min(thing.count, 3), "Score ritual")

    def end_setup(self, story: Story) -> None:
        """Four warriors and a garden in a corner, a warrior in each clearing next to it, the Outcast (RT-10.3)."""
        if self.outcast is None:
            story.gap("outcast", "the first Outcast is not told")
        woodland = story.table.woodland
        gardens = [c for c in range(CLEARINGS) if self.buildings(c)]
        if woodland is None:
            return
        if len(gardens) != 1 or not woodland.corners >> gardens[0] & 1 or self.at["w"][gardens[0]] != 4:
            story.contradict("expected a garden and 4 warriors in a corner", "RT-10.3.2#1")
            return
        others = [c for c in range(CLEARINGS) if self.at["w"][c] and c != gardens[0]]
        if others != woodland.paths[gardens[0]] or sum(self.at["w"]) != 4 + len(others):
            story.contradict("expected a warrior in each clearing next to the corner", "RT-10.3.2#2")

    def end_row(self, story: Story) -> None:
        """Check the Outcast and the draw (RT-10.4.1#1, RT-10.6.3)."""
        if self.due is not None and self.due != (self.outcast, self.hated) and story.rule_known:
            said = f"the Lost Souls make {SUIT_LETTER[self.due[0]]} the {'hated ' if self.due[1] else ''}Outcast"
            story.contradict(said, self.due_rule)
        spaces = TRACKS[GARDEN].spaces
        bonus = sum(TRACKS[GARDEN].draws[min(self.on_map(f"b_{suit}"), spaces)] for suit in "frm")
        self.check_draw(story, 1 + bonus, "RT-10.6.3")

    def states(self) -> list[str]:
        """Outcast and acolytes."""
        suit = "not told" if self.outcast is None else SUIT_LETTER[self.outcast]
        return [f"Outcast {suit}{' hated' if self.hated else ''}", f"acolytes {self.boards[self.letter]}"]
