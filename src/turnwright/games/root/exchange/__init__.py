"""Games of Root recorded in the rootlog notation, followed row by row."""
