"""What a purge deletes and what it leaves alone: tables, guests, sessions; the same on both databases."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.server.aged import Aged, aged, ago
from turnwright.server.config import Purge, Settings
from turnwright.server.storage.db import tables
from turnwright.server.storage.people_tables import former_names, mail_links, reports, sessions, tokens, users
from turnwright.server.storage.table_rows import Seating

NOTHING = {
    "records": 0,
    "guests": 0,
    "games": 0,
    "tables": 0,
    "mail links": 0,
    "sessions": 0,
    "former names": 0,
    "reports": 0,
}


def stays(home: Aged, *ids: str) -> bool:
    """Return whether nothing that a person or a table with one of these ids is goes."""
    before = home.everything()
    assert NOTHING == home.count()
    assert NOTHING == home.run()
    assert set(ids) <= home.ids(tables) | home.ids(users)
    return before == home.everything()


def goes(home: Aged, what: str, *ids: str) -> bool:
    """Return whether exactly these go, as the count said beforehand; nothing is left for a second time."""
    before = home.everything()
    counted = home.count()
    assert before == home.everything()
    assert {**NOTHING, what: len(ids)} == counted
    assert counted == home.run()
    return not set(ids) & (home.ids(tables) | home.ids(users))


def test_tables_that_never_began_go_after_a_month(home: Settings) -> None:
    """Whoever opened them; and games that were ended without a result, which no list shows."""
    with aged(home) as old:
        anna = old.account()
        guest = old.person(seen=1)
        empty = (Seating(kind="person", user_id=anna, name="Anna"), Seating(kind="open"))
        gone = [
            old.table("open", 31, anna, seating=empty, lines=0),
            old.table("open", 31, guest),
            old.table("abandoned", 31, anna, guest),
            old.table("closed", 31, anna),
        ]
        kept = [old.table("open", 29, anna), old.table("abandoned", 29, anna), old.table("closed", 29, anna)]
        assert goes(old, "tables", *gone)
        assert stays(old, *kept, anna, guest)


def test_games_that_everybody_has_left_go_after_half_a_year(home: Settings) -> None:
    """Where an account plays or has opened the table; where nobody has one, after two months."""
    with aged(home) as old:
        anna, guest, other = old.account(), old.person(seen=1), old.person(seen=1)
        gone = [
            old.table("running", 181, anna, guest),
            old.table("running", 61, guest, other),
            old.table("running", 61, guest),
            old.table("running", 61, owner="nobody", due=ago(61)),
        ]
        kept = [
            old.table("running", 179, guest, anna),
            old.table("running", 179, guest, other, owner=anna),
            old.table("running", 179, owner=anna),
            old.table("running", 59, guest, other),
        ]
        assert goes(old, "games", *gone)
        assert stays(old, *kept)


def test_a_resigned_account_no_longer_plays(home: Settings) -> None:
    """A bot has the seat; those who are left are guests."""
    with aged(home) as old:
        anna, guest = old.account(), old.person(seen=1)
        left = Seating(kind="bot", user_id=anna, name="Anna", bot="greedy", resigned=True)
        seating = (left, Seating(kind="person", user_id=guest, name="Bert"))
        assert goes(old, "games", old.table("running", 61, guest, seating=seating))


def test_a_clock_that_runs_for_a_person_keeps_the_game(home: Settings) -> None:
    """However long it has, and also when it ran out while no server was there: whose turn it is gets more time."""
    with aged(home) as old:
        anna, guest = old.account(), old.person(seen=1)
        for due in (ago(-100), ago(0.01), ago(150)):
            kept = old.table("running", 200, anna, guest, due=due)
            assert stays(old, kept, old.table("running", 200, guest, due=due))
        assert goes(old, "games", old.table("running", 200, guest, anna, asked=1, due=None))
        bots = (Seating(kind="bot", name="Bot", bot="greedy"), Seating(kind="person", user_id=anna, name="Anna"))
        assert goes(old, "games", old.table("running", 200, anna, seating=bots, due=ago(200)))


def test_who_talks_at_a_table_uses_it(home: Settings) -> None:
    """What the table itself tells does not count."""
    with aged(home) as old:
        anna = old.account()
        kept = [old.table("open", 100, anna), old.table("running", 200, anna), old.table("abandoned", 100, anna)]
        for table in kept:
            old.said(table, 2, anna)
        silent = old.table("open", 100, anna)
        old.said(silent, 2)
        assert goes(old, "tables", silent)
        assert stays(old, *kept)


def test_finished_games_stay_as_long_as_somebody_may_look_at_them(home: Settings) -> None:
    """An account, or a guest who is still there, as owner, player or former player; public games that people played
    here stay anyway, but not what somebody who is gone has uploaded.
    """
    with aged(home) as old:
        anna, guest = old.account(), old.person(seen=1)
        left = Seating(kind="bot", user_id=anna, name="Anna", bot="greedy", resigned=True)
        taken = Seating(kind="person", user_id="gone", name="Bert", former=["gone", "gone too", guest])
        nobodys = Seating(kind="person", user_id="gone", name="Carl", former=["gone too"])
        uploaded = Seating(kind="person", name="Dora")
        kept = [
            old.table("finished", 4000, anna, "gone"),
            old.table("finished", 4000, "gone", owner=anna),
            old.table("finished", 4000, "gone", guest),
            old.table("finished", 4000, seating=(left, nobodys)),
            old.table("finished", 4000, seating=(nobodys, taken)),
            old.table("finished", 4000, "gone", public=True),
            old.table("finished", 4000, seating=(uploaded, uploaded), owner=anna, public=True),
            old.table("finished", 364, "gone", "gone too"),
        ]
        gone = [
            old.table("finished", 366, "gone", "gone too"),
            old.table("finished", 366, seating=(nobodys, nobodys)),
            old.table("finished", 366, seating=(uploaded, uploaded), owner="gone"),
            old.table("finished", 366, seating=(uploaded, uploaded), owner="gone", public=True),
        ]
        assert goes(old, "records", *gone)
        assert stays(old, *kept)


def test_reports_of_people_who_are_gone_go_after_a_year(home: Settings) -> None:
    """Those of anybody who still exists stay until the operator deletes them."""
    report = {"table_id": "t", "ply": 0, "rule": "", "words": "wrong", "record": "{}", "done": False}
    with aged(home) as old:
        anna = old.account()
        for id, user, days in (("hers", anna, 4000), ("new", None, 364), ("old", None, 366)):
            old.put(reports, id=id, user_id=user, created=ago(days), **report)
        assert {**NOTHING, "reports": 1} == old.run()
        assert {"hers", "new"} == old.ids(reports)


def test_guests_who_cannot_come_back_go_with_their_tokens(home: Settings) -> None:
    """Not those with a session or a token that is used; never an account; nobody at once."""
    with aged(home) as old:
        anna, bert = old.account(), old.person(seen=89)
        with_bot, with_new_bot = old.person(), old.person()
        old.token(with_bot, made=300, used=29)
        old.token(with_new_bot, made=29)
        young = old.person(made=29)
        gone = [old.person(), old.person(made=31), old.person()]
        old.token(gone[2], made=300, used=31)
        assert goes(old, "guests", *gone)
        assert stays(old, anna, bert, with_bot, with_new_bot, young)
        assert 2 == len(old.ids(tokens))


def test_a_guest_who_has_a_part_in_an_unfinished_table_stays(home: Settings) -> None:
    """With a session or without; a seat they have resigned, or had in a game that is over, keeps nobody."""
    with aged(home) as old:
        seated, owner, waiting, resigned, done = [old.person() for _ in range(5)]
        signed_in = old.person(seen=80)
        old.table("running", 10, seated, signed_in)
        old.table("running", 10, owner=owner)
        old.table("open", 10, waiting)
        left = Seating(kind="bot", user_id=resigned, name="R", bot="greedy", resigned=True)
        old.table("running", 10, signed_in, seating=(Seating(kind="person", user_id=signed_in, name="S"), left))
        finished = old.table("finished", 10, done, signed_in)
        assert goes(old, "guests", resigned, done)
        assert stays(old, seated, signed_in, owner, waiting, finished)


def test_sessions_and_links_that_are_over_go_and_the_people_stay(home: Settings) -> None:
    """Of accounts and of guests who play."""
    with aged(home) as old:
        anna, bert = old.account(), old.person(seen=91)
        old.table("running", 10, anna, bert)
        old.session(anna, 91)
        old.session(anna, 89)
        old.link(anna, 1.1)
        old.link(anna, 0.9)
        assert {**NOTHING, "sessions": 2, "mail links": 1} == old.count() == old.run()
        assert (1, 1) == (len(old.ids(sessions)), len(old.ids(mail_links)))
        assert stays(old, anna, bert)


def test_names_are_reserved_until_their_time_is_over(home: Settings) -> None:
    """Of accounts that were renamed, and of those that are gone."""
    with aged(home) as old:
        for name, days in (("over", 1), ("reserved", -1)):
            old.put(former_names, id=name, user_id="gone", name_key=name, skeleton=name, until=ago(days))
        assert {**NOTHING, "former names": 1} == old.count() == old.run()
        assert {"reserved"} == old.ids(former_names)


def test_what_a_purge_frees_goes_with_the_next(home: Settings) -> None:
    """So that a count is exact: first the table, then its guests, then the games that only they could see."""
    with aged(home) as old:
        guest = old.person()
        record, table = old.table("finished", 400, guest), old.table("open", 40, guest)
        for what, id in (("tables", table), ("guests", guest), ("records", record)):
            assert goes(old, what, id)
        assert stays(old)


@pytest.mark.parametrize("never", ["guest_days", "table_days", "game_days", "guest_game_days", "record_days"])
def test_nothing_goes_by_a_rule_that_is_switched_off(home: Settings, never: str) -> None:
    """0 days mean never, for this kind alone."""
    purge = replace(Purge(), **{never: 0})
    with aged(replace(home, purge=purge)) as old:
        anna, guest = old.account(), old.person(seen=1)
        ids = {
            "guest_days": old.person(),
            "table_days": old.table("open", 5000, guest),
            "game_days": old.table("running", 5000, anna),
            "guest_game_days": old.table("running", 100, guest),
            "record_days": old.table("finished", 5000, "gone"),
        }
        old.run()
        assert {ids[never]} == (old.ids(tables) | old.ids(users)) & set(ids.values())


def test_the_days_are_those_of_the_settings(home: Settings) -> None:
    """Sessions end when the server says so."""
    with aged(replace(home, session_days=3, purge=Purge(1, 1, 2, 1, 1))) as old:
        anna, guest = old.account(), old.person(seen=4)
        ids = [old.table("open", 1.5, anna), old.table("running", 2.5, anna), old.table("finished", 1.5, "gone")]
        kept = old.table("running", 1.5, anna)
        old.run()
        assert {kept, anna} == (old.ids(tables) | old.ids(users)) & {*ids, kept, anna, guest}
