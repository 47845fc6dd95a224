"""What accounts look like, and what they were seen with.

Of accounts that look alike already, the oldest has the look; the others keep their names.

Revision ID: 0004
Revises: 0003
"""

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, MetaData, String, Table, select, update

from consigliere.server.names import look_of

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("people", Column("look", String(128)))
    op.create_index("ix_people_look", "people", ["look"], unique=True)
    op.create_table(
        "devices",
        Column("hash", String(64), primary_key=True),
        Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
        Column("used", Float, nullable=False),
    )
    _look_at_accounts()


def _look_at_accounts() -> None:
    people = Table("people", MetaData(), Column("id", String), Column("name", String), Column("login", String),
                   Column("look", String), Column("created", Float))  # fmt: skip
    db = op.get_bind()
    accounts = select(people.c.id, people.c.name).where(people.c.login.is_not(None)).order_by(people.c.created)
    seen = set()
    for id, name in db.execute(accounts).all():
        look = look_of(name)[:128]
        if look not in seen:
            seen.add(look)
            db.execute(update(people).where(people.c.id == id).values(look=look))
