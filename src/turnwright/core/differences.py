"""Differences between two pieces of JSON, by path."""

from __future__ import annotations

from turnwright.core.game import Json, JsonDict


def differences(before: Json, after: Json, path: str = "") -> JsonDict:
    """Return ``{path: [before, after]}`` for everything that changed; a missing value counts as None."""
    if isinstance(before, dict) and isinstance(after, dict):
        keys = [*before, *[key for key in after if key not in before]]
        pairs = [(key, before.get(key), after.get(key)) for key in keys]
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = [(str(place), old, new) for place, (old, new) in enumerate(zip(before, after, strict=True))]
    else:
        return {} if before == after and type(before) is type(after) else {path: [before, after]}
    changes: JsonDict = {}
    for key, old, new in pairs:
        changes.update(differences(old, new, f"{path}/{key}"))
    return changes


def patched(data: Json, difference: JsonDict) -> Json:
    """Return a copy of ``data`` with every change in ``difference`` applied."""
    for path, pair in difference.items():
        assert isinstance(pair, list)
        data = _with(data, path.split("/")[1:], pair[1])
    return data


def _with(data: Json, keys: list[str], value: Json) -> Json:
    if not keys:
        return value
    if isinstance(data, dict):
        return {**data, keys[0]: _with(data.get(keys[0]), keys[1:], value)}
    assert isinstance(data, list)
    place = int(keys[0])
    return [*data[:place], _with(data[place], keys[1:], value), *data[place + 1 :]]
