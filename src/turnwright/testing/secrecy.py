"""The secrecy law as a function: find the first thing that tells a seat what it may not know.

A seat cannot distinguish the real table from any table that its belief deals. So everything it gets
from them must be equal byte for byte: view, prompt, options, labels, previews, refusals of choices
and of clicks, whether a question is skipped as forced or answered by standing orders, who may read
the next answer. The next answer must also look the same to the seat at all of them (any answer, if
it is hidden from the seat), unless it includes a revealing step: otherwise a log line, its event or
the record says more than the table does.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from turnwright.core import engine, explain, foresight, lookahead, nearest, orders
from turnwright.core.codec import decode_state, encode_state
from turnwright.core.errors import BadState
from turnwright.core.frames import State
from turnwright.core.game import Game, Json, JsonDict
from turnwright.core.position import Position
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE, WATCHER, includes, viewers

ADVICE: Final = {"forced": "; a question that is skipped when it has one answer tells a secret: make it private"}
"""What to do about a leak, by what it is in."""


Row = Callable[["Looked"], Json]
"""Something that a viewer can get from a table."""


class Outcome(NamedTuple):
    """What one answer looks like to a seat, as JSON text."""

    log: str
    events: str
    view: str


def first_leak(position: Position, seat: int, rng: Rng, deals: int = 4, answers: int = 4) -> str:
    """Return where the first leak to ``seat`` is, or "" if none is found."""
    belief = position.game.belief(position.observation(seat))
    worlds = [position.state, *[belief.deal(rng) for _deal in range(deals)]]
    return _leak_between(position, worlds, seat, rng, answers)


def first_leak_by_change(position: Position, rng: Rng) -> str:
    """Look for leaks without a belief: change each number of the state in turn, and exchange cards.

    If this changes the views of some seats, the number is a secret from the others, and nothing may change for them.
    The knowledge of viewers is left out, because it would contradict the change.
    """
    game, real = position.game, position.state.clone()
    views = _views(game, real)
    encoded = encode_state(game, real, position.options_set)
    worlds: dict[int, list[State]] = {seat: [] for seat in views}
    for other in _variants(encoded, rng):
        try:
            s = decode_state(game, other)
            changed = _views(game, s)
        except (BadState, AssertionError, LookupError):
            continue  # such a table is not possible
        blind = [seat for seat in views if changed != views and changed[seat] == views[seat]]
        if blind and s.todo and not engine.offered(s):
            continue  # nobody is asked without having an answer
        for seat in blind:
            worlds[seat].append(s)
    leaks = [_leak_between(position, [real, *worlds[seat]], seat, rng, 2) for seat in views]
    return next(filter(None, leaks), "")


def _views(game: Game[State], s: State) -> dict[int, str]:
    return {seat: json.dumps(game.view(s, seat).encode()) for seat in viewers(s.seats)}


def _variants(encoded: JsonDict, rng: Rng) -> Iterator[JsonDict]:
    """Yield the encoded state with one number changed, or two cards exchanged."""
    for place in _numbers(encoded["state"], []):
        yield _changed(encoded, place, 1 - 2 * rng.below(2))
    cards = list(_cards(encoded["state"], []))
    for one in cards:
        other = cards[rng.below(len(cards))]
        copy: JsonDict = json.loads(json.dumps(encoded))
        (first, i), (second, k) = _inside(copy, one), _inside(copy, other)
        first[i], second[k] = second[k], first[i]
        yield copy


def _cards(data: Json, path: list[str | int]) -> Iterator[list[str | int]]:
    """Yield the paths of cards in zones."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _numbers(value, [*path, key]) if key == "layers" else _cards(value, [*path, key])
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from _cards(value, [*path, place])


def _numbers(data: Json, path: list[str | int]) -> Iterator[list[str | int]]:
    """Yield the paths of numbers in an encoded state, except for the flow of the game and zones of cards; of frames,
    only the numbers in their payloads.
    """
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "todo" and isinstance(value, list):
                for place, frame in enumerate(value):
                    assert isinstance(frame, list)
                    for payload in frame[4:]:
                        yield from _numbers(payload, [*path, key, place, 4])
            elif key != "cards":
                yield from _numbers(value, [*path, key])
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from _numbers(value, [*path, place])
    elif isinstance(data, int):
        yield path


