"""The Eyrie Dynasties in a log."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from turnwright.games.root.data.boards import COLUMNS, EYRIE, LEADERS, ROOST, STOCK, TRACKS, VIZIERS, WARRIORS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import BIRD, CARDS, NONE
from turnwright.games.root.exchange.forms import BOARD, HAND, OMITTED, Place, Setting, Thing
from turnwright.games.root.exchange.side import Side
from turnwright.games.root.exchange.words import SUIT_LETTER, kinds_of

if TYPE_CHECKING:
    from turnwright.games.root.exchange.story import Story

COLUMN_OF: Final[dict[str, str]] = dict(zip("rmxb", COLUMNS, strict=True))
LEADER_KEYS: Final = [leader.key for leader in LEADERS]
MOST_ADDED: Final = 2


class Eyrie(Side):
    """Roosts, the Decree and its leader. The Decree is kept by column and suit (None: not in the log)."""

    name = "Eyrie Dynasties"
    rules_ties = True
    loses_points = True

    def __init__(self, letter: str) -> None:
        super().__init__(letter, {"w": WARRIORS[EYRIE], "b": STOCK[ROOST]})
        self.decree: dict[str, Counter[int]] = {column: Counter() for column in COLUMN_OF}
        self.leader = ""
        self.fallen: set[str] = set()
        self.added: Counter[int] = Counter()
        self.purged = False
        self.due: int | None = 0
        self.could_add = True

    def item_points(self, printed: int) -> tuple[int, int]:
        """Disdain for Trade, except under the Builder (RT-7.2.3, RT-7.8.1)."""
        if self.leader == "builder":
            return printed, printed
        return 1, 1 if self.leader else printed

    def extra_hits(self) -> int:
        """The Commander adds a hit (RT-7.8.3)."""
        return int(self.leader in ("", "commander"))

    def razed(self, story: Story) -> None:
        """The Despot scores an extra point (RT-7.8.4#1)."""
        if self.leader in ("", "despot"):
            story.account.between(self.letter, int(self.leader != ""), 1, "Despot")

    def crafting(self, story: Story, suit: int) -> int | None:
        """Roosts craft (RT-7.2.1)."""
        return self.craft_pieces(story, ("b",), suit)

    def takes_card_of_its_own(self, story: Story, thing: Thing, place: Place) -> bool:
        """Choose a leader (RT-7.3.3, RT-7.7.3)."""
        if thing.code not in LEADER_KEYS:
            return False
        if thing.start.kind != OMITTED or place.kind != BOARD or place.letter not in ("", self.letter):
            story.unknown(f"expected #{thing.code}->$")
            return True
        if len(self.fallen) == len(LEADERS):
            self.fallen.clear()
        if self.leader:
            story.contradict(f"the {self.leader} still leads", "RT-7.7.3")
        elif thing.code in self.fallen:
            story.contradict(f"the {thing.code} has led before and lies face down", "RT-7.7.3")
        self.leader = thing.code
        return True

    def column_cards(self, story: Story, thing: Thing, column: str, joins: bool) -> bool:
        """Add cards to the Decree, or remove them (RT-7.4.2#1)."""
        kinds = kinds_of(thing.code, thing.suit) if thing.code else []
        suits = {CARDS[kind].suit for kind in kinds}
        suit = thing.suit if thing.suit is not None else suits.pop() if len(suits) == 1 else NONE
        if joins:
            self.decree[column][suit] += thing.count
            self.added[suit] += thing.count
            if suit == NONE:
                story.gap("decree", "the suit of a card in the Decree is not told")
            if story.active is not self or thing.start.kind != HAND:
                story.contradict(f"the Decree grows from the hand of {self.letter} in its own turn only", "RT-7.4.2#1")
        elif self.decree[column][suit] < thing.count:
            story.contradict(f"the column {COLUMN_OF[column]} holds no such card", "RT-7.4.2#4")
        else:
            self.decree[column][suit] -= thing.count
        return True

    def set(self, story: Story, setting: Setting) -> bool:
        """Discard the Decree along with its leader (RT-7.7)."""
        if setting.word or setting.value:
            return False
        cards: Counter[int] = Counter()
        for column in self.decree.values():
            cards.update(column)
            column.clear()
        self.due = None if cards[NONE] else cards[BIRD] + VIZIERS
        story.table.discard(sum(cards.values()), [])
        self.purged = True
        if self.leader:
            self.fallen.add(self.leader)
        self.leader = ""
        return True

    def start_row(self, story: Story) -> None:
        """Begin a turn of this faction."""
        self.added.clear()
        self.purged = False
        self.due = 0
        self.could_add = self.hand > 0

    def placed(self, story: Story, code: str, clearing: int, number: int) -> None:
        """Check that warriors are placed at roosts and that a clearing has at most one (RT-7.5.2.I, RT-7.5.2.IV)."""
        if code == "w":
            story.expect(lambda: self.at["b"][clearing] > 0, f"no roost is in clearing {clearing + 1}", "RT-7.5.2.I")
        elif self.at["b"][clearing] > 1:
            story.contradict(f"clearing {clearing + 1} has a roost already", "RT-7.5.2.IV")

    def end_setup(self, story: Story) -> None:
        """A roost and six warriors in a corner, and a leader (RT-7.3.2, RT-7.3.3)."""
        if not self.leader:
            story.gap("leader", "the first leader is not told")
        woodland = story.table.woodland
        roosts = [c for c in range(CLEARINGS) if self.at["b"][c]]
        if woodland is None:
            return
        if len(roosts) != 1 or self.at["w"][roosts[0]] != 6 or sum(self.at["w"]) != 6:
            story.contradict("expected a roost and 6 warriors in one clearing", "RT-7.3.2")
            return
        barred = [c for c in range(CLEARINGS) if any(side.bars_placing(c) for side in story.sides.values())]
        if not woodland.corners >> roosts[0] & 1 or (barred and woodland.opposite[barred[0]] != roosts[0]):
            story.contradict("expected the corner opposite the keep, or any corner without it", "RT-7.3.2")

    def end_row(self, story: Story) -> None:
        """Check cards for the Decree, turmoil, points for roosts, and the draw (RT-7.4.2#1, RT-7.6.1, RT-7.6.2)."""
        added = sum(self.added.values())
        if added > MOST_ADDED or (not added and self.could_add and not story.ended()):
            story.contradict(f"{added} cards are added to the Decree, expected 1 or 2", "RT-7.4.2#1")
        if self.added[BIRD] > 1:
            story.contradict("at most one bird card is added to the Decree", "RT-7.4.2#2")
        self.check_turmoil(story)
        roosts = min(self.on_map("b"), STOCK[ROOST])
        if roosts:
            story.account.certain(self.letter, TRACKS[ROOST].vp[roosts - 1], f"{roosts} roosts")
        self.check_draw(story, 1 + TRACKS[ROOST].draws[roosts], "RT-7.6.2")

    def check_turmoil(self, story: Story) -> None:
        """Check that turmoil costs points and brings a new leader (RT-7.7.1, RT-7.7.3)."""
        lost, floored = story.account.lost[self.letter], self.letter in story.account.floored
        if lost and not self.purged:
            story.contradict(f"{self.letter} loses points without turmoil", "RT-7.7.1")
        elif self.purged and self.due not in (None, lost) and self.on_track and not (floored or not self.vp):
            story.contradict(f"turmoil costs {self.due} VP, {lost} are lost", "RT-7.7.1")
        if self.purged and not self.leader and not story.ended():
            story.gap("leader", "the new leader is not told")

    def states(self) -> list[str]:
        """Leader and Decree."""
        columns = []
        for column, cards in self.decree.items():
            told = "".join([SUIT_LETTER.get(suit, "?") * n for suit, n in sorted(cards.items())])
            columns.append(f"{COLUMN_OF[column]} {told or '-'}")
        return [f"leader {self.leader or 'not told'}", "Decree " + ", ".join(columns)]
