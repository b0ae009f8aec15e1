"""What is true of clicks in Root: where own warriors stand, who rules, which cards and characters a seat has."""

from __future__ import annotations

from tests.games.clicks import Answer, ClickChecks
from turnwright.core import engine
from turnwright.games.root.data.boards import CHARACTERS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import CARD_KEYS, NONE
from turnwright.games.root.parts import Pack
from turnwright.games.root.queries import faction_of
from turnwright.games.root.state import Woods

TITLES = {
    "Marquise": "marquise",
    "Eyrie": "eyrie",
    "Alliance": "alliance",
    "Vagabond": "vagabond",
    "Cult": "lizard",
    "Riverfolk": "riverfolk",
}


class WoodsChecks(ClickChecks[Woods]):
    """Clearings, factions, crafted cards and characters."""

    setup = r"RT-(5\.|6\.3|7\.3\.2|9\.3|10\.3|11\.3)"
    shared = frozenset({"buy", "hire"})

    def begun(self, s: Woods) -> bool:
        """In the first round."""
        return s.round > 0

    def owner(self, title: str, text: str) -> str:
        """Sections name their faction, rules of cards and characters begin with their names."""
        if title in ("Shared deck: printed cards", "Vagabond characters"):
            return text.partition(" (")[0].partition(",")[0].lower().replace(" ", "_").rstrip("!")
        return TITLES.get(title.partition(":")[0], "")

    def has(self, s: Woods, seat: int, owner: str) -> bool:
        """The faction, a card in the play area, or the character."""
        if owner in CARD_KEYS:
            return CARD_KEYS.index(owner) in s.areas[seat]
        board = s.boards[seat]
        if isinstance(board, Pack) and board.character != NONE and CHARACTERS[board.character].key == owner:
            return True
        return s.faction[seat] != NONE and faction_of(s, seat).key.removesuffix("_2") == owner

    def fault(self, s: Woods, seat: int, answer: Answer) -> str:
        """Look at the clearing, the forest or the number of actions."""
        if answer.rule == "RT-4.2#2":
            return "" if answer.place.startswith("forest-") and not self.has(s, seat, "vagabond") else "not a forest"
        if answer.rule == "RT-2.2.1":
            return "nobody means a move without a path"
        if answer.rule == "RT-6.5#2":
            return "" if engine.top(s).arg == 0 else "an action is left"
        if answer.place.startswith("clearing-") and answer.choice.startswith("move"):
            return self.move_fault(s, seat, int(answer.key) - 1, answer)
        return ""

    def move_fault(self, s: Woods, seat: int, end: int, answer: Answer) -> str:
        """Warriors are next to the clearing if only rule is missing, and none that may move if warriors are."""
        if engine.step_of(s).name not in ("march", "marquise", "operation", "free-move"):
            return ""
        own = [clearing for clearing in range(CLEARINGS) if s.warriors[seat * CLEARINGS + clearing]]
        near = [start for start in own if start in s.rules.map.paths[end]]
        if answer.rule == "RT-4.2.1#1":
            by_boat = [start for start in own if start in s.rules.map.rivers[end]]
            return "" if near or by_boat else "no warrior is near"
        return "warriors are near" if answer.rule == "RT-4.2#1" and near else ""


CHECKS = WoodsChecks()
