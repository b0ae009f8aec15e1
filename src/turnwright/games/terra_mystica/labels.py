"""The words of every choice, with its price where it has one, and the drawn element it points at."""

from __future__ import annotations

from turnwright.core.actions import Vocabulary
from turnwright.core.messages import Argument, Message
from turnwright.core.seats import CHANCE
from turnwright.games.terra_mystica.building import upgrade_coins
from turnwright.games.terra_mystica.cults import goal, steps_of
from turnwright.games.terra_mystica.data.tables import (
    ACTION_COST,
    CARDS,
    CULT_NAMES,
    CULT_POWER,
    CULTS,
    CYCLE,
    DWELLING,
    TERRAINS,
    TRADING_HOUSE,
)
from turnwright.games.terra_mystica.network import BY_HOP, beside_opponent, reach
from turnwright.games.terra_mystica.notation import (
    AROUND,
    BUILD,
    CONVERT,
    LEAD,
    LEVELS,
    OF_CARD,
    OF_FAVOR,
    OF_STRONGHOLD,
    PASS,
    POWER,
    SEND,
    SENDINGS,
    SPECIAL,
    SPECIALS,
    STEP_CULT,
    TRANSFORM,
    UPGRADE,
)
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.building import spades_for
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.steps.improving import DIG_VP, DIG_WORKERS, SHIP_COINS
from turnwright.games.terra_mystica.steps.offers import gain_of
from turnwright.games.terra_mystica.terraforming import task_of

CONVERTED = ["bowl-3", "bowl-3", "bowl-3", "priests", "workers", "points", "coins"]
"""By conversion: what of the own panel it takes from."""


def label(vocabulary: Vocabulary, s: Realm, action: int) -> Message:
    """Return what a button for ``action`` says to the seat that is asked."""
    verb = vocabulary.verb(action)
    words = vocabulary.parameter(action).split()
    seat = s.todo[-1].seat if s.todo else CHANCE
    if verb in ("build", "transform", "around", "upgrade"):
        return on_hex(s, seat, verb, words, action)
    if verb in ("send", "cult"):
        return in_cult(s, seat, verb, words, action)
    if verb in ("ship", "dig"):
        return on_track(s, seat, verb)
    if verb == "special":
        return special(s, seat, action - SPECIAL)
    if verb == "accept":
        power = gain_of(s, seat, s.todo[-1].arg)
        return Message("choice-accept", {"power": power, "vp": power - 1})
    if verb == "pass" and action != PASS:
        return Message("choice-pass-card", of_card(s, action - PASS - 1, words[0]))
    return Message(f"choice-{verb}", plain(s, verb, words, action))


def plain(s: Realm, verb: str, words: list[str], action: int) -> dict[str, Argument]:
    """Return the arguments of choices that name one thing."""
    if verb == "done":
        return {"spades": s.todo[-1].arg if s.todo else 0}
    if not words:
        return {}
    what = words[0]
    if verb == "convert":
        return {"what": f"@convert-{what}"}
    if verb == "connect":
        return {"river": what}
    if verb == "power":
        return {"what": f"@tile-{what}", "power": ACTION_COST[action - POWER]}
    if verb == "bridge":
        return {"from": what.split(":")[0], "to": what.split(":")[1]}
    if verb in ("favor", "town", "scoring"):
        return {"tile": f"@tile-{what}"}
    if verb == "card":
        return of_card(s, [card.name for card in CARDS].index(what), what)
    if verb == "deal":
        return {"card": f"@tile-{what}"}
    if verb == "lead":
        return {"faction": f"@faction-{what}", "terrain": f"@terrain-{TERRAINS[s.rules.factions[action - LEAD].home]}"}
    if verb == "colour":
        return {"terrain": f"@terrain-{what}"}
    if verb == "starts":
        return {"seat": int(what)}
    assert verb == "ordain"
    return {"count": int(what)}


def of_card(s: Realm, card: int, name: str) -> dict[str, Argument]:
    """Return a bonus card and the coins on it."""
    return {"card": f"@tile-{name}", "coins": max(0, s.card_coins[card])}


def price(workers: int = 0, coins: int = 0, priests: int = 0) -> dict[str, Argument]:
    """Return a price as arguments."""
    return {"workers": workers, "coins": coins, "priests": priests}


