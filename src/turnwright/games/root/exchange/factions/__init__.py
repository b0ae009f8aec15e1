"""The factions of the notation: their letters, their pieces, and the checks for each."""
