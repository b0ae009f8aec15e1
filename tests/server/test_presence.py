"""Between processes: who is at a table, whose lists have changed, and who has a page open elsewhere."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from tests.server.room import ANN, BEN, EVE, Client, closed, opened, play_one, table_of_two, wait_for
from turnwright.server.cluster.bus import Bus
from turnwright.server.cluster.presence import BATCH, PresenceTracker
from turnwright.server.config import Settings
from turnwright.server.network.origins import Origins, mark_of
from turnwright.server.tables.service import Event, Tables


def seats(client: Client) -> list[int]:
    """Return which seats' people a client last heard to be there."""
    return next((m["seats"] for m in reversed(client.messages) if m["type"] == "presence"), [])


async def online(tables: Tables, table: str) -> list[int]:
    """Return which seats' people are there, as a list of tables shows it."""
    return [seat.seat for seat in (await tables.info(table, ANN)).seats if seat.online]


def test_people_at_other_processes_are_there(pg_home: Settings) -> None:
    """Followers everywhere learn who comes and goes; a process that starts later learns who is there."""

    async def work() -> None:
        one, two = await opened(pg_home), await opened(pg_home)
        info = await table_of_two(one)
        ann, ben = Client(), Client()
        await one.subscribe(info.id, ANN, ann.send)
        bens = await two.subscribe(info.id, BEN, ben.send)
        await wait_for(lambda: [0, 1] == seats(ann) == seats(ben))
        three = await opened(pg_home)
        eve = Client()
        await three.subscribe(info.id, EVE, eve.send)
        live = await three.live_tables.get(info.id)
        await wait_for(lambda: [0, 1] == live.online())
        await two.unsubscribe(bens)
        await wait_for(lambda: [0] == seats(ann) == seats(eve))
        assert [0] == await online(three, info.id)
        await closed(one)
        await wait_for(lambda: [] == seats(eve))
        await closed(two)
        await closed(three)

    asyncio.run(work())


def test_people_of_a_silent_process_are_gone(pg_home: Settings) -> None:
    """A process that was killed says no goodbye; after a while its people are no longer there."""

    async def work() -> None:
        brief = replace(pg_home, lease_seconds=1.5)
        one, two = await opened(brief), await opened(brief)
        info = await table_of_two(one)
        ann = Client()
        await one.subscribe(info.id, ANN, ann.send)
        await two.subscribe(info.id, BEN, Client().send)
        await wait_for(lambda: [0, 1] == seats(ann))
        talk = two.shared.presence._task
        assert talk is not None
        await asyncio.sleep(2 * brief.lease_seconds)
        assert [0, 1] == seats(ann)
        talk.cancel()
        await wait_for(lambda: [0] == seats(ann))
        await closed(one)
        await closed(two)

    asyncio.run(work())


def test_lists_change_for_people_at_other_processes(pg_home: Settings) -> None:
    """Whoever sits at the table hears of it where their page is, and word carries ids alone."""

    async def work() -> None:
        one, two = await opened(pg_home), await opened(pg_home)
        words: list[tuple[str, str]] = []
        tell, post = one.shared.bus.tell, one.shared.bus.post

        async def telling(what: str, table: str) -> None:
            words.append((what, table))
            await tell(what, table)

        def posting(what: str, table: str) -> None:
            words.append((what, table))
            post(what, table)

        one.shared.bus.tell, one.shared.bus.post = telling, posting  # type: ignore[method-assign]
        heard: list[Event] = []
        two.listen(heard.append)
        info = await table_of_two(one, title="Our secret table")
        await wait_for(lambda: any({"ann", "ben"} <= set(event.users) for event in heard))
        assert {("changed", info.id)} == {(event.kind, event.table) for event in heard}
        before = len(heard)
        while (await one.info(info.id, ANN)).asked == 0:
            await play_one(one, info.id, ANN)
        await wait_for(lambda: len(heard) > before)
        ids = {info.id, "ann", "ben", one.shared.name, ""}
        assert {"table", "lobby"} <= {what for what, _about in words} <= {"table", "lobby", "here", "gone", "alive"}
        for _what, about in words:
            assert set(about.replace(",", " ").replace(":", " ").split(" ")) <= ids
        await closed(one)
        await closed(two)

    asyncio.run(work())


