"""How Alembic reaches the database: over the connection it is handed."""

from __future__ import annotations

from alembic import context

from turnwright.server import db, people

assert db.tables.metadata is people.metadata  # importing db adds its tables
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=people.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
