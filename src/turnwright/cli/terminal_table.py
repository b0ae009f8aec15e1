"""A running game in words for one seat: what happened, what it has, what it may choose."""

from __future__ import annotations

from turnwright.bots.kinds import parts
from turnwright.cli.terminal_texts import texts_of
from turnwright.cli.words import bold, columns, indented, known, screen_width, word
from turnwright.core.earnings import earned, unexplained
from turnwright.core.game import Scores
from turnwright.core.messages import Message
from turnwright.core.position import Position
from turnwright.core.seats import WATCHER
from turnwright.core.text import game_title, meant, rule_text, say


class TerminalTable:
    """Describes a position in one language; every seat reads only its own view and log."""

    def __init__(self, position: Position, lang: str) -> None:
        self.position = position
        self.lang = lang
        self.texts = texts_of(position.game)
        self._read: dict[int, int] = {}

    def say(self, message: Message) -> str:
        """Return a message of the game in words."""
        return say(self.position.game, message, self.lang, self.position.names)

    def word(self, id: str, **args: int | str) -> str:
        """Return a text of the command."""
        return word(self.lang, id, **args)

    def seat(self, seat: int) -> str:
        """Return the name of a seat."""
        names = self.position.names
        return names[seat] if seat < len(names) else self.say(Message("seat-name", {"number": seat + 1}))

    def kind(self, kind: str) -> str:
        """Return who plays a seat in words: a person, or a bot of some kind."""
        id = f"kind-{parts(kind)[0]}"
        return self.word(id) if id in known(self.lang) else kind

    def introduction(self, kinds: list[str]) -> str:
        """Return which game is played, and by whom if that is known."""
        who = [self.word("sits", seat=self.seat(seat), kind=self.kind(kind)) for seat, kind in enumerate(kinds)]
        title = game_title(self.position.game, self.lang)
        id = "start" if who else "start-unknown"
        return self.word(id, game=title, seats=self.position.seats, kinds=", ".join(who))

    def news(self, seat: int) -> list[str]:
        """Return the log of ``seat`` (or WATCHER) since it last read it."""
        log = self.position.log(seat)
        fresh = log[min(self._read.get(seat, 0), len(log)) :]
        self._read[seat] = len(log)
        return self._told(seat, fresh)

    def forget(self) -> None:
        """Mark everything as read, because the log has become shorter."""
        self._read = {seat: len(self.position.log(seat)) for seat in (WATCHER, *range(self.position.seats))}

    def summary(self, seat: int) -> list[str]:
        """Return a summary of the game for ``seat``."""
        ahead = [self.say(prospect) for prospect in self.position.prospects(seat)]
        return [*self.texts.summary(self.position.view(seat), self.say), *ahead]

    def prompt(self, seat: int) -> str:
        """Return the question, and who is asked."""
        question = self.say(self.position.prompt(seat))
        return bold(self.word("ask", seat=self.seat(seat), prompt=question))

    def menu(self) -> list[int]:
        """Return the options in the order they are numbered: places first, plain words last."""
        vocabulary = self.position.game.vocabulary
        return sorted(self.position.actions, key=lambda action: not vocabulary.parameter(action))

    def label(self, action: int) -> str:
        """Return the label of an option."""
        return self.say(self.position.told().label(action))

    def meant(self, action: int) -> list[str]:
        """Return what an option costs, gains and risks."""
        game = self.position.game
        meaning = self.position.told().meaning(action)
        return [] if meaning is None else meant(game, meaning, self.lang)

    def odds(self, action: int) -> str:
        """Return how likely an option is to succeed, or "" if no chance is involved."""
        meaning = self.position.told().meaning(action)
        return "" if meaning is None or meaning.odds is None else self.meant(action)[-1].rstrip(".")

    def options(self, seat: int) -> list[str]:
        """Return the numbered options, grouped by verb, with what is known of their targets."""
        vocabulary, view = self.position.game.vocabulary, self.position.view(seat)
        menu = self.menu()
        wide = max([len(vocabulary.name(action)) for action in menu])
        lines: list[str] = []
        for number, action in enumerate(menu, start=1):
            line = f"{number:3}  {vocabulary.name(action):{wide}}  {self.label(action)}"
            note = "; ".join([part for part in (self.texts.note(view, self.say, action), self.odds(action)) if part])
            full = f"{line} [{note}]" if note else line
            lines += [full] if len(full) <= screen_width() else [line, *indented(note, wide + 7)]
        return lines

    def sheet(self, name: str, seat: int) -> list[str]:
        """Return one of the game's sheets as ``seat`` may see it."""
        return columns(self.texts.SHEETS[name](self.position.view(seat), self.say))

    def place(self, seat: int, name: str) -> list[str]:
        """Return all about one place of the map."""
        return self.texts.place(self.position.view(seat), self.say, name, self.lang)

    def log(self, seat: int, count: int) -> list[str]:
        """Return the last ``count`` log messages of ``seat``, with their rules."""
        return self._told(seat, self.position.log(seat), cited=True)[-count:]

    def _told(self, seat: int, log: list[Message], cited: bool = False) -> list[str]:
        """Return part of a log in words, marking standing orders; ``cited``: with the rules."""
        book = self.position.game.rulebook
        ordered = {id(told.message) for told in self.position.story(seat) if told.ordered}
        lines: list[str] = []
        for message in self.texts.digest(log):
            mark = f" {self.say(Message('by-order'))}" if id(message) in ordered else ""
            rule = f" [{book.rule(message.rule).id}]" if cited and message.rule else ""
            lines.append(self.say(message) + mark + rule)
        return lines

    def preview(self, seat: int, action: int) -> list[str]:
        """Return what a choice would change."""
        name = self.position.game.vocabulary.name(action)
        foreseen = self.position.foreseen(action, seat)
        told = self.meant(action) + [self.say(line) for line in foreseen.outlook]
        told += self.texts.changes(self.position.view(seat), foreseen.changes, self.say)
        if not told:
            return [self.word("nothing-changes")]
        return [self.word("foreseen", name=name), *["  " + line for line in told]]

    def rule(self, id: str) -> list[str]:
        """Return a rule or a section of the rule book, or nothing if there is none."""
        book = self.position.game.rulebook
        if id in book.sections:
            numbers = [number for number in range(1, len(book) + 1) if book.rule(number).section == id]
            title = book.sections[id][self.lang]
            return [f"{id} {title}", *[rule_text(self.position.game, number, self.lang) for number in numbers]]
        if id not in book:
            return []
        number = book.number(id)
        ruling = book.rule(number).ruling
        text = rule_text(self.position.game, number, self.lang)
        return [text, self.word("ruling", text=ruling[self.lang])] if ruling else [text]

    def outcome(self) -> list[str]:
        """Return the final scores, best first, and where the points came from."""
        position = self.position
        scores = position.scores or []
        order = sorted(range(position.seats), key=lambda seat: (seat not in position.winners, -(scores[seat] or 0)))
        lines = [bold(self.word("over"))]
        for place, seat in enumerate(order, start=1):
            wins = "yes" if seat in position.winners else "no"
            score = scores[seat]
            args: dict[str, int | str] = {"place": place, "seat": self.seat(seat), "wins": wins}
            args["score"] = "–" if score is None else score
            lines.append(self.word("score", **args))
        return [*lines, *self.sources(scores)]

    def sources(self, scores: Scores) -> list[str]:
        """Return the points of every seat by the rule that awarded them."""
        seats = range(self.position.seats)
        paid: dict[int, list[int]] = {}
        for earning in earned(self.position.game, self.position.log(WATCHER)):
            paid.setdefault(earning.rule, [0 for _seat in seats])[earning.seat] += earning.points
        if not paid:
            return []
        rest = unexplained(scores, paid.values())
        rows = [[self.word("earned-rule"), *[self.seat(seat) for seat in seats], self.word("earned-text")]]
        for rule in sorted(paid):
            entry = self.position.game.rulebook.rule(rule)
            rows.append([entry.id, *[str(points) for points in paid[rule]], entry.text[self.lang]])
        if any(rest):
            rows.append(["", *[str(points) for points in rest], self.word("earned-start")])
        return [self.word("earned"), *columns(rows)]
