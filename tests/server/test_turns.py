"""Turns at something scarce: by address and person, by what they cost, and in a queue that ends somewhere."""

from __future__ import annotations

import asyncio

import pytest

from turnwright.server.workers.turns import Full, Share, Turns

Wish = tuple[str, Share, float]


def served(wishes: list[Wish], given_up: tuple[int, ...] = (), places: int = 1) -> list[str]:
    """Return in which order those who wait for the same places are served."""

    async def work() -> list[str]:
        turns = Turns(places, 100, 100)
        order: list[str] = []

        async def use(name: str, share: Share, cost: float) -> None:
            async with turns.place(share, cost):
                order.append(name)
                await asyncio.sleep(0)

        async with turns.place(Share("somebody", "elsewhere"), 0.0):
            tasks = [asyncio.create_task(use(*wish)) for wish in wishes]
            await asyncio.sleep(0)
            for number in given_up:
                tasks[number].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert (places, 0) == (turns.free, len(turns))
        assert not turns._addresses
        assert not turns._people
        return order

    return asyncio.run(work())


def wish(name: str, address: str = "", cost: float = 1.0, background: bool = False) -> Wish:
    """Return something that the person ``name`` wants."""
    return name, Share(name, address or name, background), cost


def test_those_who_ask_for_much_wait_for_their_own() -> None:
    """Four wishes of Ann's, one of them given up, do not keep Ben and Eve waiting for more than one each."""
    wishes = [wish(who) for who in ["ann"] * 4 + ["ben", "ben", "eve"]]
    assert ["ann", "ben", "eve", "ann", "ben", "ann"] == served(wishes, given_up=(1,))


def test_guests_of_one_address_share_its_turns() -> None:
    """Guests are cheap to make: ten of them have as many turns as one person elsewhere, and share them evenly."""
    wishes = [wish(f"guest {n}", "there") for n in range(4) for _each in range(2)]
    wishes += [wish("ann", "here"), wish("ann", "here")]
    order = served(wishes)
    assert ["guest 0", "ann", "guest 1", "ann"] == order[:4]
    assert {f"guest {n}" for n in range(4)} == set(order[:1] + order[2:3] + order[4:6])


def test_turns_are_weighed_by_what_they_cost() -> None:
    """Whoever thinks for long waits while others think for as long together."""
    wishes = [wish("long", cost=30.0), wish("long", cost=30.0), *[wish("short") for _n in range(4)]]
    assert ["long", "short", "short", "short", "short", "long"] == served(wishes)


def test_what_nobody_waits_for_comes_last_and_takes_one_place_of_an_address() -> None:
    """However many places are free, and however long it has been in the queue."""
    wishes = [wish("bots", "there", background=True) for _n in range(3)] + [wish("ann"), wish("ben"), wish("ann")]
    assert ["bots", "bots", "bots"] == served(wishes)[3:]

    async def work() -> None:
        turns = Turns(3, 10, 10)
        alone = Share("bots", "there", background=True)
        await turns.enter(alone)
        second = asyncio.create_task(turns.enter(alone))
        await asyncio.sleep(0)
        assert (2, 1) == (turns.free, len(turns))
        await turns.enter(Share("ann", "there"))
        turns.leave(alone)
        await second
        assert (1, 0) == (turns.free, len(turns))

    asyncio.run(work())


def test_a_queue_is_full_at_some_length_for_an_address_before_it_is_for_all() -> None:
    """What is not queued is reported at once, and those who wait are told so."""

    async def work() -> None:
        turns = Turns(1, waiting=3, each=2)
        told: list[str] = []
        await turns.enter(Share("guest 1", "there"), waits=lambda: told.append("first"))
        tasks = [asyncio.create_task(turns.enter(Share("guest 2", "there"), waits=lambda: told.append("second")))]
        await asyncio.sleep(0)
        assert ["second"] == told
        with pytest.raises(Full):
            await turns.enter(Share("guest 3", "there"))
        tasks += [asyncio.create_task(turns.enter(Share(name, name))) for name in ("ann", "ben")]
        await asyncio.sleep(0)
        with pytest.raises(Full):
            await turns.enter(Share("eve", "eve"))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert 0 == len(turns)
        turns.leave(Share("guest 1", "there"))
        await turns.enter(Share("eve", "eve"))
        assert 0 == turns.free

    asyncio.run(work())


def test_a_place_passes_over_somebody_who_was_cancelled_a_moment_ago() -> None:
    """The cancelled one has not run again when the place is given back: the next in the queue gets it."""

    async def work() -> None:
        turns = Turns(1, 10, 10)
        await turns.enter(Share("ann", "here"))
        gone, next_one = [asyncio.create_task(turns.enter(Share(name, name))) for name in ("ben", "eve")]
        await asyncio.sleep(0)
        gone.cancel()
        turns.leave(Share("ann", "here"))
        await next_one
        assert (0, 0) == (turns.free, len(turns))

    asyncio.run(work())
