"""Writes a record in the log language for other engines to replay: a bare log, or a table with states."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwright.core import engine
from turnwright.core.errors import BadRecord
from turnwright.core.explain import refuse
from turnwright.core.frames import Frame
from turnwright.core.journal import LEAVE, Record
from turnwright.core.record import current, line_of_play
from turnwright.core.seats import CHANCE
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES
from turnwright.games.terra_mystica.data.tables import CARDS, NONE, ROUNDS, SCORINGS
from turnwright.games.terra_mystica.economy import room
from turnwright.games.terra_mystica.exchange.choices import END, PASS, TOWN, brought
from turnwright.games.terra_mystica.exchange.memory import Memory, TownTile
from turnwright.games.terra_mystica.exchange.phrases import phrases, thrown
from turnwright.games.terra_mystica.exchange.replies import Arrears, Passing, Reply
from turnwright.games.terra_mystica.exchange.states import RESOURCES, STAGES, snapshot, spent, stage_points
from turnwright.games.terra_mystica.exchange.words import (
    BOOK,
    ENDS_ANYHOW,
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
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.bonuses import spades_due
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.steps.offers import offer_to
from turnwright.games.terra_mystica.steps.setup import placing_order

if TYPE_CHECKING:
    from turnwright.games.terra_mystica.game import TerraMystica

STRICT: Final = ["strict-leech", ORDAIN_AT_ONCE, "strict-chaosmagician-sh", POWER_IF_DECLINED]
"""Options that make the site play by the rule book."""
NAMED: Final = {
    "more_towns": MORE_TOWNS,
    "shipping_card": SHIPPING_CARD,
    "temple_tile": TEMPLE_TILE,
    "pass_order": PASS_ORDER,
}
"""The site's names for our options."""
RULE: Final = "# -"
"""A line that separates two turns."""
COLUMNS: Final = "faction\tvp\tcoins\tworkers\tpriests\tpower\tcults\tcommands"


def write(game: TerraMystica, record: Record, states: bool) -> str:
    """Return the log of a record; raise BadRecord if it does not follow the rules."""
    record = current(record)
    kept_open: set[int] = set()
    writer = follow(game, record, states, kept_open)
    while writer.stuck:
        kept_open |= writer.stuck
        writer = follow(game, record, states, kept_open)
    if not writer.order:
        raise BadRecord("the game is not set up yet: there is nothing to write")
    settings = heading(writer.s, record, writer.order, bool(kept_open))
    top = [COLUMNS, BOOK, *[f"# {line}" for line in settings]] if states else [BOOK, *settings]
    return "".join([line + "\n" for line in [*top, *writer.lines]])


def follow(game: TerraMystica, record: Record, states: bool, kept_open: set[int]) -> Writer:
    """Write a record from its start; ``kept_open`` are the turns that the log has to keep open for answers."""
    s = game.start(record.header.seats, game.check_options(record.header.options))
    writer = Writer(s, states, kept_open)
    writer.run()
    for entry in line_of_play(record):
        if entry.kind == LEAVE:
            writer.leave(entry.seat)
            continue
        action = game.vocabulary.action(entry.choice)
        if not s.todo or s.todo[-1].seat != entry.seat or refuse(game, s, action):
            raise BadRecord(f"seq {entry.seq}: {entry.choice} is not allowed")
        writer.follow(action)
    writer.finish()
    return writer


def heading(s: Realm, record: Record, order: list[int], kept_open: bool) -> list[str]:
    """Return the lines that set up the game: options, tiles, seats."""
    options = record.header.options
    names = [*STRICT, *([ENDS_ANYHOW] if kept_open else []), *[name for key, name in NAMED.items() if options.get(key)]]
    lines = [f"option {name}" for name in names]
    if options.get("start_points") == "by-faction":
        lines.append(f"map {POINTS_MAP}")
    lines.append("score " + ",".join([SCORINGS[tile].name for tile in s.scoring]))
    lines += [f"delete {CARDS[card].name}" for card in s.rules.cards if s.card_coins[card] == NONE]
    return lines + [f"setup {FACTION_WORDS[s.faction[seat]]}" for seat in order]


def reacts(s: Realm, owner: int) -> bool:
    """Return whether the faction of ``owner`` waits for the answers to a structure."""
    return any(f.step.automatic and brought(s, owner, f) for f in s.todo)


