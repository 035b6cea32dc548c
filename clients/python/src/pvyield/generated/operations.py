# Written by codegen from openapi.json. Do not edit: bun run gen.
"""Every operation of the service as a method of `Client` and of `AsyncClient`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, cast

from .._call import Call

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from .._files import FileInput
    from . import types


class Operations:
    """Every operation of the service. A refusal raises `ProblemError`, a lost connection `PvyieldConnectionError`."""

    def _send(self, call: Call) -> Any:
        raise NotImplementedError

    def _pages(self, call: Call, key: str, entries: str | None) -> Iterator[Any]:
        raise NotImplementedError

    def _events(self, call: Call) -> Iterator[Any]:
        raise NotImplementedError

    def create_run(self, body: types.RunRequest, *, columns: str | None = None, preference: bool | None = None, picture: Literal["losses", "months", "normalized", "heatmap", "duration", "day", "daily", "horizon", "module", "iam", "inverter", "side", "plan", "single_line", "exceedance", "lifetime"] | None = None, date: str | None = None, theme: Literal["light", "dark", "print"] | None = None, width: int | None = None, idempotency_key: str | None = None, in_background: bool = False, timeout: float | None = None, max_retries: int | None = None) -> types.RunAnswer | types.AcceptedRun:
        """Simulate a plant.

        Runs one plant with the weather in the request. Answers 200 when the run finishes within the wait limit, otherwise 202. With `Accept: text/csv` the answer is only the series, as CSV: one header line with titles and units, then one row per timestep; `include_series` is not needed. With `Accept: application/vnd.apache.arrow.stream` it is the same series as an Arrow IPC stream with exact values; `GET /api/runs/{run_id}/series.arrow` describes it. With `Accept: image/svg+xml` it is a picture (`picture`), with `Accept: application/pdf` or `text/html` the report of the run, whose cover `report` in the request describes. Any other `Accept` returns JSON, including one that names none of the types or gives them the same weight. A run that continues in the background answers 202 with JSON in any case, and its series is kept. One JSON answer contains at most 4,000,000 series values (rows x columns), one CSV or Arrow answer 10,000,000. A year of 1- or 2-minute rows with all columns exceeds both limits and is refused with 422 before it runs: name fewer series in `columns`, or send `Prefer: respond-async` and read the stored run (JSON up to 10,000,000 values) or its `links.series_csv` or `links.series_arrow`, which have no such limit. A run with a key or a session is stored for its account, and `links.run` points to it.

        :param columns: Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
        :param preference: Run by the path of models that the account prefers (`PUT /api/me/preference`) where it suits the plant: its options replace those of the request, and `defaults_applied` lists them. Needs an account. Default: false.
        :param picture: With `Accept: image/svg+xml`, the picture of the run: `losses` (loss diagram), `months` (energy and performance ratio by month), `normalized` (yield and losses for each kWp and day, by month), `heatmap` (a series by day of the year and hour), `duration` (its duration curve), `day` (series of one day), `daily` (energy of each day over its irradiation), `horizon` (horizon and the ways of the sun), `module` (I-V curves), `iam` (incidence-angle factor), `inverter` (efficiency), `side` (rows from the side), `plan` (scene from above), `single_line` (from the modules to the grid), `exceedance` (P50 to P99), `lifetime` (years of operation). A picture that the run cannot have is refused with 422, which names those that it can have. `columns` chooses the series of `heatmap` and `duration` (the first one; default `E_Grid`) and of `day` (default `GlobInc,GlobEff,E_Grid`). Default: losses.
        :param date: Month and day of the picture `day`, `MM-DD`. Default: 06-21.
        :param theme: Colours of a picture. Default: light.
        :param width: Width of a picture in pixels. Texts keep their size. Default: 720. Minimum: 320. Maximum: 2000.
        """
        return cast("types.RunAnswer | types.AcceptedRun", self._send(Call("POST", "/api/run", "keyed", query={"columns": columns, "preference": preference, "picture": picture, "date": date, "theme": theme, "width": width}, body=body, idempotency_key=idempotency_key, in_background=in_background, timeout=timeout, max_retries=max_retries)))

    def get_simple_run(self, *, latitude: float, longitude: float, system_capacity_kw: float | None = None, modules: int | None = None, module_power_w: float | None = None, module_type: Literal["standard", "premium", "thin_film"] | None = None, module_efficiency: float | None = None, temperature_coefficient: float | None = None, bifaciality: float | None = None, racking: Literal["fixed", "rooftop", "single_axis"] | None = None, tilt_deg: float | None = None, azimuth_deg: float | None = None, gcr: float | None = None, dc_ac_ratio: float | None = None, inverter_ac_kw: float | None = None, inverter_efficiency: float | None = None, inverter_model: Literal["flat", "pvwatts", "reference"] | None = None, losses_percent: float | None = None, weather_source: Literal["auto", "nsrdb", "pvgis", "embedded", "americas_db", "europe_db"] | None = None, timezone: float | None = None, elevation: float | None = None, albedo: float | None = None, uncertainty: float | None = None, include_series: bool | None = None, weather_id: str | None = None, module_id: str | None = None, inverter_id: str | None = None, columns: str | None = None, preference: bool | None = None, picture: Literal["losses", "months", "normalized", "heatmap", "duration", "day", "daily", "horizon", "module", "iam", "inverter", "side", "plan", "single_line", "exceedance", "lifetime"] | None = None, date: str | None = None, theme: Literal["light", "dark", "print"] | None = None, width: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.SimpleRunAnswer | types.AcceptedRun:
        """Simulate from an address.

        A simple run as an address that can be sent as a link: the fields of `POST /api/run/simple` that are a number, a word or a switch stand in the query, and weather, module and inverter by id. The answer is that of the POST, in the same formats (`Accept`) but HTML, which browsers ask for, and refusals name the same fields. Not taken: inline weather, modules and inverters, scenes, `uncertainty_parts`, `Idempotency-Key` and `Prefer`. Nothing is kept in a cache: every call runs. A session cookie is not read, so that a page of another site cannot run at the cost of whoever opens it; with a key the call is stored and charged as the POST, once for every call, and without one a charged service answers 401.

        :param latitude: Latitude, north positive (deg). Minimum: -90. Maximum: 90.
        :param longitude: Longitude, east positive (deg). Minimum: -180. Maximum: 180.
        :param system_capacity_kw: DC capacity at STC; if absent, modules x module_power_w (kW). Above: 0. Maximum: 10000000.
        :param modules: Number of modules; if absent, capacity divided by module power. With a scene, the modules of its devices: leave it out, or send their total. Minimum: 1. Maximum: 100000000.
        :param module_power_w: Module power at STC; if absent, capacity divided by modules, or close to 500 W (W). Above: 0. Maximum: 2000.
        :param module_type: Module type: efficiency, temperature coefficient and behaviour at low light (`module.light_response`), as PVWatts v8 has them. Default standard.
        :param module_efficiency: Module efficiency; if absent, 0.19 for standard, 0.21 for premium, 0.18 for thin_film (fraction).
        :param temperature_coefficient: Temperature coefficient of power; if absent, -0.0037 for standard, -0.0035 for premium, -0.0032 for thin_film (1/degC).
        :param bifaciality: Rear efficiency divided by front efficiency; 0 for monofacial modules (fraction). Default 0. Minimum: 0. Maximum: 1.
        :param racking: Racking; if absent, fixed. With a scene it follows from the kind of the devices (ridges have no value here: leave it out); `rooftop` may be sent for fixed racks.
        :param tilt_deg: Tilt from horizontal; for trackers, of the axis. If absent, 20, or 0 for trackers. Refused with a scene, whose placements have it (deg). Minimum: 0. Maximum: 90.
        :param azimuth_deg: Azimuth clockwise from north. If absent, 180 at or north of the equator and for trackers, otherwise 0. Refused with a scene, whose placements have it (deg). Minimum: 0. Maximum: 360.
        :param gcr: Ground cover ratio; if absent, 0.4. With a scene, if absent, the width of its devices divided by the spacing that most of them have (fraction). Above: 0. Below: 1.
        :param dc_ac_ratio: DC power divided by AC power (1). Default 1.2. Above: 0.5. Maximum: 3.
        :param inverter_ac_kw: AC nameplate power; if absent, DC power divided by dc_ac_ratio (kW). Above: 0. Maximum: 20000000.
        :param inverter_efficiency: Inverter efficiency; at least 0.5 with `inverter_model` `reference` (fraction). Default 0.96. Above: 0. Maximum: 1.
        :param inverter_model: Inverter model: one efficiency, the part-load curve of PVWatts 5, or the inverter of PVWatts v8 (`reference`: the Sandia form with a start at 0.4931 % of the AC nameplate, without curvature). Default flat.
        :param losses_percent: All losses that the simulation does not compute. A value other than the default scales the default loss categories by one common exponent (%). Default 11.42. Minimum: 0. Below: 100.
        :param weather_source: Source of the typical year, used when `weather` is absent. `nsrdb` is the satellite database of the Americas (synonym `americas_db`), `pvgis` the European generator (synonym `europe_db`), `embedded` the synthetic year that this service generates itself. `auto` tries `nsrdb` first west of 32 deg W and `pvgis` first elsewhere, then the other one. If neither is configured and reachable, it uses `embedded`. The answer reports the source. Default auto.
        :param timezone: Standard time of the location in hours from UTC; if absent, the time zone of the location (h). Minimum: -14. Maximum: 14.
        :param elevation: Elevation above sea level; if absent, the elevation of the typical year, or 0 when you send your own weather (m). Minimum: -450. Maximum: 9000.
        :param albedo: Ground albedo (fraction). Default 0.2. Minimum: 0. Maximum: 1.
        :param uncertainty: One standard deviation of the yearly energy, as `lifetime.uncertainty` of a full run: gives P50, P75, P90, P95 and P99 in `summary.exceedance`. null for none (fraction). Minimum: 0. Maximum: 1.
        :param include_series: Return the hourly series: at most 4,000,000 values (rows x columns) in a JSON answer, 10,000,000 in a CSV or Arrow answer and in the JSON of a stored run, 2,000,000 with an `Idempotency-Key`; `series.csv` and `series.arrow` of a stored run have no such limit. Default false.
        :param weather_id: Id of stored weather, as `weather.id` of the POST.
        :param module_id: Id of a module of the library, as `module.id` of the POST; together with `inverter_id`.
        :param inverter_id: Id of an inverter of the library, as `inverter.id` of the POST; together with `module_id`.
        :param columns: Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
        :param preference: Run by the path of models that the account prefers (`PUT /api/me/preference`) where it suits the plant, and list its options in `defaults_applied`. `false` runs with the defaults. Without an account there is none. Default: true.
        :param picture: With `Accept: image/svg+xml`, the picture of the run: `losses` (loss diagram), `months` (energy and performance ratio by month), `normalized` (yield and losses for each kWp and day, by month), `heatmap` (a series by day of the year and hour), `duration` (its duration curve), `day` (series of one day), `daily` (energy of each day over its irradiation), `horizon` (horizon and the ways of the sun), `module` (I-V curves), `iam` (incidence-angle factor), `inverter` (efficiency), `side` (rows from the side), `plan` (scene from above), `single_line` (from the modules to the grid), `exceedance` (P50 to P99), `lifetime` (years of operation). A picture that the run cannot have is refused with 422, which names those that it can have. `columns` chooses the series of `heatmap` and `duration` (the first one; default `E_Grid`) and of `day` (default `GlobInc,GlobEff,E_Grid`). Default: losses.
        :param date: Month and day of the picture `day`, `MM-DD`. Default: 06-21.
        :param theme: Colours of a picture. Default: light.
        :param width: Width of a picture in pixels. Texts keep their size. Default: 720. Minimum: 320. Maximum: 2000.
        """
        return cast("types.SimpleRunAnswer | types.AcceptedRun", self._send(Call("GET", "/api/run/simple", "once", query={"latitude": latitude, "longitude": longitude, "system_capacity_kw": system_capacity_kw, "modules": modules, "module_power_w": module_power_w, "module_type": module_type, "module_efficiency": module_efficiency, "temperature_coefficient": temperature_coefficient, "bifaciality": bifaciality, "racking": racking, "tilt_deg": tilt_deg, "azimuth_deg": azimuth_deg, "gcr": gcr, "dc_ac_ratio": dc_ac_ratio, "inverter_ac_kw": inverter_ac_kw, "inverter_efficiency": inverter_efficiency, "inverter_model": inverter_model, "losses_percent": losses_percent, "weather_source": weather_source, "timezone": timezone, "elevation": elevation, "albedo": albedo, "uncertainty": uncertainty, "include_series": include_series, "weather_id": weather_id, "module_id": module_id, "inverter_id": inverter_id, "columns": columns, "preference": preference, "picture": picture, "date": date, "theme": theme, "width": width}, timeout=timeout, max_retries=max_retries)))

    def create_simple_run(self, body: types.SimpleRunRequest, *, columns: str | None = None, preference: bool | None = None, picture: Literal["losses", "months", "normalized", "heatmap", "duration", "day", "daily", "horizon", "module", "iam", "inverter", "side", "plan", "single_line", "exceedance", "lifetime"] | None = None, date: str | None = None, theme: Literal["light", "dark", "print"] | None = None, width: int | None = None, idempotency_key: str | None = None, in_background: bool = False, timeout: float | None = None, max_retries: int | None = None) -> types.SimpleRunAnswer | types.AcceptedRun:
        """Simulate from a location and a size.

        Expands a location and a size to a full request with documented defaults, and runs it. With `Accept: text/csv` the answer is only the series, as CSV: one header line with titles and units, then one row per timestep; `include_series` is not needed. With `Accept: application/vnd.apache.arrow.stream` it is the same series as an Arrow IPC stream with exact values; `GET /api/runs/{run_id}/series.arrow` describes it. With `Accept: image/svg+xml` it is a picture (`picture`), with `Accept: application/pdf` or `text/html` the report of the run, whose cover `report` in the request describes. Any other `Accept` returns JSON, including one that names none of the types or gives them the same weight. A run that continues in the background answers 202 with JSON in any case, and its series is kept. One JSON answer contains at most 4,000,000 series values (rows x columns), one CSV or Arrow answer 10,000,000. A year of 1- or 2-minute rows with all columns exceeds both limits and is refused with 422 before it runs: name fewer series in `columns`, or send `Prefer: respond-async` and read the stored run (JSON up to 10,000,000 values) or its `links.series_csv` or `links.series_arrow`, which have no such limit. A run with a key or a session is stored for its account, and `links.run` points to it.

        :param columns: Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
        :param preference: Run by the path of models that the account prefers (`PUT /api/me/preference`) where it suits the plant, and list its options in `defaults_applied`. `false` runs with the defaults. Without an account there is none. Default: true.
        :param picture: With `Accept: image/svg+xml`, the picture of the run: `losses` (loss diagram), `months` (energy and performance ratio by month), `normalized` (yield and losses for each kWp and day, by month), `heatmap` (a series by day of the year and hour), `duration` (its duration curve), `day` (series of one day), `daily` (energy of each day over its irradiation), `horizon` (horizon and the ways of the sun), `module` (I-V curves), `iam` (incidence-angle factor), `inverter` (efficiency), `side` (rows from the side), `plan` (scene from above), `single_line` (from the modules to the grid), `exceedance` (P50 to P99), `lifetime` (years of operation). A picture that the run cannot have is refused with 422, which names those that it can have. `columns` chooses the series of `heatmap` and `duration` (the first one; default `E_Grid`) and of `day` (default `GlobInc,GlobEff,E_Grid`). Default: losses.
        :param date: Month and day of the picture `day`, `MM-DD`. Default: 06-21.
        :param theme: Colours of a picture. Default: light.
        :param width: Width of a picture in pixels. Texts keep their size. Default: 720. Minimum: 320. Maximum: 2000.
        """
        return cast("types.SimpleRunAnswer | types.AcceptedRun", self._send(Call("POST", "/api/run/simple", "keyed", query={"columns": columns, "preference": preference, "picture": picture, "date": date, "theme": theme, "width": width}, body=body, idempotency_key=idempotency_key, in_background=in_background, timeout=timeout, max_retries=max_retries)))

    def expand_simple_run(self, body: types.SimpleRunRequest, *, preference: bool | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.SimpleRunRequestAnswer:
        """The full request of a simple run, without running it.

        Expands a location and a size to the full request that `POST /api/run/simple` would run, with every assumed value, and runs nothing. Take `request`, change it, and send it to `POST /api/run` or to `POST /api/tree/{stage}`. It refuses what the simple run refuses of the fields that are sent; what only the models notice, the run says. Without `weather` it takes the typical year as the simple run does, and names it by its id. Not charged, and open without an account.

        :param preference: Expand with the path of models that the account prefers (`PUT /api/me/preference`) where it suits the plant, as the simple run does. `false` expands with the defaults. Without an account there is none. Default: true.
        """
        return cast("types.SimpleRunRequestAnswer", self._send(Call("POST", "/api/run/simple/request", "once", query={"preference": preference}, body=body, timeout=timeout, max_retries=max_retries)))

    def list_runs(self, *, before: str | None = None, limit: int | None = None, q: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.RunPage:
        """List the runs of the account.

        Every run that was sent with a key or a session is stored for its account until the account deletes it; a run with `include_series`, or whose answer is CSV or Arrow, with its series. Newest first. Runs that are stored while you read the pages neither repeat nor hide others.

        :param before: Id of the run that the page starts after: `next` of the page before.
        :param limit: Maximum number of runs returned. Default: 50. Minimum: 1. Maximum: 200.
        :param q: Words that a run must contain, in any case and order, in its label or in what describes its plant; or its id.
        """
        return cast("types.RunPage", self._send(Call("GET", "/api/runs", "repeatable", query={"before": before, "limit": limit, "q": q}, timeout=timeout, max_retries=max_retries)))

    def all_runs(self, *, limit: int | None = None, q: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> Iterator[types.RunEntry]:
        """List the runs of the account.

        Yields the entries of all pages, each fetched when the one before has been read. Every run that was sent with a key or a session is stored for its account until the account deletes it; a run with `include_series`, or whose answer is CSV or Arrow, with its series. Newest first. Runs that are stored while you read the pages neither repeat nor hide others.

        :param limit: Maximum number of runs returned. Default: 50. Minimum: 1. Maximum: 200.
        :param q: Words that a run must contain, in any case and order, in its label or in what describes its plant; or its id.
        """
        return self._pages(Call("GET", "/api/runs", "repeatable", query={"limit": limit, "q": q}, timeout=timeout, max_retries=max_retries), "before", "runs")

    def get_run(self, run_id: str, *, include_series: bool | None = None, columns: str | None = None, picture: Literal["losses", "months", "normalized", "heatmap", "duration", "day", "daily", "horizon", "module", "iam", "inverter", "side", "plan", "single_line", "exceedance", "lifetime"] | None = None, date: str | None = None, theme: Literal["light", "dark", "print"] | None = None, width: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.StoredRun | types.AcceptedRun:
        """Read a stored run.

        Returns the request as sent, the sections that its ids resolved to, and the answer. Answers 202 while the run is still running, and 422 when it failed. A run that was sent with credentials is found by its account only. A run without credentials that went to the background is found by everyone who knows its id, for 24 hours. With `Accept: image/svg+xml` the answer is a picture of the run (`picture`; `heatmap`, `duration` and `day` need a run that was made with series), with `Accept: application/pdf` or `text/html` its report.

        :param run_id: Id of the run.
        :param include_series: Include the hourly series, at most 10,000,000 values (rows x columns); `series.csv` and `series.arrow` have no such limit. Default: false.
        :param columns: Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
        :param picture: With `Accept: image/svg+xml`, the picture of the run: `losses` (loss diagram), `months` (energy and performance ratio by month), `normalized` (yield and losses for each kWp and day, by month), `heatmap` (a series by day of the year and hour), `duration` (its duration curve), `day` (series of one day), `daily` (energy of each day over its irradiation), `horizon` (horizon and the ways of the sun), `module` (I-V curves), `iam` (incidence-angle factor), `inverter` (efficiency), `side` (rows from the side), `plan` (scene from above), `single_line` (from the modules to the grid), `exceedance` (P50 to P99), `lifetime` (years of operation). A picture that the run cannot have is refused with 422, which names those that it can have. `columns` chooses the series of `heatmap` and `duration` (the first one; default `E_Grid`) and of `day` (default `GlobInc,GlobEff,E_Grid`). Default: losses.
        :param date: Month and day of the picture `day`, `MM-DD`. Default: 06-21.
        :param theme: Colours of a picture. Default: light.
        :param width: Width of a picture in pixels. Texts keep their size. Default: 720. Minimum: 320. Maximum: 2000.
        """
        return cast("types.StoredRun | types.AcceptedRun", self._send(Call("GET", "/api/runs/{run_id}", "repeatable", params={"run_id": run_id}, query={"include_series": include_series, "columns": columns, "picture": picture, "date": date, "theme": theme, "width": width}, timeout=timeout, max_retries=max_retries)))

    def label_run(self, run_id: str, body: types.RunLabel, *, timeout: float | None = None, max_retries: int | None = None) -> types.RunEntry:
        """Name a run of the account.

        Writes the label by which the account finds the run in its list, and returns the entry. A run that has not ended may have one too. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param run_id: Id of the run.
        """
        return cast("types.RunEntry", self._send(Call("PATCH", "/api/runs/{run_id}", "once", params={"run_id": run_id}, body=body, timeout=timeout, max_retries=max_retries)))

    def delete_run(self, run_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> None:
        """Delete a run of the account.

        Deletes a run with its series. A run that has not ended is refused: cancel it first (`POST /api/runs/{run_id}/cancel`). An answer that was kept for an `Idempotency-Key` is still repeated to its own caller until it is 24 hours old. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param run_id: Id of the run.
        """
        return cast("None", self._send(Call("DELETE", "/api/runs/{run_id}", "repeatable", params={"run_id": run_id}, timeout=timeout, max_retries=max_retries)))

    def cancel_run(self, run_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.EndedRun:
        """Cancel a run.

        Ends a run that continues in the background: it is failed, what was reserved for it is released, and its worker is free within about a second. Reading it answers 422 `run_failed` with the failure `run_cancelled` in `errors`. When the run ends at the same moment, one of the two counts: `cancelled` says whether it was the cancellation. A run that has ended stays as it is, so that cancelling again answers the same. A run with an account is cancelled by its account only, one without by whoever knows its id.

        :param run_id: Id of the run.
        """
        return cast("types.EndedRun", self._send(Call("POST", "/api/runs/{run_id}/cancel", "once", params={"run_id": run_id}, timeout=timeout, max_retries=max_retries)))

    def get_run_series_csv(self, run_id: str, *, columns: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> str:
        """Series of a stored run as CSV.

        One row per timestep: the start of the row in the standard time of the weather, the series with their units in the header, then the reference series of the weather. A reference series that has the name of a series of a run has its unit too, and the ending `_ref`: `E_Grid_ref (kWh)`. Nothing follows them. The title of the time names the zone of its stamps (`time (UTC+01:00)`), and so does the header `X-Timezone`; `?columns=timezone` adds it as the last column, in hours from UTC. A coded column has its legend in place of the unit (`TrkState (0 tracking; 1 backtracking; ...)`). Values are rounded to 1e-13 of the largest value in the column. An empty cell means that there is no value. A series of any length can be streamed.

        :param run_id: Id of the run.
        :param columns: Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
        """
        return cast("str", self._send(Call("GET", "/api/runs/{run_id}/series.csv", "text", params={"run_id": run_id}, query={"columns": columns}, timeout=timeout, max_retries=max_retries)))

    def get_run_series_arrow(self, run_id: str, *, columns: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> bytes:
        """Series of a stored run as Arrow.

        The same columns as `series.csv` as an Apache Arrow IPC stream with one record batch, for machines: pandas, Polars, DuckDB and R read it without parsing numbers. `time` is the start of the row, a timestamp in milliseconds with the zone of the weather (`+01:00`). All other columns are exact doubles, not rounded; NaN means that there is no value. The metadata of a column has its `label` and `unit` (none for a reference series that no run has), that of a coded column also its `legend`, a JSON list. The metadata of the schema has `run_id`, `step_minutes` and `timezone` in hours from UTC; the answer of a run that is not stored has no `run_id`.

        :param run_id: Id of the run.
        :param columns: Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
        """
        return cast("bytes", self._send(Call("GET", "/api/runs/{run_id}/series.arrow", "bytes", params={"run_id": run_id}, query={"columns": columns}, timeout=timeout, max_retries=max_retries)))

    def get_run_report(self, run_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> bytes:
        """Report of a stored run as a PDF.

        The report of a stored run, as a link that a browser opens: the answer of `GET /api/runs/{run_id}` with `Accept: application/pdf`. The same run gives the same bytes.

        :param run_id: Id of the run.
        """
        return cast("bytes", self._send(Call("GET", "/api/runs/{run_id}/report.pdf", "bytes", params={"run_id": run_id}, timeout=timeout, max_retries=max_retries)))

    def score_tree(self, stage: Literal["sun", "irradiance", "orientation", "horizon", "shading", "optics", "rear", "thermal", "module", "dc", "inverter", "ac"], body: types.RunRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.TreeAnswer:
        """Score the model options of a stage.

        Runs the request once with every option of every step of the stage, one change at a time, and returns the effect of each option: energy, difference, the stage's own rows of the loss diagram, run time in ms, and the deviation from each reference series in the weather. Each score comes from a full run with the option. Not charged. Where runs are charged, a caller without an account has ten comparisons of options, sizings and budgets of uncertainty an hour together (`FREE_COMPARISONS_PER_HOUR` of the operator), and then 401; with an account they are free.

        :param stage: Stage of the chain: sun, irradiance, orientation, horizon, shading, optics, rear, thermal, module, dc, inverter or ac.
        """
        return cast("types.TreeAnswer", self._send(Call("POST", "/api/tree/{stage}", "once", params={"stage": stage}, body=body, timeout=timeout, max_retries=max_retries)))

    def describe_tree(self, stage: Literal["sun", "irradiance", "orientation", "horizon", "shading", "optics", "rear", "thermal", "module", "dc", "inverter", "ac"], body: types.RunRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.TreeDescription:
        """Describe the steps of a stage.

        Lists the steps of the stage, the options of each step and the path that the request selects, without running the plant. Each option that does not apply to the request gives the reason. Not charged.

        :param stage: Stage of the chain: sun, irradiance, orientation, horizon, shading, optics, rear, thermal, module, dc, inverter or ac.
        """
        return cast("types.TreeDescription", self._send(Call("POST", "/api/tree/{stage}/describe", "once", params={"stage": stage}, body=body, timeout=timeout, max_retries=max_retries)))

    def compare_runs(self, body: types.CompareRequest, *, idempotency_key: str | None = None, in_background: bool = False, timeout: float | None = None, max_retries: int | None = None) -> types.CompareAnswer:
        """Compare runs.

        Runs two to ten requests, or takes runs that are stored, and puts them side by side: the difference in energy by rows of the loss diagram, which add up to it; the fields of the requests that differ; the figures of the year and of the months; parts of plants by their ids. The difference is divided among the rows by the logarithmic mean Divisia index (LMDI-I): plants that differ in one loss only have the whole difference in its row. With `Accept: text/html` or `application/pdf` the answer is a report. It costs what its requests cost as runs of their own; stored runs cost nothing. When a request is refused, nothing is run or charged. Nothing is stored.
        """
        return cast("types.CompareAnswer", self._send(Call("POST", "/api/compare", "keyed", body=body, idempotency_key=idempotency_key, in_background=in_background, timeout=timeout, max_retries=max_retries)))

    def test_performance(self, body: types.PerformanceRequest, *, idempotency_key: str | None = None, in_background: bool = False, timeout: float | None = None, max_retries: int | None = None) -> types.PerformanceAnswer:
        """Test the performance of a plant.

        Tests measured rows of a plant (irradiance in its plane, temperatures, wind, AC and DC power; 1 to 60 minutes) against a run: the performance ratio of IEC 61724-1, plain and corrected for temperature, with yields and losses by month; the regression of ASTM E2848 at reporting conditions of ASTM E2939; the capacity test of IEC TS 61724-2; where the rows of the run are those of the measurement, the energy test of IEC TS 61724-3; availability. Filters say how many records they left out. Findings name what makes a result hard to believe. Powers that are a thousand times those of the plant are refused: their unit is not kW. With `Accept: text/html` or `application/pdf` the answer is a report with pictures. It costs what its request costs as a run; a stored run costs nothing. Nothing is stored.
        """
        return cast("types.PerformanceAnswer", self._send(Call("POST", "/api/performance", "keyed", body=body, idempotency_key=idempotency_key, in_background=in_background, timeout=timeout, max_retries=max_retries)))

    def parse_measured(self, file: FileInput, *, interval: Literal["start", "middle", "end"] | None = None, timezone: float | None = None, latitude: float | None = None, longitude: float | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.ParsedMeasured:
        """Read measured rows of a plant.

        Reads a table of what was measured at a plant (CSV with a line of column names, plain or gzip-compressed; any separator, decimal commas, dates in any order) into the section `measured` of POST /api/performance: time, irradiance in the plane (POA), AC power, and where they are there DC power, temperatures of module and air, wind, availability and curtailment, by their names in English, German, French and Spanish. Powers in W, kW and MW and energies of the row in Wh, kWh and MWh become kW. Values outside the range of a request and codes of loggers, such as a power of -9999, are missing: they become null, are counted, and noted. A counter of energy is refused. A table without irradiance in the plane or without AC power is refused. A file may have 96 MB after decompression and 2.2 million rows. Nothing is stored.

        :param file: Path, bytes or open binary file.
        :param interval: What the time stamps mark in a table without a known format: the start, the middle or the end of their interval. If absent, it is determined from the time stamps.
        :param timezone: Standard time of the site in hours from UTC, for a file that does not state it. If absent, the standard time of the location is used when the file or the request gives coordinates, and a note reports it. Minimum: -14. Maximum: 14.
        :param latitude: Latitude in degrees north, for a file that does not state it. Minimum: -90. Maximum: 90.
        :param longitude: Longitude in degrees east, for a file that does not state it. Minimum: -180. Maximum: 180.
        """
        return cast("types.ParsedMeasured", self._send(Call("POST", "/api/parse-measured", "once", query={"interval": interval, "timezone": timezone, "latitude": latitude, "longitude": longitude}, files={"file": file}, timeout=timeout, max_retries=max_retries)))

    def assess_uncertainty(self, body: types.UncertaintyRequest, *, idempotency_key: str | None = None, in_background: bool = False, timeout: float | None = None, max_retries: int | None = None) -> types.UncertaintyAnswer | types.AcceptedStudy:
        """Energy by probability from a budget of uncertainties.

        Combines any list of named parts with their distributions, correlations and years to the energies that are exceeded with 50 to 99 %, of one year, of the means of 5 to 30 years, and of each year of operation; with the share of each part in the variance, and what each does alone (tornado). Drawn by a seeded Latin hypercube; with 100,000 draws normal parts are within 0.05 % of their closed form. With `energies_kwh` it runs no plant, and is not charged: `summary.exceedance` of a run combines its own four parts. With `request` the energies are those of the run of a plant, and `fields` are fields of it whose values are uncertain (soiling, mismatch, heat transfer, albedo, availability, degradation): runs with values drawn by a seeded Latin hypercube say what they do, and what the runs have in common runs once. A study of a plant that takes longer than its caller waits, or that is sent with `Prefer: respond-async`, is a stored study, as a sweep is; with a key or a session it is stored for its account.
        """
        return cast("types.UncertaintyAnswer | types.AcceptedStudy", self._send(Call("POST", "/api/uncertainty", "keyed", body=body, idempotency_key=idempotency_key, in_background=in_background, timeout=timeout, max_retries=max_retries)))

    def get_iam_curve(self, body: types.IamCurveRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.IamCurveAnswer:
        """Incidence-angle curve.

        The incidence-angle curve for the beam that a run with these sections would apply, and the diffuse factors by tilt. `auto` is resolved to the curve that a run would use.
        """
        return cast("types.IamCurveAnswer", self._send(Call("POST", "/api/iam-curve", "once", body=body, timeout=timeout, max_retries=max_retries)))

    def get_defaults(self, *, timeout: float | None = None, max_retries: int | None = None) -> dict[str, Any]:
        """A complete run request.

        A complete request for a real plant, ready to run. Remove `_meta` before you send it.
        """
        return cast("dict[str, Any]", self._send(Call("GET", "/api/defaults", "repeatable", timeout=timeout, max_retries=max_retries)))

    def get_run_schema(self, *, timeout: float | None = None, max_retries: int | None = None) -> dict[str, Any]:
        """JSON Schema of a run request.

        Self-contained JSON Schema (2020-12) of the body of `POST /api/run`.
        """
        return cast("dict[str, Any]", self._send(Call("GET", "/api/schema/run.json", "repeatable", timeout=timeout, max_retries=max_retries)))

    def get_scene_schema(self, *, timeout: float | None = None, max_retries: int | None = None) -> dict[str, Any]:
        """JSON Schema of a scene.

        Self-contained JSON Schema (2020-12) of the section `scene` and of the body of `POST /api/scene/validate`. What the schema alone cannot say, such as unique ids, is checked there.
        """
        return cast("dict[str, Any]", self._send(Call("GET", "/api/schema/scene.json", "repeatable", timeout=timeout, max_retries=max_retries)))

    def validate_scene(self, body: types.Scene, *, timeout: float | None = None, max_retries: int | None = None) -> types.SceneValidation:
        """Check a scene.

        Reads a scene without running it. Returns the scene as read, with ids and defaults filled in, its counts, and warnings. A scene with failures is 422 and lists all of them; their paths begin at the scene (`types.0.kind`). What needs the site or the array section is checked by a run: the distance of the origin, the racking mode, the pitch and the number of modules.
        """
        return cast("types.SceneValidation", self._send(Call("POST", "/api/scene/validate", "once", body=body, timeout=timeout, max_retries=max_retries)))

    def export_scene_glb(self, body: types.Scene, *, unit_m: float | None = None, timeout: float | None = None, max_retries: int | None = None) -> bytes:
        """A scene as a 3D model (GLB).

        Writes a scene as binary glTF 2.0, which browsers, Blender and most viewers open: metres, y up, north along -z, a node for each placement and object named by its id. Coordinates are single precision, so a scene far from zero stands about its middle; `moved_by` in the extras of the scene says by how much. Not charged, not stored.

        :param unit_m: Metres of a unit of length of the scene: 0.3048 for feet. Default: 1. Above: 0. Maximum: 10000.
        """
        return cast("bytes", self._send(Call("POST", "/api/scene/export.glb", "bytes", query={"unit_m": unit_m}, body=body, timeout=timeout, max_retries=max_retries)))

    def export_scene_pvc(self, body: types.Scene, *, unit_m: float | None = None, timeout: float | None = None, max_retries: int | None = None) -> str:
        """A scene as PVCollada (.pvc).

        Writes a scene as PVCollada 2.0 (Collada 1.5, z up, x east, y north), with a rack for each table and a mesh for each object. `POST /api/parse-scene` reads it again within a micrometre, with strings, kinds of objects and transmittance. Modules have no name and no power in a scene: `nom_power` is 0. Not charged, not stored.

        :param unit_m: Metres of a unit of length of the scene: 0.3048 for feet. Default: 1. Above: 0. Maximum: 10000.
        """
        return cast("str", self._send(Call("POST", "/api/scene/export.pvc", "text", query={"unit_m": unit_m}, body=body, timeout=timeout, max_retries=max_retries)))

    def export_scene_shd(self, body: types.Scene, *, unit_m: float | None = None, losses: Literal["refuse", "accept"] | None = None, latitude: float | None = None, timeout: float | None = None, max_retries: int | None = None) -> bytes:
        """A scene for PVsyst (SHD).

        Writes a scene as a near-shading scene of PVsyst. The classes of that format are not published: it is what `POST /api/parse-scene` reads, and a note of that operation says what is assumed. Not charged, not stored.

        :param unit_m: Metres of a unit of length of the scene: 0.3048 for feet. Default: 1. Above: 0. Maximum: 10000.
        :param losses: `refuse`: a scene with something that the format cannot hold is refused (422), field by field. `accept`: it is left out or changed, as the guide says. Default: refuse.
        :param latitude: Latitude of the plant, for a scene without origin: PVsyst counts azimuths from the north in the southern hemisphere. Minimum: -90. Maximum: 90.
        """
        return cast("bytes", self._send(Call("POST", "/api/scene/export.shd", "bytes", query={"unit_m": unit_m, "losses": losses, "latitude": latitude}, body=body, timeout=timeout, max_retries=max_retries)))

    def solve_scene_day(self, body: types.RunRequest, *, date: str, timeout: float | None = None, max_retries: int | None = None) -> types.SceneDay:
        """Solve one day of a scene.

        Runs one day of the weather with the row model `projection`, and returns every row of that day: sun, weather, irradiance of the field, rotation of the trackers, and the beam shade of each table. The rows are those of a run of the same request with `row_model` `projection`; beyond 64 placements the shade of sky and ground light is averaged over fewer tables (within 0.3 % of the light of a day). Not charged, not stored.

        :param date: Month and day, `MM-DD`, a day of the weather. Of weather with several years, the day of the first year that has it. A row belongs to the day of its middle.
        """
        return cast("types.SceneDay", self._send(Call("POST", "/api/scene/day", "once", query={"date": date}, body=body, timeout=timeout, max_retries=max_retries)))

    def draw_scene_day(self, body: types.RunRequest, *, date: str, time: str | None = None, view: Literal["plan", "sun"] | None = None, unit_m: float | None = None, timeout: float | None = None, max_retries: int | None = None) -> str:
        """Picture of a scene in one row of a day.

        An SVG of the scene in one row of `POST /api/scene/day`: trackers at their rotation, tables coloured by the share of the beam that shade takes, with their frames and the lines between their strings, the ridges of roofs, the ground as lines of equal height, a scale bar, north, and what the colours mean. A browser shows the name and the shade of the table under the pointer. Not charged, not stored.

        :param date: Month and day, `MM-DD`, a day of the weather. Of weather with several years, the day of the first year that has it. A row belongs to the day of its middle.
        :param time: `HH:MM` in the standard time of the weather: the row that contains it is drawn, with the sun of that row. With `view=sun` the sun must be up. Default: 12:00.
        :param view: `plan`: from above, north up. `sun`: as the sun sees it, so that what is drawn of a table is what the beam reaches of it. Default: plan.
        :param unit_m: Metres of a unit of length of the scene, for the scale bar and the heights: 0.3048 for feet. Default: 1. Above: 0. Maximum: 10000.
        """
        return cast("str", self._send(Call("POST", "/api/scene/day.svg", "text", query={"date": date, "time": time, "view": view, "unit_m": unit_m}, body=body, timeout=timeout, max_retries=max_retries)))

    def list_scene_examples(self, *, timeout: float | None = None, max_retries: int | None = None) -> list[types.SceneExample]:
        """Example scenes.

        Five plants with real dimensions, each with the fields of other sections that belong to it. To build a run request: take `GET /api/defaults` without `_meta`, put the scene in `scene`, merge `array_patch` into `array`, set `bifacial` to null, and merge `patch` into the other sections. `GET /api/demos/{demo_id}` has the request that comes of it.
        """
        return cast("list[types.SceneExample]", self._send(Call("GET", "/api/scene-examples", "repeatable", timeout=timeout, max_retries=max_retries)))

    def get_scene_example(self, example_id: Literal["residential", "commercial", "ground_fixed", "ground_tracker", "east_west"], *, timeout: float | None = None, max_retries: int | None = None) -> types.Scene:
        """One example scene.

        The complete scene section of an example.

        :param example_id: Example: residential, commercial, ground_fixed, ground_tracker or east_west.
        """
        return cast("types.Scene", self._send(Call("GET", "/api/scene-examples/{example_id}", "repeatable", params={"example_id": example_id}, timeout=timeout, max_retries=max_retries)))

    def draw_scene_example(self, example_id: Literal["residential", "commercial", "ground_fixed", "ground_tracker", "east_west"], *, view: Literal["plan", "sun"] | None = None, date: str | None = None, time: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> str:
        """Picture of an example scene.

        An SVG of an example scene at an instant, at the site of `GET /api/defaults`, under a clear sky without wind: its trackers as `array_patch` lets them turn, its tables coloured by the share of the beam that shade takes. A browser shows the name and the shade of the table under the pointer.

        :param example_id: Example: residential, commercial, ground_fixed, ground_tracker or east_west.
        :param view: `plan`: from above, north up. `sun`: as the sun sees it, so that what is drawn of a table is what the beam reaches of it. Default: plan.
        :param date: Month and day, `MM-DD`. Default: 12-21.
        :param time: Instant, `HH:MM` in the standard time of the site. With `view=sun` the sun must be up. Default: 09:00.
        """
        return cast("str", self._send(Call("GET", "/api/scene-examples/{example_id}.svg", "text", params={"example_id": example_id}, query={"view": view, "date": date, "time": time}, timeout=timeout, max_retries=max_retries)))

    def list_demos(self, *, timeout: float | None = None, max_retries: int | None = None) -> list[types.DemoSummary]:
        """Demo runs.

        Runs of the example scenes: one for each, with the same id. `GET /api/demos/{demo_id}` returns the complete request and its result.
        """
        return cast("list[types.DemoSummary]", self._send(Call("GET", "/api/demos", "repeatable", timeout=timeout, max_retries=max_retries)))

    def get_demo(self, demo_id: Literal["residential", "commercial", "ground_fixed", "ground_tracker", "east_west"], *, columns: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Demo:
        """One demo run.

        The complete request of a demo, with its weather inline, and the stored result with its hourly series. The service computes the result once per engine version, in the background after a start; a request that comes earlier waits for it. `result.links` has the series as CSV and as an Arrow stream. Demos are not charged.

        :param demo_id: Demo: residential, commercial, ground_fixed, ground_tracker or east_west.
        :param columns: Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
        """
        return cast("types.Demo", self._send(Call("GET", "/api/demos/{demo_id}", "repeatable", params={"demo_id": demo_id}, query={"columns": columns}, timeout=timeout, max_retries=max_retries)))

    def solve_demo_day(self, demo_id: Literal["residential", "commercial", "ground_fixed", "ground_tracker", "east_west"], *, date: str, timeout: float | None = None, max_retries: int | None = None) -> types.SceneDay:
        """Solve one day of a demo.

        The answer of `POST /api/scene/day` for the demo's own request. Not charged.

        :param demo_id: Demo: residential, commercial, ground_fixed, ground_tracker or east_west.
        :param date: Month and day, `MM-DD`, a day of the weather. Of weather with several years, the day of the first year that has it. A row belongs to the day of its middle.
        """
        return cast("types.SceneDay", self._send(Call("POST", "/api/demos/{demo_id}/day", "once", params={"demo_id": demo_id}, query={"date": date}, timeout=timeout, max_retries=max_retries)))

    def get_pricing(self, *, timeout: float | None = None, max_retries: int | None = None) -> types.Pricing:
        """Pricing rules.

        The rules that determine how many units a run is charged.
        """
        return cast("types.Pricing", self._send(Call("GET", "/api/pricing", "repeatable", timeout=timeout, max_retries=max_retries)))

    def start_sign_in(self, body: types.SignInRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.SignInStarted:
        """Ask for a sign-in link.

        Sends a sign-in link to the address. It works once, for 15 minutes. The first sign-in makes the account. Answer and work are the same whether or not the address is known. Limits: 10 links an hour from one address, 5 to one email address. A page of another site is refused: it sends its visitors to `/signin`.
        """
        return cast("types.SignInStarted", self._send(Call("POST", "/api/auth/start", "once", body=body, timeout=timeout, max_retries=max_retries)))

    def show_sign_in_link(self, *, token: str, timeout: float | None = None, max_retries: int | None = None) -> str:
        """The page that a sign-in link opens.

        A page with a button that signs in. Opening it does not use the link up, so that programs that look at mails cannot. When the link does not work any more, the page says so.

        :param token: The secret of the link.
        """
        return cast("str", self._send(Call("GET", "/api/auth/verify", "text", query={"token": token}, timeout=timeout, max_retries=max_retries)))

    def sign_in(self, *, token: str, timeout: float | None = None, max_retries: int | None = None) -> types.SignedIn:
        """Use a sign-in link.

        Uses the link and sets the cookie of the session: HttpOnly, SameSite=Lax, Secure over TLS, for 30 days. A browser (Accept: text/html) is sent on to the page that RETURN_URL names, or gets a page that says why the link does not work; others get JSON, or 401. A request of a page of another site is refused.

        :param token: The secret of the link.
        """
        return cast("types.SignedIn", self._send(Call("POST", "/api/auth/verify", "once", query={"token": token}, timeout=timeout, max_retries=max_retries)))

    def sign_out(self, *, timeout: float | None = None, max_retries: int | None = None) -> None:
        """Sign out.

        Ends the session of the cookie. Does nothing without one.
        """
        return cast("None", self._send(Call("POST", "/api/auth/signout", "once", timeout=timeout, max_retries=max_retries)))

    def get_terms(self, *, timeout: float | None = None, max_retries: int | None = None) -> str:
        """Terms.

        The terms and conditions as Markdown. The header `X-Terms-Version` has their version.
        """
        return cast("str", self._send(Call("GET", "/api/terms", "text", timeout=timeout, max_retries=max_retries)))

    def get_me(self, *, timeout: float | None = None, max_retries: int | None = None) -> types.Me:
        """The account.

        The account of the key or session: terms, free units, balance, billing, profile and preference. Without credentials, the prices.
        """
        return cast("types.Me", self._send(Call("GET", "/api/me", "repeatable", timeout=timeout, max_retries=max_retries)))

    def delete_me(self, *, timeout: float | None = None, max_retries: int | None = None) -> None:
        """Delete the account.

        Deletes the personal data of the account at once: email address, profile, logo, sessions, keys, events, stored runs and uploads. The ledger stays and names no person; a digest of the address is kept until the month ends (UTC), so that free units are given once a month: whoever comes back in the month finds the account empty, with its wallet and its used units. Monthly billing ends at the payment provider, with a last invoice of what was used. What is left in the wallet is not paid out by itself: use it up first, or ask the operator for a refund, which is possible afterwards as well. Needs a session; a key is refused with 403.
        """
        return cast("None", self._send(Call("DELETE", "/api/me", "repeatable", timeout=timeout, max_retries=max_retries)))

    def accept_terms(self, body: types.TermsAcceptance, *, timeout: float | None = None, max_retries: int | None = None) -> types.Me:
        """Accept the terms.

        Agreement to the current terms after they changed. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.Me", self._send(Call("POST", "/api/me/terms", "once", body=body, timeout=timeout, max_retries=max_retries)))

    def set_budget(self, body: types.BudgetRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.Me:
        """Limit monthly billing.

        Sets the most that monthly billing may charge in a month. A key and a session may raise and lower it. A session may also send `keys_may_raise` false: from then on a key may only lower it, and what a leaked key may cost stays below this budget. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.Me", self._send(Call("PUT", "/api/me/budget", "repeatable", body=body, timeout=timeout, max_retries=max_retries)))

    def set_profile(self, body: types.Profile, *, timeout: float | None = None, max_retries: int | None = None) -> types.Me:
        """Set the profile.

        Sets what is printed on reports. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.Me", self._send(Call("PUT", "/api/me/profile", "repeatable", body=body, timeout=timeout, max_retries=max_retries)))

    def get_logo(self, *, timeout: float | None = None, max_retries: int | None = None) -> bytes:
        """The logo.

        The logo of the account, as it was sent.
        """
        return cast("bytes", self._send(Call("GET", "/api/me/logo", "bytes", timeout=timeout, max_retries=max_retries)))

    def set_logo(self, file: FileInput, *, timeout: float | None = None, max_retries: int | None = None) -> types.Me:
        """Set the logo.

        Keeps a PNG or JPEG picture, by its content, of at most 1 MB, 4,096 pixels a side, 2 million pixels and 8 bits a channel. An animated picture is refused. A report leaves out a logo that was kept before these bounds, and says so. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param file: Path, bytes or open binary file.
        """
        return cast("types.Me", self._send(Call("PUT", "/api/me/logo", "repeatable", files={"file": file}, timeout=timeout, max_retries=max_retries)))

    def delete_logo(self, *, timeout: float | None = None, max_retries: int | None = None) -> types.Me:
        """Delete the logo.

        Deletes the logo. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.Me", self._send(Call("DELETE", "/api/me/logo", "repeatable", timeout=timeout, max_retries=max_retries)))

    def set_preference(self, body: types.PreferenceRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.Me:
        """Prefer a path through the models.

        Saves options of the models that simple runs of the account use from now on, and full runs that ask for it. Steps and options are checked. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.Me", self._send(Call("PUT", "/api/me/preference", "repeatable", body=body, timeout=timeout, max_retries=max_retries)))

    def delete_preference(self, *, timeout: float | None = None, max_retries: int | None = None) -> types.Me:
        """Forget the preference.

        Runs use the defaults again. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.Me", self._send(Call("DELETE", "/api/me/preference", "repeatable", timeout=timeout, max_retries=max_retries)))

    def list_security_events(self, *, timeout: float | None = None, max_retries: int | None = None) -> list[types.SecurityEvent]:
        """Security events of the account.

        Sign-ins, keys that were made and revoked, changes of the budget, and the like: the newest 200, newest first. They are kept for 400 days.
        """
        return cast("list[types.SecurityEvent]", self._send(Call("GET", "/api/me/events", "repeatable", timeout=timeout, max_retries=max_retries)))

    def export_me(self, *, timeout: float | None = None, max_retries: int | None = None) -> dict[str, Any]:
        """Everything that is stored of the account.

        Everything that the service stores of the person, as one JSON object with a key for each part. Secrets are not stored, and so not in it. Limit: 10 an hour.
        """
        return cast("dict[str, Any]", self._send(Call("GET", "/api/me/export", "repeatable", timeout=timeout, max_retries=max_retries)))

    def list_keys(self, *, timeout: float | None = None, max_retries: int | None = None) -> list[types.ApiKey]:
        """API keys.

        The keys of the account, newest first, without the keys themselves.
        """
        return cast("list[types.ApiKey]", self._send(Call("GET", "/api/keys", "repeatable", timeout=timeout, max_retries=max_retries)))

    def create_key(self, body: types.ApiKeyRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.NewApiKey:
        """Make an API key.

        Makes a key. The answer alone contains it. An account has at most 50 keys and makes at most 30 an hour. A key may make other keys unless a session switched that off (`keys_may_raise` false of `PUT /api/me/budget`): then a key is refused with 403. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.NewApiKey", self._send(Call("POST", "/api/keys", "once", body=body, timeout=timeout, max_retries=max_retries)))

    def revoke_key(self, key_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> None:
        """Revoke an API key.

        The key stops working at once: every operation answers it with 401. A key may revoke itself, and others unless a session switched that off (`keys_may_raise` false of `PUT /api/me/budget`): then it is refused with 403. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param key_id: Id of the key.
        """
        return cast("None", self._send(Call("DELETE", "/api/keys/{key_id}", "repeatable", params={"key_id": key_id}, timeout=timeout, max_retries=max_retries)))

    def list_webhooks(self, *, timeout: float | None = None, max_retries: int | None = None) -> list[types.Webhook]:
        """Webhooks.

        The webhooks of the account, oldest first, without their secrets.
        """
        return cast("list[types.Webhook]", self._send(Call("GET", "/api/webhooks", "repeatable", timeout=timeout, max_retries=max_retries)))

    def create_webhook(self, body: types.WebhookRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.NewWebhook:
        """Make a webhook.

        Makes a webhook: an address that is called when runs and studies of the account end that were answered with 202. It is called for nothing until it is confirmed: the service sends it the event `webhook.confirm` with a `challenge` at once, and the account sends that back with `POST /api/webhooks/{webhook_id}/confirm`. The answer alone contains the `secret` by which the receiver checks the signatures, which follow the Standard Webhooks specification (`webhook-id`, `webhook-timestamp`, `webhook-signature`). The address has to begin with `https://`, on port 443 or 8443, and lead to the public internet. An account has at most 10 webhooks, and makes and tests at most 60 an hour. A key may make webhooks unless a session switched that off (`keys_may_raise` false of `PUT /api/me/budget`): then a key is refused with 403. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.NewWebhook", self._send(Call("POST", "/api/webhooks", "once", body=body, timeout=timeout, max_retries=max_retries)))

    def get_webhook(self, webhook_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.Webhook:
        """Read a webhook.

        A webhook of the account, without its secret.

        :param webhook_id: Id of the webhook.
        """
        return cast("types.Webhook", self._send(Call("GET", "/api/webhooks/{webhook_id}", "repeatable", params={"webhook_id": webhook_id}, timeout=timeout, max_retries=max_retries)))

    def change_webhook(self, webhook_id: str, body: types.WebhookChange, *, timeout: float | None = None, max_retries: int | None = None) -> types.Webhook:
        """Change a webhook.

        Changes the events of a webhook, or switches it off and on. One that was disabled because its address took nothing for 5 days is switched on again with `enabled` true. What waited for a webhook that is switched off is not sent later. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param webhook_id: Id of the webhook.
        """
        return cast("types.Webhook", self._send(Call("PATCH", "/api/webhooks/{webhook_id}", "once", params={"webhook_id": webhook_id}, body=body, timeout=timeout, max_retries=max_retries)))

    def delete_webhook(self, webhook_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> None:
        """Delete a webhook.

        Deletes a webhook with its log. What waits for it is not sent. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param webhook_id: Id of the webhook.
        """
        return cast("None", self._send(Call("DELETE", "/api/webhooks/{webhook_id}", "repeatable", params={"webhook_id": webhook_id}, timeout=timeout, max_retries=max_retries)))

    def confirm_webhook(self, webhook_id: str, body: types.WebhookConfirmation, *, timeout: float | None = None, max_retries: int | None = None) -> types.Webhook:
        """Confirm a webhook.

        Sends back the `challenge` that the address of the webhook got with the event `webhook.confirm`. It proves that whoever has the account reads what the address receives: from then on the webhook is called. A webhook that is not confirmed within 7 days is deleted. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param webhook_id: Id of the webhook.
        """
        return cast("types.Webhook", self._send(Call("POST", "/api/webhooks/{webhook_id}/confirm", "once", params={"webhook_id": webhook_id}, body=body, timeout=timeout, max_retries=max_retries)))

    def test_webhook(self, webhook_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.WebhookDelivery:
        """Test a webhook.

        Sends the event `webhook.test`, or `webhook.confirm` again while the webhook is not confirmed, once and without retries. The answer says how that ended: it comes when the receiver has answered, after 10 seconds at most. `state` is `waiting` when the receiver has too many other events at the moment; the log has the end then. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param webhook_id: Id of the webhook.
        """
        return cast("types.WebhookDelivery", self._send(Call("POST", "/api/webhooks/{webhook_id}/test", "once", params={"webhook_id": webhook_id}, timeout=timeout, max_retries=max_retries)))

    def rotate_webhook_secret(self, webhook_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.NewWebhook:
        """Replace the secret of a webhook.

        Makes a new secret, which this answer alone contains. For 24 hours each message is signed with both, so that receivers can change theirs in the meantime. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param webhook_id: Id of the webhook.
        """
        return cast("types.NewWebhook", self._send(Call("POST", "/api/webhooks/{webhook_id}/secret", "once", params={"webhook_id": webhook_id}, timeout=timeout, max_retries=max_retries)))

    def list_webhook_deliveries(self, webhook_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> list[types.WebhookDelivery]:
        """Log of a webhook.

        What was sent to a webhook and what waits for it, newest first, at most 200. Deliveries are kept for 30 days, and the newest 200 of a webhook.

        :param webhook_id: Id of the webhook.
        """
        return cast("list[types.WebhookDelivery]", self._send(Call("GET", "/api/webhooks/{webhook_id}/deliveries", "repeatable", params={"webhook_id": webhook_id}, timeout=timeout, max_retries=max_retries)))

    def list_modules(self, *, q: str | None = None, limit: int | None = None, cursor: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> list[types.LibraryModule]:
        """Search modules.

        Components whose manufacturer, model or id contains the whole `q`, in any case and with its punctuation, come first. A search by words adds those in which every word matches; case, diacritics and punctuation do not matter (`SG-350hx`, `lr5 72hbd 540m`). Words match manufacturer, model and id, whole words before beginnings of words before their inside. Names of series are found where a source at hand gives them (`tiger neo`, `vertex`, `hi-mo 5`, `alpha`); `series` of an entry has them. `bifacial`, `monofacial`, `topcon`, `hjt`, `ibc`, `perc`, `n-type`, `mono`, `poly`, `cdte` and `cigs` match what is known of the cells. A number matches the rated power within 10 %, the nearest first, and after that digits in names; when nothing matches so, it matches the nearest power (`number_match` of each entry says which). When nothing contains `q` and no component has all words, those that have most of its letters are found, the query taken apart at its hyphens, slashes and powers (`TSM-NEG21C.20 695W`, `JKM635N-78HL4-BDV`), and a manufacturer or series with an error or two is read as the nearest (`trinna`); `unmatched_words` of each entry and `X-Unmatched-Words` then have what the first does not have as it was typed. When none has more than half, the answer is empty and `X-Unmatched-Words` has the words that no component has. Models that the lists have had for three years or more are ranked like 0.1 % further from the number. Among equals, figures of PAN and OND files and of data sheets come first, then newer lists, then newer models, then manufacturer and name. Eight words are read. `X-Total-Count` is the number of all matches, and `Link` the address of the next page. `GET /api/components/{component_id}` has the figures of one, and what our models make of them.

        :param q: Part of manufacturer, model or id, or words and numbers, for example `jinko 720` or `topcon bifacial 700`. Empty: all, by manufacturer and name. Default: \"".
        :param limit: Maximum number of entries returned. Default: 200. Minimum: 1. Maximum: 1000.
        :param cursor: Place of the page: from the `Link` header of the page before, with the same `q`. Default: \"".
        """
        return cast("list[types.LibraryModule]", self._send(Call("GET", "/api/library/modules", "repeatable", query={"q": q, "limit": limit, "cursor": cursor}, timeout=timeout, max_retries=max_retries)))

    def all_modules(self, *, q: str | None = None, limit: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> Iterator[types.LibraryModule]:
        """Search modules.

        Yields the entries of all pages, each fetched when the one before has been read. Components whose manufacturer, model or id contains the whole `q`, in any case and with its punctuation, come first. A search by words adds those in which every word matches; case, diacritics and punctuation do not matter (`SG-350hx`, `lr5 72hbd 540m`). Words match manufacturer, model and id, whole words before beginnings of words before their inside. Names of series are found where a source at hand gives them (`tiger neo`, `vertex`, `hi-mo 5`, `alpha`); `series` of an entry has them. `bifacial`, `monofacial`, `topcon`, `hjt`, `ibc`, `perc`, `n-type`, `mono`, `poly`, `cdte` and `cigs` match what is known of the cells. A number matches the rated power within 10 %, the nearest first, and after that digits in names; when nothing matches so, it matches the nearest power (`number_match` of each entry says which). When nothing contains `q` and no component has all words, those that have most of its letters are found, the query taken apart at its hyphens, slashes and powers (`TSM-NEG21C.20 695W`, `JKM635N-78HL4-BDV`), and a manufacturer or series with an error or two is read as the nearest (`trinna`); `unmatched_words` of each entry and `X-Unmatched-Words` then have what the first does not have as it was typed. When none has more than half, the answer is empty and `X-Unmatched-Words` has the words that no component has. Models that the lists have had for three years or more are ranked like 0.1 % further from the number. Among equals, figures of PAN and OND files and of data sheets come first, then newer lists, then newer models, then manufacturer and name. Eight words are read. `X-Total-Count` is the number of all matches, and `Link` the address of the next page. `GET /api/components/{component_id}` has the figures of one, and what our models make of them.

        :param q: Part of manufacturer, model or id, or words and numbers, for example `jinko 720` or `topcon bifacial 700`. Empty: all, by manufacturer and name. Default: \"".
        :param limit: Maximum number of entries returned. Default: 200. Minimum: 1. Maximum: 1000.
        """
        return self._pages(Call("GET", "/api/library/modules", "repeatable", query={"q": q, "limit": limit}, timeout=timeout, max_retries=max_retries), "cursor", None)

    def list_inverters(self, *, q: str | None = None, limit: int | None = None, cursor: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> list[types.LibraryInverter]:
        """Search inverters.

        Components whose manufacturer, model or id contains the whole `q`, in any case and with its punctuation, come first. A search by words adds those in which every word matches; case, diacritics and punctuation do not matter (`SG-350hx`, `lr5 72hbd 540m`). Words match manufacturer, model and id, whole words before beginnings of words before their inside. Names of series are found where a source at hand gives them (`sunny tripower core1`, `sunny boy 5`); `series` of an entry has them. A number without unit is kW, or from 100 on also W; `600V`, `1000V` and `1500V` match the voltage class. A number matches the rated power within 10 %, the nearest first, and after that digits in names; when nothing matches so, it matches the nearest power (`number_match` of each entry says which). When nothing contains `q` and no component has all words, those that have most of its letters are found, the query taken apart at its hyphens, slashes and powers (`TSM-NEG21C.20 695W`, `JKM635N-78HL4-BDV`), and a manufacturer or series with an error or two is read as the nearest (`trinna`); `unmatched_words` of each entry and `X-Unmatched-Words` then have what the first does not have as it was typed. When none has more than half, the answer is empty and `X-Unmatched-Words` has the words that no component has. Models that the lists have had for three years or more are ranked like 0.1 % further from the number. Among equals, figures of PAN and OND files and of data sheets come first, then newer lists, then newer models, then manufacturer and name. Eight words are read. `X-Total-Count` is the number of all matches, and `Link` the address of the next page. `GET /api/components/{component_id}` has the figures of one, and what our models make of them.

        :param q: Part of manufacturer, model or id, or words and numbers, for example `sma 60` or `sg350`. Empty: all, by manufacturer and name. Default: \"".
        :param limit: Maximum number of entries returned. Default: 200. Minimum: 1. Maximum: 1000.
        :param cursor: Place of the page: from the `Link` header of the page before, with the same `q`. Default: \"".
        """
        return cast("list[types.LibraryInverter]", self._send(Call("GET", "/api/library/inverters", "repeatable", query={"q": q, "limit": limit, "cursor": cursor}, timeout=timeout, max_retries=max_retries)))

    def all_inverters(self, *, q: str | None = None, limit: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> Iterator[types.LibraryInverter]:
        """Search inverters.

        Yields the entries of all pages, each fetched when the one before has been read. Components whose manufacturer, model or id contains the whole `q`, in any case and with its punctuation, come first. A search by words adds those in which every word matches; case, diacritics and punctuation do not matter (`SG-350hx`, `lr5 72hbd 540m`). Words match manufacturer, model and id, whole words before beginnings of words before their inside. Names of series are found where a source at hand gives them (`sunny tripower core1`, `sunny boy 5`); `series` of an entry has them. A number without unit is kW, or from 100 on also W; `600V`, `1000V` and `1500V` match the voltage class. A number matches the rated power within 10 %, the nearest first, and after that digits in names; when nothing matches so, it matches the nearest power (`number_match` of each entry says which). When nothing contains `q` and no component has all words, those that have most of its letters are found, the query taken apart at its hyphens, slashes and powers (`TSM-NEG21C.20 695W`, `JKM635N-78HL4-BDV`), and a manufacturer or series with an error or two is read as the nearest (`trinna`); `unmatched_words` of each entry and `X-Unmatched-Words` then have what the first does not have as it was typed. When none has more than half, the answer is empty and `X-Unmatched-Words` has the words that no component has. Models that the lists have had for three years or more are ranked like 0.1 % further from the number. Among equals, figures of PAN and OND files and of data sheets come first, then newer lists, then newer models, then manufacturer and name. Eight words are read. `X-Total-Count` is the number of all matches, and `Link` the address of the next page. `GET /api/components/{component_id}` has the figures of one, and what our models make of them.

        :param q: Part of manufacturer, model or id, or words and numbers, for example `sma 60` or `sg350`. Empty: all, by manufacturer and name. Default: \"".
        :param limit: Maximum number of entries returned. Default: 200. Minimum: 1. Maximum: 1000.
        """
        return self._pages(Call("GET", "/api/library/inverters", "repeatable", query={"q": q, "limit": limit}, timeout=timeout, max_retries=max_retries), "cursor", None)

    def parse_pan(self, file: FileInput, *, timeout: float | None = None, max_retries: int | None = None) -> types.ModuleFileAnswer:
        """Read a PAN module file.

        Reads a PVsyst module file (.PAN, text versions from 6.40 on) in any encoding, plain or gzip-compressed. `module` and `iam` run unchanged; `patch` and `electrical_shade` are offered apart and change nothing until they are merged. `notes` names by key and line what was derived, fitted, changed or ignored, and `checks` compares the file's own figures with those of the section: power at STC, temperature coefficients, low light. A file that cannot be read, or whose figures no module has, is refused (422) with the line and the key. Binary files (before version 6.40) are refused: save them again in a later version. A file may have 256 kB and 5,000 lines.

        :param file: Path, bytes or open binary file.
        """
        return cast("types.ModuleFileAnswer", self._send(Call("POST", "/api/parse-pan", "once", files={"file": file}, timeout=timeout, max_retries=max_retries)))

    def parse_ond(self, file: FileInput, *, timeout: float | None = None, max_retries: int | None = None) -> types.InverterFileAnswer:
        """Read an OND inverter file.

        Reads a PVsyst inverter file (.OND, text versions from 6.40 on) in any encoding, plain or gzip-compressed: limits, MPPT window, one or three efficiency curves, temperature derating, night consumption. `inverter` runs unchanged; `patch` and `per_inverter` are offered apart. `notes` names by key and line what was derived, changed or ignored, and `checks` compares the efficiency curves with the European, CEC and maximum efficiencies that the file states. A file that cannot be read, or whose figures no inverter has, is refused (422) with the line and the key. Binary files (before version 6.40) are refused. A file may have 256 kB and 5,000 lines.

        :param file: Path, bytes or open binary file.
        """
        return cast("types.InverterFileAnswer", self._send(Call("POST", "/api/parse-ond", "once", files={"file": file}, timeout=timeout, max_retries=max_retries)))

    def parse_scene(self, file: FileInput, *, latitude: float | None = None, longitude: float | None = None, roles: str | None = None, figures: str | None = None, unit_m: float | None = None, step_m: float | None = None, radius_m: float | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.ParsedSceneOut:
        """Read a layout, scene or terrain: PVsyst, PVCollada, DXF, GeoJSON, KML, tables, GeoTIFF, LandXML.

        Reads the layout of a plant that another program wrote, plain or gzip-compressed, and says in `format` what it is: PVCollada (.pvc, .pvc2) and Collada (.dae), DXF as text, GeoJSON, KML and KMZ, tables of piles or tables (CSV), SolarFarmer inputs (JSON). Heights of a GeoTIFF, an ESRI ASCII grid (.asc), a list of points (.xyz) or a surface of LandXML become `terrain`. What is a table and what an object follows from names of layers, folders, blocks and features, or from `roles`; the guide [layouts](/docs/guides/layouts) has the rules. A layout may have 9 MB. Reads a PVsyst variant (.VC0 to .VCZ, .VDx), scene (.SHD), project (.PRJ) or site (.SIT), text in any encoding, plain or gzip-compressed. `scene` and `array_patch` are the plant's layout, `request_patch` its system: stringing, losses, heat balance, incidence angles, site, horizon, albedo. `components` names the module and inverter files, which a variant does not contain. `sub_arrays` are the parts of a plant whose sub-arrays differ. Merge the patches key by key into the sections of a run; where both have a field, `array_patch` is the racking and `request_patch.array` the stringing. `notes` says by class and line what was converted, assumed and left out. A variant without a scene has `scene` null and its array all the same. A file that cannot be read is refused (422) with its line and key. A file may have 8 MB and 300,000 lines.

        :param file: Path, bytes or open binary file.
        :param latitude: Latitude of the plant in degrees north, for a file that does not state it (SHD, DXF, CSV): azimuths of a SHD of the southern hemisphere count from the north, and level tables face the equator. Minimum: -90. Maximum: 90.
        :param longitude: Longitude of the plant in degrees east. With `latitude` it is the place of a drawing, a table or terrain, which becomes zero: coordinates that lie there in UTM are turned to true north, others are those about it. Without `latitude` it is refused, and so is `latitude` alone with terrain. Minimum: -180. Maximum: 180.
        :param roles: What things of a layout are, `NAME:role` with commas between them: the name of a layer, block, folder, type or feature, in which `*` stands for any letters, and `table`, `tracker`, `object`, `tree`, `outline`, `terrain` or `ignore`. The first rule that fits decides; names that none fits are read by their words. Of a LandXML file `NAME:terrain` selects the surface.
        :param figures: Figures of the tables of a layout that does not state them, `NAME:number` with commas between them: `tilt` and `azimuth` (deg), `height` of their centres above the ground, `width` and `length`, `modules`, `strings`.
        :param unit_m: Metres of a unit of length of a drawing (DXF) or table (CSV), where the file states none or a wrong one: 0.001 for millimetres. Of terrain where the file states none, heights included; a GeoTIFF in a projection that is not known here and without a unit needs it. Minimum: 0.000001. Maximum: 10000.
        :param step_m: Distance of the heights of terrain, m: a larger one than that of the file thins it, and triangles become a grid. If absent, heights and triangles are those of the file, which is refused where a scene may not have so many. Minimum: 0.001. Maximum: 100000.
        :param radius_m: Terrain farther than this to the east, west, north or south of the zero of the scene is left out, m. Minimum: 0.001. Maximum: 10000000.
        """
        return cast("types.ParsedSceneOut", self._send(Call("POST", "/api/parse-scene", "once", query={"latitude": latitude, "longitude": longitude, "roles": roles, "figures": figures, "unit_m": unit_m, "step_m": step_m, "radius_m": radius_m}, files={"file": file}, timeout=timeout, max_retries=max_retries)))

    def parse_project(self, file: FileInput, *, variant: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.ParsedProjectOut:
        """Read a whole PVsyst project.

        Reads a ZIP of the files of a PVsyst project in one call: project (PRJ), variants (VC0 to VCZ), modules (PAN), inverters (OND), weather, horizons (HOR), scenes (SHD) and sites (SIT). `request` is one run request of a variant: the one calculated last, or the one that `variant` names. The weather and the reference series are the hours that the variant has of its simulation, else a weather file of the archive. `missing` says which files are not there or cannot be read, and why; until it is empty, `request` has the sections that the files give and does not run. `files` says of every file of the archive whether it was used. `offers` are horizons, scenes and sites that the variant ran without: they change nothing until they are merged. Files are found by name without their folders; of two of one name the first counts. Nothing of the archive is written anywhere. An archive may have 500 files and 64 MB after decompression; archives within it are not opened.

        :param file: Path, bytes or open binary file.
        :param variant: The variant to read, by the name of its file or by its ending (`VC1`). If absent, the one that was calculated last, with results before those without.
        """
        return cast("types.ParsedProjectOut", self._send(Call("POST", "/api/parse-project", "once", query={"variant": variant}, files={"file": file}, timeout=timeout, max_retries=max_retries)))

    def parse_hours(self, file: FileInput, *, timezone: float | None = None, latitude: float | None = None, longitude: float | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.HoursFileAnswer:
        """Read hourly results of PVsyst.

        Reads the hourly results of a PVsyst simulation (CSV of any version and separator, or the variant that has them), plain or gzip-compressed. `reference_series` are its columns under the names and in the units of a run: sent as `weather.reference_series`, they come out next to the series of the run, are compared in `summary.comparison`, and scored by POST /api/tree/{stage}. Up to version 7 PVsyst takes soiling after the incidence angles, a run before them: its GlobSlg is GlobIAM of a run, and its GlobIAM is left out. AzSol and PhiAng, which it counts otherwise, are left out too. `weather` is a section with the weather columns of the file and these series, ready for a run. Power becomes energy of the row. A CSV states no time zone and no place: send them, or `weather` is read in UTC. A variant states both, and has a year of every variable that its simulation stored: it may have 32 MB and 200,000 lines, a CSV 96 MB after decompression.

        :param file: Path, bytes or open binary file.
        :param timezone: Standard time of the site in hours from UTC, for a file that does not state it. If absent, the standard time of the location is used when the file or the request gives coordinates, and a note reports it. Minimum: -14. Maximum: 14.
        :param latitude: Latitude in degrees north, for a file that does not state it. Minimum: -90. Maximum: 90.
        :param longitude: Longitude in degrees east, for a file that does not state it. Minimum: -180. Maximum: 180.
        """
        return cast("types.HoursFileAnswer", self._send(Call("POST", "/api/parse-hours", "once", query={"timezone": timezone, "latitude": latitude, "longitude": longitude}, files={"file": file}, timeout=timeout, max_retries=max_retries)))

    def list_components(self, *, timeout: float | None = None, max_retries: int | None = None) -> list[types.ComponentSummary]:
        """Documented building blocks.

        Current modules (n-type TOPCon, heterojunction, back contact, PERC, CdTe) and string and central inverters of the library, whose figures all have a source. `GET /api/components/{component_id}` has the section, the origin, and what our models make of it. The operator can add more. For one plant, send the figures as an inline section, or its PAN or OND file (POST /api/parse-pan, POST /api/parse-ond).
        """
        return cast("list[types.ComponentSummary]", self._send(Call("GET", "/api/components", "repeatable", timeout=timeout, max_retries=max_retries)))

    def get_component(self, component_id: str, *, kind: Literal["module", "inverter"] | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Component:
        """One component.

        Section, origin and fit of any module or inverter of the library, of the documented building blocks as of all others. 12 ids (modules with a built-in inverter) are in both lists: `kind` selects the entry, and without it the answer is the module, with a note.

        :param component_id: Id from `GET /api/components` or from a search of the library.
        :param kind: List in which the id is looked up. Without it the modules come before the inverters.
        """
        return cast("types.Component", self._send(Call("GET", "/api/components/{component_id}", "repeatable", params={"component_id": component_id}, query={"kind": kind}, timeout=timeout, max_retries=max_retries)))

    def create_sweep(self, body: types.SweepRequest, *, idempotency_key: str | None = None, in_background: bool = False, timeout: float | None = None, max_retries: int | None = None) -> types.SweepAnswer | types.AcceptedStudy:
        """Run variants of a plant.

        Runs a plant with every combination of the values of up to five fields, at most 20,000 variants, and answers the figures that were asked for as columns. Each variant answers what a run of its own does, to the last digit; what variants have in common runs once, so that a sweep costs a fraction of its runs: order and number of the axes do not matter. A variant that is refused is listed with its problem, and the others run. With `Accept: text/csv` the answer is one row for each variant: the values of the paths, the figures, and the problem of a variant that was refused. With `Accept: application/vnd.apache.arrow.stream` it is the same columns as an Arrow IPC stream with exact values. A sweep that takes longer than its caller waits, or that is sent with `Prefer: respond-async`, is a stored study: 202 with its address, which says how far it is. It survives a restart of the service and goes on behind the variants that are done. A caller who leaves before that ends the sweep. A sweep with a key or a session is stored for its account.
        """
        return cast("types.SweepAnswer | types.AcceptedStudy", self._send(Call("POST", "/api/sweep", "keyed", body=body, idempotency_key=idempotency_key, in_background=in_background, timeout=timeout, max_retries=max_retries)))

    def create_optimisation(self, body: types.OptimiseRequest, *, idempotency_key: str | None = None, in_background: bool = False, timeout: float | None = None, max_retries: int | None = None) -> types.OptimiseAnswer | types.AcceptedStudy:
        """Find the best values of fields of a plant.

        Finds the values of up to five fields, within bounds, with which a plant has the largest or the smallest objective: a figure of its summary, such as the energy, or an expression over figures, areas, the fields and costs of your own. The search evaluates plants as runs do, to the last digit: first over the whole space (DIRECT-L), then around the best points (a pattern search with quadratic models) until no neighbour that differs by a step in one field or in two is better. It draws no random numbers: the same request has the same answer. The answer has every evaluation as columns, the improvements, the optimum with its figures, how much each field matters around it, and why the search ended. A plant that is refused does not count, and is listed with its problem. With `Accept: text/csv` the answer is one row for each evaluation, with `Accept: application/vnd.apache.arrow.stream` the same columns with exact values. An optimisation that takes longer than its caller waits, or that is sent with `Prefer: respond-async`, is a stored study, as a sweep is.
        """
        return cast("types.OptimiseAnswer | types.AcceptedStudy", self._send(Call("POST", "/api/optimise", "keyed", body=body, idempotency_key=idempotency_key, in_background=in_background, timeout=timeout, max_retries=max_retries)))

    def create_batch(self, body: types.BatchRequest, *, idempotency_key: str | None = None, in_background: bool = False, timeout: float | None = None, max_retries: int | None = None) -> types.AcceptedStudy:
        """Run a portfolio.

        Runs up to 20,000 requests in the background: simple requests, run requests, or both. Send them as a JSON list, as JSON lines (`application/x-ndjson`: one request in each line), or as a table (`text/csv`: the first line names the fields by their dot paths). A line may have an `id` and a `name` of yours, which its result repeats; an `id` stands once. All requests are checked before the batch is accepted, each as a run of its own would be; a problem names the line and the field (`lines.17.tilt_deg`, counted from 1 as editors do; `requests.17.tilt_deg` of a JSON list, from 0), lists the first 100 failures and counts the rest. The answer is 202 with the address of the batch, which is a stored study: it survives a restart of the service and goes on behind the results that are stored, takes turns with the work of others, and is read, listed, cancelled and deleted as other studies are. Its results can be read while it runs. Where runs are charged, it costs the sum of what its runs cost, reserved when it is accepted; what a request would have cost that fails is not charged. Typical years are those of the embedded table, or those that the service has stored: no outside source is asked. A batch with a key or a session is stored for its account.
        """
        return cast("types.AcceptedStudy", self._send(Call("POST", "/api/batches", "keyed", body=body, idempotency_key=idempotency_key, in_background=in_background, timeout=timeout, max_retries=max_retries)))

    def list_studies(self, *, before: str | None = None, limit: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.StudyPage:
        """List the studies of the account.

        The stored studies of the account, newest first, in pages.

        :param before: Id of a study: the page begins with the next older one. Send `next` of the page before.
        :param limit: Maximum number of studies returned. Default: 50. Minimum: 1. Maximum: 200.
        """
        return cast("types.StudyPage", self._send(Call("GET", "/api/studies", "repeatable", query={"before": before, "limit": limit}, timeout=timeout, max_retries=max_retries)))

    def all_studies(self, *, limit: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> Iterator[types.StudyEntry]:
        """List the studies of the account.

        Yields the entries of all pages, each fetched when the one before has been read. The stored studies of the account, newest first, in pages.

        :param limit: Maximum number of studies returned. Default: 50. Minimum: 1. Maximum: 200.
        """
        return self._pages(Call("GET", "/api/studies", "repeatable", query={"limit": limit}, timeout=timeout, max_retries=max_retries), "before", "studies")

    def get_study(self, study_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.Study:
        """Read a stored study.

        How far a study is, and its result once it is complete. A study that was sent with credentials is found by its account only; one without credentials is found by everyone who knows its id, for 24 hours.

        :param study_id: Id of the study.
        """
        return cast("types.Study", self._send(Call("GET", "/api/studies/{study_id}", "repeatable", params={"study_id": study_id}, timeout=timeout, max_retries=max_retries)))

    def delete_study(self, study_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> None:
        """Cancel and delete a study.

        Ends a study that is running, which releases its charge (of a batch that of the requests without a result), and deletes it. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param study_id: Id of the study.
        """
        return cast("None", self._send(Call("DELETE", "/api/studies/{study_id}", "repeatable", params={"study_id": study_id}, timeout=timeout, max_retries=max_retries)))

    def get_study_events(self, study_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> Iterator[types.StudyEvent]:
        """Follow a study.

        Server-sent events of a stored study: `progress` whenever variants are done (the newest state, at most one a second), and `end` when the study is complete, failed or deleted, after which the stream ends. The data of each is a `StudyEvent`. The first event comes at once. A comment every 15 seconds keeps the connection, and the stream is cut after 10 minutes or when the server stops: connect again with `Last-Event-ID`, as `EventSource` does by itself. 20 streams of an account or a network may be open, and 1,000 of a server; then come 429 and 503 with `Retry-After`.

        :param study_id: Id of the study.
        """
        return cast("Iterator[types.StudyEvent]", self._events(Call("GET", "/api/studies/{study_id}/events", "events", params={"study_id": study_id}, timeout=timeout, max_retries=max_retries)))

    def get_study_csv(self, study_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> str:
        """Result of a study as CSV.

        The columns of a complete study, a row for each variant, as `POST /api/sweep` answers them with `Accept: text/csv`. Answers 202 while the study is running, and 422 when it failed.

        :param study_id: Id of the study.
        """
        return cast("str", self._send(Call("GET", "/api/studies/{study_id}/result.csv", "text", params={"study_id": study_id}, timeout=timeout, max_retries=max_retries)))

    def get_study_arrow(self, study_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> bytes:
        """Result of a study as Arrow.

        The columns of a complete study as an Arrow IPC stream with exact values, one row for each variant. Every column has doubles; one of texts or choices has their positions, and the list of them as its metadata `legend`. A value that is not a number stands for none. Of a batch the columns are `row`, `line` and the figures. Answers 202 while the study is running, and 422 when it failed.

        :param study_id: Id of the study.
        """
        return cast("bytes", self._send(Call("GET", "/api/studies/{study_id}/result.arrow", "bytes", params={"study_id": study_id}, timeout=timeout, max_retries=max_retries)))

    def create_project(self, body: types.NewProject, *, timeout: float | None = None, max_retries: int | None = None) -> types.Project:
        """Make a project.

        Makes a project: variants of the plant of one site, with names, notes and a status. It may be made with its first variants. The site is that of `latitude` and `longitude`; without them, that of the first variant that has one. A variant elsewhere is accepted, and its `warning` says how far it is. An account has at most 500 projects, and their requests take at most 100 MB compressed. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.Project", self._send(Call("POST", "/api/projects", "once", body=body, timeout=timeout, max_retries=max_retries)))

    def list_projects(self, *, before: str | None = None, limit: int | None = None, q: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.ProjectPage:
        """List the projects of the account.

        Newest first. Projects that are made while you read the pages neither repeat nor hide others.

        :param before: Id of the project that the page starts after: `next` of the page before.
        :param limit: Maximum number of projects returned. Default: 50. Minimum: 1. Maximum: 200.
        :param q: Words that a project must contain, in any case and order, in its name, its notes, or the names and notes of its variants.
        """
        return cast("types.ProjectPage", self._send(Call("GET", "/api/projects", "repeatable", query={"before": before, "limit": limit, "q": q}, timeout=timeout, max_retries=max_retries)))

    def all_projects(self, *, limit: int | None = None, q: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> Iterator[types.ProjectEntry]:
        """List the projects of the account.

        Yields the entries of all pages, each fetched when the one before has been read. Newest first. Projects that are made while you read the pages neither repeat nor hide others.

        :param limit: Maximum number of projects returned. Default: 50. Minimum: 1. Maximum: 200.
        :param q: Words that a project must contain, in any case and order, in its name, its notes, or the names and notes of its variants.
        """
        return self._pages(Call("GET", "/api/projects", "repeatable", query={"limit": limit, "q": q}, timeout=timeout, max_retries=max_retries), "before", "projects")

    def get_project(self, project_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.Project:
        """Read a project.

        The project with its variants, without their requests. Each variant has the figures of its last run, and whether its request has changed since.

        :param project_id: Id of the project.
        """
        return cast("types.Project", self._send(Call("GET", "/api/projects/{project_id}", "repeatable", params={"project_id": project_id}, timeout=timeout, max_retries=max_retries)))

    def change_project(self, project_id: str, body: types.ProjectChange, *, timeout: float | None = None, max_retries: int | None = None) -> types.Project:
        """Change a project.

        Changes the fields that are sent. `revision` is the one that was read: when someone has changed the project since, nothing is changed and the answer is 409 `changed_meanwhile`. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param project_id: Id of the project.
        """
        return cast("types.Project", self._send(Call("PATCH", "/api/projects/{project_id}", "once", params={"project_id": project_id}, body=body, timeout=timeout, max_retries=max_retries)))

    def delete_project(self, project_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> None:
        """Delete a project.

        Deletes the project, its variants, locked ones too, and its link. The runs of its variants stay in the list of the account. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param project_id: Id of the project.
        """
        return cast("None", self._send(Call("DELETE", "/api/projects/{project_id}", "repeatable", params={"project_id": project_id}, timeout=timeout, max_retries=max_retries)))

    def add_variant(self, project_id: str, body: types.NewVariant, *, timeout: float | None = None, max_retries: int | None = None) -> types.Variant:
        """Add a variant to a project.

        Adds a request, or a copy of another variant of the account (`copy_of`). The request is that of a full or of a simple run, and is checked as that of a run. One with problems is refused with 422, unless `status` is `draft`: then it is stored, and `problems` lists them. A copy has the last run of its model, until its request changes. A project has at most 100 variants; a request takes at most 1 MB compressed, so long weather is uploaded first (`POST /api/parse-weather`) and named by its id. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param project_id: Id of the project.
        """
        return cast("types.Variant", self._send(Call("POST", "/api/projects/{project_id}/variants", "once", params={"project_id": project_id}, body=body, timeout=timeout, max_retries=max_retries)))

    def get_variant(self, project_id: str, variant_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.Variant:
        """Read a variant with its request.

        The variant with its request, as it was sent.

        :param project_id: Id of the project.
        :param variant_id: Id of the variant.
        """
        return cast("types.Variant", self._send(Call("GET", "/api/projects/{project_id}/variants/{variant_id}", "repeatable", params={"project_id": project_id, "variant_id": variant_id}, timeout=timeout, max_retries=max_retries)))

    def change_variant(self, project_id: str, variant_id: str, body: types.VariantChange, *, timeout: float | None = None, max_retries: int | None = None) -> types.Variant:
        """Change a variant.

        Changes the fields that are sent. `revision` is the one that was read: when someone has changed the variant since, nothing is changed and the answer is 409 `changed_meanwhile`. The request of a locked variant stays as it is (409 `variant_locked`), unless `locked` is false in the same request. A request with problems is refused with 422, unless the status is `draft`. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param project_id: Id of the project.
        :param variant_id: Id of the variant.
        """
        return cast("types.Variant", self._send(Call("PATCH", "/api/projects/{project_id}/variants/{variant_id}", "once", params={"project_id": project_id, "variant_id": variant_id}, body=body, timeout=timeout, max_retries=max_retries)))

    def delete_variant(self, project_id: str, variant_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> None:
        """Delete a variant.

        Deletes the variant. A locked one is refused with 409 `variant_locked`: unlock it first. Its runs stay in the list of the account. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param project_id: Id of the project.
        :param variant_id: Id of the variant.
        """
        return cast("None", self._send(Call("DELETE", "/api/projects/{project_id}/variants/{variant_id}", "repeatable", params={"project_id": project_id, "variant_id": variant_id}, timeout=timeout, max_retries=max_retries)))

    def compare_variants(self, project_id: str, *, a: str, b: str, timeout: float | None = None, max_retries: int | None = None) -> types.VariantDifference:
        """Difference of two variants.

        The fields of the two requests that differ and, when both have a run that is complete, the comparison of these runs as `POST /api/compare` answers it: the difference in energy by rows of the loss diagram. It costs nothing.

        :param project_id: Id of the project.
        :param a: Id of the variant that is the base.
        :param b: Id of the other variant.
        """
        return cast("types.VariantDifference", self._send(Call("GET", "/api/projects/{project_id}/difference", "repeatable", params={"project_id": project_id}, query={"a": a, "b": b}, timeout=timeout, max_retries=max_retries)))

    def run_project(self, project_id: str, body: types.RunProjectRequest, *, idempotency_key: str | None = None, in_background: bool = False, timeout: float | None = None, max_retries: int | None = None) -> types.ProjectRuns:
        """Run the variants of a project.

        Runs the chosen variants, or all of them, as stored runs in the background. A variant whose last run is of the same request is left out, unless `again` is true, so that sending the request twice runs nothing twice. All are checked first: when the account cannot pay for them together, nothing is run (402). Each run is charged by itself when it is accepted. A variant that is refused is named with its problems, and the others run. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param project_id: Id of the project.
        """
        return cast("types.ProjectRuns", self._send(Call("POST", "/api/projects/{project_id}/run", "keyed", params={"project_id": project_id}, body=body, idempotency_key=idempotency_key, in_background=in_background, timeout=timeout, max_retries=max_retries)))

    def share_project(self, project_id: str, body: types.ProjectLinkRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.NewProjectLink:
        """Make a link to a project.

        Makes a link by which everyone who has it reads the project, without an account: names, notes, status, requests, and the main results of the last runs. It shows nothing else of the account: no uploaded weather, no series, no `report` of a request. A project has one link; a new one ends the one before. The answer alone contains it. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param project_id: Id of the project.
        """
        return cast("types.NewProjectLink", self._send(Call("POST", "/api/projects/{project_id}/share", "once", params={"project_id": project_id}, body=body, timeout=timeout, max_retries=max_retries)))

    def unshare_project(self, project_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> None:
        """End the link to a project.

        From now on the link shows nothing. A project without a link stays as it is. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param project_id: Id of the project.
        """
        return cast("None", self._send(Call("DELETE", "/api/projects/{project_id}/share", "repeatable", params={"project_id": project_id}, timeout=timeout, max_retries=max_retries)))

    def get_shared_project(self, *, token: str, timeout: float | None = None, max_retries: int | None = None) -> types.SharedProject:
        """Read a shared project.

        What the link of `POST /api/projects/{project_id}/share` shows, to everyone who has it. At most 600 reads an hour from one address. It asks search engines to leave it out.

        :param token: Secret of the link.
        """
        return cast("types.SharedProject", self._send(Call("GET", "/api/shared", "repeatable", query={"token": token}, timeout=timeout, max_retries=max_retries)))

    def get_shared_variant(self, *, token: str, variant: int, timeout: float | None = None, max_retries: int | None = None) -> types.SharedRequest:
        """Read a variant of a shared project.

        The request of one variant. Weather in the request and its `report` are left out.

        :param token: Secret of the link.
        :param variant: Place of the variant in the list of the project, from 1. Minimum: 1. Maximum: 100.
        """
        return cast("types.SharedRequest", self._send(Call("GET", "/api/shared/variant", "repeatable", query={"token": token, "variant": variant}, timeout=timeout, max_retries=max_retries)))

    def get_study_lines(self, study_id: str, *, from_: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> bytes:
        """Results of a batch as JSON lines.

        The results of a batch, one in each line, in the order of its requests: those that are stored so far, also while the batch is running. Each has `row` (from 0), `line`, `id`, `name`, `status` (`complete` or `failed`), `engine_version`, the `summary` of its run, and its `errors`. `from` continues behind those that you have. The batch has all of its results when its status is `complete`; `done` and `of` say how many there are. Other studies have no lines: read their CSV or Arrow.

        :param study_id: Id of the study.
        :param from_: The first row that is answered: the number of lines that you have. Default: 0. Minimum: 0. Maximum: 20000.
        """
        return cast("bytes", self._send(Call("GET", "/api/studies/{study_id}/result.ndjson", "bytes", params={"study_id": study_id}, query={"from": from_}, timeout=timeout, max_retries=max_retries)))

    def size_plant(self, body: types.SizeRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.SizeAnswer:
        """Size strings and inverters.

        Sizes a plant of one module and one inverter for a place: modules per string from the coldest and hottest cells of the weather, strings per inverter from the DC/AC ratio and the current, and inverters for the target. `array_patch` runs unchanged as part of `array`. Voltages are those of the module's own model; the open-circuit voltage in the cold follows the stated temperature coefficient where there is one (NEC 690.7(A)), at the lowest air temperature of the weather. `limits` has every limit with its margin, `alternatives` the next best plants. When no number of modules keeps all limits, 422 says which two collide. Without `weather` it takes the typical year as a simple run does. Not charged. Where runs are charged, a caller without an account has ten comparisons of options, sizings and budgets of uncertainty an hour together (`FREE_COMPARISONS_PER_HOUR` of the operator), and then 401; with an account they are free.
        """
        return cast("types.SizeAnswer", self._send(Call("POST", "/api/size", "once", body=body, timeout=timeout, max_retries=max_retries)))

    def get_typical_year(self, *, latitude: float, longitude: float, fields: Literal["all", "meta"] | None = None, source: Literal["auto", "nsrdb", "pvgis", "embedded", "americas_db", "europe_db"] | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.WeatherAnswer:
        """Typical year of a location.

        An hourly typical year in local standard time. It is fetched once per location and source and then stored; `meta.id` identifies it in runs. `meta.source` and `meta.radiation_db` report where the data comes from. `meta.notes` reports how reliable the data is, why one source was replaced by another, and the attribution that a source requires (the embedded year: Global Solar Atlas 2.0, CC BY 4.0). If you name a source that cannot be reached or is not configured, the answer is 503 `geo_unavailable`; a location without data is 422 `weather_location_unavailable`. One account, or one address without an account, may request 30 new locations an hour; stored locations are not limited. Runs and sizings count towards this limit only when their year is fetched from an outside source. `meta.quality` is the quality report, as for a parsed file. The embedded year also contains relative humidity and precipitable water, and albedo in months with snow. Compared with 42 real years, the specific yield of one fixed plant with the embedded year is off by 6.0 % on average and 29 % at worst (3.0 and 11 % in North America), and the annual global irradiation by 4.8 %.

        :param latitude: Latitude, north positive, deg; rounded to 0.01. Minimum: -90. Maximum: 90.
        :param longitude: Longitude, east positive, deg; rounded to 0.01. Minimum: -180. Maximum: 180.
        :param fields: `meta` omits the rows. Default: all.
        :param source: Source of the typical year. `nsrdb` is the satellite database of the Americas (synonym `americas_db`), `pvgis` the European generator (synonym `europe_db`), `embedded` the synthetic year that this service generates itself. `auto` tries `nsrdb` first west of 32 deg W and `pvgis` first elsewhere, then the other one. If neither is configured and reachable, it uses `embedded`. The answer reports the source. Default: auto.
        """
        return cast("types.WeatherAnswer", self._send(Call("GET", "/api/weather/tmy", "repeatable", query={"latitude": latitude, "longitude": longitude, "fields": fields, "source": source}, timeout=timeout, max_retries=max_retries)))

    def check_weather(self, body: types.WeatherQualityRequest, *, fields: Literal["all", "meta"] | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.WeatherQualityAnswer:
        """Test weather row by row, and clean it.

        Applies the tests of the field to every row of a weather section: BSRN limits of what is physically possible and extremely rare (Long and Dutton 2002), closure of the three components and the diffuse ratio (Long and Shi 2008), tests of clearness and diffuse share (Forstinger et al. 2021), limits for means of 30 minutes and more, standing values, hours without light, light at night, and a clear sky with the Linke turbidity of the month. Each test reports the rows that it compared, the rows that fail it, and these as ranges; `months` has sums, flags and clear-sky ratios of each month, `series` the report on the series as a whole (time stamps, drift of a sensor, diffuse of the year). `weather` of the answer is the section without the values that failed a test in `remove`, with its gaps filled as `fill` says; `changes` names each changed value. The section is stored for 30 days under `meta.id`, which a run takes as `weather: {id}`; `fields=meta` leaves the columns out. Where the tests leave no light that a run could use, the report comes without a section, and nothing is stored. So it does, and nothing is removed, filled or inserted, where the light is more than an hour off the sun of its stamps, as with a wrong time zone; the first note then says what to send. With `Accept: text/html` the answer is a report with pictures, with `text/csv` every changed value. Stamps may span 100 years. The sun of a row is that of a run; the place is `site`, or the one that the weather states. Nothing is charged.

        :param fields: `meta` omits the rows. Default: all.
        """
        return cast("types.WeatherQualityAnswer", self._send(Call("POST", "/api/weather/quality", "once", query={"fields": fields}, body=body, timeout=timeout, max_retries=max_retries)))

    def fetch_weather(self, body: types.WeatherFetchRequest, *, fields: Literal["all", "meta"] | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.WeatherAnswer:
        """Real years, or a typical year, of a source.

        Fetches real years of a place from one source: `open_meteo` (archive of reanalyses, everywhere), `era5` (a mirror that the operator has set), `nasa_power` (everywhere, cells of 1 degree), `cams` (CAMS radiation service, where its satellites see; no temperature), `pvgis`, `nsrdb`, and by your own key `solcast` and `solargis`. Without `start` and `end` it is the typical year of `pvgis`, `nsrdb`, `solcast` or `embedded`. Rows are hours of the standard time of the place (PVGIS: of UTC), `meta.notes` has the attribution and licence that the source requires, and `meta.quality` compares the stamps with the sun. The section is stored for 30 days under `meta.id`, which runs take as `weather: {id}`; the same years of an open source are fetched once in that time. Years of a key are read anew by each call and belong to the account that asks, if there is one. A key is used for this call alone: it is not stored, not logged and in no message. Each fetch counts towards the 30 new locations an hour. Not charged.

        :param fields: `meta` omits the rows. Default: all.
        """
        return cast("types.WeatherAnswer", self._send(Call("POST", "/api/weather/fetch", "once", query={"fields": fields}, body=body, timeout=timeout, max_retries=max_retries)))

    def compare_weather(self, body: types.WeatherCompareRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.WeatherCompareAnswer:
        """Weather of several sources side by side.

        Puts two to eight weathers of one place side by side: sources that are fetched as by `POST /api/weather/fetch`, and stored weather by its id, such as files of `POST /api/parse-weather`. For each: sums of GHI, DNI and DHI and the mean temperature of the year and of the months, its id for a run, and how late its stamps are; a source that fails is listed with the reason, and the others are compared; when all fail, the answer is a problem with the reason of each. `spread` has their mean, smallest, largest and standard deviation. `uncertainty` is a suggestion for `lifetime.uncertainty_parts` of a run and for `POST /api/uncertainty`: the standard deviation of the GHI of the sources, not below 4 %, because models share errors that their spread does not show. Each fetch counts towards the 30 new locations an hour. Not charged.
        """
        return cast("types.WeatherCompareAnswer", self._send(Call("POST", "/api/weather/compare", "once", body=body, timeout=timeout, max_retries=max_retries)))

    def make_synthetic_weather(self, body: types.SyntheticWeatherRequest, *, fields: Literal["all", "meta"] | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.SyntheticWeatherAnswer:
        """Synthetic hours from months or days, and minutes from hours.

        Makes hours, or steps down to a minute, of a year with given sums: from twelve monthly values of `monthly` (global irradiation and air temperature at least), or from 365 daily values of `daily`. Or makes steps down to a minute within the hours of `weather`, of which each keeps its light. Days follow the Markov library of Aguiar, Collares-Pereira and Conde (1988), hours the distribution of Graham and Hollands (1990), steps shorter than an hour that of Skartveit and Olseth (1992). The sums are met to 0.01 kWh/m2, the means of the temperature to 0.01 K; what is not given (wind, humidity) comes from the embedded climate of the place. The same request gives the same rows; another `seed` gives another year with the same sums. Values that the sky of the place cannot have are refused with their index. The answer is a weather section with its metadata, as of `POST /api/parse-weather`: it is stored for 30 days under `meta.id`, which a run takes as `weather: {id}`; `fields=meta` leaves the columns out. `uncertainty` is what making hours adds to that of the given sums, for `lifetime.uncertainty_parts` of a run. Nothing is charged.

        :param fields: `meta` omits the rows. Default: all.
        """
        return cast("types.SyntheticWeatherAnswer", self._send(Call("POST", "/api/weather/synthetic", "once", query={"fields": fields}, body=body, timeout=timeout, max_retries=max_retries)))

    def parse_weather(self, file: FileInput, *, interval: Literal["start", "middle", "end"] | None = None, timezone: float | None = None, latitude: float | None = None, longitude: float | None = None, t_mean_monthly_c: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.ParsedWeather:
        """Read a weather file.

        Reads TMY2, TMY3, EPW, NSRDB CSV, SAM CSV, SolarAnywhere CSV, Solargis TMY, DWD test reference years (TRY), Modelica .mos, SURFRAD and SOLRAD, Radiance WEA, PVWatts hourly results, PVGIS CSV and JSON, Open-Meteo JSON and other JSON with rows, KNMI hours, DWD hours of radiation, Meteonorm .dat, PVsyst standard CSV, PVsyst variants with hourly results, and CSV with a header row, plain or gzip-compressed. A file may have 96 MB after decompression, 2.2 million rows of 1,000 cells and lines of 65,536 characters, JSON 16 MB; a file beyond a limit is refused (422) with its line and the limit. Returns a weather section ready for a run. Values that only another unit explains are converted. `meta.quality` reports whether the irradiance components agree with each other and with the position of the sun (closure of GHI, DHI and DNI, light at night, time stamps that are late or early). `meta.notes` reports how to correct what was found. A run accepts the section as it is, or `weather: {id}` with `meta.id`. The section is stored under this id for 30 days, or less when the service runs out of space: the oldest uploads are deleted first.

        :param file: Path, bytes or open binary file.
        :param interval: What the time stamps mark in a table without a known format: the start, the middle or the end of their interval. If absent, it is determined from the time stamps.
        :param timezone: Standard time of the site in hours from UTC, for a file that does not state it. If absent, the standard time of the location is used when the file or the request gives coordinates, and a note reports it. Minimum: -14. Maximum: 14.
        :param latitude: Latitude in degrees north, for a file that does not state it. Minimum: -90. Maximum: 90.
        :param longitude: Longitude in degrees east, for a file that does not state it. Minimum: -180. Maximum: 180.
        :param t_mean_monthly_c: Twelve monthly means of the air temperature in degC, January to December, with commas between them, for a file without an air temperature: `-1,1,5,9,14,17,19,18,14,9,4,0`. The rows get straight lines that keep the means, and the daily course of Erbs, Klein and Beckman (1983), whose range follows from the clearness of the month. If absent, `temp_air_c` of such a file is null in every row, and a run refuses it. A file with a temperature keeps its own.
        """
        return cast("types.ParsedWeather", self._send(Call("POST", "/api/parse-weather", "once", query={"interval": interval, "timezone": timezone, "latitude": latitude, "longitude": longitude, "t_mean_monthly_c": t_mean_monthly_c}, files={"file": file}, timeout=timeout, max_retries=max_retries)))

    def parse_horizon(self, file: FileInput, *, azimuths: Literal["north", "south", "pvsyst"] | None = None, latitude: float | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.HorizonFileAnswer:
        """Read a horizon file.

        Reads the horizon of a PVsyst file (.HOR as an object or as text, or the one in a variant, project or site), of Meteonorm, of PVGIS (printed as CSV or JSON, or the list of its parameter `userhorizon`), SunEye's obstruction elevations, and any table of azimuth and elevation, plain or gzip-compressed. The two lists go into `site` as they are. Where azimuth 0 is follows from the format, from words above the points, from numbers beyond 180, or from a name that ends with .hor, and `notes` says which; a file that leaves it open is refused (422) until `azimuths` names it.

        :param file: Path, bytes or open binary file.
        :param azimuths: Where azimuth 0 is in a file that does not say it: `north` (clockwise from north), `south` (0 in the south, east negative, west positive), or `pvsyst` (as `south`, but 0 in the north where `latitude` is south of the equator).
        :param latitude: Latitude of the plant in degrees north, for a PVsyst file that does not state it: azimuths of the southern hemisphere count from the north. Minimum: -90. Maximum: 90.
        """
        return cast("types.HorizonFileAnswer", self._send(Call("POST", "/api/parse-horizon", "once", query={"azimuths": azimuths, "latitude": latitude}, files={"file": file}, timeout=timeout, max_retries=max_retries)))

    def get_horizon(self, *, lat: float, lon: float, timeout: float | None = None, max_retries: int | None = None) -> types.HorizonAnswer:
        """Horizon profile of a location.

        Elevation angles of the horizon around a location, from the terrain model of PVGIS if the service is configured to use it; stored by location (0.001 deg, about 100 m). Otherwise the profile is flat, and `notes` reports why. `azimuths_deg` and `elevations_deg` go into `site.horizon_azimuths_deg` and `site.horizon_elevations_deg` unchanged.

        :param lat: Latitude, north positive, deg. Minimum: -90. Maximum: 90.
        :param lon: Longitude, east positive, deg. Minimum: -180. Maximum: 180.
        """
        return cast("types.HorizonAnswer", self._send(Call("GET", "/api/geo/horizon", "repeatable", query={"lat": lat, "lon": lon}, timeout=timeout, max_retries=max_retries)))

    def find_places(self, *, q: str, timeout: float | None = None, max_retries: int | None = None) -> list[types.PlaceMatch]:
        """Search for a place.

        Returns up to five matches, best first. Coordinates typed as text are recognized (`48.137, 11.576`, `48°8'14"N 11°34'31"E`). Without a configured search service the embedded index answers: places with 5,000 or more inhabitants by their names in any language or script, alone or followed by a region or country. Its data comes from GeoNames (geonames.org, CC BY 4.0); `attribution` names the data owner of each match. A search that would wait for more than a few seconds is answered from the embedded places by their names and the beginnings of these; `notes` says so.

        :param q: Name of a place, address or coordinates.
        """
        return cast("list[types.PlaceMatch]", self._send(Call("GET", "/api/geo/geocode", "repeatable", query={"q": q}, timeout=timeout, max_retries=max_retries)))

    def scale_weather(self, body: types.ScaleWeatherRequest, *, fields: Literal["all", "meta"] | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.ScaleWeatherAnswer:
        """Scale weather to monthly sums of another source.

        Scales the global irradiance of each month to the sum that another source states. All rows of a month get one factor, and none rises above the global irradiance of very clean air (Linke turbidity 1.5): what that limit cuts off goes to the other rows. What cannot be met is in `unmet`. The diffuse light follows: the diffuse fraction of a month moves with its clearness as the monthly correlation of Erbs (1982) does, that of its rows as the hourly one; or the diffuse or the direct sum is met when it is stated. Temperatures are shifted to monthly means. Of several years, every January gets the same factor, so that the mean of all Januaries has the sum. The section is stored for 30 days under `meta.id`, which a run takes as `weather: {id}`; `fields=meta` leaves the columns out. Nothing is charged.

        :param fields: `meta` omits the rows. Default: all.
        """
        return cast("types.ScaleWeatherAnswer", self._send(Call("POST", "/api/weather/scale", "once", query={"fields": fields}, body=body, timeout=timeout, max_retries=max_retries)))

    def correlate_weather(self, body: types.CorrelateWeatherRequest, *, fields: Literal["all", "meta"] | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.CorrelateWeatherAnswer:
        """Correct a long series by a station.

        Measure, correlate, predict. `station` is a short series measured at the place, `weather` a long one of a satellite or a reanalysis. Both are compared in the hours that they share, in UTC: rows of other lengths and zones are resampled by minutes. The clearness of the long series is mapped to that of the station (linear, quantile or ratio), each calendar month by its own fit where the overlap has all months; air temperature and wind likewise where both have them. Stretches of the overlap are held out and predicted from the rest; their errors give `uncertainty` and `uncertainty_parts`, which a run takes in `lifetime`. At least 300 common hours with the sun up are needed, about 30 days. Rows of the long series that are no measurement, such as days of zeros, are not fitted and become gaps. Refused: a typical year, and stamps that fit clearly better one to three hours off. The section is stored for 30 days under `meta.id`, which a run takes as `weather: {id}`; `fields=meta` leaves the columns out. Nothing is charged.

        :param fields: `meta` omits the rows. Default: all.
        """
        return cast("types.CorrelateWeatherAnswer", self._send(Call("POST", "/api/weather/correlate", "once", query={"fields": fields}, body=body, timeout=timeout, max_retries=max_retries)))

    def select_typical_year(self, body: types.TypicalYearRequest, *, fields: Literal["all", "meta"] | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.TypicalYearAnswer:
        """Choose a typical year out of many.

        Chooses the twelve months of a typical year out of several years: by ISO 15927-4, by the Sandia method with the weights of NREL (TMY2, TMY3), or by the original weights of Sandia. With `exceedance_percent` it chooses the months of a year whose global irradiation is exceeded with this probability. Months are joined smoothly; February 29 is left out. The answer states the year of each month, its Finkelstein-Schafer statistic, and how the irradiation varies from year to year, in the terms of `lifetime.uncertainty_parts` of a run. At least three whole months of each name are needed, better ten. The section is stored for 30 days under `meta.id`, which a run takes as `weather: {id}`; `fields=meta` leaves the columns out. Nothing is charged.

        :param fields: `meta` omits the rows. Default: all.
        """
        return cast("types.TypicalYearAnswer", self._send(Call("POST", "/api/weather/typical-year", "once", query={"fields": fields}, body=body, timeout=timeout, max_retries=max_retries)))

    def estimate_site_monthly(self, body: types.SiteMonthlyRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.SiteMonthlyAnswer:
        """Monthly albedo and soiling with snow.

        Ground albedo and soiling loss of each month, for sites that may have snow, estimated from the monthly mean temperatures of a site with published methods. `method` names the methods and their range of validity. `albedo_monthly` and `soiling_monthly` go into the `site` of a run unchanged. It works in both hemispheres: the temperatures determine when winter is. Mean absolute error of the albedo over 132 months of 11 weather files: 0.08; in months below 8 degC 0.12 (with a constant 0.2: 0.25). The snow loss is an order-of-magnitude estimate: it depends on the precipitation, 50 mm a month if none is given.
        """
        return cast("types.SiteMonthlyAnswer", self._send(Call("POST", "/api/estimate/site-monthly", "once", body=body, timeout=timeout, max_retries=max_retries)))

    def list_docs(self, *, q: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> list[types.DocsEntry]:
        """Keys of the documentation.

        Every key that has a page: sections and fields of requests (`site.transposition`), values of fields (`site.transposition.perez`), stages of the chain (`stage.optics`), rows of the loss diagram (`row.iam`), hourly series (`GlobEff`), fields of the summary (`summary.performance_ratio`), error codes (`error.not_found`) and guides (`simple_run`).

        :param q: Words of a search: a key, what another tool calls it, or what a page is about. Answers at most 12 keys, best first. Empty: every key. Default: \"".
        """
        return cast("list[types.DocsEntry]", self._send(Call("GET", "/api/docs", "repeatable", query={"q": q}, timeout=timeout, max_retries=max_retries)))

    def get_docs(self, key: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.DocsPage:
        """Page of a key.

        The page that explains a key. Several keys may share a page; a key without a page gets a placeholder with what the API document says of it.

        :param key: Key of the manifest `GET /api/docs`, such as `site.transposition`, `row.near_shading_beam`, `GlobEff`, `error.validation_error` or `simple_run`.
        """
        return cast("types.DocsPage", self._send(Call("GET", "/api/docs/{key}", "repeatable", params={"key": key}, timeout=timeout, max_retries=max_retries)))

    def get_docs_markdown(self, key: str, *, timeout: float | None = None, max_retries: int | None = None) -> str:
        """Page of a key as Markdown.

        The same page as Markdown. Links and figures in it are addresses of this server.

        :param key: Key of the manifest `GET /api/docs`, such as `site.transposition`, `row.near_shading_beam`, `GlobEff`, `error.validation_error` or `simple_run`.
        """
        return cast("str", self._send(Call("GET", "/api/docs/{key}.md", "text", params={"key": key}, timeout=timeout, max_retries=max_retries)))

    def get_docs_figure(self, name: str, *, timeout: float | None = None, max_retries: int | None = None) -> str:
        """Figure of the documentation.

        A figure that pages show, computed by the engine (SVG).

        :param name: Name of the figure, as the pages link to it.
        """
        return cast("str", self._send(Call("GET", "/api/docs/figures/{name}", "text", params={"name": name}, timeout=timeout, max_retries=max_retries)))

    def get_patch_notes(self, *, timeout: float | None = None, max_retries: int | None = None) -> str:
        """What each engine version changed.

        The change log as Markdown, newest version first: every change that moves a number, by how much, and why. `summary.provenance.engine_version` of an answer names the version that ran.
        """
        return cast("str", self._send(Call("GET", "/api/patch-notes", "text", timeout=timeout, max_retries=max_retries)))

    def get_llms_text(self, *, timeout: float | None = None, max_retries: int | None = None) -> str:
        """Guide for language models.

        A short guide in plain text: what a program that reads text needs to send its first requests, with the addresses of all pages of the documentation. `/llms-full.txt` has the pages themselves.
        """
        return cast("str", self._send(Call("GET", "/llms.txt", "text", timeout=timeout, max_retries=max_retries)))

    def send_feedback(self, body: types.FeedbackRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.FeedbackReceived:
        """Write to the operator.

        Stores a message for whoever runs this service, with or without an account. At most 20 an hour from one account, or from one address without an account. It is kept for a year at most; when the room for feedback is full, the oldest goes first. Feedback that was sent with an account is part of `GET /api/me/export`, and is deleted with the account. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.FeedbackReceived", self._send(Call("POST", "/api/feedback", "once", body=body, timeout=timeout, max_retries=max_retries)))

    def get_health(self, *, timeout: float | None = None, max_retries: int | None = None) -> types.Health:
        """Liveness.

        Reports that the process is alive, its version and the queue depth.
        """
        return cast("types.Health", self._send(Call("GET", "/api/health", "repeatable", timeout=timeout, max_retries=max_retries)))

    def get_ready(self, *, timeout: float | None = None, max_retries: int | None = None) -> types.Ready:
        """Readiness.

        Answers 200 when the service can accept work: its store answers and can be written. Otherwise 503: send requests to another instance, and try again after `Retry-After`. For liveness use `/api/health`, which does not access the store.
        """
        return cast("types.Ready", self._send(Call("GET", "/api/ready", "repeatable", timeout=timeout, max_retries=max_retries)))

    def get_openapi(self, *, timeout: float | None = None, max_retries: int | None = None) -> dict[str, Any]:
        """This document.

        The OpenAPI 3.1 description of the service.
        """
        return cast("dict[str, Any]", self._send(Call("GET", "/openapi.json", "repeatable", timeout=timeout, max_retries=max_retries)))

    def get_docs_home(self, *, timeout: float | None = None, max_retries: int | None = None) -> str:
        """Documentation.

        Start of the documentation site. Its pages are those of `GET /api/docs`, at `/docs/{key}`.
        """
        return cast("str", self._send(Call("GET", "/docs", "text", timeout=timeout, max_retries=max_retries)))

    def get_reference_page(self, *, timeout: float | None = None, max_retries: int | None = None) -> str:
        """Interactive reference.

        The interactive reference page of this document.
        """
        return cast("str", self._send(Call("GET", "/docs/reference", "text", timeout=timeout, max_retries=max_retries)))

    def get_metrics(self, *, timeout: float | None = None, max_retries: int | None = None) -> str:
        """Metrics.

        Counters and gauges of this process in the Prometheus text format (0.0.4), each with its HELP and TYPE. A server that listens on its own machine only shows them without a token. When the operator has set METRICS_TOKEN, send it as `Authorization: Bearer`; a server that listens beyond its machine shows no metrics without that setting.
        """
        return cast("str", self._send(Call("GET", "/metrics", "text", timeout=timeout, max_retries=max_retries)))

    def list_usage(self, *, timeout: float | None = None, max_retries: int | None = None) -> list[types.MonthOfUsage]:
        """Usage by month.

        What the account used, newest month first (UTC). Runs that failed, whose units were released, are not counted.
        """
        return cast("list[types.MonthOfUsage]", self._send(Call("GET", "/api/me/usage", "repeatable", timeout=timeout, max_retries=max_retries)))

    def start_top_up(self, body: types.TopUpRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.CheckoutLink:
        """Top up the wallet.

        Starts a checkout that adds money to the wallet. Open `url` in a browser; the money counts once the checkout is finished. At most 30 checkouts an hour. A service that charges nothing (`ACCOUNTS=open`) refuses it with 403. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.CheckoutLink", self._send(Call("POST", "/api/billing/topup", "once", body=body, timeout=timeout, max_retries=max_retries)))

    def start_monthly(self, *, timeout: float | None = None, max_retries: int | None = None) -> types.CheckoutLink:
        """Switch to monthly billing.

        Starts a checkout that switches the account to monthly billing: runs beyond the free units and the wallet are paid at the end of the month, up to `budget_usd`. An account that pays by month already gets 409 `already_monthly`. A service that charges nothing (`ACCOUNTS=open`) refuses it with 403. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.CheckoutLink", self._send(Call("POST", "/api/billing/monthly", "once", timeout=timeout, max_retries=max_retries)))

    def open_portal(self, *, timeout: float | None = None, max_retries: int | None = None) -> types.PortalLink:
        """Cards and invoices.

        Makes a link to the page of the payment provider for cards, invoices and the end of monthly billing. 404 before the first payment. A service that charges nothing (`ACCOUNTS=open`) refuses it with 403. A key is refused with 403 where a session switched that off (`keys_may_raise` false of `PUT /api/me/budget`). A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.PortalLink", self._send(Call("POST", "/api/billing/portal", "once", timeout=timeout, max_retries=max_retries)))

    def confirm_checkout(self, session_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.ConfirmedCheckout:
        """Apply a finished checkout.

        Applies a checkout that the person has finished, if the provider has not reported it yet. It counts once, however often it is called. A service that charges nothing (`ACCOUNTS=open`) refuses it with 403. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param session_id: `session_id` of the checkout. The provider also adds it to the address of the page that it returns to.
        """
        return cast("types.ConfirmedCheckout", self._send(Call("POST", "/api/billing/checkout/{session_id}/confirm", "once", params={"session_id": session_id}, timeout=timeout, max_retries=max_retries)))

    def sync_billing(self, *, timeout: float | None = None, max_retries: int | None = None) -> types.BillingState:
        """Refresh monthly billing.

        Takes the state of monthly billing from the payment provider. A service that charges nothing (`ACCOUNTS=open`) refuses it with 403. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.BillingState", self._send(Call("POST", "/api/billing/sync", "once", timeout=timeout, max_retries=max_retries)))

    def receive_payment_event(self, body: types.PaymentEvent, *, timeout: float | None = None, max_retries: int | None = None) -> types.ReceivedEvent:
        """For the payment provider.

        The webhook of the payment provider: no other client needs it. The provider signs each event; one that it did not sign, or signed more than 5 minutes ago, is refused with 403. An event that comes again changes nothing, and events may come in any order. Refunds and disputes take their money out of the wallet; a dispute that is won puts it back.
        """
        return cast("types.ReceivedEvent", self._send(Call("POST", "/api/billing/webhook", "once", body=body, timeout=timeout, max_retries=max_retries)))


class AsyncOperations:
    """As `Operations`, for `await`."""

    async def _send(self, call: Call) -> Any:
        raise NotImplementedError

    def _pages(self, call: Call, key: str, entries: str | None) -> AsyncIterator[Any]:
        raise NotImplementedError

    def _events(self, call: Call) -> AsyncIterator[Any]:
        raise NotImplementedError

    async def create_run(self, body: types.RunRequest, *, columns: str | None = None, preference: bool | None = None, picture: Literal["losses", "months", "normalized", "heatmap", "duration", "day", "daily", "horizon", "module", "iam", "inverter", "side", "plan", "single_line", "exceedance", "lifetime"] | None = None, date: str | None = None, theme: Literal["light", "dark", "print"] | None = None, width: int | None = None, idempotency_key: str | None = None, in_background: bool = False, timeout: float | None = None, max_retries: int | None = None) -> types.RunAnswer | types.AcceptedRun:
        """Simulate a plant.

        Runs one plant with the weather in the request. Answers 200 when the run finishes within the wait limit, otherwise 202. With `Accept: text/csv` the answer is only the series, as CSV: one header line with titles and units, then one row per timestep; `include_series` is not needed. With `Accept: application/vnd.apache.arrow.stream` it is the same series as an Arrow IPC stream with exact values; `GET /api/runs/{run_id}/series.arrow` describes it. With `Accept: image/svg+xml` it is a picture (`picture`), with `Accept: application/pdf` or `text/html` the report of the run, whose cover `report` in the request describes. Any other `Accept` returns JSON, including one that names none of the types or gives them the same weight. A run that continues in the background answers 202 with JSON in any case, and its series is kept. One JSON answer contains at most 4,000,000 series values (rows x columns), one CSV or Arrow answer 10,000,000. A year of 1- or 2-minute rows with all columns exceeds both limits and is refused with 422 before it runs: name fewer series in `columns`, or send `Prefer: respond-async` and read the stored run (JSON up to 10,000,000 values) or its `links.series_csv` or `links.series_arrow`, which have no such limit. A run with a key or a session is stored for its account, and `links.run` points to it.

        :param columns: Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
        :param preference: Run by the path of models that the account prefers (`PUT /api/me/preference`) where it suits the plant: its options replace those of the request, and `defaults_applied` lists them. Needs an account. Default: false.
        :param picture: With `Accept: image/svg+xml`, the picture of the run: `losses` (loss diagram), `months` (energy and performance ratio by month), `normalized` (yield and losses for each kWp and day, by month), `heatmap` (a series by day of the year and hour), `duration` (its duration curve), `day` (series of one day), `daily` (energy of each day over its irradiation), `horizon` (horizon and the ways of the sun), `module` (I-V curves), `iam` (incidence-angle factor), `inverter` (efficiency), `side` (rows from the side), `plan` (scene from above), `single_line` (from the modules to the grid), `exceedance` (P50 to P99), `lifetime` (years of operation). A picture that the run cannot have is refused with 422, which names those that it can have. `columns` chooses the series of `heatmap` and `duration` (the first one; default `E_Grid`) and of `day` (default `GlobInc,GlobEff,E_Grid`). Default: losses.
        :param date: Month and day of the picture `day`, `MM-DD`. Default: 06-21.
        :param theme: Colours of a picture. Default: light.
        :param width: Width of a picture in pixels. Texts keep their size. Default: 720. Minimum: 320. Maximum: 2000.
        """
        return cast("types.RunAnswer | types.AcceptedRun", await self._send(Call("POST", "/api/run", "keyed", query={"columns": columns, "preference": preference, "picture": picture, "date": date, "theme": theme, "width": width}, body=body, idempotency_key=idempotency_key, in_background=in_background, timeout=timeout, max_retries=max_retries)))

    async def get_simple_run(self, *, latitude: float, longitude: float, system_capacity_kw: float | None = None, modules: int | None = None, module_power_w: float | None = None, module_type: Literal["standard", "premium", "thin_film"] | None = None, module_efficiency: float | None = None, temperature_coefficient: float | None = None, bifaciality: float | None = None, racking: Literal["fixed", "rooftop", "single_axis"] | None = None, tilt_deg: float | None = None, azimuth_deg: float | None = None, gcr: float | None = None, dc_ac_ratio: float | None = None, inverter_ac_kw: float | None = None, inverter_efficiency: float | None = None, inverter_model: Literal["flat", "pvwatts", "reference"] | None = None, losses_percent: float | None = None, weather_source: Literal["auto", "nsrdb", "pvgis", "embedded", "americas_db", "europe_db"] | None = None, timezone: float | None = None, elevation: float | None = None, albedo: float | None = None, uncertainty: float | None = None, include_series: bool | None = None, weather_id: str | None = None, module_id: str | None = None, inverter_id: str | None = None, columns: str | None = None, preference: bool | None = None, picture: Literal["losses", "months", "normalized", "heatmap", "duration", "day", "daily", "horizon", "module", "iam", "inverter", "side", "plan", "single_line", "exceedance", "lifetime"] | None = None, date: str | None = None, theme: Literal["light", "dark", "print"] | None = None, width: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.SimpleRunAnswer | types.AcceptedRun:
        """Simulate from an address.

        A simple run as an address that can be sent as a link: the fields of `POST /api/run/simple` that are a number, a word or a switch stand in the query, and weather, module and inverter by id. The answer is that of the POST, in the same formats (`Accept`) but HTML, which browsers ask for, and refusals name the same fields. Not taken: inline weather, modules and inverters, scenes, `uncertainty_parts`, `Idempotency-Key` and `Prefer`. Nothing is kept in a cache: every call runs. A session cookie is not read, so that a page of another site cannot run at the cost of whoever opens it; with a key the call is stored and charged as the POST, once for every call, and without one a charged service answers 401.

        :param latitude: Latitude, north positive (deg). Minimum: -90. Maximum: 90.
        :param longitude: Longitude, east positive (deg). Minimum: -180. Maximum: 180.
        :param system_capacity_kw: DC capacity at STC; if absent, modules x module_power_w (kW). Above: 0. Maximum: 10000000.
        :param modules: Number of modules; if absent, capacity divided by module power. With a scene, the modules of its devices: leave it out, or send their total. Minimum: 1. Maximum: 100000000.
        :param module_power_w: Module power at STC; if absent, capacity divided by modules, or close to 500 W (W). Above: 0. Maximum: 2000.
        :param module_type: Module type: efficiency, temperature coefficient and behaviour at low light (`module.light_response`), as PVWatts v8 has them. Default standard.
        :param module_efficiency: Module efficiency; if absent, 0.19 for standard, 0.21 for premium, 0.18 for thin_film (fraction).
        :param temperature_coefficient: Temperature coefficient of power; if absent, -0.0037 for standard, -0.0035 for premium, -0.0032 for thin_film (1/degC).
        :param bifaciality: Rear efficiency divided by front efficiency; 0 for monofacial modules (fraction). Default 0. Minimum: 0. Maximum: 1.
        :param racking: Racking; if absent, fixed. With a scene it follows from the kind of the devices (ridges have no value here: leave it out); `rooftop` may be sent for fixed racks.
        :param tilt_deg: Tilt from horizontal; for trackers, of the axis. If absent, 20, or 0 for trackers. Refused with a scene, whose placements have it (deg). Minimum: 0. Maximum: 90.
        :param azimuth_deg: Azimuth clockwise from north. If absent, 180 at or north of the equator and for trackers, otherwise 0. Refused with a scene, whose placements have it (deg). Minimum: 0. Maximum: 360.
        :param gcr: Ground cover ratio; if absent, 0.4. With a scene, if absent, the width of its devices divided by the spacing that most of them have (fraction). Above: 0. Below: 1.
        :param dc_ac_ratio: DC power divided by AC power (1). Default 1.2. Above: 0.5. Maximum: 3.
        :param inverter_ac_kw: AC nameplate power; if absent, DC power divided by dc_ac_ratio (kW). Above: 0. Maximum: 20000000.
        :param inverter_efficiency: Inverter efficiency; at least 0.5 with `inverter_model` `reference` (fraction). Default 0.96. Above: 0. Maximum: 1.
        :param inverter_model: Inverter model: one efficiency, the part-load curve of PVWatts 5, or the inverter of PVWatts v8 (`reference`: the Sandia form with a start at 0.4931 % of the AC nameplate, without curvature). Default flat.
        :param losses_percent: All losses that the simulation does not compute. A value other than the default scales the default loss categories by one common exponent (%). Default 11.42. Minimum: 0. Below: 100.
        :param weather_source: Source of the typical year, used when `weather` is absent. `nsrdb` is the satellite database of the Americas (synonym `americas_db`), `pvgis` the European generator (synonym `europe_db`), `embedded` the synthetic year that this service generates itself. `auto` tries `nsrdb` first west of 32 deg W and `pvgis` first elsewhere, then the other one. If neither is configured and reachable, it uses `embedded`. The answer reports the source. Default auto.
        :param timezone: Standard time of the location in hours from UTC; if absent, the time zone of the location (h). Minimum: -14. Maximum: 14.
        :param elevation: Elevation above sea level; if absent, the elevation of the typical year, or 0 when you send your own weather (m). Minimum: -450. Maximum: 9000.
        :param albedo: Ground albedo (fraction). Default 0.2. Minimum: 0. Maximum: 1.
        :param uncertainty: One standard deviation of the yearly energy, as `lifetime.uncertainty` of a full run: gives P50, P75, P90, P95 and P99 in `summary.exceedance`. null for none (fraction). Minimum: 0. Maximum: 1.
        :param include_series: Return the hourly series: at most 4,000,000 values (rows x columns) in a JSON answer, 10,000,000 in a CSV or Arrow answer and in the JSON of a stored run, 2,000,000 with an `Idempotency-Key`; `series.csv` and `series.arrow` of a stored run have no such limit. Default false.
        :param weather_id: Id of stored weather, as `weather.id` of the POST.
        :param module_id: Id of a module of the library, as `module.id` of the POST; together with `inverter_id`.
        :param inverter_id: Id of an inverter of the library, as `inverter.id` of the POST; together with `module_id`.
        :param columns: Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
        :param preference: Run by the path of models that the account prefers (`PUT /api/me/preference`) where it suits the plant, and list its options in `defaults_applied`. `false` runs with the defaults. Without an account there is none. Default: true.
        :param picture: With `Accept: image/svg+xml`, the picture of the run: `losses` (loss diagram), `months` (energy and performance ratio by month), `normalized` (yield and losses for each kWp and day, by month), `heatmap` (a series by day of the year and hour), `duration` (its duration curve), `day` (series of one day), `daily` (energy of each day over its irradiation), `horizon` (horizon and the ways of the sun), `module` (I-V curves), `iam` (incidence-angle factor), `inverter` (efficiency), `side` (rows from the side), `plan` (scene from above), `single_line` (from the modules to the grid), `exceedance` (P50 to P99), `lifetime` (years of operation). A picture that the run cannot have is refused with 422, which names those that it can have. `columns` chooses the series of `heatmap` and `duration` (the first one; default `E_Grid`) and of `day` (default `GlobInc,GlobEff,E_Grid`). Default: losses.
        :param date: Month and day of the picture `day`, `MM-DD`. Default: 06-21.
        :param theme: Colours of a picture. Default: light.
        :param width: Width of a picture in pixels. Texts keep their size. Default: 720. Minimum: 320. Maximum: 2000.
        """
        return cast("types.SimpleRunAnswer | types.AcceptedRun", await self._send(Call("GET", "/api/run/simple", "once", query={"latitude": latitude, "longitude": longitude, "system_capacity_kw": system_capacity_kw, "modules": modules, "module_power_w": module_power_w, "module_type": module_type, "module_efficiency": module_efficiency, "temperature_coefficient": temperature_coefficient, "bifaciality": bifaciality, "racking": racking, "tilt_deg": tilt_deg, "azimuth_deg": azimuth_deg, "gcr": gcr, "dc_ac_ratio": dc_ac_ratio, "inverter_ac_kw": inverter_ac_kw, "inverter_efficiency": inverter_efficiency, "inverter_model": inverter_model, "losses_percent": losses_percent, "weather_source": weather_source, "timezone": timezone, "elevation": elevation, "albedo": albedo, "uncertainty": uncertainty, "include_series": include_series, "weather_id": weather_id, "module_id": module_id, "inverter_id": inverter_id, "columns": columns, "preference": preference, "picture": picture, "date": date, "theme": theme, "width": width}, timeout=timeout, max_retries=max_retries)))

    async def create_simple_run(self, body: types.SimpleRunRequest, *, columns: str | None = None, preference: bool | None = None, picture: Literal["losses", "months", "normalized", "heatmap", "duration", "day", "daily", "horizon", "module", "iam", "inverter", "side", "plan", "single_line", "exceedance", "lifetime"] | None = None, date: str | None = None, theme: Literal["light", "dark", "print"] | None = None, width: int | None = None, idempotency_key: str | None = None, in_background: bool = False, timeout: float | None = None, max_retries: int | None = None) -> types.SimpleRunAnswer | types.AcceptedRun:
        """Simulate from a location and a size.

        Expands a location and a size to a full request with documented defaults, and runs it. With `Accept: text/csv` the answer is only the series, as CSV: one header line with titles and units, then one row per timestep; `include_series` is not needed. With `Accept: application/vnd.apache.arrow.stream` it is the same series as an Arrow IPC stream with exact values; `GET /api/runs/{run_id}/series.arrow` describes it. With `Accept: image/svg+xml` it is a picture (`picture`), with `Accept: application/pdf` or `text/html` the report of the run, whose cover `report` in the request describes. Any other `Accept` returns JSON, including one that names none of the types or gives them the same weight. A run that continues in the background answers 202 with JSON in any case, and its series is kept. One JSON answer contains at most 4,000,000 series values (rows x columns), one CSV or Arrow answer 10,000,000. A year of 1- or 2-minute rows with all columns exceeds both limits and is refused with 422 before it runs: name fewer series in `columns`, or send `Prefer: respond-async` and read the stored run (JSON up to 10,000,000 values) or its `links.series_csv` or `links.series_arrow`, which have no such limit. A run with a key or a session is stored for its account, and `links.run` points to it.

        :param columns: Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
        :param preference: Run by the path of models that the account prefers (`PUT /api/me/preference`) where it suits the plant, and list its options in `defaults_applied`. `false` runs with the defaults. Without an account there is none. Default: true.
        :param picture: With `Accept: image/svg+xml`, the picture of the run: `losses` (loss diagram), `months` (energy and performance ratio by month), `normalized` (yield and losses for each kWp and day, by month), `heatmap` (a series by day of the year and hour), `duration` (its duration curve), `day` (series of one day), `daily` (energy of each day over its irradiation), `horizon` (horizon and the ways of the sun), `module` (I-V curves), `iam` (incidence-angle factor), `inverter` (efficiency), `side` (rows from the side), `plan` (scene from above), `single_line` (from the modules to the grid), `exceedance` (P50 to P99), `lifetime` (years of operation). A picture that the run cannot have is refused with 422, which names those that it can have. `columns` chooses the series of `heatmap` and `duration` (the first one; default `E_Grid`) and of `day` (default `GlobInc,GlobEff,E_Grid`). Default: losses.
        :param date: Month and day of the picture `day`, `MM-DD`. Default: 06-21.
        :param theme: Colours of a picture. Default: light.
        :param width: Width of a picture in pixels. Texts keep their size. Default: 720. Minimum: 320. Maximum: 2000.
        """
        return cast("types.SimpleRunAnswer | types.AcceptedRun", await self._send(Call("POST", "/api/run/simple", "keyed", query={"columns": columns, "preference": preference, "picture": picture, "date": date, "theme": theme, "width": width}, body=body, idempotency_key=idempotency_key, in_background=in_background, timeout=timeout, max_retries=max_retries)))

    async def expand_simple_run(self, body: types.SimpleRunRequest, *, preference: bool | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.SimpleRunRequestAnswer:
        """The full request of a simple run, without running it.

        Expands a location and a size to the full request that `POST /api/run/simple` would run, with every assumed value, and runs nothing. Take `request`, change it, and send it to `POST /api/run` or to `POST /api/tree/{stage}`. It refuses what the simple run refuses of the fields that are sent; what only the models notice, the run says. Without `weather` it takes the typical year as the simple run does, and names it by its id. Not charged, and open without an account.

        :param preference: Expand with the path of models that the account prefers (`PUT /api/me/preference`) where it suits the plant, as the simple run does. `false` expands with the defaults. Without an account there is none. Default: true.
        """
        return cast("types.SimpleRunRequestAnswer", await self._send(Call("POST", "/api/run/simple/request", "once", query={"preference": preference}, body=body, timeout=timeout, max_retries=max_retries)))

    async def list_runs(self, *, before: str | None = None, limit: int | None = None, q: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.RunPage:
        """List the runs of the account.

        Every run that was sent with a key or a session is stored for its account until the account deletes it; a run with `include_series`, or whose answer is CSV or Arrow, with its series. Newest first. Runs that are stored while you read the pages neither repeat nor hide others.

        :param before: Id of the run that the page starts after: `next` of the page before.
        :param limit: Maximum number of runs returned. Default: 50. Minimum: 1. Maximum: 200.
        :param q: Words that a run must contain, in any case and order, in its label or in what describes its plant; or its id.
        """
        return cast("types.RunPage", await self._send(Call("GET", "/api/runs", "repeatable", query={"before": before, "limit": limit, "q": q}, timeout=timeout, max_retries=max_retries)))

    def all_runs(self, *, limit: int | None = None, q: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> AsyncIterator[types.RunEntry]:
        """List the runs of the account.

        Yields the entries of all pages, each fetched when the one before has been read. Every run that was sent with a key or a session is stored for its account until the account deletes it; a run with `include_series`, or whose answer is CSV or Arrow, with its series. Newest first. Runs that are stored while you read the pages neither repeat nor hide others.

        :param limit: Maximum number of runs returned. Default: 50. Minimum: 1. Maximum: 200.
        :param q: Words that a run must contain, in any case and order, in its label or in what describes its plant; or its id.
        """
        return self._pages(Call("GET", "/api/runs", "repeatable", query={"limit": limit, "q": q}, timeout=timeout, max_retries=max_retries), "before", "runs")

    async def get_run(self, run_id: str, *, include_series: bool | None = None, columns: str | None = None, picture: Literal["losses", "months", "normalized", "heatmap", "duration", "day", "daily", "horizon", "module", "iam", "inverter", "side", "plan", "single_line", "exceedance", "lifetime"] | None = None, date: str | None = None, theme: Literal["light", "dark", "print"] | None = None, width: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.StoredRun | types.AcceptedRun:
        """Read a stored run.

        Returns the request as sent, the sections that its ids resolved to, and the answer. Answers 202 while the run is still running, and 422 when it failed. A run that was sent with credentials is found by its account only. A run without credentials that went to the background is found by everyone who knows its id, for 24 hours. With `Accept: image/svg+xml` the answer is a picture of the run (`picture`; `heatmap`, `duration` and `day` need a run that was made with series), with `Accept: application/pdf` or `text/html` its report.

        :param run_id: Id of the run.
        :param include_series: Include the hourly series, at most 10,000,000 values (rows x columns); `series.csv` and `series.arrow` have no such limit. Default: false.
        :param columns: Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
        :param picture: With `Accept: image/svg+xml`, the picture of the run: `losses` (loss diagram), `months` (energy and performance ratio by month), `normalized` (yield and losses for each kWp and day, by month), `heatmap` (a series by day of the year and hour), `duration` (its duration curve), `day` (series of one day), `daily` (energy of each day over its irradiation), `horizon` (horizon and the ways of the sun), `module` (I-V curves), `iam` (incidence-angle factor), `inverter` (efficiency), `side` (rows from the side), `plan` (scene from above), `single_line` (from the modules to the grid), `exceedance` (P50 to P99), `lifetime` (years of operation). A picture that the run cannot have is refused with 422, which names those that it can have. `columns` chooses the series of `heatmap` and `duration` (the first one; default `E_Grid`) and of `day` (default `GlobInc,GlobEff,E_Grid`). Default: losses.
        :param date: Month and day of the picture `day`, `MM-DD`. Default: 06-21.
        :param theme: Colours of a picture. Default: light.
        :param width: Width of a picture in pixels. Texts keep their size. Default: 720. Minimum: 320. Maximum: 2000.
        """
        return cast("types.StoredRun | types.AcceptedRun", await self._send(Call("GET", "/api/runs/{run_id}", "repeatable", params={"run_id": run_id}, query={"include_series": include_series, "columns": columns, "picture": picture, "date": date, "theme": theme, "width": width}, timeout=timeout, max_retries=max_retries)))

    async def label_run(self, run_id: str, body: types.RunLabel, *, timeout: float | None = None, max_retries: int | None = None) -> types.RunEntry:
        """Name a run of the account.

        Writes the label by which the account finds the run in its list, and returns the entry. A run that has not ended may have one too. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param run_id: Id of the run.
        """
        return cast("types.RunEntry", await self._send(Call("PATCH", "/api/runs/{run_id}", "once", params={"run_id": run_id}, body=body, timeout=timeout, max_retries=max_retries)))

    async def delete_run(self, run_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> None:
        """Delete a run of the account.

        Deletes a run with its series. A run that has not ended is refused: cancel it first (`POST /api/runs/{run_id}/cancel`). An answer that was kept for an `Idempotency-Key` is still repeated to its own caller until it is 24 hours old. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param run_id: Id of the run.
        """
        return cast("None", await self._send(Call("DELETE", "/api/runs/{run_id}", "repeatable", params={"run_id": run_id}, timeout=timeout, max_retries=max_retries)))

    async def cancel_run(self, run_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.EndedRun:
        """Cancel a run.

        Ends a run that continues in the background: it is failed, what was reserved for it is released, and its worker is free within about a second. Reading it answers 422 `run_failed` with the failure `run_cancelled` in `errors`. When the run ends at the same moment, one of the two counts: `cancelled` says whether it was the cancellation. A run that has ended stays as it is, so that cancelling again answers the same. A run with an account is cancelled by its account only, one without by whoever knows its id.

        :param run_id: Id of the run.
        """
        return cast("types.EndedRun", await self._send(Call("POST", "/api/runs/{run_id}/cancel", "once", params={"run_id": run_id}, timeout=timeout, max_retries=max_retries)))

    async def get_run_series_csv(self, run_id: str, *, columns: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> str:
        """Series of a stored run as CSV.

        One row per timestep: the start of the row in the standard time of the weather, the series with their units in the header, then the reference series of the weather. A reference series that has the name of a series of a run has its unit too, and the ending `_ref`: `E_Grid_ref (kWh)`. Nothing follows them. The title of the time names the zone of its stamps (`time (UTC+01:00)`), and so does the header `X-Timezone`; `?columns=timezone` adds it as the last column, in hours from UTC. A coded column has its legend in place of the unit (`TrkState (0 tracking; 1 backtracking; ...)`). Values are rounded to 1e-13 of the largest value in the column. An empty cell means that there is no value. A series of any length can be streamed.

        :param run_id: Id of the run.
        :param columns: Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
        """
        return cast("str", await self._send(Call("GET", "/api/runs/{run_id}/series.csv", "text", params={"run_id": run_id}, query={"columns": columns}, timeout=timeout, max_retries=max_retries)))

    async def get_run_series_arrow(self, run_id: str, *, columns: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> bytes:
        """Series of a stored run as Arrow.

        The same columns as `series.csv` as an Apache Arrow IPC stream with one record batch, for machines: pandas, Polars, DuckDB and R read it without parsing numbers. `time` is the start of the row, a timestamp in milliseconds with the zone of the weather (`+01:00`). All other columns are exact doubles, not rounded; NaN means that there is no value. The metadata of a column has its `label` and `unit` (none for a reference series that no run has), that of a coded column also its `legend`, a JSON list. The metadata of the schema has `run_id`, `step_minutes` and `timezone` in hours from UTC; the answer of a run that is not stored has no `run_id`.

        :param run_id: Id of the run.
        :param columns: Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
        """
        return cast("bytes", await self._send(Call("GET", "/api/runs/{run_id}/series.arrow", "bytes", params={"run_id": run_id}, query={"columns": columns}, timeout=timeout, max_retries=max_retries)))

    async def get_run_report(self, run_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> bytes:
        """Report of a stored run as a PDF.

        The report of a stored run, as a link that a browser opens: the answer of `GET /api/runs/{run_id}` with `Accept: application/pdf`. The same run gives the same bytes.

        :param run_id: Id of the run.
        """
        return cast("bytes", await self._send(Call("GET", "/api/runs/{run_id}/report.pdf", "bytes", params={"run_id": run_id}, timeout=timeout, max_retries=max_retries)))

    async def score_tree(self, stage: Literal["sun", "irradiance", "orientation", "horizon", "shading", "optics", "rear", "thermal", "module", "dc", "inverter", "ac"], body: types.RunRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.TreeAnswer:
        """Score the model options of a stage.

        Runs the request once with every option of every step of the stage, one change at a time, and returns the effect of each option: energy, difference, the stage's own rows of the loss diagram, run time in ms, and the deviation from each reference series in the weather. Each score comes from a full run with the option. Not charged. Where runs are charged, a caller without an account has ten comparisons of options, sizings and budgets of uncertainty an hour together (`FREE_COMPARISONS_PER_HOUR` of the operator), and then 401; with an account they are free.

        :param stage: Stage of the chain: sun, irradiance, orientation, horizon, shading, optics, rear, thermal, module, dc, inverter or ac.
        """
        return cast("types.TreeAnswer", await self._send(Call("POST", "/api/tree/{stage}", "once", params={"stage": stage}, body=body, timeout=timeout, max_retries=max_retries)))

    async def describe_tree(self, stage: Literal["sun", "irradiance", "orientation", "horizon", "shading", "optics", "rear", "thermal", "module", "dc", "inverter", "ac"], body: types.RunRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.TreeDescription:
        """Describe the steps of a stage.

        Lists the steps of the stage, the options of each step and the path that the request selects, without running the plant. Each option that does not apply to the request gives the reason. Not charged.

        :param stage: Stage of the chain: sun, irradiance, orientation, horizon, shading, optics, rear, thermal, module, dc, inverter or ac.
        """
        return cast("types.TreeDescription", await self._send(Call("POST", "/api/tree/{stage}/describe", "once", params={"stage": stage}, body=body, timeout=timeout, max_retries=max_retries)))

    async def compare_runs(self, body: types.CompareRequest, *, idempotency_key: str | None = None, in_background: bool = False, timeout: float | None = None, max_retries: int | None = None) -> types.CompareAnswer:
        """Compare runs.

        Runs two to ten requests, or takes runs that are stored, and puts them side by side: the difference in energy by rows of the loss diagram, which add up to it; the fields of the requests that differ; the figures of the year and of the months; parts of plants by their ids. The difference is divided among the rows by the logarithmic mean Divisia index (LMDI-I): plants that differ in one loss only have the whole difference in its row. With `Accept: text/html` or `application/pdf` the answer is a report. It costs what its requests cost as runs of their own; stored runs cost nothing. When a request is refused, nothing is run or charged. Nothing is stored.
        """
        return cast("types.CompareAnswer", await self._send(Call("POST", "/api/compare", "keyed", body=body, idempotency_key=idempotency_key, in_background=in_background, timeout=timeout, max_retries=max_retries)))

    async def test_performance(self, body: types.PerformanceRequest, *, idempotency_key: str | None = None, in_background: bool = False, timeout: float | None = None, max_retries: int | None = None) -> types.PerformanceAnswer:
        """Test the performance of a plant.

        Tests measured rows of a plant (irradiance in its plane, temperatures, wind, AC and DC power; 1 to 60 minutes) against a run: the performance ratio of IEC 61724-1, plain and corrected for temperature, with yields and losses by month; the regression of ASTM E2848 at reporting conditions of ASTM E2939; the capacity test of IEC TS 61724-2; where the rows of the run are those of the measurement, the energy test of IEC TS 61724-3; availability. Filters say how many records they left out. Findings name what makes a result hard to believe. Powers that are a thousand times those of the plant are refused: their unit is not kW. With `Accept: text/html` or `application/pdf` the answer is a report with pictures. It costs what its request costs as a run; a stored run costs nothing. Nothing is stored.
        """
        return cast("types.PerformanceAnswer", await self._send(Call("POST", "/api/performance", "keyed", body=body, idempotency_key=idempotency_key, in_background=in_background, timeout=timeout, max_retries=max_retries)))

    async def parse_measured(self, file: FileInput, *, interval: Literal["start", "middle", "end"] | None = None, timezone: float | None = None, latitude: float | None = None, longitude: float | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.ParsedMeasured:
        """Read measured rows of a plant.

        Reads a table of what was measured at a plant (CSV with a line of column names, plain or gzip-compressed; any separator, decimal commas, dates in any order) into the section `measured` of POST /api/performance: time, irradiance in the plane (POA), AC power, and where they are there DC power, temperatures of module and air, wind, availability and curtailment, by their names in English, German, French and Spanish. Powers in W, kW and MW and energies of the row in Wh, kWh and MWh become kW. Values outside the range of a request and codes of loggers, such as a power of -9999, are missing: they become null, are counted, and noted. A counter of energy is refused. A table without irradiance in the plane or without AC power is refused. A file may have 96 MB after decompression and 2.2 million rows. Nothing is stored.

        :param file: Path, bytes or open binary file.
        :param interval: What the time stamps mark in a table without a known format: the start, the middle or the end of their interval. If absent, it is determined from the time stamps.
        :param timezone: Standard time of the site in hours from UTC, for a file that does not state it. If absent, the standard time of the location is used when the file or the request gives coordinates, and a note reports it. Minimum: -14. Maximum: 14.
        :param latitude: Latitude in degrees north, for a file that does not state it. Minimum: -90. Maximum: 90.
        :param longitude: Longitude in degrees east, for a file that does not state it. Minimum: -180. Maximum: 180.
        """
        return cast("types.ParsedMeasured", await self._send(Call("POST", "/api/parse-measured", "once", query={"interval": interval, "timezone": timezone, "latitude": latitude, "longitude": longitude}, files={"file": file}, timeout=timeout, max_retries=max_retries)))

    async def assess_uncertainty(self, body: types.UncertaintyRequest, *, idempotency_key: str | None = None, in_background: bool = False, timeout: float | None = None, max_retries: int | None = None) -> types.UncertaintyAnswer | types.AcceptedStudy:
        """Energy by probability from a budget of uncertainties.

        Combines any list of named parts with their distributions, correlations and years to the energies that are exceeded with 50 to 99 %, of one year, of the means of 5 to 30 years, and of each year of operation; with the share of each part in the variance, and what each does alone (tornado). Drawn by a seeded Latin hypercube; with 100,000 draws normal parts are within 0.05 % of their closed form. With `energies_kwh` it runs no plant, and is not charged: `summary.exceedance` of a run combines its own four parts. With `request` the energies are those of the run of a plant, and `fields` are fields of it whose values are uncertain (soiling, mismatch, heat transfer, albedo, availability, degradation): runs with values drawn by a seeded Latin hypercube say what they do, and what the runs have in common runs once. A study of a plant that takes longer than its caller waits, or that is sent with `Prefer: respond-async`, is a stored study, as a sweep is; with a key or a session it is stored for its account.
        """
        return cast("types.UncertaintyAnswer | types.AcceptedStudy", await self._send(Call("POST", "/api/uncertainty", "keyed", body=body, idempotency_key=idempotency_key, in_background=in_background, timeout=timeout, max_retries=max_retries)))

    async def get_iam_curve(self, body: types.IamCurveRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.IamCurveAnswer:
        """Incidence-angle curve.

        The incidence-angle curve for the beam that a run with these sections would apply, and the diffuse factors by tilt. `auto` is resolved to the curve that a run would use.
        """
        return cast("types.IamCurveAnswer", await self._send(Call("POST", "/api/iam-curve", "once", body=body, timeout=timeout, max_retries=max_retries)))

    async def get_defaults(self, *, timeout: float | None = None, max_retries: int | None = None) -> dict[str, Any]:
        """A complete run request.

        A complete request for a real plant, ready to run. Remove `_meta` before you send it.
        """
        return cast("dict[str, Any]", await self._send(Call("GET", "/api/defaults", "repeatable", timeout=timeout, max_retries=max_retries)))

    async def get_run_schema(self, *, timeout: float | None = None, max_retries: int | None = None) -> dict[str, Any]:
        """JSON Schema of a run request.

        Self-contained JSON Schema (2020-12) of the body of `POST /api/run`.
        """
        return cast("dict[str, Any]", await self._send(Call("GET", "/api/schema/run.json", "repeatable", timeout=timeout, max_retries=max_retries)))

    async def get_scene_schema(self, *, timeout: float | None = None, max_retries: int | None = None) -> dict[str, Any]:
        """JSON Schema of a scene.

        Self-contained JSON Schema (2020-12) of the section `scene` and of the body of `POST /api/scene/validate`. What the schema alone cannot say, such as unique ids, is checked there.
        """
        return cast("dict[str, Any]", await self._send(Call("GET", "/api/schema/scene.json", "repeatable", timeout=timeout, max_retries=max_retries)))

    async def validate_scene(self, body: types.Scene, *, timeout: float | None = None, max_retries: int | None = None) -> types.SceneValidation:
        """Check a scene.

        Reads a scene without running it. Returns the scene as read, with ids and defaults filled in, its counts, and warnings. A scene with failures is 422 and lists all of them; their paths begin at the scene (`types.0.kind`). What needs the site or the array section is checked by a run: the distance of the origin, the racking mode, the pitch and the number of modules.
        """
        return cast("types.SceneValidation", await self._send(Call("POST", "/api/scene/validate", "once", body=body, timeout=timeout, max_retries=max_retries)))

    async def export_scene_glb(self, body: types.Scene, *, unit_m: float | None = None, timeout: float | None = None, max_retries: int | None = None) -> bytes:
        """A scene as a 3D model (GLB).

        Writes a scene as binary glTF 2.0, which browsers, Blender and most viewers open: metres, y up, north along -z, a node for each placement and object named by its id. Coordinates are single precision, so a scene far from zero stands about its middle; `moved_by` in the extras of the scene says by how much. Not charged, not stored.

        :param unit_m: Metres of a unit of length of the scene: 0.3048 for feet. Default: 1. Above: 0. Maximum: 10000.
        """
        return cast("bytes", await self._send(Call("POST", "/api/scene/export.glb", "bytes", query={"unit_m": unit_m}, body=body, timeout=timeout, max_retries=max_retries)))

    async def export_scene_pvc(self, body: types.Scene, *, unit_m: float | None = None, timeout: float | None = None, max_retries: int | None = None) -> str:
        """A scene as PVCollada (.pvc).

        Writes a scene as PVCollada 2.0 (Collada 1.5, z up, x east, y north), with a rack for each table and a mesh for each object. `POST /api/parse-scene` reads it again within a micrometre, with strings, kinds of objects and transmittance. Modules have no name and no power in a scene: `nom_power` is 0. Not charged, not stored.

        :param unit_m: Metres of a unit of length of the scene: 0.3048 for feet. Default: 1. Above: 0. Maximum: 10000.
        """
        return cast("str", await self._send(Call("POST", "/api/scene/export.pvc", "text", query={"unit_m": unit_m}, body=body, timeout=timeout, max_retries=max_retries)))

    async def export_scene_shd(self, body: types.Scene, *, unit_m: float | None = None, losses: Literal["refuse", "accept"] | None = None, latitude: float | None = None, timeout: float | None = None, max_retries: int | None = None) -> bytes:
        """A scene for PVsyst (SHD).

        Writes a scene as a near-shading scene of PVsyst. The classes of that format are not published: it is what `POST /api/parse-scene` reads, and a note of that operation says what is assumed. Not charged, not stored.

        :param unit_m: Metres of a unit of length of the scene: 0.3048 for feet. Default: 1. Above: 0. Maximum: 10000.
        :param losses: `refuse`: a scene with something that the format cannot hold is refused (422), field by field. `accept`: it is left out or changed, as the guide says. Default: refuse.
        :param latitude: Latitude of the plant, for a scene without origin: PVsyst counts azimuths from the north in the southern hemisphere. Minimum: -90. Maximum: 90.
        """
        return cast("bytes", await self._send(Call("POST", "/api/scene/export.shd", "bytes", query={"unit_m": unit_m, "losses": losses, "latitude": latitude}, body=body, timeout=timeout, max_retries=max_retries)))

    async def solve_scene_day(self, body: types.RunRequest, *, date: str, timeout: float | None = None, max_retries: int | None = None) -> types.SceneDay:
        """Solve one day of a scene.

        Runs one day of the weather with the row model `projection`, and returns every row of that day: sun, weather, irradiance of the field, rotation of the trackers, and the beam shade of each table. The rows are those of a run of the same request with `row_model` `projection`; beyond 64 placements the shade of sky and ground light is averaged over fewer tables (within 0.3 % of the light of a day). Not charged, not stored.

        :param date: Month and day, `MM-DD`, a day of the weather. Of weather with several years, the day of the first year that has it. A row belongs to the day of its middle.
        """
        return cast("types.SceneDay", await self._send(Call("POST", "/api/scene/day", "once", query={"date": date}, body=body, timeout=timeout, max_retries=max_retries)))

    async def draw_scene_day(self, body: types.RunRequest, *, date: str, time: str | None = None, view: Literal["plan", "sun"] | None = None, unit_m: float | None = None, timeout: float | None = None, max_retries: int | None = None) -> str:
        """Picture of a scene in one row of a day.

        An SVG of the scene in one row of `POST /api/scene/day`: trackers at their rotation, tables coloured by the share of the beam that shade takes, with their frames and the lines between their strings, the ridges of roofs, the ground as lines of equal height, a scale bar, north, and what the colours mean. A browser shows the name and the shade of the table under the pointer. Not charged, not stored.

        :param date: Month and day, `MM-DD`, a day of the weather. Of weather with several years, the day of the first year that has it. A row belongs to the day of its middle.
        :param time: `HH:MM` in the standard time of the weather: the row that contains it is drawn, with the sun of that row. With `view=sun` the sun must be up. Default: 12:00.
        :param view: `plan`: from above, north up. `sun`: as the sun sees it, so that what is drawn of a table is what the beam reaches of it. Default: plan.
        :param unit_m: Metres of a unit of length of the scene, for the scale bar and the heights: 0.3048 for feet. Default: 1. Above: 0. Maximum: 10000.
        """
        return cast("str", await self._send(Call("POST", "/api/scene/day.svg", "text", query={"date": date, "time": time, "view": view, "unit_m": unit_m}, body=body, timeout=timeout, max_retries=max_retries)))

    async def list_scene_examples(self, *, timeout: float | None = None, max_retries: int | None = None) -> list[types.SceneExample]:
        """Example scenes.

        Five plants with real dimensions, each with the fields of other sections that belong to it. To build a run request: take `GET /api/defaults` without `_meta`, put the scene in `scene`, merge `array_patch` into `array`, set `bifacial` to null, and merge `patch` into the other sections. `GET /api/demos/{demo_id}` has the request that comes of it.
        """
        return cast("list[types.SceneExample]", await self._send(Call("GET", "/api/scene-examples", "repeatable", timeout=timeout, max_retries=max_retries)))

    async def get_scene_example(self, example_id: Literal["residential", "commercial", "ground_fixed", "ground_tracker", "east_west"], *, timeout: float | None = None, max_retries: int | None = None) -> types.Scene:
        """One example scene.

        The complete scene section of an example.

        :param example_id: Example: residential, commercial, ground_fixed, ground_tracker or east_west.
        """
        return cast("types.Scene", await self._send(Call("GET", "/api/scene-examples/{example_id}", "repeatable", params={"example_id": example_id}, timeout=timeout, max_retries=max_retries)))

    async def draw_scene_example(self, example_id: Literal["residential", "commercial", "ground_fixed", "ground_tracker", "east_west"], *, view: Literal["plan", "sun"] | None = None, date: str | None = None, time: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> str:
        """Picture of an example scene.

        An SVG of an example scene at an instant, at the site of `GET /api/defaults`, under a clear sky without wind: its trackers as `array_patch` lets them turn, its tables coloured by the share of the beam that shade takes. A browser shows the name and the shade of the table under the pointer.

        :param example_id: Example: residential, commercial, ground_fixed, ground_tracker or east_west.
        :param view: `plan`: from above, north up. `sun`: as the sun sees it, so that what is drawn of a table is what the beam reaches of it. Default: plan.
        :param date: Month and day, `MM-DD`. Default: 12-21.
        :param time: Instant, `HH:MM` in the standard time of the site. With `view=sun` the sun must be up. Default: 09:00.
        """
        return cast("str", await self._send(Call("GET", "/api/scene-examples/{example_id}.svg", "text", params={"example_id": example_id}, query={"view": view, "date": date, "time": time}, timeout=timeout, max_retries=max_retries)))

    async def list_demos(self, *, timeout: float | None = None, max_retries: int | None = None) -> list[types.DemoSummary]:
        """Demo runs.

        Runs of the example scenes: one for each, with the same id. `GET /api/demos/{demo_id}` returns the complete request and its result.
        """
        return cast("list[types.DemoSummary]", await self._send(Call("GET", "/api/demos", "repeatable", timeout=timeout, max_retries=max_retries)))

    async def get_demo(self, demo_id: Literal["residential", "commercial", "ground_fixed", "ground_tracker", "east_west"], *, columns: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Demo:
        """One demo run.

        The complete request of a demo, with its weather inline, and the stored result with its hourly series. The service computes the result once per engine version, in the background after a start; a request that comes earlier waits for it. `result.links` has the series as CSV and as an Arrow stream. Demos are not charged.

        :param demo_id: Demo: residential, commercial, ground_fixed, ground_tracker or east_west.
        :param columns: Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
        """
        return cast("types.Demo", await self._send(Call("GET", "/api/demos/{demo_id}", "repeatable", params={"demo_id": demo_id}, query={"columns": columns}, timeout=timeout, max_retries=max_retries)))

    async def solve_demo_day(self, demo_id: Literal["residential", "commercial", "ground_fixed", "ground_tracker", "east_west"], *, date: str, timeout: float | None = None, max_retries: int | None = None) -> types.SceneDay:
        """Solve one day of a demo.

        The answer of `POST /api/scene/day` for the demo's own request. Not charged.

        :param demo_id: Demo: residential, commercial, ground_fixed, ground_tracker or east_west.
        :param date: Month and day, `MM-DD`, a day of the weather. Of weather with several years, the day of the first year that has it. A row belongs to the day of its middle.
        """
        return cast("types.SceneDay", await self._send(Call("POST", "/api/demos/{demo_id}/day", "once", params={"demo_id": demo_id}, query={"date": date}, timeout=timeout, max_retries=max_retries)))

    async def get_pricing(self, *, timeout: float | None = None, max_retries: int | None = None) -> types.Pricing:
        """Pricing rules.

        The rules that determine how many units a run is charged.
        """
        return cast("types.Pricing", await self._send(Call("GET", "/api/pricing", "repeatable", timeout=timeout, max_retries=max_retries)))

    async def start_sign_in(self, body: types.SignInRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.SignInStarted:
        """Ask for a sign-in link.

        Sends a sign-in link to the address. It works once, for 15 minutes. The first sign-in makes the account. Answer and work are the same whether or not the address is known. Limits: 10 links an hour from one address, 5 to one email address. A page of another site is refused: it sends its visitors to `/signin`.
        """
        return cast("types.SignInStarted", await self._send(Call("POST", "/api/auth/start", "once", body=body, timeout=timeout, max_retries=max_retries)))

    async def show_sign_in_link(self, *, token: str, timeout: float | None = None, max_retries: int | None = None) -> str:
        """The page that a sign-in link opens.

        A page with a button that signs in. Opening it does not use the link up, so that programs that look at mails cannot. When the link does not work any more, the page says so.

        :param token: The secret of the link.
        """
        return cast("str", await self._send(Call("GET", "/api/auth/verify", "text", query={"token": token}, timeout=timeout, max_retries=max_retries)))

    async def sign_in(self, *, token: str, timeout: float | None = None, max_retries: int | None = None) -> types.SignedIn:
        """Use a sign-in link.

        Uses the link and sets the cookie of the session: HttpOnly, SameSite=Lax, Secure over TLS, for 30 days. A browser (Accept: text/html) is sent on to the page that RETURN_URL names, or gets a page that says why the link does not work; others get JSON, or 401. A request of a page of another site is refused.

        :param token: The secret of the link.
        """
        return cast("types.SignedIn", await self._send(Call("POST", "/api/auth/verify", "once", query={"token": token}, timeout=timeout, max_retries=max_retries)))

    async def sign_out(self, *, timeout: float | None = None, max_retries: int | None = None) -> None:
        """Sign out.

        Ends the session of the cookie. Does nothing without one.
        """
        return cast("None", await self._send(Call("POST", "/api/auth/signout", "once", timeout=timeout, max_retries=max_retries)))

    async def get_terms(self, *, timeout: float | None = None, max_retries: int | None = None) -> str:
        """Terms.

        The terms and conditions as Markdown. The header `X-Terms-Version` has their version.
        """
        return cast("str", await self._send(Call("GET", "/api/terms", "text", timeout=timeout, max_retries=max_retries)))

    async def get_me(self, *, timeout: float | None = None, max_retries: int | None = None) -> types.Me:
        """The account.

        The account of the key or session: terms, free units, balance, billing, profile and preference. Without credentials, the prices.
        """
        return cast("types.Me", await self._send(Call("GET", "/api/me", "repeatable", timeout=timeout, max_retries=max_retries)))

    async def delete_me(self, *, timeout: float | None = None, max_retries: int | None = None) -> None:
        """Delete the account.

        Deletes the personal data of the account at once: email address, profile, logo, sessions, keys, events, stored runs and uploads. The ledger stays and names no person; a digest of the address is kept until the month ends (UTC), so that free units are given once a month: whoever comes back in the month finds the account empty, with its wallet and its used units. Monthly billing ends at the payment provider, with a last invoice of what was used. What is left in the wallet is not paid out by itself: use it up first, or ask the operator for a refund, which is possible afterwards as well. Needs a session; a key is refused with 403.
        """
        return cast("None", await self._send(Call("DELETE", "/api/me", "repeatable", timeout=timeout, max_retries=max_retries)))

    async def accept_terms(self, body: types.TermsAcceptance, *, timeout: float | None = None, max_retries: int | None = None) -> types.Me:
        """Accept the terms.

        Agreement to the current terms after they changed. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.Me", await self._send(Call("POST", "/api/me/terms", "once", body=body, timeout=timeout, max_retries=max_retries)))

    async def set_budget(self, body: types.BudgetRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.Me:
        """Limit monthly billing.

        Sets the most that monthly billing may charge in a month. A key and a session may raise and lower it. A session may also send `keys_may_raise` false: from then on a key may only lower it, and what a leaked key may cost stays below this budget. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.Me", await self._send(Call("PUT", "/api/me/budget", "repeatable", body=body, timeout=timeout, max_retries=max_retries)))

    async def set_profile(self, body: types.Profile, *, timeout: float | None = None, max_retries: int | None = None) -> types.Me:
        """Set the profile.

        Sets what is printed on reports. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.Me", await self._send(Call("PUT", "/api/me/profile", "repeatable", body=body, timeout=timeout, max_retries=max_retries)))

    async def get_logo(self, *, timeout: float | None = None, max_retries: int | None = None) -> bytes:
        """The logo.

        The logo of the account, as it was sent.
        """
        return cast("bytes", await self._send(Call("GET", "/api/me/logo", "bytes", timeout=timeout, max_retries=max_retries)))

    async def set_logo(self, file: FileInput, *, timeout: float | None = None, max_retries: int | None = None) -> types.Me:
        """Set the logo.

        Keeps a PNG or JPEG picture, by its content, of at most 1 MB, 4,096 pixels a side, 2 million pixels and 8 bits a channel. An animated picture is refused. A report leaves out a logo that was kept before these bounds, and says so. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param file: Path, bytes or open binary file.
        """
        return cast("types.Me", await self._send(Call("PUT", "/api/me/logo", "repeatable", files={"file": file}, timeout=timeout, max_retries=max_retries)))

    async def delete_logo(self, *, timeout: float | None = None, max_retries: int | None = None) -> types.Me:
        """Delete the logo.

        Deletes the logo. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.Me", await self._send(Call("DELETE", "/api/me/logo", "repeatable", timeout=timeout, max_retries=max_retries)))

    async def set_preference(self, body: types.PreferenceRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.Me:
        """Prefer a path through the models.

        Saves options of the models that simple runs of the account use from now on, and full runs that ask for it. Steps and options are checked. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.Me", await self._send(Call("PUT", "/api/me/preference", "repeatable", body=body, timeout=timeout, max_retries=max_retries)))

    async def delete_preference(self, *, timeout: float | None = None, max_retries: int | None = None) -> types.Me:
        """Forget the preference.

        Runs use the defaults again. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.Me", await self._send(Call("DELETE", "/api/me/preference", "repeatable", timeout=timeout, max_retries=max_retries)))

    async def list_security_events(self, *, timeout: float | None = None, max_retries: int | None = None) -> list[types.SecurityEvent]:
        """Security events of the account.

        Sign-ins, keys that were made and revoked, changes of the budget, and the like: the newest 200, newest first. They are kept for 400 days.
        """
        return cast("list[types.SecurityEvent]", await self._send(Call("GET", "/api/me/events", "repeatable", timeout=timeout, max_retries=max_retries)))

    async def export_me(self, *, timeout: float | None = None, max_retries: int | None = None) -> dict[str, Any]:
        """Everything that is stored of the account.

        Everything that the service stores of the person, as one JSON object with a key for each part. Secrets are not stored, and so not in it. Limit: 10 an hour.
        """
        return cast("dict[str, Any]", await self._send(Call("GET", "/api/me/export", "repeatable", timeout=timeout, max_retries=max_retries)))

    async def list_keys(self, *, timeout: float | None = None, max_retries: int | None = None) -> list[types.ApiKey]:
        """API keys.

        The keys of the account, newest first, without the keys themselves.
        """
        return cast("list[types.ApiKey]", await self._send(Call("GET", "/api/keys", "repeatable", timeout=timeout, max_retries=max_retries)))

    async def create_key(self, body: types.ApiKeyRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.NewApiKey:
        """Make an API key.

        Makes a key. The answer alone contains it. An account has at most 50 keys and makes at most 30 an hour. A key may make other keys unless a session switched that off (`keys_may_raise` false of `PUT /api/me/budget`): then a key is refused with 403. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.NewApiKey", await self._send(Call("POST", "/api/keys", "once", body=body, timeout=timeout, max_retries=max_retries)))

    async def revoke_key(self, key_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> None:
        """Revoke an API key.

        The key stops working at once: every operation answers it with 401. A key may revoke itself, and others unless a session switched that off (`keys_may_raise` false of `PUT /api/me/budget`): then it is refused with 403. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param key_id: Id of the key.
        """
        return cast("None", await self._send(Call("DELETE", "/api/keys/{key_id}", "repeatable", params={"key_id": key_id}, timeout=timeout, max_retries=max_retries)))

    async def list_webhooks(self, *, timeout: float | None = None, max_retries: int | None = None) -> list[types.Webhook]:
        """Webhooks.

        The webhooks of the account, oldest first, without their secrets.
        """
        return cast("list[types.Webhook]", await self._send(Call("GET", "/api/webhooks", "repeatable", timeout=timeout, max_retries=max_retries)))

    async def create_webhook(self, body: types.WebhookRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.NewWebhook:
        """Make a webhook.

        Makes a webhook: an address that is called when runs and studies of the account end that were answered with 202. It is called for nothing until it is confirmed: the service sends it the event `webhook.confirm` with a `challenge` at once, and the account sends that back with `POST /api/webhooks/{webhook_id}/confirm`. The answer alone contains the `secret` by which the receiver checks the signatures, which follow the Standard Webhooks specification (`webhook-id`, `webhook-timestamp`, `webhook-signature`). The address has to begin with `https://`, on port 443 or 8443, and lead to the public internet. An account has at most 10 webhooks, and makes and tests at most 60 an hour. A key may make webhooks unless a session switched that off (`keys_may_raise` false of `PUT /api/me/budget`): then a key is refused with 403. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.NewWebhook", await self._send(Call("POST", "/api/webhooks", "once", body=body, timeout=timeout, max_retries=max_retries)))

    async def get_webhook(self, webhook_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.Webhook:
        """Read a webhook.

        A webhook of the account, without its secret.

        :param webhook_id: Id of the webhook.
        """
        return cast("types.Webhook", await self._send(Call("GET", "/api/webhooks/{webhook_id}", "repeatable", params={"webhook_id": webhook_id}, timeout=timeout, max_retries=max_retries)))

    async def change_webhook(self, webhook_id: str, body: types.WebhookChange, *, timeout: float | None = None, max_retries: int | None = None) -> types.Webhook:
        """Change a webhook.

        Changes the events of a webhook, or switches it off and on. One that was disabled because its address took nothing for 5 days is switched on again with `enabled` true. What waited for a webhook that is switched off is not sent later. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param webhook_id: Id of the webhook.
        """
        return cast("types.Webhook", await self._send(Call("PATCH", "/api/webhooks/{webhook_id}", "once", params={"webhook_id": webhook_id}, body=body, timeout=timeout, max_retries=max_retries)))

    async def delete_webhook(self, webhook_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> None:
        """Delete a webhook.

        Deletes a webhook with its log. What waits for it is not sent. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param webhook_id: Id of the webhook.
        """
        return cast("None", await self._send(Call("DELETE", "/api/webhooks/{webhook_id}", "repeatable", params={"webhook_id": webhook_id}, timeout=timeout, max_retries=max_retries)))

    async def confirm_webhook(self, webhook_id: str, body: types.WebhookConfirmation, *, timeout: float | None = None, max_retries: int | None = None) -> types.Webhook:
        """Confirm a webhook.

        Sends back the `challenge` that the address of the webhook got with the event `webhook.confirm`. It proves that whoever has the account reads what the address receives: from then on the webhook is called. A webhook that is not confirmed within 7 days is deleted. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param webhook_id: Id of the webhook.
        """
        return cast("types.Webhook", await self._send(Call("POST", "/api/webhooks/{webhook_id}/confirm", "once", params={"webhook_id": webhook_id}, body=body, timeout=timeout, max_retries=max_retries)))

    async def test_webhook(self, webhook_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.WebhookDelivery:
        """Test a webhook.

        Sends the event `webhook.test`, or `webhook.confirm` again while the webhook is not confirmed, once and without retries. The answer says how that ended: it comes when the receiver has answered, after 10 seconds at most. `state` is `waiting` when the receiver has too many other events at the moment; the log has the end then. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param webhook_id: Id of the webhook.
        """
        return cast("types.WebhookDelivery", await self._send(Call("POST", "/api/webhooks/{webhook_id}/test", "once", params={"webhook_id": webhook_id}, timeout=timeout, max_retries=max_retries)))

    async def rotate_webhook_secret(self, webhook_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.NewWebhook:
        """Replace the secret of a webhook.

        Makes a new secret, which this answer alone contains. For 24 hours each message is signed with both, so that receivers can change theirs in the meantime. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param webhook_id: Id of the webhook.
        """
        return cast("types.NewWebhook", await self._send(Call("POST", "/api/webhooks/{webhook_id}/secret", "once", params={"webhook_id": webhook_id}, timeout=timeout, max_retries=max_retries)))

    async def list_webhook_deliveries(self, webhook_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> list[types.WebhookDelivery]:
        """Log of a webhook.

        What was sent to a webhook and what waits for it, newest first, at most 200. Deliveries are kept for 30 days, and the newest 200 of a webhook.

        :param webhook_id: Id of the webhook.
        """
        return cast("list[types.WebhookDelivery]", await self._send(Call("GET", "/api/webhooks/{webhook_id}/deliveries", "repeatable", params={"webhook_id": webhook_id}, timeout=timeout, max_retries=max_retries)))

    async def list_modules(self, *, q: str | None = None, limit: int | None = None, cursor: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> list[types.LibraryModule]:
        """Search modules.

        Components whose manufacturer, model or id contains the whole `q`, in any case and with its punctuation, come first. A search by words adds those in which every word matches; case, diacritics and punctuation do not matter (`SG-350hx`, `lr5 72hbd 540m`). Words match manufacturer, model and id, whole words before beginnings of words before their inside. Names of series are found where a source at hand gives them (`tiger neo`, `vertex`, `hi-mo 5`, `alpha`); `series` of an entry has them. `bifacial`, `monofacial`, `topcon`, `hjt`, `ibc`, `perc`, `n-type`, `mono`, `poly`, `cdte` and `cigs` match what is known of the cells. A number matches the rated power within 10 %, the nearest first, and after that digits in names; when nothing matches so, it matches the nearest power (`number_match` of each entry says which). When nothing contains `q` and no component has all words, those that have most of its letters are found, the query taken apart at its hyphens, slashes and powers (`TSM-NEG21C.20 695W`, `JKM635N-78HL4-BDV`), and a manufacturer or series with an error or two is read as the nearest (`trinna`); `unmatched_words` of each entry and `X-Unmatched-Words` then have what the first does not have as it was typed. When none has more than half, the answer is empty and `X-Unmatched-Words` has the words that no component has. Models that the lists have had for three years or more are ranked like 0.1 % further from the number. Among equals, figures of PAN and OND files and of data sheets come first, then newer lists, then newer models, then manufacturer and name. Eight words are read. `X-Total-Count` is the number of all matches, and `Link` the address of the next page. `GET /api/components/{component_id}` has the figures of one, and what our models make of them.

        :param q: Part of manufacturer, model or id, or words and numbers, for example `jinko 720` or `topcon bifacial 700`. Empty: all, by manufacturer and name. Default: \"".
        :param limit: Maximum number of entries returned. Default: 200. Minimum: 1. Maximum: 1000.
        :param cursor: Place of the page: from the `Link` header of the page before, with the same `q`. Default: \"".
        """
        return cast("list[types.LibraryModule]", await self._send(Call("GET", "/api/library/modules", "repeatable", query={"q": q, "limit": limit, "cursor": cursor}, timeout=timeout, max_retries=max_retries)))

    def all_modules(self, *, q: str | None = None, limit: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> AsyncIterator[types.LibraryModule]:
        """Search modules.

        Yields the entries of all pages, each fetched when the one before has been read. Components whose manufacturer, model or id contains the whole `q`, in any case and with its punctuation, come first. A search by words adds those in which every word matches; case, diacritics and punctuation do not matter (`SG-350hx`, `lr5 72hbd 540m`). Words match manufacturer, model and id, whole words before beginnings of words before their inside. Names of series are found where a source at hand gives them (`tiger neo`, `vertex`, `hi-mo 5`, `alpha`); `series` of an entry has them. `bifacial`, `monofacial`, `topcon`, `hjt`, `ibc`, `perc`, `n-type`, `mono`, `poly`, `cdte` and `cigs` match what is known of the cells. A number matches the rated power within 10 %, the nearest first, and after that digits in names; when nothing matches so, it matches the nearest power (`number_match` of each entry says which). When nothing contains `q` and no component has all words, those that have most of its letters are found, the query taken apart at its hyphens, slashes and powers (`TSM-NEG21C.20 695W`, `JKM635N-78HL4-BDV`), and a manufacturer or series with an error or two is read as the nearest (`trinna`); `unmatched_words` of each entry and `X-Unmatched-Words` then have what the first does not have as it was typed. When none has more than half, the answer is empty and `X-Unmatched-Words` has the words that no component has. Models that the lists have had for three years or more are ranked like 0.1 % further from the number. Among equals, figures of PAN and OND files and of data sheets come first, then newer lists, then newer models, then manufacturer and name. Eight words are read. `X-Total-Count` is the number of all matches, and `Link` the address of the next page. `GET /api/components/{component_id}` has the figures of one, and what our models make of them.

        :param q: Part of manufacturer, model or id, or words and numbers, for example `jinko 720` or `topcon bifacial 700`. Empty: all, by manufacturer and name. Default: \"".
        :param limit: Maximum number of entries returned. Default: 200. Minimum: 1. Maximum: 1000.
        """
        return self._pages(Call("GET", "/api/library/modules", "repeatable", query={"q": q, "limit": limit}, timeout=timeout, max_retries=max_retries), "cursor", None)

    async def list_inverters(self, *, q: str | None = None, limit: int | None = None, cursor: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> list[types.LibraryInverter]:
        """Search inverters.

        Components whose manufacturer, model or id contains the whole `q`, in any case and with its punctuation, come first. A search by words adds those in which every word matches; case, diacritics and punctuation do not matter (`SG-350hx`, `lr5 72hbd 540m`). Words match manufacturer, model and id, whole words before beginnings of words before their inside. Names of series are found where a source at hand gives them (`sunny tripower core1`, `sunny boy 5`); `series` of an entry has them. A number without unit is kW, or from 100 on also W; `600V`, `1000V` and `1500V` match the voltage class. A number matches the rated power within 10 %, the nearest first, and after that digits in names; when nothing matches so, it matches the nearest power (`number_match` of each entry says which). When nothing contains `q` and no component has all words, those that have most of its letters are found, the query taken apart at its hyphens, slashes and powers (`TSM-NEG21C.20 695W`, `JKM635N-78HL4-BDV`), and a manufacturer or series with an error or two is read as the nearest (`trinna`); `unmatched_words` of each entry and `X-Unmatched-Words` then have what the first does not have as it was typed. When none has more than half, the answer is empty and `X-Unmatched-Words` has the words that no component has. Models that the lists have had for three years or more are ranked like 0.1 % further from the number. Among equals, figures of PAN and OND files and of data sheets come first, then newer lists, then newer models, then manufacturer and name. Eight words are read. `X-Total-Count` is the number of all matches, and `Link` the address of the next page. `GET /api/components/{component_id}` has the figures of one, and what our models make of them.

        :param q: Part of manufacturer, model or id, or words and numbers, for example `sma 60` or `sg350`. Empty: all, by manufacturer and name. Default: \"".
        :param limit: Maximum number of entries returned. Default: 200. Minimum: 1. Maximum: 1000.
        :param cursor: Place of the page: from the `Link` header of the page before, with the same `q`. Default: \"".
        """
        return cast("list[types.LibraryInverter]", await self._send(Call("GET", "/api/library/inverters", "repeatable", query={"q": q, "limit": limit, "cursor": cursor}, timeout=timeout, max_retries=max_retries)))

    def all_inverters(self, *, q: str | None = None, limit: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> AsyncIterator[types.LibraryInverter]:
        """Search inverters.

        Yields the entries of all pages, each fetched when the one before has been read. Components whose manufacturer, model or id contains the whole `q`, in any case and with its punctuation, come first. A search by words adds those in which every word matches; case, diacritics and punctuation do not matter (`SG-350hx`, `lr5 72hbd 540m`). Words match manufacturer, model and id, whole words before beginnings of words before their inside. Names of series are found where a source at hand gives them (`sunny tripower core1`, `sunny boy 5`); `series` of an entry has them. A number without unit is kW, or from 100 on also W; `600V`, `1000V` and `1500V` match the voltage class. A number matches the rated power within 10 %, the nearest first, and after that digits in names; when nothing matches so, it matches the nearest power (`number_match` of each entry says which). When nothing contains `q` and no component has all words, those that have most of its letters are found, the query taken apart at its hyphens, slashes and powers (`TSM-NEG21C.20 695W`, `JKM635N-78HL4-BDV`), and a manufacturer or series with an error or two is read as the nearest (`trinna`); `unmatched_words` of each entry and `X-Unmatched-Words` then have what the first does not have as it was typed. When none has more than half, the answer is empty and `X-Unmatched-Words` has the words that no component has. Models that the lists have had for three years or more are ranked like 0.1 % further from the number. Among equals, figures of PAN and OND files and of data sheets come first, then newer lists, then newer models, then manufacturer and name. Eight words are read. `X-Total-Count` is the number of all matches, and `Link` the address of the next page. `GET /api/components/{component_id}` has the figures of one, and what our models make of them.

        :param q: Part of manufacturer, model or id, or words and numbers, for example `sma 60` or `sg350`. Empty: all, by manufacturer and name. Default: \"".
        :param limit: Maximum number of entries returned. Default: 200. Minimum: 1. Maximum: 1000.
        """
        return self._pages(Call("GET", "/api/library/inverters", "repeatable", query={"q": q, "limit": limit}, timeout=timeout, max_retries=max_retries), "cursor", None)

    async def parse_pan(self, file: FileInput, *, timeout: float | None = None, max_retries: int | None = None) -> types.ModuleFileAnswer:
        """Read a PAN module file.

        Reads a PVsyst module file (.PAN, text versions from 6.40 on) in any encoding, plain or gzip-compressed. `module` and `iam` run unchanged; `patch` and `electrical_shade` are offered apart and change nothing until they are merged. `notes` names by key and line what was derived, fitted, changed or ignored, and `checks` compares the file's own figures with those of the section: power at STC, temperature coefficients, low light. A file that cannot be read, or whose figures no module has, is refused (422) with the line and the key. Binary files (before version 6.40) are refused: save them again in a later version. A file may have 256 kB and 5,000 lines.

        :param file: Path, bytes or open binary file.
        """
        return cast("types.ModuleFileAnswer", await self._send(Call("POST", "/api/parse-pan", "once", files={"file": file}, timeout=timeout, max_retries=max_retries)))

    async def parse_ond(self, file: FileInput, *, timeout: float | None = None, max_retries: int | None = None) -> types.InverterFileAnswer:
        """Read an OND inverter file.

        Reads a PVsyst inverter file (.OND, text versions from 6.40 on) in any encoding, plain or gzip-compressed: limits, MPPT window, one or three efficiency curves, temperature derating, night consumption. `inverter` runs unchanged; `patch` and `per_inverter` are offered apart. `notes` names by key and line what was derived, changed or ignored, and `checks` compares the efficiency curves with the European, CEC and maximum efficiencies that the file states. A file that cannot be read, or whose figures no inverter has, is refused (422) with the line and the key. Binary files (before version 6.40) are refused. A file may have 256 kB and 5,000 lines.

        :param file: Path, bytes or open binary file.
        """
        return cast("types.InverterFileAnswer", await self._send(Call("POST", "/api/parse-ond", "once", files={"file": file}, timeout=timeout, max_retries=max_retries)))

    async def parse_scene(self, file: FileInput, *, latitude: float | None = None, longitude: float | None = None, roles: str | None = None, figures: str | None = None, unit_m: float | None = None, step_m: float | None = None, radius_m: float | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.ParsedSceneOut:
        """Read a layout, scene or terrain: PVsyst, PVCollada, DXF, GeoJSON, KML, tables, GeoTIFF, LandXML.

        Reads the layout of a plant that another program wrote, plain or gzip-compressed, and says in `format` what it is: PVCollada (.pvc, .pvc2) and Collada (.dae), DXF as text, GeoJSON, KML and KMZ, tables of piles or tables (CSV), SolarFarmer inputs (JSON). Heights of a GeoTIFF, an ESRI ASCII grid (.asc), a list of points (.xyz) or a surface of LandXML become `terrain`. What is a table and what an object follows from names of layers, folders, blocks and features, or from `roles`; the guide [layouts](/docs/guides/layouts) has the rules. A layout may have 9 MB. Reads a PVsyst variant (.VC0 to .VCZ, .VDx), scene (.SHD), project (.PRJ) or site (.SIT), text in any encoding, plain or gzip-compressed. `scene` and `array_patch` are the plant's layout, `request_patch` its system: stringing, losses, heat balance, incidence angles, site, horizon, albedo. `components` names the module and inverter files, which a variant does not contain. `sub_arrays` are the parts of a plant whose sub-arrays differ. Merge the patches key by key into the sections of a run; where both have a field, `array_patch` is the racking and `request_patch.array` the stringing. `notes` says by class and line what was converted, assumed and left out. A variant without a scene has `scene` null and its array all the same. A file that cannot be read is refused (422) with its line and key. A file may have 8 MB and 300,000 lines.

        :param file: Path, bytes or open binary file.
        :param latitude: Latitude of the plant in degrees north, for a file that does not state it (SHD, DXF, CSV): azimuths of a SHD of the southern hemisphere count from the north, and level tables face the equator. Minimum: -90. Maximum: 90.
        :param longitude: Longitude of the plant in degrees east. With `latitude` it is the place of a drawing, a table or terrain, which becomes zero: coordinates that lie there in UTM are turned to true north, others are those about it. Without `latitude` it is refused, and so is `latitude` alone with terrain. Minimum: -180. Maximum: 180.
        :param roles: What things of a layout are, `NAME:role` with commas between them: the name of a layer, block, folder, type or feature, in which `*` stands for any letters, and `table`, `tracker`, `object`, `tree`, `outline`, `terrain` or `ignore`. The first rule that fits decides; names that none fits are read by their words. Of a LandXML file `NAME:terrain` selects the surface.
        :param figures: Figures of the tables of a layout that does not state them, `NAME:number` with commas between them: `tilt` and `azimuth` (deg), `height` of their centres above the ground, `width` and `length`, `modules`, `strings`.
        :param unit_m: Metres of a unit of length of a drawing (DXF) or table (CSV), where the file states none or a wrong one: 0.001 for millimetres. Of terrain where the file states none, heights included; a GeoTIFF in a projection that is not known here and without a unit needs it. Minimum: 0.000001. Maximum: 10000.
        :param step_m: Distance of the heights of terrain, m: a larger one than that of the file thins it, and triangles become a grid. If absent, heights and triangles are those of the file, which is refused where a scene may not have so many. Minimum: 0.001. Maximum: 100000.
        :param radius_m: Terrain farther than this to the east, west, north or south of the zero of the scene is left out, m. Minimum: 0.001. Maximum: 10000000.
        """
        return cast("types.ParsedSceneOut", await self._send(Call("POST", "/api/parse-scene", "once", query={"latitude": latitude, "longitude": longitude, "roles": roles, "figures": figures, "unit_m": unit_m, "step_m": step_m, "radius_m": radius_m}, files={"file": file}, timeout=timeout, max_retries=max_retries)))

    async def parse_project(self, file: FileInput, *, variant: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.ParsedProjectOut:
        """Read a whole PVsyst project.

        Reads a ZIP of the files of a PVsyst project in one call: project (PRJ), variants (VC0 to VCZ), modules (PAN), inverters (OND), weather, horizons (HOR), scenes (SHD) and sites (SIT). `request` is one run request of a variant: the one calculated last, or the one that `variant` names. The weather and the reference series are the hours that the variant has of its simulation, else a weather file of the archive. `missing` says which files are not there or cannot be read, and why; until it is empty, `request` has the sections that the files give and does not run. `files` says of every file of the archive whether it was used. `offers` are horizons, scenes and sites that the variant ran without: they change nothing until they are merged. Files are found by name without their folders; of two of one name the first counts. Nothing of the archive is written anywhere. An archive may have 500 files and 64 MB after decompression; archives within it are not opened.

        :param file: Path, bytes or open binary file.
        :param variant: The variant to read, by the name of its file or by its ending (`VC1`). If absent, the one that was calculated last, with results before those without.
        """
        return cast("types.ParsedProjectOut", await self._send(Call("POST", "/api/parse-project", "once", query={"variant": variant}, files={"file": file}, timeout=timeout, max_retries=max_retries)))

    async def parse_hours(self, file: FileInput, *, timezone: float | None = None, latitude: float | None = None, longitude: float | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.HoursFileAnswer:
        """Read hourly results of PVsyst.

        Reads the hourly results of a PVsyst simulation (CSV of any version and separator, or the variant that has them), plain or gzip-compressed. `reference_series` are its columns under the names and in the units of a run: sent as `weather.reference_series`, they come out next to the series of the run, are compared in `summary.comparison`, and scored by POST /api/tree/{stage}. Up to version 7 PVsyst takes soiling after the incidence angles, a run before them: its GlobSlg is GlobIAM of a run, and its GlobIAM is left out. AzSol and PhiAng, which it counts otherwise, are left out too. `weather` is a section with the weather columns of the file and these series, ready for a run. Power becomes energy of the row. A CSV states no time zone and no place: send them, or `weather` is read in UTC. A variant states both, and has a year of every variable that its simulation stored: it may have 32 MB and 200,000 lines, a CSV 96 MB after decompression.

        :param file: Path, bytes or open binary file.
        :param timezone: Standard time of the site in hours from UTC, for a file that does not state it. If absent, the standard time of the location is used when the file or the request gives coordinates, and a note reports it. Minimum: -14. Maximum: 14.
        :param latitude: Latitude in degrees north, for a file that does not state it. Minimum: -90. Maximum: 90.
        :param longitude: Longitude in degrees east, for a file that does not state it. Minimum: -180. Maximum: 180.
        """
        return cast("types.HoursFileAnswer", await self._send(Call("POST", "/api/parse-hours", "once", query={"timezone": timezone, "latitude": latitude, "longitude": longitude}, files={"file": file}, timeout=timeout, max_retries=max_retries)))

    async def list_components(self, *, timeout: float | None = None, max_retries: int | None = None) -> list[types.ComponentSummary]:
        """Documented building blocks.

        Current modules (n-type TOPCon, heterojunction, back contact, PERC, CdTe) and string and central inverters of the library, whose figures all have a source. `GET /api/components/{component_id}` has the section, the origin, and what our models make of it. The operator can add more. For one plant, send the figures as an inline section, or its PAN or OND file (POST /api/parse-pan, POST /api/parse-ond).
        """
        return cast("list[types.ComponentSummary]", await self._send(Call("GET", "/api/components", "repeatable", timeout=timeout, max_retries=max_retries)))

    async def get_component(self, component_id: str, *, kind: Literal["module", "inverter"] | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Component:
        """One component.

        Section, origin and fit of any module or inverter of the library, of the documented building blocks as of all others. 12 ids (modules with a built-in inverter) are in both lists: `kind` selects the entry, and without it the answer is the module, with a note.

        :param component_id: Id from `GET /api/components` or from a search of the library.
        :param kind: List in which the id is looked up. Without it the modules come before the inverters.
        """
        return cast("types.Component", await self._send(Call("GET", "/api/components/{component_id}", "repeatable", params={"component_id": component_id}, query={"kind": kind}, timeout=timeout, max_retries=max_retries)))

    async def create_sweep(self, body: types.SweepRequest, *, idempotency_key: str | None = None, in_background: bool = False, timeout: float | None = None, max_retries: int | None = None) -> types.SweepAnswer | types.AcceptedStudy:
        """Run variants of a plant.

        Runs a plant with every combination of the values of up to five fields, at most 20,000 variants, and answers the figures that were asked for as columns. Each variant answers what a run of its own does, to the last digit; what variants have in common runs once, so that a sweep costs a fraction of its runs: order and number of the axes do not matter. A variant that is refused is listed with its problem, and the others run. With `Accept: text/csv` the answer is one row for each variant: the values of the paths, the figures, and the problem of a variant that was refused. With `Accept: application/vnd.apache.arrow.stream` it is the same columns as an Arrow IPC stream with exact values. A sweep that takes longer than its caller waits, or that is sent with `Prefer: respond-async`, is a stored study: 202 with its address, which says how far it is. It survives a restart of the service and goes on behind the variants that are done. A caller who leaves before that ends the sweep. A sweep with a key or a session is stored for its account.
        """
        return cast("types.SweepAnswer | types.AcceptedStudy", await self._send(Call("POST", "/api/sweep", "keyed", body=body, idempotency_key=idempotency_key, in_background=in_background, timeout=timeout, max_retries=max_retries)))

    async def create_optimisation(self, body: types.OptimiseRequest, *, idempotency_key: str | None = None, in_background: bool = False, timeout: float | None = None, max_retries: int | None = None) -> types.OptimiseAnswer | types.AcceptedStudy:
        """Find the best values of fields of a plant.

        Finds the values of up to five fields, within bounds, with which a plant has the largest or the smallest objective: a figure of its summary, such as the energy, or an expression over figures, areas, the fields and costs of your own. The search evaluates plants as runs do, to the last digit: first over the whole space (DIRECT-L), then around the best points (a pattern search with quadratic models) until no neighbour that differs by a step in one field or in two is better. It draws no random numbers: the same request has the same answer. The answer has every evaluation as columns, the improvements, the optimum with its figures, how much each field matters around it, and why the search ended. A plant that is refused does not count, and is listed with its problem. With `Accept: text/csv` the answer is one row for each evaluation, with `Accept: application/vnd.apache.arrow.stream` the same columns with exact values. An optimisation that takes longer than its caller waits, or that is sent with `Prefer: respond-async`, is a stored study, as a sweep is.
        """
        return cast("types.OptimiseAnswer | types.AcceptedStudy", await self._send(Call("POST", "/api/optimise", "keyed", body=body, idempotency_key=idempotency_key, in_background=in_background, timeout=timeout, max_retries=max_retries)))

    async def create_batch(self, body: types.BatchRequest, *, idempotency_key: str | None = None, in_background: bool = False, timeout: float | None = None, max_retries: int | None = None) -> types.AcceptedStudy:
        """Run a portfolio.

        Runs up to 20,000 requests in the background: simple requests, run requests, or both. Send them as a JSON list, as JSON lines (`application/x-ndjson`: one request in each line), or as a table (`text/csv`: the first line names the fields by their dot paths). A line may have an `id` and a `name` of yours, which its result repeats; an `id` stands once. All requests are checked before the batch is accepted, each as a run of its own would be; a problem names the line and the field (`lines.17.tilt_deg`, counted from 1 as editors do; `requests.17.tilt_deg` of a JSON list, from 0), lists the first 100 failures and counts the rest. The answer is 202 with the address of the batch, which is a stored study: it survives a restart of the service and goes on behind the results that are stored, takes turns with the work of others, and is read, listed, cancelled and deleted as other studies are. Its results can be read while it runs. Where runs are charged, it costs the sum of what its runs cost, reserved when it is accepted; what a request would have cost that fails is not charged. Typical years are those of the embedded table, or those that the service has stored: no outside source is asked. A batch with a key or a session is stored for its account.
        """
        return cast("types.AcceptedStudy", await self._send(Call("POST", "/api/batches", "keyed", body=body, idempotency_key=idempotency_key, in_background=in_background, timeout=timeout, max_retries=max_retries)))

    async def list_studies(self, *, before: str | None = None, limit: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.StudyPage:
        """List the studies of the account.

        The stored studies of the account, newest first, in pages.

        :param before: Id of a study: the page begins with the next older one. Send `next` of the page before.
        :param limit: Maximum number of studies returned. Default: 50. Minimum: 1. Maximum: 200.
        """
        return cast("types.StudyPage", await self._send(Call("GET", "/api/studies", "repeatable", query={"before": before, "limit": limit}, timeout=timeout, max_retries=max_retries)))

    def all_studies(self, *, limit: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> AsyncIterator[types.StudyEntry]:
        """List the studies of the account.

        Yields the entries of all pages, each fetched when the one before has been read. The stored studies of the account, newest first, in pages.

        :param limit: Maximum number of studies returned. Default: 50. Minimum: 1. Maximum: 200.
        """
        return self._pages(Call("GET", "/api/studies", "repeatable", query={"limit": limit}, timeout=timeout, max_retries=max_retries), "before", "studies")

    async def get_study(self, study_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.Study:
        """Read a stored study.

        How far a study is, and its result once it is complete. A study that was sent with credentials is found by its account only; one without credentials is found by everyone who knows its id, for 24 hours.

        :param study_id: Id of the study.
        """
        return cast("types.Study", await self._send(Call("GET", "/api/studies/{study_id}", "repeatable", params={"study_id": study_id}, timeout=timeout, max_retries=max_retries)))

    async def delete_study(self, study_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> None:
        """Cancel and delete a study.

        Ends a study that is running, which releases its charge (of a batch that of the requests without a result), and deletes it. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param study_id: Id of the study.
        """
        return cast("None", await self._send(Call("DELETE", "/api/studies/{study_id}", "repeatable", params={"study_id": study_id}, timeout=timeout, max_retries=max_retries)))

    def get_study_events(self, study_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> AsyncIterator[types.StudyEvent]:
        """Follow a study.

        Server-sent events of a stored study: `progress` whenever variants are done (the newest state, at most one a second), and `end` when the study is complete, failed or deleted, after which the stream ends. The data of each is a `StudyEvent`. The first event comes at once. A comment every 15 seconds keeps the connection, and the stream is cut after 10 minutes or when the server stops: connect again with `Last-Event-ID`, as `EventSource` does by itself. 20 streams of an account or a network may be open, and 1,000 of a server; then come 429 and 503 with `Retry-After`.

        :param study_id: Id of the study.
        """
        return cast("AsyncIterator[types.StudyEvent]", self._events(Call("GET", "/api/studies/{study_id}/events", "events", params={"study_id": study_id}, timeout=timeout, max_retries=max_retries)))

    async def get_study_csv(self, study_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> str:
        """Result of a study as CSV.

        The columns of a complete study, a row for each variant, as `POST /api/sweep` answers them with `Accept: text/csv`. Answers 202 while the study is running, and 422 when it failed.

        :param study_id: Id of the study.
        """
        return cast("str", await self._send(Call("GET", "/api/studies/{study_id}/result.csv", "text", params={"study_id": study_id}, timeout=timeout, max_retries=max_retries)))

    async def get_study_arrow(self, study_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> bytes:
        """Result of a study as Arrow.

        The columns of a complete study as an Arrow IPC stream with exact values, one row for each variant. Every column has doubles; one of texts or choices has their positions, and the list of them as its metadata `legend`. A value that is not a number stands for none. Of a batch the columns are `row`, `line` and the figures. Answers 202 while the study is running, and 422 when it failed.

        :param study_id: Id of the study.
        """
        return cast("bytes", await self._send(Call("GET", "/api/studies/{study_id}/result.arrow", "bytes", params={"study_id": study_id}, timeout=timeout, max_retries=max_retries)))

    async def create_project(self, body: types.NewProject, *, timeout: float | None = None, max_retries: int | None = None) -> types.Project:
        """Make a project.

        Makes a project: variants of the plant of one site, with names, notes and a status. It may be made with its first variants. The site is that of `latitude` and `longitude`; without them, that of the first variant that has one. A variant elsewhere is accepted, and its `warning` says how far it is. An account has at most 500 projects, and their requests take at most 100 MB compressed. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.Project", await self._send(Call("POST", "/api/projects", "once", body=body, timeout=timeout, max_retries=max_retries)))

    async def list_projects(self, *, before: str | None = None, limit: int | None = None, q: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.ProjectPage:
        """List the projects of the account.

        Newest first. Projects that are made while you read the pages neither repeat nor hide others.

        :param before: Id of the project that the page starts after: `next` of the page before.
        :param limit: Maximum number of projects returned. Default: 50. Minimum: 1. Maximum: 200.
        :param q: Words that a project must contain, in any case and order, in its name, its notes, or the names and notes of its variants.
        """
        return cast("types.ProjectPage", await self._send(Call("GET", "/api/projects", "repeatable", query={"before": before, "limit": limit, "q": q}, timeout=timeout, max_retries=max_retries)))

    def all_projects(self, *, limit: int | None = None, q: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> AsyncIterator[types.ProjectEntry]:
        """List the projects of the account.

        Yields the entries of all pages, each fetched when the one before has been read. Newest first. Projects that are made while you read the pages neither repeat nor hide others.

        :param limit: Maximum number of projects returned. Default: 50. Minimum: 1. Maximum: 200.
        :param q: Words that a project must contain, in any case and order, in its name, its notes, or the names and notes of its variants.
        """
        return self._pages(Call("GET", "/api/projects", "repeatable", query={"limit": limit, "q": q}, timeout=timeout, max_retries=max_retries), "before", "projects")

    async def get_project(self, project_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.Project:
        """Read a project.

        The project with its variants, without their requests. Each variant has the figures of its last run, and whether its request has changed since.

        :param project_id: Id of the project.
        """
        return cast("types.Project", await self._send(Call("GET", "/api/projects/{project_id}", "repeatable", params={"project_id": project_id}, timeout=timeout, max_retries=max_retries)))

    async def change_project(self, project_id: str, body: types.ProjectChange, *, timeout: float | None = None, max_retries: int | None = None) -> types.Project:
        """Change a project.

        Changes the fields that are sent. `revision` is the one that was read: when someone has changed the project since, nothing is changed and the answer is 409 `changed_meanwhile`. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param project_id: Id of the project.
        """
        return cast("types.Project", await self._send(Call("PATCH", "/api/projects/{project_id}", "once", params={"project_id": project_id}, body=body, timeout=timeout, max_retries=max_retries)))

    async def delete_project(self, project_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> None:
        """Delete a project.

        Deletes the project, its variants, locked ones too, and its link. The runs of its variants stay in the list of the account. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param project_id: Id of the project.
        """
        return cast("None", await self._send(Call("DELETE", "/api/projects/{project_id}", "repeatable", params={"project_id": project_id}, timeout=timeout, max_retries=max_retries)))

    async def add_variant(self, project_id: str, body: types.NewVariant, *, timeout: float | None = None, max_retries: int | None = None) -> types.Variant:
        """Add a variant to a project.

        Adds a request, or a copy of another variant of the account (`copy_of`). The request is that of a full or of a simple run, and is checked as that of a run. One with problems is refused with 422, unless `status` is `draft`: then it is stored, and `problems` lists them. A copy has the last run of its model, until its request changes. A project has at most 100 variants; a request takes at most 1 MB compressed, so long weather is uploaded first (`POST /api/parse-weather`) and named by its id. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param project_id: Id of the project.
        """
        return cast("types.Variant", await self._send(Call("POST", "/api/projects/{project_id}/variants", "once", params={"project_id": project_id}, body=body, timeout=timeout, max_retries=max_retries)))

    async def get_variant(self, project_id: str, variant_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.Variant:
        """Read a variant with its request.

        The variant with its request, as it was sent.

        :param project_id: Id of the project.
        :param variant_id: Id of the variant.
        """
        return cast("types.Variant", await self._send(Call("GET", "/api/projects/{project_id}/variants/{variant_id}", "repeatable", params={"project_id": project_id, "variant_id": variant_id}, timeout=timeout, max_retries=max_retries)))

    async def change_variant(self, project_id: str, variant_id: str, body: types.VariantChange, *, timeout: float | None = None, max_retries: int | None = None) -> types.Variant:
        """Change a variant.

        Changes the fields that are sent. `revision` is the one that was read: when someone has changed the variant since, nothing is changed and the answer is 409 `changed_meanwhile`. The request of a locked variant stays as it is (409 `variant_locked`), unless `locked` is false in the same request. A request with problems is refused with 422, unless the status is `draft`. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param project_id: Id of the project.
        :param variant_id: Id of the variant.
        """
        return cast("types.Variant", await self._send(Call("PATCH", "/api/projects/{project_id}/variants/{variant_id}", "once", params={"project_id": project_id, "variant_id": variant_id}, body=body, timeout=timeout, max_retries=max_retries)))

    async def delete_variant(self, project_id: str, variant_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> None:
        """Delete a variant.

        Deletes the variant. A locked one is refused with 409 `variant_locked`: unlock it first. Its runs stay in the list of the account. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param project_id: Id of the project.
        :param variant_id: Id of the variant.
        """
        return cast("None", await self._send(Call("DELETE", "/api/projects/{project_id}/variants/{variant_id}", "repeatable", params={"project_id": project_id, "variant_id": variant_id}, timeout=timeout, max_retries=max_retries)))

    async def compare_variants(self, project_id: str, *, a: str, b: str, timeout: float | None = None, max_retries: int | None = None) -> types.VariantDifference:
        """Difference of two variants.

        The fields of the two requests that differ and, when both have a run that is complete, the comparison of these runs as `POST /api/compare` answers it: the difference in energy by rows of the loss diagram. It costs nothing.

        :param project_id: Id of the project.
        :param a: Id of the variant that is the base.
        :param b: Id of the other variant.
        """
        return cast("types.VariantDifference", await self._send(Call("GET", "/api/projects/{project_id}/difference", "repeatable", params={"project_id": project_id}, query={"a": a, "b": b}, timeout=timeout, max_retries=max_retries)))

    async def run_project(self, project_id: str, body: types.RunProjectRequest, *, idempotency_key: str | None = None, in_background: bool = False, timeout: float | None = None, max_retries: int | None = None) -> types.ProjectRuns:
        """Run the variants of a project.

        Runs the chosen variants, or all of them, as stored runs in the background. A variant whose last run is of the same request is left out, unless `again` is true, so that sending the request twice runs nothing twice. All are checked first: when the account cannot pay for them together, nothing is run (402). Each run is charged by itself when it is accepted. A variant that is refused is named with its problems, and the others run. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param project_id: Id of the project.
        """
        return cast("types.ProjectRuns", await self._send(Call("POST", "/api/projects/{project_id}/run", "keyed", params={"project_id": project_id}, body=body, idempotency_key=idempotency_key, in_background=in_background, timeout=timeout, max_retries=max_retries)))

    async def share_project(self, project_id: str, body: types.ProjectLinkRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.NewProjectLink:
        """Make a link to a project.

        Makes a link by which everyone who has it reads the project, without an account: names, notes, status, requests, and the main results of the last runs. It shows nothing else of the account: no uploaded weather, no series, no `report` of a request. A project has one link; a new one ends the one before. The answer alone contains it. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param project_id: Id of the project.
        """
        return cast("types.NewProjectLink", await self._send(Call("POST", "/api/projects/{project_id}/share", "once", params={"project_id": project_id}, body=body, timeout=timeout, max_retries=max_retries)))

    async def unshare_project(self, project_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> None:
        """End the link to a project.

        From now on the link shows nothing. A project without a link stays as it is. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param project_id: Id of the project.
        """
        return cast("None", await self._send(Call("DELETE", "/api/projects/{project_id}/share", "repeatable", params={"project_id": project_id}, timeout=timeout, max_retries=max_retries)))

    async def get_shared_project(self, *, token: str, timeout: float | None = None, max_retries: int | None = None) -> types.SharedProject:
        """Read a shared project.

        What the link of `POST /api/projects/{project_id}/share` shows, to everyone who has it. At most 600 reads an hour from one address. It asks search engines to leave it out.

        :param token: Secret of the link.
        """
        return cast("types.SharedProject", await self._send(Call("GET", "/api/shared", "repeatable", query={"token": token}, timeout=timeout, max_retries=max_retries)))

    async def get_shared_variant(self, *, token: str, variant: int, timeout: float | None = None, max_retries: int | None = None) -> types.SharedRequest:
        """Read a variant of a shared project.

        The request of one variant. Weather in the request and its `report` are left out.

        :param token: Secret of the link.
        :param variant: Place of the variant in the list of the project, from 1. Minimum: 1. Maximum: 100.
        """
        return cast("types.SharedRequest", await self._send(Call("GET", "/api/shared/variant", "repeatable", query={"token": token, "variant": variant}, timeout=timeout, max_retries=max_retries)))

    async def get_study_lines(self, study_id: str, *, from_: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> bytes:
        """Results of a batch as JSON lines.

        The results of a batch, one in each line, in the order of its requests: those that are stored so far, also while the batch is running. Each has `row` (from 0), `line`, `id`, `name`, `status` (`complete` or `failed`), `engine_version`, the `summary` of its run, and its `errors`. `from` continues behind those that you have. The batch has all of its results when its status is `complete`; `done` and `of` say how many there are. Other studies have no lines: read their CSV or Arrow.

        :param study_id: Id of the study.
        :param from_: The first row that is answered: the number of lines that you have. Default: 0. Minimum: 0. Maximum: 20000.
        """
        return cast("bytes", await self._send(Call("GET", "/api/studies/{study_id}/result.ndjson", "bytes", params={"study_id": study_id}, query={"from": from_}, timeout=timeout, max_retries=max_retries)))

    async def size_plant(self, body: types.SizeRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.SizeAnswer:
        """Size strings and inverters.

        Sizes a plant of one module and one inverter for a place: modules per string from the coldest and hottest cells of the weather, strings per inverter from the DC/AC ratio and the current, and inverters for the target. `array_patch` runs unchanged as part of `array`. Voltages are those of the module's own model; the open-circuit voltage in the cold follows the stated temperature coefficient where there is one (NEC 690.7(A)), at the lowest air temperature of the weather. `limits` has every limit with its margin, `alternatives` the next best plants. When no number of modules keeps all limits, 422 says which two collide. Without `weather` it takes the typical year as a simple run does. Not charged. Where runs are charged, a caller without an account has ten comparisons of options, sizings and budgets of uncertainty an hour together (`FREE_COMPARISONS_PER_HOUR` of the operator), and then 401; with an account they are free.
        """
        return cast("types.SizeAnswer", await self._send(Call("POST", "/api/size", "once", body=body, timeout=timeout, max_retries=max_retries)))

    async def get_typical_year(self, *, latitude: float, longitude: float, fields: Literal["all", "meta"] | None = None, source: Literal["auto", "nsrdb", "pvgis", "embedded", "americas_db", "europe_db"] | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.WeatherAnswer:
        """Typical year of a location.

        An hourly typical year in local standard time. It is fetched once per location and source and then stored; `meta.id` identifies it in runs. `meta.source` and `meta.radiation_db` report where the data comes from. `meta.notes` reports how reliable the data is, why one source was replaced by another, and the attribution that a source requires (the embedded year: Global Solar Atlas 2.0, CC BY 4.0). If you name a source that cannot be reached or is not configured, the answer is 503 `geo_unavailable`; a location without data is 422 `weather_location_unavailable`. One account, or one address without an account, may request 30 new locations an hour; stored locations are not limited. Runs and sizings count towards this limit only when their year is fetched from an outside source. `meta.quality` is the quality report, as for a parsed file. The embedded year also contains relative humidity and precipitable water, and albedo in months with snow. Compared with 42 real years, the specific yield of one fixed plant with the embedded year is off by 6.0 % on average and 29 % at worst (3.0 and 11 % in North America), and the annual global irradiation by 4.8 %.

        :param latitude: Latitude, north positive, deg; rounded to 0.01. Minimum: -90. Maximum: 90.
        :param longitude: Longitude, east positive, deg; rounded to 0.01. Minimum: -180. Maximum: 180.
        :param fields: `meta` omits the rows. Default: all.
        :param source: Source of the typical year. `nsrdb` is the satellite database of the Americas (synonym `americas_db`), `pvgis` the European generator (synonym `europe_db`), `embedded` the synthetic year that this service generates itself. `auto` tries `nsrdb` first west of 32 deg W and `pvgis` first elsewhere, then the other one. If neither is configured and reachable, it uses `embedded`. The answer reports the source. Default: auto.
        """
        return cast("types.WeatherAnswer", await self._send(Call("GET", "/api/weather/tmy", "repeatable", query={"latitude": latitude, "longitude": longitude, "fields": fields, "source": source}, timeout=timeout, max_retries=max_retries)))

    async def check_weather(self, body: types.WeatherQualityRequest, *, fields: Literal["all", "meta"] | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.WeatherQualityAnswer:
        """Test weather row by row, and clean it.

        Applies the tests of the field to every row of a weather section: BSRN limits of what is physically possible and extremely rare (Long and Dutton 2002), closure of the three components and the diffuse ratio (Long and Shi 2008), tests of clearness and diffuse share (Forstinger et al. 2021), limits for means of 30 minutes and more, standing values, hours without light, light at night, and a clear sky with the Linke turbidity of the month. Each test reports the rows that it compared, the rows that fail it, and these as ranges; `months` has sums, flags and clear-sky ratios of each month, `series` the report on the series as a whole (time stamps, drift of a sensor, diffuse of the year). `weather` of the answer is the section without the values that failed a test in `remove`, with its gaps filled as `fill` says; `changes` names each changed value. The section is stored for 30 days under `meta.id`, which a run takes as `weather: {id}`; `fields=meta` leaves the columns out. Where the tests leave no light that a run could use, the report comes without a section, and nothing is stored. So it does, and nothing is removed, filled or inserted, where the light is more than an hour off the sun of its stamps, as with a wrong time zone; the first note then says what to send. With `Accept: text/html` the answer is a report with pictures, with `text/csv` every changed value. Stamps may span 100 years. The sun of a row is that of a run; the place is `site`, or the one that the weather states. Nothing is charged.

        :param fields: `meta` omits the rows. Default: all.
        """
        return cast("types.WeatherQualityAnswer", await self._send(Call("POST", "/api/weather/quality", "once", query={"fields": fields}, body=body, timeout=timeout, max_retries=max_retries)))

    async def fetch_weather(self, body: types.WeatherFetchRequest, *, fields: Literal["all", "meta"] | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.WeatherAnswer:
        """Real years, or a typical year, of a source.

        Fetches real years of a place from one source: `open_meteo` (archive of reanalyses, everywhere), `era5` (a mirror that the operator has set), `nasa_power` (everywhere, cells of 1 degree), `cams` (CAMS radiation service, where its satellites see; no temperature), `pvgis`, `nsrdb`, and by your own key `solcast` and `solargis`. Without `start` and `end` it is the typical year of `pvgis`, `nsrdb`, `solcast` or `embedded`. Rows are hours of the standard time of the place (PVGIS: of UTC), `meta.notes` has the attribution and licence that the source requires, and `meta.quality` compares the stamps with the sun. The section is stored for 30 days under `meta.id`, which runs take as `weather: {id}`; the same years of an open source are fetched once in that time. Years of a key are read anew by each call and belong to the account that asks, if there is one. A key is used for this call alone: it is not stored, not logged and in no message. Each fetch counts towards the 30 new locations an hour. Not charged.

        :param fields: `meta` omits the rows. Default: all.
        """
        return cast("types.WeatherAnswer", await self._send(Call("POST", "/api/weather/fetch", "once", query={"fields": fields}, body=body, timeout=timeout, max_retries=max_retries)))

    async def compare_weather(self, body: types.WeatherCompareRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.WeatherCompareAnswer:
        """Weather of several sources side by side.

        Puts two to eight weathers of one place side by side: sources that are fetched as by `POST /api/weather/fetch`, and stored weather by its id, such as files of `POST /api/parse-weather`. For each: sums of GHI, DNI and DHI and the mean temperature of the year and of the months, its id for a run, and how late its stamps are; a source that fails is listed with the reason, and the others are compared; when all fail, the answer is a problem with the reason of each. `spread` has their mean, smallest, largest and standard deviation. `uncertainty` is a suggestion for `lifetime.uncertainty_parts` of a run and for `POST /api/uncertainty`: the standard deviation of the GHI of the sources, not below 4 %, because models share errors that their spread does not show. Each fetch counts towards the 30 new locations an hour. Not charged.
        """
        return cast("types.WeatherCompareAnswer", await self._send(Call("POST", "/api/weather/compare", "once", body=body, timeout=timeout, max_retries=max_retries)))

    async def make_synthetic_weather(self, body: types.SyntheticWeatherRequest, *, fields: Literal["all", "meta"] | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.SyntheticWeatherAnswer:
        """Synthetic hours from months or days, and minutes from hours.

        Makes hours, or steps down to a minute, of a year with given sums: from twelve monthly values of `monthly` (global irradiation and air temperature at least), or from 365 daily values of `daily`. Or makes steps down to a minute within the hours of `weather`, of which each keeps its light. Days follow the Markov library of Aguiar, Collares-Pereira and Conde (1988), hours the distribution of Graham and Hollands (1990), steps shorter than an hour that of Skartveit and Olseth (1992). The sums are met to 0.01 kWh/m2, the means of the temperature to 0.01 K; what is not given (wind, humidity) comes from the embedded climate of the place. The same request gives the same rows; another `seed` gives another year with the same sums. Values that the sky of the place cannot have are refused with their index. The answer is a weather section with its metadata, as of `POST /api/parse-weather`: it is stored for 30 days under `meta.id`, which a run takes as `weather: {id}`; `fields=meta` leaves the columns out. `uncertainty` is what making hours adds to that of the given sums, for `lifetime.uncertainty_parts` of a run. Nothing is charged.

        :param fields: `meta` omits the rows. Default: all.
        """
        return cast("types.SyntheticWeatherAnswer", await self._send(Call("POST", "/api/weather/synthetic", "once", query={"fields": fields}, body=body, timeout=timeout, max_retries=max_retries)))

    async def parse_weather(self, file: FileInput, *, interval: Literal["start", "middle", "end"] | None = None, timezone: float | None = None, latitude: float | None = None, longitude: float | None = None, t_mean_monthly_c: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.ParsedWeather:
        """Read a weather file.

        Reads TMY2, TMY3, EPW, NSRDB CSV, SAM CSV, SolarAnywhere CSV, Solargis TMY, DWD test reference years (TRY), Modelica .mos, SURFRAD and SOLRAD, Radiance WEA, PVWatts hourly results, PVGIS CSV and JSON, Open-Meteo JSON and other JSON with rows, KNMI hours, DWD hours of radiation, Meteonorm .dat, PVsyst standard CSV, PVsyst variants with hourly results, and CSV with a header row, plain or gzip-compressed. A file may have 96 MB after decompression, 2.2 million rows of 1,000 cells and lines of 65,536 characters, JSON 16 MB; a file beyond a limit is refused (422) with its line and the limit. Returns a weather section ready for a run. Values that only another unit explains are converted. `meta.quality` reports whether the irradiance components agree with each other and with the position of the sun (closure of GHI, DHI and DNI, light at night, time stamps that are late or early). `meta.notes` reports how to correct what was found. A run accepts the section as it is, or `weather: {id}` with `meta.id`. The section is stored under this id for 30 days, or less when the service runs out of space: the oldest uploads are deleted first.

        :param file: Path, bytes or open binary file.
        :param interval: What the time stamps mark in a table without a known format: the start, the middle or the end of their interval. If absent, it is determined from the time stamps.
        :param timezone: Standard time of the site in hours from UTC, for a file that does not state it. If absent, the standard time of the location is used when the file or the request gives coordinates, and a note reports it. Minimum: -14. Maximum: 14.
        :param latitude: Latitude in degrees north, for a file that does not state it. Minimum: -90. Maximum: 90.
        :param longitude: Longitude in degrees east, for a file that does not state it. Minimum: -180. Maximum: 180.
        :param t_mean_monthly_c: Twelve monthly means of the air temperature in degC, January to December, with commas between them, for a file without an air temperature: `-1,1,5,9,14,17,19,18,14,9,4,0`. The rows get straight lines that keep the means, and the daily course of Erbs, Klein and Beckman (1983), whose range follows from the clearness of the month. If absent, `temp_air_c` of such a file is null in every row, and a run refuses it. A file with a temperature keeps its own.
        """
        return cast("types.ParsedWeather", await self._send(Call("POST", "/api/parse-weather", "once", query={"interval": interval, "timezone": timezone, "latitude": latitude, "longitude": longitude, "t_mean_monthly_c": t_mean_monthly_c}, files={"file": file}, timeout=timeout, max_retries=max_retries)))

    async def parse_horizon(self, file: FileInput, *, azimuths: Literal["north", "south", "pvsyst"] | None = None, latitude: float | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.HorizonFileAnswer:
        """Read a horizon file.

        Reads the horizon of a PVsyst file (.HOR as an object or as text, or the one in a variant, project or site), of Meteonorm, of PVGIS (printed as CSV or JSON, or the list of its parameter `userhorizon`), SunEye's obstruction elevations, and any table of azimuth and elevation, plain or gzip-compressed. The two lists go into `site` as they are. Where azimuth 0 is follows from the format, from words above the points, from numbers beyond 180, or from a name that ends with .hor, and `notes` says which; a file that leaves it open is refused (422) until `azimuths` names it.

        :param file: Path, bytes or open binary file.
        :param azimuths: Where azimuth 0 is in a file that does not say it: `north` (clockwise from north), `south` (0 in the south, east negative, west positive), or `pvsyst` (as `south`, but 0 in the north where `latitude` is south of the equator).
        :param latitude: Latitude of the plant in degrees north, for a PVsyst file that does not state it: azimuths of the southern hemisphere count from the north. Minimum: -90. Maximum: 90.
        """
        return cast("types.HorizonFileAnswer", await self._send(Call("POST", "/api/parse-horizon", "once", query={"azimuths": azimuths, "latitude": latitude}, files={"file": file}, timeout=timeout, max_retries=max_retries)))

    async def get_horizon(self, *, lat: float, lon: float, timeout: float | None = None, max_retries: int | None = None) -> types.HorizonAnswer:
        """Horizon profile of a location.

        Elevation angles of the horizon around a location, from the terrain model of PVGIS if the service is configured to use it; stored by location (0.001 deg, about 100 m). Otherwise the profile is flat, and `notes` reports why. `azimuths_deg` and `elevations_deg` go into `site.horizon_azimuths_deg` and `site.horizon_elevations_deg` unchanged.

        :param lat: Latitude, north positive, deg. Minimum: -90. Maximum: 90.
        :param lon: Longitude, east positive, deg. Minimum: -180. Maximum: 180.
        """
        return cast("types.HorizonAnswer", await self._send(Call("GET", "/api/geo/horizon", "repeatable", query={"lat": lat, "lon": lon}, timeout=timeout, max_retries=max_retries)))

    async def find_places(self, *, q: str, timeout: float | None = None, max_retries: int | None = None) -> list[types.PlaceMatch]:
        """Search for a place.

        Returns up to five matches, best first. Coordinates typed as text are recognized (`48.137, 11.576`, `48°8'14"N 11°34'31"E`). Without a configured search service the embedded index answers: places with 5,000 or more inhabitants by their names in any language or script, alone or followed by a region or country. Its data comes from GeoNames (geonames.org, CC BY 4.0); `attribution` names the data owner of each match. A search that would wait for more than a few seconds is answered from the embedded places by their names and the beginnings of these; `notes` says so.

        :param q: Name of a place, address or coordinates.
        """
        return cast("list[types.PlaceMatch]", await self._send(Call("GET", "/api/geo/geocode", "repeatable", query={"q": q}, timeout=timeout, max_retries=max_retries)))

    async def scale_weather(self, body: types.ScaleWeatherRequest, *, fields: Literal["all", "meta"] | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.ScaleWeatherAnswer:
        """Scale weather to monthly sums of another source.

        Scales the global irradiance of each month to the sum that another source states. All rows of a month get one factor, and none rises above the global irradiance of very clean air (Linke turbidity 1.5): what that limit cuts off goes to the other rows. What cannot be met is in `unmet`. The diffuse light follows: the diffuse fraction of a month moves with its clearness as the monthly correlation of Erbs (1982) does, that of its rows as the hourly one; or the diffuse or the direct sum is met when it is stated. Temperatures are shifted to monthly means. Of several years, every January gets the same factor, so that the mean of all Januaries has the sum. The section is stored for 30 days under `meta.id`, which a run takes as `weather: {id}`; `fields=meta` leaves the columns out. Nothing is charged.

        :param fields: `meta` omits the rows. Default: all.
        """
        return cast("types.ScaleWeatherAnswer", await self._send(Call("POST", "/api/weather/scale", "once", query={"fields": fields}, body=body, timeout=timeout, max_retries=max_retries)))

    async def correlate_weather(self, body: types.CorrelateWeatherRequest, *, fields: Literal["all", "meta"] | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.CorrelateWeatherAnswer:
        """Correct a long series by a station.

        Measure, correlate, predict. `station` is a short series measured at the place, `weather` a long one of a satellite or a reanalysis. Both are compared in the hours that they share, in UTC: rows of other lengths and zones are resampled by minutes. The clearness of the long series is mapped to that of the station (linear, quantile or ratio), each calendar month by its own fit where the overlap has all months; air temperature and wind likewise where both have them. Stretches of the overlap are held out and predicted from the rest; their errors give `uncertainty` and `uncertainty_parts`, which a run takes in `lifetime`. At least 300 common hours with the sun up are needed, about 30 days. Rows of the long series that are no measurement, such as days of zeros, are not fitted and become gaps. Refused: a typical year, and stamps that fit clearly better one to three hours off. The section is stored for 30 days under `meta.id`, which a run takes as `weather: {id}`; `fields=meta` leaves the columns out. Nothing is charged.

        :param fields: `meta` omits the rows. Default: all.
        """
        return cast("types.CorrelateWeatherAnswer", await self._send(Call("POST", "/api/weather/correlate", "once", query={"fields": fields}, body=body, timeout=timeout, max_retries=max_retries)))

    async def select_typical_year(self, body: types.TypicalYearRequest, *, fields: Literal["all", "meta"] | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.TypicalYearAnswer:
        """Choose a typical year out of many.

        Chooses the twelve months of a typical year out of several years: by ISO 15927-4, by the Sandia method with the weights of NREL (TMY2, TMY3), or by the original weights of Sandia. With `exceedance_percent` it chooses the months of a year whose global irradiation is exceeded with this probability. Months are joined smoothly; February 29 is left out. The answer states the year of each month, its Finkelstein-Schafer statistic, and how the irradiation varies from year to year, in the terms of `lifetime.uncertainty_parts` of a run. At least three whole months of each name are needed, better ten. The section is stored for 30 days under `meta.id`, which a run takes as `weather: {id}`; `fields=meta` leaves the columns out. Nothing is charged.

        :param fields: `meta` omits the rows. Default: all.
        """
        return cast("types.TypicalYearAnswer", await self._send(Call("POST", "/api/weather/typical-year", "once", query={"fields": fields}, body=body, timeout=timeout, max_retries=max_retries)))

    async def estimate_site_monthly(self, body: types.SiteMonthlyRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.SiteMonthlyAnswer:
        """Monthly albedo and soiling with snow.

        Ground albedo and soiling loss of each month, for sites that may have snow, estimated from the monthly mean temperatures of a site with published methods. `method` names the methods and their range of validity. `albedo_monthly` and `soiling_monthly` go into the `site` of a run unchanged. It works in both hemispheres: the temperatures determine when winter is. Mean absolute error of the albedo over 132 months of 11 weather files: 0.08; in months below 8 degC 0.12 (with a constant 0.2: 0.25). The snow loss is an order-of-magnitude estimate: it depends on the precipitation, 50 mm a month if none is given.
        """
        return cast("types.SiteMonthlyAnswer", await self._send(Call("POST", "/api/estimate/site-monthly", "once", body=body, timeout=timeout, max_retries=max_retries)))

    async def list_docs(self, *, q: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> list[types.DocsEntry]:
        """Keys of the documentation.

        Every key that has a page: sections and fields of requests (`site.transposition`), values of fields (`site.transposition.perez`), stages of the chain (`stage.optics`), rows of the loss diagram (`row.iam`), hourly series (`GlobEff`), fields of the summary (`summary.performance_ratio`), error codes (`error.not_found`) and guides (`simple_run`).

        :param q: Words of a search: a key, what another tool calls it, or what a page is about. Answers at most 12 keys, best first. Empty: every key. Default: \"".
        """
        return cast("list[types.DocsEntry]", await self._send(Call("GET", "/api/docs", "repeatable", query={"q": q}, timeout=timeout, max_retries=max_retries)))

    async def get_docs(self, key: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.DocsPage:
        """Page of a key.

        The page that explains a key. Several keys may share a page; a key without a page gets a placeholder with what the API document says of it.

        :param key: Key of the manifest `GET /api/docs`, such as `site.transposition`, `row.near_shading_beam`, `GlobEff`, `error.validation_error` or `simple_run`.
        """
        return cast("types.DocsPage", await self._send(Call("GET", "/api/docs/{key}", "repeatable", params={"key": key}, timeout=timeout, max_retries=max_retries)))

    async def get_docs_markdown(self, key: str, *, timeout: float | None = None, max_retries: int | None = None) -> str:
        """Page of a key as Markdown.

        The same page as Markdown. Links and figures in it are addresses of this server.

        :param key: Key of the manifest `GET /api/docs`, such as `site.transposition`, `row.near_shading_beam`, `GlobEff`, `error.validation_error` or `simple_run`.
        """
        return cast("str", await self._send(Call("GET", "/api/docs/{key}.md", "text", params={"key": key}, timeout=timeout, max_retries=max_retries)))

    async def get_docs_figure(self, name: str, *, timeout: float | None = None, max_retries: int | None = None) -> str:
        """Figure of the documentation.

        A figure that pages show, computed by the engine (SVG).

        :param name: Name of the figure, as the pages link to it.
        """
        return cast("str", await self._send(Call("GET", "/api/docs/figures/{name}", "text", params={"name": name}, timeout=timeout, max_retries=max_retries)))

    async def get_patch_notes(self, *, timeout: float | None = None, max_retries: int | None = None) -> str:
        """What each engine version changed.

        The change log as Markdown, newest version first: every change that moves a number, by how much, and why. `summary.provenance.engine_version` of an answer names the version that ran.
        """
        return cast("str", await self._send(Call("GET", "/api/patch-notes", "text", timeout=timeout, max_retries=max_retries)))

    async def get_llms_text(self, *, timeout: float | None = None, max_retries: int | None = None) -> str:
        """Guide for language models.

        A short guide in plain text: what a program that reads text needs to send its first requests, with the addresses of all pages of the documentation. `/llms-full.txt` has the pages themselves.
        """
        return cast("str", await self._send(Call("GET", "/llms.txt", "text", timeout=timeout, max_retries=max_retries)))

    async def send_feedback(self, body: types.FeedbackRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.FeedbackReceived:
        """Write to the operator.

        Stores a message for whoever runs this service, with or without an account. At most 20 an hour from one account, or from one address without an account. It is kept for a year at most; when the room for feedback is full, the oldest goes first. Feedback that was sent with an account is part of `GET /api/me/export`, and is deleted with the account. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.FeedbackReceived", await self._send(Call("POST", "/api/feedback", "once", body=body, timeout=timeout, max_retries=max_retries)))

    async def get_health(self, *, timeout: float | None = None, max_retries: int | None = None) -> types.Health:
        """Liveness.

        Reports that the process is alive, its version and the queue depth.
        """
        return cast("types.Health", await self._send(Call("GET", "/api/health", "repeatable", timeout=timeout, max_retries=max_retries)))

    async def get_ready(self, *, timeout: float | None = None, max_retries: int | None = None) -> types.Ready:
        """Readiness.

        Answers 200 when the service can accept work: its store answers and can be written. Otherwise 503: send requests to another instance, and try again after `Retry-After`. For liveness use `/api/health`, which does not access the store.
        """
        return cast("types.Ready", await self._send(Call("GET", "/api/ready", "repeatable", timeout=timeout, max_retries=max_retries)))

    async def get_openapi(self, *, timeout: float | None = None, max_retries: int | None = None) -> dict[str, Any]:
        """This document.

        The OpenAPI 3.1 description of the service.
        """
        return cast("dict[str, Any]", await self._send(Call("GET", "/openapi.json", "repeatable", timeout=timeout, max_retries=max_retries)))

    async def get_docs_home(self, *, timeout: float | None = None, max_retries: int | None = None) -> str:
        """Documentation.

        Start of the documentation site. Its pages are those of `GET /api/docs`, at `/docs/{key}`.
        """
        return cast("str", await self._send(Call("GET", "/docs", "text", timeout=timeout, max_retries=max_retries)))

    async def get_reference_page(self, *, timeout: float | None = None, max_retries: int | None = None) -> str:
        """Interactive reference.

        The interactive reference page of this document.
        """
        return cast("str", await self._send(Call("GET", "/docs/reference", "text", timeout=timeout, max_retries=max_retries)))

    async def get_metrics(self, *, timeout: float | None = None, max_retries: int | None = None) -> str:
        """Metrics.

        Counters and gauges of this process in the Prometheus text format (0.0.4), each with its HELP and TYPE. A server that listens on its own machine only shows them without a token. When the operator has set METRICS_TOKEN, send it as `Authorization: Bearer`; a server that listens beyond its machine shows no metrics without that setting.
        """
        return cast("str", await self._send(Call("GET", "/metrics", "text", timeout=timeout, max_retries=max_retries)))

    async def list_usage(self, *, timeout: float | None = None, max_retries: int | None = None) -> list[types.MonthOfUsage]:
        """Usage by month.

        What the account used, newest month first (UTC). Runs that failed, whose units were released, are not counted.
        """
        return cast("list[types.MonthOfUsage]", await self._send(Call("GET", "/api/me/usage", "repeatable", timeout=timeout, max_retries=max_retries)))

    async def start_top_up(self, body: types.TopUpRequest, *, timeout: float | None = None, max_retries: int | None = None) -> types.CheckoutLink:
        """Top up the wallet.

        Starts a checkout that adds money to the wallet. Open `url` in a browser; the money counts once the checkout is finished. At most 30 checkouts an hour. A service that charges nothing (`ACCOUNTS=open`) refuses it with 403. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.CheckoutLink", await self._send(Call("POST", "/api/billing/topup", "once", body=body, timeout=timeout, max_retries=max_retries)))

    async def start_monthly(self, *, timeout: float | None = None, max_retries: int | None = None) -> types.CheckoutLink:
        """Switch to monthly billing.

        Starts a checkout that switches the account to monthly billing: runs beyond the free units and the wallet are paid at the end of the month, up to `budget_usd`. An account that pays by month already gets 409 `already_monthly`. A service that charges nothing (`ACCOUNTS=open`) refuses it with 403. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.CheckoutLink", await self._send(Call("POST", "/api/billing/monthly", "once", timeout=timeout, max_retries=max_retries)))

    async def open_portal(self, *, timeout: float | None = None, max_retries: int | None = None) -> types.PortalLink:
        """Cards and invoices.

        Makes a link to the page of the payment provider for cards, invoices and the end of monthly billing. 404 before the first payment. A service that charges nothing (`ACCOUNTS=open`) refuses it with 403. A key is refused with 403 where a session switched that off (`keys_may_raise` false of `PUT /api/me/budget`). A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.PortalLink", await self._send(Call("POST", "/api/billing/portal", "once", timeout=timeout, max_retries=max_retries)))

    async def confirm_checkout(self, session_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.ConfirmedCheckout:
        """Apply a finished checkout.

        Applies a checkout that the person has finished, if the provider has not reported it yet. It counts once, however often it is called. A service that charges nothing (`ACCOUNTS=open`) refuses it with 403. A session works in place of a key; with one, the header `Origin` has to name this server.

        :param session_id: `session_id` of the checkout. The provider also adds it to the address of the page that it returns to.
        """
        return cast("types.ConfirmedCheckout", await self._send(Call("POST", "/api/billing/checkout/{session_id}/confirm", "once", params={"session_id": session_id}, timeout=timeout, max_retries=max_retries)))

    async def sync_billing(self, *, timeout: float | None = None, max_retries: int | None = None) -> types.BillingState:
        """Refresh monthly billing.

        Takes the state of monthly billing from the payment provider. A service that charges nothing (`ACCOUNTS=open`) refuses it with 403. A session works in place of a key; with one, the header `Origin` has to name this server.
        """
        return cast("types.BillingState", await self._send(Call("POST", "/api/billing/sync", "once", timeout=timeout, max_retries=max_retries)))

    async def receive_payment_event(self, body: types.PaymentEvent, *, timeout: float | None = None, max_retries: int | None = None) -> types.ReceivedEvent:
        """For the payment provider.

        The webhook of the payment provider: no other client needs it. The provider signs each event; one that it did not sign, or signed more than 5 minutes ago, is refused with 403. An event that comes again changes nothing, and events may come in any order. Refunds and disputes take their money out of the wallet; a dispute that is won puts it back.
        """
        return cast("types.ReceivedEvent", await self._send(Call("POST", "/api/billing/webhook", "once", body=body, timeout=timeout, max_retries=max_retries)))
