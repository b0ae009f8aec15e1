"""What the Cult and the Riverfolk make of their choices, as bots judge them."""

from __future__ import annotations

from tests.games.root.factions.company import Company
from tests.games.root.factions.cult import Cult
from tests.games.root.test_judging import best, likes, looked
from turnwright.games.root import GAME


def liked(weights: dict[str, int]) -> str:
    """Return the option with the highest weight."""
    return max(weights, key=lambda name: weights[name])


def test_the_cult_builds_before_it_scores() -> None:
    """With two fox cards the second garden comes first: the score ritual then brings 2 VP instead of none."""
    at = {8: {"lizard": 3, "garden": 1}}
    t = Cult("lizard marquise eyrie", at=at, hands={"lizard": "anvil foxfolk_steel"}).begin("lizard", "daylight")
    t.choose(liked(likes(t)))
    assert liked(likes(t)) == "plant 8"
    t.choose("plant 8").choose(liked(likes(t)))
    assert liked(likes(t)) == "preach"


def test_the_cult_recruits_where_it_comes_to_rule_a_site() -> None:
    """Beside one Marquise warrior a second warrior rules; beside three it does not."""
    at = {8: {"lizard": 1, "marquise": 1}, 6: {"lizard": 1, "marquise": 3}}
    t = Cult("lizard marquise eyrie", at=at, hands={"lizard": "anvil"}).begin("lizard", "daylight")
    weights = likes(t.choose("reveal anvil"))
    assert weights["gather 8"] > weights["gather 6"]


def test_the_cult_sanctifies_rather_than_converts() -> None:
    """A point, a garden and a building less for three acolytes."""
    at = {8: {"marquise": 1, "sawmill": 1, "lizard": 1}}
    t = Cult("lizard marquise eyrie", at=at, acolytes=3).begin("lizard", "birdsong")
    assert best(t) == "sanctify 8 sawmill"


def test_the_riverfolk_want_a_trade_post_before_anything_else() -> None:
    """Without one their Funds score nothing."""
    t = Company(at={10: {"riverfolk": 4}}, funds={"riverfolk": 5}).begin("riverfolk", "daylight")
    assert best(t) == "establish 10"


def test_the_riverfolk_keep_their_funds_for_dividends() -> None:
    """With a guarded trade post on the map a warrior in Funds is a point every turn."""
    t = Company(at={10: {"riverfolk": 4, "trade_post": 1}}, funds={"riverfolk": 5}).begin("riverfolk", "daylight")
    assert best(t) == "done"


def test_the_riverfolk_spend_funds_for_the_points_that_win() -> None:
    """At 28 points a second trade post ends the game."""
    at = {10: {"riverfolk": 4, "trade_post": 1}, 5: {"riverfolk": 2}}
    t = Company(at=at, funds={"riverfolk": 5}, vp={"riverfolk": 28}).begin("riverfolk", "daylight")
    values = looked(t)
    assert values["establish 5"] == max(values.values()) > values["done"]


def test_an_unguarded_trade_post_is_a_danger_to_the_funds() -> None:
    """Half of them are lost with it."""
    guarded = Company(at={10: {"riverfolk": 4, "trade_post": 1}}, funds={"riverfolk": 6})
    alone = Company(at={10: {"trade_post": 1, "marquise": 3}, 5: {"riverfolk": 4}}, funds={"riverfolk": 6})
    assert GAME.judge().value(guarded.s, 0) > GAME.judge().value(alone.s, 0) + 2000


def test_dividends_that_will_win_are_worth_more_than_their_points() -> None:
    """At 25 points five Funds beside a trade post are the game, and four are not."""
    at = {10: {"riverfolk": 4, "trade_post": 1}}
    almost = Company(at=at, funds={"riverfolk": 4}, vp={"riverfolk": 25})
    enough = Company(at=at, funds={"riverfolk": 5}, vp={"riverfolk": 25})
    assert GAME.judge().value(enough.s, 0) > GAME.judge().value(almost.s, 0) + 10_000


def test_services_are_dear_to_buyers_while_the_riverfolk_score_by_them() -> None:
    """A card for three warriors that will score every turn is declined."""
    t = Company(at={10: {"riverfolk": 4, "trade_post": 1}}, hands={"riverfolk": "anvil"}, prices=(3, 3, 3))
    t.begin("marquise", "birdsong")
    assert "buy anvil" in t.options()
    assert best(t) == "done"
