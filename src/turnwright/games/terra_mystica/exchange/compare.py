"""Compares the states printed in a ledger with our table, row by row."""

from __future__ import annotations

from typing import Final

from turnwright.games.terra_mystica.data.tables import CULT_NAMES
from turnwright.games.terra_mystica.exchange import commands
from turnwright.games.terra_mystica.exchange.language import Row
from turnwright.games.terra_mystica.exchange.replay_table import ReplayTable
from turnwright.games.terra_mystica.exchange.states import RESOURCES, STAGES, snapshot, spent, stage_points
from turnwright.games.terra_mystica.exchange.words import FACTION_WORDS
from turnwright.games.terra_mystica.steps.flow import FLOW

NUMBERS: Final = ["VP", "C", "W", "P", "bowl I", "bowl II", "bowl III", *[name.upper() for name in CULT_NAMES]]
"""The parts of a state, as named in faults."""


class Comparison:
    """Counts all rows and those that are equal; ``faults`` says how the others differ."""

    def __init__(self, t: ReplayTable) -> None:
        self.t = t
        self.rows = 0
        self.equal = 0
        self.faults: list[str] = []
        self.notes: list[Row] = []
        self.begun: dict[int, list[Row]] = {}
        self.points: list[int] = []
        self.spent = False

    def heading(self, text: str) -> None:
        """Follow the final scoring stage by stage, as printed in the ledger."""
        stage = RESOURCES if text.startswith("converting") else "".join(text.split()[1:2])
        if stage not in STAGES or not self.t.ended():
            return
        points = stage_points(self.t.s, stage)
        self.points = [before + more for before, more in zip(self.points or self.t.s.vp, points)]
        self.spent = stage == RESOURCES

    def row(self, row: Row, seat: int) -> None:
        """Compare a row; a row that ends during an action is compared together with the seat's next one."""
        self.rows += 1
        if row.commands and row.commands[0].verb == commands.NOTE:
            self.notes.append(row)
            return
        if self.notes or self.t.answers.effects:
            self.effects()
        numbers = self.shown(row, seat)
        block = [*self.begun.pop(seat, []), row] if self.begun else [row]
        if numbers == row.state:
            self.equal += len(block)
        elif self.unfinished(seat):
            self.begun[seat] = block
        else:
            for part in block:
                self.differs(part, numbers)

    def shown(self, row: Row, seat: int) -> list[int]:
        """Return our state to compare a row with."""
        t = self.t
        if row.commands and row.commands[-1].verb == commands.BONUS_INCOME and seat in t.bonus:
            return t.bonus[seat]
        state = spent(t.s, seat) if self.spent else snapshot(t.s, seat)
        if self.points:
            state[0] = self.points[seat]
        return state

    def effects(self) -> None:
        """Compare the rows in brackets, which the ledger prints before the answer that caused them."""
        effects, self.t.answers.effects = self.t.answers.effects, []
        for row, (seat, state) in zip(self.notes, effects, strict=False):
            if row.state == state and row.who == self.t.s.faction[seat]:
                self.equal += 1
            else:
                self.differs(row, state)
        for row in self.notes[len(effects) :]:
            self.faults.append(f"row {row.line}: {FACTION_WORDS[row.who]}: nothing of ours has this effect")
        self.notes = []

    def unfinished(self, seat: int) -> bool:
        """Return whether a seat is in the middle of its action."""
        todo = self.t.s.todo
        asked = bool(todo) and todo[-1].seat == seat and todo[-1].step not in (FLOW.act, FLOW.after)
        return (asked and not todo[-1].step.automatic) or self.t.dug[seat] > 0

    def differs(self, row: Row, numbers: list[int]) -> None:
        """Describe the difference."""
        parts = [
            f"{name} {theirs}, ours {ours}"
            for name, theirs, ours in zip(NUMBERS, row.state, numbers, strict=True)
            if theirs != ours
        ]
        told = ". ".join([command.text for command in row.commands])
        self.faults.append(f"row {row.line}: {FACTION_WORDS[row.who]}: {told}: {'; '.join(parts)}")

    def finish(self) -> None:
        """Count rows whose action never ended as different."""
        self.effects()
        for seat, block in self.begun.items():
            for row in block:
                self.differs(row, snapshot(self.t.s, seat))
        self.begun = {}
