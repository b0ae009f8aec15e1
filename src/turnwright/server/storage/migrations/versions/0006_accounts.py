"""Links that reset a password, when an account was renamed, and names that are reserved for a time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this revision."""
    op.add_column("mail_links", sa.Column("purpose", sa.String(8), server_default="confirm", nullable=False))
    op.add_column("users", sa.Column("renamed", sa.Float(), nullable=True))
    op.create_table(
        "former_names",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("user_id", sa.String(16), nullable=False),
        sa.Column("name_key", sa.String(64), nullable=False),
        sa.Column("skeleton", sa.String(64), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_former_names"),
    )
    op.create_index("ix_former_names_name_key", "former_names", ["name_key"])
    op.create_index("ix_former_names_skeleton", "former_names", ["skeleton"])


def downgrade() -> None:
    """Downgrade to the previous revision."""
    op.drop_table("former_names")
    op.drop_column("users", "renamed")
    op.drop_column("mail_links", "purpose")
