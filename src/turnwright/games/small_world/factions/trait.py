"""Traits: what a race or a power can do. One small file each; the steps ask, the traits answer.

Every hook has a neutral default. Hooks that speak of regions work on whole masks, so they are
asked once a question and not once a region.
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
    lasts     it goes on in decline
    unique    it has pieces or memory of its own, so two of it cannot be in one game
    worth     what a bot should add to its income, in thousandths of a coin a turn
    verbs     the verbs it adds to the conquests
    steps     the questions and automatic steps it brings into the game
    part      the place of the part of the table that it keeps (NONE: it keeps none); see ``markers.py``
    marker    the kind of its markers, if it has any: those on the map and those in hand
    readings  the rules of its own that a table may read either way: table options
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
        self.readings: list[Reading] = []

    # What it keeps. All but the first three are asked only while its part is there.

    def extra_tokens(self) -> int:
        """Return tokens that come with the pick besides banner and badge."""
        return 0

    def in_hand(self, s: World) -> int:
        """Return how many of its markers are off the map and ready, for an active race."""
        return 0

    def tokens_kept(self, s: World) -> int:
        """Return the tokens of its active race that stand neither on the map nor in hand."""
        return 0

    def standing(self, s: World, region: int) -> int:
        """Return how many of its markers stand in a region."""
        return self.marked(s) >> region & 1

    def marked(self, s: World) -> int:
        """Return the regions with its markers."""
        return 0

    def shields(self, s: World) -> int:
        """Return the regions that it makes immune."""
        return 0

    def defend(self, s: World, guard: list[int]) -> None:
        """Add what its markers are worth in defence to the regions of ``guard``."""

    def companions(self, s: World, region: int) -> int:
        """Return its markers in a region that stand by the tokens there as if they were tokens."""
        return 0

    def stripped(self, s: World, region: int) -> None:
        """Take its markers off a region that changes hands."""

    def turn_starts(self, s: World, seat: int) -> None:
        """Forget the facts of the last turn."""

    def attacked(self, s: World, victim: int, won: bool) -> None:
        """Remember that the active race of the seat whose turn it is attacked that of another one, in vain or not."""

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

    # What it does.

    def joined(self, s: World, force: int) -> None:
        """Take up pieces of its own when the combo is picked."""

    def readied(self, s: World, force: int) -> None:
        """Act when troops are readied."""

    def waters(self, s: World) -> int:
        """Return water regions it may conquer."""
        return 0

    def entries(self, s: World, force: int) -> int:
        """Return regions it opens to a First Conquest besides border regions."""
        return 0

    def reaches(self, s: World, force: int) -> int:
        """Return regions it can reach besides those next to its own."""
        return self.linked(s, s.land[force])

    def linked(self, s: World, held: int) -> int:
        """Return regions it makes adjacent to those of ``held`` besides the map's neighbours."""
        return 0

    def cheaper(self, s: World, force: int) -> int:
        """Return regions that cost it one token less."""
        return 0

    def bars_attempt(self, s: World, force: int) -> int:
        """Return the rule by which it has no final attempt, or 0."""
        return 0

    def conquered(self, s: World, force: int, region: int) -> None:
        """Act on a region it has just conquered."""

    def spares(self, s: World, conqueror: int, force: int) -> bool:
        """Tell whether no token is lost when ``conqueror`` takes a region of its race, ``force``."""
        return False

    def holds_back(self, s: World) -> int:
        """Return the rule by which active tokens that its race in decline beats, its owner's own, cannot fight before
        they redeploy; 0 if they can.
        """
        return 0

    def reinforce(self, s: World, force: int) -> None:
        """Gain tokens at redeployment."""

    def trim(self, s: World, force: int, frames: list[Frame]) -> None:
        """Take tokens off at redeployment; append the question if it takes one."""

    def markers(self, s: World, force: int, frames: list[Frame]) -> None:
        """Append the questions about its markers after redeployment."""

    def parting(self, s: World, force: int, frames: list[Frame]) -> None:
        """Append the questions it asks after scoring."""

    def rallied(self, s: World, force: int, frames: list[Frame]) -> None:
        """Append the questions it asks its owner at the end of another seat's turn."""

    def income(self, s: World, force: int) -> int:
        """Return its bonus coins; ``pays`` names the rule."""
        return 0

    def pays(self) -> int:
        """Return the rule its income is paid by."""
        return self.rule

    def keeps_stacks(self) -> bool:
        """Tell whether all tokens stay on the map in decline."""
        return False

    def acts_in_decline(self) -> bool:
        """Tell whether its race goes on conquering in decline."""
        return False

    def redeploys_at_once(self, s: World) -> bool:
        """Tell whether its race in decline redeploys after its own conquests, not when all are over."""
        return False

    def beside_others(self) -> bool:
        """Tell whether its race in decline leaves room for another one."""
        return False

    def declined(self, s: World, force: int) -> None:
        """Put its own pieces away when the race declines (``force`` is still the active one)."""


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
