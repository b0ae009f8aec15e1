"""The printed facts: the map, the cards and the VP cards."""
