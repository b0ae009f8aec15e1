"""Answers to offers of power: late, in any order, silently declined, and what they bring the builder."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.exchange.logs import Told
from tests.games.terra_mystica.table import Table
from turnwright.core.frames import Frame
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES
from turnwright.games.terra_mystica.exchange.misfits import Misfit
from turnwright.games.terra_mystica.exchange.offers import offers_of
from turnwright.games.terra_mystica.steps.flow import FLOW


def neighbours(factions: str = "witches nomads giants", bowls: tuple[int, int, int] = (5, 7, 0)) -> Table:
    """Three seats around F6: seats 1 and 2 have a dwelling each beside the first one's."""
    t = Table(factions, at={0: "F6 A3", 1: "F5 I7", 2: "F7 D3"})
    for seat in range(3):
        t.own(seat, bowls=bowls, workers=9, coins=30, priests=2)
    return t


def asked(told: Told) -> list[tuple[int, int]]:
    return [(offer.seat, offer.frame.arg) for offer in told.table.answers.offers]


def test_offers_wait_while_the_game_goes_on() -> None:
    told = Told(neighbours()).do("witches: upgrade F6 to TP", "nomads: advance ship")
    assert [(2, 1)] == asked(told)
    told.do("giants: leech 1 from witches", "giants: pass BON1")
    assert [] == asked(told)
    assert ((5, 7, 0), (4, 8, 0)) == (told.at.bowls(1), told.at.bowls(2))


def test_an_action_declines_what_is_open() -> None:
    told = Told(neighbours()).do("witches: upgrade F6 to TP", "nomads: burn 1")
    assert [(1, 1), (2, 1)] == asked(told)
    told.do("nomads: advance ship")
    assert [(2, 1)] == asked(told)


def test_answers_in_another_order() -> None:
    told = Told(neighbours()).do(
        "witches: upgrade F6 to TP",
        "giants: leech 1 from witches",
        "nomads: decline 1 from witches",
        "nomads: upgrade F5 to TP",
        "witches: leech 2 from nomads",
    )
    assert ((3, 9, 0), 19, []) == (told.at.bowls(), told.at.s.vp[0], told.deviations)


def test_an_answer_without_a_giver() -> None:
    told = Told(neighbours()).do("witches: upgrade F6 to TP", "nomads: leech 1", "giants: decline")
    assert [] == asked(told)


def test_full_bowls_answer_in_vain() -> None:
    """The engine offers nothing, but logs answer anyway; nothing is gained and no point is paid or won."""
    told = Told(neighbours(bowls=(0, 0, 12))).do("witches: upgrade F6 to TP", "nomads: leech 1 from witches")
    assert ((0, 0, 12), 20, []) == (told.at.bowls(1), told.at.s.vp[1], told.deviations)


def test_all_must_answer_before_the_round_ends() -> None:
    t = neighbours()
    told = Told(t).do("witches: upgrade F6 to TP")
    t.passed(1, 2)
    told.do("witches: pass BON2")
    with pytest.raises(Misfit, match="nomads has not answered witches, who offered 1 power"):
        told.table.question()
    told.do("nomads: leech 1 from witches", "giants: decline 1 from witches")
    told.table.question()
    assert 2 == t.s.round


def test_the_builder_that_gains_a_step_from_the_first_taker() -> None:
    t = neighbours("cultists nomads giants")
    told = Told(t).do("cultists: upgrade F6 to TP", "nomads: leech 1 from cultists", "giants: leech 1 from cultists")
    assert 1 == len(told.table.answers.owed)
    told.do("nomads: advance ship", "cultists: +FIRE")
    assert (2, []) == (t.cult("fire"), told.table.answers.owed)
    assert "1 steps are not pending" == told.refused("cultists: +FIRE")


def test_a_step_is_owed_until_the_round_ends() -> None:
    t = neighbours("cultists nomads giants")
    told = Told(t).do("cultists: upgrade F6 to TP", "nomads: leech 1 from cultists", "giants: decline 1 from cultists")
    t.passed(1, 2)
    told.do("cultists: pass BON2")
    with pytest.raises(Misfit, match="cultists has not chosen a cult"):
        told.table.question()


def test_the_builder_gains_power_if_all_decline() -> None:
    t = neighbours("cultists nomads giants")
    told = Told(t).do("cultists: upgrade F6 to TP", "nomads: decline 1 from cultists")
    assert (5, 7, 0) == t.bowls()
    told.do("giants: decline 1 from cultists")
    assert ((4, 8, 0), []) == (t.bowls(), told.deviations)


def test_an_offer_that_another_one_makes_worthless() -> None:
    """Bowls that one offer fills make the other one idle: taking it moves nobody, and nobody has declined."""
    t = neighbours("cultists witches giants").own(1, bowls=(0, 1, 11)).own(2, bowls=(0, 0, 12))
    told = Told(t).do("cultists: upgrade F6 to TP", "witches: wait")
    told.table.answers.hold(offers_of(t.s, Frame(FLOW.offers, 2, HEX_NAMES.index("F6"))))
    told.do("witches: leech 1 from giants", "witches: leech 1 from cultists")
    assert ((0, 0, 12), (5, 7, 0), []) == (t.bowls(1), t.bowls(), told.table.answers.owed)


def test_an_answer_may_name_what_can_be_gained() -> None:
    t = neighbours().own(1, bowls=(0, 1, 11)).at(1, "temple:F5")
    told = Told(t).do("witches: upgrade F6 to TP", "nomads: leech 1 from witches")
    assert ((0, 0, 12), 20) == (t.bowls(1), told.at.s.vp[1])
