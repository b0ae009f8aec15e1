"""Deltas: in all games and for all viewers they lead to what a snapshot shows, in few bytes."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tests.server.room import (
    ANN,
    BEN,
    ME,
    OPEN,
    Client,
    as_sent,
    changed_pieces,
    comparable,
    form,
    in_room,
    play_one,
    whole_log,
)
from turnwright.core.drawing import Piece
from turnwright.core.game import GAMES, find
from turnwright.server.config import Settings
from turnwright.server.tables import log_pages
from turnwright.server.tables.common_start import common_start
from turnwright.server.tables.layers import Layers
from turnwright.server.tables.panels import DrawnPiece
from turnwright.server.tables.piece_changes import part_of, piece_changes
from turnwright.server.tables.service import Person, Tables
from turnwright.server.wire.play import UndoBody

CHOICES = 40


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("hot_seat", [False, True])
def test_deltas_lead_every_client_to_what_a_snapshot_shows(
    game: str, hot_seat: bool, lite_home: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With undos, for each person, whoever plays all seats, and watchers; the whole table is sent once, with the latest
    lines of the log. What a client has of the log is what can be fetched.
    """
    monkeypatch.setattr(log_pages, "LATEST", 9)

    async def work(tables: Tables) -> None:
        table = await started(tables, game, hot_seat)
        people: list[Person | None] = [ANN, None] if hot_seat else [ANN, BEN, None]
        clients = {person: Client() for person in people}
        for person, client in clients.items():
            await tables.subscribe(table, person, client.send)
        for number in range(CHOICES):
            now = await tables.info(table, ANN)
            person = ANN if hot_seat else (ANN, BEN)[now.asked or 0]
            before = await play_one(tables, table, person, number * 7)
            if number % 5 == 3 and (seen := await tables.snapshot(table, person, before.seat)).can_undo:
                await tables.undo(table, person, UndoBody(seq=seen.seq, seat=before.seat))
            for viewer, client in clients.items():
                seat = client.table["seat"] if client.table["seat"] >= 0 else None
                log = await whole_log(tables, table, viewer, seat)
                start = client.table["log_from"]
                assert log[start:] == client.table["log"]
                latest = {"log_from": max(0, len(log) - 9), "log": log[-9:]}
                shown = comparable(as_sent(await tables.snapshot(table, viewer, seat)))
                assert shown == {**comparable(client.table), **latest}
        for client in clients.values():
            assert 1 == [message["type"] for message in client.messages].count("table")
        if hot_seat:
            seats = [message["seat"] for message in clients[ANN].messages if "seat" in message]
            assert len(set(seats)) > 1

    in_room(lite_home, work)


async def started(tables: Tables, game: str, hot_seat: bool) -> str:
    """Return a running table of Ann and Ben, or of Ann alone."""
    if hot_seat:
        return (await tables.create(ANN, form(ME, ME, game=game, public=True))).id
    info = await tables.create(ANN, form(ME, OPEN, game=game, public=True))
    await tables.join(info.id, BEN)
    await tables.start(info.id, ANN)
    return info.id


def drawn(layers: Layers, pieces: dict[str, str]) -> dict[str, DrawnPiece]:
    """Return pieces with these bodies."""
    return {id: DrawnPiece(find("small_world"), Piece(id, 0, 0, body), layers) for id, body in pieces.items()}


def random_body(rng: random.Random) -> str:
    """Return a body that is likely to resemble others."""
    middle = "".join(rng.choice("ab<>" * 100 + "é") for _n in range(rng.randrange(120)))
    return rng.choice(["<g>" + "x" * 90, "<g>" + "y" * 200, ""]) + middle + rng.choice(["</g>" + "z" * 80, "</g>"])


def test_any_change_of_pieces_can_be_applied(lite_home: Settings) -> None:
    """Pieces that come, go, change, and look like others that change or go."""
    rng = random.Random(24)

    async def work(tables: Tables) -> int:
        parts = 0
        for _try in range(300):
            before, after = [
                drawn(tables.shared.layers, {f"p{n}": random_body(rng) for n in rng.sample(range(6), rng.randrange(6))})
                for _side in range(2)
            ]
            after |= {id: piece for id, piece in before.items() if rng.random() < 0.3}
            changes = piece_changes(before, after)
            if changes is None:
                assert before == after
                continue
            sent: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(changes))
            parts += sum(["part" in change for change in sent["set"]])
            held = [msgspec.json.decode(piece.raw) for piece in before.values()]
            wanted = {id: piece.piece.body for id, piece in after.items()}
            assert wanted == {piece["id"]: piece["body"] for piece in changed_pieces(held, sent)}
        return parts

    assert in_room(lite_home, work) > 50


def test_a_part_is_what_is_left_between_two_ends() -> None:
    """Also if one text is a part of the other, or they have nothing in common."""
    for old, new in (("<a>3</a>", "<a>44</a>"), ("aaa", "aaaaa"), ("aaaaa", "aaa"), ("", "x"), ("x", ""), ("ab", "ba")):
        part = part_of("p", old, new)
        assert new == old[: part.start] + part.text + old[len(old) - part.end :]
        assert part.start + part.end <= min(len(old), len(new))
    assert "44" == part_of("p", "<a>3</a>", "<a>44</a>").text


def test_logs_are_compared_up_to_the_first_difference() -> None:
    """However long they are."""
    for size in (0, 1, 2, 7, 100):
        for same in range(size + 1):
            one: list[Any] = [*range(size)]
            other: list[Any] = [*range(same), *["other"] * (size - same), "more"]
            assert same == common_start(one, other) == common_start(other, one)


def test_a_choice_takes_few_bytes(lite_home: Settings) -> None:
    """A hot seat is sent changes, not the whole table, when another seat is asked."""

    async def work(tables: Tables) -> tuple[int, float]:
        table = await started(tables, "mythotopia", hot_seat=True)
        sizes: list[int] = []
        await tables.subscribe(table, ANN, lambda data: sizes.append(len(data)))
        for number in range(30):
            await play_one(tables, table, ANN, number)
        return sizes[0], sum(sizes[1:]) / 30

    whole, each = in_room(lite_home, work)
    assert each < whole / 5
