"""Requests to hand a seat over, who has held a seat before, and what the table itself tells in its chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this revision."""
    op.add_column("tables", sa.Column("handover", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("seats", sa.Column("former", sa.JSON(), server_default="[]", nullable=False))
    op.add_column("chat", sa.Column("message", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    """Go back to the one before."""
    # No batch: SQLite would drop the whole table for it, and with it the games that belong to its rows.
    op.drop_column("chat", "message")
    op.drop_column("seats", "former")
    op.drop_column("tables", "handover")
