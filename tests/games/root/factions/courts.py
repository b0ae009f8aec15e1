"""The Eyrie in tests: their leader, their Decree, one card of it at a time."""

from __future__ import annotations

from tests.games.root.table import Table, card
from turnwright.games.root import GAME
from turnwright.games.root.data.boards import COLUMNS, LEADERS
from turnwright.games.root.parts import Court, court_of

KEYS = [leader.key for leader in LEADERS]


def court(t: Table) -> Court:
    """Return their board."""
    return court_of(t.s.boards, t.names.index("eyrie"))


def led(leader: str, at: dict[int, dict[str, int]] | None = None, hand: str = "", factions: str = "eyrie marquise",
        vp: int = 0, **decree: str) -> Table:  # fmt: skip
    """Return the Eyrie with a leader and cards in the columns of their Decree, besides the Loyal Viziers."""
    t = Table(factions, at=at, hands={"eyrie": hand}, vp={"eyrie": vp})
    court(t).leader = KEYS.index(leader)
    for column, keys in decree.items():
        for key in keys.split():
            t.s.cards.lay_open(0, card(key))
        court(t).decree[COLUMNS.index(column)] = sorted(card(key) for key in keys.split())
    return t


def day(leader: str, at: dict[int, dict[str, int]] | None = None, hand: str = "", vp: int = 0, **decree: str) -> Table:
    """Return their Daylight, against the Marquise."""
    return led(leader, at, hand, vp=vp, **decree).begin("eyrie", "daylight")


def obey(t: Table, column: str, suit: int) -> Table:
    """Let the Eyrie carry out one card of a column, and nothing else."""
    step = next(step for step in GAME.steps if step.name == f"decree-{column}")
    return t.ask(step, t.names.index("eyrie"), suit)
