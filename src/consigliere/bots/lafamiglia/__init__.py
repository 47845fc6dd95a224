"""The brain of La Famiglia."""
