"""The factions of the notation: their letters, pieces and what can be judged about each."""
