"""What a seat may believe: other seats' coins follow from the log, as for a person who counts along."""

from __future__ import annotations

from turnwright.core.game import Belief, Shown
from turnwright.core.rng import Rng
from turnwright.games.small_world.data.tables import START_COINS
from turnwright.games.small_world.state import World
from turnwright.games.small_world.view import HIDDEN, WorldView


class CountedCoins(Belief[World]):
    """The one table that fits: what is seen, with the coins counted from the log."""

    def __init__(self, shown: Shown[World]) -> None:
        assert isinstance(shown.view, WorldView)
        self.table = shown.view.table.clone()
        if HIDDEN in self.table.coins:
            self.table.coins = count_coins(shown)

    def deal(self, rng: Rng) -> World:
        """Return the table; nothing is left to chance."""
        return self.table.clone()


def count_coins(shown: Shown[World]) -> list[int]:
    """Return every seat's coins by adding up what the log told."""
    coins = [START_COINS] * shown.seats
    for message in shown.log:
        seat = message.args.get("seat")
        if not isinstance(seat, int):
            continue
        if message.id == "log-pick":
            coins[seat] += int(message.args["found"]) - int(message.args["paid"])
        elif message.id == "log-income-total":
            coins[seat] += int(message.args["coins"])
    return coins
