"""Panels, pieces, numbers without a font, and pictures made of them."""

from __future__ import annotations

import builtins
import importlib.util
import re
import struct
from collections.abc import Mapping, Sequence
from types import ModuleType
from xml.etree import ElementTree

import pytest

from turnwright.core.drawing import DARK, LIGHT, Panel, Piece, Theme, as_drawn, escape, panel_svg, svg
from turnwright.core.errors import GameError
from turnwright.core.numerals import SIGNS, badge, numeral, numeral_width
from turnwright.core.png import DrawingUnavailable, png

SVG = "{http://www.w3.org/2000/svg}"


def panel(id: str, role: str, width: float, height: float) -> Panel:
    """A panel with one piece."""
    piece = Piece(f"{id}-piece", 10, 20, '<circle r="5"/>')
    return Panel(id, role, width, height, f'<rect width="{width}" height="{height}"/>', [piece])


TABLE = [
    panel("seat", "seat", 400, 100),
    panel("board", "board", 1000, 600),
    panel("supply", "supply", 400, 600),
    panel("own", "own", 400, 200),
]


def test_escape_makes_markup_harmless() -> None:
    """What a user wrote cannot end an attribute or open an element."""
    hostile = """<script>alert("x")</script> & 'more'\x00\x1b"""
    safe = escape(hostile)
    assert not set("<>\"'\x00\x1b") & set(safe)
    parsed = ElementTree.fromstring(f'<g id="{safe}">{safe}</g>')
    assert hostile.replace("\x00", "").replace("\x1b", "") == parsed.text == parsed.get("id")


def test_a_piece_id_is_escaped() -> None:
    """Even an id made of markup stays an id."""
    hostile = 'a"><script/>'
    root = ElementTree.fromstring(panel_svg(Panel("p", "seat", 9, 9, "", [Piece(hostile, 0, 0, "")])))
    assert hostile in [group.get("id") for group in root.iter(f"{SVG}g")]
    assert [] == list(root.iter(f"{SVG}script"))


def test_an_unknown_role_is_our_own_bug() -> None:
    """The client lays panels out by role, so a role it does not know is refused."""
    with pytest.raises(AssertionError):
        Panel("p", "attic", 1, 1, "", [])


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_whole_table_is_one_picture(theme: Theme) -> None:
    """Every panel and piece is there once, inside the frame, the board on the left, and nothing overlaps."""
    root = ElementTree.fromstring(svg(TABLE, theme))
    width, height = float(root.get("width", "0")), float(root.get("height", "0"))
    boxes = {}
    for group in root.findall(f"{SVG}g"):
        place = str(group.get("transform")).replace("translate(", "").replace("scale(", "").replace(")", "")
        x, y, scale = (float(number) for number in place.split())
        source = next(p for p in TABLE if p.id == group.get("id"))
        boxes[source.id] = (x, y, x + source.width * scale, y + source.height * scale)
    assert {p.id for p in TABLE} == set(boxes)
    assert all(0 <= x0 < x1 <= width and 0 <= y0 < y1 <= height for x0, y0, x1, y1 in boxes.values())
    assert min(boxes, key=lambda id: boxes[id][0]) == "board"
    for a in boxes.values():
        for b in boxes.values():
            assert a is b or a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
    assert theme.paper in svg(TABLE, theme)


def test_pictures_without_a_board_or_without_anything() -> None:
    """A table of side panels, a single panel, and none at all are pictures as well."""
    for panels in (TABLE[2:][::-1], TABLE[:1], []):
        root = ElementTree.fromstring(svg(list(panels)))
        assert sorted(p.id for p in panels) == sorted(str(g.get("id")) for g in root.findall(f"{SVG}g"))


def test_numbers_are_strokes() -> None:
    """All signs draw as paths: no text element, so no font is ever needed."""
    drawn = numeral("0123456789?+-/x", 50, 50, 20, "#000000", halo="#ffffff")
    assert drawn.startswith('<g class="glyph"'), "badges could hide it"
    root = ElementTree.fromstring(f"<svg>{drawn}</svg>")
    assert {"svg", "g", "path"} == {element.tag for element in root.iter()}
    assert 2 * len(SIGNS) == len(list(root.iter("path")))


def test_numbers_stand_where_they_are_put() -> None:
    """Start, middle and end differ by half the width each."""
    width = numeral_width("42", 16)
    left = {
        anchor: float(numeral("42", 100, 0, 16, "#000", anchor=anchor).split("translate(")[1].split()[0])
        for anchor in ("start", "middle", "end")
    }
    assert [100, 100 - width / 2, 100 - width] == pytest.approx([left["start"], left["middle"], left["end"]], abs=0.1)


@pytest.mark.skipif(not importlib.util.find_spec("resvg_py"), reason="the renderer is an extra")
def test_png_has_the_width_asked_for() -> None:
    """The picture is a PNG file of the given width, and not empty."""
    picture = png(svg(TABLE), 320)
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    assert (320,) == struct.unpack(">I", picture[16:20])


def test_png_without_the_renderer_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """One line that names the extra, never a traceback about a module."""
    genuine = builtins.__import__

    def missing(
        name: str,
        globals: Mapping[str, object] | None = None,
        locals: Mapping[str, object] | None = None,
        fromlist: Sequence[str] = (),
        level: int = 0,
    ) -> ModuleType:
        if name == "resvg_py":
            raise ImportError(name)
        return genuine(name, globals, locals, fromlist, level)

    monkeypatch.setattr(builtins, "__import__", missing)
    with pytest.raises(DrawingUnavailable, match=r"^PNG pictures need the renderer: pip install turnwright\[png\]$"):
        png("<svg/>", 10)
    assert issubclass(DrawingUnavailable, GameError)


def test_a_panel_that_is_drawn_already_is_personal_and_shows_itself() -> None:
    """A game that only draws whole tables promises nothing about what viewers share."""
    one, other = [Panel("board", "board", 1, 1, "", []) for _n in range(2)]
    plan = as_drawn(one)
    assert ("board", True, one) == (plan.id, plan.personal, plan.draw())
    assert plan.shows() == plan.shows() != as_drawn(other).shows()


def test_the_plate_of_a_number_is_as_wide_as_the_number_needs() -> None:
    """With the number in its middle; larger if requested."""
    wide = [float(re.findall(r' width="([\d.]+)"', badge(number))[0]) for number in (7, 77, 777)]
    assert [round(numeral_width(text, 13) + 10, 1) for text in ("7", "77", "777")] == [
        round(width, 1) for width in wide
    ]
    assert numeral("77", 0, 0, 13, "#ffffff", 3) in badge(77)
    assert "scale(2)" in badge(77, 2)
