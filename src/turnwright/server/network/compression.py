"""Compress large WebSocket messages: a whole table takes an eighth of its size.

Small messages, which are nearly all, are sent as they are. Connections keep no compression state, so a thousand of them
cost no memory, and a message to many clients is compressed once.

Clients may compress what they send, too; a kilobyte of theirs could become a megabyte of ours, so it may not grow much.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import lru_cache
from struct import pack
from typing import Final

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

LEAST: Final = 8_000
"""Messages of at least this many bytes are compressed."""
LEVEL: Final = 4
KEPT: Final = 16
LARGEST_KEPT: Final = 1_000_000
"""Maximum size of a message that is cached with its compressed form: that of a very long game has several megabytes."""
TAIL: Final = b"\x00\x00\xff\xff"
"""The end of a compressed message, which is not sent (RFC 7692)."""
WHOLE_TEXT: Final = 0x81
COMPRESSED: Final = 0x40
SHORT: Final = 126
"""Parts of the header of a frame (RFC 6455): a text in one frame, compressed; sizes below SHORT take one byte."""
MOST_UNPACKED: Final = 65_536
"""Maximum size of a compressed frame from a client once it is unpacked."""


class LargeMessages(PerMessageDeflate):
    """Compresses large messages, each on its own."""

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        """Return a frame as the client meant it; a compressed one may not become too large."""
        packed_here = frame.rsv1 or (frame.opcode is Opcode.CONT and self.decode_cont_data)
        most = MOST_UNPACKED if max_size is None else min(max_size, MOST_UNPACKED)
        return super().decode(frame, max_size=most if packed_here else max_size)

    def encode(self, frame: Frame) -> Frame:
        """Return a frame as it is sent; every message of ours is one frame."""
        if frame.opcode is not Opcode.TEXT or len(frame.data) < LEAST:
            return frame
        return frame.__class__(frame.opcode, compressed(bytes(frame.data), self.local_max_window_bits), rsv1=True)


def compressed(content: bytes, window_bits: int) -> bytes:
    """Return a compressed message; the most recent ones that are not very large are cached."""
    return (packed if len(content) <= LARGEST_KEPT else packed.__wrapped__)(content, window_bits)


@lru_cache(maxsize=KEPT)
def packed(content: bytes, window_bits: int) -> bytes:
    """Compress a message."""
    encoder = zlib.compressobj(LEVEL, wbits=-window_bits)
    return (encoder.compress(content) + encoder.flush(zlib.Z_SYNC_FLUSH)).removesuffix(TAIL)


def framed(content: bytes, window_bits: int) -> bytes:
    """Return a text message as the one frame that is sent; ``window_bits`` is the agreed compression, 0 for none."""
    large = bool(window_bits) and len(content) >= LEAST
    data = compressed(content, window_bits) if large else content
    first, size = WHOLE_TEXT | (COMPRESSED if large else 0), len(data)
    if size < SHORT:
        return pack("!BB", first, size) + data
    if size < 1 << 16:
        return pack("!BBH", first, SHORT, size) + data
    return pack("!BBQ", first, SHORT + 1, size) + data


class LargeMessagesFactory(ServerPerMessageDeflateFactory):
    """Negotiates compression of large messages with a client."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """Return the negotiated parameters."""
        agreed, made = super().process_request_params(params, accepted_extensions)
        return agreed, LargeMessages(True, True, made.remote_max_window_bits, made.local_max_window_bits)
