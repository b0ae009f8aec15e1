"""Laws of standing orders: without orders a seat is always asked; ordered answers are legal and can be replayed."""

from __future__ import annotations

from turnwright.core import orders
from turnwright.core.journal import ORDER
from turnwright.core.record import read, replay, verify, write
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE
from turnwright.testing.laws.base import TableLaws
from turnwright.testing.secrecy import sets_of_orders
from turnwright.testing.tables import SampleTable, choose_at_random, positions, until_over


class OrderLaws(TableLaws):
    """Standing orders."""

    def test_whoever_has_given_no_order_is_asked(self, table: SampleTable) -> None:
        """The defaults cover no question."""
        every = 1 if table.game.orders else 50
        defaults = {order.name: order.default for order in table.game.orders}
        for position in positions(table, 5, every):
            if not position.over:
                answers = [
                    orders.answer(table.game, position.state, given, position.actions) for given in ({}, defaults)
                ]
                assert [orders.ASK, orders.ASK] == answers
        assert position.over

    def test_games_played_by_orders_are_games(self, table: SampleTable) -> None:
        """Whatever orders the seats have, their answers are legal and the record verifies."""
        answered = 0
        for seed, given in enumerate(sets_of_orders(table.game)):
            rng = Rng(seed)
            position = table.new(seed)
            everyone = dict.fromkeys(range(table.seats), given)
            position.obey(everyone)
            for _choice in until_over(position):
                choose_at_random(position, rng)
                position.obey(everyone)
            kinds = [entry.kind for entry in position.record.entries]
            answered += kinds.count(ORDER)
            assert all(entry.seat != CHANCE for entry in position.record.entries if entry.kind == ORDER)
            assert position.record == read(write(position.record))
            assert [] == verify(position.record)
            assert position.story(0) == replay(position.record).story(0)
        assert answered or not table.game.orders
