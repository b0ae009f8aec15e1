"""Moments of lively games, and what can be said of their drawings."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple
from xml.etree import ElementTree

from tests.games.cases import Case, plain
from turnwright.core.drawing import LIGHT, Panel, PanelPlan, Piece, Theme, panel_svg
from turnwright.core.game import View
from turnwright.core.rng import Rng
from turnwright.core.seats import viewers

SVG = "{http://www.w3.org/2000/svg}"
COLOUR = re.compile(r"#[0-9a-f]{6}")
EVERY = 12
"""A moment is a decision of the setup, or one in this many later on."""
LOOKED_AT = 5
"""One moment in this many is seen by all viewers."""


class Moment(NamedTuple):
    """A decision: what each viewer sees, who is asked, and what it may do."""

    views: dict[int, View]
    asked: int
    actions: list[int]


class Parsed(NamedTuple):
    """What a drawn panel holds: parsing it shows that it is well formed."""

    ids: list[str]
    lit: frozenset[str]
    """Elements that can be lit up."""
    tags: frozenset[str]
    faults: list[str]


class Drawn(NamedTuple):
    """A drawing and who sees it."""

    viewer: int
    panels: list[Panel]


@cache
def moments(case: Case) -> tuple[Moment, ...]:
    """Decisions of one lively game, its end the last of them."""
    position, rng = case.game.new(case.seats, case.seats, case.options), Rng(case.seats)
    found: list[Moment] = []
    while not position.over:
        assert position.seat is not None
        if position.ply % EVERY == 0 or case.game.round(position.state) == 0:
            views = {viewer: position.view(viewer) for viewer in viewers(case.seats)}
            found.append(Moment(views, position.seat, list(position.actions)))
        position.choose(case.samples.answer(position.state, rng))
    return (*found, Moment({viewer: position.view(viewer) for viewer in viewers(case.seats)}, 0, []))


def views(case: Case) -> list[View]:
    """What everybody sees at some of the moments, the first and last among them."""
    chosen = [*moments(case)[:-1:LOOKED_AT], moments(case)[-1]]
    return [view for moment in chosen for view in moment.views.values()]


@cache
def drawn(case: Case, theme: Theme) -> tuple[Drawn, ...]:
    """The drawings of these views, and those that the game adds."""
    found = [Drawn(view.seat, case.game.panels(view, theme)) for view in views(case)]
    return (*found, *[Drawn(0, panels) for panels in added(case, theme)])


def added(case: Case, theme: Theme) -> list[list[Panel]]:
    """What the game adds to the drawings of its plain table."""
    return case.samples.drawings(case.seats, theme) if case == plain(case.name, case.seats) else []


@cache
def parsed(panel: Panel, theme: Theme = LIGHT) -> Parsed:
    """One panel as an own picture."""
    text = panel_svg(panel, theme)
    found = list(ElementTree.fromstring(text).iter())
    ids = [id for element in found if (id := element.get("id"))]
    lit = frozenset([element.get("id", "") for element in found if element.get("class") == "target"])
    used = [element.get("href", "")[1:] for element in found if element.tag == f"{SVG}use"]
    faults = [f"no {name}" for name in {*used, *re.findall(r"url\(#([^)]*)\)", text)}.difference(ids)]
    faults += [f"style {element.get('style')}" for element in found if "style" in element.attrib]
    faults += [element.text for element in found if element.text and element.text.strip()]
    return Parsed(ids, lit, frozenset([element.tag.removeprefix(SVG) for element in found]), faults)


def all_ids(panels: list[Panel]) -> list[str]:
    """All ids of a drawing."""
    return [id for panel in panels for id in parsed(panel).ids]


def lit_up(panels: list[Panel]) -> set[str]:
    """All places of a drawing that can be lit up."""
    return {id for panel in panels for id in parsed(panel).lit}


def pointed_at(panels: list[Panel]) -> set[str]:
    """All that an option may point at: places that can be lit up, and pieces."""
    return lit_up(panels) | {piece.id for piece in pieces(panels)}


def pieces(panels: list[Panel]) -> list[Piece]:
    """All pieces on the table."""
    return [piece for panel in panels for piece in panel.pieces]


def without_colours(body: str) -> str:
    """What a drawing looks like to someone who sees no colours at all."""
    return COLOUR.sub("#", body)


def check_clean(panels: list[Panel], theme: Theme, elements: frozenset[str]) -> None:
    """No style, no text; what is referred to exists; nothing but some elements; each id once."""
    assert [] == [(panel.id, wrong) for panel in panels for wrong in parsed(panel, theme).faults]
    assert set() == {tag for panel in panels for tag in parsed(panel, theme).tags} - elements
    ids = all_ids(panels)
    assert [] == sorted({id for id in ids if ids.count(id) > 1})


def check_pieces(light: list[Panel], dark: list[Panel]) -> None:
    """They look the same in both themes, refer to nothing, stand inside their panel, and a click means an element."""
    assert [vars(piece) for piece in pieces(light)] == [vars(piece) for piece in pieces(dark)]
    drawings = [(p.id, drawing) for p in pieces(light) for drawing in (p.body, p.face)]
    assert [] == [id for id, drawing in drawings if "url(" in drawing or "href" in drawing or ' id="' in drawing]
    ids = set(all_ids(light))
    assert [] == [piece.id for piece in pieces(light) if piece.target and piece.target not in ids]
    for panel in light:
        assert [] == [p for p in panel.pieces if not (0 <= p.x <= panel.width and 0 <= p.y <= panel.height)]


def check_order(panels: list[Panel], viewer: int, seats: int, supplies: int) -> None:
    """Board, supply, the viewer's own panel, then the others in seat order; a watcher has no own panel."""
    before = ["board", *["supply"] * supplies]
    first = "own" if viewer >= 0 else "seat"
    assert [*before, first, *["seat"] * (seats - 1)] == [panel.role for panel in panels]
    order = [f"player-{(max(viewer, 0) + k) % seats}" for k in range(seats)]
    assert order == [panel.id for panel in panels[len(before) :]]


def misjudged(tables: Sequence[list[PanelPlan]]) -> list[str]:
    """The panels that look different although they say that they show the same."""
    found: list[str] = []
    for plans in zip(*tables, strict=True):
        shown = [(plan.shows(), described([plan.draw()])) for plan in plans]
        facts, looks = shown[0]
        found += [plans[0].id for other, look in shown[1:] if other == facts and look != looks]
    return found


def described(panels: list[Panel]) -> list[tuple[object, ...]]:
    """All there is to a drawing."""
    return [
        (p.id, p.role, p.height, p.label, p.labels, p.defs, p.static, [tuple(vars(q).values()) for q in p.pieces])
        for p in panels
    ]
