"""What a table has decided about seats that resign, why a game ended early, and who has agreed to changed settings.

Tables from before keep what was promised when they were made: a bot takes the seat.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this revision."""
    op.add_column("tables", sa.Column("resigning", sa.String(10), server_default="bot", nullable=False))
    op.add_column("tables", sa.Column("ending", sa.String(10), server_default="", nullable=False))
    op.add_column("seats", sa.Column("unconfirmed", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    """Downgrade to the previous revision."""
    op.drop_column("seats", "unconfirmed")
    op.drop_column("tables", "ending")
    op.drop_column("tables", "resigning")
