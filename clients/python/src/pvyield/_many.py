"""Many runs at once: a few at a time, in order, with failures as values."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Any, TypeAlias, TypedDict, cast

from ._errors import PvyieldError

if TYPE_CHECKING:
    import asyncio
    from threading import Event

    from .generated import types

DEFAULT_CONCURRENCY = 4
MANY_RETRIES = 10
"""Retries of each run after 429, 503 or a lost connection: many runs meet the limits of a service more often than one."""


class PvyieldCancelledError(PvyieldError):
    """The run was not started, because ``run_many`` was cancelled before."""


@dataclass(frozen=True)
class RunOutcome:
    """What became of one request of ``run_many``."""

    index: int
    """Place of the request in the list."""
    request: types.RunRequest | types.SimpleRunRequest
    answer: types.RunAnswer | types.SimpleRunAnswer | None
    """None when the run failed."""
    error: PvyieldError | None
    """Why there is no answer; None when there is one."""


@dataclass(frozen=True)
class RunProgress:
    """How far ``run_many`` is, after each run that has ended."""

    done: int
    """Runs that have ended, well or not."""
    total: int
    outcome: RunOutcome
    """The run that has just ended."""


OnProgress: TypeAlias = "Callable[[RunProgress], None]"


class ManyOptions(TypedDict, total=False):
    """How each run of ``run_many`` is made and waited for."""

    columns: Sequence[str] | None
    """Series in the answers whose requests set ``include_series``; default: all."""
    timeout: float | None
    """Limit of each run in seconds, with retries and pauses; default 600."""
    max_retries: int | None
    """Maximum number of retries of each run after 429, 503 or a lost connection; default 10."""
    poll: float
    """Pause between polls in seconds, if the service does not state one; default 1."""


class Batch:
    """The requests that are left, and the outcomes so far. Several workers share it."""

    def __init__(self, requests: Sequence[Any], on_progress: OnProgress | None, cancel: Event | asyncio.Event | None) -> None:
        self._requests = list(requests)
        self._waiting = iter(range(len(self._requests)))
        self._outcomes: dict[int, RunOutcome] = {}
        self._on_progress = on_progress
        self._lock = Lock()
        self._cancel = cancel
        self._is_stopped = False

    def take(self) -> Iterator[tuple[int, Any]]:
        """The requests that no worker has taken yet."""
        while True:
            with self._lock:
                index = None if self._is_over() else next(self._waiting, None)
            if index is None:
                return
            yield index, self._requests[index]

    def stop(self) -> None:
        """Start no more runs."""
        self._is_stopped = True

    def _is_over(self) -> bool:
        return self._is_stopped or (self._cancel is not None and self._cancel.is_set())

    def end(self, index: int, answer: Any, error: PvyieldError | None) -> None:
        """Keep what became of a request."""
        outcome = RunOutcome(index, self._requests[index], answer, error)
        with self._lock:
            self._outcomes[index] = outcome
            if self._on_progress is not None:
                self._on_progress(RunProgress(len(self._outcomes), len(self._requests), outcome))

    def outcomes(self) -> list[RunOutcome]:
        """One for each request, in their order."""
        left = PvyieldCancelledError("The run was not started: run_many was cancelled")
        return [self._outcomes.get(index) or RunOutcome(index, request, None, left) for index, request in enumerate(self._requests)]

    def workers(self, concurrency: int) -> int:
        """How many workers there is work for."""
        if concurrency < 1:
            raise ValueError(f"concurrency is {concurrency}: it is the number of runs at once, at least 1")
        return min(concurrency, len(self._requests))


def is_full(request: object) -> bool:
    """Whether a request is one of ``run``: those of ``run_simple`` have no site."""
    return "site" in cast("dict[str, object]", request)


def with_retries(options: ManyOptions) -> ManyOptions:
    return {**options, "max_retries": MANY_RETRIES} if options.get("max_retries") is None else options
