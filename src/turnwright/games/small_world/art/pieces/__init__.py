"""The drawings of what abilities put on the table."""
