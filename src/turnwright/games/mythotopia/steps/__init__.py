"""The steps of the game."""
