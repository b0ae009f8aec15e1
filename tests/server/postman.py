"""A small mail server for tests: takes messages on this machine, refuses them, or says nothing at all."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import cast

PATIENCE = 30.0


class Postman(socketserver.ThreadingTCPServer):
    """Listens on loopback. ``mood``: ``kind`` takes mail, ``strict`` refuses recipients, ``silent`` does not answer."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self, mood: str = "kind") -> None:
        super().__init__(("127.0.0.1", 0), Conversation)
        self.mood = mood
        self.said: list[str] = []
        self.letters: list[EmailMessage] = []
        self.envelopes: list[tuple[str, list[str]]] = []
        self.over = threading.Event()

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.server_address[1])


class Conversation(socketserver.StreamRequestHandler):
    """One connection: as much of SMTP (RFC 5321) as a client that hands over mail needs."""

    timeout = PATIENCE

    def handle(self) -> None:
        """Answer line by line."""
        postman = cast(Postman, self.server)
        if postman.mood == "silent":
            postman.over.wait(PATIENCE)
            return
        self.sender, self.recipients = "", list[str]()
        self.say("220 postman")
        while line := self.rfile.readline():
            words = line.decode().strip()
            postman.said.append(words)
            verb = words.partition(" ")[0].upper()
            self.say(self.answer(postman, verb, words))
            if verb == "QUIT":
                return

    def answer(self, postman: Postman, verb: str, words: str) -> str:
        """Return the reply to one command."""
        address = words.partition("<")[2].partition(">")[0]
        if verb == "RCPT" and postman.mood == "strict":
            return "550 nobody of that name"
        if verb == "MAIL":
            self.sender, self.recipients = address, []
        if verb == "RCPT":
            self.recipients.append(address)
        if verb == "DATA":
            self.say("354 go on")
            postman.letters.append(self.letter())
            postman.envelopes.append((self.sender, self.recipients))
        return "250 fine" if verb in ("EHLO", "HELO", "MAIL", "RCPT", "DATA", "RSET") else "221 bye"

    def letter(self) -> EmailMessage:
        """Read a message up to the lonely dot."""
        lines = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line.removeprefix(b"."))
        return message_from_bytes(b"".join(lines), policy=policy.default)

    def say(self, line: str) -> None:
        """Send a line."""
        self.wfile.write(f"{line}\r\n".encode())


@contextmanager
def post_office(mood: str = "kind") -> Iterator[Postman]:
    """Run a mail server."""
    with Postman(mood) as postman:
        thread = threading.Thread(target=postman.serve_forever)
        thread.start()
        try:
            yield postman
        finally:
            postman.over.set()
            postman.shutdown()
            thread.join()
