"""The toy with leaks, each planted in one place: a checker that misses one is worth nothing."""

from __future__ import annotations

from collections.abc import Callable

from tests.toy import Toy, verbs
from tests.toy import rules as r
from tests.toy.layout import held
from tests.toy.state import ToyState
from tests.toy.steps import Flow
from turnwright.core import engine
from turnwright.core.codec import integer
from turnwright.core.events import Event
from turnwright.core.frames import TARGET, Frame
from turnwright.core.game import ASK, JsonDict, View
from turnwright.core.gestures import Gesture
from turnwright.core.messages import Message
from turnwright.core.payloads import Payload
from turnwright.core.seats import Audience, Viewer, only
from turnwright.core.verbs import GIVE_UP, RISK, Meaning, Question, Verb
from turnwright.core.zones import UNKNOWN


class LeakyView(Toy):
    """Shows how many ambushes the others hold, where its points are shown."""

    def redacted(self, s: ToyState, viewer: Viewer) -> ToyState:
        shown = super().redacted(s, viewer)
        shown.points = [
            points + sum(card < r.AMBUSHES for card in held(s, seat)) for seat, points in enumerate(s.points)
        ]
        return shown


class TellingOrder(Toy):
    """Bids by order only for a seat that holds an ambush: being asked tells that it holds none."""

    def obey(self, s: ToyState, orders: JsonDict) -> int:
        f = engine.top(s)
        able = f.step is not self.flow.bidding or any(card < r.AMBUSHES for card in held(s, f.seat))
        return super().obey(s, orders) if able else ASK


class KnowingOrder(Toy):
    """Bids by order what the seat could only know by looking into another hand."""

    def obey(self, s: ToyState, orders: JsonDict) -> int:
        action, f = super().obey(s, orders), engine.top(s)
        cards = held(s, (f.seat + 1) % s.seats)
        none = self.vocabulary.action("bid 0")
        bids = f.step is self.flow.bidding and action > none
        return none if bids and any(card < r.AMBUSHES for card in cards) else action


class HopefulOrder(Toy):
    """Ambushes by order at a private question, which only a seat that holds the card can."""

    def obey_blind(self, view: View, orders: JsonDict) -> int:
        return self.vocabulary.action("ambush 0") if super().obey_blind(view, orders) != ASK else ASK


class SafeAttack(verbs.Attack):
    """Offers only targets without an ambush."""

    def refuse(self, s: ToyState, f: Frame, n: int) -> int:
        return super().refuse(s, f, n) or (r.TOY_6 if held(s, n)[0] < r.AMBUSHES else 0)


class LabelledAttack(verbs.Attack):
    """Says on a button what the target holds."""

    def label(self, s: ToyState, f: Frame, n: int) -> Message:
        return Message("label-bid", {"n": held(s, n)[0]})


class MeaningfulAttack(verbs.Attack):
    """Says what an attack brings if the target holds no ambush."""

    def meaning(self, s: ToyState, f: Frame, n: int) -> Meaning:
        return Meaning(RISK, reward={"thing-point": held(s, n)[0]})


class LossyAttack(verbs.Attack):
    """Says that an attack loses much where the target holds an ambush."""

    def meaning(self, s: ToyState, f: Frame, n: int) -> Meaning:
        return Meaning(GIVE_UP, loss=Message("label-bid", {"n": held(s, n)[0]}))


class TellingProspect(Toy):
    """Says what the next seat holds."""

    def prospects(self, s: ToyState, seat: int) -> list[Message]:
        return [Message("label-bid", {"n": card}) for card in held(s, (seat + 1) % s.seats)[:1]]


class WarnedAttack(verbs.Attack):
    """Says what to expect of the target, though the retreat beside it says nothing."""

    def outlook(self, s: ToyState, f: Frame, n: int) -> list[Message]:
        return [Message("label-bid", {"n": held(s, n)[0]})]


class WarnedRetreat(verbs.Retreat):
    """Says before the hand is shown what the next seat holds: what is revealed later is foreseen, too."""

    def outlook(self, s: ToyState, f: Frame, n: int) -> list[Message]:
        return [Message("label-bid", {"n": held(s, (f.seat + 1) % s.seats)[0]})]


class LeadingAttack(verbs.Attack):
    """Begins where the target's card is."""

    def sources(self, s: ToyState, f: Frame, n: int) -> list[str]:
        return [f"card-{held(s, n)[0]}"]


