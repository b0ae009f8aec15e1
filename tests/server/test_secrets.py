"""Nobody learns from the server what only another seat may know: not from any answer, frame, record or notice.

A viewer cannot tell the real table from one that differs only in what is hidden from them. So everything they can ask
for must be equal byte for byte at both, numbers drawn in the pictures included.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, cast

import msgspec
import pytest

from tests.server.hall import Guest, Hall
from tests.server.visitors import eventually
from tests.toy import TOY
from tests.toy.layout import bid, hand, held
from tests.toy.state import ToyState
from turnwright.core import lookahead
from turnwright.core.frames import State
from turnwright.core.game import Game
from turnwright.core.position import Position
from turnwright.core.record import read
from turnwright.core.rng import Rng
from turnwright.core.seats import WATCHER
from turnwright.games.small_world import storage as small_world_storage
from turnwright.games.small_world.state import World
from turnwright.server.tables import playing
from turnwright.server.tables.boards import Boards
from turnwright.server.tables.shared import Event
from turnwright.server.tables.views import Views
from turnwright.server.web import notices
from turnwright.server.wire.play import WhyReply

pytestmark = pytest.mark.plain_only

APART = {"mythotopia": 23, "root": 17, "small_world": 11, TOY.name: 2}
"""Games with secrets, and after how many choices each is looked at."""
EVERYBODY = {"0:", "1:", f"{WATCHER}:"}
LOOKS = 3
"""At how many moments of a game everything is asked for."""


class Room(NamedTuple):
    """A running table, its people by seat, and somebody who only watches."""

    hall: Hall
    table: str
    people: list[Guest]
    watcher: Guest

    @property
    def position(self) -> Position:
        """The table as the server has it, secrets included."""
        found = self.hall.services.tables.live_tables.live[self.table].position
        assert found is not None
        return found

    def online(self) -> list[int]:
        """Return the seats whose people have the table open."""
        return self.hall.services.tables.live_tables.live[self.table].online()

    def viewers(self) -> list[tuple[int, Guest]]:
        """Return everybody with the seat they look from."""
        return [*enumerate(self.people), (WATCHER, self.watcher)]


def seated(hall: Hall, game: str) -> Room:
    """Return a running table of two people, a chatty one."""
    people = [hall.guest("Anna"), hall.guest("Bert")]
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = people[0].post("/api/tables", {"game": game, "seats": seats, "public": True}).json()["id"]
    people[1].post(f"/api/tables/{table}/join", {})
    people[0].post(f"/api/tables/{table}/start", {})
    for person in people:
        person.post(f"/api/tables/{table}/chat", {"text": "Good luck!"})
    return Room(hall, table, people, hall.stranger())


def moments(room: Room, looks: int = LOOKS) -> Iterator[int]:
    """Play on, and stop now and then; yields how often it has stopped."""
    apart = APART[room.position.game.name]
    for number in range(looks * apart):
        position = room.position
        if position.seat is None:
            return
        if number % apart == apart - 1:
            yield number
        person = room.people[position.seat]
        move = {"seq": position.seq, "choice": position.options[number % len(position.options)], "seat": position.seat}
        assert 200 == person.post(f"/api/tables/{room.table}/moves", move).status_code


def other_world(position: Position, seat: int, number: int) -> State:
    """Return a table that differs from the real one only in what ``seat`` may not see."""
    state = position.state
    if not isinstance(state, World):
        return position.game.belief(position.observation(seat)).deal(Rng(number))
    other = state.clone()
    other.coins = [coins + (owner != seat) * (7 + number) for owner, coins in enumerate(state.coins)]
    return cast(State, other)


def choices(room: Room, seat: int) -> list[str]:
    """Return what a viewer asks about: the options and some of all words, of which a watcher tries a few."""
    names = room.position.game.vocabulary.names
    return [*room.position.options, *names[:: max(1, len(names) // 6)]] if seat != WATCHER else list(names[:3])


def everything(room: Room, viewer: Guest, asked: list[str]) -> dict[str, str]:
    """Return all that a viewer can get out of the server, by how they asked."""
    place, names = f"/api/tables/{room.table}", room.position.game.vocabulary.names
    found = {f"snapshot {theme}": viewer.get(f"{place}/snapshot?theme={theme}").text for theme in ("light", "dark")}
    for path in ("", "/record", "/chat", "/scores", "/orders", "/log", "/log?before=5", "/view"):
        found[f"get {path}"] = viewer.get(place + path).text
    found |= {f"picture {theme}": viewer.get(f"{place}/picture?theme={theme}").text for theme in ("light", "dark")}
    found["list"] = viewer.get("/api/tables?scope=running").text
    for choice in asked:
        for lang in ("en", "ru"):
            found[f"why {choice} {lang}"] = viewer.post(f"{place}/why", {"choice": choice, "lang": lang}).text
        found[f"preview {choice}"] = viewer.post(f"{place}/preview", {"choice": choice}).text
        gesture = {"seq": room.position.seq, "choice": choice, "then": ["no such"], "confirm_end": True}
        found[f"gesture {choice}"] = viewer.post(f"{place}/moves", gesture).text
    for target in ("region-1", "place-1", "clearing-1", "seat-0", "seat-1"):
        found[f"why {target}"] = viewer.post(f"{place}/why", {"target": target}).text
    found["illegal move"] = viewer.post(f"{place}/moves", {"seq": room.position.seq, "choice": "no such"}).text
    found["stale move"] = viewer.post(f"{place}/moves", {"seq": 0, "choice": names[0]}).text
    with room.hall.client.websocket_connect("/ws", headers=viewer.headers) as socket:
        socket.send_json({"type": "watch", "table": room.table})
        found["frame"] = json.dumps(socket.receive_json(timeout=20))
    with room.hall.client.websocket_connect("/ws", headers=viewer.headers) as socket:
        socket.send_json({"type": "watch", "table": room.table, "view": True})
        found["data"] = json.dumps(socket.receive_json(timeout=20))
    eventually(lambda: not room.online())
    return found


def put(room: Room, state: State) -> None:
    """Put another state on the table, and drop what the server has kept of the one before."""
    room.position._line._put(state)
    shared = room.hall.services.tables.shared
    room.hall.services.tables.live_tables.live[room.table]._views = Views(shared.layers)
    room.hall.services.tables.shared.boards = Boards()


def leaks(room: Room, number: int) -> list[str]:
    """Return by which questions viewers can tell two worlds apart that are alike to them."""
    position, found = room.position, []
    for seat, viewer in room.viewers():
        asked = choices(room, seat)
        here = everything(room, viewer, asked)
        real = position.state
        put(room, other_world(position, seat, number))
        there = everything(room, viewer, asked)
        put(room, real)
        found += [f"{seat}: {how}" for how in here if here[how] != there[how]]
    return found


def differing(room: Room, number: int) -> bool:
    """Return whether there was something to hide at all."""
    game: Game[State] = room.position.game
    worlds = [other_world(room.position, seat, number) for seat, _viewer in room.viewers()]
    return all(game.encode(world) != game.encode(room.position.state) for world in worlds)


@pytest.mark.parametrize("game", APART)
def test_no_question_tells_what_is_hidden(hall: Hall, game: str) -> None:
    """Snapshots with their drawings, pictures, previews, refusals, gestures, records, chat, lists, orders, frames."""
    room = seated(hall, game)
    hidden = 0
    for number in moments(room):
        assert [] == leaks(room, number)
        hidden += differing(room, number)
    assert hidden > 1


def _open_coins(patch: pytest.MonkeyPatch) -> None:
    """The view, and so the drawn numbers, show every seat's coins."""

    def redacted(s: World, viewer: int) -> World:
        shown = s.clone()
        shown.viewer = viewer
        return shown

    patch.setattr(small_world_storage, "redacted", redacted)


