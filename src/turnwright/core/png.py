"""SVG pictures as PNG files, through the optional resvg-py."""

from __future__ import annotations

from turnwright.core.errors import GameError


class DrawingUnavailable(GameError):
    """The renderer is not installed."""


def png(svg: str, width: int) -> bytes:
    """Return the picture as a PNG file, ``width`` pixels wide."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise DrawingUnavailable("PNG pictures need the renderer: pip install turnwright[png]") from None
    return bytes(svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))
