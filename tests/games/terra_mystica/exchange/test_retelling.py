"""Logs told again by the book: the same choices where the rules ask for them, and the same end."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.exchange.logs import STRICT, Told
from tests.games.terra_mystica.table import CARD_NAMES, Table
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.exchange import recording
from turnwright.games.terra_mystica.exchange.misfits import Misfit
from turnwright.games.terra_mystica.exchange.retelling import MOST_PLANS, Retelling, ends, plans
from turnwright.games.terra_mystica.exchange.story import Turn
from turnwright.games.terra_mystica.storage import encode


class Retold:
    """A table that follows a log, and another one that replays it by the rule book."""

    def __init__(self, t: Table, *lines: str, options: set[str] | None = None) -> None:
        start = t.s.clone()
        self.told = Told(t, STRICT if options is None else options).do(*lines)
        self.book = Retelling(self.told.table.story, start)
        self.log = t.s

    def run(self) -> Retold:
        self.book.run()
        return self

    @property
    def same(self) -> bool:
        """Whether both tables look alike, but for questions that the log has not closed."""
        tables = [encode(s) for s in (self.log, self.book.s)]
        for data in tables:
            for name in ("todo", "turns"):
                del data[name]
        return tables[0] == tables[1]

    def names(self) -> list[tuple[int, str]]:
        """Return seats and what they answer by the book."""
        return [(who, "leave" if action < 0 else GAME.vocabulary.name(action)) for who, action in self.book.entries]

    def choices(self, seat: int = 0) -> list[str]:
        """Return what a seat answers by the book."""
        return [name for who, name in self.names() if who == seat]


def neighbours(
    factions: str = "cultists nomads", mine: str = "F6 A3", bowls: tuple[int, int, int] = (0, 2, 4)
) -> Table:
    t = Table(factions, at={0: mine, 1: "F5 I7"})
    for seat in range(t.s.seats):
        t.own(seat, bowls=bowls, workers=9, coins=30, priests=2)
    return t


def test_a_conversion_behind_the_action_stands_before_it_where_the_answers_bring_power() -> None:
    """The log converts, then gains power because all decline: by the book that comes first and finds less room."""
    told = Retold(
        neighbours(), "cultists: upgrade F6 to TP. convert 1PW to 1C", "nomads: decline 1 from cultists", "nomads: wait"
    ).run()
    assert told.same
    assert ["convert power-coin", "upgrade F6 trading-house", "end"] == told.choices()


def test_a_conversion_stays_behind_the_action_where_that_is_the_same() -> None:
    told = Retold(neighbours("witches nomads"), "witches: upgrade F6 to TP. convert 1PW to 1C", "nomads: decline").run()
    assert told.same
    assert ["upgrade F6 trading-house", "convert power-coin", "end"] == told.choices()


def test_a_conversion_inside_the_action_that_needs_its_power_stands_behind_it() -> None:
    """Two steps bring the power that is spent before the tile of the town is taken."""
    t = neighbours("witches nomads", "trading-house:F6 trading-house:G6 G5 H7", (0, 2, 0)).own(0, fire=5)
    told = Retold(t, "witches: upgrade F6 to TE. +FAV5. convert 1PW to 1C. +TW2", "nomads: decline").run()
    assert told.same
    assert ["upgrade F6 temple", "favor FAV5", "town TW2", "convert power-coin", "end"] == told.choices()


def test_some_conversions_before_the_action_and_some_behind_it() -> None:
    """The first coin is needed for the upgrade, the worker comes with the town."""
    t = neighbours("witches nomads", "F6 G6 trading-house:G5 trading-house:H7", (0, 6, 1)).own(0, coins=5, workers=2)
    lines = "witches: convert 1PW to 1C. upgrade G6 to TP. +TW2. convert 2W to 2C"
    told = Retold(t, lines, "nomads: decline").run()
    assert told.same
    assert ["convert power-coin", "upgrade G6 trading-house", "town TW2"] == told.choices()[:3]
    assert ["convert worker-coin"] * 2 == told.choices()[3:5]


def test_offers_are_answered_at_once() -> None:
    t = neighbours("witches nomads giants").at(2, "F7 D3").own(2, bowls=(5, 7, 0))
    told = Retold(
        t,
        "witches: upgrade F6 to TP",
        "nomads: advance ship",
        "giants: leech 1 from witches. advance ship",
        "witches: advance ship",
    ).run()
    assert told.same
    assert [1, 2] == [who for who, name in told.names() if name in ("accept", "decline")]


def test_an_offer_that_only_the_book_asks_about_is_declined() -> None:
    """In the log the bowls of the nomads are full when the witches build; by the book they have spent power before."""
    t = neighbours("cultists nomads witches").at(2, "E10 I11").own(1, bowls=(0, 0, 12)).own(2, bowls=(5, 7, 0))
    told = Retold(
        t,
        "cultists: upgrade F6 to TP",
        "nomads: decline 1 from cultists. convert 1PW to 1C. advance ship",
        "witches: advance ship",
        "cultists: advance ship",
    ).run()
    assert told.same


def test_the_step_of_the_builder_is_taken_when_the_offer_is() -> None:
    told = Retold(
        neighbours(),
        "cultists: upgrade F6 to TP",
        "nomads: leech 1 from cultists",
        "nomads: advance ship",
        "cultists: +FIRE. advance ship",
    ).run()
    assert told.same
    assert ["upgrade F6 trading-house", "cult fire", "end", "ship", "end"] == told.choices()


def test_a_step_told_after_the_pass_is_taken_before_it() -> None:
    t = neighbours("chaos_magicians nomads", "stronghold:F6 A3").favor(0, "FAV6")
    told = Retold(t, "chaosmagicians: action ACTC. action FAV6. pass BON5", "chaosmagicians: +AIR").run()
    assert told.same
    assert ["special stronghold", "special favor", "cult air", "pass BON5"] == told.choices()
    assert None is told.book.elsewhere


def test_workers_are_ordained_when_the_stronghold_is_built() -> None:
    t = neighbours("darklings nomads", "A3 trading-house:F6")
    told = Retold(
        t,
        "darklings: upgrade F6 to SH",
        "nomads: pass BON5",
        "darklings: convert 2w to 2p. advance ship",
        options=set(),
    ).run()
    assert told.same
    assert ["upgrade F6 stronghold", "ordain 2", "end", "ship", "end"] == told.choices()


def test_a_river_town_inside_an_action_comes_behind_it_with_its_tile() -> None:
    t = Table("mermaids nomads", at={0: "E4 trading-house:F2 trading-house:G1 trading-house:E3", 1: "I7"})
    t.own(0, workers=9, coins=30, bowls=(0, 0, 6))
    told = Retold(t, "mermaids: upgrade E3 to TE. +FAV5. connect r20. convert 1PW to 1C. +TW2", "nomads: wait").run()
    assert told.same
    after = ["connect r20", "town TW2", "convert power-coin", "end"]
    assert ["upgrade E3 temple", "favor FAV5"] == told.choices()[:2]
    assert sorted(after) == sorted(told.choices()[2:])


def test_spades_of_phase_three_belong_to_their_round() -> None:
    """One of two is thrown away; what is left unsaid is done with."""
    t = neighbours("halflings nomads").own(0, earth=8).scoring("SCORE2").land("G6 E10", "swamp")
    told = Retold(
        t,
        "halflings: pass BON5",
        "nomads: pass BON2",
        "halflings: transform G6 to brown. -SPADE",
        "halflings: advance ship",
        "nomads: advance ship",
    ).run()
    assert ["pass BON5", "transform G6 plains", "done", "ship", "end"] == told.choices()


def test_a_seat_leaves_where_it_does_in_the_log() -> None:
    t = neighbours("witches nomads giants").at(2, "F7 D3")
    told = Retold(
        t, "witches: advance ship", "drop-faction nomads", "giants: advance ship", "witches: advance dig"
    ).run()
    assert told.same
    assert [(0, "ship"), (0, "end"), (1, "leave"), (2, "ship")] == told.names()[:4]


def test_a_seat_that_leaves_between_rounds_leaves_before_the_last_pass() -> None:
    """An answer is still open, so the round is not over: its card gets coins as well."""
    t = neighbours("witches nomads giants").at(2, "F7 D3").own(1, bowls=(5, 7, 0))
    told = Retold(
        t,
        "witches: advance ship",
        "nomads: pass BON7",
        "giants: pass BON2",
        "witches: upgrade F6 to TP",
        "witches: pass BON8",
        "drop-faction giants",
        "nomads: leech 1 from witches",
        "nomads: advance ship",
        "witches: advance dig",
    ).run()
    assert told.same
    assert (2, 1) == (t.s.round, t.s.card_coins[CARD_NAMES.index("BON2")])
    assert [(2, "leave"), (0, "pass BON8")] == told.names()[-6:-4]


def test_a_seat_that_leaves_when_all_is_answered_has_had_its_income() -> None:
    t = neighbours("witches nomads giants").at(2, "F7 D3")
    lines = ["witches: pass BON7", "nomads: pass BON2", "giants: pass BON3", "drop-faction witches"]
    told = Retold(t, *lines, "nomads: advance ship", "giants: advance ship").run()
    assert told.same
    assert (2, 0, 9 + 3 + 1) == (t.s.round, t.s.card_coins[CARD_NAMES.index("BON7")], t.pay()[0])


def test_a_seat_that_converts_and_leaves() -> None:
    t = neighbours("witches nomads giants").at(2, "F7 D3")
    told = Retold(t, "witches: convert 1PW to 1C", "drop-faction witches", "nomads: advance ship").run()
    assert told.same
    assert [(0, "convert power-coin"), (0, "leave"), (1, "ship")] == told.names()[:3]


def test_a_game_that_the_book_does_not_allow_says_where() -> None:
    """The log burns power before it takes some more, for less; by the book the power comes first, and costs a point."""
    t = neighbours("witches nomads").at(1, "trading-house:F5").own(1, bowls=(0, 3, 3))
    told = Retold(
        t, "witches: upgrade F6 to TP", "nomads: burn 1", "nomads: leech 2 from witches", "nomads: advance ship"
    )
    with pytest.raises(Misfit, match=r"refused by TM-7\.9"):
        told.run()
    assert told.book.turn is not None
    assert ("burn 1", 2) == (told.book.turn.text, told.book.turn.line)
    said = recording.stuck(told.told.played, told.book, Misfit("refused by TM-7.9"))
    assert said.startswith("row 2: nomads: burn 1: by the book, ")
    assert said.endswith("it cannot be done (refused by TM-7.9)")
    assert "; deviations of the log: late-answer" == recording.deviations_of(told.told.played)


def test_power_taken_late_for_nothing_is_declined() -> None:
    t = neighbours("witches nomads").own(1, bowls=(0, 2, 3))
    told = Retold(
        t, "witches: upgrade F6 to TP", "nomads: burn 1", "nomads: leech 1 from witches", "nomads: advance ship"
    )
    assert told.run().same
    assert ["decline", "burn", "ship", "end"] == told.choices(1)


def test_the_first_turn_that_ends_in_another_way_is_kept() -> None:
    """The cultists' power comes after a conversion of power that their own action has brought: once too often."""
    t = neighbours(mine="trading-house:F6 A3", bowls=(0, 1, 7)).own(0, earth=5)
    told = Retold(t, "cultists: upgrade F6 to TE. +FAV3. convert 1PW to 1C", "nomads: decline").run()
    assert told.book.elsewhere is not None
    turn, log, book = told.book.elsewhere
    assert ("upgrade F6 to TE", [0, 1, 7], [0, 0, 8]) == (turn.text, log[4:7], book[4:7])


