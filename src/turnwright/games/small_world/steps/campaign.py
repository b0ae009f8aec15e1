"""The verbs of a campaign: stop, conquer, try with the die, abandon (SW-6 to SW-9, SW-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwright.core.frames import Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.seats import CHANCE
from turnwright.core.verbs import END, GIVE_UP, RISK, SPEND, Meaning, is_much, things
from turnwright.games.small_world.column import refill_next
from turnwright.games.small_world.data.tables import ACTIVE, DIE_FACES, DIE_WEIGHTS, MAX_SHORTFALL, SLOTS
from turnwright.games.small_world.judgement.priors import LEAVING, LUCK, STAND, TOKEN
from turnwright.games.small_world.rules import (
    SW_7_12,
    SW_7_15,
    SW_9_1,
    SW_9_2,
    SW_9_3,
    SW_9_4,
    SW_12_4,
    SW_12_9,
)
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.flow import FLOW, OF_FORCE
from turnwright.games.small_world.verbs import ALONE, Ask, Done, OwnRegionVerb, RegionVerb
from turnwright.games.small_world.war import barred, conquer, cost_for, leave, own_lost

if TYPE_CHECKING:
    from turnwright.games.small_world.judgement.priors import Glance


class Stop(Done):
    """End the conquests (SW-7.15)."""

    def __init__(self) -> None:
        super().__init__("stop", ALONE, SW_7_15, 10)

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """A race without a region has achieved nothing; many tokens in hand could conquer more."""
        hand = s.hand[f.arg]
        if hand == 0:
            return Meaning(END)
        if s.land[f.arg] == 0:
            return Meaning(END, loss=Message("loss-stop", {"tokens": hand}))
        standing = sum([s.tokens[n] for n in range(len(s.who)) if s.who[n] == f.arg])
        cost = cheapest(s, f)
        if hand >= cost and (hand >= 2 * cost or is_much(hand, hand + standing)):
            return Meaning(END, loss=Message("loss-stop-early", {"tokens": hand}))
        return Meaning(END)

    def rated(self, glance: Glance, n: int) -> int:
        """For when nothing else is left."""
        return STAND


def cheapest(s: World, f: Frame) -> int:
    """Return the lowest cost of a conquest that the open question offers; one more than the hand if there is none."""
    question, lowest = f.step, s.hand[f.arg] + 1
    assert isinstance(question, Ask)
    for verb in question.choices:
        if isinstance(verb, Conquer):
            actions: list[int] = []
            verb.offer(s, f, actions)
            for action in actions:
                lowest = min(lowest, verb.price(s, f, action - verb.base))
    return lowest


class CostlyVerb(RegionVerb):
    """A verb about a region that takes tokens."""

    def price(self, s: World, f: Frame, n: int) -> int:
        """Return the cost in tokens of region ``n``; a roll may help."""
        return cost_for(s, f.arg, n, f.extra)

    def label(self, s: World, f: Frame, n: int) -> Message:
        """Name the region and its cost."""
        return Message(f"choice-{self.word}", {"region": n + 1, "cost": self.price(s, f, n)})

    def too_few(self, s: World, f: Frame, n: int) -> Message:
        """Return the cost of the region and the tokens in hand."""
        return Message("detail-tokens", {"need": self.price(s, f, n), "have": s.hand[f.arg]})


class Conquer(CostlyVerb):
    """Conquer a region with tokens from hand; ``short`` is the rule that forbids it with too few tokens."""

    def __init__(self) -> None:
        super().__init__("conquer", SW_7_15, 20)
        self.short = SW_7_12

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """Check what prevents the conquest first, then the tokens in hand."""
        rule = barred(s, f.arg, n)
        if rule == 0 and s.hand[f.arg] < self.price(s, f, n):
            return self.short
        return rule

    def detail(self, s: World, f: Frame, n: int) -> Message | None:
        """Show the numbers if there are too few tokens."""
        return self.too_few(s, f, n) if self.refuse(s, f, n) == self.short else None

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """Tokens for a region, which another race of the seat may lose."""
        return Meaning(SPEND, things(token=self.price(s, f, n), region=own_lost(s, f.arg, n)), things(region=1))

    def rated(self, glance: Glance, n: int) -> int:
        """The value of the region, less the tokens it ties up."""
        return glance.gain(n) - TOKEN * glance.need(n)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Conquer it, and ask again."""
        pay = self.price(s, f, n)
        if s.log is not None:
            self.announce(s, f, n, pay)
        conquer(s, f.arg, n, pay)
        s.push(OF_FORCE.conquests[f.arg])
        refill_next(s)

    def announce(self, s: World, f: Frame, n: int, tokens: int) -> None:
        """Log a conquest before it is carried out."""
        args: dict[str, Argument] = {"seat": f.seat, "region": n + 1, "tokens": tokens}
        args["race"] = s.rules.races[s.race[f.arg]].name
        s.emit(Message("log-conquer", args, SW_7_15))


