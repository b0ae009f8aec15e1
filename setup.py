"""Builds Turnwright: the rules are compiled by mypyc where a C compiler works, and stay plain Python elsewhere.

TURNWRIGHT_COMPILE=auto (the default) compiles if it can, 1 insists, 0 never does.
An editable install stays plain under auto: a compiled module would hide later edits of its source.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src", "turnwright")

# What a search runs millions of times. Patterns are relative to the package; one may match nothing yet.
HOT = [
    "core/*.py",
    "games/*/*.py",
    "games/*/data/geometry.py",
    "games/*/data/tables.py",
    "games/*/steps/*.py",
    "games/*/factions/*.py",
    "bots/playout.py",
]
# Matched above, but about files, text or pictures, or run once per game: compiling would only cost build time.
COLD = [
    "**/__init__.py",
    "core/codec.py",
    "core/differences.py",
    "core/drawing.py",
    "core/exchange.py",
    "core/explain.py",
    "core/fields.py",
    "core/game.py",
    "core/journal.py",
    "core/numerals.py",
    "core/orders.py",
    "core/plies.py",
    "core/png.py",
    "core/position.py",
    "core/record.py",
    "core/rulebook.py",
    "core/text.py",
    "games/*/board.py",
    "games/*/belief.py",
    "games/*/checks.py",
    "games/*/fields.py",
    "games/*/game.py",
    "games/*/history.py",
    "games/*/homemade.py",
    "games/*/labels.py",
    "games/*/layout.py",
    "games/*/options.py",
    "games/*/orders.py",
    "games/*/rules.py",
    "games/*/storage.py",
    "games/*/view.py",
]


def hot_modules(root: Path = ROOT) -> list[str]:
    """Return the sources to compile, as sorted posix paths relative to the project."""
    hot, cold = ({path for pattern in group for path in (root / PACKAGE).glob(pattern)} for group in (HOT, COLD))
    return sorted(path.relative_to(root).as_posix() for path in hot - cold)


def compiler_works() -> bool:
    """Try the compiler on a file that needs Python's headers, since one can be there without the other."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    include = sysconfig.get_paths()["include"]
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        probe = [*command, "-fPIC", "-I", include, "-c", str(source), "-o", f"{source}.o"]
        try:
            return subprocess.run(probe, capture_output=True, timeout=60).returncode == 0
        except (OSError, subprocess.SubprocessError):
            return False


def wants_compiling(commands: set[str]) -> bool:
    """Decide from TURNWRIGHT_COMPILE and the setuptools commands whether this build compiles."""
    mode = os.environ.get("TURNWRIGHT_COMPILE", "auto")
    if mode not in ("auto", "0", "1"):
        raise SystemExit(f"TURNWRIGHT_COMPILE is {mode!r}; it may be auto, 1 or 0")
    if mode == "0" or not commands & {"bdist_wheel", "build", "build_ext", "editable_wheel"}:
        return False
    return mode == "1" or ("editable_wheel" not in commands and compiler_works())


def extensions() -> list[Extension]:
    """Turn the hot modules into C extensions, or return nothing for a plain build."""
    modules = hot_modules()
    if not modules or not wants_compiling(set(sys.argv)):
        return []
    from mypyc.build import mypycify

    # The rest of the package is only read for its types: what it imports may be missing in a build environment.
    arguments = ["--ignore-missing-imports", "--follow-imports=silent", *modules]
    return cast("list[Extension]", mypycify(arguments, opt_level="3", debug_level="0"))


if __name__ == "__main__":
    from setuptools import setup

    setup(ext_modules=extensions())
