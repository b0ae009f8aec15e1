"""Games that released versions have stored: this version restores, shows, continues and verifies all of them."""

from __future__ import annotations

import asyncio
import zipfile
from collections.abc import Callable

import pytest
from sqlalchemy import Delete, Update, delete, update

from stored_expectations import RECORDS
from stored_room import PASSWORD
from tests.server.aged import where
from tests.server.room import in_room
from tests.server.stored import VERSIONS, at_that_time, copied, nobody_moves, problems, restored, room_of, stored
from turnwright.cli import main
from turnwright.core.chance import Dealer
from turnwright.core.game import find
from turnwright.core.record import read, verify
from turnwright.games.mythotopia.paying import Purse
from turnwright.games.small_world.war import Prices
from turnwright.games.terra_mystica.income import Income
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.people.registry import Registry
from turnwright.server.storage.db import Database, chat, journal, seats, tables
from turnwright.server.tables import votes
from turnwright.server.tables.service import Tables

MEGABYTE = 1_000_000
FEW = 3
"""Answers with which each running game is continued."""

pytestmark = pytest.mark.parametrize("version", VERSIONS)


def test_every_table_is_as_it_was_and_plays_on_as_it_would_have(version: str, home: Settings) -> None:
    """Row, seats, chat, choices on offer; and the same answers lead to the same dice, cards, choices and scores."""
    assert [] == problems(home, restored(version, home))


def test_every_running_game_is_continued_and_verified(version: str, lite_home: Settings) -> None:
    """Years later: people answer, bots too, and what is stored then replays under the present rules."""
    told = copied(version, lite_home)
    running = [id for id, table in told["tables"].items() if table["state"] == "running"]

    async def go_on(service: Tables) -> list[str]:
        room = room_of(service, told)
        for id in running:
            await room.play(id, FEW)
        return [id for id in running if (await room.live(id)).meta.seq <= told["tables"][id]["seq"]]

    assert [] == in_room(lite_home, go_on)
    assert 0 == main(["admin", "verify", *where(lite_home)])


def test_everybody_sees_every_table(version: str, lite_home: Settings) -> None:
    """Each seat, and those who only watch; nobody but the asked seat gets choices."""
    told = copied(version, lite_home)

    async def look(service: Tables) -> None:
        room = room_of(service, told)
        for id, table in told["tables"].items():
            for seat, sitting in enumerate(table["seats"]):
                if sitting["kind"] == "person" and sitting["user_id"] and table["state"] != "closed":
                    shown = await service.snapshot(id, room.people[sitting["user_id"]], seat=seat)
                    assert (shown.seq, seat == table["asked"]) == (table["seq"], bool(shown.options))
            if table["public"] and table["state"] != "closed":
                shown = await service.snapshot(id, None)
                assert (table["seq"], []) == (shown.seq, shown.options)

    with at_that_time(told):
        in_room(nobody_moves(lite_home), look)


def test_open_requests_can_be_agreed_to(version: str, lite_home: Settings) -> None:
    """To take a choice back, and to hand a seat over."""
    told = copied(version, lite_home)
    asking = {id: table for id, table in told["tables"].items() if table["undo"] or table["handover"]}
    assert {"undo", "handover"} == {kind for table in asking.values() for kind in ("undo", "handover") if table[kind]}

    async def agree(service: Tables) -> None:
        room = room_of(service, told)
        for id in asking:
            meta = (await room.live(id)).meta
            for seat in votes.unanswered_seats(meta, meta.undo):
                await service.answer_undo(id, room.holder(meta, seat), accept=True)
            for seat in votes.unanswered_seats(meta, meta.handover):
                await service.answer_handover(id, room.holder(meta, seat), accept=True)
            now = (await room.live(id)).meta
            assert (None, None) == (now.undo, now.handover)
            if meta.handover is not None:
                assert meta.handover.by == now.seating[meta.handover.seat].user_id
            else:
                assert now.ply < meta.ply

    with at_that_time(told):
        in_room(nobody_moves(lite_home), agree)


