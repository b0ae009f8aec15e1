"""The history of the database: one file per revision, applied in order at start-up."""
