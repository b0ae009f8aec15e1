"""A recorded game on our engine: answers the engine's questions in the order of the log.

On the site, offers of power, the steps they give, rewards and the spades of phase III can wait while the game
continues; so these questions are taken off the stack when they come up, and put back when the log answers them.
"""

from __future__ import annotations

from typing import Final

from turnwright.core import engine
from turnwright.core.errors import CannotLeave
from turnwright.core.frames import Frame, State, Step
from turnwright.core.seats import CHANCE
from turnwright.games.terra_mystica.data.tables import CULTS, ROUNDS
from turnwright.games.terra_mystica.exchange import deviations
from turnwright.games.terra_mystica.exchange.answers import Answers
from turnwright.games.terra_mystica.exchange.choices import DONE, END, between_actions
from turnwright.games.terra_mystica.exchange.deviations import Deviation
from turnwright.games.terra_mystica.exchange.misfits import Misfit, refused
from turnwright.games.terra_mystica.exchange.offers import offers_of
from turnwright.games.terra_mystica.exchange.states import snapshot
from turnwright.games.terra_mystica.exchange.story import Part, Story
from turnwright.games.terra_mystica.exchange.words import FACTION_WORDS
from turnwright.games.terra_mystica.leaving import all_passed, leave
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.bonuses import spades_due
from turnwright.games.terra_mystica.steps.flow import FLOW

PUT_OFF: Final = ("cult-step", "rewards")
"""Questions that a seat may answer after its next action."""


