"""What the Marquise makes of her choices, as bots judge them."""

from __future__ import annotations

from tests.games.root.factions.test_worth import liked
from tests.games.root.table import Table
from tests.games.root.test_judging import best, likes
from turnwright.games.root import GAME
from turnwright.games.root.data.boards import SAWMILL, WOOD
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.factions.marquise_worth import MarquisePosts, recruit_worth, site_worth
from turnwright.games.root.queries import open_slots, ruled
from turnwright.games.root.verbs import Ask

HOME = {"keep": 1, "marquise": 2, "sawmill": 1}
BARRACKS = {5: {"marquise": 2, "recruiter": 1, "workshop": 1}}


def test_she_builds_where_she_scores() -> None:
    """One wood, and an open slot that is joined to it."""
    t = Table(at={2: {**HOME, "wood": 1}, **BARRACKS, 6: {"marquise": 2}}).begin("marquise", "daylight")
    assert liked(likes(t)).startswith("build")
    while t.step == "marquise":
        t.choose(best(t))
        while t.step in ("march", "take", "wood"):
            t.choose(best(t))
    assert t.vp("marquise") > 0


def test_with_one_turn_left_only_points_count() -> None:
    """Early a sawmill brings wood in turns left, at the end a workshop brings one more point at once."""
    at = {2: {**HOME, "wood": 1}, **BARRACKS, 6: {"marquise": 2}}
    early = likes(Table(at=at).begin("marquise", "daylight"))
    late = likes(Table(at=at, vp={"marquise": 28}).begin("marquise", "daylight"))
    assert early["build sawmill 6"] > early["build workshop 6"]
    assert late["build sawmill 6"] < late["build workshop 6"]


def test_a_building_is_safer_where_it_is_guarded() -> None:
    """With four birds she would rather build behind her guards."""
    at = {2: {**HOME, "wood": 1, "workshop": 1}, 6: {"marquise": 5}, 5: {"marquise": 1}, 1: {"eyrie": 6}}
    weights = likes(Table(at=at).begin("marquise", "daylight"))
    assert weights["build workshop 6"] > weights["build workshop 5"]


def test_wood_is_lost_before_buildings() -> None:
    """Of two wood and a sawmill the wood takes the first hit."""
    t = Table("eyrie marquise", at={5: {"eyrie": 4, "sawmill": 1, "wood": 2}})
    t.battle("eyrie", 5, "marquise").choose("roll 1 0")
    weights = likes(t)
    assert weights["lose wood"] > weights["lose sawmill"]


def test_more_recruiters_make_recruiting_better() -> None:
    """An action places a warrior for each of them, limited by the supply."""
    one = Table(at={5: {"recruiter": 1}})
    two = Table(at={5: {"recruiter": 2}})
    none_left = Table(at={5: {"recruiter": 2}, 1: {"marquise": 25}})
    assert recruit_worth(two.s, 0) >= 2 * recruit_worth(one.s, 0) > 0
    assert recruit_worth(none_left.s, 0) == 0


def test_a_first_open_slot_is_worth_the_building_that_waits_for_it() -> None:
    """Wood for a building of three points lies idle as long as she rules no open slot."""
    at = {2: {"keep": 1, "marquise": 3, "sawmill": 2, "wood": 2}, 3: {"marquise": 2, "sawmill": 1}}
    shut = Table(at=at)
    roomy = Table(at={**at, 5: {"marquise": 1}})
    room = sum(open_slots(roomy.s, clearing) for clearing in range(CLEARINGS) if ruled(roomy.s, 0) >> clearing & 1)
    assert site_worth(shut.s, 5, ruled(shut.s, 0), 0) > 1000 + site_worth(roomy.s, 5, ruled(roomy.s, 0), room)


def test_a_bird_is_spent_for_an_action_that_builds() -> None:
    """Not for one that has nothing to do."""
    at = {2: HOME, **BARRACKS, 6: {"marquise": 2}}
    t = Table(at=at, hands={"marquise": "armorers"}).begin("marquise", "daylight")
    t.s.todo[-1].arg = 0
    t.s.todo[-1].extra = 1
    assert liked(likes(t)) == "done"
    t.stand(2, wood=1)
    assert liked(likes(t)) == "extra armorers"


def test_the_hospital_heals_many_and_leaves_one() -> None:
    """A card is worth more than one warrior, and less than three."""
    for warriors, answer in ((1, "no-hospital"), (3, "heal anvil")):
        t = Table("eyrie marquise", at={2: {"keep": 1}, 12: {"eyrie": 4, "marquise": warriors}})
        t.give("marquise", "anvil").battle("eyrie", 12, "marquise").choose("no-ambush", "roll 3 0")
        assert liked(likes(t)) == answer


def test_a_strong_army_goes_where_something_can_be_won() -> None:
    """Eight warriors beside a roost with two guards, and beside two guards of nothing."""
    at = {2: {"keep": 1, "marquise": 8}, 5: {"eyrie": 2, "roost": 1}, 10: {"eyrie": 2, "roost": 0}}
    weights = likes(Table(at=at).begin("marquise", "daylight"))
    assert weights["move 2 5"] > 2 * weights["move 2 10"]
    weak = Table(at={**at, 2: {"keep": 1, "marquise": 2}}).begin("marquise", "daylight")
    assert MarquisePosts(weak.s, 0).moves_worth([(1, 4)]) < MarquisePosts(Table(at=at).s, 0).moves_worth([(1, 4)])


def test_a_battle_is_the_better_for_another_action_to_win_the_prize() -> None:
    """The guards fall in the first battle, the roost in the second."""
    t = Table(at={5: {"marquise": 6, "eyrie": 3, "roost": 1}}).begin("marquise", "daylight")
    fight = GAME.vocabulary.action("battle 5 eyrie")
    menu = t.s.todo[-1].step
    assert isinstance(menu, Ask)
    verb = menu.choice(fight)
    first = verb.prior(t.s, t.s.todo[-1], fight - verb.base)
    t.s.todo[-1].arg = 1
    assert verb.prior(t.s, t.s.todo[-1], fight - verb.base) < first


def test_a_position_with_more_wood_and_mills_is_worth_more() -> None:
    """By what can be built in the next turn."""
    at = {2: HOME, 6: {"marquise": 2}}
    t = Table(at=at)
    values = [GAME.judge().value(t.s, 0)]
    for piece in (WOOD, SAWMILL):
        t.s.pieces[piece * 12 + 1] += 1
        values.append(GAME.judge().value(t.s, 0))
    assert values == sorted(set(values))
