"""Patterns that several races and powers share."""

from __future__ import annotations

from turnwright.core.masks import count, numbers_of
from turnwright.games.small_world.data.tables import SLOTS
from turnwright.games.small_world.factions.trait import Trait
from turnwright.games.small_world.markers import put_away
from turnwright.games.small_world.state import World


class RegionBonus(Trait):
    """One coin for every region of some kind that the race occupies."""

    def income(self, s: World, land: int, raided: int, fresh: int) -> int:
        """Count the paying regions."""
        return count(land & self.paying(s))

    def paying(self, s: World) -> int:
        """Return the regions of that kind."""
        raise NotImplementedError


class RegionMarkers(Trait):
    """Markers, at most one per region; they are removed when the race declines.

    most   how many the box contains
    """

    def __init__(self, key: str, rule: int, worth: int, most: int) -> None:
        super().__init__(key, rule, worth=worth, unique=True)
        self.most = most

    def mark(self, s: World, regions: int) -> None:
        """Set the regions with its markers."""
        raise NotImplementedError

    def stripped(self, s: World, region: int) -> None:
        """Remove the marker from a region that changes hands."""
        self.mark(s, self.marked(s) & ~(1 << region))

    def declined(self, s: World, force: int) -> None:
        """Remove them."""
        put_away(s, self.part)

    def fault(self, s: World, held: int) -> str:
        """There must be no more than in the box, in occupied regions."""
        marked = self.marked(s)
        if marked & ~held:
            regions = ", ".join([str(region + 1) for region in numbers_of(marked & ~held)])
            return f"{self.marker}: in region {regions}, which nobody holds"
        return f"{self.marker}: {count(marked)} of {self.most}" if count(marked) > self.most else ""


class LastingMarkers(RegionMarkers):
    """Markers that count as a token in defence and stay when the race declines."""

    def defend(self, s: World, guard: list[int]) -> None:
        """Count each as one token."""
        for region in numbers_of(self.marked(s)):
            guard[region] += 1

    def stripped(self, s: World, region: int) -> None:
        """Remove the part with the last marker, unless an active race can place more."""
        super().stripped(s, region)
        if self.marked(s) == 0 and not any(self in s.kits[seat * SLOTS].traits for seat in range(s.seats)):
            s.parts[self.part] = None

    def declined(self, s: World, force: int) -> None:
        """Keep them, if there are any."""
        if self.marked(s) == 0:
            put_away(s, self.part)


class Immunity(RegionMarkers):
    """Markers that make their regions immune."""

    def shields(self, s: World) -> int:
        """Return the regions with one."""
        return self.marked(s)
