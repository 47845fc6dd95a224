"""What each side had at the end of a game. Of games that were over before, nobody knows it any more.

Revision ID: 0005
Revises: 0004
"""

from alembic import op
from sqlalchemy import Column, Text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", Column("scores", Text, nullable=False, server_default="null"))
