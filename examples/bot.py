"""A bot for a Turnwright server: opens a table against the server's own bot and plays it to the end.

    python examples/bot.py http://127.0.0.1:8000 [TOKEN] [GAME]

Without a token (created on the account page), or with "", it plays as a guest. It knows what its seat is shown: the
options, and the table as data; replace ``pick`` with something clever. Needs the package websockets.
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


def pick(options: list[dict[str, Any]], view: dict[str, Any], rng: random.Random) -> str:
    """Pick one of the choices on offer; ``view["data"]`` is the whole table as the seat sees it."""
    gains = [option for option in options if (option["meaning"] or {}).get("kind") == "gain"]
    early = view["data"].get("round", 0) < 2
    return str(rng.choice(gains if gains and early else options)["choice"])


def play(url: str, token: str = "", game: str = "small_world", *, seed: int = 0) -> list[int | None]:
    """Play one game and return the scores."""
    server, rng = Server(url, token), random.Random(seed)
    view: dict[str, Any] = {}
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = server.post("/api/tables", {"game": game, "seats": seats})["id"]
    credentials = {name: value for name, value in server.headers.items() if name in ("Authorization", "Cookie")}
    with connect(server.url.replace("http", "ws", 1) + "/ws", additional_headers=credentials, max_size=None) as ws:
        ws.send(json.dumps({"type": "watch", "table": table, "view": True}))
        while True:
            message = json.loads(ws.recv())
            if message["type"] == "error":
                raise RuntimeError(message["error"]["message"])
            if message["type"] not in ("table", "delta"):
                continue
            now = message["table"] if message["type"] == "table" else message["info"]
            if now.get("state") == "finished":
                return list(now["scores"])
            view = message.get("view", view)  # a change brings it if it is another one
            if message["options"]:
                move = {"type": "move", "table": table, "seq": message["seq"], "key": str(rng.random())}
                ws.send(json.dumps({**move, "choice": pick(message["options"], view, rng)}))


if __name__ == "__main__":
    print("scores:", play(*sys.argv[1:4]))
