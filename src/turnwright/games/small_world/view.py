"""What a seat may see: everything on the table but the other seats' coins (SW-11.5)."""

from __future__ import annotations

from turnwright.core.decks import Deck
from turnwright.core.game import Json, JsonDict, View
from turnwright.core.seats import EVERYONE
from turnwright.games.small_world.state import BESIDE, DECLINED, NONE, SLOTS, TRIBE, World

HIDDEN = -1


def redact(s: World, seat: int) -> World:
    """Return the table as ``seat`` sees it. Every field is named: a new one is closed until it is added here."""
    visible = s.rules.open_coins or not s.todo
    return World(
        seats=s.seats,
        todo=s.todo[:],
        rules=s.rules,
        round=s.round,
        turn=s.turn,
        first=s.first,
        coins=[c if visible or owner == seat else HIDDEN for owner, c in enumerate(s.coins)],
        who=s.who[:],
        tokens=s.tokens[:],
        race=s.race[:],
        power=s.power[:],
        hand=s.hand[:],
        land=s.land[:],
        tray=s.tray[:],
        aside=s.aside,
        lairs=s.lairs,
        forts=s.forts,
        holes=s.holes,
        heroes=s.heroes,
        dragon=s.dragon,
        camps=s.camps[:],
        camps_left=s.camps_left,
        dug=s.dug,
        column_race=s.column_race[:],
        column_power=s.column_power[:],
        column_coins=s.column_coins[:],
        banners=s.banners.clone(),
        badges=s.badges.clone(),
        discards=s.discards[:],
        envoy=s.envoy,
        ally=s.ally,
        fresh=s.fresh,
        raided=s.raided,
        attacked=s.attacked,
        swapped=s.swapped,
        flown=s.flown,
        withdrawn=s.withdrawn,
    )


class RegionView:
    """One region as it is drawn."""

    def __init__(self, s: World, region: int) -> None:
        bit = 1 << region
        holder = s.who[region]
        self.seat = holder // SLOTS if holder >= 0 else -1
        self.race = s.race[holder] if holder >= 0 else -1
        self.tokens = s.tokens[region] if holder >= 0 else 0
        self.declined = holder >= 0 and holder % SLOTS != 0
        self.tribe = holder == TRIBE
        self.lair = bool(s.lairs & bit)
        self.fortress = bool(s.forts & bit)
        self.camps = s.camps[region]
        self.hole = bool(s.holes & bit)
        self.hero = bool(s.heroes & bit)
        self.dragon = bool(s.dragon & bit)


class ComboView:
    """One combo of the column."""

    def __init__(self, race: int, power: int, coins: int) -> None:
        self.race = race
        self.power = power
        self.coins = coins


class SeatView:
    """What lies before one seat."""

    def __init__(self, s: World, seat: int) -> None:
        force = seat * SLOTS
        self.coins = s.coins[seat]
        self.race = s.race[force]
        self.power = s.power[force]
        self.hand = s.hand[force]
        self.withdrawn = s.withdrawn if s.turn == seat else 0
        self.markers = {trait.marker: trait.in_hand(s) for trait in s.traits(force) if trait.marker}
        self.declined_race = s.race[force + DECLINED]
        self.declined_hand = s.hand[force + DECLINED]
        self.beside_race = s.race[force + BESIDE]
        self.beside_hand = s.hand[force + BESIDE]
        self.ally = s.ally if s.envoy == seat else NONE


class WorldView(View):
    """The table as one seat sees it; ``table`` is its typed form for bots and drawing."""

    def __init__(self, s: World, seat: int) -> None:
        table = redact(s, seat)
        self.seat = seat
        self.viewer = seat
        self.table = table
        self.seats = table.seats
        self.round = table.round
        self.rounds = table.board.turns
        self.turn = table.turn
        self.first = table.first
        self.regions = [RegionView(table, region) for region in range(table.board.regions)]
        columns = zip(table.column_race, table.column_power, table.column_coins, strict=True)
        self.column = [ComboView(race, power, coins) for race, power, coins in columns]
        self.banners_left = table.banners.size()
        self.badges_left = table.badges.size()
        self.discards = len(table.discards)
        self.players = [SeatView(table, owner) for owner in range(table.seats)]
        self.over = not table.todo
        self.race_names = [race.name for race in table.rules.races]
        self.power_names = [power.name for power in table.rules.powers]

    def encode(self) -> JsonDict:
        """Return the view as JSON: coins that are hidden are null."""
        t = self.table
        return {
            "seat": self.seat,
            "round": self.round,
            "rounds": self.rounds,
            "turn": self.turn,
            "first": self.first,
            "over": self.over,
            "asked": [[f.step.name, f.seat, f.arg, f.extra] for f in t.todo],
            "regions": [dict(vars(region)) for region in self.regions],
            "column": [dict(vars(combo)) for combo in self.column],
            "banners": stack(t.banners),
            "badges": stack(t.badges),
            "discards": list[Json](t.discards),
            "tray": list[Json](t.tray),
            "players": [{**vars(p), "coins": None if p.coins == HIDDEN else p.coins} for p in self.players],
            "camps_left": t.camps_left,
            "dug": t.dug,
            "this_turn": {
                "fresh": t.fresh,
                "raided": t.raided,
                "attacked": t.attacked,
                "swapped": t.swapped,
                "flown": t.flown,
            },
        }


def stack(deck: Deck) -> Json:
    """Return what all know of a stack: its layers top first, each as the set of what it may hold."""
    assert all(seen in (0, EVERYONE) for seen in deck.seen)
    return [list[Json](layer) for layer in deck.layers]
