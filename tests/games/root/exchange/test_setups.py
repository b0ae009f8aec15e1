"""The first row of each faction, and boards that take or refuse things."""

from __future__ import annotations

import pytest

from tests.games.root.exchange.logs import (
    SETUPS,
    board,
    contradictions,
    follow,
    foreign,
    gaps,
    log_of,
    place,
    rules,
    unknown,
)
from turnwright.games.root.exchange.following import read
from turnwright.games.root.exchange.report import Report


def with_setup(factions: str, told: str, instead: str, *rows: str) -> Report:
    """Follow a log whose setup differs in one thing."""
    assert any(told in SETUPS[letter] for letter in factions)
    return read(log_of(factions, *rows).replace(told, instead, 1))


@pytest.mark.parametrize(
    ("factions", "told", "instead", "rule"),
    [
        ("CA", "t_k->1", "t_k->5", "RT-6.3.2"),
        ("CE", "w->1+2", "w->1+3", "RT-6.3.3"),
        ("CE", "b_w->5", "b_w->8", "RT-6.3.4#1"),
        ("CE", "b+6w->3", "b+5w->3", "RT-7.3.2"),
        ("CE", "b+6w->3", "b+6w->2", "RT-7.3.2"),
        ("EA", "b+6w->3", "b+6w->5", "RT-7.3.2"),
        ("CA", "3#->$", "4#->$", "RT-8.3.4"),
        ("CA", "3#->$", "3#->$/t->3", "RT-8.3.2"),
        ("CV", "p->4_9_12", "p->4", "RT-9.3.2"),
        ("CV", "p->4_9_12", "", "RT-9.3.2"),
        ("CL", "4w+b_m->2", "3w+b_m->2", "RT-10.3.2#1"),
        ("CL", "w->5+6+10", "w->5+6", "RT-10.3.2#2"),
        ("CO", "2w->7", "2w->8", "RT-11.3.2"),
        ("CO", "3w->$", "2w->$", "RT-11.3.4"),
    ],
)
def test_a_setup_is_checked(factions: str, told: str, instead: str, rule: str) -> None:
    """At its row; as it should be it passes."""
    assert [] == rules(follow(factions))
    assert [rule] == rules(with_setup(factions, told, instead))


def test_an_opening_hand_may_be_told() -> None:
    """Then the hand is what was drawn, without three more."""
    report = with_setup("CE", "b_r->9", "b_r->9/3#->C")
    assert "hand 3" in board(report, "C")


def test_items_laid_out_at_setup() -> None:
    """With a character they are his; without one they are believed."""
    assert [] == rules(with_setup("CV", "#ranger->$", "#ranger->$/(%f+%r+%x+%s)->$"))
    assert ["RT-V.ranger"] == rules(with_setup("CV", "#ranger->$", "#ranger->$/%t->$"))
    report = with_setup("CV", "#ranger->$", "(%f+%t)->$", "C:#->C", "V:%t->e/%s->e/#->V")
    assert "items f se te" in board(report, "V")
    assert "items" in gaps(report)
    assert ["RT-5.1.5"] == rules(with_setup("CE", "b_r->9", "b_r->9/%s->$"))


def test_items_change_boards() -> None:
    """An aid takes a crafted item; what is not there cannot be given."""
    rows = ["C:Z%f/++/#->C", "V:p->12/%x->e/F#V->C/%fC$->V$/$_C->1/++/#->V"]
    report = follow("CV", *rows)
    assert [] == rules(report)
    assert "items 2f r s xe" in board(report, "V")
    assert "RT-2.5.5#1" in rules(follow("CV", "C:#->C", rows[1]))


def test_items_of_the_vagabond_are_turned_and_removed() -> None:
    """Exhausted, damaged, repaired, refreshed, removed for good."""
    row = "V:%f->e/%s->d/%xr->d/%xd->s/%sd->r"
    assert "items fe r s x" in board(follow("CV", "C:#->C", row.replace("/%sd->r", "/%sd->s") + "/#->V"), "V")
    assert "items f r s" in board(follow("CV", "C:#->C", "V:%x->/#->V"), "V")
    assert "items f rd s x" in board(follow("CV", "C:#->C", "V:%r->d/#->V"), "V")
    assert "items f r s x" in board(follow("CV", "C:#->C", "V:%rr->e/%re->r/#->V"), "V")


def test_all_items_are_turned_at_once() -> None:
    """Those that are turned already stay; damaged ones are another place."""
    rows = ["C:#->C", "V:%f->e/%s->e/%x->d/%_->r/#->V"]
    assert "items f r s xd" in board(follow("CV", *rows), "V")
    assert "items fe re se xde" in board(follow("CV", rows[0], rows[1].replace("%_->r", "%_->e/%_d->e")), "V")
    assert "RT-9.2.5#1" in rules(follow("CE", "C:%_->e/#->C"))


