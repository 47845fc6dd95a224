"""Games beside a box: the last command, and games thrown away that can be taken back.

Revision ID: 0009
Revises: 0008
"""

from alembic import op
from sqlalchemy import Boolean, Column, String, false

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("companions", Column("command", String(64), nullable=False, server_default=""))
    op.add_column("companions", Column("thrown", Boolean, nullable=False, server_default=false()))
