"""Parts: declared beside an ability, read without running its file, generated as small classes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from declarations import declared_parts
from generate import formatted
from part_sources import parts_module
from turnwright.core.amounts import SEATS
from turnwright.core.fields import ALL, OWN, Part, StateDeclaration, number, numbers, stored
from turnwright.core.parts import redacted_parts
from turnwright.core.seats import MOST_SEATS
from turnwright.core.zones import UNKNOWN

pytestmark = pytest.mark.plain_only

PLOT = Part(
    "SecretPlot",
    "What is planned.",
    (
        number("open_part", "all see it", seen=ALL),
        stored("secret", number("hidden_part", "nobody sees it")),
        numbers("by_seat", "each sees its own", (SEATS,), seen=OWN),
    ),
)
SOURCE = """
from nowhere import generated_class
from turnwright.core.fields import ALL as EVERYBODY, Part, number, up_to
from turnwright.core.seats import MOST_SEATS

PART = Part("SecretPlot", "What is planned.", (number("open_part", "all see it", up_to(MOST_SEATS), EVERYBODY),))
OTHER = generated_class(1)
"""


def module() -> dict[str, Any]:
    """Return the names of the module that is generated for one part."""
    names: dict[str, Any] = {"__name__": "made"}
    exec(formatted(parts_module(StateDeclaration("made", "Made", "A table.", ()), [PLOT])), names)
    return names


def test_declarations_are_read_without_running_their_files(tmp_path: Path) -> None:
    """Files that could not be imported are read, in the order of their names, and the names that a declaration uses are
    imported; others declare nothing.
    """
    (tmp_path / "b.py").write_text(SOURCE)
    (tmp_path / "a.py").write_text(SOURCE.replace("SecretPlot", "Other"))
    (tmp_path / "c.py").write_text("PARTY = 1\n")
    assert ["Other", "SecretPlot"] == [part.name for _path, part in declared_parts(tmp_path)]
    assert {MOST_SEATS} == {part.fields[0].values.high for _path, part in declared_parts(tmp_path)}
    assert [] == declared_parts(tmp_path / "missing")


def test_a_part_is_stored_and_redacted() -> None:
    """Storage holds all, a field with another stored name under that, and a viewer sees what the declaration opens."""
    made = module()
    part = made["SecretPlot"](1, 2, [3, 4])
    assert {"part": "SecretPlot", "open_part": 1, "secret": 2, "by_seat": [3, 4]} == part.encode()
    shown: Any = redacted_parts([part, None], 1)[0]
    assert (1, UNKNOWN, [UNKNOWN, 4]) == (shown.open_part, shown.hidden_part, shown.by_seat)


def test_a_part_has_its_place() -> None:
    """It is looked up by its place, and must be there."""
    made = module()
    part = made["SecretPlot"](1, 2, [])
    assert (0, 1) == (made["SECRET_PLOT_PART"], made["PARTS"])
    assert part is made["secret_plot_in"]([part])
