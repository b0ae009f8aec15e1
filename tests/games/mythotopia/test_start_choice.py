"""The optional start choice (MY-4.34 to MY-4.40): more provinces are dealt, and each player gives up two."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.setups import QUIET, dealt, until
from tests.games.mythotopia.table import Table, started
from turnwright.core import engine
from turnwright.core.errors import BadOption
from turnwright.core.masks import count
from turnwright.core.zones import UNKNOWN
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.data.geometry import KEYS


def choosing(seats: int, *realms: str, vp_cards: tuple[str, ...] = (*QUIET,), choice: str = "one_fewer") -> Table:
    """Set up until the first player picks provinces to be given up, or sites where there is no choice."""
    t = dealt(started(seats, first=0, start_choice=choice), *realms)
    until(t, "deal-vp-card").choose(*[f"vp-card {key}" for key in vp_cards])
    return until(t, "give-up")


def give_up(t: Table) -> Table:
    """Let every seat give up the first provinces on offer."""
    while t.step == "give-up":
        t.choose(t.options()[0])
    return t


@pytest.mark.rules("MY-4.34", "MY-4.38")
@pytest.mark.parametrize(
    ("seats", "choice", "given", "kept"),
    [(3, "one_fewer", 9, 7), (4, "one_fewer", 7, 5), (3, "same", 10, 8), (4, "same", 8, 6)],
)
def test_my_4_34_two_of_more_provinces_are_given_up(seats: int, choice: str, given: int, kept: int) -> None:
    """By the book one fewer than usual is kept, by the other reading as many."""
    t = choosing(seats, choice=choice)
    assert [given] * seats == [len(t.realm(seat)) for seat in range(seats)]
    give_up(t)
    assert [kept] * seats == [len(t.realm(seat)) for seat in range(seats)]
    assert ([14 - kept] * seats, 40 - seats * kept) == (t.s.towns, count(t.s.pile))
    until(t, "act")
    assert [kept + 5] * seats == [len(t.hand(seat)) + len(t.deck(seat)) for seat in range(seats)]
    assert [3 * kept] * seats == [t.vp(seat) for seat in range(seats)]


@pytest.mark.rules("MY-4.34")
def test_my_4_34_there_is_no_choice_unless_the_table_wants_it() -> None:
    """What is dealt is kept."""
    t = dealt(started(3, first=0))
    until(t, "deal-vp-card").choose(*[f"vp-card {key}" for key in QUIET])
    assert ("deal", 8) == (t.step, len(t.realm(0)))


@pytest.mark.rules("MY-4.35")
@pytest.mark.parametrize("choice", ["one_fewer", "same"])
def test_my_4_35_two_players_have_no_choice(choice: str) -> None:
    """A table of two that wants one is refused in one line."""
    with pytest.raises(BadOption) as problem:
        GAME.new(2, 1, {"start_choice": choice})
    assert "option 'start_choice' must be off with 2 seats: two players have no start choice" == str(problem.value)


@pytest.mark.rules("MY-4.36", "MY-4.37")
def test_my_4_36_all_is_out_before_anything_is_given_up() -> None:
    """Towns, display, VP cards, dragons and runestones."""
    t = choosing(3, vp_cards=("dragons", "runestones", "inns", "citadel"))
    assert ([5, 5, 5], 16, 7) == (t.s.towns, len(t.display()), count(t.s.in_play))
    assert (5, 5) == (count(t.s.dragons), count(t.s.runestones))


@pytest.mark.rules("MY-4.37", "MY-7.13")
def test_my_4_37_picks_are_secret_until_all_have_picked() -> None:
    """Two different provinces of one's own; nobody learns of another's picks before all are shown together."""
    t = choosing(3, "palmain nusus", "blore")
    assert (0, sorted(t.realm(0))) == (t.seat, t.options("give-up"))
    assert "MY-4.37" == t.refusal("give-up blore")
    t.choose("give-up palmain")
    assert (0, "MY-4.37") == (t.seat, t.refusal("give-up palmain"))
    t.choose("give-up nusus")
    picked = 1 << KEYS.index("palmain") | 1 << KEYS.index("nusus")
    assert [picked, UNKNOWN, UNKNOWN] == [GAME.redacted(t.s, seat).picks[0] for seat in range(3)]
    assert (1, 0, []) == (t.seat, t.owner("palmain"), t.said("log-given-up"))
    give_up(t)
    assert ([0, 0, 0], 6) == (t.s.picks, len(t.said("log-given-up")))
    assert [(0, "@province-nusus"), (0, "@province-palmain")] == [
        (args["seat"], args["province"]) for args in t.said("log-given-up")[:2]
    ]


@pytest.mark.rules("MY-4.38")
def test_my_4_38_given_up_provinces_are_neutral() -> None:
    """The town is back in the stock and the card in the province pile, not in the deck; 3 points are lost."""
    t = choosing(3, "palmain nusus")
    assert 27 == t.vp(0)
    give_up(t.choose("give-up palmain", "give-up nusus"))
    assert (-1, -1, 1, 1) == (
        t.owner("palmain"),
        t.owner("nusus"),
        t.s.pile >> KEYS.index("palmain") & 1,
        t.s.pile >> KEYS.index("nusus") & 1,
    )
    assert (7, 21) == (t.s.towns[0], t.vp(0))
    assert not {"palmain", "nusus"} & {*t.deck(0), *t.hand(0)}
    given = [message for message in t.log if message.id == "log-given-up"]
    assert {"MY-4.38"} == {GAME.rulebook.rule(message.rule).id for message in given}
    assert {"seat": 0, "vp": 21, "source": "@source-land"} in t.said("log-score")


@pytest.mark.rules("MY-4.39")
def test_my_4_39_citadels_are_picked_among_what_is_kept() -> None:
    """After all have given up two."""
    t = choosing(3, "palmain nusus", vp_cards=("citadel", *QUIET[:3]))
    give_up(t.choose("give-up palmain", "give-up nusus"))
    assert ("pick-citadel", 0, t.realm(0)) == (t.step, t.seat, t.options("citadel"))
    assert "MY-4.21" == t.refusal("citadel palmain")


@pytest.mark.rules("MY-4.40")
@pytest.mark.parametrize(("kept", "tokens"), [(False, [0, 0, 0]), (True, [0, 1, 0])])
def test_my_4_40_islands_count_if_they_are_kept(kept: bool, tokens: list[int]) -> None:
    """Half an island gives nothing."""
    t = choosing(3, "aporia kinabra palmain nusus", vp_cards=("isles", *QUIET[:3]))
    t.choose("give-up palmain", "give-up nusus") if kept else t.choose("give-up aporia", "give-up nusus")
    give_up(t)
    assert (tokens, 21 + 2 * tokens[1]) == (t.tokens(0), t.vp(0))


def test_a_whole_setup_with_a_choice_can_be_played_on() -> None:
    """The first player begins with a hand of five."""
    t = until(give_up(choosing(4)), "act")
    assert (0, [5, 5, 5, 6]) == (t.seat, [len(t.hand(seat)) for seat in range(4)])
    assert engine.options(t.s)
