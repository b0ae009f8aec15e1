"""The toy with leaks, each planted in one place: a checker that misses one is worth nothing."""

from __future__ import annotations

from tests.toy import Toy, steps
from tests.toy import rules as r
from tests.toy.state import ToyState
from tests.toy.view import ToyView
from turnwright.core import engine
from turnwright.core.decks import ALL_SEATS
from turnwright.core.frames import Frame, State, Step
from turnwright.core.game import ASK, JsonDict, View
from turnwright.core.messages import Message


class CountingView(ToyView):
    """Shows how many ambushes the others hold."""

    def __init__(self, s: ToyState, seat: int) -> None:
        super().__init__(s, seat)
        self.ambushes = [sum(card < r.AMBUSHES for card in hand) for hand in s.hands]

    def encode(self) -> JsonDict:
        return {**super().encode(), "ambushes": list(self.ambushes)}


class LeakyView(Toy):
    """Leaks in the view."""

    def view(self, s: ToyState, seat: int) -> View:
        return CountingView(s, seat)


class LeakyRecord(Toy):
    """Lets everybody read in the record what was drawn."""

    def audience(self, s: ToyState) -> int:
        return ALL_SEATS


class LeakyLabel(Toy):
    """Says on a button what the target holds."""

    def label(self, s: ToyState, action: int) -> Message:
        if r.WORDS.verb(action) == "attack":
            return Message("label-bid", {"n": s.hands[action - r.ATTACK][0]})
        return super().label(s, action)


class TellingOrder(Toy):
    """Bids by order only for a seat that holds an ambush: being asked tells that it holds none."""

    def obey(self, s: ToyState, orders: JsonDict) -> int:
        f = engine.top(s)
        able = f.step != steps.BIDDING or any(card < r.AMBUSHES for card in s.hands[f.seat])
        return super().obey(s, orders) if able else ASK


class KnowingOrder(Toy):
    """Bids by order what the seat could only know by looking into another hand."""

    def obey(self, s: ToyState, orders: JsonDict) -> int:
        action, f = super().obey(s, orders), engine.top(s)
        held = s.hands[(f.seat + 1) % s.seats]
        return r.BID if action > r.BID and any(card < r.AMBUSHES for card in held) else action


class HopefulOrder(Toy):
    """Ambushes by order at a private question, which only a seat that holds the card can."""

    def obey_blind(self, view: View, orders: JsonDict) -> int:
        return r.AMBUSH if super().obey_blind(view, orders) != ASK else ASK


class SafeTarget(steps.Target):
    """Offers only targets without an ambush."""

    def refuse(self, s: ToyState, f: Frame, action: int) -> int:
        found = super().refuse(s, f, action)
        if found or action == r.RETREAT:
            return found
        return r.TOY_6 if s.hands[action - r.ATTACK][0] < r.AMBUSHES else 0


class ToldDraw(steps.Deal):
    """Tells everybody what was drawn."""

    def apply(self, s: ToyState, f: Frame, action: int) -> None:
        super().apply(s, f, action)
        s.tell(Message("log-drew", {"card": action - r.DRAW}, r.TOY_2))


class ToldBid(steps.Bidding):
    """Tells everybody what was bid."""

    def apply(self, s: ToyState, f: Frame, action: int) -> None:
        super().apply(s, f, action)
        s.tell(Message("log-reveal", {"seat": f.seat, "bid": s.bids[f.seat]}, r.TOY_5))


class TellingRefusal(steps.Attack):
    """Cites another rule if someone else holds the card."""

    def refuse(self, s: ToyState, f: Frame, action: int) -> int:
        found = super().refuse(s, f, action)
        return r.TOY_9 if found and any(action - r.PLAY in hand for hand in s.hands) else found


class TellingDetail(steps.Attack):
    """Says in the numbers of a refusal who holds the card."""

    def detail(self, s: ToyState, f: Frame, action: int) -> Message | None:
        held = [seat for seat in range(s.seats) if action - r.PLAY in s.hands[seat]]
        return Message("detail-coins", {"need": 1, "have": held[0]}) if held else None


class TellingPrompt(steps.Attack):
    """Asks differently if the target can ambush."""

    def prompt(self, s: ToyState, f: Frame) -> Message:
        return Message("prompt-reaction" if s.hands[f.arg][0] < r.AMBUSHES else "prompt-attack")


class SkippedReaction(steps.Reaction):
    """Is not asked of a seat that holds no ambush."""

    def __init__(self) -> None:
        super().__init__()
        self.private = False


class EarlyReveal(steps.Reveal):
    """Lets a preview run into the reveal."""

    def __init__(self) -> None:
        super().__init__()
        self.reveals = False


def with_step(place: int, step: Step[ToyState]) -> Toy:
    """Return the toy with one step replaced."""
    toy = Toy()
    leaky: Step[State] = step  # type: ignore[assignment]
    toy.steps = [leaky if other == place else own for other, own in enumerate(toy.steps)]
    return toy


LEAKS: dict[str, tuple[Toy, str]] = {
    "view": (LeakyView(), "view of"),
    "record": (LeakyRecord(), "audience"),
    "label": (LeakyLabel(), "labels of"),
    "options": (with_step(steps.TARGET, SafeTarget()), "options of"),
    "log-of-chance": (with_step(steps.DEAL, ToldDraw()), "log of"),
    "log-of-a-seat": (with_step(steps.BIDDING, ToldBid()), "log of"),
    "refusal": (with_step(steps.ATTACK, TellingRefusal()), "refusals of"),
    "detail": (with_step(steps.ATTACK, TellingDetail()), "refusals of"),
    "prompt": (with_step(steps.ATTACK, TellingPrompt()), "prompt of"),
    "order-by-hand": (TellingOrder(), "answered by order of"),
    "order-that-looks": (KnowingOrder(), "orders of"),
    "order-not-always-legal": (HopefulOrder(), "answered by order of"),
    "skipped-question": (with_step(steps.REACTION, SkippedReaction()), "forced of"),
    "preview": (with_step(steps.REVEAL, EarlyReveal()), "previews of"),
}
"""By what is planted: the game, and what the checker's answer begins with."""