def _changed(encoded: JsonDict, path: list[str | int], by: int) -> JsonDict:
    copy: JsonDict = json.loads(json.dumps(encoded))
    inner, key = _inside(copy, path)
    inner[key] += by
    return copy


def _inside(encoded: JsonDict, path: list[str | int]) -> tuple[Any, str | int]:
    """Return the list or object in an encoded state that contains the end of a path, and the last key."""
    inner: Any = encoded["state"]
    for key in path[:-1]:
        inner = inner[key]
    return inner, path[-1]


def _leak_between(position: Position, worlds: list[State], seat: int, rng: Rng, answers: int) -> str:
    """Return what distinguishes the first, real table from the others for ``seat``."""
    game, real, *others = position.game, *worlds
    shown = shown_to(game, real, seat)
    for s in others:
        other = shown_to(game, s, seat)
        for key in shown:
            if shown[key] != other[key]:
                where = f"{position!r}{f', question {engine.step_of(real).name}' if real.todo else ''}"
                return f"{key} of seat {seat} at {where}: {_apart(shown[key], other[key])}{ADVICE.get(key, '')}"
    return "" if engine.over(real) else _leak_in_answers(game, worlds, seat, rng, answers)


class Looked(NamedTuple):
    """One viewer, and a table that is compared with others."""

    game: Game[State]
    s: State
    seat: int
    view: JsonDict


def shown_to(game: Game[State], s: State, seat: int) -> dict[str, str]:
    """Return everything ``seat`` can get from a table, by name, as JSON text."""
    looked = Looked(game, s, seat, game.view(s, seat).encode())
    rows = dict(ALWAYS)
    if engine.over(s) or game.scores_open(s):
        rows |= WITH_SCORES
    if not engine.over(s):
        rows |= WHILE_RUNNING
        if seat == engine.asked(s) and seat != CHANCE:
            rows |= WHEN_ASKED
    return {name: json.dumps(row(looked)) for name, row in rows.items()}


def sets_of_orders(game: Game[State]) -> list[JsonDict]:
    """Return each value of each standing order alone, and combinations of all orders by position of their values."""
    alone: list[JsonDict] = [{order.name: value} for order in game.orders for value in order.values]
    longest = max([len(order.values) for order in game.orders], default=0)
    return alone + [{o.name: o.values[place % len(o.values)] for o in game.orders} for place in range(longest)]


def _ordered(game: Game[State], s: State) -> list[int]:
    if engine.asked(s) == CHANCE:
        return []
    offered = engine.options(s)
    return [orders.answer(game, s, given, offered) for given in sets_of_orders(game)]


def _refusals(at: Looked) -> Json:
    """Return for every choice the rule that refuses it, and its numbers if it belongs to the open question."""
    game, s = at.game, at.s
    step, f = engine.step_of(s), engine.top(s)
    refusals: list[Json] = []
    for action in range(len(game.vocabulary)):
        rule = explain.refuse(game, s, action)
        own = rule > 0 and game.vocabulary.verb(action) in step.verbs
        refusals.append([rule, repr(step.detail(s, f, action)) if own else ""])
    return refusals


def _of_options(row: Callable[[Looked, int], Json]) -> Row:
    """Return the row with a value for every option."""
    return lambda at: [row(at, action) for action in engine.options(at.s)]


def _foreseen(at: Looked, action: int) -> Json:
    changes, outlook, lines, ends = foresight.foreseen(at.game, at.s, action)
    return [changes, repr(outlook), repr(lines), ends]


def _meant(game: Game[State], s: State, target: str) -> Json:
    """Return the choice that a click means, the rule that refuses it, and its numbers."""
    meant = nearest.meant_by(game, s, engine.asked(s), target)
    if meant is None:
        return None
    judged = meant.rule > 0 and meant.frame is not None
    detail = repr(meant.verb.detail(s, meant.frame, meant.n)) if judged and meant.frame is not None else ""
    return [meant.verb.base + meant.n, meant.rule, detail]


