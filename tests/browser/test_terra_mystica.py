"""Terra Mystica at the table: two rounds with the mouse, a town, a whole game, standing orders, no fault for axe."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.clicks import click, labels, logged, names, offered
from tests.browser.conftest import DESK, PHONE, Visitor
from tests.browser.steps import become, open_table, read, send, tab
from tests.browser.terra import GAME, fork, goods, open_menu, prepared, round_shown
from tests.browser.test_access import AXE, faults
from turnwright.core.rng import Rng
from turnwright.games.terra_mystica.data.geometry import EDGES, HEX_NAMES


def crowded(person: Visitor, choices: list[str]) -> str:
    """Return the choice of a hex with the most structures of others around it."""
    standing = {label.split(" on ")[1].split(":")[0] for label in labels(person, "board") if " on " in label}

    def near(choice: str) -> int:
        return sum(HEX_NAMES[h] in standing for h in EDGES[HEX_NAMES.index(choice.split()[1])])

    return max(choices, key=near)


def upgrade(person: Visitor) -> None:
    """Turn a dwelling into a trading house; the page shows that it costs what was said, and that it stands."""
    option = next(option for option in offered(person) if option["choice"].endswith("trading-house"))
    hex, price, before = option["choice"].split()[1], option["label"]["args"], goods(person)
    click(person, option["choice"])
    person.page.locator(".row .text", has_text=f"upgrades {hex} to a trading house").wait_for()
    after = goods(person)
    assert 2 == price["workers"] == before["worker"] - after["worker"]
    assert 0 < price["coins"] == before["coin"] - after["coin"]
    assert f"trading house on {hex}: Anna" in labels(person, "board")


def take_offer(person: Visitor) -> None:
    """Accept power; the page shows it in the bowls and takes the points for it."""
    asked = person.page.locator(".prompt .asked").inner_text()
    power = int(re.search(r"take (\d+) power", asked)[1])  # type: ignore[index]
    before, bowls, round = goods(person), bowl_weight(person), round_shown(person)
    click(person, "accept")
    person.page.locator(".row .text", has_text=f"Anna takes {power} power from the building of").last.wait_for()
    after, bowls_after = goods(person), bowl_weight(person)
    # The bots play on at once; the income of a new round would be counted, too.
    if round_shown(person) == round:
        assert (power, power - 1) == (bowls_after - bowls, before["VP"] - after["VP"])


def bowl_weight(person: Visitor) -> int:
    """Return how far the tokens in Anna's bowls have come: every gained power moves one of them on by one."""
    told = " ".join(labels(person, "player-0"))
    return sum(int(count) * len(bowl) for count, bowl in re.findall(r"(\d+) power in bowl (I+)", told))


def pass_with_a_card(person: Visitor) -> None:
    """Pass and take the last card on offer, coins and all; the page shows who holds it."""
    choice = names(person, "pass")[-1]
    card = choice.split()[1]
    lines = person.page.locator(".row .text", has_text="Anna takes the bonus card")
    before = lines.count()
    click(person, choice)
    lines.nth(before).wait_for()
    assert any(card in label for label in labels(person, "player-0"))
    assert not any(label.startswith(card) for label in labels(person, "market"))


def test_two_rounds_against_two_bots_with_the_mouse_alone(visit: Any) -> None:
    """First dwellings, trading houses, power offers, conversions, passing with a card: the page shows each of them."""
    anna = visit()
    options = {"factions": "nomads,engineers,witches", "first": 0}
    open_table(anna, "Anna", "me", "greedy", "greedy", game=GAME, options=options)
    did = {"offers": 0, "upgrades": 0, "passes": 0}
    while True:
        anna.asked()
        now, open_now = round_shown(anna), {name.split()[0] for name in names(anna)}
        if now > 2:
            break
        if "accept" in open_now:
            take_offer(anna)
            did["offers"] += 1
        elif "pass" in open_now and did["upgrades"] < now:
            upgrade(anna)
            did["upgrades"] += 1
        elif "pass" in open_now:
            pass_with_a_card(anna)
            did["passes"] += 1
        elif "end" in open_now:
            click(anna, "end")
        elif "build" in open_now:
            hex = crowded(anna, names(anna))
            click(anna, hex)
            assert f"dwelling on {hex.split()[1]}: Anna" in labels(anna, "board")
        else:
            click(anna, names(anna)[0])
    assert 2 == did["passes"] == did["upgrades"]
    assert did["offers"] >= 1
    assert all(f"Round {n} begins." in logged(anna) for n in (1, 2, 3))


