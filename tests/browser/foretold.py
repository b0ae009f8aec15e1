"""A server without surprises: imported by the servers of these tests, so that games can be played beforehand.

The name of whoever opens a table is the table's seed, and a bot decides by the number of the entry it writes.
"""

from __future__ import annotations

from typing import Any

import msgspec

from turnwright.core.chance import commitment, seed_from
from turnwright.core.position import Position
from turnwright.server.storage.table_rows import Meta
from turnwright.server.tables import driver, opening
from turnwright.server.tables.followers import Person
from turnwright.server.tables.opening import new_meta
from turnwright.server.workers.thinkers import Job, job_for


def seeded(game: Any, person: Person, *rest: Any) -> Meta:
    """Return an open table as the server makes it, with a seed that is known."""
    seed = seed_from(person.name)
    made = new_meta(game, person, *rest)
    return msgspec.structs.replace(made, seed=seed.hex(), commitment=commitment(seed))


def numbered(position: Position, *rest: Any) -> Job:
    """Return the job of a bot as the server makes it, with a seed that is known."""
    return msgspec.structs.replace(job_for(position, *rest), seed=position.seq)


for module, name, known in ((opening, "new_meta", seeded), (driver, "job_for", numbered)):
    setattr(module, name, known)
