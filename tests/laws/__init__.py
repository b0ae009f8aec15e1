"""Laws that every game obeys; a game is put under them by being registered."""
