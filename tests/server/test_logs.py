"""An outage is told once a minute."""

from __future__ import annotations

import logging

import pytest

from turnwright.server import logs

log = logging.getLogger("turnwright.test")


def test_an_outage_is_told_once_a_minute_and_then_how_often(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever the arguments; another outage is another line."""
    now = 0.0
    monkeypatch.setattr(logs, "throttle", logs.Throttle(lambda: now))
    for number in range(1000):
        logs.trouble(log, "no mail for %d", number)
    logs.trouble(log, "no database", problem=ValueError("x"))
    assert ["no mail for 0", "no database"] == caplog.messages
    now = 61.0
    logs.trouble(log, "no mail for %d", 7)
    logs.trouble(log, "no mail for %d", 8)
    assert ["no mail for 7 (999 more like this in the meantime)"] == caplog.messages[2:]
    now = 122.0
    logs.trouble(log, "no mail for %d", 9)
    assert "no mail for 9 (1 more like this in the meantime)" == caplog.messages[-1]
