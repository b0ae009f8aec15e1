"""Source code for a declared state: its class, and how it is stored and redacted."""

from __future__ import annotations

import re

from part_sources import (
    HEADER,
    cloned,
    constant,
    docs,
    has_boards,
    imported,
    read,
    read_imports,
    shown,
    type_imports,
    type_of,
    words,
)
from turnwright.core.amounts import code_of
from turnwright.core.fields import (
    BOARDS,
    CACHE,
    CARDS,
    NUMBER,
    NUMBERS,
    OWN,
    PARTS,
    ROWS,
    SHARED,
    Field,
    Part,
    StateDeclaration,
)

# The class of the state.


def state_module(table: StateDeclaration) -> str:
    """Return the module of the state."""
    lines = [f'"""{table.doc}', "", f"{HEADER}", '"""', "", "from __future__ import annotations", ""]
    lines += _state_imports(table)
    lines += ["", "", *_state_class(table)]
    return "\n".join(lines) + "\n"


def _state_imports(table: StateDeclaration) -> list[str]:
    kinds = {field.kind for field in table.fields}
    shared = sorted({line for field in table.fields for line in type_imports(field)})
    lines = ["from typing import TYPE_CHECKING", ""] if shared else []
    lines.append("from turnwright.core.frames import Frame, State")
    if PARTS in kinds:
        lines.append("from turnwright.core.parts import Part")
    if BOARDS in kinds:
        lines.append("from turnwright.core.parts import Board, cloned_boards")
    if CARDS in kinds:
        lines.append("from turnwright.core.zones import Cards")
    if shared:
        lines += ["", "if TYPE_CHECKING:"]
        lines += [f"    {line}" for line in shared]
    return lines


def _state_class(table: StateDeclaration) -> list[str]:
    lines = [f"class {table.name}(State):", f'    """{table.doc}', "", *docs(table.fields), '    """', ""]
    lines += ["    def __init__(", "        self,", "        seats: int,"]
    lines += ["        todo: list[Frame],", *[f"        {f.name}: {type_of(f)}," for f in table.fields]]
    lines += ["    ) -> None:", "        super().__init__(seats, todo)"]
    lines += [f"        self.{field.name} = {field.name}" for field in table.fields]
    lines += _copying(table, "clone", "Return an independent copy for playouts, without a log or knowledge.")
    if has_cards(table):
        lines += _copying(table, "copy", "Return an independent copy with what every viewer knows.")
    zones = [field.name for field in table.fields if field.kind == CARDS]
    if zones:
        lines += [
            "",
            "    def watch(self) -> None:",
            '        """Start tracking what every viewer knows about hidden cards."""',
        ]
        lines += [f"        self.{name}.watch(self.seats)" for name in zones]
    return lines


def _copying(table: StateDeclaration, name: str, doc: str) -> list[str]:
    """Return the method that makes a copy; a copy of a view is a view."""
    lines = ["", f"    def {name}(self) -> {table.name}:", f'        """{doc}"""', f"        other = {table.name}("]
    lines += ["            self.seats,", "            self.todo[:],"]
    lines += [f"            {cloned(field, name == 'copy')}," for field in table.fields]
    return [*lines, "        )", "        other.viewer = self.viewer", "        return other"]


def has_cards(table: StateDeclaration) -> bool:
    """Tell whether the table has hidden cards, about which viewers know different things."""
    return any(field.kind == CARDS for field in table.fields)


# Storage.


def storage_module(table: StateDeclaration, parts: list[Part]) -> str:
    """Return the module that encodes, reads and redacts a state."""
    lines = [f'"""How {table.name} is stored and redacted.', "", HEADER, '"""', ""]
    lines += ["from __future__ import annotations", "", *_storage_imports(table, parts)]
    if parts:
        lines += ["", "", *_decode_parts(table, parts)]
    lines += ["", "", *_encode(table), "", "", *_decode(table), "", "", *_redacted(table), "", "", *_dealt(table)]
    return "\n".join(lines) + "\n"


