"""What the log shows of the markers that races and powers put on the map."""

from __future__ import annotations

from typing import Final

from turnwright.core.events import Shown

MARKERS_SHOWN: Final = {
    f"log-{marker}": Shown("build", "region-{region}") for marker in ("dragon", "hole", "camp", "fortress", "hero")
}