def test_another_way_is_tried_where_the_nearest_gets_stuck() -> None:
    """The log gains a power that the rule book does not give; of two ways to continue only one works."""
    t = neighbours(mine="trading-house:F6 A3", bowls=(0, 2, 0)).own(0, earth=5, fire=4)
    told = Retold(
        t,
        "cultists: upgrade F6 to TE. +FAV3. convert 1PW to 1C",
        "nomads: decline",
        "nomads: advance ship",
        "cultists: convert 1PW to 1C. send p to FIRE for 1",
        "nomads: advance dig",
        "cultists: convert 1PW to 1C. advance ship",
    ).run()
    assert ["send fire 1", "convert power-coin", "end", "convert power-coin", "ship", "end"] == told.choices()[-6:]
    assert ([1, 1, 0], [2, 0, 0]) == (ends(told.log, 0)[4:7], ends(told.book.s, 0)[4:7])
    assert "cultists ends with 2/0/0, in the log with 1/1/0" == recording.bowls(told.told.played, told.book.s)
    assert "; it parts from the log at row 1: cultists: upgrade F6 to TE: " in recording.since(
        told.told.played, told.book
    )


def turn(*parts: tuple[int, bool]) -> Turn:
    """Return a turn of choices, each fixed or free."""
    told = Turn(0, 1, "")
    for choice, free in parts:
        if not free and not told.fixed():
            told.slots.append(0)
        told.add(choice, free)
    return told