def _storage_imports(table: StateDeclaration, parts: list[Part]) -> list[str]:
    body = "\n".join([*_encode(table), *_decode(table), *_redacted(table)])
    if parts:
        body += "\n".join(_decode_parts(table, parts))
    lines = ["from collections.abc import Callable", "from typing import Final", ""] if parts else []
    if any(field.seen == OWN for field in table.fields):
        lines.append("from turnwright.core.zones import own_only")
    codec = [
        "ViewData",
        "board_rows",
        "decode_cards",
        "decode_frames",
        "encode_boards",
        "encode_cards",
        "encode_frames",
        "encode_parts",
        "encode_rows",
        "integer",
        "ints",
        "no_part",
        "part_rows",
        "rows",
    ]
    used = [name for name in codec if re.search(rf"\b{name}\b", body)]
    lines.append(f"from turnwright.core.codec import {', '.join(used)}")
    lines.append("from turnwright.core.frames import State, Step, redacted_frames")
    lines.append("from turnwright.core.game import Json, JsonDict")
    if has_boards(table):
        lines.append("from turnwright.core.parts import Board, redacted_boards")
        lines.append(f"from {table.package}.parts import {', '.join(sorted([part.name for part in parts]))}")
    elif parts:
        lines.append("from turnwright.core.parts import Part, redacted_parts")
        names = sorted([part.name for part in parts] + [constant(part) for part in parts] + ["PARTS"])
        lines.append(f"from {table.package}.parts import {', '.join(names)}")
    lines.append("from turnwright.core.rng import Rng")
    lines.append("from turnwright.core.seats import ALL_KNOWING, Viewer")
    if re.search(r"\bUNKNOWN\b", body):
        lines.append("from turnwright.core.zones import UNKNOWN")
    lines += _declared_imports(table, parts)
    lines.append(f"from {table.package}.checks import check{', refresh' if has_caches(table) else ''}")
    lines.append(f"from {table.package}.state import {table.name}")
    return lines


def _declared_imports(table: StateDeclaration, parts: list[Part]) -> list[str]:
    """Return the imports of what the declaration names: shared classes, functions for sizes, conditions and caches."""
    lines = [line for field in _shared(table) for line in type_imports(field)]
    for field in [*table.fields, *[field for part in parts for field in part.fields]]:
        lines += read_imports(field)
        lines += imported(field.opened.reader.read) if field.opened else []
        lines += imported(field.make) if field.make else []
    return sorted(set(lines))


def _whole_copy(table: StateDeclaration) -> str:
    return "copy" if has_cards(table) else "clone"


def has_caches(table: StateDeclaration) -> bool:
    """Tell whether something must be computed again when a state is read."""
    return any(field.kind == CACHE for field in table.fields)


def _encode(table: StateDeclaration) -> list[str]:
    lines = [f"def encode(s: {table.name}) -> JsonDict:", '    """Return all fields of ``s``, secrets included."""']
    lines += ["    return {", '        "todo": encode_frames(s.todo),']
    for field in table.fields:
        value = f"s.{field.name}"
        written = {NUMBER: value, NUMBERS: f"list[Json]({value})", ROWS: f"encode_rows({value})"}
        written[CARDS] = f"encode_cards({value})"
        written[PARTS] = f"encode_parts({value})"
        written[BOARDS] = f"encode_boards({value})"
        if field.kind in written:
            lines.append(f'        "{field.key}": {written[field.kind]},')
    return [*lines, "    }"]


def _shared(table: StateDeclaration) -> list[Field]:
    return [field for field in table.fields if field.kind == SHARED]


def _shared_parameters(table: StateDeclaration) -> str:
    """Return the parameters for what all states of a table share."""
    return "".join([f", {field.name}: {type_of(field)}" for field in _shared(table)])


def _decode_parts(table: StateDeclaration, parts: list[Part]) -> list[str]:
    """Return the source that reads parts or boards."""
    held = "Board" if has_boards(table) else "Part"
    lines: list[str] = []
    for part in parts:
        values = ", ".join([read(field, "row") for field in part.fields])
        lines += [f"def {_reader(part)}(row: JsonDict, seats: int{_shared_parameters(table)}) -> {held}:"]
        lines += [f'    """Return the {held.lower()} ``{part.name}``."""', f"    return {part.name}({values})", "", ""]
    types = ", ".join(["JsonDict", "int", *[type_of(field) for field in _shared(table)]])
    passed = "".join([f", {field.name}" for field in _shared(table)])
    reader = f"Callable[[{types}], {held}]"
    if has_boards(table):
        return [*lines, *_decode_boards(table, parts, reader, passed)]
    lines += [f"READERS: Final[dict[str, tuple[int, {reader}]]] = {{"]
    lines += [f'    "{part.name}": ({constant(part)}, {_reader(part)}),' for part in parts]
    return [
        *lines,
        "}",
        '"""The position of each part by its name, and how it is read."""',
        "",
        "",
        f"def decode_parts(data: JsonDict, key: str, seats: int{_shared_parameters(table)}) -> list[Part | None]:",
        '    """Return the parts in play, each in its position."""',
        "    parts: list[Part | None] = [None] * PARTS",
        "    for name, row in part_rows(data, key):",
        "        if name not in READERS:",
        "            raise no_part(key, name)",
        "        place, read = READERS[name]",
        f"        parts[place] = read(row, seats{passed})",
        "    return parts",
    ]