def test_people_sign_in_as_before(version: str, lite_home: Settings) -> None:
    """With their passwords; names that were given up are still reserved, and a deleted account stays deleted."""
    told = copied(version, lite_home)
    db = Database(lite_home)
    registry = Registry(db, lite_home.session_days)

    async def sign_in() -> None:
        for name in ("ann", "Benno"):
            signed = await registry.by_cookie(await registry.login(name, PASSWORD))
            assert signed is not None
        with pytest.raises(Refused):
            await registry.login("Finn", PASSWORD)
        with pytest.raises(Refused):
            await registry.guest("Ben")

    with at_that_time(told):
        asyncio.run(sign_in())
    db.close_here()


def test_records_that_people_kept_can_be_read(version: str) -> None:
    """Finished ones replay to their scores; one seat's record of a running game can be read."""
    with zipfile.ZipFile(stored(version) / RECORDS) as file:
        found = {name: read(file.read(name)) for name in file.namelist()}
    finished = {name: record for name, record in found.items() if name.startswith("finished/")}
    assert {name: [] for name in finished} == {name: verify(record) for name, record in finished.items()}
    assert {record.header.game for record in finished.values()} == {
        record.header.game for name, record in found.items() if name not in finished
    }


def test_the_folder_is_small(version: str) -> None:
    """A quarter of a megabyte for each version can be kept for long."""
    assert MEGABYTE / 2 > sum(file.stat().st_size for file in stored(version).iterdir())


# Planted changes: the comparison finds each of them.


def _dearer(monkeypatch: pytest.MonkeyPatch) -> None:
    price = Prices.of
    monkeypatch.setattr(Prices, "of", lambda self, region, roll: price(self, region, roll) + 1)


def _richer(monkeypatch: pytest.MonkeyPatch) -> None:
    add = Income.add

    def more(self: Income, source: str, rule: int, workers: int, coins: int, priests: int, power: int) -> None:
        add(self, source, rule, workers, coins + 1, priests, power)

    monkeypatch.setattr(Income, "add", more)


def _worth_more(monkeypatch: pytest.MonkeyPatch) -> None:
    most = Purse.most
    monkeypatch.setattr(Purse, "most", lambda self, army: most(self, army) + 1)


def _other_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    draw = Dealer.draw
    monkeypatch.setattr(Dealer, "draw", lambda self, weights: (draw(self, weights) + 1) % len(weights))


def _renamed(monkeypatch: pytest.MonkeyPatch) -> None:
    vocabulary = find("root").vocabulary
    names = [name.replace("move", "march", 1) for name in vocabulary.names]
    assert names != vocabulary.names
    monkeypatch.setattr(vocabulary, "names", names)
    monkeypatch.setattr(vocabulary, "_index", {name: n for n, name in enumerate(names)})


PLANTED: dict[str, tuple[str, Callable[[pytest.MonkeyPatch], None]]] = {
    "a dearer region": ("small_world", _dearer),
    "a coin more": ("terra_mystica", _richer),
    "a card that is worth more": ("mythotopia", _worth_more),
    "other cards": ("root", _other_cards),
    "a renamed choice": ("root", _renamed),
}


@pytest.mark.parametrize("plant", PLANTED)
def test_a_changed_rule_is_noticed(
    plant: str, version: str, lite_home: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Prices, income, payments, chance and names of choices are part of what is promised."""
    game, change = PLANTED[plant]
    told = copied(version, lite_home)
    change(monkeypatch)
    assert problems(lite_home, told, game)


LOST: dict[str, Delete | Update] = {
    "chat": delete(chat).where(chat.c.text != ""),
    "orders": update(seats).values(orders={}),
    "a bot": update(seats).where(seats.c.kind == "bot").values(bot="random"),
    "seats that were left": update(seats).values(resigned=False),
    "a request": update(tables).values(handover=None),
    "an option": update(tables).values(options={}),
    "the end of a journal": update(tables).where(tables.c.state == "running").values(seq=tables.c.seq - 1),
    "a choice": update(journal).where(journal.c.kind == "choice").values(choice="pass"),
}


@pytest.mark.parametrize("what", LOST)
def test_what_is_lost_on_the_way_is_noticed(what: str, version: str, lite_home: Settings) -> None:
    """By a restore or a migration that forgets something."""
    told = copied(version, lite_home)
    db = Database(lite_home)
    db.write_here(lambda sql: sql.execute(LOST[what]))
    db.close_here()
    assert problems(lite_home, told, "terra_mystica")
