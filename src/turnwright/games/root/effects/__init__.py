"""What the persistent cards do, and the list of them."""
