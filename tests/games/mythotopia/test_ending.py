"""End the game (MY-15), and the endings that a table may agree on."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table
from turnwright.core import engine, explain
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.ending import projection

FIVE = "palmain scombroid iracund diclesium nusus"
"""Fifteen points."""
FOUR = "custus frampold hatchel welkin"
FIVE_OTHERS = f"{FOUR} malebolge"
EMPTY = {"city": 0, "road": 0, "castle": 0, "spoils": 0}
"""Four VP cards without a token."""


def late(
    realms: dict[int, str],
    seats: int = 2,
    hands: dict[int, str] | None = None,
    reserves: dict[int, str] | None = None,
    ending: str = "leader",
) -> Table:
    """A table with seven VP cards, four of them empty."""
    vp_cards = "spoils defender citadel isles"
    t = Table(seats, realms=realms, hands=hands, reserves=reserves, vp_cards=vp_cards, ending=ending)
    return t.left(**EMPTY)


def won(t: Table) -> list[int]:
    """Return who has won, when the game is over."""
    assert engine.over(t.s)
    return GAME.winners(t.s)


def reasons(t: Table) -> list[str]:
    """Return the rules by which seats have won."""
    return [GAME.rulebook.rule(message.rule).id for message in t.log if message.id == "log-wins"]


def projected(t: Table) -> list[int | str]:
    """Return the points of two seats that the refusal of End the game tells."""
    told = t.detail("end-game")
    assert (0, 1) == (told["one-seat"], told["two-seat"])
    return [told["one"], told["two"]]


# When.


@pytest.mark.rules("MY-15.1")
def test_my_15_1_empty_vp_cards_alone_do_not_end_the_game() -> None:
    """All seven are empty, and play continues."""
    t = late({0: FIVE, 1: FOUR}).left(defender=0, citadel=0, isles=0).act(0).choose("pass", "pass", "end").deal()
    assert (1, "act") == (t.seat, t.step)
    assert not engine.over(t.s)


@pytest.mark.rules("MY-15.2", "MY-15.12", "MY-5.10")
def test_my_15_2_four_vp_cards_are_empty() -> None:
    """With three it is refused, and the refusal tells how many there are; with four the leader wins."""
    t = late({0: FIVE, 1: FOUR}).left(spoils=1).act(0)
    assert ([], "MY-15.2") == (t.options("end-game"), t.refusal("end-game"))
    assert {"empty": 3, "needed": 4} == t.detail("end-game")
    t.left(spoils=0).choose("end-game")
    assert [0] == won(t)
    assert [15, 12] == GAME.scores(t.s)


@pytest.mark.rules("MY-15.2")
def test_my_15_2_the_isles_are_empty_without_both_tokens() -> None:
    """One of them is left."""
    t = late({0: FIVE, 1: FOUR}).left(spoils=1, isles=0).act(0)
    assert "MY-15.2" == t.refusal("end-game")


@pytest.mark.rules("MY-15.3")
def test_my_15_3_only_as_the_first_action() -> None:
    """After any other action it is too late."""
    t = late({0: FIVE, 1: FOUR}).act(0)
    assert "end-game" in t.options()
    assert "MY-15.3" == t.choose("pass").refusal("end-game")


@pytest.mark.rules("MY-15.4")
@pytest.mark.parametrize("free", ["card", "march", "warehouse"])
def test_my_15_4_not_after_a_free_action(free: str) -> None:
    """A card, the road move, the Warehouse: each is one."""
    t = late({0: FIVE, 1: FOUR}, hands={0: "militia start_market"}, reserves={0: "warehouse"})
    t.armies_at(0, palmain=1).roads("diclesium-palmain").act(0)
    if free == "card":
        t.choose("play militia")
    elif free == "march":
        t.choose("march palmain", "to diclesium", "number 1")
    else:
        t.choose("stow start_market")
    assert "MY-15.4" == t.refusal("end-game")


# Who.


@pytest.mark.rules("MY-15.5", "MY-15.6")
def test_my_15_5_a_strict_leader_ends_the_game() -> None:
    """A tie forbids it, and so does another's lead; the refusal shows the result."""
    t = late({0: FIVE, 1: FIVE_OTHERS}).act(0)
    assert ("MY-15.5", [15, 15]) == (t.refusal("end-game"), projected(t))
    t = late({0: FOUR, 1: FIVE}).act(0)
    assert ("MY-15.5", [12, 15]) == (t.refusal("end-game"), projected(t))
    assert "end-game" in t.act(1).options()


