"""Calls against the real service at the address in PVYIELD_URL."""

from __future__ import annotations

import asyncio
import inspect
import json
import math
import os
import unittest
from importlib.util import find_spec

from pvyield import AsyncClient, Client, ProblemError, PvyieldUsageError, RunSeries
from pvyield.generated import operations

PLANT = {"latitude": 48.1, "longitude": 11.6, "system_capacity_kw": 100}


class Service(unittest.TestCase):
    def setUp(self):
        self.pvyield = Client(os.environ["PVYIELD_URL"], max_retries=8)
        self.addCleanup(self.pvyield.close)

    def test_a_refusal_names_every_field(self):
        with self.assertRaises(ProblemError) as caught:
            self.pvyield.run_simple({**PLANT, "latitude": 91, "system_capacity_kw": -1})
        error = caught.exception
        self.assertEqual((error.status, error.code), (422, "validation_error"))
        self.assertEqual({item["field"] for item in error.errors}, {"latitude", "system_capacity_kw"})
        self.assertTrue(error.request_id)

    def test_many_runs_are_those_of_single_calls_and_a_refusal_stops_none(self):
        plants = [{**PLANT, "tilt_deg": 10}, {**PLANT, "tilt_deg": 91}, {**PLANT, "tilt_deg": 30}]
        steep, wrong, flat = reversed(self.pvyield.run_many(list(reversed(plants)), concurrency=3))
        self.assertEqual(wrong.error.field, "tilt_deg")
        for outcome, plant in ((steep, plants[0]), (flat, plants[2])):
            self.assertEqual(outcome.answer["summary"]["e_grid_kwh"], self.pvyield.run_simple(plant)["summary"]["e_grid_kwh"])

    def test_an_optimum_is_waited_for(self):
        heard = []
        fields = [{"path": "tilt_deg", "min": 0, "max": 60, "step": 5}]
        answer = self.pvyield.optimise({"base": PLANT, "fields": fields, "max_evaluations": 12}, on_progress=lambda done, of: heard.append((done, of)))
        self.assertEqual((answer["stopped"], heard[-1]), ("converged", (answer["count"], answer["count"])))
        best = self.pvyield.run_simple({**PLANT, **answer["optimum"]["point"]})
        self.assertEqual(answer["optimum"]["figures"]["e_grid_kwh"], best["summary"]["e_grid_kwh"])

    def test_a_sweep_is_waited_for_and_names_the_axis_that_is_wrong(self):
        heard = []
        axes = [{"path": "tilt_deg", "values": [10, 95, 30]}]
        answer = self.pvyield.sweep({"base": PLANT, "axes": axes}, on_progress=lambda done, of: heard.append((done, of)))
        self.assertEqual((answer["failed_count"], heard[-1]), (1, (3, 3)))
        steep = self.pvyield.run_simple({**PLANT, "tilt_deg": 30})
        self.assertEqual(answer["columns"]["e_grid_kwh"][2], steep["summary"]["e_grid_kwh"])
        with self.assertRaises(ProblemError) as caught:
            self.pvyield.sweep({"base": PLANT, "axes": [{"path": "tilt", "values": [1]}]})
        self.assertEqual(caught.exception.field, "axes.0.path")
        study = self.pvyield.create_sweep({"base": PLANT, "axes": axes}, in_background=True)
        self.assertEqual([event["status"] for event in self.pvyield.get_study_events(study["study_id"])][-1], "complete")

    def test_a_batch_is_sent_in_three_forms_and_its_rows_come_in_order(self):
        heard = []
        plants = [{**PLANT, "weather_source": "embedded", "id": "a\u2028b"}, {**PLANT, "weather_source": "embedded", "tilt_deg": 40}]
        answer = self.pvyield.batch(plants, poll=0.05, on_progress=lambda done, of: heard.append((done, of)))
        self.assertEqual((answer["count"], answer["failed_count"], heard[-1]), (2, 0, (2, 2)))
        table = self.pvyield.start_batch(csv=b"id,latitude,longitude,system_capacity_kw,tilt_deg,weather_source\nx,48.1,11.6,100,40,embedded\n")
        lines = self.pvyield.start_batch(ndjson="\n".join(json.dumps(plant, ensure_ascii=False) for plant in plants).encode())
        first, second = self.pvyield.batch_rows(lines, poll=0.05)
        self.assertEqual((first["id"], first["line"], second["row"], second["errors"]), ("a\u2028b", 1, 1, None))
        (only,) = self.pvyield.batch_rows(table["study_id"], poll=0.05)
        self.assertEqual((only["id"], only["line"], only["summary"]), ("x", 2, second["summary"]))
        self.assertEqual([row["row"] for row in self.pvyield.batch_rows(lines, from_row=1)], [1])
        own = self.pvyield.run_simple(plants[1] | {})["summary"]
        self.assertEqual(second["summary"]["e_grid_kwh"], own["e_grid_kwh"])

    def test_the_other_client_sends_and_reads_a_batch_too(self):
        async def rows():
            async with AsyncClient(os.environ["PVYIELD_URL"]) as pvyield:
                sent = await pvyield.start_batch([{**PLANT, "weather_source": "embedded"}])
                read = [row["row"] async for row in pvyield.batch_rows(sent, poll=0.05)]
                return read, (await pvyield.wait_for_batch(sent))["count"]

        self.assertEqual(asyncio.run(rows()), ([0], 1))

    def test_a_batch_that_is_refused_names_its_line(self):
        with self.assertRaises(ProblemError) as caught:
            self.pvyield.batch([{**PLANT, "tilt_deg": 95}])
        self.assertEqual(caught.exception.field, "requests.0.tilt_deg")
        with self.assertRaises(ProblemError) as caught:  # sent with gzip: as it is it would be too long
            self.pvyield.batch(ndjson=b"\n" * 8_000_000 + json.dumps({**PLANT, "tilt_deg": 95}).encode())
        self.assertEqual(caught.exception.field, "lines.8000001.tilt_deg")
        for wrong in ({}, {"csv": b"a", "ndjson": b"b"}, {"requests": "portfolio.csv"}):
            with self.assertRaises(PvyieldUsageError):
                self.pvyield.start_batch(**wrong)
        with self.assertRaisesRegex(TypeError, "Did you mean poll"):
            self.pvyield.wait_for_batch("study_1", pol=1)

    @unittest.skipIf(find_spec("pandas") is None, "pandas is not installed")
    def test_rows_of_a_batch_become_a_frame(self):
        from pvyield.frames import batch_frame

        good = "pan_ja_solar_jam66d45_600_lb,ond_chintpower_cps_sch275ktl_do_us_800"
        bad = "pan_ja_solar_jam66d45_600_lb,cec_enphase_energy_inc_iq7_60_2_us_208v"
        head = "id,latitude,longitude,system_capacity_kw,weather_source,module.id,inverter.id"
        table = "\n".join([head, *(f"{name},48.1,11.6,100,embedded,{parts}" for name, parts in (("works", good), ("cannot", bad)))])
        frame = batch_frame(self.pvyield.batch_rows(self.pvyield.start_batch(csv=table.encode()), poll=0.05))
        self.assertEqual((list(frame["id"]), list(frame["status"]), list(frame["error"].isna())), (["works", "cannot"], ["complete", "failed"], [True, False]))
        self.assertGreater(frame.loc[0, "e_grid_kwh"], 1e5)

    @unittest.skipIf(find_spec("pandas") is None, "pandas is not installed")
    def test_weather_from_a_frame_gives_the_energy_of_the_same_weather_as_a_file(self):
        import pandas

        from pvyield.frames import monthly_frame, weather_from_frame

        series = self.pvyield.run_simple_series(PLANT, columns=["GlobHor", "DiffHor", "T_Amb", "WindVel"])
        frame = series.to_dataframe()
        text = frame.rename(columns={"GlobHor": "ghi_wm2", "DiffHor": "dhi_wm2", "T_Amb": "temp_air_c", "WindVel": "wind_speed_ms"})
        text.index = pandas.Index([stamp.strftime("%Y-%m-%dT%H:%M") for stamp in text.index], name="time")
        known = self.pvyield.parse_weather(text.to_csv().encode(), timezone=1, latitude=48.1, longitude=11.6, interval="start")
        by_file = self.pvyield.run_simple({**PLANT, "weather": {"id": known["meta"]["id"]}})
        by_frame = self.pvyield.run_simple({**PLANT, "weather": weather_from_frame(frame)})
        self.assertTrue(math.isclose(by_frame["summary"]["e_grid_kwh"], by_file["summary"]["e_grid_kwh"], rel_tol=1e-9))
        self.assertTrue(math.isclose(monthly_frame(by_frame)["e_grid_kwh"].sum(), by_frame["summary"]["e_grid_kwh"], rel_tol=1e-9))

    def test_the_same_key_returns_the_first_answer_again(self):
        first, again = (self.pvyield.create_simple_run(PLANT, in_background=True, idempotency_key="python-1") for _ in range(2))
        self.assertEqual(first["run_id"], again["run_id"])
        with self.assertRaises(ProblemError) as caught:
            self.pvyield.create_simple_run({**PLANT, "tilt_deg": 1}, in_background=True, idempotency_key="python-1")
        self.assertEqual(caught.exception.status, 409)

    def test_series_are_the_same_by_json_and_by_arrow_and_add_up_to_the_summary(self):
        by_json = RunSeries.from_json(self.pvyield.run_simple({**PLANT, "include_series": True}, columns=["GlobInc", "E_Grid"])["series"])
        total = self.pvyield.run_simple(PLANT)["summary"]["e_grid_kwh"]
        self.assertTrue(math.isclose(sum(by_json["E_Grid"]), total, rel_tol=1e-9))
        self.assertEqual((len(by_json.time), by_json.time[1].isoformat(), by_json.units["E_Grid"]), (8760, "1990-01-01T01:00:00+01:00", "kWh"))
        with self.assertRaisesRegex(KeyError, "EArray: the series has GlobInc, E_Grid"):
            by_json["EArray"]
        by_arrow = self.pvyield.run_simple_series(PLANT, columns=["GlobInc", "E_Grid"])
        for name in ("time", "units", "labels", "legends", "step_minutes", "timezone"):
            self.assertEqual(getattr(by_arrow, name), getattr(by_json, name))
        for name, values in by_arrow.columns.items():
            scale = max(values)
            for exact, rounded in zip(values, by_json[name], strict=True):
                self.assertLessEqual(abs(exact - rounded), 1e-12 * scale)

    def test_the_series_of_a_background_run_by_json_and_by_arrow(self):
        request = self.pvyield.run_simple({**PLANT, "racking": "single_axis"})["request"]
        sent = self.pvyield.create_run({**request, "include_series": True}, in_background=True)
        by_json = RunSeries.from_json(self.pvyield.wait_for_run(sent, include_series=True)["response"]["series"])
        self.assertEqual(by_json.legends["TrkState"][0], "tracking")
        by_arrow = self.pvyield.get_run_series(sent, columns=["TrkState"])
        self.assertEqual(by_arrow.legends, by_json.legends)
        self.assertEqual(by_arrow["TrkState"], by_json["TrkState"])

    @unittest.skipIf(find_spec("pyarrow") is None, "pyarrow is not installed")
    def test_pyarrow_reads_the_same_doubles_and_times(self):
        import pyarrow

        stream = self.pvyield.run_simple_arrow({**PLANT, "racking": "single_axis"})
        series = RunSeries.from_arrow(stream)
        table = pyarrow.ipc.open_stream(stream).read_all()
        self.assertEqual(table.column_names, ["time", *series.columns])
        for name, values in series.columns.items():
            self.assertEqual(values.tobytes(), table.column(name).to_numpy().tobytes(), name)
        millis = table.column("time").cast(pyarrow.int64()).to_pylist()
        self.assertEqual([round(start.timestamp() * 1000) for start in series.time], millis)
        self.assertEqual(series.units["E_Grid"], table.schema.field("E_Grid").metadata[b"unit"].decode())

    def test_a_stream_that_is_cut_is_refused(self):
        stream = self.pvyield.run_simple_arrow(PLANT, columns=["E_Grid"])
        for end in (0, 3, 7, 100, len(stream) // 2, len(stream) - 9):
            with self.assertRaisesRegex(ValueError, "the Arrow stream"):
                RunSeries.from_arrow(stream[:end])

    def test_a_missing_value_is_none_in_a_record_and_an_empty_cell_of_csv(self):
        json = {"time": ["1990-01-01T00:00", "1990-01-01T01:00"], "step_minutes": 60, "timezone": -3.5, "units": {"a": "kWh"}, "labels": {}, "legends": {}}
        series = RunSeries.from_json({**json, "columns": {"a": [1.5, None], "b, c": [None, -0.1]}})
        self.assertEqual(series.to_records()[0], {"time": "1990-01-01T00:00:00-03:30", "a": 1.5, "b, c": None})
        self.assertEqual(series.to_csv(), 'time,a (kWh),"b, c"\n1990-01-01T00:00:00-03:30,1.5,\n1990-01-01T01:00:00-03:30,,-0.1\n')
        self.assertEqual((len(series), series.column("a")[0]), (2, 1.5))

    @unittest.skipIf(find_spec("pandas") is None, "pandas is not installed")
    def test_a_data_frame_has_the_months_of_the_summary(self):
        answer = self.pvyield.run_simple({**PLANT, "include_series": True})
        frame = RunSeries.from_json(answer["series"]).to_dataframe()
        months = frame["E_Grid"].resample("MS").sum()
        for month, energy in zip(answer["summary"]["monthly"]["e_grid_kwh"], months, strict=True):
            self.assertTrue(math.isclose(month, energy, rel_tol=1e-9))
        self.assertEqual(frame.attrs["units"]["E_Grid"], "kWh")

    def test_pages_are_the_whole_list(self):
        whole = [entry["id"] for entry in self.pvyield.list_inverters(q="sungrow", limit=1000)]
        paged = [entry["id"] for entry in self.pvyield.all_inverters(q="sungrow", limit=7)]
        self.assertGreater(len(whole), 14)
        self.assertEqual(paged, whole)

    def test_answers_that_are_no_json_are_text(self):
        self.assertIn("<svg", self.pvyield.draw_scene_example("ground_tracker"))
        self.assertIn("pvyield_", self.pvyield.get_metrics())

    def test_both_clients_have_the_same_methods_with_the_same_arguments(self):
        for one, other in ((Client, AsyncClient), (operations.Operations, operations.AsyncOperations)):
            public = [{name: member for name, member in inspect.getmembers(each, inspect.isfunction) if not name.startswith("_")} for each in (one, other)]
            self.assertEqual(*(set(members) for members in public))
            for name, member in public[0].items():
                self.assertEqual(list(inspect.signature(member).parameters), list(inspect.signature(public[1][name]).parameters), name)


if __name__ == "__main__":
    unittest.main()
