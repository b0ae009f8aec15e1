"""Generate the list of common passwords that the server refuses, from the frequency lists of the package zxcvbn.

Pass it the unpacked source of zxcvbn 4.5.0: python tools/common_passwords.py zxcvbn-4.5.0
"""

from __future__ import annotations

import gzip
import importlib.util
import sys
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src" / "turnwright" / "server" / "common_passwords.txt.gz"
SHORTEST = 6
"""Shorter ones are not accepted as passwords anyway, not even with a few digits appended."""


def main(package: Path) -> None:
    """Write the list, most common first."""
    spec = importlib.util.spec_from_file_location("frequency_lists", package / "zxcvbn" / "frequency_lists.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    words = dict.fromkeys(word.casefold() for word in module.FREQUENCY_LISTS["passwords"] if len(word) >= SHORTEST)
    text = "".join(f"{word}\n" for word in words)
    TARGET.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    print(f"{len(words)} passwords, {TARGET.stat().st_size} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
