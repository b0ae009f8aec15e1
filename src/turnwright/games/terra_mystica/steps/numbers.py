"""The place of every step in the game's list of steps."""

from typing import Final

DRAW_TILES: Final = 0
DRAW_CARDS: Final = 1
FIRST: Final = 2
DEAL_COLOURS: Final = 3
LEADING: Final = 4
PLACING: Final = 5
FIRST_CARD: Final = 6
ROUND: Final = 7
TURN: Final = 8
ACT: Final = 9
AFTER: Final = 10
SPADES: Final = 11
BRIDGING: Final = 12
CULT_STEP: Final = 13
TOP_CHOICE: Final = 14
REWARDS: Final = 15
STEPS_OF_TILE: Final = 16
OFFERS: Final = 17
OFFER: Final = 18
BONUS: Final = 19
CLEAN_UP: Final = 20
RIDING: Final = 21
UPGRADING: Final = 22
SANDSTORM: Final = 23
REACTION: Final = 24
PLACEMENT: Final = 25
OPENING: Final = 26
PAYOUT: Final = 27
