"""Tables: create, play, follow and run them, and build what each viewer is sent."""
