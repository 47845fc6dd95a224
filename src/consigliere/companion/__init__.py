"""The companion of Scarface 1920, the Henchman beside a box: sessions, messages, table, HTTP."""
