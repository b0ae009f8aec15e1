"""Root: the foundation of the game, as data; its rules are not written yet."""
