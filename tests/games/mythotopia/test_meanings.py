"""What choices mean: what is paid for them, and which lose much."""

from __future__ import annotations

from tests.games.mythotopia.table import Table
from turnwright.core.verbs import END, GAIN, GIVE_UP, SPEND, Meaning
from turnwright.games.mythotopia import GAME


def meaning(t: Table, choice: str) -> Meaning:
    """Return what an open choice means."""
    found = GAME.meaning(t.s, GAME.vocabulary.action(choice))
    assert found is not None
    return found


def loss(t: Table, choice: str) -> str:
    """Return the message that says what a choice loses, "" if that is little."""
    found = meaning(t, choice).loss
    return "" if found is None else found.id


def test_a_war_is_won_or_given_up() -> None:
    """Whoever ends a war that another wins is asked before."""
    t = Table(2, realms={0: "palmain", 1: "nusus"}, hands={0: "palmain"})
    t.armies_at(0, nusus=6).act(0)
    assert (GAIN, "") == (meaning(t, "end-war nusus").kind, loss(t, "end-war nusus"))
    t = Table(2, realms={0: "palmain", 1: "nusus"}, hands={0: "palmain"})
    t.armies_at(0, nusus=1).armies_at(1, nusus=6).act(0)
    assert (GIVE_UP, "loss-war") == (meaning(t, "end-war nusus").kind, loss(t, "end-war nusus"))


def test_a_pass_wastes_an_action() -> None:
    """Nothing comes of it."""
    t = Table(2, realms={0: "palmain", 1: "nusus"}, hands={0: "palmain"}).act(0)
    assert (END, "loss-pass") == (meaning(t, "pass").kind, loss(t, "pass"))


def test_armies_that_are_withdrawn_are_given_up_and_those_that_march_are_not() -> None:
    """The number tells how many."""
    t = Table(2, realms={0: "palmain", 1: "nusus"}, hands={0: "palmain"})
    t.armies_at(0, palmain=3).act(0)
    assert GIVE_UP == meaning(t, "withdraw palmain").kind
    t.choose("withdraw palmain")
    assert (GIVE_UP, {"thing-army": 2}) == (meaning(t, "number 2").kind, meaning(t, "number 2").price)


def test_cards_are_paid_one_after_another() -> None:
    """Each for the armies that it places; an invasion also costs food."""
    t = Table(3, realms={0: "palmain scombroid", 1: "blore"}, hands={0: "palmain start_army nusus"}).act(0)
    invasion = meaning(t, "invade blore")
    assert (SPEND, {"thing-food": 1}) == (invasion.kind, invasion.price)
    t.choose("invade blore", "play palmain")
    assert meaning(t, "pay nusus").repeats
    t.choose("pay nusus")
    army = meaning(t, "pay start_army")
    assert (SPEND, {"thing-card": 1}, True) == (army.kind, army.price, army.repeats)
    assert army.reward["thing-army"] > 0
    assert (
        {}
        == meaning(Table(2, realms={0: "palmain", 1: "nusus"}, hands={0: "start_army"}).act(0), "place palmain").price
    )
