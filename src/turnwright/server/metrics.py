"""Counters for operators, in the text format that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Final

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Upper bounds of the histogram of request times, in seconds."""
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
OTHER: Final = "other"
"""Stands for all methods that clients make up."""


class Metrics:
    """The counters of one process; gauges are computed when they are read."""

    def __init__(self) -> None:
        self._counts: dict[tuple[str, tuple[tuple[str, str], ...]], float] = {}
        self._gauges: dict[str, Callable[[], float]] = {}
        self._times = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def count(self, name: str, by: float = 1, **labels: str) -> None:
        """Add to a counter."""
        key = (name, tuple(sorted(labels.items())))
        self._counts[key] = self._counts.get(key, 0) + by

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        """Report ``read()`` under ``name``."""
        self._gauges[name] = read

    def request(self, method: str, status: int, seconds: float) -> None:
        """Count one answered request."""
        self.count("requests_total", method=method if method in METHODS else OTHER, status=str(status))
        self._times[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def text(self) -> str:
        """Return all metrics as text."""
        lines: list[str] = []
        for name in sorted({name for name, _labels in self._counts}):
            lines.append(f"# TYPE turnwright_{name} counter")
            lines += [
                f"turnwright_{name}{_labels(labels)} {value:g}"
                for (known, labels), value in sorted(self._counts.items())
                if known == name
            ]
        for name, read in sorted(self._gauges.items()):
            lines += [f"# TYPE turnwright_{name} gauge", f"turnwright_{name} {read():g}"]
        return "\n".join([*lines, *self._histogram(), ""])

    def _histogram(self) -> list[str]:
        name, total = "turnwright_request_seconds", 0
        lines = [f"# TYPE {name} histogram"]
        for bound, number in zip([*map(str, BOUNDS), "+Inf"], self._times, strict=True):
            total += number
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self._seconds:g}", f"{name}_count {total}"]


def _labels(labels: tuple[tuple[str, str], ...]) -> str:
    return "{" + ",".join([f'{key}="{value}"' for key, value in labels]) + "}" if labels else ""
