"""The map of Mythotopia as it is drawn: outlines agree with the tables, wars show their sides, shapes tell apart."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.drawn import WARS, crowded, early, province
from tests.games.pictures import pieces, without_colours
from turnwright.core.drawing import Piece
from turnwright.games.mythotopia.art.cards import card_face, small_card, use
from turnwright.games.mythotopia.art.emblems_cards import EMBLEMS
from turnwright.games.mythotopia.art.emblems_vp import VP_EMBLEMS
from turnwright.games.mythotopia.art.fighting import side
from turnwright.games.mythotopia.art.lettering import LETTERS
from turnwright.games.mythotopia.art.lines import (
    CROSSINGS,
    PROVINCE_LINES,
    ROOMS,
    SEA_LINES,
    border_line,
    holds,
    stretches,
)
from turnwright.games.mythotopia.art.symbols import HEADER_SIGNS, symbol
from turnwright.games.mythotopia.art.tokens import CASTLE, DRAGON, RUNESTONE, army, house, mercenary, ship
from turnwright.games.mythotopia.board import panels
from turnwright.games.mythotopia.data.faces import CARD_KEYS, CARDS, FACES
from turnwright.games.mythotopia.data.geometry import BORDER_KEYS, BORDERS, KEYS, MAP, PROVINCES, SEAS
from turnwright.games.mythotopia.data.tables import MOST_SEATS, SYMBOLS
from turnwright.games.mythotopia.data.vp_cards import VP_KEYS
from turnwright.games.mythotopia.state import World


def told(piece: Piece) -> tuple[str, dict[str, int | str]]:
    """Return the id and the arguments of a label."""
    assert piece.label is not None
    return piece.label.id, piece.label.args


def on_map(s: World) -> dict[str, Piece]:
    """Return what is drawn on the map."""
    return {piece.id: piece for piece in panels(s)[0].pieces}


@pytest.mark.rules("MY-1.4")
def test_outlines_meet_exactly_where_there_is_a_border() -> None:
    """Two provinces share a line if the table joins them, and no others do; the middle of it is the place for roads."""
    shared = {(p, past) for p in range(PROVINCES) for past, _line in stretches(p) if p < past < PROVINCES}
    assert {(border.one, border.other) for border in BORDERS} == shared
    for number in range(len(BORDERS)):
        middle = CROSSINGS[number]
        assert 4 > min(abs(middle.x - spot.x) + abs(middle.y - spot.y) for spot in border_line(number))


@pytest.mark.rules("MY-1.2")
def test_outlines_meet_the_seas_that_provinces_touch() -> None:
    """The small island is inside the sea that it touches."""
    for p in range(PROVINCES):
        touched = {past - PROVINCES for past, _line in stretches(p) if past >= PROVINCES}
        around = {sea for sea in range(len(SEAS)) if holds(SEA_LINES[sea], ROOMS[p].x, ROOMS[p].y)}
        assert set(MAP[p].seas) == touched | around, KEYS[p]
        assert holds(PROVINCE_LINES[p], ROOMS[p].x, ROOMS[p].y)


def test_the_map_shows_what_stands_on_it() -> None:
    """A piece for every town, castle, road, army, ship, dragon and runestone, and no other."""
    s = crowded(4)
    drawn = on_map(s)
    owned = s.realms[0] | s.realms[1] | s.realms[2] | s.realms[3]
    for id, mask in (
        *(("home", owned), ("realm", owned), ("force", (1 << PROVINCES) - 1 & ~owned)),
        *(("castle", s.castles), ("dragon", s.dragons), ("runestone", s.runestones)),
    ):
        assert {f"{id}-{key}" for p, key in enumerate(KEYS) if mask >> p & 1} == {
            name for name in drawn if name.startswith(f"{id}-")
        }
    armies = {f"armies-{seat}-{key}" for key, here in WARS.items() for seat in here}
    assert armies == {name for name in drawn if name.startswith("armies-")}
    assert {f"road-{BORDER_KEYS[road]}" for road in s.roads} == {name for name in drawn if name.startswith("road-")}
    ships = {f"ships-{k // len(SEAS)}-{SEAS[k % len(SEAS)]}" for k in range(len(s.ships)) if s.ships[k]}
    assert ships == {name for name in drawn if name.startswith("ships-")}
    assert ["hired-1-mome"] == [name for name in drawn if name.startswith("hired-")]
    assert {"played-camarine", "played-start_ship"} <= set(drawn)


@pytest.mark.rules("MY-10.2", "MY-10.5", "MY-10.21")
def test_a_war_shows_every_side_and_who_would_win() -> None:
    """A crown for the winner, none on a tie; the label says what adds to the strength."""
    drawn = on_map(crowded(4))
    sides = {name for name in drawn if name.startswith("side-")}
    assert {"side-neutral-mome", "side-0-mome", "side-1-mome"} == {name for name in sides if name.endswith("mome")}
    assert {"side-3-blore", "side-2-blore"} == {name for name in sides if name.endswith("blore")}
    assert ("drawn-war", {"province": "@province-mome", "seat": 1}) == told(drawn["war-mome"])
    assert "drawn-war-tied" == told(drawn["war-blore"])[0]
    parts = told(drawn["side-3-blore"])[1]
    assert (1, 0, 1) == (parts["strength"], parts["armies"], parts["hilly"])
    id, parts = told(drawn["side-neutral-trogle"])
    assert ("drawn-side-neutral", 7, 4) == (id, parts["strength"], parts["dragon"])
    assert without_colours(side(0, 3, True, False)) != without_colours(side(0, 3, False, False))
    assert without_colours(side(0, 3, False, True)) != without_colours(side(0, 3, False, False))
    assert {name for name in drawn if name.startswith("war-")} == {
        f"war-{key}" for key in ("mome", "shog", "coryphee", "trogle", "blore", "ictus")
    }


def test_a_tie_is_told() -> None:
    """Nobody would win; at the end of the game the defender keeps the province."""
    s = early(2)
    seat = 1 if s.realms[0] >> province("kakopyge") & 1 else 0
    s.camps[seat] |= 1 << province("kakopyge")
    s.armies[seat * PROVINCES + province("kakopyge")] = 1
    assert "drawn-war-tied" == told(on_map(s)["war-kakopyge"])[0]


def test_everything_is_told_apart_without_colours() -> None:
    """Seats, houses, symbols, headers, tokens, cards and VP cards each have a shape of their own."""
    seats = range(MOST_SEATS)
    tokens = [army(seat, 2) for seat in seats] + [mercenary(0, 2)] + [ship(seat, 2) for seat in seats]
    tokens += [house(kind, seat) for kind in range(3) for seat in seats] + [CASTLE, DRAGON, RUNESTONE]
    assert len(tokens) == len({without_colours(token) for token in tokens})
    assert len(SYMBOLS) == len({without_colours(symbol(kind)) for kind in range(len(SYMBOLS))})
    assert 4 == len({without_colours(sign) for sign in HEADER_SIGNS if sign})
    assert CARDS == len({without_colours(card_face(card)) for card in range(CARDS)})
    assert CARDS == len({without_colours(small_card(card)) for card in range(CARDS)})
    assert small_card(40, 2) != small_card(40) != small_card(40, 1, True)
    assert set(VP_KEYS) == set(VP_EMBLEMS)
    assert len(VP_KEYS) == len({without_colours(picture) for picture in VP_EMBLEMS.values()})
    assert set(CARD_KEYS[PROVINCES:]) == set(EMBLEMS)
    assert set("".join(KEYS)) <= set(LETTERS)


def test_a_hand_is_grouped_by_use() -> None:
    """Food, stone, gold, armies, ships, then texts by their header; each card once."""
    s = crowded(4)
    hand = [piece for piece in panels(s)[3].pieces if piece.id.startswith("card-") and piece.y > 200]
    held = [CARD_KEYS.index(piece.id.removeprefix("card-")) for piece in hand]
    assert sorted(held, key=use) == held
    assert [piece.x for piece in hand] == sorted(piece.x for piece in hand)
    assert ["food", "food", "stone", "army", "ship"] == [SYMBOLS[use(card)] for card in held[:5]]
    assert use(held[5]) == len(SYMBOLS) + FACES[held[5]].header
    assert {f"use-{use(card)}" for card in held} <= {piece.id for piece in panels(s)[3].pieces}


def test_what_is_filled_in_is_marked() -> None:
    """Outlines always, tokens of variable VP cards with two players, a hand that holds the second starting Army."""
    s = early(2)
    assert "drawn-unsure-outlines" == panels(s)[0].labels["outlines"].id
    marked = {piece.id for piece in pieces(panels(s)) if piece.id.startswith("unsure-")}
    assert {"unsure-citadel", "unsure-dragons", "unsure-seas", "unsure-runestones"} == marked
    assert not {piece.id for piece in pieces(panels(early(3))) if piece.id.startswith("unsure-")}
    s.cards.zones[3].layers[0] = [CARD_KEYS.index("start_army")] * 2
    assert "unsure-start_army" in {piece.id for piece in pieces(panels(s))}
