"""Names: no invisible letters, and nobody passes for somebody else's account."""

from __future__ import annotations

import sys
import unicodedata
from contextlib import suppress

import pytest
from sqlalchemy import text

from tests.server.hall import PASSWORD, Guest, Hall, hall_for, refusal
from tests.server.room import downgraded
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.people.lookalikes import skeleton
from turnwright.server.people.names import LONGEST_KEY, check_name, name_key, one_line
from turnwright.server.storage.engines import engine_for, upgrade_to_head

pytestmark = pytest.mark.plain_only

IGNORABLE = [
    *(0xAD, 0x34F, 0x61C, 0x3164, 0xFEFF, 0xFFA0), *range(0x115F, 0x1161), *range(0x17B4, 0x17B6),
    *range(0x180B, 0x1810), *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070),
    *range(0xFE00, 0xFE10), *range(0xFFF0, 0xFFF9), *range(0x1BCA0, 0x1BCA4), *range(0x1D173, 0x1D17B),
    *range(0xE0000, 0xE1000),
]  # fmt: skip
"""Default_Ignorable_Code_Point of Unicode: all that shows nothing by design."""
EMPTY = [0x2800, 0x1D159, 0x13441, 0x16FE4, 0x00A0, 0x2003, 0x3000]
"""Braille, music and hieroglyphs of nothing; wide spaces."""
ALIKE = [
    ("Alice", "AIice"), ("Alice", "A1ice"), ("Bob", "B0b"), ("Bob", "ВОВ"), ("Copa", "Сора"), ("Nik", "ΝΙΚ"),
    ("Arnold", "Amold"), ("Wanda", "VVanda"), ("Soren", "Søren"), ("Jose", "José"), ("HAT", "НАТ"), ("Пит", "ΠИТ"),
    ("Anna", "A.n-n a"), ("ахо", "axo"), ("Lodz", "Łódź"), ("Елка", "Ёлка"), ("Anna", "A\u0338nna"), ("oo", "օօ"),
]  # fmt: skip


@pytest.mark.parametrize("code", [*IGNORABLE[:40], 0x200D, 0x2066, 0xFE0F, 0xE0001, 0xE0100, *EMPTY[:4]])
def test_a_letter_that_shows_nothing_makes_no_other_name(code: int) -> None:
    """Refused, or gone: what is left is the name without it."""
    for spelt in (f"An{chr(code)}na", f"Anna{chr(code)}", chr(code) * 3):
        with suppress(Refused):
            assert "Anna" == check_name(spelt)


def test_whatever_a_name_may_hold_can_be_seen() -> None:
    """All of Unicode: only letters, accents, digits and a few marks, none that is ignorable or empty."""
    hidden = {chr(code) for code in (*IGNORABLE, *EMPTY)}
    allowed = set()
    for code in range(sys.maxunicode + 1):
        letter = chr(code)
        if unicodedata.category(letter) in ("Cn", "Co", "Cs"):
            continue
        try:
            kept = check_name(f"{letter}{letter}" if letter.isalpha() else f"A{letter}")
        except Refused:
            continue
        allowed |= set(kept)
    assert len(allowed) > 20_000
    assert set() == allowed & hidden
    kinds = {unicodedata.category(letter) for letter in allowed if not letter.isascii()}
    assert kinds <= {"Lu", "Ll", "Lt", "Lo", "Lm", "Mn"}
    digits = {letter for letter in allowed if letter.isdigit()}
    assert set("0123456789") == digits


@pytest.mark.parametrize(
    "name", ["An一na", "Anna대", "Աnna", "Аnna", "ᎪᏁᏁᎪ", "ǀǀǀ", "ꓮꓠꓠꓮ", "a\u0301\u0302\u0303\u0304b"]
)
def test_alphabets_are_not_mixed_and_accents_not_heaped(name: str) -> None:
    """Nor are letters of alphabets that nobody writes names in, which look like ours."""
    with pytest.raises(Refused):
        check_name(name)


@pytest.mark.parametrize("name", ["佐々木", "김철수", "Nguyễn Thị", "Ελένη", "Ђорђе", "דוד", "Ɛsi Ɔkɔ", "Zoë"])
def test_names_of_the_world_are_welcome(name: str) -> None:
    """With their accents."""
    assert unicodedata.normalize("NFKC", name) == check_name(name)


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_look_alikes_share_a_skeleton(one: str, other: str) -> None:
    """By letters of other alphabets, digits, accents, strokes, case and marks."""
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Anne"), ("Ivan", "Igor"), ("が", "か"), ("大", "犬"), ("Max", "Mac")]
)
def test_different_names_look_different(one: str, other: str) -> None:
    """Also where only a mark tells them apart that makes another letter."""
    assert skeleton(one) != skeleton(other)


