"""The database on SQLite and PostgreSQL: migrations, backups, and the deletion of old data."""
