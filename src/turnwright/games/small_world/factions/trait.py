"""Traits: the abilities of races and powers, one small file each; the steps call their hooks.

Every hook has a neutral default. Hooks about regions work on whole masks, so they are called once per question and not
once per region.
"""

from __future__ import annotations

from turnwright.core.frames import Frame, Step
from turnwright.games.small_world.data.tables import NONE
from turnwright.games.small_world.readings import Reading
from turnwright.games.small_world.state import World
from turnwright.games.small_world.verbs import WorldVerb


class Trait:
    """One ability.

    key       its name in home-made races and powers
    name      the message that names the race or power it is printed on
    rule      the ledger rule that grants it
    lasts     it continues in decline
    unique    it has its own pieces or state, so a game cannot have it twice
    worth     its value for bots besides its income, in thousandths of a coin per turn
    verbs     the verbs it adds to the conquests
    steps     the questions and automatic steps it adds to the game
    part      the index of the part of the table that it keeps (NONE: none); see ``markers.py``
    marker    the kind of its markers, if it has any: those on the map and those in hand
    region_masks  the fields of its part that are sets of regions, as ``Lairs.lairs``
    readings  its rules with optional readings, which are table options
    """

    def __init__(self, key: str, rule: int, worth: int = 0, lasts: bool = False, unique: bool = False) -> None:
        self.key = key
        self.name = ""
        self.rule = rule
        self.worth = worth
        self.lasts = lasts
        self.unique = unique
        self.verbs: list[WorldVerb] = []
        self.steps: list[Step[World]] = []
        self.part: int = NONE
        self.marker = ""
        self.region_masks: list[str] = []
        self.readings: list[Reading] = []

    # State. All hooks but the first three are called only while the ability's part exists.

    def extra_tokens(self) -> int:
        """Return additional tokens of the combo, besides banner and badge."""
        return 0

    def in_hand(self, s: World) -> int:
        """Return how many of its markers are off the map and ready, for an active race."""
        return 0

    def tokens_kept(self, s: World) -> int:
        """Return the tokens of its active race that are neither on the map nor in hand."""
        return 0

    def standing(self, s: World, region: int) -> int:
        """Return how many of its markers are in a region."""
        return self.marked(s) >> region & 1

    def marked(self, s: World) -> int:
        """Return the regions with its markers."""
        return 0

    def shields(self, s: World) -> int:
        """Return the regions that it makes immune."""
        return 0

    def defend(self, s: World, guard: list[int]) -> None:
        """Add the defence of its markers to the regions of ``guard``."""

    def companions(self, s: World, region: int) -> int:
        """Return its markers in a region that count as tokens beside the tokens there."""
        return 0

    def stripped(self, s: World, region: int) -> None:
        """Remove its markers from a region that changes hands."""

    def turn_starts(self, s: World, seat: int) -> None:
        """Clear the facts of the last turn."""

    def attacked(self, s: World, victim: int, won: bool) -> None:
        """Remember that the active race of the active seat attacked that of another, successfully or not."""

    def binds(self, s: World) -> int:
        """Return the seats whose active race it forbids some attacks."""
        return 0

    def forbids(self, s: World, force: int) -> int:
        """Return the regions that it forbids ``force`` to attack."""
        return 0

    def forbids_by(self) -> int:
        """Return the rule by which it forbids attacks."""
        return self.rule

    def fault(self, s: World, held: int) -> str:
        """Return what cannot be right about its part, in one line; ``held`` are the regions of all races."""
        return ""

    # Effects.

    def joined(self, s: World, force: int) -> None:
        """Set up its pieces when the combo is picked."""

    def readied(self, s: World, force: int) -> None:
        """Act when troops are readied."""

    def waters(self, s: World) -> int:
        """Return water regions it may conquer."""
        return 0

    def entries(self, s: World, force: int) -> int:
        """Return additional regions, besides border regions, for a First Conquest."""
        return 0

    def reaches(self, s: World, force: int) -> int:
        """Return additional regions it can reach, besides those adjacent to its own."""
        return self.linked(s, s.land[force])

    def linked(self, s: World, held: int) -> int:
        """Return additional regions adjacent to those of ``held``, besides the neighbours on the map."""
        return 0

    def cheaper(self, s: World, force: int) -> int:
        """Return regions that cost it one fewer token."""
        return 0

    def bars_attempt(self, s: World, force: int) -> int:
        """Return the rule by which it has no final attempt, or 0."""
        return 0

    def conquered(self, s: World, force: int, region: int) -> None:
        """Act on a region it has just conquered."""

    def spares(self, s: World, conqueror: int, force: int) -> bool:
        """Return whether no token is lost when ``conqueror`` takes a region of its race, ``force``."""
        return False

    def holds_back(self, s: World) -> int:
        """Return the rule by which its owner's own active tokens, conquered by its race in decline, cannot fight before
        they redeploy; 0 if they can.
        """
        return 0

    def reinforce(self, s: World, force: int) -> None:
        """Gain tokens at redeployment."""

    def regions_to_leave(self, s: World, force: int) -> int:
        """Return how many regions it would give up if the race redeployed now."""
        return 0

    def trim(self, s: World, force: int, frames: list[Frame]) -> None:
        """Remove tokens at redeployment; append the question if there is one."""

    def markers(self, s: World, force: int, frames: list[Frame]) -> None:
        """Append the questions about its markers after redeployment."""

    def after_scoring(self, s: World, force: int, frames: list[Frame]) -> None:
        """Append the questions it asks after scoring."""

    def rallied(self, s: World, force: int, frames: list[Frame]) -> None:
        """Append the questions it asks its owner at the end of another seat's turn."""

    def income(self, s: World, land: int, raided: int, fresh: int) -> int:
        """Return its bonus coins for a race that has the regions ``land`` and took ``raided`` non-empty regions this
        turn; ``fresh``: it was picked this turn. ``pays`` names the rule.
        """
        return 0

    def pays(self) -> int:
        """Return the rule its income is paid by."""
        return self.rule

    def keeps_stacks(self) -> bool:
        """Return whether all tokens stay on the map in decline."""
        return False

    def acts_in_decline(self) -> bool:
        """Return whether its race continues to conquer in decline."""
        return False

    def redeploys_at_once(self, s: World) -> bool:
        """Return whether its race in decline redeploys right after its own conquests, not after all conquests."""
        return False

    def beside_others(self) -> bool:
        """Return whether its race in decline does not count, so that another one is possible."""
        return False

    def declined(self, s: World, force: int) -> None:
        """Put its pieces away when the race declines (``force`` is still the active one)."""


class Race:
    """A race banner: its number, the tokens in the box, its traits."""

    def __init__(self, key: str, banner: int, box: int, traits: list[Trait]) -> None:
        self.key = key
        self.banner = banner
        self.box = box
        self.traits = traits
        self.name = f"@race-{key}"
        name_traits(traits, self.name)


class Power:
    """A special power badge: its number and its traits."""

    def __init__(self, key: str, tokens: int, traits: list[Trait]) -> None:
        self.key = key
        self.tokens = tokens
        self.traits = traits
        self.name = f"@power-{key}"
        name_traits(traits, self.name)


def name_traits(traits: list[Trait], name: str) -> None:
    """Name traits after the banner or badge they are printed on; a home-made one only borrows them."""
    for trait in traits:
        if not trait.name:
            trait.name = name
