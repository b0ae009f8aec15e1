"""The table in the browser: accounts, lobby, live tables, records, over REST and one WebSocket."""
