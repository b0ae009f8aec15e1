"""Drawing for many eyes: once for those who see the same, and never for long on the event loop."""

from __future__ import annotations

import threading
from typing import Any

import msgspec
import pytest

from tests.server.room import ANN, BEN, ME, Client, in_room, play_one, table_of_two
from turnwright.core.drawing import Drawings, Theme
from turnwright.core.seats import WATCHER, viewers
from turnwright.games.small_world import board
from turnwright.games.small_world.art.terrain import board_layers
from turnwright.server import views
from turnwright.server.config import Settings
from turnwright.server.live import Tables
from turnwright.server.views import Easel, Eyes
from turnwright.server.wire import CreateBody, SeatSpec


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_first_board_is_drawn_beside_the_event_loop(
    theme: str, lite_home: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A map's ground takes long to draw; whoever looks first in a theme does not keep the others waiting."""
    monkeypatch.setattr(board, "DRAWINGS", Drawings())
    drawn: list[tuple[str, bool]] = []

    def layers(players: int, colours: Theme) -> tuple[str, str]:
        drawn.append((colours.name, threading.current_thread() is threading.main_thread()))
        return board_layers(players, colours)

    monkeypatch.setattr(board, "board_layers", layers)

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        await tables.subscribe(info.id, ANN, Client().send, theme=theme)

    in_room(lite_home, work)
    assert (theme, False) == drawn[0]


def test_what_all_see_is_encoded_once(lite_home: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two seats and a watcher get the very same bytes of board and supply, before and after a choice."""
    monkeypatch.setattr(board, "DRAWINGS", Drawings())

    async def work(tables: Tables) -> list[Any]:
        info = await table_of_two(tables)
        live = await tables.house.get(info.id)
        found = []
        for _choice in range(3):
            assert live.position is not None
            looks = [tables.hub.easel.panels(live.game, live.position, Eyes(seat, "light", "")) for seat in viewers(2)]
            found.append(looks)
            await play_one(tables, info.id, ANN if live.meta.asked == 0 else BEN)
        return found

    for looks in in_room(lite_home, work):
        for public in (0, 1):
            assert 1 == len({id(panels[public].pieces) for panels in looks})
        own = {panels[2].role for panels in looks}
        assert {"own", "seat"} == own


def test_the_face_of_a_card_is_a_layer_of_its_own(lite_home: Settings) -> None:
    """Each hand shows its own cards large, by keys under which the drawings are kept; other pieces have none."""

    async def work(tables: Tables) -> None:
        seats = [ME, SeatSpec(kind="me")]
        info = await tables.create(ANN, CreateBody(game="root", seats=seats, options={"factions": "marquise,eyrie"}))
        for seat in range(2):
            own = (await tables.snapshot(info.id, ANN, seat)).panels[3]
            shown = {piece["id"]: piece for piece in msgspec.json.decode(msgspec.json.encode(own.pieces))}
            cards = [piece for id, piece in shown.items() if id.startswith("card-")]
            assert cards
            for card in cards:
                assert card["body"].startswith((await tables.static(card["face"])).static)
            assert "face" not in shown[f"hand-of-{seat}"]

    in_room(lite_home, work)


def test_an_easel_forgets(lite_home: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """It keeps no more panels than it may, and draws the others again alike."""
    monkeypatch.setattr("turnwright.server.views.PANELS_KEPT", 3)

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        live = await tables.house.get(info.id)
        assert live.position is not None
        easel, eyes = Easel(), Eyes(0, "light", "")
        first = easel.panels(live.game, live.position, eyes)
        again = easel.panels(live.game, live.position, eyes)
        assert first == again
        assert first[0] is not again[0]

    in_room(lite_home, work)


def test_a_new_watcher_costs_no_look_for_anybody_else(lite_home: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """While nothing changes, a table is looked at once for those who see the same, and anew after a choice."""
    looked: list[int] = []

    def look(*given: Any) -> views.Seen:
        looked.append(given[3].seat)
        return real(*given)

    real = views.look
    monkeypatch.setattr(views, "look", look)

    async def work(tables: Tables) -> list[list[int]]:
        info = await table_of_two(tables)
        await tables.subscribe(info.id, ANN, Client().send)
        counts = []
        for _choice in range(2):
            looked.clear()
            for _watcher in range(3):
                await tables.subscribe(info.id, None, Client().send)
            counts.append(list(looked))
            live = await tables.house.get(info.id)
            await play_one(tables, info.id, ANN if live.meta.asked == 0 else BEN)
        return counts

    first, later = in_room(lite_home, work)
    assert [WATCHER] == first
    assert [] == later
