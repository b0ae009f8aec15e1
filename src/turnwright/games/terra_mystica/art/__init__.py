"""The pictures of Terra Mystica: original drawings without words."""
