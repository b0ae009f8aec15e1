"""What a viewer is told in words about a table and its open question: from the viewer's view, never from the table."""

from __future__ import annotations

from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.game import Game, TableView, View
from turnwright.core.messages import Message
from turnwright.core.seats import CHANCE, WATCHER, Viewer
from turnwright.core.verbs import Meaning


class Told:
    """The words for one viewer.

    Labels, meanings, sources, ends and outlooks are those of the asked seat: nobody else may read them. ``view`` is
    what the viewer sees, if the caller has it already.
    """

    def __init__(self, game: Game[State], s: State, viewer: Viewer, over: bool, view: View | None = None) -> None:
        self.game = game
        self.viewer = viewer
        self._over = over
        self._asked = None if over else engine.asked(s)
        self._shown: State = view.table if isinstance(view, TableView) else game.redacted(s, viewer)

    def prompt(self) -> Message:
        """Return what the viewer is asked; one who is not asked is told whose decision it is."""
        if self._asked is None:
            return Message("prompt-over")
        if self._asked == CHANCE:
            return Message("prompt-chance")
        if self._asked != self.viewer:
            return Message("prompt-waiting", {"seat": self._asked})
        return engine.step_of(self._shown).prompt(self._shown, engine.top(self._shown))

    def prospects(self) -> list[Message]:
        """Return what the viewer can expect if nothing changes; empty for watchers and after the end."""
        return [] if self._over or self.viewer == WATCHER else self.game.prospects(self._shown, self.viewer)

    def label(self, action: int) -> Message:
        """Return the label of an option."""
        return self.game.label(self._shown, action)

    def meaning(self, action: int) -> Meaning | None:
        """Return what an option means; None if unknown."""
        return self.game.meaning(self._shown, action)

    def sources(self, action: int) -> list[str]:
        """Return the drawn elements that an option starts from."""
        return self.game.sources(self._shown, action)

    def ends(self) -> dict[str, str]:
        """Return the drawn elements that the open question is about, each as SOURCE or TARGET."""
        return self.game.ends(self._shown)

    def outlook(self, action: int) -> list[Message]:
        """Return what is worth knowing before an option is chosen."""
        return self.game.outlook(self._shown, action)