ALWAYS: Final[dict[str, Row]] = {
    "view": lambda at: at.view,
    "over": lambda at: engine.over(at.s),
}
WITH_SCORES: Final[dict[str, Row]] = {"scores": lambda at: list[Json](at.game.scores(at.s))}
WHILE_RUNNING: Final[dict[str, Row]] = {
    "asked": lambda at: engine.asked(at.s),
    "prospects": lambda at: repr(at.game.prospects(at.s, at.seat)) if at.seat != WATCHER else "",
    "forced": lambda at: engine.forced(at.s, engine.options(at.s)),
    "audience": lambda at: at.game.audience(at.s),
    "answered by order": lambda at: [action != orders.ASK for action in _ordered(at.game, at.s)],
    "why not": lambda at: [
        explain.why_not(at.game, at.s, at.seat, "?"),
        nearest.explain_place(at.game, at.s, at.seat, "?").text,
    ],
}
WHEN_ASKED: Final[dict[str, Row]] = {
    "options": lambda at: list[Json](engine.options(at.s)),
    "prompt": lambda at: repr(engine.step_of(at.s).prompt(at.s, engine.top(at.s))),
    "orders": lambda at: list[Json](_ordered(at.game, at.s)),
    "labels": _of_options(lambda at, action: repr(at.game.label(at.s, action))),
    "sources": _of_options(lambda at, action: list[Json](at.game.sources(at.s, action))),
    "ends": lambda at: [[place, end] for place, end in at.game.ends(at.s).items()],
    "meanings": _of_options(lambda at, action: repr(at.game.meaning(at.s, action))),
    "outlooks": _of_options(lambda at, action: repr(at.game.outlook(at.s, action))),
    "gestures": lambda at: repr(engine.step_of(at.s).gestures(at.s, engine.top(at.s))),
    "refusals": _refusals,
    "clicks": lambda at: [_meant(at.game, at.s, target) for target in nearest.places(at.game)],
    "previews": _of_options(_foreseen),
}
ROWS: Final = {**ALWAYS, **WITH_SCORES, **WHILE_RUNNING, **WHEN_ASKED}
"""Everything that a viewer can get from a table, by name. The texts are computed on the whole table here, so that a
text that looks at a secret is found although the server computes it on the view."""


def _leak_in_answers(game: Game[State], worlds: list[State], seat: int, rng: Rng, answers: int) -> str:
    """Answer in all worlds, and compare what the seat sees and is told."""
    seen: dict[str, Outcome] = {}
    audience = game.audience(worlds[0])
    public = includes(audience, seat)
    options = [engine.options(s) for s in worlds]
    wanted = [options[0][rng.below(len(options[0]))] for _answer in range(answers)] if public else []
    for s, legal in zip(worlds, options, strict=True):
        drawn = [legal[rng.below(len(legal))] for _answer in range(answers)]
        for action in wanted or drawn:
            outcome = _outcome(game, s, action, seat) if action in legal else None
            group = game.vocabulary.name(action) if public else "a hidden answer"
            first = seen.setdefault(group, outcome) if outcome else None
            if outcome and first and outcome != first:
                return f"{_first_part(first, outcome)} of seat {seat} after {group}: {_apart(str(first), str(outcome))}"
    if public and engine.asked(worlds[0]) == CHANCE and len(set(seen.values())) < len(seen):
        return f"audience: seat {seat} reads in the record which of {', '.join(seen)} it was"
    return ""


def _first_part(one: Outcome, other: Outcome) -> str:
    return next(part for part in Outcome._fields if getattr(one, part) != getattr(other, part))


def _outcome(game: Game[State], s: State, action: int, seat: int) -> Outcome | None:
    """Return what the seat is told and sees of an answer, or None if the rules reveal something with it."""
    after = lookahead.answered(s, action)
    if after.reveals:
        return None
    heard = [message for message in after.log if includes(message.to, seat)]
    log: list[Json] = [repr(message) for message in heard]
    events: list[Json] = [repr(game.event(message)) for message in heard]
    return Outcome(json.dumps(log), json.dumps(events), json.dumps(game.view(after.state, seat).encode()))


def _apart(one: str, other: str) -> str:
    place = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"…{one[max(0, place - 60) : place + 60]}… and …{other[max(0, place - 60) : place + 60]}…"
