"""What the tests of Terra Mystica at the table share: what its pages show, and prepared games."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from tests.browser.clicks import PLACE, labels, offered
from tests.browser.conftest import Visitor
from tests.browser.steps import become, send
from turnwright.bots import RandomBot
from turnwright.core.game import find
from turnwright.core.position import Position
from turnwright.core.record import write

GAME = "terra_mystica"


def open_menu(person: Visitor) -> str:
    """Click the hex with the most choices and wait for its menu; return the hex's element."""
    targets: list[str] = [option["target"] for option in offered(person) if option["target"].startswith("hex-")]
    busiest = max(targets, key=targets.count)
    person.page.mouse.click(*person.page.evaluate(PLACE, busiest))
    person.page.locator(".menu .pick").nth(targets.count(busiest) - 1).wait_for()
    return busiest


def goods(person: Visitor, seat: int = 0) -> dict[str, int]:
    """Return what the page shows a seat to own: coins, workers, priests, keys, VP."""
    told = " ".join(labels(person, f"player-{seat}"))
    found = re.findall(r"(\d+) (coin|worker|priest|key|VP)(?=s?\b)", told)
    return {good: int(count) for count, good in reversed(found)}


def round_shown(person: Visitor) -> int:
    """Return the round that the page shows; 0 before the first."""
    found = re.search(r"Round (\d) of 6", " ".join(labels(person, "rounds")))
    return int(found[1]) if found else 0


def play_out(position: Position, bot: RandomBot) -> str:
    """Let random choices end the game; return its record."""
    while position.seat is not None:
        position.choose(bot.choose(position.game, position.observation(position.seat), position.actions))
    return write(position.record)


def keen(choices: list[str], home: str) -> list[str]:
    """Return the choices that make an estate grow, if there are any: dwellings, land for them, upgrades."""
    for verb, end in (("build", ""), ("transform", home), ("upgrade", "")):
        found = [choice for choice in choices if choice.startswith(verb) and choice.endswith(end)]
        if found:
            return found
    return choices


@cache
def prepared(by: int, *verbs: str) -> tuple[str, int, str]:
    """Return a finished game of Ada and Ben, a ply of it and the choice made there.

    With that choice seat ``by`` builds, and then the first seat is asked for nothing but ``verbs``.
    """
    for seed in range(100):
        position, bot = find(GAME).new(2, f"prepared {seed}", {"factions": "halflings,giants"}), RandomBot(seed)
        position.names = ["Ada", "Ben"]
        while (seat := position.seat) is not None:
            choices = keen(position.options, ("plains", "wasteland")[seat])
            ply, choice = position.ply, choices[bot.rng.below(len(choices))]
            position.choose(choice)
            asked = {name.split()[0] for name in position.options} if position.seat == 0 else set()
            if seat == by and choice.startswith(("build", "upgrade")) and asked == set(verbs):
                return play_out(position, bot), ply, choice
    raise AssertionError("no such position came up")


def fork(person: Visitor, name: str, record: str, ply: int) -> str:
    """Hand in a record and copy it from a ply to a new table; the person takes the first seat. Return its id."""
    become(person, name)
    kept: dict[str, Any] = send(person, "/api/records", {"record": record})
    return str(send(person, f"/api/tables/{kept['id']}/copy", {"ply": ply})["id"])
