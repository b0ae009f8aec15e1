"""Printed facts: maps and component counts."""
