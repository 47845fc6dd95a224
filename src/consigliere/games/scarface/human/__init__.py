"""The human's side (sections 3 to 8 of the rules): his turn, orders, effects, and what he loses."""
