"""The WebSocket: one for each page, any number of tables on it; a wrong frame is answered and changes nothing."""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from typing import Any, Final

import msgspec
from litestar import WebSocket, get
from litestar.handlers import websocket

from turnwright.core.errors import GameError
from turnwright.server import auth
from turnwright.server.errors import Problem, Refused, refusal
from turnwright.server.limits import Bucket, too_many
from turnwright.server.live import Person, Subscription
from turnwright.server.logs import trouble
from turnwright.server.services import Services
from turnwright.server.sockets import SIGNED_OUT, Client
from turnwright.server.wire import MoveBody, UndoBody
from turnwright.server.wire_socket import (
    Chat,
    ChatMessage,
    ClientMessage,
    Delta,
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
)

STRIKES: Final = 40
"""Refused frames in a row, or more than so many a minute, end the connection."""
LAST_WORDS: Final = 5.0
"""Seconds for a client to read why its connection ends."""
OTHER_SITE: Final = 4403
FLOODING: Final = 4429

log = logging.getLogger("turnwright.socket")
_DECODER: Final = msgspec.json.Decoder(ClientMessage)


class ErrorMessage(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="error"):
    """A frame was refused; ``key`` is the one it carried."""

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
    | Lobby
)


@get("/schema/socket.json", include_in_schema=False, sync_to_thread=False)
def schema() -> dict[str, Any]:
    """The messages of the WebSocket as JSON Schema: what clients send, what the server sends."""
    return _schema()


@cache
def _schema() -> dict[str, Any]:
    (client, server), parts = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/components/{name}"
    )
    return {"client": client, "server": server, "components": parts}


@websocket("/ws")
async def endpoint(socket: WebSocket[Any, Any, Any]) -> None:
    """Serve one page until it goes."""
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
        await conversation.leave()
        if client.end is not None:  # by our doing: the client is still told why, if it reads
            await asyncio.wait([sending], timeout=LAST_WORDS)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _admit(socket: WebSocket[Any, Any, Any], server: Services, here: str) -> tuple[Client, Person | None]:
    server.sockets.check_network(here)
    signed = await auth.sign(socket)
    if not (signed and not signed.session) and not auth.same_site(socket, server.settings):
        raise Refused("forbidden", "this connection was opened by another site's page")
    server.limits.take("request", signed.visitor.id if signed else here, here)
    if signed:
        server.tables.hub.origins.note(signed.visitor.id, here)
    client = Client(signed, here, server.settings.limits.owed_bytes)
    server.sockets.add(client)
    if signed and not await server.registry.valid([client.credential]):
        client.close(SIGNED_OUT, "signed out")  # since we looked, and before anybody could find the connection
    return client, Person(signed.visitor.id, signed.visitor.name) if signed else None


async def _pump(socket: WebSocket[Any, Any, Any], client: Client) -> None:
    """Send what the client is owed, and end the connection when that is due."""
    try:
        while (message := await client.next()) is not None:
            await _send(socket, message)
            client.sent()
        code, reason = client.end or (1000, "")
        await socket.close(code, reason)
    finally:
        client.close(1000, "")


async def _next_event(socket: WebSocket[Any, Any, Any], ended: asyncio.Task[Any]) -> dict[str, Any] | None:
    """Return what comes next from the client; None if the client goes, or the connection is to end."""
    receiving = asyncio.ensure_future(socket.receive())
    try:
        await asyncio.wait([receiving, ended], return_when=asyncio.FIRST_COMPLETED)
        if not receiving.done():
            return None
        event: dict[str, Any] = dict(receiving.result())
    finally:
        receiving.cancel()
    return None if event["type"] == "websocket.disconnect" else event


async def _send(socket: WebSocket[Any, Any, Any], message: bytes) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})


def _error(no: Refused, key: str = "") -> bytes:
    return msgspec.json.encode(ErrorMessage(no.problem, key))


class Conversation:
    """What one client asks for, frame by frame."""

    def __init__(self, server: Services, client: Client, person: Person | None) -> None:
        self.server = server
        self.client = client
        self.person = person
        self.watched: dict[str, Subscription] = {}
        rate = server.settings.limits.moves
        self.frames = Bucket(rate, max(rate / 6, 10))
        self.strikes = Bucket(STRIKES, STRIKES)

    async def listen(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Answer frames one after another until the client goes or has gone too far.

        The next frame is read once there is room for an answer: whoever asks much and reads little waits.
        """
        ended = asyncio.create_task(self.client.ended.wait())
        try:
            while self.client.end is None and (event := await _next_event(socket, ended)) is not None:
                if event["type"] == "websocket.receive":
                    await self.frame(event.get("text") if event.get("text") is not None else event.get("bytes"))
                    await self.client.room()
        finally:
            ended.cancel()

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
        """Return what a frame says; too many, too large and malformed ones are refused."""
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
            raise Refused("bad_request", f"this frame says nothing: {str(problem)[:200]}") from None
        return message

    def refuse(self, no: Refused, key: str) -> None:
        """Tell the client, and end the connection of one who goes on and on."""
        self.server.metrics.count("refused_frames_total", code=no.problem.code)
        self.client.send(_error(no, key))
        if self.strikes.wait():
            self.client.close(FLOODING, "too many refused frames")

    async def answer(self, message: ClientMessage) -> None:
        """Do what a frame asks for."""
        match message:
            case Ping(n=n):
                self.client.send(msgspec.json.encode(Pong(n=n)))
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

    async def watch(self, message: Watch) -> None:
        """Follow a table; asked again, through other eyes."""
        self.server.limits.take("watch", self.client.who, self.client.network)
        self.watched = {id: each for id, each in self.watched.items() if not each.ended}
        table, most = message.table, self.server.settings.limits.watched
        if table not in self.watched and len(self.watched) >= most:
            raise Refused("conflict", f"one connection follows at most {most} tables")
        new = await self.server.tables.subscribe(
            table, self.person, self.client.send, message.seat, message.theme, message.invite
        )
        old = self.watched.pop(table, None)
        self.watched[table] = new
        if old is not None:
            await self.server.tables.unsubscribe(old)

    async def unwatch(self, table: str) -> None:
        """Follow a table no longer."""
        subscription = self.watched.pop(table, None)
        if subscription is None or subscription.ended:
            raise Refused("not_found", "this connection does not follow that table")
        await self.server.tables.unsubscribe(subscription)

    async def move(self, message: Move) -> None:
        """Make a choice; the sender is told once it is stored."""
        body = MoveBody(seq=message.seq, choice=message.choice, then=message.then, seat=message.seat, key=message.key)
        reply = await self.server.tables.move(message.table, self.someone(), body)
        self.server.metrics.count("moves_total")
        self.client.send(msgspec.json.encode(Moved(key=message.key, seq=reply.seq)))

    def someone(self) -> Person:
        """Return the person; strangers may only look."""
        if self.person is None:
            raise Refused("not_signed_in", "sign in to do that")
        return self.person

    async def leave(self) -> None:
        """Follow nothing any more."""
        for subscription in self.watched.values():
            await self.server.tables.unsubscribe(subscription)
        self.watched.clear()
