"""Boards to think on: a seat's own copy of its table, dealt from what it may know. The server stores none of them.

A board goes to the person as a signed text and comes back with the next request. The signature proves that this server
dealt the board and made every step on it, so whoever sends it learns nothing from what the rules answer.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Final

import msgspec

from turnwright.bots.kinds import OURS
from turnwright.bots.levels import LEVELS
from turnwright.core.drawing import THEMES
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.people.credentials import same
from turnwright.server.storage.db import Database
from turnwright.server.storage.server_secrets import server_secret
from turnwright.server.tables import board_work as work
from turnwright.server.tables.board_work import Known, Look, Shown, Steps
from turnwright.server.tables.followers import Person
from turnwright.server.tables.layers import Layers
from turnwright.server.wire.own_boards import BoardBody, BoardReply
from turnwright.server.wire.play import AllFacts, PanelView
from turnwright.server.workers.replays import RETRY_AFTER, Replays
from turnwright.server.workers.thinkers import Thinkers
from turnwright.server.workers.turns import Full, Share

FORMAT: Final = "turnwright-board 1"
SIGNATURES: Final = "board signatures"
SEED_BYTES: Final = 32
MARK_LENGTH: Final = 16
LONGEST_CHOICE: Final = 100
MOST_CHOICES: Final = 60
"""Maximum number of choices in a request."""


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a board; the record follows. The marks tell whose it is without naming anybody."""

    format: str
    server: str
    person: str
    table: str
    signed: str


class OwnBoards:
    """Deals boards, lets people go on at them, and signs them."""

    def __init__(self, db: Database, settings: Settings, replays: Replays, thinkers: Thinkers, layers: Layers) -> None:
        self._db = db
        self._settings = settings
        self._replays = replays
        self._thinkers = thinkers
        self._layers = layers
        self._secret = b""
        self.seed: Callable[[], bytes] = _seed
        """Returns the seed of what is dealt next."""

    async def open(self) -> None:
        """Read the secret of this server."""
        self._secret = await server_secret(self._db, SIGNATURES)

    async def dealt(self, person: Person, table: str, known: Known, theme: str, share: Share) -> BoardReply:
        """Return a board dealt from what a seat of ``person`` knows of ``table``."""
        _check_theme(theme)
        most = self._settings.limits.board_plies
        shown = await self._replays.run(share, work.dealt, known, self.seed(), theme, most)
        return await self._reply(person, table, shown)

    async def go_on(self, person: Person, body: BoardBody, share: Share) -> BoardReply:
        """Return a board after the steps of a request."""
        _check_theme(body.theme)
        _check_choices(body.choices)
        table, record = self._read(person, body.board)
        most = self._settings.limits.board_plies
        steps = Steps(body.ply, body.undo, body.choices)
        if body.bot:
            record, steps = await self._answered(record, steps, body.bot, share)
        look = Look(body.seat, body.theme)
        shown = await self._replays.run(share, work.played, record, self.seed(), steps, look, most)
        return await self._reply(person, table, shown)

    async def _answered(self, record: str, steps: Steps, bot: str, share: Share) -> tuple[str, Steps]:
        """Return the record of a board after some steps, and the choice of a bot there as the next step."""
        kind, seconds = self._bot(bot)
        most = self._settings.limits.board_plies
        record, job = await self._replays.run(share, work.asked, record, self.seed(), steps, kind, seconds, most)
        try:
            async with self._thinkers.place(kind, share, seconds):
                return record, Steps(choices=(await self._thinkers.choose(job),))
        except Full:
            message = f"too many bots are thinking: try again in {RETRY_AFTER:g} s"
            raise Refused("busy", message, retry_after=RETRY_AFTER) from None

    def _bot(self, name: str) -> tuple[str, float]:
        """Return the kind of bot and the seconds of a level, or of a bot that the operator has added."""
        settings = self._settings
        for level in LEVELS:
            if level.name == name:
                return level.bot, min(level.seconds, settings.limits.think_seconds)
        if name in settings.bots and name not in OURS:
            return name, min(settings.bot_seconds, settings.limits.think_seconds)
        raise Refused("bad_option", "there is no such bot", allowed=[*[level.name for level in LEVELS], *settings.bots])

    async def _reply(self, person: Person, table: str, shown: Shown) -> BoardReply:
        board = self.signed(person.id, table, shown.record)
        self._check_size(board)
        keys = [self._layers.key(defs, static) for defs, static in shown.layers]
        await self._layers.settle()
        return BoardReply(
            **{name: getattr(shown.facts, name) for name in AllFacts.__struct_fields__},
            board=board,
            table=table,
            over=shown.over,
            scores=shown.scores,
            winners=shown.winners,
            log_from=shown.log_from,
            log=shown.log,
            panels=[_with_keys(panel, keys) for panel in shown.panels],
        )

    # Signatures.

    def signed(self, person: str, table: str, record: str) -> str:
        """Return a board as the text that ``person`` keeps."""
        signature = self._mac("board", FORMAT, person, table, record)
        server, owner = self._mac("server")[:MARK_LENGTH], self._mac("person", person, table)[:MARK_LENGTH]
        return f"{msgspec.json.encode(Head(FORMAT, server, owner, table, signature)).decode()}\n{record}"

    def _read(self, person: Person, board: str) -> tuple[str, str]:
        """Return the table and the record of a board of ``person``."""
        self._check_size(board)
        line, _newline, record = board.partition("\n")
        try:
            head = msgspec.json.decode(line, type=Head)
        except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError):
            raise Refused("bad_request", "this is not a board: send it as it was received") from None
        if head.format != FORMAT:
            raise Refused("conflict", "this board was made by another version of the server: ask for a new one")
        if not same(head.server, self._mac("server")[:MARK_LENGTH]):
            raise Refused("bad_request", "this board was made by another server")
        if not same(head.person, self._mac("person", person.id, head.table)[:MARK_LENGTH]):
            raise Refused("forbidden", "this board was made for somebody else")
        if not same(head.signed, self._mac("board", FORMAT, person.id, head.table, record)):
            raise Refused("bad_request", "this board was altered: send it as it was received")
        return head.table, record

    def _mac(self, *parts: str) -> str:
        assert self._secret, "the boards are not open"
        return hmac.new(self._secret, msgspec.json.encode(parts), sha256).hexdigest()

    def _check_size(self, board: str) -> None:
        most = self._settings.limits.board_bytes
        if len(board.encode()) > most:
            raise Refused("too_large", f"a board has at most {most} bytes: go back, or ask for a new one")


def _seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def _check_theme(theme: str) -> None:
    if theme and theme not in THEMES:
        raise Refused("bad_request", "no such theme", allowed=list(THEMES))


def _check_choices(choices: tuple[str, ...]) -> None:
    if any(len(choice) > LONGEST_CHOICE for choice in choices):
        raise Refused("unknown_choice", "no choice has a name this long")
    if len(choices) > MOST_CHOICES:
        raise Refused("bad_request", f"a request has at most {MOST_CHOICES} choices")


def _with_keys(panel: PanelView, keys: list[str]) -> PanelView:
    """Return a panel with the keys of its layers instead of their places."""
    pieces = [
        piece
        if isinstance(piece.face, msgspec.UnsetType)
        else msgspec.structs.replace(piece, face=keys[int(piece.face)])
        for piece in panel.pieces
    ]
    return msgspec.structs.replace(panel, static=keys[int(panel.static)], pieces=pieces)
