"""Requests and WebSocket frames: who sends them, how they are answered, and whom to notify."""
