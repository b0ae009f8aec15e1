"""The grammar of one action: every form of the notation's description."""

from __future__ import annotations

import pytest

from turnwright.games.root.data.tables import BIRD, FOX, MOUSE, RABBIT
from turnwright.games.root.exchange.forms import (
    Battle,
    Craft,
    Elsewhere,
    Marker,
    Misread,
    Move,
    Place,
    Relations,
    Reveal,
    Score,
    Setting,
)
from turnwright.games.root.exchange.parsing import read_form


def shown(place: Place) -> str:
    """Return a place in short."""
    number = str(place.number + 1) if place.kind == "clearing" else ""
    return " ".join([part for part in (place.kind, number, place.letter, place.word) if part])


def moved(text: str) -> tuple[list[str], list[str]]:
    """Return the things and places of a move in short."""
    form = read_form(text)
    assert isinstance(form, Move)
    things = []
    for thing in form.things:
        suit = "" if thing.suit is None else "FRMB"[thing.suit]
        things.append(f"{thing.count} {thing.letter}{suit}{thing.code or '#'} from {shown(thing.start)}")
    return things, [shown(place) for place in form.places]


@pytest.mark.parametrize(
    ("text", "things", "places"),
    [
        ("2Dw3->5", ["2 Dw from clearing 3"], ["clearing 5"]),
        ("4w10->4", ["4 w from clearing 10"], ["clearing 4"]),
        ("b->3", ["1 b from omitted"], ["clearing 3"]),
        ("p->12", ["1 p from omitted"], ["clearing 12"]),
        ("p->1_2_5_10", ["1 p from omitted"], ["forest 1_2_5_10"]),
        ("At5->", ["1 At from clearing 5"], ["omitted"]),
        ("F#domO->C", ["1 Fdom from hand O"], ["hand C"]),
        ("#V->C", ["1 # from hand V"], ["hand C"]),
        ("F#C->", ["1 F# from hand C"], ["omitted"]),
        ("#->C", ["1 # from omitted"], ["hand C"]),
        ("3#A->$", ["3 # from hand A"], ["board"]),
        ("3F#$->", ["3 F# from board"], ["omitted"]),
        ("#E->A$", ["1 # from hand E"], ["board A"]),
        ("%sO$->V$", ["1 s from board O"], ["board V"]),
        ("%s12->$", ["1 s from clearing 12"], ["board"]),
        ("%s->e", ["1 s from omitted"], ["state e"]),
        ("%fe->", ["1 f from state e"], ["omitted"]),
        ("%rr->d", ["1 r from state r"], ["state d"]),
        ("%rde->s", ["1 r from state de"], ["state s"]),
        ("%_d->s+r", ["1 _ from state d"], ["state s", "state r"]),
        ("(2%c+%h)V$->d", ["2 c from board V", "1 h from board V"], ["state d"]),
        ("F#@*->P", ["1 F@ from discards"], ["hand P"]),
        ("M#favor*->V", ["1 Mfavor from discards"], ["hand V"]),
        ("w->3+11", ["1 w from omitted"], ["clearing 3", "clearing 11"]),
        ("t1+t2+t5->", ["1 t from clearing 1", "1 t from clearing 2", "1 t from clearing 5"], ["omitted"]),
        ("w+t_r->10", ["1 w from omitted", "1 t_r from omitted"], ["clearing 10"]),
        (
            "(w+2Cw+Cb_s)3->",
            ["1 w from clearing 3", "2 Cw from clearing 3", "1 Cb_s from clearing 3"],
            ["omitted"],
        ),
        ("(2R+B)#A$->", ["2 R# from board A", "1 B# from board A"], ["omitted"]),
        ("(3w+r)1->12", ["3 w from clearing 1", "1 r from clearing 1"], ["clearing 12"]),
        ("F#E->$_x", ["1 F# from hand E"], ["column x"]),
        ("#commander->$", ["1 commander from omitted"], ["board"]),
        ("#errandQ->$", ["1 errand from quests"], ["board"]),
        ("3w0->5", ["3 w from burrow"], ["clearing 5"]),
        ("#boatE$->", ["1 boat from board E"], ["omitted"]),
    ],
)
def test_moves(text: str, things: list[str], places: list[str]) -> None:
    """Pieces, cards and items with their defaults, combined and grouped."""
    assert (things, places) == moved(text)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("XE3", ("", "E", 2, None, None, None)),
        ("CXO12", ("C", "O", 11, None, None, None)),
        ("XA9(0,3)", ("", "A", 8, None, None, (0, 3))),
        ("XE3F@", ("", "E", 2, FOX, None, None)),
        ("XE3R@B@(2,1)", ("", "E", 2, RABBIT, BIRD, (2, 1))),
    ],
)
def test_battles(text: str, parts: tuple[str, str, int, int | None, int | None, tuple[int, int] | None]) -> None:
    """Attacker, defender, clearing, ambushes, dice."""
    form = read_form(text)
    assert isinstance(form, Battle)
    assert parts == (form.attacker, form.defender, form.clearing, form.ambush, form.foil, form.rolls)