def test_a_lost_connection_is_made_up_for(pg_home: Settings) -> None:
    """After word may have been missed both sides tell again what they have."""

    async def work() -> None:
        one, two = await opened(pg_home), await opened(pg_home)
        one.shared.presence.page("ann", True)
        await wait_for(lambda: two.shared.presence.present("ann"))
        two.live_tables.hear("lost", "")
        assert not two.shared.presence.present("ann")
        await wait_for(lambda: two.shared.presence.present("ann"))
        one.shared.presence.page("ann", True)
        one.shared.presence.page("ann", False)
        one.shared.presence.page("eve", True)
        await wait_for(lambda: two.shared.presence.present("eve"))
        assert two.shared.presence.present("ann")
        one.shared.presence.page("ann", False)
        await wait_for(lambda: not two.shared.presence.present("ann"))
        await closed(one)
        await closed(two)

    asyncio.run(work())


class Crowd(Bus):
    """A bus that others might listen to; stores what was sent."""

    shared = True

    def __init__(self) -> None:
        self.told: list[tuple[str, str]] = []

    async def tell(self, what: str, table: str) -> None:
        """Keep the word."""
        self.told.append((what, table))


def test_a_crowd_is_told_in_words_that_fit() -> None:
    """PostgreSQL takes at most 8,000 bytes at once; ids of tables and people have up to 16 letters."""

    async def work() -> Any:
        bus = Crowd()
        here = PresenceTracker(bus, "0123456789abcdef", 60.0)
        here.open()
        here.follow("abcdefghijklmnop", {f"person{number:010d}" for number in range(2 * BATCH + 1)})
        await wait_for(lambda: len(bus.told) == 4)
        await here.close()
        return bus.told

    told = asyncio.run(work())
    assert ["hello", "here", "here", "here", "bye"] == [what for what, _about in told]
    assert max(len(about) for _what, about in told) < 7_500


@pytest.mark.parametrize("moments", range(8))
def test_a_process_stops_whatever_it_was_about_to_send(moments: int) -> None:
    """Someone leaves just before the server stops: at any moment of sending that, the server is told to stop once."""

    async def work() -> list[str]:
        bus = Crowd()
        here = PresenceTracker(bus, "one", 60.0)
        here.open()
        await wait_for(lambda: len(bus.told) == 1)
        here.page("ann", True)
        for _moment in range(moments):
            await asyncio.sleep(0)
        closing = asyncio.create_task(here.close())
        await asyncio.wait([closing], timeout=20)
        assert closing.done()
        return [what for what, _about in bus.told]

    assert ["hello", "bye"] == [what for what in asyncio.run(work()) if what != "here"]


@pytest.mark.parametrize("home", ["lite_home"], indirect=True)
def test_one_process_tells_nobody(home: Settings) -> None:
    """Without others there is nothing to queue and no task."""

    async def work() -> None:
        tables = await opened(home)
        tables.shared.presence.page("ann", True)
        assert tables.shared.presence._task is None
        assert tables.shared.presence._to_tell.empty()
        await closed(tables)

    asyncio.run(work())


def test_processes_know_from_which_network_people_come(pg_home: Settings) -> None:
    """So many guests of one address have one share of the bots, whichever process they talk to; addresses stay here."""

    async def work() -> None:
        one = await opened(pg_home)
        one.shared.origins.note(ANN.id, "192.0.2.1")
        two = await opened(pg_home)
        await wait_for(lambda: mark_of("192.0.2.1") == two.shared.origins.of(ANN.id))
        two.shared.origins.note(BEN.id, "192.0.2.1")
        await wait_for(lambda: one.shared.origins.of(ANN.id) == one.shared.origins.of(BEN.id))
        two.shared.origins.note(ANN.id, "192.0.2.2")
        await wait_for(lambda: mark_of("192.0.2.2") == one.shared.origins.of(ANN.id))
        assert EVE.id == one.shared.origins.of(EVE.id)
        assert not any("192.0.2" in told for told in [*one.shared.origins.here(), *two.shared.origins.here()])
        await closed(one)
        await closed(two)

    asyncio.run(work())


def test_a_person_seen_again_in_the_same_network_is_no_news() -> None:
    """Only a first request, or one from elsewhere, is told to other processes."""
    told: list[str] = []
    origins = Origins()
    origins.on_new = told.append
    for network in ("a", "a", "b", "b", "a"):
        origins.note(ANN.id, network)
    assert [f"{mark_of(network)}:{ANN.id}" for network in "aba"] == told
    origins.hear(f"{mark_of('a')}:{BEN.id}")
    assert [f"{mark_of('a')}:{ANN.id}"] == origins.here()
