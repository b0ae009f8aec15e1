"""An index of the tables that each person owns, so that they can be counted while a new one is stored."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this revision."""
    op.create_index("ix_tables_owner", "tables", ["owner", "state", "seq"])


def downgrade() -> None:
    """Downgrade to the previous revision."""
    op.drop_index("ix_tables_owner", "tables")
