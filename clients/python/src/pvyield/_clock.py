from __future__ import annotations

import random
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True)
class Clock:
    """Time and randomness. Tests replace them."""

    now: Callable[[], float] = time.monotonic
    """Seconds since an arbitrary fixed moment."""
    random: Callable[[], float] = random.random
    """Random number from 0 up to, but not including, 1."""
