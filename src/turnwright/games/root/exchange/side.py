"""A faction as described by a log: its pieces, hand and points. Subclasses add what is special to a faction."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import NONE, OPENING_HAND
from turnwright.games.root.exchange.forms import Place, Relations, Setting, Thing

if TYPE_CHECKING:
    from turnwright.games.root.exchange.story import Story


class Side:
    """One faction at the table.

    stock     number of pieces by code ("w", "b_s", "t"); None: unlimited, for a faction of another box
    at        pieces by code, for each clearing
    boards    own warriors by the letter of the board they are on
    found     pieces by code beyond the stock, after a contradiction
    """

    name = ""
    foreign = False
    strange = False
    """Whether the faction has crafted a card from a deck this game lacks, so that its actions cannot be checked."""
    suited = ""
    """Codes of pieces that take the suit of their clearing: "b" or "t"."""
    suit_rule = ""
    swims = False
    rules_ties = False
    explores = False
    defends_high = False
    takes_payments = False
    takes_warriors = False
    loses_points = False
    paid_with: tuple[str, ...] = ()
    """Codes of pieces on the map that the faction's own actions remove."""

    def __init__(self, letter: str, stock: dict[str, int] | None) -> None:
        self.letter = letter
        self.stock = stock
        self.at: dict[str, list[int]] = {code: [0] * CLEARINGS for code in stock or ()}
        self.boards: Counter[str] = Counter()
        self.found: Counter[str] = Counter()
        self.gone: Counter[str] = Counter()
        self.hand = OPENING_HAND
        self.area: Counter[str] = Counter()
        self.items: Counter[str] = Counter()
        self.vp = 0
        self.on_track = True
        self.partner = ""
        self.dominance: int | None = None

    def count(self, code: str, clearing: int) -> int:
        """Return how many of a piece are in a clearing."""
        places = self.at.get(code)
        return places[clearing] if places else 0

    def buildings(self, clearing: int) -> int:
        """Return the buildings in a clearing."""
        return sum(places[clearing] for code, places in self.at.items() if code.startswith("b"))

    def pieces(self, clearing: int) -> int:
        """Return all warriors, buildings and tokens in a clearing."""
        return sum(places[clearing] for places in self.at.values())

    def on_map(self, code: str) -> int:
        """Return how many of a piece are on the map."""
        return sum(self.at.get(code, []))

    def supply(self, code: str) -> int | None:
        """Return how many of a piece are still in the supply; None: unlimited."""
        if self.stock is None:
            return None
        used = self.on_map(code) + self.gone[code] + (sum(self.boards.values()) if code == "w" else 0)
        return self.stock.get(code, 0) + self.found[code] - used

    def pawn_at(self, clearing: int) -> bool:
        """Return whether the faction's pawn is in a clearing."""
        return False

    def rules_outright(self, clearing: int) -> bool:
        """Return whether the faction rules a clearing regardless of other pieces."""
        return False

    def bars_placing(self, clearing: int) -> bool:
        """Return whether other factions may not place pieces in a clearing."""
        return False

    def leaves_the_game(self, code: str) -> bool:
        """Return whether a removed piece goes to the box (RT-2.5.3#2)."""
        return False

    def place_points(self, code: str, before: int) -> int:
        """Return the points for placing a piece, given how many are on the map."""
        return 0

    def item_points(self, printed: int) -> tuple[int, int]:
        """Return the least and most points for an item."""
        return printed, printed

    def cap(self, clearing: int) -> int:
        """Return how many rolled hits the faction can deal in a clearing (RT-4.3.2.I)."""
        return self.count("w", clearing)

    def extra_hits(self) -> int:
        """Return the hits that abilities may add for an attacker."""
        return 0

    def protects(self, clearing: int) -> bool:
        """Return whether the faction may help a defender in a clearing."""
        return False

    def leads(self, letter: str) -> bool:
        """Return whether the faction may move and fight with another faction's warriors."""
        return False

    def saves(self, story: Story, start: int, end: int) -> bool:
        """Return whether warriors lost in one clearing may be placed in another instead of the supply."""
        return False

    def crafting(self, story: Story, suit: int) -> int | None:
        """Return how many crafting pieces of a suit the faction has; None: unknown."""
        return None

    def craft_pieces(self, story: Story, codes: tuple[str, ...], suit: int) -> int:
        """Count the pieces in clearings of a suit, or of an unknown suit (RT-4.1.1#2)."""
        suits = story.table.suits
        return sum(
            places[c]
            for code, places in self.at.items()
            if code in codes
            for c in range(CLEARINGS)
            if suits[c] in (suit, NONE)
        )

    def move_pawn(self, story: Story, thing: Thing, place: Place) -> None:
        """Move the pawn."""
        story.contradict(f"{self.letter} has no pawn", "RT-2.5#1")

    def enter(self, story: Story) -> None:
        """Prepare what the faction needs at the table."""

    def takes_card_of_its_own(self, story: Story, thing: Thing, place: Place) -> bool:
        """Follow a card that is not part of the deck, such as a leader or character; return False if it is not one."""
        return False

    def discarded(self, story: Story, thing: Thing) -> None:
        """Note cards that leave a hand for the discard pile in a turn of this faction."""

    def gave(self, story: Story, taker: Side, number: int) -> None:
        """Note cards that this faction gave to another."""

    def moved_in(self, story: Story, mover: Side, clearing: int) -> None:
        """Note that warriors of another faction have moved into a clearing."""

    def start_with(self, story: Story, letter: str) -> None:
        """Lay out an item at setup."""
        story.contradict(f"{self.letter} starts without items", "RT-5.1.5")

    def ally_with(self, story: Story, other: Side) -> None:
        """Form a coalition."""
        story.contradict(f"{self.letter} cannot form a coalition", "RT-9.2.8#1")

    def check_draw(self, story: Story, least: int, rule: str) -> None:
        """Check that the Evening draw is in the log."""
        if story.drawn[self.letter] < least and not story.ended() and story.table.deck + story.table.discards:
            story.contradict(f"{self.letter} draws {story.drawn[self.letter]} cards, expected {least} or more", rule)

    def overcame(self, story: Story, side: Side, code: str, number: int) -> None:
        """Note that pieces of another faction were removed in this faction's turn."""

    def joined_board(self, story: Story, side: Side, number: int) -> None:
        """Check warriors that were put on the board of this faction."""

    def gain_item(self, story: Story, letter: str) -> None:
        """Take an item."""
        self.items[letter] += 1

    def lose_item(self, story: Story, letter: str, where: str) -> None:
        """Give an item away."""
        if self.items[letter] <= 0:
            story.contradict(f"{self.letter} has no such item", "RT-2.5.5#1")
        else:
            self.items[letter] -= 1

    def explore(self, story: Story, letter: str, clearing: int) -> None:
        """Take an item from a ruin."""
        story.contradict(f"{self.letter} does not explore ruins", "RT-2.2.4#2")

    def all_items(self, where: str) -> list[str]:
        """Return the letters of all items at a place of the board."""
        return list(self.items.elements())

    def turn_items(self, story: Story, letter: str, where: str, to: list[str]) -> None:
        """Turn, damage or repair an item."""
        story.contradict(f"{self.letter} neither turns nor damages items", "RT-9.2.5#1")

    def turn_all(self, story: Story, where: str, to: list[str]) -> None:
        """Turn, damage or repair all items at a place of the board."""
        self.turn_items(story, "", where, to)

    def start_row(self, story: Story) -> None:
        """Start the turn of this faction."""

    def end_setup(self, story: Story) -> None:
        """Check the first row, which sets up the faction."""

    def end_row(self, story: Story) -> None:
        """Check a turn of this faction after its row was read."""

    def end_any_row(self, story: Story) -> None:
        """Check what must hold at the end of every row."""

    def placed(self, story: Story, code: str, clearing: int, number: int) -> None:
        """Check pieces that were placed from the supply in a turn of this faction."""

    def removed(self, story: Story, code: str, clearing: int, number: int) -> None:
        """Note pieces of this faction that were removed."""

    def razed(self, story: Story) -> None:
        """Note that this faction has removed a building or token in a battle, once for each battle."""

    def set(self, story: Story, setting: Setting) -> bool:
        """Set something on the faction's own board; return False if the board has no such thing."""
        return False

    def relate(self, story: Story, form: Relations) -> bool:
        """Move relationship markers; return False if the board has none."""
        return False

    def board_card(self, story: Story, thing: Thing, joins: bool) -> bool:
        """Move cards to or from the board; return False if it takes no such cards."""
        return False

    def column_cards(self, story: Story, thing: Thing, column: str, joins: bool) -> bool:
        """Move cards to or from a column of the board; return False if there is no such column."""
        return False

    def states(self) -> list[str]:
        """Return further facts about the faction at the end of the game."""
        return []

    def code_in(self, code: str, suit: int) -> str:
        """Return the full code of a piece, given the suit of its clearing (NONE: unknown)."""
        if code == self.suited and suit != NONE:
            return f"{code}_{'frm'[suit]}"
        return code

    def refuses(self, code: str) -> str:
        """Return "" if the faction has a piece, else a list of what it has."""
        if self.stock is None or code in self.stock:
            return ""
        return (
            f"the pieces of {self.letter} are {', '.join(self.stock)}" if self.stock else f"{self.letter} has no pieces"
        )


class Stranger(Side):
    """A faction of a box that this game lacks: its pieces are counted, but its rules are unknown."""

    foreign = True

    def __init__(self, letter: str, name: str) -> None:
        super().__init__(letter, None)
        self.name = name

    def code_in(self, code: str, suit: int) -> str:
        """Return the kind of a piece; kinds of buildings and tokens cannot be distinguished."""
        return code[0]

    def refuses(self, code: str) -> str:
        """Accept everything."""
        return ""
