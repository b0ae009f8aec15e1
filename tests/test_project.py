"""The project's own promises: what it ships, how it is set up, how its files look."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import turnwright
from turnwright.core import engine

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "turnwright"
SCRIPTS = ["play", "test", "tools/setup.sh", "tools/lock"]
NOT_OURS = {".git", "build", "dist", "node_modules", "__pycache__"}

PLANTED = {"turnwright/server/client/index.html", "turnwright/server/client/assets/fonts/planted-1a2b.woff2"}
"""What stands for the page where it is not built, in folders of any depth."""

# May be longer than 600 lines: written by a tool, or data that reads best in one piece.
LONG_FILES = [
    "requirements/*.lock",
    "src/turnwright/games/*/rulebook.json",
    "src/turnwright/games/*/rulebook.yaml",
    "src/turnwright/games/*/data/*.json",
    "src/turnwright/games/*/data/source.yaml",
    "src/turnwright/server/client/assets/*",
    "src/turnwright/server/web/declarations.json",
    "tests/games/*/playthroughs/*.txt",
    "web/package-lock.json",
    "web/src/lib/wire.ts",
]


def project_files() -> list[Path]:
    """List the project's files, without environments, caches and build results."""
    found = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [
            name
            for name in folders
            if name not in NOT_OURS and not name.startswith(".venv") and not name.endswith(("_cache", ".egg-info"))
        ]
        found += [Path(folder, name) for name in files]
    return sorted(found)


@pytest.mark.parametrize("name", ["client", "play", "serve", "test"])
def test_locks_name_no_host_and_hash_everything(name: str) -> None:
    lines = (ROOT / "requirements" / f"{name}.lock").read_text().splitlines()
    code = [line for line in lines if not line.lstrip().startswith("#")]
    assert [] == [line for line in code if "://" in line or line.startswith("-")]
    pins = [number for number, line in enumerate(code) if "==" in line and not line.startswith(" ")]
    assert pins
    assert [] == [code[number] for number in pins if "--hash=sha256:" not in code[number + 1]]


def test_playing_needs_no_test_tools() -> None:
    lock = (ROOT / "requirements" / "play.lock").read_text()
    names = {line.split("==")[0] for line in lock.splitlines() if "==" in line}
    assert {"fluent-runtime", "mypy-extensions", "resvg-py"} <= names
    assert set() == names & {"mypy", "pytest", "ruff", "setuptools", "hypothesis"}


def test_no_lock_that_names_hosts() -> None:
    assert [] == [path for path in project_files() if path.name in ("uv.lock", "pylock.toml")]


@pytest.mark.plain_only
def test_files_stay_short() -> None:
    long_files = []
    for path in project_files():
        content = path.read_bytes()
        if b"\0" not in content and content.count(b"\n") > 600:
            long_files.append(path.relative_to(ROOT))
    assert [] == [path for path in long_files if not any(path.match(pattern) for pattern in LONG_FILES)]


@pytest.mark.parametrize("script", SCRIPTS)
def test_scripts_are_posix_sh(script: str) -> None:
    subprocess.run(["sh", "-n", str(ROOT / script)], check=True)
    assert script == "tools/setup.sh" or os.access(ROOT / script, os.X_OK)


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build a plain wheel and an sdist from a copy of the sources, with a page."""
    copy = tmp_path_factory.mktemp("copy")
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", copy / "src", ignore=ignored)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, copy / name)
    for name in PLANTED:
        (copy / "src" / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / "src" / name).touch()
    code = "from setuptools import build_meta as b; b.build_sdist('out'); b.build_wheel('out')"
    env = {**os.environ, "TURNWRIGHT_COMPILE": "0"}
    subprocess.run([sys.executable, "-c", code], cwd=copy, env=env, check=True, capture_output=True)
    return copy / "out"


@pytest.mark.plain_only
def test_wheel_and_sdist_carry_every_file(archives: Path) -> None:
    """YAML is what the shipped JSON is made from; everything else in the package is shipped."""
    shipped = {
        path.relative_to(ROOT / "src").as_posix()
        for path in project_files()
        if path.is_relative_to(PACKAGE) and path.suffix != ".yaml"
    } | PLANTED
    with zipfile.ZipFile(next(archives.glob("*.whl"))) as wheel:
        assert set() == shipped - set(wheel.namelist())
    with tarfile.open(next(archives.glob("*.tar.gz"))) as sdist:
        inside = {name.split("/", 1)[-1] for name in sdist.getnames()}
    assert set() == {f"src/{name}" for name in shipped} - inside
    assert {"setup.py", "pyproject.toml", "LICENSE", "README.md"} <= inside


def test_readme_names_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for command in ("play", "test"):
        assert f"./{command}" in readme
        assert os.access(ROOT / command, os.X_OK)


def test_every_module_says_what_it_is_for() -> None:
    modules = sorted(PACKAGE.rglob("*.py"))
    assert modules
    assert [] == [path for path in modules if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))]


def test_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["version"] == turnwright.__version__


def test_the_base_install_needs_two_packages() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert ["mypy-extensions>=1.0", "fluent.runtime>=0.4"] == project["dependencies"]


def test_the_run_is_what_was_asked_for() -> None:
    """./test says which build it means to test; an import from the other one would prove nothing."""
    expected = os.environ.get("TURNWRIGHT_EXPECT")
    if expected is not None:
        assert (expected == "plain") == str(engine.__file__).endswith(".py")
