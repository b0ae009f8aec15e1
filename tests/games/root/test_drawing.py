"""The drawing of Root: well formed, wordless, keyed; all that lies on the table is on it, told apart by shape."""

from __future__ import annotations

from functools import cache
from typing import cast

import pytest

from tests.games.pictures import (
    check_clean,
    check_order,
    check_pieces,
    misjudged,
    pieces,
    pointed_at,
    without_colours,
)
from tests.games.root.drawn import OTHER_PARTY, PARTIES, crowded, early
from tests.games.root.factions.company import Company
from tests.games.root.samples import SAMPLES
from tests.games.root.words import fault
from turnwright.core.drawing import DARK, LIGHT, Theme
from turnwright.core.messages import Message
from turnwright.core.seats import WATCHER
from turnwright.core.text import LANGUAGES
from turnwright.games.root import board, storage
from turnwright.games.root.art.cards import card_face, quest_face, small_card
from turnwright.games.root.art.emblems_factions import HEADS
from turnwright.games.root.art.items import item_tile
from turnwright.games.root.art.pieces.base import warrior
from turnwright.games.root.art.pieces.roster import ARTS, piece_picture
from turnwright.games.root.art.standing import suit_mark
from turnwright.games.root.art.suits import suit_sign
from turnwright.games.root.board import panels
from turnwright.games.root.data.boards import CHARACTERS, COLUMNS, LEADERS, PIECES, SERVICES
from turnwright.games.root.data.geometry import AUTUMN, CLEARINGS, RAGING_WINTER, WINTER, WOODLANDS
from turnwright.games.root.data.tables import CARDS, ITEM_SUPPLY, ITEMS, NONE, QUESTS
from turnwright.games.root.parts import Pack, Shrine
from turnwright.games.root.state import Woods


@cache
def tables() -> tuple[Woods, ...]:
    """Tables of all sizes, as several viewers see them."""
    found = [early(seats, map=map) for seats in PARTIES for map in (AUTUMN, WINTER)]
    for party, map in ((PARTIES[2], AUTUMN), (PARTIES[4], WINTER), (PARTIES[6], AUTUMN), (OTHER_PARTY, RAGING_WINTER)):
        for viewer in (*range(len(party.split())), WATCHER):
            found.append(storage.redacted(crowded(party, 0, map), viewer))
    return (*found, undecided(), storage.redacted(undecided(), 1))


def undecided() -> Woods:
    """A table at which only one seat leads a faction yet, and that one has no board."""
    s = early(4)
    s.faction = [1, NONE, NONE, NONE]
    s.boards = [None] * 4
    s.suits = [NONE] * CLEARINGS
    return s


THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: str(theme.name))


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
    found: dict[str, str] = {}
    for panel in [panel for s in tables() for panel in panels(s)]:
        for label in (panel.label, *panel.labels.values(), *[piece.label for piece in panel.pieces]):
            assert label is not None, f"no label in {panel.id}"
            if repr(label) not in found:
                found[repr(label)] = fault(label, lang)
    assert [] == [wrong for wrong in found.values() if wrong]
    assert len(found) > 400


def test_nobody_sees_the_cards_of_others() -> None:
    """Hands and supporters are drawn only for their owners; the Riverfolk's hand is open to all."""
    s = crowded(PARTIES[6])
    for viewer in (WATCHER, *range(s.seats)):
        shown = {piece.id for piece in pieces(panels(storage.redacted(s, viewer)))}
        assert (viewer >= 0) == any(id.startswith("card-") for id in shown)
        assert (viewer == 2) == any(id.startswith("supporter-") for id in shown)
        assert (viewer != 5) == any(id.startswith("offered-") for id in shown)


def changed(s: Woods) -> list[Woods]:
    """The table with one thing changed at a time."""
    found: list[Woods] = []
    for name in ("vp", "supply", "dominance", "warriors", "pieces", "crafted", "hoards", "items", "tally", "activated"):
        other = s.copy()
        values = cast("list[int]", getattr(other, name))
        for place in range(0, len(values), 5):
            other = s.copy()
            cast("list[int]", getattr(other, name))[place] += 1
            found.append(other)
    for seat in range(s.seats):
        kept = s.boards[seat]
        for name, value in vars(kept).items() if kept is not None else ():
            other = s.copy()
            if isinstance(value, int):
                setattr(other.boards[seat], name, 1 - value if value in (0, 1) else value - 1)
            elif value and isinstance(value[0], int):
                getattr(other.boards[seat], name)[-1] += -1 if value[-1] else 1
            elif value:
                getattr(other.boards[seat], name)[0].pop()
            found.append(other)
    return found


