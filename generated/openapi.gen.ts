// Written by codegen from openapi.json. Do not edit: bun run gen.
export interface paths {
    "/api/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate a plant
         * @description Runs one plant with the weather in the request. Answers 200 when the run finishes within the wait limit, otherwise 202. With `Accept: text/csv` the answer is only the series, as CSV: one header line with titles and units, then one row per timestep; `include_series` is not needed. With `Accept: application/vnd.apache.arrow.stream` it is the same series as an Arrow IPC stream with exact values; `GET /api/runs/{run_id}/series.arrow` describes it. With `Accept: image/svg+xml` it is a picture (`picture`), with `Accept: application/pdf` or `text/html` the report of the run, whose cover `report` in the request describes. Any other `Accept` returns JSON, including one that names none of the types or gives them the same weight. A run that continues in the background answers 202 with JSON in any case, and its series is kept. One JSON answer contains at most 4,000,000 series values (rows x columns), one CSV or Arrow answer 10,000,000. A year of 1- or 2-minute rows with all columns exceeds both limits and is refused with 422 before it runs: name fewer series in `columns`, or send `Prefer: respond-async` and read the stored run (JSON up to 10,000,000 values) or its `links.series_csv` or `links.series_arrow`, which have no such limit. A run with a key or a session is stored for its account, and `links.run` points to it.
         */
        post: operations["createRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate a plant
         * @description Runs one plant with the weather in the request. Answers 200 when the run finishes within the wait limit, otherwise 202. With `Accept: text/csv` the answer is only the series, as CSV: one header line with titles and units, then one row per timestep; `include_series` is not needed. With `Accept: application/vnd.apache.arrow.stream` it is the same series as an Arrow IPC stream with exact values; `GET /api/runs/{run_id}/series.arrow` describes it. With `Accept: image/svg+xml` it is a picture (`picture`), with `Accept: application/pdf` or `text/html` the report of the run, whose cover `report` in the request describes. Any other `Accept` returns JSON, including one that names none of the types or gives them the same weight. A run that continues in the background answers 202 with JSON in any case, and its series is kept. One JSON answer contains at most 4,000,000 series values (rows x columns), one CSV or Arrow answer 10,000,000. A year of 1- or 2-minute rows with all columns exceeds both limits and is refused with 422 before it runs: name fewer series in `columns`, or send `Prefer: respond-async` and read the stored run (JSON up to 10,000,000 values) or its `links.series_csv` or `links.series_arrow`, which have no such limit. A run with a key or a session is stored for its account, and `links.run` points to it.
         */
        post: operations["createRunV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/run/simple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Simulate from an address
         * @description A simple run as an address that can be sent as a link: the fields of `POST /api/run/simple` that are a number, a word or a switch stand in the query, and weather, module and inverter by id. The answer is that of the POST, in the same formats (`Accept`) but HTML, which browsers ask for, and refusals name the same fields. Not taken: inline weather, modules and inverters, scenes, `uncertainty_parts`, `Idempotency-Key` and `Prefer`. Nothing is kept in a cache: every call runs. A session cookie is not read, so that a page of another site cannot run at the cost of whoever opens it; with a key the call is stored and charged as the POST, once for every call, and without one a charged service answers 401.
         */
        get: operations["getSimpleRun"];
        put?: never;
        /**
         * Simulate from a location and a size
         * @description Expands a location and a size to a full request with documented defaults, and runs it. With `Accept: text/csv` the answer is only the series, as CSV: one header line with titles and units, then one row per timestep; `include_series` is not needed. With `Accept: application/vnd.apache.arrow.stream` it is the same series as an Arrow IPC stream with exact values; `GET /api/runs/{run_id}/series.arrow` describes it. With `Accept: image/svg+xml` it is a picture (`picture`), with `Accept: application/pdf` or `text/html` the report of the run, whose cover `report` in the request describes. Any other `Accept` returns JSON, including one that names none of the types or gives them the same weight. A run that continues in the background answers 202 with JSON in any case, and its series is kept. One JSON answer contains at most 4,000,000 series values (rows x columns), one CSV or Arrow answer 10,000,000. A year of 1- or 2-minute rows with all columns exceeds both limits and is refused with 422 before it runs: name fewer series in `columns`, or send `Prefer: respond-async` and read the stored run (JSON up to 10,000,000 values) or its `links.series_csv` or `links.series_arrow`, which have no such limit. A run with a key or a session is stored for its account, and `links.run` points to it.
         */
        post: operations["createSimpleRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/run/simple/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The full request of a simple run, without running it
         * @description Expands a location and a size to the full request that `POST /api/run/simple` would run, with every assumed value, and runs nothing. Take `request`, change it, and send it to `POST /api/run` or to `POST /api/tree/{stage}`. It refuses what the simple run refuses of the fields that are sent; what only the models notice, the run says. Without `weather` it takes the typical year as the simple run does, and names it by its id. Not charged, and open without an account.
         */
        post: operations["expandSimpleRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/run/simple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate from a location and a size
         * @description Expands a location and a size to a full request with documented defaults, and runs it. With `Accept: text/csv` the answer is only the series, as CSV: one header line with titles and units, then one row per timestep; `include_series` is not needed. With `Accept: application/vnd.apache.arrow.stream` it is the same series as an Arrow IPC stream with exact values; `GET /api/runs/{run_id}/series.arrow` describes it. With `Accept: image/svg+xml` it is a picture (`picture`), with `Accept: application/pdf` or `text/html` the report of the run, whose cover `report` in the request describes. Any other `Accept` returns JSON, including one that names none of the types or gives them the same weight. A run that continues in the background answers 202 with JSON in any case, and its series is kept. One JSON answer contains at most 4,000,000 series values (rows x columns), one CSV or Arrow answer 10,000,000. A year of 1- or 2-minute rows with all columns exceeds both limits and is refused with 422 before it runs: name fewer series in `columns`, or send `Prefer: respond-async` and read the stored run (JSON up to 10,000,000 values) or its `links.series_csv` or `links.series_arrow`, which have no such limit. A run with a key or a session is stored for its account, and `links.run` points to it.
         */
        post: operations["createSimpleRunV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the runs of the account
         * @description Every run that was sent with a key or a session is stored for its account until the account deletes it; a run with `include_series`, or whose answer is CSV or Arrow, with its series. Newest first. Runs that are stored while you read the pages neither repeat nor hide others.
         */
        get: operations["listRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{run_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a stored run
         * @description Returns the request as sent, the sections that its ids resolved to, and the answer. Answers 202 while the run is still running, and 422 when it failed. A run that was sent with credentials is found by its account only. A run without credentials that went to the background is found by everyone who knows its id, for 24 hours. With `Accept: image/svg+xml` the answer is a picture of the run (`picture`; `heatmap`, `duration` and `day` need a run that was made with series), with `Accept: application/pdf` or `text/html` its report.
         */
        get: operations["getRun"];
        put?: never;
        post?: never;
        /**
         * Delete a run of the account
         * @description Deletes a run with its series. A run that has not ended is refused: cancel it first (`POST /api/runs/{run_id}/cancel`). An answer that was kept for an `Idempotency-Key` is still repeated to its own caller until it is 24 hours old. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        delete: operations["deleteRun"];
        options?: never;
        head?: never;
        /**
         * Name a run of the account
         * @description Writes the label by which the account finds the run in its list, and returns the entry. A run that has not ended may have one too. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        patch: operations["labelRun"];
        trace?: never;
    };
    "/api/runs/{run_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a run
         * @description Ends a run that continues in the background: it is failed, what was reserved for it is released, and its worker is free within about a second. Reading it answers 422 `run_failed` with the failure `run_cancelled` in `errors`. When the run ends at the same moment, one of the two counts: `cancelled` says whether it was the cancellation. A run that has ended stays as it is, so that cancelling again answers the same. A run with an account is cancelled by its account only, one without by whoever knows its id.
         */
        post: operations["cancelRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/runs/{run_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a stored run
         * @description Returns the request as sent, the sections that its ids resolved to, and the answer. Answers 202 while the run is still running, and 422 when it failed. A run that was sent with credentials is found by its account only. A run without credentials that went to the background is found by everyone who knows its id, for 24 hours. With `Accept: image/svg+xml` the answer is a picture of the run (`picture`; `heatmap`, `duration` and `day` need a run that was made with series), with `Accept: application/pdf` or `text/html` its report.
         */
        get: operations["getRunV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{run_id}/series.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Series of a stored run as CSV
         * @description One row per timestep: the start of the row in the standard time of the weather, the series with their units in the header, then the reference series of the weather. A reference series that has the name of a series of a run has its unit too, and the ending `_ref`: `E_Grid_ref (kWh)`. Nothing follows them. The title of the time names the zone of its stamps (`time (UTC+01:00)`), and so does the header `X-Timezone`; `?columns=timezone` adds it as the last column, in hours from UTC. A coded column has its legend in place of the unit (`TrkState (0 tracking; 1 backtracking; ...)`). Values are rounded to 1e-13 of the largest value in the column. An empty cell means that there is no value. A series of any length can be streamed.
         */
        get: operations["getRunSeriesCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{run_id}/series.arrow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Series of a stored run as Arrow
         * @description The same columns as `series.csv` as an Apache Arrow IPC stream with one record batch, for machines: pandas, Polars, DuckDB and R read it without parsing numbers. `time` is the start of the row, a timestamp in milliseconds with the zone of the weather (`+01:00`). All other columns are exact doubles, not rounded; NaN means that there is no value. The metadata of a column has its `label` and `unit` (none for a reference series that no run has), that of a coded column also its `legend`, a JSON list. The metadata of the schema has `run_id`, `step_minutes` and `timezone` in hours from UTC; the answer of a run that is not stored has no `run_id`.
         */
        get: operations["getRunSeriesArrow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{run_id}/report.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report of a stored run as a PDF
         * @description The report of a stored run, as a link that a browser opens: the answer of `GET /api/runs/{run_id}` with `Accept: application/pdf`. The same run gives the same bytes.
         */
        get: operations["getRunReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tree/{stage}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Score the model options of a stage
         * @description Runs the request once with every option of every step of the stage, one change at a time, and returns the effect of each option: energy, difference, the stage's own rows of the loss diagram, run time in ms, and the deviation from each reference series in the weather. Each score comes from a full run with the option. Not charged. Where runs are charged, a caller without an account has ten comparisons of options, sizings and budgets of uncertainty an hour together (`FREE_COMPARISONS_PER_HOUR` of the operator), and then 401; with an account they are free.
         */
        post: operations["scoreTree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tree/{stage}/describe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Describe the steps of a stage
         * @description Lists the steps of the stage, the options of each step and the path that the request selects, without running the plant. Each option that does not apply to the request gives the reason. Not charged.
         */
        post: operations["describeTree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare runs
         * @description Runs two to ten requests, or takes runs that are stored, and puts them side by side: the difference in energy by rows of the loss diagram, which add up to it; the fields of the requests that differ; the figures of the year and of the months; parts of plants by their ids. The difference is divided among the rows by the logarithmic mean Divisia index (LMDI-I): plants that differ in one loss only have the whole difference in its row. With `Accept: text/html` or `application/pdf` the answer is a report. It costs what its requests cost as runs of their own; stored runs cost nothing. When a request is refused, nothing is run or charged. Nothing is stored.
         */
        post: operations["compareRuns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/performance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test the performance of a plant
         * @description Tests measured rows of a plant (irradiance in its plane, temperatures, wind, AC and DC power; 1 to 60 minutes) against a run: the performance ratio of IEC 61724-1, plain and corrected for temperature, with yields and losses by month; the regression of ASTM E2848 at reporting conditions of ASTM E2939; the capacity test of IEC TS 61724-2; where the rows of the run are those of the measurement, the energy test of IEC TS 61724-3; availability. Filters say how many records they left out. Findings name what makes a result hard to believe. Powers that are a thousand times those of the plant are refused: their unit is not kW. With `Accept: text/html` or `application/pdf` the answer is a report with pictures. It costs what its request costs as a run; a stored run costs nothing. Nothing is stored.
         */
        post: operations["testPerformance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parse-measured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read measured rows of a plant
         * @description Reads a table of what was measured at a plant (CSV with a line of column names, plain or gzip-compressed; any separator, decimal commas, dates in any order) into the section `measured` of POST /api/performance: time, irradiance in the plane (POA), AC power, and where they are there DC power, temperatures of module and air, wind, availability and curtailment, by their names in English, German, French and Spanish. Powers in W, kW and MW and energies of the row in Wh, kWh and MWh become kW. Values outside the range of a request and codes of loggers, such as a power of -9999, are missing: they become null, are counted, and noted. A counter of energy is refused. A table without irradiance in the plane or without AC power is refused. A file may have 96 MB after decompression and 2.2 million rows. Nothing is stored.
         */
        post: operations["parseMeasured"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uncertainty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Energy by probability from a budget of uncertainties
         * @description Combines any list of named parts with their distributions, correlations and years to the energies that are exceeded with 50 to 99 %, of one year, of the means of 5 to 30 years, and of each year of operation; with the share of each part in the variance, and what each does alone (tornado). Drawn by a seeded Latin hypercube; with 100,000 draws normal parts are within 0.05 % of their closed form. With `energies_kwh` it runs no plant, and is not charged: `summary.exceedance` of a run combines its own four parts. With `request` the energies are those of the run of a plant, and `fields` are fields of it whose values are uncertain (soiling, mismatch, heat transfer, albedo, availability, degradation): runs with values drawn by a seeded Latin hypercube say what they do, and what the runs have in common runs once. A study of a plant that takes longer than its caller waits, or that is sent with `Prefer: respond-async`, is a stored study, as a sweep is; with a key or a session it is stored for its account.
         */
        post: operations["assessUncertainty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/iam-curve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Incidence-angle curve
         * @description The incidence-angle curve for the beam that a run with these sections would apply, and the diffuse factors by tilt. `auto` is resolved to the curve that a run would use.
         */
        post: operations["getIamCurve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/defaults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A complete run request
         * @description A complete request for a real plant, ready to run. Remove `_meta` before you send it.
         */
        get: operations["getDefaults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schema/run.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * JSON Schema of a run request
         * @description Self-contained JSON Schema (2020-12) of the body of `POST /api/run`.
         */
        get: operations["getRunSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schema/scene.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * JSON Schema of a scene
         * @description Self-contained JSON Schema (2020-12) of the section `scene` and of the body of `POST /api/scene/validate`. What the schema alone cannot say, such as unique ids, is checked there.
         */
        get: operations["getSceneSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scene/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a scene
         * @description Reads a scene without running it. Returns the scene as read, with ids and defaults filled in, its counts, and warnings. A scene with failures is 422 and lists all of them; their paths begin at the scene (`types.0.kind`). What needs the site or the array section is checked by a run: the distance of the origin, the racking mode, the pitch and the number of modules.
         */
        post: operations["validateScene"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scene/export.glb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A scene as a 3D model (GLB)
         * @description Writes a scene as binary glTF 2.0, which browsers, Blender and most viewers open: metres, y up, north along -z, a node for each placement and object named by its id. Coordinates are single precision, so a scene far from zero stands about its middle; `moved_by` in the extras of the scene says by how much. Not charged, not stored.
         */
        post: operations["exportSceneGlb"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scene/export.pvc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A scene as PVCollada (.pvc)
         * @description Writes a scene as PVCollada 2.0 (Collada 1.5, z up, x east, y north), with a rack for each table and a mesh for each object. `POST /api/parse-scene` reads it again within a micrometre, with strings, kinds of objects and transmittance. Modules have no name and no power in a scene: `nom_power` is 0. Not charged, not stored.
         */
        post: operations["exportScenePvc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scene/export.shd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A scene for PVsyst (SHD)
         * @description Writes a scene as a near-shading scene of PVsyst. The classes of that format are not published: it is what `POST /api/parse-scene` reads, and a note of that operation says what is assumed. Not charged, not stored.
         */
        post: operations["exportSceneShd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scene/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Solve one day of a scene
         * @description Runs one day of the weather with the row model `projection`, and returns every row of that day: sun, weather, irradiance of the field, rotation of the trackers, and the beam shade of each table. The rows are those of a run of the same request with `row_model` `projection`; beyond 64 placements the shade of sky and ground light is averaged over fewer tables (within 0.3 % of the light of a day). Not charged, not stored.
         */
        post: operations["solveSceneDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scene/day.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Picture of a scene in one row of a day
         * @description An SVG of the scene in one row of `POST /api/scene/day`: trackers at their rotation, tables coloured by the share of the beam that shade takes, with their frames and the lines between their strings, the ridges of roofs, the ground as lines of equal height, a scale bar, north, and what the colours mean. A browser shows the name and the shade of the table under the pointer. Not charged, not stored.
         */
        post: operations["drawSceneDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scene-examples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Example scenes
         * @description Five plants with real dimensions, each with the fields of other sections that belong to it. To build a run request: take `GET /api/defaults` without `_meta`, put the scene in `scene`, merge `array_patch` into `array`, set `bifacial` to null, and merge `patch` into the other sections. `GET /api/demos/{demo_id}` has the request that comes of it.
         */
        get: operations["listSceneExamples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scene-examples/{example_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One example scene
         * @description The complete scene section of an example.
         */
        get: operations["getSceneExample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scene-examples/{example_id}.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture of an example scene
         * @description An SVG of an example scene at an instant, at the site of `GET /api/defaults`, under a clear sky without wind: its trackers as `array_patch` lets them turn, its tables coloured by the share of the beam that shade takes. A browser shows the name and the shade of the table under the pointer.
         */
        get: operations["drawSceneExample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Demo runs
         * @description Runs of the example scenes: one for each, with the same id. `GET /api/demos/{demo_id}` returns the complete request and its result.
         */
        get: operations["listDemos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demos/{demo_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One demo run
         * @description The complete request of a demo, with its weather inline, and the stored result with its hourly series. The service computes the result once per engine version, in the background after a start; a request that comes earlier waits for it. `result.links` has the series as CSV and as an Arrow stream. Demos are not charged.
         */
        get: operations["getDemo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demos/{demo_id}/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Solve one day of a demo
         * @description The answer of `POST /api/scene/day` for the demo's own request. Not charged.
         */
        post: operations["solveDemoDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pricing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pricing rules
         * @description The rules that determine how many units a run is charged.
         */
        get: operations["getPricing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pricing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pricing rules
         * @description The rules that determine how many units a run is charged.
         */
        get: operations["getPricingV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a sign-in link
         * @description Sends a sign-in link to the address. It works once, for 15 minutes. The first sign-in makes the account. Answer and work are the same whether or not the address is known. Limits: 10 links an hour from one address, 5 to one email address. A page of another site is refused: it sends its visitors to `/signin`.
         */
        post: operations["startSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page that a sign-in link opens
         * @description A page with a button that signs in. Opening it does not use the link up, so that programs that look at mails cannot. When the link does not work any more, the page says so.
         */
        get: operations["showSignInLink"];
        put?: never;
        /**
         * Use a sign-in link
         * @description Uses the link and sets the cookie of the session: HttpOnly, SameSite=Lax, Secure over TLS, for 30 days. A browser (Accept: text/html) is sent on to the page that RETURN_URL names, or gets a page that says why the link does not work; others get JSON, or 401. A request of a page of another site is refused.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the cookie. Does nothing without one.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Terms
         * @description The terms and conditions as Markdown. The header `X-Terms-Version` has their version.
         */
        get: operations["getTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account
         * @description The account of the key or session: terms, free units, balance, billing, profile and preference. Without credentials, the prices.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        /**
         * Delete the account
         * @description Deletes the personal data of the account at once: email address, profile, logo, sessions, keys, events, stored runs and uploads. The ledger stays and names no person; a digest of the address is kept until the month ends (UTC), so that free units are given once a month: whoever comes back in the month finds the account empty, with its wallet and its used units. Monthly billing ends at the payment provider, with a last invoice of what was used. What is left in the wallet is not paid out by itself: use it up first, or ask the operator for a refund, which is possible afterwards as well. Needs a session; a key is refused with 403.
         */
        delete: operations["deleteMe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the terms
         * @description Agreement to the current terms after they changed. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        post: operations["acceptTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/budget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Limit monthly billing
         * @description Sets the most that monthly billing may charge in a month. A key and a session may raise and lower it. A session may also send `keys_may_raise` false: from then on a key may only lower it, and what a leaked key may cost stays below this budget. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        put: operations["setBudget"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the profile
         * @description Sets what is printed on reports. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        put: operations["setProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The logo
         * @description The logo of the account, as it was sent.
         */
        get: operations["getLogo"];
        /**
         * Set the logo
         * @description Keeps a PNG or JPEG picture, by its content, of at most 1 MB, 4,096 pixels a side, 2 million pixels and 8 bits a channel. An animated picture is refused. A report leaves out a logo that was kept before these bounds, and says so. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        put: operations["setLogo"];
        post?: never;
        /**
         * Delete the logo
         * @description Deletes the logo. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        delete: operations["deleteLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/preference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Prefer a path through the models
         * @description Saves options of the models that simple runs of the account use from now on, and full runs that ask for it. Steps and options are checked. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        put: operations["setPreference"];
        post?: never;
        /**
         * Forget the preference
         * @description Runs use the defaults again. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        delete: operations["deletePreference"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Security events of the account
         * @description Sign-ins, keys that were made and revoked, changes of the budget, and the like: the newest 200, newest first. They are kept for 400 days.
         */
        get: operations["listSecurityEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is stored of the account
         * @description Everything that the service stores of the person, as one JSON object with a key for each part. Secrets are not stored, and so not in it. Limit: 10 an hour.
         */
        get: operations["exportMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * API keys
         * @description The keys of the account, newest first, without the keys themselves.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Make an API key
         * @description Makes a key. The answer alone contains it. An account has at most 50 keys and makes at most 30 an hour. A key may make other keys unless a session switched that off (`keys_may_raise` false of `PUT /api/me/budget`): then a key is refused with 403. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description The key stops working at once: every operation answers it with 401. A key may revoke itself, and others unless a session switched that off (`keys_may_raise` false of `PUT /api/me/budget`): then it is refused with 403. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Webhooks
         * @description The webhooks of the account, oldest first, without their secrets.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Make a webhook
         * @description Makes a webhook: an address that is called when runs and studies of the account end that were answered with 202. It is called for nothing until it is confirmed: the service sends it the event `webhook.confirm` with a `challenge` at once, and the account sends that back with `POST /api/webhooks/{webhook_id}/confirm`. The answer alone contains the `secret` by which the receiver checks the signatures, which follow the Standard Webhooks specification (`webhook-id`, `webhook-timestamp`, `webhook-signature`). The address has to begin with `https://`, on port 443 or 8443, and lead to the public internet. An account has at most 10 webhooks, and makes and tests at most 60 an hour. A key may make webhooks unless a session switched that off (`keys_may_raise` false of `PUT /api/me/budget`): then a key is refused with 403. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook
         * @description A webhook of the account, without its secret.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes a webhook with its log. What waits for it is not sent. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description Changes the events of a webhook, or switches it off and on. One that was disabled because its address took nothing for 5 days is switched on again with `enabled` true. What waited for a webhook that is switched off is not sent later. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/api/webhooks/{webhook_id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a webhook
         * @description Sends back the `challenge` that the address of the webhook got with the event `webhook.confirm`. It proves that whoever has the account reads what the address receives: from then on the webhook is called. A webhook that is not confirmed within 7 days is deleted. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        post: operations["confirmWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhook_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a webhook
         * @description Sends the event `webhook.test`, or `webhook.confirm` again while the webhook is not confirmed, once and without retries. The answer says how that ended: it comes when the receiver has answered, after 10 seconds at most. `state` is `waiting` when the receiver has too many other events at the moment; the log has the end then. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhook_id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret of a webhook
         * @description Makes a new secret, which this answer alone contains. For 24 hours each message is signed with both, so that receivers can change theirs in the meantime. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhook_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Log of a webhook
         * @description What was sent to a webhook and what waits for it, newest first, at most 200. Deliveries are kept for 30 days, and the newest 200 of a webhook.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/library/modules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search modules
         * @description Components whose manufacturer, model or id contains the whole `q`, in any case and with its punctuation, come first. A search by words adds those in which every word matches; case, diacritics and punctuation do not matter (`SG-350hx`, `lr5 72hbd 540m`). Words match manufacturer, model and id, whole words before beginnings of words before their inside. Names of series are found where a source at hand gives them (`tiger neo`, `vertex`, `hi-mo 5`, `alpha`); `series` of an entry has them. `bifacial`, `monofacial`, `topcon`, `hjt`, `ibc`, `perc`, `n-type`, `mono`, `poly`, `cdte` and `cigs` match what is known of the cells. A number matches the rated power within 10 %, the nearest first, and after that digits in names; when nothing matches so, it matches the nearest power (`number_match` of each entry says which). When nothing contains `q` and no component has all words, those that have most of its letters are found, the query taken apart at its hyphens, slashes and powers (`TSM-NEG21C.20 695W`, `JKM635N-78HL4-BDV`), and a manufacturer or series with an error or two is read as the nearest (`trinna`); `unmatched_words` of each entry and `X-Unmatched-Words` then have what the first does not have as it was typed. When none has more than half, the answer is empty and `X-Unmatched-Words` has the words that no component has. Models that the lists have had for three years or more are ranked like 0.1 % further from the number. Among equals, figures of PAN and OND files and of data sheets come first, then newer lists, then newer models, then manufacturer and name. Eight words are read. `X-Total-Count` is the number of all matches, and `Link` the address of the next page. `GET /api/components/{component_id}` has the figures of one, and what our models make of them.
         */
        get: operations["listModules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/library/inverters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search inverters
         * @description Components whose manufacturer, model or id contains the whole `q`, in any case and with its punctuation, come first. A search by words adds those in which every word matches; case, diacritics and punctuation do not matter (`SG-350hx`, `lr5 72hbd 540m`). Words match manufacturer, model and id, whole words before beginnings of words before their inside. Names of series are found where a source at hand gives them (`sunny tripower core1`, `sunny boy 5`); `series` of an entry has them. A number without unit is kW, or from 100 on also W; `600V`, `1000V` and `1500V` match the voltage class. A number matches the rated power within 10 %, the nearest first, and after that digits in names; when nothing matches so, it matches the nearest power (`number_match` of each entry says which). When nothing contains `q` and no component has all words, those that have most of its letters are found, the query taken apart at its hyphens, slashes and powers (`TSM-NEG21C.20 695W`, `JKM635N-78HL4-BDV`), and a manufacturer or series with an error or two is read as the nearest (`trinna`); `unmatched_words` of each entry and `X-Unmatched-Words` then have what the first does not have as it was typed. When none has more than half, the answer is empty and `X-Unmatched-Words` has the words that no component has. Models that the lists have had for three years or more are ranked like 0.1 % further from the number. Among equals, figures of PAN and OND files and of data sheets come first, then newer lists, then newer models, then manufacturer and name. Eight words are read. `X-Total-Count` is the number of all matches, and `Link` the address of the next page. `GET /api/components/{component_id}` has the figures of one, and what our models make of them.
         */
        get: operations["listInverters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parse-pan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a PAN module file
         * @description Reads a PVsyst module file (.PAN, text versions from 6.40 on) in any encoding, plain or gzip-compressed. `module` and `iam` run unchanged; `patch` and `electrical_shade` are offered apart and change nothing until they are merged. `notes` names by key and line what was derived, fitted, changed or ignored, and `checks` compares the file's own figures with those of the section: power at STC, temperature coefficients, low light. A file that cannot be read, or whose figures no module has, is refused (422) with the line and the key. Binary files (before version 6.40) are refused: save them again in a later version. A file may have 256 kB and 5,000 lines.
         */
        post: operations["parsePan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parse-ond": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an OND inverter file
         * @description Reads a PVsyst inverter file (.OND, text versions from 6.40 on) in any encoding, plain or gzip-compressed: limits, MPPT window, one or three efficiency curves, temperature derating, night consumption. `inverter` runs unchanged; `patch` and `per_inverter` are offered apart. `notes` names by key and line what was derived, changed or ignored, and `checks` compares the efficiency curves with the European, CEC and maximum efficiencies that the file states. A file that cannot be read, or whose figures no inverter has, is refused (422) with the line and the key. Binary files (before version 6.40) are refused. A file may have 256 kB and 5,000 lines.
         */
        post: operations["parseOnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parse-scene": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a layout, scene or terrain: PVsyst, PVCollada, DXF, GeoJSON, KML, tables, GeoTIFF, LandXML
         * @description Reads the layout of a plant that another program wrote, plain or gzip-compressed, and says in `format` what it is: PVCollada (.pvc, .pvc2) and Collada (.dae), DXF as text, GeoJSON, KML and KMZ, tables of piles or tables (CSV), SolarFarmer inputs (JSON). Heights of a GeoTIFF, an ESRI ASCII grid (.asc), a list of points (.xyz) or a surface of LandXML become `terrain`. What is a table and what an object follows from names of layers, folders, blocks and features, or from `roles`; the guide [layouts](/docs/guides/layouts) has the rules. A layout may have 9 MB. Reads a PVsyst variant (.VC0 to .VCZ, .VDx), scene (.SHD), project (.PRJ) or site (.SIT), text in any encoding, plain or gzip-compressed. `scene` and `array_patch` are the plant's layout, `request_patch` its system: stringing, losses, heat balance, incidence angles, site, horizon, albedo. `components` names the module and inverter files, which a variant does not contain. `sub_arrays` are the parts of a plant whose sub-arrays differ. Merge the patches key by key into the sections of a run; where both have a field, `array_patch` is the racking and `request_patch.array` the stringing. `notes` says by class and line what was converted, assumed and left out. A variant without a scene has `scene` null and its array all the same. A file that cannot be read is refused (422) with its line and key. A file may have 8 MB and 300,000 lines.
         */
        post: operations["parseScene"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parse-project": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a whole PVsyst project
         * @description Reads a ZIP of the files of a PVsyst project in one call: project (PRJ), variants (VC0 to VCZ), modules (PAN), inverters (OND), weather, horizons (HOR), scenes (SHD) and sites (SIT). `request` is one run request of a variant: the one calculated last, or the one that `variant` names. The weather and the reference series are the hours that the variant has of its simulation, else a weather file of the archive. `missing` says which files are not there or cannot be read, and why; until it is empty, `request` has the sections that the files give and does not run. `files` says of every file of the archive whether it was used. `offers` are horizons, scenes and sites that the variant ran without: they change nothing until they are merged. Files are found by name without their folders; of two of one name the first counts. Nothing of the archive is written anywhere. An archive may have 500 files and 64 MB after decompression; archives within it are not opened.
         */
        post: operations["parseProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parse-hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read hourly results of PVsyst
         * @description Reads the hourly results of a PVsyst simulation (CSV of any version and separator, or the variant that has them), plain or gzip-compressed. `reference_series` are its columns under the names and in the units of a run: sent as `weather.reference_series`, they come out next to the series of the run, are compared in `summary.comparison`, and scored by POST /api/tree/{stage}. Up to version 7 PVsyst takes soiling after the incidence angles, a run before them: its GlobSlg is GlobIAM of a run, and its GlobIAM is left out. AzSol and PhiAng, which it counts otherwise, are left out too. `weather` is a section with the weather columns of the file and these series, ready for a run. Power becomes energy of the row. A CSV states no time zone and no place: send them, or `weather` is read in UTC. A variant states both, and has a year of every variable that its simulation stored: it may have 32 MB and 200,000 lines, a CSV 96 MB after decompression.
         */
        post: operations["parseHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Documented building blocks
         * @description Current modules (n-type TOPCon, heterojunction, back contact, PERC, CdTe) and string and central inverters of the library, whose figures all have a source. `GET /api/components/{component_id}` has the section, the origin, and what our models make of it. The operator can add more. For one plant, send the figures as an inline section, or its PAN or OND file (POST /api/parse-pan, POST /api/parse-ond).
         */
        get: operations["listComponents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/components/{component_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One component
         * @description Section, origin and fit of any module or inverter of the library, of the documented building blocks as of all others. 12 ids (modules with a built-in inverter) are in both lists: `kind` selects the entry, and without it the answer is the module, with a note.
         */
        get: operations["getComponent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sweep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run variants of a plant
         * @description Runs a plant with every combination of the values of up to five fields, at most 20,000 variants, and answers the figures that were asked for as columns. Each variant answers what a run of its own does, to the last digit; what variants have in common runs once, so that a sweep costs a fraction of its runs: order and number of the axes do not matter. A variant that is refused is listed with its problem, and the others run. With `Accept: text/csv` the answer is one row for each variant: the values of the paths, the figures, and the problem of a variant that was refused. With `Accept: application/vnd.apache.arrow.stream` it is the same columns as an Arrow IPC stream with exact values. A sweep that takes longer than its caller waits, or that is sent with `Prefer: respond-async`, is a stored study: 202 with its address, which says how far it is. It survives a restart of the service and goes on behind the variants that are done. A caller who leaves before that ends the sweep. A sweep with a key or a session is stored for its account.
         */
        post: operations["createSweep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/optimise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the best values of fields of a plant
         * @description Finds the values of up to five fields, within bounds, with which a plant has the largest or the smallest objective: a figure of its summary, such as the energy, or an expression over figures, areas, the fields and costs of your own. The search evaluates plants as runs do, to the last digit: first over the whole space (DIRECT-L), then around the best points (a pattern search with quadratic models) until no neighbour that differs by a step in one field or in two is better. It draws no random numbers: the same request has the same answer. The answer has every evaluation as columns, the improvements, the optimum with its figures, how much each field matters around it, and why the search ended. A plant that is refused does not count, and is listed with its problem. With `Accept: text/csv` the answer is one row for each evaluation, with `Accept: application/vnd.apache.arrow.stream` the same columns with exact values. An optimisation that takes longer than its caller waits, or that is sent with `Prefer: respond-async`, is a stored study, as a sweep is.
         */
        post: operations["createOptimisation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a portfolio
         * @description Runs up to 20,000 requests in the background: simple requests, run requests, or both. Send them as a JSON list, as JSON lines (`application/x-ndjson`: one request in each line), or as a table (`text/csv`: the first line names the fields by their dot paths). A line may have an `id` and a `name` of yours, which its result repeats; an `id` stands once. All requests are checked before the batch is accepted, each as a run of its own would be; a problem names the line and the field (`lines.17.tilt_deg`, counted from 1 as editors do; `requests.17.tilt_deg` of a JSON list, from 0), lists the first 100 failures and counts the rest. The answer is 202 with the address of the batch, which is a stored study: it survives a restart of the service and goes on behind the results that are stored, takes turns with the work of others, and is read, listed, cancelled and deleted as other studies are. Its results can be read while it runs. Where runs are charged, it costs the sum of what its runs cost, reserved when it is accepted; what a request would have cost that fails is not charged. Typical years are those of the embedded table, or those that the service has stored: no outside source is asked. A batch with a key or a session is stored for its account.
         */
        post: operations["createBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the studies of the account
         * @description The stored studies of the account, newest first, in pages.
         */
        get: operations["listStudies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{study_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a stored study
         * @description How far a study is, and its result once it is complete. A study that was sent with credentials is found by its account only; one without credentials is found by everyone who knows its id, for 24 hours.
         */
        get: operations["getStudy"];
        put?: never;
        post?: never;
        /**
         * Cancel and delete a study
         * @description Ends a study that is running, which releases its charge (of a batch that of the requests without a result), and deletes it. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        delete: operations["deleteStudy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{study_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a study
         * @description Server-sent events of a stored study: `progress` whenever variants are done (the newest state, at most one a second), and `end` when the study is complete, failed or deleted, after which the stream ends. The data of each is a `StudyEvent`. The first event comes at once. A comment every 15 seconds keeps the connection, and the stream is cut after 10 minutes or when the server stops: connect again with `Last-Event-ID`, as `EventSource` does by itself. 20 streams of an account or a network may be open, and 1,000 of a server; then come 429 and 503 with `Retry-After`.
         */
        get: operations["getStudyEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{study_id}/result.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Result of a study as CSV
         * @description The columns of a complete study, a row for each variant, as `POST /api/sweep` answers them with `Accept: text/csv`. Answers 202 while the study is running, and 422 when it failed.
         */
        get: operations["getStudyCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{study_id}/result.arrow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Result of a study as Arrow
         * @description The columns of a complete study as an Arrow IPC stream with exact values, one row for each variant. Every column has doubles; one of texts or choices has their positions, and the list of them as its metadata `legend`. A value that is not a number stands for none. Of a batch the columns are `row`, `line` and the figures. Answers 202 while the study is running, and 422 when it failed.
         */
        get: operations["getStudyArrow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the projects of the account
         * @description Newest first. Projects that are made while you read the pages neither repeat nor hide others.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Make a project
         * @description Makes a project: variants of the plant of one site, with names, notes and a status. It may be made with its first variants. The site is that of `latitude` and `longitude`; without them, that of the first variant that has one. A variant elsewhere is accepted, and its `warning` says how far it is. An account has at most 500 projects, and their requests take at most 100 MB compressed. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a project
         * @description The project with its variants, without their requests. Each variant has the figures of its last run, and whether its request has changed since.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        /**
         * Delete a project
         * @description Deletes the project, its variants, locked ones too, and its link. The runs of its variants stay in the list of the account. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /**
         * Change a project
         * @description Changes the fields that are sent. `revision` is the one that was read: when someone has changed the project since, nothing is changed and the answer is 409 `changed_meanwhile`. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        patch: operations["changeProject"];
        trace?: never;
    };
    "/api/projects/{project_id}/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a variant to a project
         * @description Adds a request, or a copy of another variant of the account (`copy_of`). The request is that of a full or of a simple run, and is checked as that of a run. One with problems is refused with 422, unless `status` is `draft`: then it is stored, and `problems` lists them. A copy has the last run of its model, until its request changes. A project has at most 100 variants; a request takes at most 1 MB compressed, so long weather is uploaded first (`POST /api/parse-weather`) and named by its id. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        post: operations["addVariant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project_id}/variants/{variant_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a variant with its request
         * @description The variant with its request, as it was sent.
         */
        get: operations["getVariant"];
        put?: never;
        post?: never;
        /**
         * Delete a variant
         * @description Deletes the variant. A locked one is refused with 409 `variant_locked`: unlock it first. Its runs stay in the list of the account. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        delete: operations["deleteVariant"];
        options?: never;
        head?: never;
        /**
         * Change a variant
         * @description Changes the fields that are sent. `revision` is the one that was read: when someone has changed the variant since, nothing is changed and the answer is 409 `changed_meanwhile`. The request of a locked variant stays as it is (409 `variant_locked`), unless `locked` is false in the same request. A request with problems is refused with 422, unless the status is `draft`. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        patch: operations["changeVariant"];
        trace?: never;
    };
    "/api/projects/{project_id}/difference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Difference of two variants
         * @description The fields of the two requests that differ and, when both have a run that is complete, the comparison of these runs as `POST /api/compare` answers it: the difference in energy by rows of the loss diagram. It costs nothing.
         */
        get: operations["compareVariants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project_id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run the variants of a project
         * @description Runs the chosen variants, or all of them, as stored runs in the background. A variant whose last run is of the same request is left out, unless `again` is true, so that sending the request twice runs nothing twice. All are checked first: when the account cannot pay for them together, nothing is run (402). Each run is charged by itself when it is accepted. A variant that is refused is named with its problems, and the others run. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        post: operations["runProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project_id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link to a project
         * @description Makes a link by which everyone who has it reads the project, without an account: names, notes, status, requests, and the main results of the last runs. It shows nothing else of the account: no uploaded weather, no series, no `report` of a request. A project has one link; a new one ends the one before. The answer alone contains it. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        post: operations["shareProject"];
        /**
         * End the link to a project
         * @description From now on the link shows nothing. A project without a link stays as it is. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        delete: operations["unshareProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a shared project
         * @description What the link of `POST /api/projects/{project_id}/share` shows, to everyone who has it. At most 600 reads an hour from one address. It asks search engines to leave it out.
         */
        get: operations["getSharedProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared/variant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a variant of a shared project
         * @description The request of one variant. Weather in the request and its `report` are left out.
         */
        get: operations["getSharedVariant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{study_id}/result.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Results of a batch as JSON lines
         * @description The results of a batch, one in each line, in the order of its requests: those that are stored so far, also while the batch is running. Each has `row` (from 0), `line`, `id`, `name`, `status` (`complete` or `failed`), `engine_version`, the `summary` of its run, and its `errors`. `from` continues behind those that you have. The batch has all of its results when its status is `complete`; `done` and `of` say how many there are. Other studies have no lines: read their CSV or Arrow.
         */
        get: operations["getStudyLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/size": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Size strings and inverters
         * @description Sizes a plant of one module and one inverter for a place: modules per string from the coldest and hottest cells of the weather, strings per inverter from the DC/AC ratio and the current, and inverters for the target. `array_patch` runs unchanged as part of `array`. Voltages are those of the module's own model; the open-circuit voltage in the cold follows the stated temperature coefficient where there is one (NEC 690.7(A)), at the lowest air temperature of the weather. `limits` has every limit with its margin, `alternatives` the next best plants. When no number of modules keeps all limits, 422 says which two collide. Without `weather` it takes the typical year as a simple run does. Not charged. Where runs are charged, a caller without an account has ten comparisons of options, sizings and budgets of uncertainty an hour together (`FREE_COMPARISONS_PER_HOUR` of the operator), and then 401; with an account they are free.
         */
        post: operations["sizePlant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weather/tmy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Typical year of a location
         * @description An hourly typical year in local standard time. It is fetched once per location and source and then stored; `meta.id` identifies it in runs. `meta.source` and `meta.radiation_db` report where the data comes from. `meta.notes` reports how reliable the data is, why one source was replaced by another, and the attribution that a source requires (the embedded year: Global Solar Atlas 2.0, CC BY 4.0). If you name a source that cannot be reached or is not configured, the answer is 503 `geo_unavailable`; a location without data is 422 `weather_location_unavailable`. One account, or one address without an account, may request 30 new locations an hour; stored locations are not limited. Runs and sizings count towards this limit only when their year is fetched from an outside source. `meta.quality` is the quality report, as for a parsed file. The embedded year also contains relative humidity and precipitable water, and albedo in months with snow. Compared with 42 real years, the specific yield of one fixed plant with the embedded year is off by 6.0 % on average and 29 % at worst (3.0 and 11 % in North America), and the annual global irradiation by 4.8 %.
         */
        get: operations["getTypicalYear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weather/quality": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test weather row by row, and clean it
         * @description Applies the tests of the field to every row of a weather section: BSRN limits of what is physically possible and extremely rare (Long and Dutton 2002), closure of the three components and the diffuse ratio (Long and Shi 2008), tests of clearness and diffuse share (Forstinger et al. 2021), limits for means of 30 minutes and more, standing values, hours without light, light at night, and a clear sky with the Linke turbidity of the month. Each test reports the rows that it compared, the rows that fail it, and these as ranges; `months` has sums, flags and clear-sky ratios of each month, `series` the report on the series as a whole (time stamps, drift of a sensor, diffuse of the year). `weather` of the answer is the section without the values that failed a test in `remove`, with its gaps filled as `fill` says; `changes` names each changed value. The section is stored for 30 days under `meta.id`, which a run takes as `weather: {id}`; `fields=meta` leaves the columns out. Where the tests leave no light that a run could use, the report comes without a section, and nothing is stored. So it does, and nothing is removed, filled or inserted, where the light is more than an hour off the sun of its stamps, as with a wrong time zone; the first note then says what to send. With `Accept: text/html` the answer is a report with pictures, with `text/csv` every changed value. Stamps may span 100 years. The sun of a row is that of a run; the place is `site`, or the one that the weather states. Nothing is charged.
         */
        post: operations["checkWeather"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weather/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Real years, or a typical year, of a source
         * @description Fetches real years of a place from one source: `open_meteo` (archive of reanalyses, everywhere), `era5` (a mirror that the operator has set), `nasa_power` (everywhere, cells of 1 degree), `cams` (CAMS radiation service, where its satellites see; no temperature), `pvgis`, `nsrdb`, and by your own key `solcast` and `solargis`. Without `start` and `end` it is the typical year of `pvgis`, `nsrdb`, `solcast` or `embedded`. Rows are hours of the standard time of the place (PVGIS: of UTC), `meta.notes` has the attribution and licence that the source requires, and `meta.quality` compares the stamps with the sun. The section is stored for 30 days under `meta.id`, which runs take as `weather: {id}`; the same years of an open source are fetched once in that time. Years of a key are read anew by each call and belong to the account that asks, if there is one. A key is used for this call alone: it is not stored, not logged and in no message. Each fetch counts towards the 30 new locations an hour. Not charged.
         */
        post: operations["fetchWeather"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weather/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Weather of several sources side by side
         * @description Puts two to eight weathers of one place side by side: sources that are fetched as by `POST /api/weather/fetch`, and stored weather by its id, such as files of `POST /api/parse-weather`. For each: sums of GHI, DNI and DHI and the mean temperature of the year and of the months, its id for a run, and how late its stamps are; a source that fails is listed with the reason, and the others are compared; when all fail, the answer is a problem with the reason of each. `spread` has their mean, smallest, largest and standard deviation. `uncertainty` is a suggestion for `lifetime.uncertainty_parts` of a run and for `POST /api/uncertainty`: the standard deviation of the GHI of the sources, not below 4 %, because models share errors that their spread does not show. Each fetch counts towards the 30 new locations an hour. Not charged.
         */
        post: operations["compareWeather"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weather/synthetic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Synthetic hours from months or days, and minutes from hours
         * @description Makes hours, or steps down to a minute, of a year with given sums: from twelve monthly values of `monthly` (global irradiation and air temperature at least), or from 365 daily values of `daily`. Or makes steps down to a minute within the hours of `weather`, of which each keeps its light. Days follow the Markov library of Aguiar, Collares-Pereira and Conde (1988), hours the distribution of Graham and Hollands (1990), steps shorter than an hour that of Skartveit and Olseth (1992). The sums are met to 0.01 kWh/m2, the means of the temperature to 0.01 K; what is not given (wind, humidity) comes from the embedded climate of the place. The same request gives the same rows; another `seed` gives another year with the same sums. Values that the sky of the place cannot have are refused with their index. The answer is a weather section with its metadata, as of `POST /api/parse-weather`: it is stored for 30 days under `meta.id`, which a run takes as `weather: {id}`; `fields=meta` leaves the columns out. `uncertainty` is what making hours adds to that of the given sums, for `lifetime.uncertainty_parts` of a run. Nothing is charged.
         */
        post: operations["makeSyntheticWeather"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parse-weather": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a weather file
         * @description Reads TMY2, TMY3, EPW, NSRDB CSV, SAM CSV, SolarAnywhere CSV, Solargis TMY, DWD test reference years (TRY), Modelica .mos, SURFRAD and SOLRAD, Radiance WEA, PVWatts hourly results, PVGIS CSV and JSON, Open-Meteo JSON and other JSON with rows, KNMI hours, DWD hours of radiation, Meteonorm .dat, PVsyst standard CSV, PVsyst variants with hourly results, and CSV with a header row, plain or gzip-compressed. A file may have 96 MB after decompression, 2.2 million rows of 1,000 cells and lines of 65,536 characters, JSON 16 MB; a file beyond a limit is refused (422) with its line and the limit. Returns a weather section ready for a run. Values that only another unit explains are converted. `meta.quality` reports whether the irradiance components agree with each other and with the position of the sun (closure of GHI, DHI and DNI, light at night, time stamps that are late or early). `meta.notes` reports how to correct what was found. A run accepts the section as it is, or `weather: {id}` with `meta.id`. The section is stored under this id for 30 days, or less when the service runs out of space: the oldest uploads are deleted first.
         */
        post: operations["parseWeather"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parse-horizon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a horizon file
         * @description Reads the horizon of a PVsyst file (.HOR as an object or as text, or the one in a variant, project or site), of Meteonorm, of PVGIS (printed as CSV or JSON, or the list of its parameter `userhorizon`), SunEye's obstruction elevations, and any table of azimuth and elevation, plain or gzip-compressed. The two lists go into `site` as they are. Where azimuth 0 is follows from the format, from words above the points, from numbers beyond 180, or from a name that ends with .hor, and `notes` says which; a file that leaves it open is refused (422) until `azimuths` names it.
         */
        post: operations["parseHorizon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/horizon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Horizon profile of a location
         * @description Elevation angles of the horizon around a location, from the terrain model of PVGIS if the service is configured to use it; stored by location (0.001 deg, about 100 m). Otherwise the profile is flat, and `notes` reports why. `azimuths_deg` and `elevations_deg` go into `site.horizon_azimuths_deg` and `site.horizon_elevations_deg` unchanged.
         */
        get: operations["getHorizon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/geocode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search for a place
         * @description Returns up to five matches, best first. Coordinates typed as text are recognized (`48.137, 11.576`, `48°8'14"N 11°34'31"E`). Without a configured search service the embedded index answers: places with 5,000 or more inhabitants by their names in any language or script, alone or followed by a region or country. Its data comes from GeoNames (geonames.org, CC BY 4.0); `attribution` names the data owner of each match. A search that would wait for more than a few seconds is answered from the embedded places by their names and the beginnings of these; `notes` says so.
         */
        get: operations["findPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weather/scale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scale weather to monthly sums of another source
         * @description Scales the global irradiance of each month to the sum that another source states. All rows of a month get one factor, and none rises above the global irradiance of very clean air (Linke turbidity 1.5): what that limit cuts off goes to the other rows. What cannot be met is in `unmet`. The diffuse light follows: the diffuse fraction of a month moves with its clearness as the monthly correlation of Erbs (1982) does, that of its rows as the hourly one; or the diffuse or the direct sum is met when it is stated. Temperatures are shifted to monthly means. Of several years, every January gets the same factor, so that the mean of all Januaries has the sum. The section is stored for 30 days under `meta.id`, which a run takes as `weather: {id}`; `fields=meta` leaves the columns out. Nothing is charged.
         */
        post: operations["scaleWeather"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weather/correlate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct a long series by a station
         * @description Measure, correlate, predict. `station` is a short series measured at the place, `weather` a long one of a satellite or a reanalysis. Both are compared in the hours that they share, in UTC: rows of other lengths and zones are resampled by minutes. The clearness of the long series is mapped to that of the station (linear, quantile or ratio), each calendar month by its own fit where the overlap has all months; air temperature and wind likewise where both have them. Stretches of the overlap are held out and predicted from the rest; their errors give `uncertainty` and `uncertainty_parts`, which a run takes in `lifetime`. At least 300 common hours with the sun up are needed, about 30 days. Rows of the long series that are no measurement, such as days of zeros, are not fitted and become gaps. Refused: a typical year, and stamps that fit clearly better one to three hours off. The section is stored for 30 days under `meta.id`, which a run takes as `weather: {id}`; `fields=meta` leaves the columns out. Nothing is charged.
         */
        post: operations["correlateWeather"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weather/typical-year": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a typical year out of many
         * @description Chooses the twelve months of a typical year out of several years: by ISO 15927-4, by the Sandia method with the weights of NREL (TMY2, TMY3), or by the original weights of Sandia. With `exceedance_percent` it chooses the months of a year whose global irradiation is exceeded with this probability. Months are joined smoothly; February 29 is left out. The answer states the year of each month, its Finkelstein-Schafer statistic, and how the irradiation varies from year to year, in the terms of `lifetime.uncertainty_parts` of a run. At least three whole months of each name are needed, better ten. The section is stored for 30 days under `meta.id`, which a run takes as `weather: {id}`; `fields=meta` leaves the columns out. Nothing is charged.
         */
        post: operations["selectTypicalYear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/estimate/site-monthly": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Monthly albedo and soiling with snow
         * @description Ground albedo and soiling loss of each month, for sites that may have snow, estimated from the monthly mean temperatures of a site with published methods. `method` names the methods and their range of validity. `albedo_monthly` and `soiling_monthly` go into the `site` of a run unchanged. It works in both hemispheres: the temperatures determine when winter is. Mean absolute error of the albedo over 132 months of 11 weather files: 0.08; in months below 8 degC 0.12 (with a constant 0.2: 0.25). The snow loss is an order-of-magnitude estimate: it depends on the precipitation, 50 mm a month if none is given.
         */
        post: operations["estimateSiteMonthly"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Keys of the documentation
         * @description Every key that has a page: sections and fields of requests (`site.transposition`), values of fields (`site.transposition.perez`), stages of the chain (`stage.optics`), rows of the loss diagram (`row.iam`), hourly series (`GlobEff`), fields of the summary (`summary.performance_ratio`), error codes (`error.not_found`) and guides (`simple_run`).
         */
        get: operations["listDocs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page of a key
         * @description The page that explains a key. Several keys may share a page; a key without a page gets a placeholder with what the API document says of it.
         */
        get: operations["getDocs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/{key}.md": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page of a key as Markdown
         * @description The same page as Markdown. Links and figures in it are addresses of this server.
         */
        get: operations["getDocsMarkdown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/figures/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figure of the documentation
         * @description A figure that pages show, computed by the engine (SVG).
         */
        get: operations["getDocsFigure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patch-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each engine version changed
         * @description The change log as Markdown, newest version first: every change that moves a number, by how much, and why. `summary.provenance.engine_version` of an answer names the version that ran.
         */
        get: operations["getPatchNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/llms.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Guide for language models
         * @description A short guide in plain text: what a program that reads text needs to send its first requests, with the addresses of all pages of the documentation. `/llms-full.txt` has the pages themselves.
         */
        get: operations["getLlmsText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the operator
         * @description Stores a message for whoever runs this service, with or without an account. At most 20 an hour from one account, or from one address without an account. It is kept for a year at most; when the room for feedback is full, the oldest goes first. Feedback that was sent with an account is part of `GET /api/me/export`, and is deleted with the account. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        post: operations["sendFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Liveness
         * @description Reports that the process is alive, its version and the queue depth.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readiness
         * @description Answers 200 when the service can accept work: its store answers and can be written. Otherwise 503: send requests to another instance, and try again after `Retry-After`. For liveness use `/api/health`, which does not access the store.
         */
        get: operations["getReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This document
         * @description The OpenAPI 3.1 description of the service.
         */
        get: operations["getOpenapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Documentation
         * @description Start of the documentation site. Its pages are those of `GET /api/docs`, at `/docs/{key}`.
         */
        get: operations["getDocsHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/reference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Interactive reference
         * @description The interactive reference page of this document.
         */
        get: operations["getReferencePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics
         * @description Counters and gauges of this process in the Prometheus text format (0.0.4), each with its HELP and TYPE. A server that listens on its own machine only shows them without a token. When the operator has set METRICS_TOKEN, send it as `Authorization: Bearer`; a server that listens beyond its machine shows no metrics without that setting.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Usage by month
         * @description What the account used, newest month first (UTC). Runs that failed, whose units were released, are not counted.
         */
        get: operations["listUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/topup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Top up the wallet
         * @description Starts a checkout that adds money to the wallet. Open `url` in a browser; the money counts once the checkout is finished. At most 30 checkouts an hour. A service that charges nothing (`ACCOUNTS=open`) refuses it with 403. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        post: operations["startTopUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/monthly": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch to monthly billing
         * @description Starts a checkout that switches the account to monthly billing: runs beyond the free units and the wallet are paid at the end of the month, up to `budget_usd`. An account that pays by month already gets 409 `already_monthly`. A service that charges nothing (`ACCOUNTS=open`) refuses it with 403. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        post: operations["startMonthly"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cards and invoices
         * @description Makes a link to the page of the payment provider for cards, invoices and the end of monthly billing. 404 before the first payment. A service that charges nothing (`ACCOUNTS=open`) refuses it with 403. A key is refused with 403 where a session switched that off (`keys_may_raise` false of `PUT /api/me/budget`). A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        post: operations["openPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/checkout/{session_id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a finished checkout
         * @description Applies a checkout that the person has finished, if the provider has not reported it yet. It counts once, however often it is called. A service that charges nothing (`ACCOUNTS=open`) refuses it with 403. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        post: operations["confirmCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh monthly billing
         * @description Takes the state of monthly billing from the payment provider. A service that charges nothing (`ACCOUNTS=open`) refuses it with 403. A session works in place of a key; with one, the header `Origin` has to name this server.
         */
        post: operations["syncBilling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * For the payment provider
         * @description The webhook of the payment provider: no other client needs it. The provider signs each event; one that it did not sign, or signed more than 5 minutes ago, is refused with 403. An event that comes again changes nothing, and events may come in any order. Refunds and disputes take their money out of the wallet; a dispute that is won puts it back.
         */
        post: operations["receivePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Location and monthly site data. */
        Site: {
            /** @description Latitude, north positive. */
            latitude: number;
            /** @description Longitude, east positive. */
            longitude: number;
            /**
             * @description Elevation above sea level; sets the air pressure used for refraction and air mass.
             * @default 0
             */
            elevation: number;
            /**
             * @description Local standard time in hours from UTC; null uses the time zone of the weather. Weather time stamps are always read in the weather's own time zone. The run warns if the two differ by more than half an hour.
             * @default null
             */
            timezone: number | null;
            /**
             * @description Ground albedo of each month, January first. POST /api/estimate/site-monthly estimates it for sites with snow.
             * @default [
             *       0.2,
             *       0.2,
             *       0.2,
             *       0.2,
             *       0.2,
             *       0.2,
             *       0.2,
             *       0.2,
             *       0.2,
             *       0.2,
             *       0.2,
             *       0.2
             *     ]
             */
            albedo_monthly: number[];
            /**
             * @description Use the albedo of the weather rows, if the weather has one, instead of the monthly albedo.
             * @default true
             */
            use_weather_albedo: boolean;
            /**
             * @description Soiling loss of each month, January first. Snow counts here too if `snow_loss_monthly` is null, as in PVsyst: POST /api/estimate/site-monthly adds the estimated snow loss.
             * @default [
             *       0,
             *       0,
             *       0,
             *       0,
             *       0,
             *       0,
             *       0,
             *       0,
             *       0,
             *       0,
             *       0,
             *       0
             *     ]
             */
            soiling_monthly: number[];
            /**
             * @description Soiling loss of each row of the weather, in place of soiling_monthly; null uses the months.
             * @default null
             */
            soiling_series: number[] | null;
            /**
             * @description Share of each month's light on the front that snow on the modules takes, January first, in addition to `soiling_monthly`; a row of its own. null: none. POST /api/estimate/site-monthly estimates it: send its `snow_loss_monthly` together with its `soiling_without_snow_monthly`, because its `soiling_monthly` contains the snow.
             * @default null
             */
            snow_loss_monthly: number[] | null;
            /**
             * @description Snow on the modules: `snow_loss_monthly` (`monthly`), or snow that falls and slides off row by row, from `weather.snow_depth_cm`, the air temperature and the irradiance on the plane (`marion`, as in SAM and pvlib). `array.string_steps` is the number of strings up the slope, of which each is lost while snow covers any part of it.
             * @default monthly
             * @enum {string}
             */
            snow_model: "monthly" | "marion";
            /**
             * @description Azimuths of the horizon profile, clockwise from north, ascending; empty for a flat horizon.
             * @default []
             */
            horizon_azimuths_deg: number[];
            /**
             * @description Elevation of the horizon at each azimuth of the profile.
             * @default []
             */
            horizon_elevations_deg: number[];
            /**
             * @description Apply the horizon profile when one is given.
             * @default true
             */
            use_horizon: boolean;
            /**
             * @description What the horizon blocks: the beam only, or also its share of the sky diffuse and of the ground-reflected light.
             * @default beam_diffuse
             * @enum {string}
             */
            horizon_model: "beam" | "beam_diffuse";
            /**
             * @description Correct the sun's elevation for atmospheric refraction (pressure from the site elevation, temperature 12 degC).
             * @default true
             */
            refraction: boolean;
            /**
             * @description Sun position algorithm: NREL SPA, or PSA+ (fitted to 2020 to 2050, within 0.0083 deg).
             * @default spa
             * @enum {string}
             */
            sun_position: "spa" | "psa";
            /**
             * @description Instant at which the sun position is computed in rows that contain sunrise or sunset: the middle of the sunlit part, or the middle of the row.
             * @default sunlit_middle
             * @enum {string}
             */
            sun_instant: "sunlit_middle" | "middle";
            /**
             * @description Which two of GHI, DHI and DNI are used when the weather has all three; the third is computed from closure.
             * @default global_diffuse
             * @enum {string}
             */
            irradiance_closure: "global_diffuse" | "beam_diffuse" | "global_beam";
            /**
             * @description Model that splits GHI into DHI and DNI, for weather that has GHI alone. `dirint` also uses the previous and next rows and, if the weather has it, the humidity.
             * @default erbs
             * @enum {string}
             */
            decomposition: "erbs" | "erbs_driesse" | "orgill_hollands" | "disc" | "dirint" | "boland";
            /**
             * @description Model of the sky diffuse irradiance on the tilted plane: Perez 1990, its continuous form of 2024, Hay and Davies, Reindl, Klucher, or an isotropic sky.
             * @default perez
             * @enum {string}
             */
            transposition: "perez" | "perez_driesse" | "hay_davies" | "reindl" | "klucher" | "isotropic";
            /**
             * @description How shading and incidence-angle losses treat the circumsolar part of the diffuse irradiance: as beam or as diffuse.
             * @default beam
             * @enum {string}
             */
            circumsolar: "beam" | "diffuse";
        };
        /** @description Racking, tracking, row shading and stringing. */
        ArraySection: {
            /**
             * @description Racking: fixed racks, single-axis trackers, two-axis trackers (they face the sun, without row-to-row shading and rear side; level while it is down and in wind), racks with one tilt a month (`tilt_monthly_deg`), east-west ridges (two faces back to back, each with half of the strings on one inverter input; no rear side), or a roof (no row-to-row shading).
             * @default fixed
             * @enum {string}
             */
            track_mode: "fixed" | "single_axis" | "two_axis" | "seasonal_tilt" | "ewf" | "rooftop";
            /**
             * @description Tilt of the plane from horizontal. For ridges, the tilt of each face; for trackers, the tilt of the axis (positive: the end that azimuth_deg points to is the lower one).
             * @default 0
             */
            tilt_deg: number;
            /**
             * @description Tilt of each month, January first, for track_mode `seasonal_tilt`, which turns the racks about the middle of the collector (bifacial.height_m is the height of that middle); other racking does not read it.
             * @default null
             */
            tilt_monthly_deg: number[] | null;
            /**
             * @description Azimuth that the plane faces, clockwise from north. For trackers, the azimuth of the axis. For ridges, the bearing of the ridge: the faces point to azimuth_deg - 90 and azimuth_deg + 90.
             * @default 180
             */
            azimuth_deg: number;
            /**
             * @description Ground cover ratio: collector width divided by row spacing. For ridges, the ground under both faces, 2 x collector_width_m x cos(tilt_deg), divided by the ridge spacing. Below 1 for racks and trackers; ridges may touch (1).
             * @default 0.4
             */
            gcr: number;
            /**
             * @description Width of the collector across the row, along the slope. For ridges, the width of one face.
             * @default 4
             */
            collector_width_m: number;
            /**
             * @description Number of rows; the first is unshaded.
             * @default 10
             */
            n_rows: number;
            /**
             * @description Length of a row from end to end. The sun reaches past the ends of the row in front, and so does light from the sky and the ground. The rear side of `view_factor` does not read it and counts endless rows; that of `two_faces` does. null: endless rows.
             * @default null
             */
            row_length_m: number | null;
            /**
             * @description Inactive band at the collector's upper edge.
             * @default 0
             */
            band_top_m: number;
            /**
             * @description Inactive band at the collector's lower edge.
             * @default 0
             */
            band_bottom_m: number;
            /**
             * @description Simulate the shade of rows on each other.
             * @default true
             */
            inter_row_shading: boolean;
            /**
             * @description How near shade is computed. `rows`: the analytic rows of this section, endless unless row_length_m is given; in a scene the row ahead of each device is as high as the device ahead, devices without one are not shaded by rows, and objects shade as seen from the centre of each device. `projection`: devices and objects of the scene are projected onto each device in every row of the weather; of more than 512 devices onto 512, others in each row. `shading_table`: the same on a grid of sun directions, between which the rows interpolate; of more than 256 devices onto 256 (512 in scenes of 5,000). null: `shading_table` with a scene, `rows` without one.
             * @default null
             * @enum {string|null}
             */
            row_model: "rows" | "shading_table" | "projection" | null;
            /**
             * @description Effect of beam shade: none, in proportion to the shaded area (linear), or linear plus the electrical loss of partly shaded strings: of each position along a strip by itself (electrical), of each string as a whole, in which what is bypassed loses its diffuse light too (whole_strings; `bypass_steps` says how its diodes lie), or from the I-V curves of all cells of the tables of a small scene (iv; `wiring` of its types says which modules are in a string).
             * @default electrical
             * @enum {string}
             */
            shade_mode: "none" | "linear" | "electrical" | "whole_strings" | "iv";
            /**
             * @description Row shading of the sky diffuse: cosine-weighted integral over the sky lune, the limit-angle formula, or none.
             * @default lune
             * @enum {string}
             */
            diffuse_shading: "lune" | "limit_angle" | "none";
            /**
             * @description Row shading of the ground-reflected light. first_row: only the first row sees the ground, the others the far ground past the ends of the row in front (row_length_m). sunlit_strip: the other rows see the strip between them, which is sunlit up to the shadow of the row in front, as in SAM. null: sunlit_strip with a bifacial section, else first_row, as in PVsyst. Not used with bifacial.model two_faces, which lights the ground of both sides itself.
             * @default null
             * @enum {string|null}
             */
            ground_shading: "first_row" | "sunlit_strip" | null;
            /**
             * @description Number of equal strips across the collector width that are wired as separate strings.
             * @default 1
             */
            string_steps: number;
            /**
             * @description With shade_mode whole_strings: number of equal parts across a strip whose cells have a bypass diode of their own, 1 for modules that stand upright and 3 for modules that lie.
             * @default 1
             */
            bypass_steps: number;
            /**
             * @description Shade depth at which a whole strip stops producing: the size of a cell across the width.
             * @default 0.158
             */
            cell_traverse_m: number;
            /**
             * @description Fraction of the electrical shading loss that is applied. The electrical loss is the loss of whole strips beyond the linear shade.
             * @default 1
             */
            fraction_for_electrical: number;
            /**
             * @description Cells of the modules, where the strips of the rows are not stated: the share of the electrical shading loss that measured plants in rows have, 0.75 for whole cells (0.6 to 0.9) and 0.15 for half cells (0.1 to 0.2). It needs `string_steps` 1 and `fraction_for_electrical` 1. null applies `fraction_for_electrical`.
             * @default null
             * @enum {string|null}
             */
            cell_layout: "whole" | "half" | null;
            /**
             * @description Rotation of trackers: towards the sun; backtracking, turned back so that rows do not shade each other; to the greatest irradiance on the plane (which also turns back while `backtracking` is true); or `terrain_aware`, which needs a scene: each tracker turns back from its own neighbours, by their distance and height. `terrain_aware_ends` reads both ends of what two trackers share as the sun sees them, and `terrain_aware_all` every neighbour of two lines. null follows `backtracking`.
             * @default null
             * @enum {string|null}
             */
            tracking: "true_tracking" | "backtracking" | "optimised" | "terrain_aware" | "terrain_aware_ends" | "terrain_aware_all" | null;
            /**
             * @description Backtracking: turn trackers back so that rows never shade each other.
             * @default true
             */
            backtracking: boolean;
            /**
             * @description Largest rotation to either side; null uses 60 unless rotation_min_deg and rotation_max_deg are given.
             * @default null
             */
            rotation_limit_deg: number | null;
            /**
             * @description Lower limit of the rotation; give it together with rotation_max_deg.
             * @default null
             */
            rotation_min_deg: number | null;
            /**
             * @description Upper limit of the rotation; give it together with rotation_min_deg.
             * @default null
             */
            rotation_max_deg: number | null;
            /**
             * @description Rotation of single-axis trackers in each row of the weather, measured or of another program, right-handed about the axis as PhiAng. It takes the place of tracking, limits and wind stow. null computes it.
             * @default null
             */
            rotation_series: number[] | null;
            /**
             * @description Slope of the ground across the tracker axes. It is positive when, right-handed about the axis, the ground tilts in the same direction as a positive rotation.
             * @default 0
             */
            cross_axis_slope_deg: number;
            /**
             * @description Stow trackers in wind.
             * @default false
             */
            wind_stow: boolean;
            /**
             * @description Wind speed at or above which trackers stow.
             * @default 15
             */
            wind_stow_speed_ms: number;
            /**
             * @description Rotation of a stowed tracker.
             * @default 0
             */
            wind_stow_angle_deg: number;
            /**
             * @description Where on the I-V curve the array operates when the inverter limits it. mppt_window: at the MPP, kept inside the voltage window of the inverter's input, behind the wiring; it stays there when the power is limited. power_limits (PVsyst): the same, but when the AC power is limited the DC voltage rises along the I-V curve until the power fits, at most to the inverter's maximum voltage; the energy differs only where the efficiency depends on the voltage. string_window (SAM): as mppt_window, but the window holds the voltage of the strings, ahead of the wiring. string_power_limits (CASSYS): the same with the rise of power_limits. always_mpp (SAM's modules without an I-V curve, PVWatts): no window; the array works at its MPP at any voltage. A module without voltage runs as under mppt_window, with a warning.
             * @default mppt_window
             * @enum {string}
             */
            operating_point: "mppt_window" | "power_limits" | "string_window" | "string_power_limits" | "always_mpp";
            /** @description Modules in series in a string. */
            modules_per_string: number;
            /** @description Strings in parallel on each inverter. Use an even number for ridges: each face gets half, rounded down (an odd string stays unconnected, with a warning). */
            strings_per_inverter: number;
            /**
             * @description Number of inverters.
             * @default 1
             */
            n_inverters: number;
        };
        /** @description Incidence-angle model. */
        Iam: {
            /**
             * @description Beam curve. `auto` uses the module's own profile, or Fresnel with the module's glass if it has none. `sam_cover` is the front cover of SAM, which takes no loss of the beam below 59 degrees; select `diffuse` `brandemuehl` with it.
             * @default auto
             * @enum {string}
             */
            kind: "auto" | "ashrae" | "fresnel" | "fresnel_ar" | "martin_ruiz" | "sam_cover" | "sandia" | "schlick" | "table" | "off";
            /**
             * @description Factors for the sky diffuse and the ground-reflected light: the hemisphere integral of the beam curve by tilt, the curve at 60 degrees, the curve at the effective angles of Brandemuehl and Beckman by tilt (as in SAM), or none.
             * @default integrated
             * @enum {string}
             */
            diffuse: "integrated" | "sixty_degrees" | "brandemuehl" | "off";
            /**
             * @description ASHRAE parameter.
             * @default 0.05
             */
            b0: number;
            /**
             * @description Angular loss coefficient of `martin_ruiz`: 0.16 for clean glass, 0.20 for moderate dirt.
             * @default 0.16
             */
            a_r: number;
            /**
             * @description Coefficients b0 to b5 of the `sandia` polynomial in the angle in degrees; the default is King's curve for glass.
             * @default [
             *       1,
             *       -0.002438,
             *       0.0003103,
             *       -0.00001246,
             *       2.11e-7,
             *       -1.36e-9
             *     ]
             */
            sandia_coefficients: number[];
            /**
             * @description Refractive index of the glass.
             * @default 1.526
             */
            n: number;
            /**
             * @description Refractive index of the anti-reflective layer.
             * @default 1.29
             */
            n_ar: number;
            /**
             * @description Absorption (extinction) of the glass.
             * @default 0
             */
            k_per_m: number;
            /**
             * @description Thickness of the glass.
             * @default 0.002
             */
            thickness_m: number;
            /**
             * @description Curve through the points of the `table` curve and of a module's own profile. pvsyst: straight lines up to 50 degrees and a monotone cubic beyond, as PVsyst draws them; linear: straight lines everywhere.
             * @default pvsyst
             * @enum {string}
             */
            interpolation: "pvsyst" | "linear";
            /**
             * @description Incidence angles of the `table` curve, ascending.
             * @default []
             */
            angles_deg: number[];
            /**
             * @description Transmission relative to normal incidence at each angle of the `table` curve.
             * @default []
             */
            factors: number[];
        };
        /** @description Cell temperature. */
        Thermal: {
            /**
             * @description Cell-temperature model: heat balance on the effective irradiance with the efficiency at the operating point (`pvsyst`), plain heat balance on the plane-of-array irradiance (`faiman`), from the NOCT (`noct`, as in SAM), Sandia's exponential of the wind speed (`sapm`), in proportion to the irradiance (`ross`), the transient model of PVWatts 5 (`fuentes`), which carries the temperature from row to row, or the heat balance of SAM by the module's size and mounting (`heat_transfer`), which needs relative humidity.
             * @default pvsyst
             * @enum {string}
             */
            model: "pvsyst" | "faiman" | "noct" | "sapm" | "ross" | "fuentes" | "heat_transfer";
            /**
             * @description Heat capacity of the modules, for weather with steps of up to 10 minutes: steady state in every row (`none`), or a weighted mean of the last 20 minutes (`prilliman`), which smooths the temperature under passing clouds. No effect on longer steps, nor with `fuentes`, which has a memory of its own.
             * @default none
             * @enum {string}
             */
            inertia: "none" | "prilliman";
            /**
             * @description Mass of the module per area, for `inertia` `prilliman`: about 11 for glass on polymer, 15 and more for glass on glass.
             * @default 11.1
             */
            unit_mass_kgm2: number;
            /**
             * @description Constant heat loss factor.
             * @default 29
             */
            u_c: number;
            /**
             * @description Wind heat loss factor.
             * @default 0
             */
            u_v: number;
            /**
             * @description Fraction of the irradiance that the module absorbs (for `noct`, the transmittance-absorptance product).
             * @default 0.9
             */
            absorptivity: number;
            /**
             * @description Fixed module efficiency in the heat balance; null uses the efficiency at the operating point of each row.
             * @default null
             */
            module_efficiency: number | null;
            /**
             * @description Nominal operating cell temperature, for `noct`, `ross` and `fuentes`; null uses the module's value. With `noct`, a roof raises it to 49 degC.
             * @default null
             */
            noct_c: number | null;
            /**
             * @description Height of the array for the wind correction of `noct`: one or two storeys.
             * @default 1
             * @enum {integer}
             */
            array_height_stories: 1 | 2;
            /**
             * @description Coefficient a of `sapm`: -3.47 for glass on glass on an open rack, -3.56 for glass on polymer on an open rack, -2.98 for glass on glass close to a roof, -2.81 with an insulated back.
             * @default -3.47
             */
            sapm_a: number;
            /**
             * @description Wind coefficient b of `sapm`: -0.0594, -0.075, -0.0471 and -0.0455 for the mountings listed at `sapm_a`.
             * @default -0.0594
             */
            sapm_b: number;
            /**
             * @description Cell temperature minus back temperature of the module at 1000 W/m2, for `sapm`: 3 on open racks, 1 close to a roof, 0 with an insulated back.
             * @default 3
             */
            sapm_delta_t_c: number;
            /**
             * @description Ross coefficient; null derives it from the NOCT: (NOCT - 20) / 800.
             * @default null
             */
            ross_k: number | null;
            /**
             * @description Height of the middle of the module above ground, for `fuentes`.
             * @default 5
             */
            fuentes_module_height_m: number;
            /**
             * @description Height at which the wind was measured, for `fuentes`; the default is the PVWatts value.
             * @default 9.144
             */
            fuentes_wind_height_m: number;
            /**
             * @description Emissivity of the module, for `fuentes`.
             * @default 0.84
             */
            fuentes_emissivity: number;
            /**
             * @description Fraction of the irradiance that becomes heat, for `fuentes`.
             * @default 0.83
             */
            fuentes_absorption: number;
            /**
             * @description How modules are mounted, for `heat_transfer`: both sides in the wind (rack), the back insulated (flush), or the back towards a room (integrated).
             * @default rack
             * @enum {string}
             */
            mounting: "rack" | "flush" | "integrated";
            /**
             * @description Temperature of the room behind integrated modules, for `heat_transfer`.
             * @default 20
             */
            back_temp_c: number;
        };
        /** @description DC loss fractions. */
        DcLosses: {
            /**
             * @description Module quality loss; negative for a gain. null takes it from the power tolerance of the module as PVsyst does: less the lower limit and a quarter of the range (0 to +3 % is a gain of 0.75 %, -3 to +3 % a loss of 1.5 %).
             * @default 0
             */
            quality_loss: number | null;
            /**
             * @description Light-induced degradation.
             * @default 0
             */
            lid_loss: number;
            /**
             * @description Mismatch between modules.
             * @default 0
             */
            module_mismatch_loss: number;
            /**
             * @description Mismatch between strings.
             * @default 0
             */
            string_mismatch_loss: number;
            /**
             * @description DC wiring loss at STC.
             * @default 0
             */
            dc_wiring_loss_at_stc: number;
            /**
             * @description Resistive wiring (proportional to the current squared), or the same fraction in every row.
             * @default ohmic_i2r
             * @enum {string}
             */
            dc_wiring_model: "ohmic_i2r" | "flat";
            /**
             * @description Cables from the modules to the inverters by length, section and material, in place of dc_wiring_loss_at_stc; null uses the fraction. Their resistances add up along the way of the current.
             * @default null
             */
            cables: components["schemas"]["DcCable"][] | null;
        };
        /** @description AC losses, auxiliaries and grid limit. */
        AcLosses: {
            /**
             * @description AC wiring loss at the power reference.
             * @default 0
             */
            ac_wiring_loss_at_stc: number;
            /**
             * @description AC wiring loss as k P^2 of the inverter output, or as a fraction of the output.
             * @default ohmic_i2r
             * @enum {string}
             */
            ohmic_model: "ohmic_i2r" | "flat";
            /**
             * @description Iron loss of the medium-voltage transformer as a fraction of the power reference, drawn 24 hours a day.
             * @default 0
             */
            transformer_constant_loss: number;
            /**
             * @description Copper loss of the medium-voltage transformer at the power reference.
             * @default 0
             */
            transformer_loss_at_stc: number;
            /**
             * @description Medium-voltage transformers by data sheet, in place of transformer_constant_loss and transformer_loss_at_stc. They share the power by their ratings.
             * @default null
             */
            mv_transformers: components["schemas"]["Transformer"][] | null;
            /**
             * @description Ohmic loss of the medium-voltage line at the power reference.
             * @default 0
             */
            mv_line_loss_at_stc: number;
            /**
             * @description Copper loss of the high-voltage transformer at the power reference.
             * @default 0
             */
            hv_transformer_loss_at_stc: number;
            /**
             * @description Iron loss of the high-voltage transformer as a fraction of the power reference, drawn 24 hours a day (only in exporting hours with night disconnect).
             * @default 0
             */
            hv_transformer_constant_loss: number;
            /**
             * @description High-voltage transformer by data sheet, in place of hv_transformer_constant_loss and hv_transformer_loss_at_stc.
             * @default null
             */
            hv_transformer: components["schemas"]["Transformer"] | null;
            /**
             * @description Ohmic loss of the high-voltage line at the power reference.
             * @default 0
             */
            hv_line_loss_at_stc: number;
            /**
             * @description Cables behind the inverters by length, section and material, in place of ac_wiring_loss_at_stc (level lv), mv_line_loss_at_stc (mv) and hv_line_loss_at_stc (hv); null uses the fractions.
             * @default null
             */
            cables: components["schemas"]["AcCable"][] | null;
            /**
             * @description Fixed loss fraction of each exporting row.
             * @default 0
             */
            transmission_loss: number;
            /**
             * @description Other AC loss, fraction of each exporting row.
             * @default 0
             */
            other_loss: number;
            /**
             * @description Constant auxiliary consumption while exporting above the threshold.
             * @default 0
             */
            aux_kw: number;
            /**
             * @description Power threshold for aux_kw.
             * @default 0
             */
            aux_threshold_kw: number;
            /**
             * @description Auxiliary consumption in proportion to the inverter output while exporting.
             * @default 0
             */
            aux_proportional_w_per_kw: number;
            /**
             * @description Auxiliary consumption at night: in rows whose sun-up flag is false.
             * @default 0
             */
            aux_night_kw: number;
            /**
             * @description Grid power limit: active power, or apparent power with grid_limit_apparent; 0 for none.
             * @default 0
             */
            grid_poi_limit_kw: number;
            /**
             * @description Where the limit applies: at the injection point after all losses, or at the inverter output.
             * @default injection
             * @enum {string}
             */
            grid_limit_at: "injection" | "inverter_output";
            /**
             * @description True if the grid limit is an apparent power in kVA.
             * @default false
             */
            grid_limit_apparent: boolean;
            /**
             * @description Grid power limit of each row of the weather, in place of grid_poi_limit_kw: read at the same place, and as apparent power with grid_limit_apparent. 0 lets nothing out. null uses grid_poi_limit_kw.
             * @default null
             */
            grid_limit_series: number[] | null;
            /**
             * @description Fraction of the export of each row that is lost to outages.
             * @default 0
             */
            unavailability_loss: number;
            /**
             * @description Outages at stated or random times, of the plant and of the grid, next to the flat unavailability_loss; null for none.
             * @default null
             */
            outages: components["schemas"]["Outages"] | null;
            /**
             * @description Power factor of the plant.
             * @default 1
             */
            power_factor: number;
            /**
             * @description Power factor of each row of the weather, in place of power_factor; null uses power_factor.
             * @default null
             */
            power_factor_series: number[] | null;
            /**
             * @description Reactive power of the plant in each row of the weather, in place of a power factor: its size, given and drawn alike. The inverters share it by their nominal power. null has none.
             * @default null
             */
            reactive_power_series: number[] | null;
            /**
             * @description Power whose square the ohmic losses follow: the apparent power, so that reactive current warms cables and windings too and the losses grow by 1 / power_factor^2, or the active power alone. It concerns AC wiring of the model ohmic_i2r, the copper of the transformers and the lines; without effect at power_factor 1.
             * @default apparent
             * @enum {string}
             */
            ohmic_power: "apparent" | "active";
            /**
             * @description Power that inverters clip within the hour, which the mean of the hour hides: not counted (`none`); by the matrix of Allen, Hobbs and Bolen, from the clearness of the beam and the power under a clear sky (`allen`; right for a year, not for a single hour; needs weather of whole years); or from a distribution between an overcast and a clear sky in each hour (`walker`, as in SAM; near the truth under broken clouds, too much in clear climates). Both apply to rows of an hour and to the inverters' own limit.
             * @default none
             * @enum {string}
             */
            subhourly_clipping: "none" | "allen" | "walker";
            /**
             * @description True if the nominal power of the inverters is an apparent power in kVA.
             * @default false
             */
            pnom_apparent: boolean;
            /**
             * @description Include the inverters' own consumption at night.
             * @default true
             */
            inverter_night_tare: boolean;
            /**
             * @description Disconnect the transformers in rows without export.
             * @default false
             */
            transformer_night_disconnect: boolean;
            /**
             * @description Power reference of the AC loss fractions: the nominal AC power of the inverters, or the power of the array at STC.
             * @default pnom_inverter
             * @enum {string}
             */
            power_reference: "pnom_inverter" | "pnom_stc";
            /**
             * @description Include the auxiliaries.
             * @default true
             */
            use_auxiliaries: boolean;
            /**
             * @description Include the medium-voltage transformer.
             * @default true
             */
            use_mv_transformer: boolean;
            /**
             * @description Include the medium-voltage line.
             * @default true
             */
            use_mv_line: boolean;
        };
        /** @description A DC cable, there and back. Of runs of several lengths send the mean. */
        DcCable: {
            /** @description Length of one run, one way. */
            length_m: number;
            /** @description Section of one conductor. */
            section_mm2: number;
            /**
             * @description Material of the conductor.
             * @default copper
             * @enum {string}
             */
            material: "copper" | "aluminium";
            /**
             * @description Temperature of the conductor at which it has its resistance in all rows.
             * @default 50
             */
            conductor_c: number;
            /**
             * @description Resistance of one conductor at 20 degC by its data sheet, in place of the one by section; null computes it.
             * @default null
             */
            ohm_per_km_20c: number | null;
            /**
             * @description A name for the reader.
             * @default null
             */
            label: string | null;
            /**
             * @description Number of strings whose current one run carries: 1 for the cable of a string, 16 for that of a combiner box of 16 strings.
             * @default 1
             */
            strings: number;
        };
        /** @description A three-phase cable, or several equal ones in parallel. Of runs of several lengths send the mean. */
        AcCable: {
            /**
             * @description Where it is: from the inverters to the transformers (lv), the medium-voltage line (mv), behind the high-voltage transformer (hv).
             * @enum {string}
             */
            level: "lv" | "mv" | "hv";
            /** @description Length of one run, one way. */
            length_m: number;
            /** @description Section of one conductor. */
            section_mm2: number;
            /**
             * @description Material of the conductor.
             * @default copper
             * @enum {string}
             */
            material: "copper" | "aluminium";
            /**
             * @description Temperature of the conductor at which it has its resistance in all rows.
             * @default 50
             */
            conductor_c: number;
            /**
             * @description Resistance of one conductor at 20 degC by its data sheet, in place of the one by section; null computes it.
             * @default null
             */
            ohm_per_km_20c: number | null;
            /**
             * @description A name for the reader.
             * @default null
             */
            label: string | null;
            /** @description Nominal voltage between two conductors. */
            voltage_v: number;
            /**
             * @description Number of equal runs, which share the power.
             * @default 1
             */
            number: number;
            /**
             * @description Share of the power of the plant that these runs carry together: below 1 for a branch or a section of a loop.
             * @default 1
             */
            power_frac: number;
        };
        /** @description A transformer as on its plate. Its load loss follows the square of the apparent power, which is the active power over power_factor. */
        Transformer: {
            /** @description Rated power. */
            kva: number;
            /** @description No-load loss P0, drawn 24 hours a day. */
            no_load_kw: number;
            /** @description Load loss Pk at the rated power, without the no-load loss. */
            load_loss_kw: number;
            /**
             * @description How many of it there are.
             * @default 1
             */
            number: number;
        };
        /** @description Outages by time. They come after the grid limit, as unavailability_loss does. Periods at the same time add up; monthly and random outages, and unavailability_loss, take a share of what the others leave. */
        Outages: {
            /**
             * @description Periods with their begin and end.
             * @default []
             */
            periods: components["schemas"]["OutagePeriod"][];
            /**
             * @description Share of the plant that is out in each month, January first; null for none.
             * @default null
             */
            monthly: number[] | null;
            /**
             * @description Outages of the whole plant at random times; null for none.
             * @default null
             */
            random: components["schemas"]["RandomOutages"] | null;
            /**
             * @description Outages of the grid at random times; null for none.
             * @default null
             */
            random_grid: components["schemas"]["RandomOutages"] | null;
        };
        /** @description One outage, in the standard time of the weather: of every year (MM-DDTHH:MM) or of one (YYYY-MM-DDTHH:MM). 24:00 is the end of a day. A row that it covers in part is out for this part. */
        OutagePeriod: {
            /** @description Begin of the outage. */
            from: string;
            /** @description End of the outage, after its begin. */
            to: string;
            /**
             * @description Share of the plant, or of its connection to the grid, that is out: 0.25 for one of four inverters.
             * @default 1
             */
            fraction: number;
            /**
             * @description Ids of the parts of the plant that are out: what their inverters give in each row does not reach the AC side; fraction is then of these. null is the whole plant, and so are the ids of all its parts.
             * @default null
             */
            sub_arrays: string[] | null;
            /**
             * @description Number of inverters that are out, of the named parts or of the plant, in place of fraction; null uses fraction.
             * @default null
             */
            inverters: number | null;
            /**
             * @description Whose outage it is. While the plant is out it exports nothing, its own consumption goes on and a load is fed by the grid. While the grid is out nothing flows to it or from it, and a load has no supply: the plant does not run as an island.
             * @default plant
             * @enum {string}
             */
            kind: "plant" | "grid";
            /**
             * @description A name for the reader.
             * @default null
             */
            label: string | null;
        };
        /** @description In each year of the weather, periods of equal length that take exactly a share of its time; the same seed gives the same periods. */
        RandomOutages: {
            /** @description Share of the time. */
            share: number;
            /** @description Number of periods in a year. */
            periods: number;
            /**
             * @description Chooses the times; another seed gives others.
             * @default 1
             */
            seed: number;
        };
        /** @description Spectral correction. */
        Spectral: {
            /**
             * @description Spectral correction of the effective irradiance: by air mass and precipitable water (`first_solar`), by air mass alone (`sandia_airmass`, as in SAM's single-diode models), by air mass, aerosol and precipitable water (`caballero`), or by air mass and clouds (`pvspec`, from the global irradiance).
             * @default off
             * @enum {string}
             */
            mode: "off" | "first_solar" | "sandia_airmass" | "caballero" | "pvspec";
            /**
             * @description Coefficients of this module: six for `first_solar` (b0 to b5), five for `sandia_airmass` (a0 to a4), three for `pvspec` (a1 to a3). An empty list uses the published coefficients: those of `module.technology`, and for `sandia_airmass` those of poly-crystalline silicon.
             * @default []
             */
            coefficients: number[];
            /**
             * @description Aerosol optical depth at 500 nm, for `caballero`: 0.05 in clean air, 0.1 as a common mean, 0.5 in haze.
             * @default 0.1
             */
            aod500: number;
        };
        /** @description Rear side of bifacial modules. */
        Bifacial: {
            /**
             * @description Rear irradiance from two-dimensional view factors with the rows' shadow on the ground; with both sides as faces of one row, which see the same sky, ground and neighbours (`two_faces`, for steep rows); of each table among the tables and objects of the scene (`scene`); or as a fixed fraction of the front.
             * @default view_factor
             * @enum {string}
             */
            model: "view_factor" | "two_faces" | "scene" | "fixed_fraction";
            /**
             * @description Height above ground: of a tracker's axis, or of the lower edge of a fixed rack.
             * @default 1.5
             */
            height_m: number;
            /**
             * @description Rear efficiency divided by front efficiency; null uses the module's value.
             * @default null
             */
            bifaciality: number | null;
            /**
             * @description Fraction of the rear irradiance that the structure shades.
             * @default 0.05
             */
            structure_shading: number;
            /**
             * @description Loss due to uneven rear irradiance, as a fraction of the rear contribution.
             * @default 0.1
             */
            rear_mismatch: number;
            /**
             * @description Fraction of the light that passes between and through the modules to the ground.
             * @default 0
             */
            transparency: number;
            /**
             * @description Rear irradiance divided by front irradiance, for `fixed_fraction`.
             * @default 0.05
             */
            fixed_fraction: number;
            /**
             * @description Albedo of the ground below the rows for each month, January first: of the rear light, and of the ground light that the front sees between the rows (`sunlit_strip`, `two_faces`). null: that of the weather or the site.
             * @default null
             */
            albedo_monthly: number[] | null;
        };
        /** @description Multi-year analysis. The run itself simulates the undegraded plant unless `year` is given. */
        Lifetime: {
            /**
             * @description Number of years in the table of yearly energy.
             * @default 1
             */
            analysis_period_years: number;
            /**
             * @description Yearly loss of DC power; year n loses rate x (n - 0.5).
             * @default 0
             */
            dc_degradation_rate: number;
            /**
             * @description Loss of DC power by the end of the first year, in place of the rate in that year: year 1 loses half of it, year n loses it and rate x (n - 1.5). null uses the rate.
             * @default null
             */
            first_year_loss: number | null;
            /**
             * @description Loss of DC power by light and elevated temperature (LeTID), reached evenly over letid_years and kept, besides the rate.
             * @default 0
             */
            letid_loss: number;
            /**
             * @description Years until letid_loss is reached; 0 has it from the first day.
             * @default 3
             */
            letid_years: number;
            /**
             * @description Loss of DC power as the mean of each year of operation, from year 1, as a fraction of the power as new: in place of the rate, first_year_loss and letid_loss.
             * @default null
             */
            degradation_by_year: number[] | null;
            /**
             * @description Year of operation to simulate; 0 is the new plant.
             * @default 0
             */
            year: number;
            /**
             * @description One standard deviation of the yearly energy, when its components are not known. Gives P50, P75, P90, P95 and P99; the values for ten years are the same as for one year.
             * @default null
             */
            uncertainty: number | null;
            /**
             * @description The same uncertainty by components, which distinguish ten years from one year. Give either this or `uncertainty`.
             * @default null
             */
            uncertainty_parts: components["schemas"]["UncertaintyParts"] | null;
        };
        /** @description What the report of a run prints on its cover and in its summary. It changes no result. */
        ReportDetails: {
            /** @description Name of the project, the title of the report. If absent, the report is titled `Energy yield report`. */
            project?: string;
            /** @description For whom the report is made. */
            client?: string;
            /** @description Who made the report. If absent, the `name` of the account's profile. */
            author?: string;
            /** @description Revision of the report. */
            revision?: string;
            /** @description Date of the report, `YYYY-MM-DD`. If absent, the day on which the run was made, UTC. The same request with a date gives the same bytes of a report on any day. */
            date?: string;
            /** @description A paragraph at the begin of the summary. */
            notes?: string;
        };
        /** @description Uncertainty of the yearly energy by independent cause, each as one standard deviation. */
        UncertaintyParts: {
            /**
             * @description Uncertainty of the long-term mean irradiation: measurement, satellite model, trend.
             * @default 0
             */
            resource: number;
            /**
             * @description Variation of the energy from year to year due to the weather.
             * @default 0
             */
            interannual: number;
            /**
             * @description Uncertainty of the simulation: transposition, shading, module and inverter models and their parameters.
             * @default 0
             */
            model: number;
            /**
             * @description Everything else: soiling, availability, ageing.
             * @default 0
             */
            other: number;
        };
        /** @description Result of comparing a weather series with itself and with the sun. Findings that need attention are also in `notes`, with what to do about them. */
        WeatherQuality: {
            /** @description Rows that are missing between the first and the last time stamp. The months of a typical year are treated as months of one year. */
            rows_absent: number;
            /** @description Rows in which GHI = DHI + DNI cos z was checked: the sun is up and all three components have a value. */
            closure_rows: number;
            /** @description Mean of GHI - (DHI + DNI cos z) over those rows; null without such rows or without coordinates. */
            closure_mean_wm2: number | null;
            /** @description Root mean square of the same difference; a value above 20 is reported in the notes. */
            closure_rms_wm2: number | null;
            /** @description Rows with light while the sun is below the horizon; null without coordinates. The sun is below the horizon during the whole row or, with `sun_offset_min`, at the instant of the row and of the rows before and after it. */
            night_rows: number | null;
            /** @description Light of those rows; above 0.5 % of all light it is reported in the notes. */
            night_wh_m2: number | null;
            /** @description Minutes by which the irradiance is later than the clear sky (negative: earlier), by the clearest hours of each half month. 12 or less is no cause for concern. null without coordinates, for fewer than 8 days, and where no clear sky fits. */
            time_shift_min: number | null;
            /** @description Days with a clear hour by which the time shift was measured. */
            clear_days: number;
            /** @description Rows with the sun up that belong to a day, or to hours of high sun, without any light: a gap that is stated as zero. null without coordinates. */
            lightless_rows?: number | null;
            /** @description Values of GHI, DHI and DNI above what is physically possible for the sun of their row: the limits of BSRN below steps of 30 minutes, those of means from there on. null without coordinates. */
            impossible_rows?: number | null;
            /** @description Rows that fail a test of `POST /api/weather/quality`, but for those of the clear sky and of stretches without light; null without coordinates. Absent for the embedded year, whose rows are made. */
            flagged_rows?: number | null;
            /** @description Rows that fail a test by test, where there are any. */
            flags?: {
                [key: string]: number;
            };
            /** @description Values of irradiance that stand still for 4 h (DHI 5 h, DNI 6 h) or longer. null without coordinates. */
            stuck_rows?: number | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Rows of a column that have no value. */
        WeatherGaps: {
            /** @description Number of rows without a value, including codes for missing values. */
            count: number;
            /** @description First row without a value, counted from 0. */
            first_row: number;
            /** @description Time stamp of that row. */
            first_time: string;
            /** @description What a run uses in place of the missing values. */
            repair?: string;
        };
        /** @description Sums and means of the year. For a series longer than a year, those of the mean year. */
        WeatherSums: {
            /** @description Global horizontal irradiation. */
            ghi_kwhm2?: number;
            /** @description Diffuse horizontal irradiation. */
            dhi_kwhm2?: number;
            /** @description Direct normal irradiation. */
            dni_kwhm2?: number;
            /** @description Mean air temperature. */
            temp_air_c?: number;
            /** @description Mean wind speed. */
            wind_speed_ms?: number;
        };
        /** @description Origin of a weather series. */
        WeatherMeta: {
            /** @description Id of the stored series, used as `weather: {id}`. */
            id?: string;
            /** @description Source: a name of `POST /api/weather/fetch`, such as `pvgis` or `embedded`, or `file` for an upload. */
            source?: string;
            /** @description Radiation database of the series. */
            radiation_db?: string;
            /** @description File format that was detected. */
            format?: string;
            /** @description Notes on the data for the user. */
            notes?: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description A stored weather series. */
        WeatherRef: {
            /** @description Id of a stored weather series. */
            id: string;
        };
        /** @description Weather series: columns of equal length, one value per row. null marks a gap, and a column of nulls only counts as not sent. Any set of irradiance columns from which GHI, DHI and DNI can be computed is enough: two of ghi, dhi and dni, ghi alone, or poa. A row with gaps is completed from the values that it has: the two that `site.irradiance_closure` selects, any other two, or ghi alone with `site.decomposition`. A row without any of these has no irradiance. A warning reports how many rows were completed in each way. */
        Weather: {
            /** @description Time zone of the time stamps in hours from UTC (standard time, no daylight saving). */
            timezone: number;
            /** @description Length of a row. In a longer row than an hour, the sun at its middle does not stand for it. */
            step_minutes: number;
            /**
             * @description What the time stamp marks: the start, middle or end of the row.
             * @default start
             * @enum {string}
             */
            interval: "start" | "middle" | "end";
            /**
             * @description Minutes from the start of the row to the instant of the sun, for instantaneous irradiance; null for means over the row.
             * @default null
             */
            sun_offset_min: number | null;
            /**
             * @description Time stamp of the first row of a regular series, local standard time.
             * @default null
             */
            start: string | null;
            /**
             * @description Time stamps of all rows, for a series with missing rows or a typical year; give it instead of `start`. Time stamps must ascend. In a typical year they ascend within each month, each month may come from any year, and each calendar month occurs once.
             * @default null
             */
            time: string[] | null;
            /** @description Global horizontal irradiance. */
            ghi_wm2?: (number | null)[];
            /** @description Diffuse horizontal irradiance. */
            dhi_wm2?: (number | null)[];
            /** @description Direct normal irradiance. */
            dni_wm2?: (number | null)[];
            /** @description Irradiance measured in the plane of the array, unshaded by horizon and rows; for trackers, by a sensor that turns with them. A run uses it if the weather has neither ghi nor two of ghi, dhi and dni: it then finds the sky irradiance whose decomposition and transposition reproduce this value on the plane of the array. If the weather has such columns, they take precedence, even in their gaps. */
            poa_wm2?: (number | null)[];
            /** @description Air temperature. */
            temp_air_c: (number | null)[];
            /** @description Wind speed at 10 m. */
            wind_speed_ms?: (number | null)[];
            /** @description Relative humidity. */
            relative_humidity?: (number | null)[];
            /** @description Air pressure at the site. */
            pressure_hpa?: (number | null)[];
            /** @description Precipitable water. */
            precipitable_water_cm?: (number | null)[];
            /** @description Ground albedo. It is used instead of the monthly albedo of the site unless `site.use_weather_albedo` is false. In gaps the monthly albedo is used: embedded typical years have values only in months with snow. */
            albedo?: (number | null)[];
            /** @description Snow depth on the ground. Only `site.snow_model` `marion` reads it. */
            snow_depth_cm?: (number | null)[];
            /**
             * @description Latitude of the data. The run warns if the site is more than 50 km away, and reports swapped coordinates or a wrong sign.
             * @default null
             */
            latitude: number | null;
            /**
             * @description Longitude of the data.
             * @default null
             */
            longitude: number | null;
            /**
             * @description Elevation of the data. The run warns if the site is more than 300 m higher or lower.
             * @default null
             */
            elevation: number | null;
            /** @description Series of other programs or of a measurement, name to column, one value or null for every row. Those named like a series of a run, in its unit, are compared in `summary.comparison` and scored by `POST /api/tree/{stage}`. A name is one line, and no part of it begins with = + - or @, which a spreadsheet would run as a formula. All come out next to the series of the run. */
            reference_series?: {
                [key: string]: (number | null)[];
            };
            /** @description Origin of the series. Unknown keys are accepted only here. */
            meta?: components["schemas"]["WeatherMeta"];
        };
        /** @description Incidence-angle profile. */
        IamProfile: {
            /** @description Incidence angles, ascending. */
            angles_deg: number[];
            /** @description Transmission relative to normal incidence. */
            factors: number[];
        };
        /** @description Efficiencies at low irradiance as stated by the manufacturer. */
        LowLight: {
            /** @description Irradiances. */
            irradiance_wm2: number[];
            /** @description Efficiency relative to STC at each irradiance; 1 is the same as at STC (0.97 is 3 % less). */
            relative_efficiency: number[];
        };
        /** @description Single-diode module with exponential shunt resistance (the PVsyst model); parameters that are null are fitted. */
        ModulePvsyst: {
            /**
             * @description Selects the module model. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            model: "pvsyst";
            /**
             * @description Manufacturer.
             * @default
             */
            manufacturer: string;
            /**
             * @description Model name.
             * @default
             */
            name: string;
            /**
             * @description Cell technology. Sets the band gap of the `pvsyst` model and the defaults for thin film.
             * @default mono_si
             * @enum {string}
             */
            technology: "mono_si" | "poly_si" | "hit" | "cdte" | "cis" | "a_si" | "tandem" | "other";
            /** @description Nameplate power at STC. */
            p_nom_w: number;
            /**
             * @description Lower limit of the manufacturer's power tolerance: 0 for modules that are never below their nameplate power, -0.03 for -3 %. Read when `dc_losses.quality_loss` is null.
             * @default null
             */
            power_tolerance_low: number | null;
            /**
             * @description Upper limit of the manufacturer's power tolerance: 0.03 for +3 %. Read when `dc_losses.quality_loss` is null.
             * @default null
             */
            power_tolerance_high: number | null;
            /** @description Length of the module. */
            length_m: number;
            /** @description Width of the module. */
            width_m: number;
            /**
             * @description Cells in series.
             * @default 72
             */
            cells_in_series: number;
            /**
             * @description Cells in parallel.
             * @default 1
             */
            cells_in_parallel: number;
            /**
             * @description Rear efficiency divided by front efficiency; 0 for a monofacial module.
             * @default 0
             */
            bifaciality: number;
            /**
             * @description Nominal operating cell temperature.
             * @default 45
             */
            noct_c: number;
            /**
             * @description Front glass: plain, or with anti-reflective coating.
             * @default glass
             * @enum {string}
             */
            front_surface: "glass" | "ar_glass";
            /**
             * @description The module's own incidence-angle profile; null if it has none.
             * @default null
             */
            iam_profile: components["schemas"]["IamProfile"] | null;
            /**
             * @description Maximum system voltage.
             * @default null
             */
            v_max_v: number | null;
            /** @description Short-circuit current at STC. */
            i_sc_a: number;
            /** @description Open-circuit voltage at STC. */
            v_oc_v: number;
            /** @description MPP current at STC. */
            i_mp_a: number;
            /** @description MPP voltage at STC. */
            v_mp_v: number;
            /** @description Temperature coefficient of the short-circuit current. */
            mu_i_sc_a_per_k: number;
            /**
             * @description Temperature coefficient of the open-circuit voltage as stated by the manufacturer, negative. Used only to check the voltage of strings in cold weather.
             * @default null
             */
            mu_v_oc_v_per_k: number | null;
            /**
             * @description Relative temperature coefficient of the MPP power; mu_gamma_per_k is fitted to it.
             * @default null
             */
            mu_p_mp_per_k: number | null;
            /**
             * @description Series resistance; null fits it.
             * @default null
             */
            r_series_ohm: number | null;
            /**
             * @description Shunt resistance at 1000 W/m2; null uses v_mp / (0.2 (i_sc - i_mp)).
             * @default null
             */
            r_shunt_ohm: number | null;
            /**
             * @description Shunt resistance in the dark; null uses 4 (crystalline) or 12 (thin film) times r_shunt_ohm.
             * @default null
             */
            r_shunt_0_ohm: number | null;
            /**
             * @description Exponent of the shunt resistance.
             * @default 5.5
             */
            r_shunt_exp: number;
            /**
             * @description Diode ideality factor; null fits it.
             * @default null
             */
            gamma: number | null;
            /**
             * @description Temperature coefficient of gamma; null fits it to mu_p_mp_per_k, or uses 0 if that is absent.
             * @default null
             */
            mu_gamma_per_k: number | null;
            /**
             * @description Recombination parameter of thin film; 0 for none.
             * @default 0
             */
            d2_mu_tau_v: number;
            /**
             * @description Built-in voltage per cell in the recombination term; null uses 0.9 V per junction: 1.8 V for a tandem.
             * @default null
             */
            v_bi_v: number | null;
            /**
             * @description Low-light efficiencies to which the series resistance is fitted; null uses that of `low_light_default`, -3 % at 200 W/m2.
             * @default null
             */
            low_light: components["schemas"]["LowLight"] | null;
            /**
             * @description Efficiency at 200 W/m2 relative to 1000 W/m2 to which the series resistance is fitted where `low_light`, `r_series_ohm` and `gamma` are null. all_alike: 0.97 for every technology. technology: the mean of measured modules of `technology`, 0.96 for mono_si, 0.974 for hit, 0.894 for poly_si, 0.908 for cdte, 0.858 for a_si and tandem; cis and other have no mean and are refused.
             * @default all_alike
             * @enum {string}
             */
            low_light_default: "all_alike" | "technology";
        };
        /** @description Single-diode module of the CEC library (six parameters). */
        ModuleCec: {
            /**
             * @description Selects the module model. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            model: "cec";
            /**
             * @description Manufacturer.
             * @default
             */
            manufacturer: string;
            /**
             * @description Model name.
             * @default
             */
            name: string;
            /**
             * @description Cell technology. Sets the band gap of the `pvsyst` model and the defaults for thin film.
             * @default mono_si
             * @enum {string}
             */
            technology: "mono_si" | "poly_si" | "hit" | "cdte" | "cis" | "a_si" | "tandem" | "other";
            /** @description Nameplate power at STC. */
            p_nom_w: number;
            /**
             * @description Lower limit of the manufacturer's power tolerance: 0 for modules that are never below their nameplate power, -0.03 for -3 %. Read when `dc_losses.quality_loss` is null.
             * @default null
             */
            power_tolerance_low: number | null;
            /**
             * @description Upper limit of the manufacturer's power tolerance: 0.03 for +3 %. Read when `dc_losses.quality_loss` is null.
             * @default null
             */
            power_tolerance_high: number | null;
            /** @description Length of the module. */
            length_m: number;
            /** @description Width of the module. */
            width_m: number;
            /**
             * @description Cells in series.
             * @default 72
             */
            cells_in_series: number;
            /**
             * @description Cells in parallel.
             * @default 1
             */
            cells_in_parallel: number;
            /**
             * @description Rear efficiency divided by front efficiency; 0 for a monofacial module.
             * @default 0
             */
            bifaciality: number;
            /**
             * @description Nominal operating cell temperature.
             * @default 45
             */
            noct_c: number;
            /**
             * @description Front glass: plain, or with anti-reflective coating.
             * @default glass
             * @enum {string}
             */
            front_surface: "glass" | "ar_glass";
            /**
             * @description The module's own incidence-angle profile; null if it has none.
             * @default null
             */
            iam_profile: components["schemas"]["IamProfile"] | null;
            /**
             * @description Maximum system voltage.
             * @default null
             */
            v_max_v: number | null;
            /** @description Short-circuit current at STC. */
            i_sc_a: number;
            /** @description Open-circuit voltage at STC. */
            v_oc_v: number;
            /** @description MPP current at STC. */
            i_mp_a: number;
            /** @description MPP voltage at STC. */
            v_mp_v: number;
            /** @description Temperature coefficient of the short-circuit current. */
            alpha_sc_a_per_k: number;
            /** @description Modified ideality factor at reference conditions (n Ns Vth). */
            a_ref_v: number;
            /** @description Light current at reference conditions. */
            i_l_ref_a: number;
            /** @description Diode saturation current at reference conditions. */
            i_o_ref_a: number;
            /** @description Series resistance. */
            r_s_ohm: number;
            /** @description Shunt resistance at reference conditions. */
            r_sh_ref_ohm: number;
            /**
             * @description Adjustment of the temperature coefficients.
             * @default 0
             */
            adjust: number;
        };
        /** @description Single-diode module by De Soto (five parameters). */
        ModuleDesoto: {
            /**
             * @description Selects the module model. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            model: "desoto";
            /**
             * @description Manufacturer.
             * @default
             */
            manufacturer: string;
            /**
             * @description Model name.
             * @default
             */
            name: string;
            /**
             * @description Cell technology. Sets the band gap of the `pvsyst` model and the defaults for thin film.
             * @default mono_si
             * @enum {string}
             */
            technology: "mono_si" | "poly_si" | "hit" | "cdte" | "cis" | "a_si" | "tandem" | "other";
            /** @description Nameplate power at STC. */
            p_nom_w: number;
            /**
             * @description Lower limit of the manufacturer's power tolerance: 0 for modules that are never below their nameplate power, -0.03 for -3 %. Read when `dc_losses.quality_loss` is null.
             * @default null
             */
            power_tolerance_low: number | null;
            /**
             * @description Upper limit of the manufacturer's power tolerance: 0.03 for +3 %. Read when `dc_losses.quality_loss` is null.
             * @default null
             */
            power_tolerance_high: number | null;
            /** @description Length of the module. */
            length_m: number;
            /** @description Width of the module. */
            width_m: number;
            /**
             * @description Cells in series.
             * @default 72
             */
            cells_in_series: number;
            /**
             * @description Cells in parallel.
             * @default 1
             */
            cells_in_parallel: number;
            /**
             * @description Rear efficiency divided by front efficiency; 0 for a monofacial module.
             * @default 0
             */
            bifaciality: number;
            /**
             * @description Nominal operating cell temperature.
             * @default 45
             */
            noct_c: number;
            /**
             * @description Front glass: plain, or with anti-reflective coating.
             * @default glass
             * @enum {string}
             */
            front_surface: "glass" | "ar_glass";
            /**
             * @description The module's own incidence-angle profile; null if it has none.
             * @default null
             */
            iam_profile: components["schemas"]["IamProfile"] | null;
            /**
             * @description Maximum system voltage.
             * @default null
             */
            v_max_v: number | null;
            /** @description Short-circuit current at STC. */
            i_sc_a: number;
            /** @description Open-circuit voltage at STC. */
            v_oc_v: number;
            /** @description MPP current at STC. */
            i_mp_a: number;
            /** @description MPP voltage at STC. */
            v_mp_v: number;
            /** @description Temperature coefficient of the short-circuit current. */
            alpha_sc_a_per_k: number;
            /** @description Modified ideality factor at reference conditions (n Ns Vth). */
            a_ref_v: number;
            /** @description Light current at reference conditions. */
            i_l_ref_a: number;
            /** @description Diode saturation current at reference conditions. */
            i_o_ref_a: number;
            /** @description Series resistance. */
            r_s_ohm: number;
            /** @description Shunt resistance at reference conditions. */
            r_sh_ref_ohm: number;
        };
        /** @description Module of the Sandia array performance model (King), with the coefficients of its database. Its incidence and air-mass polynomials are `iam.kind` `sandia` and `spectral.mode` `sandia_airmass`. */
        ModuleSandia: {
            /**
             * @description Selects the module model. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            model: "sandia";
            /**
             * @description Manufacturer.
             * @default
             */
            manufacturer: string;
            /**
             * @description Model name.
             * @default
             */
            name: string;
            /**
             * @description Cell technology. Sets the band gap of the `pvsyst` model and the defaults for thin film.
             * @default mono_si
             * @enum {string}
             */
            technology: "mono_si" | "poly_si" | "hit" | "cdte" | "cis" | "a_si" | "tandem" | "other";
            /** @description Nameplate power at STC. */
            p_nom_w: number;
            /**
             * @description Lower limit of the manufacturer's power tolerance: 0 for modules that are never below their nameplate power, -0.03 for -3 %. Read when `dc_losses.quality_loss` is null.
             * @default null
             */
            power_tolerance_low: number | null;
            /**
             * @description Upper limit of the manufacturer's power tolerance: 0.03 for +3 %. Read when `dc_losses.quality_loss` is null.
             * @default null
             */
            power_tolerance_high: number | null;
            /** @description Length of the module. */
            length_m: number;
            /** @description Width of the module. */
            width_m: number;
            /** @description Cells in series. */
            cells_in_series: number;
            /**
             * @description Cells in parallel.
             * @default 1
             */
            cells_in_parallel: number;
            /**
             * @description Rear efficiency divided by front efficiency; 0 for a monofacial module.
             * @default 0
             */
            bifaciality: number;
            /**
             * @description Nominal operating cell temperature.
             * @default 45
             */
            noct_c: number;
            /**
             * @description Front glass: plain, or with anti-reflective coating.
             * @default glass
             * @enum {string}
             */
            front_surface: "glass" | "ar_glass";
            /**
             * @description The module's own incidence-angle profile; null if it has none.
             * @default null
             */
            iam_profile: components["schemas"]["IamProfile"] | null;
            /**
             * @description Maximum system voltage.
             * @default null
             */
            v_max_v: number | null;
            /** @description Short-circuit current at STC. */
            i_sc_a: number;
            /** @description Open-circuit voltage at STC. */
            v_oc_v: number;
            /** @description MPP current at STC. */
            i_mp_a: number;
            /** @description MPP voltage at STC. */
            v_mp_v: number;
            /** @description Relative temperature coefficient of the short-circuit current (Aisc). */
            alpha_sc_per_k: number;
            /** @description Relative temperature coefficient of the MPP current (Aimp). */
            alpha_mp_per_k: number;
            /** @description Coefficient of the MPP current, linear in the irradiance; c0 + c1 is 1. */
            c0: number;
            /** @description Coefficient of the MPP current, quadratic in the irradiance. */
            c1: number;
            /** @description Coefficient of the MPP voltage, linear in the logarithm of the irradiance. */
            c2: number;
            /** @description Coefficient of the MPP voltage, quadratic in the logarithm of the irradiance. */
            c3: number;
            /** @description Temperature coefficient of the open-circuit voltage at 1000 W/m2 (Bvoco). */
            beta_voc_v_per_k: number;
            /**
             * @description Change of beta_voc_v_per_k per 1000 W/m2 less irradiance (Mbvoc).
             * @default 0
             */
            m_beta_voc_v_per_k: number;
            /** @description Temperature coefficient of the MPP voltage at 1000 W/m2 (Bvmpo). */
            beta_vmp_v_per_k: number;
            /**
             * @description Change of beta_vmp_v_per_k per 1000 W/m2 less irradiance (Mbvmp).
             * @default 0
             */
            m_beta_vmp_v_per_k: number;
            /** @description Diode factor (N). */
            diode_factor: number;
        };
        /** @description Single-diode module with the eleven coefficients that SAM fits to IEC 61853-1 test data. */
        ModuleIec61853: {
            /**
             * @description Selects the module model. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            model: "iec61853";
            /**
             * @description Manufacturer.
             * @default
             */
            manufacturer: string;
            /**
             * @description Model name.
             * @default
             */
            name: string;
            /**
             * @description Cell technology. Sets the band gap of the `pvsyst` model and the defaults for thin film.
             * @default mono_si
             * @enum {string}
             */
            technology: "mono_si" | "poly_si" | "hit" | "cdte" | "cis" | "a_si" | "tandem" | "other";
            /** @description Nameplate power at STC. */
            p_nom_w: number;
            /**
             * @description Lower limit of the manufacturer's power tolerance: 0 for modules that are never below their nameplate power, -0.03 for -3 %. Read when `dc_losses.quality_loss` is null.
             * @default null
             */
            power_tolerance_low: number | null;
            /**
             * @description Upper limit of the manufacturer's power tolerance: 0.03 for +3 %. Read when `dc_losses.quality_loss` is null.
             * @default null
             */
            power_tolerance_high: number | null;
            /** @description Length of the module. */
            length_m: number;
            /** @description Width of the module. */
            width_m: number;
            /** @description Cells in series. */
            cells_in_series: number;
            /**
             * @description Cells in parallel.
             * @default 1
             */
            cells_in_parallel: number;
            /**
             * @description Rear efficiency divided by front efficiency; 0 for a monofacial module.
             * @default 0
             */
            bifaciality: number;
            /**
             * @description Nominal operating cell temperature.
             * @default 45
             */
            noct_c: number;
            /**
             * @description Front glass: plain, or with anti-reflective coating.
             * @default glass
             * @enum {string}
             */
            front_surface: "glass" | "ar_glass";
            /**
             * @description The module's own incidence-angle profile; null if it has none.
             * @default null
             */
            iam_profile: components["schemas"]["IamProfile"] | null;
            /**
             * @description Maximum system voltage.
             * @default null
             */
            v_max_v: number | null;
            /** @description Short-circuit current at STC. */
            i_sc_a: number;
            /** @description Open-circuit voltage at STC. */
            v_oc_v: number;
            /** @description MPP current at STC. */
            i_mp_a: number;
            /** @description MPP voltage at STC. */
            v_mp_v: number;
            /** @description Temperature coefficient of the short-circuit current. */
            alpha_sc_a_per_k: number;
            /** @description Diode ideality factor (n). */
            diode_factor: number;
            /** @description Light current at reference conditions. */
            i_l_ref_a: number;
            /** @description Diode saturation current at reference conditions. */
            i_o_ref_a: number;
            /** @description Shunt resistance at 1000 W/m2 (C1). */
            shunt_c1_ohm: number;
            /** @description Coefficient of the shunt resistance (C2): Rsh = c1 + c2 ((1000 / G)^c3 - 1); below c1. */
            shunt_c2_ohm: number;
            /** @description Exponent of the shunt resistance (C3). */
            shunt_c3: number;
            /** @description Series resistance at 1000 W/m2 and 25 degC (D1). */
            series_d1_ohm: number;
            /** @description Temperature coefficient of the series resistance (D2). */
            series_d2_ohm_per_k: number;
            /** @description Coefficient of the series resistance by irradiance (D3): d3 (1 - G / 1000) (1000 / G)^2. */
            series_d3_ohm: number;
            /** @description Band gap at 25 degC (Egref). */
            band_gap_ev: number;
        };
        /** @description Module of which only the nameplate is known: power by irradiance and cell temperature (the PVWatts model); it has no voltage. */
        ModuleReference: {
            /**
             * @description Selects the module model. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            model: "reference";
            /**
             * @description Manufacturer.
             * @default
             */
            manufacturer: string;
            /**
             * @description Model name.
             * @default
             */
            name: string;
            /**
             * @description Cell technology. Sets the band gap of the `pvsyst` model and the defaults for thin film.
             * @default mono_si
             * @enum {string}
             */
            technology: "mono_si" | "poly_si" | "hit" | "cdte" | "cis" | "a_si" | "tandem" | "other";
            /** @description Nameplate power at STC. */
            p_nom_w: number;
            /**
             * @description Lower limit of the manufacturer's power tolerance: 0 for modules that are never below their nameplate power, -0.03 for -3 %. Read when `dc_losses.quality_loss` is null.
             * @default null
             */
            power_tolerance_low: number | null;
            /**
             * @description Upper limit of the manufacturer's power tolerance: 0.03 for +3 %. Read when `dc_losses.quality_loss` is null.
             * @default null
             */
            power_tolerance_high: number | null;
            /** @description Length of the module. */
            length_m?: number;
            /** @description Width of the module. */
            width_m?: number;
            /**
             * @description Cells in series.
             * @default 72
             */
            cells_in_series: number;
            /**
             * @description Cells in parallel.
             * @default 1
             */
            cells_in_parallel: number;
            /**
             * @description Rear efficiency divided by front efficiency; 0 for a monofacial module.
             * @default 0
             */
            bifaciality: number;
            /**
             * @description Nominal operating cell temperature.
             * @default 45
             */
            noct_c: number;
            /**
             * @description Front glass: plain, or with anti-reflective coating.
             * @default glass
             * @enum {string}
             */
            front_surface: "glass" | "ar_glass";
            /**
             * @description The module's own incidence-angle profile; null if it has none.
             * @default null
             */
            iam_profile: components["schemas"]["IamProfile"] | null;
            /**
             * @description Maximum system voltage.
             * @default null
             */
            v_max_v: number | null;
            /** @description Relative temperature coefficient of the power. */
            temperature_coefficient: number;
            /** @description Efficiency at STC, used for the heat balance and for the area. */
            efficiency: number;
            /**
             * @description Efficiency at low and high light. `linear`: the same at any irradiance (PVWatts 5). The others: the efficiency at 25 degC relative to 1000 W/m2 of the module that PVWatts v8 uses for its type; a simple run uses that of its module_type.
             * @default linear
             * @enum {string}
             */
            light_response: "linear" | "standard" | "premium" | "thin_film";
        };
        /** @description Module: one of the models, selected by `model`. */
        Module: components["schemas"]["ModulePvsyst"] | components["schemas"]["ModuleCec"] | components["schemas"]["ModuleDesoto"] | components["schemas"]["ModuleSandia"] | components["schemas"]["ModuleIec61853"] | components["schemas"]["ModuleReference"];
        /** @description Reference to a module of the library. */
        ModuleRef: {
            /** @description Id of a library module. */
            id: string;
        };
        /** @description Limit of the DC power by air temperature and DC voltage, as in SAM: the power at the rating times 1 + slope x (temperature - start), for temperatures above the start. */
        DcDerating: {
            /**
             * @description DC voltages, ascending. Between them start and slope are linear in the voltage, and so beyond them. Empty for one curve at all voltages.
             * @default []
             */
            v_dc_v: number[];
            /** @description Air temperature at which the limit begins to fall, for each voltage. */
            start_temp_c: number[];
            /** @description Change of the limit per degree above the start, for each voltage, as a fraction of the DC power at the rating. */
            slope_per_k: number[];
        };
        /** @description AC power limit by ambient temperature: interpolated between the points, constant outside them. */
        Derating: {
            /** @description Ambient temperatures, ascending. */
            temp_air_c: number[];
            /** @description AC power limit at each temperature. Values above p_ac_max_kw (or above the nominal power, when that is null) are reduced to it, with a warning. */
            p_ac_kw: number[];
        };
        /** @description Efficiency by DC power at one DC voltage. */
        EfficiencyCurve: {
            /**
             * @description DC voltage of the curve; null if one curve applies to all voltages.
             * @default null
             */
            v_dc_v: number | null;
            /** @description DC powers, ascending. */
            p_dc_kw: number[];
            /** @description AC power divided by DC power at each DC power. The AC power is interpolated linearly between the points. A program that interpolates the efficiencies instead differs by up to 0.1 % of the yearly energy when there are few points. */
            efficiency: number[];
        };
        /** @description Inverter with one efficiency curve, or three at three DC voltages. */
        InverterCurve: {
            /**
             * @description Selects the inverter model. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            model: "curve";
            /**
             * @description Manufacturer.
             * @default
             */
            manufacturer: string;
            /**
             * @description Model name.
             * @default
             */
            name: string;
            /** @description Nominal AC power. */
            p_ac_nom_kw: number;
            /**
             * @description Maximum AC power at low temperature, at or above the nominal power; null uses the nominal power. It is reached with a derating table, or up to temp_p_max_c.
             * @default null
             */
            p_ac_max_kw: number | null;
            /**
             * @description Air temperature up to which the inverter delivers p_ac_max_kw (PVsyst's TPMax). null: not stated, and the limit is the nominal power. Not read with a derating table.
             * @default null
             */
            temp_p_max_c: number | null;
            /**
             * @description Air temperature from which the limit is the nominal power, at or above temp_p_max_c; between the two it falls linearly (PVsyst's TPNom). null: temp_p_max_c.
             * @default null
             */
            temp_p_nom_c: number | null;
            /**
             * @description Lower bound of the MPPT window; null for none.
             * @default null
             */
            v_mppt_min_v: number | null;
            /**
             * @description Upper bound of the MPPT window; null for none.
             * @default null
             */
            v_mppt_max_v: number | null;
            /**
             * @description Absolute maximum DC voltage, at or above the MPPT window; null for none. If module.v_max_v is null too, the open-circuit voltage of strings is checked against 1000 or 1500 V, assumed from the MPPT window or, without one, from the nominal power. The warning states the assumption.
             * @default null
             */
            v_dc_max_v: number | null;
            /**
             * @description Maximum DC current; null for none.
             * @default null
             */
            i_dc_max_a: number | null;
            /**
             * @description DC power below which the inverter stays off; null uses 0.5 % of the nominal power for `curve`, and no threshold for the other models.
             * @default null
             */
            p_start_kw: number | null;
            /**
             * @description Own consumption at night.
             * @default 0
             */
            p_night_w: number;
            /**
             * @description Number of MPP trackers.
             * @default 1
             */
            mppt_count: number;
            /**
             * @description Limit of the DC power by temperature; null for none.
             * @default null
             */
            dc_derating: components["schemas"]["DcDerating"] | null;
            /**
             * @description Limit of the AC power by ambient temperature; null for none.
             * @default null
             */
            derating: components["schemas"]["Derating"] | null;
            /** @description One curve, or three at ascending DC voltages; two are refused. */
            curves: components["schemas"]["EfficiencyCurve"][];
        };
        /** @description Inverter of the Sandia grid-connected model. */
        InverterSandia: {
            /**
             * @description Selects the inverter model. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            model: "sandia";
            /**
             * @description Manufacturer.
             * @default
             */
            manufacturer: string;
            /**
             * @description Model name.
             * @default
             */
            name: string;
            /** @description Nominal AC power. */
            p_ac_nom_kw: number;
            /**
             * @description Maximum AC power at low temperature, at or above the nominal power; null uses the nominal power. It is reached with a derating table, or up to temp_p_max_c.
             * @default null
             */
            p_ac_max_kw: number | null;
            /**
             * @description Air temperature up to which the inverter delivers p_ac_max_kw (PVsyst's TPMax). null: not stated, and the limit is the nominal power. Not read with a derating table.
             * @default null
             */
            temp_p_max_c: number | null;
            /**
             * @description Air temperature from which the limit is the nominal power, at or above temp_p_max_c; between the two it falls linearly (PVsyst's TPNom). null: temp_p_max_c.
             * @default null
             */
            temp_p_nom_c: number | null;
            /**
             * @description Lower bound of the MPPT window; null for none.
             * @default null
             */
            v_mppt_min_v: number | null;
            /**
             * @description Upper bound of the MPPT window; null for none.
             * @default null
             */
            v_mppt_max_v: number | null;
            /**
             * @description Absolute maximum DC voltage, at or above the MPPT window; null for none. If module.v_max_v is null too, the open-circuit voltage of strings is checked against 1000 or 1500 V, assumed from the MPPT window or, without one, from the nominal power. The warning states the assumption.
             * @default null
             */
            v_dc_max_v: number | null;
            /**
             * @description Maximum DC current; null for none.
             * @default null
             */
            i_dc_max_a: number | null;
            /**
             * @description DC power below which the inverter stays off; null uses 0.5 % of the nominal power for `curve`, and no threshold for the other models.
             * @default null
             */
            p_start_kw: number | null;
            /**
             * @description Own consumption at night.
             * @default 0
             */
            p_night_w: number;
            /**
             * @description Number of MPP trackers.
             * @default 1
             */
            mppt_count: number;
            /**
             * @description Limit of the DC power by temperature; null for none.
             * @default null
             */
            dc_derating: components["schemas"]["DcDerating"] | null;
            /**
             * @description Limit of the AC power by ambient temperature; null for none.
             * @default null
             */
            derating: components["schemas"]["Derating"] | null;
            /** @description AC power rating. */
            p_aco_w: number;
            /** @description DC power at which the AC rating is reached. */
            p_dco_w: number;
            /** @description DC voltage of the rating. */
            v_dco_v: number;
            /** @description DC power at which the inversion starts. */
            p_so_w: number;
            /**
             * @description Curvature of the AC power as a function of the DC power at v_dco.
             * @default 0
             */
            c0: number;
            /**
             * @description Variation of p_dco with the DC voltage.
             * @default 0
             */
            c1: number;
            /**
             * @description Variation of p_so with the DC voltage.
             * @default 0
             */
            c2: number;
            /**
             * @description Variation of c0 with the DC voltage.
             * @default 0
             */
            c3: number;
        };
        /** @description Inverter with the part-load curve of PVWatts. */
        InverterPvwatts: {
            /**
             * @description Selects the inverter model. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            model: "pvwatts";
            /**
             * @description Manufacturer.
             * @default
             */
            manufacturer: string;
            /**
             * @description Model name.
             * @default
             */
            name: string;
            /** @description Nominal AC power. */
            p_ac_nom_kw: number;
            /**
             * @description Maximum AC power at low temperature, at or above the nominal power; null uses the nominal power. It is reached with a derating table, or up to temp_p_max_c.
             * @default null
             */
            p_ac_max_kw: number | null;
            /**
             * @description Air temperature up to which the inverter delivers p_ac_max_kw (PVsyst's TPMax). null: not stated, and the limit is the nominal power. Not read with a derating table.
             * @default null
             */
            temp_p_max_c: number | null;
            /**
             * @description Air temperature from which the limit is the nominal power, at or above temp_p_max_c; between the two it falls linearly (PVsyst's TPNom). null: temp_p_max_c.
             * @default null
             */
            temp_p_nom_c: number | null;
            /**
             * @description Lower bound of the MPPT window; null for none.
             * @default null
             */
            v_mppt_min_v: number | null;
            /**
             * @description Upper bound of the MPPT window; null for none.
             * @default null
             */
            v_mppt_max_v: number | null;
            /**
             * @description Absolute maximum DC voltage, at or above the MPPT window; null for none. If module.v_max_v is null too, the open-circuit voltage of strings is checked against 1000 or 1500 V, assumed from the MPPT window or, without one, from the nominal power. The warning states the assumption.
             * @default null
             */
            v_dc_max_v: number | null;
            /**
             * @description Maximum DC current; null for none.
             * @default null
             */
            i_dc_max_a: number | null;
            /**
             * @description DC power below which the inverter stays off; null uses 0.5 % of the nominal power for `curve`, and no threshold for the other models.
             * @default null
             */
            p_start_kw: number | null;
            /**
             * @description Own consumption at night.
             * @default 0
             */
            p_night_w: number;
            /**
             * @description Number of MPP trackers.
             * @default 1
             */
            mppt_count: number;
            /**
             * @description Limit of the DC power by temperature; null for none.
             * @default null
             */
            dc_derating: components["schemas"]["DcDerating"] | null;
            /**
             * @description Limit of the AC power by ambient temperature; null for none.
             * @default null
             */
            derating: components["schemas"]["Derating"] | null;
            /**
             * @description Nominal efficiency.
             * @default 0.96
             */
            efficiency_nom: number;
            /**
             * @description Reference efficiency of the part-load curve.
             * @default 0.9637
             */
            efficiency_ref: number;
        };
        /** @description Inverter with one efficiency at every power. */
        InverterFlat: {
            /**
             * @description Selects the inverter model. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            model: "flat";
            /**
             * @description Manufacturer.
             * @default
             */
            manufacturer: string;
            /**
             * @description Model name.
             * @default
             */
            name: string;
            /** @description Nominal AC power. */
            p_ac_nom_kw: number;
            /**
             * @description Maximum AC power at low temperature, at or above the nominal power; null uses the nominal power. It is reached with a derating table, or up to temp_p_max_c.
             * @default null
             */
            p_ac_max_kw: number | null;
            /**
             * @description Air temperature up to which the inverter delivers p_ac_max_kw (PVsyst's TPMax). null: not stated, and the limit is the nominal power. Not read with a derating table.
             * @default null
             */
            temp_p_max_c: number | null;
            /**
             * @description Air temperature from which the limit is the nominal power, at or above temp_p_max_c; between the two it falls linearly (PVsyst's TPNom). null: temp_p_max_c.
             * @default null
             */
            temp_p_nom_c: number | null;
            /**
             * @description Lower bound of the MPPT window; null for none.
             * @default null
             */
            v_mppt_min_v: number | null;
            /**
             * @description Upper bound of the MPPT window; null for none.
             * @default null
             */
            v_mppt_max_v: number | null;
            /**
             * @description Absolute maximum DC voltage, at or above the MPPT window; null for none. If module.v_max_v is null too, the open-circuit voltage of strings is checked against 1000 or 1500 V, assumed from the MPPT window or, without one, from the nominal power. The warning states the assumption.
             * @default null
             */
            v_dc_max_v: number | null;
            /**
             * @description Maximum DC current; null for none.
             * @default null
             */
            i_dc_max_a: number | null;
            /**
             * @description DC power below which the inverter stays off; null uses 0.5 % of the nominal power for `curve`, and no threshold for the other models.
             * @default null
             */
            p_start_kw: number | null;
            /**
             * @description Own consumption at night.
             * @default 0
             */
            p_night_w: number;
            /**
             * @description Number of MPP trackers.
             * @default 1
             */
            mppt_count: number;
            /**
             * @description Limit of the DC power by temperature; null for none.
             * @default null
             */
            dc_derating: components["schemas"]["DcDerating"] | null;
            /**
             * @description Limit of the AC power by ambient temperature; null for none.
             * @default null
             */
            derating: components["schemas"]["Derating"] | null;
            /**
             * @description Efficiency.
             * @default 0.96
             */
            efficiency: number;
        };
        /** @description Inverter: one of the models, selected by `model`. */
        Inverter: components["schemas"]["InverterCurve"] | components["schemas"]["InverterSandia"] | components["schemas"]["InverterPvwatts"] | components["schemas"]["InverterFlat"];
        /** @description Reference to an inverter of the library. */
        InverterRef: {
            /** @description Id of a library inverter. */
            id: string;
        };
        /** @description A plant and one weather series. The plant has one module type, one inverter design and one racking geometry, or parts that differ in them (`sub_arrays`). Unknown keys are refused. */
        RunRequest: {
            /** @description Location and monthly site data. */
            site: components["schemas"]["Site"];
            /** @description Racking, tracking, stringing. */
            array: components["schemas"]["ArraySection"];
            /**
             * @description Incidence-angle model.
             * @default {}
             */
            iam: components["schemas"]["Iam"];
            /**
             * @description Cell temperature.
             * @default {}
             */
            thermal: components["schemas"]["Thermal"];
            /**
             * @description DC losses.
             * @default {}
             */
            dc_losses: components["schemas"]["DcLosses"];
            /**
             * @description AC losses, auxiliaries, grid limit.
             * @default {}
             */
            ac_losses: components["schemas"]["AcLosses"];
            /**
             * @description Spectral correction.
             * @default {}
             */
            spectral: components["schemas"]["Spectral"];
            /**
             * @description Rear-side model; null for none.
             * @default null
             */
            bifacial: components["schemas"]["Bifacial"] | null;
            /**
             * @description Multi-year analysis.
             * @default {}
             */
            lifetime: components["schemas"]["Lifetime"];
            /**
             * @description Battery and load; null for none.
             * @default null
             */
            storage: components["schemas"]["Storage"] | null;
            /** @description A stored series by id, or an inline section. */
            weather: components["schemas"]["WeatherRef"] | components["schemas"]["Weather"];
            /** @description A library module by id, or an inline section. */
            module: components["schemas"]["ModuleRef"] | components["schemas"]["Module"];
            /** @description A library inverter by id, or an inline section. */
            inverter: components["schemas"]["InverterRef"] | components["schemas"]["Inverter"];
            /**
             * @description Return the hourly series: at most 4,000,000 values (rows x columns) in a JSON answer, 10,000,000 in a CSV or Arrow answer and in the JSON of a stored run, 2,000,000 with an `Idempotency-Key`; `series.csv` and `series.arrow` of a stored run have no such limit.
             * @default false
             */
            include_series: boolean;
            /**
             * @description 3D scene: every device with its own plane, and what shades it. The run takes kind, tilt, azimuth and roll of the devices from it, and stringing from `array`. null runs the flat array section.
             * @default null
             */
            scene: components["schemas"]["Scene"] | null;
            /** @description What a report of this run prints (`Accept: application/pdf` or `text/html`): project, author, revision, date. It changes no result. */
            report?: components["schemas"]["ReportDetails"];
            /**
             * @description Parts of the plant, each with what differs from the sections of the request. Each part has its own light, cells, DC side and inverters; storage and AC losses act on the sum. null for a plant of one part.
             * @default null
             */
            sub_arrays: components["schemas"]["SubArray"][] | null;
            /**
             * @description Series of each part, next to those of the plant: names of series that a part has of its own, from its planes to its inverters. The column of a part is its id, a slash and the name, as in `east/EOutInv`; a part that lacks the series has no column of it. At most 200 columns in all. null for none. `include_series` or `Accept: text/csv` asks for the series.
             * @default null
             */
            sub_array_series: ("AngInc" | "GlobInc" | "BeamInc" | "DifSInc" | "Alb_Inc" | "GlobHrz" | "GlobShd" | "GlobSlg" | "GlobSnw" | "GlobIAM" | "GlobEff" | "GlobGnd" | "GlobBack" | "TArray" | "EArrNom" | "ModDegr" | "GIncLss" | "TempLss" | "SpctCor" | "ShdElec" | "ModQual" | "LIDLoss" | "MisLoss" | "RearMis" | "OhmLoss" | "EArrMPP" | "EArray" | "UArray" | "IArray" | "InvLoss" | "IL_Oper" | "IL_Pmax" | "ILPmxSH" | "IL_Imax" | "IL_Vmax" | "IL_Vmin" | "IL_Pmin" | "IL_Night" | "EOutInv" | "PhiAng" | "TrkState")[] | null;
        };
        /** @description A part of a plant: its own planes, modules, strings and inverters. What it leaves out is as in the request. */
        SubArray: {
            /** @description Name of the part in the answer; no two parts have the same. */
            id: string;
            /**
             * @description Text for readers, such as the name of a roof.
             * @default null
             */
            label: string | null;
            /**
             * @description The fields of `array` in which this part differs from the plant; null for none. `n_inverters` are those of this part.
             * @default null
             */
            array: {
                [key: string]: unknown;
            } | null;
            /**
             * @description Module of the part, as `module` of a run: by id (`{"id": ...}`) or as a whole section; null for that of the plant.
             * @default null
             */
            module: {
                [key: string]: unknown;
            } | null;
            /**
             * @description Inverter of the part, as `inverter` of a run: by id (`{"id": ...}`) or as a whole section; null for that of the plant.
             * @default null
             */
            inverter: {
                [key: string]: unknown;
            } | null;
            /**
             * @description The fields of `iam` in which this part differs from the plant; null for none.
             * @default null
             */
            iam: {
                [key: string]: unknown;
            } | null;
            /**
             * @description The fields of `thermal` in which this part differs from the plant; null for none.
             * @default null
             */
            thermal: {
                [key: string]: unknown;
            } | null;
            /**
             * @description The fields of `dc_losses` in which this part differs from the plant; null for none.
             * @default null
             */
            dc_losses: {
                [key: string]: unknown;
            } | null;
            /** @description The fields of `bifacial` in which this part differs from the plant; null for a part without a rear side. If absent, the rear side is that of the plant. */
            bifacial?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description With a scene: ids of the types whose devices are this part. Each type belongs to one part; all tables and objects shade. null without a scene, and for a sole part.
             * @default null
             */
            scene_types: string[] | null;
            /**
             * @description Id of the part whose inverters this part feeds, on MPPT inputs of its own; null for inverters of its own. `strings_per_inverter` counts the strings of this part at each of them.
             * @default null
             */
            shares_inverter_with: string | null;
            /**
             * @description With `shares_inverter_with`: the strings are in parallel with those of the other part, on the same MPPT inputs, at a common voltage.
             * @default false
             */
            parallel: boolean;
        };
        /** @description Direction of each axis. */
        SceneAxes: {
            /**
             * @description x points east.
             * @constant
             */
            x: "east";
            /**
             * @description y points north.
             * @constant
             */
            y: "north";
            /**
             * @description z points up.
             * @constant
             */
            z: "up";
        };
        /** @description The frame that every scene has. It can be stated, but not changed. */
        SceneFrame: {
            /** @description Direction of each axis. */
            axes: components["schemas"]["SceneAxes"];
            /**
             * @description Azimuths count from true north.
             * @constant
             */
            azimuth_zero: "true_north";
            /**
             * @description Azimuths count clockwise, seen from above.
             * @constant
             */
            azimuth_direction: "clockwise";
            /**
             * @description All lengths have the same unit, which does not matter.
             * @constant
             */
            lengths: "unitless";
        };
        /** @description Place of x = 0, y = 0: the projection centre of the layout. */
        SceneOrigin: {
            /** @description Latitude, north positive. */
            latitude: number;
            /** @description Longitude, east positive. */
            longitude: number;
            /**
             * @description Elevation above sea level.
             * @default 0
             */
            elevation: number;
        };
        /** @description A type of device, which placements name by its id. */
        SceneType: {
            /** @description Id, unique among the types. */
            id: string;
            /**
             * @description Fixed rack or roof array (gft), single-axis tracker (sat), or east-west ridge of two faces back to back (ewf). Ridges do not share a scene with the other kinds.
             * @enum {string}
             */
            kind: "gft" | "sat" | "ewf";
            /** @description Length along the row, the axis or the ridge. */
            length: number;
            /** @description Width across it, along the slope: the collector width. For a ridge, the width of one face. */
            width: number;
            /** @description Modules of one device. Even for a ridge, whose faces have half each. */
            modules: number;
            /** @description Equal strips across the width that are wired apart, for the electrical effect of shade. Even for a ridge, whose faces have half each. */
            strings: number;
            /**
             * @description Distance between the top edges of the two faces of a ridge. 0 for the other kinds.
             * @default 0
             */
            gap: number;
            /**
             * @description Width of an inactive border around the table, outside its length and width, such as a frame or rails that stand out: it shades, and its light is not used. 0 for ewf types.
             * @default 0
             */
            frame: number;
            /** @description Modules one above the other across the width, 2 for a 2P tracker; of a ridge, on one face. */
            modules_across?: number;
            /** @description Gaps between the modules. */
            module_gap?: components["schemas"]["SceneModuleGap"];
            /** @description Parts across the width with open gaps. */
            sub_rows?: components["schemas"]["SceneSubRows"];
            /** @description The tube under the table. */
            torque_tube?: components["schemas"]["SceneTorqueTube"];
            /** @description Which modules are in a string. */
            wiring?: components["schemas"]["SceneWiring"];
        };
        /** @description Distances between neighbouring modules, within the length and the width. Their share of the area lets light through. Needs `modules_across`. */
        SceneModuleGap: {
            /** @description Along the length. If absent, 0. */
            along?: number;
            /** @description Across the width, within a sub-row. If absent, 0. */
            across?: number;
        };
        /** @description Equal parts of the table across its width, with a gap between them that is open to light, as over the tube of a 2P tracker. Not for ewf types. */
        SceneSubRows: {
            /** @description Number of sub-rows. */
            count: number;
            /** @description Distance between two of them, within the width. */
            gap: number;
        };
        /** @description A tube under the middle of the table, as long as it, which shades. Not for ewf types. */
        SceneTorqueTube: {
            /** @description Its diameter, or its width as seen from the side. */
            diameter: number;
            /** @description Distance of its middle below the plane of the modules. */
            below: number;
        };
        /** @description How the modules of a table lie and which of them are in a string; of a ridge, on one face. Read by `array.shade_mode` iv. Needs `modules_across`. */
        SceneWiring: {
            /**
             * @description Long side of the modules across the width (portrait) or along the length.
             * @enum {string}
             */
            orientation: "portrait" | "landscape";
            /** @description Modules in series. Divides the modules of the table. */
            modules_per_string: number;
            /**
             * @description Which modules a string takes: one after the other along the lowest line, then the next line (lines); the modules one above the other, then the next column (columns); or two strings share a stretch of a line, each with every other module (leapfrog). A string that leaps out and comes back over the modules that it left has those of lines. If absent, lines.
             * @enum {string}
             */
            order?: "lines" | "columns" | "leapfrog";
            /** @description In place of `order`: the modules of each string by their numbers, which count along the lowest line from 0 at the end that `along` leaves, then along the next. */
            strings?: number[][];
            /** @description Whether each module has two halves in parallel, one above the other along its long side. If absent, it has `module.cells_in_parallel` parts. */
            half_cells?: boolean;
            /** @description Bypass diodes of a module, each for as many cells. If absent, 3. */
            bypass_diodes?: number;
        };
        /** @description One device at its place. */
        ScenePlacement: {
            /** @description Id, unique among the placements. If absent, p1 for the first placement, p2 for the second. */
            id?: string;
            /** @description Id of its type. */
            type: string;
            /** @description East coordinate of its centre. */
            x: number;
            /** @description North coordinate of its centre. */
            y: number;
            /**
             * @description Height: of the centre of a rack, of the middle of a tracker's axis, of the top edges of a ridge's faces.
             * @default 0
             */
            z: number;
            /** @description Puts the device on `terrain`: height of the point that `z` names above the mean ground under the device. The ground gives `z`, the tilt of a tracker's axis and the roll of a rack, whatever is sent for them. If absent, `z` says where it is. */
            above_ground?: number;
            /**
             * @description Azimuth that a rack faces, clockwise from north; for a tracker the azimuth of the axis, for a ridge its bearing (180: north-south; its faces look to azimuth_deg - 90 and azimuth_deg + 90).
             * @default 180
             */
            azimuth_deg: number;
            /**
             * @description Tilt of a rack and of each face of a ridge, 0 to 90; tilt of a tracker's axis, -45 to 45 (positive: the end that azimuth_deg points to is the lower one).
             * @default 0
             */
            tilt_deg: number;
            /**
             * @description Turns a rack about its slope line through the centre, right-handed about the direction that it faces: at azimuth 180, positive turns it to the west. Trackers and ridges ignore it, with a warning.
             * @default 0
             */
            roll_deg: number;
        };
        /** @description An opaque body: a building, a chimney. Its corners stand on the base polygon. */
        ScenePrism: {
            /**
             * @description Selects the kind of object. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "prism";
            /** @description Id, unique among the objects. If absent, o1 for the first object, o2 for the second. */
            id?: string;
            /** @description Corners of the base polygon in order, each `[x, y, z, h]`: base point and height above it. A polygon that is not convex shades as its convex hull, with a warning. */
            vertices: number[][];
        };
        /** @description An opaque wall without thickness along a line. */
        SceneWall: {
            /**
             * @description Selects the kind of object. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "wall";
            /** @description Id, unique among the objects. If absent, o1 for the first object, o2 for the second. */
            id?: string;
            /** @description Points of the line in order, each `[x, y, z, h]`: base point and height above it. */
            vertices: number[][];
        };
        /** @description A row of trees along a line, which lets part of the light through. It weakens a ray once, however often the ray crosses it; several tree lines multiply. */
        SceneTreeLine: {
            /**
             * @description Selects the kind of object. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "tree_line";
            /** @description Id, unique among the objects. If absent, o1 for the first object, o2 for the second. */
            id?: string;
            /** @description Points of the line in order, each `[x, y, z, h]`: base point and height above it. */
            vertices: number[][];
            /**
             * @description Share of the light that passes: 0 is a wall, 1 is nothing.
             * @default 0.3
             */
            transmittance: number;
        };
        /** @description An opaque upright cylinder: a tank, a mast. Give radius or diameter, not both. */
        SceneCylinder: {
            /**
             * @description Selects the kind of object. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "cylinder";
            /** @description Id, unique among the objects. If absent, o1 for the first object, o2 for the second. */
            id?: string;
            /** @description East coordinate of its axis. */
            x: number;
            /** @description North coordinate of its axis. */
            y: number;
            /**
             * @description Height of its base.
             * @default 0
             */
            z: number;
            /** @description Radius. */
            radius?: number;
            /** @description Diameter. */
            diameter?: number;
            /** @description Height of the top above the base. */
            height: number;
        };
        /** @description Shading object: one of the kinds, selected by `kind`. */
        SceneObject: components["schemas"]["ScenePrism"] | components["schemas"]["SceneWall"] | components["schemas"]["SceneTreeLine"] | components["schemas"]["SceneCylinder"];
        /** @description A drawn polygon, such as the border of a plot. It never shades. */
        SceneOutline: {
            /** @description Corners in order, each `[x, y, z]`. */
            vertices: number[][];
        };
        /** @description Heights at the nodes of a regular grid. Each square between four nodes is two triangles, which meet on its diagonal from south-west to north-east. */
        SceneTerrainGrid: {
            /**
             * @description Selects the kind of surface. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "grid";
            /** @description East coordinate of the south-western node. */
            x: number;
            /** @description North coordinate of the south-western node. */
            y: number;
            /** @description Distance of neighbouring nodes, to the east and to the north. */
            step: number;
            /** @description Nodes of a line from west to east. */
            columns: number;
            /** @description Height of each node, line by line from south to north, each line from west to east; null where it is not known. */
            heights: (number | null)[];
        };
        /** @description Triangles that cover the ground: one height for each place. */
        SceneTerrainMesh: {
            /**
             * @description Selects the kind of surface. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "mesh";
            /** @description Corners of the triangles, each `[x, y, z]`. */
            vertices: number[][];
            /** @description Positions of three vertices each, from 0, in any order. */
            triangles: number[][];
        };
        /** @description The ground as a surface, and how devices stand on it. */
        SceneTerrain: {
            /** @description A grid of heights or a mesh of triangles. */
            surface: components["schemas"]["SceneTerrainGrid"] | components["schemas"]["SceneTerrainMesh"];
            /**
             * @description What `z` of devices, objects and outlines counts from. `absolute`: the zero of the surface. `above_ground`: the surface below them, so that every device stands on it as with `above_ground`, and objects are raised to it: walls and tree lines at each vertex, a cylinder at its middle, and a prism as a whole, its roof by the middle between the lowest and the highest ground under its corners, its base down to the ground.
             * @default absolute
             * @enum {string}
             */
            heights: "absolute" | "above_ground";
            /**
             * @description Places under a device at which the ground is read, from one end of its row, axis or ridge to the other. The device follows the straight line that fits them best.
             * @default 5
             */
            posts: number;
            /**
             * @description Steepest slope of a row or an axis. Where the ground is steeper, the device lies at this slope and its posts differ.
             * @default 45
             */
            max_slope_deg: number;
            /** @description Shortest post, from the ground to the line through the middle of the device. Ground that reaches higher counts as cut, which `POST /api/scene/validate` states. If absent, there is no limit. */
            post_min?: number;
            /** @description Longest post. Ground that lies lower counts as fill. If absent, there is no limit. */
            post_max?: number;
            /**
             * @description Whether the surface shades the devices. Ground that hides the sun from all of them at once counts as horizon, other ground as near shade.
             * @default false
             */
            shades: boolean;
        };
        /** @description 3D layout of a plant: devices and what shades them. x points east, y north, z up; azimuths are clockwise from true north. All lengths have one unit of your choice (metres or feet), which never enters a result, so no key names a unit. Format 2: `length_unit`, `archetype`, `clearance`, roof types and the block `sat` of earlier formats are refused. */
        Scene: {
            /**
             * @description Version of the scene format.
             * @constant
             */
            version: 2;
            /** @description Optional statement of the frame. */
            frame?: components["schemas"]["SceneFrame"];
            /**
             * @description Place of x = 0, y = 0, at most 10 km from the site of the run; null when it is not known. The site alone sets sun and weather.
             * @default null
             */
            origin: components["schemas"]["SceneOrigin"] | null;
            /** @description Types of devices. */
            types: components["schemas"]["SceneType"][];
            /** @description Devices: racks, trackers, ridges. Their planes may fall into at most 400 orientation bins (1 deg of tilt, 2.5 deg of azimuth). */
            placements: components["schemas"]["ScenePlacement"][];
            /**
             * @description Shading objects: at most 50,000 bodies, of which each prism and cylinder is one, and each segment of a wall or tree line.
             * @default []
             */
            objects: components["schemas"]["SceneObject"][];
            /**
             * @description Drawn polygons, which never shade.
             * @default []
             */
            outlines: components["schemas"]["SceneOutline"][];
            /** @description Surface of the ground. Devices with `above_ground` stand on it; the others are compared with it. If absent, the heights of the devices are the terrain. */
            terrain?: components["schemas"]["SceneTerrain"];
            /**
             * @description How orientations of one face are joined. `light`: their mean light, before the module and inverter models run once; `power`: each orientation bin has its own cells and DC side, and the powers are summed before the inverters. If absent, `light`.
             * @enum {string}
             */
            blend?: "light" | "power";
        };
        /** @description Counts of the scene of a run, and its origin. */
        SceneSummary: {
            /** @description Types of devices. */
            types: number;
            /** @description Devices. */
            placements: number;
            /** @description Shading objects. */
            objects: number;
            /** @description Modules of all devices. */
            modules: number;
            /** @description Planes that differ by kind, 1 deg of tilt or 2.5 deg of azimuth. Ridges of one bearing have two. */
            orientation_bins: number;
            /** @description Planes with modules: each rack and tracker is one, each ridge two. */
            tables: number;
            /** @description Origin of the layout as sent. */
            origin: components["schemas"]["SceneOrigin"] | null;
        };
        /** @description Devices that share one calculation of the irradiance. */
        SceneBin: {
            /**
             * @description Kind of its devices.
             * @enum {string}
             */
            kind: "gft" | "sat" | "ewf";
            /** @description Tilt of the plane, of a tracker's axis: the mean of its devices by modules. */
            tilt_deg: number;
            /** @description Azimuth that the plane faces, to which a tracker's axis points: the mean of its devices by modules. */
            azimuth_deg: number;
            /** @description Modules of its tables. */
            modules: number;
            /** @description Ids of its tables: those of the placements; of a ridge's faces with `.e` and `.w`. */
            tables: string[];
        };
        /** @description What a scene contains. */
        SceneCounts: {
            /** @description Types of devices. */
            types: number;
            /** @description Devices. */
            placements: number;
            /** @description Shading objects. */
            objects: number;
            /** @description Modules of all devices. */
            modules: number;
            /** @description Planes that differ by kind, 1 deg of tilt or 2.5 deg of azimuth. Each ridge has two, one for each face. */
            orientation_bins: number;
        };
        /** @description How a device stands on the ground. */
        SceneStanding: {
            /** @description Id of its placement. */
            id: string;
            /** @description Height that the ground gives to it. */
            z: number;
            /** @description Tilt: of the axis as the ground gives it, else as sent. */
            tilt_deg: number;
            /** @description Roll that the ground gives to a rack; 0 for the other kinds. */
            roll_deg: number;
            /** @description Slope of the ground under it, along its row to the left of where it faces, along an axis to where its azimuth points; positive where it rises. */
            ground_slope_deg: number;
            /** @description Shortest post: from the ground to the line through its middle. */
            post_shortest: number;
            /** @description Longest post. */
            post_longest: number;
            /** @description Ground to cut so that no post is shorter than `post_min`: mean depth at the posts times length and width. */
            cut: number;
            /** @description Ground to fill so that no post is longer than `post_max`. */
            fill: number;
            /** @description The row that shades it first: ahead of a rack, on either side of a tracker. null where none is ahead, and for ridges. */
            row_ahead: components["schemas"]["SceneRowAhead"] | null;
        };
        /** @description The row ahead of a device on the ground, and the pitch that the slope between them asks for. Lengths in the unit of the scene. */
        SceneRowAhead: {
            /** @description Id of the device ahead. */
            id: string;
            /** @description Level distance across the rows. */
            pitch: number;
            /** @description Height of the device ahead above this one. */
            rise: number;
            /** @description Width of the device over the distance along the slope. */
            gcr_on_slope: number;
            /** @description Elevation of the sun in the plane across the rows under which the row ahead shades the device: a rack as it stands, a tracker that faces the sun. */
            limit_angle_deg: number;
            /** @description Slope-aware pitch: at this level distance, on the same slope, the limit angle is the middle one of all rows of the scene. null where the ground rises as steeply. */
            even_pitch: number | null;
        };
        /** @description The ground of a scene, and how its devices stand on it. Lengths in the unit of the scene. */
        SceneGround: {
            /** @description Devices that stand on the terrain: those with `above_ground`. */
            on_ground: number;
            /** @description Lowest height of the surface. */
            lowest: number;
            /** @description Highest height of the surface. */
            highest: number;
            /** @description Ground to cut under all devices, in the cube of the unit of length; 0 without `post_min`. */
            cut: number;
            /** @description Ground to fill under all devices; 0 without `post_max`. */
            fill: number;
            /** @description The devices that stand on it, in the order of the placements. */
            devices: components["schemas"]["SceneStanding"][];
        };
        /** @description A valid scene, what it contains, and what is unusual in it. */
        SceneValidation: {
            /** @description The scene as read, with ids and defaults filled in, and with what the terrain gives to devices that stand on it. */
            scene: components["schemas"]["Scene"];
            /** @description What the scene contains. */
            counts: components["schemas"]["SceneCounts"];
            /** @description What is unusual: types without placement, roll that is ignored, prisms that are not convex, overlaps, and devices that fall where the ground under their neighbours rises. */
            warnings: string[];
            /** @description The warnings as data, in the same order. */
            findings: components["schemas"]["Finding"][];
            /** @description For each type with a roll, or with a tilted axis: which side of its placements is low, in words. */
            notes: string[];
            /** @description How the devices stand on the ground. If absent, the scene has no `terrain`. */
            terrain?: components["schemas"]["SceneGround"];
        };
        /** @description An example scene and the fields of a run request that belong to it. */
        SceneExample: {
            /** @description Id of the example. */
            id: string;
            /** @description Short title. */
            label: string;
            /** @description What the scene shows. */
            description: string;
            /** @description What the scene contains. */
            counts: components["schemas"]["SceneCounts"];
            /** @description Fields to merge into `array`. */
            array_patch: {
                [key: string]: unknown;
            };
            /** @description Fields to merge into other sections, by section. */
            patch: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
            /** @description What to know about the example. */
            notes: string[];
        };
        /** @description Tables that share one calculation of the irradiance. */
        SceneDayBin: {
            /**
             * @description Kind of its devices.
             * @enum {string}
             */
            kind: "gft" | "sat" | "ewf";
            /** @description Tilt of its plane; of trackers, that of the axis. */
            tilt_deg: number;
            /** @description Azimuth that its plane faces; of trackers, to which the axis points. */
            azimuth_deg: number;
            /** @description Modules of its tables. */
            modules: number;
        };
        /** @description A table: a rack, a tracker, or one face of a ridge. */
        SceneDayTable: {
            /** @description Id of its placement; of a ridge's face with `.e` or `.w`. */
            id: string;
            /** @description Its bin, as a position in `bins`. */
            bin: number;
            /** @description Its modules. */
            modules: number;
            /** @description Strips across its width that are wired apart. */
            strings: number;
        };
        /** @description One row of the day. */
        SceneDayStep: {
            /** @description Start of the row, in the standard time of the weather. */
            time: string;
            /** @description Azimuth of the sun, clockwise from north. */
            sun_azimuth_deg: number;
            /** @description Elevation of the sun; negative while it is down. */
            sun_elevation_deg: number;
            /** @description Global horizontal irradiance. */
            ghi_wm2: number;
            /** @description Diffuse horizontal irradiance. */
            dhi_wm2: number;
            /** @description Direct normal irradiance. */
            dni_wm2: number;
            /** @description Air temperature. */
            temp_air_c: number;
            /** @description Wind speed at 10 m. */
            wind_speed_ms: number;
            /** @description Irradiance on the planes of the field before shade, mean by modules: the series `GlobInc` of a run. */
            poa_wm2: number;
            /** @description Irradiance on the front that the modules use, after shade, soiling, incidence angle and spectrum: the series `GlobEff` of a run. */
            effective_wm2: number;
            /** @description What near shade takes of the irradiance: beam, sky and ground light. */
            near_shading_wm2: number;
            /** @description Rotation of the trackers of each bin of `bins`, right-handed about the axis; null for a bin that does not turn. */
            rotation_deg: (number | null)[];
            /** @description Rotation of each table while the sun is up, with `array.tracking` `terrain_aware` and its kinds: there `rotation_deg` is the mean of a bin, by which its irradiance is computed. null otherwise, and in the list for tables that do not turn. */
            table_rotation_deg: (number | null)[] | null;
            /**
             * @description What the trackers do, from the first bin of trackers; null without trackers.
             * @enum {string|null}
             */
            tracker_state: "tracking" | "backtracking" | "flat" | "best angle" | "stow" | null;
            /** @description Share of the beam on each table of `tables` that shade takes, 0 to 1; null for a table that the sun sees from behind. The list is null while the sun is down. */
            shaded: (number | null)[] | null;
            /** @description The same for each string of each table, from the lower edge up (of a tracker, from the right of its axis). null for a table that the sun sees from behind. The list is null while the sun is down, and always unless `array.shade_mode` is `electrical`. */
            string_shaded: (number[] | null)[] | null;
        };
        /** @description One day of a plant with a scene. */
        SceneDay: {
            /** @description The day of the weather, `YYYY-MM-DD`. */
            date: string;
            /** @description Time zone of the stamps, in hours from UTC (standard time). */
            timezone: number;
            /** @description Length of a row. */
            step_minutes: number;
            /** @description Orientation bins of the scene; of ridges, one for each side. */
            bins: components["schemas"]["SceneDayBin"][];
            /** @description The tables that are reported: the first 2,000. */
            tables: components["schemas"]["SceneDayTable"][];
            /** @description Tables beyond the first 2,000. They shade, and count in the means of the field. */
            tables_left_out: number;
            /** @description The rows of the day. */
            steps: components["schemas"]["SceneDayStep"][];
            /** @description What to check before you trust the numbers. */
            warnings: string[];
            /** @description The warnings as data, in the same order. */
            findings: components["schemas"]["Finding"][];
        };
        /** @description A demo run in the list. */
        DemoSummary: {
            /** @description Id of the demo, and of the example scene that it shows. */
            id: string;
            /** @description Short title. */
            label: string;
            /** @description What the plant is. */
            description: string;
            /** @description Version of the calculation engine that computes the result. */
            engine_version: string;
            /** @description What its scene contains. */
            counts: components["schemas"]["SceneCounts"];
        };
        /** @description A demo run: a complete request and its stored result. */
        Demo: {
            /** @description Id of the demo, and of the example scene that it shows. */
            id: string;
            /** @description Short title. */
            label: string;
            /** @description What the plant is. */
            description: string;
            /** @description Version of the calculation engine that computes the result. */
            engine_version: string;
            /** @description The request. It can be sent to `POST /api/run` as it is. */
            request: components["schemas"]["RunRequest"];
            /** @description The answer of the run, with its series. */
            result: components["schemas"]["RunAnswer"];
        };
        /** @description A part of the plant of a simple run, such as a roof. Give its size as a capacity, as modules, or as an area. What it leaves out is as in the request. */
        SimpleSubArray: {
            /** @description Name of the part in the answer; no two parts have the same. If absent, p1, p2, ... by its place in the list. */
            id?: string;
            /**
             * @description Text for readers, such as the name of a roof.
             * @default null
             */
            label: string | null;
            /** @description Tilt from horizontal; for trackers, of the axis. If absent, that of the request. */
            tilt_deg?: number;
            /** @description Azimuth clockwise from north. If absent, that of the request. */
            azimuth_deg?: number;
            /** @description DC capacity of the part at STC. */
            system_capacity_kw?: number;
            /** @description Number of modules of the part. */
            modules?: number;
            /** @description Module power at STC. If absent, that of the request; else capacity divided by modules, or close to 500 W. */
            module_power_w?: number;
            /** @description Area that the modules of the part may cover, without edges and gaps: as many whole modules as fit, with `module` and `inverter` in whole strings. In place of a capacity or modules. */
            area_m2?: number;
            /**
             * @description Racking. If absent, that of the request.
             * @enum {string}
             */
            racking?: "fixed" | "rooftop" | "single_axis";
            /** @description Ground cover ratio of the rows of the part. If absent, that of the request. */
            gcr?: number;
            /** @description Rear efficiency divided by front efficiency. If absent, that of the request; 0 for a part on a roof. */
            bifaciality?: number;
            /** @description Module of the part, as `module` of the request. If absent, that of the request. */
            module?: components["schemas"]["ModuleRef"] | components["schemas"]["Module"];
            /** @description Inverter of the part, as `inverter` of the request. If absent, that of the request. */
            inverter?: components["schemas"]["InverterRef"] | components["schemas"]["Inverter"];
            /** @description DC power divided by AC power. If absent, that of the request. With parts that share its inverters, of all of them. */
            dc_ac_ratio?: number;
            /** @description AC nameplate power of the inverters of the part. If absent, DC power divided by dc_ac_ratio. */
            inverter_ac_kw?: number;
            /**
             * @description Id of the part whose inverters this part feeds, on MPPT inputs of its own; null for inverters of its own.
             * @default null
             */
            shares_inverter_with: string | null;
        };
        /** @description A run from a location and a size. Give the size as a capacity, or as modules with module_power_w. If both are given, they must agree within 0.5 %. With `module` and `inverter` the plant is sized in whole strings: give the capacity, or modules. With a `scene`, the devices have the modules: give the capacity or the module power. */
        SimpleRunRequest: {
            /** @description Latitude, north positive. */
            latitude: number;
            /** @description Longitude, east positive. */
            longitude: number;
            /** @description DC capacity at STC; if absent, modules x module_power_w. */
            system_capacity_kw?: number;
            /** @description Number of modules; if absent, capacity divided by module power. With a scene, the modules of its devices: leave it out, or send their total. */
            modules?: number;
            /** @description Module power at STC; if absent, capacity divided by modules, or close to 500 W. */
            module_power_w?: number;
            /**
             * @description Module type: efficiency, temperature coefficient and behaviour at low light (`module.light_response`), as PVWatts v8 has them.
             * @default standard
             * @enum {string}
             */
            module_type: "standard" | "premium" | "thin_film";
            /** @description Module efficiency; if absent, 0.19 for standard, 0.21 for premium, 0.18 for thin_film. */
            module_efficiency?: number;
            /** @description Temperature coefficient of power; if absent, -0.0037 for standard, -0.0035 for premium, -0.0032 for thin_film. */
            temperature_coefficient?: number;
            /**
             * @description Rear efficiency divided by front efficiency; 0 for monofacial modules.
             * @default 0
             */
            bifaciality: number;
            /** @description A library module by id, or an inline section, together with `inverter`. The strings are then sized as `POST /api/size` does it, and `defaults_applied` says how. Any model but `reference`. Refused next to module_power_w, module_type, module_efficiency, temperature_coefficient and bifaciality, which it states. If absent, the module of `module_type`. */
            module?: components["schemas"]["ModuleRef"] | components["schemas"]["Module"];
            /** @description A library inverter by id, or an inline section, together with `module`. Refused next to inverter_ac_kw, inverter_efficiency and inverter_model, which it states. If absent, one inverter of the AC nameplate. */
            inverter?: components["schemas"]["InverterRef"] | components["schemas"]["Inverter"];
            /**
             * @description Racking; if absent, fixed. With a scene it follows from the kind of the devices (ridges have no value here: leave it out); `rooftop` may be sent for fixed racks.
             * @enum {string}
             */
            racking?: "fixed" | "rooftop" | "single_axis";
            /** @description Tilt from horizontal; for trackers, of the axis. If absent, 20, or 0 for trackers. Refused with a scene, whose placements have it. */
            tilt_deg?: number;
            /** @description Azimuth clockwise from north. If absent, 180 at or north of the equator and for trackers, otherwise 0. Refused with a scene, whose placements have it. */
            azimuth_deg?: number;
            /** @description Ground cover ratio; if absent, 0.4. With a scene, if absent, the width of its devices divided by the spacing that most of them have. */
            gcr?: number;
            /**
             * @description DC power divided by AC power.
             * @default 1.2
             */
            dc_ac_ratio: number;
            /** @description AC nameplate power; if absent, DC power divided by dc_ac_ratio. */
            inverter_ac_kw?: number;
            /**
             * @description Inverter efficiency; at least 0.5 with `inverter_model` `reference`.
             * @default 0.96
             */
            inverter_efficiency: number;
            /**
             * @description Inverter model: one efficiency, the part-load curve of PVWatts 5, or the inverter of PVWatts v8 (`reference`: the Sandia form with a start at 0.4931 % of the AC nameplate, without curvature).
             * @default flat
             * @enum {string}
             */
            inverter_model: "flat" | "pvwatts" | "reference";
            /**
             * @description All losses that the simulation does not compute. A value other than the default scales the default loss categories by one common exponent.
             * @default 11.42
             */
            losses_percent: number;
            /** @description Weather by id or inline; if absent, the typical year at the coordinates. */
            weather?: components["schemas"]["WeatherRef"] | components["schemas"]["Weather"];
            /**
             * @description Source of the typical year, used when `weather` is absent. `nsrdb` is the satellite database of the Americas (synonym `americas_db`), `pvgis` the European generator (synonym `europe_db`), `embedded` the synthetic year that this service generates itself. `auto` tries `nsrdb` first west of 32 deg W and `pvgis` first elsewhere, then the other one. If neither is configured and reachable, it uses `embedded`. The answer reports the source.
             * @default auto
             * @enum {string}
             */
            weather_source: "auto" | "nsrdb" | "pvgis" | "embedded" | "americas_db" | "europe_db";
            /** @description Standard time of the location in hours from UTC; if absent, the time zone of the location. */
            timezone?: number;
            /** @description Elevation above sea level; if absent, the elevation of the typical year, or 0 when you send your own weather. */
            elevation?: number;
            /**
             * @description Ground albedo.
             * @default 0.2
             */
            albedo: number;
            /**
             * @description 3D scene, as in `POST /api/run`: racks, trackers or ridges with their own planes, and what shades them. Kind, tilt, azimuth, roll and number of modules come from it, and its devices and objects shade each other (`array.row_model` `shading_table`). null: endless rows on level ground.
             * @default null
             */
            scene: components["schemas"]["Scene"] | null;
            /**
             * @description Parts of the plant, such as roofs: each with its own tilt, azimuth and size, and its own inverters or those of another part. What a part leaves out is as in the request; sizes belong to the parts: leave out system_capacity_kw, modules and inverter_ac_kw. The full request has them as `sub_arrays`. null for a plant of one part.
             * @default null
             */
            sub_arrays: components["schemas"]["SimpleSubArray"][] | null;
            /**
             * @description One standard deviation of the yearly energy, as `lifetime.uncertainty` of a full run: gives P50, P75, P90, P95 and P99 in `summary.exceedance`. null for none.
             * @default null
             */
            uncertainty: number | null;
            /**
             * @description The same uncertainty by components, as `lifetime.uncertainty_parts` of a full run. Give either this or `uncertainty`.
             * @default null
             */
            uncertainty_parts: components["schemas"]["UncertaintyParts"] | null;
            /**
             * @description Return the hourly series: at most 4,000,000 values (rows x columns) in a JSON answer, 10,000,000 in a CSV or Arrow answer and in the JSON of a stored run, 2,000,000 with an `Idempotency-Key`; `series.csv` and `series.arrow` of a stored run have no such limit.
             * @default false
             */
            include_series: boolean;
            /** @description What a report of this run prints (`Accept: application/pdf` or `text/html`): project, author, revision, date. It changes no result. */
            report?: components["schemas"]["ReportDetails"];
        };
        /** @description Sums or means of each calendar month, January first. Null for a month without rows and, except for the temperature, for a month in which no row has an irradiance value. With several years of weather, each value is the mean over the months of that name, where an incomplete month counts in proportion to its length. */
        Monthly: {
            /** @description Global horizontal irradiation. */
            glob_hor_kwhm2: (number | null)[];
            /** @description Diffuse horizontal irradiation. */
            diff_hor_kwhm2: (number | null)[];
            /** @description Irradiation on the plane. */
            glob_inc_kwhm2: (number | null)[];
            /** @description Effective irradiation. */
            glob_eff_kwhm2: (number | null)[];
            /** @description Mean air temperature. */
            t_amb_c: (number | null)[];
            /** @description Energy at the inverter input. */
            e_array_kwh: (number | null)[];
            /** @description Energy to grid. */
            e_grid_kwh: (number | null)[];
            /** @description Performance ratio. */
            pr: (number | null)[];
            year: components["schemas"]["MonthlyYear"];
        };
        /** @description Values of the year: all months together for one year of weather, the mean year for several, as in the headline figures. For less than a year, values of the rows that ran. */
        MonthlyYear: {
            /** @description Global horizontal irradiation. */
            glob_hor_kwhm2: number;
            /** @description Diffuse horizontal irradiation. */
            diff_hor_kwhm2: number;
            /** @description Irradiation on the plane. */
            glob_inc_kwhm2: number;
            /** @description Effective irradiation. */
            glob_eff_kwhm2: number;
            /** @description Mean air temperature. */
            t_amb_c: number;
            /** @description Energy at the inverter input. */
            e_array_kwh: number;
            /** @description Energy to grid. */
            e_grid_kwh: number;
            /** @description Performance ratio of the year (not the mean of the months); null without irradiation on the plane. */
            pr: number | null;
        };
        /** @description One row for each calendar year of the weather. An incomplete year has the sums of the part that the weather covers. */
        Years: {
            /** @description Calendar year. */
            year: number[];
            /** @description Number of weather rows in that year. */
            rows: number[];
            /** @description Global horizontal irradiation. */
            glob_hor_kwhm2: (number | null)[];
            /** @description Irradiation on the plane. */
            glob_inc_kwhm2: (number | null)[];
            /** @description Energy to grid. */
            e_grid_kwh: (number | null)[];
        };
        /** @description Energy of every year of the analysis period. */
        LifetimeTable: {
            /** @description Year of operation, from 1. */
            year: number[];
            /** @description Energy to grid. */
            e_grid_kwh: (number | null)[];
            /** @description Mean over the period. */
            mean_kwh: number;
            /** @description Total over the period. */
            total_kwh: number;
            /** @description Energy by exceedance probability for each year; null without an uncertainty. */
            exceedance: components["schemas"]["LifetimeExceedance"] | null;
        };
        /** @description Energy of each year of the analysis period that is exceeded with the given probability, from the uncertainty of one year. */
        LifetimeExceedance: {
            /** @description Energy of that year that is exceeded with a probability of 50 %. */
            p50_kwh: number[];
            /** @description Energy of that year that is exceeded with a probability of 75 %. */
            p75_kwh: number[];
            /** @description Energy of that year that is exceeded with a probability of 90 %. */
            p90_kwh: number[];
            /** @description Energy of that year that is exceeded with a probability of 95 %. */
            p95_kwh: number[];
            /** @description Energy of that year that is exceeded with a probability of 99 %. */
            p99_kwh: number[];
        };
        /** @description Energy that is exceeded with the given probability, from a normal distribution: `p50_kwh` to `p99_kwh` around the energy of this run for one year, `ten_years` for the mean of ten years. */
        Exceedance: {
            /** @description Energy of one year that is exceeded with a probability of 50 %. */
            p50_kwh: number;
            /** @description Energy of one year that is exceeded with a probability of 75 %. */
            p75_kwh: number;
            /** @description Energy of one year that is exceeded with a probability of 90 %. */
            p90_kwh: number;
            /** @description Energy of one year that is exceeded with a probability of 95 %. */
            p95_kwh: number;
            /** @description Energy of one year that is exceeded with a probability of 99 %. */
            p99_kwh: number;
            /** @description One standard deviation of the yield of one year, before a load takes its share: all components combined. */
            uncertainty: number;
            /** @description Year of operation of the levels of one year, `lifetime.year`; 0 is the plant as new. */
            operation_year?: number;
            ten_years: components["schemas"]["TenYearExceedance"];
            parts: components["schemas"]["UncertaintyParts"];
            /** @description How the components were combined, which years of operation the levels are of, and what was done with a load and with limits. */
            method: string;
        };
        /** @description Mean yearly energy over ten years. With `lifetime.analysis_period_years` of 10 or more these are the first ten years of the lifetime table, with their degradation; otherwise they are ten years like this run. */
        TenYearExceedance: {
            /** @description Mean yearly energy of ten years that is exceeded with a probability of 50 %. */
            p50_kwh: number;
            /** @description Mean yearly energy of ten years that is exceeded with a probability of 75 %. */
            p75_kwh: number;
            /** @description Mean yearly energy of ten years that is exceeded with a probability of 90 %. */
            p90_kwh: number;
            /** @description Mean yearly energy of ten years that is exceeded with a probability of 95 %. */
            p95_kwh: number;
            /** @description Mean yearly energy of ten years that is exceeded with a probability of 99 %. */
            p99_kwh: number;
            /** @description One standard deviation of the mean of ten years: the interannual component is divided by the square root of ten. */
            uncertainty: number;
            /** @description Whether the ten years are years 1 to 10 of the lifetime table, with their degradation; false for ten years like this run. */
            of_lifetime?: boolean;
        };
        /** @description What produced the numbers: engine version and input hashes. */
        Provenance: {
            /** @description Version of the engine. */
            engine_version: string;
            /** @description Hash of the request that ran. */
            request_sha256: string;
            /** @description Hash of the weather section. */
            weather_sha256: string;
            /** @description Hash of the module section. */
            module_sha256: string;
            /** @description Hash of the inverter section. */
            inverter_sha256: string;
        };
        /**
         * @description Stable code of a finding. `GET /docs/finding.{code}` explains it.
         * @enum {string}
         */
        FindingCode: "poa_not_used" | "wind_assumed" | "stamps_apart" | "gaps_filled" | "plane_irradiance_gaps" | "plane_sensor_differs" | "irradiance_gaps" | "radians" | "weather_far_from_site" | "elevation_differs" | "timezone_differs" | "weather_clock_far" | "pressure_differs" | "albedo_differs" | "place_at_sea" | "weather_part_of_year" | "weather_uneven_years" | "irradiance_missing" | "weather_embedded" | "weather_source_failed" | "stamps_shifted" | "daylight_saving" | "light_at_night" | "dark_days" | "impossible_irradiance" | "irradiance_standstill" | "closure_open" | "ghi_missing_by_day" | "ghi_above_sun" | "irradiance_in_kilowatts" | "irradiation_unearthly" | "diffuse_above_global" | "diffuse_unusual" | "clear_sky_never_reached" | "clear_sky_exceeded" | "beam_too_bright" | "irradiance_drift" | "temperature_constant" | "temperature_unearthly" | "seasons_reversed" | "warmest_hour_unusual" | "air_standstill" | "wind_constant" | "wind_too_fast" | "azimuth_to_pole" | "tracker_axis_tilted" | "tracker_axis_east_west" | "tracker_rows_dense" | "ridge_strings_odd" | "bifaciality_zero" | "row_length_unread" | "ground_shading_unread" | "rear_electrical_shade" | "rows_below_ground" | "snow_in_soiling" | "snow_loss_unread" | "iam_above_one" | "iam_beyond_glass" | "iam_not_normalised" | "inertia_without_effect" | "cooling_beyond_plants" | "cooling_of_faiman" | "wind_counted_twice" | "module_power_contradicts" | "module_parameters_contradict" | "module_efficiency_high" | "module_efficiency_low" | "low_light_misfit" | "low_light_unstated" | "half_cells_unstated" | "power_coefficient_unmet" | "power_coefficient_positive" | "coefficient_unusual" | "degradation_unread" | "degradation_steep" | "quality_gain" | "inverter_curve_gains" | "inverter_ratings_contradict" | "inverter_efficiency_above_one" | "operating_point_without_effect" | "clipping_needs_hours" | "clipping_needs_year" | "transformer_overloaded" | "outage_outside_weather" | "derating_above_maximum" | "power_factor_unread" | "reactive_power_above_rating" | "dc_ac_ratio_unusual" | "string_voltage_high" | "string_voltage_low" | "bins_mixed_light" | "scene_type_unused" | "scene_roll_ignored" | "scene_prism_not_convex" | "scene_too_crowded" | "scene_placements_overlap" | "scene_object_far" | "scene_placement_inside" | "scene_against_ground" | "scene_axis_tilted" | "scene_axis_east_west" | "scene_rows_touch" | "scene_pitch_differs" | "scene_modules_differ" | "scene_width_differs" | "scene_module_power_unusual" | "scene_faces_pole" | "scene_heights_in_feet" | "scene_bands_unread" | "scene_frame_unread" | "scene_parts_unread" | "scene_gaps_differ" | "scene_wiring_assumed" | "scene_strings_differ" | "scene_below_ground" | "scene_above_ground" | "scene_object_below_ground" | "scene_object_above_ground" | "scene_terrain_contradicted" | "scene_terrain_counts" | "scene_slope_limited" | "scene_posts_limited" | "string_shade_left_out" | "cells_too_hot" | "no_energy" | "performance_ratio_unusual" | "uncertainty_unusual" | "exceedance_needs_year" | "lifetime_needs_year" | "few_years" | "one_measured_year" | "field_unread" | "size_changed" | "losses_as_fraction" | "gcr_without_rows" | "strings_sized_for_typical_cold" | "preference_left_out" | "cold_above_weather" | "module_voltage_unstated" | "inverter_voltage_unstated" | "cold_voltage_contradicts" | "inverter_current_exceeded" | "tracker_inputs_uneven" | "inputs_too_few" | "power_off_target" | "ratio_off_target";
        /** @description Something to know about a plant, its weather or its result, as data. `message` is the text of the list of warnings. */
        Finding: {
            code: components["schemas"]["FindingCode"];
            /**
             * @description info: what the service did or assumed. warning: what to check before you trust the numbers.
             * @enum {string}
             */
            level: "info" | "warning";
            /** @description Dot path of the field that the finding is about, in the request as sent; for a field that a simple request does not have, in the full request. null for the request or the result as a whole. */
            field: string | null;
            /** @description What was found, and what to do about it. */
            message: string;
            /** @description The values of the text, by name. A name ends with its unit: `_frac` is a share of one, `_min` minutes, `_h` hours, `_c` degrees Celsius. */
            values: {
                [key: string]: (number | string | boolean | null) | (number | string)[];
            };
        };
        /** @description Headline figures of the run. */
        RunSummary: {
            /** @description Energy to grid in the year, net of night import. For weather longer than 8,784 hours this is the mean year, here and in every figure of the answer except `years`: each calendar month is the mean of its months in the weather, so that 18 months of weather give winter and summer the same weight. */
            e_grid_kwh: number;
            /** @description Energy exported. */
            e_export_kwh: number;
            /** @description Energy that the plant itself takes from the grid, such as at night. What a load takes is `storage.from_grid_kwh`. */
            e_import_kwh: number;
            /** @description Energy delivered to the grid and to the load, divided by the DC power at STC. */
            specific_yield_kwh_per_kwp: number;
            /** @description Energy delivered to the grid and to the load, divided by DC power times irradiation on the plane. */
            performance_ratio: number;
            /** @description Energy delivered to the grid and to the load, divided by nominal AC power times the hours of the year. */
            capacity_factor: number;
            /** @description DC power at STC. */
            dc_kwp: number;
            /** @description Nominal AC power. */
            ac_kw: number;
            /** @description DC power divided by AC power. */
            dc_ac_ratio: number;
            /** @description Number of modules. */
            modules: number;
            /** @description Racking type of the run. */
            racking: string;
            /** @description What the scene contains; null without one. */
            scene: components["schemas"]["SceneSummary"] | null;
            /** @description Orientation bins of the scene, in the order in which its placements enter them; empty without a scene. */
            scene_bins: components["schemas"]["SceneBin"][];
            near_shading: components["schemas"]["NearShading"];
            /** @description Losses between the light on the plane of the modules and the grid, the largest first, gains last. They add up: light on the plane at STC efficiency, minus all of them, is the energy to grid and load. Light that misses the modules, such as what the ground absorbs, is not among them. */
            main_losses: components["schemas"]["MainLoss"][];
            monthly: components["schemas"]["Monthly"];
            /** @description One row for each calendar year, with the part of it that the weather covers, when the weather is longer than 8,784 hours. null for one year, including a typical year. */
            years: components["schemas"]["Years"] | null;
            /** @description Yearly energy over the analysis period; null for one year, and for weather that does not cover a whole year (a warning says so). */
            lifetime: components["schemas"]["LifetimeTable"] | null;
            /** @description Energy by exceedance probability; null without an uncertainty, and for weather that does not cover a whole year (a warning says so). */
            exceedance: components["schemas"]["Exceedance"] | null;
            /** @description Availability of the plant and of the grid; null without ac_losses.outages. */
            availability?: components["schemas"]["Availability"] | null;
            /** @description The run next to `weather.reference_series`: by series, year and months; null without them. */
            comparison: components["schemas"]["Comparison"] | null;
            /** @description What to check before you trust the numbers. */
            warnings: string[];
            /** @description The warnings as data, in the same order. */
            findings?: components["schemas"]["Finding"][];
            provenance: components["schemas"]["Provenance"];
            /** @description Figures of the storage; null without one. */
            storage: components["schemas"]["StorageSummary"] | null;
        };
        /** @description Near-shading loss on irradiation, by component and by what causes it. `beam_kwhm2`, `diffuse_kwhm2` and `ground_kwhm2` add up to the same as `rows_kwhm2`, `terrain_kwhm2` and `objects_kwhm2`: the three rows of the loss diagram. */
        NearShading: {
            /**
             * @description The row model of the run; null when nothing near shades it.
             * @enum {string|null}
             */
            row_model: "rows" | "shading_table" | "projection" | null;
            /** @description What the rows of the array section take: even rows on a plane, `n_rows` of them. */
            rows_kwhm2: number;
            /** @description What the neighbours of each device in the scene take more, by their places and heights; negative where they take less, such as at edges without a neighbour. The near shade of terrain counts here. Without a scene 0. */
            terrain_kwhm2: number;
            /** @description What the objects of the scene would take without its devices. Where both shade one place, `terrain_kwhm2` counts the less. Without a scene 0. */
            objects_kwhm2: number;
            /** @description Beam. */
            beam_kwhm2: number;
            /** @description Sky diffuse. */
            diffuse_kwhm2: number;
            /** @description Ground-reflected. */
            ground_kwhm2: number;
            /** @description Electrical loss of partly shaded strings. */
            electrical_kwh: number;
        };
        /**
         * @description The run next to the reference series of the request that are named like a series of the run.
         * @example {
         *       "tolerance": 0.001,
         *       "first_difference": {
         *         "column": "EOutInv",
         *         "step": "inverters",
         *         "after": null,
         *         "sections": [
         *           "weather",
         *           "site",
         *           "array",
         *           "scene",
         *           "iam",
         *           "module",
         *           "bifacial",
         *           "thermal",
         *           "spectral",
         *           "lifetime",
         *           "dc_losses",
         *           "inverter"
         *         ],
         *         "unit": "kWh",
         *         "bias": 61,
         *         "bias_fraction": 0.02
         *       },
         *       "series": [
         *         {
         *           "column": "EOutInv",
         *           "label": "Inverter output, negative by the night draw",
         *           "step": "inverters",
         *           "kind": "sum",
         *           "unit": "kWh",
         *           "row_unit": "kWh",
         *           "rows": 744,
         *           "missing_rows": 0,
         *           "ours": 3111,
         *           "theirs": 3050,
         *           "bias": 61,
         *           "bias_fraction": 0.02,
         *           "rmse": 0.25,
         *           "rmse_fraction": 0.061,
         *           "differs": true,
         *           "monthly": {
         *             "rows": [
         *               744,
         *               0,
         *               0,
         *               0,
         *               0,
         *               0,
         *               0,
         *               0,
         *               0,
         *               0,
         *               0,
         *               0
         *             ],
         *             "ours": [
         *               3111,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null
         *             ],
         *             "theirs": [
         *               3050,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null
         *             ],
         *             "bias": [
         *               61,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null
         *             ],
         *             "bias_fraction": [
         *               0.02,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null
         *             ],
         *             "rmse": [
         *               0.25,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null
         *             ],
         *             "rmse_fraction": [
         *               0.061,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null,
         *               null
         *             ]
         *           }
         *         }
         *       ],
         *       "ignored": [
         *         "Meter"
         *       ]
         *     }
         */
        Comparison: {
            /** @description Levels of the chain that are further apart than this differ. */
            tolerance: number;
            /** @description The step of the chain where the year first differs by more than `tolerance`; null when no compared level does. The levels are, in this order: GlobHor, DiffHor, BeamHor, GlobInc, GlobHrz, GlobShd, GlobSlg, GlobSnw, GlobIAM, GlobEff, GlobBack, T_Amb, TArray, EArrNom, EArrMPP, EArray, EOutInv, E_Grid. */
            first_difference: components["schemas"]["FirstDifference"] | null;
            /** @description Every compared series, in the order of the series of a run. */
            series: components["schemas"]["ComparedSeries"][];
            /** @description Names of reference series that match no series of this run. */
            ignored: string[];
        };
        /** @description The first level of the chain that differs. Its cause is between it and the compared level before it. */
        FirstDifference: {
            /** @description Series that differs. */
            column: string;
            /** @description Step of the chain that ends with this series. */
            step: string;
            /** @description Last level before it that is compared and does not differ; null when there is none. */
            after: string | null;
            /** @description Sections of the request that the steps between the two read. */
            sections: string[];
            /** @description Unit of the bias. */
            unit: string;
            /** @description Ours minus theirs, over the year. */
            bias: number;
            /** @description Bias divided by theirs; null where that is 0. */
            bias_fraction: number | null;
        };
        /** @description A series of the run next to the reference series of its name, over the rows in which the reference has a value. */
        ComparedSeries: {
            /** @description Name of both series. */
            column: string;
            /** @description What the series contains. */
            label: string;
            /** @description Step of the chain that ends with this series; null for a series that is no level of the chain, such as a single loss. */
            step: string | null;
            /**
             * @description Irradiances and energies are summed up over the (mean) year; all other series are means of their rows.
             * @enum {string}
             */
            kind: "sum" | "mean";
            /** @description Unit of `ours`, `theirs` and `bias`: kWh/m2 for irradiances, otherwise that of the series. */
            unit: string;
            /** @description Unit of a row, and of `rmse`. */
            row_unit: string;
            /** @description Number of rows compared. Of TArray and UArray, rows in which either is 0 are left out: they are dark. */
            rows: number;
            /** @description Rows without a reference value, which neither sum contains. */
            missing_rows: number;
            /** @description Sum or mean of the run; null when no row is compared. */
            ours: number | null;
            /** @description Sum or mean of the reference; null when no row is compared. */
            theirs: number | null;
            /** @description Ours minus theirs. */
            bias: number | null;
            /** @description Bias divided by theirs; null where that is 0. */
            bias_fraction: number | null;
            /** @description Root mean square difference of the rows, dark rows included. */
            rmse: number | null;
            /** @description The same divided by the mean of the reference; null where that is 0. */
            rmse_fraction: number | null;
            /** @description The bias is larger than `tolerance` of theirs. A temperature counts from absolute zero: 0.1 % is 0.3 K, which moves the power by about 0.1 %. */
            differs: boolean;
            monthly: components["schemas"]["ComparedMonths"];
        };
        /** @description Twelve values of a compared series, January first, as for the year; null for a month without compared rows. */
        ComparedMonths: {
            /** @description Number of rows compared. */
            rows: number[];
            /** @description Sum or mean of the run. */
            ours: (number | null)[];
            /** @description Sum or mean of the reference. */
            theirs: (number | null)[];
            /** @description Ours minus theirs. */
            bias: (number | null)[];
            /** @description Bias divided by theirs; null where that is 0. */
            bias_fraction: (number | null)[];
            /** @description Root mean square difference of the rows. */
            rmse: (number | null)[];
            /** @description The same divided by the mean of the reference; null where that is 0. */
            rmse_fraction: (number | null)[];
        };
        /** @description One row of the loss diagram. A loss is positive, a gain negative. For display, use `fraction_of_previous`. */
        LossRow: {
            /** @description Key of the row. */
            key: string;
            /** @description Name of the row. */
            label: string;
            /** @description Amount lost, or the value of the level. */
            value: number;
            /** @description Unit of the value. */
            unit: string;
            /** @description True for a loss or gain, false for a level. */
            loss: boolean;
            /** @description Loss divided by the level named in `basis`; null for a level, and where that level is zero or negative. */
            fraction: number | null;
            /** @description Loss divided by what the rows above leave of that level, as PVsyst and SAM print it: a loss of 1.5 % is 0.015 wherever it is in the diagram. null for a level, and where the rows above leave nothing (below 1e-9 of the level). */
            fraction_of_previous: number | null;
            /** @description Key of the level that the fraction refers to. */
            basis: string | null;
        };
        /** @description A loss of the plant as energy, or a gain (negative). */
        MainLoss: {
            /** @description Key of the row of the loss diagram; `glob_rear` is the gain of the rear side. */
            key: string;
            /** @description Name of the row. */
            label: string;
            /** @description Energy lost in the year. Rows in kWh/m2 count as what their light would give at STC efficiency. */
            loss_kwh: number;
            /** @description Loss divided by what entered: the light on the plane of the modules at STC efficiency. null when nothing entered. */
            fraction: number | null;
        };
        /** @description Columns with one value per row, rounded to 1e-13 of the largest value in the column. */
        Series: {
            /** @description Start of each row, local standard time (see `timezone`). */
            time: string[];
            /** @description Length of a row. */
            step_minutes: number;
            /** @description Time zone of the time stamps in `time`, in hours from UTC (standard time, no daylight saving). */
            timezone: number;
            /** @description Unit of each column; reference series whose names are not those of series of a run have none. */
            units: {
                [key: string]: string;
            };
            /** @description What each column contains. Those of reference series begin with `Reference`. */
            labels: {
                [key: string]: string;
            };
            /** @description Meaning of the integer values of coded columns, starting at 0. The only coded column is `TrkState`, the state of a tracker: 0 tracking, 1 backtracking, 2 flat, 3 best angle, 4 stow. Rows without sun repeat the angle at rest. */
            legends: {
                [key: string]: string[];
            };
            /** @description Values of each column: the series of the run, then the reference series of the weather. Of these, one named like a series of a run has the ending `_ref`: `E_Grid_ref`. */
            columns: {
                [key: string]: (number | null)[];
            };
        };
        /** @description Charge for the run. It is reserved before the run, and released when the run fails. */
        Billing: {
            /** @description Units of the run. */
            units: number;
            /** @description Every term of the units. The units of the terms add up to `units`. */
            reasons: components["schemas"]["BillingReason"][];
            /** @description Units that the free units of the month pay. */
            free_units: number;
            /** @description Price of the other units. */
            price_usd: number;
            /**
             * @description What pays: only free units; the wallet, after them; or monthly usage, after them.
             * @enum {string}
             */
            paid_by: "free" | "wallet" | "monthly";
        };
        /** @description One term of the units of a run. */
        BillingReason: {
            /**
             * @description The first three add up, and the others multiply. `variants` is how many runs a study takes. `runs` stands alone: how many runs of a batch are charged, and what they cost together.
             * @enum {string}
             */
            term: "base" | "placements" | "objects" | "terrain_aware" | "step" | "weather_years" | "variants" | "runs";
            /** @description What was counted: 1 for `base`, devices of the scene, shading objects, a multiplier, or weather years. */
            amount: number;
            /** @description Units that the term adds. A multiplier adds what exceeds the units before it. */
            units: number;
        };
        /** @description Links to the run. */
        RunLinks: {
            /** @description The stored run. */
            run?: string;
            /** @description The series as CSV. */
            series_csv?: string;
            /** @description The series as an Arrow stream. */
            series_arrow?: string;
        };
        /** @description Weather of a run: origin, period and quality, one line each. */
        RunWeatherMeta: {
            /** @description Id of the stored weather; null for weather that was sent without one. */
            id: string | null;
            /** @description `nsrdb`, `pvgis`, `embedded` or `file`, from `meta.source` of the section; null if that is absent. */
            source: string | null;
            /** @description Radiation database of the series (`meta.radiation_db`), or the creator of the file; null if neither is known. */
            database: string | null;
            /** @description First and last time of the rows, or the years from which the months of a typical year come; number and length of the rows. */
            period: string;
            /** @description How well the series agrees with the sun and with itself and, for an embedded typical year, how reliable it is. */
            quality: string;
        };
        /** @description Answer of a run. */
        RunAnswer: {
            summary: components["schemas"]["RunSummary"];
            /** @description Every row of the loss diagram, in order. */
            loss_diagram: components["schemas"]["LossRow"][];
            /** @description Results of each part of the plant, in the order of the request; null for a plant without `sub_arrays`. */
            sub_arrays?: components["schemas"]["SubArrayResult"][] | null;
            weather_meta: components["schemas"]["RunWeatherMeta"];
            series?: components["schemas"]["Series"];
            billing?: components["schemas"]["Billing"];
            links: components["schemas"]["RunLinks"];
            /** @description Every field that the request left out, with the default that ran. A section that an id stands for has none; the items of a list are counted together, as `scene.placements.*.roll_deg`. With `preference=true` also the options of the preferred path, which replaced those of the request. */
            defaults_applied?: components["schemas"]["DefaultApplied"][];
            /** @description What this run does not count, in one line each, with the field that does where there is one. The energy is that of a plant without these effects. */
            not_counted?: string[];
            /** @description The model that ran in each step that this plant has, in the order of the chain, with its source. */
            models?: components["schemas"]["ModelThatRan"][];
        };
        /** @description Results of one part of a plant, up to the output of its inverters. */
        SubArrayResult: {
            /** @description Id of the part. */
            id: string;
            /** @description Label of the part. */
            label: string | null;
            /** @description Id of the part whose inverters it feeds; null for inverters of its own. */
            shares_inverter_with: string | null;
            /** @description Nominal power of its modules. */
            dc_kwp: number;
            /** @description Nominal power of its own inverters; null for a part that shares those of another. */
            ac_kw: number | null;
            /** @description Number of modules. */
            modules: number;
            /** @description Energy at the inverter output divided by `dc_kwp`. */
            specific_yield_kwh_per_kwp: number;
            monthly: components["schemas"]["SubArrayMonthly"];
            /** @description Rows of the loss diagram of the part, from `glob_hor` to `e_inverter_output`. Of inverters that parts share, each row is split in proportion to the DC power of the parts in each time step. */
            loss_diagram: components["schemas"]["LossRow"][];
            /** @description Voltages of its strings; null for a module model without voltage. */
            string_voltage: components["schemas"]["SubArrayVoltage"] | null;
        };
        /** @description Sums of each calendar month of a part, January first. Null for a month without rows. */
        SubArrayMonthly: {
            /** @description Irradiation on the plane. */
            glob_inc_kwhm2: (number | null)[];
            /** @description Effective irradiation. */
            glob_eff_kwhm2: (number | null)[];
            /** @description Energy at the inverter input. */
            e_array_kwh: (number | null)[];
            /** @description Energy at the inverter output. */
            e_inverter_output_kwh: (number | null)[];
        };
        /** @description Voltages of the strings of a part at 1000 W/m2, in the coldest and the hottest daylight of the weather, and the limits of its inverters. */
        SubArrayVoltage: {
            /** @description Open circuit at the coldest air temperature. */
            open_circuit_cold_v: number | null;
            /** @description MPP at that temperature. */
            mpp_cold_v: number | null;
            /** @description MPP at the hottest cell temperature. */
            mpp_hot_v: number | null;
            /** @description Coldest air temperature in daylight. */
            coldest_air_c: number | null;
            /** @description Hottest cell temperature. */
            hottest_cell_c: number | null;
            /** @description Maximum voltage of the inverter; null when it states none. */
            v_dc_max_v: number | null;
            /** @description Lower end of its MPPT window; null when it states none. */
            v_mppt_min_v: number | null;
            /** @description Upper end of its MPPT window; null when it states none. */
            v_mppt_max_v: number | null;
            /** @description Whether open circuit is below the maximum, and both MPP voltages are in the window, as far as the inverter states them. */
            is_in_window: boolean;
        };
        /** @description The model that ran in one step. */
        ModelThatRan: {
            /** @description Field of the full request that selects the model. */
            step: string;
            /** @description What the step computes. */
            title: string;
            /** @description The option that ran. Where the field selects by itself (null, `auto`), the option that it selected; `profile` is the module's measured profile. */
            option: string;
            /** @description Name of the model. */
            label: string;
            /** @description Published source of the model. */
            source: string;
        };
        /** @description A value that the run assumed, or a size that differs from the one that was sent. */
        DefaultApplied: {
            /** @description Field of the simple request, or dot path in the full request. */
            field: string;
            /** @description The assumed value. */
            value: unknown;
            /** @description Where the value comes from. */
            source: string;
        };
        /** @description Answer of a simple run. */
        SimpleRunAnswer: {
            summary: components["schemas"]["RunSummary"];
            /** @description Every row of the loss diagram, in order. */
            loss_diagram: components["schemas"]["LossRow"][];
            /** @description Results of each part of the plant, in the order of the request; null for a plant without `sub_arrays`. */
            sub_arrays?: components["schemas"]["SubArrayResult"][] | null;
            weather_meta: components["schemas"]["RunWeatherMeta"];
            series?: components["schemas"]["Series"];
            billing?: components["schemas"]["Billing"];
            links: components["schemas"]["RunLinks"];
            /** @description The full request that ran. */
            request: components["schemas"]["RunRequest"];
            /** @description Every assumed value with its source: fields of the simple request, and dot paths of `request`. Also every size that differs from the one that was sent. Fields of `request` that this plant does not use are left out. Options that the account prefers are among them. */
            defaults_applied: components["schemas"]["DefaultApplied"][];
            /** @description What this simple run does not count, in one line each, with the field of `POST /api/run` that does where there is one. The energy is that of a plant without these effects. */
            not_counted: string[];
            /** @description The model that ran in each step that this plant has, in the order of the chain, with its source. */
            models?: components["schemas"]["ModelThatRan"][];
        };
        /** @description A simple request, expanded. */
        SimpleRunRequestAnswer: {
            /** @description The full request that the simple run would run. */
            request: components["schemas"]["RunRequest"];
            /** @description Every assumed value with its source: fields of the simple request, and dot paths of `request`. Also every size that differs from the one that was sent. Fields of `request` that this plant does not use are left out. Options that the account prefers are among them. */
            defaults_applied: components["schemas"]["DefaultApplied"][];
            /** @description What this simple run does not count, in one line each, with the field of `POST /api/run` that does where there is one. The energy is that of a plant without these effects. */
            not_counted: string[];
            /** @description What is noticed before the run: of the typical year, of the sizes that were sent, and of preferred models that do not suit the plant. The run adds its own. */
            warnings: string[];
            /** @description The warnings as data, in the same order. */
            findings: components["schemas"]["Finding"][];
        };
        /** @description Module, inverter, place and target of a plant to size. Send exactly one of `dc_kw`, `ac_kw`, `strings` and `sub_arrays`. */
        SizeRequest: {
            /** @description Latitude, north positive. */
            latitude: number;
            /** @description Longitude, east positive. */
            longitude: number;
            /** @description Weather by id or inline; if absent, the typical year at the coordinates. */
            weather?: components["schemas"]["WeatherRef"] | components["schemas"]["Weather"];
            /**
             * @description Source of the typical year, used when `weather` is absent. `nsrdb` is the satellite database of the Americas (synonym `americas_db`), `pvgis` the European generator (synonym `europe_db`), `embedded` the synthetic year that this service generates itself. `auto` tries `nsrdb` first west of 32 deg W and `pvgis` first elsewhere, then the other one. If neither is configured and reachable, it uses `embedded`. The answer reports the source.
             * @default auto
             * @enum {string}
             */
            weather_source: "auto" | "nsrdb" | "pvgis" | "embedded" | "americas_db" | "europe_db";
            /** @description Standard time of the location in hours from UTC; if absent, the time zone of the location. */
            timezone?: number;
            /** @description Elevation above sea level; if absent, the elevation of the typical year, or 0 when you send your own weather. */
            elevation?: number;
            /**
             * @description Racking, which sets the temperature of the cells; if absent, fixed.
             * @enum {string}
             */
            racking?: "fixed" | "rooftop" | "single_axis";
            /** @description Tilt from horizontal; for trackers, of the axis. If absent, 20, or 0 for trackers. */
            tilt_deg?: number;
            /** @description Azimuth clockwise from north. If absent, 180 at or north of the equator and for trackers, otherwise 0. */
            azimuth_deg?: number;
            /** @description Ground cover ratio; if absent, 0.4. */
            gcr?: number;
            /**
             * @description Ground albedo.
             * @default 0.2
             */
            albedo: number;
            /** @description A library module by id, or an inline section. Any model but `reference`, which has no voltage. */
            module: components["schemas"]["ModuleRef"] | components["schemas"]["Module"];
            /** @description A library inverter by id, or an inline section. */
            inverter: components["schemas"]["InverterRef"] | components["schemas"]["Inverter"];
            /**
             * @description Roofs or other parts of the plant, each with its own tilt, azimuth and size, and its own inverters or inputs at those of another part: as many modules as fit on `area_m2` or are in `modules`, or next to `system_capacity_kw`. What a part leaves out is as in the request. In place of `dc_kw`, `ac_kw` and `strings`. null for a plant of one part.
             * @default null
             */
            sub_arrays: components["schemas"]["SimpleSubArray"][] | null;
            /** @description Target DC power at STC. */
            dc_kw?: number;
            /** @description Target AC power: the nominal power of all inverters. */
            ac_kw?: number;
            /** @description Number of strings of the plant, kept exactly. */
            strings?: number;
            /**
             * @description Target of DC power divided by AC power. The default is that of a simple run and of PVWatts version 8, a usual ratio: modules rarely reach their nominal power, so inverters smaller than the modules clip little energy.
             * @default 1.2
             */
            dc_ac_ratio: number;
            /** @description Modules in series; if absent, chosen. A number outside the range is refused. */
            modules_per_string?: number;
            /**
             * @description Voltage class of the DC system: no string may exceed it at open circuit. If absent, the limits are those that the module and the inverter state; for an inverter that states none, the lowest class that contains its MPPT window is assumed.
             * @enum {integer}
             */
            voltage_class_v?: 600 | 1000 | 1500;
            /** @description Air temperature for the open-circuit voltage, for example the extreme annual mean minimum of ASHRAE (NEC 690.7). If absent, the lowest of the weather, nights included. A typical year has no record low. */
            temp_air_min_c?: number;
        };
        /** @description Modules in series. */
        SizeStringRange: {
            /** @description Fewest modules that keep every lower limit. */
            min: number;
            /** @description Most modules that keep every upper limit. */
            max: number;
            /** @description Modules in series of the plant. */
            chosen: number;
        };
        /** @description Stringing as the `array` section of a run takes it. */
        SizeArrayPatch: {
            /** @description Modules in series in a string. */
            modules_per_string: number;
            /** @description Strings in parallel on each inverter. */
            strings_per_inverter: number;
            /** @description Number of inverters. */
            n_inverters: number;
        };
        /** @description Temperatures of the weather that decide. Times are starts of rows in the standard time of the weather. */
        SizeTemperatures: {
            /** @description Cells of the open-circuit voltage: the lowest air temperature, or `temp_air_min_c`. */
            open_circuit_c: number;
            /** @description Row of the lowest air temperature; null for `temp_air_min_c`. */
            open_circuit_time: string | null;
            /** @description Air temperature of the coldest row with light. */
            coldest_daylight_c: number;
            /** @description Its row. */
            coldest_daylight_time: string;
            /** @description Hottest cells of a row with light, by the thermal model of the plant. */
            hottest_cell_c: number;
            /** @description Its row. */
            hottest_cell_time: string;
        };
        /** @description Voltages and currents of one module, by its own model where nothing else is said. */
        SizeModuleVoltages: {
            /** @description Open-circuit voltage at 1000 W/m2 and `open_circuit_c`, which decides: by the stated temperature coefficient, or by the model without one. */
            v_oc_cold_v: number;
            /**
             * @description Whether the stated coefficient or the model gave it.
             * @enum {string}
             */
            v_oc_cold_rule: "coefficient" | "model";
            /** @description The same by the model. */
            v_oc_cold_model_v: number;
            /** @description By the model in the light of a cold morning, 200 W/m2, at the same temperature. */
            v_oc_cold_low_light_v: number;
            /** @description MPP voltage at 1000 W/m2 and `coldest_daylight_c`. */
            v_mp_cold_v: number;
            /** @description MPP voltage at 1000 W/m2 and `hottest_cell_c`. */
            v_mp_hot_v: number;
            /** @description Open-circuit voltage at 200 W/m2 and `hottest_cell_c`, with which the inverter has to start. */
            v_oc_hot_v: number;
            /** @description MPP current at 1000 W/m2 and `hottest_cell_c`, of a bifacial plant with the rear light of the bifacial nameplate (135 W/m2 times the bifaciality). */
            i_mp_hot_a: number;
            /** @description Short-circuit current in the same light. */
            i_sc_hot_a: number;
        };
        /** @description A limit of the plant. */
        SizeLimit: {
            /**
             * @description The limit: open-circuit voltage against `module.v_max_v`, `inverter.v_dc_max_v` or the voltage class; MPP voltage against both ends of the MPPT window; start of the inverter; MPP current against `inverter.i_dc_max_a` of the whole inverter and of its fullest MPP tracker; short-circuit current with the factor of 1.25, for the data sheet of the inverter.
             * @enum {string}
             */
            name: "v_oc_module" | "v_oc_inverter" | "v_oc_class" | "v_mp_window_max" | "v_mp_window_min" | "v_start" | "i_mp_inverter" | "i_mp_tracker" | "i_sc_inverter";
            /** @description The value must not be above the limit; otherwise not below it. */
            is_upper: boolean;
            /** @description Value of the string, or of the strings of one inverter or tracker. */
            value: number;
            /** @description The limit; null for one that no section states. */
            limit: number | null;
            /**
             * @description Unit of value, limit and margin.
             * @enum {string}
             */
            unit: "V" | "A";
            /** @description Distance to the limit; negative when it is not kept. */
            margin: number | null;
            /** @description The same in percent of the limit. */
            margin_percent: number | null;
            /** @description Whether the limit is kept; null without one. */
            is_met: boolean | null;
            /** @description Cell temperature of the value. */
            cell_temp_c: number;
            /** @description Row of the weather that has this temperature; null for one that was sent. */
            time: string | null;
            /** @description Where the limit comes from, and the rule of the value. */
            source: string;
        };
        /** @description Another plant that meets the target, best first. */
        SizeAlternative: {
            /** @description Modules in series. */
            modules_per_string: number;
            /** @description Strings on each inverter. */
            strings_per_inverter: number;
            /** @description Number of inverters. */
            n_inverters: number;
            /** @description Modules of the plant. */
            modules: number;
            /** @description DC power at STC. */
            dc_kw: number;
            /** @description Nominal AC power. */
            ac_kw: number;
            /** @description DC power divided by AC power. */
            dc_ac_ratio: number;
            /** @description Its limits. */
            limits: components["schemas"]["SizeLimit"][];
            /** @description Why it is not the first. */
            reason: string;
        };
        /** @description A part of a sized plant. */
        SizePart: {
            /** @description Name of the part. */
            id: string;
            /** @description Text for readers; null without. */
            label: string | null;
            /** @description Id of the part whose inverters it feeds; null for inverters of its own. */
            shares_inverter_with: string | null;
            modules_per_string: components["schemas"]["SizeStringRange"];
            /** @description Strings of the part on each of its inverters. */
            strings_per_inverter: number;
            /** @description Strings of the part on the fullest of its MPP inputs. */
            strings_per_tracker: number;
            /** @description Number of inverters that it feeds. */
            n_inverters: number;
            /** @description Strings of the part. */
            strings: number;
            /** @description Modules of the part. */
            modules: number;
            /** @description Modules that `area_m2` or `modules` has room for and that make no whole string; null for a capacity. */
            modules_left: number | null;
            /** @description DC power at STC. */
            dc_kw: number;
            /** @description Nominal AC power of its inverters; null for a part that feeds those of another. */
            ac_kw: number | null;
            /** @description DC power divided by AC power at the inverters that it feeds, of all parts there. */
            dc_ac_ratio: number;
            temperatures: components["schemas"]["SizeTemperatures"];
            module_at: components["schemas"]["SizeModuleVoltages"];
            /** @description Every limit with its margin; currents of the whole inverter are those of all parts that feed it. */
            limits: components["schemas"]["SizeLimit"][];
        };
        /** @description A sized plant. With `sub_arrays`, each part has its own sizing there. */
        SizeAnswer: {
            modules_per_string: components["schemas"]["SizeStringRange"];
            /** @description Strings on each inverter. */
            strings_per_inverter: number;
            /** @description Strings on the fullest MPP tracker of an inverter. */
            strings_per_tracker: number;
            /** @description Number of inverters. */
            n_inverters: number;
            /** @description Strings of the plant. */
            strings: number;
            /** @description Modules of the plant. */
            modules: number;
            /** @description DC power at STC. */
            dc_kw: number;
            /** @description Nominal AC power. */
            ac_kw: number;
            /** @description DC power divided by AC power. */
            dc_ac_ratio: number;
            array_patch: components["schemas"]["SizeArrayPatch"];
            temperatures: components["schemas"]["SizeTemperatures"];
            module_at: components["schemas"]["SizeModuleVoltages"];
            /** @description Every limit with its margin. */
            limits: components["schemas"]["SizeLimit"][];
            /** @description Up to five other string lengths and inverter counts, best first. */
            alternatives: components["schemas"]["SizeAlternative"][];
            /** @description The parts of a plant of `sub_arrays`, in the order of the request. `array_patch`, `module_at`, `temperatures`, `limits` and the numbers of strings of the answer are then those of the first part, powers, modules, strings and inverters the sums, and there are no alternatives. Absent for a plant of one part. */
            sub_arrays?: components["schemas"]["SizePart"][];
            /** @description The plant of `sub_arrays` as a full request, with the losses of a simple run: send it to `POST /api/run`. Absent for a plant of one part. */
            request?: components["schemas"]["RunRequest"];
            /** @description Which rules and which assumptions were used. */
            notes: string[];
            /** @description What to check: limits that the plant does not keep, a target that it misses, doubtful inputs. */
            warnings: string[];
            /** @description The warnings as data, in the same order. */
            findings: components["schemas"]["Finding"][];
        };
        /** @description A field that moves with an axis, with as many values as the axis. */
        SweptPath: {
            /** @description Dot path of a field of `base`, as `array.tilt_deg`, `sub_arrays.0.array.tilt_deg`, or `gcr` of a simple request. It leads to one value: a number, a text or a choice. `module.id` and `inverter.id` take ids of the library. */
            path: string;
            /** @description Its values, in their order. */
            values: (number | string | boolean | null)[];
        };
        /** @description A field and the values that it takes. Send `values`, or `from`, `to` and `steps`. */
        SweepAxis: {
            /** @description Dot path of a field of `base`, as `array.tilt_deg`, `sub_arrays.0.array.tilt_deg`, or `gcr` of a simple request. It leads to one value: a number, a text or a choice. `module.id` and `inverter.id` take ids of the library. */
            path: string;
            /**
             * @description The values, in their order; null when `from` and `to` say them.
             * @default null
             */
            values: (number | string | boolean | null)[] | null;
            /**
             * @description First value; null when `values` lists them.
             * @default null
             */
            from: number | null;
            /**
             * @description Last value; null when `values` lists them.
             * @default null
             */
            to: number | null;
            /**
             * @description Number of values from `from` to `to`, both included, at equal distances; null with `values`.
             * @default null
             */
            steps: number | null;
            /**
             * @description Fields that move with this one, such as the pitch with the ground cover: their first value goes with its first, and so on. The twelve months of a loss are one path with eleven linked ones.
             * @default []
             */
            linked: components["schemas"]["SweptPath"][];
        };
        /** @description What is answered of each variant. */
        SweepResults: {
            /**
             * @description Figures of the summary, by the names that they have in the answer of a run.
             * @default [
             *       "e_grid_kwh",
             *       "specific_yield_kwh_per_kwp",
             *       "performance_ratio"
             *     ]
             */
            summary: ("e_grid_kwh" | "e_export_kwh" | "e_import_kwh" | "specific_yield_kwh_per_kwp" | "performance_ratio" | "capacity_factor" | "dc_kwp" | "ac_kw" | "dc_ac_ratio" | "modules" | "exceedance.p50_kwh" | "exceedance.p75_kwh" | "exceedance.p90_kwh" | "exceedance.p95_kwh" | "exceedance.p99_kwh" | "near_shading.beam_kwhm2" | "near_shading.diffuse_kwhm2" | "near_shading.electrical_kwh" | "storage.charged_kwh" | "storage.discharged_kwh" | "storage.loss_kwh" | "storage.equivalent_full_cycles" | "storage.recovered_kwh" | "storage.self_consumed_kwh" | "storage.from_grid_kwh" | "storage.self_consumption" | "storage.self_sufficiency")[];
            /**
             * @description Rows of the loss diagram, by their keys; the values are those of `value`.
             * @default []
             */
            losses: string[];
            /**
             * @description Columns of `monthly`; each becomes twelve.
             * @default []
             */
            months: ("glob_hor_kwhm2" | "diff_hor_kwhm2" | "glob_inc_kwhm2" | "glob_eff_kwhm2" | "t_amb_c" | "e_array_kwh" | "e_grid_kwh" | "pr")[];
        };
        /** @description By which figure a variant is the best. */
        SweepGoal: {
            /**
             * @description Name of a column of the answer; null for the first one.
             * @default null
             */
            by: string | null;
            /**
             * @description Whether the largest or the smallest value is the best.
             * @default max
             * @enum {string}
             */
            sense: "max" | "min";
        };
        /** @description A plant, and fields of it with the values that they take. Every combination of the values of the axes is a variant: at most 20,000. */
        SweepRequest: {
            /** @description The plant: a simple request (with `latitude`) or a run request (with `site`). It has to be valid as it is. Each variant is this request with other values of the fields of the axes, and answers what a run of it does. */
            base: components["schemas"]["SimpleRunRequest"] | components["schemas"]["RunRequest"];
            /** @description The fields that vary. The order of the variants in the answer is that of nested loops: the last axis is the fastest. */
            axes: components["schemas"]["SweepAxis"][];
            /**
             * @description What is answered of each variant; if absent, the energy to grid, the specific yield and the performance ratio.
             * @default {}
             */
            results: components["schemas"]["SweepResults"];
            /**
             * @description By which figure a variant is the best; if absent, by the largest value of the first column.
             * @default {}
             */
            best: components["schemas"]["SweepGoal"];
        };
        /** @description An axis as it ran. */
        SweptAxis: {
            /** @description Dot path in `base`. */
            path: string;
            /** @description Its values, in their order. */
            values: (number | string | boolean | null)[];
            /** @description Paths that move with it. */
            linked: components["schemas"]["SweptPath"][];
            /**
             * @description Where in the chain its variants begin to differ, which decides the price: `all` for variants that share nothing, or whose scene has another shade, `light` before the modules' energy is known, `electrical` behind the modules.
             * @enum {string}
             */
            changes: "all" | "light" | "electrical";
        };
        /** @description The variant next to the best one on an axis. */
        SweptNeighbour: {
            /** @description Path of the axis in which it differs. */
            path: string;
            /** @description -1 for the value before, 1 for the one after. */
            step: number;
            /** @description Its position in the columns, from 0. */
            variant: number;
            /** @description Its figure; null for a variant that has none. */
            value: number | null;
        };
        /** @description The best variant. */
        SweepBest: {
            /** @description The column that decides. */
            by: string;
            /**
             * @description Whether the largest or the smallest value is the best.
             * @enum {string}
             */
            sense: "max" | "min";
            /** @description Its position in the columns, from 0. Of equal variants it is the first. */
            variant: number;
            /** @description Its values, by path. */
            point: {
                [key: string]: number | string | boolean | null;
            };
            /** @description Its figure. */
            value: number;
            /** @description The variants that differ from it by one step of one axis. */
            neighbours: components["schemas"]["SweptNeighbour"][];
            /** @description Paths of the axes of numbers whose least or largest value it has: beyond it there may be a better one. Texts, choices and null have no order. */
            at_end_of: string[];
        };
        /** @description A variant that was refused. */
        FailedVariant: {
            /** @description Its position in the columns, from 0. */
            variant: number;
            /** @description Its values, by path. */
            point: {
                [key: string]: number | string | boolean | null;
            };
            /** @description What is wrong with its request, at most five failures. `field` is a path in the plant. */
            errors: components["schemas"]["ProblemItem"][];
        };
        /** @description A finding of several variants. */
        SweptFinding: {
            code: components["schemas"]["FindingCode"];
            /**
             * @description info: what the service did or assumed. warning: what to check before you trust the numbers.
             * @enum {string}
             */
            level: "info" | "warning";
            /** @description Dot path of the field that it is about; null for the request or the result as a whole. */
            field: string | null;
            /** @description Its text for the first of the variants that have it. */
            message: string;
            /** @description Number of variants that have it. */
            variants: number;
            /** @description The first of them, by its position in the columns. */
            first: number;
        };
        /** @description The variants of a sweep, as columns. */
        SweepAnswer: {
            /** @description Number of variants. */
            count: number;
            /** @description The axes as sent. */
            axes: components["schemas"]["SweptAxis"][];
            /** @description The values of each variant, by path: a column for every path of every axis. */
            points: {
                [key: string]: (number | string | boolean | null)[];
            };
            /** @description The figures of each variant, by name; null for a variant that was refused, or that does not have the figure. Names are those of the answer of a run: `e_grid_kwh` of the summary, `loss_diagram.iam`, `monthly.e_grid_kwh.1` for January. */
            columns: {
                [key: string]: (number | null)[];
            };
            /** @description Unit of each column. */
            units: {
                [key: string]: string;
            };
            /** @description What each column contains. */
            labels: {
                [key: string]: string;
            };
            /** @description The best variant with its neighbours; null when no variant has the figure. */
            best: components["schemas"]["SweepBest"] | null;
            /** @description The first 1,000 variants that were refused; the others ran. */
            failed: components["schemas"]["FailedVariant"][];
            /** @description Number of variants that were refused. */
            failed_count: number;
            /** @description What was found, counted over the variants, by what it is about. */
            findings: components["schemas"]["SweptFinding"][];
            /** @description Engine and inputs of the base. */
            provenance: components["schemas"]["Provenance"];
            /** @description Charge for the sweep; absent where runs are not charged. */
            billing?: components["schemas"]["Billing"];
            /** @description Where the sweep is stored; absent for one that is not. */
            links?: components["schemas"]["StudyLinks"];
        };
        /** @description A field that varies, with its bounds. Its values are those of a lattice: `min`, `min` plus one step, and so on, and `max`. */
        OptimisedField: {
            /** @description Dot path of a number of `base`, as `array.tilt_deg`, `sub_arrays.0.array.tilt_deg`, or `gcr` of a simple request. */
            path: string;
            /** @description Smallest value. */
            min: number;
            /** @description Largest value. */
            max: number;
            /**
             * @description Whether to try whole numbers only. A field that takes no others, such as a number of strings, has them without it.
             * @default false
             */
            integer: boolean;
            /**
             * @description Distance of two values: the optimum is found to this. Null: 1 for whole numbers, else a thousandth of the range, rounded down to 1, 2 or 5 times a power of ten.
             * @default null
             */
            step: number | null;
            /**
             * @description Paths of fields that take the same value, such as the tilts of other parts.
             * @default []
             */
            linked: string[];
        };
        /** @description What is optimised. */
        OptimiseObjective: {
            /**
             * @description A figure by its name, or an expression with numbers, + - * / ^, parentheses, and abs, exp, log, max, min, sqrt. Names: the figures of the summary, rows of the loss diagram and months, as a sweep names its columns (`e_grid_kwh`, `loss_diagram.iam`, `monthly.e_grid_kwh.1`); `module_area_m2`, the area of all modules; `land_area_m2`, that area divided by the ground cover ratio of each part (a plant in a scene or with modules on a roof has none); the paths of `fields`; the names of `costs`. Energy per land area: `e_grid_kwh / land_area_m2`.
             * @default e_grid_kwh
             */
            expression: string;
            /**
             * @description Whether the largest or the smallest value is the best.
             * @default max
             * @enum {string}
             */
            sense: "max" | "min";
            /**
             * @description Unit of the expression, for the answer; null for that of the figure, or none.
             * @default null
             */
            unit: string | null;
        };
        /** @description A plant, fields of it with their bounds, and what to optimise. */
        OptimiseRequest: {
            /** @description The plant: a simple request (with `latitude`) or a run request (with `site`). It has to be valid as it is. Each evaluation is this request with other values of the fields. */
            base: components["schemas"]["SimpleRunRequest"] | components["schemas"]["RunRequest"];
            /** @description The fields that vary. */
            fields: components["schemas"]["OptimisedField"][];
            /**
             * @description What is optimised; if absent, the largest energy to grid.
             * @default {}
             */
            objective: components["schemas"]["OptimiseObjective"];
            /**
             * @description Expressions, as of the objective, that have to be zero or more: `1.3 - dc_ac_ratio`. A plant that breaks one does not count.
             * @default []
             */
            constraints: string[];
            /** @description Numbers that the expressions can name, in units of your own: `{"eur_per_m2": 0.4}`. None if absent. */
            costs?: {
                [key: string]: number;
            };
            /**
             * @description Most plants that the search evaluates; null for 80 for each field. The base, and up to four plants for each field that measure the sensitivity, are added. Half of them may search the whole space.
             * @default null
             */
            max_evaluations: number | null;
            /**
             * @description Figures that are answered of each evaluation; if absent, the energy to grid, the specific yield and the performance ratio.
             * @default {}
             */
            results: components["schemas"]["SweepResults"];
        };
        /** @description A field that varied. */
        VariedField: {
            /** @description The field. */
            path: string;
            /** @description Fields that took the same value. */
            linked: string[];
            /** @description Smallest value. */
            min: number;
            /** @description Largest value. */
            max: number;
            /** @description Distance of two values. */
            step: number;
            /** @description Whether it took whole numbers only. */
            integer: boolean;
            /** @description Whether its bounds are one place, as 0 and 360 degrees of an azimuth are: it took `min` for both, and the search went on across it. */
            circle?: boolean;
            /**
             * @description Where in the chain it begins to change something: the price follows from it.
             * @enum {string}
             */
            changes: "all" | "light" | "electrical";
        };
        /** @description A bound on which the optimum lies. */
        ActiveBound: {
            /** @description The field. */
            path: string;
            /**
             * @description Which of its bounds.
             * @enum {string}
             */
            bound: "min" | "max";
        };
        /** @description The best plant. */
        Optimum: {
            /** @description Its position in the columns, from 0. Of equal plants it is the one that was evaluated first. */
            evaluation: number;
            /** @description Its values, by path. */
            point: {
                [key: string]: number;
            };
            /** @description Its objective. */
            objective: number;
            /** @description Its figures, by column. */
            figures: {
                [key: string]: number | null;
            };
            /** @description Change of the objective against the base as sent, as a share of the size of the base's; null when the base has none. */
            change_frac: number | null;
            /** @description Bounds on which it lies: beyond them there may be a better plant. */
            at_bounds: components["schemas"]["ActiveBound"][];
            /** @description Constraints that keep it from being better, each with a plant that shows it. Empty where no plant that breaks a constraint is better. */
            binding?: components["schemas"]["BindingConstraint"][];
        };
        /** @description A constraint that keeps the optimum from being better. */
        BindingConstraint: {
            /** @description Its column: `constraint_1` is the first. */
            constraint: string;
            /** @description Its expression. */
            expression: string;
            /** @description Its value at the optimum: what is left of it. */
            value: number;
            /** @description The best plant that it rules out, as a position in the columns. It breaks no other constraint, or only those that bind with this one. */
            evaluation: number;
            /** @description The objective of that plant. */
            objective: number;
        };
        /** @description The plant that breaks the constraints least, where every plant breaks some. */
        NearestPlant: {
            /** @description Its position in the columns. */
            evaluation: number;
            /** @description Its values, by path. */
            point: {
                [key: string]: number;
            };
            /** @description Its objective. */
            objective: number;
            /** @description The constraints that it breaks. */
            broken: components["schemas"]["BrokenConstraint"][];
        };
        /** @description A constraint that a plant breaks. */
        BrokenConstraint: {
            /** @description Its column: `constraint_1` is the first. */
            constraint: string;
            /** @description Its expression. */
            expression: string;
            /** @description Its value, below zero. */
            value: number;
        };
        /** @description A plant near the optimum. */
        SensitivityPoint: {
            /** @description Value of the field; the others have those of the optimum. */
            value: number;
            /** @description Its position in the columns. */
            evaluation: number;
            /** @description Its objective; null for a plant that does not count. */
            objective: number | null;
            /** @description Change of the objective against the optimum, as a share of the size of the optimum's; null without one. */
            change_frac: number | null;
        };
        /** @description How much a field matters around the optimum. */
        FieldSensitivity: {
            /** @description The field. */
            path: string;
            /** @description Plants 1 % and 5 % of the range below and above, at least a step away, as far as the bounds allow and evaluations were left. */
            points: components["schemas"]["SensitivityPoint"][];
            /** @description Second derivative of the objective with respect to the field, from the outermost plants on both sides; null when one of them is missing. */
            second_derivative: number | null;
            /** @description Values between which every plant that was evaluated along this field has an objective within 0.1 % of the optimum. Both are values of such plants, so that the range may be wider than it says; null when no other was evaluated, or for an optimum of zero. */
            nearly_optimal: components["schemas"]["NearlyOptimal"] | null;
        };
        /** @description A range of values of a field. */
        NearlyOptimal: {
            /** @description Lowest value; across the bounds of a circle it is above the highest, as 350 to 10 degrees. */
            from: number;
            /** @description Highest value. */
            to: number;
        };
        /** @description The optimum of a plant, and the way to it. */
        OptimiseAnswer: {
            /** @description Number of evaluations, the base as sent among them. */
            count: number;
            /** @description The fields that varied. */
            fields: components["schemas"]["VariedField"][];
            /** @description What was optimised. */
            objective: components["schemas"]["OptimiseObjective"];
            /** @description The best plant; null when no plant counts: `nearest` and `failed` say why. */
            optimum: components["schemas"]["Optimum"] | null;
            /** @description When no plant counts, the one that breaks the constraints least; null when one counts, and when all were refused. */
            nearest?: components["schemas"]["NearestPlant"] | null;
            /**
             * @description Why the search ended. `converged`: no plant that differs by a step in one field or in two is better. `max_evaluations`: the limit came before that. `flat`: all plants that count, at least two, have the same objective, and the optimum is the first. `no_point`: no plant counts.
             * @enum {string}
             */
            stopped: "converged" | "max_evaluations" | "flat" | "no_point";
            /** @description The method, with its sources. */
            method: string;
            /** @description How much each field matters around the optimum, in the order of the fields. */
            sensitivity: components["schemas"]["FieldSensitivity"][];
            /** @description The evaluations that were better than all before them, as positions in the columns: the path to the optimum. */
            improvements: number[];
            /** @description The values of each evaluation, by path. The first is the base as sent, which does not count for the optimum: null where it does not state the field. */
            points: {
                [key: string]: (number | null)[];
            };
            /** @description The figures of each evaluation, by name: `objective`, `constraint_1` and so on, then those of `results`; null for a plant that was refused, or that does not have the figure. */
            columns: {
                [key: string]: (number | null)[];
            };
            /** @description Unit of each column; empty for an expression without one. */
            units: {
                [key: string]: string;
            };
            /** @description What each column contains; of an expression its text. */
            labels: {
                [key: string]: string;
            };
            /** @description Number of plants that break a constraint. */
            infeasible_count: number;
            /** @description The first 1,000 plants that were refused, or in which an expression has no value; the others ran. */
            failed: components["schemas"]["FailedVariant"][];
            /** @description Number of such plants. */
            failed_count: number;
            /** @description What was found, counted over the evaluations, by what it is about. */
            findings: components["schemas"]["SweptFinding"][];
            /** @description Engine and inputs of the base. */
            provenance: components["schemas"]["Provenance"];
            /** @description Charge for the optimisation; absent where runs are not charged. */
            billing?: components["schemas"]["Billing"];
            /** @description Where it is stored; absent for one that is not. */
            links?: components["schemas"]["StudyLinks"];
        };
        /** @description The requests of a batch. */
        BatchRequest: {
            /** @description Simple requests (with `latitude`) and run requests (with `site`), each as you would send it to run it, and with an `id` and a `name` if you like. An `id` stands once in a batch. */
            requests: {
                [key: string]: unknown;
            }[];
        };
        /** @description A request of a batch that failed when it ran. */
        FailedRequest: {
            /** @description Place in the batch, from 0. */
            row: number;
            /** @description Line of the text that was sent, from 1; null for a JSON list. */
            line: number | null;
            /** @description Its `id`; null without one. */
            id: string | null;
            /** @description Why it failed, by field. */
            errors: components["schemas"]["ProblemItem"][];
        };
        /** @description A finding, with the number of requests in which it was made. */
        BatchFinding: {
            /** @description Code of the finding. */
            code: string;
            /** @description Requests in which it was made. */
            count: number;
        };
        /** @description A finished batch. Its results are in the files that `links` names. */
        BatchAnswer: {
            /** @description Number of requests. */
            count: number;
            /** @description Requests that have a result. */
            complete_count: number;
            /** @description Requests that failed when they ran. */
            failed_count: number;
            /** @description The first 100 of those that failed. */
            failed: components["schemas"]["FailedRequest"][];
            /** @description DC power at STC of all plants that have a result. */
            dc_kwp: number;
            /** @description Energy to grid of all plants that have a result. */
            e_grid_kwh: number;
            /** @description What was found in the requests, most frequent first: a sum over plants of which some have the weather of a part of a year is no year of all of them. */
            findings?: components["schemas"]["BatchFinding"][];
            /** @description Version of the engine that finished the batch. */
            engine_version: string;
            /** @description What was reserved for the batch; absent where runs are not charged. */
            billing?: components["schemas"]["Billing"];
        };
        /** @description Links to a stored study. */
        StudyLinks: {
            /** @description The study. */
            study: string;
            /** @description Its progress as server-sent events. */
            events: string;
            /** @description Its result as CSV. */
            csv: string;
            /** @description Its result as an Arrow stream. */
            arrow: string;
            /** @description The results of a batch as JSON lines, also while it runs; absent for other studies. */
            ndjson?: string;
        };
        /** @description A study that continues in the background. */
        AcceptedStudy: {
            /** @description Id of the study. */
            study_id: string;
            /**
             * @description State of the study.
             * @enum {string}
             */
            status: "running";
            links: components["schemas"]["StudyLinks"];
            billing?: components["schemas"]["Billing"];
        };
        /** @description How far a study is, as `GET /api/studies/{study_id}/events` tells it. */
        StudyEvent: {
            /** @description Id of the study. */
            study_id: string;
            /**
             * @description State of the study; a cancelled one is failed until it is deleted.
             * @enum {string}
             */
            status: "running" | "complete" | "failed" | "deleted";
            /** @description Variants that are done; null before the first of them. */
            done: number | null;
            /** @description Number of variants, of an optimisation the most that it may take; null before the first of them is done. */
            of: number | null;
            /** @description Why it failed; null for one that did not. */
            failure: components["schemas"]["StudyFailure"] | null;
        };
        /** @description Why a study failed. */
        StudyFailure: {
            /** @description Code of the failure. */
            code: string;
            /** @description What is wrong and how to fix it. */
            detail: string;
            /** @description Its failures, by field. */
            errors: components["schemas"]["ProblemItem"][];
        };
        /** @description A stored study: how far it is, and its result. */
        Study: {
            /** @description Id of the study. */
            study_id: string;
            /**
             * @description Operation that made the study.
             * @enum {string}
             */
            kind: "sweep" | "optimise" | "uncertainty" | "batch";
            /**
             * @description State of the study; a cancelled one is failed.
             * @enum {string}
             */
            status: "running" | "complete" | "failed";
            /** @description When the study was accepted, UTC, ISO 8601. */
            created_at: string;
            /** @description Variants that are done; null before the first of them. */
            done: number | null;
            /** @description Number of variants, of an optimisation the most that it may take; null before the first of them is done. */
            of: number | null;
            /** @description The answer of the study; null until it is complete. */
            result: components["schemas"]["SweepAnswer"] | components["schemas"]["OptimiseAnswer"] | components["schemas"]["UncertaintyAnswer"] | components["schemas"]["BatchAnswer"] | null;
            /** @description Why it failed; null for one that did not. */
            failure: components["schemas"]["StudyFailure"] | null;
            links: components["schemas"]["StudyLinks"];
        };
        /** @description A stored study in a list. */
        StudyEntry: {
            /** @description Id of the study. */
            study_id: string;
            /**
             * @description Operation that made the study.
             * @enum {string}
             */
            kind: "sweep" | "optimise" | "uncertainty" | "batch";
            /**
             * @description State of the study; a cancelled one is failed.
             * @enum {string}
             */
            status: "running" | "complete" | "failed";
            /** @description When the study was accepted, UTC, ISO 8601. */
            created_at: string;
            /** @description What it varies, such as `400 variants of tilt_deg, gcr`; null until it is complete. */
            label: string | null;
            /** @description Variants that are done; null before the first of them. */
            done: number | null;
            /** @description Number of variants, of an optimisation the most that it may take; null before the first of them is done. */
            of: number | null;
            /** @description What the study takes of the account's space. */
            bytes: number;
            links: components["schemas"]["StudyLinks"];
        };
        /** @description A page of the studies of an account, newest first. */
        StudyPage: {
            /** @description The studies, newest first. */
            studies: components["schemas"]["StudyEntry"][];
            /** @description Send it as `before` for the next page; null on the last page. */
            next: string | null;
        };
        /** @description A new variant: a request, or a copy of another variant. */
        NewVariant: {
            /** @description Name. Default for a copy: that of its model with ` (copy)`; otherwise `Variant` with its number. */
            name?: string;
            /** @description Notes. Default for a copy: those of its model. */
            notes?: string;
            /**
             * @description `draft`: in the making, its request may have problems. `open`: under study. `chosen`, `rejected`: what was decided. Default: `open`; for a copy of a draft `draft`.
             * @enum {string}
             */
            status?: "draft" | "open" | "chosen" | "rejected";
            /**
             * @description Whether the request is kept from changes.
             * @default false
             */
            locked: boolean;
            /** @description Request of a full run (`POST /api/run`) or of a simple one (`POST /api/run/simple`): a full one has `site` or `array`. */
            request?: {
                [key: string]: unknown;
            };
            /** @description Id of the variant of this account that is copied, in place of `request`. */
            copy_of?: string;
        };
        /** @description A new project. */
        NewProject: {
            /** @description Name. */
            name: string;
            /**
             * @description Notes.
             * @default
             */
            notes: string;
            /** @description Latitude of the site. Default: that of the first variant with a place. Send both or none. */
            latitude?: number;
            /** @description Longitude of the site. */
            longitude?: number;
            /**
             * @description First variants.
             * @default []
             */
            variants: components["schemas"]["NewVariant"][];
        };
        /** @description What changes of a project. A field that is not sent stays. */
        ProjectChange: {
            /** @description The revision that was read. */
            revision: number;
            /** @description Name. */
            name?: string;
            /** @description Notes; empty for none. */
            notes?: string;
            /** @description Latitude of the site. Send both or none. */
            latitude?: number;
            /** @description Longitude of the site. */
            longitude?: number;
        };
        /** @description What changes of a variant. A field that is not sent stays. */
        VariantChange: {
            /** @description The revision that was read. */
            revision: number;
            /** @description Name. */
            name?: string;
            /** @description Notes; empty for none. */
            notes?: string;
            /**
             * @description `draft`: in the making, its request may have problems. `open`: under study. `chosen`, `rejected`: what was decided.
             * @enum {string}
             */
            status?: "draft" | "open" | "chosen" | "rejected";
            /** @description Whether the request is kept from changes. */
            locked?: boolean;
            /** @description Request of a full run (`POST /api/run`) or of a simple one (`POST /api/run/simple`): a full one has `site` or `array`. */
            request?: {
                [key: string]: unknown;
            };
        };
        /** @description The last run of a variant. */
        VariantRun: {
            /** @description Id of the run. */
            run_id: string;
            /**
             * @description State of the run. Reading a failed run says why it failed.
             * @enum {string}
             */
            status: "running" | "complete" | "failed";
            /** @description Whether the run is of the request as it is now; false when the request has changed since. */
            current: boolean;
            /** @description When the run was accepted, UTC, ISO 8601. */
            created_at: string;
            /** @description Energy to grid in the year; null until the run is complete. */
            e_grid_kwh: number | null;
            /** @description Specific yield; null until the run is complete. */
            specific_yield_kwh_per_kwp: number | null;
            /** @description Performance ratio; null until the run is complete. */
            performance_ratio: number | null;
            links: components["schemas"]["RunLinks"];
        };
        /** @description A variant without its request. */
        VariantEntry: {
            /** @description Id of the variant. */
            variant_id: string;
            /** @description Name. */
            name: string;
            /** @description Notes; empty for none. */
            notes: string;
            /**
             * @description `draft`: in the making, its request may have problems. `open`: under study. `chosen`, `rejected`: what was decided.
             * @enum {string}
             */
            status: "draft" | "open" | "chosen" | "rejected";
            /** @description Whether the request is kept from changes. */
            locked: boolean;
            /**
             * @description Operation that runs the request: `POST /api/run` or `POST /api/run/simple`.
             * @enum {string}
             */
            kind: "full" | "simple";
            /** @description Grows with each change. */
            revision: number;
            /** @description When the variant was made, UTC, ISO 8601. */
            created_at: string;
            /** @description When it was last changed, UTC, ISO 8601. */
            updated_at: string;
            /** @description Space of its request, compressed. */
            bytes: number;
            /** @description What keeps the request from running, the first 20; empty for a request that runs. */
            problems: components["schemas"]["ProblemItem"][];
            /** @description Says how far the variant is from the site of the project; null at the site, which is within 0.01 degrees, and for a request without a place. */
            warning: string | null;
            /** @description The last run of the variant; null without one, and when it was deleted. */
            run: components["schemas"]["VariantRun"] | null;
        };
        /** @description A variant with its request. */
        Variant: {
            /** @description Id of the variant. */
            variant_id: string;
            /** @description Name. */
            name: string;
            /** @description Notes; empty for none. */
            notes: string;
            /**
             * @description `draft`: in the making, its request may have problems. `open`: under study. `chosen`, `rejected`: what was decided.
             * @enum {string}
             */
            status: "draft" | "open" | "chosen" | "rejected";
            /** @description Whether the request is kept from changes. */
            locked: boolean;
            /**
             * @description Operation that runs the request: `POST /api/run` or `POST /api/run/simple`.
             * @enum {string}
             */
            kind: "full" | "simple";
            /** @description Grows with each change. */
            revision: number;
            /** @description When the variant was made, UTC, ISO 8601. */
            created_at: string;
            /** @description When it was last changed, UTC, ISO 8601. */
            updated_at: string;
            /** @description Space of its request, compressed. */
            bytes: number;
            /** @description What keeps the request from running, the first 20; empty for a request that runs. */
            problems: components["schemas"]["ProblemItem"][];
            /** @description Says how far the variant is from the site of the project; null at the site, which is within 0.01 degrees, and for a request without a place. */
            warning: string | null;
            /** @description The last run of the variant; null without one, and when it was deleted. */
            run: components["schemas"]["VariantRun"] | null;
            /** @description The request, as it was sent. */
            request: {
                [key: string]: unknown;
            };
        };
        /** @description A project in a list. */
        ProjectEntry: {
            /** @description Id of the project. */
            project_id: string;
            /** @description Name. */
            name: string;
            /** @description Notes; empty for none. */
            notes: string;
            /** @description Latitude of the site; null until a variant has one. */
            latitude: number | null;
            /** @description Longitude of the site; null until a variant has one. */
            longitude: number | null;
            /** @description Grows with each change of the project itself. */
            revision: number;
            /** @description When the project was made, UTC, ISO 8601. */
            created_at: string;
            /** @description When it or one of its variants was last changed, UTC, ISO 8601. */
            updated_at: string;
            /** @description Number of its variants. */
            variant_count: number;
            /** @description Whether it has a link that is good. */
            shared: boolean;
        };
        /** @description The link of a project that is good. */
        ProjectLink: {
            /** @description When the link was made, UTC, ISO 8601. */
            created_at: string;
            /** @description When it ends, UTC, ISO 8601; null for never. */
            expires_at: string | null;
        };
        /** @description A new link to a project. No other answer contains its secret. */
        NewProjectLink: {
            /** @description Secret of the link. */
            token: string;
            /** @description Address of the page that shows the project. */
            link: string;
            /** @description When the link was made, UTC, ISO 8601. */
            created_at: string;
            /** @description When it ends, UTC, ISO 8601; null for never. */
            expires_at: string | null;
        };
        /** @description A link to a project. */
        ProjectLinkRequest: {
            /**
             * @description Days that the link is good for; null for no end.
             * @default null
             */
            days: number | null;
        };
        /** @description A project with its variants. */
        Project: {
            /** @description Id of the project. */
            project_id: string;
            /** @description Name. */
            name: string;
            /** @description Notes; empty for none. */
            notes: string;
            /** @description Latitude of the site; null until a variant has one. */
            latitude: number | null;
            /** @description Longitude of the site; null until a variant has one. */
            longitude: number | null;
            /** @description Grows with each change of the project itself. */
            revision: number;
            /** @description When the project was made, UTC, ISO 8601. */
            created_at: string;
            /** @description When it or one of its variants was last changed, UTC, ISO 8601. */
            updated_at: string;
            /** @description Number of its variants. */
            variant_count: number;
            /** @description Whether it has a link that is good. */
            shared: boolean;
            /** @description Space of its requests, compressed. */
            bytes: number;
            /** @description Its variants, oldest first. */
            variants: components["schemas"]["VariantEntry"][];
            /** @description Its link; null without a good one. The secret was in the answer that made it. */
            link: components["schemas"]["ProjectLink"] | null;
        };
        /** @description A page of the projects of an account, newest first. */
        ProjectPage: {
            /** @description The projects, newest first. */
            projects: components["schemas"]["ProjectEntry"][];
            /** @description Send it as `before` for the next page; null on the last page. */
            next: string | null;
        };
        /** @description The difference of two variants. */
        VariantDifference: {
            a: components["schemas"]["VariantEntry"];
            b: components["schemas"]["VariantEntry"];
            /** @description Fields of the requests, as they are now, that differ, in the order of the requests. Nothing is assumed: a field that is not in a request is null. */
            fields: components["schemas"]["ComparedField"][];
            /** @description The last runs side by side, a as the base; null unless both are complete. With `current` false of a run, it is of an earlier request. */
            comparison: components["schemas"]["CompareAnswer"] | null;
        };
        /** @description Which variants of a project run. */
        RunProjectRequest: {
            /** @description Ids of the variants. Default: all. */
            variants?: string[];
            /**
             * @description Run also the variants whose last run is of the same request, complete or under way.
             * @default false
             */
            again: boolean;
        };
        /** @description A variant that runs. */
        AcceptedVariant: {
            /** @description Id of the variant. */
            variant_id: string;
            /** @description Id of its run. */
            run_id: string;
            links: components["schemas"]["RunLinks"];
            billing?: components["schemas"]["Billing"];
        };
        /** @description A variant that does not run. */
        RefusedVariant: {
            /** @description Id of the variant. */
            variant_id: string;
            /** @description Code of the problem. */
            code: string;
            /** @description What is wrong. */
            detail: string;
            /** @description Each failure, the first 20. */
            errors: components["schemas"]["ProblemItem"][];
        };
        /** @description What runs of a project. */
        ProjectRuns: {
            /** @description Variants whose runs were accepted. */
            accepted: components["schemas"]["AcceptedVariant"][];
            /** @description Ids of the variants that have a run of the same request, complete or under way. */
            unchanged: string[];
            /** @description Variants that cannot run. */
            refused: components["schemas"]["RefusedVariant"][];
        };
        /** @description A variant of a shared project. */
        SharedVariant: {
            /** @description Name. */
            name: string;
            /** @description Notes; empty for none. */
            notes: string;
            /**
             * @description `draft`: in the making, its request may have problems. `open`: under study. `chosen`, `rejected`: what was decided.
             * @enum {string}
             */
            status: "draft" | "open" | "chosen" | "rejected";
            /**
             * @description Operation that runs the request.
             * @enum {string}
             */
            kind: "full" | "simple";
            /** @description When it was last changed, UTC, ISO 8601. */
            updated_at: string;
            /** @description Main results of its last run; null unless it is complete. */
            run: components["schemas"]["SharedRun"] | null;
        };
        /** @description Main results of a run. */
        SharedRun: {
            /** @description Whether the run is of the request as it is now. */
            current: boolean;
            /** @description Energy to grid in the year. */
            e_grid_kwh: number;
            /** @description Specific yield. */
            specific_yield_kwh_per_kwp: number;
            /** @description Performance ratio. */
            performance_ratio: number | null;
        };
        /** @description A project as its link shows it. */
        SharedProject: {
            /** @description Name. */
            name: string;
            /** @description Notes; empty for none. */
            notes: string;
            /** @description Latitude of the site. */
            latitude: number | null;
            /** @description Longitude of the site. */
            longitude: number | null;
            /** @description When it or one of its variants was last changed, UTC, ISO 8601. */
            updated_at: string;
            /** @description Its variants, oldest first. */
            variants: components["schemas"]["SharedVariant"][];
            /** @description When the link ends, UTC, ISO 8601; null for never. */
            expires_at: string | null;
        };
        /** @description The request of a variant of a shared project. */
        SharedRequest: {
            /** @description Name of the variant. */
            name: string;
            /** @description The request, without `report`, and without weather that is not named by an id. */
            request: {
                [key: string]: unknown;
            };
            /** @description Whether the request has weather of its own, which a link does not show. */
            weather_left_out: boolean;
        };
        /** @description A run that continues in the background. */
        AcceptedRun: {
            /** @description Id of the run. */
            run_id: string;
            /**
             * @description State of the run.
             * @enum {string}
             */
            status: "running";
            links: components["schemas"]["RunLinks"];
            billing?: components["schemas"]["Billing"];
        };
        /** @description How a run ended that was to be cancelled. */
        EndedRun: {
            /** @description Id of the run. */
            run_id: string;
            /**
             * @description How the run ended; a cancelled one is failed.
             * @enum {string}
             */
            status: "complete" | "failed";
            /** @description Whether it was cancelled; false for a run that had ended before. */
            cancelled: boolean;
        };
        /** @description The ids in the request and the sections that they resolved to. */
        ResolvedIds: {
            /** @description Weather section. */
            weather?: components["schemas"]["Weather"] | null;
            /** @description Module section. */
            module?: components["schemas"]["Module"] | null;
            /** @description Inverter section. */
            inverter?: components["schemas"]["Inverter"] | null;
            /** @description Parts of the plant, with their modules and inverters as sections. */
            sub_arrays?: components["schemas"]["SubArray"][] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A stored run: the request as sent, its ids with the sections that they resolved to, and the answer. */
        StoredRun: {
            /** @description Id of the run. */
            run_id: string;
            /**
             * @description State of the run.
             * @enum {string}
             */
            status: "complete";
            /** @description When the run was accepted, UTC, ISO 8601. */
            created_at: string;
            /** @description What `PATCH /api/runs/{run_id}` has written. Absent without a label. */
            label?: string;
            /** @description The request as sent. */
            request: unknown;
            resolved: components["schemas"]["ResolvedIds"];
            /** @description The answer of the run. */
            response: components["schemas"]["SimpleRunAnswer"] | components["schemas"]["RunAnswer"];
            links: components["schemas"]["RunLinks"];
        };
        /** @description A page of the runs of an account, newest first. */
        RunPage: {
            /** @description The runs, newest first. */
            runs: components["schemas"]["RunEntry"][];
            /** @description Send it as `before` for the next page; null on the last page. */
            next: string | null;
        };
        /** @description What a person calls a run. */
        RunLabel: {
            /** @description Name of the run in the list of the account. Spaces around it are taken off. Null, or an empty text, takes the label away; then the list shows what describes the plant. */
            label: string | null;
        };
        /** @description A stored run in a list: its label and main results. */
        RunEntry: {
            /** @description Id of the run. */
            run_id: string;
            /**
             * @description State of the run. Reading a failed run says why it failed.
             * @enum {string}
             */
            status: "running" | "complete" | "failed";
            /**
             * @description Operation that made the run: `POST /api/run` or `POST /api/run/simple`.
             * @enum {string}
             */
            kind: "full" | "simple";
            /** @description When the run was accepted, UTC, ISO 8601. */
            created_at: string;
            /** @description What `PATCH /api/runs/{run_id}` has written. Otherwise `plant`. */
            label: string | null;
            /** @description Size, racking and place of the plant, and the id of a library module, such as `1000 kWp single_axis at 37.4, -5.9, pan_ja_solar_jam66d45_600_lb`. Null for a run that is not complete, as are the results. */
            plant: string | null;
            /** @description Energy to grid in the year, as in the summary of the run. */
            e_grid_kwh: number | null;
            /** @description Specific yield, as in the summary of the run. */
            specific_yield_kwh_per_kwp: number | null;
            /** @description Performance ratio, as in the summary of the run. */
            performance_ratio: number | null;
            /** @description What the run takes of the account's space, with its series. */
            bytes: number;
            links: components["schemas"]["RunLinks"];
        };
        /** @description One failure. */
        ProblemItem: {
            /** @description Dot path of the key that is wrong. */
            field: string | null;
            /** @description What is wrong and how to fix it. */
            message: string;
            /** @description Code of the failure. */
            code: string;
            /** @description The key or value that was probably meant. For a key that belongs elsewhere in the body, its dot path. Present if a similar one exists. */
            did_you_mean?: string;
            /** @description Keys that the object accepts, or values that the field accepts. Present for an unknown key and for a value that is not in the list of allowed values, for the first 20 failures. */
            allowed?: string[];
        };
        /** @description Error body (RFC 9457). */
        Problem: {
            /** @description Page that explains the code. */
            type: string;
            /** @description Name of the problem. */
            title: string;
            /** @description HTTP status. */
            status: number;
            /** @description What happened. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Name of the problem for programs. */
            code: string;
            /** @description Dot path of the first key that is wrong. */
            field: string | null;
            /** @description Every failure, in document order, up to 1,000; `errors_omitted` counts the others. */
            errors: components["schemas"]["ProblemItem"][];
            /** @description Number of failures beyond the 1,000 that `errors` lists; absent when it lists all. */
            errors_omitted?: number;
            /** @description Id of the request in the logs. */
            request_id: string;
        };
        /** @description Pricing rules. */
        Pricing: {
            /** @description The rule with the current numbers. */
            formula: string;
            /** @description What a further variant of a sweep adds, as a share of a run, by where in the chain its axis begins to change something (`axes[].changes` of the answer). */
            sweep_shares?: {
                /** @description Variants that share nothing, or whose scene has another shade. */
                all: number;
                /** @description Variants that differ before the energy of the modules is known. */
                light: number;
                /** @description Variants that differ behind the modules. */
                electrical: number;
            };
            /** @description Constants of the rule. */
            rules: {
                /** @description Units that every run costs. */
                base: number;
                /** @description Number of placements that cost one more unit. */
                placements_per_unit: number;
                /** @description Number of shading objects that cost one more unit. */
                objects_per_unit: number;
            };
            /** @description Multiplier for terrain-aware backtracking. */
            terrain_aware_multiplier: number;
            /** @description Multiplier by weather step in minutes. */
            step_multipliers: {
                [key: string]: number;
            };
            /** @description Weather longer than 8,784 hours is charged once per year. */
            per_weather_year: boolean;
            /** @description Price of a unit. */
            unit_price_usd: number;
            /** @description Free units of an account in a month. */
            free_units_per_month: number;
        };
        /** @description A module of the library with its main data. */
        LibraryModule: {
            /** @description Id. `GET /api/components/{component_id}?kind=module` describes it. */
            id: string;
            /** @description Address of all that is known of it. */
            href?: string;
            /** @description Manufacturer. */
            manufacturer: string;
            /** @description Model name. */
            name: string;
            /** @description True if the list lost the punctuation of the name, and hyphens stand in for it. */
            name_assumed?: boolean;
            /** @description List, file or data sheet of the figures. */
            list?: string;
            /** @description Year of the list or file. */
            list_year?: number | null;
            /** @description Name under which the model series is sold, such as `Tiger Neo`, `Vertex S`; null where no source at hand gives one. */
            series?: string | null;
            /** @description What the name of the series is based on. */
            series_basis?: string | null;
            /** @description Module model of its section: `cec`, or `pvsyst` for figures of a PAN file. */
            model?: string;
            /** @description Cell material as the list states it: `mono_si`, `poly_si`, `cdte`, ... */
            technology: string;
            /** @description `topcon`, `hjt`, `back_contact` or `perc`, where a source states it for the model series; null otherwise. */
            cell_type?: string | null;
            /** @description What the cell type is based on. */
            cell_type_basis?: string | null;
            /** @description Power at STC. */
            p_nom_w: number;
            /** @description Efficiency at STC. */
            efficiency?: number | null;
            /** @description True if the module is bifacial. */
            bifacial?: boolean;
            /** @description Rear efficiency divided by front efficiency; 0 for a monofacial module. */
            bifaciality?: number;
            /** @description True if the list only flags the module as bifacial, and 0.7 is assumed. */
            bifaciality_assumed?: boolean;
            /** @description Length. */
            length_m?: number | null;
            /** @description Width. */
            width_m?: number | null;
            /** @description True if the list states only an area, and the proportion is assumed. */
            size_assumed?: boolean;
            /** @description True if the front surface is not stated, as in every list of the CEC: the section has plain glass. */
            front_surface_assumed?: boolean;
            /** @description Open-circuit voltage. */
            v_oc_v?: number;
            /** @description Short-circuit current. */
            i_sc_a?: number;
            /** @description MPP voltage at STC. */
            v_mp_v?: number;
            /** @description MPP current at STC. */
            i_mp_a?: number;
            /** @description Temperature coefficient of the MPP power. */
            mu_p_mp_per_k?: number;
            /** @description Temperature coefficient of the open-circuit voltage. */
            mu_v_oc_v_per_k?: number;
            /** @description Temperature coefficient of the short-circuit current. */
            mu_i_sc_a_per_k?: number;
            /** @description Nominal operating cell temperature; null if not stated. */
            noct_c?: number | null;
            /** @description Maximum system voltage; null if not stated. */
            v_max_v?: number | null;
            /** @description What looks wrong in the figures of the list, one sentence each, such as a power that is not that of the name. Empty when the checks find nothing. */
            doubts?: string[];
            /** @description Words of the query that the first entry does not have as they were typed; absent when every entry has all words. */
            unmatched_words?: string[];
            /**
             * @description How it matches the numbers of the query: `power`, its rated power is within 10 %; `name`, one of them is only digits of its name; `nearest`, no component has that power or those digits, and this one is among the nearest. Null without numbers.
             * @enum {string|null}
             */
            number_match?: "power" | "name" | "nearest" | null;
        } & {
            [key: string]: unknown;
        };
        /** @description An inverter of the library with its main data. */
        LibraryInverter: {
            /** @description Id. `GET /api/components/{component_id}?kind=inverter` describes it. */
            id: string;
            /** @description Address of all that is known of it. */
            href?: string;
            /** @description Manufacturer. */
            manufacturer: string;
            /** @description Model name. */
            name: string;
            /** @description True if the list lost the punctuation of the name, and hyphens stand in for it. */
            name_assumed?: boolean;
            /** @description List, file or data sheet of the figures. */
            list?: string;
            /** @description Year of the list or file. */
            list_year?: number | null;
            /** @description Name under which the model series is sold, such as `Sunny Tripower CORE1`; null where no source at hand gives one. */
            series?: string | null;
            /** @description What the name of the series is based on. */
            series_basis?: string | null;
            /** @description Inverter model of its section: `sandia`, or `curve` for figures of an OND file. */
            model?: string;
            /** @description Nominal AC power. */
            p_ac_nom_kw: number;
            /** @description AC power divided by DC power at the rating; for `curve` at the best point. */
            efficiency?: number;
            /** @description AC voltage; null if the list states none. */
            v_ac_v?: number | null;
            /** @description MPPT window, lower bound. */
            v_mppt_min_v?: number | null;
            /** @description MPPT window, upper bound. */
            v_mppt_max_v?: number | null;
            /** @description Maximum DC voltage. The CEC lists state none: then the lowest class (600, 1,000 or 1,500 V) that contains the MPPT window; null for microinverters. A section has only stated ones. */
            v_dc_max_v?: number | null;
            /** @description True if v_dc_max_v is that of a class. */
            v_dc_max_assumed?: boolean;
            /** @description Maximum DC current; null if not stated. */
            i_dc_max_a?: number | null;
            /** @description Number of MPP trackers; null if not stated. */
            mppt_count?: number | null;
            /** @description DC power at which the inverter starts. */
            p_start_w?: number;
            /** @description Own consumption at night. */
            p_night_w?: number;
            /** @description What looks wrong in the figures of the list, one sentence each, such as a power that is not that of the name. Empty when the checks find nothing. */
            doubts?: string[];
            /** @description Words of the query that the first entry does not have as they were typed; absent when every entry has all words. */
            unmatched_words?: string[];
            /**
             * @description How it matches the numbers of the query: `power`, its rated power is within 10 %; `name`, one of them is only digits of its name; `nearest`, no component has that power or those digits, and this one is among the nearest. Null without numbers.
             * @enum {string|null}
             */
            number_match?: "power" | "name" | "nearest" | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Origin of a weather series, and the result of checking it. */
        WeatherAnswerMeta: components["schemas"]["WeatherMeta"] & ({
            /** @description Rows of the series. */
            rows?: number;
            /** @description Gaps by column; a column without gaps is not listed. */
            missing?: {
                [key: string]: components["schemas"]["WeatherGaps"];
            };
            /** @description Sums and means of the year. For a series longer than 8,784 hours, those of the mean year. */
            annual?: components["schemas"]["WeatherSums"];
            /** @description Quality report, for parsed files and typical years. */
            quality?: components["schemas"]["WeatherQuality"];
        } & {
            [key: string]: unknown;
        });
        /** @description Place of a weather, as `site` of a run has it. */
        WeatherSite: {
            /** @description Latitude, north positive. */
            latitude: number;
            /** @description Longitude, east positive. */
            longitude: number;
            /**
             * @description Elevation above sea level; null when it is not known.
             * @default null
             */
            elevation: number | null;
        };
        /**
         * @description A test of the rows of a weather. `_possible`: physically impossible (BSRN). `_mean`: brighter than a mean of 10 minutes or more can be. `_rare`: extremely rare (BSRN). `closure`: GHI differs from DHI + DNI cos z. `diffuse_ratio`: DHI above GHI. `diffuse_clear`: nothing but diffuse light under a clear sky. `beam_clearness`: more beam than the clearness of the sky allows. `beam_limit`: more beam than clear air of this elevation lets through. `clearness`: a clearness index of 1.35 and more. `tracker_off`: no beam under a clear sky. `clear_sky`: far brighter than the clear sky of the month. `_standing`: the same value for hours. `no_light`: no light under a high sun. `night_light`: light at night.
         * @enum {string}
         */
        WeatherTestName: "ghi_possible" | "dhi_possible" | "dni_possible" | "ghi_mean" | "dhi_mean" | "dni_mean" | "ghi_rare" | "dhi_rare" | "dni_rare" | "closure" | "diffuse_ratio" | "diffuse_clear" | "beam_clearness" | "beam_limit" | "clearness" | "tracker_off" | "clear_sky" | "ghi_standing" | "dhi_standing" | "dni_standing" | "no_light" | "night_light";
        /** @description Weather to test and to clean. */
        WeatherQualityRequest: {
            /** @description A stored series by id, or an inline section. */
            weather: components["schemas"]["WeatherRef"] | components["schemas"]["Weather"];
            /** @description Place of the weather. Default: latitude, longitude and elevation of the weather itself. */
            site?: components["schemas"]["WeatherSite"];
            /**
             * @description Tests whose failing values the cleaned weather lacks; an empty list removes nothing. Null removes what is impossible: the tests `_possible`, `_mean`, `_standing`, `beam_limit` and `no_light`.
             * @default null
             */
            remove: components["schemas"]["WeatherTestName"][] | null;
            /**
             * @description What fills gaps of the irradiance, those of the section and those that were removed (IEC 61724-1). `none`: nothing. `short`: a component that follows from the other two; in gaps of up to 3 h the share of the clear sky, linear between the rows before and after. `all`: longer gaps too, by the mean share of the same time of day in as many days on each side as the gap has, 14 at most; rows that the stamps leave out are inserted as gaps first, and up to 14 days at each end of nearly whole calendar years. What cannot be filled stays a gap. Gaps of temperature and wind are left to the run.
             * @default short
             * @enum {string}
             */
            fill: "none" | "short" | "all";
        };
        /** @description What a test found. */
        WeatherTestReport: {
            /** @description Name of the test. */
            test: components["schemas"]["WeatherTestName"];
            /** @description What a row has that fails it. */
            title: string;
            /**
             * @description What kind of fault it names: values that cannot be, values that hardly are, components that contradict each other, values that do not follow the sun.
             * @enum {string}
             */
            group: "impossible" | "rare" | "inconsistent" | "standing";
            /** @description Where the limits come from. */
            source: string;
            /** @description Columns that it judges. */
            columns: string[];
            /** @description Rows that it compared; 0 when a column that it needs was not sent, or when it does not apply to rows of this length. */
            rows: number;
            /** @description Rows that fail it. */
            flagged: number;
            /** @description The cleaned weather lacks these values. */
            removed: boolean;
            /** @description The rows that fail it, counted from 0: pairs of the first row and the row after the last. */
            ranges: number[][];
            /** @description Ranges beyond the 1,000 that are listed. */
            left_out: number;
        } & {
            [key: string]: unknown;
        };
        /** @description A value that the cleaned weather has in place of another. */
        WeatherChange: {
            /** @description Row, counted from 0. */
            row: number;
            /** @description Start of the row, local standard time. */
            time: string;
            /** @description Column of the section. */
            column: string;
            /** @description Value as sent; null for a gap. */
            before: number | null;
            /** @description Value of the cleaned weather; null for a gap. */
            after: number | null;
            /** @description The test that the row failed; `gap` for a value that was not there. */
            why: string;
            /**
             * @description What the cleaned weather has: a gap (`removed`), the value that follows from the other components, a value between the rows before and after, or the mean of the days around.
             * @enum {string}
             */
            how: "removed" | "closure" | "interpolated" | "days";
        } & {
            [key: string]: unknown;
        };
        /** @description What the cleaned weather has changed. */
        WeatherChanges: {
            /** @description Values that were changed. */
            count: number;
            /** @description Changes by column, reason and way. */
            by_reason: ({
                /** @description Column of the section. */
                column: string;
                /** @description The reason. */
                why: string;
                /** @description What the cleaned weather has. */
                how: string;
                /** @description Number of rows. */
                rows: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The first 1,000 changes; all of them with `Accept: text/csv`. */
            rows: components["schemas"]["WeatherChange"][];
            /** @description Changes beyond those that are listed. */
            left_out: number;
        } & {
            [key: string]: unknown;
        };
        /** @description A calendar month of the rows. */
        WeatherMonth: {
            /** @description Year of the stamps. */
            year: number;
            /** @description Month; January is 1. */
            month: number;
            /** @description Rows. */
            rows: number;
            /** @description Rows with the sun up. */
            daylight_rows: number;
            /** @description Rows without a value by column, where there are any. */
            missing: {
                [key: string]: number;
            };
            /** @description Rows that fail a test by test, where there are any. */
            flagged: {
                [key: string]: number;
            };
            /** @description Global irradiation as sent; null for a column that was not sent. */
            ghi_kwhm2: number | null;
            /** @description Diffuse irradiation as sent. */
            dhi_kwhm2: number | null;
            /** @description Direct normal irradiation as sent. */
            dni_kwhm2: number | null;
            /** @description Clearness index: GHI over the sun outside the atmosphere on the horizontal. */
            clearness: number | null;
            /** @description GHI over that of the clear sky, of all rows with the sun above 20 deg. */
            clear_sky_ratio: number | null;
            /** @description The same ratio of the clearest rows: one in twenty is clearer. Near 1 where the sensor and the turbidity are right and the month has clear hours. */
            clearest_ratio: number | null;
            /** @description DNI over that of the clear sky, of the clearest rows. */
            clearest_beam_ratio: number | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Gaps as they were sent, and how they were filled. */
        WeatherGapReport: {
            /** @description Rows that the stamps leave out. */
            absent_rows: number;
            /** @description Rows that `fill` `all` inserted: these, and those before the first and after the last row to whole calendar years. All rows of the report are counted with them. */
            inserted_rows: number;
            /** @description Columns with gaps. */
            columns: ({
                /** @description Column of the section. */
                column: string;
                /** @description Rows without a value. */
                rows: number;
                /** @description Longest gap. */
                longest_h: number;
                /** @description What stands in their place. */
                filled_by: string;
                /** @description Pairs of the first row and the row after the last, counted from 0. */
                ranges: number[][];
                /** @description Ranges beyond the 100 that are listed. */
                left_out: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Rule by which gaps of the irradiance were filled. */
            rule: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Clear sky that the rows were compared with. */
        WeatherClearSky: {
            /** @description Model of the clear sky. */
            model: string;
            /** @description Linke turbidity in the middle of each month, January first. */
            turbidity: number[];
            /** @description Where it comes from. */
            turbidity_source: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The series as a whole, as it was sent. */
        WeatherSeriesReport: {
            quality: components["schemas"]["WeatherQuality"];
            /** @description What is wrong with it, and what to do: time stamps that are early or late, a sensor that drifts, components that do not close, diffuse light that does not fit. */
            notes: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description The tests of a weather, and the weather without what failed. */
        WeatherQualityAnswer: {
            /** @description The cleaned section, ready for a run; absent with fields=meta, and where no light is left of it or the stamps do not fit the sun: then nothing is stored, `meta` has no `id`, and its first note says why. */
            weather?: components["schemas"]["Weather"];
            meta: components["schemas"]["WeatherAnswerMeta"];
            /** @description Place whose sun the rows were compared with. */
            place: components["schemas"]["WeatherSite"];
            /** @description Rows of the weather. */
            rows: number;
            /** @description Rows that fail at least one test. */
            flagged_rows: number;
            /** @description The tests, in the order in which they are applied. */
            tests: components["schemas"]["WeatherTestReport"][];
            /** @description The months, in the order of the rows. */
            months: components["schemas"]["WeatherMonth"][];
            gaps: components["schemas"]["WeatherGapReport"];
            clear_sky: components["schemas"]["WeatherClearSky"];
            series: components["schemas"]["WeatherSeriesReport"];
            changes: components["schemas"]["WeatherChanges"];
        } & {
            [key: string]: unknown;
        };
        /** @description Place of the year, as `site` of a run has it. */
        SyntheticWeatherSite: {
            /** @description Latitude, north positive. */
            latitude: number;
            /** @description Longitude, east positive. */
            longitude: number;
            /**
             * @description Elevation above sea level; null uses that of the embedded climate.
             * @default null
             */
            elevation: number | null;
            /**
             * @description Standard time of the rows in hours from UTC; null uses that of the place.
             * @default null
             */
            timezone: number | null;
        };
        /** @description Twelve values of each column, January to December. `meta.monthly` of an embedded year fits without its `dni_kwhm2`. */
        SyntheticMonths: {
            /** @description Global horizontal irradiation, sums of the months. Give either this or `daily.ghi_kwhm2`. */
            ghi_kwhm2?: number[];
            /** @description Diffuse horizontal irradiation, sums of the months. If absent, the model of Erbs gives it. */
            dhi_kwhm2?: number[];
            /** @description Air temperature, means of the months. Needed unless `daily.temp_air_c` is given. */
            temp_air_c?: number[];
            /** @description Wind speed, means of the months. If absent, it is the rough mean of the embedded climate. */
            wind_speed_ms?: number[];
            /** @description Relative humidity, means of the months. If absent, it is estimated from temperature and clearness. */
            relative_humidity?: number[];
        };
        /** @description 365 values of each column, January 1 to December 31; of 366 values, February 29 is left out. */
        SyntheticDays: {
            /** @description Global horizontal irradiation, sums of the days. */
            ghi_kwhm2: number[];
            /** @description Air temperature, means of the days. */
            temp_air_c?: number[];
        };
        /** @description What is known of a year, or the hours of a weather, and how rows are made of it. */
        SyntheticWeatherRequest: {
            /** @description Place of the year. Needed with `monthly` and `daily`; for `weather` the default is the place that it states. */
            site?: components["schemas"]["SyntheticWeatherSite"];
            /**
             * @description Hours whose steps are wanted: a stored series by id, or an inline section with `step_minutes` 60. Each hour keeps its global irradiance to 0.01 W/m2. It goes with neither `monthly` nor `daily`.
             * @default null
             */
            weather: components["schemas"]["WeatherRef"] | components["schemas"]["Weather"] | null;
            /**
             * @description Monthly values.
             * @default null
             */
            monthly: components["schemas"]["SyntheticMonths"] | null;
            /**
             * @description Daily values; months can complete them.
             * @default null
             */
            daily: components["schemas"]["SyntheticDays"] | null;
            /**
             * @description Length of a row. Steps below 60 min show the clipping that hours hide.
             * @default 60
             * @enum {integer}
             */
            step_minutes: 60 | 30 | 15 | 10 | 5 | 1;
            /**
             * @description Where the days come from when months are given: `markov`, the library of Aguiar, Collares-Pereira and Conde (1988), or `bendt`, the distribution of Bendt, Collares-Pereira and Rabl (1981) in the order of an autoregressive process, which the embedded year uses.
             * @default markov
             * @enum {string}
             */
            days: "markov" | "bendt";
            /**
             * @description Chooses one of many years with the same sums.
             * @default 1
             */
            seed: number;
        };
        /** @description Sums and means of the months, as they were made; of several years, those of the mean month. null for a month that the hours do not cover. */
        SyntheticMonthsMade: {
            /** @description Global horizontal irradiation. */
            ghi_kwhm2: (number | null)[];
            /** @description Diffuse horizontal irradiation. */
            dhi_kwhm2: (number | null)[];
            /** @description Direct normal irradiation. */
            dni_kwhm2: (number | null)[];
            /** @description Mean air temperature. */
            temp_air_c: (number | null)[];
            /** @description Mean wind speed. */
            wind_speed_ms: (number | null)[];
        } & {
            [key: string]: unknown;
        };
        /** @description What making the rows adds to the uncertainty of a yield: the part `other` of `lifetime.uncertainty_parts` of a run. The uncertainty of what was given is the part `resource`. */
        SyntheticUncertainty: {
            /** @description One sigma for fixed racks and roofs. */
            racks: number;
            /** @description One sigma for trackers. */
            trackers: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Synthetic rows as a section of a run, with its metadata. */
        SyntheticWeatherAnswer: {
            /** @description The section, ready for a run; absent with fields=meta. */
            weather?: components["schemas"]["Weather"];
            meta: components["schemas"]["WeatherAnswerMeta"];
            /** @description Sums and means of the months, as they were made. */
            monthly: components["schemas"]["SyntheticMonthsMade"];
            /** @description What making the rows adds to the uncertainty of a yield. */
            uncertainty: components["schemas"]["SyntheticUncertainty"];
        } & {
            [key: string]: unknown;
        };
        /** @description A weather file as a section of a run, with its metadata. */
        ParsedWeather: {
            /** @description The section, ready for a run. */
            weather: components["schemas"]["Weather"];
            meta: components["schemas"]["ParsedWeatherMeta"];
        } & {
            [key: string]: unknown;
        };
        /** @description Origin and place of a weather file, and the result of checking it. */
        ParsedWeatherMeta: components["schemas"]["WeatherAnswerMeta"] & ({
            /** @description Id of the stored series, used as `weather: {id}`. */
            id: string;
            /** @description Latitude, positive to the north; null when neither the file nor the request states it. */
            latitude: number | null;
            /** @description Longitude, positive to the east; null when neither the file nor the request states it. */
            longitude: number | null;
            /** @description Elevation above sea level; null when the file does not state it. */
            elevation: number | null;
            /** @description Standard time of the rows, from UTC. */
            timezone: number;
        } & {
            [key: string]: unknown;
        });
        /** @description A weather section with its metadata. */
        WeatherAnswer: {
            /** @description The section, ready for a run; absent with fields=meta. */
            weather?: components["schemas"]["Weather"];
            meta: components["schemas"]["WeatherAnswerMeta"];
        } & {
            [key: string]: unknown;
        };
        /** @description Which weather to fetch. */
        WeatherFetchRequest: {
            /**
             * @description Source of the weather.
             * @enum {string}
             */
            source: "open_meteo" | "era5" | "nasa_power" | "cams" | "pvgis" | "nsrdb" | "solcast" | "solargis" | "embedded";
            /** @description Place of the weather. */
            site: components["schemas"]["WeatherSite"];
            /**
             * @description First of the real years; null in both for a typical year. It must be over.
             * @default null
             */
            start: number | null;
            /**
             * @description Last of the real years; null in both for a typical year. It must be over.
             * @default null
             */
            end: number | null;
            /**
             * @description Your own key of `solcast` or `solargis`, or the address of your own account at SoDa for `cams`. Used for this call alone: not stored, not logged, in no message. Empty for sources without a key.
             * @default
             */
            key: string;
        };
        /** @description Which weathers to compare. */
        WeatherCompareRequest: {
            /** @description Place of the weather. */
            site: components["schemas"]["WeatherSite"];
            /** @description Weathers of the place. */
            sources: components["schemas"]["ComparedSource"][];
        };
        /** @description A source to fetch, or stored weather by its id: one of `source` and `id`. */
        ComparedSource: {
            /**
             * @description Source of the weather, as for `POST /api/weather/fetch`.
             * @enum {string}
             */
            source?: "open_meteo" | "era5" | "nasa_power" | "cams" | "pvgis" | "nsrdb" | "solcast" | "solargis" | "embedded";
            /** @description Id of stored weather, such as a parsed file. */
            id?: string;
            /**
             * @description Name in the answer; by default the source and its years, or the id.
             * @default
             */
            name: string;
            /**
             * @description First of the real years; null in both for a typical year. It must be over.
             * @default null
             */
            start: number | null;
            /**
             * @description Last of the real years; null in both for a typical year. It must be over.
             * @default null
             */
            end: number | null;
            /**
             * @description Your own key of `solcast` or `solargis`, or the address of your own account at SoDa for `cams`. Used for this call alone: not stored, not logged, in no message. Empty for sources without a key.
             * @default
             */
            key: string;
        };
        /** @description Weathers side by side. */
        WeatherCompareAnswer: {
            /** @description The weathers, in the order of the request. */
            sources: components["schemas"]["ComparedWeather"][];
            spread: components["schemas"]["WeatherSpread"];
            /** @description Suggested uncertainty of the irradiation, for `lifetime` of a run and for a budget; null with fewer than two sums of GHI. */
            uncertainty: {
                /** @description For `lifetime.uncertainty_parts` of a run. */
                uncertainty_parts: {
                    /** @description Standard deviation of the long-term mean irradiation. */
                    resource: number;
                };
                /** @description For `parts` of `POST /api/uncertainty`. */
                part: components["schemas"]["SuggestedPart"];
            } | null;
            /** @description What limits the comparison. */
            notes: string[];
        };
        /** @description A part of a budget of uncertainties. */
        SuggestedPart: {
            /** @description Name of the part. */
            name: string;
            /** @description Its distribution. */
            distribution: {
                /**
                 * @description Normal.
                 * @enum {string}
                 */
                kind: "normal";
                /** @description Standard deviation, as a fraction of the energy. */
                sigma: number;
            };
            /** @description Where it comes from. */
            source: string;
        };
        /** @description One weather of a comparison. */
        ComparedWeather: {
            /** @description Name of the weather. */
            name: string;
            /** @description Id of the stored weather, for `weather: {id}` of a run; null for a source that failed. */
            id: string | null;
            /** @description Source: its name, or `file`. */
            source: string;
            /** @description Radiation database; null when it is not known. */
            radiation_db: string | null;
            /** @description Rows of the weather; null for a source that failed. */
            rows: number | null;
            /** @description First and last year of its rows; null for a typical year. */
            years: number[] | null;
            /** @description How late its light is, as in the quality report; null when the clear days do not suffice. */
            time_shift_min: number | null;
            /** @description Sums and means of the mean year; null for a source that failed. */
            annual: {
                /** @description Global horizontal irradiation of the mean year; null when the weather lacks it, or a month of it. */
                ghi_kwhm2: number | null;
                /** @description Direct normal irradiation of the mean year; null when the weather lacks it, or a month of it. */
                dni_kwhm2: number | null;
                /** @description Diffuse horizontal irradiation of the mean year; null when the weather lacks it, or a month of it. */
                dhi_kwhm2: number | null;
                /** @description Mean air temperature of the mean year; null when the weather lacks it, or a month of it. */
                temp_air_c: number | null;
            } | null;
            /** @description The same of the months; null for a source that failed. */
            monthly: {
                /** @description Global horizontal irradiation of January to December; null for a month with less than 90 % of its rows. */
                ghi_kwhm2: (number | null)[];
                /** @description Direct normal irradiation of January to December; null for a month with less than 90 % of its rows. */
                dni_kwhm2: (number | null)[];
                /** @description Diffuse horizontal irradiation of January to December; null for a month with less than 90 % of its rows. */
                dhi_kwhm2: (number | null)[];
                /** @description Mean air temperature of January to December; null for a month with less than 90 % of its rows. */
                temp_air_c: (number | null)[];
            } | null;
            /** @description Why the source gave no weather; null when it did. */
            problem: {
                /** @description Code of the problem. */
                code: string;
                /** @description What happened, and what to do. */
                detail: string;
            } | null;
        };
        /** @description Spread of the weathers, by quantity. */
        WeatherSpread: {
            /** @description Global horizontal irradiation, kWh/m2. */
            ghi_kwhm2: components["schemas"]["SpreadOfQuantity"];
            /** @description Direct normal irradiation, kWh/m2. */
            dni_kwhm2: components["schemas"]["SpreadOfQuantity"];
            /** @description Diffuse horizontal irradiation, kWh/m2. */
            dhi_kwhm2: components["schemas"]["SpreadOfQuantity"];
            /** @description Air temperature, degC. */
            temp_air_c: components["schemas"]["SpreadOfQuantity"];
        };
        /** @description Spread of one quantity over the weathers. */
        SpreadOfQuantity: {
            /** @description Of the year. */
            annual: components["schemas"]["Spread"];
            /** @description Of January to December. */
            monthly: components["schemas"]["Spread"][];
        };
        /** @description Spread of a few numbers, in the unit of the quantity; the numbers are null when fewer than two weathers have it. */
        Spread: {
            /** @description Weathers that have it. */
            count: number;
            /** @description Mean of the weathers. */
            mean: number | null;
            /** @description Smallest. */
            min: number | null;
            /** @description Largest. */
            max: number | null;
            /** @description Standard deviation, divided by one less than their number. */
            sd: number | null;
            /** @description The same as a fraction of the mean; null for temperatures. */
            sd_frac: number | null;
        };
        /** @description State of the service. */
        Health: {
            /**
             * @description State of the run.
             * @enum {string}
             */
            status: "ok";
            /** @description Version of the service. */
            version: string;
            /** @description Version of the engine. */
            engine_version: string;
            /** @description Number of waiting runs. */
            queue_depth: number;
            /** @description Number of workers in the pool. */
            workers: number;
            /**
             * @description State of the object store, by the last call to it. Only where there is one. While it is failing, requests that need a long body, answer or series of it get 503, and others are answered.
             * @enum {string}
             */
            objects?: "working" | "failing";
        };
        /** @description The service can accept work. */
        Ready: {
            /**
             * @description State of the run.
             * @enum {string}
             */
            status: "ready";
        };
        /** @description A row of the loss diagram, for the request as sent and for the option. */
        TreeRow: {
            /** @description Key of the row. */
            key: string;
            /** @description Label of the row. */
            label: string;
            /** @description Unit of the values. */
            unit: string;
            /** @description Value for the request as sent. null if the diagram has no such row. */
            before: number | null;
            /** @description Value with the option. null if the diagram has no such row. */
            after: number | null;
        };
        /** @description Columns of twelve values, January first; null for a month without compared rows. */
        TreeScoreMonthly: {
            /** @description Mean of simulated minus reference. */
            bias: (number | null)[];
            /** @description Root mean square difference. */
            rmse: (number | null)[];
        };
        /** @description Deviation of a simulated series from the reference series of the same name, over the rows in which the reference has a value. */
        TreeScore: {
            /** @description Name of the series. */
            column: string;
            /** @description Unit of bias and RMSE. */
            unit: string;
            /** @description Number of rows compared. Of TArray and UArray, rows in which either is 0 are left out: they are dark. */
            rows: number;
            /** @description Mean of simulated minus reference. */
            bias: number;
            /** @description Root mean square difference. */
            rmse: number;
            /** @description Bias divided by the mean of the reference; null if that mean is 0. */
            bias_fraction: number | null;
            /** @description RMSE divided by the mean of the reference; null if that mean is 0. */
            rmse_fraction: number | null;
            monthly: components["schemas"]["TreeScoreMonthly"];
        };
        /** @description One option of a step: a full run of the request with this option. Values are null if the option does not apply. */
        TreeOption: {
            /** @description Value of the field. */
            option: string;
            /** @description Common name of the model. */
            title: string;
            /** @description Published source of the model. */
            source: string;
            /** @description True if the request selects this option. */
            selected: boolean;
            /** @description True if the option can run with this request. */
            applies: boolean;
            /** @description Why the option does not apply; null if it does. */
            reason: string | null;
            /** @description Energy to grid in the year. */
            e_grid_kwh: number | null;
            /** @description Energy to grid with the option minus that of the request as sent. */
            difference_kwh: number | null;
            /** @description The difference divided by the energy of the request as sent; null if that energy is 0. */
            difference: number | null;
            /** @description The stage's own rows of the loss diagram. */
            rows: components["schemas"]["TreeRow"][];
            /** @description Deviation from each reference series of the request; empty without one. */
            scores: components["schemas"]["TreeScore"][];
            /** @description Time that the option took. Options share what does not depend on them: that is part of the time of the selected option only. The only value that differs from call to call. */
            cost_ms: number | null;
        };
        /** @description A step of the stage and its options. */
        TreeStep: {
            /** @description Request field that selects the option, as a dot path. */
            step: string;
            /** @description Name of the step. */
            title: string;
            /** @description Option that the run uses; null if this plant does not use the step. */
            selected: string | null;
            /** @description Every option, in the order of the documentation. */
            options: components["schemas"]["TreeOption"][];
        };
        /** @description Reference series that were scored or ignored. */
        TreeReference: {
            /** @description Names of reference series that match a series of this run. */
            scored: string[];
            /** @description Names of reference series that match no series of this run. */
            ignored: string[];
        };
        /** @description A run that is stored: of the caller's account, or one that was made without an account. */
        StoredRunRef: {
            /** @description Id of the run, such as `run_...`. It may have been made by another version of the engine. */
            run_id: string;
        };
        /** @description Runs to compare. Each is the request of a full run, the request of a simple run, or a run that is stored. The first one is the base: every difference is another run minus the base. */
        CompareRequest: {
            /** @description The runs, two to ten. A refused one is named by its place: `requests.2.array.tilt_deg`. `include_series` and `report` of a request are not read. */
            requests: (components["schemas"]["StoredRunRef"] | components["schemas"]["SimpleRunRequest"] | components["schemas"]["RunRequest"])[];
            /**
             * @description Names of the runs, in the order of `requests`. Default: the label of a stored run, otherwise A to J.
             * @default []
             */
            names: string[];
            /**
             * @description What the differences by row are of: the energy of the plants, or the energy of each divided by its own DC power.
             * @default plant
             * @enum {string}
             */
            per: "plant" | "kwp";
        };
        /** @description A run of a comparison. */
        ComparedRun: {
            /** @description Its name in the comparison. */
            name: string;
            /**
             * @description Kind of its request.
             * @enum {string}
             */
            kind: "full" | "simple";
            /** @description Id of the stored run; null for a request that was sent. */
            run_id: string | null;
            /** @description Energy to grid in the year. */
            e_grid_kwh: number;
            /** @description Source of its weather: `nsrdb`, `pvgis`, `embedded` or `file`; null where it is not stated. */
            weather_source: string | null;
            /** @description Its warnings. */
            warnings: string[];
            provenance: components["schemas"]["Provenance"];
        };
        /** @description What a row of the loss diagram adds to a difference. */
        DifferenceRow: {
            /** @description Key of the row. `glob_rear` is the light on the rear side, and `conversion` the power of the modules. */
            key: string;
            /** @description Name of the row. */
            label: string;
            /**
             * @description weather: the horizontal light. plane: what the plane of the modules makes of it, by its tilt and azimuth and by the share of diffuse light in the weather. plant: everything after it.
             * @enum {string}
             */
            group: "weather" | "plane" | "plant";
            /** @description More energy (positive) or less because of this row, kWh, or kWh/kWp with `per` kwp. */
            kwh: number;
            /** @description The same divided by the energy of the base; null where that is 0. */
            fraction: number | null;
        };
        /** @description The difference of one run from the base. */
        RunDifference: {
            /** @description Name of the run. */
            name: string;
            /** @description Energy to grid of the run minus that of the base, kWh, or kWh/kWp with `per` kwp. It is the sum of `rows`. */
            energy: number;
            /** @description The same divided by the energy of the base; null where that is 0. */
            fraction: number | null;
            /** @description Whether both ran in the same weather, by its digest. */
            same_weather: boolean;
            /** @description Sum of the rows of the group `weather`: what another horizontal light makes. Other temperatures and winds act in rows of the plant. */
            weather: number;
            /** @description Sum of the rows of the group `plane`. */
            plane: number;
            /** @description Sum of the rows of the group `plant`. */
            plant: number;
            /** @description Every row of the loss diagrams, in their order. They add up to `energy`. */
            rows: components["schemas"]["DifferenceRow"][];
        };
        /** @description A field of the requests that is not the same in all of them. */
        ComparedField: {
            /** @description Dot path of the field: in the simple request when all requests are simple, otherwise in the full request. Parts of a plant are named by their id: `sub_arrays.roof.array.tilt_deg`. */
            path: string;
            /** @description Name of the field that people read; null for a field without one. */
            label: string | null;
            /** @description Unit of its values; null for none. */
            unit: string | null;
            /** @description Value of each run, in their order. null where the request does not have the field, and for an object or a list of more than 24 values, of which `words` says how many there are. */
            values: unknown[];
            /** @description The same as texts. */
            words: string[];
            /** @description Whether the run assumed the value, because its request does not state it. */
            assumed: boolean[];
        };
        /** @description A figure of the summaries, side by side. */
        ComparedFigure: {
            /** @description Name of the field in `summary` of a run. */
            field: string;
            /** @description Name that people read. */
            label: string;
            /** @description Unit; `1` for a number without one. */
            unit: string;
            /** @description Value of each run, in their order; null where a run does not have it. */
            values: (number | null)[];
            /** @description Each value minus that of the base. */
            differences: (number | null)[];
        };
        /** @description A monthly figure, side by side. */
        CompareMonths: {
            /** @description Name of the field in `summary.monthly` of a run. */
            field: string;
            /** @description Name that people read. */
            label: string;
            /** @description Unit; `1` for a number without one. */
            unit: string;
            /** @description Months of each run, in their order. */
            values: (number | null)[][];
        };
        /** @description A part of plants (`sub_arrays`), by its id, up to the output of its inverters. */
        ComparedPart: {
            /** @description Id of the part. */
            id: string;
            /** @description Label of the part in the first run that has one; null without any. */
            label: string | null;
            /** @description Nominal power of its modules in each run; null for a run without the part. */
            dc_kwp: (number | null)[];
            /** @description Its energy at the output of the inverters in each run. */
            e_inverter_output_kwh: (number | null)[];
            /** @description The same divided by its nominal power. */
            specific_yield_kwh_per_kwp: (number | null)[];
            /** @description The difference of each run that has the part from the first one that has it. */
            differences: components["schemas"]["PartDifference"][];
        };
        /** @description The difference of a part between two runs. */
        PartDifference: {
            /** @description Name of the run. */
            name: string;
            /** @description Energy of the part at the output of its inverters minus that of the first run that has it, kWh, or kWh/kWp with `per` kwp. It is the sum of `rows`. */
            energy: number;
            /** @description Every row of the loss diagrams of the part, in their order. */
            rows: components["schemas"]["DifferenceRow"][];
        };
        /** @description How a difference is divided among the rows. */
        CompareMethod: {
            /** @description Name of the method. */
            name: string;
            /** @description Where it is published. */
            source: string;
        };
        /** @description Runs side by side. */
        CompareAnswer: {
            /** @description The runs, in the order of the request. The first one is the base. */
            runs: components["schemas"]["ComparedRun"][];
            /**
             * @description What the differences by row are of.
             * @enum {string}
             */
            per: "plant" | "kwp";
            /** @description Differences from the base, one for each other run. */
            differences: components["schemas"]["RunDifference"][];
            /** @description Fields that are not the same in all requests, in the order of the requests. Weather is one field, by its digest. */
            fields: components["schemas"]["ComparedField"][];
            /** @description Figures of the summaries. */
            summary: components["schemas"]["ComparedFigure"][];
            /** @description Figures by month. */
            months: components["schemas"]["CompareMonths"][];
            /** @description Parts of the plants by their ids; null when no run has any. */
            sub_arrays: components["schemas"]["ComparedPart"][] | null;
            method: components["schemas"]["CompareMethod"];
            billing?: components["schemas"]["Billing"];
        };
        /** @description Rows measured at a plant: columns of equal length, one value per row, means over the row. null marks a gap, and a column of nulls only counts as not sent. */
        MeasuredRows: {
            /** @description Time zone of the time stamps in hours from UTC (standard time, no daylight saving). */
            timezone: number;
            /** @description Length of a row. */
            step_minutes: number;
            /**
             * @description What the time stamp marks: the start, middle or end of the row.
             * @default start
             * @enum {string}
             */
            interval: "start" | "middle" | "end";
            /**
             * @description Time stamp of the first row of a regular series, local standard time.
             * @default null
             */
            start: string | null;
            /**
             * @description Time stamps of all rows, for a series with missing rows; give it instead of `start`. They ascend.
             * @default null
             */
            time: string[] | null;
            /** @description Irradiance in the plane of the array; on trackers, of a sensor that turns with them. */
            poa_wm2: (number | null)[];
            /** @description Air temperature. */
            temp_air_c?: (number | null)[];
            /** @description Temperature at the back of a module. Without it, the temperature of the cells follows from air and wind. */
            temp_module_c?: (number | null)[];
            /** @description Wind speed at 10 m. Without it, or with one that does not vary, the regression has no term of the wind. */
            wind_speed_ms?: (number | null)[];
            /** @description AC power at the point where the run delivers its energy (`E_Grid`): the meter. Negative for what the plant takes at night. */
            power_ac_kw?: (number | null)[];
            /** @description DC power of the array, at the inputs of the inverters (`EArray`). */
            power_dc_kw?: (number | null)[];
            /** @description Share of the plant that is available: 1 when all of it can produce. */
            available_fraction?: (number | null)[];
            /** @description Whether the grid or the operator limits the power in the row. */
            curtailed?: (boolean | null)[];
        };
        /** @description Figures of the plant that the tests use. Without them, those of the run. */
        PerformancePlant: {
            /**
             * @description DC power of the modules at STC; null for that of the run.
             * @default null
             */
            dc_kwp: number | null;
            /**
             * @description Temperature coefficient of the power; null for that of the run's module at 1,000 W/m2, from 25 to 50 degC.
             * @default null
             */
            temp_coefficient_per_c: number | null;
            /**
             * @description Power at the meter at which the plant is limited; null for the largest power of the run when it loses energy to a limit, otherwise for its inverters or its grid limit.
             * @default null
             */
            ac_limit_kw: number | null;
            /**
             * @description Constant `a` of the module temperature by Sandia's model, T_air + E exp(a + b v), where no module temperature is measured: -3.56 for a glass and polymer module on an open rack.
             * @default -3.56
             */
            cell_a: number;
            /**
             * @description Constant `b` of the same, by the wind.
             * @default -0.075
             */
            cell_b: number;
            /**
             * @description How much warmer than the back of the module the cell is at 1,000 W/m2. With 0, the corrections use the temperature of the module, as IEC 61724-1 does.
             * @default 3
             */
            cell_rise_c: number;
        };
        /** @description Which rows the regression and the capacity test use. Each row that is left out is counted once, under the first filter that takes it. */
        PerformanceFilters: {
            /**
             * @description Length of the records that rows are averaged to, for these two tests: a multiple of `step_minutes`; null for 15, or the step when it is longer or does not divide 15.
             * @default null
             */
            record_minutes: number | null;
            /**
             * @description Least irradiance.
             * @default 400
             */
            irradiance_min_wm2: number;
            /**
             * @description Largest irradiance.
             * @default 1500
             */
            irradiance_max_wm2: number;
            /**
             * @description Largest standard deviation of the irradiance of the rows of a record, as a fraction of their mean; null for no limit. Records of fewer than three rows are not tested.
             * @default 0.05
             */
            spread_max: number | null;
            /**
             * @description Records at or above this share of the limit of the plant are limited.
             * @default 0.98
             */
            clip_fraction: number;
            /**
             * @description Half width of the window around the irradiance of the reporting conditions, as a fraction of it.
             * @default 0.2
             */
            window: number;
            /**
             * @description Records whose residual of a first regression is larger than so many standard deviations are left out of the second; null for one regression.
             * @default null
             */
            outlier_sigma: number | null;
            /**
             * @description The rows of the run are those of the days of the year that were measured, and of so many days before and after. 183 takes all of them.
             * @default 15
             */
            season_days: number;
            /**
             * @description Whether regression and capacity count rows with light at or above `available_irradiance_wm2` and without power, of which no `available_fraction` says that the plant was unavailable. By default they are outages and left out as `unavailable`.
             * @default false
             */
            keep_outages: boolean;
        };
        /** @description Reporting conditions of the regression, and reference conditions of the capacity test. */
        PerformanceConditions: {
            /**
             * @description Whose records give the conditions that are null.
             * @default measured
             * @enum {string}
             */
            from: "measured" | "run";
            /**
             * @description Percentile of the irradiance of the filtered records that becomes the irradiance of the conditions. Air temperature, wind and cell temperature are means of these records.
             * @default 60
             */
            percentile: number;
            /**
             * @description Irradiance; null for the percentile.
             * @default null
             */
            irradiance_wm2: number | null;
            /**
             * @description Air temperature; null for the mean.
             * @default null
             */
            temp_air_c: number | null;
            /**
             * @description Wind speed; null for the mean.
             * @default null
             */
            wind_speed_ms: number | null;
            /**
             * @description Temperature of the cells, for the capacity test; null for the mean.
             * @default null
             */
            temp_cell_c: number | null;
        };
        /** @description One sigma of what all measured rows have in common. The scatter of the rows is added to it. */
        PerformanceUncertainty: {
            /**
             * @description Of the irradiance sensor, relative, calibration included.
             * @default 0.015
             */
            irradiance: number;
            /**
             * @description Of the power meter, relative.
             * @default 0.005
             */
            power: number;
            /**
             * @description Of the temperature of the cells.
             * @default 1
             */
            temperature_c: number;
            /**
             * @description Sigmas of the stated intervals.
             * @default 2
             */
            coverage_factor: number;
        };
        /** @description Measured rows of a plant, and the run that they are tested against. */
        PerformanceRequest: {
            /** @description The measured rows. */
            measured: components["schemas"]["MeasuredRows"];
            /** @description The run: the request of a full run, the request of a simple run, or a run that is stored with its series (a variant of a project is the run that it made). A refused one is named under it: `run.array.tilt_deg`. `include_series` and `report` of a request are not read. */
            run: components["schemas"]["StoredRunRef"] | components["schemas"]["SimpleRunRequest"] | components["schemas"]["RunRequest"];
            /**
             * @description Whether the run has its own weather, or that of the measured rows (irradiance in the plane, air temperature and wind): then its rows are those of the measurement, and the energy test compares them one by one.
             * @default run
             * @enum {string}
             */
            weather: "run" | "measured";
            /**
             * @description Figures of the plant that replace those of the run.
             * @default {}
             */
            plant: components["schemas"]["PerformancePlant"];
            /**
             * @description Filters of the regression and of the capacity test.
             * @default {}
             */
            filters: components["schemas"]["PerformanceFilters"];
            /**
             * @description Conditions at which powers are stated.
             * @default {}
             */
            conditions: components["schemas"]["PerformanceConditions"];
            /**
             * @description Uncertainty of the measurement.
             * @default {}
             */
            uncertainty: components["schemas"]["PerformanceUncertainty"];
            /**
             * @description Rows that the performance ratios leave out: those that are curtailed, or not fully available (by their columns, or without power in the light). Nothing is left out by default, as IEC 61724-1 has it.
             * @default []
             */
            exclude: ("curtailed" | "unavailable")[];
            /**
             * @description Irradiance from which an available plant produces.
             * @default 75
             */
            available_irradiance_wm2: number;
            /**
             * @description Most records of each scatter of the answer; they are thinned evenly.
             * @default 2000
             */
            scatter_max: number;
        };
        /** @description What was measured. */
        PerformancePeriod: {
            /** @description Start of the first row, in the time zone of the measurement. */
            from: string;
            /** @description End of the last row. */
            to: string;
            /** @description Rows. */
            rows: number;
            /** @description Length of a row. */
            step_minutes: number;
            /** @description Length of the records of the regression and of the capacity test. */
            record_minutes: number;
            /** @description Rows that are absent between the first and the last. */
            missing_rows: number;
            /** @description Share of the rows with light on the plane that have irradiance and AC power; rows that are absent or lack a value count while the sun is up. */
            coverage: number;
        };
        /** @description Energies and ratios of a period. Each ratio is formed of the rows that have all of its values. */
        PerformanceFigures: {
            /** @description Rows with irradiance and AC power. */
            rows: number;
            /** @description Those of them that have DC power: `energy_dc_kwh` and `array_yield_h` are sums of these alone. */
            rows_dc: number;
            /** @description Irradiation on the plane. */
            irradiation_kwhm2: number;
            /** @description AC energy. */
            energy_ac_kwh: number;
            /** @description DC energy; null when it was not measured. */
            energy_dc_kwh: number | null;
            /** @description Irradiation over 1 kW/m2 (Y_r of IEC 61724-1). */
            reference_yield_h: number;
            /** @description DC energy over DC power (Y_A). */
            array_yield_h: number | null;
            /** @description AC energy over DC power (Y_f). */
            final_yield_h: number;
            /** @description Y_r - Y_A; null unless all rows have DC power. */
            capture_loss_h: number | null;
            /** @description Y_A - Y_f; null unless all rows have DC power. */
            system_loss_h: number | null;
            /** @description Y_f / Y_r; null without irradiation. */
            performance_ratio: number | null;
            /** @description The same with the expected power at the temperature of the cells, corrected to 25 degC. */
            performance_ratio_stc: number | null;
            /** @description The same, corrected to the annual mean temperature of the cells (`reference_cell_temp_c`). */
            performance_ratio_annual: number | null;
            /** @description Mean temperature of the cells, weighted by the irradiance. */
            cell_temp_c: number | null;
        };
        /** @description A month. */
        PerformanceMonth: {
            /** @description Year and month, such as 2024-05. */
            month: string;
            /** @description Measured. */
            measured: components["schemas"]["PerformanceFigures"];
            /** @description The run in the same calendar month; null without rows in it. Its energies are those of all its rows of the month. */
            run: components["schemas"]["PerformanceFigures"] | null;
        };
        /** @description Availability of the plant. */
        PerformanceAvailability: {
            /** @description Rows with power at or above the irradiance of `available_irradiance_wm2`. */
            rows: number;
            /** @description Of these, the rows in which the plant was available: by `available_fraction`, otherwise those with power above 0.1 % of that of the modules. Rows of parts count in part. */
            available_rows: number;
            /** @description Their share. */
            by_time: number | null;
            /** @description Share of the energy expected of these rows that was not lost in rows that were not available; by irradiance where the rows of the run are not those of the measurement. */
            by_energy: number | null;
        };
        /** @description Regression of the power of records, P = E (a1 + a2 E + a3 v + a4 T). */
        RegressionCoefficients: {
            /** @description Records of the regression. */
            records: number;
            /** @description a1 to a4, with P in kW, E in W/m2, v in m/s and T in degC; a3 or a4 is 0 when the wind or the air temperature was not measured or does not vary. */
            a: number[];
            /** @description Standard errors of a1 to a4; 0 for a term that was left out. */
            standard_errors: number[];
            /** @description Standard deviation of the residuals. */
            residual_kw: number;
            /** @description Share of the variance of the power that the regression explains. */
            r_squared: number;
            /** @description Power at the reporting conditions. */
            power_kw: number;
            /** @description Standard error of that power, from the scatter of the records. */
            power_standard_error_kw: number;
        };
        /** @description Conditions at which powers are stated. */
        PerformanceConditionsUsed: {
            /** @description Irradiance. */
            irradiance_wm2: number;
            /** @description Air temperature. */
            temp_air_c: number | null;
            /** @description Wind speed. */
            wind_speed_ms: number | null;
            /** @description Temperature of the cells. */
            temp_cell_c: number | null;
        };
        /** @description A measured power over that of the run. */
        PerformanceRatioOfPowers: {
            /** @description The ratio. */
            value: number;
            /** @description One sigma of the ratio from the scatter of the records of both. */
            random: number;
            /** @description One sigma of the ratio from `uncertainty`. */
            systematic: number;
            /** @description Lower end of the interval of `coverage_factor` sigmas. */
            low: number;
            /** @description Upper end. */
            high: number;
        };
        /** @description Regression test by ASTM E2848, at reporting conditions by ASTM E2939. */
        RegressionTest: {
            /** @description Reporting conditions. */
            conditions: components["schemas"]["PerformanceConditionsUsed"];
            /** @description Of the measured records. */
            measured: components["schemas"]["RegressionCoefficients"];
            /** @description Of the records of the run; null when it has too few. */
            run: components["schemas"]["RegressionCoefficients"] | null;
            /** @description Measured power over that of the run at the reporting conditions. */
            ratio: components["schemas"]["PerformanceRatioOfPowers"] | null;
        };
        /** @description Powers of records translated to the reference conditions. */
        CapacityMean: {
            /** @description Records. */
            records: number;
            /** @description Their mean. */
            power_kw: number;
            /** @description Their standard deviation. */
            deviation_kw: number;
            /** @description Standard error of the mean. */
            standard_error_kw: number;
        };
        /** @description Capacity test in the form of IEC TS 61724-2: the power of each record is translated to the reference conditions by irradiance and temperature of the cells. */
        CapacityTest: {
            /** @description Reference conditions. */
            conditions: components["schemas"]["PerformanceConditionsUsed"];
            /** @description Of the measured records. */
            measured: components["schemas"]["CapacityMean"];
            /** @description Of the records of the run: the target; null when it has none. */
            run: components["schemas"]["CapacityMean"] | null;
            /** @description Measured capacity over the target. */
            ratio: components["schemas"]["PerformanceRatioOfPowers"] | null;
        };
        /** @description Measured and expected energy of a period. */
        EnergyTestPeriod: {
            /** @description Year and month; null for the whole period. */
            month: string | null;
            /** @description Rows that both have. */
            rows: number;
            /** @description Measured AC energy. */
            measured_kwh: number;
            /** @description AC energy of the run in the same rows. */
            expected_kwh: number;
            /** @description Measured over expected; null when nothing is expected. */
            ratio: number | null;
            /** @description Measured irradiation on the plane over that of the run. */
            irradiation_ratio: number | null;
        };
        /** @description Energy test in the form of IEC TS 61724-3: what was measured against what the run gives in the same rows. */
        EnergyTest: {
            /** @description Length of the rows that are compared. */
            step_minutes: number;
            /** @description The whole period. */
            total: components["schemas"]["EnergyTestPeriod"];
            /** @description The months. */
            months: components["schemas"]["EnergyTestPeriod"][];
            /** @description The rows in which the plant was available and not curtailed; rows without power in the light are not available. */
            while_available: components["schemas"]["EnergyTestPeriod"];
            /** @description Energy expected in the other rows that was not delivered. */
            unavailable_loss_kwh: number;
            /** @description Mean difference of the power, measured minus expected, over the DC power of the plant. */
            bias: number;
            /** @description Root of the mean square of the difference, over the same. */
            rmse: number;
        };
        /** @description What a filter left out. */
        PerformanceFilterCount: {
            /**
             * @description Whose records.
             * @enum {string}
             */
            set: "measured" | "run";
            /**
             * @description The filter. `missing`: a value is absent. `season`: another time of the year. `unavailable`, `curtailed`: the columns say so, or the plant has light and no power (`filters.keep_outages`). `low_irradiance`, `high_irradiance`: outside the limits. `unstable`: the irradiance varies within the record. `limited`: at the limit of the plant, or the run loses energy to its limits. `impossible`: a measured power that the plant cannot have, or not under the measured light. `window`: away from the irradiance of the conditions. `outlier`: far from the first regression.
             * @enum {string}
             */
            filter: "missing" | "season" | "unavailable" | "curtailed" | "low_irradiance" | "high_irradiance" | "unstable" | "limited" | "window" | "outlier" | "impossible";
            /** @description Records that it left out. */
            removed: number;
            /** @description Records that are left after it. */
            left: number;
        };
        /** @description Records of the tests, for a picture: equal lengths, thinned evenly. */
        PerformanceScatter: {
            /** @description Records before they were thinned. */
            records: number;
            /** @description Irradiance. */
            irradiance_wm2: (number | null)[];
            /** @description AC power. */
            power_kw: (number | null)[];
            /** @description Temperature of the cells. */
            temp_cell_c: (number | null)[];
            /** @description Whether the regression used it. */
            used: boolean[];
        };
        /** @description What makes the result hard to believe, or what it leaves out. */
        PerformanceFinding: {
            /**
             * @description What was found.
             * @enum {string}
             */
            code: "performance_ratio_high" | "power_scale" | "night_light" | "night_power" | "low_coverage" | "few_records" | "module_colder_than_air" | "standing_irradiance" | "negative_irradiance" | "irradiation_differs" | "stamps_shifted" | "bifacial_front_only" | "battery" | "no_cell_temperature" | "no_wind" | "rows_elsewhere" | "run_without_records" | "regression_without_wind" | "regression_without_temperature" | "power_impossible" | "power_negative" | "irradiance_dead" | "outage" | "performance_ratio_low" | "standing_temperature" | "temperature_scale";
            /**
             * @description How much it matters.
             * @enum {string}
             */
            level: "warning" | "note";
            /** @description The field that it is about; null for the result. */
            field: string | null;
            /** @description What was found, and what to do. */
            message: string;
        };
        /** @description Performance of a plant against a run. */
        PerformanceAnswer: {
            /** @description What was measured. */
            period: components["schemas"]["PerformancePeriod"];
            /** @description Figures of the plant that were used. */
            plant: {
                /** @description DC power. */
                dc_kwp: number;
                /** @description Power at which it is limited. */
                ac_limit_kw: number;
                /** @description Temperature coefficient of the power; null when the run has several modules and none was sent. */
                temp_coefficient_per_c: number | null;
                /** @description Annual mean temperature of the cells of the run, weighted by the irradiance. */
                reference_cell_temp_c: number | null;
            };
            /** @description The measured period. */
            measured: components["schemas"]["PerformanceFigures"];
            /** @description The run: all of its rows. */
            run: components["schemas"]["PerformanceFigures"];
            /** @description The months that were measured. */
            months: components["schemas"]["PerformanceMonth"][];
            /** @description Availability. */
            availability: components["schemas"]["PerformanceAvailability"];
            /** @description ASTM E2848; null when it cannot be made: `left_out` says why. */
            regression: components["schemas"]["RegressionTest"] | null;
            /** @description IEC TS 61724-2; null when it cannot be made. */
            capacity: components["schemas"]["CapacityTest"] | null;
            /** @description IEC TS 61724-3; null when the rows of the run are of other times. */
            energy: components["schemas"]["EnergyTest"] | null;
            /** @description What the filters left out, in their order. */
            filters: components["schemas"]["PerformanceFilterCount"][];
            /** @description Records for a picture. */
            scatter: {
                /** @description Measured. */
                measured: components["schemas"]["PerformanceScatter"];
                /** @description Of the run. */
                run: components["schemas"]["PerformanceScatter"];
            };
            /** @description Tests that could not be made, and why. */
            left_out: {
                /**
                 * @description The test.
                 * @enum {string}
                 */
                test: "regression" | "capacity" | "energy";
                /** @description Why, and what to do. */
                reason: string;
            }[];
            /** @description What to look at. */
            findings: components["schemas"]["PerformanceFinding"][];
            /** @description What was computed, and its sources. */
            method: string[];
            billing?: components["schemas"]["Billing"];
        };
        /** @description How the table was read. */
        ParsedMeasuredMeta: {
            /** @description Rows. */
            rows: number;
            /** @description Columns that were read. */
            columns: {
                /** @description Name of the column of the section. */
                name: string;
                /** @description Name in the file. */
                column: string;
                /** @description Unit of the heading, where it is not that of weather; null when it states none. */
                file_unit: string | null;
            }[];
            /** @description Rows without a value, by column of the section. */
            missing: {
                [key: string]: number;
            };
        };
        /** @description A table of measured rows as a section of a test of performance. */
        ParsedMeasured: {
            /** @description The section, ready for `POST /api/performance`. */
            measured: components["schemas"]["MeasuredRows"];
            /** @description How it was read. */
            meta: components["schemas"]["ParsedMeasuredMeta"];
            /** @description What was converted, assumed or left out. */
            notes: string[];
        };
        /** @description A normal distribution. */
        NormalDeviation: {
            /**
             * @description Selects the distribution. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "normal";
            /**
             * @description Mean: a known bias.
             * @default 0
             */
            mean: number;
            /** @description One standard deviation. */
            sigma: number;
        };
        /** @description A normal distribution without what lies outside of two limits. `mean` and `sigma` are those before it is cut. */
        TruncatedDeviation: {
            /**
             * @description Selects the distribution. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "truncated";
            /**
             * @description Mean before the cut.
             * @default 0
             */
            mean: number;
            /** @description One standard deviation before the cut. */
            sigma: number;
            /** @description Lower limit. */
            min: number;
            /** @description Upper limit. */
            max: number;
        };
        /** @description A triangular distribution. */
        TriangularDeviation: {
            /**
             * @description Selects the distribution. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "triangular";
            /** @description Least deviation. */
            min: number;
            /** @description Most likely deviation. */
            mode: number;
            /** @description Largest deviation. */
            max: number;
        };
        /** @description A uniform distribution. */
        UniformDeviation: {
            /**
             * @description Selects the distribution. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "uniform";
            /** @description Least deviation. */
            min: number;
            /** @description Largest deviation. */
            max: number;
        };
        /** @description A beta distribution between two limits. */
        BetaDeviation: {
            /**
             * @description Selects the distribution. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "beta";
            /** @description First shape parameter. */
            alpha: number;
            /** @description Second shape parameter. */
            beta: number;
            /** @description Least deviation. */
            min: number;
            /** @description Largest deviation. */
            max: number;
        };
        /** @description The scatter of measured or modelled years around their linear trend: normal, with the standard deviation of the residuals. */
        YearsDeviation: {
            /**
             * @description Selects the distribution. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "years";
            /** @description Irradiation or energy of consecutive years, in any unit. */
            values: number[];
        };
        /** @description A cause of uncertainty. Its deviation is a fraction of the energy: -0.03 is 3 % less. */
        UncertainPart: {
            /** @description Its name, which no other part has. */
            name: string;
            /** @description How it is distributed. */
            distribution: components["schemas"]["NormalDeviation"] | components["schemas"]["TruncatedDeviation"] | components["schemas"]["TriangularDeviation"] | components["schemas"]["UniformDeviation"] | components["schemas"]["BetaDeviation"] | components["schemas"]["YearsDeviation"];
            /**
             * @description Whether each year has a deviation of its own, so that it averages out with the years, as the weather of single years does; otherwise it is the same in all years.
             * @default false
             */
            averages: boolean;
            /**
             * @description Where the number comes from; it is repeated in the answer.
             * @default
             */
            source: string;
        };
        /** @description A correlation of two parts, or of two fields, of the normal scores of their ranks. Both parts average out with the years, or neither does. */
        PartCorrelation: {
            /** @description Names of two parts, or of two fields. */
            between: string[];
            /** @description Coefficient of correlation. */
            coefficient: number;
        };
        /** @description A normal distribution of the value of a field. */
        NormalValue: {
            /**
             * @description Selects the distribution. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "normal";
            /**
             * @description Mean; null for the value that the request sends, and with `relative` for no change.
             * @default null
             */
            mean: number | null;
            /** @description One standard deviation, in the unit of the field. */
            sigma: number;
        };
        /** @description A normal distribution of the value of a field without what lies outside of two limits: those of the field, for example. `mean` and `sigma` are those before it is cut. */
        TruncatedValue: {
            /**
             * @description Selects the distribution. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "truncated";
            /**
             * @description Mean; null for the value that the request sends, and with `relative` for no change.
             * @default null
             */
            mean: number | null;
            /** @description One standard deviation, in the unit of the field. */
            sigma: number;
            /** @description Lower limit. */
            min: number;
            /** @description Upper limit. */
            max: number;
        };
        /** @description A triangular distribution of the value of a field. */
        TriangularValue: {
            /**
             * @description Selects the distribution. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "triangular";
            /** @description Least value. */
            min: number;
            /** @description Most likely value. */
            mode: number;
            /** @description Largest value. */
            max: number;
        };
        /** @description Every value of a field between two limits is as likely. */
        UniformValue: {
            /**
             * @description Selects the distribution. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "uniform";
            /** @description Least value. */
            min: number;
            /** @description Largest value. */
            max: number;
        };
        /** @description A beta distribution of the value of a field between two limits. */
        BetaValue: {
            /**
             * @description Selects the distribution. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "beta";
            /** @description First shape parameter. */
            alpha: number;
            /** @description Second shape parameter. */
            beta: number;
            /** @description Least value. */
            min: number;
            /** @description Largest value. */
            max: number;
        };
        /** @description A field of `request` whose value is uncertain. Its value is the same in all years. */
        UncertainField: {
            /** @description Its name, which no other field or part has. */
            name: string;
            /** @description Dot path of a number in `request`, as `dc_losses.module_mismatch_loss`, `thermal.u_c`, or `tilt_deg` of a simple request; or of a list of numbers, as `site.soiling_monthly`: it takes the value in each place, and with `relative` each of its values changes by the fraction. */
            path: string;
            /** @description How its values are distributed, in the unit of the field; with `relative`, how their change is, as a fraction. */
            distribution: components["schemas"]["NormalValue"] | components["schemas"]["TruncatedValue"] | components["schemas"]["TriangularValue"] | components["schemas"]["UniformValue"] | components["schemas"]["BetaValue"];
            /**
             * @description The distribution is that of the change as a fraction of the value in `request`, so that 0.1 is 10 % more; otherwise it is that of the value itself.
             * @default false
             */
            relative: boolean;
            /**
             * @description Where the number comes from; it is repeated in the answer.
             * @default
             */
            source: string;
        };
        /** @description An energy, or a plant, and the causes of its uncertainty: E = E_0 (1 + the sum of the deviations of the parts, and that of runs with other values of the fields). */
        UncertaintyRequest: {
            /**
             * @description Expected energy of each year of operation, as in `summary.lifetime`; one number for a plant without a table of years, which then repeats it. null with `request`, whose run has them.
             * @default null
             */
            energies_kwh: number[] | null;
            /**
             * @description The plant, instead of its energies: a simple request (with `latitude`) or a run request (with `site`), of a year at least. It has to be valid as it is. The energies are those of its run: of each year of its lifetime table, or of its only year.
             * @default null
             */
            request: components["schemas"]["SimpleRunRequest"] | components["schemas"]["RunRequest"] | null;
            /**
             * @description Fields of `request` whose values are uncertain. Runs of the plant with drawn values say what they do to the energy.
             * @default []
             */
            fields: components["schemas"]["UncertainField"][];
            /**
             * @description Number of runs with drawn values of `fields`. Two more for each field say what it does alone.
             * @default 200
             */
            runs: number;
            /**
             * @description The causes whose effect on the energy is known.
             * @default []
             */
            parts: components["schemas"]["UncertainPart"][];
            /**
             * @description Correlations of two parts, or of two fields; those without one are independent.
             * @default []
             */
            correlations: components["schemas"]["PartCorrelation"][];
            /**
             * @description Number of draws.
             * @default 20000
             */
            draws: number;
            /**
             * @description The same seed gives the same numbers.
             * @default 1
             */
            seed: number;
        };
        /** @description Energy of a year by probability of exceedance. */
        UncertainEnergy: {
            /** @description Number of years of which it is the mean; in `lifetime` the year of operation. */
            years: number;
            /** @description Mean of the distribution. */
            mean_kwh: number;
            /** @description One standard deviation divided by the mean. */
            uncertainty: number;
            /** @description Energy that is exceeded with a probability of 50 %. */
            p50_kwh: number;
            /** @description Energy that is exceeded with a probability of 75 %. */
            p75_kwh: number;
            /** @description Energy that is exceeded with a probability of 90 %. */
            p90_kwh: number;
            /** @description Energy that is exceeded with a probability of 95 %. */
            p95_kwh: number;
            /** @description Energy that is exceeded with a probability of 99 %. */
            p99_kwh: number;
        };
        /** @description What a part contributes. */
        PartShare: {
            /** @description Name of the part. */
            name: string;
            /** @description As sent. */
            source: string;
            /** @description As sent. */
            averages: boolean;
            /** @description Mean of its deviation. */
            mean: number;
            /** @description Standard deviation of its deviation. */
            sigma: number;
            /** @description Share of the variance of one year; negative for a part that evens out others. The shares add up to 1. */
            share: number;
            /** @description Energy of the first year with this part alone at its 10 % quantile, and the others at their means. */
            low_kwh: number;
            /** @description The same at its 90 % quantile. */
            high_kwh: number;
        };
        /** @description What a field contributes. */
        FieldShare: {
            /** @description Name of the field. */
            name: string;
            /** @description As sent. */
            path: string;
            /** @description As sent. */
            source: string;
            /** @description Mean of its values, in its unit; of a list with `relative`, of their change as a fraction, here and in `sigma_value`, `low_value` and `high_value`. */
            mean_value: number;
            /** @description Standard deviation of its values, in its unit. */
            sigma_value: number;
            /** @description Standard deviation that it gives the energy of the first year. */
            sigma: number;
            /** @description Share of the variance of the first year, as that of a part. */
            share: number;
            /** @description Its 10 % quantile. */
            low_value: number;
            /** @description Its 90 % quantile. */
            high_value: number;
            /** @description Energy of the first year with this field at `low_value` and the others as in `request`; null for a run that was refused. */
            low_kwh: number | null;
            /** @description The same at `high_value`. */
            high_kwh: number | null;
        };
        /** @description What the runs of `request` say. */
        SimulatedUncertainty: {
            /** @description Energy of each year of operation of the request as it is; one number without a lifetime table. */
            energies_kwh: number[];
            /** @description Number of runs with drawn values that count; 0 without fields. */
            runs: number;
            /** @description Mean deviation of these runs from the request as it is, in the first year: not 0 where the values of the fields are not symmetrical around those of the request, or where the plant does not follow them evenly. */
            mean: number;
            /** @description Their standard deviation in the first year. */
            sigma: number;
            /** @description Share of the variance of the first year that no field explains alone: what two fields do together, and what bends more than a polynomial of degree 3. The shares of parts and fields and this one add up to 1. */
            rest_share: number;
            /** @description Number of runs that were refused, and do not count. More than a tenth of them end the study. */
            failed_count: number;
            /** @description The first 100 runs that were refused. */
            failed: components["schemas"]["FailedVariant"][];
            /** @description What was found, counted over the runs, by what it is about. */
            findings: components["schemas"]["SweptFinding"][];
            /** @description Engine and inputs of the request as it is. */
            provenance: components["schemas"]["Provenance"];
        };
        /** @description Energy by probability of exceedance, and where the uncertainty comes from. */
        UncertaintyAnswer: {
            /** @description Mean of the first 1, 5, 10, 15, 20, 25 and 30 years, as far as the table of years goes. */
            horizons: components["schemas"]["UncertainEnergy"][];
            /** @description Each year of operation; empty for one energy. */
            lifetime: components["schemas"]["UncertainEnergy"][];
            /** @description The parts, in the order of the request. */
            parts: components["schemas"]["PartShare"][];
            /** @description Number of draws. */
            draws: number;
            /** @description Seed of the draws. */
            seed: number;
            /** @description How it was computed, with sources. */
            method: string;
            /** @description The fields, in the order of the request; absent without `request`. */
            fields?: components["schemas"]["FieldShare"][];
            /** @description The runs; absent without `request`. */
            simulation?: components["schemas"]["SimulatedUncertainty"];
            /** @description Charge for the runs; absent where runs are not charged, and without `request`. */
            billing?: components["schemas"]["Billing"];
            /** @description Where the study is stored; absent for one that is not. */
            links?: components["schemas"]["StudyLinks"];
        };
        /** @description Every model option of a stage, scored against the request. */
        TreeAnswer: {
            /** @description Stage of the chain. */
            stage: string;
            /** @description Energy to grid of the request as sent. */
            e_grid_kwh: number;
            /** @description Maps each step to the option that the request selects. Steps that this plant does not use are left out. It has the same form as the `choices` of a preference. */
            path: {
                [key: string]: string;
            };
            /** @description Steps of the stage. */
            steps: components["schemas"]["TreeStep"][];
            /** @description Reference series of the request's weather; null if it has none. */
            reference: components["schemas"]["TreeReference"] | null;
        };
        /** @description One option of a step. */
        DescribedOption: {
            /** @description Value of the field. */
            option: string;
            /** @description Common name of the model. */
            title: string;
            /** @description Published source of the model. */
            source: string;
            /** @description True if the request selects this option. */
            selected: boolean;
            /** @description True if the option can run with this request. */
            applies: boolean;
            /** @description Why the option does not apply; null if it does. */
            reason: string | null;
        };
        /** @description A step of the stage and its options, without a run. */
        DescribedStep: {
            /** @description Request field that selects the option, as a dot path. */
            step: string;
            /** @description Name of the step. */
            title: string;
            /** @description Option that the run uses; null if this plant does not use the step. */
            selected: string | null;
            /** @description Every option, in the order of the documentation. */
            options: components["schemas"]["DescribedOption"][];
        };
        /** @description The steps of a stage and the path that a request selects, without a run. */
        TreeDescription: {
            /** @description Stage of the chain. */
            stage: string;
            /** @description Maps each step to the option that the request selects. Steps that this plant does not use are left out. It has the same form as the `choices` of a preference. */
            path: {
                [key: string]: string;
            };
            /** @description Steps of the stage. */
            steps: components["schemas"]["DescribedStep"][];
        };
        /** @description Two daily windows in hours of the weather's standard time. A window that ends before it starts crosses midnight; a window with equal start and end is empty. A row belongs to a window if its middle does. The windows must not overlap. */
        StorageSchedule: {
            /** @description Start of charging. The battery charges with all power of the plant beyond its own consumption, up to charge_max_kw. */
            charge_start_h: number;
            /** @description End of charging. */
            charge_end_h: number;
            /** @description Start of discharging. The battery discharges with discharge_max_kw, within the grid limit. */
            discharge_start_h: number;
            /** @description End of discharging. */
            discharge_end_h: number;
            /**
             * @description Whether the grid gives what the plant lacks to charge with charge_max_kw in the charging window.
             * @default false
             */
            charge_from_grid: boolean;
        };
        /** @description Battery at the AC bus of the plant, between the inverters and the grid limit, or at the DC side of one part (`coupling`), and a load at the injection point, after all AC losses. Only the plant charges the battery, unless `schedule.charge_from_grid` or `prices.charge_from_grid` allows the grid to. */
        Storage: {
            /** @description Energy in the full battery; 0 for a load without a battery. */
            capacity_kwh: number;
            /**
             * @description Purpose of the battery: to store energy that the grid limit would curtail and release it when the plant is below the limit, to supply the load from surplus energy, to charge and discharge in daily windows, or to charge at low prices and discharge at high ones.
             * @enum {string}
             */
            strategy: "grid_limit" | "self_consumption" | "schedule" | "price";
            /**
             * @description Where the battery stands: `ac` at the AC bus of the plant; `dc` at the DC side of one part, behind a DC/DC converter of its own. With `dc` it charges from the modules of that part ahead of their inverters, also with what these would clip or could not start with, and discharges through what they have left of their rating. All powers and efficiencies of the battery are then those at that DC side.
             * @default ac
             * @enum {string}
             */
            coupling: "ac" | "dc";
            /**
             * @description Id of the part at whose DC side the battery stands, with `coupling` `dc` in a plant of several parts. It must have inverters of its own. null for the only one.
             * @default null
             */
            sub_array: string | null;
            /**
             * @description Efficiency of the DC/DC converter of a battery with `coupling` `dc`, each way. `efficiency_charge`, `efficiency_discharge` and `efficiency_curve` are then those of the battery without it.
             * @default 0.99
             */
            dc_converter_efficiency: number;
            /**
             * @description Power of that converter at the DC side of the part, each way; null leaves the limit to charge_max_kw and discharge_max_kw.
             * @default null
             */
            dc_converter_kw: number | null;
            /**
             * @description Charging power at the AC bus, or at the DC side with `coupling` `dc`; null uses half the capacity per hour.
             * @default null
             */
            charge_max_kw: number | null;
            /**
             * @description Discharging power at the AC bus, or at the DC side with `coupling` `dc`; null uses half the capacity per hour.
             * @default null
             */
            discharge_max_kw: number | null;
            /**
             * @description Energy stored divided by energy taken from the AC bus: converter and battery. With `coupling` `dc` the battery alone.
             * @default 0.95
             */
            efficiency_charge: number;
            /**
             * @description Energy delivered to the AC bus divided by energy taken out of the store. With `coupling` `dc` the battery alone.
             * @default 0.95
             */
            efficiency_discharge: number;
            /**
             * @description Both efficiencies by power, in place of the two constants, with ascending power_frac: linear between the points, and constant below the first and above the last. null keeps the constants.
             * @default null
             */
            efficiency_curve: components["schemas"]["StorageEfficiencyPoint"][] | null;
            /**
             * @description State of charge below which the battery does not discharge.
             * @default 0.1
             */
            soc_min: number;
            /**
             * @description State of charge up to which the battery charges.
             * @default 1
             */
            soc_max: number;
            /**
             * @description Share of the capacity, above soc_min, that no strategy discharges: kept for outages of the grid.
             * @default 0
             */
            reserve: number;
            /**
             * @description Own consumption of converter, control and cooling, drawn from the AC bus at all times.
             * @default 0
             */
            standby_w: number;
            /**
             * @description Loss of capacity over the years of the lifetime table; null keeps the battery as new.
             * @default null
             */
            ageing: components["schemas"]["StorageAgeing"] | null;
            /**
             * @description State of charge at the first row, and at the start of every year of the lifetime table; null uses soc_min plus reserve. The energy above it at the start is delivered without having been charged: see the row storage_change.
             * @default null
             */
            soc_start: number | null;
            /**
             * @description Load at the injection point, with every strategy: a constant, or one value for each row of the weather; null for none. The plant supplies it first; the rest comes from the grid and is not part of e_grid. A grid limit at the injection point applies to what is left after the load.
             * @default null
             */
            load_kw: number | number[] | null;
            /**
             * @description Daily windows of the `schedule` strategy.
             * @default null
             */
            schedule: components["schemas"]["StorageSchedule"] | null;
            /**
             * @description Prices and thresholds of the `price` strategy.
             * @default null
             */
            prices: components["schemas"]["StoragePrices"] | null;
        };
        /** @description Charging at low prices and discharging at high ones. */
        StoragePrices: {
            /** @description One price for each row of the weather, in any unit. */
            price: number[];
            /** @description The battery charges in rows whose price is below this one, with all power of the plant beyond its own consumption, up to charge_max_kw. */
            charge_below: number;
            /** @description The battery discharges with discharge_max_kw in rows whose price is above this one, within the grid limit. Not below charge_below. */
            discharge_above: number;
            /**
             * @description Whether the grid gives what the plant lacks to charge with charge_max_kw.
             * @default false
             */
            charge_from_grid: boolean;
        };
        /** @description Efficiencies of the battery and its converter at one power. */
        StorageEfficiencyPoint: {
            /** @description Power at the AC bus (at the DC side with `coupling` `dc`), divided by charge_max_kw when it charges and by discharge_max_kw when it discharges. */
            power_frac: number;
            /** @description Energy stored divided by energy taken from the AC bus. */
            efficiency_charge: number;
            /** @description Energy delivered to the AC bus divided by energy taken out of the store. */
            efficiency_discharge: number;
        };
        /** @description Linear ageing of a battery, calendar and cycles added. Each year of the lifetime table runs with the capacity at its start. */
        StorageAgeing: {
            /** @description Share of the nominal capacity that a year takes. */
            calendar_loss_per_year: number;
            /** @description Share of the nominal capacity that an equivalent full cycle takes. */
            cycle_loss_per_cycle: number;
            /**
             * @description Share of the nominal capacity at which the battery has served.
             * @default 0.8
             */
            end_of_life: number;
            /**
             * @description Whether a new battery follows at the start of the year after the one that ends at end_of_life or below.
             * @default false
             */
            replace: boolean;
        };
        /** @description The battery in each year of the lifetime table. */
        StorageAgeingTable: {
            /** @description Year of operation, from 1. */
            year: number[];
            /** @description Capacity at the start of the year, with which it runs. */
            capacity_kwh: number[];
            /** @description Energy taken out of the store in the year, divided by the nominal capacity. */
            equivalent_full_cycles: number[];
            /** @description Years that start with a new battery, without the first. */
            replacement_years: number[];
            /** @description First year that ends at end_of_life or below; null when none does. */
            end_of_life_year: number | null;
        };
        /** @description Availability in the (mean) year, time-based and energy-based as of IEC TS 63019. Outages of the grid are not the plant's and are stated apart. */
        Availability: {
            /** @description Share of the time in which the plant could run; an outage of a part of it counts by this part. */
            time_based: number;
            /** @description Energy that the outages of the plant leave, as a share of what it would deliver without them; null for a plant that delivers nothing. */
            energy_based: number | null;
            /** @description Share of the time in which the grid could take energy. */
            grid_time_based: number;
            /** @description Energy that the outages of the grid leave, as a share of what they find; null for a plant that delivers nothing. */
            grid_energy_based: number | null;
            /** @description Hours in which the plant was out, an outage of a part of it by this part. */
            plant_outage_h: number;
            /** @description Hours in which the grid was out. */
            grid_outage_h: number;
            /** @description Energy lost to outages of the plant: the row `unavailability`. */
            plant_outage_kwh: number;
            /** @description Energy lost to outages of the grid, less what the plant could not import: the row `grid_outage`. */
            grid_outage_kwh: number;
            /** @description Energy that a load did not get in outages of the grid. */
            load_not_met_kwh: number;
        };
        /** @description Results for the battery and the load in the (mean) year. Battery energies are at the AC bus, or at the DC side with `coupling` `dc`. */
        StorageSummary: {
            /** @description Energy charged. */
            charged_kwh: number;
            /** @description Energy discharged. */
            discharged_kwh: number;
            /** @description Conversion losses: charged minus discharged minus the change. */
            loss_kwh: number;
            /** @description Energy in the battery at the end minus at the start. */
            change_kwh: number;
            /** @description Energy taken out of the store, before discharge losses, divided by the capacity. */
            equivalent_full_cycles: number;
            /** @description Energy put into the store plus energy taken out of it, both inside the converter. */
            throughput_kwh: number;
            /** @description Own consumption of the battery, drawn from the AC bus; not part of loss_kwh. */
            standby_kwh: number;
            /** @description Part of the charged energy that the plant did not give. */
            charged_from_grid_kwh: number;
            /** @description Charged energy that the grid limit would have curtailed: at the AC bus, or with `coupling` `dc` the DC energy ahead of the inverters. */
            recovered_kwh: number;
            /** @description Energy that the modules give more because of a battery with `coupling` `dc`: what their inverters would have lost over their power or current and under their start power, less what charging leaves under their start power. 0 with `ac`. */
            recovered_dc_kwh: number;
            /** @description Energy that the load needs. */
            load_kwh: number;
            /** @description Energy of the plant that supplies the load, directly or through the battery; with charging from the grid, energy of the grid that the battery gives the load counts as well. */
            self_consumed_kwh: number;
            /** @description Energy from the grid that supplies the load; not part of e_grid_kwh. */
            from_grid_kwh: number;
            /** @description Self-consumed energy divided by all energy that the plant delivers to load and grid; null without a load, and when the grid charged the battery. */
            self_consumption: number | null;
            /** @description Self-consumed energy divided by the energy that the load needs; null without a load, and when the grid charged the battery. */
            self_sufficiency: number | null;
            /** @description Ageing by year; null without storage.ageing, and where the weather gives no lifetime table. */
            ageing: components["schemas"]["StorageAgeingTable"] | null;
        };
        /** @description No module: an empty object. */
        NoModule: Record<string, never>;
        /** @description The parts of a run request that determine the incidence-angle curve. */
        IamCurveRequest: {
            /** @description Incidence-angle model, as in a run. */
            iam: components["schemas"]["Iam"];
            /** @description Module, as in a run, for its own profile and glass; absent or empty uses plain glass. */
            module?: components["schemas"]["ModuleRef"] | components["schemas"]["Module"] | components["schemas"]["NoModule"];
        };
        /** @description Factor on the beam by incidence angle. */
        IamBeam: {
            /** @description Incidence angle from the normal, 0 to 90. */
            angles_deg: number[];
            /** @description Transmission relative to normal incidence. */
            factors: number[];
        };
        /** @description Factors on the diffuse irradiance by tilt of the plane. */
        IamDiffuseFactors: {
            /** @description Value of `iam.diffuse`. */
            option: string;
            /** @description Tilt of the plane, 0 to 90. */
            tilts_deg: number[];
            /** @description Factor on the sky diffuse. */
            sky: number[];
            /** @description Factor on the ground-reflected light. */
            ground: number[];
        };
        /** @description The incidence-angle modifier that a run would apply. */
        IamCurveAnswer: {
            /** @description Curve that is applied: what `auto` selected. */
            kind: string;
            /** @description Common name of the model. */
            title: string;
            /** @description Published source of the model. */
            source: string;
            beam: components["schemas"]["IamBeam"];
            diffuse: components["schemas"]["IamDiffuseFactors"];
        };
        /** @description Monthly values of another source, January first; null leaves a month as it is. */
        MonthlyTargets: {
            /** @description Sums of the global horizontal irradiation. */
            ghi_kwhm2: (number | null)[];
            /**
             * @description Sums of the diffuse horizontal irradiation. Send either these or `dni_kwhm2`.
             * @default null
             */
            dhi_kwhm2: (number | null)[] | null;
            /**
             * @description Sums of the direct normal irradiation.
             * @default null
             */
            dni_kwhm2: (number | null)[] | null;
            /**
             * @description Means of the air temperature.
             * @default null
             */
            temp_air_c: (number | null)[] | null;
        };
        /** @description Weather and monthly values of another source. */
        ScaleWeatherRequest: {
            /** @description A stored series by id, or an inline section. */
            weather: components["schemas"]["WeatherRef"] | components["schemas"]["Weather"];
            /** @description Place of the weather. Default: latitude, longitude and elevation of the weather itself. */
            site?: components["schemas"]["WeatherSite"];
            /** @description Monthly values of the other source. */
            monthly: components["schemas"]["MonthlyTargets"];
        };
        /** @description A sum of a month before and after; of several years, of the mean month. */
        ScaledSum: {
            /** @description Before; null for a component that the weather did not have. */
            before: number | null;
            /** @description After. */
            after: number;
            /** @description Stated by the other source; null when the month was left as it is. */
            wanted: number | null;
            /** @description Part of the wanted sum that is not there, because the sun cannot send more; 0 within 0.01. */
            unmet: number;
        } & {
            [key: string]: unknown;
        };
        /** @description What became of a month. */
        ScaledMonth: {
            /** @description Month, January is 1. */
            month: number;
            /** @description Global irradiation after over that before; null when the month was left as it is. */
            factor: number | null;
            /** @description Rows at the limit of very clean air. */
            limited_rows: number;
            ghi_kwhm2: components["schemas"]["ScaledSum"];
            /** @description Null when the weather has global irradiance alone. */
            dhi_kwhm2: components["schemas"]["ScaledSum"] | null;
            /** @description Null when the weather has no direct irradiance. */
            dni_kwhm2: components["schemas"]["ScaledSum"] | null;
            /** @description Added to the air temperature; null when it was left as it is. */
            temp_shift_c: number | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Scaled weather. */
        ScaleWeatherAnswer: {
            /** @description The scaled section, ready for a run; absent with fields=meta. */
            weather?: components["schemas"]["Weather"];
            meta: components["schemas"]["WeatherAnswerMeta"];
            /** @description The twelve months. */
            months: components["schemas"]["ScaledMonth"][];
            /** @description Global irradiation of all months. */
            year: {
                /** @description Before. */
                ghi_before_kwhm2: number;
                /** @description After. */
                ghi_after_kwhm2: number;
                /** @description Relative change; null for a year without light. Two sources that differ by d have a standard deviation of d over the square root of two. */
                change_frac: number | null;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description A long series and a station. */
        CorrelateWeatherRequest: {
            /** @description The long series: a stored one by id, or an inline section. */
            weather: components["schemas"]["WeatherRef"] | components["schemas"]["Weather"];
            /** @description The short series, measured at the place: a stored one by id, or an inline section. */
            station: components["schemas"]["WeatherRef"] | components["schemas"]["Weather"];
            /** @description Place of the weather. Default: latitude, longitude and elevation of the weather itself. */
            site?: components["schemas"]["WeatherSite"];
            /**
             * @description How values of the long series become values of the station. `linear`: least squares. `quantile`: each value becomes the one that is exceeded as often. `ratio`: one factor of the means, for temperatures one difference.
             * @default quantile
             * @enum {string}
             */
            method: "linear" | "quantile" | "ratio";
            /**
             * @description `month` fits each calendar month on its own, `year` all hours together; `auto` takes `month` from 11 months of overlap on.
             * @default auto
             * @enum {string}
             */
            by: "auto" | "month" | "year";
            /**
             * @description One standard deviation of the sums of the station, by its sensors and their care: 0.02 for a good pyranometer that is cleaned. It is part of `uncertainty_parts.resource`.
             * @default 0.02
             */
            station_uncertainty: number;
        };
        /** @description The long series compared with the station, in common hours with the sun up, over the mean of the station. */
        HourErrors: {
            /** @description Mean difference. */
            bias_frac: number;
            /** @description Root mean square of the difference. */
            rmse_frac: number;
            /** @description Correlation coefficient of the hours. */
            correlation: number;
        } & {
            [key: string]: unknown;
        };
        /** @description A stretch of the overlap, predicted by a fit to the rest. */
        HeldOutStretch: {
            /** @description First hour, UTC. */
            from: string;
            /** @description Length. */
            hours: number;
            /** @description Global irradiation of the station. */
            measured_kwhm2: number;
            /** @description That of the corrected series. */
            predicted_kwhm2: number;
            /** @description Relative difference; null without light. */
            difference_frac: number | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Global irradiation of whole calendar years, without February 29. */
        YearsStatistics: {
            /** @description The years. */
            years: ({
                /** @description Year. */
                year: number;
                /** @description Global irradiation. */
                ghi_kwhm2: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Mean of the years; null without a whole year. */
            mean_kwhm2: number | null;
            /** @description Standard deviation of the years over their mean; null below five years. */
            interannual_frac: number | null;
            /** @description Uncertainty of that figure, by the number of years. */
            interannual_sigma_frac: number | null;
            /** @description Slope of a straight line through the years, in ten years over the mean. */
            trend_per_decade_frac: number | null;
            /** @description Its standard error. */
            trend_sigma_frac: number | null;
            /** @description For `lifetime.uncertainty_parts` of a run: `interannual`, and as `resource` the standard error of the mean. Both are larger than `interannual_frac` has it, as Student's t of so few years is (11 % with six, 5 % with eleven), so that 68 % of other years are within. Null below five years. */
            uncertainty_parts: components["schemas"]["UncertaintyParts"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A long series, corrected by a station. */
        CorrelateWeatherAnswer: {
            /** @description The corrected section, ready for a run; absent with fields=meta. */
            weather?: components["schemas"]["Weather"];
            meta: components["schemas"]["WeatherAnswerMeta"];
            /** @description What was fitted. */
            method: {
                /** @description Method. */
                name: string;
                /** @description Its name. */
                title: string;
                /** @description Published source. */
                source: string;
                /** @description `month` or `year`. */
                by: string;
                /** @description Calendar months with a fit of their own. */
                own_months: number;
            } & {
                [key: string]: unknown;
            };
            /** @description Columns that follow the station; diffuse and direct light follow the global. */
            columns: string[];
            /** @description Hours that both series have. */
            overlap: {
                /** @description First, UTC. */
                from: string;
                /** @description End of the last, UTC. */
                to: string;
                /** @description Hours with the sun up in which both have values. */
                lit_hours: number;
                /** @description From the first to the last. */
                years: number;
            } & {
                [key: string]: unknown;
            };
            before: components["schemas"]["HourErrors"];
            after: components["schemas"]["HourErrors"];
            /** @description Correlation coefficient of the daily sums, before. */
            correlation_daily: number;
            /** @description Stretches that were predicted by a fit to the rest: years, or 30 days where the overlap is below two years. */
            held_out: components["schemas"]["HeldOutStretch"][];
            /** @description Standard deviations of the irradiation. */
            uncertainty: {
                /** @description Of one year of the corrected series against the station, with what the fit adds: 68 % of the years are within it, also where few months were compared. At least `station_frac`, which no comparison with the station can show to be less. */
                year_frac: number;
                /** @description Of the fit, by the length of the overlap: the same in all years. */
                fit_frac: number;
                /** @description Of the errors of the long series from year to year, over the root of its years. */
                reference_frac: number;
                /** @description Of the station, as sent. */
                station_frac: number;
            } & {
                [key: string]: unknown;
            };
            /** @description For `lifetime.uncertainty_parts` of a run. `resource`: fit, long series, station and the standard error of the mean of its years. Null below five whole years. */
            uncertainty_parts: components["schemas"]["UncertaintyParts"] | null;
            /** @description Years of the corrected series; null when its step divides no day. */
            statistics: components["schemas"]["YearsStatistics"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Several years, and how to choose from them. */
        TypicalYearRequest: {
            /** @description The years, each with its own stamps: a stored series by id, or an inline section. */
            weather: components["schemas"]["WeatherRef"] | components["schemas"]["Weather"];
            /** @description Place of the weather. Default: latitude, longitude and elevation of the weather itself. */
            site?: components["schemas"]["WeatherSite"];
            /**
             * @description `iso_15927_4`: ranks of temperature, global irradiance and humidity, then wind. `tmy3`: weights of NREL for TMY2 and TMY3, half of which are of the sun. `sandia`: the weights of 1978, without direct light.
             * @default iso_15927_4
             * @enum {string}
             */
            method: "iso_15927_4" | "tmy3" | "sandia";
            /**
             * @description Probability that a year has more global irradiation: 90 for a P90 year. Null for a typical year.
             * @default null
             * @enum {integer|null}
             */
            exceedance_percent: 75 | 90 | 95 | 99 | null;
        };
        /** @description A month of the year. */
        ChosenMonth: {
            /** @description Month, January is 1. */
            month: number;
            /** @description Year that it comes from. */
            year: number;
            /** @description Weighted Finkelstein-Schafer statistic: mean difference of the distributions of its days and those of all years. */
            statistic: number;
            /** @description Its place among the candidates by that statistic, 1 for the nearest. */
            rank: number;
            /** @description Years that it was chosen from. */
            candidates: number;
            /** @description Global irradiation of the month. */
            ghi_kwhm2: number;
            /** @description Its mean over all years. */
            mean_ghi_kwhm2: number;
        } & {
            [key: string]: unknown;
        };
        /** @description A year of months that were chosen from several years. */
        TypicalYearAnswer: {
            /** @description The chosen year, ready for a run; absent with fields=meta. */
            weather?: components["schemas"]["Weather"];
            meta: components["schemas"]["WeatherAnswerMeta"];
            /** @description How it was chosen. */
            method: {
                /** @description Method. */
                name: string;
                /** @description Its name. */
                title: string;
                /** @description Published source. */
                source: string;
                /** @description Figures of the days that were compared, with their weights. */
                figures: {
                    [key: string]: number;
                };
            } & {
                [key: string]: unknown;
            };
            /** @description The twelve months. */
            months: components["schemas"]["ChosenMonth"][];
            /** @description Global irradiation of the year. */
            ghi_kwhm2: number;
            /** @description Its difference from the mean of all years. */
            difference_frac: number;
            /** @description Sum that was wanted of a year with `exceedance_percent`: the mean less so many standard deviations; null for a typical year. */
            wanted_kwhm2: number | null;
            statistics: components["schemas"]["YearsStatistics"];
        } & {
            [key: string]: unknown;
        };
        /** @description A horizon profile. */
        HorizonAnswer: {
            /** @description Latitude of the profile, rounded to 0.001. */
            latitude: number;
            /** @description Longitude of the profile, rounded to 0.001. */
            longitude: number;
            /** @description Azimuths clockwise from north, ascending: 48 values at 7.5 deg. */
            azimuths_deg: number[];
            /** @description Elevation of the horizon at each azimuth. */
            elevations_deg: number[];
            /**
             * @description `pvgis`, or `flat` if no profile is available.
             * @enum {string}
             */
            source: "pvgis" | "flat";
            /** @description Owner of the data; null for a flat profile. */
            attribution: string | null;
            /** @description Why the profile is flat, and what to consider when you use it. */
            notes: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description The horizon of a file, as the fields of `site`. */
        HorizonFileAnswer: {
            /** @description Azimuths clockwise from north, ascending, for `site.horizon_azimuths_deg`. */
            horizon_azimuths_deg: number[];
            /** @description Elevation of the horizon at each azimuth, for `site.horizon_elevations_deg`. */
            horizon_elevations_deg: number[];
            /** @description What the file is, and how it was read. */
            meta: {
                /**
                 * @description Form that was detected.
                 * @enum {string}
                 */
                format: "pvsyst" | "pvgis" | "suneye" | "userhorizon" | "table";
                /**
                 * @description How the file counts azimuths.
                 * @enum {string}
                 */
                azimuths: "north" | "south" | "pvsyst";
                /** @description Points of the horizon. */
                points: number;
                /** @description Latitude that the file states. */
                latitude: number | null;
                /** @description Longitude that the file states. */
                longitude: number | null;
            };
            /** @description How azimuths were read and why, and what is odd about the points. */
            notes: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description A place that matches a search. */
        PlaceMatch: {
            /** @description Name. */
            name: string;
            /** @description Name with region and country, for display in a list. */
            label: string;
            /** @description `coordinates`; for the index `capital`, `city` (100,000 inhabitants or more), `town`, `village` or `district`; for a search service its own term. */
            kind: string;
            /** @description Latitude, north positive. */
            latitude: number;
            /** @description Longitude, east positive. */
            longitude: number;
            /** @description Elevation above sea level; null if not known. */
            elevation: number | null;
            /** @description Standard time in hours from UTC, in the form of `site.timezone`. */
            timezone: number;
            /** @description Name of the time zone; null if not known. */
            timezone_name: string | null;
            /** @description Country, in English. */
            country: string | null;
            /** @description ISO 3166 code of the country, two letters. */
            country_code: string | null;
            /** @description State, province or region, in English. */
            region: string | null;
            /** @description Number of inhabitants; null if not known. */
            population: number | null;
            /**
             * @description `coordinates` as typed, the embedded `index`, or the configured `geocoder`.
             * @enum {string}
             */
            source: "coordinates" | "index" | "geocoder";
            /** @description Owner of the data; show it together with the data. */
            attribution: string | null;
            /** @description How the place was found, if it is not exactly the place that was typed. */
            notes: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description Monthly data of a site, January first. */
        SiteMonthlyRequest: {
            /** @description Mean air temperature of each month in degC, January first. Values above 50 are refused because they are probably degrees Fahrenheit. */
            t_mean_monthly_c: number[];
            /**
             * @description Precipitation of each month, rain and snow as water. The temperature determines how much of it falls as snow. The default is a round value for the temperate zone.
             * @default [
             *       50,
             *       50,
             *       50,
             *       50,
             *       50,
             *       50,
             *       50,
             *       50,
             *       50,
             *       50,
             *       50,
             *       50
             *     ]
             */
            precipitation_monthly_mm: number[];
            /**
             * @description Ground albedo without snow.
             * @default 0.2
             */
            albedo: number;
            /**
             * @description Soiling loss without snow; the default is that of a simple run.
             * @default 0.02
             */
            soiling: number;
            /**
             * @description Tilt of the modules: snow slides off sooner from steeper modules. For trackers, their largest rotation.
             * @default 30
             */
            tilt_deg: number;
        };
        /** @description How a column was computed. */
        EstimateMethod: {
            /** @description Column of the answer. */
            column: string;
            /** @description Equation. T is the mean temperature of the month in degC unless stated otherwise, P is its precipitation. */
            equation: string;
            /** @description Publication. */
            source: string;
            /** @description Range of validity, and the error. */
            valid_for: string;
        };
        /** @description Monthly values of a site, January first. */
        SiteMonthlyAnswer: {
            /** @description Ground albedo, for `site.albedo_monthly` of a run. */
            albedo_monthly: number[];
            /** @description Loss due to dirt and snow together, for `site.soiling_monthly` of a run without `site.snow_loss_monthly`. */
            soiling_monthly: number[];
            /** @description Loss due to dirt alone, the `soiling` of the request, for `site.soiling_monthly` of a run with `site.snow_loss_monthly`. */
            soiling_without_snow_monthly: number[];
            /** @description Fraction of the month in which snow covers the ground. */
            snow_cover_frac_monthly: number[];
            /** @description Fresh snow of the month. */
            snowfall_monthly_cm: number[];
            /** @description Loss due to snow alone, for `site.snow_loss_monthly` of a run; included in `soiling_monthly`, so send it with `soiling_without_snow_monthly`. */
            snow_loss_monthly: number[];
            /** @description How each column was computed. */
            method: components["schemas"]["EstimateMethod"][];
            /** @description What to consider when you use the values. */
            notes: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description What reading a PVsyst file derived, assumed, fitted, changed or left out. */
        FileNote: {
            /**
             * @description derived: not in the file, by a rule or from other figures; assumed: the meaning of the key is not documented, and this reading of it may be wrong; fitted: found by a fit when the section runs; ignored: in the file, without effect on a run; changed: the file's figure could not be used as it stands; deviation: a check beyond its limit, with its reason where one is known.
             * @enum {string}
             */
            kind: "derived" | "assumed" | "fitted" | "ignored" | "changed" | "deviation";
            /** @description Key of the file that the note is about; null for the whole file. */
            key: string | null;
            /** @description Line of the key, from 1; null when the file does not have it. */
            line: number | null;
            /** @description The note. */
            message: string;
        };
        /** @description A figure of a component file against what the parsed section gives. */
        FileCheck: {
            /**
             * @description What is compared. `stc_power`: power at STC against Imp x Vmp; `nameplate`: the same against PNom; `mu_p_mp` and `mu_v_oc`: temperature coefficients; `low_light` and `operating_point`: efficiency relative to STC at other irradiance and temperature; the others: efficiencies of an inverter.
             * @enum {string}
             */
            name: "stc_power" | "nameplate" | "mu_p_mp" | "mu_v_oc" | "low_light" | "operating_point" | "european_efficiency" | "cec_efficiency" | "maximum_efficiency";
            /** @description Key of the file with the expected figure. */
            key: string;
            /** @description Its line, from 1. */
            line: number | null;
            /** @description Where the figure applies: irradiance and cell temperature, or DC voltage; empty for none. */
            condition: string;
            /** @description Unit of expected and found. */
            unit: string;
            /** @description The file's figure. */
            expected: number;
            /** @description The figure of the section when it runs. */
            found: number;
            /** @description found less expected, in difference_unit. */
            difference: number;
            /** @description Unit of difference and limit: % of expected, or points. */
            difference_unit: string;
            /** @description Largest difference that counts as agreement. */
            limit: number;
            /** @description Whether the difference is within the limit. */
            agrees: boolean;
        };
        /** @description How the cells of the module are wired, for `array.string_steps` and `array.cell_traverse_m` of `shade_mode` `electrical`. Both depend on how the modules are mounted, which the file does not know. */
        ElectricalShade: {
            /**
             * @description SubModuleLayout: whole cells, two halves of half-cut cells in parallel, or sub-modules along the length.
             * @enum {string}
             */
            layout: "whole" | "twin_half_cells" | "in_length";
            /** @description Bypass diodes (NDiode). */
            bypass_diodes: number | null;
            /** @description Strips of a module that stands upright: 2 for twin half cells, otherwise 1. `array.string_steps` is this times the modules up the slope. */
            strips_portrait: number;
            /** @description Strips of a module that lies on its long side: 1, because every string runs through its whole width. */
            strips_landscape: number;
            /** @description Size of a cell up the slope in a module that stands upright; null when the file gives no cell size. */
            cell_traverse_portrait_m: number | null;
            /** @description The same in a module that lies on its long side. */
            cell_traverse_landscape_m: number | null;
        };
        /** @description Fields of other sections that the file states, to merge into each section where wanted. A run without them does not use these figures. */
        ModuleFilePatch: {
            /** @description Fields of `dc_losses`. */
            dc_losses?: {
                /** @description From the power tolerance, as PVsyst's default: less the lower limit and a quarter of the range; negative for a gain. */
                quality_loss?: number;
                /** @description LIDLoss of the file. */
                lid_loss?: number;
            };
            /** @description Fields of `thermal`. */
            thermal?: {
                /** @description Absorb of the file. */
                absorptivity?: number;
            };
        };
        /** @description Reverse characteristic of the cells and their bypass diodes as stated. Runs do not model it. */
        ReverseCharacteristic: {
            /** @description ARev. */
            a_rev_ma_per_v2: number | null;
            /** @description BRev. */
            b_rev_ma_per_v2: number | null;
            /** @description RDiode, resistance of a bypass diode. */
            r_diode_ohm: number | null;
            /** @description VRevDiode, voltage of a bypass diode. */
            v_rev_diode_v: number | null;
            /** @description IMaxDiode. */
            i_max_diode_a: number | null;
        };
        /** @description Statements of a module file about itself. */
        ModuleFileMeta: {
            /** @description `pan` or `ond`. */
            format: string;
            /** @description Version of the file. */
            version: string;
            /**
             * @description Encoding of the text.
             * @enum {string}
             */
            encoding: "utf-8" | "windows-1252" | "utf-16le" | "utf-16be";
            /** @description DataSource. */
            data_source: string;
            /** @description YearBeg and YearEnd, as far as stated. */
            years: string;
            /** @description Comment. */
            comment: string;
            /** @description Remarks, line by line. */
            remarks: string[];
            /** @description Height (the long side of a module). */
            height_m: number | null;
            /** @description Width. */
            width_m: number | null;
            /** @description Depth. */
            depth_m: number | null;
            /** @description Weight. */
            weight_kg: number | null;
            /** @description Technol, as written. */
            technology: string;
            /** @description VMaxIEC. */
            v_max_iec_v: number | null;
            /** @description VMaxUL. */
            v_max_ul_v: number | null;
            /** @description Area of a cell. */
            cell_area_cm2: number | null;
            reverse: components["schemas"]["ReverseCharacteristic"];
        };
        /** @description A module file as sections of a run. */
        ModuleFileAnswer: {
            /** @description The section, ready for a run. */
            module: components["schemas"]["ModulePvsyst"];
            /** @description The incidence-angle model of the file, ready for a run. A profile is also in `module.iam_profile`. */
            iam: components["schemas"]["Iam"];
            patch: components["schemas"]["ModuleFilePatch"];
            /** @description null for thin film, whose cells are strips: shade across them takes each in proportion (shade_mode linear). */
            electrical_shade: components["schemas"]["ElectricalShade"] | null;
            meta: components["schemas"]["ModuleFileMeta"];
            /** @description What was derived, fitted, changed or ignored, and checks beyond their limit. */
            notes: components["schemas"]["FileNote"][];
            /** @description Figures of the file against those of the section. */
            checks: components["schemas"]["FileCheck"][];
        } & {
            [key: string]: unknown;
        };
        /** @description Fields of other sections that the file states, to merge into each section where wanted. */
        InverterFilePatch: {
            /** @description Fields of `array`. */
            array?: {
                /**
                 * @description `power_limits` when CompPMax is Lim: the DC voltage rises until the power fits.
                 * @enum {string}
                 */
                operating_point?: "mppt_window" | "power_limits";
            };
        };
        /** @description Consumption of one inverter while it runs. Multiply both by `array.n_inverters` and send them as the fields of `ac_losses` with these names. */
        PerInverter: {
            /** @description Aux_Loss. */
            aux_kw: number;
            /** @description Aux_Thresh, AC power from which it is drawn. */
            aux_threshold_kw: number;
        };
        /** @description Statements of an inverter file about itself. */
        InverterFileMeta: {
            /** @description `pan` or `ond`. */
            format: string;
            /** @description Version of the file. */
            version: string;
            /**
             * @description Encoding of the text.
             * @enum {string}
             */
            encoding: "utf-8" | "windows-1252" | "utf-16le" | "utf-16be";
            /** @description DataSource. */
            data_source: string;
            /** @description YearBeg and YearEnd, as far as stated. */
            years: string;
            /** @description Comment. */
            comment: string;
            /** @description Remarks, line by line. */
            remarks: string[];
            /** @description Height (the long side of a module). */
            height_m: number | null;
            /** @description Width. */
            width_m: number | null;
            /** @description Depth. */
            depth_m: number | null;
            /** @description Weight. */
            weight_kg: number | null;
            /** @description VOutConv. */
            v_ac_v: number | null;
            /** @description MonoTri, as written. */
            phases: string;
            /** @description INomAC. */
            i_ac_nom_a: number | null;
            /** @description IMaxAC. */
            i_ac_max_a: number | null;
            /** @description PNomDC. */
            p_dc_nom_kw: number | null;
            /** @description PMaxDC. */
            p_dc_max_kw: number | null;
            /** @description VmppNom. */
            v_mpp_nom_v: number | null;
            /** @description Vmpp_PMax, lowest voltage of full power. */
            v_mpp_full_power_v: number | null;
            /** @description NbInputs. */
            inputs: number | null;
            /** @description TanPhiMin; null when the file leaves it open. */
            tan_phi_min: number | null;
            /** @description TanPhiMax. */
            tan_phi_max: number | null;
            /** @description Transfo, as written. */
            transformer: string;
        };
        /** @description An inverter file as a section of a run. */
        InverterFileAnswer: {
            /** @description The section, ready for a run. */
            inverter: components["schemas"]["Inverter"];
            patch: components["schemas"]["InverterFilePatch"];
            /** @description Consumption while running; null when the file states none. */
            per_inverter: components["schemas"]["PerInverter"] | null;
            meta: components["schemas"]["InverterFileMeta"];
            /** @description What was derived, fitted, changed or ignored, and checks beyond their limit. */
            notes: components["schemas"]["FileNote"][];
            /** @description Figures of the file against those of the section. */
            checks: components["schemas"]["FileCheck"][];
        } & {
            [key: string]: unknown;
        };
        /** @description A documented building block. */
        ComponentSummary: {
            /** @description Id, as runs and the library use it. */
            id: string;
            /** @description Address of the component, with its kind. */
            href: string;
            /**
             * @description Section of a run that it fills.
             * @enum {string}
             */
            kind: "module" | "inverter";
            /** @description What it stands for: `topcon`, `hjt`, `back_contact`, `perc`, `cdte`, `string`, `central`. */
            group: string;
            /** @description Manufacturer. */
            manufacturer: string;
            /** @description Model name. */
            name: string;
            /** @description Power of a module at STC. */
            p_nom_w?: number;
            /** @description True if the module is bifacial. */
            bifacial?: boolean;
            /** @description Nominal AC power of an inverter. */
            p_ac_nom_kw?: number;
            /** @description List, file or data sheet of the figures. */
            list: string;
            /** @description Year of the list or file. */
            list_year?: number | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Where the figures come from. */
        ComponentOrigin: {
            /** @description List, file or data sheet. */
            title: string;
            /** @description File name. */
            file: string;
            /** @description Date of the list, or year of the file or data sheet. */
            date: string;
            /** @description SHA-256 of the file from which the figures were read. */
            sha256: string;
            /** @description Where that file was taken from. */
            carrier: string;
            /** @description Licence of the figures. */
            licence: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Efficiency at one irradiance and 25 degC, relative to STC. */
        LowLightFit: {
            /** @description Irradiance. */
            irradiance_wm2: number;
            /** @description Of the model; 1 is the efficiency at STC. */
            relative_efficiency: number;
            /** @description As the file states it; null if it does not. */
            stated: number | null;
        };
        /** @description What our model makes of a module, next to what is stated. */
        ModuleFit: {
            /** @description Power of the model at STC. */
            p_stc_w: number;
            /** @description Its difference from i_mp x v_mp. */
            p_stc_residual: number;
            /** @description Difference of the open-circuit voltage from the stated one. */
            v_oc_residual?: number;
            /** @description Difference of the short-circuit current from the stated one. */
            i_sc_residual?: number;
            /** @description Mean slope of the power of the model from -10 to 50 degC, as a fraction of that at STC. */
            mu_p_mp_per_k: number;
            /** @description Stated temperature coefficient of the power; null if none is stated. */
            mu_p_mp_stated_per_k: number | null;
            /** @description Efficiency at low irradiance. */
            low_light: components["schemas"]["LowLightFit"][];
            /** @description What a run with the section warns of. */
            warnings?: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description Efficiencies at one DC voltage. */
        WeightedEfficiency: {
            /** @description DC voltage. */
            v_dc_v: number;
            /** @description European efficiency. */
            efficiency_euro: number;
            /** @description CEC efficiency. */
            efficiency_cec: number;
            /** @description Efficiency at the nominal power. */
            efficiency_nominal: number;
        };
        /** @description What our model makes of an inverter, next to what is stated. */
        InverterFit: {
            /** @description At the rated voltage, and at both ends of the MPPT window. */
            at: components["schemas"]["WeightedEfficiency"][];
            /** @description European efficiency as the file states it; null if it does not. */
            efficiency_euro_stated: number | null;
            /** @description What a run with the section warns of. */
            warnings?: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description One component of the library: its section, where its figures come from, and what our model makes of them. */
        Component: {
            /** @description Id, as runs and the library use it. */
            id: string;
            /**
             * @description Section of a run that it fills.
             * @enum {string}
             */
            kind: "module" | "inverter";
            /** @description Its entry in `GET /api/library/modules` or `GET /api/library/inverters`. */
            entry: {
                [key: string]: unknown;
            };
            /** @description The section `module` or `inverter` of a run, which runs unchanged. */
            section: {
                [key: string]: unknown;
            };
            /** @description Where the figures come from. */
            origin: components["schemas"]["ComponentOrigin"];
            /** @description What our model makes of it. */
            fit: components["schemas"]["ModuleFit"] | components["schemas"]["InverterFit"];
            /** @description What is assumed, and what the section leaves out. */
            notes: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description A sub-array of a variant: strings of one module on inverters of one kind. The file names of module and inverter are all that a variant has of them. */
        ProjectComponent: {
            /** @description Its name. */
            sub_array: string;
            /** @description Name of the module file (PAN): send it to POST /api/parse-pan. */
            module_file: string;
            /** @description Name of the inverter file (OND): send it to POST /api/parse-ond. */
            inverter_file: string;
            /** @description Modules in series. */
            modules_per_string: number;
            /** @description Strings of all its inverters. */
            strings: number;
            /** @description Inverters. */
            n_inverters: number;
            /** @description Ids of its parts in `sub_arrays`: several where its inverters have unequal numbers of strings, or its strings two orientations. Empty when that is null. */
            parts: string[];
            /** @description MPPT inputs that it uses; null where the file counts whole inverters. */
            mppt_inputs: number | null;
            /** @description AC power of each of these inputs (kW). */
            mppt_input_kw: number | null;
            /** @description Number of its orientation; null when it is not stated. */
            orientation: number | null;
        };
        /** @description What the file says of itself. */
        ProjectMeta: {
            /** @description Class of the object: pvVCalcul is a variant, pvShading a scene, pvProject a project, pvSite a site; of a layout or terrain the name of its format. */
            class_name: string;
            /** @description Version of PVsyst that wrote it. */
            version: string;
            /** @description Encoding of the text. */
            encoding: string;
            /** @description Its comment: the name of a variant. */
            comment: string;
            /** @description SystemKind of a variant from version 8 on. */
            system_kind: string;
            /** @description Name of the weather file that it uses. */
            weather_file: string;
            /** @description True for a variant with results: POST /api/parse-hours reads them, with their weather. */
            simulated: boolean;
            /** @description Name of the site. */
            site: string;
            /** @description Country of the site. */
            country: string;
        };
        /** @description What was read. */
        ProjectCounts: {
            /** @description Objects of the file's scene that became tables or shading objects. */
            objects_read: number;
            /** @description Objects that did not; notes name their classes. */
            objects_skipped: number;
            /** @description Placements of `scene`. */
            placements: number;
            /** @description Shading objects of `scene`. */
            objects: number;
            /** @description Modules of all placements of `scene`. */
            table_modules: number;
            /** @description Sub-arrays with strings. */
            sub_arrays: number;
            /** @description Modules of the sub-arrays; of a layout those of its tables. */
            modules: number;
        };
        /** @description Fields of sections that the file states, to merge into each section. A run accepts them; those that it would refuse are left out with a note. */
        ProjectPatch: {
            /** @description Fields of `site`. */
            site?: {
                [key: string]: unknown;
            };
            /** @description Fields of `array`. */
            array?: {
                [key: string]: unknown;
            };
            /** @description Fields of `iam`. */
            iam?: {
                [key: string]: unknown;
            };
            /** @description Fields of `thermal`. */
            thermal?: {
                [key: string]: unknown;
            };
            /** @description Fields of `dc_losses`. */
            dc_losses?: {
                [key: string]: unknown;
            };
            /** @description Fields of `ac_losses`. */
            ac_losses?: {
                [key: string]: unknown;
            };
        };
        /** @description A project of PVsyst as one run request, with a review of its files. */
        ParsedProjectOut: {
            /** @description File of the variant that `request` is of; null when there is none that can be read. */
            variant: string | null;
            /** @description Sections of a run request (POST /api/run), as the files state them. Fields that no file states are left out. null without a variant. */
            request: {
                [key: string]: unknown;
            } | null;
            /** @description Whether `request` runs as it is: nothing is missing. */
            is_complete: boolean;
            /** @description What a run needs and the archive does not give. */
            missing: components["schemas"]["MissingFile"][];
            /** @description Every file of the archive in its order. */
            files: components["schemas"]["ReviewedFile"][];
            /** @description The variants of the archive, by their first lines. */
            variants: components["schemas"]["ListedVariant"][];
            /** @description What horizons, scenes and sites of the archive state. The variant has its own or ran without: merge what you want. */
            offers: components["schemas"]["OfferedSections"][];
            /** @description What was derived, assumed, changed or left out, by file and line. */
            notes: components["schemas"]["ProjectNote"][];
            /** @description Fields that no file states and that have their defaults, by section; empty while something is missing. */
            defaults: {
                [key: string]: string[];
            };
        };
        /** @description A file that a run needs. */
        MissingFile: {
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "variant" | "module" | "inverter" | "weather";
            /** @description Its name, as the variant states it; null when no file states it. */
            file: string | null;
            /** @description Why it is missing, and what to do. */
            reason: string;
        };
        /** @description A file of an archive. */
        ReviewedFile: {
            /** @description Its path in the archive. */
            path: string;
            /**
             * @description What its ending says it is; `other` is not read.
             * @enum {string}
             */
            kind: "project" | "variant" | "site" | "scene" | "module" | "inverter" | "horizon" | "weather" | "other";
            /** @description Size after decompression; null for a file that was not read. */
            bytes: number | null;
            /** @description Whether something of the answer comes from it. */
            used: boolean;
            /** @description Why it is not used, or cannot be read; null for a file that is. */
            remark: string | null;
        };
        /** @description A variant of an archive. */
        ListedVariant: {
            /** @description Its file: send it, or its ending, as `variant`. */
            file: string;
            /** @description Its name in PVsyst. */
            comment: string;
            /** @description Version of PVsyst that wrote it. */
            version: string;
            /** @description SystemKind, from version 8 on. */
            system_kind: string;
            /** @description Whether it has the hours of its simulation. */
            simulated: boolean;
            /** @description Date of its last calculation, as written. */
            calculated: string;
        };
        /** @description What a file outside the variant states. */
        OfferedSections: {
            /** @description The file. */
            file: string;
            /** @description Fields of `site`, such as a horizon. */
            site: {
                [key: string]: unknown;
            };
            /** @description Fields of `array` that go with the scene. */
            array: {
                [key: string]: unknown;
            };
            /** @description The scene of a SHD file; null without. */
            scene: components["schemas"]["Scene"] | null;
        };
        /** @description What a file of a project said. */
        ProjectNote: {
            /** @description The file. */
            file: string;
            /**
             * @description As `kind` of `FileNote`.
             * @enum {string}
             */
            kind: "derived" | "assumed" | "fitted" | "ignored" | "changed" | "deviation";
            /** @description Line of the file, from 1; null for the whole file. */
            line: number | null;
            /** @description The note. */
            message: string;
        };
        /** @description A layout, or a PVsyst variant, scene, project or site, as parts of a run request. */
        ParsedSceneOut: {
            /**
             * @description What the file is.
             * @enum {string}
             */
            format: "pvsyst" | "geojson" | "kml" | "dxf" | "collada" | "solarfarmer" | "csv" | "ascii_grid" | "xyz" | "geotiff" | "landxml";
            /** @description The scene, ready for a run; null when the file has no tables, or when a run would refuse them. A note says which. */
            scene: components["schemas"]["Scene"] | null;
            /** @description The ground, as `terrain` of a scene: of a file with heights, or of what `roles` name as terrain, which `scene` then has too. */
            terrain?: components["schemas"]["SceneTerrain"] | null;
            /** @description Racking of the scene, or of the orientation without one: fields of `array` to merge key by key, without stringing. `n_rows` is the number of placements; of a layout the number of rows, in which tables stand side by side. */
            array_patch: {
                [key: string]: unknown;
            };
            request_patch: components["schemas"]["ProjectPatch"];
            /** @description The sub-arrays as `sub_arrays` of a run, without their modules and inverters: put those of `components` into each part that has others than the plant. null for a plant of one kind; a note says why where a run cannot have them. */
            sub_arrays: components["schemas"]["SubArray"][] | null;
            /** @description Sub-arrays with the names of their module and inverter files. */
            components: components["schemas"]["ProjectComponent"][];
            meta: components["schemas"]["ProjectMeta"];
            /** @description What was derived, assumed, changed or left out, by class or key and line. */
            notes: components["schemas"]["FileNote"][];
            counts: components["schemas"]["ProjectCounts"];
            /** @description Number of objects of the file by class. */
            record_kinds: {
                [key: string]: number;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description What the file says of itself, and how its rows were read. */
        HoursFileMeta: {
            /** @description Version of PVsyst that wrote it. */
            version: string;
            /** @description Project. */
            project: string;
            /** @description Site. */
            site: string;
            /** @description Variant. */
            variant: string;
            /** @description Weather file of the simulation. */
            weather_file: string;
            /** @description Rows. */
            rows: number;
            /** @description Length of a row. */
            step_minutes: number;
            /** @description Time stamp of the first row. */
            start: string;
            /** @description Columns that became reference series: the name in the file, the name of the series, and both units. */
            series: {
                /** @description Name in the file. */
                column: string;
                /** @description Name of the series. */
                name: string;
                /** @description Unit in the file. */
                file_unit: string;
                /** @description Unit of the series: energy is kWh of each row. */
                unit: string;
            }[];
            /** @description Columns without a series of that name, or with a unit that is not known. */
            ignored: string[];
        };
        /** @description Hourly results of PVsyst as reference series of a run. */
        HoursFileAnswer: {
            /** @description Series by the names of a run, in its units, for `weather.reference_series`. */
            reference_series: {
                [key: string]: (number | null)[];
            };
            /** @description The weather columns of the file as a section, with the reference series in it; it runs unchanged. null when the file has no irradiance (GlobHor, or GlobInc) or no T_Amb. */
            weather: components["schemas"]["Weather"] | null;
            meta: components["schemas"]["HoursFileMeta"];
            /** @description What was converted, assumed or left out. */
            notes: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description Who wants a sign-in link. */
        SignInRequest: {
            /** @description Email address. Upper and lower case are the same. */
            email: string;
            /**
             * @description That the person accepts the terms of `GET /api/terms`: true.
             * @constant
             */
            accept_terms: true;
            /** @description Version of the terms that the person accepts: the header `X-Terms-Version` of `GET /api/terms`. */
            terms_version: string;
        };
        /** @description A link is on its way. The answer is the same whether or not the address is known. */
        SignInStarted: {
            /** @description True. */
            sent: boolean;
            /** @description How long the link works. */
            expires_in_minutes: number;
        };
        /** @description The browser is signed in. */
        SignedIn: {
            /** @description True. The session is in the cookie of this answer. */
            signed_in: boolean;
        };
        /** @description Agreement to the current terms. */
        TermsAcceptance: {
            /**
             * @description That the person accepts the terms of `GET /api/terms`: true.
             * @constant
             */
            accept_terms: true;
            /** @description Version of the terms that the person accepts: the header `X-Terms-Version` of `GET /api/terms`. */
            terms_version: string;
        };
        /** @description Terms of the account. */
        MeTerms: {
            /** @description Version that the person accepted last. */
            accepted: string;
            /** @description Version that is in force. When it differs, charged operations answer 403 `terms_required` until `POST /api/me/terms`. */
            current: string;
        };
        /** @description What is printed on reports. A key that is left out is not changed. */
        Profile: {
            /** @description Name of the person. */
            name?: string;
            /** @description Name of the business. */
            business_name?: string;
        };
        /** @description What is printed on reports. */
        MeProfile: {
            /** @description Name of the person; empty for none. */
            name: string;
            /** @description Name of the business; empty for none. */
            business_name: string;
            /** @description Whether `GET /api/me/logo` has a picture. */
            has_logo: boolean;
        };
        /** @description A path through the models. */
        PreferenceRequest: {
            /** @description Steps of the models and the preferred option of each: `site.transposition` is the field `transposition` of the section `site`. `POST /api/tree/{stage}/describe` lists the steps and options of a stage. */
            choices: {
                [key: string]: string;
            };
        };
        /** @description The path through the models that the account prefers. */
        Preference: {
            /** @description Steps of the models and the preferred option of each: `site.transposition` is the field `transposition` of the section `site`. `POST /api/tree/{stage}/describe` lists the steps and options of a stage. */
            choices: {
                [key: string]: string;
            };
        };
        /** @description Limit of monthly billing, and whether keys may raise it. */
        BudgetRequest: {
            /** @description Most that monthly billing may charge in a month; a run beyond it is refused with 402 `budget_exceeded`. At most six decimals. Null for no limit. */
            budget_usd: number | null;
            /** @description Whether API keys may raise the budget, open the customer portal, and make and revoke other keys. Only a session may send it; a key is refused with 403. Not sent: it stays as it is. True for a new account. */
            keys_may_raise?: boolean;
        };
        /** @description The account of the key or session. Without one, `signed_in` is false and only the prices are given. */
        Me: {
            /** @description Whether the request has an account. */
            signed_in: boolean;
            /** @description Price of a unit. */
            unit_price_usd: number;
            /** @description Free units of an account in a month. */
            free_units_per_month: number;
            /** @description Id of the account. */
            account_id?: string;
            /** @description Email address of the person. */
            email?: string;
            terms?: components["schemas"]["MeTerms"];
            /** @description Free units that are left in this month. */
            free_units_left?: number;
            /** @description What is left in the wallet. Below 0 when money was refunded, or disputed at the bank, after it was used. */
            balance_usd?: number;
            /**
             * @description `wallet`: runs beyond the free units are paid from the wallet. `monthly`: they are billed at the end of the month.
             * @enum {string}
             */
            billing?: "wallet" | "monthly";
            /** @description Limit of monthly billing; null for none. */
            budget_usd?: number | null;
            /** @description Whether API keys may raise the budget, open the customer portal, and make and revoke other keys. */
            keys_may_raise?: boolean;
            /** @description Used of monthly billing in this month. */
            used_usd?: number;
            profile?: components["schemas"]["MeProfile"];
            /** @description Path through the models that the account prefers; null for none. */
            preference?: components["schemas"]["Preference"] | null;
        };
        /** @description A key to make. */
        ApiKeyRequest: {
            /** @description Name by which the person knows the key. */
            label: string;
        };
        /** @description An API key. The service keeps its SHA-256 and last four characters alone. */
        ApiKey: {
            /** @description Id of the key. */
            id: string;
            /** @description Name by which the person knows the key. */
            label: string;
            /** @description Last four characters of the key. */
            last_four: string;
            /** @description When the key was made. ISO 8601, UTC. */
            created_at: string;
            /** @description When a request came with the key, to five minutes; null for never. ISO 8601, UTC. */
            last_used_at: string | null;
        };
        /** @description A key that was just made. */
        NewApiKey: {
            /** @description Id of the key. */
            id: string;
            /** @description Name by which the person knows the key. */
            label: string;
            /** @description Last four characters of the key. */
            last_four: string;
            /** @description When the key was made. ISO 8601, UTC. */
            created_at: string;
            /** @description When a request came with the key, to five minutes; null for never. ISO 8601, UTC. */
            last_used_at: string | null;
            /** @description The key. It is shown here once and never again. */
            key: string;
        };
        /**
         * @description What a webhook is called for. `run`: a run. `study`: a study, such as a sweep. `batch`: a batch. `completed`: its result is stored. `failed`: it has none, also when it was cancelled.
         * @enum {string}
         */
        WebhookEvent: "run.completed" | "run.failed" | "study.completed" | "study.failed" | "batch.completed" | "batch.failed";
        /** @description A webhook to make. */
        WebhookRequest: {
            /** @description Address that is called, such as `https://hooks.example.com/pvyield`. A secret in its path or query is fine; a user, a password and a part after # are refused. */
            url: string;
            /** @description Events that it is called for; all of them without. */
            events?: components["schemas"]["WebhookEvent"][];
        };
        /** @description A change of a webhook. */
        WebhookChange: {
            /** @description Events that it is called for. */
            events?: components["schemas"]["WebhookEvent"][];
            /** @description False switches the webhook off, true on again. */
            enabled?: boolean;
        };
        /** @description The proof that the account reads what the webhook receives. */
        WebhookConfirmation: {
            /** @description `data.challenge` of the event `webhook.confirm`. */
            challenge: string;
        };
        /** @description An address that is called when runs of the account end. */
        Webhook: {
            /** @description Id of the webhook. */
            id: string;
            /** @description Address that is called. */
            url: string;
            /** @description Events that it is called for. */
            events: components["schemas"]["WebhookEvent"][];
            /**
             * @description `unconfirmed`: it is called for nothing. `active`: it is called. `disabled`: the account switched it off, its receiver answered 410, or took nothing for 5 days.
             * @enum {string}
             */
            state: "unconfirmed" | "active" | "disabled";
            /** @description When the webhook was made. ISO 8601, UTC. */
            created_at: string;
            /** @description When it was confirmed; null before. ISO 8601, UTC. */
            confirmed_at: string | null;
            /** @description Why it is disabled; null if it is not. */
            disabled_reason: string | null;
            /** @description Since when no event has arrived; null when the last one did. ISO 8601, UTC. */
            failing_since: string | null;
            /** @description Events that wait for an attempt, 1,000 at most. */
            events_waiting: number;
            /** @description Events that were not kept because 1,000 were waiting. */
            events_dropped: number;
        };
        /** @description A webhook that was just made, or that has a new secret. */
        NewWebhook: {
            /** @description Id of the webhook. */
            id: string;
            /** @description Address that is called. */
            url: string;
            /** @description Events that it is called for. */
            events: components["schemas"]["WebhookEvent"][];
            /**
             * @description `unconfirmed`: it is called for nothing. `active`: it is called. `disabled`: the account switched it off, its receiver answered 410, or took nothing for 5 days.
             * @enum {string}
             */
            state: "unconfirmed" | "active" | "disabled";
            /** @description When the webhook was made. ISO 8601, UTC. */
            created_at: string;
            /** @description When it was confirmed; null before. ISO 8601, UTC. */
            confirmed_at: string | null;
            /** @description Why it is disabled; null if it is not. */
            disabled_reason: string | null;
            /** @description Since when no event has arrived; null when the last one did. ISO 8601, UTC. */
            failing_since: string | null;
            /** @description Events that wait for an attempt, 1,000 at most. */
            events_waiting: number;
            /** @description Events that were not kept because 1,000 were waiting. */
            events_dropped: number;
            /** @description The secret of the signatures: `whsec_` and base64. It is shown here once and never again. */
            secret: string;
        };
        /** @description An event on its way to a webhook, or how that ended. */
        WebhookDelivery: {
            /** @description The header `webhook-id` of each attempt. */
            id: string;
            /**
             * @description What happened; `webhook.confirm` has the challenge, `webhook.test` is a test.
             * @enum {string}
             */
            event: "run.completed" | "run.failed" | "study.completed" | "study.failed" | "batch.completed" | "batch.failed" | "webhook.confirm" | "webhook.test";
            /** @description Id of the run or study that ended; null for a confirmation or a test. */
            subject_id: string | null;
            /** @description When it happened. ISO 8601, UTC. */
            at: string;
            /**
             * @description `waiting`: for its first attempt or the next one. `delivered`: the receiver answered 2xx. `failed`: it is not tried again.
             * @enum {string}
             */
            state: "waiting" | "delivered" | "failed";
            /** @description Attempts that were made, 10 at most. */
            attempts: number;
            /** @description When the next attempt is due; null for none. ISO 8601, UTC. */
            next_at: string | null;
            /** @description When the last attempt ended; null before. ISO 8601, UTC. */
            last_at: string | null;
            /** @description Status of the last answer; null for none. */
            http_status: number | null;
            /** @description Why the last attempt failed; null if it did not. */
            reason: string | null;
            /** @description Duration of the last attempt; null before. */
            ms: number | null;
        };
        /** @description Something that happened to the security of the account. */
        SecurityEvent: {
            /** @description When. ISO 8601, UTC. */
            at: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            kind: "account_created" | "signed_in" | "signed_out" | "terms_accepted" | "key_created" | "key_revoked" | "budget_changed" | "data_exported" | "webhook_created" | "webhook_deleted";
            /** @description Address that the request came from. */
            address: string;
            /** @description What changed: `key_id`, `label` and `last_four` of a key, `version` of the terms, `from_usd` and `to_usd` of a budget, `keys_may_raise` where it was sent, `webhook_id` and the host of a webhook as `label`. */
            details: {
                [key: string]: unknown;
            };
        };
        /** @description An amount to add to the wallet. */
        TopUpRequest: {
            /** @description Amount, in whole cents. */
            amount_usd: number;
        };
        /** @description A checkout that was started. */
        CheckoutLink: {
            /** @description Id of the checkout. */
            session_id: string;
            /** @description Page of the checkout, for a browser. */
            url: string;
        };
        /** @description A page of the payment provider. */
        PortalLink: {
            /** @description The page, for a browser. */
            url: string;
        };
        /** @description How the account pays. */
        BillingState: {
            /**
             * @description How runs beyond the free units are paid.
             * @enum {string}
             */
            billing: "wallet" | "monthly";
            /** @description What is left in the wallet. Below 0 when money was refunded, or disputed at the bank, after it was used. */
            balance_usd: number;
            /** @description Used of monthly billing in this month. */
            used_usd: number;
            /** @description Limit of monthly billing; null for none. */
            budget_usd: number | null;
        };
        /** @description A checkout and how the account pays. */
        ConfirmedCheckout: {
            /** @description Whether the checkout is finished and its money has arrived. */
            paid: boolean;
            state: components["schemas"]["BillingState"];
        };
        /** @description What an account used in a month. */
        MonthOfUsage: {
            /** @description YYYY-MM, UTC. */
            month: string;
            /** @description Charged runs. */
            runs: number;
            /** @description Their units. */
            units: number;
            /** @description Units that were free. */
            free_units: number;
            /** @description Paid from the wallet. */
            wallet_usd: number;
            /** @description Used of monthly billing. */
            monthly_usd: number;
        };
        /** @description An event of the payment provider, as it is sent. */
        PaymentEvent: {
            [key: string]: unknown;
        };
        /** @description The event was taken. */
        ReceivedEvent: {
            /** @description Always true. */
            received: boolean;
        };
        /** @description A key of the documentation. */
        DocsEntry: {
            /** @description Key. */
            key: string;
            /**
             * @description What the key names: a section or field of a request, a value of a field, a stage of the chain, a row of the loss diagram, an hourly series, a field of the summary, an error code, the code of a finding, or a guide.
             * @enum {string}
             */
            kind: "section" | "field" | "option" | "stage" | "row" | "series" | "summary" | "error" | "finding" | "guide";
            /** @description What it is, in a few words. */
            title: string;
            /** @description First key of the page that explains it: keys with the same value share a page. Itself when no page is written. */
            page: string;
            /** @description False while the page is a placeholder. */
            is_written: boolean;
            /** @description With `q`: the words are this key, or one of its other names. */
            is_named?: boolean;
            /** @description With `q`, when nothing matches its words: the words that were looked for instead. */
            instead?: string;
        };
        /** @description A page of the documentation. */
        DocsPage: {
            /** @description The key that was asked for. */
            key: string;
            /**
             * @description What the key names, as in the manifest.
             * @enum {string}
             */
            kind: "section" | "field" | "option" | "stage" | "row" | "series" | "summary" | "error" | "finding" | "guide";
            /** @description Title of the page. */
            title: string;
            /** @description Every key that the page explains, options left out. */
            keys: string[];
            /** @description False for a placeholder. */
            is_written: boolean;
            /** @description The page as Markdown, with its title. */
            markdown: string;
            /** @description Address of the page on the documentation site. */
            href: string;
        };
        /** @description What the operator of the service should know. */
        FeedbackRequest: {
            /**
             * @description `bug`: an answer or a page is wrong. `idea`: something is missing. `question`: something is unclear. `other`: everything else.
             * @enum {string}
             */
            kind: "bug" | "idea" | "question" | "other";
            /** @description The message: what was done, what was expected, what came. Leave out keys and passwords. */
            text: string;
            /** @description Id of the run that it is about. It is not looked up. */
            run_id?: string;
            /** @description Page of the documentation that it is about: its key, such as `site.transposition`, or its address. */
            page?: string;
            /** @description Operation that it is about, such as `POST /api/run`. */
            operation?: string;
            /** @description Address for an answer. Without it nobody can answer. */
            email?: string;
        };
        /** @description The feedback is stored. Nothing of it is repeated. */
        FeedbackReceived: {
            /** @description Id to name when you write to the operator again. */
            feedback_id: string;
            /** @description When it was stored, UTC, ISO 8601. */
            received_at: string;
        };
    };
    responses: {
        /** @description The body is not JSON. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Unknown id. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The idempotency key was already used for a different request. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The run has not ended (`run_not_ended`). */
        NotEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Someone has changed it since it was read (`changed_meanwhile`). */
        ChangedMeanwhile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The variant is locked (`variant_locked`). */
        VariantLocked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Someone has changed it since it was read (`changed_meanwhile`), or it is locked (`variant_locked`). */
        VariantConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account pays by month already (`already_monthly`). */
        AlreadyMonthly: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed. */
        TooSlow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong. */
        Unauthorized: {
            headers: {
                /** @description `Bearer`: how to send the token. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has more than 6 MB as sent, or more than 6 MB after decompression. 1 MB is 1,048,576 bytes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes. */
        TooLargeWeather: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has more than 1 MB as sent, or more than 1 MB after decompression. 1 MB is 1,048,576 bytes. */
        TooLargeComponentFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes. 20,000 placements take about 2 MB. */
        TooLargeScene: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The operation does not read this media type. */
        UnsupportedMedia: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests. */
        TooMany: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service failed. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has more than 32 MB as sent, or more than 32 MB after decompression of the body. 1 MB is 1,048,576 bytes. */
        TooLargeArchive: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has more than 9 MB as sent, or more than 9 MB after decompression. 1 MB is 1,048,576 bytes. */
        TooLargeProjectFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The client's copy is current: `If-None-Match` names its `ETag`. Without a body. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The body has more than 2 MB as sent, or more than 2 MB after decompression. 1 MB is 1,048,576 bytes. The picture may have 1 MB. */
        TooLargeLogo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nothing is left to pay for the run: `payment_required`, or `budget_exceeded` with monthly billing. Only where runs are charged. */
        PaymentRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that. */
        Columns: string;
        /**
         * @description With `Accept: image/svg+xml`, the picture of the run: `losses` (loss diagram), `months` (energy and performance ratio by month), `normalized` (yield and losses for each kWp and day, by month), `heatmap` (a series by day of the year and hour), `duration` (its duration curve), `day` (series of one day), `daily` (energy of each day over its irradiation), `horizon` (horizon and the ways of the sun), `module` (I-V curves), `iam` (incidence-angle factor), `inverter` (efficiency), `side` (rows from the side), `plan` (scene from above), `single_line` (from the modules to the grid), `exceedance` (P50 to P99), `lifetime` (years of operation). A picture that the run cannot have is refused with 422, which names those that it can have. `columns` chooses the series of `heatmap` and `duration` (the first one; default `E_Grid`) and of `day` (default `GlobInc,GlobEff,E_Grid`).
         * @example losses
         */
        Picture: "losses" | "months" | "normalized" | "heatmap" | "duration" | "day" | "daily" | "horizon" | "module" | "iam" | "inverter" | "side" | "plan" | "single_line" | "exceedance" | "lifetime";
        /**
         * @description Month and day of the picture `day`, `MM-DD`.
         * @example 06-21
         */
        PictureDate: string;
        /**
         * @description Colours of a picture.
         * @example light
         */
        PictureTheme: "light" | "dark" | "print";
        /**
         * @description Width of a picture in pixels. Texts keep their size.
         * @example 720
         */
        PictureWidth: number;
    };
    requestBodies: never;
    headers: {
        /** @description Address of the study. */
        StudyLocation: string;
        /** @description Seconds after which the same request may succeed. */
        RetryAfter: number;
        /** @description How many of the counted thing (new weather locations, sign-in links, keys) one caller may have in an hour. A caller is an account, or an address without one. */
        RateLimitLimit: number;
        /** @description How many of them this caller has left. */
        RateLimitRemaining: number;
        /** @description Seconds until the next one becomes available again; 0 while none is used. */
        RateLimitReset: number;
        /** @description Number of all components that match. */
        TotalCount: number;
        /** @description `<address>; rel="next"`: the next page. Absent on the last page. */
        NextLink: string;
        /** @description Separated by commas. With entries: words that the first one does not have as they were typed, as `unmatched_words` of the entries. Without: the words that no component has together with the words before them; leave them out. */
        UnmatchedWords: string;
        /** @description Tag of the content. Send it as `If-None-Match` to get 304 as long as the content is the same. */
        EntityTag: string;
        /**
         * @description Of a CSV: the zone of its time stamps, as offset from UTC.
         * @example UTC+01:00
         */
        Timezone: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createRun: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that. */
                columns?: components["parameters"]["Columns"];
                /** @description Run by the path of models that the account prefers (`PUT /api/me/preference`) where it suits the plant: its options replace those of the request, and `defaults_applied` lists them. Needs an account. */
                preference?: boolean;
                /**
                 * @description With `Accept: image/svg+xml`, the picture of the run: `losses` (loss diagram), `months` (energy and performance ratio by month), `normalized` (yield and losses for each kWp and day, by month), `heatmap` (a series by day of the year and hour), `duration` (its duration curve), `day` (series of one day), `daily` (energy of each day over its irradiation), `horizon` (horizon and the ways of the sun), `module` (I-V curves), `iam` (incidence-angle factor), `inverter` (efficiency), `side` (rows from the side), `plan` (scene from above), `single_line` (from the modules to the grid), `exceedance` (P50 to P99), `lifetime` (years of operation). A picture that the run cannot have is refused with 422, which names those that it can have. `columns` chooses the series of `heatmap` and `duration` (the first one; default `E_Grid`) and of `day` (default `GlobInc,GlobEff,E_Grid`).
                 * @example losses
                 */
                picture?: components["parameters"]["Picture"];
                /**
                 * @description Month and day of the picture `day`, `MM-DD`.
                 * @example 06-21
                 */
                date?: components["parameters"]["PictureDate"];
                /**
                 * @description Colours of a picture.
                 * @example light
                 */
                theme?: components["parameters"]["PictureTheme"];
                /**
                 * @description Width of a picture in pixels. Texts keep their size.
                 * @example 720
                 */
                width?: components["parameters"]["PictureWidth"];
            };
            header?: {
                /** @description Repeating the same request with the same key within 24 hours returns the first answer again. The same request means the same body, the same `columns` and `preference`, and the same answer format (JSON, CSV or Arrow). A different request with the same key is refused with 409. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` requests 202 immediately. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The plant and its weather. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunRequest"];
            };
        };
        responses: {
            /** @description The run finished. */
            200: {
                headers: {
                    "X-Timezone": components["headers"]["Timezone"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunAnswer"];
                    /**
                     * @example time (UTC+01:00),GlobInc (W/m2),E_Grid (kWh)
                     *     2001-06-21T12:00,812.4,71.306
                     */
                    "text/csv": string;
                    "application/vnd.apache.arrow.stream": string;
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 500" role="img"></svg> */
                    "image/svg+xml": string;
                    "application/pdf": string;
                    /**
                     * @example <!doctype html>
                     *     <html lang="en"></html>
                     */
                    "text/html": string;
                };
            };
            /** @description The run continues in the background; poll `links.run`. */
            202: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLargeWeather"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRunV1: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that. */
                columns?: components["parameters"]["Columns"];
                /** @description Run by the path of models that the account prefers (`PUT /api/me/preference`) where it suits the plant: its options replace those of the request, and `defaults_applied` lists them. Needs an account. */
                preference?: boolean;
                /**
                 * @description With `Accept: image/svg+xml`, the picture of the run: `losses` (loss diagram), `months` (energy and performance ratio by month), `normalized` (yield and losses for each kWp and day, by month), `heatmap` (a series by day of the year and hour), `duration` (its duration curve), `day` (series of one day), `daily` (energy of each day over its irradiation), `horizon` (horizon and the ways of the sun), `module` (I-V curves), `iam` (incidence-angle factor), `inverter` (efficiency), `side` (rows from the side), `plan` (scene from above), `single_line` (from the modules to the grid), `exceedance` (P50 to P99), `lifetime` (years of operation). A picture that the run cannot have is refused with 422, which names those that it can have. `columns` chooses the series of `heatmap` and `duration` (the first one; default `E_Grid`) and of `day` (default `GlobInc,GlobEff,E_Grid`).
                 * @example losses
                 */
                picture?: components["parameters"]["Picture"];
                /**
                 * @description Month and day of the picture `day`, `MM-DD`.
                 * @example 06-21
                 */
                date?: components["parameters"]["PictureDate"];
                /**
                 * @description Colours of a picture.
                 * @example light
                 */
                theme?: components["parameters"]["PictureTheme"];
                /**
                 * @description Width of a picture in pixels. Texts keep their size.
                 * @example 720
                 */
                width?: components["parameters"]["PictureWidth"];
            };
            header?: {
                /** @description Repeating the same request with the same key within 24 hours returns the first answer again. The same request means the same body, the same `columns` and `preference`, and the same answer format (JSON, CSV or Arrow). A different request with the same key is refused with 409. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` requests 202 immediately. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The plant and its weather. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunRequest"];
            };
        };
        responses: {
            /** @description The run finished. */
            200: {
                headers: {
                    "X-Timezone": components["headers"]["Timezone"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunAnswer"];
                    /**
                     * @example time (UTC+01:00),GlobInc (W/m2),E_Grid (kWh)
                     *     2001-06-21T12:00,812.4,71.306
                     */
                    "text/csv": string;
                    "application/vnd.apache.arrow.stream": string;
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 500" role="img"></svg> */
                    "image/svg+xml": string;
                    "application/pdf": string;
                    /**
                     * @example <!doctype html>
                     *     <html lang="en"></html>
                     */
                    "text/html": string;
                };
            };
            /** @description The run continues in the background; poll `links.run`. */
            202: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLargeWeather"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSimpleRun: {
        parameters: {
            query: {
                /**
                 * @description Latitude, north positive (deg).
                 * @example 48.1
                 */
                latitude: number;
                /**
                 * @description Longitude, east positive (deg).
                 * @example 11.6
                 */
                longitude: number;
                /**
                 * @description DC capacity at STC; if absent, modules x module_power_w (kW).
                 * @example 100
                 */
                system_capacity_kw?: number;
                /** @description Number of modules; if absent, capacity divided by module power. With a scene, the modules of its devices: leave it out, or send their total. */
                modules?: number;
                /** @description Module power at STC; if absent, capacity divided by modules, or close to 500 W (W). */
                module_power_w?: number;
                /** @description Module type: efficiency, temperature coefficient and behaviour at low light (`module.light_response`), as PVWatts v8 has them. Default standard. */
                module_type?: "standard" | "premium" | "thin_film";
                /** @description Module efficiency; if absent, 0.19 for standard, 0.21 for premium, 0.18 for thin_film (fraction). */
                module_efficiency?: number;
                /** @description Temperature coefficient of power; if absent, -0.0037 for standard, -0.0035 for premium, -0.0032 for thin_film (1/degC). */
                temperature_coefficient?: number;
                /** @description Rear efficiency divided by front efficiency; 0 for monofacial modules (fraction). Default 0. */
                bifaciality?: number;
                /** @description Racking; if absent, fixed. With a scene it follows from the kind of the devices (ridges have no value here: leave it out); `rooftop` may be sent for fixed racks. */
                racking?: "fixed" | "rooftop" | "single_axis";
                /** @description Tilt from horizontal; for trackers, of the axis. If absent, 20, or 0 for trackers. Refused with a scene, whose placements have it (deg). */
                tilt_deg?: number;
                /** @description Azimuth clockwise from north. If absent, 180 at or north of the equator and for trackers, otherwise 0. Refused with a scene, whose placements have it (deg). */
                azimuth_deg?: number;
                /** @description Ground cover ratio; if absent, 0.4. With a scene, if absent, the width of its devices divided by the spacing that most of them have (fraction). */
                gcr?: number;
                /** @description DC power divided by AC power (1). Default 1.2. */
                dc_ac_ratio?: number;
                /** @description AC nameplate power; if absent, DC power divided by dc_ac_ratio (kW). */
                inverter_ac_kw?: number;
                /** @description Inverter efficiency; at least 0.5 with `inverter_model` `reference` (fraction). Default 0.96. */
                inverter_efficiency?: number;
                /** @description Inverter model: one efficiency, the part-load curve of PVWatts 5, or the inverter of PVWatts v8 (`reference`: the Sandia form with a start at 0.4931 % of the AC nameplate, without curvature). Default flat. */
                inverter_model?: "flat" | "pvwatts" | "reference";
                /** @description All losses that the simulation does not compute. A value other than the default scales the default loss categories by one common exponent (%). Default 11.42. */
                losses_percent?: number;
                /** @description Source of the typical year, used when `weather` is absent. `nsrdb` is the satellite database of the Americas (synonym `americas_db`), `pvgis` the European generator (synonym `europe_db`), `embedded` the synthetic year that this service generates itself. `auto` tries `nsrdb` first west of 32 deg W and `pvgis` first elsewhere, then the other one. If neither is configured and reachable, it uses `embedded`. The answer reports the source. Default auto. */
                weather_source?: "auto" | "nsrdb" | "pvgis" | "embedded" | "americas_db" | "europe_db";
                /** @description Standard time of the location in hours from UTC; if absent, the time zone of the location (h). */
                timezone?: number;
                /** @description Elevation above sea level; if absent, the elevation of the typical year, or 0 when you send your own weather (m). */
                elevation?: number;
                /** @description Ground albedo (fraction). Default 0.2. */
                albedo?: number;
                /** @description One standard deviation of the yearly energy, as `lifetime.uncertainty` of a full run: gives P50, P75, P90, P95 and P99 in `summary.exceedance`. null for none (fraction). */
                uncertainty?: number;
                /** @description Return the hourly series: at most 4,000,000 values (rows x columns) in a JSON answer, 10,000,000 in a CSV or Arrow answer and in the JSON of a stored run, 2,000,000 with an `Idempotency-Key`; `series.csv` and `series.arrow` of a stored run have no such limit. Default false. */
                include_series?: boolean;
                /** @description Id of stored weather, as `weather.id` of the POST. */
                weather_id?: string;
                /** @description Id of a module of the library, as `module.id` of the POST; together with `inverter_id`. */
                module_id?: string;
                /** @description Id of an inverter of the library, as `inverter.id` of the POST; together with `module_id`. */
                inverter_id?: string;
                /** @description Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that. */
                columns?: components["parameters"]["Columns"];
                /** @description Run by the path of models that the account prefers (`PUT /api/me/preference`) where it suits the plant, and list its options in `defaults_applied`. `false` runs with the defaults. Without an account there is none. */
                preference?: boolean;
                /**
                 * @description With `Accept: image/svg+xml`, the picture of the run: `losses` (loss diagram), `months` (energy and performance ratio by month), `normalized` (yield and losses for each kWp and day, by month), `heatmap` (a series by day of the year and hour), `duration` (its duration curve), `day` (series of one day), `daily` (energy of each day over its irradiation), `horizon` (horizon and the ways of the sun), `module` (I-V curves), `iam` (incidence-angle factor), `inverter` (efficiency), `side` (rows from the side), `plan` (scene from above), `single_line` (from the modules to the grid), `exceedance` (P50 to P99), `lifetime` (years of operation). A picture that the run cannot have is refused with 422, which names those that it can have. `columns` chooses the series of `heatmap` and `duration` (the first one; default `E_Grid`) and of `day` (default `GlobInc,GlobEff,E_Grid`).
                 * @example losses
                 */
                picture?: components["parameters"]["Picture"];
                /**
                 * @description Month and day of the picture `day`, `MM-DD`.
                 * @example 06-21
                 */
                date?: components["parameters"]["PictureDate"];
                /**
                 * @description Colours of a picture.
                 * @example light
                 */
                theme?: components["parameters"]["PictureTheme"];
                /**
                 * @description Width of a picture in pixels. Texts keep their size.
                 * @example 720
                 */
                width?: components["parameters"]["PictureWidth"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run finished. */
            200: {
                headers: {
                    "X-Timezone": components["headers"]["Timezone"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimpleRunAnswer"];
                    /**
                     * @example time (UTC+01:00),GlobInc (W/m2),E_Grid (kWh)
                     *     2001-06-21T12:00,812.4,71.306
                     */
                    "text/csv": string;
                    "application/vnd.apache.arrow.stream": string;
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 500" role="img"></svg> */
                    "image/svg+xml": string;
                    "application/pdf": string;
                };
            };
            /** @description The run continues in the background; poll `links.run`. */
            202: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedRun"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSimpleRun: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that. */
                columns?: components["parameters"]["Columns"];
                /** @description Run by the path of models that the account prefers (`PUT /api/me/preference`) where it suits the plant, and list its options in `defaults_applied`. `false` runs with the defaults. Without an account there is none. */
                preference?: boolean;
                /**
                 * @description With `Accept: image/svg+xml`, the picture of the run: `losses` (loss diagram), `months` (energy and performance ratio by month), `normalized` (yield and losses for each kWp and day, by month), `heatmap` (a series by day of the year and hour), `duration` (its duration curve), `day` (series of one day), `daily` (energy of each day over its irradiation), `horizon` (horizon and the ways of the sun), `module` (I-V curves), `iam` (incidence-angle factor), `inverter` (efficiency), `side` (rows from the side), `plan` (scene from above), `single_line` (from the modules to the grid), `exceedance` (P50 to P99), `lifetime` (years of operation). A picture that the run cannot have is refused with 422, which names those that it can have. `columns` chooses the series of `heatmap` and `duration` (the first one; default `E_Grid`) and of `day` (default `GlobInc,GlobEff,E_Grid`).
                 * @example losses
                 */
                picture?: components["parameters"]["Picture"];
                /**
                 * @description Month and day of the picture `day`, `MM-DD`.
                 * @example 06-21
                 */
                date?: components["parameters"]["PictureDate"];
                /**
                 * @description Colours of a picture.
                 * @example light
                 */
                theme?: components["parameters"]["PictureTheme"];
                /**
                 * @description Width of a picture in pixels. Texts keep their size.
                 * @example 720
                 */
                width?: components["parameters"]["PictureWidth"];
            };
            header?: {
                /** @description Repeating the same request with the same key within 24 hours returns the first answer again. The same request means the same body, the same `columns` and `preference`, and the same answer format (JSON, CSV or Arrow). A different request with the same key is refused with 409. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` requests 202 immediately. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description Location and size. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimpleRunRequest"];
            };
        };
        responses: {
            /** @description The run finished. */
            200: {
                headers: {
                    "X-Timezone": components["headers"]["Timezone"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimpleRunAnswer"];
                    /**
                     * @example time (UTC+01:00),GlobInc (W/m2),E_Grid (kWh)
                     *     2001-06-21T12:00,812.4,71.306
                     */
                    "text/csv": string;
                    "application/vnd.apache.arrow.stream": string;
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 500" role="img"></svg> */
                    "image/svg+xml": string;
                    "application/pdf": string;
                    /**
                     * @example <!doctype html>
                     *     <html lang="en"></html>
                     */
                    "text/html": string;
                };
            };
            /** @description The run continues in the background; poll `links.run`. */
            202: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLargeWeather"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    expandSimpleRun: {
        parameters: {
            query?: {
                /** @description Expand with the path of models that the account prefers (`PUT /api/me/preference`) where it suits the plant, as the simple run does. `false` expands with the defaults. Without an account there is none. */
                preference?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Location and size. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimpleRunRequest"];
            };
        };
        responses: {
            /** @description The full request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimpleRunRequestAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLargeWeather"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSimpleRunV1: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that. */
                columns?: components["parameters"]["Columns"];
                /** @description Run by the path of models that the account prefers (`PUT /api/me/preference`) where it suits the plant, and list its options in `defaults_applied`. `false` runs with the defaults. Without an account there is none. */
                preference?: boolean;
                /**
                 * @description With `Accept: image/svg+xml`, the picture of the run: `losses` (loss diagram), `months` (energy and performance ratio by month), `normalized` (yield and losses for each kWp and day, by month), `heatmap` (a series by day of the year and hour), `duration` (its duration curve), `day` (series of one day), `daily` (energy of each day over its irradiation), `horizon` (horizon and the ways of the sun), `module` (I-V curves), `iam` (incidence-angle factor), `inverter` (efficiency), `side` (rows from the side), `plan` (scene from above), `single_line` (from the modules to the grid), `exceedance` (P50 to P99), `lifetime` (years of operation). A picture that the run cannot have is refused with 422, which names those that it can have. `columns` chooses the series of `heatmap` and `duration` (the first one; default `E_Grid`) and of `day` (default `GlobInc,GlobEff,E_Grid`).
                 * @example losses
                 */
                picture?: components["parameters"]["Picture"];
                /**
                 * @description Month and day of the picture `day`, `MM-DD`.
                 * @example 06-21
                 */
                date?: components["parameters"]["PictureDate"];
                /**
                 * @description Colours of a picture.
                 * @example light
                 */
                theme?: components["parameters"]["PictureTheme"];
                /**
                 * @description Width of a picture in pixels. Texts keep their size.
                 * @example 720
                 */
                width?: components["parameters"]["PictureWidth"];
            };
            header?: {
                /** @description Repeating the same request with the same key within 24 hours returns the first answer again. The same request means the same body, the same `columns` and `preference`, and the same answer format (JSON, CSV or Arrow). A different request with the same key is refused with 409. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` requests 202 immediately. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description Location and size. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "latitude": 48.1,
                 *       "longitude": 11.6,
                 *       "system_capacity_kw": 100
                 *     }
                 */
                "application/json": components["schemas"]["SimpleRunRequest"];
            };
        };
        responses: {
            /** @description The run finished. */
            200: {
                headers: {
                    "X-Timezone": components["headers"]["Timezone"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimpleRunAnswer"];
                    /**
                     * @example time (UTC+01:00),GlobInc (W/m2),E_Grid (kWh)
                     *     2001-06-21T12:00,812.4,71.306
                     */
                    "text/csv": string;
                    "application/vnd.apache.arrow.stream": string;
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 500" role="img"></svg> */
                    "image/svg+xml": string;
                    "application/pdf": string;
                    /**
                     * @example <!doctype html>
                     *     <html lang="en"></html>
                     */
                    "text/html": string;
                };
            };
            /** @description The run continues in the background; poll `links.run`. */
            202: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLargeWeather"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRuns: {
        parameters: {
            query?: {
                /** @description Id of the run that the page starts after: `next` of the page before. */
                before?: string;
                /** @description Maximum number of runs returned. */
                limit?: number;
                /** @description Words that a run must contain, in any case and order, in its label or in what describes its plant; or its id. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRun: {
        parameters: {
            query?: {
                /** @description Include the hourly series, at most 10,000,000 values (rows x columns); `series.csv` and `series.arrow` have no such limit. */
                include_series?: boolean;
                /** @description Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that. */
                columns?: components["parameters"]["Columns"];
                /**
                 * @description With `Accept: image/svg+xml`, the picture of the run: `losses` (loss diagram), `months` (energy and performance ratio by month), `normalized` (yield and losses for each kWp and day, by month), `heatmap` (a series by day of the year and hour), `duration` (its duration curve), `day` (series of one day), `daily` (energy of each day over its irradiation), `horizon` (horizon and the ways of the sun), `module` (I-V curves), `iam` (incidence-angle factor), `inverter` (efficiency), `side` (rows from the side), `plan` (scene from above), `single_line` (from the modules to the grid), `exceedance` (P50 to P99), `lifetime` (years of operation). A picture that the run cannot have is refused with 422, which names those that it can have. `columns` chooses the series of `heatmap` and `duration` (the first one; default `E_Grid`) and of `day` (default `GlobInc,GlobEff,E_Grid`).
                 * @example losses
                 */
                picture?: components["parameters"]["Picture"];
                /**
                 * @description Month and day of the picture `day`, `MM-DD`.
                 * @example 06-21
                 */
                date?: components["parameters"]["PictureDate"];
                /**
                 * @description Colours of a picture.
                 * @example light
                 */
                theme?: components["parameters"]["PictureTheme"];
                /**
                 * @description Width of a picture in pixels. Texts keep their size.
                 * @example 720
                 */
                width?: components["parameters"]["PictureWidth"];
            };
            header?: never;
            path: {
                /** @description Id of the run. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run is complete. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredRun"];
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 500" role="img"></svg> */
                    "image/svg+xml": string;
                    "application/pdf": string;
                    /**
                     * @example <!doctype html>
                     *     <html lang="en"></html>
                     */
                    "text/html": string;
                };
            };
            /** @description The run continues in the background; poll `links.run`. */
            202: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedRun"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the run. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotEnded"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    labelRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the run. */
                run_id: string;
            };
            cookie?: never;
        };
        /** @description The label. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Hillside, option B"
                 *     }
                 */
                "application/json": components["schemas"]["RunLabel"];
            };
        };
        responses: {
            /** @description The entry of the run, with its label. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the run. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "run_id": "run_0cz3k8v1x2",
                     *       "status": "failed",
                     *       "cancelled": true
                     *     }
                     */
                    "application/json": components["schemas"]["EndedRun"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRunV1: {
        parameters: {
            query?: {
                /** @description Include the hourly series, at most 10,000,000 values (rows x columns); `series.csv` and `series.arrow` have no such limit. */
                include_series?: boolean;
                /** @description Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that. */
                columns?: components["parameters"]["Columns"];
                /**
                 * @description With `Accept: image/svg+xml`, the picture of the run: `losses` (loss diagram), `months` (energy and performance ratio by month), `normalized` (yield and losses for each kWp and day, by month), `heatmap` (a series by day of the year and hour), `duration` (its duration curve), `day` (series of one day), `daily` (energy of each day over its irradiation), `horizon` (horizon and the ways of the sun), `module` (I-V curves), `iam` (incidence-angle factor), `inverter` (efficiency), `side` (rows from the side), `plan` (scene from above), `single_line` (from the modules to the grid), `exceedance` (P50 to P99), `lifetime` (years of operation). A picture that the run cannot have is refused with 422, which names those that it can have. `columns` chooses the series of `heatmap` and `duration` (the first one; default `E_Grid`) and of `day` (default `GlobInc,GlobEff,E_Grid`).
                 * @example losses
                 */
                picture?: components["parameters"]["Picture"];
                /**
                 * @description Month and day of the picture `day`, `MM-DD`.
                 * @example 06-21
                 */
                date?: components["parameters"]["PictureDate"];
                /**
                 * @description Colours of a picture.
                 * @example light
                 */
                theme?: components["parameters"]["PictureTheme"];
                /**
                 * @description Width of a picture in pixels. Texts keep their size.
                 * @example 720
                 */
                width?: components["parameters"]["PictureWidth"];
            };
            header?: never;
            path: {
                /** @description Id of the run. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run is complete. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredRun"];
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 500" role="img"></svg> */
                    "image/svg+xml": string;
                    "application/pdf": string;
                    /**
                     * @example <!doctype html>
                     *     <html lang="en"></html>
                     */
                    "text/html": string;
                };
            };
            /** @description The run continues in the background; poll `links.run`. */
            202: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedRun"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRunSeriesCsv: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that. */
                columns?: components["parameters"]["Columns"];
            };
            header?: never;
            path: {
                /** @description Id of the run. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series. */
            200: {
                headers: {
                    "X-Timezone": components["headers"]["Timezone"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example time (UTC+01:00),GlobInc (W/m2),E_Grid (kWh)
                     *     2001-06-21T12:00,812.4,71.306
                     */
                    "text/csv": string;
                };
            };
            /** @description The run continues in the background; poll `links.run`. */
            202: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedRun"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRunSeriesArrow: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that. */
                columns?: components["parameters"]["Columns"];
            };
            header?: never;
            path: {
                /** @description Id of the run. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apache.arrow.stream": string;
                };
            };
            /** @description The run continues in the background; poll `links.run`. */
            202: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedRun"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRunReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the run. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The run continues in the background; poll `links.run`. */
            202: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedRun"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    scoreTree: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Stage of the chain: sun, irradiance, orientation, horizon, shading, optics, rear, thermal, module, dc, inverter or ac.
                 * @example thermal
                 */
                stage: "sun" | "irradiance" | "orientation" | "horizon" | "shading" | "optics" | "rear" | "thermal" | "module" | "dc" | "inverter" | "ac";
            };
            cookie?: never;
        };
        /** @description The plant and its weather, as for a run. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLargeWeather"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    describeTree: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Stage of the chain: sun, irradiance, orientation, horizon, shading, optics, rear, thermal, module, dc, inverter or ac.
                 * @example thermal
                 */
                stage: "sun" | "irradiance" | "orientation" | "horizon" | "shading" | "optics" | "rear" | "thermal" | "module" | "dc" | "inverter" | "ac";
            };
            cookie?: never;
        };
        /** @description The plant and its weather, as for a run. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeDescription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLargeWeather"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    compareRuns: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same request with the same key within 24 hours returns the first answer again and charges nothing. A different request with the same key is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The runs to compare. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompareRequest"];
            };
        };
        responses: {
            /** @description The runs side by side. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompareAnswer"];
                    "application/pdf": string;
                    /**
                     * @example <!doctype html>
                     *     <html lang="en"></html>
                     */
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLargeWeather"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    testPerformance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same request with the same key within 24 hours returns the first answer again and charges nothing. A different request with the same key is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The measured rows and the run. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PerformanceRequest"];
            };
        };
        responses: {
            /** @description The performance of the plant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PerformanceAnswer"];
                    "application/pdf": string;
                    /**
                     * @example <!doctype html>
                     *     <html lang="en"></html>
                     */
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLargeWeather"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    parseMeasured: {
        parameters: {
            query?: {
                /** @description What the time stamps mark in a table without a known format: the start, the middle or the end of their interval. If absent, it is determined from the time stamps. */
                interval?: "start" | "middle" | "end";
                /** @description Standard time of the site in hours from UTC, for a file that does not state it. If absent, the standard time of the location is used when the file or the request gives coordinates, and a note reports it. */
                timezone?: number;
                /** @description Latitude in degrees north, for a file that does not state it. */
                latitude?: number;
                /** @description Longitude in degrees east, for a file that does not state it. */
                longitude?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The file. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The table. */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParsedMeasured"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLargeWeather"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    assessUncertainty: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same request with the same key within 24 hours returns the first answer of a study of a plant again. A different request with the same key is refused with 409. A budget without a plant needs none. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` requests 202 immediately for a study of a plant. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description Energy and parts, or a plant with uncertain fields and parts. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UncertaintyRequest"];
            };
        };
        responses: {
            /** @description The energies by probability. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UncertaintyAnswer"];
                };
            };
            /** @description The study of a plant continues in the background; poll `links.study`. */
            202: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    Location: components["headers"]["StudyLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedStudy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLargeWeather"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIamCurve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Incidence-angle section, and optionally the module. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "iam": {
                 *         "kind": "fresnel_ar"
                 *       },
                 *       "module": {}
                 *     }
                 */
                "application/json": components["schemas"]["IamCurveRequest"];
            };
        };
        responses: {
            /** @description The curve. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IamCurveAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDefaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRunSchema: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSceneSchema: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateScene: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A scene section. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "types": [
                 *         {
                 *           "id": "rack",
                 *           "kind": "gft",
                 *           "length": 18.5,
                 *           "width": 4.79,
                 *           "modules": 28,
                 *           "strings": 2
                 *         }
                 *       ],
                 *       "placements": [
                 *         {
                 *           "type": "rack",
                 *           "x": 0,
                 *           "y": 0,
                 *           "z": 1.8,
                 *           "tilt_deg": 25
                 *         },
                 *         {
                 *           "type": "rack",
                 *           "x": 0,
                 *           "y": 10,
                 *           "z": 1.8,
                 *           "tilt_deg": 25
                 *         }
                 *       ],
                 *       "objects": [
                 *         {
                 *           "kind": "tree_line",
                 *           "vertices": [
                 *             [
                 *               -12,
                 *               -20,
                 *               0,
                 *               9
                 *             ],
                 *             [
                 *               12,
                 *               -20,
                 *               0,
                 *               9
                 *             ]
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Scene"];
            };
        };
        responses: {
            /** @description The scene is valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SceneValidation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLargeScene"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportSceneGlb: {
        parameters: {
            query?: {
                /** @description Metres of a unit of length of the scene: 0.3048 for feet. */
                unit_m?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A scene section. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "types": [
                 *         {
                 *           "id": "rack",
                 *           "kind": "gft",
                 *           "length": 18.5,
                 *           "width": 4.79,
                 *           "modules": 28,
                 *           "strings": 1
                 *         }
                 *       ],
                 *       "placements": [
                 *         {
                 *           "type": "rack",
                 *           "x": 0,
                 *           "y": 0,
                 *           "z": 1.8,
                 *           "tilt_deg": 25
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Scene"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "model/gltf-binary": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLargeScene"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportScenePvc: {
        parameters: {
            query?: {
                /** @description Metres of a unit of length of the scene: 0.3048 for feet. */
                unit_m?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A scene section. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "types": [
                 *         {
                 *           "id": "rack",
                 *           "kind": "gft",
                 *           "length": 18.5,
                 *           "width": 4.79,
                 *           "modules": 28,
                 *           "strings": 1
                 *         }
                 *       ],
                 *       "placements": [
                 *         {
                 *           "type": "rack",
                 *           "x": 0,
                 *           "y": 0,
                 *           "z": 1.8,
                 *           "tilt_deg": 25
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Scene"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="utf-8"?>
                     *     <COLLADA version="1.5.0"></COLLADA>
                     */
                    "model/vnd.collada+xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLargeScene"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportSceneShd: {
        parameters: {
            query?: {
                /** @description Metres of a unit of length of the scene: 0.3048 for feet. */
                unit_m?: number;
                /** @description `refuse`: a scene with something that the format cannot hold is refused (422), field by field. `accept`: it is left out or changed, as the guide says. */
                losses?: "refuse" | "accept";
                /** @description Latitude of the plant, for a scene without origin: PVsyst counts azimuths from the north in the southern hemisphere. */
                latitude?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A scene section. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "types": [
                 *         {
                 *           "id": "rack",
                 *           "kind": "gft",
                 *           "length": 18.5,
                 *           "width": 4.79,
                 *           "modules": 28,
                 *           "strings": 1
                 *         }
                 *       ],
                 *       "placements": [
                 *         {
                 *           "type": "rack",
                 *           "x": 0,
                 *           "y": 0,
                 *           "z": 1.8,
                 *           "tilt_deg": 25
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Scene"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLargeScene"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    solveSceneDay: {
        parameters: {
            query: {
                /**
                 * @description Month and day, `MM-DD`, a day of the weather. Of weather with several years, the day of the first year that has it. A row belongs to the day of its middle.
                 * @example 06-21
                 */
                date: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The plant and its weather, as for a run, with a scene. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunRequest"];
            };
        };
        responses: {
            /** @description The day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SceneDay"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLargeWeather"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    drawSceneDay: {
        parameters: {
            query: {
                /**
                 * @description Month and day, `MM-DD`, a day of the weather. Of weather with several years, the day of the first year that has it. A row belongs to the day of its middle.
                 * @example 06-21
                 */
                date: string;
                /**
                 * @description `HH:MM` in the standard time of the weather: the row that contains it is drawn, with the sun of that row. With `view=sun` the sun must be up.
                 * @example 12:00
                 */
                time?: string;
                /**
                 * @description `plan`: from above, north up. `sun`: as the sun sees it, so that what is drawn of a table is what the beam reaches of it.
                 * @example plan
                 */
                view?: "plan" | "sun";
                /** @description Metres of a unit of length of the scene, for the scale bar and the heights: 0.3048 for feet. */
                unit_m?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The plant and its weather, as for a run, with a scene. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunRequest"];
            };
        };
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 500" role="img"></svg> */
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLargeWeather"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSceneExamples: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SceneExample"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSceneExample: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Example: residential, commercial, ground_fixed, ground_tracker or east_west.
                 * @example ground_tracker
                 */
                example_id: "residential" | "commercial" | "ground_fixed" | "ground_tracker" | "east_west";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scene"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    drawSceneExample: {
        parameters: {
            query?: {
                /**
                 * @description `plan`: from above, north up. `sun`: as the sun sees it, so that what is drawn of a table is what the beam reaches of it.
                 * @example plan
                 */
                view?: "plan" | "sun";
                /**
                 * @description Month and day, `MM-DD`.
                 * @example 12-21
                 */
                date?: string;
                /**
                 * @description Instant, `HH:MM` in the standard time of the site. With `view=sun` the sun must be up.
                 * @example 09:00
                 */
                time?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Example: residential, commercial, ground_fixed, ground_tracker or east_west.
                 * @example ground_tracker
                 */
                example_id: "residential" | "commercial" | "ground_fixed" | "ground_tracker" | "east_west";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 500" role="img"></svg> */
                    "image/svg+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDemos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoSummary"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDemo: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that. */
                columns?: components["parameters"]["Columns"];
            };
            header?: never;
            path: {
                /**
                 * @description Demo: residential, commercial, ground_fixed, ground_tracker or east_west.
                 * @example ground_tracker
                 */
                demo_id: "residential" | "commercial" | "ground_fixed" | "ground_tracker" | "east_west";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demo"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    solveDemoDay: {
        parameters: {
            query: {
                /**
                 * @description Month and day, `MM-DD`, a day of the weather. Of weather with several years, the day of the first year that has it. A row belongs to the day of its middle.
                 * @example 06-21
                 */
                date: string;
            };
            header?: never;
            path: {
                /**
                 * @description Demo: residential, commercial, ground_fixed, ground_tracker or east_west.
                 * @example ground_tracker
                 */
                demo_id: "residential" | "commercial" | "ground_fixed" | "ground_tracker" | "east_west";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SceneDay"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPricing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pricing"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPricingV1: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pricing"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The address, and agreement to the terms. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com",
                 *       "accept_terms": true,
                 *       "terms_version": "2026-11-23"
                 *     }
                 */
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInStarted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    showSignInLink: {
        parameters: {
            query: {
                /** @description The secret of the link. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signIn: {
        parameters: {
            query: {
                /** @description The secret of the link. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in; or, for a browser, the page that says why the link does not work. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                    "text/html": string;
                };
            };
            /** @description Signed in: the browser goes on to the page of RETURN_URL. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms. */
            200: {
                headers: {
                    /** @description Version of the terms. */
                    "X-Terms-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Agreement. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accept_terms": true,
                 *       "terms_version": "2026-11-23"
                 *     }
                 */
                "application/json": components["schemas"]["TermsAcceptance"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setBudget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The limit. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "budget_usd": 100
                 *     }
                 */
                "application/json": components["schemas"]["BudgetRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The profile. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Lovelace",
                 *       "business_name": "Analytical Solar"
                 *     }
                 */
                "application/json": components["schemas"]["Profile"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The picture. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The picture. */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLargeLogo"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPreference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The path. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "choices": {
                 *         "site.transposition": "perez"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PreferenceRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePreference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSecurityEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityEvent"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The key. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Laptop"
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeyRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the key. */
                key_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The address, and the events that it is called for. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://hooks.example.com/pvyield",
                 *       "events": [
                 *         "run.completed",
                 *         "run.failed"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhook_id: string;
            };
            cookie?: never;
        };
        /** @description What changes; what is left out stays. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enabled": true
                 *     }
                 */
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhook_id: string;
            };
            cookie?: never;
        };
        /** @description The challenge. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challenge": "Zk1vYzJQd0hXb1hVb2JqMnRrSDN4d0E4"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookConfirmation"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listModules: {
        parameters: {
            query?: {
                /**
                 * @description Part of manufacturer, model or id, or words and numbers, for example `jinko 720` or `topcon bifacial 700`. Empty: all, by manufacturer and name.
                 * @example topcon bifacial 700
                 */
                q?: string;
                /** @description Maximum number of entries returned. */
                limit?: number;
                /** @description Place of the page: from the `Link` header of the page before, with the same `q`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["NextLink"];
                    "X-Unmatched-Words": components["headers"]["UnmatchedWords"];
                    ETag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryModule"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInverters: {
        parameters: {
            query?: {
                /**
                 * @description Part of manufacturer, model or id, or words and numbers, for example `sma 60` or `sg350`. Empty: all, by manufacturer and name.
                 * @example sma 60
                 */
                q?: string;
                /** @description Maximum number of entries returned. */
                limit?: number;
                /** @description Place of the page: from the `Link` header of the page before, with the same `q`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["NextLink"];
                    "X-Unmatched-Words": components["headers"]["UnmatchedWords"];
                    ETag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryInverter"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    parsePan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The file. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The PAN file. */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleFileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLargeComponentFile"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    parseOnd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The file. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The OND file. */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InverterFileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLargeComponentFile"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    parseScene: {
        parameters: {
            query?: {
                /** @description Latitude of the plant in degrees north, for a file that does not state it (SHD, DXF, CSV): azimuths of a SHD of the southern hemisphere count from the north, and level tables face the equator. */
                latitude?: number;
                /** @description Longitude of the plant in degrees east. With `latitude` it is the place of a drawing, a table or terrain, which becomes zero: coordinates that lie there in UTM are turned to true north, others are those about it. Without `latitude` it is refused, and so is `latitude` alone with terrain. */
                longitude?: number;
                /**
                 * @description What things of a layout are, `NAME:role` with commas between them: the name of a layer, block, folder, type or feature, in which `*` stands for any letters, and `table`, `tracker`, `object`, `tree`, `outline`, `terrain` or `ignore`. The first rule that fits decides; names that none fits are read by their words. Of a LandXML file `NAME:terrain` selects the surface.
                 * @example PV_*:table,Buildings:object,*text*:ignore
                 */
                roles?: string;
                /**
                 * @description Figures of the tables of a layout that does not state them, `NAME:number` with commas between them: `tilt` and `azimuth` (deg), `height` of their centres above the ground, `width` and `length`, `modules`, `strings`.
                 * @example tilt:25,height:1.5
                 */
                figures?: string;
                /** @description Metres of a unit of length of a drawing (DXF) or table (CSV), where the file states none or a wrong one: 0.001 for millimetres. Of terrain where the file states none, heights included; a GeoTIFF in a projection that is not known here and without a unit needs it. */
                unit_m?: number;
                /** @description Distance of the heights of terrain, m: a larger one than that of the file thins it, and triangles become a grid. If absent, heights and triangles are those of the file, which is refused where a scene may not have so many. */
                step_m?: number;
                /** @description Terrain farther than this to the east, west, north or south of the zero of the scene is left out, m. */
                radius_m?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The file. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The layout, or the variant, scene, project or site. */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParsedSceneOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLargeProjectFile"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    parseProject: {
        parameters: {
            query?: {
                /** @description The variant to read, by the name of its file or by its ending (`VC1`). If absent, the one that was calculated last, with results before those without. */
                variant?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The archive. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The ZIP archive. */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParsedProjectOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLargeArchive"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    parseHours: {
        parameters: {
            query?: {
                /** @description Standard time of the site in hours from UTC, for a file that does not state it. If absent, the standard time of the location is used when the file or the request gives coordinates, and a note reports it. */
                timezone?: number;
                /** @description Latitude in degrees north, for a file that does not state it. */
                latitude?: number;
                /** @description Longitude in degrees east, for a file that does not state it. */
                longitude?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The file. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The CSV, or the variant. */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoursFileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLargeWeather"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listComponents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComponentSummary"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getComponent: {
        parameters: {
            query?: {
                /**
                 * @description List in which the id is looked up. Without it the modules come before the inverters.
                 * @example module
                 */
                kind?: "module" | "inverter";
            };
            header?: never;
            path: {
                /**
                 * @description Id from `GET /api/components` or from a search of the library.
                 * @example pan_jinko_solar_jkm720n_66hl5_bdv
                 */
                component_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Component"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSweep: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same request with the same key within 24 hours returns the first answer again. The same request means the same body and the same answer format (JSON, CSV or Arrow). A different request with the same key is refused with 409. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` requests 202 immediately. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The plant and the fields that vary. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SweepRequest"];
            };
        };
        responses: {
            /** @description The variants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SweepAnswer"];
                    /**
                     * @example array.tilt_deg,e_grid_kwh (kWh),problem
                     *     20,1034.2,
                     *     95,,array.tilt_deg: Input should be less than or equal to 90
                     */
                    "text/csv": string;
                    "application/vnd.apache.arrow.stream": string;
                };
            };
            /** @description The study continues in the background; poll `links.study`. */
            202: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    Location: components["headers"]["StudyLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedStudy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLargeWeather"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOptimisation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same request with the same key within 24 hours returns the first answer again. The same request means the same body and the same answer format (JSON, CSV or Arrow). A different request with the same key is refused with 409. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` requests 202 immediately. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The plant, the fields that vary, and the objective. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptimiseRequest"];
            };
        };
        responses: {
            /** @description The optimum. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptimiseAnswer"];
                    /**
                     * @example tilt_deg,objective (kWh),e_grid_kwh (kWh),problem
                     *     ,1034.2,1034.2,
                     *     30,1131.8,1131.8,
                     */
                    "text/csv": string;
                    "application/vnd.apache.arrow.stream": string;
                };
            };
            /** @description The study continues in the background; poll `links.study`. */
            202: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    Location: components["headers"]["StudyLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedStudy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLargeWeather"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same request with the same key within 24 hours returns the first answer again. A different request with the same key is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The requests. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchRequest"];
                /**
                 * @example {"id": "A-1", "latitude": 48.1, "longitude": 11.6, "system_capacity_kw": 500}
                 *     {"id": "A-2", "latitude": 43.6, "longitude": 3.9, "system_capacity_kw": 250, "tilt_deg": 20}
                 */
                "application/x-ndjson": string;
                /**
                 * @example id,latitude,longitude,system_capacity_kw,tilt_deg
                 *     A-1,48.1,11.6,500,
                 *     A-2,43.6,3.9,250,20
                 */
                "text/csv": string;
            };
        };
        responses: {
            /** @description The batch is accepted; poll `links.study`, or read `links.ndjson` as results come. */
            202: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    Location: components["headers"]["StudyLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedStudy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLargeWeather"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStudies: {
        parameters: {
            query?: {
                /** @description Id of a study: the page begins with the next older one. Send `next` of the page before. */
                before?: string;
                /** @description Maximum number of studies returned. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of studies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStudy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the study. */
                study_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The study, in any state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Study"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteStudy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the study. */
                study_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The study is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStudyEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Id of the last event that the client has: it is not sent again. After `end` the answer is 204. */
                "Last-Event-ID"?: string;
            };
            path: {
                /** @description Id of the study. */
                study_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, as they happen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example retry: 2000
                     *
                     *     id: 96
                     *     event: progress
                     *     data: {"study_id":"study_3f1c","status":"running","done":96,"of":400,"failure":null}
                     *
                     *     id: end
                     *     event: end
                     *     data: {"study_id":"study_3f1c","status":"complete","done":400,"of":400,"failure":null}
                     */
                    "text/event-stream": string;
                };
            };
            /** @description The client has the last event, `end`: there is nothing more to follow. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStudyCsv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the study. */
                study_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The study is complete. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example tilt_deg,e_grid_kwh (kWh),problem
                     *     20,1034.2,
                     */
                    "text/csv": string;
                };
            };
            /** @description The study continues in the background; poll `links.study`. */
            202: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedStudy"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStudyArrow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the study. */
                study_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The study is complete. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apache.arrow.stream": string;
                };
            };
            /** @description The study continues in the background; poll `links.study`. */
            202: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedStudy"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /** @description Id of the project that the page starts after: `next` of the page before. */
                before?: string;
                /** @description Maximum number of projects returned. */
                limit?: number;
                /** @description Words that a project must contain, in any case and order, in its name, its notes, or the names and notes of its variants. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The project. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Hillside",
                 *       "notes": "Fixed tilt, two angles.",
                 *       "variants": [
                 *         {
                 *           "name": "20 degrees",
                 *           "request": {
                 *             "latitude": 48.1,
                 *             "longitude": 11.6,
                 *             "system_capacity_kw": 100,
                 *             "tilt_deg": 20
                 *           }
                 *         },
                 *         {
                 *           "name": "35 degrees",
                 *           "request": {
                 *             "latitude": 48.1,
                 *             "longitude": 11.6,
                 *             "system_capacity_kw": 100,
                 *             "tilt_deg": 35
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewProject"];
            };
        };
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
            cookie?: never;
        };
        /** @description What changes. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "name": "Hillside, south"
                 *     }
                 */
                "application/json": components["schemas"]["ProjectChange"];
            };
        };
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addVariant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
            cookie?: never;
        };
        /** @description The variant. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "35 degrees",
                 *       "request": {
                 *         "latitude": 48.1,
                 *         "longitude": 11.6,
                 *         "system_capacity_kw": 100,
                 *         "tilt_deg": 35
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewVariant"];
            };
        };
        responses: {
            /** @description The variant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Variant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVariant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the variant. */
                variant_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The variant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Variant"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVariant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the variant. */
                variant_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The variant is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["VariantLocked"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeVariant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the variant. */
                variant_id: string;
            };
            cookie?: never;
        };
        /** @description What changes. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "status": "chosen",
                 *       "locked": true
                 *     }
                 */
                "application/json": components["schemas"]["VariantChange"];
            };
        };
        responses: {
            /** @description The variant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Variant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["VariantConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    compareVariants: {
        parameters: {
            query: {
                /** @description Id of the variant that is the base. */
                a: string;
                /** @description Id of the other variant. */
                b: string;
            };
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The difference: b minus a. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariantDifference"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    runProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same request with the same key within 24 hours returns the first answer again and charges nothing. A different request with the same key is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
            cookie?: never;
        };
        /** @description Which variants. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "again": false
                 *     }
                 */
                "application/json": components["schemas"]["RunProjectRequest"];
            };
        };
        responses: {
            /** @description The runs that were accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectRuns"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    shareProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
            cookie?: never;
        };
        /** @description How long it is good for. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "days": 30
                 *     }
                 */
                "application/json": components["schemas"]["ProjectLinkRequest"];
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewProjectLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    unshareProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project has no link. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSharedProject: {
        parameters: {
            query: {
                /** @description Secret of the link. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedProject"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSharedVariant: {
        parameters: {
            query: {
                /** @description Secret of the link. */
                token: string;
                /** @description Place of the variant in the list of the project, from 1. */
                variant: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStudyLines: {
        parameters: {
            query?: {
                /** @description The first row that is answered: the number of lines that you have. */
                from?: number;
            };
            header?: never;
            path: {
                /** @description Id of the study. */
                study_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {"row":0,"line":2,"id":"A-1","name":null,"status":"failed","summary":null,"errors":[]} */
                    "application/x-ndjson": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sizePlant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Module, inverter, place and target. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SizeRequest"];
            };
        };
        responses: {
            /** @description The sized plant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SizeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLargeWeather"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTypicalYear: {
        parameters: {
            query: {
                /**
                 * @description Latitude, north positive, deg; rounded to 0.01.
                 * @example 48.1
                 */
                latitude: number;
                /**
                 * @description Longitude, east positive, deg; rounded to 0.01.
                 * @example 11.6
                 */
                longitude: number;
                /** @description `meta` omits the rows. */
                fields?: "all" | "meta";
                /** @description Source of the typical year. `nsrdb` is the satellite database of the Americas (synonym `americas_db`), `pvgis` the European generator (synonym `europe_db`), `embedded` the synthetic year that this service generates itself. `auto` tries `nsrdb` first west of 32 deg W and `pvgis` first elsewhere, then the other one. If neither is configured and reachable, it uses `embedded`. The answer reports the source. */
                source?: "auto" | "nsrdb" | "pvgis" | "embedded" | "americas_db" | "europe_db";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeatherAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkWeather: {
        parameters: {
            query?: {
                /**
                 * @description `meta` omits the rows.
                 * @example meta
                 */
                fields?: "all" | "meta";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The weather, and what is done with it. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeatherQualityRequest"];
            };
        };
        responses: {
            /** @description The tests, and the cleaned weather. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeatherQualityAnswer"];
                    /**
                     * @example row,time,column,before,after,why,how
                     *     10,2025-05-10T10:00,ghi_wm2,1900,,ghi_possible,removed
                     */
                    "text/csv": string;
                    /**
                     * @example <!doctype html>
                     *     <html lang="en"></html>
                     */
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLargeWeather"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    fetchWeather: {
        parameters: {
            query?: {
                /** @description `meta` omits the rows. */
                fields?: "all" | "meta";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The source, the place and the years. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source": "embedded",
                 *       "site": {
                 *         "latitude": 48.1,
                 *         "longitude": 11.6
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WeatherFetchRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeatherAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    compareWeather: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The place and the weathers. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "site": {
                 *         "latitude": 48.1,
                 *         "longitude": 11.6
                 *       },
                 *       "sources": [
                 *         {
                 *           "source": "embedded"
                 *         },
                 *         {
                 *           "source": "open_meteo",
                 *           "start": 2015,
                 *           "end": 2024
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WeatherCompareRequest"];
            };
        };
        responses: {
            /** @description The weathers side by side. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeatherCompareAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeSyntheticWeather: {
        parameters: {
            query?: {
                /**
                 * @description `meta` omits the rows.
                 * @example meta
                 */
                fields?: "all" | "meta";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The place, what is known of its year or the hours themselves, and the length of the rows. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SyntheticWeatherRequest"];
            };
        };
        responses: {
            /** @description The weather that was made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyntheticWeatherAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLargeWeather"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    parseWeather: {
        parameters: {
            query?: {
                /** @description What the time stamps mark in a table without a known format: the start, the middle or the end of their interval. If absent, it is determined from the time stamps. */
                interval?: "start" | "middle" | "end";
                /** @description Standard time of the site in hours from UTC, for a file that does not state it. If absent, the standard time of the location is used when the file or the request gives coordinates, and a note reports it. */
                timezone?: number;
                /** @description Latitude in degrees north, for a file that does not state it. */
                latitude?: number;
                /** @description Longitude in degrees east, for a file that does not state it. */
                longitude?: number;
                /** @description Twelve monthly means of the air temperature in degC, January to December, with commas between them, for a file without an air temperature: `-1,1,5,9,14,17,19,18,14,9,4,0`. The rows get straight lines that keep the means, and the daily course of Erbs, Klein and Beckman (1983), whose range follows from the clearness of the month. If absent, `temp_air_c` of such a file is null in every row, and a run refuses it. A file with a temperature keeps its own. */
                t_mean_monthly_c?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The file. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The weather file. */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParsedWeather"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLargeWeather"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    parseHorizon: {
        parameters: {
            query?: {
                /** @description Where azimuth 0 is in a file that does not say it: `north` (clockwise from north), `south` (0 in the south, east negative, west positive), or `pvsyst` (as `south`, but 0 in the north where `latitude` is south of the equator). */
                azimuths?: "north" | "south" | "pvsyst";
                /** @description Latitude of the plant in degrees north, for a PVsyst file that does not state it: azimuths of the southern hemisphere count from the north. */
                latitude?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The file. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The horizon file. */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HorizonFileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLargeComponentFile"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHorizon: {
        parameters: {
            query: {
                /**
                 * @description Latitude, north positive, deg.
                 * @example 47.42
                 */
                lat: number;
                /**
                 * @description Longitude, east positive, deg.
                 * @example 10.99
                 */
                lon: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HorizonAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    findPlaces: {
        parameters: {
            query: {
                /**
                 * @description Name of a place, address or coordinates.
                 * @example Munich
                 */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceMatch"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    scaleWeather: {
        parameters: {
            query?: {
                /**
                 * @description `meta` omits the rows.
                 * @example meta
                 */
                fields?: "all" | "meta";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The weather, and the monthly sums. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScaleWeatherRequest"];
            };
        };
        responses: {
            /** @description The scaled weather, and what became of each month. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScaleWeatherAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLargeWeather"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    correlateWeather: {
        parameters: {
            query?: {
                /**
                 * @description `meta` omits the rows.
                 * @example meta
                 */
                fields?: "all" | "meta";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The long series and the station. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrelateWeatherRequest"];
            };
        };
        responses: {
            /** @description The corrected long series, and how well it fits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrelateWeatherAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLargeWeather"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    selectTypicalYear: {
        parameters: {
            query?: {
                /**
                 * @description `meta` omits the rows.
                 * @example meta
                 */
                fields?: "all" | "meta";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The years, and how to choose. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TypicalYearRequest"];
            };
        };
        responses: {
            /** @description The chosen year, and why. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TypicalYearAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLargeWeather"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    estimateSiteMonthly: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Monthly climate of the site. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "t_mean_monthly_c": [
                 *         -4.3,
                 *         -2.9,
                 *         2.4,
                 *         9.9,
                 *         16,
                 *         21.3,
                 *         23.8,
                 *         22.7,
                 *         18.3,
                 *         11.6,
                 *         4.1,
                 *         -2.2
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SiteMonthlyRequest"];
            };
        };
        responses: {
            /** @description Monthly albedo and soiling. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteMonthlyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocs: {
        parameters: {
            query?: {
                /**
                 * @description Words of a search: a key, what another tool calls it, or what a page is about. Answers at most 12 keys, best first. Empty: every key.
                 * @example poa_global
                 */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys, in the order of the documentation; of a search, best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocsEntry"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the manifest `GET /api/docs`, such as `site.transposition`, `row.near_shading_beam`, `GlobEff`, `error.validation_error` or `simple_run`.
                 * @example site.transposition
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocsPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocsMarkdown: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the manifest `GET /api/docs`, such as `site.transposition`, `row.near_shading_beam`, `GlobEff`, `error.validation_error` or `simple_run`.
                 * @example site.transposition
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example # Transposition to the plane */
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocsFigure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the figure, as the pages link to it.
                 * @example iam_curves.svg
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 420" role="img"></svg> */
                    "image/svg+xml": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPatchNotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example # Changelog */
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLlmsText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The guide. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example # pvyield */
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The message, and what it is about. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "bug",
                 *       "text": "The page of the transposition models gives the limits of perez in degrees; the equation needs radians.",
                 *       "page": "site.transposition"
                 *     }
                 */
                "application/json": components["schemas"]["FeedbackRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackReceived"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
        };
    };
    getReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service can accept work. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ready"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOpenapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocsHome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReferencePage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metrics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
        };
    };
    listUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthOfUsage"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startTopUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The amount. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount_usd": 25
                 *     }
                 */
                "application/json": components["schemas"]["TopUpRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startMonthly: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutLink"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["AlreadyMonthly"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    openPortal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalLink"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `session_id` of the checkout. The provider also adds it to the address of the page that it returns to. */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmedCheckout"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    syncBilling: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingState"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    receivePaymentEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Signature of the body by the provider. */
                "Stripe-Signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description An event of the provider. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentEvent"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
