"""Secrets of a battle: whether somebody holds an ambush card, one to foil it, or a card for a field hospital."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table
from tests.games.root.twins import Twins, dealt
from turnwright.core import engine
from turnwright.core.frames import Frame
from turnwright.games.root import GAME
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.verbs import Ask, HandVerb

OTHERS = ("marquise", "alliance", "watcher")
"""All but the Eyrie."""
BYSTANDERS = ("alliance", "watcher")


def fight(held: str, attacker: str = "marquise", marquise: str = "cobbler", eyrie: str = "cobbler") -> Table:
    """The two may battle in clearing 5, of the rabbits; the Alliance looks on. ``held`` is the hidden hand."""
    at = {1: {"keep": 1}, 5: {"marquise": 3, "eyrie": 3}}
    t = Table("marquise eyrie alliance", at=at)
    hands = {"marquise": marquise, "eyrie": eyrie, "alliance": "bake_sale"}
    defender = "eyrie" if attacker == "marquise" else "marquise"
    dealt(t, {**hands, defender: held})
    t.s.turn = t.names.index(attacker)
    t.then(Frame(FLOW.free_battle, t.s.turn), Frame(FLOW.turn, 2))
    return t


HELD = [
    pytest.param("ambush_rabbit anvil", "sappers anvil", id="one"),
    pytest.param("ambush_rabbit ambush_bird", "ambush_fox ambush_mouse", id="two, or two that do not fit"),
    pytest.param("ambush_bird", "dominance_rabbit", id="a single card"),
]


@pytest.mark.rules("RT-4.3.1#1")
@pytest.mark.parametrize(("one", "other"), HELD)
def test_ambush_nobody_learns_whether_the_defender_holds_one(one: str, other: str) -> None:
    """Before the battle with its odds and previews, when it is asked, and after it was not played."""
    t = Twins(fight, one, other).alike(*OTHERS).differ("eyrie")
    t.choose("battle 5 eyrie").alike(*OTHERS).differ("eyrie")
    assert "ambush" == t.step
    t.choose("no-ambush").alike(*OTHERS).choose("roll 2 1").alike(*OTHERS)
    assert "hospital" == t.step
    t.choose("no-hospital").alike(*OTHERS).differ("eyrie")


@pytest.mark.rules("RT-4.3.1#1")
def test_ambush_that_is_played_tells_nothing_of_a_second_one() -> None:
    """What is left in hand stays hidden."""
    t = Twins(fight, "ambush_rabbit ambush_bird", "ambush_rabbit anvil")
    t.choose("battle 5 eyrie", "ambush ambush_rabbit").alike(*OTHERS).differ("eyrie")
    t.choose("no-ambush").alike(*OTHERS)


@pytest.mark.rules("RT-4.3.1.I")
@pytest.mark.parametrize(("one", "other"), HELD)
def test_foil_nobody_learns_whether_the_attacker_holds_one(one: str, other: str) -> None:
    """From the ambush on; the defender cannot see this hand either."""
    t = Twins(lambda held: fight("ambush_bird", marquise=held), one, other)
    strangers = ("eyrie", *BYSTANDERS)
    t.alike(*strangers).choose("battle 5 eyrie").alike(*strangers)
    t.choose("ambush ambush_bird").alike(*strangers).differ("marquise")
    assert "foil" == t.step
    t.choose("no-ambush").alike(*strangers)


@pytest.mark.rules("RT-6.2.3#1", "RT-6.2.3#3")
@pytest.mark.parametrize(
    ("one", "other"), [("a_visit_to_friends", "anvil"), ("sappers armorers", "anvil investments"), ("cobbler", "anvil")]
)
def test_hospital_nobody_learns_whether_the_marquise_holds_a_card_for_it(one: str, other: str) -> None:
    """A rabbit, birds or a bird; against cards of other suits."""
    t = Twins(lambda held: fight(held, attacker="eyrie"), one, other)
    strangers = ("eyrie", *BYSTANDERS)
    t.alike(*strangers).choose("battle 5 marquise", "no-ambush", "roll 2 0").alike(*strangers).differ("marquise")
    assert "hospital" == t.step
    t.choose("no-hospital").alike(*strangers).differ("marquise")


@pytest.mark.rules("RT-6.2.3#2")
def test_hospital_that_is_used_tells_nothing_of_the_cards_left() -> None:
    """One card is spent in public; whether another would have been possible stays hidden."""
    t = Twins(lambda held: fight(held, attacker="eyrie"), "sappers a_visit_to_friends", "sappers anvil")
    t.choose("battle 5 marquise", "no-ambush", "roll 2 0", "heal sappers").alike("eyrie", *BYSTANDERS)


@pytest.mark.rules("RT-4.3.1#1", "RT-6.2.3#1")
@pytest.mark.parametrize(
    ("order", "value", "step", "attacker"),
    [
        ("ambush", "never", "ambush", "marquise"),
        ("ambush", 4, "ambush", "marquise"),
        ("ambush", 2, "ambush", "marquise"),
        ("ambush", "ask", "ambush", "marquise"),
        ("hospital", "never", "hospital", "eyrie"),
        ("hospital", 2, "hospital", "eyrie"),
    ],
)
def test_orders_answer_a_private_question_blindly_or_not_at_all(
    order: str, value: str | int, step: str, attacker: str
) -> None:
    """Whether an order has answered, and what, is the same with and without the card; nothing else answers."""
    defender = "eyrie" if attacker == "marquise" else "marquise"
    t = Twins(lambda held: fight(held, attacker), "ambush_rabbit a_visit_to_friends", "anvil investments")
    t.choose(f"battle 5 {defender}", *([] if step == "ambush" else ["no-ambush", "roll 2 0"]))
    assert step == t.step
    before = [position.seq for position in t.positions]
    for position in t.positions:
        position.settle()
    assert before == [position.seq for position in t.positions]
    for position in t.positions:
        position.obey({seat: {order: value} for seat in range(3)})
    t.alike(*[name for name in (*t.names, "watcher") if name != defender])
    answered = [len(position.record.entries) - seq for position, seq in zip(t.positions, before, strict=True)]
    assert answered == ([0, 0] if value in ("ask", 2) else [1, 1])


def test_every_question_about_a_hidden_hand_is_private() -> None:
    """Only those about the open hand of the Riverfolk are skipped where they have one answer."""
    steps = [
        step for step in GAME.steps if isinstance(step, Ask) and any(isinstance(v, HandVerb) for v in step.choices)
    ]
    assert {"start", "riverfolk"} == {step.name for step in steps if not step.private}


@pytest.mark.rules("RT-4.3.1#1")
def test_a_private_question_with_one_answer_waits_for_its_seat() -> None:
    """Whatever it is: no table answers it by itself."""
    t = Twins(fight, "anvil", "ambush_bird").choose("battle 5 eyrie")
    assert [["no-ambush"], ["ambush ambush_bird", "no-ambush"]] == [position.options for position in t.positions]
    assert [1, 1] == [engine.asked(position.state) for position in t.positions]
