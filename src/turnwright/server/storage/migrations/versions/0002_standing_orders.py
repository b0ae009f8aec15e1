"""Standing orders of a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this revision."""
    op.add_column("seats", sa.Column("orders", sa.JSON(), server_default="{}", nullable=False))


def downgrade() -> None:
    """Downgrade to the previous revision."""
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("orders")
