"""Build Turnwright: the rules are compiled by mypyc if a C compiler works, and stay plain Python otherwise.

A wheel and a source distribution contain the page that the server serves; it is built from web/ if that exists.
TURNWRIGHT_COMPILE=auto (the default) compiles if possible, 1 requires it, 0 never compiles.
TURNWRIGHT_LIBRARIES names a folder for compiled libraries, so that a change to one game compiles only that game.
An editable install stays plain under auto, because a compiled module would hide later edits of its source.
TURNWRIGHT_PAGE=auto (the default) requires the page; 0 uses it as it is, built or not, as does an editable install.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from setuptools import Command, Extension
    from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src", "turnwright")
PAGE = Path("server", "client")
"""Where the built page is in the package."""

# What a search runs millions of times. Patterns are relative to the package and may match nothing yet.
HOT = [
    "core/*.py",
    "games/*/*.py",
    "games/*/data/boards.py",
    "games/*/data/geometry.py",
    "games/*/data/tables.py",
    "games/*/effects/*.py",
    "games/*/steps/*.py",
    "games/*/factions/*.py",
    "games/*/cards/*.py",
    "games/*/objectives/*.py",
    "games/*/judgement/*.py",
    "bots/playout.py",
    "bots/trials.py",
]
# Matched above, but about files, text or pictures, or run once per game: compiling them would only cost build time.
COLD = [
    "**/__init__.py",
    "core/amounts.py",
    "core/budget.py",
    "core/builds.py",
    "core/clicks.py",
    "core/codec.py",
    "core/differences.py",
    "core/drawing.py",
    "core/earnings.py",
    "core/entry_points.py",
    "core/exchange.py",
    "core/explain.py",
    "core/fields.py",
    "core/foresight.py",
    "core/forms.py",
    "core/game.py",
    "core/icons.py",
    "core/installed.py",
    "core/inventory.py",
    "core/journal.py",
    "core/json_types.py",
    "core/line.py",
    "core/nearest.py",
    "core/notation.py",
    "core/notation_header.py",
    "core/notation_text.py",
    "core/notation_zones.py",
    "core/numerals.py",
    "core/options.py",
    "core/orders.py",
    "core/palette.py",
    "core/places.py",
    "core/plies.py",
    "core/png.py",
    "core/position.py",
    "core/printable.py",
    "core/reading.py",
    "core/record.py",
    "core/record_lines.py",
    "core/replayed.py",
    "core/rulebook.py",
    "core/seat_marks.py",
    "core/simple.py",
    "core/simple_fields.py",
    "core/spaces.py",
    "core/spelling.py",
    "core/starting.py",
    "core/starts.py",
    "core/text.py",
    "core/told.py",
    "core/typography.py",
    "core/views.py",
    "games/*/board.py",
    "games/*/clicks.py",
    "games/*/belief.py",
    "games/*/checks.py",
    "games/*/declared.py",
    "games/*/fields.py",
    "games/*/game.py",
    "games/*/history.py",
    "games/*/homemade.py",
    "games/*/options.py",
    "games/*/orders.py",
    "games/*/names.py",
    "games/*/notation.py",
    "games/*/rules.py",
    "games/*/storage.py",
]


def hot_modules(root: Path = ROOT) -> list[str]:
    """Return the sources to compile, as sorted posix paths relative to the project."""
    hot, cold = ({path for pattern in group for path in (root / PACKAGE).glob(pattern)} for group in (HOT, COLD))
    return sorted(path.relative_to(root).as_posix() for path in hot - cold)


def groups(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """Return the libraries to build: one for the core and everything outside the games, one for each game."""
    libraries: dict[str, list[str]] = {}
    for module in modules:
        parts = Path(module).relative_to(PACKAGE).parts
        libraries.setdefault(f"turnwright_{parts[1] if parts[0] == 'games' else 'core'}", []).append(module)
    return [(members, name) for name, members in sorted(libraries.items())]


def compiler_works() -> bool:
    """Try the compiler on a file that needs Python's headers, because these may be missing."""
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
        raise SystemExit(f"TURNWRIGHT_COMPILE is {mode!r}; it must be auto, 1 or 0")
    if mode == "0" or not commands & {"bdist_wheel", "build", "build_ext", "editable_wheel"}:
        return False
    return mode == "1" or ("editable_wheel" not in commands and compiler_works())


