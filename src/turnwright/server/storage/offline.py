"""The database as admin commands see it: games as records, and reports."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial

from sqlalchemy import Connection, RowMapping, delete, select

from turnwright.core.journal import Entry, Header, Record, Result
from turnwright.server.storage.db import Database, journal, seats, tables
from turnwright.server.storage.people_tables import reports


def records(db: Database) -> Iterator[tuple[str, Record]]:
    """Return every stored game by id, secrets included; finished ones with their result.

    Each is read on its own, so that slow processing of one does not delay anything else.
    """
    begun = select(tables.c.id).where(tables.c.state != "open").order_by(tables.c.created)
    for id in db.read_here(lambda sql: list(sql.scalars(begun))):
        record = db.read_here(partial(_stored, id=id))
        if record is not None:
            yield id, record


def _stored(sql: Connection, id: str) -> Record | None:
    row = sql.execute(select(tables).where(tables.c.id == id)).mappings().first()
    return None if row is None else _record(sql, row)


def _record(sql: Connection, row: RowMapping) -> Record:
    held = select(seats.c.name).where(seats.c.table_id == row["id"]).order_by(seats.c.seat)
    names = tuple(sql.execute(held).scalars())
    written = select(journal).where(journal.c.table_id == row["id"]).order_by(journal.c.seq)
    entries = tuple(
        Entry(line["seq"], line["seat"], line["kind"], line["choice"], line["to"])
        for line in sql.execute(written).mappings()
    )
    header = Header(row["game"], row["version"], len(names), row["options"], row["commitment"], row["given"], names)
    header = header._replace(start=row["start"])
    result = None
    if row["state"] == "finished" and row["scores"] is not None:
        result = Result(tuple(row["scores"]), tuple(row["winners"]), row["seed"])
    return Record(header, entries, result)


def report_lines(sql: Connection) -> list[str]:
    """Return one line for each report, the oldest first."""
    rows = sql.execute(select(reports).order_by(reports.c.created)).mappings()
    return [f"{r['id']}  table {r['table_id']}  ply {r['ply']}  {r['rule'] or '-'}  {_brief(r['words'])}" for r in rows]


def report_bundle(sql: Connection, id: str) -> str | None:
    """Return a report as a record that can be replayed, with the ply, the rule and the words in its notes."""
    row = sql.execute(select(reports).where(reports.c.id == id)).mappings().first()
    if row is None:
        return None
    first, _newline, rest = str(row["record"]).partition("\n")
    header = json.loads(first)
    told = {"report": row["id"], "ply": str(row["ply"]), "rule": row["rule"], "words": row["words"]}
    header["notes"] = {**header.get("notes", {}), **told}
    return f"{json.dumps(header, ensure_ascii=False)}\n{rest}"


def delete_report(sql: Connection, id: str) -> bool:
    """Delete a report; return False if there is none."""
    return bool(sql.execute(delete(reports).where(reports.c.id == id)).rowcount)


def _brief(words: str) -> str:
    line = " ".join(words.split())
    return line if len(line) <= 60 else f"{line[:57]}…"
