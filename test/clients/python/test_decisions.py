"""Requests, retries and waiting, against answers of a fake service and without real time."""

from __future__ import annotations

import asyncio
import io
import json
import pathlib
import tempfile
import threading
import unittest
from unittest import mock

import httpx

from pvyield import AsyncClient, Client, ProblemError, PvyieldCancelledError, PvyieldConnectionError, PvyieldTimeoutError, PvyieldUsageError
from pvyield._clock import Clock

PLANT = {"latitude": 48.1, "longitude": 11.6, "system_capacity_kw": 100}


class FakeService:
    """Returns the given answers in order, then repeats the last one. Pauses pass at once."""

    def __init__(self, *answers):
        self.answers = answers
        self.seen = []
        self.time = 0.0
        self.pauses = []

    def answer(self, request):
        answer = self.answers[min(len(self.seen), len(self.answers) - 1)]
        self.seen.append(request)
        if isinstance(answer, Exception):
            raise answer
        return answer(request) if callable(answer) else answer

    def pause(self, seconds):
        self.pauses.append(seconds)
        self.time += seconds

    async def pause_async(self, seconds):
        self.pause(seconds)

    def do(self, call, **options):
        """Makes the call with both clients, which must behave the same; returns its result."""
        outcomes = []
        for drive in (self._with_client, self._with_async_client):
            self.seen, self.time, self.pauses = [], 0.0, []
            try:
                result = drive(call, options)
            except Exception as error:
                result = error
            requests = [(request.method, str(request.url), request.content) for request in self.seen]
            outcomes.append((repr(result), requests, self.pauses))
        assert outcomes[0] == outcomes[1], outcomes
        if isinstance(result, Exception):
            raise result
        return result

    def _with_client(self, call, options):
        http = httpx.Client(transport=httpx.MockTransport(self.answer))
        with mock.patch("time.sleep", self.pause):
            return call(Client("http://pv.test/", http_client=http, _clock=self._clock(), **options))

    def _with_async_client(self, call, options):
        async def main():
            http = httpx.AsyncClient(transport=httpx.MockTransport(self.answer))
            return await call(AsyncClient("http://pv.test/", http_client=http, _clock=self._clock(), **options))

        with mock.patch("asyncio.sleep", self.pause_async):
            return asyncio.run(main())

    def _clock(self):
        return Clock(now=lambda: self.time, random=lambda: 0.5)


def streamed(text):
    return lambda _request: httpx.Response(200, content=text.encode(), headers={"content-type": "text/event-stream"})


def answered(body, status=200, **headers):
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    return lambda _request: httpx.Response(status, json=body, headers=names)


def plain(content, status=200):
    return lambda _request: httpx.Response(status, content=content)


def problem(status, code, **headers):
    errors = [{"field": "site.latitude", "message": "Too far north", "code": code}]
    body = {"status": status, "code": code, "detail": "No.", "field": "site.latitude", "errors": errors, "request_id": "req_1"}
    return answered(body, status, **headers)


RUNNING = {"run_id": "run_1", "status": "running", "links": {}}
COMPLETE = {"run_id": "run_1", "status": "complete", "response": {"summary": {"e_grid_kwh": 1}}}


