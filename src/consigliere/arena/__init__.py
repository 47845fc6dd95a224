"""Matches between bots, on the cores of this machine."""
