"""The example bot plays a whole game against a real server."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.example import EXAMPLE, bot
from tests.server.test_serve import served


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server whose bots answer at once."""
    monkeypatch.setenv("TURNWRIGHT_BOT_PAUSE", "0")
    with served(tmp_path) as address:
        yield address


def test_it_plays_as_a_guest_and_with_a_token(url: str) -> None:
    """Both kinds of credentials, a full game each."""
    assert 2 == len(bot.play(url, seed=1))
    server = bot.Server(url)
    token = server.post("/api/tokens", {"label": "test"})["secret"]
    assert 2 == len(bot.play(url, token, seed=2))
    request = urllib.request.Request(f"{url}/api/records", headers={"Authorization": f"Bearer {token}"})
    with urllib.request.urlopen(request) as reply:
        assert 1 == len(json.load(reply))


@pytest.mark.parametrize("game", ["terra_mystica", "root"])
def test_it_plays_other_games(url: str, game: str) -> None:
    """With what every game sends: options, meanings, and the table as data."""
    assert 2 == len(bot.play(url, "", game, seed=3))


def test_it_stays_short() -> None:
    """An example is read before it is run."""
    assert len([line for line in EXAMPLE.read_text().splitlines() if line.strip()]) <= 60
