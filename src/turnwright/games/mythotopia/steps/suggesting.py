"""The cheapest ways to pay, suggested as one gesture each.

Cheapest means: fewest cards, then least surplus, then fewest cards from the Reserve, then first in the order of
choices. All ways to pay resources are tried on copies of the table. For armies and ships, which come in any number,
there is the cheapest way for every number that can be placed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from turnwright.core import engine
from turnwright.core.frames import Frame
from turnwright.core.gestures import Gesture
from turnwright.core.messages import Argument, Message
from turnwright.games.mythotopia.data.faces import CARD_KEYS
from turnwright.games.mythotopia.data.tables import NONE
from turnwright.games.mythotopia.paying import HOW
from turnwright.games.mythotopia.queries import held, is_double, usable
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.verbs import Ask, CardsVerb, WorldVerb

MOST_NAMED: Final = 6
"""The most cards that a suggestion names individually."""
MOST_TRIED: Final = 3_000
"""The most answers tried for one question; the cheapest way found by then is suggested."""


class Plan:
    """Cards played one after another, and their cost; they place ``number`` tokens."""

    def __init__(self, actions: list[int], cards: list[int], surplus: int, stored: int, number: int) -> None:
        self.actions = actions
        self.cards = cards
        self.surplus = surplus
        self.stored = stored
        self.number = number

    def cost(self) -> tuple[int, int, int, list[int]]:
        """Return the sort key for cheaper plans."""
        return len(self.cards), self.surplus, self.stored, self.actions

    def then(self, other: Plan) -> Plan:
        """Return both plans in sequence."""
        return Plan(
            self.actions + other.actions,
            self.cards + other.cards,
            self.surplus + other.surplus,
            self.stored + other.stored,
            self.number + other.number,
        )


class PayingAsk(Ask):
    """A question that is answered by playing cards for an action, and suggests the cheapest way."""

    def ends(self, s: World, f: Frame) -> dict[str, str]:
        """The places that all this is played for: those of the last question that cards answer."""
        places = self.between(f)
        later = tokens_asked(s)
        if places or later is None:
            return places
        assert isinstance(later.step, TokensAsk)
        return later.step.between(later)

    def gestures(self, s: World, f: Frame) -> list[Gesture]:
        """Return the cheapest plan for each number of tokens, unless there is nothing to choose."""
        best: dict[int, Plan] = {}
        search = Search(in_order=not told(s, f.seat))
        search.explore(s.clone(), Plan([], [], 0, 0, 0), NONE)
        for plan in [plan for plan in search.found if unbroken(s, f.seat, plan)]:
            if plan.number not in best or plan.cost() < best[plan.number].cost():
                best[plan.number] = plan
        plans = [best[number] for number in sorted(best) if best[number].cards]
        if len(engine.options(s)) == 1 and len(plans) == 1 and len(plans[0].actions) == 1:
            return []
        token = token_of(s)
        return [Gesture(suggestion(plan, token), plan.actions) for plan in plans]


class TokensAsk(PayingAsk):
    """A question that is answered with cards for any number of armies or ships; ``token`` names them."""

    def __init__(
        self,
        name: str,
        rule: int,
        choices: list[WorldVerb],
        about: Callable[[Frame], dict[str, Argument]],
        between: Callable[[Frame], dict[str, str]],
        token: str,
    ) -> None:
        super().__init__(name, rule, choices, True, about, between)
        self.token = token

    def stock(self, s: World, f: Frame) -> int:
        """Return how many more tokens can be placed."""
        raise NotImplementedError

    def plans(self, s: World, f: Frame) -> list[Plan]:
        """Return the cheapest way for every number of tokens."""
        stock = self.stock(s, f)
        playable = self.playable(s, f)
        end = Plan([verb.base for verb in self.choices if verb.size == 1], [], 0, 0, 0)
        placed = Plan([], [], 0, 0, f.extra)
        found = [placed.then(end)] if f.extra else []
        for number in range(1, stock + 1):
            ways = playable.ways(number, number == stock)
            if ways:
                plan = placed.then(min(ways, key=Plan.cost))
                found.append(plan if number == stock else plan.then(end))
        return found

    def playable(self, s: World, f: Frame) -> Forces:
        """Return the cards that can be played, each as a plan of its own, those in hand first."""
        forces = Forces(self.stock(s, f) == 1)
        telling = told(s, f.seat)
        for action in engine.options(s):
            verb = self.choice(action)
            card = action - verb.base
            if isinstance(verb, CardsVerb):
                shows = verb.word == "pay"
                in_hand = held(s, f.seat).count(card)
                for copy in range(usable(s, f.seat).count(card) if shows else 1):
                    plan = Plan([action], [card], 0, 0 if copy < in_hand else 1, self.brings(verb, card))
                    forces.add(plan, shows, card in telling)
        forces.sort()
        return forces

    def brings(self, verb: CardsVerb, card: int) -> int:
        """Return how many tokens a card places when played with a verb."""
        raise NotImplementedError


class Forces:
    """Cards for tokens, each as a plan: for one token, for two, turned into one by a card in the Reserve, of which one
    can be, and those that tell of the hand, of which one can come last. ``alone``: only one token is left.
    """

    def __init__(self, alone: bool) -> None:
        self.alone = alone
        self.ones: list[Plan] = []
        self.twos: list[Plan] = []
        self.turned: list[Plan] = []
        self.last: list[Plan] = []

    def add(self, plan: Plan, shows: bool, tells: bool) -> None:
        """Add a card, played for what it ``shows`` or turned."""
        pile = self.last if tells else self.turned if not shows else self.ones if plan.number == 1 else self.twos
        pile.append(plan)

    def sort(self) -> None:
        """Sort the cards by cost; of those to turn, keep the cheapest without tokens of its own, and those for two."""
        for pile in (self.ones, self.twos, self.turned, self.last):
            pile.sort(key=Plan.cost)
        pairs = [plan.cards[0] for plan in self.twos]
        own = [plan.cards[0] for plan in self.ones] + pairs
        without = [plan for plan in self.turned if plan.cards[0] not in own][:1]
        self.turned = without + [plan for plan in self.turned if plan.cards[0] in pairs]

    def ways(self, number: int, ends: bool) -> list[Plan]:
        """Return ways to place a number of tokens, the cheapest among them, whether or not that ``ends`` the
        question.
        """
        found: list[Plan] = []
        for turned in [None, *self.turned]:
            self.extend(found, number, turned, None)
        if ends:
            for last in self.last:
                self.extend(found, number, None, last)
                for turned in self.turned if last.number > 1 else []:
                    self.extend(found, number, turned, last)
            if self.alone:
                # A single token may be placed with a card for two (MY-8.17).
                twos = self.twos + [plan for plan in self.last if plan.number > 1]
                found += [Plan(two.actions, two.cards, 1, two.stored, 1) for two in twos]
        return found

    def extend(self, found: list[Plan], number: int, turned: Plan | None, last: Plan | None) -> None:
        """Append the cheapest way with a card turned, and one that comes last: cards for two tokens first."""
        added = [plan for plan in (turned, last) if plan is not None]
        need = number - sum([plan.number for plan in added])
        twos = self.twos[:]
        if turned is not None and turned.cards[0] in [plan.cards[0] for plan in twos]:
            twos.remove([plan for plan in twos if plan.cards == turned.cards][-1])
        pairs = min(len(twos), need // 2)
        if 0 <= need <= 2 * pairs + len(self.ones):
            whole = Plan([], [], 0, 0, 0)
            for plan in [*twos[:pairs], *self.ones[: need - 2 * pairs], *added]:
                whole = whole.then(plan)
            found.append(whole)


class Search:
    """Try all ways to pay, with cards for the same purpose ``in_order`` or in any order."""

    def __init__(self, in_order: bool) -> None:
        self.in_order = in_order
        self.tried = 0
        self.found: list[Plan] = []

    def explore(self, s: World, plan: Plan, least: int) -> None:
        """Extend a plan until everything is paid, with no answer below ``least``."""
        f = s.todo[-1]
        step = f.step
        if isinstance(step, TokensAsk):
            self.found += [plan.then(rest) for rest in step.plans(s, f)]
        elif isinstance(step, PayingAsk):
            for action in engine.options(s):
                self.tried += 1
                if least <= action and self.tried <= MOST_TRIED:
                    self.play(s, plan, f, step.choice(action), action)
        else:
            self.found.append(plan)

    def play(self, s: World, plan: Plan, f: Frame, verb: WorldVerb, action: int) -> None:
        """Extend a plan by one card."""
        card = action - verb.base
        assert isinstance(verb, CardsVerb)
        one = Plan([action], [card], verb.surplus(s, f, card), 0 if card in held(s, f.seat) else 1, 0)
        after = s.clone()
        engine.answer(after, action)
        again = self.in_order and after.todo[-1].step is f.step and (f.extra | after.todo[-1].extra) & HOW == 0
        self.explore(after, plan.then(one), action if again else NONE)


def told(s: World, seat: int) -> list[int]:
    """Return the cards in the Reserve that reveal something about the hand when they are played."""
    return [card for card in s.reserves[seat] if is_double(s, card)]


def unbroken(s: World, seat: int, plan: Plan) -> bool:
    """Return whether a plan reveals nothing new before its last answer, as a gesture requires."""
    telling = told(s, seat)
    return all(card not in telling for card in plan.cards[: len(plan.actions) - 1])


def tokens_asked(s: World) -> Frame | None:
    """Return the question for tokens that the requested cards lead to, None if there is none."""
    for place in range(len(s.todo) - 1, -1, -1):
        step = s.todo[place].step
        if isinstance(step, TokensAsk):
            return s.todo[place]
        if not isinstance(step, PayingAsk):
            break
    return None


def token_of(s: World) -> str:
    """Return what the requested cards place: armies, ships, or "" for neither."""
    f = tokens_asked(s)
    return f.step.token if f is not None and isinstance(f.step, TokensAsk) else ""


def suggestion(plan: Plan, token: str) -> Message:
    """Name the cards of a plan, or their number, and the tokens they place."""
    count = len(plan.cards)
    args: dict[str, Argument] = {"number": plan.number, "count": count, "token": token}
    if count > MOST_NAMED:
        return Message("suggest-many", args)
    for place, card in enumerate(plan.cards, start=1):
        args[f"card{place}"] = f"@card-{CARD_KEYS[card]}"
    return Message(f"suggest-{count}", args)
