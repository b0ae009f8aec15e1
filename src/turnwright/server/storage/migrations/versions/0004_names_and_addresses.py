"""Skeletons of names, confirmed mail addresses, and the links that confirm them.

No address counts as confirmed after this: nobody was ever asked whether it is theirs.
Of accounts whose names look alike, the oldest keeps the skeleton; the others stay as they are.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from turnwright.server.people.lookalikes import skeleton

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this revision."""
    op.add_column("users", sa.Column("skeleton", sa.String(64), nullable=True))
    op.add_column("users", sa.Column("email_confirmed", sa.Float(), nullable=True))
    _fill()
    op.create_index("ix_users_skeleton", "users", ["skeleton"], unique=True)
    user = sa.ForeignKey("users.id", name="fk_mail_links_user_id_users", ondelete="CASCADE")
    op.create_table(
        "mail_links",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("user_id", sa.String(16), user, nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("mailbox", sa.String(254), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_mail_links"),
    )
    op.create_index("ix_mail_links_user_id", "mail_links", ["user_id"])
    op.create_index("ix_mail_links_mailbox", "mail_links", ["mailbox"])


def _fill() -> None:
    users = sa.table("users", *[sa.column(name) for name in ("id", "name", "name_key", "created", "skeleton")])
    sql = op.get_bind()
    accounts = sa.select(users.c.id, users.c.name).where(users.c.name_key.is_not(None)).order_by(users.c.created)
    seen: set[str] = set()
    for user, name in sql.execute(accounts).all():
        likeness = skeleton(name)[:64]
        if likeness not in seen:
            seen.add(likeness)
            sql.execute(users.update().where(users.c.id == user).values(skeleton=likeness))


def downgrade() -> None:
    """Downgrade to the previous revision."""
    op.drop_table("mail_links")
    op.drop_index("ix_users_skeleton", "users")
    op.drop_column("users", "email_confirmed")
    op.drop_column("users", "skeleton")
