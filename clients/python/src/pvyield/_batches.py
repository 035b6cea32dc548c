"""Batches that are sent, waited for, and read while they run, as steps (see ``_call``)."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal, TypedDict, cast

from ._call import Call, Pause, Settings, Steps, json_of, respond
from ._errors import PvyieldTimeoutError, PvyieldUsageError
from ._files import FileInput, file_part
from ._json_body import json_bytes
from ._runs import POLL_RETRIES
from ._sweeps import DEFAULT_POLL_S, failed_study

if TYPE_CHECKING:
    from .generated import types

DEFAULT_BATCH_WAIT_S = 3600.0
"""20,000 plants take minutes of a processor, behind the work of others."""
POLL_TIMEOUT_S = 120.0
"""One answer within a longer wait: a service that is silent is asked again."""
UNPACKED_MAX_BYTES = 1_000_000
"""Longer bodies are sent with gzip: a service reads 6 MB as sent, and 96 MB unpacked."""


class BatchRow(TypedDict):
    """What became of a request of a batch."""

    row: int
    """Place in the batch, from 0."""
    line: int | None
    """Line of the text that was sent, from 1; None for a request of a list."""
    id: str | None
    name: str | None
    status: Literal["complete", "failed"]
    engine_version: str
    summary: types.RunSummary | None
    """As its own run answers it, without the digests of its provenance; None for one that failed."""
    errors: list[types.ProblemItem] | None
    """Why it failed; None for one that did not."""


class BatchWaitOptions(TypedDict, total=False):
    """How a batch is waited for."""

    timeout: float | None
    """Limit of the whole call in seconds; default one hour. The batch goes on."""
    max_retries: int | None
    """Maximum number of retries of each poll after 429, 503 or a lost connection; default 5."""
    poll: float
    """Pause between polls in seconds; default 0.5."""
    on_progress: Callable[[int, int], None] | None
    """Hears how many requests are done, and of how many."""


class BatchOptions(BatchWaitOptions, total=False):
    """How a batch is sent and waited for."""

    idempotency_key: str | None
    """The same key with the same batch returns the first answer again for 24 hours. Default: a new
    key for each call, so that retries do not run the batch twice."""


def start(requests: Iterable[Mapping[str, Any]] | None, csv: FileInput | None, ndjson: FileInput | None) -> Call:
    """The call that sends a batch in one of its three forms.

    Raises ``PvyieldUsageError`` for none of them, for several, and for a file that cannot be read.
    """
    if sum(given is not None for given in (requests, csv, ndjson)) != 1:
        raise PvyieldUsageError("Send a list of requests, or csv=, or ndjson=: one of the three")
    if requests is not None:
        if isinstance(requests, str | bytes | Mapping):
            raise PvyieldUsageError("The requests of a batch are a list: send a file as csv= or ndjson=")
        content, content_type = json_bytes({"requests": list(requests)}), "application/json"
    else:
        file, content_type = (csv, "text/csv") if csv is not None else (ndjson, "application/x-ndjson")
        _, content = file_part(cast("FileInput", file))
    is_long = len(content) > UNPACKED_MAX_BYTES
    encoding = "gzip" if is_long else None
    sent = gzip.compress(content, mtime=0) if is_long else content
    return Call("POST", "/api/batches", "keyed", content=sent, content_type=content_type, content_encoding=encoding)


@dataclass
class BatchReader:
    """Looks at a batch until it has ended, and knows which of its rows are missing."""

    study_id: str
    options: BatchWaitOptions
    settings: Settings
    row: int = 0
    """The next one that is read."""
    until: float = field(init=False)
    timeout: float = field(init=False)
    study: Any = field(init=False, default=None)
    _rest: bytes = field(init=False, default=b"")

    def __post_init__(self) -> None:
        stated = self.options.get("timeout")
        self.timeout = DEFAULT_BATCH_WAIT_S if stated is None else stated
        self.until = self.settings.clock.now() + self.timeout

    def look(self) -> Steps:
        """Read how far the batch is, and tell it."""
        self.study = json_of((yield from respond(self._call("/api/studies/{study_id}", {}), self.settings)), self.settings)
        if self.study["kind"] != "batch":
            raise PvyieldUsageError(f"{self.study_id} is no batch: it is a study of the kind {self.study['kind']}")
        tell = self.options.get("on_progress")
        if tell is not None and self.study["done"] is not None:
            tell(self.study["done"], self.study["of"])

    def pause(self) -> Steps:
        """Wait until the next look. Raises what ended the batch, and at the time limit."""
        if self.study["failure"] is not None:
            raise failed_study(self.study["failure"])
        pause = self.options.get("poll", DEFAULT_POLL_S)
        if self.settings.clock.now() + pause >= self.until:
            raise PvyieldTimeoutError(f"{self.study_id} is still running after {self.timeout:g} s", self.study_id)
        yield Pause(pause)

    @property
    def has_more(self) -> bool:
        """Whether rows are stored that were not read."""
        return bool(self.study["status"] != "failed" and (self.study["done"] or 0) > self.row)

    @property
    def is_over(self) -> bool:
        """Whether every row was read."""
        return bool(self.study["status"] == "complete" and self.row >= self.study["of"])

    def open(self) -> Steps:
        """Begin to read the rows that are missing."""
        self._rest = b""
        return (yield from respond(self._call("/api/studies/{study_id}/result.ndjson", {"from": self.row}), self.settings))

    def read(self, piece: bytes) -> Iterator[BatchRow]:
        """The rows that a piece of the answer completes."""
        *lines, self._rest = (self._rest + piece).split(b"\n")
        for line in lines:
            row: BatchRow = json.loads(line)
            self.row = row["row"] + 1
            yield row

    def _call(self, path: str, query: Mapping[str, object]) -> Call:
        stated = self.options.get("max_retries")
        timeout = min(self.until - self.settings.clock.now(), POLL_TIMEOUT_S)
        max_retries = POLL_RETRIES if stated is None else stated
        return Call("GET", path, "repeatable", params={"study_id": self.study_id}, query=query, timeout=timeout, max_retries=max_retries)


def wait(study_id: str, options: BatchWaitOptions, settings: Settings) -> Steps:
    """Wait for a batch, and return its answer."""
    reader = BatchReader(study_id, options, settings)
    while True:
        yield from reader.look()
        if reader.study["result"] is not None:
            return reader.study["result"]
        yield from reader.pause()


def batch(call: Call, options: BatchOptions, settings: Settings) -> Steps:
    """Send a batch, and wait for it."""
    stated = options.get("timeout")
    timeout = DEFAULT_BATCH_WAIT_S if stated is None else stated
    until = settings.clock.now() + timeout
    sent = replace(call, timeout=min(timeout, POLL_TIMEOUT_S), max_retries=options.get("max_retries"), idempotency_key=options.get("idempotency_key"))
    accepted = json_of((yield from respond(sent, settings)), settings)
    left = cast("BatchWaitOptions", {**options, "timeout": until - settings.clock.now()})
    return (yield from wait(accepted["study_id"], left, settings))
