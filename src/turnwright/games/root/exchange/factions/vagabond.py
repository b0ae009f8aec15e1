"""The Vagabond and the second Vagabond in a log."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from turnwright.games.root.data.boards import CHARACTERS, ITEM_TRACK, RELATIONSHIP_VP
from turnwright.games.root.exchange.forms import (
    BOARD,
    CLEARING,
    FOREST,
    OMITTED,
    QUESTS,
    Place,
    Relations,
    Thing,
)
from turnwright.games.root.exchange.side import Side
from turnwright.games.root.exchange.words import ITEM_LETTER, QUEST_NAMES

if TYPE_CHECKING:
    from turnwright.games.root.exchange.story import Story

SPACES: Final = "012a"
"""Spaces on the relationship chart, from Indifferent to Allied."""
HOSTILE: Final = "h"
ITEM_LIMIT: Final = 6
PER_BAG: Final = 2
ON_TRACKS: Final = "tcb"
START_OF: Final[dict[str, list[str]]] = {
    character.key: [ITEM_LETTER[item] for item in character.items] for character in CHARACTERS
}
Kept = tuple[str, bool, bool]
"""An item on his board: letter, damaged, exhausted."""


class Vagabond(Side):
    """A pawn, items, relationships, quests."""

    name = "Vagabond"
    explores = True

    def __init__(self, letter: str) -> None:
        super().__init__(letter, {})
        self.pawn: Place | None = None
        self.kit: Counter[Kept] = Counter()
        self.character = ""
        self.relations: dict[str, str] = {}
        self.quests: Counter[int] = Counter()
        self.steps = 0
        self.forests = 0
        self.boots = 0

    def pawn_at(self, clearing: int) -> bool:
        """Return whether the pawn is in a clearing."""
        return self.pawn is not None and self.pawn.kind == CLEARING and self.pawn.number == clearing

    def cap(self, clearing: int) -> int:
        """Undamaged swords (RT-9.2.6); unlimited while the items are unknown."""
        return sum(n for kept, n in self.kit.items() if kept[0] == "s" and not kept[1]) if self.character else 3

    def extra_hits(self) -> int:
        """Swift Strike (RT-V.ronin)."""
        return 3 if self.character in ("", "ronin") else 0

    def protects(self, clearing: int) -> bool:
        """Protect (RT-V.arbiter)."""
        return self.character in ("", "arbiter") and self.pawn_at(clearing)

    def leads(self, letter: str) -> bool:
        """Allied warriors move along (RT-9.2.9.II.B#1)."""
        return self.relations.get(letter) == SPACES[-1]

    def takes_card_of_its_own(self, story: Story, thing: Thing, place: Place) -> bool:
        """Choose a character and take his items (RT-9.3.1, RT-9.3.5)."""
        if thing.code not in START_OF:
            return False
        if thing.start.kind != OMITTED or place.kind != BOARD:
            story.unknown(f"expected #{thing.code}->$")
            return True
        if self.character or any(getattr(side, "character", "") == thing.code for side in story.sides.values()):
            story.contradict("a character is chosen once, and each exists once", "RT-V.unique")
        self.character = thing.code
        self.kit = Counter(
            {(letter, False, False): START_OF[thing.code].count(letter) for letter in START_OF[thing.code]}
        )
        return True

    def move_pawn(self, story: Story, thing: Thing, place: Place) -> None:
        """Move or slip (RT-9.5.1#1, RT-9.4.2#1); in the first row, place the pawn in a forest."""
        if (
            place.kind not in (CLEARING, FOREST)
            or thing.count != 1
            or thing.start.kind not in (OMITTED, CLEARING, FOREST)
        ):
            story.unknown("expected one pawn that goes to a clearing or forest")
            return
        if place.kind == FOREST and not story.table.forest_exists(place.word):
            story.contradict(f"the map has no forest {place.word}", "RT-2.4#1")
        start, self.pawn = self.pawn, place
        self.steps += 1
        self.forests += place.kind == FOREST
        if start is None or story.row.setup:
            return
        if thing.start.kind != OMITTED and (thing.start.kind, thing.start.number, thing.start.word) != (
            start.kind,
            start.number,
            start.word,
        ):
            story.contradict(f"the pawn is in {place_name(start)}", "RT-4.2#1")
        glides = self.character in ("", "harrier")
        if not story.table.reaches(start, place, story.bought(self.letter)) and not glides:
            story.contradict(f"{place_name(place)} is not next to {place_name(start)}", "RT-9.4.2#1")

    def gain_item(self, story: Story, letter: str) -> None:
        """Take an item, face up (RT-9.2.5.I, RT-9.2.5.II)."""
        self.kit[letter, False, False] += 1

    def explore(self, story: Story, letter: str, clearing: int) -> None:
        """Take an item from a ruin (RT-9.5.3#1); an empty ruin frees its slot (RT-9.5.3#3)."""
        table, where = story.table, clearing + 1
        if not self.pawn_at(clearing):
            story.contradict(f"the pawn of {self.letter} is not in clearing {where}", "RT-9.5.3#1")
        if table.woodland is not None:
            if not table.hoards[clearing]:
                story.contradict(f"no ruin with an item is left in clearing {where}", "RT-9.5.3#3")
            elif table.hidden[letter] <= 0:
                story.contradict("no such item is left under the ruins", "RT-B.vagabond.items")
            table.empty_ruin(clearing, letter)
        self.gain_item(story, letter)
        story.account.certain(self.letter, 1, "exploring")

    def start_with(self, story: Story, letter: str) -> None:
        """Lay out an item at setup; a known character's items are already there."""
        if not self.character:
            self.kit[letter, False, False] += 1
        elif letter not in START_OF[self.character]:
            story.contradict(f"the {self.character} does not start with this item", f"RT-V.{self.character}")

    def fitting(self, letter: str, where: str, wanted: list[Kept]) -> list[Kept]:
        """Return the items that match a start like "de", preferred ones first."""
        fit = [
            kept
            for kept, n in sorted(self.kit.items())
            if n > 0
            and kept[0] == letter
            and ("d" not in where or kept[1])
            and (not ("s" in where or "t" in where) or not kept[1])
            and ("e" not in where or kept[2])
            and ("r" not in where or not kept[2])
        ]
        return [kept for kept in wanted if kept in fit] + [kept for kept in fit if kept not in wanted]

    def take_item(self, story: Story, letter: str, fit: list[Kept]) -> Kept | None:
        """Remove one item from the kit; if the character is unknown, assume that he has it."""
        if fit:
            self.kit[fit[0]] -= 1
            return fit[0]
        if not self.character:
            story.gap("items", "the character is not told; the item is assumed")
            return letter, False, False
        story.contradict(f"{self.letter} has no such item there", "RT-9.2.5#1")
        return None

    def lose_item(self, story: Story, letter: str, where: str) -> None:
        """Remove an item (RT-9.6.4#2)."""
        self.take_item(story, letter, self.fitting(letter, where, []))

    def all_items(self, where: str) -> list[str]:
        """Return the letters of all items at a place of the board."""
        return [
            kept[0]
            for letter in sorted(START_LETTERS)
            for kept in self.fitting(letter, where, [])
            for _n in range(self.kit[kept])
        ]

    def turn_items(self, story: Story, letter: str, where: str, to: list[str]) -> None:
        """Exhaust, refresh, damage or repair one item, or move it elsewhere."""
        signs = "".join(to)
        damaged = "d" in where or (not where.strip("re") and signs in ("s", "t") and not self.kit[letter, False, False])
        if "e" in signs:
            wanted = [(letter, damaged, False)]
        elif "r" in signs:
            wanted = [(letter, damaged, True)]
        else:
            wanted = [(letter, damaged, True), (letter, damaged, False)]
        fit = self.fitting(letter, where, wanted)
        fit = [kept for kept in fit if kept in wanted] if not where else fit
        if "d" in signs and len([kept for kept in fit if not kept[1]]) > 1:
            story.gap("items", "the side of the damaged item is not told; the exhausted one is assumed")
        kept = self.take_item(story, letter, fit)
        if kept is not None:
            self.lay_item(story, kept, signs)

    def turn_all(self, story: Story, where: str, to: list[str]) -> None:
        """Exhaust, refresh, damage or repair all items at a place; the board itself means all undamaged items."""
        for letter in sorted(START_LETTERS):
            for kept in self.fitting(letter, where, []):
                if kept[1] == ("d" in where):
                    number, self.kit[kept] = self.kit[kept], 0
                    for _item in range(number):
                        self.lay_item(story, kept, "".join(to))

    def lay_item(self, story: Story, kept: Kept, signs: str) -> None:
        """Put an item back in the state that the signs describe."""
        letter, damaged, exhausted = kept
        if "d" in signs and not damaged and story.fight is not None:
            story.fight.lose(self, "w", 1)
        damaged = "d" in signs or (damaged and not ("s" in signs or "t" in signs))
        exhausted = "e" in signs or (exhausted and "r" not in signs)
        if letter == "f" and "e" in signs:
            self.boots += 1
        self.kit[letter, damaged, exhausted] += 1

    def relate(self, story: Story, form: Relations) -> bool:
        """Move relationship markers (RT-9.2.9)."""
        for letter in form.letters:
            other = story.side(letter)
            if other is None:
                continue
            if other.explores:
                story.contradict(f"{letter} has no marker on the chart", "RT-9.2.9")
                continue
            now = self.relations.get(letter, SPACES[0])
            self.relations[letter] = form.to
            if form.to == HOSTILE or now == form.to:
                continue
            if now == HOSTILE:
                story.contradict(f"{letter} is hostile, and Aid does not change that", "RT-9.2.9.III.C")
            elif SPACES.index(form.to) < SPACES.index(now):
                story.contradict(f"the marker of {letter} never moves back", "RT-9.2.9.I")
            else:
                steps = range(SPACES.index(now) + 1, SPACES.index(form.to) + 1)
                story.account.certain(self.letter, sum(RELATIONSHIP_VP[step] for step in steps), f"aid to {letter}")
        return True

    def judges(self, side: Side) -> bool:
        """Return whether a faction becomes hostile when it loses warriors."""
        return not (side.explores or side.foreign or self.leads(side.letter) or self.character in ("", "vagrant"))

    def gave(self, story: Story, taker: Side, number: int) -> None:
        """Score for Aid to an ally (RT-9.2.9.II.A)."""
        if self.leads(taker.letter) and story.active is self:
            story.account.possible(self.letter, 2 * min(number, 10), "aid to an ally")

    def overcame(self, story: Story, side: Side, code: str, number: int) -> None:
        """Score Infamy (RT-9.2.9.III.A#1), and turn hostile for warriors, except those lost as allies
        (RT-9.2.9.III#1).
        """
        if code == "w" and self.judges(side) and not story.buyers:
            said = f"{side.letter} loses warriors and becomes hostile"
            story.expect(lambda: self.relations.get(side.letter) == HOSTILE, said, "RT-9.2.9.III#1")
        story.account.possible(self.letter, number, "Infamy")

    def board_card(self, story: Story, thing: Thing, joins: bool) -> bool:
        """Complete a quest (RT-9.5.5#3)."""
        if not joins or (thing.code not in QUEST_NAMES and thing.start.kind != QUESTS):
            return False
        suit = -1 if thing.suit is None else thing.suit
        self.quests[suit] += thing.count
        if thing.suit is None:
            story.gap("quest", "the suit of the quest is not told")
        done = sum(self.quests.values()) if thing.suit is None else self.quests[suit] + self.quests[-1]
        story.account.possible(self.letter, min(done, 15), "quest")
        return True

    def ally_with(self, story: Story, other: Side) -> None:
        """Form a coalition with a player who has the fewest points (RT-9.2.8#1)."""
        rest = [side.vp for side in story.sides.values() if side is not self and side.on_track]
        if len(story.sides) < 4:
            story.contradict("a coalition needs 4 players", "RT-9.2.8#2")
        elif not other.on_track:
            story.contradict(f"{other.letter} has no score marker on the track", "RT-9.2.8#5")
        elif other.vp > min(rest, default=other.vp):
            story.contradict(f"{other.letter} has {other.vp} VP, the fewest are {min(rest)}", "RT-9.2.8#1")
        self.partner = other.letter
        if self.relations.get(other.letter) == HOSTILE:
            self.relations[other.letter] = SPACES[0]

    def start_row(self, story: Story) -> None:
        """Reset the count of moves and boots for this turn."""
        self.steps = self.forests = self.boots = 0

    def end_setup(self, story: Story) -> None:
        """Check the pawn in a forest and the character (RT-9.3.1, RT-9.3.2)."""
        if self.pawn is None or self.pawn.kind != FOREST:
            story.contradict("expected the pawn in a forest", "RT-9.3.2")
        if not self.character:
            story.gap("character", "the character is not told, nor are his items")
        if not story.table.quests_told and self.letter == "V":
            story.gap("quest", "the quests that lie open are not told")
        if self.letter == "V":
            story.gap("ruins", "what lies under the ruins is not told")

    def end_row(self, story: Story) -> None:
        """Check boots for moves, one slip, the item limit, and the draw (RT-9.5.1#1, RT-9.4.2#1, RT-9.6)."""
        free = 1 + story.active.area["cobbler"] + (99 if self.character in ("", "harrier") else 0)
        if self.steps - free > self.boots:
            said = f"{self.steps} steps take {self.steps - free} boots or more, {self.boots} are exhausted"
            story.contradict(said, "RT-9.5.1#1")
        if self.forests > 1:
            story.contradict("only the one Slip of a turn leads into a forest", "RT-9.5.1#2")
        on_tracks = {letter: min(ITEM_TRACK, self.kit[letter, False, False]) for letter in ON_TRACKS}
        carried = sum(self.kit.values()) - sum(on_tracks.values())
        limit = ITEM_LIMIT + PER_BAG * on_tracks["b"]
        if carried > limit and not story.ended():
            story.contradict(f"{carried} items in Satchel and Damaged box, expected at most {limit}", "RT-9.6.4#1")
        self.check_draw(story, 1, "RT-9.6.2")

    def states(self) -> list[str]:
        """Pawn, items, relationships."""
        items = [
            f"{n if n > 1 else ''}{letter}{'d' if damaged else ''}{'e' if exhausted else ''}"
            for (letter, damaged, exhausted), n in sorted(self.kit.items())
            if n > 0
        ]
        marks = ", ".join([f"{letter} {to}" for letter, to in sorted(self.relations.items())])
        return [
            f"character {self.character or 'not told'}",
            f"pawn in {place_name(self.pawn) if self.pawn else 'no place told'}",
            f"items {' '.join(items) or '-'}",
            f"relationships {marks or '-'}",
        ]


START_LETTERS: Final = frozenset(ITEM_LETTER.values())


def place_name(place: Place) -> str:
    """Return a place in words."""
    return f"forest {place.word}" if place.kind == FOREST else f"clearing {place.number + 1}"
