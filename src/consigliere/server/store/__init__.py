"""The database: tables and their rows, people, chat; looking after it."""
