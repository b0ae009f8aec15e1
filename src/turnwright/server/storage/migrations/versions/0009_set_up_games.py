"""Where a game began that was set up; games that began as their rules say have none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this revision."""
    op.add_column("tables", sa.Column("start", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    """Downgrade to the previous revision."""
    op.drop_column("tables", "start")
