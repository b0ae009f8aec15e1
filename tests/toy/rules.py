"""The rule book and the words of the toy: a raid for points, with everything that can be secret."""

from __future__ import annotations

from typing import Final

from turnwright.core.rulebook import Rule, RuleBook

CARDS: Final = 18
AMBUSHES: Final = 3
HAND: Final = 2
COINS: Final = 4
MOST: Final = 2
SEATS: Final = 3
PRICE: Final = 4
AMBUSH_KINDS: Final = (1 << AMBUSHES) - 1

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
    ("After a hit, the attacker may buy a point with cards from hand that are worth at least four together.",
     "После попадания нападающий может купить очко за карты с руки общей ценой не меньше четырёх."),
    ("A leader who retreats shows the hand to the next player.",
     "Отступающий показывает руку следующему игроку."),
    ("A player who is hit gives the attacker a card from hand, unseen by others.",
     "Игрок, по которому попали, отдаёт нападающему карту с руки; другие её не видят."),
    ("An ambushed attacker discards an ambush, or shows that the hand holds none.",
     "Попавший в засаду нападающий сбрасывает засаду или показывает, что на руке их нет."),
    ("When the deck is empty, the discard pile is shuffled and becomes the deck.",
     "Когда колода кончается, сброс перемешивают и кладут вместо неё."),
    ("Instead of attacking, a leader may swear an oath: to have no score, and to win with an ambush at the end.",
     "Вместо нападения можно дать клятву: остаться без очков и победить, если в конце игры на руке будет засада."),
    ("A player who holds all three ambushes and another card wins at once.",
     "Игрок, собравший все три засады и ещё хотя бы одну карту, сразу побеждает."),
]  # fmt: skip

RULES: Final = RuleBook(
    [Rule(f"TOY-{n}", "rule", "TOY", {"en": en, "ru": ru}, {}, True) for n, (en, ru) in enumerate(TEXTS, start=1)],
    {"TOY": {"en": "The toy", "ru": "Игрушка"}},
    [],
)
(TOY_1, TOY_2, TOY_3, TOY_4, TOY_5, TOY_6, TOY_7, TOY_8, TOY_9, TOY_10, TOY_11, TOY_12, TOY_13, TOY_14, TOY_15, TOY_16,
 TOY_17, TOY_18) = range(1, len(TEXTS) + 1)  # fmt: skip


def worth(card: int) -> int:
    """Return the points of a card."""
    return card // 3
