"""The server for playing in the browser: accounts, lobby, live tables and records, over REST and one WebSocket."""
