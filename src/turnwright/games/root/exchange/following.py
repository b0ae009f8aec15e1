"""Reads a log from the first row to the winner, and writes the report."""

from __future__ import annotations

from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import BIRD, MOST_SEATS, NONE, OPENING_HAND, WIN_VP
from turnwright.games.root.exchange.factions.roster import SECOND, side_of
from turnwright.games.root.exchange.language import Log, Row, read_log
from turnwright.games.root.exchange.report import CONTRADICTION, FOREIGN, GAP, Note, Report
from turnwright.games.root.exchange.side import Side
from turnwright.games.root.exchange.story import Story
from turnwright.games.root.exchange.words import SUIT_LETTER


def read(text: str) -> Report:
    """Follow a log; raise BadRecord if the text is not a log."""
    log = read_log(text)
    sides = {letter: side_of(letter) for letter in log.names}
    check_players(log, sides)
    story = Story(log, sides)
    deal(story)
    order = Order()
    for number, row in enumerate(log.rows):
        order.check(story, row)
        story.tell(row, last=number == len(log.rows) - 1)
    check_winner(story)
    return report_of(story)


def check_players(log: Log, sides: dict[str, Side]) -> None:
    """Check who plays, and list the factions of other boxes."""
    for letter, side in sides.items():
        if side.foreign:
            said = f"{letter} is the {side.name}: its pieces and points are followed, its rules are not checked"
            log.note(log.lines[letter], FOREIGN, said)
        if letter in SECOND and SECOND[letter] not in sides:
            said = f"{letter} plays only beside {SECOND[letter]}"
            log.note(log.lines[letter], CONTRADICTION, said, rule="RT-5.1.1#3")
    if not 2 <= len(sides) <= MOST_SEATS:
        log.note(1, CONTRADICTION, f"{len(sides)} factions play, expected 2 to {MOST_SEATS}", rule="RT-5.1.1#3")


def deal(story: Story) -> None:
    """Deal the opening hands, which logs do not list card by card (RT-5.1.3#2)."""
    story.table.draw(OPENING_HAND * len(story.sides))
    if story.sides:
        said = f"the opening hands of {len(story.sides)} players are not told"
        story.notes.append(Note(1, GAP, said, what="draw"))


class Order:
    """The turn order, taken from the first round after setup."""

    def __init__(self) -> None:
        self.seats: list[str] = []
        self.previous = ""

    def check(self, story: Story, row: Row) -> None:
        """Check that turns follow the turn order (RT-1.4#2)."""
        story.row, story.text = row, ""
        if row.setup:
            if self.seats:
                story.contradict("the setup of a faction comes before the first turns", "RT-5.1.7")
            return
        if row.letter in self.seats:
            self.check_next(story, row.letter)
        else:
            self.seats.append(row.letter)
        self.previous = row.letter

    def check_next(self, story: Story, letter: str) -> None:
        """Check the turn of a faction that has had one before."""
        missing = [other for other in story.sides if other not in self.seats]
        expected = self.seats[(self.seats.index(self.previous) + 1) % len(self.seats)]
        if missing:
            story.contradict(f"another turn of {letter}, while {', '.join(missing)} had none", "RT-1.4#2")
        elif letter != expected:
            story.contradict(f"a turn of {letter}, expected one of {expected}", "RT-1.4#2")


def check_winner(story: Story) -> None:
    """Check that the winners have won: by points, dominance or coalition (RT-3.1#1, RT-3.3.1.I, RT-9.2.8#4)."""
    log = story.log
    story.row, story.text = Row(log.winner_line, "", [], setup=False), ""
    if not log.winners:
        story.row.line = log.rows[-1].line if log.rows else 1
        story.gap("winner", "no line names the winner")
    for letter in log.winners:
        side = story.sides.get(letter)
        if side is None:
            story.contradict(f"{letter} does not play", "RT-5.1.1#1")
        elif side.partner:
            if side.partner not in log.winners:
                story.contradict(f"{letter} wins only with {side.partner}", "RT-9.2.8#4")
        elif side.on_track:
            if side.vp < WIN_VP:
                story.contradict(f"{letter} has {side.vp} VP, expected {WIN_VP}", "RT-3.1#1")
        elif story.table.woodland is not None and not dominates(story, side):
            story.contradict(f"{letter} does not rule what its dominance card asks for", "RT-3.3.1.I")
    if story.reached and log.winners and story.reached not in log.winners:
        story.contradict(f"{story.reached} has reached {WIN_VP} VP", "RT-3.1#1")


def dominates(story: Story, side: Side) -> bool:
    """Return whether a side rules three clearings of its card's suit, or two opposite corners."""
    table, woodland = story.table, story.table.woodland
    ruled = [c for c in range(CLEARINGS) if table.ruler(c) == side.letter]
    if woodland is None or side.dominance in (None, NONE):
        return True
    if side.dominance == BIRD:
        return any(woodland.opposite[c] in ruled for c in ruled)
    return len([c for c in ruled if table.suits[c] in (side.dominance, NONE)]) >= 3


def report_of(story: Story) -> Report:
    """Return the report of a followed log."""
    report = Report()
    report.names = dict(story.log.names)
    report.rows = len(story.log.rows)
    report.equal = sum(row.line not in story.faulty for row in story.log.rows)
    report.notes = sorted(story.notes, key=lambda note: note.row)
    report.scores = story.scores()
    report.trail = story.trail
    report.winners = story.log.winners
    report.board = [*clearings_of(story), *boards_of(story)]
    return report


def clearings_of(story: Story) -> list[str]:
    """Return a line for each clearing with pieces."""
    lines = []
    for c in range(CLEARINGS):
        held = []
        for side in story.sides.values():
            held.extend([f"{places[c]}{side.letter}{code}" for code, places in side.at.items() if places[c]])
            if side.pawn_at(c):
                held.append(f"{side.letter}p")
        if story.table.ruins >> c & 1:
            held.append("ruin")
        if held:
            suit = SUIT_LETTER.get(story.table.suits[c], "?")
            lines.append(f"clearing {c + 1} ({suit}): {' '.join(held)}; ruler {story.table.ruler(c) or '-'}")
    return lines


def boards_of(story: Story) -> list[str]:
    """Return a line for each faction."""
    lines = []
    for letter, side in story.sides.items():
        points = f"{side.vp} VP" if side.on_track else f"with {side.partner}" if side.partner else "dominance"
        supply = side.supply("w") if side.stock else None
        said = [points, f"hand {side.hand}"]
        if supply is not None:
            said.append(f"supply {supply} warriors")
        said.extend([f"holds {n}w of {other.letter}" for other in story.sides.values() if (n := other.boards[letter])])
        laid = ", ".join(sorted(key for key, n in side.area.items() if n))
        said.extend([f"crafted {laid}"] if laid else [])
        said.extend([f"items {' '.join(sorted(side.items.elements()))}"] if sum(side.items.values()) else [])
        lines.append(f"{letter} {side.name}: " + "; ".join(said + side.states()))
    return lines
