"""Rows that can be, and rows that cannot: each check with a row that passes it and one that does not."""

from __future__ import annotations

import pytest

from tests.games.root.exchange.logs import board, contradictions, follow, gaps, log_of, place, rules, unknown
from turnwright.games.root.exchange.following import read

GOOD = {
    "the Marquise builds": ("CE", ["C:t->1/t1->/b_s->5/++/w->9/#->C"]),
    "the Marquise marches": ("CE", ["C:w1->9/2w9->4/#->C"]),
    "the Marquise overworks": ("CE", ["C:t->1/F#C->/t->1/#->C"]),
    "crafting an item": ("CE", ["C:Z%f/++/#->C"]),
    "crafting a card": ("CL", ["C:#->C", "L:Zcodeb/#->L"]),
    "hospitals": ("CE", ["C:#->C", "E:F#E->$_x/2w3->7/XC7(2,0)/M#C->/Cw7->1/#->E"]),
    "the Eyrie obey": ("CE", ["C:#->C", "E:R#E->$_r/w->3/3w3->7/XC7(1,0)/Cw7->/b->7/++/#->E"]),
    "turmoil": ("CE", ["C:#->C", "E:B#E->$_r/$_->/--3/#builder->$/#->E"]),
    "a new roost": ("CE", ["C:(6Ew+Eb)3->/++/#->C", "E:F#E->$_m/b+3w->3/#->E"]),
    "sympathy spreads": ("CA", ["C:#->C", "A:R#$->/t->3/M#$->/t->7/++/#->A"]),
    "outrage": ("CA", ["C:#->C", "A:R#$->/t->3/#->A", "C:w6->3/R#C->A$/w->9/#->C"]),
    "outrage by a draw": ("CA", ["C:#->C", "A:R#$->/t->3/#->A", "C:w6->3/^A/#->A$/w->9/#->C"]),
    "a revolt": (
        "CA",
        ["C:#->C", "A:F#$->/t->6/#A->$/#->A", "C:#->C", "A:#A->$/2F#$->/Cw6->/b_f+w->6/w->$/2#->A"],
    ),
    "an organized revolt": (
        "CA",
        ["C:#->C", "A:R#$->/t->3/2#A->$/#->A", "C:#->C", "A:2R#$->/b_r+w->3/w->$/w3->7/w7->/t->7/++/2#->A"],
    ),
    "the Vagabond explores": ("CV", ["C:#->C", "V:p->12/%r->e/%s12->$/++/#->V"]),
    "the Vagabond aids": ("CV", ["C:#->C", "V:p->12/%f->e/F#V->C/$_C->1/++/#->V"]),
    "the Vagabond fights": ("CV", ["C:#->C", "V:p->12/%s->e/XC12(1,1)/Cw12->/%x->d/$_C->h/#->V"]),
    "the Vagabond rests": ("CV", ["C:#->C", "V:p->4_7_8_12/%_d->s+r/#->V"]),
    "a quest": ("CV", ["C:#->C", "V:p->12/%r->e/%f->e/F#errandQ->$/++/#shed->Q/#->V"]),
    "two Vagabonds in one ruin": ("CVG", ["C:#->C", "V:p->12/%r->e/%s12->$/++/#->V", "G:p->11/%r->e/%s11->$/++/#->G"]),
    "the Cult": ("CL", ["C:M#C->/#->C", "L:$_ho->M/(M+F)#^/w->7/w->6/b_m->2/M#L->/++2/2#->L"]),
    "acolytes": ("CL", ["C:w1->5/#->C", "L:B#^/w->$/#->L", "C:XL5(1,0)/Lw5->L$/#->C"]),
    "the Riverfolk": ("CO", ["C:2w->O$/#O->C/#->C", "O:2Cw$->/w+t_f->8/++2/w7->4/w$->/w->5/$_f->2/$_h->4"]),
    "boats for the Marquise": ("CO", ["C:2w->O$/w5->10/#->C"]),
    "the Vagabond pays": ("VO", ["V:%f->e/%r->e/2Ow->O$/#O->V/#->V"]),
    "ambush and foil": ("CE", ["C:w6->3/XE3R@B@(0,0)/#->C"]),
    "an ambush": ("CE", ["C:w6->3/XE3B@/w3->/#->C"]),
}


