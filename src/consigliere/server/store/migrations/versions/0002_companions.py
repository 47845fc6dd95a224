"""Games beside a box.

Revision ID: 0002
Revises: 0001
"""

from alembic import op
from sqlalchemy import Column, Float, Integer, String, Text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "companions",
        Column("id", String(32), primary_key=True),
        Column("person", String(32), nullable=False, index=True),
        Column("text", Text, nullable=False),
        Column("pack", Text, nullable=False),
        Column("version", Integer, nullable=False),
        Column("created", Float, nullable=False),
        Column("changed", Float, nullable=False),
    )
