"""Wheels and source distributions carry the page: building one builds it, or fails in words."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).resolve().parent.parent
CLIENT = "turnwright/server/client"
BUILT_FROM = ("setup.py", "pyproject.toml", "README.md", "LICENSE")
NPM = f"""#!/bin/sh
case "$*" in
  ci*) mkdir -p node_modules && : >node_modules/.package-lock.json ;;
  *build*) mkdir -p ../src/{CLIENT}/assets && cp page.txt ../src/{CLIENT}/index.html &&
    : >"../src/{CLIENT}/assets/$(cat page.txt).js" ;;
esac
"""

pytestmark = pytest.mark.plain_only


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a project of next to nothing but what builds it, with a Node that only copies."""
    folder = tmp_path / "project"
    for name in ("turnwright", "turnwright/server"):
        (folder / "src" / name).mkdir(parents=True)
        (folder / "src" / name / "__init__.py").touch()
    (folder / "tools").mkdir()
    for name in (*BUILT_FROM, "tools/setup.sh"):
        shutil.copy2(ROOT / name, folder / name)
    (tmp_path / "bin").mkdir()
    for name, script in (("npm", NPM), ("node", "#!/bin/sh\n")):
        (tmp_path / "bin" / name).write_text(script)
        (tmp_path / "bin" / name).chmod(0o755)
    return folder


def write_page(project: Path, page: str) -> None:
    """Change what the page is made from."""
    (project / "web").mkdir(exist_ok=True)
    (project / "web" / "package-lock.json").touch()
    (project / "web" / "page.txt").write_text(page)


def build(project: Path, what: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel or an sdist, as pip does without isolation."""
    path = f"{project.parent / 'bin'}:{os.environ['PATH']}"
    env = {**os.environ, "PATH": path, "TURNWRIGHT_COMPILE": "0", **settings}
    code = f"from setuptools import build_meta as b; b.build_{what}('dist')"
    return subprocess.run([sys.executable, "-c", code], cwd=project, env=env, capture_output=True, text=True)


def carried(project: Path) -> dict[str, str]:
    """Return the files of the page in the wheel that was built last, with what they hold."""
    (wheel,) = (project / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return {
            name.removeprefix(f"{CLIENT}/"): archive.read(name).decode()
            for name in archive.namelist()
            if name.startswith(CLIENT)
        }


def test_building_a_wheel_builds_the_page_of_now(project: Path) -> None:
    """Files of a page that was built before stay out of it."""
    write_page(project, "one")
    assert 0 == build(project, "wheel").returncode
    assert {"index.html": "one", "assets/one.js": ""} == carried(project)
    write_page(project, "two")
    shutil.rmtree(project / "src" / CLIENT)
    assert 0 == build(project, "wheel").returncode
    assert {"index.html": "two", "assets/two.js": ""} == carried(project)


def test_an_sdist_carries_the_built_page_and_makes_wheels_without_node(project: Path) -> None:
    """Its wheel is built where no sources of the page are."""
    write_page(project, "one")
    assert 0 == build(project, "sdist").returncode
    (archive,) = (project / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as sdist:
        sdist.extractall(project.parent / "unpacked", filter="data")
    (unpacked,) = (project.parent / "unpacked").iterdir()
    assert not (unpacked / "web").exists()
    (project.parent / "bin" / "npm").write_text("#!/bin/sh\nexit 1\n")
    assert 0 == build(unpacked, "wheel").returncode
    assert "one" == carried(unpacked)["index.html"]


@pytest.mark.parametrize("what", ["wheel", "sdist"])
def test_without_a_page_nothing_is_built(project: Path, what: str) -> None:
    """One line says why, and TURNWRIGHT_PAGE=0 does without."""
    refused = build(project, what)
    assert 0 != refused.returncode
    assert refused.stderr.endswith("No page to ship: neither web/ nor src/turnwright/server/client exists.\n")
    write_page(project, "one")
    (project.parent / "bin" / "npm").write_text("#!/bin/sh\nexit 1\n")
    refused = build(project, what)
    assert 0 != refused.returncode
    assert "Traceback" not in refused.stderr
    assert refused.stderr.endswith("The page in web/ could not be built; TURNWRIGHT_PAGE=0 builds without it.\n")
    assert not list(project.glob("dist/*"))
    assert "it must be auto or 0" in build(project, what, TURNWRIGHT_PAGE="no").stderr
    assert 0 == build(project, what, TURNWRIGHT_PAGE="0").returncode


@pytest.mark.slow
def test_an_installed_wheel_serves_the_page(tmp_path: Path) -> None:
    """From a copy of the whole project to the page, with neither Node nor a compiler where it runs."""
    if shutil.which("npm") is None:
        pytest.skip("no npm")
    copy = tmp_path / "copy"
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("client", "*.egg-info", "__pycache__"))
    for name in ("web", "tools", "requirements"):
        shutil.copytree(ROOT / name, copy / name, symlinks=True)
    for name in BUILT_FROM:
        shutil.copy2(ROOT / name, copy / name)
    assert 0 == build(copy, "wheel").returncode
    (wheel,) = (copy / "dist").glob("*.whl")
    home = tmp_path / "installed"
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--no-index", "--target", str(home), str(wheel)]
    subprocess.run(pip, check=True)
    command = [sys.executable, "-m", "turnwright.cli", "serve", "--port", "0", "--data", str(tmp_path / "data")]
    env = {"PATH": str(tmp_path / "empty"), "PYTHONPATH": str(home)}
    with subprocess.Popen(command, cwd=tmp_path, env=env, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
            assert found
            page = urlopen(found[0], timeout=20).read().decode()
            (script,) = re.findall(r'<script[^>]* src="([^"]+)"', page)
            assert len(urlopen(found[0] + script, timeout=20).read()) > 100_000
        finally:
            server.terminate()
