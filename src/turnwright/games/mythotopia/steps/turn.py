"""A turn: two actions with free actions around them, then the refill (MY-7)."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Message
from turnwright.core.verbs import END, Meaning
from turnwright.games.mythotopia.cards.text import Text
from turnwright.games.mythotopia.data.tables import ACTION, ACTIONS, FREE_ACTION
from turnwright.games.mythotopia.hands import play
from turnwright.games.mythotopia.queries import usable_kinds
from turnwright.games.mythotopia.rules import (
    MY_3_9,
    MY_3_13,
    MY_3_14,
    MY_3_18,
    MY_3_19,
    MY_7_1,
    MY_7_2,
    MY_7_7,
    MY_13_1,
    MY_14_4,
)
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.buying import Buy, Draft
from turnwright.games.mythotopia.steps.ending import EndGame, last_round_begins, round_is_over
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.steps.free import March
from turnwright.games.mythotopia.steps.handling import Discard, Remove, Store
from turnwright.games.mythotopia.steps.invading import Invade
from turnwright.games.mythotopia.steps.placing import PlaceArmies, PlaceShips
from turnwright.games.mythotopia.steps.removing import RemoveArmies, RemoveShips
from turnwright.games.mythotopia.steps.wars import EndWar
from turnwright.games.mythotopia.turns import FREE
from turnwright.games.mythotopia.verbs import ALONE, PLAY, PLAY_PLACE, Ask, CardsVerb, WorldVerb, card_argument, left

NOT_PLAYED: Final = [MY_13_1, MY_13_1, MY_3_13, MY_3_14, MY_3_18, MY_3_19]
"""By header: the rule that forbids playing such a card for its text here."""


class Turn(AutoStep[World]):
    """The seat takes its turn (MY-7.1)."""

    def __init__(self) -> None:
        super().__init__("turn", MY_7_1)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Two actions, free actions after them, the refill, then the next seat (MY-7.2)."""
        if f.seat == s.first:
            if round_is_over(s):
                return
            s.round += 1
            last_round_begins(s)
        s.turn = f.seat
        s.done = 0
        s.used = 0
        if s.log is not None:
            s.emit(Message("log-turn", {"seat": f.seat, "round": s.round}, MY_7_1))
        s.then(
            [
                *[Frame(FLOW.act, f.seat, left) for left in range(ACTIONS, 0, -1)],
                Frame(FLOW.after, f.seat),
                Frame(FLOW.refill, f.seat),
                Frame(FLOW.turn, (f.seat + 1) % s.seats),
            ]
        )


class PlayText(CardsVerb):
    """Play a card for its action (MY-13.1), or for its free action, after which the turn continues (MY-3.14)."""

    def __init__(self) -> None:
        super().__init__(PLAY, MY_13_1, PLAY_PLACE)

    def among(self, s: World, f: Frame) -> list[int]:
        """Cards with such a text; an action needs one of the turn's actions (MY-3.13)."""
        return [card for card in usable_kinds(s, f.seat) if self.is_played(s.rules.texts[card], f)]

    def is_played(self, text: Text, f: Frame) -> bool:
        """Return whether a text can be played here at all."""
        return text.header == FREE_ACTION or (text.header == ACTION and f.arg > 0)

    def bars(self, s: World, f: Frame, card: int) -> int:
        """As the text says."""
        return s.rules.texts[card].bars(s, f.seat)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """It must be available (MY-3.9), with a text that is played on its own (MY-3.18, MY-3.19)."""
        text = s.rules.texts[n]
        if n not in usable_kinds(s, f.seat):
            return MY_3_9
        return self.bars(s, f, n) if self.is_played(text, f) else NOT_PLAYED[text.header]

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Play it and carry it out; discard the played cards afterwards."""
        text = s.rules.texts[n]
        if text.header == FREE_ACTION:
            s.done |= FREE
            s.push(f)
        s.push(Frame(FLOW.finish, f.seat))
        in_hand = play(s, f.seat, n)
        if s.log is not None:
            s.emit(Message("log-play", {"seat": f.seat, **card_argument(n)}, text.rule))
        text.play(s, f.seat, in_hand)

    def prior(self, s: World, f: Frame, n: int) -> int:
        """As the text says."""
        return s.rules.texts[n].promise(s, f.seat)


class Pass(WorldVerb):
    """Use up an action without effect, which is always possible (MY-14.5)."""

    def __init__(self) -> None:
        super().__init__("pass", ALONE, MY_14_4, 970)

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """An action is used up without effect."""
        return Meaning(END, loss=Message("loss-pass", {"actions": f.arg}))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Nothing happens."""
        if s.log is not None:
            s.emit(Message("log-pass", {"seat": f.seat}, self.rule))


class EndTurn(WorldVerb):
    """End the turn: the hand is refilled (MY-7.7)."""

    def __init__(self) -> None:
        super().__init__("end", ALONE, MY_7_7, 975)

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """The turn is over."""
        return Meaning(END)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """The refill comes next."""


class Act(Ask):
    """The seat takes one of ``arg`` remaining actions, or a free action before it (MY-3.15)."""

    def __init__(self, of_cards: list[WorldVerb]) -> None:
        common: list[WorldVerb] = [Store(), Discard(), Remove(), PlayText(), Invade(), PlaceArmies(), RemoveArmies()]
        common += [PlaceShips(), RemoveShips(), EndWar(), Buy(), Draft(), March(), EndGame(), Pass()]
        super().__init__("act", MY_7_2, [*common, *of_cards], True, left)


def turn_steps(actions: list[WorldVerb], free: list[WorldVerb]) -> list[Turn | Ask]:
    """Return the steps of a turn; cards add verbs for ``actions`` and for ``free`` actions."""
    after = Ask("after", MY_7_7, [PlayText(), March(), *free, EndTurn()], private=True)
    return [Turn(), Act(actions + free), after]
