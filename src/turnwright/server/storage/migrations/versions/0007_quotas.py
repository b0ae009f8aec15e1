"""Indexes of what each person has stored, so that it can be counted while more is stored."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this revision."""
    op.create_index("ix_tables_owner", "tables", ["owner", "state", "seq"])
    op.create_index("ix_reports_user_id", "reports", ["user_id"])


def downgrade() -> None:
    """Downgrade to the previous revision."""
    op.drop_index("ix_reports_user_id", "reports")
    op.drop_index("ix_tables_owner", "tables")
