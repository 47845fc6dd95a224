"""The Henchman's world in the digital game: facts from the state, deeds that change it, what those wait for."""
