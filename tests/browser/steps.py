"""What several tests do: sit down at a table for two, choose from the list, read what the server sent."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from tests.browser.conftest import Visitor
from turnwright.bots import RandomBot
from turnwright.core.game import find
from turnwright.core.record import write


@cache
def finished_record(seats: int = 2) -> str:
    """Return the record of a game of random bots."""
    game = find("small_world")
    position, bot = game.new(seats, seed="browser"), RandomBot(1)
    position.names = ["Ada", "Bela", "Cora", "Dora", "Edda"][:seats]
    while position.seat is not None:
        position.choose(bot.choose(game, position.observation(position.seat), position.actions))
    return write(position.record)


def is_russian(text: str) -> bool:
    """Return whether a text has Russian letters."""
    return re.search("[а-я]", text) is not None


def words(element: Any) -> str:
    """Return the text of an element without what ties its words together on a line."""
    return str(element.inner_text()).replace("\N{NO-BREAK SPACE}", " ")


def prompt(person: Visitor) -> str:
    """Return what is asked, as the person reads it."""
    return str(person.page.locator(".prompt .asked").inner_text())


def last_state(person: Visitor) -> Any:
    """Return the last state that came, as it was sent."""
    return person.newest()


def seq(person: Visitor) -> int:
    """Return the number of the last state that came."""
    return int(last_state(person)["seq"])


def wait_for_seq(person: Visitor, least: int) -> None:
    """Wait until the server has told of state number ``least`` and the page shows it."""
    person.wait_for(lambda: seq(person) >= least, f"state {least} never came")
    person.shows(least)


def tab(person: Visitor, name: str) -> None:
    """Show one of the lists next to the board; tabs have the same order in every language."""
    names = ["board", "supply", "seats", "choices", "log", "chat", "more"]
    person.page.locator(".tabs button").nth(names.index(name)).click()


def confirm(person: Visitor, seq_before: int) -> None:
    """Wait until the page shows what a choice brought, and confirm where it asks whether a loss is intended."""
    yes = person.page.locator(".prompt > .ask button.primary")

    def taken() -> bool:
        if yes.count():
            yes.click()
        return seq(person) > seq_before

    person.wait_for(taken, f"no answer was taken in state {seq_before}")
    person.shows(seq_before + 1)


def choose(person: Visitor, verb: str = "") -> None:
    """Make the first choice of the list that begins with ``verb``, and wait until the server took it."""
    person.asked()
    tab(person, "choices")
    now = seq(person)
    person.page.locator(f'[data-choice^="{verb}"]' if verb else "[data-choice]").first.click()
    confirm(person, now)


def sit_down(owner: Visitor, friend: Visitor, names: tuple[str, str]) -> None:
    """Open a table for two, invite the friend by a link, and start."""
    page = owner.page
    owner.go("/new")
    page.get_by_role("combobox", name="Seats", exact=True).select_option("2")
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.get_by_label("Your name").fill(names[0])
    page.get_by_role("button", name="Open the table").click()
    invite(owner, friend, names[1])


def invite(owner: Visitor, friend: Visitor, name: str) -> str:
    """Send the friend a link from the waiting room, start when they sit; return the link."""
    page = owner.page
    page.get_by_role("button", name="Invite by link").click()
    link = str(page.locator(".invite input").input_value())
    friend.page.goto(link)
    friend.page.locator(".room form input").fill(name)
    friend.page.locator(".room form button").click()
    page.locator(".room li", has_text=name).wait_for()
    page.get_by_role("button", name="Start", exact=True).click()
    for person in (owner, friend):
        person.drawn()
        person.page.wait_for_selector(".prompt .asked:not(:empty)")
    return link


def send(person: Visitor, path: str, body: dict[str, Any]) -> Any:
    """Ask something of the server in the person's name, as a page of theirs would; return the answer."""
    request = person.context.request
    csrf = request.get(f"{person.url}/api/me").json()["csrf"]
    reply = request.post(f"{person.url}{path}", data=body, headers={"X-CSRF-Token": csrf})
    assert reply.ok, reply.text()
    return reply.json() if reply.text() else None


def read(person: Visitor, path: str) -> Any:
    """Return what the server tells the person."""
    reply = person.context.request.get(f"{person.url}{path}")
    assert reply.ok, reply.text()
    return reply.json()


def become(person: Visitor, name: str) -> None:
    """Take a name without a form, unless the person has one."""
    if read(person, "/api/me")["user"] is None:
        send(person, "/api/guest", {"name": name})


def open_table(person: Visitor, name: str, *seats: str, **more: Any) -> str:
    """Become a guest, open a table (seats: me, open, or a kind of bot) and see it; return its id."""
    become(person, name)
    made = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    table = str(send(person, "/api/tables", {"game": "small_world", "seats": made, **more})["id"])
    person.go(f"/t/{table}")
    if "open" not in seats:
        person.drawn()
    return table


def box(person: Visitor) -> tuple[float, ...]:
    """Return the part of the board that is shown: left, top, width, height in its own units."""
    view = person.page.locator('[data-panel="board"] svg').first.get_attribute("viewBox")
    return tuple(map(float, str(view).split()))


