"""The pictures of Mythotopia: own drawings, without words."""
