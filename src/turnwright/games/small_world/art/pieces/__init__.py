"""The drawings of abilities' pieces."""
