"""Requests to hand a seat over, former holders of seats, and chat messages from the table itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this revision."""
    op.add_column("tables", sa.Column("handover", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("seats", sa.Column("former", sa.JSON(), server_default="[]", nullable=False))
    op.add_column("chat", sa.Column("message", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    """Downgrade to the previous revision."""
    # No batch mode: SQLite would drop the whole table for it, and with it the games that belong to its rows.
    op.drop_column("chat", "message")
    op.drop_column("seats", "former")
    op.drop_column("tables", "handover")