def _decode_boards(table: StateDeclaration, parts: list[Part], reader: str, passed: str) -> list[str]:
    return [
        f"READERS: Final[dict[str, {reader}]] = {{",
        *[f'    "{part.name}": {_reader(part)},' for part in parts],
        "}",
        '"""How each board is read, by its name."""',
        "",
        "",
        f"def decode_boards(data: JsonDict, key: str, seats: int{_shared_parameters(table)}) -> list[Board | None]:",
        '    """Return the boards by seat."""',
        "    boards: list[Board | None] = []",
        "    for named in board_rows(data, key, seats):",
        "        if named is not None and named[0] not in READERS:",
        "            raise no_part(key, named[0])",
        f"        boards.append(None if named is None else READERS[named[0]](named[1], seats{passed}))",
        "    return boards",
    ]


def _reader(part: Part) -> str:
    return f"read_{words(part)}"


def _decode(table: StateDeclaration) -> list[str]:
    shared = _shared(table)
    passed = "".join([f", {field.name}" for field in shared])
    lines = [
        f"def decode(data: JsonDict, seats: int, steps: list[Step[State]]{_shared_parameters(table)}) -> {table.name}:"
    ]
    lines += ['    """Return the state that ``encode`` wrote; BadState says what is wrong."""']
    lines += [f"    s = {table.name}(", "        seats=seats,"]
    lines += ['        todo=decode_frames(steps, data, "todo", seats),']
    for field in table.fields:
        lines.append(f"        {field.name}={_decoded(field, passed)},")
    lines.append("    )")
    if has_caches(table):
        lines.append("    refresh(s)")
    return [*lines, "    if not isinstance(data, ViewData):", "        check(s)", "    return s"]


def _decoded(field: Field, passed: str) -> str:
    """Return the source for a field of a state that is read; ``passed`` are the arguments for what is shared."""
    if field.kind == CARDS:
        return f'decode_cards(data, "{field.key}", {_made(field)}, seats, {_kinds(field)})'
    if field.kind in (PARTS, BOARDS):
        return f'decode_{field.kind}(data, "{field.key}", seats{passed})'
    if field.kind == CACHE:
        return _made(field)
    return field.name if field.kind == SHARED else read(field, "data")


def _made(field: Field) -> str:
    """Return the source for the initial value of a field that is not read."""
    assert field.make is not None
    empty = {list: "[]", int: "0"}
    if field.make in empty:
        return empty[field.make]
    return f"{field.make.__name__}({'seats' if field.by_seats else ''})"


def _kinds(field: Field) -> str:
    """Return the source for the number of kinds of cards."""
    assert field.values.high is not None
    return code_of(field.values.high + 1)


def _redacted(table: StateDeclaration) -> list[str]:
    lines = [f"def redacted(s: {table.name}, viewer: Viewer) -> {table.name}:"]
    lines += [
        '    """Return ``s`` as ``viewer`` may see it: nothing is hidden once the game is over; until then everything',
        "    that is not declared visible is unknown.",
        '    """',
    ]
    lines += [
        "    if not s.todo:",
        f"        shown = s.{_whole_copy(table)}()",
        "        shown.viewer = viewer",
        "        return shown",
    ]
    lines += [f"    shown = {table.name}(", "        s.seats,", "        redacted_frames(s.todo, viewer),"]
    lines += [f"        {shown(field)}," for field in table.fields]
    return [*lines, "    )", "    shown.viewer = viewer", "    return shown"]


def _dealt(table: StateDeclaration) -> list[str]:
    lines = [f"def dealt(shown: {table.name}, rng: Rng) -> {table.name}:"]
    lines += ['    """Return a redacted state with every hidden card dealt, consistent with what its viewer knows."""']
    lines += [f"    s = shown.{_whole_copy(table)}()"]
    for field in table.fields:
        if field.kind == CARDS:
            lines += ["    if s.todo:", f"        s.{field.name} = s.{field.name}.deal(shown.viewer, rng)"]
    return [*lines, "    s.viewer = ALL_KNOWING", "    return s"]