@pytest.mark.rules("MY-15.5", "MY-15.6", "MY-15.8")
def test_my_15_5_points_count_after_all_wars() -> None:
    """Seat 0 leads by three points, but loses Nusus and six; a tie by a neutral province is no win either."""
    t = late({0: FIVE, 1: FIVE_OTHERS}).armies_at(1, nusus=1).act(0)
    before = t.game.encode(t.s)
    assert ("MY-15.5", [12, 18]) == (t.refusal("end-game"), projected(t))
    assert before == t.game.encode(t.s), "asking changes nothing"
    t = late({0: FIVE, 1: FOUR}).armies_at(1, malebolge=3).act(0)
    assert ("MY-15.5", [15, 15]) == (t.refusal("end-game"), projected(t))
    t = late({0: FIVE, 1: FIVE_OTHERS}).armies_at(0, blore=5).act(0).choose("end-game")
    assert ([0], [18, 15]) == (won(t), GAME.scores(t.s))


@pytest.mark.rules("MY-15.6")
def test_my_15_6_a_refused_end_says_in_words_what_it_would_come_to() -> None:
    """The rule, then the points of all after all wars; and how many VP cards are empty, where they are too few."""
    t = late({0: FIVE, 1: FIVE_OTHERS}).armies_at(1, nusus=1).act(0)
    told = explain.why_not(GAME, t.s, 0, "end-game", "en", ["Ann", "Bob"])
    assert "strictly more VP" in told
    assert "If the game ended now: Ann 12, Bob 18." in told
    assert "Пустых карт ПО: 3, нужно: 4." in explain.why_not(GAME, t.left(spoils=1).s, 0, "end-game", "ru")


@pytest.mark.rules("MY-15.6")
@pytest.mark.parametrize(
    ("seats", "expected"), [(3, "Ann 12, Bob 15, Cid 12."), (4, "Ann 12, Bob 15, Cid 12, Dan 12.")]
)
def test_my_15_6_it_names_all_seats(seats: int, expected: str) -> None:
    """Whatever their number."""
    t = late({0: FOUR, 1: FIVE}, seats).act(0)
    assert expected in explain.why_not(GAME, t.s, 0, "end-game", "en", ["Ann", "Bob", "Cid", "Dan"][:seats])


@pytest.mark.rules("MY-15.13")
def test_my_15_13_cards_that_the_wars_would_empty_do_not_help() -> None:
    """The last token of Spoils would be taken by a war of the end."""
    t = late({0: FIVE, 1: FOUR}).left(spoils=1).armies_at(0, custus=1).act(0)
    assert 0 == projection(t.s).heaps[-1], "it would be taken"
    assert "MY-15.2" == t.refusal("end-game")


# All wars end.


@pytest.mark.rules("MY-15.7", "MY-15.8")
def test_my_15_7_all_wars_end_with_captures_points_and_tokens() -> None:
    """Blore and Custus are captured, the latter with a token of Spoils; Nusus is defended, with one of Defender."""
    t = late({0: FIVE, 1: FOUR}).left(spoils=1, citadel=0).armies_at(0, blore=5, custus=1)
    t.s.army_stock[0] = 2
    t.armies_at(0, nusus=2).armies_at(1, nusus=1, malebolge=1).act(0).choose("end-game")
    assert [0] == won(t)
    assert (["blore", "custus", *sorted(FIVE.split())], ["frampold", "hatchel", "welkin"]) == (t.realm(0), t.realm(1))
    assert ([2, 0, 0], 3 * 7 + 2) == (t.tokens(0), t.vp(0))
    assert [0, 0] == t.s.camps
    blore, custus = "@province-blore", "@province-custus"
    assert [{"seat": 0, "province": blore}, {"seat": 0, "province": custus}] == t.said("log-won")
    assert [{"seat": 0, "province": "@province-nusus"}] == t.said("log-defended")
    assert [{"province": "@province-malebolge"}] == t.said("log-neutral-holds")


