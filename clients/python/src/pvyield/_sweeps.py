"""Studies that are waited for, as steps (see ``_call``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from ._call import Call, Pause, Settings, Steps, json_of, respond
from ._errors import ProblemError, PvyieldTimeoutError
from ._runs import DEFAULT_WAIT_S, POLL_RETRIES, WaitOptions

DEFAULT_POLL_S = 0.5

OnVariants = Callable[[int, int], None]
"""Called with the number of variants that are done, and of all."""


class SweepOptions(WaitOptions, total=False):
    """How a study is made and waited for."""

    idempotency_key: str | None
    """The same key with the same request returns the first answer again for 24 hours. Default: a new
    key for each call, so that retries do not run the plants twice."""
    on_progress: OnVariants | None
    """Hears how many variants are done, and of how many."""


def sweep(body: Mapping[str, Any], options: SweepOptions, settings: Settings) -> Steps:
    """Run a sweep and return its answer. If it continues in the background, wait for it."""
    answer = yield from _waited("/api/sweep", body, options, settings)
    return answer


def optimise(body: Mapping[str, Any], options: SweepOptions, settings: Settings) -> Steps:
    """Run an optimisation and return its answer. If it continues in the background, wait for it."""
    answer = yield from _waited("/api/optimise", body, options, settings)
    return answer


def uncertainty(body: Mapping[str, Any], options: SweepOptions, settings: Settings) -> Steps:
    """Assess a budget of uncertainties, or a plant, and return the answer. Wait for a study that continues in the background."""
    answer = yield from _waited("/api/uncertainty", body, options, settings)
    return answer


def _waited(path: str, body: Mapping[str, Any], options: SweepOptions, settings: Settings) -> Steps:
    clock = settings.clock
    stated = options.get("timeout")
    timeout = DEFAULT_WAIT_S if stated is None else stated
    until = clock.now() + timeout
    tell = options.get("on_progress") or (lambda _done, _of: None)
    max_retries = options.get("max_retries")
    start = Call("POST", path, "keyed", body=body, idempotency_key=options.get("idempotency_key"), timeout=timeout, max_retries=max_retries)
    started = json_of((yield from respond(start, settings)), settings)
    if "study_id" not in started:
        if "count" in started:
            tell(started["count"], started["count"])
        return started
    study_id = started["study_id"]
    poll = Call(
        "GET",
        "/api/studies/{study_id}",
        "repeatable",
        params={"study_id": study_id},
        max_retries=POLL_RETRIES if max_retries is None else max_retries,
    )
    while True:
        study = json_of((yield from respond(replace(poll, timeout=until - clock.now()), settings)), settings)
        if study["done"] is not None:
            tell(study["done"], study["of"])
        if study["failure"] is not None:
            raise failed_study(study["failure"])
        if study["result"] is not None:
            return study["result"]
        pause = options.get("poll", DEFAULT_POLL_S)
        if clock.now() + pause >= until:
            raise PvyieldTimeoutError(f"{study_id} is still running after {timeout:g} s", study_id)
        yield Pause(pause)


def failed_study(failure: Mapping[str, Any]) -> ProblemError:
    """A study that ended without a result, as the error of its call."""
    errors = failure["errors"]
    return ProblemError(422, failure["code"], failure["detail"], field=errors[0]["field"] if errors else None, errors=errors)