@pytest.mark.parametrize("name", GOOD)
def test_a_row_that_can_be_passes(name: str) -> None:
    """No contradiction, nothing left unread."""
    factions, rows = GOOD[name]
    report = follow(factions, *rows)
    assert [] == contradictions(report) + unknown(report)


BAD = [
    ("CE", ["C:30w->9"], "RT-2.5#1"),
    ("CE", ["C:2w3->6"], "RT-4.2#1"),
    ("CE", ["C:w1->8"], "RT-2.2.1"),
    ("CE", ["C:w5->10/w10->5/Ew3->7"], "RT-4.2#1"),
    ("CE", ["C:b_s12->8"], "RT-4.2#1"),
    ("CE", ["C:w6->1_2_5_10"], "RT-4.2#2"),
    ("CE", ["C:b_s->4+4"], "RT-2.2.3#2"),
    ("CE", ["C:b_s->1"], "RT-2.2.3#2"),
    ("CE", ["C:b_s->2"], "RT-6.5.4.I"),
    ("CE", ["C:b_s->3"], "RT-6.5.4.II#1"),
    ("CE", ["C:t->2"], "RT-6.4#1"),
    ("CE", ["C:w->2"], "RT-6.5.3#1"),
    ("CE", ["C:w->9", "E:"], "RT-6.6#1"),
    ("CE", ["C:#->C", "E:2w->1"], "RT-6.2.2#1"),
    ("CE", ["C:#->C", "E:w->7"], "RT-7.5.2.I"),
    ("CE", ["C:#->C", "E:b->3"], "RT-2.2.3#2"),
    ("CE", ["C:#->C", "E:3F#E->$_r"], "RT-7.4.2#1"),
    ("CE", ["C:#->C", "E:2B#E->$_r"], "RT-7.4.2#2"),
    ("CE", ["C:#->C", "E:#->E", "C:#->C"], "RT-7.4.2#1"),
    (
        "CE",
        ["C:#->C", "E:B#E->$_r/(Cb_s+Ct_k)1->/Cb_w5->/++3/#->E", "C:#->C", "E:F#E->$_r/$_->/--1/#builder->$"],
        "RT-7.7.1",
    ),
    ("CE", ["C:#->C", "E:B#E->$_r/$_->/#despot->$"], "RT-7.7.3"),
    ("CE", ["C:#->C", "E:#builder->$"], "RT-7.7.3"),
    ("CE", ["C:#->C", "E:#->E$_r"], "RT-7.4.2#1"),
    ("CE", ["C:F#E->E$_r"], "RT-7.4.2#1"),
    ("CE", ["C:++2/--"], "RT-7.7.1"),
    ("CE", ["C:++2/#->C", "E:F#E->$_r"], "RT-3.2.1#1"),
    ("CE", ["C:t->1/t1->/b_s->5/#->C", "E:F#E->$_r"], "RT-3.2.1#1"),
    ("CE", ["C:XE9"], "RT-4.3#2"),
    ("CE", ["C:XE3"], "RT-4.3#1"),
    ("CE", ["C:XC9"], "RT-4.3#2"),
    ("CE", ["C:w6->3/XE3F@"], "RT-4.3.1#1"),
    ("CE", ["C:w6->3/XE3(4,0)"], "RT-B.dice"),
    ("CE", ["C:w6->3/XE3(0,1)"], "RT-4.3.2#1"),
    ("CE", ["C:w6->3/XE3(2,0)/2Ew3->"], "RT-4.3.3#2"),
    ("CE", ["C:w6->3/XE3/Eb3->"], "RT-4.3.3#3"),
    ("CE", ["C:6#C->"], "RT-1.2.1#2"),
    ("CE", ["C:4#^"], "RT-1.2.1#2"),
    ("CE", ["C:4#->C"], "RT-2.1#2"),
    ("CE", ["C:99#->C"], "RT-2.1.2#3"),
    ("CE", ["C:#*->C"], "RT-2.1.2#1"),
    ("CE", ["C:F#sappers->C"], "RT-2.1#1"),
    ("CE", ["C:Z%s"], "RT-4.1.1#1"),
    ("CE", ["C:Z%r"], "RT-4.1.2#2"),
    ("CE", ["C:Zambush"], "RT-2.1.4"),
    ("CE", ["C:Zdominance"], "RT-2.1.5"),
    ("CL", ["C:#->C", "L:Zsap/Zsap"], "RT-4.1.4"),
    ("CE", ["C:Z%x/Z%x"], "RT-4.1.2#3"),
    ("CE", ["C:++->$"], "RT-3.3.1#1"),
    ("CE", ["C:F#domC->$"], "RT-3.3.1#1"),
    ("CE", ["C:++30/++->$/++"], "RT-3.3.1#2"),
    ("CE", ["C:++30", "E:F#E->$_r"], "RT-3.1#1"),
    ("CE", ["C:%s->e"], "RT-9.2.5#1"),
    ("CE", ["C:%s->"], "RT-2.5.5#1"),
    ("CE", ["C:%s12->$"], "RT-2.2.4#2"),
    ("CE", ["C:p->3"], "RT-2.5#1"),
    ("CE", ["C:$_E->1"], "RT-9.2.9"),
    ("CA", ["C:#->C", "A:t->3"], "RT-8.4.2.II"),
    ("CA", ["C:#->C", "A:2R#$->/t->3+8"], "RT-8.4.2.I#1"),
    ("CA", ["C:#->C", "A:2R#$->/t->3+3"], "RT-8.2.5.I"),
    ("CA", ["C:#->C", "A:w->3"], "RT-8.6.1.III"),
    ("CA", ["C:#->C", "A:w->$"], "RT-8.5.3"),
    ("CA", ["C:#->C", "A:2R#$->/b_r->3"], "RT-8.4.1.I"),
    ("CA", ["C:#->C", "A:2R#$->/b_f->3"], "RT-8.4.1.III#2"),
    ("CA", ["C:#->C", "A:4#$->"], "RT-8.2.3#1"),
    ("CA", ["C:#->C", "A:3#A->$/#->A"], "RT-8.2.3.I"),
    ("CA", ["C:#->C", "A:R#$->/t->3/#->A", "C:w6->3/#->C", "A:"], "RT-8.2.6#3"),
    ("CA", ["C:#->C", "A:R#$->/t->3/#->A", "C:w6->3/#C->A$/XA3(2,1)/#->C"], "RT-8.2.2"),
    ("CV", ["C:#->C", "V:w->4"], "unknown"),
    ("CV", ["C:#->C", "V:p->1"], "RT-9.4.2#1"),
    ("CV", ["C:#->C", "V:p->1_2_3"], "RT-2.4#1"),
    ("CV", ["C:#->C", "V:p->9/p->1"], "RT-9.5.1#1"),
    ("CV", ["C:#->C", "V:%t->e"], "RT-9.2.5#1"),
    ("CV", ["C:#->C", "V:%s->e/%s->e"], "RT-9.2.5#1"),
    ("CV", ["C:#->C", "V:%s12->$"], "RT-9.5.3#1"),
    ("CV", ["C:#->C", "V:p->12/%r->e/%s12->$/%b12->$"], "RT-9.5.3#3"),
    ("CV", ["C:#->C", "V:p->12/%r->e/%c12->$"], "RT-B.vagabond.items"),
    ("CV", ["C:#->C", "V:$_C->h/$_C->1"], "RT-9.2.9.III.C"),
    ("CV", ["C:#->C", "V:$_C->2/$_C->0"], "RT-9.2.9.I"),
    ("CV", ["C:#->C", "V:#tinker->$"], "RT-V.unique"),
    ("CV", ["C:#->C", "V:++->C$"], "RT-9.2.8#2"),
    ("CEAV", ["V:++10/++->$"], "RT-9.2.8#1"),
    ("CEAV", ["C:++4", "E:", "A:", "V:++10/++->C$"], "RT-9.2.8#1"),
    ("CL", ["C:#->C", "L:b_f->5"], "RT-10.5.1"),
    ("CL", ["C:#->C", "L:$_ho->F"], "RT-10.4.1#2"),
    ("CL", ["C:#->C", "L:$_o->B"], "RT-10.4.1#1"),
    ("CL", ["C:F#C->/#->C", "L:#->L"], "RT-10.4.1#1"),
    ("CL", ["C:M#C->/#->C", "L:#->L"], "RT-10.4.1#2"),
    ("CL", ["C:(F+M)#C->/#->C", "L:$_ho->M/#->L"], "RT-10.4.1#3"),
    ("CV", ["C:#->C", "V:p->12/%s->e/XC12(1,0)/Cw12->/#->V", "C:#->C"], "RT-9.2.9.III#1"),
    ("CE", ["C:2Ew9->"], "RT-2.5#2"),
    ("CL", ["C:#->C", "L:w->7", "C:#->C"], "RT-10.6.3"),
    ("CO", ["C:#->C", "O:w->3"], "RT-11.5.5"),
    ("CO", ["C:#->C", "O:t_r->3"], "RT-11.5.6.I"),
    ("CO", ["C:#->C", "O:t_r->1"], "RT-11.5.6.III#1"),
    ("CO", ["C:#->C", "O:$_h->5"], "RT-B.riverfolk.services"),
    ("CO", ["C:#->C", "O:$_f->9"], "RT-11.2.4"),
    ("CO", ["C:w->O$"], "RT-11.2.6.I"),
    ("CO", ["C:#->C", "O:5w$->"], "RT-2.5#1"),
    ("CO", ["C:#->C", "O:w10->1"], "RT-4.2.1#1"),
    ("CO", ["C:w5->10"], "RT-2.2.1"),
]


