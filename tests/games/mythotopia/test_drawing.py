"""The drawing of Mythotopia: well formed, wordless, keyed; all that lies on the table is on it, told apart by shape."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry

from tests.games.mythotopia.drawn import (
    CONTRASTS,
    PARTIES,
    built_ids,
    cards,
    crowded,
    early,
    looking,
    picking,
    province,
    set_up,
)
from tests.games.mythotopia.samples import SAMPLES
from tests.games.pictures import (
    check_clean,
    check_order,
    check_pieces,
    described,
    misjudged,
    pieces,
    pointed_at,
)
from tests.games.test_board import contrast
from tests.games.test_text import References
from turnwright.core.drawing import DARK, LIGHT, Theme
from turnwright.core.seats import WATCHER
from turnwright.core.text import LANGUAGES, faults, say
from turnwright.games.mythotopia import GAME, board, storage
from turnwright.games.mythotopia.board import panels
from turnwright.games.mythotopia.data.faces import CARD_KEYS, FIRST_IMPROVEMENT
from turnwright.games.mythotopia.data.geometry import BORDERS, KEYS, SEAS
from turnwright.games.mythotopia.data.vp_cards import HEAP_CARD
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.zones import IMPROVEMENT_DECK, deck

SOURCES = Path(board.__file__).parent
THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: str(theme.name))


@cache
def tables() -> tuple[World, ...]:
    """Tables of all sizes, as several viewers see them."""
    found: list[World] = [set_up(seats) for seats in PARTIES]
    for seats in PARTIES:
        for viewer in (*range(seats), WATCHER):
            found += [storage.redacted(table(seats), viewer) for table in (early, crowded)]
    for viewer in (0, 1, WATCHER):
        found += [storage.redacted(table, viewer) for table in (looking(), picking())]
    return tuple(found)


@THEMES
def test_every_panel_is_well_formed_and_clean(theme: Theme) -> None:
    """Nothing but plain shapes, each id once."""
    for s in tables():
        check_clean(panels(s, theme), theme, SAMPLES.elements)


def test_pieces_stand_alone_inside_their_panel_on_something_that_exists() -> None:
    """On every table, by day and by night."""
    for s in tables():
        check_pieces(panels(s, LIGHT), panels(s, DARK))


def test_panels_stand_in_order() -> None:
    """The map, the supply, the viewer's own panel, then the others in seat order."""
    for s in tables():
        check_order(panels(s), s.viewer, s.seats, SAMPLES.supplies)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words(lang: str) -> None:
    """Panels, places and pieces can all be named to the reader."""
    found: dict[str, list[str]] = {}
    for panel in [panel for s in tables() for panel in panels(s)]:
        for label in (panel.label, *panel.labels.values(), *[piece.label for piece in panel.pieces]):
            assert label is not None, f"no label in {panel.id}"
            if repr(label) not in found:
                text = say(GAME, label, lang)
                untidy = any(sign in text for sign in ("{", "}", "@", "$", "  ", " ,", " .", " :", " ;"))
                found[repr(label)] = [*faults(GAME, label, lang), *([text] if untidy or text != text.strip() else [])]
    assert [] == [wrong for wrong in found.values() if wrong]
    assert len(found) > 500


SMALL = ["round", "turn", "first", "done", "last", "winners", "in_play"]
MASKS = ["cities", "citadels", "castles", "dragons", "runestones", "pile"]
LISTS = ["realms", "roads", "armies", "hired", "ships", "towns", "army_stock", "ship_stock", "army_pool", "ship_pool"]
MORE_LISTS = ["heaps", "unused", "tokens", "tally", "milestones", "marked"]
ROWS = ("discards", "reserves", "removed")


def changed(s: World) -> dict[str, World]:
    """The table with one thing changed at a time, by what was changed."""
    found: dict[str, World] = {}
    for name in (*SMALL, *MASKS):
        for bit in (1, 2) if name in SMALL else (1, 2, 4, 1 << province("oxter")):
            other = found[f"{name} {bit}"] = s.copy()
            setattr(other, name, getattr(other, name) ^ bit)
    other = found["used"] = s.copy()
    other.used ^= 1 << CARD_KEYS.index("limes") - FIRST_IMPROVEMENT
    for name in (*LISTS, *MORE_LISTS):
        for place in range(0, len(cast("list[int]", getattr(s, name))), 5):
            if name == "heaps" and not s.in_play >> HEAP_CARD[place] & 1:
                continue
            other = found[f"{name} {place}"] = s.copy()
            values = cast("list[int]", getattr(other, name))
            values[place] = values[place] ^ 1 if name == "realms" else values[place] + 1
    for name in ROWS:
        for seat in range(s.seats):
            other = found[f"{name} {seat}"] = s.copy()
            cast("list[list[int]]", getattr(other, name))[seat].append(CARD_KEYS.index("water_mill"))
    for name in ("display", "played", "gone"):
        other = found[name] = s.copy()
        cast("list[int]", getattr(other, name)).append(CARD_KEYS.index("water_mill"))
    for zone in (IMPROVEMENT_DECK, deck(2)):
        other = found[f"zone {zone}"] = s.copy()
        other.cards.zones[zone].layers[0].append(0)
    return found


@pytest.mark.plain_only
def test_every_field_that_changes_is_seen() -> None:
    """Whatever changes on the table changes the drawing, and what the panel says it shows."""
    s = crowded(4)
    before = described(panels(s, DARK))
    tried = changed(s)
    assert [] == [name for name, other in tried.items() if described(panels(other, DARK)) == before]
    for name, other in tried.items():
        assert [] == misjudged([board.panel_plans(s, DARK), board.panel_plans(other, DARK)]), name


