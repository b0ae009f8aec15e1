"""The fourteen factions, one file each."""