@pytest.mark.plain_only
@pytest.mark.parametrize("party", [PARTIES[6], OTHER_PARTY])
def test_every_field_that_changes_is_seen(party: str) -> None:
    """Whatever changes on the table changes what a panel says it shows, if it changes the drawing."""
    s = crowded(party)
    s.gone = [1 if piece == 7 else 0 for piece in range(len(PIECES))]
    for other in changed(s):
        assert [] == misjudged([board.panel_plans(s, DARK), board.panel_plans(other, DARK)])


def test_what_options_point_at_is_there() -> None:
    """Clearings, forests, seats, cards, items, columns, leaders, services, piles: all can be lit up."""
    of_map = [f"clearing-{c + 1}" for c in range(CLEARINGS)]
    for woodland in WOODLANDS:
        s = crowded(PARTIES[6], 0, woodland)
        lit = pointed_at(panels(s))
        assert {*of_map, *[f"forest-{forest}" for forest in woodland.forests]} <= lit
        assert {f"seat-{seat}" for seat in range(6)} | {"deck", "discard", "quest-deck"} <= lit
        assert {f"supply-{ITEMS[item]}" for item in range(len(ITEMS)) if ITEM_SUPPLY[item]} <= lit
        assert {f"quest-{QUESTS[quest].key}" for quest in s.quests} <= lit
        assert {f"decree-{name}" for name in COLUMNS} | {f"leader-{leader.key}" for leader in LEADERS} <= lit
        assert {f"service-{name}" for name in SERVICES} | {f"funds-{name}" for name in PARTIES[6].split()} <= lit
        assert {"available-dominance_mouse", "card-armorers", "area-cobbler", "revealed-bake_sale"} <= lit
    assert {f"item-{name}" for name in ITEMS} <= pointed_at(panels(crowded(PARTIES[6], 3)))
    assert {"supporter-anvil", "supporter-sword"} <= pointed_at(panels(crowded(PARTIES[6], 2)))
    assert {"faction-marquise", "faction-vagabond_2"} <= pointed_at(panels(storage.redacted(undecided(), 1)))


def test_the_map_shows_what_stands_on_it() -> None:
    """A piece for every building, token, troop, pawn and ruin, and no other."""
    s = crowded(PARTIES[6])
    drawn = {piece.id for piece in panels(s)[0].pieces if not piece.id.startswith(("suit-", "rules-"))}
    kinds = [f"piece-{PIECES[k // CLEARINGS]}-{k % CLEARINGS + 1}" for k in range(len(s.pieces)) if s.pieces[k]]
    troops = [f"warriors-{k // CLEARINGS}-{k % CLEARINGS + 1}" for k in range(len(s.warriors)) if s.warriors[k]]
    ruins = [f"ruin-{c + 1}" for c in range(CLEARINGS) if s.ruins >> c & 1]
    assert {*kinds, *troops, *ruins, "pawn-3"} == drawn


def test_a_banner_shows_who_rules() -> None:
    """One in each clearing that somebody rules, in the ruler's livery."""
    s = crowded(PARTIES[6])
    banners = {piece.id: piece for piece in panels(s)[0].pieces if piece.id.startswith("rules-")}
    assert ARTS[0].livery.main in banners["rules-1"].body
    assert "rules-12" not in banners, "a tie is ruled by nobody"


@pytest.mark.rules("RT-11.2.7.III#1", "RT-11.2.7.III#2")
def test_a_banner_changes_with_the_ruler_though_no_piece_moves() -> None:
    """Mercenaries rule for whoever hired them, for a turn."""
    t = Company("marquise eyrie riverfolk", at={7: {"riverfolk": 2}}).begin("marquise", "birdsong")

    def banner() -> Message | None:
        pieces = panels(storage.redacted(t.s, WATCHER))[0].pieces
        return next(piece.label for piece in pieces if piece.id == "rules-7")

    assert Message("drawn-rules", {"seat": 2}) == banner()
    t.hire("marquise").begin("marquise", "daylight")
    assert Message("drawn-rules", {"seat": 0}) == banner()
    t.begin("eyrie", "birdsong")
    assert Message("drawn-rules", {"seat": 2}) == banner()