@pytest.mark.rules("MY-15.9", "MY-6.5")
def test_my_15_9_the_defender_wins_ties() -> None:
    """1 against 1 in Nusus, which gives the defender the token that decides; 2 against the neutral 2 of Aporia."""
    t = late({0: FIVE, 1: FIVE_OTHERS}).armies_at(0, nusus=1, aporia=2).armies_at(1, nusus=1).act(0)
    assert "end-game" in t.options()
    t.choose("end-game")
    assert ([0], 0, -1, [1, 0, 0]) == (won(t), t.owner("nusus"), t.owner("aporia"), t.tokens(0))
    assert [16, 15] == GAME.scores(t.s)


@pytest.mark.rules("MY-15.9")
def test_my_15_9_also_ties_between_invaders() -> None:
    """Two invaders with 3 each leave Nusus to its defender, and Malebolge neutral."""
    t = late({0: FIVE, 1: FOUR, 2: "oxter"}, 3).armies_at(1, nusus=3, malebolge=3).armies_at(2, nusus=3, malebolge=3)
    t.act(0).choose("end-game")
    assert (0, -1, [16, 12, 12]) == (t.owner("nusus"), t.owner("malebolge"), GAME.scores(t.s))


@pytest.mark.rules("MY-15.10")
def test_my_15_10_the_hero_breaks_no_tie() -> None:
    """A tie in Blore would make the seat win, if the Hero helped."""
    t = late({0: FIVE, 1: FIVE_OTHERS}, hands={0: "hero"}).armies_at(0, blore=4).act(0)
    assert ("MY-15.5", [15, 15]) == (t.refusal("end-game"), projected(t))


@pytest.mark.rules("MY-15.11")
def test_my_15_11_wars_end_in_alphabetical_order() -> None:
    """One town is left for Aporia and Kinabra: Aporia is captured."""
    t = late({0: FIVE, 1: FOUR}).armies_at(0, kinabra=3, aporia=3).act(0)
    t.s.towns[0] = 1
    t.choose("end-game")
    assert (0, -1) == (t.owner("aporia"), t.owner("kinabra"))


@pytest.mark.rules("MY-15.11", "MY-5.8")
def test_my_15_11_the_last_token_goes_to_the_first_war() -> None:
    """Seat 1 defends Custus, seat 0 defends Nusus: the one token of Defender is seat 1's."""
    t = late({0: FIVE, 1: FOUR}, 3).left(defender=1).armies_at(2, custus=1, nusus=1)
    t.armies_at(0, nusus=1).armies_at(1, custus=1).act(0).choose("end-game")
    assert ([0, 0, 0], [1, 0, 0], [15, 13, 12]) == (t.tokens(0), t.tokens(1), GAME.scores(t.s))


@pytest.mark.rules("MY-15.14")
def test_my_15_14_tokens_come_from_the_card_first() -> None:
    """The Scribe helps only where the VP card is empty, and nobody is asked: Spoils is, Defender has one token."""
    t = late({0: FIVE, 1: FOUR}, reserves={0: "scribe"}).left(defender=1)
    t.armies_at(0, custus=1, nusus=2).armies_at(1, nusus=1).act(0)
    unused = t.s.unused[0]
    t.choose("end-game")
    assert ([0], [2, 0, 0], unused - 1) == (won(t), t.tokens(0), t.s.unused[0])
    assert [{"vp_card": "@vp-defender"}] == t.said("log-empty")
    t = late({0: FIVE, 1: FOUR}, reserves={1: "scribe"}).left(defender=0).armies_at(0, custus=1).armies_at(1, custus=2)
    t.act(0).choose("end-game")
    assert ([0], [1, 0, 0]) == (won(t), t.tokens(1))


