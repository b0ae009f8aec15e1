"""What positions and options of Root are worth to bots. No rule is in here."""
