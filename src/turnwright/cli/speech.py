"""Printing to and reading from the terminal."""

from __future__ import annotations

from turnwright.cli.terminal_table import TerminalTable


class Stopped(Exception):
    """The person has left the table, or the input has ended (``politely`` False)."""

    def __init__(self, politely: bool = True) -> None:
        super().__init__()
        self.politely = politely


class Speaker:
    """Prints texts about a table, and reads lines."""

    def __init__(self, table: TerminalTable) -> None:
        self.table = table

    def show(self, lines: list[str]) -> None:
        """Print lines."""
        for line in lines:
            print(line)

    def tell(self, id: str, **args: int | str) -> None:
        """Print a text of the command."""
        print(self.table.word(id, **args))

    def read(self, prompt: str) -> str:
        """Return the next line a person types."""
        try:
            return "".join([sign for sign in input(prompt) if sign.isprintable()]).strip()
        except EOFError:
            print()
            raise Stopped(politely=False) from None
