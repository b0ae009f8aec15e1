"""The pictures of Mythotopia: original drawings without words."""
