"""A session at the terminal: people and bots play a game until it ends or somebody stops."""

from __future__ import annotations

from pathlib import Path

from turnwright.bots import Bot
from turnwright.bots.kinds import find
from turnwright.cli.dialog import Dialog
from turnwright.cli.errors import in_words
from turnwright.cli.files import new_file, write_record
from turnwright.cli.speech import Stopped
from turnwright.cli.terminal_table import TerminalTable
from turnwright.core.errors import GameError
from turnwright.core.position import Position
from turnwright.core.seats import WATCHER


class Session:
    """One session: the table, its people and bots, and the file that stores the game."""

    def __init__(
        self, position: Position, kinds: list[str], bots: list[Bot | None], lang: str, keep: Path | None
    ) -> None:
        self.position = position
        self.kinds = kinds
        self.bots = bots
        self.keep = keep
        self.table = TerminalTable(position, lang)
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.dialog = Dialog(self.table, self.people)
        self.moved = -1
        """The bot that moved last since a person did, or -1."""

    def greet(self) -> None:
        """Print who plays, and how to answer."""
        position, table = self.position, self.table
        print(table.introduction(self.kinds))
        print(table.word("promise", hash=position.header.commitment[:16]))
        if self.people and position.options:
            print(table.word("start-help", example=position.options[0]))
        self.write()

    def play(self) -> int:
        """Ask one seat after another; return the exit code."""
        try:
            while (seat := self.position.seat) is not None:
                bot = self.bots[seat]
                if bot is None:
                    self.dialog.ask(seat, self.moved >= 0)
                    self.moved = -1
                    self.write()
                else:
                    self.move(bot, seat)
        except Stopped as stop:
            self.leave(stop.politely)
            return 0
        except BaseException:
            self.write()
            raise
        self.finish()
        return 0

    def move(self, bot: Bot, seat: int) -> None:
        """Let a bot choose from what its seat was shown. Without people at the table, print the log as it plays."""
        if find(self.kinds[seat]).takes_time and seat != self.moved and self.people:
            kind = self.table.kind(self.kinds[seat])
            print(self.table.word("thinking", seat=self.table.seat(seat), kind=kind), flush=True)
        self.moved = seat
        position = self.position
        position.choose(bot.choose(position.game, position.observation(seat), position.actions), seat)
        if not self.people:
            self.dialog.show(self.table.news(WATCHER))

    def finish(self) -> None:
        """Print the end of the game and the outcome."""
        news = self.table.news(self.dialog.reader)
        result = self.position.record.result
        assert result is not None
        self.dialog.show(["", *news, "", *self.table.outcome(), self.table.word("seed", seed=result.seed)])
        self.write()
        if self.keep is not None:
            self.dialog.tell("saved", file=str(self.keep))

    def leave(self, politely: bool) -> None:
        """Say goodbye, and offer to save the game."""
        self.write()
        self.dialog.tell("bye" if politely else "end-of-input")
        if self.keep is not None:
            self.dialog.tell("saved", file=str(self.keep))
        elif politely:
            self.offer()

    def offer(self) -> None:
        """Ask for a file name until the game is saved or the person declines."""
        while True:
            try:
                name = self.dialog.read(self.table.word("save-as"))
                if not name:
                    return
                write_record(new_file(name), self.position.record)
            except Stopped:
                return
            except (GameError, OSError) as problem:
                self.dialog.tell("not-saved", why=in_words(str(problem), self.table.lang))
            else:
                self.dialog.tell("saved", file=name)
                return

    def write(self) -> None:
        """Save the game as it stands, if there is a file for it."""
        if self.keep is not None:
            write_record(self.keep, self.position.record)
