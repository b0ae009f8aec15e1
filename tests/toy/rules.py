"""The rule book and the words of the toy: a raid for points, with everything that can be secret."""

from __future__ import annotations

from typing import Final

from turnwright.core.actions import Vocabulary
from turnwright.core.rulebook import Rule, RuleBook

CARDS: Final = 18
AMBUSHES: Final = 3
HAND: Final = 2
COINS: Final = 4
MOST: Final = 2
SEATS: Final = 3

TEXTS: Final = [
    ("There are 18 cards: three ambushes (0 to 2), and 3 to 17, worth a third of their number.",
     "В игре 18 карт: три засады (0–2) и карты 3–17 ценой в треть своего номера."),
    ("A player starts with two cards and draws one each round; nobody else sees them.",
     "Игрок начинает с двумя картами и каждый раунд берёт ещё одну; другие их не видят."),
    ("Before the draw, each player may look at the top card of the deck.",
     "Перед добором каждый игрок может посмотреть верхнюю карту колоды."),
    ("A player does not look at a top card that this player has already seen.",
     "Игрок не смотрит верхнюю карту, которую уже видел."),
    ("All players bid up to two of their coins in secret, then reveal together; the first of the highest leads.",
     "Игроки тайно ставят до двух своих монет и одновременно раскрывают ставки; первый с высшей ставкой нападает."),
    ("The leader pays the bid, then attacks another player or retreats.",
     "Нападающий платит ставку и нападает на другого игрока или отступает."),
    ("Only a player who holds a card that is no ambush can attack.",
     "Нападать может лишь тот, у кого есть карта, кроме засад."),
    ("The attacker plays a card from hand that is no ambush.",
     "Нападающий играет с руки карту, кроме засад."),
    ("The defender may play an ambush from hand: then the defender gains two points and the attacker nothing.",
     "Защищающийся может сыграть с руки засаду: он получает два очка, а нападающий — ничего."),
    ("Without an ambush, the attacker gains the value of the card.",
     "Если засады нет, нападающий получает очки по цене карты."),
    ("After the last round, the best card in hand counts too; the most points win.",
     "После последнего раунда очки приносит и лучшая карта на руке; побеждает набравший больше всех."),
]  # fmt: skip

RULES: Final = RuleBook(
    [Rule(f"TOY-{n}", "rule", "TOY", {"en": en, "ru": ru}, "", True) for n, (en, ru) in enumerate(TEXTS, start=1)],
    {"TOY": {"en": "The toy", "ru": "Игрушка"}},
    [],
)
TOY_1, TOY_2, TOY_3, TOY_4, TOY_5, TOY_6, TOY_7, TOY_8, TOY_9, TOY_10, TOY_11 = range(1, len(TEXTS) + 1)

DRAW: Final = 0
TOP: Final = DRAW + CARDS
PEEK: Final = TOP + CARDS
PASS: Final = PEEK + 1
BID: Final = PASS + 1
ATTACK: Final = BID + MOST + 1
RETREAT: Final = ATTACK + SEATS
PLAY: Final = RETREAT + 1
AMBUSH: Final = PLAY + CARDS
DECLINE: Final = AMBUSH + AMBUSHES


def _words() -> Vocabulary:
    words = Vocabulary()
    cards = [str(card) for card in range(CARDS)]
    words.add("draw", cards, DRAW)
    words.add("top", cards, TOP)
    words.add("peek", [""], PEEK)
    words.add("pass", [""], PASS)
    words.add("bid", [str(coins) for coins in range(MOST + 1)], BID)
    words.add("attack", [str(seat) for seat in range(SEATS)], ATTACK)
    words.add("retreat", [""], RETREAT)
    words.add("play", cards, PLAY)
    words.add("ambush", cards[:AMBUSHES], AMBUSH)
    words.add("decline", [""], DECLINE)
    return words


WORDS: Final = _words()


def worth(card: int) -> int:
    """Return the points of a card."""
    return card // 3
