"""What is seen of a position, and what follows from that."""
