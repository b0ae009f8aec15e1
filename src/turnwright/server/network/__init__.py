"""Connections: how many, how slow, from where, under which host names, and rate limits."""
