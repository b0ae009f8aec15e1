"""A bot for a Turnwright server: opens a table against the server's own bot and plays it to the end.

    python examples/bot.py http://127.0.0.1:8000 [TOKEN]

Without a token (created on the account page) it plays as a guest. It knows what its seat is shown;
replace ``pick`` with something clever. Needs the package websockets.
"""

from __future__ import annotations

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect


class Server:
    """The REST half: signed in by a token or by the cookie of a guest."""

    def __init__(self, url: str, token: str = "") -> None:
        self.url = url.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}
        if not token:
            me = self.post("/api/guest", {"name": "Example bot"})
            self.headers["X-CSRF-Token"] = me["csrf"]

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Send ``body`` and return the answer."""
        headers = {"Content-Type": "application/json", **self.headers}
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as reply:
            if cookie := reply.headers["Set-Cookie"]:
                self.headers["Cookie"] = cookie.partition(";")[0]
            return json.load(reply)


def pick(options: list[dict[str, Any]], rng: random.Random) -> str:
    """Pick one of the choices on offer."""
    return str(rng.choice(options)["choice"])


def play(url: str, token: str = "", *, seed: int = 0) -> list[int]:
    """Play one game of Small World and return the scores."""
    server, rng = Server(url, token), random.Random(seed)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = server.post("/api/tables", {"game": "small_world", "seats": seats})["id"]
    credentials = {name: value for name, value in server.headers.items() if name in ("Authorization", "Cookie")}
    with connect(server.url.replace("http", "ws", 1) + "/ws", additional_headers=credentials, max_size=None) as ws:
        ws.send(json.dumps({"type": "watch", "table": table}))
        while True:
            message = json.loads(ws.recv())
            if message["type"] == "error":
                raise RuntimeError(message["error"]["message"])
            if message["type"] not in ("table", "delta"):
                continue
            now = message["table"] if message["type"] == "table" else message["info"]
            if now.get("state") == "finished":
                return list(now["scores"])
            if message["options"]:
                choice = pick(message["options"], rng)
                move = {
                    "type": "move",
                    "table": table,
                    "seq": message["seq"],
                    "choice": choice,
                    "key": str(rng.random()),
                }
                ws.send(json.dumps(move))


if __name__ == "__main__":
    print("scores:", play(sys.argv[1], *sys.argv[2:3]))
