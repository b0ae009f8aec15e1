"""What is true of clicks in Mythotopia: who controls provinces, where armies are, which cards a seat has."""

from __future__ import annotations

from tests.games.clicks import Answer, ClickChecks
from turnwright.core.messages import Message
from turnwright.core.text import say
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.cards.roster import OWN_TEXTS
from turnwright.games.mythotopia.data.geometry import KEYS
from turnwright.games.mythotopia.queries import can_play
from turnwright.games.mythotopia.state import World

CARDS = {say(GAME, Message(f"card-{text.key}")): text.card for text in OWN_TEXTS}
REALM = "realm"
OTHERS = "others"
PRESENT = "present"
PLACES = {
    "invade": OTHERS,
    "place": PRESENT,
    "withdraw": PRESENT,
}
"""What a province must be for a choice to be about it, unless the rule says that it is not."""
UNFIT = ("MY-8.1", "MY-9.2", "MY-9.8")


class WorldChecks(ClickChecks[World]):
    """Provinces, stocks and cards."""

    setup = r"MY-4\."

    def begun(self, s: World) -> bool:
        """In the first round."""
        return s.round > 0

    def owner(self, title: str, text: str) -> str:
        """Rules of cards begin with the name of the card."""
        name = text.partition(" (")[0].partition(":")[0]
        return name if name in CARDS else ""

    def has(self, s: World, seat: int, owner: str) -> bool:
        """A card in hand or Reserve."""
        return can_play(s, seat, CARDS[owner])

    def fault(self, s: World, seat: int, answer: Answer) -> str:
        """Look at the province, or at the stock."""
        if answer.rule == "MY-8.18":
            return "" if s.army_stock[seat] == 0 else "armies are left"
        if answer.rule == "MY-9.13":
            return "" if s.ship_stock[seat] == 0 else "ships are left"
        costly = answer.choice.startswith("invade") and answer.rule in ("MY-8.6", "MY-8.7", "MY-8.8", "MY-8.10")
        if costly or answer.rule in ("MY-12.2", "MY-12.3", "MY-12.6"):
            need, have = answer.numbers
            return "" if need > have else "the seat can pay that"
        kind = PLACES.get(answer.choice.split(" ")[0], "")
        if not kind or not answer.place.startswith("province-") or answer.rule in UNFIT:
            return ""
        province = KEYS.index(answer.key)
        own, present = s.realms[seat] >> province & 1 == 1, s.camps[seat] >> province & 1 == 1
        if kind == OTHERS:
            return "it is the seat's own" if own else ""
        return "" if own or present else "the seat is not there"


CHECKS = WorldChecks()
