"""The pictures of Terra Mystica: own drawings, without words."""
