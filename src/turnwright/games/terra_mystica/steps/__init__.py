"""The questions of the game and the effects of their answers."""
