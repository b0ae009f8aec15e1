"""Words: messages in the reader's language."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from tests.toy import TOY, Toy
from turnwright.core import text
from turnwright.core.game import find
from turnwright.core.messages import Message
from turnwright.core.seats import CHANCE
from turnwright.core.text import LANGUAGES, core_catalogue, faults, meant, message_ids, rule_text, say
from turnwright.core.typography import NO_BREAK, tied
from turnwright.core.verbs import END, GIVE_UP, RISK, Meaning

WORDY = """
# A term.
-ship = ship

crew = crew of { $count ->
    [one] one
   *[other] { $count }
}
full = The { -ship }, { crew }
prompt-over = Done.
loud = { full }!
    .low = { full }
"""


def test_messages_are_said_in_both_languages() -> None:
    """Plurals follow the language, and no invisible marks get in."""
    told = Message("log-reveal", {"seat": 0, "bid": 2})
    assert "Player 1 bid 2 coins." == say(TOY, told, "en")
    assert tied("Игрок 1: ставка 2 монеты.", "ru") == say(TOY, told, "ru")
    assert tied("Игрок 1: ставка 1 монета.", "ru") == say(TOY, Message("log-reveal", {"seat": 0, "bid": 1}), "ru")


def test_seats_are_called_by_name_where_names_are_known() -> None:
    """Seats without a name are numbered as people count."""
    told = Message("log-play", {"seat": 0, "other": 1, "card": 7})
    assert "Ann attacks Player 2 with card 7." == say(TOY, told, "en", ["Ann"])
    assert "Chance draws a card." == say(TOY, Message("log-draw", {"seat": CHANCE}))


def test_arguments_may_be_messages() -> None:
    """An argument that starts with @ is said first; any other string is said as it is."""
    assert "The game is over." == say(TOY, Message("refused-rule", {"rule": "@prompt-over"}))
    assert "Игра окончена." == say(TOY, Message("refused-rule", {"rule": "@prompt-over"}), "ru")
    assert "{ $seat }" == say(TOY, Message("refused-rule", {"rule": "{ $seat }"}))


def test_what_is_missing_is_shown_by_its_id_and_reported() -> None:
    """A player sees the id; a test sees the fault."""
    assert "no-such-thing" == say(TOY, Message("no-such-thing"), "ru")
    assert ["ru: no message no-such-thing"] == faults(TOY, Message("no-such-thing"), "ru")
    assert ["en: no message gone"] == faults(TOY, Message("refused-rule", {"rule": "@gone"}), "en")
    assert {"en: log-reveal: Unknown external: bid"} == set(faults(TOY, Message("log-reveal", {"seat": 0}), "en"))
    assert [] == faults(TOY, Message("prompt-over"), "en")


def test_an_unknown_language_is_answered_in_english() -> None:
    """Nobody is left without an answer."""
    assert "The game is over." == say(TOY, Message("prompt-over"), "tlh")
    assert rule_text(TOY, 1, "en") == rule_text(TOY, 1, "tlh")


def test_a_meaning_is_told_in_sentences() -> None:
    """Price, reward and odds, each if there is any; what is given up is no price."""
    risk = Meaning(RISK, {"thing-coin": 3}, {"thing-point": 2, "thing-worth": 4}, (2, 6))
    assert ["Costs 3 coins.", "Brings 2 points, cards worth 4.", "Succeeds in 2 of 6 cases."] == meant(TOY, risk)
    assert ["Теряется: очки: 1."] == meant(TOY, Meaning(GIVE_UP, {"thing-point": 1}), "ru")
    assert [] == meant(TOY, Meaning(END))


def test_rules_are_cited_with_their_id() -> None:
    """A rule is its text and its id, in either language."""
    assert "Before the draw, each player may look at the top card of the deck. [TOY-3]" == rule_text(TOY, 3)
    assert rule_text(TOY, 3, "ru").endswith("верхнюю карту колоды. [TOY-3]")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_common_catalogue_is_part_of_every_games(lang: str) -> None:
    """A game's ids include the common ones."""
    assert "prompt-over" in core_catalogue(lang)
    assert {"prompt-over", "log-draw"} <= message_ids(TOY, lang)


def test_a_text_that_has_only_attributes_is_no_text() -> None:
    """A message without a value is reported like a missing one."""

    class Odd(Toy):
        def catalogue(self, lang: str) -> str:
            return "odd =\n    .title = x\n"

    assert "odd" == say(Odd(), Message("odd"))
    assert ["en: odd has no text"] == faults(Odd(), Message("odd"), "en")


FORMS = """
piece-den = den
    .acc = a den
    .counted = { $number ->
        [one] one den
       *[other] { $number } dens
    }
piece-inn = inn
part-place = { $piece-acc }
log-place = { $seat } places { part-place }.
log-lose = { $number } lost { $other-gen }: { $piece-counted }, { $piece-rare }
log-wrong = { $number-acc } { $piece-acc }
"""