BURN, COIN, WORKER, SHIP, PASS = [
    GAME.vocabulary.action(name) for name in ("burn", "convert power-coin", "convert worker-coin", "ship", "pass")
]


def test_plans_begin_with_the_places_of_the_log() -> None:
    found = plans(turn((COIN, True), (SHIP, False), (WORKER, True)))
    assert [(0, 1), (0, 0), (1, 1), (1, 0)] == [tuple(slot for _part, slot in plan) for plan in found]


def test_conversions_that_spend_power_keep_their_order() -> None:
    found = plans(turn((BURN, True), (COIN, True), (SHIP, False)))
    assert [(0, 0), (0, 1), (1, 1)] == [tuple(slot for _part, slot in plan) for plan in found]


@pytest.mark.rules("TM-19.12")
def test_a_conversion_may_stand_before_or_after_a_pass() -> None:
    found = plans(turn((COIN, True), (PASS, False)))
    assert [(0,), (1,)] == [tuple(slot for _part, slot in plan) for plan in found]


def test_the_number_of_plans_is_bounded() -> None:
    """The places of the log are among them, however many there are."""
    found = plans(turn((SHIP, False), *[(BURN, True)] * 40, *[(WORKER, True)] * 40))
    assert MOST_PLANS + 1 == len(found)
    assert {1} == {slot for _part, slot in found[0]}


def test_what_a_turn_ends_in() -> None:
    t = neighbours().own(0, keys=2)
    assert [20, 30, 9, 2, 0, 2, 4, 1, 0, 1, 0, 2] == ends(t.s, 0)
