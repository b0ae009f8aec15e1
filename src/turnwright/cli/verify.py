"""``turnwright verify``: check that the current rules still play recorded games the same way."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path

from turnwright.cli.files import BadFile, read_records
from turnwright.cli.progress import Bar
from turnwright.cli.serve import add_database, database_of
from turnwright.cli.usage import Commands, add_command
from turnwright.core.errors import BadRecord
from turnwright.core.record import Record, verify

SUFFIX = ".jsonl"


def add(commands: Commands) -> None:
    """Add the command."""
    command = add_command(
        commands,
        "verify",
        "replay recorded games under the present rules and list differences",
        """verify game.jsonl
verify tests/records games.jsonl
verify --data /var/lib/turnwright""",
    )
    command.add_argument(
        "paths", metavar="PATH", nargs="*", type=Path, help=f"records, or folders with *{SUFFIX} files in them"
    )
    add_database(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check every record in files, or every game in a server's database if one is named."""
    if args.data is not None or args.database_url is not None:
        if args.paths:
            raise BadFile("give either files or a server's database, not both")
        return run_stored(args)
    if not args.paths:
        raise BadFile("nothing to verify: give record files, or a server's database with --data or --database-url")
    return tell(in_files([file for path in args.paths for file in files_at(path)]))


def run_stored(args: argparse.Namespace) -> int:
    """Check every game of a server."""
    with database_of(args) as db:
        from turnwright.server.storage.offline import records

        return tell((f"table {name}", verify(record)) for name, record in records(db))


def tell(checks: Iterable[tuple[str, list[str]]]) -> int:
    """Print the problems of each record, then totals; return 1 if any record is broken or plays differently."""
    good = bad = 0
    for name, problems in checks:
        good, bad = (good, bad + 1) if problems else (good + 1, bad)
        for problem in problems:
            print(f"{name}: {problem}")
    print(f"records {good + bad}, same {good}, different {bad}")
    return 1 if bad else 0


def in_files(files: list[Path]) -> Iterator[tuple[str, list[str]]]:
    """Return the problems of each record in ``files``."""
    with Bar("verify", len(files)) as bar:
        for done, file in enumerate(files, start=1):
            yield from checked(file)
            bar.show(done)


def files_at(path: Path) -> list[Path]:
    """Return the files that ``path`` names."""
    if not path.is_dir():
        path.stat()
        return [path]
    files = sorted(path.rglob(f"*{SUFFIX}"))
    if not files:
        raise BadFile(f"{path}: no *{SUFFIX} file in this folder")
    return files


def checked(file: Path) -> Iterator[tuple[str, list[str]]]:
    """Return every record of a file by name, with its problems."""
    records: list[Record | BadRecord] = list(read_records(file))
    for number, record in enumerate(records, start=1):
        name = str(file) if len(records) == 1 else f"{file}, game {number}"
        yield name, [str(record)] if isinstance(record, BadRecord) else verify(record)
