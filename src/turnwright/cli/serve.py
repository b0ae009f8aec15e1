"""``turnwright serve``: run the server."""

from __future__ import annotations

import argparse
import asyncio
import atexit
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

from turnwright.cli.usage import Commands, Parser, add_command, count, language, whole
from turnwright.cli.words import word
from turnwright.core.errors import GameError

if TYPE_CHECKING:
    from turnwright.server.config import Settings
    from turnwright.server.storage.db import Database

EXTRA = "this command needs the packages of the extra “server”: pip install 'turnwright[server]'"
LIMITS = """environment variables set the limits and everything else, for example:
  TURNWRIGHT_LIMITS_REQUESTS=600     requests a minute for one person or address
  TURNWRIGHT_LIMITS_SIGN_INS=20      attempts to sign in a minute from one address
  TURNWRIGHT_LIMITS_NEW_TABLES=10    new tables a minute for one person
  TURNWRIGHT_MAIL_HOST=…             where turn notices are handed over by SMTP
  TURNWRIGHT_WEBHOOKS_INSIDE=true    let webhooks reach this network
docs/server.md lists all of them"""
LARGEST_FRAME = 1 << 20
"""Maximum frame size of the WebSocket library. Our own limit is lower, and a frame above it gets an answer."""

BACKLOG = 1024
"""Connections that the system queues until the server accepts them."""
SEND_BUFFER = 131_072
RECEIVE_BUFFER = 65_536
"""Socket buffer of one connection in each direction; a larger one would hide that a client does not read."""
GRACE = 1
"""Seconds that open requests have to finish when the server stops."""
LONGEST_STOP = 4.0
"""Seconds after which a stopping server is killed, whatever it is doing; stored data stays intact."""

COLLECT_AFTER = (2_000, 10, 50)
"""New objects before the youngest garbage is looked for, and how many such searches before older garbage is."""

HAND_OVER = 0.001
"""Seconds after which a thread that computes lets the event loop continue, if that has something to do."""


class Unable(GameError):
    """The server cannot start, or its database cannot be opened."""


def add(commands: Commands) -> None:
    """Add the command."""
    examples = """serve
serve --port 9000 --data /var/lib/turnwright
serve --host 0.0.0.0 --database-url postgresql://user@host/name --public-url https://games.example.org"""
    command = add_command(commands, "serve", "serve the table in the browser", examples)
    command.epilog = f"{command.epilog}\n\n{LIMITS}"
    command.add_argument("--host", help="address to listen on (default: 127.0.0.1, this machine only)")
    command.add_argument("--port", type=count, help="port to listen on, 0 for a free one (default: 8000)")
    add_database(command)
    command.add_argument("--public-url", metavar="URL", help="public address of the server, if it is behind a proxy")
    hosts = "another name under which people reach the server; may be given again (default: loopback and --host)"
    command.add_argument("--allow-host", metavar="NAME", action="append", help=hosts)
    command.add_argument("--proxies", type=count, help="number of trusted proxies in front of the server (default: 0)")
    command.add_argument("--thinkers", type=whole, help="number of processes for bots (default: cores minus one)")
    bots = "let tables have this bot of your own, as module:Class or by its name; may be given again"
    command.add_argument("--bot", metavar="BOT", action="append", help=bots)
    command.add_argument("--open", action="store_true", help="open a browser, if there is one")
    command.add_argument("--verbose", action="store_true", help="log every request")
    command.set_defaults(run=run)


def add_database(command: Parser) -> None:
    """Add the arguments that name the database."""
    command.add_argument(
        "--data", type=Path, metavar="FOLDER", help="folder of the database (default: ./turnwright-data)"
    )
    command.add_argument("--database-url", metavar="URL", help="use this PostgreSQL database instead of SQLite")


def settings_of(args: argparse.Namespace) -> Settings:
    """Return the settings from the environment and the command line; the command line takes precedence."""
    try:
        import argon2  # noqa: F401
        import litestar  # noqa: F401
        import sqlalchemy  # noqa: F401

        from turnwright.server.config import from_environment
    except ModuleNotFoundError:
        raise Unable(EXTRA) from None
    names = ("host", "port", "data", "database_url", "public_url", "proxies", "thinkers")
    overrides = {name: getattr(args, name, None) for name in names}
    for name, argument in (("allow_host", "allow_host"), ("bots", "bot")):
        given = getattr(args, argument, None)
        overrides[name] = tuple(given) if given else None
    return from_environment(**overrides)


@contextmanager
def database_of(args: argparse.Namespace, empty: bool = False) -> Iterator[Database]:
    """Yield the database that the arguments name; create a missing one only to restore into it."""
    settings = settings_of(args)
    if not (empty or settings.postgres or settings.sqlite_file.exists()):
        raise Unable(f"{settings.data}: no database in this folder")
    with opened(settings) as db:
        yield db


