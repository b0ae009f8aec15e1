"""Indexes of what each person has stored, so that it can be counted while more is stored; what tokens may do.

Tokens from before were made for bots, so they may play and no more.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this revision."""
    op.create_index("ix_tables_owner", "tables", ["owner", "state", "seq"])
    op.create_index("ix_reports_user_id", "reports", ["user_id"])
    op.add_column("tokens", sa.Column("rights", sa.String(8), server_default="play", nullable=False))
    op.add_column("tokens", sa.Column("made_with", sa.String(16), nullable=True))


def downgrade() -> None:
    """Downgrade to the previous revision."""
    op.drop_column("tokens", "made_with")
    op.drop_column("tokens", "rights")
    op.drop_index("ix_reports_user_id", "reports")
    op.drop_index("ix_tables_owner", "tables")
