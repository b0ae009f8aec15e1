"""Work in separate processes: bots that think, games that are replayed, and fair turns at both."""
