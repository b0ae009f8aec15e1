"""Read the declarations of a game's state before anything that is generated from them exists.

``fields.py`` is imported with empty modules in the place of the generated ones. The files of factions are not imported:
only their declaration is evaluated, with the names that it uses.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from turnwright.core.fields import Part, StateDeclaration

GENERATED = ("state", "storage", "parts", "payloads", "declared")


class Declared(NamedTuple):
    """What a game declares; ``files`` are the modules of the parts, in the same order."""

    state: StateDeclaration
    parts: list[Part]
    files: list[str]
    payloads: tuple[Part, ...]


def declared(package: str, folder: Path) -> Declared:
    """Return the declarations of the game whose package is in ``folder``."""
    with without_generated(package, folder):
        module = import_module(f"{package}.fields")
        found = declared_parts(folder / "factions")
        files = [f"{package}.factions.{path.stem}" for path, _part in found]
        return Declared(module.TABLE, [part for _path, part in found], files, getattr(module, "PAYLOADS", ()))


def declared_parts(folder: Path) -> list[tuple[Path, Part]]:
    """Return the parts that the files of a folder declare as ``PART = Part(…)``, sorted by file name."""
    parts: list[tuple[Path, Part]] = []
    for path in sorted(folder.glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                if any(isinstance(target, ast.Name) and target.id == "PART" for target in targets):
                    parts.append((path, evaluated(node.value, tree, path)))
    return parts


def evaluated(value: ast.expr, tree: ast.Module, path: Path) -> Part:
    """Return the value of a declaration; the names that it uses are imported from where its file imports them."""
    used = {node.id for node in ast.walk(value) if isinstance(node, ast.Name)}
    names: dict[str, Any] = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                if (alias.asname or alias.name) in used:
                    names[alias.asname or alias.name] = getattr(import_module(node.module), alias.name)
    part = eval(compile(ast.Expression(value), str(path), "eval"), names)
    assert isinstance(part, Part)
    return part


@contextmanager
def without_generated(package: str, folder: Path) -> Iterator[None]:
    """Import modules of a game afresh, with empty modules in the place of those that are generated."""
    before = {name: module for name, module in sys.modules.items() if belongs(name, package)}
    for name in before:
        del sys.modules[name]
    bare = ModuleType(package)
    bare.__path__ = [str(folder)]
    sys.modules[package] = bare
    finder = EmptyModules(package)
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        for name in [name for name in sys.modules if belongs(name, package)]:
            del sys.modules[name]
        sys.modules.update(before)


def belongs(name: str, package: str) -> bool:
    """Tell whether a module is a package or in it."""
    return name == package or name.startswith(f"{package}.")


class EmptyModules(MetaPathFinder, Loader):
    """Finds the generated modules of a package: whatever is imported from one is an empty class."""

    def __init__(self, package: str) -> None:
        self.names = {f"{package}.{name}" for name in GENERATED}

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        """Return how to load a generated module, None for any other."""
        return ModuleSpec(fullname, self) if fullname in self.names else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Return the empty module."""
        return EmptyModule(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """Leave the module as it is."""


class EmptyModule(ModuleType):
    """A module in which every name is an empty class."""

    def __getattr__(self, name: str) -> type:
        if name.startswith("__"):
            raise AttributeError(name)
        return type(name, (), {})
