"""No serious accessibility fault on any page, in both themes, on desk and phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import DESK, PHONE, Visitor
from tests.browser.steps import open_table

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """axe.run(document, {resultTypes: ['violations']}).then(found => found.violations
  .filter(fault => fault.impact === 'serious' || fault.impact === 'critical')
  .map(fault => fault.id + ': ' + fault.nodes.map(node => node.html.slice(0, 160)).join(' | ')))"""


def faults(person: Visitor) -> list[str]:
    """Return what axe finds on the page as it is."""
    person.page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    return list(person.page.evaluate(RUN))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_pages_have_no_serious_fault(visit: Any, theme: str, viewport: dict[str, int]) -> None:
    if not AXE.is_file():
        pytest.skip("axe is not installed: cd web && npm ci")
    olga = visit(viewport=viewport, touch=viewport is PHONE)
    olga.page.add_init_script(f"localStorage.setItem('theme', '{theme}')")
    table = olga.play_bots("Olga")
    olga.asked()
    found = {"table": faults(olga)}
    for path in ("/", "/new", "/records", "/rules/small_world", "/account", f"/replay/{table}"):
        olga.go(path)
        olga.page.wait_for_load_state("networkidle")
        found[path] = faults(olga)
        width = olga.page.evaluate("document.documentElement.scrollWidth")
        assert width <= viewport["width"], f"{path} is wider than the screen"
    for name, body in (("room", ["me", "open", "greedy"]), ("lobby with tables", ["me", "greedy"])):
        open_table(olga, "Olga", *body, public=True)
        if name == "room":
            olga.page.locator(".room").first.wait_for()
        else:
            olga.page.keyboard.press("l")
            olga.page.get_by_role("dialog").locator('[data-drawn="true"]').wait_for()
            found["large"] = faults(olga)
            olga.go("/")
            olga.page.locator("main a", has_text="Continue").first.wait_for()
        found[name] = faults(olga)
    assert not {page: each for page, each in found.items() if each}
