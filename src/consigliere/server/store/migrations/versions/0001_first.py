"""The first tables.

Revision ID: 0001
Revises:
"""

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    String,
    Text,
    UniqueConstraint,
)

revision = "0001"
down_revision = None


def upgrade() -> None:
    _people()
    _tables()
    _moves()


def _people() -> None:
    op.create_table(
        "people",
        Column("id", String(32), primary_key=True),
        Column("name", String(64), nullable=False),
        Column("login", String(128), unique=True),
        Column("password", String(256)),
        Column("created", Float, nullable=False),
    )
    op.create_table(
        "sessions",
        Column("hash", String(64), primary_key=True),
        Column("id", String(32), nullable=False, unique=True),
        Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
        Column("agent", String(200), nullable=False),
        Column("created", Float, nullable=False),
        Column("used", Float, nullable=False),
    )
    op.create_table(
        "carries",
        Column("hash", String(64), primary_key=True),
        Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
        Column("expires", Float, nullable=False),
    )
    op.create_table(
        "mutes",
        Column("person", String(32), ForeignKey("people.id"), primary_key=True),
        Column("muted", String(32), ForeignKey("people.id"), primary_key=True),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        Column("id", String(32), primary_key=True),
        Column("game", String(32), nullable=False),
        Column("rules", String(16), nullable=False),
        Column("pack", String(32), nullable=False),
        Column("options", Text, nullable=False),
        Column("seed", String(80), nullable=False),
        Column("owner", String(32), nullable=False, index=True),
        Column("listed", Boolean, nullable=False),
        Column("spectators", Boolean, nullable=False),
        Column("clock", Text, nullable=False),
        Column("timeout", String(16), nullable=False),
        Column("created", Float, nullable=False),
        Column("moved", Float, nullable=False),
        Column("status", String(16), nullable=False),
        Column("asked", Text, nullable=False),
        Column("ending", String(16), nullable=False),
        Column("returns", Text, nullable=False),
        Column("rematch", String(32)),
        Column("deadline", Float, index=True),
        Column("bots_due", Float, index=True),
    )
    op.create_index("ix_tables_listed", "tables", ["listed", "status", "moved"])
    op.create_table(
        "seats",
        Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("kind", String(8), nullable=False),
        Column("person", String(32), nullable=False, index=True),
        Column("bot", String(32), nullable=False),
        Column("strength", String(16), nullable=False),
        Column("away", Boolean, nullable=False),
    )


def _moves() -> None:
    op.create_table(
        "moves",
        Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("seq", Integer, primary_key=True),
        Column("kind", String(16), nullable=False),
        Column("seat", Integer, nullable=False),
        Column("action", Integer),
        Column("data", Text, nullable=False),
        Column("command", String(64), nullable=False),
        Column("person", String(32), nullable=False),
        Column("events", Text, nullable=False),
        Column("seen", Text, nullable=False),
        Column("clocks", Text, nullable=False),
        Column("at", Float, nullable=False),
        UniqueConstraint("table", "person", "command"),
    )
    op.create_table(
        "snapshots",
        Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("seq", Integer, primary_key=True),
        Column("data", LargeBinary, nullable=False),
    )
    op.create_table(
        "chat",
        Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
        Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        Column("audience", String(16), nullable=False),
        Column("n", Integer, nullable=False),
        Column("channel", String(16), nullable=False),
        Column("seat", Integer, nullable=False),
        Column("person", String(32), nullable=False),
        Column("command", String(64), nullable=False),
        Column("text", Text, nullable=False),
        Column("at", Float, nullable=False),
        UniqueConstraint("table", "audience", "n"),
        UniqueConstraint("table", "person", "command"),
    )