def extensions() -> list[Extension]:
    """Turn the hot modules into C extensions, or return nothing for a plain build."""
    modules = hot_modules()
    if not modules or not wants_compiling(set(sys.argv)):
        return []
    from mypyc.build import mypycify

    # The rest of the package is read only for its types: what it imports may be missing in a build environment.
    arguments = ["--ignore-missing-imports", "--follow-imports=silent", *modules]
    return cast("list[Extension]", mypycify(arguments, opt_level="3", debug_level="0", separate=groups(modules)))


def fingerprint(extension: Extension) -> str:
    """Hash everything a library is made of: its C sources, their headers, the compiler and its options."""
    compiler = f"{sys.version} mypy {importlib.metadata.version('mypy')} {extension.extra_compile_args}"
    digest = hashlib.sha256(compiler.encode())
    for path in [*extension.sources, *extension.depends]:
        content = Path(path).read_bytes()
        digest.update(f"\n{path} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:32]


def keeping_build(folder: Path) -> type[build_ext]:
    """Return the command that compiles, except for libraries that ``folder`` has from an earlier build."""
    from setuptools.command.build_ext import build_ext

    class KeepingBuild(build_ext):
        def build_extension(self, ext: Extension) -> None:
            kept, built = folder / fingerprint(ext), Path(self.get_ext_fullpath(ext.name))
            if kept.exists():
                built.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(kept, built)
                kept.touch()
            else:
                super().build_extension(ext)
                whole = kept.with_suffix(f".{os.getpid()}")
                shutil.copy2(built, whole)
                whole.replace(kept)  # atomically, so that an interrupted build leaves nothing half-written

    return KeepingBuild


def build_page(root: Path = ROOT) -> None:
    """Build the page from web/, or make sure that it exists if there is no web/, as in a source distribution."""
    mode = os.environ.get("TURNWRIGHT_PAGE", "auto")
    if mode not in ("auto", "0"):
        raise SystemExit(f"TURNWRIGHT_PAGE is {mode!r}; it must be auto or 0")
    if mode == "0":
        return
    if (root / "web").is_dir():
        try:
            built = subprocess.run(["sh", "-euc", ". tools/setup.sh; build_client"], cwd=root).returncode == 0
        except OSError:
            built = False
        if not built:
            raise SystemExit("The page in web/ could not be built; TURNWRIGHT_PAGE=0 builds without it.")
    elif not (root / PACKAGE / PAGE / "index.html").is_file():
        raise SystemExit(f"No page to ship: neither web/ nor {(PACKAGE / PAGE).as_posix()} exists.")


def page_commands() -> dict[str, type[Command]]:
    """Return the commands that collect the package's files, including the page."""
    from setuptools.command.build_py import build_py
    from setuptools.command.sdist import sdist

    class BuildWithPage(build_py):
        def run(self) -> None:
            if not self.editable_mode:
                build_page()
                # Files of an earlier page have other names and would stay.
                shutil.rmtree(Path(self.build_lib, PACKAGE.name, PAGE), ignore_errors=True)
            super().run()

    class SourcesWithPage(sdist):
        def run(self) -> None:
            build_page()
            super().run()

    return cast("dict[str, type[Command]]", {"build_py": BuildWithPage, "sdist": SourcesWithPage})


def commands() -> dict[str, type[Command]]:
    """Return our own build commands."""
    folder = os.environ.get("TURNWRIGHT_LIBRARIES")
    if not folder:
        return page_commands()
    Path(folder).mkdir(parents=True, exist_ok=True)
    return {**page_commands(), "build_ext": cast("type[Command]", keeping_build(Path(folder)))}


if __name__ == "__main__":
    from setuptools import setup

    setup(
        ext_modules=extensions(),
        cmdclass=commands(),
        options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
    )