class Many(unittest.TestCase):
    """`run_many`, whose service answers the tilt of a plant as its energy, and refuses a negative one."""

    def setUp(self):
        self.seen, self.pauses, self.refusals = [], [], 0

    def answer(self, request):
        plant = json.loads(request.content)
        self.seen.append((request.url.path, plant))
        if self.refusals > 0:
            self.refusals -= 1
            return problem(429, "rate_limited", retry_after="7")(request)
        tilt = plant["array"]["tilt_deg"] if "array" in plant else plant["tilt_deg"]
        return problem(422, "validation_error")(request) if tilt < 0 else answered({"summary": {"e_grid_kwh": tilt}})(request)

    def both(self, plants, **options):
        """The outcomes with both clients, which must be the same."""
        http = httpx.Client(transport=httpx.MockTransport(self.answer))
        with mock.patch("time.sleep", self.pauses.append):
            yield Client("http://pv.test", http_client=http).run_many(plants, **options)

        async def main():
            http = httpx.AsyncClient(transport=httpx.MockTransport(self.answer))
            return await AsyncClient("http://pv.test", http_client=http).run_many(plants, **options)

        async def pause(seconds):
            self.pauses.append(seconds)

        with mock.patch("asyncio.sleep", pause):
            yield asyncio.run(main())

    def test_keeps_the_order_and_failures_as_values_and_takes_both_kinds_of_requests(self):
        plants = [{"tilt_deg": 3}, {"tilt_deg": -1}, {"site": {}, "array": {"tilt_deg": 2}}, {"tilt_deg": 1}]
        seen = []
        for outcomes in self.both(plants, concurrency=3, on_progress=seen.append):
            self.assertEqual([outcome.index for outcome in outcomes], [0, 1, 2, 3])
            self.assertEqual([outcome.request for outcome in outcomes], plants)
            self.assertEqual([outcome.answer and outcome.answer["summary"]["e_grid_kwh"] for outcome in outcomes], [3, None, 2, 1])
            self.assertEqual([getattr(outcome.error, "code", None) for outcome in outcomes], [None, "validation_error", None, None])
        self.assertEqual([(progress.done, progress.total) for progress in seen], [(done, 4) for done in (1, 2, 3, 4)] * 2)
        self.assertEqual({path for path, plant in self.seen if "site" in plant}, {"/api/run"})
        self.assertEqual({path for path, plant in self.seen if "site" not in plant}, {"/api/run/simple"})

    def test_waits_as_long_as_the_service_says_more_often_than_a_single_call(self):
        for _ in range(2):
            self.refusals, self.pauses = 4, []
            for outcomes in self.both([{"tilt_deg": 5}]):
                self.assertEqual(outcomes[0].error, None)
        self.assertEqual(self.pauses, [7.0] * 4)

    def test_runs_so_many_at_once_and_no_more(self):
        together, running, most = threading.Barrier(3, timeout=60), [], []

        def answer(request):
            running.append(request)
            most.append(len(running))
            together.wait()
            running.remove(request)
            together.wait()
            return answered({"summary": {"e_grid_kwh": 1}})(request)

        http = httpx.Client(transport=httpx.MockTransport(answer))
        outcomes = Client("http://pv.test", http_client=http).run_many([{"tilt_deg": tilt} for tilt in range(9)], concurrency=3)
        self.assertEqual([outcome.error for outcome in outcomes], [None] * 9)
        self.assertEqual(max(most), 3)

    def test_starts_no_more_runs_when_it_is_cancelled(self):
        event = threading.Event()

        def progress(state):
            if state.done == 2:
                event.set()

        for outcomes in self.both([{"tilt_deg": 1}] * 5, concurrency=1, on_progress=progress, cancel=event):
            self.assertEqual([outcome.answer is None for outcome in outcomes], [False, False, True, True, True])
            self.assertIsInstance(outcomes[4].error, PvyieldCancelledError)
            event.clear()

    def test_a_mistake_of_the_program_ends_it(self):
        with self.assertRaisesRegex(TypeError, "There is no option 'concurency'"):
            Client("http://pv.test").run_many([], concurency=2)
        with self.assertRaisesRegex(ValueError, "concurrency is 0"):
            Client("http://pv.test").run_many([{}], concurrency=0)

        def fail(_):
            raise RuntimeError("of the caller")

        for client in (Client, AsyncClient):
            http = (httpx.Client if client is Client else httpx.AsyncClient)(transport=httpx.MockTransport(self.answer))
            with self.assertRaisesRegex(RuntimeError, "of the caller"):
                many = client("http://pv.test", http_client=http).run_many([{"tilt_deg": 1}] * 50, on_progress=fail)
                asyncio.run(many) if asyncio.iscoroutine(many) else None
        self.assertLess(len(self.seen), 20)

    def test_nan_is_the_failure_of_its_run(self):
        for outcomes in self.both([{"tilt_deg": float("nan")}, {"tilt_deg": 1}]):
            self.assertEqual([getattr(outcome.error, "field", None) for outcome in outcomes], ["tilt_deg", None])

    def test_nothing_is_the_answer_to_nothing(self):
        for outcomes in self.both([]):
            self.assertEqual(outcomes, [])


