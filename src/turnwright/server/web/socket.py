"""The WebSocket: one per page, with any number of tables; an invalid frame gets an error and changes nothing."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import cache
from typing import Any, Final

import msgspec
from litestar import WebSocket, get
from litestar.handlers import websocket

from turnwright.core.errors import GameError
from turnwright.server.errors import Problem, Refused, refusal
from turnwright.server.logs import trouble
from turnwright.server.network.connections import SEND_NOW
from turnwright.server.network.limits import Bucket, too_many
from turnwright.server.people.token_rights import PLAY, READ, check_right
from turnwright.server.tables.service import Person, Subscription
from turnwright.server.tasks import cancelled
from turnwright.server.web import auth
from turnwright.server.web.clients import SIGNED_OUT, Client
from turnwright.server.web.services import Services
from turnwright.server.wire.people import Right
from turnwright.server.wire.play import MoveBody, UndoBody
from turnwright.server.wire.socket import (
    Chat,
    ChatMessage,
    ClientMessage,
    Delta,
    Hello,
    Lobby,
    Move,
    Moved,
    Ping,
    Pong,
    Presence,
    Queued,
    TableMessage,
    Undo,
    UndoAnswer,
    UndoRequest,
    Unwatch,
    Unwatched,
    Watch,
    Welcome,
)

NEEDS: Final[dict[type[ClientMessage], Right]] = {
    Ping: READ,
    Watch: READ,
    Unwatch: READ,
    Move: PLAY,
    Undo: PLAY,
    UndoAnswer: PLAY,
    Chat: PLAY,
    Hello: READ,
}
"""What each frame needs of a token."""
STRIKES: Final = 40
"""This many refused frames in a row, or more than this many a minute, end the connection."""
LAST_WORDS: Final = 5.0
"""Seconds for a client to read why its connection is ending."""
OTHER_SITE: Final = 4403
FLOODING: Final = 4429

log = logging.getLogger("turnwright.socket")
_DECODER: Final = msgspec.json.Decoder(ClientMessage)


class ErrorMessage(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="error"):
    """A frame was refused; ``key`` is the key of that frame."""

    error: Problem
    key: str = ""


ServerMessage = (
    TableMessage
    | Delta
    | Moved
    | ErrorMessage
    | UndoRequest
    | ChatMessage
    | Presence
    | Queued
    | Unwatched
    | Pong
    | Welcome
    | Lobby
)


@get("/schema/socket.json", include_in_schema=False, sync_to_thread=False)
def schema() -> dict[str, Any]:
    """Return the messages of the WebSocket as JSON Schema: what clients send, what the server sends."""
    return _schema()


@cache
def _schema() -> dict[str, Any]:
    (client, server), parts = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/components/{name}"
    )
    return {"client": client, "server": server, "components": parts}


@websocket("/ws")
async def endpoint(socket: WebSocket[Any, Any, Any]) -> None:
    """Serve one page until it disconnects."""
    server = auth.services(socket)
    here = auth.network(socket, server.settings)
    await socket.accept()
    try:
        client, person = await _admit(socket, server, here)
    except Refused as no:
        await _send(socket, _error(no))
        await socket.close(OTHER_SITE if no.problem.code == "forbidden" else FLOODING, no.problem.code)
        return
    conversation = Conversation(server, client, person)
    sending = asyncio.create_task(_pump(socket, client))
    try:
        await conversation.listen(socket)
    finally:
        server.sockets.remove(client)
        try:
            await conversation.leave()
            if client.end is not None:  # we ended it: the client is still told why, if it reads
                await asyncio.wait([sending], timeout=LAST_WORDS)
        finally:  # the server may stop meanwhile
            await cancelled(sending)


async def _admit(socket: WebSocket[Any, Any, Any], server: Services, here: str) -> tuple[Client, Person | None]:
    server.sockets.check_network(here)
    signed = await auth.sign(socket)
    if not (signed and not signed.session) and not auth.same_site(socket, server.settings):
        raise Refused("forbidden", "this connection was opened by another site's page")
    server.limits.take("request", signed.visitor.id if signed else here, here)
    if signed:
        server.tables.shared.origins.note(signed.visitor.id, here)
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    send_now = extensions.get(SEND_NOW, _queue_only)
    client = Client(signed, here, server.settings.limits.owed_bytes, send_now)
    server.sockets.add(client)
    if signed and not await server.registry.valid([client.credential]):
        client.close(SIGNED_OUT, "signed out")  # after our check, and before anyone could find the connection
    return client, Person(signed.visitor.id, signed.visitor.name) if signed else None


async def _pump(socket: WebSocket[Any, Any, Any], client: Client) -> None:
    """Send what is queued for the client, and end the connection when required."""
    try:
        while (message := await client.next()) is not None:
            await _send(socket, message)
            client.sent()
        code, reason = client.end or (1000, "")
        await socket.close(code, reason)
    finally:
        client.close(1000, "")


def _queue_only(_message: bytes) -> bool:
    return False


async def _send(socket: WebSocket[Any, Any, Any], message: bytes) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})


def _error(no: Refused, key: str = "") -> bytes:
    return msgspec.json.encode(ErrorMessage(no.problem, key))


class Conversation:
    """Handles the frames of one client."""

    def __init__(self, server: Services, client: Client, person: Person | None) -> None:
        self.server = server
        self.client = client
        self.person = person
        self.watched: dict[str, Subscription] = {}
        self.waiting = False
        rate = server.settings.limits.moves
        self.frames = Bucket(rate, max(rate / 6, 10))
        self.strikes = Bucket(STRIKES, STRIKES)

    async def listen(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Answer frames one by one until the client disconnects or must be disconnected."""
        ended = asyncio.create_task(self.client.ended.wait())
        answering = asyncio.create_task(self._answer_frames(socket))
        try:
            await asyncio.wait([answering, ended], return_when=asyncio.FIRST_COMPLETED)
            if self.waiting:
                answering.cancel()  # otherwise it ends after the current frame
            with contextlib.suppress(asyncio.CancelledError):
                await answering
        finally:
            ended.cancel()
            answering.cancel()

    async def _answer_frames(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Answer frames; the next one is read only when there is room for an answer: a client that asks much and reads
        little waits.
        """
        while self.client.end is None:
            self.waiting = True
            event: dict[str, Any] = dict(await socket.receive())
            self.waiting = False
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] == "websocket.receive":
                await self.frame(event.get("text") if event.get("text") is not None else event.get("bytes"))
                await self.client.room()

    async def frame(self, content: str | bytes | None) -> None:
        """Answer one frame."""
        key = ""
        try:
            message = self.read(content)
            key = message.key if isinstance(message, Move) else ""
            await self.answer(message)
        except Refused as no:
            self.refuse(no, key)
        except GameError as mistake:
            self.refuse(refusal(mistake), key)
        except Exception as problem:
            trouble(log, "a frame failed", problem=problem)
            self.refuse(Refused("internal", "this failed on our side; nothing has changed"), key)

    def read(self, content: str | bytes | None) -> ClientMessage:
        """Return the message of a frame; refuse frames that are too many, too large or malformed."""
        seconds = self.frames.wait()
        if seconds:
            raise too_many(seconds)
        most = self.server.settings.limits.frame_bytes
        if not isinstance(content, str):
            raise Refused("bad_request", "frames are JSON text")
        if len(content) > most or len(content.encode("utf-8", "replace")) > most:
            raise Refused("too_large", f"a frame has at most {most} bytes")
        try:
            message: ClientMessage = _DECODER.decode(content)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
            raise Refused("bad_request", f"this frame could not be read: {str(problem)[:200]}") from None
        return message

    def refuse(self, no: Refused, key: str) -> None:
        """Send the client an error; end the connection if there have been too many."""
        self.server.metrics.count("refused_frames_total", code=no.problem.code)
        self.client.send(_error(no, key))
        if self.strikes.wait():
            self.client.close(FLOODING, "too many refused frames")

    async def answer(self, message: ClientMessage) -> None:
        """Do what a frame asks, unless the token may not, or the person or the address has sent too many."""
        check_right(self.client.rights, NEEDS[type(message)])
        await self.take("frame", message)
        match message:
            case Ping(n=n):
                self.client.send(msgspec.json.encode(Pong(n=n)))
            case Hello():
                self.client.send(msgspec.json.encode(Welcome(page=self.server.page)))
            case Watch():
                await self.watch(message)
            case Unwatch(table=table):
                await self.unwatch(table)
            case Move():
                await self.move(message)
            case Undo(table=table, seq=seq, seat=seat):
                await self.server.tables.undo(table, self.someone(), UndoBody(seq=seq, seat=seat))
            case UndoAnswer(table=table, accept=accept, request=request):
                await self.server.tables.answer_undo(table, self.someone(), accept, request)
            case Chat(table=table, text=text):
                self.server.limits.take("chat", self.someone().id, self.client.network)
                await self.server.tables.chat(table, self.someone(), text)

    async def take(self, kind: str, message: ClientMessage) -> None:
        """Count a frame against the limits of its kind, for the person and for the address."""
        table, invite = getattr(message, "table", ""), getattr(message, "invite", None)
        cost = await self.server.tables.live_tables.weight(table, self.person, invite) if table else 1
        self.server.limits.take(kind, self.client.who, self.client.network, cost)

    async def watch(self, message: Watch) -> None:
        """Follow a table; a second request changes the seat whose view is shown."""
        await self.take("watch", message)
        self.watched = {id: each for id, each in self.watched.items() if not each.ended}
        table, most = message.table, self.server.settings.limits.watched
        if table not in self.watched and len(self.watched) >= most:
            raise Refused("conflict", f"one connection can follow at most {most} tables")
        new = await self.server.tables.subscribe(
            table,
            self.person,
            self.client.send,
            message.seat,
            message.theme,
            message.invite,
            message.known,
            message.view,
        )
        old = self.watched.pop(table, None)
        self.watched[table] = new
        if old is not None:
            await self.server.tables.unsubscribe(old)

    async def unwatch(self, table: str) -> None:
        """Stop following a table."""
        subscription = self.watched.pop(table, None)
        if subscription is None or subscription.ended:
            raise Refused("not_found", "this connection does not follow that table")
        await self.server.tables.unsubscribe(subscription)

    async def move(self, message: Move) -> None:
        """Make a choice; the sender gets an answer once it is stored."""
        sent = msgspec.structs.asdict(message)
        body = MoveBody(**{name: sent[name] for name in MoveBody.__struct_fields__})
        reply = await self.server.tables.move(message.table, self.someone(), body)
        self.server.metrics.count("moves_total")
        self.client.send(msgspec.json.encode(Moved(key=message.key, seq=reply.seq)))

    def someone(self) -> Person:
        """Return the person; anonymous clients may only look."""
        if self.person is None:
            raise Refused("not_signed_in", "sign in to do that")
        return self.person

    async def leave(self) -> None:
        """Stop following all tables."""
        for subscription in self.watched.values():
            await self.server.tables.unsubscribe(subscription)
        self.watched.clear()
