"""Hero (MY-17.22 to MY-17.25): break a tie."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.core.masks import mask_of, numbers_of
from turnwright.core.messages import Message
from turnwright.core.verbs import SPEND, Meaning, things
from turnwright.games.mythotopia.cards.text import Text
from turnwright.games.mythotopia.hands import play
from turnwright.games.mythotopia.judgement.estimates import victory_worth
from turnwright.games.mythotopia.queries import can_play
from turnwright.games.mythotopia.rules import MY_17_22, MY_17_23
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.steps.wars import end_war, fought_by, too_late
from turnwright.games.mythotopia.verbs import ProvinceVerb, card_argument
from turnwright.games.mythotopia.war import strongest


def tied(s: World, seat: int, province: int) -> bool:
    """Return whether a seat is tied for the highest strength."""
    best = strongest(s, province)
    return len(best) > 1 and seat in best


class WinTie(ProvinceVerb):
    """End a war in a province where the seat is tied for the highest strength: it wins (MY-17.22)."""

    def __init__(self, card: int) -> None:
        super().__init__("hero", MY_17_22, 365)
        self.card = card

    def concerns(self, s: World, seat: int, n: int) -> bool:
        """The seat must have the card."""
        return can_play(s, seat, self.card)

    def open(self, s: World, f: Frame) -> int:
        """A war that it takes part in, if a war can be ended at all."""
        if too_late(s, f) or not can_play(s, f.seat, self.card):
            return 0
        return mask_of([province for province in numbers_of(fought_by(s, f.seat)) if tied(s, f.seat, province)])

    def closed(self, s: World, f: Frame, n: int) -> int:
        """There must be the card, and a tie (MY-17.23)."""
        if not can_play(s, f.seat, self.card):
            return MY_17_22
        return too_late(s, f) or MY_17_23

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """The card is spent."""
        return Meaning(SPEND, things(card=1))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Play the card, and win the war."""
        s.push(Frame(FLOW.finish, f.seat))
        play(s, f.seat, self.card)
        if s.log is not None:
            s.emit(Message("log-play", {"seat": f.seat, **card_argument(self.card)}, self.rule))
        end_war(s, n, f.seat)

    def prior(self, s: World, f: Frame, n: int) -> int:
        """The same as for any other war won."""
        return victory_worth(s, f.seat, n, f.seat)


class Hero(Text):
    """Win a tie for the highest strength with End a war (MY-17.22)."""

    def __init__(self, card: int) -> None:
        super().__init__(card, MY_17_22)
        self.worth = 250
        self.actions = [WinTie(card)]
