"""The drawings of every game: well formed, wordless, keyed; options find their place; kept drawings are true."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from tests.games.cases import EVERY_DRAWN_CASE, EVERY_GAME, Case, samples_of
from tests.games.pictures import (
    all_ids,
    check_order,
    described,
    drawn,
    misjudged,
    moments,
    parsed,
    pieces,
    pointed_at,
)
from turnwright.core.drawing import DARK, LIGHT, Panel, Theme, svg
from turnwright.core.game import find
from turnwright.core.messages import Message
from turnwright.core.seats import WATCHER
from turnwright.core.text import LANGUAGES, faults


@EVERY_DRAWN_CASE
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: str(theme.name))
def test_every_picture_is_well_formed_and_clean(case: Case, theme: Theme) -> None:
    """No style attribute, no text, no script, nothing fetched; what is referred to exists."""
    for picture in drawn(case, theme):
        assert [] == [(panel.id, fault) for panel in picture.panels for fault in parsed(panel, theme).faults]
        assert set() == {tag for panel in picture.panels for tag in parsed(panel, theme).tags} - case.samples.elements
    whole = ElementTree.fromstring(svg(drawn(case, theme)[-1].panels, theme))
    assert sorted(all_ids(drawn(case, theme)[-1].panels)) == sorted(id for e in whole.iter() if (id := e.get("id")))


@EVERY_DRAWN_CASE
def test_ids_are_unique(case: Case) -> None:
    """An id names one element of the whole table, pieces included."""
    for picture in drawn(case, LIGHT):
        ids = all_ids(picture.panels)
        assert sorted(set(ids)) == sorted(ids)


@EVERY_DRAWN_CASE
def test_every_option_finds_its_target(case: Case) -> None:
    """What an option points at is drawn for the seat that is asked, and can be lit up."""
    for moment in moments(case):
        lit = pointed_at(case.game.panels(moment.views[moment.asked], LIGHT))
        targets = {case.game.vocabulary.name(action): case.game.target(action) for action in moment.actions}
        assert {} == {name: target for name, target in targets.items() if target and target not in lit}


@EVERY_GAME
def test_choices_with_a_place_have_a_target(name: str) -> None:
    """Only answers to a question of words, and what chance draws, have no place on the table."""
    game = find(name)
    actions = range(len(game.vocabulary))
    assert samples_of(name).placeless == {game.vocabulary.verb(a) for a in actions if game.target(a) == ""}


@EVERY_DRAWN_CASE
def test_pieces_stand_on_targets(case: Case) -> None:
    """A click on a piece means an element that exists."""
    for picture in drawn(case, LIGHT):
        ids = set(all_ids(picture.panels))
        assert [] == [piece.id for piece in pieces(picture.panels) if piece.target and piece.target not in ids]


@EVERY_DRAWN_CASE
def test_roles_and_order(case: Case) -> None:
    """Board, supply, the viewer's own panel, then the others in seat order; a watcher has no own panel."""
    for viewer, panels in drawn(case, LIGHT):
        check_order(panels, viewer, case.seats, case.samples.supplies)


@EVERY_DRAWN_CASE
def test_pieces_look_the_same_in_every_theme_and_stand_alone(case: Case) -> None:
    """Pieces are sent once for all readers: no theme in them, and no reference to a panel's definitions."""
    for one, other in zip(drawn(case, LIGHT), drawn(case, DARK), strict=True):
        light, dark = pieces(one.panels), pieces(other.panels)
        assert [(p.id, p.x, p.y, p.body) for p in light] == [(p.id, p.x, p.y, p.body) for p in dark]
        drawings = [(p.id, drawing) for p in light for drawing in (p.body, p.face)]
        assert [] == [id for id, drawing in drawings if "url(" in drawing or "href" in drawing or ' id="' in drawing]
        assert [p.face for p in light] == [p.face for p in dark]


@EVERY_DRAWN_CASE
def test_every_face_is_a_clean_picture(case: Case) -> None:
    """The close-up of a piece also follows the rules of pictures."""
    faces = {piece.face for picture in drawn(case, LIGHT) for piece in pieces(picture.panels) if piece.face}
    closely = Panel("closely", "supply", 1, 1, "".join(sorted(faces)), [])
    assert [] == parsed(closely, LIGHT).faults
    assert set() == parsed(closely, LIGHT).tags - case.samples.elements


@cache
def labels(case: Case) -> tuple[Message, ...]:
    """What panels, places and pieces are called, each once."""
    shown = {id(panel): panel for picture in drawn(case, LIGHT) for panel in picture.panels}
    found: dict[str, Message] = {}
    for panel in shown.values():
        for label in (panel.label, *panel.labels.values(), *(piece.label for piece in panel.pieces)):
            assert label is not None, f"no label in {panel.id}"
            found[repr(label)] = label
    return tuple(found.values())


@EVERY_DRAWN_CASE
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_label_has_words(case: Case, lang: str) -> None:
    """Panels, places and pieces can all be named to the reader, in both languages."""
    assert [] == [fault for label in labels(case) for fault in faults(case.game, label, lang)]


@EVERY_DRAWN_CASE
def test_every_piece_is_inside_its_panel(case: Case) -> None:
    """Nothing is put where it cannot be seen."""
    for picture in drawn(case, LIGHT):
        for panel in picture.panels:
            assert [] == [p for p in panel.pieces if not (0 <= p.x <= panel.width and 0 <= p.y <= panel.height)]


@EVERY_DRAWN_CASE
def test_a_panel_that_shows_the_same_looks_the_same(case: Case) -> None:
    """What it says it shows is all that its drawing depends on, for every viewer at every moment, labels and all."""
    for viewer in moments(case)[0].views:
        plans = [case.game.panel_plans(moment.views[viewer], DARK) for moment in moments(case)]
        for one, other in pairwise(plans):
            assert [] == misjudged([one, other])


@EVERY_DRAWN_CASE
def test_what_is_not_personal_looks_to_all_as_to_watchers(case: Case) -> None:
    """Board and supply, and a seat's panel for everybody who knows no more of it; the viewer's own is personal."""
    for moment in moments(case):
        public = {panel.id: described([panel]) for panel in case.game.panels(moment.views[WATCHER], LIGHT)}
        for viewer, view in moment.views.items():
            plans = case.game.panel_plans(view, LIGHT)
            shared = [plan.id for plan in plans if not plan.personal]
            assert len(shared) > case.samples.supplies
            assert f"player-{viewer}" not in shared
            for plan in plans:
                panel = plan.draw()
                assert plan.id == panel.id
                assert plan.personal or public[panel.id] == described([panel])


def brightness(colour: str) -> float:
    """Relative luminance, as contrast is measured."""
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21."""
    high, low = sorted((brightness(one), brightness(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@EVERY_GAME
def test_print_and_signs_have_contrast(name: str) -> None:
    """Numbers are readable and signs are seen on their ground."""
    told = samples_of(name).contrasts
    assert told
    assert [] == [(ground, ink) for ground, ink, least in told if contrast(ground, ink) < least]


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: str(theme.name))
def test_themes_have_contrast(theme: Theme) -> None:
    """Print is readable on the grounds that all games share."""
    assert contrast(theme.slot, theme.ink) >= 7
    assert contrast(theme.panel, theme.ink) >= 7
