"""What positions and options of Terra Mystica are worth to bots. No rule is in here."""
