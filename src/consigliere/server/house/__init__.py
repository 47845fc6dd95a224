"""The tables of a process: who is there, what happens by itself, news between processes."""
