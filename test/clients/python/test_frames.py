"""Answers as data frames, and weather from one; against the units of other sources and hand arithmetic."""

from __future__ import annotations

import unittest
from importlib.util import find_spec

from pvyield import PvyieldUsageError, RunOutcome

if find_spec("pandas") is not None:
    import pandas

    from pvyield.frames import loss_diagram_frame, main_losses_frame, monthly_frame, summaries_frame, weather_from_frame

ANSWER = {
    "summary": {
        "e_grid_kwh": 100.0,
        "racking": "fixed",
        "modules": 3,
        "scene": None,
        "warnings": ["a"],
        "monthly": {"e_grid_kwh": [1.0, None, *[9.0] * 10], "pr": [0.8] * 12, "year": {"e_grid_kwh": 91.0, "pr": 0.8}},
        "exceedance": {"p50_kwh": 100.0, "p90_kwh": 92.0, "uncertainty": 0.06, "method": "m"},
        "main_losses": [{"key": "iam", "label": "IAM", "loss_kwh": 3.0, "fraction": 0.03}, {"key": "glob_rear", "label": "Rear", "loss_kwh": -1.0, "fraction": -0.01}],
    },
    "loss_diagram": [
        {"key": "glob_inc", "label": "Plane", "value": 1000.0, "unit": "kWh/m2", "loss": False, "fraction": None, "fraction_of_previous": None, "basis": None},
        {"key": "iam", "label": "IAM", "value": 30.0, "unit": "kWh/m2", "loss": True, "fraction": 0.03, "fraction_of_previous": 0.03, "basis": "glob_inc"},
    ],
}


@unittest.skipIf(find_spec("pandas") is None, "pandas is not installed")
class Answers(unittest.TestCase):
    def test_loss_diagram_and_main_losses_are_indexed_by_their_rows_in_order(self):
        diagram = loss_diagram_frame(ANSWER)
        self.assertEqual(list(diagram.index), ["glob_inc", "iam"])
        self.assertEqual(diagram.loc["iam", "fraction_of_previous"], 0.03)
        self.assertEqual(list(main_losses_frame(ANSWER)["loss_kwh"]), [3.0, -1.0])

    def test_months_are_numbers_by_month_and_the_year_is_no_row(self):
        months = monthly_frame(ANSWER)
        self.assertEqual((list(months.index), list(months.columns)), (list(range(1, 13)), ["e_grid_kwh", "pr"]))
        self.assertEqual(months["e_grid_kwh"].sum(), 91.0)
        self.assertTrue(pandas.isna(months.loc[2, "e_grid_kwh"]))
        self.assertEqual(months.attrs["year"]["e_grid_kwh"], 91.0)

    def test_summaries_are_single_figures_by_request_with_p_values_and_errors(self):
        outcomes = [RunOutcome(0, {}, ANSWER, None), RunOutcome(1, {}, None, PvyieldUsageError("tilt_deg: no"))]
        frame = summaries_frame(outcomes)
        self.assertEqual(set(frame.columns), {"e_grid_kwh", "racking", "modules", "p50_kwh", "p90_kwh", "error"})
        self.assertEqual((frame.loc[0, "p90_kwh"], frame.loc[1, "error"]), (92.0, "tilt_deg: no"))
        self.assertTrue(pandas.isna(frame.loc[1, "e_grid_kwh"]) and pandas.isna(frame.loc[0, "error"]))


