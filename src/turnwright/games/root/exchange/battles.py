"""Battles in a log: who may fight where, and whether the losses that follow are possible (RT-4.3)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from turnwright.games.root.data.tables import AMBUSH_HITS, BIRD, DIE_FACES, NONE
from turnwright.games.root.exchange.forms import Battle
from turnwright.games.root.exchange.words import SUIT_LETTER

if TYPE_CHECKING:
    from turnwright.games.root.exchange.side import Side
    from turnwright.games.root.exchange.story import Story

HIGHEST = max(DIE_FACES)


class Fight:
    """A battle whose losses are being read: the most that each side can lose, and its losses so far."""

    def __init__(self, attacker: Side, defender: Side, clearing: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.clearing = clearing
        self.most: dict[str, int] = {}
        self.lost: Counter[str] = Counter()
        self.others: Counter[str] = Counter()
        self.razers: set[str] = set()

    def lose(self, side: Side, code: str, number: int) -> None:
        """Count pieces that a side has lost."""
        if side in (self.attacker, self.defender):
            self.lost[side.letter] += number
            if code != "w":
                self.others[side.letter] += number

    def raze(self, story: Story, side: Side) -> None:
        """Notify the other side, once per battle, that it has removed a building or token."""
        for other in (self.attacker, self.defender):
            if other is not side and other.letter not in self.razers:
                self.razers.add(other.letter)
                other.razed(story)


def battle(story: Story, form: Battle) -> None:
    """Follow a battle; its losses come in later actions."""
    close(story)
    attacker, defender = story.side(form.attacker), story.side(form.defender)
    if attacker is None or defender is None:
        return
    where = form.clearing + 1
    if attacker is defender:
        story.contradict(f"{attacker.letter} cannot battle itself", "RT-4.3#2")
        return
    hired = story.bought(attacker.letter)
    if not attacker.count("w", form.clearing) and not attacker.pawn_at(form.clearing) and not hired:
        story.contradict(f"{attacker.letter} has neither warrior nor pawn in clearing {where}", "RT-4.3#1")
    if not defender.pieces(form.clearing) and not defender.pawn_at(form.clearing):
        story.contradict(f"{defender.letter} has no piece in clearing {where}", "RT-4.3#2")
    check_ambush(story, form, attacker, defender)
    check_rolls(story, form, attacker, defender)
    if attacker.area["brutal_tactics"]:
        story.account.possible(defender.letter, 1, "Brutal Tactics")
    for side in story.sides.values():
        if side.protects(form.clearing) and side is not attacker:
            story.account.possible(side.letter, 1, "Protect")
    story.fight = Fight(attacker, defender, form.clearing)
    bound(story, form)


def check_ambush(story: Story, form: Battle, attacker: Side, defender: Side) -> None:
    """Check the suits of ambush cards, and take them from the hands (RT-4.3.1#1, RT-4.3.1.I)."""
    suit = story.table.suits[form.clearing]
    for side, played in ((defender, form.ambush), (attacker, form.foil)):
        if played is None:
            continue
        if played not in (BIRD, suit) and suit != NONE:
            said = f"an ambush of suit {SUIT_LETTER[played]} does not match clearing {form.clearing + 1}"
            story.contradict(f"{said}, which is {SUIT_LETTER[suit]}", "RT-4.3.1#1")
        story.spend(side, 1, "@", played)


def check_rolls(story: Story, form: Battle, attacker: Side, defender: Side) -> None:
    """Check the dice: the attacker has the higher one, except against factions that reverse this (RT-4.3.2#1)."""
    if form.rolls is None:
        story.gap("dice", "the dice are not told")
        return
    if any(roll not in DIE_FACES for roll in form.rolls):
        story.contradict(f"a die shows 0 to {HIGHEST}", "RT-B.dice")
    low, high = (0, 1) if defender.defends_high else (1, 0)
    if form.rolls[low] > form.rolls[high] and not attacker.foreign:
        who = defender if defender.defends_high else attacker
        rule = "RT-8.2.2" if defender.defends_high else "RT-4.3.2#1"
        story.contradict(f"{who.letter} deals the higher number", rule)


def bound(story: Story, form: Battle) -> None:
    """Note the most that each side can lose; nothing if cards or factions of other boxes may add hits."""
    fight = story.fight
    if fight is None or not story.judged(fight.attacker, fight.defender) or story.bought(fight.attacker.letter):
        return
    attacker, defender, where = fight.attacker, fight.defender, form.clearing
    rolls = form.rolls if form.rolls is not None else (HIGHEST, HIGHEST)
    helped = sum(side.count("w", where) for side in story.sides.values() if attacker.leads(side.letter))
    dealt = min(rolls[0], attacker.cap(where) + helped) + attacker.extra_hits() + attacker.area["brutal_tactics"]
    dealt += 0 if defender.cap(where) else 1
    swords = sum(side.cap(where) for side in story.sides.values() if side.protects(where) and side is not attacker)
    taken = min(rolls[1], defender.cap(where) + swords) + defender.area["sappers"]
    taken += AMBUSH_HITS if form.ambush is not None and form.foil is None else 0
    fight.most = {defender.letter: dealt, attacker.letter: taken}


def close(story: Story) -> None:
    """Compare the losses of both sides with the possible ones (RT-4.3.3#2, RT-4.3.3#3)."""
    fight, story.fight = story.fight, None
    if fight is None or not fight.most:
        return
    for side in (fight.attacker, fight.defender):
        lost, most = fight.lost[side.letter], fight.most[side.letter]
        where = fight.clearing + 1
        if lost > most:
            story.contradict(f"{side.letter} loses {lost} in clearing {where}, expected at most {most}", "RT-4.3.3#2")
        if fight.others[side.letter] and side.count("w", fight.clearing):
            story.contradict(f"{side.letter} loses a building or token, but warriors in {where} go first", "RT-4.3.3#3")
