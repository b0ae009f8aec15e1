"""Several server processes on one database: messages between them, and which one runs a table."""
