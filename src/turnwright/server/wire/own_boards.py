"""Messages about boards to think on: a seat's own copy of its table, which it plays alone and throws away."""

from __future__ import annotations

from turnwright.server.wire.outside import BoardText, BotWord, ChoiceName, Word
from turnwright.server.wire.play import AllFacts, LogLine, PanelView
from turnwright.server.wire.tables import Body


class DealBody(Body, frozen=True, kw_only=True):
    """Ask for a board to think on.

    ``seat``: the seat that thinks (None: the asked one of mine, or else my first). ``theme``: how to draw the board;
    "" draws nothing.
    """

    seat: int | None = None
    theme: Word = ""


class BoardBody(Body, frozen=True, kw_only=True):
    """Go on at a board, which is sent as it was received. All of it is done, or nothing.

    First the board goes back: to ``ply``, or before the last choice with ``undo``. Then the ``choices`` are made, each
    for the seat that is asked. Then ``bot``, a level or an added bot, answers for the seat that is asked then.
    ``seat``: through whose eyes to show the board (None: the asked one).
    """

    board: BoardText
    ply: int | None = None
    undo: bool = False
    choices: tuple[ChoiceName, ...] = ()
    bot: BotWord = ""
    seat: int | None = None
    theme: Word = ""


class BoardReply(AllFacts, frozen=True, kw_only=True):
    """A board to think on, and what it shows through the eyes of ``seat``: log, view, panels.

    ``board`` is to be sent along with the next request. The question (``prompt``, ``options``, ``gestures``, ``ends``)
    is that of the asked seat, whoever looks. ``scores``: those of a game that is over, or keeps them open.
    """

    board: str
    table: str
    over: bool
    scores: list[int | None] | None
    winners: list[int]
    log_from: int
    log: list[LogLine]
    panels: list[PanelView]
