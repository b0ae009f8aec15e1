"""What a click means in Mythotopia: provinces too far or without armies, purchases, cards that do not pay."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table


def at_work(hand: str) -> Table:
    """Seat 0 takes its first action with some cards in hand."""
    t = Table(3, realms={0: "palmain scombroid", 1: "blore"}, hands={0: hand})
    t.s.round = 1
    return t.act(0)


@pytest.mark.rules("MY-8.3")
def test_a_foreign_province_is_about_the_invasion() -> None:
    """Without a source card it is out of reach, whatever else could be done in a province of one's own."""
    told = at_work("start_army").click("province-blore")
    assert ("MY-8.3", "invade blore") == told[1:]


@pytest.mark.rules("MY-9.1")
def test_an_own_province_is_about_placing_armies() -> None:
    """No army symbol is in hand."""
    assert ("MY-9.1", "place palmain") == at_work("palmain").click("province-palmain")[1:]


@pytest.mark.rules("MY-12.6")
def test_a_card_on_display_is_about_its_price() -> None:
    """Nothing in hand gives gold."""
    t = at_work("").show("levies")
    told = t.click("display-levies")
    assert ("MY-12.6", "draft levies") == told[1:]
    assert told.text.endswith("It costs 1 gold; your cards give 0.")


@pytest.mark.rules("MY-12.2", "MY-12.5")
def test_the_pool_is_about_the_cheapest_purchase() -> None:
    """One army lacks least; an empty pool sells nothing."""
    t = at_work("")
    told = t.click("pool")
    assert ("MY-12.2", "buy 1-0") == told[1:]
    assert told.text.endswith("It costs 1 gold; your cards give 0.")
    t.s.army_pool[0] = t.s.ship_pool[0] = 0
    told = t.click("pool")
    assert "MY-12.5" == told.rule
    assert told.text.endswith("Your pool holds 0 armies and 0 ships.")


@pytest.mark.rules("MY-8.18")
def test_an_empty_stock_is_told() -> None:
    """Armies on the board do not invade."""
    t = at_work("palmain")
    t.s.army_pool[0] += t.s.army_stock[0]
    t.s.army_stock[0] = 0
    told = t.click("province-blore")
    assert "MY-8.18" == told.rule
    assert f"Your stock holds 0 of your armies, your pool {t.s.army_pool[0]}." in told.text


@pytest.mark.rules("MY-4.21", "MY-4.37")
def test_the_setup_is_not_cited_once_it_is_over() -> None:
    """Provinces were dealt, given up and picked for citadels before the first turn."""
    t = at_work("start_army")
    told = [t.click(f"province-{key}") for key in ("palmain", "scombroid", "blore", "ambsace", "custus")]
    assert [] == [answer for answer in told if answer.rule.startswith("MY-4.")]


def test_scores_and_the_hero_of_others_are_not_cited() -> None:
    """A track is described, and nobody without a Hero reads about it."""
    t = at_work("start_army")
    assert ("", "", "") == t.click("round")
    assert "hero" not in {t.click(f"province-{key}").choice.split()[0] for key in ("blore", "palmain", "scombroid")}
