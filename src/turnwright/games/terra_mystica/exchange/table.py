"""A recorded game on our engine: it answers the engine's questions in the order in which the log does.

The site lets offers of power, the steps they bring and the spades of phase III wait while the game goes on; so these
questions are taken off the stack when they come up, and put back when the log answers them.
"""

from __future__ import annotations

from typing import Final

from turnwright.core.errors import GameError
from turnwright.core.frames import CHANCE, Frame
from turnwright.games.terra_mystica.data.tables import ROUNDS
from turnwright.games.terra_mystica.exchange import liberties
from turnwright.games.terra_mystica.exchange.liberties import Liberty
from turnwright.games.terra_mystica.exchange.offers import Open, Raised, drained, offers_of
from turnwright.games.terra_mystica.exchange.states import snapshot
from turnwright.games.terra_mystica.exchange.words import FACTION_WORDS, POWER_IF_DECLINED
from turnwright.games.terra_mystica.notation import ACCEPT, BUILD, BURN, DONE, STEP_CULT
from turnwright.games.terra_mystica.rules import TM_1_1
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.bonuses import spades_due
from turnwright.games.terra_mystica.steps.numbers import (
    ACT,
    BONUS,
    CLEAN_UP,
    CULT_STEP,
    FIRST_CARD,
    OFFERS,
    PLACING,
    ROUND,
    SPADES,
    TURN,
)
from turnwright.games.terra_mystica.steps.offers import gain_of

SINGLE: Final = (PLACING, FIRST_CARD)
"""Questions that a seat that left the game is simply not asked."""


class Misfit(GameError):
    """The log does something that neither the rules nor the list of liberties allow."""


def ledger_id(rule: int) -> str:
    """Return the id of a rule as people read it."""
    return _IDS[rule - TM_1_1]


def _ids() -> list[str]:
    from turnwright.games.terra_mystica import rules

    return [name.replace("_", "-", 1).replace("_", ".") for name in vars(rules) if name.startswith("TM_")]


_IDS: Final[list[str]] = _ids()


class Story:
    """What was answered, in the form that play by the book needs it.

    drawn     answers of chance
    chosen    by seat: its answers in its turns, conversions in front of the action they were made in
    offers    all offers that the engine asks about, in the order of building
    raised    the structures that offered them, in that order
    spades    by seat: what it did with the spades of phase III
    """

    def __init__(self, seats: int) -> None:
        self.drawn: list[int] = []
        self.chosen: list[list[int]] = [[] for _seat in range(seats)]
        self.offers: list[Open] = []
        self.raised: list[Raised] = []
        self.spades: list[list[int]] = [[] for _seat in range(seats)]


