"""The picture of the rooms: which imports count, how high a room stands, which arrows are drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

import architecture

pytestmark = pytest.mark.plain_only

SOURCES = {
    "core/engine.py": "",
    "games/chess/game.py": "from turnwright.core import engine",
    "bots/greedy.py": "from turnwright.core.engine import run",
    "server/errors.py": "",
    "server/wire/tables.py": "from turnwright.core import engine",
    "server/web/play.py": "from turnwright.server.wire import tables\nfrom turnwright.server.errors import Refused",
    "server/app.py": "def make():\n    from turnwright.server import web, wire",
    "server/storage/migrations/first.py": "from turnwright.server import web",
}


def package(folder: Path, **more: str) -> Path:
    """Return a package with rooms."""
    for name, source in (SOURCES | {name.replace("__", "/") + ".py": text for name, text in more.items()}).items():
        path = folder / "turnwright" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source)
    return folder / "turnwright"


def test_rooms_and_what_they_import(tmp_path: Path) -> None:
    """Modules and names, at the top of a file or in a function; migrations are left out."""
    edges = architecture.graph(package(tmp_path))
    assert {"server/wire", "server"} == edges["server/web"]
    assert {"server/web", "server/wire"} == edges["server/app"]
    assert {"core"} == edges["games/chess"] == edges["bots"] == edges["server/wire"]
    assert "server/storage" not in edges


def test_a_room_stands_above_what_it_imports(tmp_path: Path) -> None:
    """By the longest way down; an arrow that others imply is not drawn."""
    edges = architecture.graph(package(tmp_path))
    height = architecture.levels(edges)
    rooms = ("core", "bots", "games/chess", "server", "server/wire", "server/web", "server/app")
    assert [0, 1, 1, 0, 1, 2, 3] == [height[room] for room in rooms]
    arrows = architecture.needed(edges)
    assert ("server/app", "server/web") in arrows
    assert ("server/app", "server/wire") not in arrows


def test_rooms_in_a_circle_are_named(tmp_path: Path) -> None:
    """Neither could stand above the other."""
    edges = architecture.graph(package(tmp_path, server__errors="from turnwright.server.web import play"))
    with pytest.raises(ValueError, match=r"server/web -> server -> server/web|server -> server/web -> server"):
        architecture.levels(edges)


def test_every_room_is_in_the_picture(tmp_path: Path) -> None:
    """Once."""
    picture = architecture.drawn(package(tmp_path))
    for room in ("core", "bots", "games/chess", "server", "server/wire", "server/web", "server/app"):
        assert 1 == picture.count(f">{room}</text>")