def on_hex(s: Realm, seat: int, verb: str, words: list[str], action: int) -> Message:
    """Return the words for building, transforming and upgrading; what is free shows no price."""
    args: dict[str, Argument] = {"hex": words[0]}
    if verb == "upgrade":
        args["structure"] = f"@structure-{words[1]}"
        args |= upgrade_price(s, seat, (action - UPGRADE) // LEVELS, (action - UPGRADE) % LEVELS + TRADING_HOUSE)
    elif verb == "build":
        args |= dwelling_price(s, seat, action - BUILD)
    else:
        args["terrain"] = f"@terrain-{words[1]}"
        args |= spade_price(s, seat, action)
    return Message(f"choice-{verb}", args)


def upgrade_price(s: Realm, seat: int, h: int, kind: int) -> dict[str, Argument]:
    """Return what an upgrade costs."""
    if seat < 0 or s.todo[-1].step is FLOW.upgrading:
        return price()
    return price(faction_of(s, seat).price_workers[kind], upgrade_coins(s, seat, kind, beside_opponent(s, seat, h)))


def hop_price(s: Realm, seat: int, h: int, hops: bool) -> tuple[int, int]:
    """Return the workers and priests of a hop, if the hex is reached by one."""
    faction = faction_of(s, seat)
    if not hops or not (faction.hop_workers(s, seat) or faction.hop_priests()) or reach(s, seat, True)[h] != BY_HOP:
        return 0, 0
    return faction.hop_workers(s, seat), faction.hop_priests()


def dwelling_price(s: Realm, seat: int, h: int) -> dict[str, Argument]:
    """Return what a dwelling costs, a hop included; first dwellings and those of a ride are free."""
    if seat < 0 or s.todo[-1].step not in (FLOW.act, FLOW.spades):
        return price()
    workers, priests = hop_price(s, seat, h, s.todo[-1].step is FLOW.act)
    faction = faction_of(s, seat)
    return price(workers + faction.price_workers[DWELLING], faction.price_coins[DWELLING], priests)


def spade_price(s: Realm, seat: int, action: int) -> dict[str, Argument]:
    """Return the spades a transformation takes, and what those that must be bought cost."""
    f = s.todo[-1] if s.todo else None
    if f is None or f.step not in (FLOW.act, FLOW.spades):
        return {"spades": 0, **price()}
    h = (action - (AROUND if action >= AROUND else TRANSFORM)) // CYCLE
    spades = spades_for(s, seat, action)
    bought = max(0, spades - (f.arg if f.step is FLOW.spades else 0))
    hops = f.step is FLOW.act or not (task_of(f).bonus or task_of(f).hopped)
    workers, priests = hop_price(s, seat, h, hops)
    faction = faction_of(s, seat)
    workers += bought * faction.spade_workers(s, seat)
    return {"spades": spades, **price(workers, 0, priests + bought * faction.spade_priests())}


def in_cult(s: Realm, seat: int, verb: str, words: list[str], action: int) -> Message:
    """Return the words for steps in a cult: from where to where, and the power they give."""
    if verb == "send":
        cult, steps = (action - SEND) // SENDINGS, int(words[1])
    else:
        cult = action - STEP_CULT
        steps = s.todo[-1].arg if s.todo else 0
        if s.todo and s.todo[-1].step is FLOW.top_choice:
            steps = steps_of(s.todo[-1])[cult]
    here = s.cult[seat * CULTS + cult] if seat >= 0 else 0
    there = goal(s, seat, cult, steps) if seat >= 0 else steps
    args: dict[str, Argument] = {"cult": f"@cult-{CULT_NAMES[cult]}", "here": here, "there": there}
    args["power"] = sum(CULT_POWER[here + 1 : there + 1])
    if verb == "send":
        args["steps"] = steps
    return Message(f"choice-{verb}", args)


def on_track(s: Realm, seat: int, verb: str) -> Message:
    """Return the words for a step of shipping or of the exchange track: price, then points."""
    faction = faction_of(s, seat)
    if verb == "dig":
        return Message("choice-dig", {**price(DIG_WORKERS, faction.dig_coins, 1), "vp": DIG_VP})
    level = s.ship[seat] + 1
    vp = faction.ship_vp[level] if level < len(faction.ship_vp) else 0
    return Message("choice-ship", {"level": level, **price(0, SHIP_COINS, 1), "vp": vp})


def special(s: Realm, seat: int, kind: int) -> Message:
    """Return the words for a special action: what it does."""
    args: dict[str, Argument] = {}
    if kind == OF_CARD:
        args["what"] = f"@tile-{CARDS[s.card[seat]].name}"
    elif kind != OF_FAVOR:
        args["what"] = f"@{'special' if kind == OF_STRONGHOLD else 'ability'}-{faction_of(s, seat).key}"
    return Message(f"choice-special-{SPECIALS[kind]}", args)


def target(vocabulary: Vocabulary, action: int) -> str:
    """Return the id of the drawn element ``action`` points at ("" if it has no place)."""
    words = vocabulary.parameter(action).split()
    verb = vocabulary.verb(action)
    if verb in ("build", "transform", "around", "upgrade"):
        return f"hex-{words[0]}"
    if verb == "bridge":
        return f"slot-{words[0].replace(':', '-')}"
    if verb == "connect":
        return f"river-{words[0][1:]}"
    if verb == "send":
        return f"order-{words[0]}-{words[1]}"
    if verb == "convert":
        return f"own-{CONVERTED[action - CONVERT]}"
    if verb == "pass":
        return f"card-{words[0]}" if words else ""
    simple = {
        "cult": "cult",
        "power": "action",
        "special": "own",
        "favor": "favor",
        "town": "town",
        "card": "card",
        "lead": "faction",
    }
    if verb in simple:
        return f"{simple[verb]}-{words[0]}"
    return {"ship": "own-ship", "dig": "own-dig", "burn": "own-bowl-2"}.get(verb, "")
