"""A record of ours in the log language, for other engines to replay: a bare log, or a table with states."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwright.core.errors import BadRecord
from turnwright.core.explain import refuse
from turnwright.core.frames import CHANCE, Frame
from turnwright.core.journal import LEAVE, Record
from turnwright.core.record import current, line_of_play
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES
from turnwright.games.terra_mystica.data.tables import CARDS, CYCLE, ROUNDS, SCORINGS
from turnwright.games.terra_mystica.economy import room
from turnwright.games.terra_mystica.exchange.phrases import phrases
from turnwright.games.terra_mystica.exchange.states import RESOURCES, STAGES, snapshot, spent, stage_points
from turnwright.games.terra_mystica.exchange.words import (
    BOOK,
    FACTION_WORDS,
    MORE_TOWNS,
    ORDAIN_AT_ONCE,
    PASS_ORDER,
    POINTS_MAP,
    POWER_IF_DECLINED,
    SHIPPING_CARD,
    TEMPLE_TILE,
)
from turnwright.games.terra_mystica.leaving import all_passed, leave
from turnwright.games.terra_mystica.notation import (
    BRIDGE,
    BURN,
    CONVERT,
    END,
    PASS,
    POWER_TO_COIN,
    SHIP,
    TRANSFORM,
)
from turnwright.games.terra_mystica.state import NONE, Realm
from turnwright.games.terra_mystica.steps.bonuses import spades_due
from turnwright.games.terra_mystica.steps.building import spades_for
from turnwright.games.terra_mystica.steps.numbers import (
    BONUS,
    CULT_STEP,
    OFFER,
    OFFERS,
    PLACEMENT,
    REACTION,
    ROUND,
    SPADES,
    TURN,
)
from turnwright.games.terra_mystica.steps.offers import offer_to
from turnwright.games.terra_mystica.steps.setup import placing_order
from turnwright.games.terra_mystica.terraforming import BONUS_SPADES, has

if TYPE_CHECKING:
    from turnwright.games.terra_mystica.game import TerraMystica

STRICT: Final = ["strict-leech", ORDAIN_AT_ONCE, "strict-chaosmagician-sh", POWER_IF_DECLINED]
"""Options by which the site plays as the book says."""
NAMED: Final = {
    "more_towns": MORE_TOWNS,
    "shipping_card": SHIPPING_CARD,
    "temple_tile": TEMPLE_TILE,
    "pass_order": PASS_ORDER,
}
"""What the site calls our options."""
COLUMNS: Final = "faction\tvp\tcoins\tworkers\tpriests\tpower\tcults\tcommands"


def write(game: TerraMystica, record: Record, states: bool) -> str:
    """Return the log of a record; BadRecord if it does not follow the rules."""
    record = current(record)
    s = game.start(record.header.seats, game.check_options(record.header.options))
    writer = Writer(s, states)
    writer.run()
    for entry in line_of_play(record):
        if entry.kind == LEAVE:
            writer.leave(entry.seat)
            continue
        action = game.vocabulary.action(entry.choice)
        if not s.todo or s.todo[-1].seat != entry.seat or refuse(game, s, action):
            raise BadRecord(f"seq {entry.seq}: {entry.choice} is not allowed")
        writer.follow(action)
    writer.release()
    if not writer.order:
        raise BadRecord("the game is not set up yet: there is nothing to write")
    settings = heading(s, record, writer.order)
    top = [COLUMNS, BOOK, *[f"# {line}" for line in settings]] if states else [BOOK, *settings]
    return "".join([line + "\n" for line in [*top, *writer.lines]])


def heading(s: Realm, record: Record, order: list[int]) -> list[str]:
    """Return the lines that set up the game: options, tiles, seats."""
    options = record.header.options
    lines = [f"option {name}" for name in [*STRICT, *[name for key, name in NAMED.items() if options.get(key)]]]
    if options.get("start_points") == "by-faction":
        lines.append(f"map {POINTS_MAP}")
    lines.append("score " + ",".join([SCORINGS[tile].name for tile in s.scoring]))
    lines += [f"delete {CARDS[card].name}" for card in s.rules.cards if s.card_coins[card] == NONE]
    return lines + [f"setup {FACTION_WORDS[s.faction[seat]]}" for seat in order]


class Writer:
    """Follows the choices of a game and writes them down, one command a line; in a table, one turn a row.

    order     the seats in the order of the log: clockwise from the first player
    held      lines with answers to offers of power, written once the turn is over: logs have no turn after them
    answered  the seat whose structure was answered last; charged: that brought it power, or would have if it had room
    """

    def __init__(self, s: Realm, states: bool) -> None:
        self.s = s
        self.states = states
        self.lines: list[str] = []
        self.order: list[int] = []
        self.seat = NONE
        self.said: list[str] = []
        self.held: list[str] = []
        self.answered = NONE
        self.charged = False

    # The game goes on.

    def follow(self, action: int) -> None:
        """Write down a choice and make it."""
        s = self.s
        f = s.todo[-1]
        said = phrases(s, f, action)
        if f.step == OFFER or (f.step == CULT_STEP and f.seat == self.answered):
            self.answer(f, action, said)
            return
        self.answered = NONE
        if self.charged and BURN <= action <= CONVERT + POWER_TO_COIN:
            self.release()
        if f.seat != CHANCE:
            self.say(f.seat, said)
            self.say(f.seat, left_over(s, f, action))
        s.todo.pop()
        s.steps[f.step].apply(s, f, action)
        if action == END or PASS <= action < BRIDGE:
            self.release()
        self.run()
        if action == END and s.todo and s.todo[-1].seat == f.seat:
            self.rule_off()

    def leave(self, seat: int) -> None:
        """Write down that a seat leaves the game."""
        self.release()
        self.seat = NONE
        self.lines.append(("# " if self.states else "") + f"drop-faction {self.name(seat)}")
        leave(self.s, seat)
        self.run()

    def answer(self, f: Frame, action: int, said: list[str]) -> None:
        """Hold an answer back, or the step on a cult that one has brought; in a table every state has its place."""
        s = self.s
        self.hold(f.seat, said)
        owner = f.extra if f.step == OFFER else f.seat
        before = snapshot(s, owner)[4:7]
        reacts = f.step == CULT_STEP or any(frame.step == REACTION for frame in s.todo)
        s.todo.pop()
        s.steps[f.step].apply(s, f, action)
        self.flush()
        self.run()
        self.answered = owner
        if reacts and (before != snapshot(s, owner)[4:7] or room(s, owner) == 0):
            self.charged = True

    def run(self) -> None:
        """Do what needs no answer; write down what other engines do not do by themselves."""
        s = self.s
        while s.todo and s.steps[s.todo[-1].step].deed:
            f = s.todo[-1]
            if f.step in (BONUS, ROUND):
                self.flush()
            if f.step == OFFERS:
                self.idle_answers(f)
            if f.step == PLACEMENT:
                self.order = s.order[:]
                self.fixed_homes()
            if f.step == TURN and f.arg and all_passed(s):
                self.rule_off()
                if s.round == ROUNDS:
                    self.final_rows()
            spades = spades_due(s, f.seat) if f.step == BONUS else 0
            s.todo.pop()
            s.steps[f.step].apply(s, f, 0)
            if f.step == BONUS:
                self.print_row(f.seat, ["cult_income_for_faction"], snapshot(s, f.seat))
                if spades and s.todo[-1].step != SPADES:
                    self.say(f.seat, [f"-{spades}SPADE"])
                    self.flush()
            elif f.step == ROUND:
                for seat in s.order:
                    self.print_row(seat, ["other_income_for_faction"], snapshot(s, seat))

    def idle_answers(self, f: Frame) -> None:
        """Decline power for those whose bowls are full: they are not asked, but the site waits for their answer."""
        s = self.s
        for k in range(1, s.seats):
            seat = (f.seat + k) % s.seats
            power = offer_to(s, seat, f.arg)
            if power and room(s, seat) == 0 and seat not in s.gone:
                self.hold(seat, [f"decline {power} from {self.name(f.seat)}"])
                self.flush()

    def fixed_homes(self) -> None:
        """Write down the first dwellings that the setup fixes."""
        homes = [hexes[:] for hexes in self.s.rules.homes]
        for seat in placing_order(self.s):
            if homes[seat]:
                self.say(seat, [f"build {HEX_NAMES[homes[seat].pop(0)]}"])
                self.flush()

    def final_rows(self) -> None:
        """Print the stages of the final scoring."""
        s = self.s
        points = s.vp[:]
        for stage in STAGES if self.states else []:
            gained = stage_points(s, stage)
            points = [before + more for before, more in zip(points, gained)]
            title = "Converting resources to VPs" if stage == RESOURCES else f"Scoring {stage}"
            self.lines.append(f"# {title}")
            for seat in self.order:
                if gained[seat] or stage == RESOURCES:
                    state = spent(s, seat) if stage == RESOURCES else snapshot(s, seat)
                    said = "score_resources" if stage == RESOURCES else f"+{gained[seat]}vp for {stage}"
                    self.print_row(seat, [said], [points[seat], *state[1:]])

    # The lines.

    def say(self, seat: int, said: list[str]) -> None:
        """Write commands of a seat."""
        if seat != self.seat:
            self.flush()
            self.seat = seat
        if self.states:
            self.said += said
        else:
            self.lines += [f"{self.name(seat)}: {command}" for command in said]

    def hold(self, seat: int, said: list[str]) -> None:
        """Keep commands for the end of the turn; in a table they are said at once."""
        if self.states:
            self.flush()
            self.say(seat, said)
        else:
            self.held += [f"{self.name(seat)}: {command}" for command in said]

    def flush(self) -> None:
        """Print the row that was begun."""
        if self.said:
            said, self.said = self.said, []
            self.print_row(self.seat, said, snapshot(self.s, self.seat))

    def release(self) -> None:
        """Write the answers that were held back."""
        self.flush()
        self.lines += self.held
        self.held = []
        self.answered = NONE
        self.charged = False

    def rule_off(self) -> None:
        """Write the line that keeps two turns of one seat apart."""
        self.flush()
        self.lines.append("# -")

    def print_row(self, seat: int, said: list[str], state: list[int]) -> None:
        """Print a row of the table, if there is one."""
        if self.states:
            power, cults = ("/".join([str(n) for n in part]) for part in (state[4:7], state[7:]))
            cells = [self.name(seat), *[str(n) for n in state[:4]], power, cults, ". ".join(said)]
            self.lines.append("\t".join(cells))

    def name(self, seat: int) -> str:
        """Return what logs call a seat."""
        return FACTION_WORDS[self.s.faction[seat]]


def left_over(s: Realm, f: Frame, action: int) -> list[str]:
    """Throw away the free spades that a transformation into foreign terrain leaves without use (TM-10.20)."""
    if f.step != SPADES or not TRANSFORM <= action < SHIP or has(f.extra, BONUS_SPADES):
        return []
    spades = spades_for(s, f.seat, action)
    stopped = (action - TRANSFORM) % CYCLE != s.of(f.seat).home
    return [f"-{f.arg - spades}SPADE"] if stopped and f.arg > spades else []
