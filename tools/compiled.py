"""Build the compiled package in build/compiled-<hash>/ unless it exists, and print that folder.

Put the folder on PYTHONPATH to run Turnwright compiled. With --ready FILE the folder is also written to that file, for
a server that is already running. If several builds run at once, one works and the others wait for it.
The hash covers everything the compiled code depends on; other changes in the sources are copied in on each call.
Each game is a separate library; build/libraries/ caches them, so that a change compiles only what depends on it.
"""

from __future__ import annotations

import argparse
import ast
import fcntl
import filecmp
import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import setup  # noqa: E402

SOURCES = ROOT / "src"
BUILD_INPUTS = ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE")
KEPT = 3
MADE = (".so", ".pyd", ".pyc")
LIBRARIES = ROOT / "build" / "libraries"
UNUSED = 30 * 24 * 3600
"""Seconds after which a cached library that no build has used is deleted."""


def imported_files(path: Path) -> set[Path]:
    """Return the project's own files that a source imports by name."""
    package = path.relative_to(SOURCES).parts[:-1]
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) + 1 - node.level] if node.level else ()
            base = ".".join([*above, *([node.module] if node.module else [])])
            names.update([base, *(f"{base}.{alias.name}" for alias in node.names)])
    stems = [SOURCES.joinpath(*name.split(".")) for name in names]
    return {file for stem in stems for file in (stem.with_suffix(".py"), stem / "__init__.py") if file.is_file()}


def fingerprint() -> str:
    """Hash the compiled modules, what they import (mypyc copies constants across modules), and the tools."""
    files: set[Path] = set()
    todo = {ROOT / name for name in setup.hot_modules()}
    while todo:
        path = todo.pop()
        files.add(path)
        todo |= imported_files(path) - files
    digest = hashlib.sha256(f"{sys.version} mypy {importlib.metadata.version('mypy')}".encode())
    for path in sorted({*files, ROOT / "setup.py"}):
        content = path.read_bytes()
        digest.update(f"\n{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:16]


def build(folder: Path) -> None:
    """Build a wheel from a copy of the sources, so that nothing of an earlier build gets in, and unpack it."""
    with tempfile.TemporaryDirectory(dir=folder.parent) as scratch:
        copy, wheels, unpacked = (Path(scratch, name) for name in ("copy", "wheels", "unpacked"))
        copy.mkdir()
        for name in BUILD_INPUTS:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
            else:
                shutil.copy2(ROOT / name, copy / name)
        pip = [sys.executable, "-m", "pip", "wheel", "-qq", "--disable-pip-version-check", "--no-deps"]
        command = [*pip, "--no-build-isolation", "--wheel-dir", str(wheels), str(copy)]
        settings = {"TURNWRIGHT_COMPILE": "1", "TURNWRIGHT_LIBRARIES": str(LIBRARIES), "TURNWRIGHT_PAGE": "0"}
        subprocess.run(command, check=True, stdout=sys.stderr, env={**os.environ, **settings})
        (wheel,) = wheels.glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(unpacked)
        unpacked.rename(folder)


def refresh(folder: Path) -> None:
    """Update everything but the compiled modules from the current sources."""
    source, target = SOURCES / "turnwright", folder / "turnwright"
    wanted = {path.relative_to(source) for path in source.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    compiled = {(ROOT / name).relative_to(source) for name in setup.hot_modules()}
    for name in wanted - compiled:
        if not (target / name).exists() or not filecmp.cmp(source / name, target / name):
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source / name, target / name)
    for path in [path for path in target.rglob("*") if path.is_file()]:
        if path.suffix not in MADE and path.relative_to(target) not in wanted:
            path.unlink()


def up_to_date() -> Path:
    """Return the folder of an up-to-date compiled package; build it if necessary."""
    folder = ROOT / "build" / f"compiled-{fingerprint()}"
    if not folder.is_dir():
        print("Compiling the rules; this happens once for each change to them.", file=sys.stderr)
        try:
            build(folder)
        except subprocess.CalledProcessError:
            sys.exit("The compiled build failed.")
    folder.touch()
    for library in LIBRARIES.glob("*"):
        if library.stat().st_mtime < time.time() - UNUSED:
            library.unlink()
    for old in sorted(folder.parent.glob("compiled-*"), key=lambda path: path.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old)
    refresh(folder)
    return folder


def main() -> None:
    """Print the folder of an up-to-date compiled package."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ready", type=Path, metavar="FILE", help="write the folder to FILE once it is complete")
    ready: Path | None = parser.parse_args().ready
    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    with (build / "compiled.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        folder = up_to_date()
    if ready is not None:
        draft = ready.with_suffix(".draft")
        draft.write_text(f"{folder}\n", encoding="utf-8")
        draft.replace(ready)
    print(folder)


if __name__ == "__main__":
    main()
