"""What bots think of finished games.

Revision ID: 0008
Revises: 0007
"""

from alembic import op
from sqlalchemy import Column, ForeignKey, LargeBinary, String

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "analyses",
        Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("judged", LargeBinary, nullable=False),
    )
