"""Cards in the drawing of Root: what a viewer knows of other hands, and a large face wherever a card lies open."""

from __future__ import annotations

import pytest

from tests.games.pictures import all_ids, pieces
from tests.games.root.drawn import OTHER_PARTY, PARTIES, crowded
from tests.games.root.table import Table, card
from turnwright.core.drawing import LIGHT, Piece
from turnwright.core.seats import EVERYONE, WATCHER, only
from turnwright.games.root import storage
from turnwright.games.root.art.cards import card_face, quest_face
from turnwright.games.root.board import panels
from turnwright.games.root.data.tables import CARD_KEYS, QUESTS
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.zones import SUPPORTERS, hand

VIEWERS = (0, 1, 2, WATCHER)


def shown(t: Table, viewer: int, prefix: str) -> list[str]:
    """Return the ids of pieces that a viewer sees and that begin so, without that."""
    drawn = pieces(panels(storage.redacted(t.s, viewer), LIGHT))
    return [piece.id.removeprefix(prefix) for piece in drawn if piece.id.startswith(prefix)]


def watched(**hands: str) -> Table:
    """Three factions who draw their hands unseen."""
    t = Table("marquise eyrie alliance")
    t.s.watch()
    for name, keys in hands.items():
        t.give(name, keys)
    return t.ask(FLOW.turn, 0)


@pytest.mark.rules("RT-1.2.1#1")
def test_a_hand_that_was_shown_is_drawn_for_whom_it_was_shown() -> None:
    """With an eye, in the panel of its seat, until a card leaves it unseen; a giver knows where the card is."""
    t = watched(eyrie="anvil sword")
    assert [[]] * 4 == [shown(t, viewer, "known-") for viewer in VIEWERS]
    t.s.cards.show(hand(1), only(0))
    assert [["of-1", "1-anvil", "1-sword"], [], [], []] == [shown(t, viewer, "known-") for viewer in VIEWERS]
    t.s.cards.move(hand(1), hand(2), card("sword"))
    assert [[], ["of-2", "2-sword"], [], []] == [shown(t, viewer, "known-") for viewer in VIEWERS]


@pytest.mark.rules("RT-1.2.1#1")
def test_a_card_that_all_saw_go_to_a_hand_is_drawn_for_all_others() -> None:
    """Its own seat sees it among its cards."""
    t = watched(marquise="anvil", eyrie="sword")
    t.s.cards.move(hand(0), hand(1), card("anvil"), EVERYONE)
    assert ["1-anvil"] == shown(t, WATCHER, "known-")[1:] == shown(t, 2, "known-")[1:]
    assert ([], ["anvil", "sword"]) == (shown(t, 1, "known-"), shown(t, 1, "card-"))


@pytest.mark.rules("RT-1.2.1#1")
def test_a_supporter_is_drawn_for_whoever_gave_it() -> None:
    """And for the Alliance as one of its own."""
    t = watched(marquise="anvil")
    t.s.cards.move(hand(0), SUPPORTERS, card("anvil"))
    assert (["anvil"], []) == (shown(t, 0, "known-supporter-"), shown(t, 1, "known-supporter-"))


@pytest.mark.parametrize("party", [PARTIES[6], OTHER_PARTY])
def test_a_card_can_be_looked_at_large_wherever_it_lies_open(party: str) -> None:
    """In hands, play areas, the Decree, among supporters and souls, discarded, available; quests as well."""
    for viewer in range(6):
        for piece in pieces(panels(storage.redacted(crowded(party), viewer), LIGHT)):
            told = "" if piece.label is None else str(piece.label.args.get("card", piece.label.args.get("quest", "")))
            assert face_of(told) == piece.face, piece.id
    assert 40 < len([p for p in pieces(panels(crowded(PARTIES[6]), LIGHT)) if p.face])


def face_of(name: str) -> str:
    """Return the whole card that a label speaks of."""
    if name.startswith("@card-"):
        return card_face(CARD_KEYS.index(name.removeprefix("@card-")))
    keys = [quest.key for quest in QUESTS]
    return quest_face(keys.index(name.removeprefix("@quest-"))) if name else ""


def test_quests_are_drawn_only_where_somebody_completes_them() -> None:
    """Without a Vagabond the piles move up, and the panel is lower by as much."""
    with_quests, without = (panels(crowded(PARTIES[seats]), LIGHT) for seats in (6, 5))
    assert "quest-deck" in all_ids(with_quests)
    assert [] == [id for id in all_ids(without) if id.startswith("quest")]
    assert with_quests[1].height - without[1].height == piece(with_quests[1].pieces).y - piece(without[1].pieces).y > 0


def piece(of: list[Piece]) -> Piece:
    """Return the deck."""
    return next(each for each in of if each.id == "deck-left")
