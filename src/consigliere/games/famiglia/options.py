"""The option `rulings`: whose word holds where the players' FAQ differs from the rulebook (F-17, F-24)."""

from typing import Final

FAQ: Final = "faq"
RULINGS: Final = ["rulebook", FAQ]
