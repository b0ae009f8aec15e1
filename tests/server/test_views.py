"""Drawing for many eyes: once for those who see the same, and never for long on the event loop."""

from __future__ import annotations

import gc
import threading
from collections import Counter
from typing import Any

import pytest

from tests.server.room import ANN, BEN, ME, OPEN, Client, as_sent, in_room, play_one, table_of_two
from tests.toy import TOY
from turnwright.core import engine, lookahead, plies
from turnwright.core.drawing import Panel, Theme
from turnwright.core.seats import WATCHER, viewers
from turnwright.games.small_world import board
from turnwright.games.small_world.art.terrain import board_layers
from turnwright.server.config import Settings
from turnwright.server.tables import views
from turnwright.server.tables.panels import DrawnPanel, TablePanels
from turnwright.server.tables.service import Tables
from turnwright.server.wire.play import MoveBody
from turnwright.server.wire.tables import CreateBody, SeatSpec


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_first_board_is_drawn_beside_the_event_loop(
    theme: str, lite_home: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A map's ground takes long to draw; the first viewer in a theme does not keep the others waiting."""
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


def test_what_all_see_is_encoded_once(lite_home: Settings) -> None:
    """Two seats and a watcher get the very same bytes of board and supply, before and after a choice."""

    async def work(tables: Tables) -> list[Any]:
        info = await table_of_two(tables)
        live = await tables.live_tables.get(info.id)
        found = []
        for _choice in range(3):
            assert live.position is not None
            now = views.Look(live.meta, live.position, [], TablePanels(tables.shared.layers))
            found.append([now.seen(views.Perspective(seat, "light", "")).panels for seat in viewers(2)])
            await play_one(tables, info.id, ANN if live.meta.asked == 0 else BEN)
        return found

    for looks in in_room(lite_home, work):
        for public in (0, 1):
            assert 1 == len({id(panels[public].raw) for panels in looks})
        own = {panels[2].shape[0] for panels in looks}
        assert {"own", "seat"} == own


def test_the_face_of_a_card_is_a_layer_of_its_own(lite_home: Settings) -> None:
    """Each hand shows its own cards large, by keys under which the drawings are kept; other pieces have none."""

    async def work(tables: Tables) -> None:
        seats = [ME, SeatSpec(kind="me")]
        info = await tables.create(ANN, CreateBody(game="root", seats=seats, options={"factions": "marquise,eyrie"}))
        for seat in range(2):
            own = as_sent(await tables.snapshot(info.id, ANN, seat))["panels"][3]
            shown = {piece["id"]: piece for piece in own["pieces"]}
            cards = [piece for id, piece in shown.items() if id.startswith("card-")]
            assert cards
            for card in cards:
                assert card["body"].startswith((await tables.static(card["face"])).static)
            assert "face" not in shown[f"hand-of-{seat}"]

    in_room(lite_home, work)


def test_a_panel_is_drawn_again_only_when_it_shows_something_else(
    lite_home: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A choice redraws what it touched; what it left alone stays the very same drawing."""
    drawn: list[str] = []
    real = DrawnPanel.__init__

    def noted(self: DrawnPanel, game: Any, panel: Panel, *more: Any) -> None:
        drawn.append(panel.id)
        real(self, game, panel, *more)

    monkeypatch.setattr(DrawnPanel, "__init__", noted)

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables, game="terra_mystica", options={})
        clients = [Client() for _n in range(3)]
        for person, client in zip((ANN, BEN, None), clients, strict=True):
            await tables.subscribe(info.id, person, client.send)
        for number in range(12):
            sent = [len(client.messages) for client in clients]
            drawn.clear()
            live = await tables.live_tables.get(info.id)
            await play_one(tables, info.id, (ANN, BEN)[live.meta.asked or 0], number)
            told = {
                id
                for client, start in zip(clients, sent, strict=True)
                for delta in client.messages[start:]
                for id in (*delta["pieces"], *ids(delta["panels"]))
            }
            assert told
            assert told <= set(drawn)
            assert len(set(drawn)) < len(clients[0].table["panels"]), "some panels are left alone"

    in_room(lite_home, work)


def ids(panels: list[dict[str, Any]]) -> list[str]:
    """Return the ids of panels as they are sent."""
    return [panel["id"] for panel in panels]


def test_a_new_watcher_costs_no_look_for_anybody_else(lite_home: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """While nothing changes, a table is looked at once for those who see the same, and again after a choice."""
    looked: list[int] = []

    def seen(self: views.Look, perspective: views.Perspective) -> views.Seen:
        looked.append(perspective.seat)
        return real(self, perspective)

    real = views.Look.seen
    monkeypatch.setattr(views.Look, "seen", seen)

    async def work(tables: Tables) -> list[list[int]]:
        info = await table_of_two(tables)
        await tables.subscribe(info.id, ANN, Client().send)
        counts = []
        for _choice in range(2):
            looked.clear()
            for _watcher in range(3):
                await tables.subscribe(info.id, None, Client().send)
            counts.append(list(looked))
            live = await tables.live_tables.get(info.id)
            await play_one(tables, info.id, ANN if live.meta.asked == 0 else BEN)
        return counts

    first, later = in_room(lite_home, work)
    assert [WATCHER] == first
    assert [] == later


def test_one_choice_is_worked_out_once(lite_home: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Options are found once for each answer, and each perspective is viewed, drawn and asked for its undo once."""
    counts: Counter[str] = Counter()

    def counted(owner: Any, name: str) -> None:
        real = getattr(owner, name)

        def count(*given: Any) -> Any:
            counts[name] += 1
            return real(*given)

        monkeypatch.setattr(owner, name, count)

    async def work(tables: Tables) -> tuple[int, int, Counter[str]]:
        info = await table_of_two(tables)
        for person in (ANN, BEN, None):
            await tables.subscribe(info.id, person, Client().send)
        live = await tables.live_tables.get(info.id)
        game, before = type(live.game), await tables.snapshot(info.id, ANN)
        counted(engine, "options")
        counted(lookahead, "answered")
        counted(plies, "undo_target")
        for name in ("view", "panel_plans", "seat_colours", "label", "meaning"):
            counted(game, name)
        await tables.move(info.id, ANN, MoveBody(seq=before.seq, choice=before.options[0].choice))
        found = Counter(counts)
        after = await tables.snapshot(info.id, ANN)
        return after.ply - before.ply, len(after.options), found

    answers, options, found = in_room(lite_home, work)
    assert answers > 1
    assert (answers, answers) == (found["options"], found["answered"])
    assert (3, 3) == (found["panel_plans"], found["seat_colours"])
    assert 3 == found["view"], "those of the seats, and that of watchers"
    assert (options, options) == (found["label"], found["meaning"])
    assert 2 == found["undo_target"], "a watcher has nothing to take back"


def test_a_line_of_the_log_brings_what_it_shows(lite_home: Settings) -> None:
    """The whole table and a change carry events alike; a line that shows nothing has none."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        ann = Client()
        await tables.subscribe(info.id, ANN, ann.send)
        while not any(line["message"]["id"] == "log-conquer" for line in ann.table["log"]):
            verbs = [option["verb"] for option in ann.table["options"]]
            await play_one(tables, info.id, ANN, verbs.index("conquer") if "conquer" in verbs else 0)
        assert "delta" == ann.messages[-1]["type"]
        conquered = next(line for line in ann.table["log"] if line["message"]["id"] == "log-conquer")
        region = conquered["message"]["args"]["region"]
        assert {"kind": "capture", "place": f"region-{region}"} == conquered["event"]
        combo = next(line for line in ann.table["log"] if line["message"]["id"] == "log-combo")
        assert "event" not in combo
        whole = await tables.snapshot(info.id, ANN)
        assert ann.table["log"] == as_sent(whole)["log"]

    in_room(lite_home, work)


def test_what_others_do_in_secret_sends_nothing(lite_home: Settings) -> None:
    """A game that draws all panels anew each time sends changes only if something looks different."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[ME, OPEN], public=True))
        await tables.join(info.id, BEN)
        await tables.start(info.id, ANN)
        ann = Client()
        await tables.subscribe(info.id, ANN, ann.send)
        heard = len(ann.messages)
        live = await tables.live_tables.get(info.id)
        for _time in range(2):
            await live.run(lambda: live.save(live.meta))
        assert heard == len(ann.messages)

    in_room(lite_home, work)


def test_drawings_of_the_past_are_not_kept(lite_home: Settings) -> None:
    """However long a game lasts: the panels of a table do not refer to those before them."""

    async def work(tables: Tables) -> list[int]:
        info = await table_of_two(tables)
        for person in (ANN, BEN, None):
            await tables.subscribe(info.id, person, Client().send)
        counts = []
        for number in range(60):
            live = await tables.live_tables.get(info.id)
            await play_one(tables, info.id, (ANN, BEN)[live.meta.asked or 0], number)
            if number % 20 == 19:
                gc.collect()
                counts.append(len([found for found in gc.get_objects() if isinstance(found, DrawnPanel)]))
        return counts

    early, *later = in_room(lite_home, work)
    assert max(later) <= early + 10