class ReplayTable:
    """The state, and what the log may still answer.

    book        the log allows no deviations from the rule book
    answers     offers of power that are open, and what they bring
    later       by seat: questions it has put off, with the parts of its turn that take the answers
    spades      by seat: the question about its spades of phase III; lost: spades it cannot use
    dug         by seat: spades bought and not yet used; stopped: free spades that the rules left no use for
    rewarded    by seat: spades of its action that have brought already what they are worth
    shunned     by cult that shall not take the key of the next town tile: how far its marker steps back before
    bonus       by seat: its state after the cult bonus of the last round
    line, who, text   the command that is carried out; cults: what the ledger shows after its row
    unordained  by seat that may still ordain workers, where the site is not strict about it: the part that said none
    """

    def __init__(self, s: Realm, options: set[str], book: bool) -> None:
        self.s = s
        self.options = options
        self.book = book
        self.answers = Answers(self)
        self.later: list[list[tuple[Frame, Part]]] = [[] for _seat in range(s.seats)]
        self.spades: dict[int, Frame] = {}
        self.lost = [0] * s.seats
        self.dug = [0] * s.seats
        self.stopped = [0] * s.seats
        self.rewarded = [0] * s.seats
        self.shunned: dict[int, int] = {}
        self.bonus: dict[int, list[int]] = {}
        self.unordained: dict[int, Part] = {}
        self.story = Story(s.seats)
        self.deviations: list[Deviation] = []
        self.line = 0
        self.who = ""
        self.text = ""
        self.cults: list[int] = []

    # The table.

    def name(self, seat: int) -> str:
        """Return the name of a seat in the log."""
        return FACTION_WORDS[self.s.faction[seat]]

    def deviate(self, deviation: str, seat: int, text: str = "") -> None:
        """Note a deviation; raise Misfit if the log allows none."""
        if self.book:
            raise Misfit(f"{deviations.DEVIATIONS[deviation]} ({deviation})")
        self.deviations.append(Deviation(self.line, deviation, self.name(seat), text or self.text))

    # Answers.

    def answer(self, action: int) -> None:
        """Answer the open question in a seat's turn; raise Misfit if the rules forbid it."""
        s = self.s
        f = engine.top(s)
        rule = f.step.refuse(s, f, action)
        if rule:
            raise refused(rule)
        number = s.turns
        if f.seat == CHANCE:
            self.story.drawn.append(action)
        else:
            if f.step is FLOW.act and not between_actions(action):
                self.begin(f.seat)
            self.story.tell(s, f, action, self.line, self.text)
        engine.answer(s, action)
        self.run()
        if not END.has(action):
            self.story.leave(number, s)

    def begin(self, seat: int) -> None:
        """Begin an action, which declines everything open to the seat."""
        self.answers.decline_all(seat)
        self.stopped[seat] = 0
        self.rewarded[seat] = 0

    def run(self) -> None:
        """Run automatic steps up to the next question or the end of a phase."""
        s = self.s
        for f in [f for f in reversed(s.todo) if f.step is FLOW.offers]:
            s.drop_frames([f])
            self.answers.hold(offers_of(s, f))
        while engine.automatic(s) and not self.halts(engine.top(s)):
            engine.answer(s, 0)

    def halts(self, f: Frame) -> bool:
        """Return whether a phase ends here; logs may answer open offers and use spades before it continues."""
        if f.step is FLOW.turn:
            return f.arg == 1 and all_passed(self.s)
        return f.step in (FLOW.bonus, FLOW.clean_up, FLOW.round)

    def ended(self) -> bool:
        """Return whether everyone has passed in the last round."""
        todo = self.s.todo
        return not todo or (self.s.round == ROUNDS and todo[-1].step is FLOW.turn and self.halts(todo[-1]))

    def question(self) -> Frame:
        """Return the open question, after anything that ends phases."""
        s = self.s
        while s.todo:
            f = s.todo[-1]
            if not f.step.automatic:
                return f
            if self.ended():
                break
            self.proceed()
        raise Misfit("the game is over")

    def drop_question(self, step: Step[State]) -> None:
        """Take the open question off the table, because a deviation has answered it or nobody will."""
        f = engine.top(self.s)
        assert f.step is step
        self.s.drop_next()
        if step is FLOW.act:
            self.answers.decline_all(f.seat)
        self.run()

    # Deferred questions.

    def put_off(self, f: Frame) -> None:
        """Let the log answer the open question of a seat later, after its next action."""
        part = Part([], False)
        self.story.turn(self.s, f.seat, self.line, self.text).parts.append(part)
        self.later[f.seat].append((f, part))
        self.s.drop_next()
        self.run()

    def ask_again(self, seat: int, step: Step[State]) -> bool:
        """Put a deferred question back; return whether there was one."""
        for f, part in self.later[seat]:
            if f.step is step:
                self.later[seat].remove((f, part))
                self.s.then([f])
                self.story.into = part
                return True
        return False

    def set_aside(self, seat: int) -> None:
        """After a command, defer the rest of a question that was asked again."""
        part, self.story.into = self.story.into, None
        if part is None or engine.over(self.s):
            return
        f = engine.top(self.s)
        if f.seat == seat and f.step.name in PUT_OFF:
            self.later[seat].append((f, part))
            self.s.drop_next()

    # Deviations in the middle of an action.

    def convert_in_action(self, seat: int, actions: list[int]) -> None:
        """Convert during an action; by the rule book the conversion would come before it."""
        self.deviate(deviations.CONVERSION_IN_ACTION, seat)
        deviations.steps_at_once(self.s)
        if self.spade_power(seat):
            self.reward_spades(seat)
        number = self.s.turns
        turn = self.story.turn(self.s, seat, self.line, self.text)
        for action in actions:
            rule = deviations.in_between(self.s, seat, action)
            if rule:
                raise refused(rule)
            self.story.convert(turn, action)
        self.run()
        self.story.leave(number, self.s)

    def step_back(self, seat: int, cult: int, count: int) -> None:
        """Move a marker back by hand."""
        if count > self.s.cult[seat * CULTS + cult]:
            raise Misfit("there is not that much to take away")
        self.deviate(deviations.BY_HAND, seat)
        deviations.step_back(self.s, seat, cult, count)

    def spade_power(self, seat: int) -> bool:
        """Return whether available spades would give power, which the site gives as soon as they are gained."""
        spades = self.unrewarded(seat)
        return not self.book and spades > 0 and deviations.bring_power(self.s, seat, spades)

    def unrewarded(self, seat: int) -> int:
        """Return the available spades of an action that have not been rewarded yet."""
        f = self.s.todo[-1]
        free = f.arg if f.step is FLOW.spades and f.seat == seat else 0
        return free + self.dug[seat] - self.rewarded[seat]

    def reward_spades(self, seat: int) -> None:
        """Reward available spades before they are used."""
        self.deviate(deviations.SPADE_PAID_ON_GAIN, seat)
        spades = self.unrewarded(seat)
        deviations.reward_spades(self.s, seat, spades, min(spades, self.dug[seat]))
        self.rewarded[seat] += spades

    def use_rewarded(self, seat: int, action: int, spades: int, bought: int) -> None:
        """Transform with spades, some of which have already been rewarded."""
        early = min(spades, self.rewarded[seat])
        self.rewarded[seat] -= early
        before = deviations.purse(self.s, seat)
        worth = deviations.worth_of_spades(self.s, seat, spades, bought)
        self.answer(action)
        if early:
            deviations.take_back(self.s, seat, before, worth)
            deviations.reward_spades(self.s, seat, spades - early, max(0, bought - early))

    def pay_spades(self, seat: int, spades: int, bought: int) -> None:
        """Pay for bought spades, and reward all of them, without the engine's transformation."""
        faction = faction_of(self.s, seat)
        if bought * faction.spade_workers(self.s, seat) > self.s.workers[seat]:
            raise Misfit("the workers for the spades are missing")
        if bought * faction.spade_priests() > self.s.priests[seat]:
            raise Misfit("the priests for the spades are missing")
        deviations.buy_spades(self.s, seat, bought)
        deviations.reward_spades(self.s, seat, spades, bought)

    # Between rounds.

    def proceed(self) -> None:
        """Continue from the end of a phase: cult bonuses for all, or the next round."""
        self.expect_answers()
        s = self.s
        ends_turns = s.next_of(FLOW.turn) is not None
        engine.answer(s, 0)
        if ends_turns:
            while s.next_of(FLOW.bonus) is not None:
                self.grant(engine.asked(s))
        else:
            self.lost = [0] * s.seats
            self.run()

    def waits(self) -> bool:
        """Return whether a phase cannot end yet because something is unanswered."""
        return self.answers.waits() or any(self.later) or bool(self.spades)

    def expect_answers(self) -> None:
        """Check that everything pending was answered before a phase ends."""
        self.answers.expect()
        for seat in range(self.s.seats):
            for f, _part in self.later[seat]:
                what = "chosen a cult" if f.step is FLOW.cult_step else "taken its tiles"
                raise Misfit(f"{self.name(seat)} has not {what}")
        for seat in self.spades:
            raise Misfit(f"{self.name(seat)} has not used its spades")

    def grant(self, seat: int) -> None:
        """Give a seat its cult bonus; its spades wait. The site rewards spades as soon as they are gained."""
        s = self.s
        spades = spades_due(s, seat)
        engine.answer(s, 0)
        self.lost[seat] = 0 if self.keep_spades(seat) else spades
        if spades and not self.book and deviations.reward_spades(s, seat, spades, 0):
            self.deviate(deviations.SPADE_PAID_ON_GAIN, seat, "spades of the cult bonus")
        self.bonus[seat] = snapshot(self.s, seat)

    def use_spades(self, seat: int, action: int) -> None:
        """Use spades of phase III, or stop."""
        s = self.s
        f = self.spades.pop(seat)
        rule = FLOW.spades.refuse(s, f, action)
        if rule:
            raise refused(rule)
        self.story.spades.setdefault((s.round, seat), []).append(action)
        before = deviations.purse(s, seat)
        engine.ask_and_answer(s, f, action)
        if not self.book:
            deviations.refill(s, seat, before)
        self.keep_spades(seat)

    def keep_spades(self, seat: int) -> bool:
        """Defer the question about spades of phase III; return whether it is open."""
        f = self.s.next_of(FLOW.spades)
        if f is None:
            return False
        self.s.drop_next()
        self.spades[seat] = f
        return True

    def throw_spades(self, seat: int, count: int) -> None:
        """Throw away spades of phase III."""
        if seat not in self.spades:
            if count > self.lost[seat]:
                raise Misfit(f"{self.lost[seat]} spades are available")
            self.lost[seat] -= count
            return
        f = self.spades[seat]
        if f.arg > count:
            self.spades[seat] = Frame(FLOW.spades, seat, f.arg - count, payload=f.payload)
        else:
            self.use_spades(seat, DONE.base)

    # Seats that leave.

    def drop(self, seat: int) -> None:
        """Let a seat leave the game between two turns; its unanswered questions are dropped."""
        while self.s.todo and self.s.todo[-1].step is FLOW.after and not self.dug[self.s.todo[-1].seat]:
            self.answer(END.base)
        while not self.ended() and self.s.todo[-1].step.automatic and not self.waits():
            self.proceed()
        departure = self.story.departure(self.s, seat)
        try:
            leave(self.s, seat)
        except CannotLeave as problem:
            raise Misfit(str(problem)) from None
        self.story.left.append(departure)
        self.answers.forget(seat)
        self.later[seat].clear()
        self.spades.pop(seat, None)
        self.dug[seat] = 0
        self.run()
