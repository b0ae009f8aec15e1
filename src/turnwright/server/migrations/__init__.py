"""The history of the database: one file a revision, run in order at start-up."""
