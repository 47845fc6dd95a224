"""The brain of Scarface: it plays the human's seat."""