def test_a_pawn_goes_into_forests() -> None:
    """It stands in the glade of the forest, and burnt clearings show flames."""
    s = crowded(PARTIES[4])
    pack = s.boards[3]
    assert isinstance(pack, Pack)
    pack.place, pack.burnt = CLEARINGS + 2, 0b100
    drawn = {piece.id: piece for piece in panels(s)[0].pieces}
    assert f"forest-{AUTUMN.forests[2]}" == drawn["pawn-3"].target
    assert "clearing-3" == drawn["waste-3"].target


def test_everything_is_told_apart_without_colours() -> None:
    """Suits, factions, warriors, pieces, items and cards each have a shape of their own."""
    assert 4 == len({without_colours(suit_sign(suit)) for suit in range(4)})
    assert 3 == len({without_colours(suit_mark(suit, 0)) for suit in range(3)})
    assert 7 == len({without_colours(head) for head in HEADS}) == len({without_colours(warrior(art)) for art in ARTS})
    assert 10 == len({without_colours(piece_picture(piece, 0)) for piece in range(len(PIECES))})
    assert 3 == len({without_colours(piece_picture(4, suit)) for suit in range(3)})
    states = [(exhausted, damaged) for exhausted in (False, True) for damaged in (False, True)]
    assert 32 == len({without_colours(item_tile(item, *state)) for item in range(8) for state in states})
    assert len(CARDS) == len({without_colours(card_face(card)) for card in range(len(CARDS))})
    assert len(QUESTS) == len({without_colours(quest_face(quest)) for quest in range(len(QUESTS))})
    assert small_card(35, 2) != small_card(35) != small_card(35, 1, True)


def test_a_newcomer_is_told_what_a_faction_wants() -> None:
    """The panel of a seat names its faction, whose help a tip shows, and how hard it is."""
    for seat, art in enumerate([ARTS[faction] for faction in crowded(PARTIES[6]).faction]):
        told = panels(crowded(PARTIES[6]))[1 + SAMPLES.supplies + seat].labels[f"seat-{seat}"]
        assert f"@faction-{art.key}" == told.args["faction"]
        assert str(told.args["difficulty"]).startswith("@drawn-difficulty-")


@pytest.mark.parametrize("character", range(len(CHARACTERS)))
def test_every_character_can_be_drawn(character: int) -> None:
    """Each is known by a picture of its own."""
    bodies = set()
    for shown in (character, (character + 1) % len(CHARACTERS)):
        s = crowded(PARTIES[4])
        pack = s.boards[3]
        assert isinstance(pack, Pack)
        pack.character = shown
        bodies |= {piece.body for piece in pieces(panels(s)) if piece.id == "character-of-3"}
    assert 2 == len(bodies)


def test_many_cards_fit_into_their_places() -> None:
    """Piles that grow without limit stay inside their panel."""
    s = crowded(PARTIES[6], 4)
    shrine = s.boards[4]
    assert isinstance(shrine, Shrine)
    shrine.souls = list(range(20))
    shrine.revealed = list(range(20, 30))
    s.areas[4] = list(range(31, 42))
    for panel in panels(s):
        assert [] == [p.id for p in panel.pieces if not (0 <= p.x <= panel.width and 0 <= p.y <= panel.height)]


def test_no_pawn_hides_warriors() -> None:
    """In a clearing pawns stand beside the warriors."""
    together = 0
    for s in tables():
        standing = [piece for panel in panels(s, LIGHT) if panel.role == "board" for piece in panel.pieces]
        for pawn in [piece for piece in standing if piece.id.startswith("pawn-") and "clearing" in piece.target]:
            warriors = [p.x for p in standing if p.target == pawn.target and p.id.startswith("warriors-")]
            together += len(warriors)
            assert all(abs(pawn.x - x) > 25 for x in warriors)
    assert together
