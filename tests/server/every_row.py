"""Rows of all kinds for every table of the database, made by looking at its columns."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Boolean, Column, Connection, Float, Integer, String, Table, func, insert, select

from turnwright.server.storage.people_tables import metadata

ROWS = 24
"""Rows of each table: more than there are values of any kind."""
TEXTS = (
    "plain",
    "Ёлка, ñandú, ß",
    "🎲🧙‍♀️👩🏽‍🚀",
    "𐍈𝔊𠜎",
    "שלום (مرحبا) ‏x‎",
    "e\u0301 e\u0308\u0323 \ufeff\u200b\u2028\u2029",
    "'; DROP TABLE users; -- \"\\ %s :x {} \\u0041",
    "tab\tline\nreturn\r",
    "\x01\x1f\x7f\x85",
    "null",
    " spaces ",
    "\ufffd\uffff\U0010ffff",
)
INTEGERS = (0, 1, -1, 2**31 - 1, -(2**31))
FLOATS = (0.0, 0.1, -1.5, 1_792_000_000.123456, 1e308, 5e-324, 2.0**53 + 2, 3.0, 1 / 3)
JSONS: tuple[Any, ...] = (
    {},
    [],
    "",
    0,
    False,
    True,
    -1.5,
    2**63 - 1,
    "🎲",
    {"": None, "null": [None, {"a": [[]]}], "b": '\u2028"\\'},
    [None],
    {"z": 1, "a": 2, "Ж": 1e-7, "big": 2**53 + 1, "whole": 1.0},
    list(TEXTS),
)


def fill(sql: Connection) -> None:
    """Put ROWS rows into every table; columns that may be empty are empty in a third of them."""
    for table in metadata.sorted_tables:
        sql.execute(insert(table), [row(table, n) for n in range(ROWS)])


def row(table: Table, n: int) -> dict[str, Any]:
    """Return row ``n`` of a table."""
    return {str(column.name): _value(column, n) for column in table.columns}


def _value(column: Column[Any], n: int) -> Any:
    """Return a value of the column's type; those that must differ from row to row do."""
    if column.nullable and n % 3 == 1:
        return None
    if column.foreign_keys:
        return _key(next(iter(column.foreign_keys)).column, n)
    if column.primary_key or column.unique or any(column.name in index.columns for index in _unique(column.table)):
        return _key(column, n)
    kind = column.type
    if isinstance(kind, JSON):
        return (*JSONS, None)[n % (len(JSONS) + 1)] if not column.nullable else JSONS[n % len(JSONS)]
    if isinstance(kind, Boolean):
        return n % 2 == 0
    if isinstance(kind, String):
        return _text(n, kind.length)
    values = {Integer: INTEGERS, Float: FLOATS}[type(kind)]  # a new kind of column needs values here
    return values[n % len(values)]


def _unique(table: Table) -> list[Any]:
    return [index for index in table.indexes if index.unique]


def _key(column: Column[Any], n: int) -> Any:
    """Return what row ``n`` has in a column whose values differ: numbers have gaps."""
    if isinstance(column.type, Integer):
        return 1_000 + 7 * n
    return f"ключ {n:03} 🎲"


def _text(n: int, most: int | None) -> str:
    """Return one of TEXTS, "", or as much text as fits."""
    found = (*TEXTS, "", "🎲" * (most or 50_000))[n % (len(TEXTS) + 2)]
    return found if most is None else found[:most]


def dump(sql: Connection, left_out: frozenset[str] = frozenset()) -> dict[str, list[str]]:
    """Return all rows of all tables, and how many of each column are empty in the eyes of the database."""
    found: dict[str, list[str]] = {}
    for table in metadata.sorted_tables:
        if table.name not in left_out:
            rows = sorted([repr(tuple(row)) for row in sql.execute(select(table))])
            counts = [func.count().filter(column.is_(None)) for column in table.columns]
            empty = sql.execute(select(*counts)).one()
            names = [str(column.name) for column in table.columns]
            found[str(table.name)] = [*rows, f"empty: {dict(zip(names, empty, strict=True))}"]
    return found