@pytest.mark.parametrize(("factions", "rows", "rule"), BAD)
def test_a_row_that_cannot_be_is_told_with_its_rule(factions: str, rows: list[str], rule: str) -> None:
    """By row, text and what was expected."""
    report = follow(factions, *rows)
    if rule == "unknown":
        assert unknown(report)
        return
    assert rule in rules(report)
    note = next(note for note in report.contradictions if note.rule == rule)
    assert note.row > 2 * len(factions) + 2
    assert str(note).startswith(f"row {note.row}: contradiction: ")


def test_after_a_contradiction_the_row_is_believed() -> None:
    """So that one mistake is reported once."""
    report = follow("CE", "C:3w6->2/#->C", "E:R#E->$_r/#->E", "C:3w2->5/#->C")
    assert ["RT-4.2#1: C has 1 w in clearing 6, expected 3"] == contradictions(report)
    assert "4Cw" in place(report, 5)


def test_wood_and_buildings_leave_slots_and_stock() -> None:
    """A removed building makes room; the keep is removed for good."""
    report = follow("CE", "C:#->C", "E:R#E->$_x/(Cw+Cb_s+Ct_k)1->/++2/#->E", "C:t_k->1/#->C")
    assert "RT-2.5#1: C has 0 t_k in the supply, expected 1" in contradictions(report)


