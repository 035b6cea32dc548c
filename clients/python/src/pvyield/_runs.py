"""Calls that wait until a run is complete, as steps (see ``_call``)."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import replace
from difflib import get_close_matches
from typing import Any, Literal, TypedDict

import httpx

from ._call import Call, Pause, Send, Settings, Steps, answer, json_of, respond
from ._errors import PvyieldTimeoutError, retry_after_of
from ._series import RunSeries

DEFAULT_WAIT_S = 600.0
DEFAULT_POLL_S = 1.0
LONGEST_STATED_PAUSE_S = 60.0
"""A run may end at any time: no pause between two polls is longer, whatever ``Retry-After`` says."""
POLL_RETRIES = 5
"""Retries of each poll: an accepted run survives a restart of the service."""
ARROW = "application/vnd.apache.arrow.stream"


class WaitOptions(TypedDict, total=False):
    """How a run is waited for."""

    timeout: float | None
    """Limit of the whole call in seconds; default 600. The run continues."""
    max_retries: int | None
    """Maximum number of retries after 429, 503 or a lost connection; default 2, and 5 for each poll."""
    poll: float
    """Pause between polls in seconds, if the service does not state one; default 1."""


class RunOptions(WaitOptions, total=False):
    """How a run is made and waited for."""

    columns: Sequence[str] | None
    """Series in the answer, in this order; default: all."""
    idempotency_key: str | None
    """The same key with the same request returns the first answer again for 24 hours. Default: a new
    key for each call, so that retries do not run the plant twice."""


class PictureOptions(RunOptions, total=False):
    """What is drawn of a run, and how."""

    picture: Literal["losses", "months", "heatmap", "duration", "day", "horizon", "module", "iam", "inverter", "side", "plan", "exceedance", "lifetime"]
    """Which picture; default: the loss diagram."""
    date: str
    """Month and day of the picture ``day``, ``MM-DD``."""
    theme: Literal["light", "dark", "print"]
    """Colours."""
    width: int
    """Width in pixels."""


class ReportOptions(RunOptions, total=False):
    """The form of a report."""

    format: Literal["pdf", "html"]
    """Default: ``pdf``."""


def check_options(options: Mapping[str, object], known: type[WaitOptions]) -> None:
    """Refuse options that no call reads, which would be ignored in silence, as Python does for other calls.

    Raises ``TypeError`` with the nearest known name.
    """
    names = list(known.__annotations__)
    for name in options:
        if name not in names:
            near = get_close_matches(name, names, 1)
            fix = f". Did you mean {near[0]}?" if near else f": the options are {', '.join(names)}"
            raise TypeError(f"There is no option '{name}'{fix}")


def wait_for_run(run_id: str, query: Mapping[str, object], options: WaitOptions, settings: Settings) -> Steps:
    """Poll a run until it is complete, and return the stored run."""
    clock = settings.clock
    timeout = _limit(options)
    until = clock.now() + timeout
    max_retries = options.get("max_retries")
    call = Call(
        "GET",
        "/api/runs/{run_id}",
        "repeatable",
        params={"run_id": run_id},
        query=query,
        max_retries=POLL_RETRIES if max_retries is None else max_retries,
    )
    late = PvyieldTimeoutError(f"{run_id} is still running after {timeout:g} s", run_id)
    while True:
        try:
            response: httpx.Response = yield from respond(replace(call, timeout=until - clock.now()), settings)
        except PvyieldTimeoutError as cause:
            raise late from cause
        run = json_of(response, settings)
        if run["status"] == "complete":
            return run
        stated = retry_after_of(response)
        pause = options.get("poll", DEFAULT_POLL_S) if stated is None else min(stated, LONGEST_STATED_PAUSE_S)
        if clock.now() + pause > until:
            raise late
        yield Pause(pause)


def run(start: Call, options: RunOptions, settings: Settings) -> Steps:
    """Start a run and return its answer. If it continues in the background, wait for it."""
    until = settings.clock.now() + _limit(options)
    response: httpx.Response = yield from respond(_started(start, options), settings)
    started = json_of(response, settings)
    if "status" not in started:
        return started
    include_series = isinstance(start.body, Mapping) and start.body.get("include_series") is True
    query = {"include_series": include_series, **(columns_query(options) if include_series else {})}
    left: WaitOptions = {**_waiting(options), "timeout": until - settings.clock.now()}
    stored = yield from wait_for_run(started["run_id"], query, left, settings)
    return stored["response"]


def run_arrow(start: Call, options: RunOptions, settings: Settings) -> Steps:
    """Start a run whose answer is only its series, as Arrow. If it continues, wait for it."""
    until = settings.clock.now() + _limit(options)
    response: httpx.Response = yield from respond(replace(_started(start, options), accept=ARROW), settings)
    if response.status_code != 202:
        return response.content
    run_id = json_of(response, settings)["run_id"]
    waiting = _waiting(options)
    yield from wait_for_run(run_id, {}, {**waiting, "timeout": until - settings.clock.now()}, settings)
    return (yield from series_arrow(run_id, {**options, "timeout": until - settings.clock.now()}, settings))


def run_series(start: Call, options: RunOptions, settings: Settings) -> Steps:
    """Start a run and return its series."""
    return RunSeries.from_arrow((yield from run_arrow(start, options, settings)))


def run_drawn(start: Call, accept: str, options: PictureOptions, settings: Settings) -> Steps:
    """Start a run whose answer is drawn. If it continues, wait for it and have what is stored drawn."""
    until = settings.clock.now() + _limit(options)
    drawn: Mapping[str, object] = {name: options[name] for name in ("picture", "date", "theme", "width") if name in options}
    started = _started(start, options)
    query: Mapping[str, object] = {**columns_query(options), **drawn}
    response: httpx.Response = yield from respond(replace(started, accept=accept, query=query), settings)
    if response.status_code != 202:
        return response.content
    run_id = json_of(response, settings)["run_id"]
    yield from wait_for_run(run_id, {}, {**_waiting(options), "timeout": until - settings.clock.now()}, settings)
    stored = Call("GET", "/api/runs/{run_id}", "repeatable", params={"run_id": run_id}, query=query, accept=accept, timeout=until - settings.clock.now())
    response = yield from respond(stored, settings)
    return response.content


def run_picture(start: Call, options: PictureOptions, settings: Settings) -> Steps:
    """Start a run and return a picture of it, as SVG."""
    return (yield from run_drawn(start, "image/svg+xml", options, settings)).decode()


def run_report(start: Call, options: ReportOptions, settings: Settings) -> Steps:
    """Start a run and return its report."""
    accept = "text/html" if options.get("format") == "html" else "application/pdf"
    plain: PictureOptions = {key: value for key, value in options.items() if key != "format"}  # type: ignore[assignment]
    return (yield from run_drawn(start, accept, plain, settings))


def series_arrow(run_id: str, options: RunOptions, settings: Settings) -> Steps:
    """The series of a stored run, as Arrow."""
    call = Call(
        "GET",
        "/api/runs/{run_id}/series.arrow",
        "bytes",
        params={"run_id": run_id},
        query=columns_query(options),
        timeout=options.get("timeout"),
        max_retries=options.get("max_retries"),
    )
    return (yield from answer(call, settings))


def stored_series(run_id: str, options: RunOptions, settings: Settings) -> Steps:
    """The series of a stored run that is complete or not yet."""
    until = settings.clock.now() + _limit(options)
    yield from wait_for_run(run_id, {}, _waiting(options), settings)
    return RunSeries.from_arrow((yield from series_arrow(run_id, {**options, "timeout": until - settings.clock.now()}, settings)))


def page(
    call: Call, key: str, list_key: str | None, place: str | None, settings: Settings
) -> Generator[Send | Pause, httpx.Response | None, tuple[list[Any], str | None]]:
    """A page of a list: its entries, and what the call of the next one sends as ``key``; None on the last page.

    The header ``Link`` has it, or the page itself, whose entries are then under ``list_key``.
    """
    at = call if place is None else replace(call, query={**call.query, key: place})
    response: httpx.Response = yield from respond(at, settings)
    answer = json_of(response, settings)
    if list_key is not None:
        return answer[list_key], answer["next"]
    following = response.links.get("next", {}).get("url")
    return answer, None if following is None else httpx.URL(following).params[key]


def columns_query(options: RunOptions) -> dict[str, object]:
    columns = options.get("columns")
    if columns is None:
        return {}
    if isinstance(columns, str):
        raise TypeError(f"columns is a list of names: write ['{columns}']")
    return {"columns": ",".join(_quoted(name) for name in columns)}


def _started(start: Call, options: RunOptions) -> Call:
    return replace(
        start,
        query=columns_query(options),
        idempotency_key=options.get("idempotency_key"),
        timeout=_limit(options),
        max_retries=options.get("max_retries"),
    )


def _limit(options: WaitOptions) -> float:
    timeout = options.get("timeout")
    return DEFAULT_WAIT_S if timeout is None else timeout


def _waiting(options: RunOptions) -> WaitOptions:
    waiting: WaitOptions = {"timeout": options.get("timeout"), "max_retries": options.get("max_retries")}
    return {**waiting, "poll": options["poll"]} if "poll" in options else waiting


def _quoted(name: str) -> str:
    """A name with a comma or a quote, in double quotes."""
    return '"' + name.replace('"', '""') + '"' if "," in name or '"' in name else name
