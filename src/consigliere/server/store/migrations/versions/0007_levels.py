"""A chair's bot is a level. What greedy was in three strengths, the levels are now: at tables, in results and ratings.

Old results against other bots keep their strength: "random quick"; new ones are "bot random".

Revision ID: 0007
Revises: 0006
"""

from alembic import op
from sqlalchemy import String, column, func, table, update

revision = "0007"
down_revision = "0006"

LEVELS = {"quick": "easy", "normal": "normal", "strong": "hard"}
seats = table("seats", column("bot", String), column("strength", String))
results = table("results", column("pool", String), column("rivals", String))
ratings = table("ratings", column("pool", String))


def upgrade() -> None:
    for strength, level in LEVELS.items():
        op.execute(update(seats).where(seats.c.bot == "greedy", seats.c.strength == strength).values(bot=level))
        before, after = f"greedy {strength}", f"bot {level}"
        op.execute(update(results).values(rivals=func.replace(results.c.rivals, f'"{before}"', f'"{after}"')))
        for rated in (results, ratings):
            op.execute(update(rated).where(rated.c.pool == before).values(pool=after))
    op.drop_column("seats", "strength")
