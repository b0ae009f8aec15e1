"""The example bot, imported from where people find it."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def _load() -> Any:
    spec = importlib.util.spec_from_file_location("example_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


bot = _load()
