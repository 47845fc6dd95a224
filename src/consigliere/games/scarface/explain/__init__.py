"""What is said about the game: why an action is not legal, and what is printed on cards."""
