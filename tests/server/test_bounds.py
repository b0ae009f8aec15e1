"""What strangers can make a server remember: never more of it than it has set itself."""

from __future__ import annotations

import os

import pytest
from websockets.frames import Frame, Opcode

from tests.server.hall import Hall
from turnwright.games.terra_mystica.exchange import commands
from turnwright.server.metrics import METHODS, Metrics
from turnwright.server.network import compression
from turnwright.server.tables.service import Event
from turnwright.server.web import notices

pytestmark = pytest.mark.plain_only


def test_methods_that_clients_make_up_are_counted_together(hall: Hall) -> None:
    """Otherwise each of them would be a line of the metrics for as long as the server runs."""
    for number in range(20):
        hall.client.request(f"MADE{number}", "/health")
    told = hall.services.metrics.text()
    assert 'method="other"' in told
    assert "MADE" not in told


@pytest.mark.parametrize("method", METHODS)
def test_ordinary_methods_are_counted_by_name(method: str) -> None:
    """Operators see what is asked."""
    metrics = Metrics()
    metrics.request(method, 200, 0.1)
    assert f'turnwright_requests_total{{method="{method}",status="200"}} 1' in metrics.text()


def test_very_large_messages_are_not_kept_compressed() -> None:
    """A game of 20,000 answers has a log of megabytes."""
    compression.packed.cache_clear()
    packing = compression.LargeMessages(True, True, 15, 15)
    large = os.urandom(compression.LARGEST_KEPT + 1)
    assert packing.encode(Frame(Opcode.TEXT, large)).rsv1
    assert 0 == compression.packed.cache_info().currsize
    packing.encode(Frame(Opcode.TEXT, large[: compression.LEAST]))
    assert 1 == compression.packed.cache_info().currsize


def test_notices_are_remembered_up_to_a_number(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that are never finished would add up; the last ones stay."""
    monkeypatch.setattr(notices, "REMEMBERED", 3)
    told = hall.services.notices._told

    async def ask() -> None:
        for table in ("a", "b", "c", "a", "d"):
            hall.services.notices.on_event(Event("asked", table, ("nobody",), seat=0, seq=len(told)))

    hall.client.blocking_portal.call(ask)
    assert ["c", "a", "d"] == [table for table, _seat, _user in told]


def test_long_notes_of_a_foreign_log_are_not_kept() -> None:
    """Short commands occur again and again; a note of a megabyte does not."""
    before = dict(commands._known)
    try:
        commands.read("[" + "x" * 1_000_000)
        assert before == commands._known
        commands.read("[a note that is short]")
        assert len(before) < len(commands._known)
    finally:
        commands._known.clear()
        commands._known.update(before)
