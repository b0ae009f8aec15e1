"""Static layers: nobody can ask for one that they were not shown, and no look at a table waits for the database."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.room import ANN, BEN, ME, as_sent, closed, in_room, opened
from turnwright.server.config import Settings
from turnwright.server.storage.layer_rows import LayerRows
from turnwright.server.storage.outages import DISK_FULL, Unavailable
from turnwright.server.tables import layers as layers_module
from turnwright.server.tables.layers import Layers
from turnwright.server.tables.service import Tables
from turnwright.server.wire.play import StaticLayer
from turnwright.server.wire.tables import CreateBody, SeatSpec

LAYER = ("<g/>", "<path/>")


def test_two_servers_give_the_same_drawing_other_keys(tmp_path: Path) -> None:
    """Whoever has played elsewhere knows no key of this server."""

    async def work() -> list[str]:
        found = []
        for name in ("one", "two"):
            tables = await opened(Settings(data=tmp_path / name))
            found.append(tables.shared.layers.key(*LAYER))
            await closed(tables)
        return found

    one, two = asyncio.run(work())
    assert one != two


def test_a_key_outlives_the_process(lite_home: Settings) -> None:
    """Browsers keep drawings under their key for long."""

    async def work() -> None:
        first = await opened(lite_home)
        key = first.shared.layers.key(*LAYER)
        await first.shared.layers.settle()
        while not await stored(first, key):
            await asyncio.sleep(0.01)
        await closed(first)
        second = await opened(lite_home)
        assert StaticLayer(defs=LAYER[0], static=LAYER[1]) == await second.static(key)
        assert key == second.shared.layers.key(*LAYER)
        await closed(second)

    asyncio.run(work())


async def stored(tables: Tables, key: str) -> bool:
    """Tell whether a layer is in the database."""
    return await LayerRows(tables.shared.store.db).get(key) is not None


def test_two_processes_share_the_secret(pg_home: Settings) -> None:
    """Each serves the keys that the other has sent, as soon as it has sent them."""

    async def work() -> None:
        one, two = await opened(pg_home), await opened(pg_home)
        key = one.shared.layers.key(*LAYER)
        await one.shared.layers.settle()
        assert StaticLayer(defs=LAYER[0], static=LAYER[1]) == await two.static(key)
        assert key == two.shared.layers.key(*LAYER)
        await closed(one)
        await closed(two)

    asyncio.run(work())


def test_what_is_stored_is_read_from_the_database_each_time(lite_home: Settings) -> None:
    """Memory would answer faster for what somebody here has looked at."""

    async def work(tables: Tables) -> None:
        layers = tables.shared.layers
        key = layers.key(*LAYER)
        await layers.settle()
        while layers._waiting:
            await asyncio.sleep(0.01)
        reads: list[str] = []
        real = LayerRows.get

        async def counted(self: LayerRows, key: str) -> StaticLayer | None:
            reads.append(key)
            return await real(self, key)

        layers._rows.get = counted.__get__(layers._rows)  # type: ignore[method-assign]
        for _time in range(3):
            assert await layers.get(key) is not None
        assert [key] * 3 == reads

    in_room(lite_home, work)


class BrokenRows(LayerRows):
    """A database that cannot be written."""

    broken = True
    tried = 0

    def __init__(self) -> None:
        self.kept: dict[str, StaticLayer] = {}

    async def secret(self) -> bytes:
        """Return a secret."""
        return bytes(32)

    async def keep(self, layers: dict[str, StaticLayer]) -> None:
        """Fail as long as it is broken."""
        self.tried += 1
        if self.broken:
            raise Unavailable(DISK_FULL)
        self.kept |= layers

    async def get(self, key: str) -> StaticLayer | None:
        """Return what was kept."""
        return self.kept.get(key)


@pytest.mark.parametrize("others", [False, True])
def test_an_outage_of_writing_stops_nobody_from_looking(others: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """New drawings are served from memory, looks do not wait, and later everything is stored."""
    monkeypatch.setattr(layers_module, "RETRY", 0.01)

    async def work() -> None:
        rows = BrokenRows()
        layers = Layers(rows, others)
        await layers.open()
        keys = [layers.key("", f"<path d='{n}'/>") for n in range(3)]
        await layers.settle()
        keys.append(layers.key("", "<path d='9'/>"))
        await layers.settle()
        assert all([await layers.get(key) for key in keys])
        rows.broken = False
        while layers._waiting:
            await asyncio.sleep(0.01)
        assert set(keys) == set(rows.kept)
        await layers.close()

    asyncio.run(work())


def test_what_waits_to_be_stored_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the database cannot be written."""
    monkeypatch.setattr(layers_module, "RETRY", 0.001)
    monkeypatch.setattr(layers_module, "MOST_WAITING", 10_000)

    async def work() -> None:
        layers = Layers(BrokenRows(), False)
        await layers.open()
        for n in range(100):
            layers.key("", f"{n:04}" * 100)
            await layers.settle()
            await asyncio.sleep(0.002)
        assert sum([len(layer.static) for layer in layers._waiting.values()]) <= 10_000 + 800
        await layers.close()

    asyncio.run(work())


def test_keys_remembered_are_bounded_by_the_size_of_the_drawings(monkeypatch: pytest.MonkeyPatch) -> None:
    """A home-made name in a drawing must not fill the memory."""
    monkeypatch.setattr(layers_module, "KEPT_BYTES", 10_000)

    async def work() -> None:
        layers = Layers(BrokenRows(), False)
        await layers.open()
        for n in range(100):
            layers.key("", f"{n:04}" * 100)
            assert sum([len(defs) + len(static) for defs, static in layers._keys]) <= 10_000
        await layers.close()

    asyncio.run(work())


def test_looking_at_a_table_needs_no_writer(lite_home: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a database that refuses every write, people and watchers still see the board, and fetch its ground."""

    async def work(tables: Tables) -> None:
        seats = [ME, SeatSpec(kind="open")]
        info = await tables.create(ANN, CreateBody(game="terra_mystica", seats=seats, public=True))
        await tables.join(info.id, BEN)
        await tables.start(info.id, ANN)
        db = tables.shared.store.db

        async def refuse(_work: object) -> None:
            raise Unavailable(DISK_FULL)

        monkeypatch.setattr(db, "write", refuse)
        for person in (ANN, BEN, None):
            seen = await tables.snapshot(info.id, person, theme="dark")
            keys = {panel["static"] for panel in as_sent(seen)["panels"]}
            assert keys
            for key in keys:
                assert (await tables.static(key)).static

    in_room(lite_home, work)
