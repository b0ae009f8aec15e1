"""What choices of Root claim: how its things are counted, and when an attacker wins."""

from __future__ import annotations

from tests.games.claims import Claims, Counts, meant
from turnwright.core import engine
from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.core.verbs import GIVE_UP, SPEND, things
from turnwright.games.root import GAME
from turnwright.games.root.battle import battle_of, hired
from turnwright.games.root.cards import held
from turnwright.games.root.data.boards import WOOD
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import BOOT, CARD_KEYS, ITEMS, MATCHING, NONE
from turnwright.games.root.effects.registry import beats_ambush
from turnwright.games.root.factions.marquise_daylight import BIRDS
from turnwright.games.root.factions.roster import READINGS
from turnwright.games.root.parts import Market, Pack, Shrine, Uprising
from turnwright.games.root.payloads import Battle
from turnwright.games.root.queries import faction_of
from turnwright.games.root.state import Woods
from turnwright.games.root.zones import SUPPORTERS

SERVICES = ("buy", "hire")
"""Choices that are paid from the supply; elsewhere warriors are those on the map."""
PAYMENTS = "spend activate funds space support wood exhaust gift muster order repair replace exhaust-other"
"""Questions by which a choice is paid."""
DRAWS = "deal stealing uncovering unearthing supporter-deal mobilizing reward"
"""Questions by which a choice brings what it says."""
UNANSWERED = "ally ambush declare foil funds protect"
"""Questions of a battle; their last answer is to do nothing, or pays."""
BATTLES = "effects charge hits lose casualties battle-end next-card"
"""Steps of a battle and of the Decree: what they take is not the price of a choice on the way."""
MENUS = "marquise alliance vagabond rituals riverfolk decree dusk"
"""Questions in which a dominance card can be activated."""
LOST = "losses wounds"
"""Questions for what is lost in a battle."""


