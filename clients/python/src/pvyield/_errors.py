from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import httpx

    from .generated.types import ProblemItem


FAILURES_IN_TEXT = 5
"""More failures than these are counted in the text of an error."""


class PvyieldError(Exception):
    """Any failure of a call."""


class PvyieldUsageError(PvyieldError, ValueError):
    """The call cannot be sent as the program states it: a wrong ``base_url``, a file that cannot be read, NaN in a request.

    ``__cause__`` is the error of the system for a file.
    """

    field: str | None
    """Dot path of the field of a request; None for what is no request."""

    def __init__(self, message: str, field: str | None = None) -> None:
        super().__init__(message)
        self.field = field


class ProblemError(PvyieldError):
    """The service answered with an error (RFC 9457)."""

    status: int
    """HTTP status."""
    code: str
    """Error code for programs: ``validation_error``, ``not_found``, ``rate_limited``, ..."""
    field: str | None
    """Dot path of the first key of the request that is wrong."""
    errors: list[ProblemItem]
    """Every failure, each with its dot path."""
    detail: str
    request_id: str | None
    """Id of the request in the logs of the service; None when the answer is not of the service itself."""
    retry_after: float | None
    """Seconds to wait before a retry; None when the answer does not state them."""

    def __init__(
        self,
        status: int,
        code: str,
        detail: str,
        *,
        field: str | None = None,
        errors: list[ProblemItem] | None = None,
        request_id: str | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(f"{status} {code}: {_text(detail, errors or [])}")
        self.status = status
        self.code = code
        self.detail = detail
        self.field = field
        self.errors = errors or []
        self.request_id = request_id
        self.retry_after = retry_after


class PvyieldConnectionError(PvyieldError, ConnectionError):
    """The request or its answer was lost: no connection, a broken one, or an unreadable answer."""


class PvyieldTimeoutError(PvyieldError, TimeoutError):
    """The time limit of a call has passed. An accepted run continues: ``run_id`` is its id."""

    run_id: str | None
    """Id of the run that the client waited for; None when a single call had no answer."""

    def __init__(self, message: str, run_id: str | None = None) -> None:
        super().__init__(message)
        self.run_id = run_id


def _text(detail: str, errors: list[ProblemItem]) -> str:
    """The detail; of several failures the first ones, because the detail has one and counts the others."""
    if len(errors) < 2:
        return detail
    shown = [f"{item['field']}: {item['message']}" if item["field"] else item["message"] for item in errors[:FAILURES_IN_TEXT]]
    counted = re.search(r" \(and (\d+) more\)$", detail)
    rest = max(int(counted[1]) + 1 if counted else 0, len(errors)) - len(shown)
    return "; ".join(shown) + (f" (and {rest} more)" if rest > 0 else "")


def problem_of(response: httpx.Response) -> ProblemError:
    """The error of an answer that is not a success, which need not come from the service itself."""
    retry_after = retry_after_of(response)
    try:
        body: Any = response.json()
    except ValueError:
        body = None
    if isinstance(body, dict) and {"code", "status", "errors", "detail"} <= body.keys():
        return ProblemError(
            body["status"],
            body["code"],
            body["detail"],
            field=body.get("field"),
            errors=body["errors"],
            request_id=body.get("request_id"),
            retry_after=retry_after,
        )
    status = response.status_code
    return ProblemError(status, f"http_{status}", response.text or response.reason_phrase, retry_after=retry_after)


def retry_after_of(response: httpx.Response) -> float | None:
    """Seconds in ``Retry-After``; None without this header."""
    try:
        seconds = float(response.headers.get("retry-after", ""))
    except ValueError:
        return None
    return seconds if math.isfinite(seconds) and seconds >= 0 else None