@pytest.mark.parametrize(
    ("text", "cards", "by", "to"),
    [
        ("^A", [], "", "A"),
        ("V^O", [], "V", "O"),
        ("F#^P", [(1, FOX)], "", "P"),
        ("2M#^", [(2, MOUSE)], "", ""),
        ("F#+2M#^", [(1, FOX), (2, MOUSE)], "", ""),
        ("(M+2F)#^", [(1, MOUSE), (2, FOX)], "", ""),
        ("#E^A", [(1, None)], "E", "A"),
        ("^", [], "", ""),
    ],
)
def test_reveals(text: str, cards: list[tuple[int, int | None]], by: str, to: str) -> None:
    """Cards or whole hands, to one or all."""
    form = read_form(text)
    assert isinstance(form, Reveal)
    assert (cards, by, to) == ([(card.count, card.suit) for card in form.cards], form.by, form.to)


@pytest.mark.parametrize(
    ("text", "letter", "points"), [("++", "", 1), ("++3", "", 3), ("V++", "V", 1), ("--", "", -1), ("E--2", "E", -2)]
)
def test_points(text: str, letter: str, points: int) -> None:
    """Scored or lost, one by default."""
    form = read_form(text)
    assert isinstance(form, Score)
    assert (letter, points) == (form.letter, form.points)


@pytest.mark.parametrize(("text", "letter"), [("++->$", ""), ("++->E$", "E")])
def test_the_score_marker_goes_to_a_board(text: str, letter: str) -> None:
    """For dominance or a coalition."""
    form = read_form(text)
    assert isinstance(form, Marker)
    assert letter == form.letter


@pytest.mark.parametrize(("text", "name", "item"), [("Z%h", "", "h"), ("Zh", "", "h"), ("Zsappers", "sappers", "")])
def test_crafting(text: str, name: str, item: str) -> None:
    """An item with or without its sign, or a card."""
    form = read_form(text)
    assert isinstance(form, Craft)
    assert (name, item) == (form.name, form.item)


@pytest.mark.parametrize(
    ("text", "word", "value"),
    [
        ("$_->", "", ""),
        ("$_->3", "", "3"),
        ("$_h->4", "h", "4"),
        ("$_f->2", "f", "2"),
        ("$_o->F", "o", "F"),
        ("$_ho->M", "ho", "M"),
    ],
)
def test_settings(text: str, word: str, value: str) -> None:
    """Decree, prices, funds, Outcast."""
    form = read_form(text)
    assert isinstance(form, Setting)
    assert (word, value) == (form.word, form.value)


@pytest.mark.parametrize(
    ("text", "owner", "letters", "to"),
    [("$_C->1", "", ["C"], "1"), ("V$_E->a", "V", ["E"], "a"), ("$_O+$_C->h", "", ["O", "C"], "h")],
)
def test_relationships(text: str, owner: str, letters: list[str], to: str) -> None:
    """One marker or several."""
    form = read_form(text)
    assert isinstance(form, Relations)
    assert (owner, letters, to) == (form.owner, form.letters, form.to)


@pytest.mark.parametrize("text", ["?Pt_e3", "?Pt3^t_e", "Pt12^t_r", "t9^t_b", "t12<->t4", "3_8->"])
def test_what_only_other_boxes_have_is_known(text: str) -> None:
    """Plots and closed paths."""
    assert isinstance(read_form(text), Elsewhere)


OTHER = """
    w ->3 w1->2->3 w13->1 w->0x CB#-> w->* ((w)1->2 w)->1 1000w->1 Q->1 #Sap-> XQ3 XE13 XE Z ZZ %q->e F^A w^ wéC->1
    ٣w->1 (w+F)#A-> +-> w->1+ ++-> ++x ** w<- ->-> $ $_ ()1->2 (w1->2 w->_ p->1__2 Zab1 X3 --> +++ %->e #%->C
"""


@pytest.mark.parametrize("text", ["", *OTHER.split()])
def test_other_forms_are_refused_with_a_reason(text: str) -> None:
    """In one line."""
    with pytest.raises(Misread, match=r"\A.{10,}\Z"):
        read_form(text)


def test_one_action_names_a_bounded_number_of_things() -> None:
    """No action multiplies without end."""
    with pytest.raises(Misread, match="at most 200"):
        read_form("+".join(["w1"] * 100) + "->" + "+".join(["2"] * 100))
    with pytest.raises(Misread, match="at most 200"):
        read_form("+".join(["w1"] * 1000) + "->2")
