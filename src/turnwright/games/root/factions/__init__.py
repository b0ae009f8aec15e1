"""The factions, one file each, and the roster."""
