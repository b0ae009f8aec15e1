"""The vocabulary: every choice of a game has one stable name and one int."""

from __future__ import annotations

from turnwright.core.errors import UnknownChoice, brief


class Vocabulary:
    """A mapping between names and ints, built once from a game's tables.

    A verb owns a block of consecutive ints, one for each parameter: ``conquer 1`` .. ``conquer 48``.
    Records store names, so a new verb never breaks an old game.
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.verbs: list[str] = []
        self._verb_of: list[int] = []
        self._index: dict[str, int] = {}

    def add(self, verb: str, parameters: list[str], base: int) -> None:
        """Append the block of ``verb``; ``base`` is the int its first choice must get."""
        assert base == len(self.names), f"{verb} starts at {len(self.names)}, not {base}"
        for parameter in parameters:
            name = f"{verb} {parameter}" if parameter else verb
            assert name not in self._index, name
            self._index[name] = len(self.names)
            self.names.append(name)
            self._verb_of.append(len(self.verbs))
        self.verbs.append(verb)

    def __len__(self) -> int:
        return len(self.names)

    def name(self, action: int) -> str:
        """Return the name of ``action``."""
        return self.names[action]

    def verb(self, action: int) -> str:
        """Return the verb of ``action``."""
        return self.verbs[self._verb_of[action]]

    def parameter(self, action: int) -> str:
        """Return what follows the verb ("" for nothing)."""
        return self.names[action][len(self.verb(action)) + 1 :]

    def action(self, name: str) -> int:
        """Return the int of ``name``; spaces around and between words do not matter."""
        action = self._index.get(" ".join(name.split()))
        if action is None:
            raise UnknownChoice(f"unknown choice {brief(name)}: {self._hint(name)}")
        return action

    def alike(self, name: str) -> list[str]:
        """Return the choices that have the same first word as ``name``, which need not be a choice."""
        first = name.split()[:1]
        return [known for known in self.names if known.split()[:1] == first]

    def _hint(self, name: str) -> str:
        alike = self.alike(name)
        if not alike:
            return f"it must begin with one of {', '.join(self.verbs)}"
        verb = alike[0].split()[0]
        if alike == [verb]:
            return f"nothing follows '{verb}'"
        return f"choices with '{verb}' are '{alike[0]}' to '{alike[-1]}'"
