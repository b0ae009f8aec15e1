"""The questions of the game and what follows from their answers."""
