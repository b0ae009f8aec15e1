"""Turns a played log into a record: the same choices in the order of the rule book.

If that changes the game, or is not allowed, there is no record of the log.
"""

from __future__ import annotations

from turnwright.core import plies
from turnwright.core.errors import BadRecord
from turnwright.core.frames import State
from turnwright.core.game import Game, JsonDict
from turnwright.core.journal import CHOICE, DEALT, LEAVE, Record
from turnwright.core.plies import NO_ACTION, Ply
from turnwright.core.position import Position
from turnwright.core.seats import CHANCE
from turnwright.games.terra_mystica.exchange.compare import NUMBERS
from turnwright.games.terra_mystica.exchange.importing import Played
from turnwright.games.terra_mystica.exchange.misfits import Misfit
from turnwright.games.terra_mystica.exchange.retelling import Retelling
from turnwright.games.terra_mystica.exchange.story import Turn
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.storage import encode

KEYS = "keys"
BOWLS = ("bowl1", "bowl2", "bowl3")


def record_of(game: Game[State], played: Played) -> Record:
    """Return the record of a finished log; BadRecord says why there is none."""
    t = played.table
    if t.s.todo and t.s.todo[-1].seat == CHANCE:
        raise BadRecord(f"no record: {played.misfit}")
    position = Position(game, t.s.seats, played.options, None, settle=False)
    assert isinstance(position.state, Realm)
    retelling = Retelling(t.story, position.state.clone())
    try:
        retelling.run()
    except Misfit as problem:
        raise BadRecord(f"no record: {stuck(played, retelling, problem)}{deviations_of(played)}") from None
    if without_bowls(retelling.s) != without_bowls(t.s):
        raise BadRecord(f"no record: {different(played, retelling)}{deviations_of(played)}")
    note = bowls(played, retelling.s)
    if note:
        position.notes["power"] = note
    for seat, action in retelling.entries:
        kind = LEAVE if action == NO_ACTION else DEALT if seat == CHANCE else CHOICE
        position.follow(plies.entry(game, Ply(action, seat, kind, False, []), position.seq))
    return position.record


def without_bowls(s: Realm) -> JsonDict:
    """Return everything that counts at the end: leftover power in bowls has become points."""
    return {name: value for name, value in encode(s).items() if name not in BOWLS}


def bowls(played: Played, book: Realm) -> str:
    """Say whose bowls differ at the end because power was gained at another time."""
    parts: list[str] = []
    for seat in range(book.seats):
        log, ours = printed(played.table.s, seat), printed(book, seat)
        if log != ours:
            parts.append(f"{played.table.name(seat)} ends with {ours}, in the log with {log}")
    return "; ".join(parts)


def printed(s: Realm, seat: int) -> str:
    """Return the bowls of a seat as ledgers print them."""
    return f"{s.bowl1[seat]}/{s.bowl2[seat]}/{s.bowl3[seat]}"


def stuck(played: Played, retelling: Retelling, problem: Misfit) -> str:
    """Say where the order of the rule book gets stuck."""
    where = told(played, retelling.turn) if retelling.turn is not None else "the setup"
    parts = since(played, retelling)
    return f"{where}: by the book, with all offers answered at once, it cannot be done ({problem}){parts}"


def different(played: Played, retelling: Retelling) -> str:
    """Say that the order of the rule book leads to another result."""
    return f"by the book, with all offers answered at once, the game ends differently{since(played, retelling)}"


def told(played: Played, turn: Turn) -> str:
    """Name a turn by its first command."""
    return f"row {turn.line}: {played.table.name(turn.seat)}: {turn.text}"


def since(played: Played, retelling: Retelling) -> str:
    """Say where the two games diverge, if they do."""
    if retelling.elsewhere is None:
        return ""
    turn, log, book = retelling.elsewhere
    names = [*NUMBERS, KEYS]
    parts = [f"{name} {theirs}, by the book {ours}" for name, theirs, ours in zip(names, log, book) if theirs != ours]
    return f"; it parts from the log at {told(played, turn)}: {'; '.join(parts)}"


def deviations_of(played: Played) -> str:
    """Name the deviations of the log."""
    names = sorted({deviation.name for deviation in played.table.deviations})
    return f"; deviations of the log: {', '.join(names)}" if names else ""
