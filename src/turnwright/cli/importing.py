"""``turnwright import``: replay games recorded by other programs."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from turnwright.cli.files import BadFile, new_file, write_record
from turnwright.cli.progress import Bar
from turnwright.cli.usage import Commands, add_command, add_game
from turnwright.core.errors import BadRecord
from turnwright.core.exchange import Exchange, Import
from turnwright.core.game import find

INDEX = "index.json"
"""A list of games in or above their folder: ``id`` is the name of the file, ``final`` contains scores by name."""


def add(commands: Commands) -> None:
    """Add the command."""
    command = add_command(
        commands,
        "import",
        "play games that were recorded elsewhere by our rules",
        """import terra_mystica game.txt
import terra_mystica ledgers logs --check
import terra_mystica game.log --out game.jsonl""",
    )
    add_game(command)
    command.add_argument("paths", metavar="PATH", nargs="+", type=Path, help="files, or folders with such files")
    command.add_argument("--check", action="store_true", help="compare every state; the last line gives totals")
    command.add_argument("--out", metavar="RECORD", help="write a single game as a record, if the rules allow it")
    command.set_defaults(run=run)


class Count:
    """Totals of a check."""

    def __init__(self) -> None:
        self.games = self.rows = self.equal = self.finals = self.deviations = self.bad = 0

    def add(self, game: Import | None) -> None:
        """Count a game; None means that it could not be read."""
        self.games += 1
        if game is None:
            self.bad += 1
            return
        self.rows += game.rows
        self.equal += game.equal
        self.finals += game.finals is True
        self.deviations += len(game.deviations)
        self.bad += bool(game.faults) or game.finals is False or game.equal < game.rows

    def __str__(self) -> str:
        rows = f"rows {self.rows}, rows equal {self.equal}"
        return f"games {self.games}, {rows}, final VP equal {self.finals}, deviations {self.deviations}"


def run(args: argparse.Namespace) -> int:
    """Play every game and report the result; return 1 if one breaks our rules or differs."""
    exchange = exchange_of(args.game)
    files = [file for path in args.paths for file in files_at(path, exchange)]
    if args.out is not None and len(files) != 1:
        raise BadFile(f"--out is for one game, not {len(files)}")
    out = new_file(args.out) if args.out is not None else None
    count = Count()
    with Bar("import", len(files)) as bar:
        for done, file in enumerate(files, start=1):
            game = played(exchange, file)
            count.add(game)
            if game is not None:
                tell(file, game, args.check)
                if out is not None and not keep(file, game, out):
                    count.bad += 1
            bar.show(done)
    if args.check:
        print(count)
    return 1 if count.bad else 0


def exchange_of(name: str) -> Exchange:
    """Return the exchange of a game; raise BadFile if it has none."""
    exchange = find(name).exchange()
    if exchange is None:
        raise BadFile(f"{name} cannot exchange games with other programs")
    return exchange


def files_at(path: Path, exchange: Exchange) -> list[Path]:
    """Return the files that ``path`` names."""
    if not path.is_dir():
        path.stat()
        return [path]
    files = sorted(file for file in path.rglob("*") if file.suffix in exchange.suffixes and file.is_file())
    if not files:
        raise BadFile(f"{path}: no file in this folder ends in {', '.join(exchange.suffixes)}")
    return files


def played(exchange: Exchange, file: Path) -> Import | None:
    """Play a file; if it cannot be read, print why in one line."""
    try:
        return exchange.read(file.read_text(encoding="utf-8"), finals_of(file))
    except UnicodeDecodeError:
        print(f"{file}: expected text in UTF-8")
    except BadRecord as problem:
        print(f"{file}: {problem}")
    return None


def finals_of(file: Path) -> dict[str, int] | None:
    """Return the final scores from an index in or above the folder."""
    for folder in (file.parent, file.parent.parent):
        try:
            games = json.loads((folder / INDEX).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            continue
        for game in games if isinstance(games, list) else []:
            if isinstance(game, dict) and game.get("id") == file.stem and isinstance(game.get("final"), dict):
                return {str(name): vp for name, vp in game["final"].items() if isinstance(vp, int)}
    return None


def tell(file: Path, game: Import, check: bool) -> None:
    """Print mismatches, deviations, gaps and the final scores."""
    for fault in game.faults:
        print(f"{file}: {fault}")
    for deviation in game.deviations:
        print(f"{file}: {deviation}")
    for gap in game.gaps:
        print(f"{file}: {gap}")
    scores = ", ".join([f"{name} {score}" for name, score in zip(game.names, game.scores, strict=True)])
    if game.finals is False and not game.faults:
        print(f"{file}: final VP differ, ours are {scores}")
    elif not check:
        print(f"{file}: {scores}")


def keep(file: Path, game: Import, out: Path) -> bool:
    """Write the record of a game, or print why there is none."""
    if game.faults:
        print(f"{file}: no record written: the game does not follow the rules")
        return False
    try:
        record = game.record()
    except BadRecord as problem:
        print(f"{file}: {problem}")
        return False
    write_record(out, record)
    for name, note in record.header.notes:
        print(f"{file}: {name}: {note}")
    return True
