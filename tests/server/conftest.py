"""Fixtures of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.hall import Hall, hall_for, quick


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    """A server of one's own, without limits that a test reaches by accident."""
    with hall_for(quick(tmp_path)) as running:
        yield running
