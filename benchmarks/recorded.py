"""Measure how long it takes to check games that were recorded elsewhere.

python benchmarks/recorded.py terra_mystica FOLDER

Reads all files first; then plays every game, best of five rounds each, in CPU time of this process.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from turnwright.core.game import find

ROUNDS = 5


def main(name: str, folder: Path) -> None:
    """Print the mean and the slowest game."""
    exchange = find(name).exchange()
    if exchange is None:
        sys.exit(f"{name} has no form of exchange")
    texts = [file.read_text(encoding="utf-8") for file in sorted(folder.iterdir()) if file.suffix in exchange.suffixes]
    times = [min(measured(exchange.read, text) for _round in range(ROUNDS)) for text in texts]
    print(f"games {len(times)}, mean {1000 * sum(times) / len(times):.1f} ms, slowest {1000 * max(times):.1f} ms")


def measured(read: object, text: str) -> float:
    """Return the CPU seconds of one check."""
    assert callable(read)
    start = time.process_time()
    read(text)
    return time.process_time() - start


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
