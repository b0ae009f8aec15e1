"""Laws for the tests of any game: ``Laws`` is a class of pytest tests. Install ``turnwright[testing]`` to use them."""

from __future__ import annotations

import pytest

# Must come before the imports, so that a failing law shows what it compared.
pytest.register_assert_rewrite("turnwright.testing.laws")

from turnwright.testing.laws import Laws  # noqa: E402
from turnwright.testing.tables import SampleTable, tables_of  # noqa: E402

__all__ = ["Laws", "SampleTable", "tables_of"]