class Declined(Toy):
    """A game whose names have forms."""

    def catalogue(self, lang: str) -> str:
        """Return the same texts in both languages."""
        return FORMS


def test_a_text_asks_for_a_form_of_a_name() -> None:
    """A form is an attribute of the name, or its usual text; it may use the numbers of the text around it."""
    game = Declined()
    assert "Player 1 places a den." == say(game, Message("log-place", {"seat": 0, "piece": "@piece-den"}))
    assert "Player 1 places inn." == say(game, Message("log-place", {"seat": 0, "piece": "@piece-inn"}))
    assert "Player 1 places gem." == say(game, Message("log-place", {"seat": 0, "piece": "gem"}))
    lost = Message("log-lose", {"other": 1, "piece": "@piece-den", "number": 3})
    assert "3 lost Player 2: 3 dens, den" == say(game, lost)
    assert "3~lost игрока~2: 3~dens, den" == say(game, lost, "ru").replace(NO_BREAK, "~")


def test_a_players_name_has_forms_and_is_never_a_message() -> None:
    """In Russian a name keeps its form behind a word that takes the case."""
    lost = Message("log-lose", {"other": 1, "piece": "@piece-den", "number": 1})
    assert "1~lost игрока Марта: one den, den" == say(Declined(), lost, "ru", ["", "Марта"]).replace(NO_BREAK, "~")
    assert "игрока @piece-inn" in say(Declined(), lost, "ru", ["", "@piece-inn"])


def test_faults_of_forms_are_reported() -> None:
    """A form needs the argument it is a form of, and an attribute needs its own arguments."""
    wrong = Message("log-wrong", {"number": 1})
    assert ["en: log-wrong: Unknown external: piece-acc"] == faults(Declined(), wrong, "en")
    lacking = Message("log-lose", {"other": 1, "piece": "@piece-den"})
    assert {"en: log-lose: Unknown external: number"} == set(faults(Declined(), lacking, "en"))


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("вы получите 0 монет", "вы получите 0~монет"),
        ("на поляну 10 и в регион 5 после броска", "на поляну~10 и~в~регион~5 после броска"),
        ("чаша III — фаза II", "чаша~III~— фаза~II"),
        ("Вера: -1 ПО, 2-4 игрока, SW-3", "Вера: −1~ПО, 2-4~игрока, SW-3"),
        ("6 из 16, а также Я и ты", "6 из 16, а~также Я~и~ты"),
    ],
)
def test_russian_keeps_together_what_belongs_together(text: str, printed: str) -> None:
    """No line of a phone ends in a number or a one-letter word, and none begins with a dash."""
    assert printed == tied(text, "ru").replace(NO_BREAK, "~")
    assert text == tied(text, "en")


def test_a_game_may_have_no_texts() -> None:
    """Its catalogue is empty, or holds comments alone."""
    assert {} == text.entries("")
    assert {} == text.entries("# Nothing to say yet.\n")


def test_only_what_is_said_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text is parsed with all its parts when it is first said, once, and no other text is."""

    class Wordy(Toy):
        def catalogue(self, lang: str) -> str:
            return WORDY

    parsed: list[str] = []

    def read(source: str) -> ast.Resource:
        parsed.append(source.split()[0])
        return FluentResource(source)

    monkeypatch.setattr(text, "FluentResource", read)
    wordy = Wordy()
    assert "The ship, crew of 2!" == say(wordy, Message("loud", {"count": 2}))
    assert "The ship, crew of one!" == say(wordy, Message("loud", {"count": 1}))
    assert ["-ship", "crew", "full", "loud"] == sorted(parsed)
    assert "Done." == say(wordy, Message("prompt-over"))
    assert "prompt-over" == parsed[-1]
    assert text.has_text(wordy, "seat-name", "en")
    assert not text.has_text(wordy, "-ship", "en")


@pytest.mark.parametrize("game", ["small_world", "terra_mystica", "root", "mythotopia"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_catalogues_are_split_where_the_parser_splits_them(game: str, lang: str) -> None:
    """Each entry by itself means the same as in the whole catalogue."""
    source = find(game).catalogue(lang)
    whole = {f"-{e.id.name}" if isinstance(e, ast.Term) else e.id.name: e for e in _entries(source)}
    split = text.entries(source)
    assert list(whole) == list(split)
    for id, part in split.items():
        (alone,) = _entries(part)
        assert whole[id].equals(alone, ["span", "comment"]), id


def _entries(source: str) -> list[ast.Message | ast.Term]:
    return [entry for entry in FluentResource(source).body if isinstance(entry, ast.Message | ast.Term)]
