"""The texts of cards, one file each, and the roster."""