class NearAttack(verbs.Attack):
    """Is meant by a click on a target that holds no ambush."""

    def target(self, n: int) -> str:
        return f"seat-{n}"

    def concerns(self, s: ToyState, seat: int, n: int) -> bool:
        return n >= s.seats or held(s, n)[0] >= r.AMBUSHES


class TellingEnds(Question[ToyState]):
    """Marks the attacked seat if it can ambush."""

    def ends(self, s: ToyState, f: Frame) -> dict[str, str]:
        return {f"seat-{f.arg}": TARGET} if held(s, f.arg)[0] < r.AMBUSHES else {}


class HighBid(verbs.Bid):
    """Gives a point for the highest bid of all, the last option, if the next seat holds an ambush."""

    def apply(self, s: ToyState, f: Frame, n: int) -> None:
        super().apply(s, f, n)
        s.points[f.seat] += n == r.MOST and held(s, (f.seat + 1) % s.seats)[0] < r.AMBUSHES


class OpenScores(Toy):
    """Counts ambushes as points at any time."""

    def scores_open(self, s: ToyState) -> bool:
        return True

    def scores(self, s: ToyState) -> list[int | None]:
        return [sum(card < r.AMBUSHES for card in held(s, seat)) for seat in range(s.seats)]


class TellingAudience(Toy):
    """Lets all read whom a seat attacks, unless the next seat holds an ambush."""

    def audience(self, s: ToyState) -> Audience:
        f = engine.top(s)
        hidden = f.step is self.flow.target and held(s, (f.seat + 1) % s.seats)[0] < r.AMBUSHES
        return only(f.seat) if hidden else super().audience(s)


class ToldDraw(verbs.Draw):
    """Tells everybody what was drawn."""

    def apply(self, s: ToyState, f: Frame, n: int) -> None:
        super().apply(s, f, n)
        s.emit(Message("log-drew", {"card": n}, r.TOY_2))


class ToldBid(verbs.Bid):
    """Tells everybody what was bid."""

    def apply(self, s: ToyState, f: Frame, n: int) -> None:
        super().apply(s, f, n)
        s.emit(Message("log-reveal", {"seat": f.seat, "bid": n}, r.TOY_5))


class RememberedDraw(verbs.Draw):
    """Keeps what was drawn last where the telling of it can look."""

    last = -1

    def apply(self, s: ToyState, f: Frame, n: int) -> None:
        super().apply(s, f, n)
        RememberedDraw.last = n


class TellingEvent(Toy):
    """Shows everybody the card that was drawn, where the line says only that one was."""

    def event(self, message: Message) -> Event | None:
        hidden = message.id == "log-draw"
        return Event("draw", faces=(f"card-{RememberedDraw.last}",)) if hidden else super().event(message)


class TellingRefusal(verbs.Play):
    """Cites another rule if someone else holds the card."""

    def refuse(self, s: ToyState, f: Frame, n: int) -> int:
        rule = super().refuse(s, f, n)
        return r.TOY_9 if rule and any(n in held(s, seat) for seat in range(s.seats)) else rule


class TellingDetail(verbs.Play):
    """Says in the numbers of a refusal who holds the card."""

    def detail(self, s: ToyState, f: Frame, n: int) -> Message | None:
        holders = [seat for seat in range(s.seats) if n in held(s, seat)]
        return Message("detail-coins", {"need": 1, "have": holders[0]}) if holders else None


class TellingSuggestion(verbs.Play):
    """Suggests a card only against a target without an ambush."""

    def gestures(self, s: ToyState, f: Frame) -> list[Gesture]:
        safe = held(s, f.arg)[0] >= r.AMBUSHES
        return [Gesture(Message("label-suggested"), [self.base + held(s, f.seat)[-1]])] if safe else []


class Sight(Payload):
    """How many ambushes the attacked seat holds, which knows it anyhow."""

    def __init__(self, holder: int, ambushes: int) -> None:
        self.holder = holder
        self.ambushes = ambushes

    def encode(self) -> JsonDict:
        return {"holder": self.holder, "ambushes": self.ambushes}

    @classmethod
    def decode(cls, data: JsonDict, seats: int) -> Sight:
        return Sight(integer(data, "holder", 0, seats - 1), integer(data, "ambushes", 0, r.AMBUSHES))

    def redacted(self, viewer: Viewer, seat: int) -> Sight:
        return self if viewer == self.holder else Sight(self.holder, UNKNOWN)


