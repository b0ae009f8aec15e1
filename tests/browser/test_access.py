"""No serious accessibility fault on any page, in both themes, on desk and phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import DESK, PHONE, Visitor

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
    assert not {page: each for page, each in found.items() if each}
