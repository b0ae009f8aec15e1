"""The printed facts: map, tiles and tracks."""
