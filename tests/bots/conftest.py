"""The bots are loaded before any test loads numpy, as they are in play: they see to it that it uses no threads."""

import consigliere.bots  # noqa: F401
