"""The games. Each package holds the same rooms; none imports another."""
