"""Mutants: small changes to a source, each of which breaks one line; and the rules that its statements name.

They are made on the syntax tree and spliced into the text, so that the rest of the file stays as it is.
Code that only produces text (messages, prompts, labels), only guides bots (``prior``, ``worth``) or only orders the
vocabulary (the place of a verb) is not mutated.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ledgers import Ledger

SILENT = {
    "label",
    "labels",
    "prompt",
    "detail",
    "target",
    "meaning",
    "prior",
    "rated",
    "judge",
    "typical",
    "value",
    "__repr__",
}
UNHEEDED = {"worth", "unique"}
"""Arguments that no rule is about: for bots, and for creating home-made pieces."""
TELLING = ("emit", "log", "Message")
GUIDING = ("worth", "_value")
"""Suffixes of functions that tell bots what something is worth."""

Swaps = dict[type[ast.AST], type[ast.AST]]
COMPARISONS: Swaps = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: Swaps = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.FloorDiv: ast.Mod,
    ast.Mod: ast.FloorDiv,
    ast.Mult: ast.Add,
}
LEAST_DECLARED = 3
"""Arguments of a declaration that ends with a place: a word, a rule, the place."""
NOTHING = {"int": "0", "bool": "False", "list": "[]"}
"""What a function may return instead, by its declared type."""
OPERATORS = (ast.BinOp, ast.BoolOp, ast.UnaryOp, ast.Compare)


@dataclass(frozen=True)
class Mutant:
    """One change: the bytes from ``start`` to ``end`` become ``text``.

    scope      the function or class, as "Turn.apply"; "" in the body of the module
    mentions   the rules that the statement, or the branch it guards, names by constant; outside functions the call,
               or the text after the constant
    defines    the name of the constant whose value is changed, if any
    span       the lines of the statement; a run must execute one of them to reach the mutant
    """

    line: int
    kind: str
    start: int
    end: int
    text: str
    scope: str
    mentions: frozenset[str]
    defines: str
    span: tuple[int, int]

    def apply(self, source: str) -> str:
        """Return the changed source."""
        data = source.encode()
        return (data[: self.start] + self.text.encode() + data[self.end :]).decode()

    def lines(self, source: str) -> tuple[str, str]:
        """Return the line before and after the change, stripped."""
        return source.splitlines()[self.line - 1].strip(), self.apply(source).splitlines()[self.line - 1].strip()


@dataclass(frozen=True)
class Place:
    """The current position of the maker; the fields are those of the mutants made there."""

    scope: str = ""
    mentions: frozenset[str] = frozenset()
    defines: str = ""
    span: tuple[int, int] = (0, 0)


def named(node: ast.AST, ledger: Ledger) -> frozenset[str]:
    """Return the rule of a constant, or of a string that is an id, if ``node`` is one."""
    if isinstance(node, ast.Name) and (rule := ledger.rule_of(node.id)):
        return frozenset([rule])
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in ledger:
        return frozenset([node.value])
    return frozenset()


def arguments(node: ast.AST) -> list[ast.expr]:
    """Return the arguments of a call, or nothing."""
    return [*node.args, *[keyword.value for keyword in node.keywords]] if isinstance(node, ast.Call) else []


def positional(node: ast.AST) -> int:
    """Return the number of positional arguments of a call."""
    return len(node.args) if isinstance(node, ast.Call) else 0


def mentioned(node: ast.AST, ledger: Ledger) -> frozenset[str]:
    """Return the rules named anywhere under ``node``."""
    return frozenset().union(*[named(part, ledger) for part in ast.walk(node)])


def mentioned_directly(body: Iterable[ast.stmt], ledger: Ledger) -> frozenset[str]:
    """Return the rules that the simple statements of a branch name."""
    plain = (ast.Return, ast.Expr, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Raise)
    return frozenset().union(*[mentioned(node, ledger) for node in body if isinstance(node, plain)])


def called(node: ast.AST) -> str:
    """Return the last name of what a call calls, or ""."""
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name):
            return node.func.id
        if isinstance(node.func, ast.Attribute):
            return node.func.attr
    return ""


def only_speaks(node: ast.AST) -> bool:
    """Tell whether a call, a function or a condition is only about messages."""
    if isinstance(node, ast.FunctionDef):
        return node.name in SILENT or node.name.startswith(TELLING) or node.name.endswith(GUIDING)
    if isinstance(node, ast.Call):
        logs = [arg for arg in arguments(node) if isinstance(arg, ast.Constant) and str(arg.value).startswith("log-")]
        return bool(logs) or called(node).startswith(TELLING)
    if isinstance(node, ast.IfExp):
        return all(isinstance(side, ast.Constant) and isinstance(side.value, str) for side in (node.body, node.orelse))
    return any(isinstance(child, ast.Attribute) and child.attr == "log" for child in ast.walk(node))


def is_place(node: ast.expr, parent: ast.AST) -> bool:
    """Tell whether it is the number by which a verb, declared as ``super().__init__("word", ..., 350)``, is sorted."""
    if not isinstance(parent, ast.Call) or called(parent) != "__init__" or len(parent.args) < LEAST_DECLARED:
        return False
    return node is parent.args[-1] and any(isinstance(arg, ast.Constant) for arg in parent.args[:-1])


def is_limit(node: ast.IfExp) -> bool:
    """Tell whether it is ``a if a > b else b``, where equality changes nothing."""
    test = node.test
    if not isinstance(test, ast.Compare) or len(test.ops) != 1:
        return False
    return {ast.dump(test.left), ast.dump(test.comparators[0])} == {ast.dump(node.body), ast.dump(node.orelse)}


def swapped(node: ast.AST, swaps: Swaps, field: str, index: int = -1) -> str:
    """Return the text of ``node`` with one operator exchanged, or "" if it has no counterpart."""
    changed = copy.deepcopy(node)
    old = getattr(changed, field)
    other = swaps.get(type(old if index < 0 else old[index]))
    if other is None:
        return ""
    if index < 0:
        setattr(changed, field, other())
    else:
        old[index] = other()
    return ast.unparse(changed)


def text_of(node: ast.stmt | None) -> str:
    """Return the text of a statement that is only a string."""
    text = node.value if isinstance(node, ast.Expr) else None
    return text.value if isinstance(text, ast.Constant) and isinstance(text.value, str) else ""


def listed_names(body: Iterable[ast.stmt]) -> Iterator[str]:
    """Return the names in the lists of names that a module defines, spelled as constants."""
    for node in body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.List):
            for name in node.value.elts:
                if isinstance(name, ast.Constant) and isinstance(name.value, str):
                    yield name.value.upper()


class Maker:
    """Collects the mutants of one source in ``mutants``."""

    def __init__(self, source: str, ledger: Ledger) -> None:
        self.mutants: list[Mutant] = []
        self.ledger = ledger
        self.returns = ""
        self.done: ast.expr | None = None
        self.names = set(listed_names(ast.parse(source).body))
        self.starts = [0]
        for line in source.encode().splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def add(self, node: ast.expr | ast.stmt, place: Place, kind: str, text: str) -> None:
        """Note that ``node`` may become ``text``."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[node.end_lineno - 1] + node.end_col_offset
        where = place.scope, place.mentions, place.defines, place.span
        self.mutants.append(Mutant(node.lineno, kind, start, end, text, *where))

    def block(self, body: list[ast.stmt], scope: str, known: set[str]) -> None:
        """Go through statements; ``known`` are the names that have a value before them."""
        for node, following in zip(body, [*body[1:], None]):
            if isinstance(node, ast.AnnAssign) and not scope:
                self.declared(node, following)
            else:
                self.statement(node, scope, known)
            known |= {
                name.id for name in ast.walk(node) if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)
            }

    def statement(self, node: ast.stmt, scope: str, known: set[str]) -> None:
        """Mutate one statement and those inside it."""
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            if isinstance(node, ast.ClassDef) or not only_speaks(node):
                self.returns = ast.unparse(node.returns) if isinstance(node, ast.FunctionDef) and node.returns else ""
                given = {a.arg for a in ast.walk(node) if isinstance(a, ast.arg)}
                self.block(node.body, f"{scope}.{node.name}".lstrip("."), given)
        elif isinstance(node, ast.If | ast.While):
            self.guarded(node, scope, known)
        elif isinstance(node, ast.For):
            self.expression(node.iter, self.place(node, node.iter, scope), node)
            self.block(node.body, scope, known)
        elif isinstance(node, ast.With | ast.Try):
            for part in [*node.body, *getattr(node, "orelse", []), *getattr(node, "finalbody", [])]:
                self.statement(part, scope, known)
        elif isinstance(node, ast.Return | ast.Expr | ast.Assign | ast.AugAssign | ast.AnnAssign):
            self.simple(node, scope, known)

    def declared(self, node: ast.AnnAssign, following: ast.stmt | None) -> None:
        """Mutate the value of a constant; the text after it may name its rules. A number that only stands for a name is
        not mutated.
        """
        name = node.target.id if isinstance(node.target, ast.Name) else ""
        if node.value is not None and name not in self.names:
            rules = self.ledger.written_out(self.ledger.cited_in(text_of(following)))
            span = (node.lineno, node.end_lineno or node.lineno)
            self.expression(node.value, Place("", frozenset(rules), name, span), node)

    def place(self, node: ast.stmt, part: ast.AST, scope: str) -> Place:
        """Return the place of the ``part`` of a statement that is evaluated first."""
        end = getattr(part, "end_lineno", None) or node.lineno
        return Place(scope, mentioned(part, self.ledger) if scope else frozenset(), span=(node.lineno, end))

    def guarded(self, node: ast.If | ast.While, scope: str, known: set[str]) -> None:
        """Mutate a condition and what it guards, except if it guards only messages."""
        words = all(isinstance(part, ast.Expr) and only_speaks(part.value) for part in [*node.body, *node.orelse])
        if words or only_speaks(node.test) or ast.unparse(node.test) == "TYPE_CHECKING":
            return
        place = self.place(node, node.test, scope)
        inside = mentioned_directly([*node.body, *node.orelse], self.ledger)
        place = Place(scope, place.mentions | inside, span=place.span)
        self.condition(node.test, place, node)
        self.block(node.body, scope, known)
        self.block(node.orelse, scope, known)

    def condition(self, test: ast.expr, place: Place, parent: ast.AST) -> None:
        """Mutate a condition: fixed, negated (a loop: only never entered), and inside."""
        self.add(test, place, "never", "False")
        if not isinstance(parent, ast.While):
            self.add(test, place, "always", "True")
            if not isinstance(test, ast.Compare):  # a comparison is negated inside
                self.add(test, place, "negated", f"(not ({ast.unparse(test)}))")
        self.expression(test, place, parent)

    def simple(self, node: ast.stmt, scope: str, known: set[str]) -> None:
        """Mutate a statement without a body: removed, or inside."""
        value: ast.expr | None = getattr(node, "value", None)
        if value is None or only_speaks(value) or ast.unparse(node).startswith("self.worth = "):
            return
        place = self.place(node, node, scope)
        self.done = value if isinstance(node, ast.Expr) and called(value) != "__init__" else None
        if self.removable(node, known):
            self.add(node, place, "left out", "pass")
        if isinstance(node, ast.AugAssign):
            text = swapped(node, ARITHMETIC, "op")
            if text:
                self.add(node, place, "operator", text)
            self.expression(node.target, place, node)
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                self.expression(target, place, node)
        elif isinstance(node, ast.Return):
            self.returned(value, place)
        self.expression(value, place, node)

    def returned(self, value: ast.expr, place: Place) -> None:
        """Return an empty value of the declared type, if the value itself offers little to mutate."""
        nothing = NOTHING.get(self.returns.partition("[")[0])
        plain = isinstance(value, ast.Attribute | ast.Call | ast.Subscript | ast.Name)
        if nothing and plain and not named(value, self.ledger):
            self.add(value, place, "nothing", nothing)

    def removable(self, node: ast.stmt, known: set[str]) -> bool:
        """Tell whether the program still runs without ``node`` (an unset name would only crash)."""
        if isinstance(node, ast.AugAssign):
            return True
        if isinstance(node, ast.Assign):
            if isinstance(getattr(node.value, "value", node.value), str | ast.JoinedStr):
                return False  # a name to show
            names = [t.id if isinstance(t, ast.Name) else "" for t in node.targets if not isinstance(t, ast.Attribute)]
            kept = all(name in known for name in names if name)
            return kept and not any(isinstance(t, ast.Tuple) for t in node.targets)
        return isinstance(node, ast.Expr) and called(node.value) not in ("", "__init__")

    def expression(self, node: ast.expr, place: Place, parent: ast.AST) -> None:
        """Mutate an expression and its parts."""
        if isinstance(node, ast.JoinedStr | ast.Lambda) or (
            isinstance(node, ast.Call | ast.IfExp) and only_speaks(node)
        ):
            return
        if isinstance(node, ast.Constant) and is_place(node, parent):
            return
        inner = isinstance(parent, OPERATORS)
        for kind, text in variants(node, parent, self.ledger):
            if kind == "rule" and (not place.scope or (called(parent) == "__init__" and positional(parent) < 3)):
                continue  # the rule of a trait or automatic step is named only where it pays or offers something
            if kind == "rule" and parent is self.done:
                continue  # the rule by which something is done is only text
            self.add(node, place, kind, f"({text})" if inner and isinstance(node, OPERATORS) else text)
        if isinstance(node, ast.IfExp):
            self.condition(node.test, place, node)
            self.expression(node.body, place, node)
            self.expression(node.orelse, place, node)
            return
        own = frozenset().union(*[named(argument, self.ledger) for argument in arguments(node)])
        below = Place(place.scope, own, place.defines, place.span) if own else place
        for child in parts(node):
            self.expression(child, below, node)


