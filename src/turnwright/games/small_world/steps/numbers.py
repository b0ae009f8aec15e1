"""The place of every step in the game's list of steps."""

from typing import Final

FIRST: Final = 0
REFILL: Final = 1
BANNER_DRAW: Final = 2
BADGE_DRAW: Final = 3
TURN: Final = 4
PICKING: Final = 5
COURSE: Final = 6
MARCH: Final = 7
READY: Final = 8
CONQUESTS: Final = 9
READYING: Final = 10
FINAL_DIE: Final = 11
REDEPLOY: Final = 12
PLACING: Final = 13
MARKERS: Final = 14
SCORE: Final = 15
PARTING: Final = 16
RALLY: Final = 17
NEXT: Final = 18
GIVING_UP: Final = 19
ROLL_DIE: Final = 20
ROLLED: Final = 21
ENCAMPING: Final = 22
ALLYING: Final = 23
FORTIFYING: Final = 24
HEROES_STAND: Final = 25
LATE_DECLINE: Final = 26
