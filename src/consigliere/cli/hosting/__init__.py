"""A server, and what looks after its database."""