def parts(node: ast.expr) -> Iterator[ast.expr]:
    """Return the expressions inside ``node`` that are worth a mutant."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.keyword):
            if child.arg not in UNHEEDED:
                yield child.value
        elif isinstance(child, ast.comprehension):
            yield child.iter
            yield from child.ifs
        elif isinstance(child, ast.expr):
            yield child


def variants(node: ast.expr, parent: ast.AST, ledger: Ledger) -> Iterator[tuple[str, str]]:
    """Return what an expression may become, with the kind of change."""
    if isinstance(node, OPERATORS):
        yield from operator_variants(node, parent)
    elif isinstance(node, ast.Constant):
        yield from constant_variants(node)
    elif isinstance(node, ast.Name) and ledger.rule_of(node.id):
        yield "rule", f"{node.id} + 1"
        if isinstance(parent, ast.Return | ast.IfExp):
            yield "rule", "0"


def operator_variants(node: ast.expr, parent: ast.AST) -> Iterator[tuple[str, str]]:
    """Return what an expression may become with another operator, or without its operator."""
    if isinstance(node, ast.Compare):
        if not (isinstance(parent, ast.IfExp) and is_limit(parent)):
            for index in range(len(node.ops)):
                yield "comparison", swapped(node, COMPARISONS, "ops", index)
    elif isinstance(node, ast.BoolOp):
        yield "and/or", swapped(node, {ast.And: ast.Or, ast.Or: ast.And}, "op")
    elif isinstance(node, ast.BinOp):
        if text := swapped(node, ARITHMETIC, "op"):
            yield "operator", text
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.Invert):
        yield "negation", ast.unparse(node.operand)


def constant_variants(node: ast.Constant) -> Iterator[tuple[str, str]]:
    """Return what a flag or a number may become."""
    if isinstance(node.value, bool):
        yield "flag", str(not node.value)
    elif isinstance(node.value, int):
        yield "number", str(node.value + 1)
        if node.value > 0:
            yield "number", str(node.value - 1)


def mutants_of(source: str, ledger: Ledger) -> list[Mutant]:
    """Return all mutants of a source in reading order, without those that change nothing."""
    maker = Maker(source, ledger)
    maker.block(ast.parse(source).body, "", set())
    data = source.encode()
    effective = {m: None for m in maker.mutants if data[m.start : m.end] != m.text.encode()}
    return sorted(effective, key=lambda m: (m.start, m.end, m.text))
