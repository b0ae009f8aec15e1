"""Starting a game: the lobby and the form for a new table show what a click on their buttons starts."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import Visitor
from tests.browser.steps import become, open_table, read, send, words

SHOWN = "all => all.map(select => select.selectedOptions[0]?.text ?? '')"


def shown(person: Visitor) -> list[str]:
    """Return what the lists of the page show, untouched."""
    person.page.get_by_role("combobox", name="Game", exact=True).wait_for()
    return list(person.page.locator("main select").evaluate_all(SHOWN))


def chosen(person: Visitor) -> list[str]:
    """Return what is chosen on the first page, untouched: the game and the level."""
    person.page.locator('main input[type="radio"]').first.wait_for()
    return list(person.page.locator("main input:checked").evaluate_all("all => all.map(input => input.value)"))


def table_of(person: Visitor) -> Any:
    """Return the table that the page goes to, as the server tells it."""
    person.page.wait_for_url("**/t/*")
    return read(person, f"/api/tables/{str(person.page.url).rsplit('/', 1)[1]}")


def test_the_lobby_asks_for_a_game_and_a_level_and_starts_what_it_shows(visit: Any) -> None:
    """The default suits a newcomer, and nothing else is asked; the last choice is selected again."""
    ada = visit()
    become(ada, "Ada")
    ada.go("/")
    assert ["small_world", "casual"] == chosen(ada)
    assert 0 == ada.page.locator("main select").count()
    assert 4 == ada.page.locator('input[name="level"]').count()
    ada.page.get_by_role("button", name="Play against bots").click()
    table = table_of(ada)
    assert "small_world" == table["game"]
    assert [("bot", "greedy", "casual")] * 2 == [(s["kind"], s["bot"], s["level"]) for s in table["seats"][1:]]
    ada.go("/")
    ada.page.get_by_role("radio", name="Root", exact=False).check()
    ada.page.get_by_role("radio", name="Beginner").check()
    ada.page.reload()
    assert ["root", "beginner"] == chosen(ada)
    ada.page.get_by_role("button", name="Play against bots").click()
    table = table_of(ada)
    assert ("root", "random") == (table["game"], table["seats"][1]["bot"])


def test_levels_say_how_strong_they_are_and_how_long_they_take(visit: Any) -> None:
    """In words, in both languages."""
    english, russian = ("at once", "1 s per move", "5 s per move"), ("сразу", "1 с на ход", "5 с на ход")
    for person, phrases in ((visit(), english), (visit(lang="ru-RU"), russian)):
        person.go("/")
        person.page.locator('input[name="level"]').first.wait_for()
        told = words(person.page.locator("fieldset", has=person.page.locator('input[name="level"]')))
        assert all(phrase in told for phrase in phrases), told


def finish(person: Visitor, table: str) -> None:
    """Play a game to its end by script, taking the first choice there is."""

    def next_question() -> Any:
        seen = read(person, f"/api/tables/{table}/snapshot")
        return seen if seen["options"] or seen["table"]["state"] == "finished" else None

    while (seen := person.wait_for(next_question, "the bot does not answer"))["options"]:
        body = {"seq": seen["seq"], "choice": seen["options"][0]["choice"]}
        send(person, f"/api/tables/{table}/moves", body)


def test_a_returning_player_goes_on_or_plays_again_with_one_click(visit: Any) -> None:
    """The table that waits comes first; when none does, the last game can be had again as it was."""
    ada = visit()
    become(ada, "Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    options = {"first": 0, "coins": "open"}
    table = str(send(ada, "/api/tables", {"game": "small_world", "seats": seats, "options": options})["id"])
    ada.go("/")
    ada.page.locator("main a", has_text="Continue").first.click()
    ada.page.wait_for_url(f"**/t/{table}")
    ada.asked()
    finish(ada, table)
    ada.go("/")
    ada.page.get_by_role("button", name="Play again: Small World").click()
    ada.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    again = table_of(ada)
    assert "running" == again["state"]
    assert ["open", 0] == [again["options"][name] for name in ("coins", "first")]
    assert [("person", None), ("bot", "random")] == [(seat["kind"], seat["bot"]) for seat in again["seats"]]
    ada.go("/")
    ada.page.locator("main a", has_text="Continue").wait_for()
    assert 0 == ada.page.get_by_role("button", name="Play again:").count()


def test_games_show_what_they_look_like_whom_they_suit_and_how_long_they_take(visit: Any) -> None:
    """Every card has a picture that came."""
    ada = visit()
    ada.go("/")
    cards = ada.page.locator("label", has=ada.page.locator('input[name="game"]'))
    cards.first.wait_for()
    ada.until("[...document.querySelectorAll('label img')].every(image => image.naturalWidth > 0)")
    assert ["2–5 players", "2–5 players", "2–6 players", "2–4 players"] == [
        str(text).split("·")[0].strip() for text in cards.locator(".facts").all_inner_texts()
    ]
    assert "first game" in cards.first.inner_text()


def test_public_tables_are_shown_with_their_boards(visit: Any) -> None:
    """What watchers see, small; a click watches."""
    ada, eve = visit(), visit()
    become(ada, "Ada")
    table = open_table(ada, "Ada", "me", "greedy", public=True, options={"first": 0})
    eve.go("/")
    card = eve.page.locator(f'a[href="/t/{table}"]')
    card.wait_for()
    eve.until(f"document.querySelector('a[href=\"/t/{table}\"] img')?.src.includes('/picture?')")
    eve.until(f"document.querySelector('a[href=\"/t/{table}\"] img').naturalWidth > 0")
    assert "Rosa" in card.inner_text()
    card.click()
    eve.drawn()


def test_the_waiting_room_tells_what_is_played_and_lets_people_talk(visit: Any) -> None:
    """Unusual options in words, the clock, and the chat."""
    ada = visit(lang="ru-RU")
    clock = {"kind": "decision", "seconds": 86400, "timeout": "seat"}
    open_table(ada, "Ада", "me", "open", "greedy", public=True, options={"coins": "open", "first": 1}, clock=clock)
    room = ada.page.locator("main")
    room.get_by_text("Место 2").wait_for()
    told = words(room)
    assert "1 день на решение" in told, told
    assert "Роза" in told, told
    assert "бот, Любитель" in told, told
    ada.page.get_by_label("Сообщение за стол").fill("Кто сядет?")
    ada.page.keyboard.press("Enter")
    ada.page.get_by_role("log").get_by_text("Кто сядет?").wait_for()


def test_every_list_of_the_form_shows_what_is_chosen_before_it_is_touched(visit: Any) -> None:
    """The game that is shown is the game that starts."""
    ada = visit()
    become(ada, "Ada")
    ada.go("/new")
    lists = shown(ada)
    assert "Small World" == lists[0]
    assert all(lists), lists
    ada.page.locator("main button.primary").click()
    assert "small_world" == table_of(ada)["game"]


def test_every_list_of_the_form_shows_something_after_another_game_is_chosen(visit: Any) -> None:
    """Numbers and bots that only the game before allowed give way to some that this one has."""
    ada = visit()
    ada.go("/new")
    for game, count in (("root", "6"), ("mythotopia", "4")):
        ada.page.get_by_role("combobox", name="Game", exact=True).select_option(game)
        assert all(shown(ada)), shown(ada)
        numbers = ada.page.locator("main select").nth(1)
        numbers.select_option(index=numbers.locator("option").count() - 1)
        assert all(shown(ada)), shown(ada)
        assert count == shown(ada)[1]


def values(person: Visitor, name: str) -> list[str]:
    """Return what a list of the form offers."""
    found = person.page.get_by_role("combobox", name=name, exact=True).locator("option").all_inner_texts()
    return [str(text) for text in found]


def new_table(person: Visitor, game: str, seats: int) -> None:
    """Open the form for a table of ``game``."""
    become(person, "Ada")
    person.go("/new")
    person.page.get_by_role("combobox", name="Game", exact=True).select_option(game)
    person.page.get_by_role("combobox", name="Seats", exact=True).select_option(str(seats))
    person.page.get_by_role("combobox", name="First player", exact=True).wait_for()


def test_the_form_offers_the_seats_there_are_counted_from_one(visit: Any) -> None:
    """With fewer seats, values are reset, and options that are not allowed for that number are not offered."""
    ada = visit()
    new_table(ada, "mythotopia", 4)
    assert ["at random", "Seat 1", "Seat 2", "Seat 3", "Seat 4"] == values(ada, "First player")
    assert "from 0" not in ada.page.locator("main").inner_text()
    ada.page.get_by_role("combobox", name="First player", exact=True).select_option(label="Seat 4")
    ada.page.get_by_role("combobox", name="Start choice", exact=True).select_option(index=1)
    ada.page.get_by_role("combobox", name="Seats", exact=True).select_option("2")
    assert ["at random", "Seat 1", "Seat 2"] == values(ada, "First player")
    assert "at random" in shown(ada)
    assert 0 == ada.page.get_by_label("Start choice").count()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    ada.page.wait_for_url("**/t/*")
    options = read(ada, f"/api/tables/{str(ada.page.url).rsplit('/', 1)[1]}")["options"]
    assert ("random", "off") == (options["first"], options["start_choice"])


def test_a_refused_table_names_the_field_and_goes_there(visit: Any) -> None:
    """In the reader's words."""
    ada = visit()
    new_table(ada, "root", 2)
    for seat in (1, 2):
        ada.page.get_by_label(f"Factions, Seat {seat}").select_option("eyrie")
    ada.page.get_by_role("button", name="Start", exact=True).click()
    problem = ada.page.get_by_role("alert")
    assert "Factions: These choices for the seats do not fit together." == problem.inner_text()
    ada.until("document.activeElement.getAttribute('aria-label') === 'Factions, Seat 1'")
    ada.page.get_by_label("Factions, Seat 2").select_option("marquise")
    ada.page.get_by_role("button", name="Start", exact=True).click()
    ada.page.wait_for_url("**/t/*")