@pytest.mark.rules("MY-15.12")
def test_my_15_12_who_ends_the_game_wins() -> None:
    """And nobody else."""
    t = late({0: FOUR, 1: FIVE}).act(1).choose("end-game")
    assert [1] == won(t)
    assert [{"seat": 1}] == t.said("log-wins")
    assert ["MY-15.12"] == reasons(t)


# Other endings.


@pytest.mark.rules("MY-15.15")
def test_my_15_15_anyone_may_end_the_game() -> None:
    """Seat 1 leads, and seat 0 ends the game; ties share the win."""
    t = late({0: FOUR, 1: FIVE}, ending="anyone").act(0).choose("end-game")
    assert [1] == won(t)
    t = late({0: FIVE, 1: FIVE_OTHERS}, ending="anyone").act(0).choose("end-game")
    assert ([0, 1], ["MY-15.15", "MY-15.15"]) == (won(t), reasons(t))
    t = late({0: FOUR, 1: FIVE}, ending="anyone").left(spoils=1).act(0)
    assert "MY-15.2" == t.refusal("end-game")
    assert "MY-15.3" == t.choose("pass").refusal("end-game")


def skip_turn(t: Table) -> Table:
    """Let the asked seat do nothing in its turn."""
    return t.choose("pass", "pass", "end").deal()


@pytest.mark.rules("MY-15.16", "MY-15.17", "MY-15.18")
def test_my_15_16_one_last_round_is_played() -> None:
    """Four cards are empty in the first round: it is finished, the second one is the last, without Invade."""
    hand = {0: "palmain start_army start_market", 1: "custus start_army start_market"}
    t = late({0: FIVE, 1: FOUR}, hands=hand, ending="last_round").armies_at(1, malebolge=3).act(0)
    assert "MY-15.16" == t.refusal("end-game")
    assert "blore" in t.options("invade")
    skip_turn(t)
    assert (1, 1) == (t.seat, t.s.round)
    assert t.options("invade")
    skip_turn(t)
    assert ([{}], 2, 0) == (t.said("log-last-round"), t.s.round, t.seat)
    for _turn in range(2):
        assert ([], "MY-15.17") == (t.options("invade"), t.refusal("invade blore"))
        assert "MY-15.16" == t.refusal("end-game")
        skip_turn(t)
    assert ([0, 1], [15, 15]) == (won(t), GAME.scores(t.s))


@pytest.mark.rules("MY-15.16")
def test_my_15_16_no_last_round_while_too_few_cards_are_empty() -> None:
    """Three are; the round after the fourth is the last."""
    t = late({0: FIVE, 1: FOUR}, ending="last_round").left(spoils=1).act(0)
    skip_turn(skip_turn(t))
    assert (2, 0, []) == (t.s.round, t.s.last, t.said("log-last-round"))
    skip_turn(t.left(spoils=0))
    assert 0 == t.s.last
    skip_turn(t)
    assert (3, 3) == (t.s.round, t.s.last)


@pytest.mark.rules("MY-15.18", "MY-15.9")
def test_my_15_18_all_wars_are_resolved_after_the_last_round() -> None:
    """Seat 1 captures Malebolge and a second province."""
    t = late({0: FIVE, 1: FOUR}, ending="last_round").armies_at(1, malebolge=3, nusus=1).armies_at(0, blore=4).act(0)
    for _turn in range(4):
        skip_turn(t)
    assert ([1], [12, 18], -1) == (won(t), GAME.scores(t.s), t.owner("blore"))
    assert ["MY-15.18"] == reasons(t)


@pytest.mark.rules("MY-15.19")
@pytest.mark.parametrize("ending", ["leader", "last_round", "anyone"])
def test_my_15_19_the_game_ends_after_so_many_rounds(ending: str) -> None:
    """After the fifth round, with hardly a VP card empty; wars are resolved, and ties share the win."""
    t = Table(realms={0: FIVE, 1: FOUR}, rounds=5, ending=ending).armies_at(1, malebolge=3).act(0)
    t.s.round = 5
    skip_turn(t)
    assert not engine.over(t.s)
    skip_turn(t)
    assert ([0, 1], [15, 15], 5) == (won(t), GAME.scores(t.s), t.s.round)
