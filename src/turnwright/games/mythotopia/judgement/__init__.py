"""What positions and options of Mythotopia are worth to bots. No rule is in here."""
