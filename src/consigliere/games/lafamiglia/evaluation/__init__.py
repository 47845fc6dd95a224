"""The rule of thumb of the greedy bot: what a position is worth for a team."""