class Requests(unittest.TestCase):
    def test_path_and_query_are_quoted_and_absent_parameters_are_not_sent(self):
        service = FakeService(answered({}))
        service.do(lambda pv: pv.get_run("a/b c", include_series=True))
        self.assertEqual(str(service.seen[0].url), "http://pv.test/api/runs/a%2Fb%20c?include_series=true")

    def test_a_file_is_a_path_bytes_or_an_open_file(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "module.PAN"
            path.write_bytes(b"PVObject_=pvModule")
            for file, name in ((str(path), "module.PAN"), (path, "module.PAN"), (b"PVObject_=pvModule", "file"), (io.BytesIO(b"PVObject_=pvModule"), "file")):
                service = FakeService(answered({}))
                Client("http://pv.test", http_client=httpx.Client(transport=httpx.MockTransport(service.answer))).parse_pan(file)
                content = service.seen[0].content
                self.assertIn(b"PVObject_=pvModule", content)
                self.assertIn(f'name="file"; filename="{name}"'.encode(), content)
        with self.assertRaisesRegex(TypeError, "mode 'rb'"):
            Client("http://pv.test").parse_pan(io.StringIO("text"))

    def test_values_of_numpy_are_numbers_and_nan_is_refused(self):
        class Numbers:
            def tolist(self):
                return [1.5, 2]

        service = FakeService(answered({}))
        service.do(lambda pv: pv.create_run({"weather": {"ghi_wm2": Numbers()}}))
        self.assertEqual(json.loads(service.seen[0].content), {"weather": {"ghi_wm2": [1.5, 2]}})

    def test_nan_and_what_is_no_json_are_refused_at_their_field(self):
        class Numbers:
            def tolist(self):
                return [1.5, float("-inf")]

        nan = float("nan")
        for body, field, what in (
            ({"site": {"latitude": 48, "longitude": nan}}, "site.longitude", "NaN"),
            ({"latitude": nan}, "latitude", "NaN"),
            ({"weather": {"ghi_wm2": [1.0, None, nan]}}, "weather.ghi_wm2.2", "NaN"),
            ({"weather": {"ghi_wm2": Numbers()}}, "weather.ghi_wm2.1", "infinity"),
            ({"scene": {"placements": ({"x": float("inf")},)}}, "scene.placements.0.x", "infinity"),
        ):
            service = FakeService(answered({}))
            with self.assertRaises(PvyieldUsageError) as caught:
                service.do(lambda pv, body=body: pv.create_run(body))
            self.assertEqual(caught.exception.field, field)
            self.assertRegex(str(caught.exception), rf"^{field}: {what} is no number")
            self.assertEqual(service.seen, [])
        with self.assertRaisesRegex(TypeError, r"^array\.azimuth_deg: a request cannot contain a complex"):
            FakeService(answered({})).do(lambda pv: pv.create_run({"array": {"azimuth_deg": 1j}}))

    def test_the_key_of_the_account_is_a_bearer_token(self):
        service = FakeService(answered({}))
        service.do(lambda pv: pv.get_health(), api_key="k")
        self.assertEqual(service.seen[0].headers["authorization"], "Bearer k")

    def test_an_address_that_no_call_could_use_is_refused(self):
        for wrong, fix in (
            ("127.0.0.1:8080", "in the form 'http://127.0.0.1:8080'"),
            ("http://pv.test:port", "in the form"),
            ("http://pv.test/api", "write 'http://pv.test'"),
            ("http://me@pv.test/x?a=1", "write only 'http://pv.test/x'"),
        ):
            with self.assertRaisesRegex(PvyieldUsageError, fix):
                Client(wrong)

    def test_a_file_that_cannot_be_read_is_an_error_of_the_package(self):
        with self.assertRaisesRegex(PvyieldUsageError, "The file 'none.PAN' cannot be read: No such file") as raised:
            Client("http://pv.test").parse_pan("none.PAN")
        self.assertIsInstance(raised.exception.__cause__, FileNotFoundError)

    def test_an_option_that_does_not_exist_is_refused_with_the_nearest_name(self):
        pv = Client("http://pv.test")
        calls = (pv.run, pv.run_simple, pv.run_series, pv.run_simple_series, pv.run_arrow, pv.run_simple_arrow, pv.get_run_series)
        for call in calls:
            with self.subTest(call.__name__), self.assertRaisesRegex(TypeError, "no option 'colums'. Did you mean columns?"):
                call("run_1" if call == pv.get_run_series else {}, colums=["E_Grid"])
        with self.assertRaisesRegex(TypeError, "no option 'timeot'. Did you mean timeout?"):
            pv.wait_for_run("run_1", timeot=1)
        with self.assertRaisesRegex(TypeError, "no option 'columns': the options are timeout, max_retries, poll$"):
            pv.wait_for_run("run_1", columns=["E_Grid"])


class Retries(unittest.TestCase):
    def test_a_run_is_retried_with_one_key_after_the_pause_that_the_service_states(self):
        service = FakeService(problem(429, "rate_limited", retry_after="3"), problem(503, "busy"), answered({"summary": {}}))
        service.do(lambda pv: pv.run_simple(PLANT))
        self.assertEqual(service.pauses, [3, 0.75])
        self.assertEqual(len({request.headers["idempotency-key"] for request in service.seen}), 1)
        self.assertRegex(service.seen[0].headers["idempotency-key"], "^[0-9a-f]{32}$")

    def test_without_retries_no_key_is_made_and_the_callers_key_is_sent(self):
        service = FakeService(answered({"summary": {}}))
        service.do(lambda pv: pv.run_simple(PLANT, max_retries=0))
        self.assertNotIn("idempotency-key", service.seen[0].headers)
        service.do(lambda pv: pv.run_simple(PLANT, max_retries=0, idempotency_key="mine"))
        self.assertEqual(service.seen[0].headers["idempotency-key"], "mine")

    def test_a_lost_connection_is_retried_unless_the_call_may_have_been_executed(self):
        service = FakeService(httpx.ConnectError("refused"), answered([]))
        service.do(lambda pv: pv.find_places(q="x"))
        self.assertEqual(service.pauses, [0.375])
        with self.assertRaisesRegex(PvyieldConnectionError, "http://pv.test: refused"):
            service.do(lambda pv: pv.estimate_site_monthly({"t_mean_monthly_c": [0] * 12}))

    def test_a_refusal_is_not_retried_and_its_members_say_what_is_wrong(self):
        service = FakeService(problem(422, "validation_error"))
        with self.assertRaises(ProblemError) as caught:
            service.do(lambda pv: pv.run_simple(PLANT))
        error = caught.exception
        self.assertEqual((len(service.seen), error.status, error.code, error.field, error.request_id), (1, 422, "validation_error", "site.latitude", "req_1"))
        self.assertEqual(error.errors[0]["message"], "Too far north")

    def test_the_text_of_an_error_has_the_first_five_failures(self):
        failures = [{"field": "site", "message": f"Wrong {at}", "code": "validation_error"} for at in range(7)]
        error = ProblemError(422, "validation_error", "site: Wrong 0 (and 6 more)", errors=failures)
        first = "; ".join(f"site: Wrong {at}" for at in range(5))
        self.assertEqual(str(error), f"422 validation_error: {first} (and 2 more)")
        self.assertEqual(str(ProblemError(404, "not_found", "No such run")), "404 not_found: No such run")

    def test_a_service_of_this_machine_that_does_not_answer_is_one_to_start(self):
        with Client("http://127.0.0.1:9", max_retries=0) as pvyield, self.assertRaisesRegex(PvyieldConnectionError, "`npx --yes bun@1.4.5 run up` starts it"):
            pvyield.get_health()

    def test_an_answer_of_a_proxy_is_a_problem_too(self):
        with self.assertRaises(ProblemError) as caught:
            FakeService(plain(b"Bad gateway", 502)).do(lambda pv: pv.get_health())
        self.assertEqual((caught.exception.status, caught.exception.code, caught.exception.detail), (502, "http_502", "Bad gateway"))

    def test_the_time_limit_covers_retries_and_no_pause_passes_it(self):
        service = FakeService(problem(503, "busy", retry_after="40"))
        with self.assertRaises(ProblemError):
            service.do(lambda pv: pv.get_health(timeout=100, max_retries=9))
        self.assertEqual(service.pauses, [40, 40])
        with self.assertRaisesRegex(PvyieldTimeoutError, "within 2 s"):
            FakeService(httpx.ReadTimeout("late")).do(lambda pv: pv.get_health(timeout=2))

    def test_a_retry_after_of_years_is_an_hour_at_most(self):
        service = FakeService(problem(503, "busy", retry_after="1e300"), answered({"status": "ok"}))
        service.do(lambda pv: pv.get_health(timeout=1e9))
        self.assertEqual(service.pauses, [3600])
        with self.assertRaises(ProblemError) as caught:
            FakeService(problem(503, "busy", retry_after="1e9")).do(lambda pv: pv.get_health())
        self.assertEqual(caught.exception.retry_after, 1e9)

    def test_an_answer_without_a_body_is_none(self):
        self.assertIsNone(FakeService(plain(b"", 204)).do(lambda pv: pv.get_health()))

    def test_an_answer_that_is_not_json_is_unreadable(self):
        with self.assertRaisesRegex(PvyieldConnectionError, "Unreadable answer from http://pv.test"):
            FakeService(plain(b"<html>")).do(lambda pv: pv.get_health())


class Waiting(unittest.TestCase):
    def test_a_run_that_continues_is_polled_until_it_is_complete(self):
        service = FakeService(answered(RUNNING, 202), answered(RUNNING, 202, retry_after="4"), answered(RUNNING, 202), answered(COMPLETE))
        answer = service.do(lambda pv: pv.run({"include_series": True}, columns=["GlobInc", 'a,"b'], poll=2))
        self.assertEqual(answer, COMPLETE["response"])
        self.assertEqual(service.pauses, [4, 2])
        self.assertEqual(dict(service.seen[0].url.params), {"columns": 'GlobInc,"a,""b"'})
        self.assertEqual(service.seen[-1].url.path, "/api/runs/run_1")
        self.assertEqual(dict(service.seen[-1].url.params), {"include_series": "true", "columns": 'GlobInc,"a,""b"'})

    def test_an_arrow_stream_of_a_run_that_continues_is_read_when_it_is_complete(self):
        service = FakeService(answered(RUNNING, 202), answered(COMPLETE), plain(b"ARROW"))
        self.assertEqual(service.do(lambda pv: pv.run_arrow({}, columns=["GlobInc"])), b"ARROW")
        self.assertEqual(service.seen[0].headers["accept"], "application/vnd.apache.arrow.stream")
        self.assertEqual(str(service.seen[-1].url), "http://pv.test/api/runs/run_1/series.arrow?columns=GlobInc")

    def test_a_run_is_polled_each_minute_at_least_whatever_retry_after_says(self):
        service = FakeService(answered(RUNNING, 202, retry_after="1e9"), answered(COMPLETE))
        service.do(lambda pv: pv.wait_for_run("run_1"))
        self.assertEqual(service.pauses, [60])

    def test_the_time_limit_names_the_run_which_continues(self):
        service = FakeService(answered(RUNNING, 202, retry_after="4"))
        with self.assertRaisesRegex(PvyieldTimeoutError, "run_1 is still running after 10 s") as caught:
            service.do(lambda pv: pv.wait_for_run("run_1", timeout=10))
        self.assertEqual((caught.exception.run_id, service.pauses), ("run_1", [4, 4]))

    def test_a_failed_run_raises_its_problem(self):
        with self.assertRaises(ProblemError) as caught:
            FakeService(answered(RUNNING, 202), problem(422, "run_failed")).do(lambda pv: pv.run({}))
        self.assertEqual(caught.exception.code, "run_failed")

    def test_the_series_of_a_run_that_continues_is_refused(self):
        with self.assertRaisesRegex(ProblemError, "wait_for_run"):
            FakeService(answered(RUNNING, 202)).do(lambda pv: pv.get_run_series_csv("run_1"))

    def test_the_pages_of_a_list_are_fetched_as_they_are_read(self):
        following = '</api/library/modules?q=x&cursor=c2>; rel="next"'
        service = FakeService(answered([{"id": "a"}, {"id": "b"}], link=following), answered([{"id": "c"}]))
        http = httpx.Client(transport=httpx.MockTransport(service.answer))
        entries = Client("http://pv.test", http_client=http).all_modules(q="x")
        self.assertEqual((next(entries)["id"], len(service.seen)), ("a", 1))
        self.assertEqual([entry["id"] for entry in entries], ["b", "c"])
        self.assertEqual(dict(service.seen[1].url.params), {"q": "x", "cursor": "c2"})


def followed(client):
    if isinstance(client, Client):
        return list(client.get_study_events("s"))

    async def events():
        return [event async for event in client.get_study_events("s")]

    return events()


class Events(unittest.TestCase):
    def test_a_stream_that_is_cut_goes_on_behind_its_last_event_until_the_end(self):
        def event(name, done):
            return f"id: {name}\nevent: {'end' if name == 'end' else 'progress'}\ndata: {json.dumps({'done': done})}\n\n"

        service = FakeService(
            streamed(f"retry: 2000\n\n{event('1', 1)}:\n\n{event('5', 5)}id: 7\nda"),
            problem(503, "overloaded", retry_after="10"),
            streamed(""),
            streamed(event("end", 9)),
        )
        self.assertEqual([event["done"] for event in service.do(followed)], [1, 5, 9])
        self.assertEqual([request.headers.get("last-event-id") for request in service.seen], [None, "5", "5", "5"])
        self.assertEqual(service.pauses, [2.0, 10.0, 2.0])

    def test_nothing_comes_behind_the_end_and_a_refusal_is_raised(self):
        self.assertEqual(FakeService(lambda _request: httpx.Response(204)).do(followed), [])
        with self.assertRaises(ProblemError):
            FakeService(problem(404, "not_found")).do(followed)


if __name__ == "__main__":
    unittest.main()
