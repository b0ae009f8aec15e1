"""Position values for bots: coins, and the expected income from the pieces on the map.

All amounts are thousandths of a coin. The scoring of the current turn is computed; for later ones, the influence of
current regions, bonus, spare tokens and regions in decline decreases with time, as does the freedom to pick a new race.
Continuing and declining are thus compared on the same scale. The weights were fitted to games of the bots against
themselves. Abilities contribute through their own ``income`` and ``worth``: no race or power is named here.
"""

from __future__ import annotations

from typing import Final

from turnwright.core.masks import count
from turnwright.games.small_world.data.tables import ACTIVE, NONE, SLOTS
from turnwright.games.small_world.judgement.estimates import COIN, Front, Moment, Threat, bonus, strength, worth
from turnwright.games.small_world.state import World

TASTE: Final = 1700
"""How much more often than by chance (in thousandths) a race takes regions that pay it a bonus."""
AVERAGE: Final = 8000
"""The income of a scoring about which nothing is known."""
LASTING: Final = [0, 1000, 1800, 2440, 2950, 3360, 3690, 3950, 4160, 4330, 4460]
"""For how many scorings (in thousandths) the current position matters, by scorings left: 4/5 as much each time."""
BY_REGION: Final = 725
"""What an active region adds to each of these scorings; the next five constants do the same for other things."""
BY_BONUS: Final = 300
BY_SPARE: Final = 410
BY_DANGER: Final = -450
BY_DECLINED: Final = 680
BY_DECLINED_DANGER: Final = -520
UNPICKED: Final = 5900
"""What it adds to be free to pick a new race."""
NEW_DANGER: Final = 300
"""The chance (in thousandths) of losing a region that is yet to be conquered this turn."""


def value(s: World, seat: int) -> int:
    """Return the value of what ``seat`` has and may expect."""
    if not s.todo:
        return COIN * s.coins[seat]
    moment = Moment(s, seat)
    outlook = Outlook(s, seat)
    if s.race[seat * SLOTS] == NONE:
        return COIN * s.coins[seat] + outlook.without_race(moment)
    going_on = outlook.going_on(moment)
    if moment.choosing:
        going_on = max(going_on, outlook.declining(moment))
    return COIN * s.coins[seat] + going_on


class Outlook:
    """The position of a seat in terms of its future income; all in thousandths.

    held, spare     regions of the active race, its tokens beyond one per region
    bonus, once     its bonus in every turn, and the bonus of this turn only
    rate            the bonus of another region
    resting, extra  regions in decline and their bonus
    danger          regions likely to be lost in the coming round, of the active race and in decline
    """

    def __init__(self, s: World, seat: int) -> None:
        force = seat * SLOTS
        land = s.land[force]
        declined = s.land[force + 1] | s.land[force + 2]
        threat = Threat(s, seat)
        self.s = s
        self.seat = seat
        self.held = COIN * count(land)
        self.danger = threat.losses(land)
        self.resting = COIN * count(declined)
        self.resting_danger = threat.losses(declined)
        self.extra = 0
        for slot in range(1, SLOTS):
            if s.race[force + slot] != NONE:
                self.extra += COIN * bonus(s, force + slot, s.land[force + slot], 0, 0)
        self.spare = 0
        self.bonus = 0
        self.once = 0
        self.rate = 0
        if s.race[force] != NONE:
            self.read_race(s, force, land)

    def read_race(self, s: World, force: int, land: int) -> None:
        """Evaluate the active race."""
        paid = bonus(s, force, land, 0, 0)
        fixed = bonus(s, force, 0, 0, 0)
        everywhere = s.board.land
        rate = TASTE * (bonus(s, force, everywhere, 0, 0) - fixed) // count(everywhere)
        waiting = s.withdrawn if force == s.turn * SLOTS else 0
        self.spare = COIN * (strength(s, force) + waiting) - self.held
        self.bonus = COIN * paid + worth(s, force)
        self.once = COIN * (bonus(s, force, land, s.raided, s.fresh) - paid)
        self.rate = min(rate, COIN)

    def going_on(self, moment: Moment) -> int:
        """Return the expected income with the active race."""
        now = 0
        left = moment.left
        taken = 0
        if moment.unpaid:
            left -= 1
            taken = Front(self.s, self.seat).taken(moment.usable[ACTIVE])
            now = self.held + taken + self.bonus + self.once + self.rate * taken // 1000 + self.resting + self.extra
        standing = (
            BY_REGION * (self.held + taken)
            + BY_BONUS * (self.bonus + self.rate * taken // 1000)
            + BY_SPARE * (self.spare - taken)
            + BY_DANGER * (self.danger + taken * NEW_DANGER // 1000)
        ) // 1000
        return now + left * AVERAGE + (standing + self.in_decline()) * LASTING[left] // 1000

    def in_decline(self) -> int:
        """Return what the regions in decline add to a scoring."""
        return (BY_DECLINED * (self.resting + self.extra) + BY_DECLINED_DANGER * self.resting_danger) // 1000

    def without_race(self, moment: Moment) -> int:
        """Return the expected income with a race yet to be picked."""
        return moment.left * AVERAGE + (UNPICKED + self.in_decline()) * LASTING[moment.left] // 1000

    def declining(self, moment: Moment) -> int:
        """Return the expected income if the race declines before anything else happens."""
        now = self.held if moment.unpaid else 0
        left = moment.left - 1 if moment.unpaid else moment.left
        standing = UNPICKED + (BY_DECLINED * self.held + BY_DECLINED_DANGER * self.danger) // 1000
        return now + left * AVERAGE + standing * LASTING[left] // 1000
