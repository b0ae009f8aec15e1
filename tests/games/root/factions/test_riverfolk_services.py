"""Services of the Riverfolk (RT-11.2.6#1 to RT-11.2.7.III.B): who buys what, for how much, and for how long."""

from __future__ import annotations

import pytest

from tests.games.root.factions.company import Company
from turnwright.core.frames import Frame
from turnwright.games.root.data.boards import MARQUISE
from turnwright.games.root.factions.faction import Faction
from turnwright.games.root.factions.marquise import Marquise
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.zones import hand


def dawn(buyer: str = "marquise", **arguments: object) -> Company:
    """The turn of a buyer begins; the Riverfolk hold two cards and charge 1, 2 and 3."""
    arguments = {"hands": {"riverfolk": "anvil sappers"}, "prices": (1, 2, 3), **arguments}
    t = Company("marquise eyrie riverfolk", **arguments)  # type: ignore[arg-type]
    t.ask(FLOW.turn, t.names.index(buyer))
    return t


@pytest.mark.rules("RT-11.2.6#1")
def test_rt_11_2_6_n1_services_are_bought_when_birdsong_starts() -> None:
    """By every other player, before the regular steps: no wood has been placed yet."""
    t = dawn(at={8: {"sawmill": 1}})
    assert "marquise" == t.asked()
    assert ["buy anvil", "buy sappers", "hire riverboats", "hire mercenaries", "done"] == t.options()
    assert {"sawmill": 1} == t.there(8)
    t.choose("buy anvil")
    assert {"sawmill": 1, "wood": 1} == t.settle().there(8)


@pytest.mark.rules("RT-11.2.6#1")
def test_rt_11_2_6_n1_not_later_and_not_by_the_riverfolk() -> None:
    """The start of other phases offers nothing, nor does their own Birdsong."""
    t = dawn("riverfolk")
    assert "riverfolk" == t.step
    t = Company("marquise riverfolk", hands={"riverfolk": "anvil"}, areas={"marquise": "command_warren"})
    t.begin("marquise", "daylight")
    assert "start" == t.step
    assert ["use command_warren", "done"] == t.options()
    assert "RT-11.2.6#1" == t.refusal("buy anvil")
    assert "RT-11.2.6#1" == t.refusal("hire riverboats")


@pytest.mark.rules("RT-11.2.6#2")
def test_rt_11_2_6_n2_the_riverfolk_are_not_asked() -> None:
    """The service is available at once, and the buyer continues."""
    t = dawn(at={5: {"trade_post": 1, "marquise": 1}}).choose("hire riverboats")
    assert "marquise" == t.asked()
    assert (1, "marquise", "") == t.services()


@pytest.mark.rules("RT-11.2.6.I")
def test_rt_11_2_6_i_warriors_of_the_supply_pay() -> None:
    """They go to Payments; with too few of them the service cannot be bought."""
    t = dawn(at={8: {"marquise": 23}})
    assert "RT-11.2.6.I" == t.refusal("hire mercenaries")
    assert {"need": 3, "have": 2} == t.detail("hire mercenaries")
    t.choose("hire riverboats")
    assert ({"marquise": 2}, 0) == (t.box("payments"), t.supply("marquise"))
    assert (15, {}) == (t.supply("riverfolk"), t.box("funds"))
    assert t.whole()


@pytest.mark.rules("RT-11.2.6.II")
def test_rt_11_2_6_ii_one_service_and_one_for_each_shared_clearing() -> None:
    """Any piece beside a trade post counts, a clearing only once; a post alone does not."""
    assert "RT-11.2.6.II" == dawn().choose("hire riverboats").refusal("buy anvil")
    beside = {5: {"trade_post": 1, "wood": 1, "marquise": 2}, 8: {"trade_post": 1, "eyrie": 1}}
    t = dawn(at=beside).choose("hire riverboats", "buy anvil")
    assert "RT-11.2.6.II" == t.refusal("hire mercenaries")
    t = dawn(at={5: {"trade_post": 1, "wood": 1}, 8: {"trade_post": 1, "marquise": 1}})
    t.choose("hire riverboats", "buy anvil", "hire mercenaries")
    assert (3, "marquise", "marquise") == t.services()
    assert "RT-11.2.6.II" == t.refusal("buy sappers")


@pytest.mark.rules("RT-11.2.6.II")
def test_rt_11_2_6_ii_the_limit_is_for_a_turn() -> None:
    """The next player, and the same one in the next turn, may buy again; warriors of the Riverfolk count for nobody."""
    t = dawn(at={5: {"trade_post": 1, "riverfolk": 1}}).choose("hire riverboats")
    assert (1, "marquise", "") == t.services()
    t.ask(FLOW.turn, 1)
    assert (0, "", "") == t.services()
    t.choose("hire riverboats")
    assert (1, "eyrie", "") == t.services()


@pytest.mark.rules("RT-11.2.7#1")
def test_rt_11_2_7_n1_what_lasts_is_bought_once() -> None:
    """Boats and mercenaries of this turn are there already."""
    t = dawn(at={5: {"trade_post": 1, "marquise": 1}, 8: {"trade_post": 1, "marquise": 1}})
    t.choose("hire riverboats")
    assert "RT-11.2.7#1" == t.refusal("hire riverboats")
    t.choose("hire mercenaries")
    assert "RT-11.2.7#1" == t.refusal("hire mercenaries")


