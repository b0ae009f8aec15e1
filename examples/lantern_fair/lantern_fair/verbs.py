"""The verbs: what players and chance can do, and when it is legal."""

from __future__ import annotations

from turnwright.core.common import CardVerb
from turnwright.core.frames import Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.seats import CHANCE, only
from turnwright.core.verbs import END, GAIN, Meaning, Verb, things
from turnwright.core.zones import Zone

from . import rules as r
from .state import DECK, FIRST_HAND, NAMES, PICTURES, TWINS, LanternFairState, number, picture


def named(card: int) -> dict[str, Argument]:
    """Return a lantern as arguments of a text; an argument that begins with @ is the id of another text."""
    return {"picture": f"@picture-{PICTURES[picture(card)]}", "number": number(card)}


def both(pair: tuple[int, int]) -> dict[str, Argument]:
    """Return two lanterns with the same number as arguments of a text."""
    first, second = [f"@picture-{PICTURES[picture(card)]}" for card in pair]
    return {"first": first, "second": second, "number": number(pair[0])}


class Draw(CardVerb[LanternFairState]):
    """LF-A1, LF-B3: chance draws a lantern for the seat ``f.arg``."""

    def __init__(self) -> None:
        super().__init__("draw", NAMES, r.LOOK, 10)

    def pile(self, s: LanternFairState, f: Frame) -> Zone:
        """Return where it comes from."""
        return s.cards.zones[DECK]

    def apply(self, s: LanternFairState, f: Frame, n: int) -> None:
        """Move it, and tell only its new owner which one it is."""
        s.cards.move(DECK, FIRST_HAND + f.arg, n)
        s.emit(Message("log-draw", named(n), r.LOOK, only(f.arg)))

    def label(self, s: LanternFairState, f: Frame, n: int) -> Message:
        """Return what the button says."""
        return Message("choice-draw", named(n))


class Hang(Verb[LanternFairState]):
    """LF-B1: hang the lantern ``n``."""

    def __init__(self) -> None:
        super().__init__("hang", NAMES, r.HANG, 20)

    def among(self, s: LanternFairState, f: Frame) -> list[int]:
        """Return the lanterns in hand."""
        return s.hand(f.seat)

    def refuse(self, s: LanternFairState, f: Frame, n: int) -> int:
        """Refuse what is not in hand, and what is not high enough."""
        return 0 if n in s.hand(f.seat) and s.fits(f.seat, n) else r.HANG

    def apply(self, s: LanternFairState, f: Frame, n: int) -> None:
        """Hang it."""
        s.hang(f.seat, n)
        s.emit(Message("log-hang", {"seat": f.seat, **named(n)}, r.HANG))

    def label(self, s: LanternFairState, f: Frame, n: int) -> Message:
        """Return what the button says."""
        return Message("choice-hang", named(n))

    def target(self, n: int) -> str:
        """Return the id of the drawn lantern to click."""
        return f"lantern-{NAMES[n]}"

    def meaning(self, s: LanternFairState, f: Frame, n: int) -> Meaning:
        """Return what the choice brings at once."""
        return Meaning(GAIN, reward=things(point=1))


class HangTwins(Verb[LanternFairState]):
    """LF-B2: hang both lanterns of the pair ``TWINS[n]``."""

    def __init__(self) -> None:
        super().__init__("twins", [f"{NAMES[a]} {NAMES[b]}" for a, b in TWINS], r.TWINS, 30)

    def among(self, s: LanternFairState, f: Frame) -> list[int]:
        """Return the pairs in hand."""
        hand = s.hand(f.seat)
        return [n for n, (a, b) in enumerate(TWINS) if a in hand and b in hand]

    def refuse(self, s: LanternFairState, f: Frame, n: int) -> int:
        """Refuse a pair of which one is not in hand or may not be hung."""
        hand = s.hand(f.seat)
        return 0 if all(card in hand and s.fits(f.seat, card) for card in TWINS[n]) else r.TWINS

    def apply(self, s: LanternFairState, f: Frame, n: int) -> None:
        """Hang both."""
        for card in TWINS[n]:
            s.hang(f.seat, card)
        s.twins[f.seat] += 1
        s.emit(Message("log-twins", {"seat": f.seat, **both(TWINS[n])}, r.TWINS))

    def label(self, s: LanternFairState, f: Frame, n: int) -> Message:
        """Return what the button says."""
        return Message("choice-twins", both(TWINS[n]))

    def targets(self, n: int) -> list[str]:
        """Return both drawn lanterns: a click on either means the pair."""
        return [f"lantern-{NAMES[card]}" for card in TWINS[n]]

    def meaning(self, s: LanternFairState, f: Frame, n: int) -> Meaning:
        """Return what the choice brings at once."""
        return Meaning(GAIN, reward=things(point=3))


class Look(Verb[LanternFairState]):
    """LF-B3: look for a lantern. A word alone, and a click on the deck."""

    def __init__(self) -> None:
        super().__init__("look", [], r.LOOK, 40)

    def refuse(self, s: LanternFairState, f: Frame, n: int) -> int:
        """Refuse it once the deck is empty."""
        return 0 if s.deck_size() else r.LOOK

    def apply(self, s: LanternFairState, f: Frame, n: int) -> None:
        """Tell everyone, and draw."""
        s.emit(Message("log-look", {"seat": f.seat}, r.LOOK))
        s.then([s.frame("draw", CHANCE, f.seat)])

    def target(self, n: int) -> str:
        """Return the id of the drawn deck."""
        return "deck-top"


class GoHome(Verb[LanternFairState]):
    """LF-B4: go home. A word alone."""

    def __init__(self) -> None:
        super().__init__("home", [], r.GO_HOME, 50)

    def refuse(self, s: LanternFairState, f: Frame, n: int) -> int:
        """Refuse it as long as there is something to draw."""
        return r.GO_HOME if s.deck_size() else 0

    def apply(self, s: LanternFairState, f: Frame, n: int) -> None:
        """Note that the seat has no more turns."""
        s.home[f.seat] = 1
        s.emit(Message("log-home", {"seat": f.seat}, r.GO_HOME))

    def meaning(self, s: LanternFairState, f: Frame, n: int) -> Meaning:
        """Return that this ends the evening for the seat."""
        return Meaning(END)
