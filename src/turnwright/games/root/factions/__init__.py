"""The factions, a file each, and the roster."""
