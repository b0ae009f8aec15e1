"""Warehouse (MY-17.75 to MY-17.78): a larger Reserve."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.core.verbs import GAIN, Meaning
from turnwright.games.mythotopia.cards.text import Text
from turnwright.games.mythotopia.judgement.estimates import stored_worth
from turnwright.games.mythotopia.paying import is_used, use
from turnwright.games.mythotopia.queries import different, held
from turnwright.games.mythotopia.rules import MY_12_15, MY_17_75, MY_17_76
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.handling import has_room, put_in_reserve
from turnwright.games.mythotopia.turns import FREE
from turnwright.games.mythotopia.verbs import CardsVerb

ROOM = 2


class Stow(CardsVerb):
    """Once per turn, put a card from hand into the Reserve as a free action (MY-17.76)."""

    def __init__(self, card: int) -> None:
        super().__init__("stow", MY_17_76, 105)
        self.card = card

    def concerns(self, s: World, seat: int, n: int) -> bool:
        """The card must be in the Reserve."""
        return self.card in s.reserves[seat]

    def shut(self, s: World, f: Frame) -> int:
        """Return 0, or the rule that forbids stowing anything."""
        if self.card not in s.reserves[f.seat] or is_used(s, self.card):
            return MY_17_76
        return 0 if has_room(s, f.seat) else MY_12_15

    def among(self, s: World, f: Frame) -> list[int]:
        """The cards in hand."""
        return [] if self.shut(s, f) else different(held(s, f.seat))

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """It must be in hand, and there must be room."""
        return self.shut(s, f) or (0 if n in held(s, f.seat) else MY_17_76)

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """The card can still be used, from the Reserve."""
        return Meaning(GAIN)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Store it, then continue the turn."""
        use(s, self.card)
        s.done |= FREE
        put_in_reserve(s, f.seat, n, self.rule)
        s.push(f)

    def prior(self, s: World, f: Frame, n: int) -> int:
        """The same as storing it with an action, but free."""
        return stored_worth(s, n)


class Warehouse(Text):
    """Two more places while it is in the Reserve, one of which it occupies (MY-17.75)."""

    def __init__(self, card: int) -> None:
        super().__init__(card, MY_17_75)
        self.worth = 220
        self.room = ROOM
        self.free_actions = [Stow(card)]