@pytest.mark.parametrize("table", [early, crowded])
def test_what_options_point_at_is_there(table: Callable[[int], World]) -> None:
    """Provinces, sea areas, borders, seats, VP cards and cards: all can be lit up."""
    for seats in PARTIES:
        s = table(seats)
        lit = pointed_at(panels(s))
        assert {f"province-{key}" for key in KEYS} | {f"sea-{key}" for key in SEAS} <= lit
        assert {f"border-{border.key}" for border in BORDERS} | {f"seat-{seat}" for seat in range(seats)} <= lit
        assert {f"display-{CARD_KEYS[card]}" for card in s.display} <= lit
        for place, prefix in ((s.reserves[0], "card"), (s.discards[0], "discarded"), (s.removed[0], "removed")):
            assert {f"{prefix}-{CARD_KEYS[card]}" for card in place} <= lit


@pytest.mark.rules("MY-3.23")
def test_nobody_sees_the_hands_of_others() -> None:
    """A hand is drawn for its owner alone; a Reserve, discard pile and removed cards for everybody."""
    s = crowded(4)
    for viewer in (WATCHER, *range(s.seats)):
        shown = {piece.id: piece for piece in pieces(panels(storage.redacted(s, viewer)))}
        assert (viewer == 0) == ("card-counsellor" in shown)
        assert (viewer == 3) == ("card-iracund" in shown)
        told = " ".join(repr(piece.label) for piece in shown.values())
        assert (viewer == 0) == ("@card-counsellor" in told)
        for seat, card in ((0, "general"), (1, "limes"), (2, "hero"), (3, "cavalry")):
            assert ("card-" if viewer == seat else f"reserve-{seat}-") + card in shown
        assert ("removed-frampold" if viewer == 0 else "laid-by-0-frampold") in shown
        assert ("discarded-providence" if viewer == 1 else "thrown-1-providence") in shown


@pytest.mark.rules("MY-17.46")
def test_who_looks_at_cards_sees_them_alone() -> None:
    """Others see that there are some."""
    for viewer in (WATCHER, 0, 1):
        shown = {piece.id for piece in pieces(panels(storage.redacted(looking(), viewer)))}
        assert (viewer == 1) == ({"looked-ranger", "looked-scribe"} <= shown)
        assert (viewer != 1) == ("looked-by-1" in shown)


@pytest.mark.rules("MY-4.21")
def test_a_secret_pick_is_seen_by_whoever_picked() -> None:
    """Until all are revealed."""
    for viewer in (WATCHER, 0, 1):
        shown = {piece.id for piece in pieces(panels(storage.redacted(picking(), viewer)))}
        assert {WATCHER: set(), 0: {"picked-custus"}, 1: {"picked-shog"}}[viewer] == {
            id for id in shown if id.startswith("picked-")
        }


def test_a_card_can_be_looked_at_large_wherever_it_lies_open() -> None:
    """In hands, Reserves, on display, discarded, removed, played; VP cards as well."""
    for piece in pieces(panels(crowded(4))):
        told = "" if piece.label is None else str(piece.label.args.get("card", ""))
        assert bool(told) == bool(piece.face), piece.id


def test_many_cards_fit_into_their_places() -> None:
    """Piles and hands that grow stay inside their panel."""
    s = crowded(4)
    s.discards[0] = list(range(25))
    s.discards[1] = list(range(25))
    s.removed[0], s.removed[2] = list(range(25, 33)), list(range(25, 33))
    s.reserves[0] = cards("levies limes quarry ranger scribe warehouse queen farming gold_mine cavalry")
    s.display = list(range(44, 73))
    s.played = list(range(12))
    s.cards.zones[3].layers[0] = list(range(30, 44))
    for panel in panels(s):
        assert [] == [p.id for p in panel.pieces if not (0 <= p.x <= panel.width and 0 <= p.y <= panel.height)]


def test_texts_of_the_drawing_are_all_used_and_alike_in_both_languages() -> None:
    """Nothing is missing, nothing is left over, and no argument is forgotten in a translation."""
    english, russian = (texts(lang) for lang in LANGUAGES)
    assert english.keys() == russian.keys()
    for id, (arguments, used) in english.items():
        assert (id, arguments, used) == (id, named_in(russian[id][0], arguments), russian[id][1])
    parts = {part for _arguments, used in english.values() for part in used}
    assert set() == built_ids() - set(english)
    assert set() == {id for id in english if not written(id)} - built_ids() - parts


def named_in(translated: set[str], arguments: set[str]) -> set[str]:
    """Return the arguments whose forms a translation uses; a tally tells the count, too."""
    plain = {name if name in arguments else name.rpartition("-")[0] for name in translated}
    return plain | ({"count"} if any(name.endswith("-tally") for name in translated) else set())


def texts(lang: str) -> dict[str, tuple[set[str], set[str]]]:
    """Return by id the arguments and parts of the names and the texts of the drawing."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for file in ("names", "drawing"):
        for entry in FluentParser().parse((SOURCES / f"{file}.{lang}.ftl").read_text(encoding="utf-8")).body:
            if isinstance(entry, Entry):
                assert entry.id.name not in found
                refers = References()
                refers.visit(entry.value)
                found[entry.id.name] = (refers.arguments, refers.parts)
    return found


@cache
def sources() -> str:
    """Return all that draws."""
    return "".join(path.read_text(encoding="utf-8") for path in (*SOURCES.glob("art/*.py"), SOURCES / "board.py"))


def written(id: str) -> bool:
    """Return whether an id stands in the sources of the drawing as it is."""
    return f'"{id}"' in sources()


@pytest.mark.parametrize(("ground", "ink", "least"), CONTRASTS)
def test_print_stands_out_from_its_ground(ground: str, ink: str, least: float) -> None:
    """Numbers and names are readable, signs are seen."""
    assert contrast(ground, ink) >= least