@pytest.mark.parametrize("act", ["%s->3", "%s->C", "%s->s+r+d", "%_12->$", "%s12->e", "%s12->", "%sC->$"])
def test_items_that_go_nowhere(act: str) -> None:
    """They are reported, and stay."""
    report = follow("CV", "C:#->C", f"V:{act}/#->V")
    assert [act] == unknown(report) or rules(report)
    assert "items f r s x" in board(report, "V")


@pytest.mark.parametrize(
    ("factions", "rows", "rule"),
    [
        ("CV", ["V:31%s->e"], "RT-5.1.5"),
        ("CV", ["V:p9->12"], "RT-4.2#1"),
        ("CV", ["V:p->3_7_11_12/p->4_7_8_12"], "RT-9.5.1#2"),
        ("CVG", ["V:$_G->1"], "RT-9.2.9"),
        ("CV", ["V:$_O->1"], "RT-5.1.1#1"),
        ("CV", ["V:" + "/".join(["%sC$->V$"] * 4), "C:#->C"], "RT-9.6.4#1"),
        ("CEAV", ["C:++10/++->$", "E:", "A:", "V:++10/++->C$"], "RT-9.2.8#5"),
        ("CE", ["C:++10/++->E$"], "RT-9.2.8#1"),
        ("CE", ["C:++10/++->$/++->$"], "RT-3.3.1#2"),
        ("CO", ["C:#->C", "O:t_f->1+1"], "RT-11.5.6.I"),
        ("CE", ["C:w->$"], ""),
        ("CE", ["C:w->E$"], ""),
        ("CO", ["C:t->O$"], ""),
        ("CE", ["C:#C->$"], ""),
        ("CE", ["C:#$->"], ""),
        ("CE", ["C:#C->$_r"], ""),
    ],
)
def test_boards_and_rules_refuse(factions: str, rows: list[str], rule: str) -> None:
    """Some of what boards refuse has no rule of its own."""
    assert rule in rules(follow(factions, *rows))


@pytest.mark.parametrize(
    ("row", "act"),
    [
        ("C:w->E", "w->E"),
        ("C:w->", "w->"),
        ("C:wC->3", "wC->3"),
        ("C:b_x->3", "b_x->3"),
        ("C:b->3", "b->3"),
        ("C:$_h->3", "$_h->3"),
        ("C:#->", "#->"),
        ("C:#3->C", "#3->C"),
        ("C:#nonsense->C", "#nonsense->C"),
        ("V:#ranger->C", "#ranger->C"),
        ("V:p->C", "p->C"),
        ("V:2p->3", "2p->3"),
        ("E:#builder->C", "#builder->C"),
        ("L:$_o->3", "$_o->3"),
        ("O:$_o->F", "$_o->F"),
        ("O:$_h->", "$_h->"),
        ("E:$_h->2", "$_h->2"),
    ],
)
def test_what_cannot_be_read_is_told_and_skipped(row: str, act: str) -> None:
    """One line, the rest of the row is followed."""
    report = follow("CEAVLO", f"{row}/++")
    assert [act] == unknown(report)
    assert 1 == report.scores[row[0]]


def test_the_raft_and_the_burrow_are_of_other_boxes() -> None:
    """The warriors are followed."""
    report = follow("CD", "C:(w+r)1->5/#->C", "D:w4->0/$_h->2")
    assert ["D is the Underground Duchy: its pieces and points are followed, its rules are not checked",
            "the raft of the lake map",
            "the Burrow of the Underground Duchy; its warriors are taken from and put back to the supply",
            "the board of this faction"] == foreign(report)  # fmt: skip
    assert "2Cw" in place(report, 5)


def test_bases_and_gardens_cut_short_have_the_suit_of_their_clearing() -> None:
    """The same as trade posts, which are lost for good when they are removed."""
    rows = ["C:#->C", "L:b->5/#->L", "O:t->8/++2", "C:Lb5->/Ot8->/++2/#->C", "L:#->L", "O:3t->8"]
    report = follow("CLO", *rows)
    assert ["RT-2.5#1: O has 2 t_f in the supply, expected 3"] == [
        line for line in contradictions(report) if "2.5" in line
    ]


def test_instigated_battles_and_losses_of_the_attacker_may_score_for_others() -> None:
    """Points that may be scored are never too many."""
    text = log_of("CVO", "C:#->C", "V:p->12/%f->e/p->7/%r->e/CXO7(1,1)/(Cw+Ow)7->/$_C+$_O->h/#->V")
    assert [] == rules(read(text.replace("#ranger", "#vagrant")))
    lost = ["C:t->1/#->C", "E:R#E->$_m/w3->6/#->E", "C:w->9/XE6(0,0)/#->C"]
    assert [] == rules(follow("CE", *lost))
    assert "RT-3.2.1#1" not in rules(follow("CE", "C:w6->3/XE3B@/w3->/E++/#->C", "E:"))[1:]


