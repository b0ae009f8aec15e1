"""The interface between a persistent card and the rest of the game: when it can be used, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwright.games.root.data.tables import CARD_KEYS, NONE

if TYPE_CHECKING:
    from turnwright.core.frames import Frame, State, Step
    from turnwright.games.root.payloads import Battle
    from turnwright.games.root.state import Woods

USING: Final = 300
"""The default value of using an effect, for bots."""


class Effect:
    """The effect of a card in a play area.

    card    its index among the cards
    rule    the ledger rule that describes it
    start   the phase at whose start it may be used (NONE: none)
    during  the phase in which it may be used at any time (NONE: none)
    steps   the steps it adds
    """

    def __init__(self, key: str, rule: int, start: int = NONE, during: int = NONE) -> None:
        self.key = key
        self.card = CARD_KEYS.index(key)
        self.rule = rule
        self.start = start
        self.during = during
        self.steps: list[Step[State]] = []

    def due(self, s: Woods) -> bool:
        """Return whether its use is mandatory."""
        return False

    def refuse(self, s: Woods, seat: int) -> int:
        """Return 0, or the rule that keeps a seat from using it now, provided the phase is right."""
        return 0

    def use(self, s: Woods, f: Frame) -> None:
        """Use it from a menu, which is asked again afterwards."""
        raise NotImplementedError

    def worth(self, s: Woods, seat: int) -> int:
        """Return a quick estimate for bots of using it from a menu, in thousandths of a point."""
        return USING

    def worth_in_battle(self, s: Woods, b: Battle, side: int) -> int:
        """Return a quick estimate for bots of declaring it after the roll, in thousandths of a point."""
        return USING

    def refuse_in_battle(self, s: Woods, b: Battle, side: int) -> int:
        """Return 0, or the rule that keeps a side from declaring it after the roll."""
        return self.rule

    def declare(self, s: Woods, b: Battle, side: int) -> None:
        """Declare it after the roll, changing the battle."""

    def beats_ambush(self) -> bool:
        """Return whether its owner is immune to ambush cards as attacker."""
        return False
