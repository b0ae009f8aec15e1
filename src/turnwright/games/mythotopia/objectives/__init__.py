"""The VP cards, a file each, and the roster."""