def test_a_building_cut_short_is_a_gap_where_it_is_not_clear() -> None:
    """The only kind there is meant."""
    clear = follow("CE", "C:#->C", "E:F#E->$_r/Cb1->/++/#->E")
    assert "piece" not in gaps(clear)
    assert "Cb_s" not in place(clear, 1)
    build = "C:t->1/t1->/b_r->5/++/#->C"
    assert "piece" in gaps(follow("CE", build, "E:F#E->$_r/Cb5->/++/#->E"))


@pytest.mark.parametrize(
    ("row", "what"),
    [
        ("C:#->C", "draw"),
        ("C:F#C->", "card"),
        ("C:#@C->", "card"),
        ("C:w6->3/XE3", "dice"),
        ("C:Z%f", "card"),
        ("C:^E", "card"),
    ],
)
def test_what_the_game_would_need_is_a_gap(row: str, what: str) -> None:
    """Told by row and counted by sort."""
    report = follow("CE", row)
    assert what in [note.what for note in report.gaps if note.row == 7]
    assert report.count_gaps()[what] >= 1


@pytest.mark.parametrize("row", ["C:B#sap->C", "C:#sappersC->", "C:R#@C->"])
def test_a_named_card_is_no_gap(row: str) -> None:
    """The name, or suit and name, tell which one it is."""
    assert [] == [note.what for note in follow("CE", row).gaps if note.row == 7 and note.what != "winner"]


def test_what_a_setup_leaves_out() -> None:
    """Leader, character, supporters, payments, prices, Outcast."""
    text = log_of("EAVLO")
    for told in ("/#despot->$", "#ranger->$/", "3#->$", "/3w->$/$_->2", "/$_o->M"):
        text = text.replace(told, "")
    assert {"leader", "character", "supporters", "payments", "prices", "outcast", "quest"} <= set(gaps(read(text)))


