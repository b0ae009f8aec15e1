"""The printed facts: maps, cards, quests and faction boards."""