class Table:
    """The state, and what the log may still answer.

    book        the log takes no liberties
    offers      open offers of power; owed: structures whose owner may still choose a cult
    spades      by seat: the question about its spades of phase III; lost: spades it cannot use
    dug         by seat: spades bought and not yet used; stopped: free spades that the rules left no use for
    bonus       by seat: its state after the cult bonus of the last round
    effects     states of seats after what answers of others brought them, until the log has printed them
    gone        seats that left the game
    line, who, text   the command that is carried out; cults: what the ledger shows after its row
    unordained  seats that may still ordain workers, where the site is not strict about it
    """

    def __init__(self, s: Realm, options: set[str], book: bool) -> None:
        self.s = s
        self.options = options
        self.book = book
        self.offers: list[Open] = []
        self.owed: list[Raised] = []
        self.spades: dict[int, Frame] = {}
        self.lost = [0] * s.seats
        self.dug = [0] * s.seats
        self.stopped = [0] * s.seats
        self.bonus: dict[int, list[int]] = {}
        self.effects: list[tuple[int, list[int]]] = []
        self.gone: set[int] = set()
        self.unordained: set[int] = set()
        self.story = Story(s.seats)
        self.began = [0] * s.seats
        self.liberties: list[Liberty] = []
        self.line = 0
        self.who = ""
        self.text = ""
        self.cults: list[int] = []

    # What is on the table.

    def name(self, seat: int) -> str:
        """Return what the log calls a seat."""
        return FACTION_WORDS[self.s.faction[seat]]

    def take(self, liberty: str, seat: int, text: str = "") -> None:
        """Note a liberty; a log that says it takes none is not allowed any."""
        if self.book:
            raise Misfit(f"{liberties.LIBERTIES[liberty]} ({liberty})")
        self.liberties.append(Liberty(self.line, liberty, self.name(seat), text or self.text))

    # Answers.

    def answer(self, action: int) -> None:
        """Answer the open question in a seat's turn; what the rules refuse does not fit."""
        s = self.s
        f = s.todo[-1]
        step = s.steps[f.step]
        rule = step.refuse(s, f, action)
        if rule:
            raise self.refused(rule)
        seat = f.seat
        if seat == CHANCE:
            self.story.drawn.append(action)
        else:
            if f.step == ACT and not BURN <= action < BUILD:
                self.decline_all(seat)
                self.began[seat] = len(self.story.chosen[seat])
                self.stopped[seat] = 0
            self.story.chosen[seat].append(action)
        s.todo.pop()
        step.apply(s, f, action)
        self.run()

    def refused(self, rule: int) -> Misfit:
        """Return what to raise when a rule refuses."""
        return Misfit(f"refused by {ledger_id(rule)}")

    def run(self) -> None:
        """Do what needs no answer, up to the next question or the end of a phase."""
        s = self.s
        todo = s.todo
        for i in range(len(todo) - 1, -1, -1):
            if todo[i].step == OFFERS:
                self.hold(offers_of(s, todo.pop(i)))
        while todo:
            f = todo[-1]
            step = s.steps[f.step]
            if step.deed:
                if self.halts(f):
                    return
                todo.pop()
                step.apply(s, f, 0)
            elif f.seat in self.gone:
                self.skip(f)
            else:
                return

    def halts(self, f: Frame) -> bool:
        """Tell whether a phase ends here; logs may answer open offers and use spades before it goes on."""
        if f.step == TURN:
            return f.arg == 1 and len(self.s.passed) == self.s.seats
        return f.step in (BONUS, CLEAN_UP, ROUND)

    def ended(self) -> bool:
        """Tell whether all have passed in the last round."""
        todo = self.s.todo
        return not todo or (self.s.round == ROUNDS and todo[-1].step == TURN and self.halts(todo[-1]))

    def question(self) -> Frame:
        """Return the open question; what ends phases is done first."""
        s = self.s
        while s.todo:
            f = s.todo[-1]
            if not s.steps[f.step].deed:
                return f
            if self.ended():
                break
            self.proceed()
        raise Misfit("the game is over")

    def drop_question(self, step: int) -> None:
        """Take the open question off the table, because a liberty has answered it or nobody will."""
        f = self.s.todo.pop()
        assert f.step == step
        if step == ACT:
            self.decline_all(f.seat)
        self.run()

    def convert_in_action(self, seat: int, actions: list[int]) -> None:
        """Convert in the middle of an action; by the book it would have come before it."""
        self.take(liberties.CONVERSION_IN_ACTION, seat)
        liberties.steps_at_once(self.s)
        for action in actions:
            rule = liberties.in_between(self.s, seat, action)
            if rule:
                raise self.refused(rule)
            self.story.chosen[seat].insert(self.began[seat], action)
            self.began[seat] += 1
        self.run()

    def pay_spades(self, seat: int, spades: int, bought: int) -> None:
        """Pay for bought spades, and receive what all of them are worth, without the engine's transformation."""
        faction = self.s.of(seat)
        if bought * faction.spade_workers(self.s, seat) > self.s.workers[seat]:
            raise Misfit("the workers for the spades are missing")
        if bought * faction.spade_priests() > self.s.priests[seat]:
            raise Misfit("the priests for the spades are missing")
        liberties.buy_spades(self.s, seat, bought)
        liberties.reward_spades(self.s, seat, spades, bought)

    # Between rounds.

    def proceed(self) -> None:
        """Go on from the end of a phase: cult bonuses for all, or the next round."""
        self.expect_answers()
        s = self.s
        f = s.todo.pop()
        s.steps[f.step].apply(s, f, 0)
        if f.step == TURN:
            while s.todo[-1].step == BONUS:
                self.grant(s.todo.pop())
        else:
            self.lost = [0] * s.seats
            self.run()

    def expect_answers(self) -> None:
        """All that waits must be answered before a phase ends; idle offers may be left."""
        for offer in self.offers:
            if offer.live:
                giver, power = self.name(offer.frame.extra), offer.frame.arg
                raise Misfit(f"{self.name(offer.seat)} has not answered {giver}, who offered {power} power")
        self.offers.clear()
        for raised in self.owed:
            raise Misfit(f"{self.name(raised.seat)} has not chosen a cult")
        for seat in self.spades:
            raise Misfit(f"{self.name(seat)} has not used its spades")

    def grant(self, f: Frame) -> None:
        """Give a seat its cult bonus; its spades wait. The site pays for spades as soon as they are gained."""
        s = self.s
        seat = f.seat
        spades = spades_due(s, seat)
        s.steps[BONUS].apply(s, f, 0)
        self.lost[seat] = spades
        if s.todo[-1].step == SPADES:
            frame = s.todo.pop()
            if seat not in self.gone:
                self.spades[seat] = frame
                self.lost[seat] = 0
        if spades and not self.book and liberties.reward_spades(s, seat, spades, 0):
            self.take(liberties.SPADE_PAID_ON_GAIN, seat, "spades of the cult bonus")
        self.bonus[seat] = snapshot(self.s, seat)

    def use_spades(self, seat: int, action: int) -> None:
        """Use spades of phase III, or be done with them."""
        s = self.s
        f = self.spades.pop(seat)
        rule = s.steps[SPADES].refuse(s, f, action)
        if rule:
            raise self.refused(rule)
        self.story.spades[seat].append(action)
        before = liberties.purse(s, seat)
        s.steps[SPADES].apply(s, f, action)
        if not self.book:
            liberties.refill(s, seat, before)
        if s.todo[-1].step == SPADES:
            self.spades[seat] = s.todo.pop()

    def throw_spades(self, seat: int, count: int) -> None:
        """Throw away spades of phase III."""
        if seat not in self.spades:
            if count > self.lost[seat]:
                raise Misfit(f"{self.lost[seat]} spades are at hand")
            self.lost[seat] -= count
            return
        f = self.spades[seat]
        if f.arg > count:
            self.spades[seat] = Frame(SPADES, seat, f.arg - count, f.extra)
        else:
            self.use_spades(seat, DONE)

    # Offers of power.

    def hold(self, offers: list[Open]) -> None:
        """Keep offers until the log answers them."""
        offers = [offer for offer in offers if offer.seat not in self.gone]
        if offers:
            self.story.raised.append(offers[0].raised)
            self.story.offers.extend([offer for offer in offers if offer.asked])
            self.offers.extend(offers)

    def find_offer(self, seat: int, power: int, giver: int) -> Open:
        """Return the oldest open offer that an answer means; some answers name only what can be gained of it."""
        for offer in self.offers:
            if offer.matches(seat, power, giver):
                return offer
        gain = [offer for offer in self.offers if gain_of(self.s, seat, offer.frame.arg) == power]
        for offer in gain:
            if offer.matches(seat, offer.frame.arg, giver):
                return offer
        raise Misfit(f"no offer of {power} power is open to {self.name(seat)}")

    def accept(self, offer: Open) -> None:
        """Take power; the first who does earns the builder what its faction makes of it."""
        s = self.s
        seat, raised = offer.seat, offer.raised
        before = s.bowl1[seat], s.bowl2[seat]
        self.offers.remove(offer)
        if gain_of(s, seat, offer.frame.arg):
            s.steps[offer.frame.step].apply(s, offer.frame, ACCEPT)
        offer.accepted = True
        if (offer.used or not offer.live) and before != (s.bowl1[seat], s.bowl2[seat]):
            self.take(liberties.LATE_ANSWER, seat)
        if offer.live and raised.reaction is not None and not raised.taken:
            raised.taken = True
            self.owed.append(raised)
            self.effects.append((raised.seat, snapshot(self.s, raised.seat)))
        for other in drained(s, self.offers, seat):
            self.close(other.raised)

    def decline(self, offer: Open) -> None:
        """Decline power."""
        self.offers.remove(offer)
        offer.raised.refused += 1
        if offer.live:
            self.close(offer.raised)

    def decline_all(self, seat: int) -> None:
        """An action declines all that is open to the seat."""
        for offer in [offer for offer in self.offers if offer.seat == seat]:
            self.decline(offer)

    def close(self, raised: Raised) -> None:
        """One offer less that could bring power; if all were declined, the builder's faction reacts."""
        raised.open -= 1
        if raised.open or not raised.refused or raised.reaction is None:
            return
        if POWER_IF_DECLINED not in self.options:
            self.take(liberties.NO_POWER_ON_DECLINE, raised.seat)
            return
        s = self.s
        s.steps[raised.reaction.step].apply(s, raised.reaction, 0)
        self.effects.append((raised.seat, snapshot(self.s, raised.seat)))

    def use_power(self, seat: int) -> None:
        """Note that a seat used power while offers to it were open."""
        for offer in self.offers:
            if offer.seat == seat:
                offer.used = True

    def step_cult(self, seat: int, cult: int) -> bool:
        """Take a step that an answer brought; tell whether one was owed."""
        for raised in self.owed:
            if raised.seat == seat:
                self.owed.remove(raised)
                raised.cult = cult
                s = self.s
                s.steps[CULT_STEP].apply(s, Frame(CULT_STEP, seat, 1), STEP_CULT + cult)
                return True
        return False

    # Seats that leave.

    def drop(self, seat: int) -> None:
        """A seat leaves the game: it is asked nothing any more, and its card goes back."""
        self.gone.add(seat)
        self.s.card[seat] = -1
        self.offers = [offer for offer in self.offers if offer.seat != seat]
        self.owed = [raised for raised in self.owed if raised.seat != seat]
        self.spades.pop(seat, None)
        self.run()

    def skip(self, f: Frame) -> None:
        """Pass over a seat that left; once all others have passed, it has, too."""
        s = self.s
        if f.step in SINGLE:
            s.todo.pop()
            return
        while s.todo[-1].step != TURN:
            s.todo.pop()
        if all(seat in s.passed or seat in self.gone for seat in range(s.seats)):
            s.passed.extend([seat for seat in sorted(self.gone) if seat not in s.passed])