def test_an_available_dominance_card_is_taken() -> None:
    """It is beside the map once it was discarded by name."""
    report = follow("CE", "C:F#domC->/#->C", "E:F#E->/F#dom->E/R#E->$_r/#->E")
    assert [] == rules(report)
    assert "hand 3" in board(report, "E")


def test_whoever_reached_thirty_has_won() -> None:
    """Another winner contradicts that; so does a turn after the winner."""
    assert "RT-3.1#1: C has reached 30 VP" in contradictions(follow("CE", "C:++30", end="Winner: E"))
    late = read(log_of("CE", "C:++30", end="Winner: C") + "E:F#E->$_r\n")
    assert "a turn behind the line of the winner" in [note.said for note in late.contradictions]


def test_bird_dominance_asks_for_opposite_corners() -> None:
    """And one whose suit is not told is not judged."""
    rows = ["C:++10/B#domC->$/++->$/#->C"]
    assert "RT-3.3.1.I" not in rules(follow("CEA", *rows, end="Winner: C"))
    crown = ["C:#->C", "E:R#E->$_r/++10/B#domE->$/++->$/#->E"]
    assert "RT-3.3.1.I" in rules(follow("CEA", *crown, end="Winner: E"))
    assert "RT-3.3.1.I" not in rules(follow("CEA", crown[0], crown[1].replace("B#", "#"), end="Winner: E"))


def test_an_unknown_deck_is_told() -> None:
    """The standard one is assumed."""
    assert ["Tarot"] == unknown(follow("CE", header="Map: Fall\nDeck: Tarot"))


def test_what_a_turn_never_tells_is_a_gap() -> None:
    """Of a dominance card and of a card in the Decree; and committed funds."""
    assert "the suit of the dominance card is not told" in [
        note.said for note in follow("CEA", "C:++10/#domC->$/++->$/#->C").gaps
    ]
    assert "decree" in gaps(follow("EA", "E:#E->$_r/#->E"))
    assert "funds" in gaps(follow("CO", "C:#->C", "O:#->O"))


def test_a_clearing_holds_one_roost() -> None:
    """Though it has slots for more."""
    report = follow("EA", "E:R#E->$_b/3w3->7/b->7/++/#->E", "A:#->A", "E:R#E->$_b/b->7/++2/2#->E")
    assert ["RT-7.5.2.IV"] == rules(report)


def test_services_and_quests_leave_gaps() -> None:
    """Which service was bought, and the suit of a quest."""
    assert "service" in gaps(follow("CO", "C:2w->O$/#->C"))
    assert "the suit of the quest is not told" in [
        note.said for note in follow("CV", "C:#->C", "V:#errandQ->$/#->V").gaps
    ]


def test_infamy_may_score_for_what_a_hostile_faction_loses() -> None:
    """As many points as pieces, not more."""
    rows = ["C:w9->12/#->C", "V:$_C->h/p->12/%s->e/XC12(1,1)/Cw12->/%x->d/++/#->V"]
    assert [] == rules(follow("CV", *rows))
    assert ["RT-3.2.1#1"] == rules(follow("CV", rows[0], rows[1].replace("++", "++2")))


def test_only_warriors_move() -> None:
    """By the rules, a building stays where it is; the log is followed anyway."""
    assert ["RT-4.2#1: buildings and tokens do not move"] == contradictions(follow("CE", "C:b_s1->5/#->C"))


def test_buildings_lost_in_battle_may_score_for_either_side() -> None:
    """For the defender where the attacker loses them, and for all who had a part in an instigated battle."""
    rows = ["C:w9->4/w4->9/#->C", "E:R#E->$_m/4w3->6/3w6->2/2w2->5/#->E", "C:XE5(0,3)/(w+b_w)5->/#->C"]
    assert "RT-3.2.1#1" not in rules(follow("CE", *rows))
    assert "RT-3.2.1#1" not in rules(follow("CE", *rows[:2], rows[2].replace("b_w)5->", "b_w)5->/E++2")))
    assert "RT-3.2.1#1" in rules(follow("CE", *rows[:2], rows[2].replace("b_w)5->", "b_w)5->/E++3")))
    row = "V:p->9/%f->e/p->1/%r->e/EXC1(2,0)/(Cw+Cb_s)1->/$_C->h"
    for points in ("", "/++2", "/E++2", "/C++"):
        text = log_of("CEV", "C:#->C", "E:R#E->$_r/#->E", f"{row}{points}/#->V").replace("#ranger", "#vagrant")
        assert "RT-3.2.1#1" not in [note.rule for note in read(text).contradictions]