def test_a_click_founds_a_town_and_its_tile_is_taken(visit: Any) -> None:
    """From a game that was handed in: the building click asks for the tile, whose gifts the page shows."""
    record, ply, choice = prepared(0, "town")
    ada = visit()
    table = fork(ada, "Ada", record, ply)
    send(ada, f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
    send(ada, f"/api/tables/{table}/start", {})
    ada.go(f"/t/{table}")
    ada.drawn()
    assert not [label for label in labels(ada, "board") if "in a town" in label and "Ada" in label]
    click(ada, choice)
    ada.page.locator(".row .text", has_text="Ada founds a town of").wait_for()
    assert {"town"} == {name.split()[0] for name in names(ada)}
    before = goods(ada)
    click(ada, "town TW1")
    ada.page.locator(".row .text", has_text="Ada takes the town tile (5 VP, 6 coins).").wait_for()
    after = goods(ada)
    more = 5 if "Ada: 5 VP from the scoring tile" in logged(ada).split("takes the town tile")[1] else 0
    assert (1, 6, 0) == tuple(after[good] - before[good] for good in ("key", "coin", "worker"))
    assert 5 + more == after["VP"] - before["VP"]
    assert "Ada: 5 VP from the town tile" in logged(ada)
    hex = choice.split()[1]
    assert [label for label in labels(ada, "board") if f"on {hex}, in a town: Ada" in label]


def test_a_whole_game_by_script_ends_on_the_result_page(visit: Any) -> None:
    """Both seats choose at random through the API; the page then says who won, and by what."""
    mona = visit()
    options = {"factions": "cultists,dwarves"}
    table, rng = open_table(mona, "Mona", "me", "me", game=GAME, options=options), Rng(7)
    csrf = {"X-CSRF-Token": read(mona, "/api/me")["csrf"]}
    while (now := read(mona, f"/api/tables/{table}/snapshot"))["asked"] is not None:
        choice = now["options"][rng.below(len(now["options"]))]["choice"]
        body = {"seq": now["seq"], "choice": choice, "seat": now["asked"]}
        assert mona.context.request.post(f"{mona.url}/api/tables/{table}/moves", data=body, headers=csrf).ok
    scores = read(mona, f"/api/tables/{table}")["scores"]
    dialog = mona.page.locator("dialog[open]")
    dialog.wait_for()
    assert sorted(scores, reverse=True) == [int(score) for score in dialog.locator("li b").all_inner_texts()]
    dialog.locator("summary").click()
    rows = {
        row.locator("th").text_content().strip(): row.locator("td").all_inner_texts()
        for row in dialog.locator("tbody tr").all()
    }
    points = [[0 if cell == "–" else int(cell.replace("−", "-")) for cell in cells] for cells in rows.values()]
    assert sorted(scores, reverse=True) == [sum(column) for column in zip(*points, strict=True)]
    assert {"cults", "area"} <= set(rows)


def test_power_is_accepted_by_a_standing_order(visit: Any) -> None:
    """Ada lets offers up to 2 be taken; Ben builds beside her; she is not asked, and the log says why."""
    record, ply, choice = prepared(1, "accept", "decline")
    ada, ben = visit(), visit("ru-RU")
    table = fork(ada, "Ada", record, ply)
    invite = send(ada, f"/api/tables/{table}/invite", {})
    become(ben, "Ben")
    send(ben, f"/api/tables/{table}/join", {"invite": invite["secret"]})
    send(ada, f"/api/tables/{table}/start", {})
    for person in (ada, ben):
        person.go(f"/t/{table}")
        person.drawn()
    tab(ada, "more")
    ada.page.get_by_label("Accept power up to").select_option(label="2")
    ada.page.get_by_role("button", name="Orders: 1").wait_for()
    tab(ada, "log")
    click(ben, choice)
    line = ada.page.locator(".row", has_text="from the building of Ben")
    line.wait_for()
    assert re.search(r"Ada takes [12] power from the building of Ben\. \(by standing order\)", line.inner_text())
    assert not [frame for frame in ada.frames if '"accept"' in frame and '"options":[{' in frame]


def lit(person: Visitor) -> set[str]:
    """Return the elements that are lit, in view or not."""
    return set(person.page.locator("g.lit[data-target]").evaluate_all("all => all.map(g => g.dataset.target)"))


def test_many_choices_are_looked_at_kind_by_kind(visit: Any) -> None:
    """On a phone: a kind leaves only its own elements lit and listed, and brings the view that shows them."""
    fred = visit(viewport=PHONE, touch=True)
    open_table(fred, "Fred", "me", "random", game=GAME, options={"setup": "first-game", "first": 0})
    fred.asked()
    click(fred, names(fred, "card")[0])
    fred.asked()
    page = fred.page
    kind = page.get_by_role("group", name="Show only").get_by_role("button")
    fred.until(
        f"document.querySelectorAll('g.lit[data-target]').length === {len({o['target'] for o in offered(fred)})}"
    )
    assert page.locator("section.board").is_visible()
    kind.filter(has_text="Pass").click()
    page.wait_for_selector("section.supply", state="visible")
    assert {f"card-{name.split()[1]}" for name in names(fred, "pass")} == lit(fred)
    kind.filter(has_text="Upgrade").click()
    page.wait_for_selector("section.board", state="visible")
    assert {f"hex-{name.split()[1]}" for name in names(fred, "upgrade")} == lit(fred)
    tab(fred, "choices")
    assert names(fred, "upgrade") == page.locator("[data-choice]").evaluate_all("all => all.map(b => b.dataset.choice)")
    kind.filter(has_text="Upgrade").click()
    fred.until(f"document.querySelectorAll('[data-choice]').length === {len(names(fred))}")


@pytest.mark.parametrize(("theme", "viewport"), [("light", DESK), ("dark", PHONE)], ids=["desk", "phone"])
def test_the_table_has_no_serious_fault(visit: Any, theme: str, viewport: dict[str, int]) -> None:
    """Axe, on the table with a whole turn to choose from, on the menu of a hex, and on the list."""
    if not AXE.is_file():
        pytest.skip("axe is not installed: cd web && npm ci")
    olga = visit(viewport=viewport, touch=viewport is PHONE)
    olga.page.add_init_script(f"localStorage.setItem('theme', '{theme}')")
    open_table(olga, "Olga", "me", "random", game=GAME, options={"setup": "first-game", "first": 0})
    olga.asked()
    click(olga, names(olga, "card")[0])
    olga.asked()
    found = faults(olga)
    open_menu(olga)
    found += faults(olga)
    olga.page.keyboard.press("Escape")
    tab(olga, "choices")
    assert not found + faults(olga)
    assert viewport["width"] >= olga.page.evaluate("document.documentElement.scrollWidth")
