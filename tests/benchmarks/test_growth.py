"""Memory under steady play: a small run, and what counts as growth."""

from __future__ import annotations

import asyncio

import pytest

from growth import Play, Sample, Sizes, growth, resident
from load import Server, served

PATIENCE = 120.0


def test_games_follow_each_other() -> None:
    """Tables that are left after three choices each are followed by others, and what is seen can be told."""

    async def work(server: Server) -> None:
        play = Play(server, Sizes(tables=2, every=0.0, length=3))
        pairs = [asyncio.create_task(play.pair(n)) for n in range(2)]
        async with asyncio.timeout(PATIENCE):
            while play.choices <= 2 * 3 and not any(pair.done() for pair in pairs):
                await asyncio.sleep(0.05)
        play.over = True
        await asyncio.gather(*pairs)
        assert play.choices > 2 * 3

    with served(settings={"IDLE_SECONDS": "0"}) as server:
        asyncio.run(work(server))
        assert resident(server) > 0


@pytest.mark.parametrize(("mbs", "expected"), [([9, 99, 50, 50, 50], 0.0), ([1, 1, 10, 15, 20], 10.0)])
def test_growth_is_that_of_the_second_half(mbs: list[float], expected: float) -> None:
    """In MB for a thousand choices; what a server takes at first does not count."""
    samples = [Sample(60.0 * n, 500 * n, mb, 24) for n, mb in enumerate(mbs)]
    assert pytest.approx(expected) == growth(samples)


def test_no_choices_are_no_growth() -> None:
    """Nothing is divided by nothing."""
    assert 0.0 == growth([Sample(1.0, 0, 90.0, 0), Sample(2.0, 0, 91.0, 0)])
