"""A secret for the keys of static layers; layers under keys that anyone can compute are deleted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this revision."""
    op.create_table(
        "server_secrets",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_secrets"),
    )
    op.execute(sa.text("DELETE FROM statics"))


def downgrade() -> None:
    """Downgrade to the previous revision."""
    op.execute(sa.text("DELETE FROM statics"))
    op.drop_table("server_secrets")
