"""Mythotopia."""
