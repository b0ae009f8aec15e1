"""The pictures of Root: own drawings, without words."""
