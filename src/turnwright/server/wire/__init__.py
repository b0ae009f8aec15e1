"""Wire types: the typed structs of the API and of the WebSocket."""
