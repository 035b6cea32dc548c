from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Self, Unpack, cast

import httpx

from . import _batches, _runs, _sweeps
from ._base_url import checked_base_url
from ._call import DEFAULT_RETRIES, DEFAULT_TIMEOUT_S, Call, Pause, Send, Settings, Steps, answer
from ._clock import Clock
from ._errors import PvyieldError
from ._events import RECONNECT_S, EventReader
from ._many import DEFAULT_CONCURRENCY, Batch, ManyOptions, OnProgress, RunOutcome, is_full, with_retries
from ._series import RunSeries
from .generated.operations import AsyncOperations, Operations

if TYPE_CHECKING:
    import threading

    from collections.abc import Iterable, Mapping

    from ._batches import BatchOptions, BatchRow, BatchWaitOptions
    from ._files import FileInput
    from ._runs import PictureOptions, ReportOptions, RunOptions, WaitOptions
    from ._sweeps import SweepOptions
    from .generated import types


class Client(Operations):
    """A client of a service. Every operation of the service is a method; some methods wait for a run.

    :param base_url: Address of the service without an API path, for example ``http://127.0.0.1:8080``.
    :param api_key: Sent as a bearer token. With a key, runs are stored; a server with ``ACCOUNTS=metered``
        needs one. A key that does not exist or is revoked is refused with ``unauthorized``.
    :param timeout: Time limit of a call in seconds, including retries; default 120. Methods that wait
        for a run do not use it: their default is 600.
    :param max_retries: Maximum number of retries after 429, 503 or a lost connection; default 2.
    :param http_client: Sends the requests, for proxies, certificates and tests. The caller closes it.

    Raises ``PvyieldUsageError`` for an invalid ``base_url``. Sends nothing yet.
    """

    def __init__(
        self,
        base_url: str,
        *,
        api_key: str | None = None,
        timeout: float = DEFAULT_TIMEOUT_S,
        max_retries: int = DEFAULT_RETRIES,
        http_client: httpx.Client | None = None,
        _clock: Clock | None = None,
    ) -> None:
        self._settings = _settings(base_url, api_key, timeout, max_retries, _clock)
        self._http = httpx.Client() if http_client is None else http_client
        self._owns_http = http_client is None

    def close(self) -> None:
        """Close the connections."""
        if self._owns_http:
            self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def run(self, body: types.RunRequest, **options: Unpack[RunOptions]) -> types.RunAnswer:
        """Simulate a plant and wait for the answer."""
        return cast("types.RunAnswer", self._drive(_runs.run(_full(body), _run_options(options), self._settings)))

    def run_simple(self, body: types.SimpleRunRequest, **options: Unpack[RunOptions]) -> types.SimpleRunAnswer:
        """Simulate from a location and a size, and wait for the answer."""
        return cast("types.SimpleRunAnswer", self._drive(_runs.run(_simple(body), _run_options(options), self._settings)))

    def sweep(self, body: types.SweepRequest, **options: Unpack[SweepOptions]) -> types.SweepAnswer:
        """Run a plant with other values of some fields, and wait for the columns.

        It calls ``create_sweep``, which answers a long sweep with its id, and waits for it.
        """
        _runs.check_options(options, _sweeps.SweepOptions)
        return cast("types.SweepAnswer", self._drive(_sweeps.sweep(body, options, self._settings)))

    def uncertainty(self, body: types.UncertaintyRequest, **options: Unpack[SweepOptions]) -> types.UncertaintyAnswer:
        """Energy by probability of a budget of uncertainties, or of a plant with uncertain fields.

        It calls ``assess_uncertainty``, and waits for the study that a plant may become, where ``assess_uncertainty``
        itself answers with its id. Of a budget both answer the same.
        """
        _runs.check_options(options, _sweeps.SweepOptions)
        return cast("types.UncertaintyAnswer", self._drive(_sweeps.uncertainty(body, options, self._settings)))

    def optimise(self, body: types.OptimiseRequest, **options: Unpack[SweepOptions]) -> types.OptimiseAnswer:
        """Find the best values of some fields, and wait for the optimum.

        It calls ``create_optimisation``, which may answer with the id of a study, and waits for it.
        """
        _runs.check_options(options, _sweeps.SweepOptions)
        return cast("types.OptimiseAnswer", self._drive(_sweeps.optimise(body, options, self._settings)))

    def start_batch(
        self,
        requests: Iterable[Mapping[str, Any]] | None = None,
        *,
        csv: FileInput | None = None,
        ndjson: FileInput | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> types.AcceptedStudy:
        """Send a batch and return at once, with its id.

        :param requests: Requests of ``run`` and of ``run_simple``, each with an ``id`` and a ``name`` if you like.
        :param csv: A table whose first line names fields, in place of a list.
        :param ndjson: JSON with a request in each line, in place of a list.

        What is wrong with any of its requests refuses the whole batch, and the error names the line
        (``lines.17.tilt_deg``) or the place in the list (``requests.16.tilt_deg``).
        """
        call = replace(_batches.start(requests, csv, ndjson), idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)
        return cast("types.AcceptedStudy", self._send(call))

    def wait_for_batch(self, batch: str | types.AcceptedStudy, **options: Unpack[BatchWaitOptions]) -> types.BatchAnswer:
        """Wait for a batch. Requests that failed are in its answer, and the others have results: see ``batch_rows``."""
        _runs.check_options(options, _batches.BatchWaitOptions)
        return cast("types.BatchAnswer", self._drive(_batches.wait(_study_id(batch), options, self._settings)))

    def batch(
        self,
        requests: Iterable[Mapping[str, Any]] | None = None,
        *,
        csv: FileInput | None = None,
        ndjson: FileInput | None = None,
        **options: Unpack[BatchOptions],
    ) -> types.BatchAnswer:
        """Send a batch and wait for it: ``start_batch``, then ``wait_for_batch``."""
        _runs.check_options(options, _batches.BatchOptions)
        return cast("types.BatchAnswer", self._drive(_batches.batch(_batches.start(requests, csv, ndjson), options, self._settings)))

    def batch_rows(self, batch: str | types.AcceptedStudy, *, from_row: int = 0, **options: Unpack[BatchWaitOptions]) -> Iterator[BatchRow]:
        """The results of a batch in the order of its requests, each as soon as it is there, until the last one.

        :param from_row: The first row that is yielded: the number of those that you have.
        """
        _runs.check_options(options, _batches.BatchWaitOptions)
        reader = _batches.BatchReader(_study_id(batch), options, self._settings, from_row)
        while True:
            self._drive(reader.look())
            if reader.has_more:
                response = self._drive(reader.open(), stream=True)
                try:
                    for piece in response.iter_bytes():
                        yield from reader.read(piece)
                except httpx.RequestError:
                    pass  # what is missing is asked for again
                finally:
                    response.close()
            if reader.is_over:
                return
            self._drive(reader.pause())

    def run_series(self, body: types.RunRequest, **options: Unpack[RunOptions]) -> RunSeries:
        """Simulate a plant and return its series: exact doubles by column. ``include_series`` is not needed."""
        return cast("RunSeries", self._drive(_runs.run_series(_full(body), _run_options(options), self._settings)))

    def run_simple_series(self, body: types.SimpleRunRequest, **options: Unpack[RunOptions]) -> RunSeries:
        """As ``run_series``, from a location and a size."""
        return cast("RunSeries", self._drive(_runs.run_series(_simple(body), _run_options(options), self._settings)))

    def run_arrow(self, body: types.RunRequest, **options: Unpack[RunOptions]) -> bytes:
        """Simulate a plant and return its series as an Arrow IPC stream, for pyarrow, Polars or DuckDB."""
        return cast("bytes", self._drive(_runs.run_arrow(_full(body), _run_options(options), self._settings)))

    def run_simple_arrow(self, body: types.SimpleRunRequest, **options: Unpack[RunOptions]) -> bytes:
        """As ``run_arrow``, from a location and a size."""
        return cast("bytes", self._drive(_runs.run_arrow(_simple(body), _run_options(options), self._settings)))

    def run_picture(self, body: types.RunRequest, **options: Unpack[PictureOptions]) -> str:
        """Simulate a plant and return a picture of the run, an SVG: the loss diagram, unless ``picture`` names another."""
        return cast("str", self._drive(_runs.run_picture(_full(body), _picture_options(options), self._settings)))

    def run_simple_picture(self, body: types.SimpleRunRequest, **options: Unpack[PictureOptions]) -> str:
        """As ``run_picture``, from a location and a size."""
        return cast("str", self._drive(_runs.run_picture(_simple(body), _picture_options(options), self._settings)))

    def run_report(self, body: types.RunRequest, **options: Unpack[ReportOptions]) -> bytes:
        """Simulate a plant and return the report of the run: a PDF, or HTML."""
        return cast("bytes", self._drive(_runs.run_report(_full(body), _report_options(options), self._settings)))

    def run_simple_report(self, body: types.SimpleRunRequest, **options: Unpack[ReportOptions]) -> bytes:
        """As ``run_report``, from a location and a size."""
        return cast("bytes", self._drive(_runs.run_report(_simple(body), _report_options(options), self._settings)))

    def compare_report(self, body: types.CompareRequest, **options: Unpack[ReportOptions]) -> bytes:
        """Compare runs and return the report of the comparison: a PDF, or HTML. ``compare_runs`` returns its data."""
        return cast("bytes", self._drive(_runs.run_report(_comparison(body), _report_options(options), self._settings)))

    def performance_report(self, body: types.PerformanceRequest, **options: Unpack[ReportOptions]) -> bytes:
        """Test a measured plant against its run and return the report: a PDF, or HTML. ``test_performance`` returns its data."""
        return cast("bytes", self._drive(_runs.run_report(_performance(body), _report_options(options), self._settings)))

    def wait_for_run(self, run: str | types.AcceptedRun, *, include_series: bool = False, **options: Unpack[WaitOptions]) -> types.StoredRun:
        """Poll a background run until it is complete."""
        return cast("types.StoredRun", self._drive(_runs.wait_for_run(_id(run), {"include_series": include_series}, _wait_options(options), self._settings)))

    def get_run_series(self, run: str | types.AcceptedRun, **options: Unpack[RunOptions]) -> RunSeries:
        """Wait for a background run and return its series. Its request must set ``include_series``."""
        return cast("RunSeries", self._drive(_runs.stored_series(_id(run), _run_options(options), self._settings)))

    def run_many(
        self,
        requests: Sequence[types.RunRequest | types.SimpleRunRequest],
        *,
        concurrency: int = DEFAULT_CONCURRENCY,
        on_progress: OnProgress | None = None,
        cancel: threading.Event | None = None,
        **options: Unpack[ManyOptions],
    ) -> list[RunOutcome]:
        """Run many plants, a few at a time; requests of ``run`` and of ``run_simple`` may be mixed.

        :param concurrency: Number of runs at once.
        :param on_progress: Called after each run that has ended, one call at a time.
        :param cancel: When it is set, no more runs are started; those under way are waited for. So does an interrupt.

        Returns one outcome for each request, in their order. A run that fails is an outcome with an ``error``, and
        the others go on. A run waits as long as ``Retry-After`` says when the service refuses it with 429 or 503.
        """
        _runs.check_options(options, ManyOptions)
        batch, each = Batch(requests, on_progress, cancel), with_retries(options)

        def work() -> None:
            for index, request in batch.take():
                try:
                    answer = self.run(request, **each) if is_full(request) else self.run_simple(request, **each)
                except PvyieldError as error:
                    batch.end(index, None, error)
                else:
                    batch.end(index, answer, None)

        workers = batch.workers(concurrency)
        with ThreadPoolExecutor(max(workers, 1)) as pool:
            try:
                for future in [pool.submit(work) for _ in range(workers)]:
                    future.result()
            finally:
                batch.stop()
        return batch.outcomes()

    def _send(self, call: Call) -> Any:
        return self._drive(answer(call, self._settings))

    def _pages(self, call: Call, key: str, entries: str | None) -> Iterator[Any]:
        place: str | None = None
        is_first = True
        while is_first or place is not None:
            page, place = self._drive(_runs.page(call, key, entries, place, self._settings))
            is_first = False
            yield from page

    def _events(self, call: Call) -> Iterator[Any]:
        reader = EventReader(call)
        while True:
            response = self._drive(reader.open(self._settings), stream=True)
            try:
                if not reader.is_over:
                    for line in response.iter_lines():
                        event = reader.read(line)
                        if event is not None:
                            yield event
            except httpx.RequestError:
                pass
            finally:
                response.close()
            if reader.is_over:
                return
            time.sleep(RECONNECT_S)

    def _drive(self, steps: Steps, *, stream: bool = False) -> Any:
        """Perform the steps of a call and return its result."""
        try:
            step = next(steps)
            while True:
                if isinstance(step, Pause):
                    time.sleep(step.seconds)
                    step = steps.send(None)
                    continue
                try:
                    response = self._http.send(step.request, follow_redirects=True, stream=stream)
                    if not response.is_success:
                        response.read()
                except httpx.RequestError as error:
                    step = steps.throw(error)
                else:
                    step = steps.send(response)
        except StopIteration as end:
            return end.value


class AsyncClient(AsyncOperations):
    """As ``Client``, for ``await`` with asyncio."""

    def __init__(
        self,
        base_url: str,
        *,
        api_key: str | None = None,
        timeout: float = DEFAULT_TIMEOUT_S,
        max_retries: int = DEFAULT_RETRIES,
        http_client: httpx.AsyncClient | None = None,
        _clock: Clock | None = None,
    ) -> None:
        self._settings = _settings(base_url, api_key, timeout, max_retries, _clock)
        self._http = httpx.AsyncClient() if http_client is None else http_client
        self._owns_http = http_client is None

    async def close(self) -> None:
        """Close the connections."""
        if self._owns_http:
            await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def run(self, body: types.RunRequest, **options: Unpack[RunOptions]) -> types.RunAnswer:
        """Simulate a plant and wait for the answer."""
        return cast("types.RunAnswer", await self._drive(_runs.run(_full(body), _run_options(options), self._settings)))

    async def run_simple(self, body: types.SimpleRunRequest, **options: Unpack[RunOptions]) -> types.SimpleRunAnswer:
        """Simulate from a location and a size, and wait for the answer."""
        return cast("types.SimpleRunAnswer", await self._drive(_runs.run(_simple(body), _run_options(options), self._settings)))

    async def sweep(self, body: types.SweepRequest, **options: Unpack[SweepOptions]) -> types.SweepAnswer:
        """Run a plant with other values of some fields, and wait for the columns.

        It calls ``create_sweep``, which answers a long sweep with its id, and waits for it.
        """
        _runs.check_options(options, _sweeps.SweepOptions)
        return cast("types.SweepAnswer", await self._drive(_sweeps.sweep(body, options, self._settings)))

    async def uncertainty(self, body: types.UncertaintyRequest, **options: Unpack[SweepOptions]) -> types.UncertaintyAnswer:
        """Energy by probability of a budget of uncertainties, or of a plant with uncertain fields.

        It calls ``assess_uncertainty``, and waits for the study that a plant may become, where ``assess_uncertainty``
        itself answers with its id. Of a budget both answer the same.
        """
        _runs.check_options(options, _sweeps.SweepOptions)
        return cast("types.UncertaintyAnswer", await self._drive(_sweeps.uncertainty(body, options, self._settings)))

    async def optimise(self, body: types.OptimiseRequest, **options: Unpack[SweepOptions]) -> types.OptimiseAnswer:
        """Find the best values of some fields, and wait for the optimum.

        It calls ``create_optimisation``, which may answer with the id of a study, and waits for it.
        """
        _runs.check_options(options, _sweeps.SweepOptions)
        return cast("types.OptimiseAnswer", await self._drive(_sweeps.optimise(body, options, self._settings)))

    async def start_batch(
        self,
        requests: Iterable[Mapping[str, Any]] | None = None,
        *,
        csv: FileInput | None = None,
        ndjson: FileInput | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> types.AcceptedStudy:
        """Send a batch and return at once, with its id.

        :param requests: Requests of ``run`` and of ``run_simple``, each with an ``id`` and a ``name`` if you like.
        :param csv: A table whose first line names fields, in place of a list.
        :param ndjson: JSON with a request in each line, in place of a list.

        What is wrong with any of its requests refuses the whole batch, and the error names the line
        (``lines.17.tilt_deg``) or the place in the list (``requests.16.tilt_deg``).
        """
        call = replace(_batches.start(requests, csv, ndjson), idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)
        return cast("types.AcceptedStudy", await self._send(call))

    async def wait_for_batch(self, batch: str | types.AcceptedStudy, **options: Unpack[BatchWaitOptions]) -> types.BatchAnswer:
        """Wait for a batch. Requests that failed are in its answer, and the others have results: see ``batch_rows``."""
        _runs.check_options(options, _batches.BatchWaitOptions)
        return cast("types.BatchAnswer", await self._drive(_batches.wait(_study_id(batch), options, self._settings)))

    async def batch(
        self,
        requests: Iterable[Mapping[str, Any]] | None = None,
        *,
        csv: FileInput | None = None,
        ndjson: FileInput | None = None,
        **options: Unpack[BatchOptions],
    ) -> types.BatchAnswer:
        """Send a batch and wait for it: ``start_batch``, then ``wait_for_batch``."""
        _runs.check_options(options, _batches.BatchOptions)
        return cast("types.BatchAnswer", await self._drive(_batches.batch(_batches.start(requests, csv, ndjson), options, self._settings)))

    async def batch_rows(self, batch: str | types.AcceptedStudy, *, from_row: int = 0, **options: Unpack[BatchWaitOptions]) -> AsyncIterator[BatchRow]:
        """The results of a batch in the order of its requests, each as soon as it is there, until the last one.

        :param from_row: The first row that is yielded: the number of those that you have.
        """
        _runs.check_options(options, _batches.BatchWaitOptions)
        reader = _batches.BatchReader(_study_id(batch), options, self._settings, from_row)
        while True:
            await self._drive(reader.look())
            if reader.has_more:
                response = await self._drive(reader.open(), stream=True)
                try:
                    async for piece in response.aiter_bytes():
                        for row in reader.read(piece):
                            yield row
                except httpx.RequestError:
                    pass  # what is missing is asked for again
                finally:
                    await response.aclose()
            if reader.is_over:
                return
            await self._drive(reader.pause())

    async def run_series(self, body: types.RunRequest, **options: Unpack[RunOptions]) -> RunSeries:
        """Simulate a plant and return its series: exact doubles by column. ``include_series`` is not needed."""
        return cast("RunSeries", await self._drive(_runs.run_series(_full(body), _run_options(options), self._settings)))

    async def run_simple_series(self, body: types.SimpleRunRequest, **options: Unpack[RunOptions]) -> RunSeries:
        """As ``run_series``, from a location and a size."""
        return cast("RunSeries", await self._drive(_runs.run_series(_simple(body), _run_options(options), self._settings)))

    async def run_arrow(self, body: types.RunRequest, **options: Unpack[RunOptions]) -> bytes:
        """Simulate a plant and return its series as an Arrow IPC stream, for pyarrow, Polars or DuckDB."""
        return cast("bytes", await self._drive(_runs.run_arrow(_full(body), _run_options(options), self._settings)))

    async def run_simple_arrow(self, body: types.SimpleRunRequest, **options: Unpack[RunOptions]) -> bytes:
        """As ``run_arrow``, from a location and a size."""
        return cast("bytes", await self._drive(_runs.run_arrow(_simple(body), _run_options(options), self._settings)))

    async def run_picture(self, body: types.RunRequest, **options: Unpack[PictureOptions]) -> str:
        """Simulate a plant and return a picture of the run, an SVG: the loss diagram, unless ``picture`` names another."""
        return cast("str", await self._drive(_runs.run_picture(_full(body), _picture_options(options), self._settings)))

    async def run_simple_picture(self, body: types.SimpleRunRequest, **options: Unpack[PictureOptions]) -> str:
        """As ``run_picture``, from a location and a size."""
        return cast("str", await self._drive(_runs.run_picture(_simple(body), _picture_options(options), self._settings)))

    async def run_report(self, body: types.RunRequest, **options: Unpack[ReportOptions]) -> bytes:
        """Simulate a plant and return the report of the run: a PDF, or HTML."""
        return cast("bytes", await self._drive(_runs.run_report(_full(body), _report_options(options), self._settings)))

    async def run_simple_report(self, body: types.SimpleRunRequest, **options: Unpack[ReportOptions]) -> bytes:
        """As ``run_report``, from a location and a size."""
        return cast("bytes", await self._drive(_runs.run_report(_simple(body), _report_options(options), self._settings)))

    async def compare_report(self, body: types.CompareRequest, **options: Unpack[ReportOptions]) -> bytes:
        """Compare runs and return the report of the comparison: a PDF, or HTML. ``compare_runs`` returns its data."""
        return cast("bytes", await self._drive(_runs.run_report(_comparison(body), _report_options(options), self._settings)))

    async def performance_report(self, body: types.PerformanceRequest, **options: Unpack[ReportOptions]) -> bytes:
        """Test a measured plant against its run and return the report: a PDF, or HTML. ``test_performance`` returns its data."""
        return cast("bytes", await self._drive(_runs.run_report(_performance(body), _report_options(options), self._settings)))

    async def wait_for_run(self, run: str | types.AcceptedRun, *, include_series: bool = False, **options: Unpack[WaitOptions]) -> types.StoredRun:
        """Poll a background run until it is complete."""
        return cast("types.StoredRun", await self._drive(_runs.wait_for_run(_id(run), {"include_series": include_series}, _wait_options(options), self._settings)))

    async def get_run_series(self, run: str | types.AcceptedRun, **options: Unpack[RunOptions]) -> RunSeries:
        """Wait for a background run and return its series. Its request must set ``include_series``."""
        return cast("RunSeries", await self._drive(_runs.stored_series(_id(run), _run_options(options), self._settings)))

    async def run_many(
        self,
        requests: Sequence[types.RunRequest | types.SimpleRunRequest],
        *,
        concurrency: int = DEFAULT_CONCURRENCY,
        on_progress: OnProgress | None = None,
        cancel: asyncio.Event | None = None,
        **options: Unpack[ManyOptions],
    ) -> list[RunOutcome]:
        """Run many plants, a few at a time; requests of ``run`` and of ``run_simple`` may be mixed.

        :param concurrency: Number of runs at once.
        :param on_progress: Called after each run that has ended, one call at a time.
        :param cancel: When it is set, no more runs are started; those under way are waited for. A task that is cancelled ends at once.

        Returns one outcome for each request, in their order. A run that fails is an outcome with an ``error``, and
        the others go on. A run waits as long as ``Retry-After`` says when the service refuses it with 429 or 503.
        """
        _runs.check_options(options, ManyOptions)
        batch, each = Batch(requests, on_progress, cancel), with_retries(options)

        async def work() -> None:
            for index, request in batch.take():
                try:
                    answer = await (self.run(request, **each) if is_full(request) else self.run_simple(request, **each))
                except PvyieldError as error:
                    batch.end(index, None, error)
                else:
                    batch.end(index, answer, None)

        tasks = [asyncio.ensure_future(work()) for _ in range(batch.workers(concurrency))]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
        return batch.outcomes()

    async def _send(self, call: Call) -> Any:
        return await self._drive(answer(call, self._settings))

    async def _pages(self, call: Call, key: str, entries: str | None) -> AsyncIterator[Any]:
        place: str | None = None
        is_first = True
        while is_first or place is not None:
            page, place = await self._drive(_runs.page(call, key, entries, place, self._settings))
            is_first = False
            for entry in page:
                yield entry

    async def _events(self, call: Call) -> AsyncIterator[Any]:
        reader = EventReader(call)
        while True:
            response = await self._drive(reader.open(self._settings), stream=True)
            try:
                if not reader.is_over:
                    async for line in response.aiter_lines():
                        event = reader.read(line)
                        if event is not None:
                            yield event
            except httpx.RequestError:
                pass
            finally:
                await response.aclose()
            if reader.is_over:
                return
            await asyncio.sleep(RECONNECT_S)

    async def _drive(self, steps: Steps, *, stream: bool = False) -> Any:
        """Perform the steps of a call and return its result."""
        try:
            step = next(steps)
            while True:
                if isinstance(step, Pause):
                    await asyncio.sleep(step.seconds)
                    step = steps.send(None)
                    continue
                try:
                    response = await self._http.send(step.request, follow_redirects=True, stream=stream)
                    if not response.is_success:
                        await response.aread()
                except httpx.RequestError as error:
                    step = steps.throw(error)
                else:
                    step = steps.send(response)
        except StopIteration as end:
            return end.value


def _settings(base_url: str, api_key: str | None, timeout: float, max_retries: int, clock: Clock | None) -> Settings:
    headers = {"User-Agent": "pvyield-python"}
    if api_key is not None:
        headers["Authorization"] = f"Bearer {api_key}"
    return Settings(checked_base_url(base_url), timeout, max_retries, headers, clock or Clock())


def _run_options(options: RunOptions) -> RunOptions:
    _runs.check_options(options, _runs.RunOptions)
    return options


def _picture_options(options: PictureOptions) -> PictureOptions:
    _runs.check_options(options, _runs.PictureOptions)
    return options


def _report_options(options: ReportOptions) -> ReportOptions:
    _runs.check_options(options, _runs.ReportOptions)
    return options


def _wait_options(options: WaitOptions) -> WaitOptions:
    _runs.check_options(options, _runs.WaitOptions)
    return options


def _full(body: object) -> Call:
    return Call("POST", "/api/run", "keyed", body=body)


def _simple(body: object) -> Call:
    return Call("POST", "/api/run/simple", "keyed", body=body)


def _comparison(body: object) -> Call:
    return Call("POST", "/api/compare", "keyed", body=body)


def _performance(body: object) -> Call:
    return Call("POST", "/api/performance", "keyed", body=body)


def _id(run: str | types.AcceptedRun) -> str:
    return run if isinstance(run, str) else run["run_id"]


def _study_id(study: str | types.AcceptedStudy) -> str:
    return study if isinstance(study, str) else study["study_id"]
