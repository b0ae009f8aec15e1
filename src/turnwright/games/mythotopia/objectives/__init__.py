"""The VP cards, one file each, and the roster."""