@unittest.skipIf(find_spec("pandas") is None, "pandas is not installed")
class Weather(unittest.TestCase):
    def frame(self, zone="Etc/GMT-1", freq="1h", start="2023-01-01", rows=24, **columns):
        index = pandas.date_range(start, periods=rows, freq=freq, tz=zone)
        peak = [0.0] * (rows - 1) + [800.0]
        return pandas.DataFrame({"ghi": peak, "temp_air": [5.0] * rows, **columns}, index=index)

    def refused(self, pattern, frame, **options):
        with self.assertRaisesRegex(PvyieldUsageError, pattern):
            weather_from_frame(frame, **options)

    def test_names_of_pvlib_become_the_section_and_nan_a_gap(self):
        # Units of pvlib's iotools: pressure in Pa, humidity in percent.
        frame = self.frame(pressure=[95000.0] * 24, relative_humidity=[50.0] * 24, wind_speed=[float("nan")] + [2.0] * 23)
        weather = weather_from_frame(frame, latitude=48.1, longitude=11.6, interval="end")
        self.assertEqual((weather["timezone"], weather["step_minutes"], weather["interval"]), (1.0, 60.0, "end"))
        self.assertEqual((weather["start"], "time" in weather), ("2023-01-01T00:00", False))
        self.assertEqual((weather["ghi_wm2"][-1], weather["pressure_hpa"][0], weather["relative_humidity"][0]), (800.0, 950.0, 0.5))
        self.assertEqual(weather["wind_speed_ms"][:2], [None, 2.0])
        self.assertEqual((weather["latitude"], "elevation" in weather), (48.1, False))

    def test_daylight_saving_becomes_standard_time_at_the_same_instants(self):
        # Central European time is UTC+1 all year; 2023-03-26 02:00 becomes 03:00.
        frame = self.frame("Europe/Berlin", start="2023-03-25", rows=48)
        weather = weather_from_frame(frame)
        self.assertEqual((weather["timezone"], weather["start"]), (1.0, "2023-03-25T00:00"))
        half = weather_from_frame(self.frame("Asia/Kolkata"))
        self.assertEqual(half["timezone"], 5.5)
        south = weather_from_frame(self.frame("Australia/Sydney", start="2023-01-01", rows=24 * 200))
        self.assertEqual((south["timezone"], south["start"]), (10.0, "2022-12-31T23:00"))

    def test_rows_that_are_missing_are_stated_by_time(self):
        frame = self.frame().drop(self.frame().index[3])
        weather = weather_from_frame(frame)
        self.assertEqual((len(weather["time"]), weather["time"][3], weather["step_minutes"]), (23, "2023-01-01T04:00", 60.0))

    def test_units_are_converted(self):
        # By hand: 273.15 K is 0 degC, 36 km/h is 10 m/s, 1 MJ/m2 in an hour is 277.78 W/m2, 0.25 kWh/m2 in 15 min is 1000 W/m2.
        def converted(column, value, unit, field, freq="1h"):
            frame = self.frame(freq=freq, **{column: [value] * 24})
            return weather_from_frame(frame, units={column: unit})[field][0]

        self.assertAlmostEqual(converted("temp_air", 273.15, "K", "temp_air_c"), 0)
        self.assertAlmostEqual(converted("temp_air", 50.0, "degF", "temp_air_c"), 10)
        self.assertAlmostEqual(converted("wind_speed", 36.0, "km/h", "wind_speed_ms"), 10)
        self.assertAlmostEqual(converted("ghi", 1.0, "MJ/m2", "ghi_wm2"), 277.7777778)
        self.assertAlmostEqual(converted("ghi", 0.25, "kWh/m2", "ghi_wm2", "15min"), 1000)
        self.assertAlmostEqual(converted("precipitable_water", 20.0, "mm", "precipitable_water_cm"), 2)
        self.assertAlmostEqual(converted("albedo", 20.0, "%", "albedo"), 0.2)
        frame = self.frame()
        frame.attrs["units"] = {"ghi": "kW/m2"}
        frame["ghi"] /= 1000
        self.assertAlmostEqual(weather_from_frame(frame)["ghi_wm2"][-1], 800)

    def test_a_wrong_index_is_refused_with_what_to_do(self):
        self.refused("no time zone: frame.tz_localize", self.frame(None))
        self.refused("RangeIndex: it must be a DatetimeIndex", self.frame().reset_index(drop=True))
        self.refused("has seconds", self.frame(start="2023-01-01 00:00:30"))
        self.refused("one row: state step_minutes", self.frame(rows=1))
        self.assertEqual(weather_from_frame(self.frame(rows=1), step_minutes=60)["time"], ["2023-01-01T00:00"])

    def test_a_wrong_name_is_refused_with_the_nearest(self):
        self.refused(r"'temp_ait' is none that weather has \(did you mean temp_air\?\)", self.frame(temp_ait=[1.0] * 24))
        self.refused("ghi and GlobHor are both ghi_wm2", self.frame(GlobHor=[1.0] * 24))
        self.refused("columns names 'G', which is none of ghi", self.frame(), columns={"G": "ghi_wm2"})
        self.refused("columns names 'ghi_wm', .* did you mean ghi_wm2", self.frame(), columns={"ghi": "ghi_wm"})
        self.refused(r"'Irradiance' is none that weather has.*columns=\{'Irradiance': 'ghi_wm2'\} \('poa_wm2' for a sensor in the plane", self.frame(Irradiance=[1.0] * 24))
        named = self.frame().rename(columns={"ghi": "GHI", "temp_air": "Tamb"})
        self.assertEqual(weather_from_frame(named), weather_from_frame(self.frame()))
        chosen = weather_from_frame(self.frame(G=[1.0] * 24), columns={"G": "ghi_wm2", "temp_air": "temp_air_c"})
        self.assertEqual((chosen["ghi_wm2"][0], chosen["temp_air_c"][0]), (1.0, 5.0))

    def test_values_of_another_unit_are_refused_with_it(self):
        self.refused(r"'temp_air' read in degC has 293\.15 degC at 2023-01-01 00:00:00\+01:00.*units=\{'temp_air': 'K'\}", self.frame(temp_air=[293.15] * 24))
        self.refused(r"'pressure_hpa' read in hPa has 95000 hPa .*known: kPa, Pa\)", self.frame(pressure_hpa=[95000.0] * 24))
        self.refused(r"'ghi' read in W/m2 is 0\.8 W/m2 at most: if it is in kW/m2", self.frame(rows=2400, ghi=[0.0] * 2399 + [0.8]))
        self.refused("unit furlong, which is not known", self.frame(), units={"ghi": "furlong"})
        self.refused("units names 'dni', which is none of ghi, temp_air", self.frame(), units={"dni": "W/m2"})
        self.refused("'ghi' has values that are no numbers", self.frame(ghi=["x"] * 24))


if __name__ == "__main__":
    unittest.main()