class RootClaims(Claims[Woods]):
    """Cards, points, pieces, and what is on the boards of the factions."""

    games = 3
    tables = {"readings": {reading.name: True for reading in READINGS}}  # noqa: RUF012
    goods = frozenset(things(card=1, vp=1, warrior=1, acolyte=1, officer=1, supporter=1, fund=1, item=1, wood=1))
    payments = frozenset(PAYMENTS.split())
    belongs = frozenset(DRAWS.split())
    asides = frozenset({"forfeiting", "funds", "hospital", "order"})
    waits = frozenset(BATTLES.split())
    uncounted = {  # noqa: RUF012
        ("damage", "thing-item"): "hits that leave no choice are assigned with the first one",
    }
    forgone = {"no-hospital": "heal"}  # noqa: RUF012
    chances = frozenset(UNANSWERED.split())

    def counted(self, s: Woods, f: Frame, verb: str) -> Counts:
        """Cards that a faction has only shown are still its own."""
        seat, board = f.seat, s.boards[f.seat]
        found = {"thing-card": len(held(s, seat)), "thing-vp": max(0, s.vp[seat])}
        found["thing-warrior"] = s.supply[seat] if verb in SERVICES else sum(on_map(s.warriors, seat))
        if s.faction[seat] != NONE and WOOD in faction_of(s, seat).tokens:
            found["thing-wood"] = sum(on_map(s.pieces, WOOD))
        found["thing-item"] = sum(s.crafted[seat * len(ITEMS) : (seat + 1) * len(ITEMS)])
        if isinstance(board, Shrine):
            found["thing-acolyte"] = board.acolytes
            found["thing-card"] += len(board.revealed)
        if isinstance(board, Uprising):
            found |= {"thing-officer": board.officers, "thing-supporter": s.cards.zones[SUPPORTERS].size()}
        if isinstance(board, Market):
            found["thing-fund"] = sum(board.funds)
            if verb == "export":
                found["thing-warrior"] = board.payments[seat]
        if isinstance(board, Pack):
            whole = sum(board.ready) - sum(board.ruined)
            every = sum(board.ready) + sum(board.exhausted) + sum(board.damaged) + sum(board.ruined)
            found["thing-item"] = every if verb == "drop" else whole
        return found

    asked = frozenset({f"{menu} dominate" for menu in MENUS.split()} | {"loot done"})

    told = frozenset({"outlook-outrage", "outlook-outrage-battle", "outlook-ambush"})

    def unforeseen(self, s: Woods, action: int, foreseen: list[Message]) -> str:
        """A move into sympathy causes Outrage, however many move; a defender who may ambush is asked."""
        verb, told = GAME.vocabulary.verb(action), {message.id for message in foreseen}
        after = s.copy()
        after.log = log = list[Message]()
        engine.apply(after, action)
        if verb == "move":
            while after.todo[-1].step.name in ("funds", "take"):
                engine.apply(after, engine.options(after)[0])
            happened = "log-outrage" in {message.id for message in log}
            return "" if happened == ("outlook-outrage" in told) else f"{told} foreseen, Outrage: {happened}"
        if verb == "battle" and after.todo[-1].step.name in ("ambush", "dice"):
            asked = after.todo[-1].step.name == "ambush" and not beats_ambush(s, engine.asked(s))
            return "" if asked == ("outlook-ambush" in told) else f"{told} foreseen, ambush: {asked}"
        return ""

    def unused(self, s: Woods, action: int) -> tuple[int, int] | None:
        """Actions, operations, cards for rituals, items other than boots, other cards of the Decree; and what a base
        takes with it.
        """
        f, seat, board = engine.top(s), engine.asked(s), s.boards[engine.asked(s)]
        offered = [GAME.vocabulary.name(a).split() for a in engine.options(s)]
        match f.step.name, *GAME.vocabulary.name(action).split():
            case "marquise", "done":
                return f.arg, 3
            case "marquise", "extra", _card:
                return (0 if f.extra & BIRDS else f.arg), 3
            case "operation", "done":
                assert isinstance(board, Uprising)
                return board.officers - f.arg, board.officers
            case "rituals", "done":
                assert isinstance(board, Shrine)
                useful = {words[1] for words in offered if words[0] in ("reveal", "sacrifice")}
                cards = [CARD_KEYS[card] in useful for card in held(s, seat)]
                return sum(cards), len(cards) + len(board.revealed)
            case "vagabond", "done":
                assert isinstance(board, Pack)
                spent = [meant(GAME, s, a).price for a in engine.options(s) if a != action]
                moves = [words[0] == "go" for words in offered if words != ["done"]]
                useful_now = any("thing-item" in price and not go for price, go in zip(spent, moves, strict=True))
                ready = sum(board.ready)
                return (ready - board.ready[BOOT] if useful_now else 0), ready + sum(board.exhausted)
            case "decree", "resolve", _suit:
                kinds = [meant(GAME, s, a).kind for a in engine.options(s) if GAME.vocabulary.verb(a) == "resolve"]
                return int(set(kinds) == {SPEND, GIVE_UP} and meant(GAME, s, action).kind == GIVE_UP), 1
            case "losses", "lose", "base":
                assert isinstance(board, Uprising)
                suit = s.suits[battle_of(f).clearing]
                supporters = [MATCHING[suit] >> card & 1 for card in s.cards.zones[SUPPORTERS].layers[0]]
                return sum(supporters) + board.officers, 1
        return None

    def pending(self, before: Woods, after: Woods) -> frozenset[str]:
        """One of two Vagabonds first looks at the items of a ruin. Warriors that the Riverfolk lose to a revolt
        return to their supply, from where they rise as well.
        """
        if after.todo and engine.step_of(after).name == "loot":
            return frozenset(things(vp=1, item=1))
        seat = engine.asked(before)
        return frozenset(things(warrior=1, officer=1) if traded(after, seat) < traded(before, seat) else ())

    def succeeded(self, before: Woods, rolled: Woods, action: int) -> bool:
        """The attacker removes more than it loses."""
        b = rolled.todo[-1].payload
        assert isinstance(b, Battle)
        while rolled.todo and engine.step_of(rolled).name != "battle-end":
            step = engine.step_of(rolled).name
            answer = 0 if engine.automatic(rolled) else engine.options(rolled)[0 if step in LOST.split() else -1]
            engine.answer(rolled, answer)
        lost = standing(before, b, b.attacker) - standing(rolled, b, b.attacker)
        return standing(before, b, b.defender) - standing(rolled, b, b.defender) > lost


def traded(s: Woods, seat: int) -> int:
    """Return how many warriors of a seat are on the board of the Riverfolk, if others lead them."""
    boards = [board for board in s.boards if isinstance(board, Market) and board is not s.boards[seat]]
    return sum(sum(rows[seat :: s.seats]) for b in boards for rows in (b.payments, b.funds, b.committed, b.laid))


def on_map(pieces: list[int], kind: int) -> list[int]:
    """Return by clearing the pieces of a kind, or the warriors of a seat."""
    return pieces[kind * CLEARINGS : (kind + 1) * CLEARINGS]


def standing(s: Woods, b: Battle, seat: int) -> int:
    """Return what a side has to lose in a battle: undamaged items, or pieces in the clearing and hired warriors."""
    board = s.boards[seat]
    if isinstance(board, Pack):
        found = sum(board.ready) + sum(board.exhausted)
    else:
        faction = faction_of(s, seat)
        kinds = faction.buildings + faction.tokens
        found = s.warriors[seat * CLEARINGS + b.clearing]
        found += sum(s.pieces[kind * CLEARINGS + b.clearing] for kind in kinds)
    return found + (hired(s, seat, b.defender, b.clearing) if seat == b.attacker else 0)


CLAIMS = RootClaims()
