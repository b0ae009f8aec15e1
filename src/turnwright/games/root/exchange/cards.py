"""Cards in a log: drawn, given, discarded, shown, crafted (RT-2.1, RT-4.1). Only the size of a hand is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import AMBUSH, CARDS, COPIES, DOMINANCE, IMMEDIATE, NONE
from turnwright.games.root.data.tables import ITEM as ITEM_CARD
from turnwright.games.root.exchange.battles import close
from turnwright.games.root.exchange.forms import (
    BOARD,
    COLUMN,
    DISCARDS,
    HAND,
    OMITTED,
    QUESTS,
    Craft,
    Place,
    Reveal,
    Thing,
)
from turnwright.games.root.exchange.words import (
    CARD_NAMES,
    ITEM_LETTER,
    ITEM_OF,
    ITEM_VP,
    OTHER_DECK,
    QUEST_NAMES,
    SUIT_LETTER,
    kinds_of,
)

if TYPE_CHECKING:
    from turnwright.games.root.exchange.side import Side
    from turnwright.games.root.exchange.story import Story

QUEST_MOVES = ((OMITTED, QUESTS), (QUESTS, OMITTED), (QUESTS, BOARD))
CARD_PLACES = (OMITTED, HAND, BOARD, COLUMN, QUESTS, DISCARDS)


def move_card(story: Story, thing: Thing, place: Place) -> None:
    """Follow cards from their start to one place."""
    if thing.count == 0 or story.active.takes_card_of_its_own(story, thing, place):
        return
    if not is_card(story, thing.code, thing.suit, thing.count):
        return
    kinds = (thing.start.kind, place.kind)
    if thing.code in QUEST_NAMES and kinds not in QUEST_MOVES:
        story.unknown("expected a quest that is laid open (->Q) or completed (Q->$)")
        return
    if kinds == (OMITTED, OMITTED) or any(kind not in CARD_PLACES for kind in kinds):
        story.unknown("expected a card that goes between the deck, a hand, a board and the discard pile")
        return
    if take_cards(story, thing):
        put_cards(story, thing, place)
        tell_gap(story, thing, place)


def is_card(story: Story, name: str, suit: int | None, number: int = 1) -> bool:
    """Return whether a card or quest of this name and suit exists; add a note if not."""
    if OTHER_DECK.fullmatch(name):
        story.foreign(f"the card {name} of Exiles & Partisans")
        return not story.log.standard_deck
    if name and name not in CARD_NAMES and name not in QUEST_NAMES:
        if story.active.foreign:
            story.foreign(f"the card {name}")
        else:
            story.unknown(f"no card is called {name}")
        return False
    kinds = kinds_of(name, suit) if name in CARD_NAMES else []
    if name in CARD_NAMES and not kinds and suit is not None:
        story.contradict(f"there is no {name} of suit {SUIT_LETTER[suit]}", "RT-2.1#1")
    elif kinds and number > sum(COPIES[kind] for kind in kinds):
        story.contradict(f"the deck holds {sum(COPIES[kind] for kind in kinds)} {name}, expected {number}", "RT-2.1#1")
    return True


def take_cards(story: Story, thing: Thing) -> bool:
    """Take cards from their start; return False if there is no such place."""
    table, start = story.table, thing.start
    if start.kind == DISCARDS:
        if table.discards < thing.count:
            story.contradict(f"the discard pile holds {table.discards} cards, expected {thing.count}", "RT-2.1.2#1")
        table.discards -= min(table.discards, thing.count)
        return True
    if start.kind == QUESTS:
        return take_quest(story, thing)
    if start.kind == OMITTED:
        draw_cards(story, thing)
        return True
    side = story.side(start.letter)
    if side is None:
        return False
    if start.kind == HAND:
        take_from_hand(story, side, thing.count)
        return True
    if start.kind == COLUMN:
        return side.column_cards(story, thing, start.word, joins=False) or no_place(story, side)
    return take_from_board(story, side, thing)


def take_quest(story: Story, thing: Thing) -> bool:
    """Take an open quest, if the log says which quests are open (RT-9.5.5#1)."""
    if thing.code not in QUEST_NAMES:
        return not thing.code
    table, quest = story.table, QUEST_NAMES[thing.code][0]
    if table.quests_told and table.quests[quest] < thing.count:
        story.contradict("no such quest lies open", "RT-9.5.5#1")
    table.quests[quest] -= min(table.quests[quest], thing.count)
    return True


def lay_quest(story: Story, thing: Thing) -> None:
    """Lay out a quest face up."""
    if thing.code in QUEST_NAMES:
        story.table.quests[QUEST_NAMES[thing.code][0]] += thing.count
        story.table.quests_told = True


def draw_cards(story: Story, thing: Thing) -> None:
    """Take cards from the deck, or an available dominance card (RT-3.3.4#1)."""
    if thing.code in QUEST_NAMES:
        return
    kinds = kinds_of(thing.code, thing.suit) if thing.code else []
    free = [kind for kind in kinds if CARDS[kind].kind == DOMINANCE and story.table.available[kind]]
    if free:
        story.table.available[free[0]] -= 1
        return
    missing = story.table.draw(thing.count)
    if missing:
        story.contradict(f"deck and discard pile lack {missing} cards", "RT-2.1.2#3")


def take_from_hand(story: Story, side: Side, number: int) -> None:
    """Take cards from a hand, checking that it holds that many."""
    if side.hand < number:
        story.contradict(f"{side.letter} has {side.hand} cards in hand, expected {number}", "RT-1.2.1#2")
    side.hand -= min(side.hand, number)
    story.spent_cards[side.letter] += number


def take_from_board(story: Story, side: Side, thing: Thing) -> bool:
    """Take a crafted card, or another card, from a board."""
    keys = [CARDS[kind].key for kind in kinds_of(thing.code, thing.suit)] if thing.code else []
    laid = [key for key in keys if side.area[key]]
    if laid:
        side.area[laid[0]] -= 1
        if laid[0] == "royal_claim" and side is story.active:
            ruled = sum(story.table.ruler(c) == side.letter for c in range(CLEARINGS))
            sure = story.rule_known and not story.bought(side.letter)
            story.account.between(side.letter, ruled if sure else 0, ruled if sure else CLEARINGS, "Royal Claim")
        return True
    if side.board_card(story, thing, joins=False):
        return True
    if OTHER_DECK.fullmatch(thing.code) or side.foreign:
        return True
    story.contradict(f"the board of {side.letter} holds no such card")
    return False


def no_place(story: Story, side: Side) -> bool:
    """Note that a board has no columns."""
    story.contradict(f"the board of {side.letter} has no such column")
    return False


def put_cards(story: Story, thing: Thing, place: Place) -> None:
    """Put cards in their destination."""
    kinds = kinds_of(thing.code, thing.suit) if thing.code else []
    if place.kind == OMITTED:
        if thing.start.kind == HAND:
            story.active.discarded(story, thing)
        story.table.discard(thing.count, kinds, thing.suit)
        return
    if place.kind == QUESTS:
        lay_quest(story, thing)
        return
    side = story.side(place.letter)
    if side is None:
        return
    if place.kind == HAND:
        put_in_hand(story, side, thing)
    elif place.kind == COLUMN:
        if not side.column_cards(story, thing, place.word, joins=True):
            no_place(story, side)
    elif kinds and all(CARDS[kind].kind == DOMINANCE for kind in kinds) and thing.start.kind == HAND:
        activate(story, side, kinds)
    elif not side.board_card(story, thing, joins=True) and not side.foreign:
        story.contradict(f"the board of {side.letter} takes no cards but crafted ones")


def put_in_hand(story: Story, side: Side, thing: Thing) -> None:
    """Give cards to a hand; in the first row, draws are the opening hand (RT-5.1.3#2)."""
    if story.row.setup and side is story.active and thing.start.kind == OMITTED and not story.drawn[side.letter]:
        side.hand = 0
        story.table.deck += min(3, story.table.deck)
    side.hand += thing.count
    if thing.start.kind == OMITTED:
        story.drawn[side.letter] += thing.count
    giver = story.sides.get(thing.start.letter) if thing.start.kind == HAND else None
    if giver is None:
        return
    if story.active.area["stand_and_deliver"] and side is story.active:
        story.account.possible(giver.letter, 1, "Stand and Deliver!")
    giver.gave(story, side, thing.count)


def activate(story: Story, side: Side, kinds: list[int]) -> None:
    """Put a dominance card in the play area (RT-3.3.1#1); a separate action takes the marker off the track."""
    if side.dominance is not None:
        story.contradict(f"{side.letter} has activated a dominance card already", "RT-3.3.2#2")
    if side.on_track and side.vp < 10:
        story.contradict(f"{side.letter} has {side.vp} VP, expected 10 to activate dominance", "RT-3.3.1#1")
    side.dominance = CARDS[kinds[0]].suit
    if len(kinds) > 1:
        side.dominance = NONE
        story.gap("card", "the suit of the dominance card is not told")


def tell_gap(story: Story, thing: Thing, place: Place) -> None:
    """Note that the game would need to know which cards these are."""
    number = f"{thing.count} card{'' if thing.count == 1 else 's'}"
    suit = "" if thing.suit is None else f" known by suit {SUIT_LETTER[thing.suit]} only"
    if thing.code:
        if len(kinds_of(thing.code, thing.suit)) > 1:
            story.gap("card", f"several cards are called {thing.code}; the suit is not told")
    elif thing.start.kind == OMITTED and place.kind != QUESTS:
        story.gap("draw", f"{number} drawn,{suit or ' not named'}")
    elif place.kind != QUESTS and thing.start.kind != QUESTS:
        story.gap("card", f"{number}{suit or ', not named'}")


def reveal(story: Story, form: Reveal) -> None:
    """Follow cards that are shown and stay where they are."""
    side = story.side(form.by)
    if side is None or (form.to and story.side(form.to) is None):
        return
    if not form.cards:
        story.gap("card", f"the hand of {side.letter} is shown, its {side.hand} cards are not named")
        return
    number = sum(card.count for card in form.cards)
    if number > side.hand:
        story.contradict(f"{side.letter} has {side.hand} cards in hand, expected {number}", "RT-1.2.1#2")
    for card in form.cards:
        if is_card(story, card.code, card.suit, card.count):
            tell_gap(story, card, Place(HAND, letter=side.letter))


def craft(story: Story, form: Craft) -> None:
    """Follow the crafting of a card (RT-4.1)."""
    close(story)
    side = story.active
    if form.item:
        kinds = [kind for kind, card in enumerate(CARDS) if card.item == ITEM_OF[form.item]]
        if not kinds:
            story.contradict("no card makes this item", "RT-4.1.2#2")
            return
    else:
        if not is_card(story, form.name, None):
            return
        kinds = kinds_of(form.name, None)
        side.strange = side.strange or not kinds
    take_from_hand(story, side, 1)
    if not kinds:
        return
    if len(kinds) > 1:
        story.gap("card", "which of the cards of this kind is crafted is not told")
    pay_symbols(story, side, kinds[0])
    effect(story, side, kinds)


def effect(story: Story, side: Side, kinds: list[int]) -> None:
    """Take the item of a crafted card, or put the card in play (RT-4.1.2#2, RT-4.1.3); cards of several kinds have the
    same effect.
    """
    card = CARDS[kinds[0]]
    if card.kind in (AMBUSH, DOMINANCE):
        story.contradict("such a card cannot be crafted", "RT-2.1.4" if card.kind == AMBUSH else "RT-2.1.5")
    elif card.kind == ITEM_CARD:
        letter = ITEM_LETTER[card.item]
        if story.table.supply[letter] <= 0:
            story.contradict("the item supply has no such item left", "RT-4.1.2#3")
        else:
            story.table.supply[letter] -= 1
        side.gain_item(story, letter)
        least, most = side.item_points(ITEM_VP[card.item])
        story.account.between(side.letter, least, most, "crafting")
        story.table.discard(1, kinds)
    elif card.kind == IMMEDIATE:
        story.table.discard(1, kinds)
    else:
        if side.area[card.key]:
            story.contradict(f"{side.letter} has crafted this card already", "RT-4.1.4")
        elif sum(other.area[card.key] for other in story.sides.values()) >= card.copies:
            story.contradict(f"the deck holds {card.copies} of this card", "RT-2.1#1")
        side.area[card.key] += 1


def pay_symbols(story: Story, side: Side, kind: int) -> None:
    """Check that there are enough crafting pieces on the map for the cost (RT-4.1.1#1, RT-4.1.1#3)."""
    have = [side.crafting(story, suit) for suit in range(3)]
    if any(number is None for number in have):
        return
    story.symbols.update({suit: n for suit, n in enumerate(CARDS[kind].cost) if n})
    known = [number or 0 for number in have]
    lacking = [suit for suit in range(3) if story.symbols[suit] > known[suit]]
    if lacking or sum(story.symbols.values()) > sum(known):
        need = "+".join([f"{n}{'FRM?'[suit]}" for suit, n in sorted(story.symbols.items())])
        has = "+".join([f"{n}{'FRM'[suit]}" for suit, n in enumerate(known)])
        story.contradict(f"this turn's crafting costs {need}, {side.letter} has {has}", "RT-4.1.1#1")