def test_house_rules_hide_behind_presets(visit: Any) -> None:
    """A preset sets what it names; rulings show when they are asked for, and make the rules one's own."""
    ada = visit()
    new_table(ada, "terra_mystica", 3)
    page = ada.page
    presets = page.get_by_role("combobox", name="Rules", exact=True)
    ruling = page.get_by_label("Turn order by passing")
    assert not ruling.is_visible()
    presets.select_option(label="With the tiles of later printings")
    assert page.get_by_label("Town tiles of later printings").is_checked()
    assert not ruling.is_visible()
    page.get_by_text("House rules (2)").click()
    ruling.wait_for()
    assert "With the tiles of later printings" in shown(ada), "a look at the house rules changes nothing"
    page.get_by_text("House rules (2)").click()
    page.get_by_label("Town tiles of later printings").uncheck()
    assert "House rules" in shown(ada)
    presets.select_option(label="By the rule book")
    assert not page.get_by_label("Bonus card for shipping").is_checked()
    presets.select_option(label="House rules")
    ruling.check()
    page.get_by_text("House rules (2)").click()
    assert not ruling.is_visible()
    assert "House rules" in shown(ada)


def test_an_option_that_so_many_seats_make_meaningless_is_not_shown(visit: Any) -> None:
    """Nor sent."""
    ada = visit()
    new_table(ada, "mythotopia", 2)
    assert 1 == ada.page.get_by_label("Provinces for two players").count()
    ada.page.get_by_label("Provinces for two players").select_option(index=1)
    ada.page.get_by_role("combobox", name="Seats", exact=True).select_option("3")
    assert 0 == ada.page.get_by_label("Provinces for two players").count()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    assert 11 == table_of(ada)["options"]["two_player_provinces"]


def test_no_empty_list_is_shown_while_the_games_are_fetched(visit: Any) -> None:
    """Lists come with what they list."""
    ada = visit()
    held: list[Any] = []
    ada.page.route("**/api/games", lambda route: held.append(route))
    ada.go("/")
    ada.page.get_by_label("Your name").wait_for()
    assert 0 == ada.page.locator('main input[type="radio"]').count()
    ada.wait_for(lambda: held, "the games were not fetched")
    held[0].continue_()
    assert ["small_world", "casual"] == chosen(ada)