def test_dominance_and_coalition() -> None:
    """The marker leaves the track; the partner wins as well."""
    rows = ["C:++10/M#domC->$/++->$/#->C", "E:R#E->$_r/#->E", "A:#->A", "V:++11/++->A$/#->V"]
    report = follow("CEAV", *rows, end="Winner: C")
    assert (None, None) == (report.scores["C"], report.scores["V"])
    assert "dominance" in board(report, "C")
    assert "with A" in board(report, "V")
    assert "RT-3.3.1.I" not in rules(report)
    assert "RT-9.2.8#4" in rules(follow("CEAV", *rows, end="Winner: V"))
    crowned = [rows[0], "E:R#E->$_r/++10/R#domE->$/++->$/#->E", *rows[2:]]
    assert "RT-3.3.1.I" in rules(follow("CEAV", *crowned, end="Winner: E"))


def test_the_final_board_tells_what_each_faction_keeps() -> None:
    """Decree, supporters, items, prices."""
    rows = ["E:F#E->$_x/#->E", "A:#A->$/#->A", "V:%f->e/%s->d/#->V", "L:w->$/#->L", "O:$_f->1"]
    report = follow("EAVLO", *rows)
    assert "leader despot; Decree recruit -, move -, battle F, build -" in board(report, "E")
    assert "supporters 4" in board(report, "A")
    assert "character ranger; pawn in forest 4_9_12; items fe r sd x" in board(report, "V")
    assert "Outcast M; acolytes 1" in board(report, "L")
    assert "prices hand_card 2, mercenaries 2, riverboats 2; funds 1" in board(report, "O")


def test_quests_that_lie_open_are_followed_where_they_are_told() -> None:
    """Told at setup or later; completing another one cannot be."""
    told = "V:(F#shed+M#guard+R#errand)->Q/#->V"
    assert "RT-9.5.5#1" in rules(follow("CV", "C:#->C", told, "C:#->C", "V:#bearQ->$/#->V"))
    assert "RT-9.5.5#1" not in rules(follow("CV", "C:#->C", told, "C:#->C", "V:F#repairashedQ->$/#->V"))
    assert "RT-9.5.5#1" not in rules(follow("CV", "C:#->C", "V:#bearQ->$/#->V"))


def test_a_quest_is_no_card_of_a_hand() -> None:
    """It is laid open or completed."""
    assert ["#guard->C", "#bear*->C"] == unknown(follow("CV", "C:#guard->C/#bear*->C/#->C"))


def test_royal_claim_scores_the_clearings_ruled() -> None:
    """As many as the board shows."""
    text = log_of("CL", "C:Zroyal/#royal$->/++8/#->C")
    assert ["RT-4.1.1#1"] == [note.rule for note in read(text).contradictions]
    assert "RT-3.2.1#1" in [note.rule for note in read(text.replace("++8", "++9")).contradictions]


def test_the_despot_scores_in_attack_and_defence() -> None:
    """One point more where a building or token is removed."""
    rows = ["C:#->C", "E:R#E->$_x/w3->6/XC6(1,0)/Cw6->/#->E", "C:t->1/#->C"]
    attack = "E:F#E->$_x/w6->2/w2->5/XC5(1,0)/Cw5->/XC5(0,0)/Cb_w5->/++2/#->E"
    assert "RT-3.2.1#1" not in rules(follow("CE", *rows, attack))
    assert "RT-3.2.1#1" in rules(follow("CE", *rows, attack.replace("++2", "++3")))
    assert "RT-3.2.1#1" in rules(follow("CE", *rows, attack.replace("++2", "++1"), "C:#->C"))


def test_cards_of_the_other_deck_stop_the_checks_of_who_crafts_them() -> None:
    """Until then everything is checked; the pieces are still followed afterwards."""
    deck = "Map: Fall\nDeck: E&P"
    assert "RT-2.2.1" in rules(follow("CE", "C:w1->8/#->C", header=deck))
    strange = follow("CE", "C:Zboat/w1->8/w->2/++4/#->C", "E:R#E->$_m/w3->1/#->E", header=deck)
    assert ["RT-2.2.1: no path leads from 3 to 1"] == contradictions(strange)
    assert "2Cw" in place(strange, 8)


