"""Who has seen what at a table, who is the same person, where a game comes from, and the clock of the server.

Revision ID: 0003
Revises: 0002
"""

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "visitors",
        Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("person", String(32), primary_key=True),
        Column("saw", Integer, nullable=False),
        Column("sent_away", Boolean, nullable=False),
    )
    op.create_table(
        "kin",
        Column("person", String(32), primary_key=True),
        Column("other", String(32), primary_key=True),
    )
    op.create_table(
        "clock",
        Column("id", Integer, primary_key=True),
        Column("at", Float, nullable=False),
        Column("wall", Float, nullable=False),
    )
    op.add_column("tables", Column("origin", String(16), nullable=False, server_default="new"))
    op.add_column("tables", Column("place", Integer, nullable=False, server_default="-1"))
    op.add_column("tables", Column("visited", Float, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET visited = moved")