class Attempt(CostlyVerb):
    """Try a last region with the die (SW-9)."""

    def __init__(self) -> None:
        super().__init__("attempt", SW_9_1, 30)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """It must be in reach, too expensive for the hand, but possible with the die (SW-9.2 to SW-9.8)."""
        rule = barred(s, f.arg, n) or attempt_rule(s, f.arg)
        if rule:
            return rule
        hand = s.hand[f.arg]
        if hand == 0:
            return SW_9_2
        need = self.price(s, f, n)
        if need <= hand:
            return SW_9_4
        return 0 if need <= hand + MAX_SHORTFALL else SW_9_3

    def detail(self, s: World, f: Frame, n: int) -> Message | None:
        """Show the numbers if there are too few tokens, or that the table plays the other reading."""
        short = self.refuse(s, f, n) in (SW_9_2, SW_9_3, SW_9_4)
        return self.too_few(s, f, n) if short else super().detail(s, f, n)

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """All tokens in hand for a region, if the die helps."""
        short = self.price(s, f, n) - s.hand[f.arg]
        ways = sum([weight for face, weight in zip(DIE_FACES, DIE_WEIGHTS, strict=True) if face >= short])
        price = things(token=s.hand[f.arg], region=own_lost(s, f.arg, n))
        return Meaning(RISK, price, things(region=1), (ways, sum(DIE_WEIGHTS)))

    def outlook(self, s: World, f: Frame, n: int) -> list[Message]:
        """Show who would lose the region."""
        holder = s.who[n]
        return [Message("outlook-attempt", {"seat": holder // SLOTS, "region": n + 1})] if holder >= 0 else []

    def rated(self, glance: Glance, n: int) -> int:
        """The value of the region, times the chance that the die helps."""
        hand = glance.hand
        return glance.gain(n) * LUCK[glance.need(n) - hand] // 1000 - TOKEN * hand // 2

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Roll the die."""
        if s.log is not None:
            s.emit(Message("log-attempt", {"seat": f.seat, "region": n + 1}, SW_9_1))
        s.push(Frame(FLOW.final_die, CHANCE, f.arg, n))


def attempt_rule(s: World, force: int) -> int:
    """Return the rule by which ``force`` has no final attempt, or 0."""
    for trait in s.kits[force].bars_attempt:
        rule = trait.bars_attempt(s, force)
        if rule:
            return rule
    return 0


class Abandon(OwnRegionVerb):
    """Leave a region before the first conquest (SW-12.4, SW-12.5)."""

    def __init__(self) -> None:
        super().__init__("abandon", SW_12_4, 40)

    def foreign(self, s: World, f: Frame, n: int) -> int:
        """Only the race being readied abandons regions, not another one of the seat (SW-12.9)."""
        holder = s.who[n]
        own = holder >= 0 and holder // SLOTS == f.seat
        return SW_12_9 if own and holder % SLOTS != ACTIVE else SW_12_4

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """A region for its tokens."""
        loss = Message("loss-abandon", {"region": n + 1})
        return Meaning(GIVE_UP, things(region=1), things(token=s.tokens[n]), loss=loss)

    def rated(self, glance: Glance, n: int) -> int:
        """Rarely good."""
        return LEAVING

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Return the tokens to hand, and ask again."""
        s.hand[f.arg] += leave(s, f.arg, n)
        if s.log is not None:
            s.emit(Message("log-abandon", {"seat": f.seat, "region": n + 1}, SW_12_4))
        s.push(f)
