"""Messages between processes: posted ones are sent together, in order, and none is lost when a process stops."""

from __future__ import annotations

import asyncio

from sqlalchemy import event

from turnwright.server.cluster.bus import PostgresBus
from turnwright.server.config import Settings
from turnwright.server.storage.db import Database


def test_what_is_posted_while_something_is_sent_goes_out_together(pg_home: Settings) -> None:
    """Two transactions for many messages; equal ones once; closing waits for them, and the sender hears nothing."""

    async def work() -> None:
        db = Database(pg_home)
        await db.open()
        sender, listener = PostgresBus(db, "one"), PostgresBus(db, "two")
        heard, own, all_heard = list[tuple[str, str]](), list[tuple[str, str]](), asyncio.Event()

        def hear(what: str, about: str) -> None:
            heard.append((what, about))
            if about == "last":
                all_heard.set()

        await listener.open(hear)
        await sender.open(lambda what, about: own.append((what, about)))
        commits: list[int] = []
        event.listen(db.engine, "commit", lambda _sql: commits.append(1))
        sender.post("table", "0")
        await asyncio.sleep(0)
        for n in range(1, 20):
            sender.post("table", f"{n % 10} of ten")
        sender.post("lobby", "last")
        await sender.close()
        await all_heard.wait()
        assert [("table", "0"), *[("table", f"{n % 10} of ten") for n in range(1, 11)], ("lobby", "last")] == heard
        assert [] == own
        assert 2 == len(commits)
        await listener.close()
        await db.close()

    asyncio.run(work())
