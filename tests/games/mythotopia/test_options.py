"""Table options: checked, refused in one line, and played by; the ledger's readings are the defaults."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.setups import QUIET, set_up, until
from tests.games.mythotopia.table import Table, started
from turnwright.core import engine
from turnwright.core.errors import BadOption, BadRecord
from turnwright.core.game import JsonDict
from turnwright.core.record import replay
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.ending import totals
from turnwright.games.mythotopia.options import OPTIONS, rule_set
from turnwright.games.mythotopia.steps.flow import FLOW

DEFAULTS: JsonDict = {
    "first": "random",
    "two_player_provinces": 11,
    "road_stone": 2,
    "starting_cards": 5,
    "start_choice": "off",
    "remove_from_neutral": False,
    "ending": "leader",
    "rounds": 0,
}
ENDED = {"city": 0, "road": 0, "castle": 0, "spoils": 0}
"""Four empty VP cards."""


def test_the_defaults_are_the_ledgers_readings() -> None:
    """Without options a table plays by the book, and every option names its rule."""
    assert DEFAULTS == GAME.check_options({})
    ids = {rule.id for rule in GAME.rulebook.rules}
    assert set() == {option.rule for option in OPTIONS} - ids


def test_equal_options_share_a_rule_set() -> None:
    """Clones and tables of one kind share what never changes; other options give other rules."""
    options = GAME.check_options({"road_stone": 1})
    assert rule_set(3, options) is rule_set(3, dict(reversed(options.items())))
    assert rule_set(3, options) is not rule_set(4, options)
    assert rule_set(3, options) is not rule_set(3, GAME.check_options({}))


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ({"luck": 1}, "mythotopia has no option 'luck': its options are " + ", ".join(DEFAULTS)),
        ({"first": 4}, "option 'first' cannot be 4: allowed values are random, 0, 1, 2, 3"),
        ({"first": 2}, "option 'first' cannot be 2: the seats are 0 to 1"),
        ({"two_player_provinces": 10}, "option 'two_player_provinces' cannot be 10: allowed values are 11, 9"),
        ({"road_stone": 3}, "option 'road_stone' cannot be 3: allowed values are 2, 1"),
        ({"road_stone": True}, "option 'road_stone' cannot be true: allowed values are 2, 1"),
        ({"starting_cards": "5"}, "option 'starting_cards' cannot be '5': allowed values are 5, 4"),
        ({"start_choice": True}, "option 'start_choice' cannot be true: allowed values are off, one_fewer, same"),
        ({"remove_from_neutral": 1}, "option 'remove_from_neutral' cannot be 1: allowed values are false, true"),
        ({"ending": "vote"}, "option 'ending' cannot be 'vote': allowed values are leader, last_round, anyone"),
        ({"rounds": 3}, "option 'rounds' cannot be 3: allowed values are 0, 5, 10, 20, 30, 50, 100, 150, 200"),
        ({"rounds": False}, "option 'rounds' cannot be false: allowed values are 0, 5, 10, 20, 30, 50, 100, 150, 200"),
    ],
)
def test_bad_values_are_refused_in_one_line(given: JsonDict, line: str) -> None:
    """The line says what is allowed."""
    with pytest.raises(BadOption) as problem:
        GAME.new(2, 1, given)
    assert line == str(problem.value)


def test_forms_show_all_options_but_those_of_self_play() -> None:
    """A round limit is off at a table of people."""
    assert ["rounds"] == [option.name for option in OPTIONS if not option.listed]


@pytest.mark.rules("MY-4.28")
def test_a_table_may_say_who_starts() -> None:
    """By default chance does."""
    assert CHANCE == until(started(2), "first").seat
    assert (1, 1) == (set_up(started(2, first=1), QUIET).s.first, set_up(started(2, first=1), QUIET).seat)


@pytest.mark.rules("MY-4.7")
@pytest.mark.parametrize(("dealt", "vp", "undealt"), [(11, 33, 18), (9, 27, 22)])
def test_two_players_may_be_dealt_nine_provinces(dealt: int, vp: int, undealt: int) -> None:
    """As the other place of the book says; more players are dealt what they are dealt."""
    t = set_up(started(2, two_player_provinces=dealt, first=0), QUIET)
    assert ([dealt, dealt], [vp, vp]) == ([len(t.realm(0)), len(t.realm(1))], [t.vp(0), t.vp(1)])
    assert undealt == t.s.pile.bit_count()
    assert 8 == started(3, two_player_provinces=dealt).s.rules.dealt


@pytest.mark.rules("MY-3.2")
@pytest.mark.parametrize(("cards", "owned"), [(5, 11 + 5), (4, 11 + 4)])
def test_a_table_may_play_with_four_starting_cards(cards: int, owned: int) -> None:
    """The second Army stays in the box."""
    t = set_up(started(2, starting_cards=cards, first=0), QUIET)
    own = t.deck(0) + t.hand(0)
    assert (owned, cards - 3) == (len(own), own.count("start_army"))


@pytest.mark.rules("MY-13.19")
@pytest.mark.parametrize("stone", [1, 2])
def test_a_table_may_build_cheaper_roads(stone: int) -> None:
    """One stone, as the summary of the book says; hills cost one more."""
    for realm, road, more in (("palmain nusus", "nusus-palmain", 0), ("mome remise", "mome-remise", 1)):
        cards = ["fadge", "malebolge", "kinabra"][: stone + more]
        hand = f"start_build {realm.split()[0]} {' '.join(cards)}"
        t = Table(2, realms={0: realm}, hands={0: hand}, road_stone=stone).act(0)
        t.choose("play start_build", f"road {road}", f"play {realm.split()[0]}", *[f"pay {card}" for card in cards])
        assert ("act", 1) == (t.step, len(t.s.roads))


@pytest.mark.rules("MY-9.10")
@pytest.mark.parametrize(("allowed", "rule"), [(False, "MY-9.10"), (True, "")])
def test_a_table_may_remove_armies_from_neutral_provinces(allowed: bool, rule: str) -> None:
    """But never from one of another player."""
    t = Table(2, realms={0: "palmain", 1: "nusus"}, remove_from_neutral=allowed).armies_at(0, blore=2, nusus=2).act(0)
    assert (rule, "MY-9.9") == (t.refusal("withdraw blore"), t.refusal("withdraw nusus"))


# Endings.


def behind(ending: str = "leader") -> Table:
    """Four VP cards are empty, and player 0, whose turn it is, has fewer points than player 1."""
    realms = {0: "palmain", 1: "nusus oxter talion eagre remise shog"}
    return Table(2, realms=realms, hands={0: "palmain start_army aporia"}, vp_cards="spoils", ending=ending).left(
        **ENDED
    )


@pytest.mark.rules("MY-15.1", "MY-15.15")
def test_only_the_leader_ends_the_game_unless_the_table_agrees() -> None:
    """Anyone may, with another ending: the most points win."""
    assert "MY-15.5" == behind().act(0).refusal("end-game")
    t = behind(ending="anyone").act(0).choose("end-game")
    assert (None, [1]) == (t.seat, GAME.winners(t.s))
    assert "MY-15.2" == Table(2, ending="anyone").act(0).refusal("end-game")


@pytest.mark.rules("MY-15.16", "MY-15.17", "MY-15.18")
def test_a_last_round_may_end_the_game() -> None:
    """It begins when four VP cards are empty; nobody may invade, and nobody ends the game with an action."""
    t = behind(ending="last_round").ask(FLOW.turn, 0)
    assert ("MY-15.17", "MY-15.16", 2) == (t.refusal("invade blore"), t.refusal("end-game"), t.s.last)
    t.choose("pass", "pass", "end").deal().choose("pass", "pass", "end").deal()
    assert (None, [1]) == (t.seat, GAME.winners(t.s))


@pytest.mark.rules("MY-15.18", "MY-15.19")
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_round_limit_ends_the_game(seats: int) -> None:
    """After the last turn of the round; the rule book has no limit."""
    s, rng = GAME.new_state(seats, {"rounds": 5}), Rng(seats)
    while s.todo:
        engine.apply(s, engine.random_answer(s, engine.options(s), rng))
    assert 5 == s.round
    points = totals(s)
    assert [seat for seat in range(seats) if points[seat] == max(points)] == GAME.winners(s)
    assert 0 == rule_set(2, GAME.check_options({})).rounds


@pytest.mark.rules("MY-4.35")
def test_a_record_whose_options_do_not_fit_its_seats_names_the_line() -> None:
    """Two seats have no start choice."""
    record = GAME.new(3, 1, {"start_choice": "same"}).record
    with pytest.raises(BadRecord, match="line 1: option 'start_choice' must be off with 2 seats"):
        replay(record._replace(header=record.header._replace(seats=2), entries=()))
