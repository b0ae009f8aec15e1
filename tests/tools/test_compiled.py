"""The compiled build: what it copies anew, and how a server learns of it."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

pytestmark = pytest.mark.plain_only

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "compiled.py"


@pytest.fixture
def tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool, for a project of its own: one module that is compiled, one that is not."""
    spec = importlib.util.spec_from_file_location("compiled_build", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "SOURCES", tmp_path / "src")
    monkeypatch.setattr(module, "LIBRARIES", tmp_path / "build" / "libraries")
    monkeypatch.setattr(module.setup, "hot_modules", lambda: ["src/turnwright/hot.py"])
    write(tmp_path / "src" / "turnwright", hot="fast = 1", cold="slow = 1")
    (tmp_path / "setup.py").touch()
    return module


def write(package: Path, **sources: str) -> None:
    """Write the sources of a package."""
    package.mkdir(parents=True, exist_ok=True)
    for name, source in sources.items():
        (package / f"{name}.py").write_text(source)


def test_a_refreshed_build_keeps_the_sources_of_what_was_compiled(tool: ModuleType, tmp_path: Path) -> None:
    """They tell what the libraries are made of; everything else is as in the sources of now."""
    build = tmp_path / "made"
    write(build / "turnwright", hot="fast = 0", cold="slow = 0", gone="")
    tool.refresh(build)
    found = {path.stem: path.read_text() for path in (build / "turnwright").iterdir()}
    assert {"hot": "fast = 0", "cold": "slow = 1"} == found


def test_a_server_is_told_of_a_complete_build(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By a file that is there as a whole or not at all, once the folder is."""
    ready = tmp_path / "ready"

    def build(folder: Path) -> None:
        assert not ready.exists()
        write(folder / "turnwright", hot="fast = 1")

    monkeypatch.setattr(tool, "build", build)
    monkeypatch.setattr(sys, "argv", ["compiled.py", "--ready", str(ready)])
    tool.main()
    (folder,) = (tmp_path / "build").glob("compiled-*")
    assert [f"{folder}\n"] * 2 == [ready.read_text(), capsys.readouterr().out]
    assert ["hot.py", "cold.py"] == sorted([path.name for path in (folder / "turnwright").iterdir()], reverse=True)


def in_background(folder: Path, wish: str, script: str) -> str:
    """Return what ``script`` prints after it had the rules compiled in the background, which takes until ``go``."""
    tools = folder / "tools"
    tools.mkdir()
    stub = "compile_rules() { while [ ! -e go ]; do sleep 0.1; done; mv go built; }"
    (tools / "setup.sh").write_text(f"{(ROOT / 'tools' / 'setup.sh').read_text()}\n{stub}\n")
    command = ["sh", "-c", f". tools/setup.sh; compile_in_background; {script}"]
    environ = {"PATH": "/usr/bin:/bin", "TURNWRIGHT_COMPILE": wish}
    return subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True, check=True).stdout


def test_play_compiles_in_the_background(tmp_path: Path) -> None:
    """Nobody waits for it; the server is told where to look."""
    script = 'echo "$TURNWRIGHT_COMPILED"; touch go; while [ ! -e built ]; do sleep 0.1; done'
    assert f"{tmp_path}/build/compiled-ready\n" == in_background(tmp_path, "auto", script)


def test_play_does_not_compile_if_told_not_to(tmp_path: Path) -> None:
    """Nor does the server look for anything."""
    assert "nowhere\n" == in_background(tmp_path, "0", 'echo "${TURNWRIGHT_COMPILED-nowhere}"')
    assert not (tmp_path / "build").exists()
