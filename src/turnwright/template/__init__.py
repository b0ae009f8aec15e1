"""What ``turnwright new`` copies: a tiny complete game called ``untitled``, as a project of its own."""
