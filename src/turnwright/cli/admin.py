"""``turnwright admin``: occasional tasks of a server's operator."""

from __future__ import annotations

import argparse
import asyncio
import getpass
import os
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from turnwright.cli.serve import add_database, database_of, settings_of
from turnwright.cli.usage import Commands, Parser, add_command
from turnwright.cli.verify import run_stored
from turnwright.core.errors import GameError

PATIENT = 15
"""Niceness of a backup."""


class Undone(GameError):
    """The command could not be carried out."""


def add(commands: Commands) -> None:
    """Add the command and its subcommands."""
    examples = """admin reset-password ANNA
admin backup turnwright.backup
admin restore turnwright.backup --database-url postgresql://user@host/name
admin verify --data /var/lib/turnwright
admin purge --dry-run
admin reports
admin reports 5f0c6b1d2e3a4958 > report.jsonl
admin reports 5f0c6b1d2e3a4958 --delete"""
    command = add_command(
        commands, "admin", "look after a server: passwords, backups, what is old, stored games, reports", examples
    )
    parts: Commands = command.add_subparsers(metavar="WHAT", required=True, parser_class=Parser)
    reset = _part(parts, "reset-password", "give an account a new password (asked for, or the first line of input)")
    reset.add_argument("name", metavar="NAME")
    reset.set_defaults(run=run_reset)
    keep = _part(parts, "backup", "write all there is to a file, while the server runs")
    keep.add_argument("file", metavar="FILE", type=Path)
    keep.set_defaults(run=run_backup)
    put_back = _part(parts, "restore", "read a backup into an empty database")
    put_back.add_argument("file", metavar="FILE", type=Path)
    put_back.set_defaults(run=run_restore)
    _part(parts, "verify", "replay all stored games under the present rules").set_defaults(run=run_stored)
    old = _part(parts, "purge", "delete what is old, as a server does by itself; docs/server.md has the rule")
    old.add_argument("--dry-run", action="store_true", help="only print how much would be deleted")
    old.set_defaults(run=run_purge)
    told = _part(parts, "reports", "list the reports of wrong rules, print one as a record, or delete it")
    told.add_argument("id", metavar="ID", nargs="?")
    told.add_argument("--delete", action="store_true", help="delete the report ID, which has been dealt with")
    told.set_defaults(run=run_reports)


def _part(parts: Commands, name: str, help: str) -> Parser:
    part = parts.add_parser(name, help=help, description=help[0].upper() + help[1:] + ".")
    add_database(part)
    return part


def run_reset(args: argparse.Namespace) -> int:
    """Set a new password and end all sessions and tokens of the account."""
    settings = settings_of(args)
    with database_of(args) as db:
        from turnwright.server.people.passwords import check_password
        from turnwright.server.people.registry import Registry

        password = getpass.getpass("New password: ") if sys.stdin.isatty() else sys.stdin.readline().rstrip("\n")
        registry = Registry(db, settings.session_days)
        checked = check_password(password, args.name)
        if not asyncio.run(registry.reset_password(args.name, checked, end_tokens=True)):
            raise Undone(f"no account is called {args.name}")
    print(f"{args.name} has a new password; all sessions and tokens of the account have ended")
    return 0


def run_backup(args: argparse.Namespace) -> int:
    """Write a backup."""
    if args.file.exists():
        raise Undone(f"{args.file} already exists: choose another name")
    with database_of(args) as db:
        from turnwright.server.storage.backup import backup

        with ThreadPoolExecutor(1, initializer=_let_others_go_first) as thread:
            rows = thread.submit(backup, db, args.file).result()
        print(f"{args.file}: {rows} rows")
    return 0


def _let_others_go_first() -> None:
    """Lower the priority of this thread, so that a running server comes first. Works on Linux only."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), PATIENT)


def run_restore(args: argparse.Namespace) -> int:
    """Restore a backup."""
    args.file.stat()
    with database_of(args, empty=True) as db:
        from turnwright.server.storage.backup import restore

        print(f"{args.file}: {restore(db, args.file)} rows")
    return 0


def run_purge(args: argparse.Namespace) -> int:
    """Delete old data, or count it."""
    with database_of(args) as db:
        from turnwright.server.storage.purges import Purge, told

        purge = Purge(db, time.time)
        counts = asyncio.run(purge.count() if args.dry_run else purge.run())
        print(f"{'would delete' if args.dry_run else 'deleted'}: {told(counts)}")
    return 0


def run_reports(args: argparse.Namespace) -> int:
    """List reports, or print or delete one."""
    with database_of(args) as db:
        from turnwright.server.storage.offline import delete_report, report_bundle, report_lines

        if args.delete:
            if args.id is None or not db.write_here(lambda sql: delete_report(sql, args.id)):
                raise Undone(
                    f"no report {args.id}" if args.id else "name the report to delete: turnwright admin reports"
                )
            print(f"deleted the report {args.id}")
        elif args.id is None:
            lines = db.read_here(report_lines)
            print("\n".join(lines) if lines else "no reports")
        else:
            bundle = db.read_here(lambda sql: report_bundle(sql, args.id))
            if bundle is None:
                raise Undone(f"no report {args.id}")
            print(bundle, end="")
    return 0
