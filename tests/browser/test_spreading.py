"""Several answers in one gesture."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.steps import choose, last_state, open_table, seq, wait_for_seq


def test_tokens_are_spread_in_one_gesture(visit: Any) -> None:
    """The button places all tokens at once; the record joins the choices."""
    olga = visit()
    table = open_table(olga, "Olga", "me", "greedy")
    olga.asked()
    while not last_state(olga)["gestures"]:
        words = [option["choice"].split()[0] for option in last_state(olga)["options"]]
        choose(olga, "conquer" if "conquer" in words else words[-1])
        olga.asked()
    (gesture,) = last_state(olga)["gestures"]
    before, choices = seq(olga), gesture["choices"]
    olga.page.get_by_role("button", name=f"Spread {len(choices)} tokens evenly").click()
    wait_for_seq(olga, before + len(choices))
    record = olga.context.request.get(f"{olga.url}/api/tables/{table}/record").text()
    entries = [json.loads(line) for line in record.splitlines()[1:]][before : before + len(choices)]
    assert choices == [entry["choice"] for entry in entries]
    assert ["choice", *["joined"] * (len(choices) - 1)] == [entry["kind"] for entry in entries]
