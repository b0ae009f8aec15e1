"""The rules of having rules: states, frames, steps, chance, views, records. Knows no game."""
