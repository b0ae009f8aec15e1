"""Plays a log with our engine and reports the result."""

from __future__ import annotations

from turnwright.core import engine
from turnwright.core.errors import BadOption, BadRecord
from turnwright.core.game import JsonDict
from turnwright.core.seats import CHANCE
from turnwright.games.terra_mystica.data.tables import BASE_SCORINGS, ROUNDS
from turnwright.games.terra_mystica.exchange import commands
from turnwright.games.terra_mystica.exchange.choices import DEAL, SCORING
from turnwright.games.terra_mystica.exchange.compare import Comparison
from turnwright.games.terra_mystica.exchange.flow import end_row
from turnwright.games.terra_mystica.exchange.language import Log, Row, read
from turnwright.games.terra_mystica.exchange.misfits import Misfit
from turnwright.games.terra_mystica.exchange.replay_table import ReplayTable
from turnwright.games.terra_mystica.exchange.turns import carry_out
from turnwright.games.terra_mystica.exchange.words import (
    FACTION_OF,
    FACTION_WORDS,
    MORE_TOWNS,
    NO_ONE,
    PASS_ORDER,
    SHIPPING_CARD,
    TEMPLE_TILE,
)
from turnwright.games.terra_mystica.factions.roster import ROSTER
from turnwright.games.terra_mystica.game import TerraMystica
from turnwright.games.terra_mystica.steps.flow import FLOW


class Played:
    """A log that was played: the table, the comparison of its rows, and what did not fit ("" if everything did)."""

    def __init__(self, log: Log, options: JsonDict, table: ReplayTable, comparison: Comparison) -> None:
        self.log = log
        self.options = options
        self.table = table
        self.comparison = comparison
        self.misfit = ""
        self.over = False


def play(game: TerraMystica, text: str) -> Played:
    """Play the log in ``text``; raise BadRecord if it is not a log."""
    log = read(text)
    played = opened(game, log)
    table = played.table
    try:
        deal(table, log)
        for row in log.rows:
            carry_out_row(played, row)
        finish(played)
    except Misfit as problem:
        said = [part for part in (f"row {table.line}", table.who, table.text, str(problem)) if part]
        played.misfit = ": ".join(said)
    return played


def opened(game: TerraMystica, log: Log) -> Played:
    """Return the table of a log before the first tile is drawn."""
    options = options_of(log)
    try:
        s = game.start(game.check_seats(len(log.factions)), game.check_options(options))
    except BadOption as problem:
        raise BadRecord(str(problem), log.seated) from None
    table = ReplayTable(s, log.options, log.book)
    table.run()
    return Played(log, options, table, Comparison(table))


def options_of(log: Log) -> JsonDict:
    """Return the options of our table."""
    return {
        "first": 0,
        "factions": ",".join([ROSTER[who].key for who in log.factions]),
        "more_towns": MORE_TOWNS in log.options,
        "shipping_card": SHIPPING_CARD in log.options,
        "temple_tile": TEMPLE_TILE in log.options or max(log.scorings) >= BASE_SCORINGS,
        "pass_order": PASS_ORDER in log.options,
        "start_points": "by-faction" if log.points_by_faction else "equal",
    }


def deal(t: ReplayTable, log: Log) -> None:
    """Draw the tiles and cards of the log."""
    cards = [card for card in t.s.rules.cards if card not in log.removed]
    wanted = sum(1 for f in t.s.todo if f.step is FLOW.draw_cards)
    if len(cards) != wanted:
        raise Misfit(f"{len(cards)} bonus cards are left in play, but {t.s.seats} seats play with {wanted}")
    while t.s.todo[-1].seat == CHANCE:
        f = t.s.todo[-1]
        t.answer(SCORING.base + log.scorings[f.arg - 1] if f.step is FLOW.draw_tiles else DEAL.base + cards.pop(0))


def carry_out_row(played: Played, row: Row) -> None:
    """Carry out a row, then compare."""
    t = played.table
    t.line, t.text, t.who = row.line, row.heading, ""
    if row.heading:
        read_heading(played, row.heading)
        return
    t.who = FACTION_WORDS[row.who]
    if row.who not in t.s.faction:
        raise Misfit("this faction is not in the game")
    seat = t.s.faction.index(row.who)
    t.cults = row.state[-4:]
    t.shunned.clear()
    rest = [command for command in row.commands if seat not in t.s.gone or command.verb in commands.BY_ITSELF]
    while rest:
        t.line = row.lines[-len(rest)]
        command = rest.pop(0)
        t.text = command.text
        carry_out(t, seat, command, rest)
    if row.state:
        played.comparison.row(row, seat)
    end_row(t, seat)


def read_heading(played: Played, heading: str) -> None:
    """Follow headings with a meaning: a seat leaves, a stage of the final scoring."""
    name, _space, rest = heading.partition(" ")
    if rest == "dropped from the game":
        who = FACTION_OF.get(name, NO_ONE)
        if who not in played.table.s.faction:
            raise Misfit(f"{name} is not in the game")
        played.table.drop(played.table.s.faction.index(who))
    elif name in ("scoring", "converting"):
        played.comparison.heading(heading)


def finish(played: Played) -> None:
    """Score the end of the game by our rules."""
    t = played.table
    t.text = t.who = ""
    played.comparison.finish()
    if not t.ended():
        raise Misfit(f"the log ends in round {t.s.round} of {ROUNDS}, before the game does")
    t.expect_answers()
    engine.answer(t.s, 0)
    played.over = True