def test_a_name_whose_small_letters_are_more_fits_its_column() -> None:
    """Three letters each, more than the column has: refused as too long."""
    with pytest.raises(Refused) as no:
        check_name("ΐ" * 24)
    assert "name-length" == no.value.problem.reason
    name = check_name("ΐ" * 20)
    assert max(len(name_key(name)), len(skeleton(name))) <= LONGEST_KEY


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("\u3164\u3164", ""),
        ("\u2800 \u115f", ""),
        ("\ufe0f", ""),
        ("Tea\u3164time", "Tea time"),
        ("\u202eab\r\nc", "ab c"),
    ],
)
def test_titles_show_something(given: str, kept: str) -> None:
    """Or there is none."""
    assert kept == one_line(given, 80)


def account(hall: Hall, name: str) -> Guest:
    """Return somebody with a new account."""
    person = hall.stranger()
    reply = person.post("/api/register", {"name": name, "password": PASSWORD})
    assert 200 == reply.status_code, reply.text
    return person


def two_seats(seat: dict[str, str]) -> dict[str, object]:
    """Return the form of a table with oneself and ``seat``."""
    return {"game": "small_world", "seats": [{"kind": "me"}, seat]}


def test_nobody_passes_for_an_account(home: Settings) -> None:
    """Not as a guest, by an account, a renamed guest, a hot seat or a bot; oneself may."""
    with hall_for(home) as hall:
        alice, bert = account(hall, "Alice"), hall.guest("Bert")
        for name in ("AIice", "A1ice", "al-ice", "АIice"):
            spec = {"name": name, "password": PASSWORD}
            for reply in (
                hall.stranger().post("/api/guest", {"name": name}),
                hall.stranger().post("/api/register", spec),
                bert.post("/api/register", spec),
                bert.post("/api/tables", two_seats({"kind": "me", "name": name})),
                bert.post("/api/tables", two_seats({"kind": "bot", "name": name})),
            ):
                assert refusal(reply) in ((409, "name_taken"), (400, "bad_request")), name
        table = bert.table("me", "open")["id"]
        bot = {"kind": "bot", "bot": "greedy", "name": "AIice"}
        assert (409, "name_taken") == refusal(bert.post(f"/api/tables/{table}/seats/1", bot))
        own = alice.table({"kind": "me", "name": "Alice"}, {"kind": "me", "name": "Carol"})
        assert ["Alice", "Carol"] == [seat["name"] for seat in own["seats"]]


def test_seats_are_called_as_people_may_be(hall: Hall) -> None:
    """No markup, nothing invisible; a seat without a name of its own has its person's."""
    person = hall.guest("Anna")
    for name in ("<b>x</b>", "\u3164\u3164", "a\u202eb"):
        body = two_seats({"kind": "me", "name": name})
        assert (400, "bad_request") == refusal(person.post("/api/tables", body))
    assert "Anna" == person.table({"kind": "me", "name": " "}, "open")["seats"][0]["name"]


def test_accounts_that_look_alike_already_keep_signing_in(home: Settings) -> None:
    """The database of an earlier version has them; the revision keeps both, and a third is refused."""
    with hall_for(home) as hall:
        for name in ("Alice", "Bert", "Carol"):
            account(hall, name)
    downgraded(home, "0003")
    engine = engine_for(home)
    with engine.begin() as sql:
        sql.execute(text("UPDATE users SET name = 'AIice', name_key = 'aiice', email = 'x@y.org' WHERE name = 'Bert'"))
    upgrade_to_head(engine)
    with engine.begin() as sql:
        rows = sql.execute(text("SELECT name, skeleton, email_confirmed FROM users ORDER BY created")).all()
    engine.dispose()
    assert [("Alice", "allce", None), ("AIice", None, None), ("Carol", "carol", None)] == [tuple(row) for row in rows]
    with hall_for(home) as hall:
        for name in ("Alice", "AIice", "Carol"):
            assert 200 == hall.stranger().post("/api/login", {"name": name, "password": PASSWORD}).status_code
        assert (409, "name_taken") == refusal(hall.stranger().post("/api/guest", {"name": "A1ice"}))