@pytest.mark.rules("RT-11.2.7.I", "RT-1.3.2#2")
def test_rt_11_2_7_i_any_card_and_several_of_them() -> None:
    """Each is paid and counted; everybody knows where the card is."""
    t = dawn(at={5: {"trade_post": 1, "marquise": 1}, 8: {"trade_post": 1, "marquise": 1}})
    t.s.watch()
    t.choose("buy sappers", "buy anvil")
    assert (["anvil", "sappers"], []) == (t.hand("marquise"), t.hand("riverfolk"))
    assert ({"marquise": 2}, 2) == (t.box("payments"), t.market.sold)
    assert "RT-11.2.7.I" == t.refusal("buy anvil")
    knowledge = t.s.cards.known(1)
    [place] = [place for place in knowledge.places if place.layer == t.s.cards.zones[hand(0)].marks[0]]
    assert 2 == len(place.sure)


@pytest.mark.rules("RT-1.4#7")
def test_rt_1_4_n7_dominance_comes_before_services() -> None:
    """Whoever wins by a dominance card is not asked."""
    at = {clearing: {"marquise": 1} for clearing in (1, 6, 8)}
    t = Company("marquise eyrie riverfolk", at=at, hands={"riverfolk": "anvil"})
    t.s.dominance[0] = 5
    t.s.vp[0] = -1
    t.ask(FLOW.turn, 0)
    assert (0, "") == (t.s.winner, t.step)


# Riverboats.


@pytest.mark.rules("RT-11.2.7.II#1", "RT-2.3#1")
def test_rt_11_2_7_ii_n1_riverboats_open_the_river_for_the_turn() -> None:
    """Rule is still needed; nobody else may use it, and the next turn it is closed again."""
    at = {4: {"marquise": 1, "eyrie": 3}, 10: {"marquise": 1}, 7: {"eyrie": 1}}
    t = dawn(at=at).choose("hire riverboats").settle()
    assert "RT-4.2.1#1" == t.refusal("move 4 7")
    assert {"10 5", "10 11"} <= set(t.options("move"))
    t = dawn(at=at).choose("done").settle()
    assert "RT-2.2.1" == t.refusal("move 10 5")
    t.market.boats = 1
    assert "RT-2.2.1" == t.refusal("move 10 5")
    t.ask(FLOW.turn, 0)
    assert -1 == t.market.boats


@pytest.mark.rules("RT-11.2.7.II#2")
@pytest.mark.parametrize(("boats", "clearings"), [(True, ["5", "10"]), (False, ["10"])])
def test_rt_11_2_7_ii_n2_wood_goes_by_boat(boats: bool, clearings: list[str]) -> None:
    """Clearings connected by the river are also adjacent for building."""
    at = {10: {"marquise": 1, "wood": 1, "sawmill": 1}, 5: {"marquise": 1}}
    t = Company("marquise riverfolk", at=at, hands={"riverfolk": "anvil"})
    t.s.ruins = 0
    t.ask(FLOW.turn, 0).choose("hire riverboats" if boats else "done").settle()
    t.s.pieces[8 * 12 + 9] = 1
    assert clearings == [name.split()[1] for name in t.options("build") if name.startswith("sawmill")]


# Whoever pays in another way.


class Peddler(Marquise):
    """A buyer who pays without warriors, and hires nobody."""

    def refuse_service(self, s: Woods, seat: int, price: int) -> int:
        """Any price."""
        return 0

    def pays_service(self, s: Woods, seat: int, price: int) -> bool:
        """By a question that is asked at once."""
        s.push(Frame(FLOW.draw, seat, 0))
        return True

    def can_hire(self) -> bool:
        """Never."""
        return False


def peddling(riverfolk: int) -> Company:
    """The Peddler's turn, with some Riverfolk warriors left in supply."""
    t = Company(
        "marquise riverfolk", at={5: {"riverfolk": 15 - riverfolk}}, hands={"riverfolk": "anvil"}, prices=(3, 2, 1)
    )
    factions: list[Faction] = list(t.s.rules.factions)
    factions[MARQUISE] = Peddler()
    t.s.rules.factions = factions
    return t.ask(FLOW.turn, 0)


@pytest.mark.plain_only
@pytest.mark.rules("RT-11.2.6.III#2")
@pytest.mark.parametrize(("left", "paid"), [(5, 3), (2, 2), (0, 0)])
def test_rt_11_2_6_iii_n2_for_whoever_pays_otherwise_the_riverfolk_put_in_their_own(left: int, paid: int) -> None:
    """As many as they have; the service is provided in any case."""
    t = peddling(left).choose("buy anvil")
    assert {"riverfolk": paid} == {"riverfolk": t.box("payments").get("riverfolk", 0)}
    assert (left - paid, 25, ["anvil"]) == (t.supply("riverfolk"), t.supply("marquise"), t.hand("marquise"))


@pytest.mark.plain_only
@pytest.mark.rules("RT-11.2.7.III.B")
def test_who_cannot_hire_is_refused_mercenaries() -> None:
    """Other services are for sale."""
    t = peddling(5)
    assert "RT-11.2.7.III.B" == t.refusal("hire mercenaries")
    assert "" == t.refusal("hire riverboats")
