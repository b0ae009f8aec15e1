"""The Woodland Alliance in a log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwright.games.root.data.boards import ALLIANCE, BASE, STOCK, SYMPATHY, TRACKS, WARRIORS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.exchange.forms import Thing
from turnwright.games.root.exchange.side import Side

if TYPE_CHECKING:
    from turnwright.games.root.exchange.story import Story

FIRST_SUPPORTERS: Final = 3
MOST_WITHOUT_BASE: Final = 5
REVOLT_COST: Final = 2


class Alliance(Side):
    """Sympathy, bases, supporters, officers."""

    name = "Woodland Alliance"
    suited = "b"
    suit_rule = "RT-8.4.1.III#2"
    defends_high = True
    takes_warriors = True

    def __init__(self, letter: str) -> None:
        bases = {f"b_{suit}": TRACKS[BASE].spaces for suit in "frm"}
        super().__init__(letter, {"w": WARRIORS[ALLIANCE], **bases, "t": STOCK[SYMPATHY]})
        self.supporters = 0
        self.spent = 0
        self.cost = 0
        self.debts = 0
        self.received = 0

    def bases(self) -> int:
        """Return the bases on the map."""
        return sum(self.on_map(f"b_{suit}") for suit in "frm")

    def place_points(self, code: str, before: int) -> int:
        """Points of the sympathy track (RT-8.4.2.III)."""
        vp = TRACKS[SYMPATHY].vp
        return vp[before] if code == "t" and before < len(vp) else 0

    def crafting(self, story: Story, suit: int) -> int | None:
        """Sympathy crafts (RT-8.2.1)."""
        return self.craft_pieces(story, ("t",), suit)

    def board_card(self, story: Story, thing: Thing, joins: bool) -> bool:
        """Gain or spend supporters (RT-8.2.3#1)."""
        if joins:
            self.supporters += thing.count
            self.received += thing.count
            return True
        if self.supporters < thing.count:
            story.contradict(f"{self.letter} has {self.supporters} supporters, expected {thing.count}", "RT-8.2.3#1")
        self.supporters -= min(self.supporters, thing.count)
        self.spent += thing.count
        return True

    def start_row(self, story: Story) -> None:
        """Reset the count of supporters for this turn."""
        self.spent = self.cost = 0

    def placed(self, story: Story, code: str, clearing: int, number: int) -> None:
        """Check where sympathy, bases and warriors are placed (RT-8.4.1.I, RT-8.6.1.III)."""
        where = clearing + 1
        if code == "w":
            story.expect(
                lambda: any(self.at[f"b_{suit}"][clearing] for suit in "frm"),
                f"no base is in clearing {where}",
                "RT-8.6.1.III",
            )
        elif code == "t":
            self.spread(story, clearing, number)
        else:
            self.cost += REVOLT_COST
            story.expect(lambda: self.at["t"][clearing] > 0, f"clearing {where} is not sympathetic", "RT-8.4.1.I")

    def spread(self, story: Story, clearing: int, number: int) -> None:
        """Check sympathy: one token per clearing, adjacent to another unless organized (RT-8.2.5.I, RT-8.4.2.I#1)."""
        where = clearing + 1
        if self.at["t"][clearing] > 1:
            story.contradict(f"clearing {where} is sympathetic already", "RT-8.2.5.I")
            self.at["t"][clearing] = 1
            self.found["t"] += 1
            return
        if ("w", clearing) in story.own_removed:
            return
        first = self.on_map("t") - number
        costs = TRACKS[SYMPATHY].cost
        self.cost += costs[min(max(first, 0), len(costs) - 1)]
        river = story.bought(self.letter)
        near = [
            c for c in range(CLEARINGS) if c != clearing and self.at["t"][c] and story.table.joined(c, clearing, river)
        ]
        if first > 0 and not near:
            story.contradict(f"clearing {where} is next to no sympathetic one", "RT-8.4.2.I#1")

    def joined_board(self, story: Story, side: Side, number: int) -> None:
        """Officers need a base (RT-8.5.3)."""
        if not story.row.setup:
            story.expect(lambda: self.bases() > 0, "an officer needs a base on the map", "RT-8.5.3")

    def moved_in(self, story: Story, mover: Side, clearing: int) -> None:
        """Warriors entering a sympathetic clearing cost their owner a card (RT-8.2.6#2)."""
        if self.at["t"][clearing]:
            self.debts += 1

    def removed(self, story: Story, code: str, clearing: int, number: int) -> None:
        """Removing sympathy costs a card for each token (RT-8.2.6#1)."""
        if code == "t" and story.active is not self:
            self.debts += number

    def end_setup(self, story: Story) -> None:
        """Three supporters (RT-8.3.4), nothing on the map (RT-8.3.2)."""
        if not self.supporters:
            story.gap("supporters", f"the first supporters are not told; {FIRST_SUPPORTERS} are assumed")
            self.supporters = FIRST_SUPPORTERS - story.table.draw(FIRST_SUPPORTERS)
        elif self.supporters != FIRST_SUPPORTERS:
            story.contradict(f"expected {FIRST_SUPPORTERS} supporters, not {self.supporters}", "RT-8.3.4")
        if any(sum(places) for places in self.at.values()):
            story.contradict("nothing of the Alliance starts on the map", "RT-8.3.2")

    def end_row(self, story: Story) -> None:
        """Check the supporters paid and the Evening draw (RT-8.4.1.II, RT-8.4.2.II, RT-8.6.2)."""
        if self.spent < self.cost:
            said = f"sympathy and revolts cost {self.cost} supporters or more, {self.spent} are spent"
            story.contradict(said, "RT-8.4.2.II")
        self.check_draw(story, 1 + self.bases(), "RT-8.6.2")

    def end_any_row(self, story: Story) -> None:
        """Check the limit of supporters without a base (RT-8.2.3.I), and that Outrage was paid (RT-8.2.6#3)."""
        full = self.supporters >= MOST_WITHOUT_BASE and not self.bases()
        if self.supporters > MOST_WITHOUT_BASE and full:
            story.contradict(f"{self.supporters} supporters without a base, expected at most 5", "RT-8.2.3.I")
            self.supporters = MOST_WITHOUT_BASE
        if self.debts > self.received and story.active is not self and not full and not story.ended():
            said = f"Outrage brings {self.letter} {self.debts} cards, {self.received} are told"
            story.contradict(said, "RT-8.2.6#3")
        self.debts = self.received = 0

    def states(self) -> list[str]:
        """Supporters and officers."""
        return [f"supporters {self.supporters}", f"officers {self.boards[self.letter]}"]
