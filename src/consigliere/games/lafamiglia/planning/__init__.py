"""The planning phase: turns with their discs and cells, influence, orders, money, Ultima Azione (sections 5 to 9)."""