def _telling_refusal(patch: pytest.MonkeyPatch) -> None:
    """A refusal says how rich the others are."""

    def why(table: Any, *_args: Any) -> WhyReply:
        return WhyReply(text=str(table.position.state.coins), rule="", choice="")

    patch.setattr(playing, "why", why)


def _telling_preview(patch: pytest.MonkeyPatch) -> None:
    """A preview shows the table with everybody's coins."""
    preview = playing.preview

    def telling(table: Any, *args: Any) -> Any:
        return msgspec.structs.replace(preview(table, *args), ends=sum(table.position.state.coins) % 2 == 0)

    patch.setattr(playing, "preview", telling)


def _telling_picture(patch: pytest.MonkeyPatch) -> None:
    """The picture of the board shows everybody's coins."""

    def picture(_self: Boards, _table: str, position: Any, _theme: str) -> str:
        return str(position.state.coins)

    patch.setattr(Boards, "picture", picture)


def _telling_gesture(patch: pytest.MonkeyPatch) -> None:
    """Whether a choice ends the turn depends on everybody's coins."""

    def ends_turn(s: Any, _reveals: bool, _seat: int | None) -> bool:
        return bool(sum(s.coins) % 2)

    patch.setattr(lookahead, "ends_turn", ends_turn)


@pytest.mark.parametrize(
    ("plant", "where", "seats"),
    [
        (_open_coins, "snapshot", EVERYBODY),
        (_open_coins, "frame", EVERYBODY),
        (_open_coins, "data", EVERYBODY),
        (_open_coins, "get", EVERYBODY),
        (_telling_picture, "picture", EVERYBODY),
        (_telling_refusal, "why", EVERYBODY),
        (_telling_preview, "preview", set()),
        (_telling_gesture, "gesture", set()),
    ],
)
def test_a_planted_leak_is_found(
    hall: Hall,
    plant: Callable[[pytest.MonkeyPatch], None],
    where: str,
    seats: set[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A check that misses one is worth nothing. Only who is asked is told what a choice would do."""
    room = seated(hall, "small_world")
    number = next(moments(room))
    assert [] == leaks(room, number)
    plant(monkeypatch)
    told = [leak.split(" ")[:2] for leak in [*leaks(room, number), *leaks(room, number + 1)]]
    found = {seat for seat, how in told if how == where}
    assert found
    assert seats <= found


def hidden_lines(room: Room, seat: int, text: str) -> list[str]:
    """Return what a downloaded record of a toy tells ``seat`` though it may not know it."""
    state = cast(ToyState, room.position.state)
    entries = read(text).entries
    told = []
    for other in range(state.seats):
        if other == seat:
            continue
        known = state.cards.known(seat).place(state.cards.zones[hand(other)].marks[0]).sure
        secret = [card for card in held(state, other) if card not in known]
        told += [f"card {card}" for card in secret if any(e.choice == f"draw {card}" for e in entries)]
        last = [entry for entry in entries if entry.seat == other and entry.kind == "choice"][-1:]
        told += [
            entry.choice for entry in last if state.cards.zones[bid(other)].size() and entry.choice.startswith("bid")
        ]
    return told


@pytest.mark.parametrize("planted", [False, True])
def test_a_downloaded_record_holds_no_hidden_answer(hall: Hall, planted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards in other hands and bids not yet shown are left out; were they in it, this would notice."""
    room = seated(hall, TOY.name)
    if planted:
        monkeypatch.setattr(Position, "record_for", lambda self, _seat: self.record)
    told, bids = [], 0
    for _number in moments(room, looks=9):
        state = cast(ToyState, room.position.state)
        bids += any(state.cards.zones[bid(seat)].size() for seat in range(state.seats))
        for seat, viewer in room.viewers():
            told += hidden_lines(room, seat, viewer.get(f"/api/tables/{room.table}/record").text)
    assert planted == bool(told)
    assert bids > 0


@pytest.mark.parametrize("game", APART)
def test_a_notice_tells_nothing_of_the_table(hall: Hall, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Webhook and mail name the table and the seat; they are the same whatever the others hold."""
    sent: list[dict[str, Any]] = []

    async def keep(_url: str, body: dict[str, Any], _settings: object) -> int:
        sent.append(body)
        return 204

    monkeypatch.setattr(notices, "send_webhook", keep)
    monkeypatch.setattr(hall.services.notices, "grace", 0.0)
    room = seated(hall, game)
    for person in room.people:
        assert 200 == person.call("PATCH", "/api/me", {"webhook": "https://hook.example.org/x"}).status_code
    for number in moments(room):
        position = room.position
        assert position.seat is not None
        user = room.people[position.seat].get("/api/me").json()["user"]["id"]
        event = Event("asked", room.table, (user,), position.seat, position.seq)
        # What the choice before has caused is sent, too.
        hall.client.blocking_portal.call(hall.services.notices.settled)
        sent.clear()
        hall.client.blocking_portal.call(hall.services.notices._tell, event)
        real = position.state
        position._line._put(other_world(position, position.seat, number))
        hall.client.blocking_portal.call(hall.services.notices._tell, event)
        position._line._put(real)
        first, second = sent
        assert first == second
        assert {"event", "table", "seat", "seq", "title", "text", "content", "url"} == set(first)
