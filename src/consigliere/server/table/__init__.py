"""A game at a table: position, way back, offers, what each viewer noticed, records. No HTTP and no SQL."""