def upload(person: Visitor, name: str, record: str = "") -> int:
    """Become a guest, hand in a record as a file and see its replay; return its number of plies."""
    become(person, name)
    person.go("/records")
    page = person.page
    file = {"name": "game.jsonl", "mimeType": "text/plain", "buffer": (record or finished_record()).encode()}
    page.locator(".upload input").set_input_files(file)
    page.wait_for_url("**/replay/*")
    person.drawn()
    person.until("document.querySelector('.bar output').innerText.startsWith('0 /')")
    return int(page.locator(".bar output").inner_text().split("/")[1])


def replay_at(person: Visitor, ply: int) -> None:
    """Walk to a place of the game that is replayed."""
    person.page.locator(".bar input").fill(str(ply))
    person.until(f"document.querySelector('.bar output').innerText.startsWith('{ply} /')")


def play_on_from(person: Visitor, ply: int) -> str:
    """Copy the game that is replayed and go to the new table; return its id."""
    replay_at(person, ply)
    person.page.get_by_role("button", name="Continue from here").click()
    person.page.wait_for_url("**/t/*")
    return str(person.page.url).rsplit("/", 1)[1]


def play_to_the_end(*people: Visitor) -> None:
    """Let everybody make the first choice they are offered until the result is shown."""
    while not (actor := whose_turn(*people)).over():
        choose(actor)
    for person in people:
        person.page.locator("dialog[open]").wait_for()


def whose_turn(*people: Visitor) -> Visitor:
    """Return the one who is asked, as soon as somebody is (or who knows that the game is over)."""

    def found() -> Visitor | None:
        return next((person for person in people if person.page.locator(".prompt.mine, dialog[open]").count()), None)

    actor: Visitor = people[0].wait_for(found, "nobody is asked")
    return actor


class Ears:
    """All that reaches one browser: every frame of its WebSockets and every reply of the API."""

    def __init__(self, person: Visitor, own: set[int]) -> None:
        self.person = person
        self.own = own
        self.replies: list[Any] = []
        self._coming: list[Any] = []
        person.page.on("response", lambda reply: self._coming.append(reply) if "/api/" in reply.url else None)

    def listen(self) -> None:
        """Read the replies that have come; to be called before the page goes away."""
        coming, self._coming = self._coming, []
        for reply in coming:
            text = reply.text()
            if "/static/" not in reply.url and "/text/" not in reply.url and "/rules" not in reply.url:
                self.replies += [json.loads(line) for line in jsons(text)]

    def forget(self) -> None:
        """Forget what came before the game in question."""
        self._coming.clear()
        self.replies.clear()
        self.person.frames.clear()

    def before_the_end(self) -> Iterator[Any]:
        """Yield the replies that were read, and the frames before the one that ends the game."""
        yield from self.replies
        for frame in map(json.loads, self.person.frames):
            if is_over(frame):
                return
            yield frame

    def leaks(self) -> list[str]:
        """Return what this browser should not have been sent."""
        return [leak for message in self.before_the_end() for leak in leaks(message, self.own)]


def jsons(text: str) -> list[str]:
    """Return the JSON values in a reply: one, or one on each line of a record."""
    try:
        json.loads(text)
    except ValueError:
        return text.splitlines()
    return [text]


def come_back_to_news(person: Visitor, name: str) -> None:
    """Play against bots until something has happened since one's last choice, then open the table again."""
    person.page.add_init_script("localStorage.setItem('prefs', '{\"confirm_end\": false}')")
    person.play_bots(name)
    person.asked()
    while not person.page.locator(".log .since").count():
        choose(person)
        person.asked()
    person.page.reload()
    person.asked()


def is_over(frame: Any) -> bool:
    """Return whether a frame says that the game is over."""
    info = frame.get("info") or frame.get("table")
    return isinstance(info, dict) and info.get("state") == "finished"


def leaks(value: Any, own: set[int], path: str = "") -> list[str]:
    """Return the places where a message tells coins of seats that are not ``own``, scores or a seed."""
    if isinstance(value, list):
        return [leak for n, item in enumerate(value) for leak in leaks(item, own, f"{path}.{n}")]
    if not isinstance(value, dict):
        return []
    found = [leak for key, item in value.items() for leak in leaks(item, own, f"{path}.{key}")]
    id = str(value.get("id", ""))
    told = id == "drawn-coins" and value["args"]["seat"] not in own
    drawn = re.fullmatch(r"coins-of-(\d)", id)
    shown = drawn and int(drawn[1]) not in own and re.search(r">\d+<", value.get("body", ""))
    changes = [key for key in value if (of := re.fullmatch(r"players\W(\d)\W*coins", key)) and int(of[1]) not in own]
    secret = [key for key in ("seed", "scores") if value.get(key) is not None and value.get("state") != "finished"]
    if told or shown:
        found.append(f"{path}: {id}")
    return found + [f"{path}.{key}" for key in changes + secret]
