"""How a call is made: its request, its retries and its answer, without input or output.

A call is a generator. It yields a `Send` or a `Pause`, which the clients perform, and is sent the
response. So both clients, the one that waits and the one for `await`, share every decision.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias
from urllib.parse import quote

import httpx

from ._clock import Clock
from ._errors import ProblemError, PvyieldConnectionError, PvyieldError, PvyieldTimeoutError, problem_of
from ._files import FileInput, file_part
from ._json_body import json_bytes

DEFAULT_TIMEOUT_S = 120.0
DEFAULT_RETRIES = 2
BACKOFF_S = 0.5
"""Base of the pause before the first retry without ``Retry-After``. It doubles with each retry. The
pause is half of it plus a random part of the other half."""

LONGEST_RETRY_AFTER_S = 3600.0
"""The service never asks for more: what stands between may state anything."""

LOOPBACK = re.compile(r"https?://(?:127\.|localhost\b|\[::1\])")
"""Addresses of this machine, where the reader can start the service."""
LOOPBACK_HINT = ". Is the service running? In its folder, `npx --yes bun@1.4.5 run up` starts it"

Kind: TypeAlias = Literal["repeatable", "keyed", "once", "text", "bytes", "events"]
"""How a call is retried and its answer read. All calls are retried after 429 and 503.

``once`` (a POST without a key) is not retried after a lost connection: the service may have
executed it. ``keyed`` (a run) sends an idempotency key, with which it may be repeated.
"""


@dataclass(frozen=True)
class Call:
    """A call of an operation."""

    method: str
    path: str
    """Path with the names of its parameters in braces."""
    kind: Kind
    params: Mapping[str, object] = field(default_factory=dict, kw_only=True)
    query: Mapping[str, object] = field(default_factory=dict, kw_only=True)
    body: object = field(default=None, kw_only=True)
    content: bytes | None = field(default=None, kw_only=True)
    """A body that is text, of the type ``content_type``."""
    content_type: str = field(default="application/json", kw_only=True)
    content_encoding: str | None = field(default=None, kw_only=True)
    files: Mapping[str, FileInput] = field(default_factory=dict, kw_only=True)
    accept: str | None = field(default=None, kw_only=True)
    idempotency_key: str | None = field(default=None, kw_only=True)
    in_background: bool = field(default=False, kw_only=True)
    last_event_id: str | None = field(default=None, kw_only=True)
    timeout: float | None = field(default=None, kw_only=True)
    """Time limit in seconds, including retries and pauses."""
    max_retries: int | None = field(default=None, kw_only=True)


@dataclass(frozen=True)
class Settings:
    """What all calls of a client share."""

    base_url: str
    timeout: float
    max_retries: int
    headers: Mapping[str, str]
    clock: Clock


@dataclass(frozen=True)
class Send:
    """Send a request."""

    request: httpx.Request


@dataclass(frozen=True)
class Pause:
    """Wait."""

    seconds: float


Steps: TypeAlias = Generator[Send | Pause, httpx.Response | None, Any]
"""A call in progress. A ``Send`` is answered with the response, or with the error thrown in."""


def respond(call: Call, settings: Settings) -> Steps:
    """Make a call, with its retries, and return the response of success.

    Raises ``PvyieldError``.
    """
    clock = settings.clock
    timeout = settings.timeout if call.timeout is None else call.timeout
    max_retries = settings.max_retries if call.max_retries is None else call.max_retries
    request_parts = _request_parts(call, settings, max_retries)
    until = clock.now() + timeout
    late = PvyieldTimeoutError(f"No answer from {settings.base_url} within {timeout:g} s")
    retries = 0
    while True:
        left = until - clock.now()
        if left <= 0:
            raise late
        error: PvyieldError
        pause = BACKOFF_S * 2**retries * (0.5 + clock.random() / 2)
        try:
            limits = httpx.Timeout(left).as_dict()
            response = yield Send(httpx.Request(**request_parts, extensions={"timeout": limits}))
        except httpx.TimeoutException as cause:
            raise late from cause
        except httpx.RequestError as cause:
            what = "Unreadable answer" if isinstance(cause, httpx.DecodingError) else "No answer"
            hint = LOOPBACK_HINT if what == "No answer" and LOOPBACK.match(settings.base_url) else ""
            error = PvyieldConnectionError(f"{what} from {settings.base_url}: {cause or type(cause).__name__}{hint}")
            error.__cause__ = cause
            is_temporary = call.kind != "once"
        else:
            assert response is not None
            if response.is_success:
                return response
            problem = problem_of(response)
            error = problem
            is_temporary = problem.status in (429, 503)
            pause = pause if problem.retry_after is None else min(problem.retry_after, LONGEST_RETRY_AFTER_S)
        if retries >= max_retries or not is_temporary or clock.now() + pause >= until:
            raise error
        yield Pause(pause)
        retries += 1


def answer(call: Call, settings: Settings) -> Steps:
    """Make a call and return its answer: JSON, text or bytes."""
    response: httpx.Response = yield from respond(call, settings)
    if call.kind not in ("text", "bytes"):
        return json_of(response, settings)
    if response.status_code == 202:
        raise ProblemError(202, "running", "The run is not complete yet: call wait_for_run first")
    return response.content if call.kind == "bytes" else response.text


def json_of(response: httpx.Response, settings: Settings) -> Any:
    """The JSON of a response; None for one without a body."""
    if response.status_code == 204:
        return None
    try:
        return response.json()
    except ValueError as cause:
        raise PvyieldConnectionError(f"Unreadable answer from {settings.base_url}: {cause}") from cause


def _request_parts(call: Call, settings: Settings, max_retries: int) -> dict[str, Any]:
    path = call.path.format_map({name: quote(str(value), safe="") for name, value in call.params.items()})
    headers = dict(settings.headers)
    if call.accept is not None:
        headers["Accept"] = call.accept
    if call.in_background:
        headers["Prefer"] = "respond-async"
    if call.kind == "events":
        headers["Accept"] = "text/event-stream"
    if call.last_event_id is not None:
        headers["Last-Event-ID"] = call.last_event_id
    key = call.idempotency_key
    if call.kind == "keyed" and key is None and max_retries > 0:
        key = secrets.token_hex(16)
    if key is not None:
        headers["Idempotency-Key"] = key
    parts: dict[str, Any] = {
        "method": call.method,
        "url": settings.base_url + path,
        "params": {name: _query_text(value) for name, value in call.query.items() if value is not None},
        "headers": headers,
    }
    content = call.content if call.body is None else json_bytes(call.body)
    if content is not None:
        headers["Content-Type"] = call.content_type
        if call.content_encoding is not None:
            headers["Content-Encoding"] = call.content_encoding
        parts["content"] = content
    if call.files:
        parts["files"] = {name: file_part(file) for name, file in call.files.items()}
    return parts


def _query_text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
