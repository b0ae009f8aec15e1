"""The pictures of Root: original drawings without words."""
