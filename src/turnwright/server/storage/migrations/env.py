"""How Alembic accesses the database: over the connection it is given."""

from __future__ import annotations

from alembic import context

from turnwright.server.storage import db, people_tables

assert db.tables.metadata is people_tables.metadata  # importing db adds its tables
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=people_tables.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
