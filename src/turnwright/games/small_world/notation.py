"""The vocabulary: every choice of Small World by name, and the ints of its verbs.

Region parameters are region ids from 1; an action on region r (counted from 0) is VERB + r.
"""

from __future__ import annotations

from typing import Final

from turnwright.core.actions import Vocabulary
from turnwright.games.small_world.data.tables import BADGES, BANNERS, COLUMN, DIE_FACES, REGIONS, SEATS

STOP: Final = 0
CONQUER: Final = STOP + 1
ATTEMPT: Final = CONQUER + REGIONS
ABANDON: Final = ATTEMPT + REGIONS
SWAP: Final = ABANDON + REGIONS
DRAGON: Final = SWAP + REGIONS
ROLL: Final = DRAGON + REGIONS
PLACE: Final = ROLL + 1
PILE: Final = PLACE + REGIONS
GIVE_UP: Final = PILE + REGIONS
FORTIFY: Final = GIVE_UP + REGIONS
CAMP: Final = FORTIFY + REGIONS
CAMP_ALL: Final = CAMP + REGIONS
HERO: Final = CAMP_ALL + REGIONS
SKIP: Final = HERO + REGIONS
KEEP: Final = SKIP + 1
REGROUP: Final = KEEP + 1
EXPAND: Final = REGROUP + 1
DECLINE: Final = EXPAND + 1
PICK: Final = DECLINE + 1
ALLY: Final = PICK + COLUMN
STARTS: Final = ALLY + SEATS
DIE: Final = STARTS + SEATS
BANNER: Final = DIE + len(DIE_FACES)
BADGE: Final = BANNER + BANNERS


def vocabulary(races: list[str], powers: list[str]) -> Vocabulary:
    """Return all names; the order of the blocks is that of the constants above."""
    assert (len(races), len(powers)) == (BANNERS, BADGES)
    regions = [str(r + 1) for r in range(REGIONS)]
    seats = [str(seat) for seat in range(SEATS)]
    v = Vocabulary()
    v.add("stop", [""], STOP)
    v.add("conquer", regions, CONQUER)
    v.add("attempt", regions, ATTEMPT)
    v.add("abandon", regions, ABANDON)
    v.add("swap", regions, SWAP)
    v.add("dragon", regions, DRAGON)
    v.add("roll", [""], ROLL)
    v.add("place", regions, PLACE)
    v.add("pile", regions, PILE)
    v.add("give-up", regions, GIVE_UP)
    v.add("fortify", regions, FORTIFY)
    v.add("camp", regions, CAMP)
    v.add("camp-all", regions, CAMP_ALL)
    v.add("hero", regions, HERO)
    v.add("skip", [""], SKIP)
    v.add("keep", [""], KEEP)
    v.add("regroup", [""], REGROUP)
    v.add("expand", [""], EXPAND)
    v.add("decline", [""], DECLINE)
    v.add("pick", [str(place + 1) for place in range(COLUMN)], PICK)
    v.add("ally", seats, ALLY)
    v.add("starts", seats, STARTS)
    v.add("die", [str(face) for face in DIE_FACES], DIE)
    v.add("banner", races, BANNER)
    v.add("badge", powers, BADGE)
    return v
