"""The encounter phase: tokens and their symbols, movement, conflict and the other attacks (sections 12 to 15)."""
