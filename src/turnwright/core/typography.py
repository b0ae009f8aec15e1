"""What a printed text needs besides its words: spaces at which a line does not break, and the minus sign."""

from __future__ import annotations

import re
from typing import Final

NO_BREAK: Final = "\u00a0"
MINUS: Final = "\u2212"

_LOOSE: Final = "и|или|а|но|в|во|со|к|ко|у|о|об|на|за|по|до|от|из|без|для|при|над|под|после|не"
"""Words that do not belong to the number before them."""
_NUMBERED: Final = "[Рр]егион|[Пп]олян|[Рр]аунд|[Мм]ест|[Чч]аш|[Фф]аз|[Ии]грок|[Дд]елени|[Вв]ариант"
"""Beginnings of words that are followed by their number."""
_TIED: Final = re.compile(
    rf"(?<!\w)([авикосуяАВИКОСУЯ]|(?:{_NUMBERED})\w*(?= [\dIVX])) (?=\S)"
    rf"|(?<=\d) (?=(?!(?:{_LOOSE})\b)[^\W\d_])"
    r"| (?=[—–])"
)
_NEGATIVE: Final = re.compile(r"(?<![\w-])-(?=\d)")


def tied(text: str, lang: str) -> str:
    """Return ``text`` as it is printed in ``lang``. Only Russian differs.

    A number stays on one line with its noun (5 монет, регион 5), a one-letter word with the next word, and a dash
    with the word before it. ``web/src/lib/typography.ts`` does the same on the page.
    """
    if lang != "ru":
        return text
    return _NEGATIVE.sub(MINUS, _TIED.sub(rf"\1{NO_BREAK}", text))