class Writer:
    """Follows the choices of a game and writes them, one command per line; in a table, one turn per row.

    order      the seats in log order: clockwise from the first player
    held       lines with answers to offers of power, written after the turn, which they end in logs
    answered   the seat whose structure was answered last
    reply      that structure, if its owner reacts to the answers; arrears: conversions deferred to its next turn
    kept_open  turns that answers must not end (open: whose turn is one); stuck: turns that should have been included
    memory     what the site knows about this turn; tile: the town tile being taken
    passing    a pass that is not written yet, because conversions may follow it
    """

    def __init__(self, s: Realm, states: bool, kept_open: set[int]) -> None:
        self.s = s
        self.states = states
        self.lines: list[str] = []
        self.order: list[int] = []
        self.seat = NONE
        self.said: list[str] = []
        self.held: list[str] = []
        self.answered = NONE
        self.reply: Reply | None = None
        self.arrears: Arrears | None = None
        self.kept_open = kept_open
        self.open = NONE
        self.stuck: set[int] = set()
        self.memory = Memory()
        self.tile: TownTile | None = None
        self.passing: Passing | None = None

    # Following the game.

    def follow(self, action: int) -> None:
        """Write a choice and apply it."""
        s = self.s
        f = s.todo[-1]
        self.make_up(f, action)
        if f.step is FLOW.offer or (f.step is FLOW.cult_step and f.seat == self.answered):
            self.answer(f, action)
            return
        self.answered = NONE
        if f.seat != CHANCE:
            self.tell(f, action)
        engine.answer(s, action)
        if self.passing is not None and s.next_of(FLOW.after) is None:
            self.tell_pass()
        if END.has(action) or (PASS.has(action) and self.passing is None):
            self.release()
        self.run()
        if END.has(action) and s.todo and s.todo[-1].seat == f.seat:
            self.rule_off()

    def leave(self, seat: int) -> None:
        """Write that a seat leaves the game; deferred conversions are dropped."""
        for waiting in (self.reply, self.arrears):
            if waiting is not None and waiting.choices:
                self.stuck.add(waiting.turn)
        self.reply = self.arrears = None
        self.tell_pass()
        if self.open == seat:
            self.open = NONE
        self.release()
        self.seat = NONE
        self.lines.append(("# " if self.states else "") + f"drop-faction {self.name(seat)}")
        leave(self.s, seat)
        self.run()

    def tell(self, f: Frame, action: int) -> None:
        """Write a choice in a seat's turn."""
        s = self.s
        said = phrases(s, f, action)
        if self.memory.runs_on(f, action):
            said = ["dig 0", *said]
        self.memory.note(s, f, action)
        if self.passing is not None and not END.has(action):
            if self.passing.convert(action, said):
                return
            self.tell_pass()
        if PASS.has(action):
            self.passing = Passing(s, f.seat, action, said)
        elif TOWN.has(action):
            self.tile = TownTile(s, f.seat, action - TOWN.base)
        elif END.has(action):
            self.end_turn(f.seat)
        elif self.reply is not None:
            self.reply.convert(s, action, said)
        else:
            self.say(f.seat, said)

    def tell_pass(self) -> None:
        """Write a pass and the conversions after it."""
        passing, self.passing = self.passing, None
        if passing is not None:
            self.say(passing.seat, passing.told(self.s))

    def tell_tile(self) -> None:
        """Write a town tile once it is decided which markers use its keys."""
        if self.tile is not None and self.s.todo[-1].step not in (FLOW.payout, FLOW.tile_steps, FLOW.top_choice):
            self.say(self.tile.seat, self.memory.told(self.s, self.tile))
            self.tile = None

    def end_turn(self, seat: int) -> None:
        """Find a place for conversions after the answers; end a turn that was kept open."""
        if self.open == seat:
            self.say(seat, ["done"])
            self.open = NONE
        reply, self.reply = self.reply, None
        if reply is None or not reply.choices:
            return
        if reply.may_come_first(self.s):
            self.say(seat, reply.said)
        else:
            self.arrears = Arrears(reply)

    def make_up(self, f: Frame, action: int) -> None:
        """Write the deferred conversions of a seat's last turn before anything else in its next one."""
        arrears = self.arrears
        if arrears is None:
            return
        if f.step is not FLOW.act or f.seat != arrears.seat:
            arrears.follow(f, action)
            return
        self.arrears = None
        if arrears.come_to_the_same(self.s):
            self.say(f.seat, arrears.said)
        else:
            self.stuck.add(arrears.turn)

    def answer(self, f: Frame, action: int) -> None:
        """Hold back an answer, or the cult step gained from one; in a table every state has its place."""
        s = self.s
        owner = f.extra if f.step is FLOW.offer else f.seat
        if self.answered == NONE and not self.states and reacts(s, owner):
            self.open_reply(owner)
        self.hold(f.seat, phrases(s, f, action))
        if self.reply is not None:
            self.reply.answers.append(action)
        engine.answer(s, action)
        self.flush()
        self.run()
        self.answered = owner

    def open_reply(self, owner: int) -> None:
        """Note that somebody reacts to the answers that begin here; the site does not end a turn that is one action
        short.
        """
        if self.s.turns in self.kept_open:
            self.open = owner
            self.say(owner, ["-GAIN_ACTION"])
            self.release()
        else:
            self.reply = Reply(self.s, owner)

    def run(self) -> None:
        """Run automatic steps; write what other engines do not do automatically."""
        s = self.s
        while engine.automatic(s):
            f = engine.top(s)
            self.tell_tile()
            if f.step is FLOW.bonus:
                self.bonus(f.seat)
            elif f.step is FLOW.round:
                self.round()
            else:
                self.write_before(f)
                engine.answer(s, 0)
        if s.todo:
            self.tell_tile()

    def bonus(self, seat: int) -> None:
        """Give a seat its cult bonus; unusable spades are thrown away."""
        s = self.s
        self.flush()
        spades = spades_due(s, seat)
        engine.answer(s, 0)
        self.print_row(seat, ["cult_income_for_faction"], snapshot(s, seat))
        if spades and s.next_of(FLOW.spades) is None:
            self.say(seat, thrown(s, seat, spades))
            self.flush()

    def round(self) -> None:
        """Begin a round with everyone's income."""
        s = self.s
        self.flush()
        if self.lines[-1:] != [RULE]:
            self.rule_off()
        engine.answer(s, 0)
        for seat in s.order:
            self.print_row(seat, ["other_income_for_faction"], snapshot(s, seat))

    def write_before(self, f: Frame) -> None:
        """Write what must come before an automatic step."""
        s = self.s
        if f.step is FLOW.offers:
            self.idle_answers(f)
        elif f.step is FLOW.placement:
            self.order = s.order[:]
            self.fixed_homes()
        elif f.step is FLOW.turn and f.arg == 0:
            self.memory = Memory()
        elif f.step is FLOW.turn and all_passed(s):
            self.rule_off()
            if s.round == ROUNDS:
                self.final_rows()

    def idle_answers(self, f: Frame) -> None:
        """Decline power for seats with full bowls: they are not asked, but the site waits for their answer."""
        s = self.s
        for k in range(1, s.seats):
            seat = (f.seat + k) % s.seats
            power = offer_to(s, seat, f.arg)
            if power and room(s, seat) == 0 and seat not in s.gone:
                self.hold(seat, [f"decline {power} from {self.name(f.seat)}"])
                self.flush()

    def fixed_homes(self) -> None:
        """Write the first dwellings fixed by the setup."""
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

    # Writing lines.

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
        """Hold commands until the end of the turn; in a table, or in a turn that is kept open, write them at once."""
        if self.states or self.open != NONE:
            self.flush()
            self.say(seat, said)
        else:
            self.held += [f"{self.name(seat)}: {command}" for command in said]

    def flush(self) -> None:
        """Print the current row."""
        if self.said:
            said, self.said = self.said, []
            self.print_row(self.seat, said, snapshot(self.s, self.seat))

    def release(self) -> None:
        """Write the answers that were held back."""
        self.flush()
        self.lines += self.held
        self.held = []
        self.answered = NONE

    def finish(self) -> None:
        """Write everything still held back at the end of the record; deferred conversions have no next turn."""
        if self.arrears is not None:
            self.stuck.add(self.arrears.turn)
        if self.reply is not None and self.reply.choices:
            self.stuck.add(self.reply.turn)
        self.tell_pass()
        self.release()

    def rule_off(self) -> None:
        """Write the line that separates two turns of one seat."""
        self.flush()
        self.lines.append(RULE)

    def print_row(self, seat: int, said: list[str], state: list[int]) -> None:
        """Print a row of the table, if there is one."""
        if self.states:
            power, cults = ("/".join([str(n) for n in part]) for part in (state[4:7], state[7:]))
            cells = [self.name(seat), *[str(n) for n in state[:4]], power, cults, ". ".join(said)]
            self.lines.append("\t".join(cells))

    def name(self, seat: int) -> str:
        """Return the name of a seat in logs."""
        return FACTION_WORDS[self.s.faction[seat]]
