"""Scarface 1920, solo: what both sides share; human/ and henchman/ are the sides, flow.py the procedures."""