class SeeingAttack(verbs.Attack):
    """Carries in its frame what the attacker may not know yet."""

    def apply(self, s: ToyState, f: Frame, n: int) -> None:
        seen = sum([card < r.AMBUSHES for card in held(s, n)])
        s.then([Frame(self.flow.attack, f.seat, n, payload=Sight(n, seen))])


class SeeingPrompt(Question[ToyState]):
    """Tells the attacker at once."""

    def prompt(self, s: ToyState, f: Frame) -> Message:
        assert isinstance(f.payload, Sight)
        return Message("prompt-reaction" if f.payload.ambushes else "prompt-attack")


class TellingPrompt(Question[ToyState]):
    """Asks differently if the target can ambush."""

    def prompt(self, s: ToyState, f: Frame) -> Message:
        return Message("prompt-reaction" if held(s, f.arg)[0] < r.AMBUSHES else "prompt-attack")


def instead(step: str, place: int, verb: Callable[[Flow], Verb[ToyState]]) -> Toy:
    """Return the toy with one verb of a question replaced."""

    def plant(flow: Flow) -> None:
        getattr(flow, step).answers[place] = verb(flow)

    return Toy(plant)


def open_deal(flow: Flow) -> None:
    """Let everybody read in the record what was drawn."""
    flow.draw.deal = flow.deal = Question("deal", r.TOY_2, flow.deal.answers)  # type: ignore[assignment]


def remembering(flow: Flow) -> None:
    """Remember what was drawn last."""
    flow.deal.answers[0] = RememberedDraw()


def telling_prompt(flow: Flow) -> None:
    """Ask differently if the target can ambush."""
    flow.attack = TellingPrompt("attack", r.TOY_8, flow.attack.answers, private=True)


def telling_ends(flow: Flow) -> None:
    """Mark the target of an attack if it can ambush."""
    flow.attack = TellingEnds("attack", r.TOY_8, flow.attack.answers, private=True)


def telling_payload(flow: Flow) -> None:
    """Carry a secret in a frame, and tell it to the asked seat."""
    flow.target.answers[0] = SeeingAttack(flow)
    flow.attack = SeeingPrompt("attack", r.TOY_8, flow.attack.answers, private=True)
    flow.attack.payload = Sight


def skipped_reaction(flow: Flow) -> None:
    """Do not ask a seat that holds no ambush."""
    flow.reaction.private = False


def early_reveal(flow: Flow) -> None:
    """Let a preview run into the reveal."""
    flow.reveal.revealing = False


LEAKS: dict[str, tuple[Toy, str]] = {
    "view": (LeakyView(), "view of"),
    "record": (Toy(open_deal), "audience"),
    "label": (instead("target", 0, LabelledAttack), "labels of"),
    "meaning": (instead("target", 0, MeaningfulAttack), "meanings of"),
    "loss": (instead("target", 0, LossyAttack), "meanings of"),
    "prospect": (TellingProspect(), "prospects of"),
    "outlook": (instead("target", 0, WarnedAttack), "outlooks of"),
    "outlook-of-a-reveal": (instead("target", 1, lambda _flow: WarnedRetreat()), "outlooks of"),
    "sources": (instead("target", 0, LeadingAttack), "sources of"),
    "ends": (Toy(telling_ends), "ends of"),
    "click": (instead("target", 0, NearAttack), "clicks of"),
    "scores": (OpenScores(), "scores of"),
    "audience": (TellingAudience(), "audience of"),
    "preview-of-the-last-option": (instead("bidding", 0, lambda _flow: HighBid()), "previews of"),
    "gesture": (instead("attack", 0, TellingSuggestion), "gestures of"),
    "options": (instead("target", 0, SafeAttack), "options of"),
    "log-of-chance": (instead("deal", 0, lambda _flow: ToldDraw()), "log of"),
    "log-of-a-seat": (instead("bidding", 0, lambda _flow: ToldBid()), "log of"),
    "event": (TellingEvent(remembering), "events of"),
    "refusal": (instead("attack", 0, TellingRefusal), "refusals of"),
    "detail": (instead("attack", 0, TellingDetail), "refusals of"),
    "prompt": (Toy(telling_prompt), "prompt of"),
    "payload": (Toy(telling_payload), "prompt of"),
    "order-by-hand": (TellingOrder(), "answered by order of"),
    "order-that-looks": (KnowingOrder(), "orders of"),
    "order-not-always-legal": (HopefulOrder(), "answered by order of"),
    "skipped-question": (Toy(skipped_reaction), "forced of"),
    "preview": (Toy(early_reveal), "previews of"),
}
"""By what is planted: the game, and what the checker's answer begins with."""
