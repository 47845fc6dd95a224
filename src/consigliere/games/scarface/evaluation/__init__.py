"""How good a position is for the human: what bots search with."""
