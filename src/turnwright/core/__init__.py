"""What all games share: states, frames, steps, chance, views, records. Knows no game."""