@pytest.mark.parametrize(
    ("factions", "rows", "rule"),
    [
        ("CE", ["C:9#sap->C"], "RT-2.1#1"),
        ("CL", ["C:#->C", "L:Zroyal/#->L", "C:Zroyal/#->C"], "RT-2.1#1"),
        ("CEA", ["C:++10/F#domC->$/M#domC->$/#->C"], "RT-3.3.2#2"),
        ("CE", ["C:#->C", "E:F#E->$_r/#->E", "C:#->C", "E:2F#$_r->"], "RT-7.4.2#4"),
        ("CE", ["C:XA9"], "RT-5.1.1#1"),
    ],
)
def test_more_that_cannot_be(factions: str, rows: list[str], rule: str) -> None:
    """Copies of cards, dominance, cards taken off the Decree."""
    assert rule in rules(follow(factions, *rows))


def test_cards_whose_points_may_come() -> None:
    """Brutal Tactics, Stand and Deliver!, Protect: never a contradiction, scored or not."""
    brutal = ["C:Zbrutal/#->C", "E:R#E->$_m/2w3->7/#->E", "C:XE7(1,1)/(w+Ew)7->/E++/#->C"]
    assert "RT-3.2.1#1" not in rules(follow("CE", *brutal))
    assert "RT-3.2.1#1" in rules(follow("CE", "C:#->C", *brutal[1:]))
    stand = "C:Zstand/#E->C/E++/#->C"
    assert "RT-3.2.1#1" not in rules(follow("CE", stand))
    assert "RT-3.2.1#1" in rules(follow("CE", stand.replace("Zstand/", "")))
    protect = [
        "C:#->C",
        "E:R#E->$_m/2w3->7/#->E",
        "V:p->12/%f->e/p->7/#->V",
        "C:#->C",
        "E:R#E->$_x/XC7(1,0)/V++/Cw7->/#->E",
    ]
    text = log_of("CEV", *protect)
    assert "RT-3.2.1#1" in [note.rule for note in read(text).contradictions]
    assert "RT-3.2.1#1" not in [note.rule for note in read(text.replace("#ranger", "#arbiter")).contradictions]


def test_the_eyrie_craft_for_one_point_unless_the_builder_leads() -> None:
    """With roosts, which stand in a rabbit clearing here."""
    row = "E:Z%f/++/R#E->$_r/#->E"
    tea = "E:Z%c/++3/R#E->$_r/#->E"
    assert [] == rules(follow("EA", row))
    assert ["RT-4.1.1#1", "RT-3.2.1#1"] == rules(follow("EA", tea))
    assert ["RT-4.1.1#1"] == rules(read(log_of("EA", tea).replace("#despot", "#builder")))


def test_leaders_come_back_when_all_have_fallen() -> None:
    """Four turmoils; a leader that fell before is refused until then."""
    rows: list[str] = []
    for leader in ("builder", "charismatic", "commander", "despot"):
        rows.extend([f"E:R#E->$_r/$_->/#{leader}->$/#->E", "A:#->A/#A->"])
    assert [] == rules(follow("EA", *rows))
    assert "RT-7.7.3" in rules(follow("EA", *rows[:2], rows[2].replace("charismatic", "despot")))
    assert "leader" in gaps(follow("EA", "E:R#E->$_r/$_->/#->E", "A:"))
    assert "RT-7.7.1" in rules(follow("EA", "E:R#E->$_r/--/#->E"))


def test_removed_sympathy_owes_a_card() -> None:
    """One for each token."""
    rows = ["E:R#E->$_r/#->E", "A:R#$->/t->3/#->A", "E:R#E->$_x/At3->/++/#E->A$/#->E", "A:#->A"]
    assert [] == rules(follow("EA", *rows))
    assert "RT-8.2.6#3" in rules(follow("EA", *rows[:2], rows[2].replace("#E->A$/", ""), rows[3]))


def test_aid_to_an_ally_scores_two() -> None:
    """Once for each card."""
    rows = ["C:#->C", "V:$_C->a/++5/p->12/%f->e/F#V->C/++2/#->V"]
    assert [] == rules(follow("CV", *rows))
    assert "RT-3.2.1#1" in rules(follow("CV", rows[0], rows[1].replace("++2", "++4")))
