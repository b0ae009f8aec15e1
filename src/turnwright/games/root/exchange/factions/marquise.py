"""The Marquise de Cat in a log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwright.games.root.data.boards import (
    KEEP,
    MARQUISE,
    RECRUITER,
    SAWMILL,
    STOCK,
    TRACKS,
    WARRIORS,
    WOOD,
    WOOD_COST,
    WORKSHOP,
)
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.exchange.side import Side

if TYPE_CHECKING:
    from turnwright.games.root.exchange.story import Story

BUILDINGS: Final[dict[str, int]] = {"b_s": SAWMILL, "b_w": WORKSHOP, "b_r": RECRUITER}


class Marquise(Side):
    """Sawmills, workshops, recruiters; wood and the keep."""

    name = "Marquise de Cat"
    paid_with = ("t",)

    def __init__(self, letter: str) -> None:
        stock = {code: STOCK[piece] for code, piece in BUILDINGS.items()}
        super().__init__(letter, {"w": WARRIORS[MARQUISE], **stock, "t": STOCK[WOOD], "t_k": STOCK[KEEP]})
        self.wood_spent = 0
        self.wood_due = 0

    def bars_placing(self, clearing: int) -> bool:
        """Only the Marquise may place pieces in the clearing with the keep (RT-6.2.2#1)."""
        return self.at["t_k"][clearing] > 0

    def leaves_the_game(self, code: str) -> bool:
        """The keep goes to the box (RT-6.2.2#4)."""
        return code == "t_k"

    def place_points(self, code: str, before: int) -> int:
        """Points of the track (RT-6.5.4.III)."""
        if code not in BUILDINGS:
            return 0
        vp = TRACKS[BUILDINGS[code]].vp
        return vp[before] if before < len(vp) else 0

    def crafting(self, story: Story, suit: int) -> int | None:
        """Workshops craft (RT-6.2.1)."""
        return self.craft_pieces(story, ("b_w",), suit)

    def saves(self, story: Story, start: int, end: int) -> bool:
        """Field Hospitals: warriors return to the keep for a card (RT-6.2.3#1)."""
        if not self.at["t_k"][end] or not story.spent_cards[self.letter]:
            return False
        fight = story.fight
        return story.active is not self or (fight is not None and fight.clearing == start)

    def start_row(self, story: Story) -> None:
        """Reset the count of wood for this turn."""
        self.wood_spent = self.wood_due = 0

    def removed(self, story: Story, code: str, clearing: int, number: int) -> None:
        """Count the wood she spends."""
        if code == "t" and story.active is self:
            self.wood_spent += number

    def placed(self, story: Story, code: str, clearing: int, number: int) -> None:
        """Check where wood, warriors and buildings are placed (RT-6.4#1, RT-6.5.3#1, RT-6.5.4.II#1)."""
        where = clearing + 1
        if code == "t":
            story.expect(lambda: self.at["b_s"][clearing] > 0, f"no sawmill is in clearing {where}", "RT-6.4#1")
        elif code == "w" and not (self.at["t_k"][clearing] and story.spent_cards[self.letter]):
            story.expect(lambda: self.at["b_r"][clearing] > 0, f"no recruiter is in clearing {where}", "RT-6.5.3#1")
        elif code in BUILDINGS:
            first = self.on_map(code) - number
            self.wood_due += sum(WOOD_COST[min(first + n, len(WOOD_COST) - 1)] for n in range(min(number, 6)))
            if story.table.woodland is not None and story.rule_known and not story.bought(self.letter):
                self.at[code][clearing] -= number
                ruler = story.table.ruler(clearing)
                self.at[code][clearing] += number
                if ruler != self.letter:
                    story.contradict(f"{self.letter} does not rule clearing {where}", "RT-6.5.4.II#1")

    def end_setup(self, story: Story) -> None:
        """Keep, warriors and three buildings (RT-6.3)."""
        woodland = story.table.woodland
        keeps = [c for c in range(CLEARINGS) if self.at["t_k"][c]]
        if woodland is None:
            return
        if len(keeps) != 1 or not woodland.corners >> keeps[0] & 1:
            story.contradict("expected the keep in a corner clearing", "RT-6.3.2")
            return
        keep = keeps[0]
        expected = [0 if c == woodland.opposite[keep] else 1 for c in range(CLEARINGS)]
        if self.at["w"] != expected:
            story.contradict("expected a warrior in every clearing but the corner opposite the keep", "RT-6.3.3")
        near = woodland.path_masks[keep] | 1 << keep
        for code in BUILDINGS:
            if [n for n in self.at[code] if n] != [1] or not near >> self.at[code].index(1) & 1:
                story.contradict(f"expected one {code} at the keep or next to it", "RT-6.3.4#1")

    def end_row(self, story: Story) -> None:
        """Check the wood paid for buildings and the Evening draw (RT-6.5.4.I, RT-6.6#1)."""
        if self.wood_spent < self.wood_due:
            story.contradict(f"buildings cost {self.wood_due} wood, {self.wood_spent} is removed", "RT-6.5.4.I")
        self.check_draw(story, 1 + TRACKS[RECRUITER].draws[min(self.on_map("b_r"), 6)], "RT-6.6#1")
