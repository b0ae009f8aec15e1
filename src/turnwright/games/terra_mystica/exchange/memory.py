"""The site's memory of a turn, as far as it affects how a log has to be written; our rules have no such memory."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.games.terra_mystica.cults import goal, steps_of, top_free
from turnwright.games.terra_mystica.data.tables import CULT_NAMES, CULTS, CYCLE, FAVORS, TOP, TOWNS
from turnwright.games.terra_mystica.exchange.choices import BUILD, FAVOR, answering
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.building import Terraforming
from turnwright.games.terra_mystica.steps.cult_steps import SendPriest
from turnwright.games.terra_mystica.steps.flow import FLOW


class Memory:
    """The memory of one turn.

    turned     hexes that became home terrain in this turn
    dwelling   a dwelling would still belong to the preceding transformation
    wanting    cults in which a marker stopped for lack of a key: if one is gained, the site moves the marker on
    """

    def __init__(self) -> None:
        self.turned: list[int] = []
        self.dwelling = False
        self.wanting: list[int] = []

    def note(self, s: Realm, f: Frame, action: int) -> None:
        """Record a choice before it is applied."""
        verb = answering(f, action)
        n = action - verb.base
        if BUILD.has(action):
            self.dwelling = False
        elif isinstance(verb, Terraforming):
            self.dwelling = True
            if n % CYCLE == faction_of(s, f.seat).home:
                self.turned.append(n // CYCLE)
        elif isinstance(verb, SendPriest):
            self.step(s, f.seat, verb.cult(n), verb.steps(s, f, n))
        elif FAVOR.has(action):
            tile = FAVORS[n]
            self.step(s, f.seat, tile.cult, tile.steps)
        elif f.step is FLOW.cult_step:
            self.step(s, f.seat, n, f.arg)

    def step(self, s: Realm, seat: int, cult: int, steps: int) -> None:
        """Record whether a marker stops below a free space 10 for lack of a key."""
        here = places_of(s, seat)[cult]
        if here < TOP <= here + steps and keys_of(s, seat) == 0 and top_free(s, cult) and cult not in self.wanting:
            self.wanting.append(cult)

    def runs_on(self, f: Frame, action: int) -> bool:
        """Return whether the site would take a dwelling that is a separate action for a part of the previous one."""
        if f.step is not FLOW.act or not BUILD.has(action) or not self.dwelling:
            return False
        return not self.turned or action - BUILD.base in self.turned

    def told(self, s: Realm, tile: TownTile) -> list[str]:
        """Say that a town tile was taken so that its keys bring the same markers to space 10; ``s``: after it.

        Those that take none step back before it, as far as the site is going to bring them on. Where the site leaves
        the choice among markers that stopped, the one that takes the key takes its step behind the tile.
        """
        town = TOWNS[tile.tile]
        moves_on = len(self.wanting) <= tile.keys + town.keys
        places = places_of(s, tile.seat)
        before: list[str] = []
        behind: list[str] = []
        for cult in range(CULTS):
            name = CULT_NAMES[cult].upper()
            there = tile.places[cult] + town.steps + (1 if moves_on and cult in self.wanting else 0)
            if places[cult] == TOP > there:
                behind.append(f"+{name}")
            elif there >= TOP > places[cult] and top_free(s, cult):
                back = there - TOP + 1
                before.append(f"-{back if back > 1 else ''}{name}")
        if moves_on:
            self.wanting = []
        return [*before, f"+{town.name}", *behind]


class TownTile:
    """A town tile being taken: keys and markers before it, as the site counts them."""

    def __init__(self, s: Realm, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile
        self.keys = keys_of(s, seat)
        self.places = places_of(s, seat)


def places_of(s: Realm, seat: int) -> list[int]:
    """Return the spaces of a seat's markers; the site has already made the steps that wait for the keys of
    FAV5's towns.
    """
    places = s.cult[seat * CULTS : seat * CULTS + CULTS]
    for f in s.todo:
        if f.step is FLOW.tile_steps and f.seat == seat:
            places = [goal(s, seat, cult, steps_of(f)[cult]) for cult in range(CULTS)]
    return places


def keys_of(s: Realm, seat: int) -> int:
    """Return a seat's keys on the site, where such steps have already used theirs."""
    here = s.cult[seat * CULTS : seat * CULTS + CULTS]
    return s.keys[seat] - sum(1 for cult, place in enumerate(places_of(s, seat)) if here[cult] < TOP == place)
