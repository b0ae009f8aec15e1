"""Differences between two pieces of JSON, by path."""

from __future__ import annotations

from turnwright.core.game import Json, JsonDict


def differences(before: Json, after: Json, path: str = "") -> JsonDict:
    """Return ``{path: [before, after]}`` for all that changed; what is missing on one side counts as None."""
    if isinstance(before, dict) and isinstance(after, dict):
        keys = [*before, *[key for key in after if key not in before]]
        pairs = [(key, before.get(key), after.get(key)) for key in keys]
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = [(str(place), old, new) for place, (old, new) in enumerate(zip(before, after, strict=True))]
    else:
        return {} if before == after and type(before) is type(after) else {path: [before, after]}
    found: JsonDict = {}
    for key, old, new in pairs:
        found.update(differences(old, new, f"{path}/{key}"))
    return found
