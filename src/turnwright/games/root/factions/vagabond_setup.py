"""Setup of Vagabonds (RT-9.3, RT-9.8): characters, the quest deck, items under the ruins."""

from __future__ import annotations

from typing import Final

from turnwright.core.decks import insert
from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.seats import CHANCE
from turnwright.core.verbs import Question
from turnwright.games.root.data.boards import BASE_CHARACTERS, CHARACTERS, FACTIONS, VAGABOND, VAGABOND_2
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import NONE, OPEN_QUESTS, QUESTS
from turnwright.games.root.data.tables import RUIN_ITEMS as R_ITEMS
from turnwright.games.root.factions.vagabond_items import gain_item, pack
from turnwright.games.root.factions.vagabond_moving import CAMP
from turnwright.games.root.factions.vagabond_values import LIKED
from turnwright.games.root.parts import Pack
from turnwright.games.root.queries import seat_of
from turnwright.games.root.readings import Reading
from turnwright.games.root.rules import RT_9_3_1, RT_9_3_3, RT_9_3_5, RT_9_5_5_N2, RT_9_8_2, RT_V_UNIQUE
from turnwright.games.root.state import Woods
from turnwright.games.root.verbs import Ask, WoodsVerb
from turnwright.games.root.zones import QUEST, QUEST_DECK, RUIN_ITEM, RUIN_ITEMS

CHARACTER_KEYS: Final = [character.key for character in CHARACTERS]
QUEST_KEYS: Final = [quest.key for quest in QUESTS]
BOTH: Final = [FACTIONS[VAGABOND], FACTIONS[VAGABOND_2]]
CHARACTERS_DEALT: Final = Reading("characters_dealt", "RT-9.3.1")
"""Characters are dealt, not chosen."""
MORE_CHARACTERS: Final = Reading("more_characters", "RT-V.unique")
"""Characters of later boxes may be played."""
VAGABONDS_ALONE: Final = Reading("vagabonds_alone", "RT-5.1.1#3")
"""Two Vagabonds may play without another faction."""


def two_vagabonds(s: Woods) -> bool:
    """Return whether two Vagabonds play."""
    return seat_of(s, VAGABOND_2) != NONE


def setting_up(s: Woods, seat: int) -> list[Frame]:
    """Return the setup steps of one Vagabond: the character with its items, the pawn."""
    asked = CHANCE if s.rules.plays(CHARACTERS_DEALT) else seat
    return [Frame(CHARACTER, asked, seat), Frame(CAMP, seat)]


class SetsUpFirst(WoodsVerb):
    """Chance decides which of two Vagabonds sets up first: seat ``arg`` or seat ``extra`` (RT-9.8.2)."""

    def __init__(self) -> None:
        super().__init__("begins", BOTH, RT_9_8_2, 860)

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the faction."""
        return Message("choice-begins", {"faction": f"@faction-{BOTH[n]}"})

    def target(self, n: int) -> str:
        """Point at the medal of the faction."""
        return f"medal-{BOTH[n]}"

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """The first one also lays out quests and ruins."""
        seats = [f.arg, f.extra]
        s.then([*setting_up(s, seats[n]), Frame(STOCK, seats[n]), *setting_up(s, seats[1 - n])])


class ChooseCharacter(WoodsVerb):
    """Seat ``arg`` gets a character, by choice or by chance (RT-9.3.1)."""

    def __init__(self) -> None:
        super().__init__("character", CHARACTER_KEYS, RT_9_3_1, 65)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """It must be in the box and not played by anyone else (RT-V.unique)."""
        if n >= BASE_CHARACTERS and not s.rules.plays(MORE_CHARACTERS):
            return self.rule
        for seat in range(s.seats):
            board = s.boards[seat]
            if isinstance(board, Pack) and board.character == n:
                return RT_V_UNIQUE
        return 0

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the character."""
        return Message("choice-character", {"character": f"@character-{CHARACTER_KEYS[n]}"})

    def target(self, n: int) -> str:
        """Point at the portrait."""
        return f"character-{CHARACTER_KEYS[n]}"

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Their average results."""
        return LIKED[n]

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Give him the items of the card (RT-9.3.1, RT-9.3.5, RT-V.unique)."""
        pack(s, f.arg).character = n
        for item in CHARACTERS[n].items:
            gain_item(s, f.arg, item)
        if s.log is not None:
            args: dict[str, Argument] = {"seat": f.arg, "character": f"@character-{CHARACTER_KEYS[n]}"}
            s.emit(Message("log-character", args, RT_9_3_5))


class Stock(AutoStep[Woods]):
    """The quest deck is shuffled, quests are laid out, and items are hidden under the ruins: one each, or two with two
    Vagabonds. Which item is where is decided when somebody looks (RT-9.3.3, RT-9.3.4, RT-9.8.1#1, RT-9.8.3).
    """

    def __init__(self) -> None:
        super().__init__("stock", RT_9_3_3)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Everybody knows which items there are, and nobody knows where."""
        sets = 2 if two_vagabonds(s) else 1
        s.cards.shuffle_in(QUEST_DECK, [QUEST + quest for quest in range(len(QUESTS))])
        items = [RUIN_ITEM + item for item in range(len(R_ITEMS)) for _copy in range(R_ITEMS[item] * sets)]
        s.cards.shuffle_in(RUIN_ITEMS, items)
        for clearing in range(CLEARINGS):
            s.hoards[clearing] = sets * (s.ruins >> clearing & 1)
        s.then([Frame(UNCOVERING, CHANCE) for _quest in range(OPEN_QUESTS)])


class Uncover(WoodsVerb):
    """Chance draws a quest and lays it out (RT-9.3.3, RT-9.5.5#2)."""

    def __init__(self) -> None:
        super().__init__("uncover", QUEST_KEYS, RT_9_5_5_N2, 840)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """It must be in the quest deck."""
        return 0 if s.cards.zones[QUEST_DECK].holds(QUEST + n) else self.rule

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the quest."""
        return Message("choice-uncover", {"quest": f"@quest-{QUEST_KEYS[n]}"})

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Lay it out for all Vagabonds."""
        s.cards.lay_open(QUEST_DECK, QUEST + n)
        insert(s.quests, n)
        if s.log is not None:
            s.emit(Message("log-uncover", {"quest": f"@quest-{QUEST_KEYS[n]}"}, self.rule))


CHARACTER: Final = Ask("character", RT_9_3_1, [ChooseCharacter()], setup=True)
BEGINS: Final = Ask("begins", RT_9_8_2, [SetsUpFirst()], setup=True)
STOCK: Final = Stock()
UNCOVERING: Final = Ask("uncovering", RT_9_3_3, [Uncover()])
SETUP_STEPS: Final[list[AutoStep[Woods] | Question[Woods]]] = [CHARACTER, BEGINS, STOCK, UNCOVERING]
