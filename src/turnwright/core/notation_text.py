"""The text of a notation as a tree: words, lists and braces, each with its line and column.

    round: 3                         # a word; what follows # is a comment
    quests: [errand_fox escort_mouse]
    items: {boot=2 bag=1}            # braces name what they hold
    boards: {1=Pack{place=5}}        # a word before braces says of what kind they are
    deck: [anvil*2 | sword]          # twice the same, and layers

Spaces, line ends and commas only separate.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from turnwright.core.errors import BadNotation, brief

LONGEST_TEXT: Final = 100_000
"""Characters of a text; the largest positions have some 10,000."""
MOST_ITEMS: Final = 20_000
DEEPEST: Final = 12
WIDTH: Final = 100
_TOKEN: Final = re.compile(
    r'(?P<space>[ \t\r,]+|#[^\n]*)|(?P<line>\n)|(?P<mark>[{}\[\]=:|])|(?P<quoted>"[^"\n]*")'
    r'|(?P<word>[^\s,{}\[\]=:|#"]+)'
)
_COUNTED: Final = re.compile(r"(.+)\*([0-9]{1,4})")
LAYER: Final = "|"


class Word(NamedTuple):
    """A name, a number, or a text in quotes."""

    text: str
    line: int = 0
    column: int = 0
    quoted: bool = False


class Listed(NamedTuple):
    """Things in square brackets; a word LAYER begins the next layer."""

    items: list[Tree]
    line: int = 0
    column: int = 0


class Braced(NamedTuple):
    """Named things in braces, or only names; ``kind`` is the word before them."""

    kind: str
    entries: list[tuple[Word, Tree | None]]
    line: int = 0
    column: int = 0


Tree = Word | Listed | Braced


def wrong(at: Tree, message: str) -> BadNotation:
    """Return the error for something in the text."""
    return BadNotation(message, at.line, at.column)


class _Token(NamedTuple):
    kind: str
    text: str
    line: int
    column: int


def _tokens(text: str) -> Iterator[_Token]:
    line, begin, at = 1, 0, 0
    while at < len(text):
        found = _TOKEN.match(text, at)
        if found is None:
            raise BadNotation(f"unexpected {brief(text[at])}", line, at - begin + 1)
        if found.lastgroup == "line":
            line, begin = line + 1, found.end()
        elif found.lastgroup not in (None, "space"):
            yield _Token(str(found.lastgroup), found.group(), line, at - begin + 1)
        at = found.end()
    yield _Token("end", "the end", line, at - begin + 1)


def parsed(text: str) -> list[tuple[Word, Tree]]:
    """Return the statements of a text: each a name, a colon and what it says."""
    if len(text) > LONGEST_TEXT:
        raise BadNotation(f"the text of a position has at most {LONGEST_TEXT} characters, not {len(text)}")
    return _Parser(text).statements()


class _Parser:
    def __init__(self, text: str) -> None:
        self.tokens = _tokens(text)
        self.next = next(self.tokens)
        self.left = MOST_ITEMS

    def statements(self) -> list[tuple[Word, Tree]]:
        """Return all statements."""
        found: list[tuple[Word, Tree]] = []
        while self.next.kind != "end":
            name = self.word("the name of a field")
            self.expect(":")
            found.append((name, self.value(0)))
        return found

    def value(self, depth: int) -> Tree:
        """Return one word, list or braces."""
        if depth > DEEPEST:
            raise self.unexpected(f"at most {DEEPEST} brackets in each other")
        if self.next.text == "[" and self.next.kind == "mark":
            return self.listed(depth)
        if self.next.text == "{" and self.next.kind == "mark":
            return self.braced(Word("", self.next.line, self.next.column), depth)
        word = self.word("a value")
        adjacent = self.next.line == word.line and self.next.column == word.column + len(word.text)
        if self.next.text == "{" and self.next.kind == "mark" and adjacent:
            return self.braced(word, depth)
        return word

    def listed(self, depth: int) -> Listed:
        """Return what is in square brackets, repeated as often as is said."""
        begin = self.take()
        items: list[Tree] = []
        while self.next.text != "]" or self.next.kind != "mark":
            if self.next.kind == "mark" and self.next.text == LAYER:
                bar = self.take()
                items.append(Word(LAYER, bar.line, bar.column))
                continue
            items.extend(self.repeated(self.value(depth + 1)))
        self.take()
        return Listed(items, begin.line, begin.column)

    def repeated(self, item: Tree) -> list[Tree]:
        """Return an item as often as it says, ``anvil*2`` twice."""
        found = _COUNTED.fullmatch(item.text) if isinstance(item, Word) and not item.quoted else None
        times = 1 if found is None else int(found[2])
        self.left -= times
        if self.left < 0:
            raise wrong(item, f"a position has at most {MOST_ITEMS} things in lists")
        return [item] if found is None else [Word(found[1], item.line, item.column) for _time in range(times)]

    def braced(self, kind: Word, depth: int) -> Braced:
        """Return what is in braces."""
        self.take()
        entries: list[tuple[Word, Tree | None]] = []
        seen: set[str] = set()
        while self.next.text != "}" or self.next.kind != "mark":
            name = self.word("a name or }")
            if name.text in seen:
                raise wrong(name, f"{brief(name.text)} is said twice")
            seen.add(name.text)
            value = None
            if self.next.kind == "mark" and self.next.text == "=":
                self.take()
                value = self.value(depth + 1)
            entries.append((name, value))
        self.take()
        return Braced(kind.text, entries, kind.line, kind.column)

    def word(self, what: str) -> Word:
        """Take a word."""
        if self.next.kind not in ("word", "quoted"):
            raise self.unexpected(what)
        token = self.take()
        quoted = token.kind == "quoted"
        return Word(token.text[1:-1] if quoted else token.text, token.line, token.column, quoted)

    def expect(self, mark: str) -> None:
        """Take a mark."""
        if self.next.kind != "mark" or self.next.text != mark:
            raise self.unexpected(repr(mark))
        self.take()

    def take(self) -> _Token:
        """Return the next token, and go on."""
        token = self.next
        if token.kind == "end":
            raise self.unexpected("more")
        self.next = next(self.tokens)
        return token

    def unexpected(self, what: str) -> BadNotation:
        """Return the error for the next token."""
        found = self.next.text if self.next.kind == "end" else brief(self.next.text)
        return BadNotation(f"expected {what}, found {found}", self.next.line, self.next.column)


def written(name: str, tree: Tree) -> str:
    """Return a statement as text, on several lines if it is long."""
    return f"{name}: {_laid_out(tree, 0, len(name) + 2)}\n"


def _inline(tree: Tree) -> str:
    if isinstance(tree, Word):
        return f'"{tree.text}"' if tree.quoted else tree.text
    if isinstance(tree, Listed):
        return f"[{' '.join(_counted(tree))}]"
    entries = [name.text if value is None else f"{name.text}={_inline(value)}" for name, value in tree.entries]
    return f"{tree.kind}{{{' '.join(entries)}}}"


def _counted(tree: Listed) -> list[str]:
    """Return the items of a list as text, equal neighbours as one."""
    found: list[tuple[str, int]] = []
    for item in tree.items:
        text = _inline(item)
        if found and isinstance(item, Word) and text != LAYER and found[-1][0] == text:
            found[-1] = (text, found[-1][1] + 1)
        else:
            found.append((text, 1))
    return [text if times == 1 else f"{text}*{times}" for text, times in found]


def _laid_out(tree: Tree, indent: int, taken: int) -> str:
    text = _inline(tree)
    if isinstance(tree, Word) or len(text) + indent + taken <= WIDTH:
        return text
    inner = "\n" + " " * (indent + 2)
    if isinstance(tree, Listed):
        lines = (
            _wrapped(_counted(tree), WIDTH - indent - 2)
            if all(isinstance(i, Word) for i in tree.items)
            else [_laid_out(item, indent + 2, 0) for item in tree.items]
        )
        return f"[{inner}{inner.join(lines)}\n{' ' * indent}]"
    if all(value is None or isinstance(value, Word) for _name, value in tree.entries):
        words = [name.text if value is None else f"{name.text}={_inline(value)}" for name, value in tree.entries]
        lines = _wrapped(words, WIDTH - indent - 2)
    else:
        lines = [
            name.text if value is None else f"{name.text}={_laid_out(value, indent + 2, len(name.text) + 1)}"
            for name, value in tree.entries
        ]
    return f"{tree.kind}{{{inner}{inner.join(lines)}\n{' ' * indent}}}"


def _wrapped(words: list[str], width: int) -> list[str]:
    """Return words on lines of at most ``width`` characters, if no word is longer."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
