"""What people have played, their ratings, and tables that are not rated or for practice.

Games that were over before are counted by the server, a few at a time.

Revision ID: 0006
Revises: 0005
"""

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Text, false, true

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "results",
        Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("person", String(32), primary_key=True),
        Column("seat", Integer, nullable=False),
        Column("game", String(32), nullable=False),
        Column("at", Float, nullable=False),
        Column("score", Float),
        Column("points", Text, nullable=False),
        Column("rivals", Text, nullable=False),
        Column("pool", String(64), nullable=False),
        Column("ours", Float, nullable=False),
        Column("theirs", Float, nullable=False),
        Column("deviation", Float, nullable=False),
        Column("change", Float),
    )
    op.create_index("ix_results_person", "results", ["person", "at"])
    op.create_table(
        "ratings",
        Column("person", String(32), primary_key=True),
        Column("game", String(32), primary_key=True),
        Column("pool", String(64), primary_key=True),
        Column("value", Float, nullable=False),
        Column("deviation", Float, nullable=False),
        Column("volatility", Float, nullable=False),
        Column("games", Integer, nullable=False),
        Column("at", Float, nullable=False),
    )
    op.add_column("tables", Column("rated", Boolean, nullable=False, server_default=true()))
    op.add_column("tables", Column("practice", Boolean, nullable=False, server_default=false()))
    op.add_column("tables", Column("counted", Boolean, nullable=False, server_default=false()))
