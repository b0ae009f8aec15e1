"""Pieces that are placed on the map or removed; every removal goes through ``carry_out`` (RT-2.5, RT-3.2.1#1)."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.core.messages import Argument, Message
from turnwright.games.root.data.boards import LEAVES_THE_GAME, PIECES
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import NONE
from turnwright.games.root.payloads import Aftermath, Battle, Placed
from turnwright.games.root.points import REMOVING, gain
from turnwright.games.root.queries import enemies, faction_of, owner_of, pieces_changed
from turnwright.games.root.rules import RT_2_5_1_N1, RT_2_5_1_N2, RT_3_2_1_N1
from turnwright.games.root.scoring import decide
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW

WARRIOR = len(PIECES)
"""The number of the first seat's warriors in a list of buildings and tokens; those of other seats follow."""


def place_warriors(s: Woods, seat: int, clearing: int, number: int) -> int:
    """Place as many of a number of warriors as the supply has (RT-2.5.1#1, RT-2.5#2); return how many."""
    placed = min(number, s.supply[seat])
    s.supply[seat] -= placed
    s.warriors[seat * CLEARINGS + clearing] += placed
    pieces_changed(s, clearing)
    if placed and s.log is not None:
        args: dict[str, Argument] = {"seat": seat, "clearing": clearing + 1, "warriors": placed}
        s.emit(Message("log-place-warriors", args, RT_2_5_1_N1))
    return placed


def place_piece(s: Woods, seat: int, piece: int, clearing: int, rule: int) -> None:
    """Place a building or token from its track or the supply (RT-2.5.2#1, RT-2.5.3#1)."""
    s.pieces[piece * CLEARINGS + clearing] += 1
    pieces_changed(s, clearing)
    if s.log is not None:
        args: dict[str, Argument] = {"seat": seat, "clearing": clearing + 1, "piece": f"@piece-{PIECES[piece]}"}
        s.emit(Message("log-place", args, rule))


def placed_of(f: Frame) -> Placed:
    """Return the pieces a frame has placed so far."""
    placed = f.payload
    assert isinstance(placed, Placed)
    return placed


def one_more(f: Frame, clearing: int) -> Placed:
    """Return the pieces a frame has placed, plus one more in a clearing."""
    counts = placed_of(f).by_clearing[:]
    counts[clearing] += 1
    return Placed(counts)


class Removal:
    """Pieces that leave the map at the same time.

    what       by entry: a building or token, or WARRIOR + the seat whose warriors they are
    clearings  where they are
    numbers    how many
    removers   the seat that removes them
    accounts   the seat that counts as their owner (hired warriors: the one who hired them)
    """

    def __init__(self) -> None:
        self.what: list[int] = []
        self.clearings: list[int] = []
        self.numbers: list[int] = []
        self.removers: list[int] = []
        self.accounts: list[int] = []

    def add(self, what: int, clearing: int, number: int, remover: int, account: int = NONE) -> None:
        """Add some pieces of one kind."""
        if number > 0:
            self.what.append(what)
            self.clearings.append(clearing)
            self.numbers.append(number)
            self.removers.append(remover)
            self.accounts.append(account)

    def add_all(self, s: Woods, clearing: int, remover: int) -> None:
        """Add all enemy pieces in a clearing; pawns and ruins stay (RT-2.5.4#2, RT-2.2.4#3)."""
        for seat in range(s.seats):
            if enemies(s, remover, seat):
                self.add(WARRIOR + seat, clearing, s.warriors[seat * CLEARINGS + clearing], remover)
        for piece in range(len(PIECES)):
            number = s.pieces[piece * CLEARINGS + clearing]
            if number and enemies(s, remover, owner_of(s, piece)):
                self.add(piece, clearing, number, remover)


def carry_out(s: Woods, removal: Removal, battle: Battle | None = None) -> None:
    """Remove pieces: all leave and are scored first, then consequences are applied (RT-1.1.3#2); ``battle`` is the one
    they were lost in, which keeps count of razed pieces.
    """
    for i in range(len(removal.what)):
        _take_off(s, removal, i, NONE if battle is None else battle.defender)
    _score(s, removal, battle)
    decide(s)
    if s.finished:
        return
    aftermath = Aftermath([], [], [])
    for i, what in enumerate(removal.what):
        if what < WARRIOR and faction_of(s, owner_of(s, what)).mourns(what):
            aftermath.pieces.extend([what] * removal.numbers[i])
            aftermath.clearings.extend([removal.clearings[i]] * removal.numbers[i])
            aftermath.removers.extend([removal.removers[i]] * removal.numbers[i])
    if aftermath.pieces:
        s.push(Frame(FLOW.aftermath, s.turn, payload=aftermath))
    for i, what in enumerate(removal.what):
        if what >= WARRIOR:
            seat = what - WARRIOR
            faction_of(s, seat).tend(s, seat, removal.clearings[i], removal.numbers[i])


def _take_off(s: Woods, removal: Removal, i: int, defender: int) -> None:
    """Take one kind of piece off the map (RT-2.5.1#2, RT-2.5.3#2, RT-6.2.2#4, RT-11.2.5.I#1), without losing points
    (RT-2.5.2#3).
    """
    what, clearing, number = removal.what[i], removal.clearings[i], removal.numbers[i]
    pieces_changed(s, clearing)
    name = "@piece-warrior"
    if what >= WARRIOR:
        owner = what - WARRIOR
        s.warriors[owner * CLEARINGS + clearing] -= number
        faction_of(s, owner).take_back(s, owner, number, owner == defender)
    else:
        owner = owner_of(s, what)
        s.pieces[what * CLEARINGS + clearing] -= number
        name = f"@piece-{PIECES[what]}"
        if LEAVES_THE_GAME[what]:
            s.gone[what] += number
    if s.log is not None:
        args: dict[str, Argument] = {"seat": owner, "clearing": clearing + 1, "piece": name, "number": number}
        s.emit(Message("log-remove", args, RT_2_5_1_N2))


def _score(s: Woods, removal: Removal, battle: Battle | None) -> None:
    """Score 1 VP for each enemy building or token (RT-3.2.1#1 to RT-3.2.1#3), and notify the removers' factions;
    warriors that will be saved count as removed (RT-6.2.3#5). A battle keeps count of razed pieces (RT-7.8.4#2).
    """
    warriors = [0] * (s.seats * s.seats)
    pieces = [0] * (s.seats * s.seats)
    for i, what in enumerate(removal.what):
        owner = what - WARRIOR if what >= WARRIOR else owner_of(s, what)
        pair = removal.removers[i] * s.seats + (owner if removal.accounts[i] == NONE else removal.accounts[i])
        if what >= WARRIOR:
            warriors[pair] += removal.numbers[i]
        else:
            pieces[pair] += removal.numbers[i]
    credit = NONE if battle is None else battle.credit
    razed = [0] * s.seats
    for remover in range(s.seats):
        for victim in range(s.seats):
            pair = remover * s.seats + victim
            if remover != victim and warriors[pair] + pieces[pair]:
                scorer = remover if credit == NONE else credit
                razed[remover] += pieces[pair] if enemies(s, scorer, victim) else 0
                faction_of(s, remover).has_removed(s, remover, victim, warriors[pair], pieces[pair], battle is not None)
        gain(s, remover if credit == NONE else credit, razed[remover], REMOVING, RT_3_2_1_N1)
    if battle is not None:
        for side, seat in enumerate([battle.attacker, battle.defender]):
            if razed[seat]:
                faction_of(s, seat).razed(s, seat, battle.razed[side])
                battle.razed[side] += razed[seat]
