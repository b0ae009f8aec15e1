"""End the game (MY-15), and the other endings that a table may choose."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame
from turnwright.core.masks import count
from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import END, Meaning
from turnwright.games.mythotopia.data.tables import ACTIONS
from turnwright.games.mythotopia.data.vp_cards import EMPTY_TO_END
from turnwright.games.mythotopia.ending import (
    end_all_wars,
    enough_empty,
    is_last_round,
    leaders,
    projection,
    totals,
    would_win,
)
from turnwright.games.mythotopia.judgement.estimates import WON
from turnwright.games.mythotopia.queries import empty_cards
from turnwright.games.mythotopia.rules import (
    MY_15_1,
    MY_15_2,
    MY_15_3,
    MY_15_4,
    MY_15_5,
    MY_15_12,
    MY_15_15,
    MY_15_16,
    MY_15_18,
)
from turnwright.games.mythotopia.ruleset import ANYONE, LAST_ROUND
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.turns import FREE
from turnwright.games.mythotopia.verbs import ALONE, WorldVerb

PLACES: Final = ["one", "two", "three", "four"]


def end_game(s: World, rule: int) -> None:
    """End all wars and the game by a rule: the seats with the most points have won."""
    end_all_wars(s)
    for seat in leaders(s):
        s.winners |= 1 << seat
        if s.log is not None:
            s.emit(Message("log-wins", {"seat": seat}, rule))
    s.finish()


class EndGame(WorldVerb):
    """End the game."""

    def __init__(self) -> None:
        super().__init__("end-game", ALONE, MY_15_1, 960)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """Only as the first action, before any free action, with enough empty VP cards, by the sole leader after all
        wars.
        """
        if s.rules.ending == LAST_ROUND:
            return MY_15_16
        if f.arg < ACTIONS:
            return MY_15_3
        if s.done & FREE:
            return MY_15_4
        if not enough_empty(s):
            return MY_15_2
        return 0 if s.rules.ending == ANYONE or would_win(s, f.seat) else MY_15_5

    def detail(self, s: World, f: Frame, n: int) -> Message | None:
        """Show how many VP cards are empty, or the result if the game ended now (MY-15.6)."""
        rule = self.refuse(s, f, n)
        if rule == MY_15_2:
            return Message("detail-empty", {"empty": count(empty_cards(s)), "needed": EMPTY_TO_END})
        return projected(s) if rule == MY_15_5 else None

    def outlook(self, s: World, f: Frame, n: int) -> list[Message]:
        """Show the result."""
        return [projected(s)]

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """The game is over."""
        return Meaning(END, loss=None if would_win(s, f.seat) else Message("loss-end-game"))

    def reveals(self, s: World, f: Frame, n: int) -> bool:
        """The end is final."""
        return True

    def apply(self, s: World, f: Frame, n: int) -> None:
        """End it."""
        if s.log is not None:
            s.emit(Message("log-end-game", {"seat": f.seat}, self.rule))
        end_game(s, MY_15_15 if s.rules.ending == ANYONE else MY_15_12)

    def prior(self, s: World, f: Frame, n: int) -> int:
        """Winning is everything."""
        return WON if s.rules.ending != ANYONE or would_win(s, f.seat) else -WON


def projected(s: World) -> Message:
    """Return what all seats would have if the game ended now, as text."""
    args: dict[str, Argument] = {}
    for seat, vp in enumerate(totals(projection(s))):
        args |= {f"{PLACES[seat]}-seat": seat, PLACES[seat]: vp}
    return Message(f"detail-projected-{s.seats}", args)


def round_is_over(s: World) -> bool:
    """End the game after its last round (MY-15.18): by table option, or by the round limit (MY-15.19); return whether
    it ended.
    """
    over = is_last_round(s) or (s.rules.rounds > 0 and s.round == s.rules.rounds)
    if over:
        end_game(s, MY_15_18)
    return over


def last_round_begins(s: World) -> None:
    """Depending on the table option, the round after enough VP cards are empty is the last (MY-15.16)."""
    if s.rules.ending == LAST_ROUND and s.last == 0 and enough_empty(s):
        s.last = s.round
        if s.log is not None:
            s.emit(Message("log-last-round", {}, MY_15_16))
