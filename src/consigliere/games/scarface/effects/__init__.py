"""The language of effects (section 16)."""
