"""The bots of a table: what they are asked, where they think, and what they and their partners tell each other."""
