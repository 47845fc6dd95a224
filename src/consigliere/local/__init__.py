"""A host of one's own: tables for one person and bots, without HTTP, SQL, accounts or a network."""
