"""Victory points (MY-5): provinces and tokens, the floor, and VP cards that are empty."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.data.geometry import KEYS
from turnwright.games.mythotopia.data.vp_cards import VP_KEYS
from turnwright.games.mythotopia.points import SOURCES
from turnwright.games.mythotopia.queries import empty_cards

FIVE = "palmain nusus oxter talion eagre"


def with_tokens(t: Table, ones: int, twos: int, threes: int) -> Table:
    """Give player 0 tokens of the unused ones."""
    t.s.tokens[:3] = [ones, twos, threes]
    t.s.tally[0] = ones + 2 * twos + 3 * threes
    return t


@pytest.mark.rules("MY-5.1")
def test_my_5_1_town_city_or_citadel_is_control() -> None:
    """Armies, castles and roads are not."""
    t = Table(2, realms={0: "palmain nusus oxter"}).cities("nusus").citadels("oxter")
    t.castles("blore").armies_at(0, blore=1).roads("blore-palmain")
    assert [0, 0, 0, -1] == [t.owner(key) for key in ("palmain", "nusus", "oxter", "blore")]


@pytest.mark.rules("MY-5.2")
def test_my_5_2_three_for_each_province_and_the_tokens() -> None:
    """A city or citadel counts as a town does."""
    t = with_tokens(Table(2, realms={0: FIVE}).cities("nusus").citadels("oxter"), 2, 1, 1)
    assert (15 + 2 + 2 + 3, [22, 12]) == (t.vp(0), GAME.scores(t.s))


@pytest.mark.rules("MY-5.2")
def test_my_5_2_a_captured_province_moves_three_points() -> None:
    """To the captor, from the loser."""
    t = Table(2, realms={0: FIVE, 1: "remise shog mome quean fadge"}).armies_at(0, remise=3)
    t.act(0).choose("end-war remise")
    assert [18, 12] == GAME.scores(t.s)
    assert [(1, -3), (0, 3)] == [(args["seat"], args["vp"]) for args in t.said("log-score")]
    told = [GAME.rulebook.rule(message.rule).id for message in t.log if message.id == "log-score"]
    assert ["MY-11.14", "MY-11.13"] == told


@pytest.mark.rules("MY-5.3")
def test_my_5_3_never_below_twelve() -> None:
    """With one province, and with none."""
    assert [12, 12] == GAME.scores(Table(2, realms={0: "palmain"}).s)
    t = Table(2, realms={0: "palmain", 1: "nusus oxter talion eagre"}).armies_at(0, nusus=3)
    t.act(0).choose("end-war nusus")
    assert [12, 12] == GAME.scores(t.s)


@pytest.mark.rules("MY-5.4")
def test_my_5_4_points_below_the_floor_are_not_forgotten() -> None:
    """Two provinces and a token are 7: a third makes 10, which still is 12, and a fifth makes 16."""
    t = with_tokens(Table(2, realms={0: "palmain oxter"}), 1, 0, 0)
    for target, vp in (("nusus", 12), ("talion", 13), ("eagre", 16)):
        t.armies_at(0, **{target: 4}).act(0).choose(f"end-war {target}")
        assert vp == t.vp(0)


@pytest.mark.rules("MY-5.5")
def test_my_5_5_there_is_no_upper_limit() -> None:
    """All provinces and all tokens."""
    t = Table(2, realms={0: " ".join(KEYS[:18])})
    assert 3 * 18 + 28 + 52 + 9 == with_tokens(t, 28, 26, 3).vp(0)


@pytest.mark.rules("MY-5.6", "MY-5.10")
def test_my_5_6_a_token_comes_from_its_card() -> None:
    """One at a time, until the card is empty."""
    hand = "start_build palmain fadge build oxter malebolge"
    t = Table(2, realms={0: FIVE}, hands={0: hand}).left(castle=2).act(0)
    t.choose("play start_build", "castle palmain", "play palmain", "pay fadge")
    assert ([1, 0, 0], 1, 0) == (t.tokens(0), t.s.heaps[2], empty_cards(t.s))
    t.choose("play build", "castle oxter", "play oxter", "pay malebolge")
    assert ([2, 0, 0], 0, 1 << VP_KEYS.index("castle")) == (t.tokens(0), t.s.heaps[2], empty_cards(t.s))


@pytest.mark.rules("MY-5.10")
def test_my_5_10_a_card_with_two_kinds_of_tokens_is_empty_without_both() -> None:
    """Cards that are not in play are not empty."""
    t = Table(2, vp_cards="isles").left(isles=0)
    assert 0 == empty_cards(t.s)
    t.s.heaps[t.s.heaps.index(1)] = 0
    assert 1 << VP_KEYS.index("isles") == empty_cards(t.s)


@pytest.mark.rules("MY-5.9")
def test_my_5_9_only_the_alchemist_swaps_a_token() -> None:
    """For a larger one, by its owner."""
    t = with_tokens(Table(2, realms={0: FIVE}, hands={0: "alchemist"}), 1, 0, 0)
    t.act(0).choose("play alchemist", "swap 1")
    assert ([0, 1, 0], 17) == (t.tokens(0), t.vp(0))


@pytest.mark.rules("MY-5.2")
def test_my_5_2_points_are_kept_by_source() -> None:
    """What the log tells adds up to the total."""
    hand = "start_build palmain fadge"
    t = Table(2, realms={0: FIVE}, hands={0: hand}).act(0)
    t.choose("play start_build", "castle palmain", "play palmain", "pay fadge")
    assert (16, {0: 0, 2: 1, 13: 15}) == (t.vp(0), {place: t.s.tally[place] for place in (0, 2, 13)})
    assert 16 == sum(t.s.tally[:SOURCES])
