"""The body of a request as JSON, and where a value is that JSON cannot state."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping

from ._errors import PvyieldUsageError


def json_bytes(body: object) -> bytes:
    """The body as JSON. Lists and numbers of NumPy, pandas and ``array`` are those of Python.

    Raises ``PvyieldUsageError`` that names the field of NaN or infinity, and ``TypeError`` for a value of another kind.
    """
    try:
        return json.dumps(body, allow_nan=False, separators=(",", ":"), default=_plain).encode()
    except ValueError as cause:
        for field, number in _not_finite(body, ""):
            what = "NaN" if math.isnan(number) else "infinity"
            raise PvyieldUsageError(f"{field}: {what} is no number that a request can have: send a number; in a column, None marks a gap", field) from cause
        raise  # a structure that contains itself
    except TypeError as cause:
        for field, value in _unknown(body, ""):
            raise TypeError(f"{field}: a request cannot contain a {type(value).__name__}: use numbers, text, lists and dictionaries") from cause
        raise


def _plain(value: object) -> object:
    to_list = getattr(value, "tolist", None)
    if to_list is None:
        raise TypeError(f"a request cannot contain a {type(value).__name__}: use numbers, text, lists and dictionaries")
    return to_list()


def _leaves(value: object, field: str) -> Iterator[tuple[str, object]]:
    """Each value with the dot path of its field, as errors of the service name it."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _leaves(inner, f"{field}.{key}" if field else str(key))
    elif isinstance(value, list | tuple):
        for at, inner in enumerate(value):
            yield from _leaves(inner, f"{field}.{at}" if field else str(at))
    elif hasattr(value, "tolist"):
        yield from _leaves(value.tolist(), field)
    else:
        yield field, value


def _not_finite(body: object, field: str) -> Iterator[tuple[str, float]]:
    return ((path, value) for path, value in _leaves(body, field) if isinstance(value, float) and not math.isfinite(value))


def _unknown(body: object, field: str) -> Iterator[tuple[str, object]]:
    return ((path, value) for path, value in _leaves(body, field) if not isinstance(value, str | int | float | bool | None))
