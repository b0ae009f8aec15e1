"""What positions and options of Small World are worth to bots. No rule is in here."""
