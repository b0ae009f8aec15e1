"""Packages that ``turnwright new`` makes, put on the path as an installed package lies there."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from turnwright.cli import main
from turnwright.core import game, installed


def new_package(folder: Path, name: str) -> Path:
    """Make a package and return its project, with the metadata that installing it would leave there."""
    assert 0 == main(["new", name, "--into", str(folder)])
    describe(folder / name)
    return folder / name


def describe(project: Path) -> None:
    """Write the metadata of a project beside its package, as its pyproject.toml has it."""
    written = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    groups = {group: "\n".join(f"{k} = {v}" for k, v in points.items()) for group, points in
              written.get("entry-points", {}).items()}  # fmt: skip
    metadata = project / f"{written['name']}-{written['version']}.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {written['name']}\nVersion: {written['version']}\n"
    )
    (metadata / "entry_points.txt").write_text("".join([f"[{group}]\n{text}\n" for group, text in groups.items()]))


def run(project: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a Python module in another process, in the folder of a project that it finds installed."""
    path = os.pathsep.join([str(project), *filter(None, sys.path)])
    env = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "LANG": "C"}
    return subprocess.run([sys.executable, "-m", *command], cwd=project, env=env, capture_output=True, text=True)


@contextmanager
def on_the_path(*projects: Path) -> Iterator[None]:
    """Let this process find the games of some projects."""
    packages = {project.name for project in projects}
    with pytest.MonkeyPatch.context() as patch:
        for project in projects:
            patch.syspath_prepend(project)
        try:
            forget()
            yield
        finally:
            # Games that were first imported meanwhile stay registered: importing them again would not do it.
            for name in [name for name, found in game._registered.items() if of_one(type(found).__module__, packages)]:
                del game._registered[name]
            forget()
            for module in [module for module in sys.modules if of_one(module, packages)]:
                del sys.modules[module]


def of_one(module: str, packages: set[str]) -> bool:
    """Tell whether a module belongs to one of some packages."""
    return module.partition(".")[0] in packages


def forget() -> None:
    """Look for installed games again."""
    installed.entry_points.cache_clear()
    installed.fault_of.cache_clear()
    installed.warn.cache_clear()
