"""A seat's belief: the other seats' coins follow from the log, as for a person who keeps count."""

from __future__ import annotations

from turnwright.core.game import Belief, Observation, TableView, View
from turnwright.core.rng import Rng
from turnwright.core.seats import ALL_KNOWING
from turnwright.core.zones import UNKNOWN
from turnwright.games.small_world.data.tables import START_COINS
from turnwright.games.small_world.state import World


def table_of(view: View) -> World:
    """Return the table shown by a view of Small World."""
    assert isinstance(view, TableView)
    table = view.table
    assert isinstance(table, World)
    return table


class CountedCoins(Belief[World]):
    """The only table that fits: what is visible, with the coins counted from the log."""

    def __init__(self, observation: Observation[World]) -> None:
        self.table = table_of(observation.view).clone()
        self.table.viewer = ALL_KNOWING
        if UNKNOWN in self.table.coins:
            self.table.coins = count_coins(observation)

    def deal(self, rng: Rng) -> World:
        """Return the table; nothing is random."""
        return self.table.clone()


def count_coins(observation: Observation[World]) -> list[int]:
    """Return every seat's coins by adding up the log."""
    coins = [START_COINS] * observation.seats
    for message in observation.log:
        seat = message.args.get("seat")
        if not isinstance(seat, int):
            continue
        if message.id == "log-set-up-coins":
            coins[seat] = int(message.args["coins"])
        elif message.id == "log-pick":
            coins[seat] += int(message.args["found"]) - int(message.args["paid"])
        elif message.id == "log-income-total":
            coins[seat] += int(message.args["coins"])
    return coins
