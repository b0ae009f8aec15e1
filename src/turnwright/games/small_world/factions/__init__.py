"""Races and powers, one small file each; ``roster`` lists them."""
