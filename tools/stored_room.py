"""A server's tables in this process, and invented people who play at them, for ``stored_games.py``."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Iterable
from typing import Any, Final
from unittest.mock import patch

from turnwright.core.frames import State
from turnwright.core.game import Game, find
from turnwright.core.json_types import Json, JsonDict
from turnwright.core.position import Position
from turnwright.core.rng import Rng
from turnwright.server.errors import Refused
from turnwright.server.people.registry import Registry
from turnwright.server.storage.table_rows import Meta
from turnwright.server.tables import opening
from turnwright.server.tables.live_table import LiveTable
from turnwright.server.tables.service import Person, Tables
from turnwright.server.wire.play import MoveBody
from turnwright.server.wire.tables import CreateBody, SeatSpec

PASSWORD: Final = "invented for stored games"
ACCOUNTS: Final = {"Ann": "ann@example.org", "Ben": "ben@example.org", "Finn": ""}
GUESTS: Final = ("Cleo", "Dan", "Eve", "Ирина")
DULL: Final = ("stop", "abandon", "skip", "burn", "convert", "done", "pass")
PATIENCE: Final = 6_000
"""How often a bot is waited for, a hundredth of a second each time."""
LONGEST: Final = 5_000
"""More answers than any game takes."""
FREE: Final[dict[str, dict[str, list[Json]]]] = {
    "small_world": {
        "homemade": [
            {
                "race": {"name": "Goblins", "banner": 7, "tokens_of": "ratmen", "effects": ["wizards"]},
                "power": {"name": "Lucky", "tokens": 4, "effects": ["hill", "heroic"], "leaves_out": ["heroic"]},
            }
        ]
    },
    "terra_mystica": {"factions": ["witches,nomads,alchemists", "giants,halflings"]},
    "root": {"factions": ["marquise,eyrie,alliance,vagabond", "lizard,riverfolk,any", "vagabond,vagabond_2,eyrie"]},
}
"""Values of options that take more than the values they list."""


class Room:
    """The tables of a server, with seeds that are the same whenever it is set up."""

    def __init__(self, tables: Tables, people: dict[str, Person]) -> None:
        self.tables = tables
        self.people = people
        self._rng = Rng(1)

    async def open(self, title: str, game: str, *seats: str, start: bool = True, **more: Any) -> str:
        """Return a new table of the first of ``seats``, which are people (the owner also several times) or bots."""
        owner = seats[0]
        specs = [_spec(seat, owner) for seat in seats]
        body = CreateBody(game=game, seats=specs, title=title, **{"public": True, **more})
        info = await self.tables.create(self.people[owner], body)
        for seat, spec in enumerate(specs):
            if spec.kind == "open" and seats[seat]:
                await self.tables.join(info.id, self.people[seats[seat]], seat)
        if start and info.state == "open":
            await self.tables.start(info.id, self.people[owner])
        return info.id

    async def live(self, table: str) -> LiveTable:
        """Return a table that has been read."""
        live = await self.tables.live_tables.get(table)
        if not live.loaded:
            await live.run(_nothing)
        return live

    async def play(self, table: str, answers: int = LONGEST, until: Callable[[LiveTable], bool] | None = None) -> None:
        """Let people answer so often, while bots answer for themselves; fewer if the game ends or ``until`` is true."""
        live = await self.live(table)
        for _answer in range(answers):
            await self._wait_for_bots(live)
            if live.meta.state != "running" or (until is not None and until(live)):
                return
            await self.answer(live)
        if until is not None:
            raise AssertionError(f"{live.meta.title}: what was waited for has not happened")

    async def answer(self, live: LiveTable) -> int:
        """Let the asked person choose something, and return the seat."""
        seat = live.meta.asked
        assert seat is not None
        assert live.position is not None
        choice = self._choice(live.position)
        person = self.holder(live.meta, seat)
        await self.tables.move(live.id, person, MoveBody(seq=live.meta.seq, choice=choice, seat=seat))
        return seat

    def holder(self, meta: Meta, seat: int) -> Person:
        """Return who holds a seat."""
        return next(person for person in self.people.values() if person.id == meta.seating[seat].user_id)

    def _choice(self, position: Position) -> str:
        """Return a random choice; dull ones only if nothing else is on offer."""
        keen = [choice for choice in position.options if choice.split()[0] not in DULL] or position.options
        return keen[self._rng.below(len(keen))]

    async def _wait_for_bots(self, live: LiveTable) -> None:
        for _turn in range(PATIENCE):
            asked = live.meta.asked
            if live.meta.state != "running" or asked is None or live.meta.seating[asked].kind == "person":
                return
            live.visit()
            await asyncio.sleep(0.01)
        raise AssertionError(f"{live.meta.title}: no bot answers")


async def _nothing() -> None:
    """Do nothing: a table is read before any command."""


def _spec(seat: str, owner: str) -> SeatSpec:
    if seat.startswith("bot:"):
        return SeatSpec(kind="bot", bot=seat.removeprefix("bot:"), seconds=0.01)
    return SeatSpec(kind="me" if seat == owner else "open")


async def invited(registry: Registry) -> dict[str, Person]:
    """Return people of a new server by name: accounts and guests."""
    secrets = {name: await registry.register(name, PASSWORD, email, None) for name, email in ACCOUNTS.items()}
    secrets |= {name: await registry.guest(name) for name in GUESTS}
    people = {}
    for name, secret in secrets.items():
        signed = await registry.by_cookie(secret)
        assert signed is not None
        people[name] = Person(signed.visitor.id, name)
    return people


def known_seeds() -> Any:
    """Return a context in which new tables have seeds that are the same every time."""
    seeds = (hashlib.sha256(f"stored game {n}".encode()).digest() for n in range(LONGEST))
    return patch.object(opening, "fresh_seed", lambda: next(seeds))


def variants(name: str) -> list[tuple[int, JsonDict]]:
    """Return numbers of seats with options in which every number and every value of every option occurs."""
    game = find(name)
    wanted = {(option.name, n) for option in game.options for n in range(len(_values(game, option.name)))}
    found: list[tuple[int, JsonDict]] = []
    while (wanted or len(found) < len(game.seat_counts)) and len(found) < len(game.seat_counts) * 12:
        seats = game.seat_counts[len(found) % len(game.seat_counts)]
        options: JsonDict = {}
        for option in game.options:
            new = [n for n in range(len(_values(game, option.name))) if (option.name, n) in wanted]
            for n in new:
                tried = {**options, option.name: _values(game, option.name)[n]}
                if _allowed(game, seats, tried):
                    options = tried
                    wanted.discard((option.name, n))
                    break
        found.append((seats, options))
    if wanted:
        raise AssertionError(f"{name}: no table can have {sorted(wanted)}")
    return [each for n, each in enumerate(found) if each[1] or n < len(game.seat_counts)]


def _values(game: Game[State], option: str) -> list[Json]:
    declared: Iterable[Json] = next(each.values for each in game.options if each.name == option)
    return [*declared, *FREE.get(game.name, {}).get(option, [])]


def _allowed(game: Game[State], seats: int, options: JsonDict) -> bool:
    try:
        opening.checked_options(game, seats, options)
    except Refused:
        return False
    return True