@contextmanager
def opened(settings: Settings) -> Iterator[Database]:
    """Yield the open database; report any problem with it in one line."""
    from sqlalchemy.exc import DBAPIError

    from turnwright.server.errors import Refused
    from turnwright.server.storage.db import Database
    from turnwright.server.storage.outages import first_line

    where = "PostgreSQL" if settings.postgres else settings.sqlite_file
    db = Database(settings)
    try:
        db.open_here()
        yield db
    except Refused as no:
        raise Unable(str(no)) from None
    except DBAPIError as problem:
        raise Unable(f"{where}: {first_line(problem.orig)}") from None
    finally:
        db.close_here()


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    settings = settings_of(args)
    from turnwright.server.tables.added_bots import check

    with listen(settings, args.port is None) as listening:
        with opened(settings):
            pass
        check(settings.bots)
        log_to_stderr(args.verbose)
        return serve(settings, listening, args.open)


def log_to_stderr(verbose: bool) -> None:
    """Send logs to standard error, one line each."""
    from turnwright.server.logs import OneLine

    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(OneLine())
    logging.basicConfig(handlers=[lines])
    logging.getLogger("turnwright").setLevel(logging.INFO if verbose else logging.WARNING)


def listen(settings: Settings, any_port: bool) -> socket.socket:
    """Return a listening socket; if no port was given and the default one is in use, pick a free one."""
    for port in [settings.port, 0] if any_port else [settings.port]:
        try:
            settings.host.encode("idna")
            listening = socket.create_server((settings.host, port), family=_family(settings.host), backlog=BACKLOG)
        except OSError as problem:
            reason = problem.strerror or str(problem)
        except UnicodeError:
            reason = "no such address"
        else:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)
            # The end of an answer would wait some 40 ms until the client has confirmed its beginning.
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            return listening
    raise Unable(f"cannot listen on {settings.host} port {settings.port}: {reason}")


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def serve(settings: Settings, listening: socket.socket, browser: bool) -> int:
    """Run the server on ``listening``, and print its address once it answers."""
    from dataclasses import replace

    import uvicorn

    from turnwright.server.app import create_app
    from turnwright.server.logs import seldom
    from turnwright.server.network.connections import ACCEPTED_AT_ONCE, protocols

    settings = replace(settings, port=listening.getsockname()[1])

    class Announced(uvicorn.Server):
        """A server that prints its address."""

        async def startup(self, sockets: Any = None) -> None:
            """Start, then print the address."""
            await super().startup(sockets)
            collect_rarely()
            sys.setswitchinterval(HAND_OVER)
            listening.listen(BACKLOG)
            if self.started:
                announce(settings, browser)

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            """Shut down cleanly, or by force if that fails."""
            end_after(LONGEST_STOP)
            super().handle_exit(sig, frame)

    http, web_socket = protocols(settings)
    config = uvicorn.Config(
        create_app(settings),
        http=http,
        ws=web_socket,
        backlog=ACCEPTED_AT_ONCE,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # compression of our own: see server/network/compression.py
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=GRACE,
    )
    server = Announced(config)
    for wanted in (_not_cancelled, seldom):
        logging.getLogger("uvicorn.error").addFilter(wanted)
    signal.signal(signal.SIGTERM, _terminated)
    server.run([listening])
    return 0 if server.started else 1


def collect_rarely() -> None:
    """Run the cyclic garbage collector less often, and exclude objects that exist since the start.

    Nothing is answered during a full collection, which takes a quarter of a second with some hundred tables in memory.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def _not_cancelled(record: logging.LogRecord) -> bool:
    """Return whether a log record is about anything other than a request cut off by stopping the server."""
    return not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))


def _terminated(number: int, _frame: FrameType | None) -> None:
    """Exit once the server has stopped and passed the signal on; everything is stored by then.

    The interpreter is not taken down: that waits for threads (a mail server that does not answer) and, with many tables
    in memory, collects garbage for seconds, when no timer can end it any more.
    """
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(128 + number)


def end_after(seconds: float) -> None:
    """Kill this process after ``seconds`` if it is still running; its workers end with it."""

    def end() -> None:
        print(f"still busy {seconds:g} s after the request to stop: exiting now", file=sys.stderr, flush=True)
        os._exit(1)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()


def announce(settings: Settings, browser: bool) -> None:
    """Print the address, and open it if there is a browser."""
    print(word(language(), "serving", address=settings.address, folder=_kept(settings)), flush=True)
    screen = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if browser and screen:
        webbrowser.open(settings.address)


def _kept(settings: Settings) -> str:
    return "PostgreSQL" if settings.postgres else str(settings.data)
