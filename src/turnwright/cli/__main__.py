"""``python -m turnwright.cli`` is ``turnwright``."""

from __future__ import annotations

import sys

from turnwright.cli import main

sys.exit(main())
