"""The table before the game: the initial layout, and the first questions to chance (TM-2)."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.core.seats import CHANCE
from turnwright.games.terra_mystica.data.geometry import EDGES, PRINTED
from turnwright.games.terra_mystica.data.tables import (
    ALL_CARDS,
    CULTS,
    EMPTY,
    FAVORS,
    KINDS,
    LAND,
    NOBODY,
    NONE,
    ORDER_SPACES,
    ROUNDS,
    SETUP,
    SLOTS,
    SPARE_CARDS,
)
from turnwright.games.terra_mystica.network import Holdings
from turnwright.games.terra_mystica.points import SOURCES
from turnwright.games.terra_mystica.ruleset import RuleSet
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.steps.setup import begin


def lay_out(seats: int, rules: RuleSet) -> Realm:
    """Return the initial layout; chance draws tiles, cards and the first player, unless the setup fixes them."""
    s = empty_table(seats, rules)
    frames: list[Frame] = []
    if rules.fixed_scorings:
        s.scoring = rules.fixed_scorings[:]
    else:
        frames.extend([Frame(FLOW.draw_tiles, CHANCE, round) for round in range(ROUNDS, 0, -1)])
    if rules.fixed_cards:
        for card in rules.fixed_cards:
            s.card_coins[card] = 0
    else:
        frames.extend([Frame(FLOW.draw_cards, CHANCE) for _card in range(seats + SPARE_CARDS)])
    if rules.first == NONE:
        s.then([*frames, Frame(FLOW.first, CHANCE)])
    else:
        begin(s, rules.first)
        s.then(frames)
    return s


def empty_table(seats: int, rules: RuleSet) -> Realm:
    """Return the initial layout: map, tiles and empty places for what the seats will own."""
    return Realm(
        seats=seats,
        todo=[],
        rules=rules,
        round=0,
        phase=SETUP,
        turns=0,
        order=[],
        passed=[],
        gone=[],
        faction=[NONE] * seats,
        colour=[NONE] * seats,
        vp=[0] * seats,
        coins=[0] * seats,
        workers=[0] * seats,
        priests=[0] * seats,
        bowl1=[0] * seats,
        bowl2=[0] * seats,
        bowl3=[0] * seats,
        priests_placed=[0] * seats,
        ship=[0] * seats,
        dig=[0] * seats,
        keys=[0] * seats,
        cult=[0] * (seats * CULTS),
        tally=[0] * (seats * SOURCES),
        terrain=PRINTED[:],
        kind=[EMPTY] * LAND,
        owner=[NOBODY] * LAND,
        built=[0] * (seats * KINDS),
        in_town=[0] * LAND,
        town_place=[],
        town_owner=[],
        town_tile=[],
        bridges=[NOBODY] * SLOTS,
        near=EDGES,
        holdings=Holdings(seats),
        cult_priests=[NOBODY] * (CULTS * ORDER_SPACES),
        favors=[0] * seats,
        favors_left=[tile.copies for tile in FAVORS],
        towns_left=rules.towns[:],
        card=[NONE] * seats,
        card_coins=[NONE] * ALL_CARDS,
        scoring=[NONE] * ROUNDS,
        used=0,
        special=[0] * seats,
    )
