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
         * @description Runs one plant for the weather it carries. Answers 200 when the run finishes within the wait, else 202. With `Accept: text/csv` the answer is the series alone, as CSV: one line of titles with units, then one row a timestep; `include_series` is not needed. Any other `Accept` answers JSON, also one that names neither type or weighs both alike. A run that goes to the background answers 202 with JSON in either case, and keeps its series. One answer carries at most 10,000,000 values of series (rows x columns): a year of 1- or 2-minute rows with all its columns is refused with 422 before it runs; name fewer in `columns`, or send `Prefer: respond-async` and read `links.series_csv`, which has no such bound.
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
         * @description Runs one plant for the weather it carries. Answers 200 when the run finishes within the wait, else 202. With `Accept: text/csv` the answer is the series alone, as CSV: one line of titles with units, then one row a timestep; `include_series` is not needed. Any other `Accept` answers JSON, also one that names neither type or weighs both alike. A run that goes to the background answers 202 with JSON in either case, and keeps its series. One answer carries at most 10,000,000 values of series (rows x columns): a year of 1- or 2-minute rows with all its columns is refused with 422 before it runs; name fewer in `columns`, or send `Prefer: respond-async` and read `links.series_csv`, which has no such bound.
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
        get?: never;
        put?: never;
        /**
         * Simulate from a location and a size
         * @description Expands a location and a size to a full request by stated defaults and runs it. With `Accept: text/csv` the answer is the series alone, as CSV: one line of titles with units, then one row a timestep; `include_series` is not needed. Any other `Accept` answers JSON, also one that names neither type or weighs both alike. A run that goes to the background answers 202 with JSON in either case, and keeps its series. One answer carries at most 10,000,000 values of series (rows x columns): a year of 1- or 2-minute rows with all its columns is refused with 422 before it runs; name fewer in `columns`, or send `Prefer: respond-async` and read `links.series_csv`, which has no such bound.
         */
        post: operations["createSimpleRun"];
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
         * @description Expands a location and a size to a full request by stated defaults and runs it. With `Accept: text/csv` the answer is the series alone, as CSV: one line of titles with units, then one row a timestep; `include_series` is not needed. Any other `Accept` answers JSON, also one that names neither type or weighs both alike. A run that goes to the background answers 202 with JSON in either case, and keeps its series. One answer carries at most 10,000,000 values of series (rows x columns): a year of 1- or 2-minute rows with all its columns is refused with 422 before it runs; name fewer in `columns`, or send `Prefer: respond-async` and read `links.series_csv`, which has no such bound.
         */
        post: operations["createSimpleRunV1"];
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
         * @description The request as sent, what its ids resolved to, and the response; 202 while it runs, 422 when it failed.
         */
        get: operations["getRun"];
        put?: never;
        post?: never;
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
         * @description The request as sent, what its ids resolved to, and the response; 202 while it runs, 422 when it failed.
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
         * @description One row a timestep: the start of the row in the weather's standard time, the series with their units in the header, then the reference series of another tool. The last column is the zone of the stamps: its title says it (`timezone (UTC+01:00)`), its values are hours from UTC. A coded column has its legend where others have the unit (`TrkState (0 tracking; 1 backtracking; ...)`). Values are rounded to 1e-13 of the column's largest; an empty cell is a value that does not exist. A series of any length streams.
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
         * @description Runs the request once with every option of every step of the stage, one change at a time, and answers what each choice is worth: energy, difference, the stage's own rows of the loss diagram, cost in ms, and the deviation from each reference series that the weather carries. Each score is that of a full run with the option. Not charged.
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
         * @description The steps of the stage, the options of each and the path that the request selects, without running. Options that do not apply to the request say why. Not charged.
         */
        post: operations["describeTree"];
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
         * @description The beam curve by angle that a run with these sections would apply, and its factors on the diffuse by tilt. `auto` is resolved.
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
         * @description A real plant that runs as it is; drop `_meta` before sending it.
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
    "/api/pricing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pricing rules
         * @description The rules by which a run is charged in units.
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
         * @description The rules by which a run is charged in units.
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
    "/api/library/modules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search modules
         * @description Substring search over manufacturer, model and id.
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
         * @description Substring search over manufacturer, model and id.
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
    "/api/weather/tmy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Typical year of a location
         * @description A typical year of hours in local standard time, fetched once per location and source and then stored; `meta.id` names it in runs. `meta.source` and `meta.radiation_db` say where it comes from, `meta.notes` how far to trust it and why a source stands in for another. A source that is asked for by name and cannot be reached, or is not configured, is 503 `geo_unavailable`; a location without data is 422 `weather_location_unavailable`. An address may ask for 30 new locations an hour; stored ones are not limited. `meta.quality` is the quality report, as of a parsed file. The embedded year also carries relative humidity and precipitable water, and in months with snow its albedo; against 42 real years the specific yield of one and the same fixed plant is off by 6.0 % on average and 29 % at worst (3.0 and 11 % in North America), the annual global irradiation by 4.8 %.
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
         * @description Reads TMY2, TMY3, EPW, NSRDB CSV, SAM CSV, SolarAnywhere CSV, PVGIS CSV and JSON, Meteonorm .dat, PVsyst standard CSV, PVsyst variants with hourly results, and CSV with a header row, plain or gzip-compressed, and answers with a weather section ready for a run. `meta.quality` reports how well the file fits itself and the sun (closure of the irradiances, light at night, stamps that run late or early); `meta.notes` says what to do about what was found. A run takes the section as it is, or `weather: {id}` with `meta.id`, under which it is stored for 30 days (for less where the service runs out of room: the oldest uploads go first).
         */
        post: operations["parseWeather"];
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
         * @description Heights of the terrain around a location, from the terrain model of PVGIS where the service is set up to ask it; stored by location (0.001 deg, about 100 m). Otherwise flat, and `notes` say why. `azimuths_deg` and `elevations_deg` go into `site.horizon_azimuths_deg` and `site.horizon_elevations_deg` as they are.
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
         * Search a place
         * @description Up to five matches, best first. Coordinates typed as text are understood (`48.137, 11.576`, `48°8'14"N 11°34'31"E`). Without a configured search service the embedded index answers: places of 5,000 and more inhabitants by their names in any language or script, alone or with a region or country behind them. Its data are GeoNames' (geonames.org, CC BY 4.0); `attribution` names the owner of every match.
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
         * @description Ground albedo and soiling of each month where there may be snow, from the monthly mean temperatures of a site, by published methods (`method` names them and says where they hold). `albedo_monthly` and `soiling_monthly` go into the `site` of a run as they are. Either hemisphere: the temperatures say where winter is. Mean absolute error of the albedo against 132 months of 11 weather files: 0.08, in months below 8 degC 0.12 (a constant 0.2: 0.25). The loss under snow is an order of magnitude: it follows the precipitation, 50 mm a month where none is given.
         */
        post: operations["estimateSiteMonthly"];
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
         * @description Liveness, version and queue depth.
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
         * @description Answers 200 when the service can take work: its store answers and can be written. Else 503: send requests elsewhere, and try again after `Retry-After`. Liveness is `/api/health`, which touches nothing.
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
         * @description Counters and gauges of this process in the text format of Prometheus (0.0.4), each with its HELP and TYPE. It needs no key: a proxy in front of a public service should not pass it on.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Location and monthly site factors. */
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
             * @description Hours from UTC of local standard time; null takes the weather's. The stamps of the weather always count in the weather's own zone; a run warns of more than half an hour between the two.
             * @default null
             */
            timezone: number | null;
            /**
             * @description Ground albedo of each month, January first; POST /api/estimate/site-monthly estimates it where there is snow.
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
             * @description Use the albedo of the weather rows when the weather carries one, instead of the month's.
             * @default true
             */
            use_weather_albedo: boolean;
            /**
             * @description Soiling loss of each month, January first; POST /api/estimate/site-monthly adds what snow costs.
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
             * @description What the horizon takes: the beam only, or also its part of the sky diffuse and of the ground-reflected light.
             * @default beam_diffuse
             * @enum {string}
             */
            horizon_model: "beam" | "beam_diffuse";
            /**
             * @description Correct the sun's elevation for atmospheric refraction (pressure from the elevation, 12 degC).
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
             * @description Instant of the sun in rows that hold sunrise or sunset: the middle of the sunlit part, or the middle of the row.
             * @default sunlit_middle
             * @enum {string}
             */
            sun_instant: "sunlit_middle" | "middle";
            /**
             * @description Which two of global, diffuse and beam irradiance rule when the weather carries all three; the third follows from closure.
             * @default global_diffuse
             * @enum {string}
             */
            irradiance_closure: "global_diffuse" | "beam_diffuse" | "global_beam";
            /**
             * @description Model that splits global irradiance into diffuse and beam, for weather that carries global irradiance alone; dirint also uses the rows before and after and, when the weather carries it, the humidity.
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
             * @description Whether the circumsolar part of the diffuse meets shade and incidence angle as beam or as diffuse.
             * @default beam
             * @enum {string}
             */
            circumsolar: "beam" | "diffuse";
        };
        /** @description Racking, tracking, row shading and stringing. */
        ArraySection: {
            /**
             * @description Racking: fixed racks, single-axis trackers, east-west ridges (two faces back to back, each with half of the strings on one inverter input; no rear side), or a roof (no row-to-row shading).
             * @default fixed
             * @enum {string}
             */
            track_mode: "fixed" | "single_axis" | "ewf" | "rooftop";
            /**
             * @description Tilt of the plane from horizontal; of each face for ridges; of the axis for trackers (positive: the end that azimuth_deg points to is the lower one).
             * @default 0
             */
            tilt_deg: number;
            /**
             * @description Azimuth clockwise from north that the plane faces; of the axis for trackers; bearing of the ridge for ridges, whose faces look to azimuth_deg - 90 and azimuth_deg + 90.
             * @default 180
             */
            azimuth_deg: number;
            /**
             * @description Ground cover ratio: collector width over row spacing; for ridges the ground under both faces, 2 x collector_width_m x cos(tilt_deg), over the ridge spacing. Below 1 for racks and trackers; ridges may touch (1).
             * @default 0.4
             */
            gcr: number;
            /**
             * @description Width of the collector across the row (slant); of one face for ridges.
             * @default 4
             */
            collector_width_m: number;
            /**
             * @description Number of rows; the first is unshaded.
             * @default 10
             */
            n_rows: number;
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
             * @description Rows shade each other.
             * @default true
             */
            inter_row_shading: boolean;
            /**
             * @description How rows shade each other: analytic two-dimensional rows.
             * @default rows
             * @enum {string}
             */
            row_model: "rows";
            /**
             * @description Effect of beam shade: none, in proportion to the shaded area, or also the electrical loss of partly shaded strings.
             * @default electrical
             * @enum {string}
             */
            shade_mode: "none" | "linear" | "electrical";
            /**
             * @description Row shading of the sky diffuse: cosine-weighted integral over the sky lune, the limit-angle formula, or none.
             * @default lune
             * @enum {string}
             */
            diffuse_shading: "lune" | "limit_angle" | "none";
            /**
             * @description Row shading of the ground-reflected light. first_row: the first row alone sees the ground. sunlit_strip: the other rows see the strip between them, in the sun up to the shadow of the row in front, as in SAM.
             * @default first_row
             * @enum {string}
             */
            ground_shading: "first_row" | "sunlit_strip";
            /**
             * @description Equal strips across the collector width that are wired as separate strings.
             * @default 1
             */
            string_steps: number;
            /**
             * @description Depth of shade that takes a whole strip out: the size of a cell across the width.
             * @default 0.158
             */
            cell_traverse_m: number;
            /**
             * @description Share of the surplus of whole strips over the linear shade that is lost.
             * @default 1
             */
            fraction_for_electrical: number;
            /**
             * @description Rotation of trackers: towards the sun, turned back so that rows do not shade each other, or to the greatest irradiance on the plane (which turns back too while `backtracking` is true); null follows `backtracking`.
             * @default null
             * @enum {string|null}
             */
            tracking: "true_tracking" | "backtracking" | "optimised" | null;
            /**
             * @description Turn trackers back so that rows never shade each other.
             * @default true
             */
            backtracking: boolean;
            /**
             * @description Largest rotation to either side; null takes 60 unless rotation_min_deg and rotation_max_deg are given.
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
             * @description Slope of the ground across the tracker axes; positive when, right-handed about the axis, it tilts as a positive rotation would.
             * @default 0
             */
            cross_axis_slope_deg: number;
            /**
             * @description Stow trackers in wind.
             * @default false
             */
            wind_stow: boolean;
            /**
             * @description Wind speed at and above which trackers stow.
             * @default 15
             */
            wind_stow_speed_ms: number;
            /**
             * @description Rotation of a stowed tracker.
             * @default 0
             */
            wind_stow_angle_deg: number;
            /**
             * @description Where on the I-V curve the array works when the inverter limits it. mppt_window: at the MPP held inside the voltage window, and it stays there when the power is limited. power_limits: the same, and when the AC power is limited the DC voltage rises along the I-V curve, at most to the inverter's maximum voltage, until the power fits; the energy differs only where the efficiency depends on the voltage. A module without voltage runs as under mppt_window, with a warning.
             * @default mppt_window
             * @enum {string}
             */
            operating_point: "mppt_window" | "power_limits";
            /** @description Modules in series in a string. */
            modules_per_string: number;
            /** @description Strings in parallel on each inverter. Even for ridges: each face takes half, rounded down (an odd string stays unconnected, with a warning). */
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
             * @description Beam curve: `auto` takes the module's own profile, else Fresnel with the module's glass.
             * @default auto
             * @enum {string}
             */
            kind: "auto" | "ashrae" | "fresnel" | "fresnel_ar" | "martin_ruiz" | "sandia" | "schlick" | "table" | "off";
            /**
             * @description Factors of sky diffuse and ground-reflected light: hemisphere integral of the beam curve by tilt, the curve at 60 degrees, or none.
             * @default integrated
             * @enum {string}
             */
            diffuse: "integrated" | "sixty_degrees" | "off";
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
             * @description Coefficients b0 to b5 of the `sandia` polynomial in the angle in degrees; the default is King's curve of glass.
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
             * @description Cell-temperature model: heat balance on the effective irradiance with the efficiency of the operating point (`pvsyst`), plain heat balance on the plane-of-array irradiance (`faiman`), from the NOCT (`noct`, as SAM has it), Sandia's exponential of the wind (`sapm`), in proportion to the irradiance (`ross`), or the transient model of PVWatts 5 (`fuentes`), in which the temperature goes on from row to row.
             * @default pvsyst
             * @enum {string}
             */
            model: "pvsyst" | "faiman" | "noct" | "sapm" | "ross" | "fuentes";
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
             * @description Share of the irradiance that the module absorbs (transmittance-absorptance product under `noct`).
             * @default 0.9
             */
            absorptivity: number;
            /**
             * @description Fixed module efficiency in the heat balance; null takes the efficiency of the operating point in each row.
             * @default null
             */
            module_efficiency: number | null;
            /**
             * @description Nominal operating cell temperature, for `noct`, `ross` and `fuentes`; null takes the module's. Raised to 49 degC on a roof under `noct`.
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
             * @description Coefficient a of `sapm`; -3.47 is glass on glass on an open rack, -3.56 glass on polymer there, -2.98 glass on glass close to a roof, -2.81 with an insulated back.
             * @default -3.47
             */
            sapm_a: number;
            /**
             * @description Coefficient b of `sapm`, of the wind: -0.0594, -0.075, -0.0471 and -0.0455 for the mountings named at `sapm_a`.
             * @default -0.0594
             */
            sapm_b: number;
            /**
             * @description Cell over back of the module under 1000 W/m2, for `sapm`: 3 on open racks, 1 close to a roof, 0 with an insulated back.
             * @default 3
             */
            sapm_delta_t_c: number;
            /**
             * @description Ross coefficient; null derives it from the NOCT: (NOCT - 20) / 800.
             * @default null
             */
            ross_k: number | null;
            /**
             * @description Height of the module's middle above ground, for `fuentes`.
             * @default 5
             */
            fuentes_module_height_m: number;
            /**
             * @description Height at which the wind was measured, for `fuentes`; the default is that of PVWatts.
             * @default 9.144
             */
            fuentes_wind_height_m: number;
            /**
             * @description Emissivity of the module, for `fuentes`.
             * @default 0.84
             */
            fuentes_emissivity: number;
            /**
             * @description Share of the irradiance that becomes heat, for `fuentes`.
             * @default 0.83
             */
            fuentes_absorption: number;
        };
        /** @description DC loss fractions. */
        DcLosses: {
            /**
             * @description Module quality loss; negative for a gain.
             * @default 0
             */
            quality_loss: number;
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
             * @description Resistive wiring (current squared), or the same fraction of every row.
             * @default ohmic_i2r
             * @enum {string}
             */
            dc_wiring_model: "ohmic_i2r" | "flat";
        };
        /** @description AC losses, auxiliaries and grid limit. */
        AcLosses: {
            /**
             * @description AC wiring loss at the power reference.
             * @default 0
             */
            ac_wiring_loss_at_stc: number;
            /**
             * @description AC wiring loss as k P^2 on the inverter output, or as a fraction of the output.
             * @default ohmic_i2r
             * @enum {string}
             */
            ohmic_model: "ohmic_i2r" | "flat";
            /**
             * @description Iron loss of the medium-voltage transformer, fraction of the power reference, drawn 24 hours.
             * @default 0
             */
            transformer_constant_loss: number;
            /**
             * @description Copper loss of the medium-voltage transformer at the power reference.
             * @default 0
             */
            transformer_loss_at_stc: number;
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
             * @description Iron loss of the high-voltage transformer, fraction of the power reference, drawn 24 hours (exporting hours with night disconnect).
             * @default 0
             */
            hv_transformer_constant_loss: number;
            /**
             * @description Ohmic loss of the high-voltage line at the power reference.
             * @default 0
             */
            hv_line_loss_at_stc: number;
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
             * @description Continuous auxiliaries while exporting above the threshold.
             * @default 0
             */
            aux_kw: number;
            /**
             * @description Power threshold for aux_kw.
             * @default 0
             */
            aux_threshold_kw: number;
            /**
             * @description Auxiliaries in proportion to the inverter output while exporting.
             * @default 0
             */
            aux_proportional_w_per_kw: number;
            /**
             * @description Consumption in rows whose sun-up flag is false.
             * @default 0
             */
            aux_night_kw: number;
            /**
             * @description Grid power limit, active power (apparent with grid_limit_apparent); 0 for none.
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
             * @description The grid limit is an apparent power in kVA.
             * @default false
             */
            grid_limit_apparent: boolean;
            /**
             * @description Fraction of each row's export lost to outages.
             * @default 0
             */
            unavailability_loss: number;
            /**
             * @description Power factor of the plant.
             * @default 1
             */
            power_factor: number;
            /**
             * @description The inverters' nominal power is an apparent power in kVA.
             * @default false
             */
            pnom_apparent: boolean;
            /**
             * @description Count the inverters' own night draw.
             * @default true
             */
            inverter_night_tare: boolean;
            /**
             * @description Disconnect the transformers in rows without export.
             * @default false
             */
            transformer_night_disconnect: boolean;
            /**
             * @description Power reference of the AC loss fractions: the inverters' nominal AC power, or the array's power at STC.
             * @default pnom_inverter
             * @enum {string}
             */
            power_reference: "pnom_inverter" | "pnom_stc";
            /**
             * @description Count the auxiliaries.
             * @default true
             */
            use_auxiliaries: boolean;
            /**
             * @description Count the medium-voltage transformer.
             * @default true
             */
            use_mv_transformer: boolean;
            /**
             * @description Count the medium-voltage line.
             * @default true
             */
            use_mv_line: boolean;
        };
        /** @description Spectral correction. */
        Spectral: {
            /**
             * @description Spectral correction of the effective irradiance: by air mass and water in the air (`first_solar`), by air mass alone (`sandia_airmass`, as SAM's single-diode models have it), or by air mass, aerosol and water (`caballero`).
             * @default off
             * @enum {string}
             */
            mode: "off" | "first_solar" | "sandia_airmass" | "caballero";
            /**
             * @description Coefficients of the module's own: six for `first_solar` (b0 to b5), five for `sandia_airmass` (a0 to a4). An empty list takes the published ones: by `module.technology`, and of poly-crystalline silicon for `sandia_airmass`.
             * @default []
             */
            coefficients: number[];
            /**
             * @description Optical depth of the aerosol at 500 nm, for `caballero`: 0.05 in clean air, 0.1 as a common mean, 0.5 in haze.
             * @default 0.1
             */
            aod500: number;
        };
        /** @description Rear side of bifacial modules. */
        Bifacial: {
            /**
             * @description Rear irradiance from two-dimensional view factors with the rows' ground shadow, or a fixed fraction of the front.
             * @default view_factor
             * @enum {string}
             */
            model: "view_factor" | "fixed_fraction";
            /**
             * @description Height above ground of a tracker's axis, or of a fixed rack's lower edge.
             * @default 1.5
             */
            height_m: number;
            /**
             * @description Rear over front efficiency; null takes the module's.
             * @default null
             */
            bifaciality: number | null;
            /**
             * @description Share of the rear irradiance that the structure shades.
             * @default 0.05
             */
            structure_shading: number;
            /**
             * @description Loss by uneven rear irradiance, fraction of the rear contribution.
             * @default 0.1
             */
            rear_mismatch: number;
            /**
             * @description Share of light that passes between and through the modules to the ground.
             * @default 0
             */
            transparency: number;
            /**
             * @description Rear over front irradiance under `fixed_fraction`.
             * @default 0.05
             */
            fixed_fraction: number;
        };
        /** @description Multi-year analysis. The run itself is the undegraded plant unless `year` is given. */
        Lifetime: {
            /**
             * @description Years in the table of yearly energy.
             * @default 1
             */
            analysis_period_years: number;
            /**
             * @description Yearly loss of DC power; year n loses rate x (n - 0.5).
             * @default 0
             */
            dc_degradation_rate: number;
            /**
             * @description Year of operation that is run; 0 is as new.
             * @default 0
             */
            year: number;
            /**
             * @description One standard deviation of the yearly energy when its parts are not known; gives P50, P75, P90, P95 and P99, for ten years the same as for one.
             * @default null
             */
            uncertainty: number | null;
            /**
             * @description The same by its parts, which also tell ten years from one; either this or `uncertainty`.
             * @default null
             */
            uncertainty_parts: components["schemas"]["UncertaintyParts"] | null;
        };
        /** @description Uncertainty of the yearly energy by its independent causes, each as one standard deviation. */
        UncertaintyParts: {
            /**
             * @description Long-term mean of the irradiation: measurement, satellite model, trend.
             * @default 0
             */
            resource: number;
            /**
             * @description Spread of the energy from year to year by the weather.
             * @default 0
             */
            interannual: number;
            /**
             * @description Simulation: transposition, shading, module and inverter models and their parameters.
             * @default 0
             */
            model: number;
            /**
             * @description Anything else: soiling, availability, ageing.
             * @default 0
             */
            other: number;
        };
        /** @description What was found when a weather series was compared with itself and with the sun. What is worth a look stands in `notes` too, with what to do. */
        WeatherQuality: {
            /** @description Rows that the stamps skip between the first and the last; the months of a typical year count as of one year. */
            rows_absent: number;
            /** @description Rows in which GHI = DHI + DNI cos z was checked: the sun is up and all three have a value. */
            closure_rows: number;
            /** @description Mean of GHI - (DHI + DNI cos z) over those rows; null without such rows or without a place. */
            closure_mean_wm2: number | null;
            /** @description Root of the mean square of the same; above 20 it is noted. */
            closure_rms_wm2: number | null;
            /** @description Rows with light while the sun is below the horizon: in their whole sunlit part, or with `sun_offset_min` at their own instant and at those of the rows before and after; null without a place. */
            night_rows: number | null;
            /** @description Light of those rows; above 0.5 % of all light it is noted. */
            night_wh_m2: number | null;
            /** @description Minutes that the irradiance runs late against the clear sky (negative: early), by the morning and the evening edge of clear days; the part on which both agree, 20 or less is no cause for alarm. Null without a place or with fewer than 8 clear days. */
            time_shift_min: number | null;
            /** @description Days that were clear enough to tell the time. */
            clear_days: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Rows of a column without a value. */
        WeatherGaps: {
            /** @description Rows without a value, among them codes for missing values. */
            count: number;
            /** @description The first of them, counted from 0. */
            first_row: number;
            /** @description Stamp of the first. */
            first_time: string;
            /** @description What a run puts in their place. */
            repair?: string;
        };
        /** @description Sums and means of the year; of a series longer than a year the yearly mean. */
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
        /** @description What is known of the origin of a weather series. */
        WeatherMeta: {
            /** @description Stored id, used as `weather: {id}`. */
            id?: string;
            /** @description Source: `nsrdb`, `pvgis`, `embedded`, or `file` for an upload. */
            source?: string;
            /** @description Radiation data behind the series. */
            radiation_db?: string;
            /** @description File format that was read. */
            format?: string;
            /** @description What a user should know of the data. */
            notes?: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description A stored weather series. */
        WeatherRef: {
            /** @description Id of a stored weather series. */
            id: string;
        };
        /** @description Weather series: columns of one length, one value a row; null marks a gap, and a column of nulls alone counts as not sent. Any set of irradiance columns that closes is enough: two of ghi, dhi and dni, ghi alone, or poa. A row with gaps is closed by what it has: the two that `site.irradiance_closure` names, any other two, ghi alone by `site.decomposition`; a row without any of these counts as no irradiance. A warning says how many rows went which way. */
        Weather: {
            /** @description Hours from UTC of the time stamps (standard time, no daylight saving). */
            timezone: number;
            /** @description Length of a row. */
            step_minutes: number;
            /**
             * @description What the stamp marks: the start, middle or end of the row.
             * @default start
             * @enum {string}
             */
            interval: "start" | "middle" | "end";
            /**
             * @description Instant of the sun after the row's start, for irradiance that is instantaneous; null for means over the row.
             * @default null
             */
            sun_offset_min: number | null;
            /**
             * @description Stamp of the first row of a regular series, local standard time.
             * @default null
             */
            start: string | null;
            /**
             * @description Stamps of every row, for a series with gaps or a typical year; give it instead of `start`. Stamps ascend; those of a typical year ascend within each month, a month may be of any year, and each calendar month comes once.
             * @default null
             */
            time: string[] | null;
            /** @description Global horizontal irradiance. */
            ghi_wm2?: (number | null)[];
            /** @description Diffuse horizontal irradiance. */
            dhi_wm2?: (number | null)[];
            /** @description Direct normal irradiance. */
            dni_wm2?: (number | null)[];
            /** @description Irradiance measured in the plane of the array, unshaded by horizon and rows; for trackers, of a sensor that turns with them. Without a horizontal set that closes (ghi, or two of ghi, dhi and dni) the sky is found whose decomposition and transposition give this irradiance on the run's own plane; with such a set, the set rules, in its gaps too. */
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
            /** @description Ground albedo; it counts instead of the month's of the site unless `site.use_weather_albedo` is false. In a gap the month's counts: embedded typical years have values in months with snow only. */
            albedo?: (number | null)[];
            /**
             * @description Latitude of the data. A run warns of a site more than 50 km away, and names swapped or sign-flipped coordinates.
             * @default null
             */
            latitude: number | null;
            /**
             * @description Longitude of the data.
             * @default null
             */
            longitude: number | null;
            /**
             * @description Elevation of the data. A run warns of a site more than 300 m above or below.
             * @default null
             */
            elevation: number | null;
            /** @description Series of another tool that travel along to series.csv: name to column. */
            reference_series?: {
                [key: string]: (number | null)[];
            };
            /** @description Origin of the series. Keys that are not listed are accepted here, and here alone. */
            meta?: components["schemas"]["WeatherMeta"];
        };
        /** @description Incidence-angle profile. */
        IamProfile: {
            /** @description Incidence angles, ascending. */
            angles_deg: number[];
            /** @description Transmission relative to normal incidence. */
            factors: number[];
        };
        /** @description Stated efficiencies at low irradiance. */
        LowLight: {
            /** @description Irradiances. */
            irradiance_wm2: number[];
            /** @description Efficiency relative to STC at each irradiance, 1 for the same (0.97 is 3 % less). */
            relative_efficiency: number[];
        };
        /** @description Single-diode module with exponential shunt resistance (the PVsyst model); what is null is fitted. */
        ModulePvsyst: {
            /**
             * @description Module model tag. (enum property replaced by openapi-typescript)
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
             * @description Cell technology; sets the band gap of the `pvsyst` model and what the defaults of thin film need.
             * @default mono_si
             * @enum {string}
             */
            technology: "mono_si" | "poly_si" | "hit" | "cdte" | "cis" | "a_si" | "tandem" | "other";
            /** @description Nameplate power at STC. */
            p_nom_w: number;
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
             * @description Rear over front efficiency; 0 for a monofacial module.
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
             * @description The module's own incidence-angle profile; null when it states none.
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
             * @description Temperature coefficient of the open-circuit voltage as stated, negative; used only to check the voltage of strings in the cold.
             * @default null
             */
            mu_v_oc_v_per_k: number | null;
            /**
             * @description Relative temperature coefficient of the MPP power; fits mu_gamma_per_k.
             * @default null
             */
            mu_p_mp_per_k: number | null;
            /**
             * @description Series resistance; null is fitted.
             * @default null
             */
            r_series_ohm: number | null;
            /**
             * @description Shunt resistance at 1000 W/m2; null takes v_mp / (0.2 (i_sc - i_mp)).
             * @default null
             */
            r_shunt_ohm: number | null;
            /**
             * @description Shunt resistance in the dark; null takes 4 (crystalline) or 12 (thin film) times r_shunt_ohm.
             * @default null
             */
            r_shunt_0_ohm: number | null;
            /**
             * @description Exponent of the shunt resistance.
             * @default 5.5
             */
            r_shunt_exp: number;
            /**
             * @description Diode ideality factor; null is fitted.
             * @default null
             */
            gamma: number | null;
            /**
             * @description Temperature coefficient of gamma; null is fitted to mu_p_mp_per_k, or 0 without it.
             * @default null
             */
            mu_gamma_per_k: number | null;
            /**
             * @description Recombination parameter of thin film; 0 for none.
             * @default 0
             */
            d2_mu_tau_v: number;
            /**
             * @description Built-in voltage per cell of the recombination term; null takes 0.9 V a junction: 1.8 V for a tandem.
             * @default null
             */
            v_bi_v: number | null;
            /**
             * @description Low-light efficiencies that fit the series resistance; null for the default of -3 % at 200 W/m2.
             * @default null
             */
            low_light: components["schemas"]["LowLight"] | null;
        };
        /** @description Single-diode module of the CEC library (six parameters). */
        ModuleCec: {
            /**
             * @description Module model tag. (enum property replaced by openapi-typescript)
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
             * @description Cell technology; sets the band gap of the `pvsyst` model and what the defaults of thin film need.
             * @default mono_si
             * @enum {string}
             */
            technology: "mono_si" | "poly_si" | "hit" | "cdte" | "cis" | "a_si" | "tandem" | "other";
            /** @description Nameplate power at STC. */
            p_nom_w: number;
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
             * @description Rear over front efficiency; 0 for a monofacial module.
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
             * @description The module's own incidence-angle profile; null when it states none.
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
            /** @description Modified ideality factor at reference (n Ns Vth). */
            a_ref_v: number;
            /** @description Light current at reference. */
            i_l_ref_a: number;
            /** @description Diode saturation current at reference. */
            i_o_ref_a: number;
            /** @description Series resistance. */
            r_s_ohm: number;
            /** @description Shunt resistance at reference. */
            r_sh_ref_ohm: number;
            /**
             * @description Adjustment of the temperature coefficients.
             * @default 0
             */
            adjust: number;
        };
        /** @description Single-diode module after De Soto (five parameters). */
        ModuleDesoto: {
            /**
             * @description Module model tag. (enum property replaced by openapi-typescript)
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
             * @description Cell technology; sets the band gap of the `pvsyst` model and what the defaults of thin film need.
             * @default mono_si
             * @enum {string}
             */
            technology: "mono_si" | "poly_si" | "hit" | "cdte" | "cis" | "a_si" | "tandem" | "other";
            /** @description Nameplate power at STC. */
            p_nom_w: number;
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
             * @description Rear over front efficiency; 0 for a monofacial module.
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
             * @description The module's own incidence-angle profile; null when it states none.
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
            /** @description Modified ideality factor at reference (n Ns Vth). */
            a_ref_v: number;
            /** @description Light current at reference. */
            i_l_ref_a: number;
            /** @description Diode saturation current at reference. */
            i_o_ref_a: number;
            /** @description Series resistance. */
            r_s_ohm: number;
            /** @description Shunt resistance at reference. */
            r_sh_ref_ohm: number;
        };
        /** @description Module whose power is linear in irradiance and temperature (the PVWatts model); it has no voltage. */
        ModuleReference: {
            /**
             * @description Module model tag. (enum property replaced by openapi-typescript)
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
             * @description Cell technology; sets the band gap of the `pvsyst` model and what the defaults of thin film need.
             * @default mono_si
             * @enum {string}
             */
            technology: "mono_si" | "poly_si" | "hit" | "cdte" | "cis" | "a_si" | "tandem" | "other";
            /** @description Nameplate power at STC. */
            p_nom_w: number;
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
             * @description Rear over front efficiency; 0 for a monofacial module.
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
             * @description The module's own incidence-angle profile; null when it states none.
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
            /** @description Efficiency at STC, used in the heat balance and for the area. */
            efficiency: number;
        };
        /** @description Module: one of the models, told by `model`. */
        Module: components["schemas"]["ModulePvsyst"] | components["schemas"]["ModuleCec"] | components["schemas"]["ModuleDesoto"] | components["schemas"]["ModuleReference"];
        /** @description A module of the library. */
        ModuleRef: {
            /** @description Id of a library module. */
            id: string;
        };
        /** @description Nominal AC power by ambient temperature, interpolated; constant outside. */
        Derating: {
            /** @description Ambient temperatures, ascending. */
            temp_air_c: number[];
            /** @description AC power limit at each temperature. Values above p_ac_max_kw, or above the nominal power when that is null, count as that, with a warning. */
            p_ac_kw: number[];
        };
        /** @description Efficiency by DC power at one DC voltage. */
        EfficiencyCurve: {
            /**
             * @description DC voltage of the curve; null when there is one curve for all voltages.
             * @default null
             */
            v_dc_v: number | null;
            /** @description DC powers, ascending. */
            p_dc_kw: number[];
            /** @description AC over DC power at each DC power. Between the points the AC power is a straight line; a program that draws it through the efficiencies is up to 0.1 % of a year apart when the points are few. */
            efficiency: number[];
        };
        /** @description Inverter with one efficiency curve, or three at three DC voltages. */
        InverterCurve: {
            /**
             * @description Inverter model tag. (enum property replaced by openapi-typescript)
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
             * @description Maximum AC power at low temperature, at or above the nominal; null takes the nominal.
             * @default null
             */
            p_ac_max_kw: number | null;
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
             * @description Absolute maximum DC voltage, at or above the MPPT window; null for none. Where module.v_max_v is null too, the open-circuit voltage of strings is checked against 1000 or 1500 V, assumed from the MPPT window, else from the nominal power, and the warning says so.
             * @default null
             */
            v_dc_max_v: number | null;
            /**
             * @description Maximum DC current; null for none.
             * @default null
             */
            i_dc_max_a: number | null;
            /**
             * @description DC power below which the inverter stays off; null takes 0.5 % of nominal for `curve`, none for the others.
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
             * @description Inverter model tag. (enum property replaced by openapi-typescript)
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
             * @description Maximum AC power at low temperature, at or above the nominal; null takes the nominal.
             * @default null
             */
            p_ac_max_kw: number | null;
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
             * @description Absolute maximum DC voltage, at or above the MPPT window; null for none. Where module.v_max_v is null too, the open-circuit voltage of strings is checked against 1000 or 1500 V, assumed from the MPPT window, else from the nominal power, and the warning says so.
             * @default null
             */
            v_dc_max_v: number | null;
            /**
             * @description Maximum DC current; null for none.
             * @default null
             */
            i_dc_max_a: number | null;
            /**
             * @description DC power below which the inverter stays off; null takes 0.5 % of nominal for `curve`, none for the others.
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
            /** @description DC power to start the inversion. */
            p_so_w: number;
            /**
             * @description Curvature of AC over DC power at v_dco.
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
             * @description Inverter model tag. (enum property replaced by openapi-typescript)
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
             * @description Maximum AC power at low temperature, at or above the nominal; null takes the nominal.
             * @default null
             */
            p_ac_max_kw: number | null;
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
             * @description Absolute maximum DC voltage, at or above the MPPT window; null for none. Where module.v_max_v is null too, the open-circuit voltage of strings is checked against 1000 or 1500 V, assumed from the MPPT window, else from the nominal power, and the warning says so.
             * @default null
             */
            v_dc_max_v: number | null;
            /**
             * @description Maximum DC current; null for none.
             * @default null
             */
            i_dc_max_a: number | null;
            /**
             * @description DC power below which the inverter stays off; null takes 0.5 % of nominal for `curve`, none for the others.
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
             * @description Inverter model tag. (enum property replaced by openapi-typescript)
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
             * @description Maximum AC power at low temperature, at or above the nominal; null takes the nominal.
             * @default null
             */
            p_ac_max_kw: number | null;
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
             * @description Absolute maximum DC voltage, at or above the MPPT window; null for none. Where module.v_max_v is null too, the open-circuit voltage of strings is checked against 1000 or 1500 V, assumed from the MPPT window, else from the nominal power, and the warning says so.
             * @default null
             */
            v_dc_max_v: number | null;
            /**
             * @description Maximum DC current; null for none.
             * @default null
             */
            i_dc_max_a: number | null;
            /**
             * @description DC power below which the inverter stays off; null takes 0.5 % of nominal for `curve`, none for the others.
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
        /** @description Inverter: one of the models, told by `model`. */
        Inverter: components["schemas"]["InverterCurve"] | components["schemas"]["InverterSandia"] | components["schemas"]["InverterPvwatts"] | components["schemas"]["InverterFlat"];
        /** @description An inverter of the library. */
        InverterRef: {
            /** @description Id of a library inverter. */
            id: string;
        };
        /** @description One plant (one module type, one inverter design, one racking geometry) and one weather series. Unknown keys are refused. */
        RunRequest: {
            /** @description Location and monthly site factors. */
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
             * @description Return the hourly series, at most 10,000,000 values (rows x columns).
             * @default false
             */
            include_series: boolean;
            /**
             * @description 3D scene; this version runs the flat array section: null, or an empty object.
             * @default null
             */
            scene: Record<string, never> | null;
        };
        /** @description A run from a location and a size. Sizes: capacity, or modules with module_power_w; given together they agree within 0.5 %. */
        SimpleRunRequest: {
            /** @description Latitude, north positive. */
            latitude: number;
            /** @description Longitude, east positive. */
            longitude: number;
            /** @description DC capacity at STC; absent: modules x module_power_w. */
            system_capacity_kw?: number;
            /** @description Number of modules; absent: capacity over module power. */
            modules?: number;
            /** @description Module power at STC; absent: capacity over modules, or close to 500 W. */
            module_power_w?: number;
            /**
             * @description Module type.
             * @default standard
             * @enum {string}
             */
            module_type: "standard" | "premium" | "thin_film";
            /** @description Module efficiency; absent: 0.19 standard, 0.21 premium, 0.18 thin_film. */
            module_efficiency?: number;
            /** @description Temperature coefficient of power; absent: -0.0037 standard, -0.0035 premium, -0.0032 thin_film. */
            temperature_coefficient?: number;
            /**
             * @description Rear over front efficiency; 0 is monofacial.
             * @default 0
             */
            bifaciality: number;
            /**
             * @description Racking.
             * @default fixed
             * @enum {string}
             */
            racking: "fixed" | "rooftop" | "single_axis";
            /** @description Tilt from horizontal, of the axis for trackers; absent: 20, trackers 0. */
            tilt_deg?: number;
            /** @description Azimuth clockwise from north; absent: 180 on or north of the equator and for trackers, else 0. */
            azimuth_deg?: number;
            /**
             * @description Ground cover ratio.
             * @default 0.4
             */
            gcr: number;
            /**
             * @description DC over AC power.
             * @default 1.2
             */
            dc_ac_ratio: number;
            /** @description AC nameplate; absent: DC over dc_ac_ratio. */
            inverter_ac_kw?: number;
            /**
             * @description Inverter efficiency.
             * @default 0.96
             */
            inverter_efficiency: number;
            /**
             * @description Inverter model: one efficiency, or the PVWatts part-load curve (`reference` is a synonym of `pvwatts`).
             * @default flat
             * @enum {string}
             */
            inverter_model: "flat" | "pvwatts" | "reference";
            /**
             * @description All losses beside those computed; other values scale the default categories by one common exponent.
             * @default 11.42
             */
            losses_percent: number;
            /** @description Weather by id or inline; absent: the typical year at the coordinates. */
            weather?: components["schemas"]["WeatherRef"] | components["schemas"]["Weather"];
            /**
             * @description Source of the typical year, which is used when `weather` is absent. `nsrdb` is the satellite database of the Americas (synonym `americas_db`), `pvgis` the European generator (synonym `europe_db`), `embedded` the synthetic year that this service makes itself. `auto` asks `nsrdb` west of 32 deg W and `pvgis` elsewhere, then the other one, and takes `embedded` when neither can be reached or is configured; the answer says so.
             * @default auto
             * @enum {string}
             */
            weather_source: "auto" | "nsrdb" | "pvgis" | "embedded" | "americas_db" | "europe_db";
            /** @description Hours from UTC of the location's standard time; absent: the location's zone. */
            timezone?: number;
            /** @description Elevation; absent: the typical year's location, 0 with own weather. */
            elevation?: number;
            /**
             * @description Ground albedo.
             * @default 0.2
             */
            albedo: number;
            /**
             * @description Return the hourly series, at most 10,000,000 values (rows x columns).
             * @default false
             */
            include_series: boolean;
        };
        /** @description Sums or means of each calendar month, January first; null for a month without rows, and except for the temperature for a month whose rows have no irradiance value. With weather of several years each is the mean of its months, a month in part counting for its part. */
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
        /** @description The row of the year: the months together for one year, the mean year for several, as in the headline figures. For part of a year, of the rows that ran. */
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
            /** @description Performance ratio of the year, not the mean of the months; null without irradiation on the plane. */
            pr: number | null;
        };
        /** @description A row for every calendar year of the weather; a year in part has the sums of its part. */
        Years: {
            /** @description Calendar year. */
            year: number[];
            /** @description Weather rows of that year. */
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
            /** @description Probabilities by year; null without an uncertainty, and for weather that does not cover a whole year. */
            exceedance: components["schemas"]["LifetimeExceedance"] | null;
        };
        /** @description Energy of each year of the analysis period that is exceeded with the given probability, by the uncertainty of one year. */
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
        /** @description Energy exceeded with the given probability, by a normal distribution: `p50_kwh` to `p99_kwh` about the energy of this run for one year, `ten_years` for the mean of ten. */
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
            /** @description One standard deviation of the energy of one year: all parts combined. */
            uncertainty: number;
            ten_years: components["schemas"]["TenYearExceedance"];
            parts: components["schemas"]["UncertaintyParts"];
            /** @description How the parts were combined, and what the ten years are, in words. */
            method: string;
        };
        /** @description The mean yearly energy of ten years: with `lifetime.analysis_period_years` of 10 or more of the first ten years of the lifetime table, with their degradation; else of ten years like this run. */
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
            /** @description One standard deviation of the mean of ten years: the interannual part is divided by the square root of ten. */
            uncertainty: number;
        };
        /** @description What made the numbers. */
        Provenance: {
            /** @description Version of the engine. */
            engine_version: string;
            /** @description Hash of the request as run. */
            request_sha256: string;
            /** @description Hash of the weather section. */
            weather_sha256: string;
            /** @description Hash of the module section. */
            module_sha256: string;
            /** @description Hash of the inverter section. */
            inverter_sha256: string;
        };
        /** @description Headline figures of the run. */
        RunSummary: {
            /** @description Energy to grid of the year, net of night import. Weather of more than 8,784 hours gives the mean year, here and in every figure of the answer but `years`: each calendar month is the mean of its months in the weather, so that 18 months count as much winter as summer. */
            e_grid_kwh: number;
            /** @description Energy exported. */
            e_export_kwh: number;
            /** @description Energy imported. */
            e_import_kwh: number;
            /** @description Energy delivered to the grid and to the load per DC power at STC. */
            specific_yield_kwh_per_kwp: number;
            /** @description Energy delivered to the grid and to the load over DC power times irradiation on the plane. */
            performance_ratio: number;
            /** @description Energy delivered to the grid and to the load over nominal AC power times the hours of the year. */
            capacity_factor: number;
            /** @description DC power at STC. */
            dc_kwp: number;
            /** @description Nominal AC power. */
            ac_kw: number;
            /** @description DC over AC power. */
            dc_ac_ratio: number;
            /** @description Modules. */
            modules: number;
            /** @description Racking that was run. */
            racking: string;
            /** @description Counts of the scene; null without one. */
            scene: {
                [key: string]: unknown;
            } | null;
            /** @description Orientation bins of the scene. */
            scene_bins: {
                [key: string]: unknown;
            }[];
            near_shading: components["schemas"]["NearShading"];
            monthly: components["schemas"]["Monthly"];
            /** @description A row for every calendar year of weather of more than 8,784 hours, with what the weather holds of it; null for one year, a typical year among them. */
            years: components["schemas"]["Years"] | null;
            /** @description Yearly energy over the analysis period; null for one year. */
            lifetime: components["schemas"]["LifetimeTable"] | null;
            /** @description Probabilities; null without an uncertainty, and for weather that does not cover a whole year (a warning says so). */
            exceedance: components["schemas"]["Exceedance"] | null;
            /** @description What the user should know before trusting the numbers. */
            warnings: string[];
            provenance: components["schemas"]["Provenance"];
            /** @description Figures of the storage; null without one. */
            storage: components["schemas"]["StorageSummary"] | null;
        };
        /** @description Split of the near-shading loss on irradiation. */
        NearShading: {
            /** @description Beam. */
            beam_kwhm2: number;
            /** @description Sky diffuse. */
            diffuse_kwhm2: number;
            /** @description Ground-reflected. */
            ground_kwhm2: number;
            /** @description Electrical loss of partly shaded strings. */
            electrical_kwh: number;
        };
        /** @description One row of the loss diagram. A loss is positive, a gain negative. People read `fraction_of_previous`. */
        LossRow: {
            /** @description Key of the row. */
            key: string;
            /** @description Name of the row. */
            label: string;
            /** @description Amount lost, or the level reached. */
            value: number;
            /** @description Unit of the value. */
            unit: string;
            /** @description True for a loss or gain, false for a level. */
            loss: boolean;
            /** @description Share of the level named in `basis`; null for a level, and where that level is zero or negative. */
            fraction: number | null;
            /** @description Share of what the rows above leave of that level, as PVsyst and SAM print it: a loss of 1.5 % reads 0.015 wherever it stands. Null for a level, and where the rows above leave nothing (below 1e-9 of the level). */
            fraction_of_previous: number | null;
            /** @description Key of the level that the fraction refers to. */
            basis: string | null;
        };
        /** @description Columns of one value a row, rounded to 1e-13 of the column's largest value. */
        Series: {
            /** @description Start of each row, local standard time (see `timezone`). */
            time: string[];
            /** @description Length of a row. */
            step_minutes: number;
            /** @description Hours from UTC of the stamps in `time` (standard time, no daylight saving). */
            timezone: number;
            /** @description Unit of each column; a reference series of another tool has none. */
            units: {
                [key: string]: string;
            };
            /** @description Meaning of the whole numbers of coded columns, from 0 on. `TrkState`, the state of a tracker, is the only one: 0 tracking, 1 backtracking, 2 flat, 3 best angle, 4 stow; dark rows repeat the angle at rest. */
            legends: {
                [key: string]: string[];
            };
            /** @description Values of each column. */
            columns: {
                [key: string]: (number | null)[];
            };
        };
        /** @description What the run was charged. */
        Billing: {
            /** @description Units charged. */
            units: number;
            /** @description Each term of the units. */
            reasons: string[];
            /** @description Price. */
            price_usd: number;
        };
        /** @description Addresses that belong to the run. */
        RunLinks: {
            /** @description The stored run. */
            run?: string;
            /** @description The series as CSV. */
            series_csv?: string;
        };
        /** @description The weather of a run: where it is from, what it covers and how far it fits, in a line each. */
        RunWeatherMeta: {
            /** @description Stored id; null for weather that was sent without one. */
            id: string | null;
            /** @description `nsrdb`, `pvgis`, `embedded` or `file`, as the section's `meta.source` says; null when it says nothing. */
            source: string | null;
            /** @description Radiation data behind the series (`meta.radiation_db`), or the maker of the file; null when neither is known. */
            database: string | null;
            /** @description First and last time of the rows, or the years that the months of a typical year are from; count and length of the rows. */
            period: string;
            /** @description How far the series fits the sun and itself, and for an embedded typical year how far to trust it. */
            quality: string;
        };
        /** @description Answer of a run. */
        RunAnswer: {
            summary: components["schemas"]["RunSummary"];
            /** @description Every row of the loss diagram, in order. */
            loss_diagram: components["schemas"]["LossRow"][];
            weather_meta: components["schemas"]["RunWeatherMeta"];
            series?: components["schemas"]["Series"];
            billing?: components["schemas"]["Billing"];
            links: components["schemas"]["RunLinks"];
        };
        /** @description A value that the simple run assumed, or a size that it does not keep exactly as sent. */
        DefaultApplied: {
            /** @description Field of the simple request, or dot path of the full one. */
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
            weather_meta: components["schemas"]["RunWeatherMeta"];
            series?: components["schemas"]["Series"];
            billing?: components["schemas"]["Billing"];
            links: components["schemas"]["RunLinks"];
            /** @description The full request that ran. */
            request: components["schemas"]["RunRequest"];
            /** @description Every assumed value with its source, of the simple request and, as dot paths, of `request`; and every size that is not kept exactly as sent. Fields of `request` that this plant does not read are left out. */
            defaults_applied: components["schemas"]["DefaultApplied"][];
        };
        /** @description A run that goes on in the background. */
        AcceptedRun: {
            /** @description Id of the run. */
            run_id: string;
            /**
             * @description State.
             * @enum {string}
             */
            status: "running";
            links: components["schemas"]["RunLinks"];
            billing?: components["schemas"]["Billing"];
        };
        /** @description Ids that the request named and what they resolved to. */
        ResolvedIds: {
            /** @description Weather section. */
            weather?: components["schemas"]["Weather"] | null;
            /** @description Module section. */
            module?: components["schemas"]["Module"] | null;
            /** @description Inverter section. */
            inverter?: components["schemas"]["Inverter"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A stored run: the request as sent, the ids it referenced with what they resolved to, and the response. */
        StoredRun: {
            /** @description Id of the run. */
            run_id: string;
            /**
             * @description State.
             * @enum {string}
             */
            status: "complete";
            /** @description When the run was accepted, UTC, ISO 8601. */
            created_at: string;
            /** @description The request as sent. */
            request: unknown;
            resolved: components["schemas"]["ResolvedIds"];
            /** @description The answer of the run. */
            response: components["schemas"]["SimpleRunAnswer"] | components["schemas"]["RunAnswer"];
            links: components["schemas"]["RunLinks"];
        };
        /** @description One failure. */
        ProblemItem: {
            /** @description Dot path of the offending key. */
            field: string | null;
            /** @description What is wrong and how to fix it. */
            message: string;
            /** @description Code of the failure. */
            code: string;
            /** @description The key or value that was probably meant; of a key that belongs elsewhere in the body, its dot path. Present when one is near. */
            did_you_mean?: string;
            /** @description Keys that the object takes, or values that the field takes. Present for an unknown key and for a value out of a list, of the first 20 failures. */
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
            /** @description First offending key. */
            field: string | null;
            /** @description Every failure, in document order. */
            errors: components["schemas"]["ProblemItem"][];
            /** @description Failures beyond those listed. */
            errors_omitted?: number;
            /** @description Id of the request in the logs. */
            request_id: string;
        };
        /** @description Pricing rules. */
        Pricing: {
            /** @description The rule with the current numbers. */
            formula: string;
            /** @description Constants of the rule. */
            rules: {
                /** @description Units of any run. */
                base: number;
                /** @description Placements that cost one more unit. */
                placements_per_unit: number;
                /** @description Shading objects that cost one more unit. */
                objects_per_unit: number;
            };
            /** @description Factor with terrain-aware backtracking. */
            terrain_aware_multiplier: number;
            /** @description Weather step in minutes to factor. */
            step_multipliers: {
                [key: string]: number;
            };
            /** @description Weather longer than 8,784 hours counts once per year. */
            per_weather_year: boolean;
            /** @description Price of a unit. */
            unit_price_usd: number;
            /** @description Free units of an account in a month. */
            free_units_per_month: number;
        };
        /** @description A module of the library with its headline figures. */
        LibraryModule: {
            /** @description Id. */
            id: string;
            /** @description Manufacturer. */
            manufacturer: string;
            /** @description Model name. */
            name: string;
            /** @description Technology. */
            technology: string;
            /** @description Power at STC. */
            p_nom_w: number;
            /** @description Efficiency at STC. */
            efficiency?: number | null;
            /** @description The module is bifacial. */
            bifacial?: boolean;
            /** @description Length. */
            length_m?: number | null;
            /** @description Width. */
            width_m?: number | null;
            /** @description Open-circuit voltage. */
            v_oc_v?: number;
            /** @description Short-circuit current. */
            i_sc_a?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description An inverter of the library with its headline figures. */
        LibraryInverter: {
            /** @description Id. */
            id: string;
            /** @description Manufacturer. */
            manufacturer: string;
            /** @description Model name. */
            name: string;
            /** @description Nominal AC power. */
            p_ac_nom_kw: number;
            /** @description MPPT window, lower bound. */
            v_mppt_min_v?: number | null;
            /** @description MPPT window, upper bound. */
            v_mppt_max_v?: number | null;
            /** @description Maximum DC voltage. */
            v_dc_max_v?: number | null;
        } & {
            [key: string]: unknown;
        };
        /** @description What is known of a weather series, with what was found in it. */
        WeatherAnswerMeta: components["schemas"]["WeatherMeta"] & ({
            /** @description Rows of the series. */
            rows?: number;
            /** @description Gaps by column; a column without gaps is not listed. */
            missing?: {
                [key: string]: components["schemas"]["WeatherGaps"];
            };
            /** @description Sums and means of the year; of a series of more than 8,784 hours those of the mean year. */
            annual?: components["schemas"]["WeatherSums"];
            /** @description Quality report, for parsed files and typical years. */
            quality?: components["schemas"]["WeatherQuality"];
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
        /** @description State of the service. */
        Health: {
            /**
             * @description State.
             * @enum {string}
             */
            status: "ok";
            /** @description Version of the service. */
            version: string;
            /** @description Version of the engine. */
            engine_version: string;
            /** @description Runs waiting. */
            queue_depth: number;
            /** @description Workers of the pool. */
            workers: number;
        };
        /** @description The service can take work. */
        Ready: {
            /**
             * @description State.
             * @enum {string}
             */
            status: "ready";
        };
        /** @description A row of the loss diagram under the request as sent and under the option. */
        TreeRow: {
            /** @description Key of the row. */
            key: string;
            /** @description Label of the row. */
            label: string;
            /** @description Unit of the values. */
            unit: string;
            /** @description Value under the request as sent. Null when the diagram has no such row. */
            before: number | null;
            /** @description Value under the option. Null when the diagram has no such row. */
            after: number | null;
        };
        /** @description Columns of twelve, January first; null for a month without compared rows. */
        TreeScoreMonthly: {
            /** @description Mean of simulated minus reference. */
            bias: (number | null)[];
            /** @description Root of the mean squared difference. */
            rmse: (number | null)[];
        };
        /** @description Deviation of a simulated series from the reference series of the same name, over the rows in which the reference has a value. */
        TreeScore: {
            /** @description Name of the series. */
            column: string;
            /** @description Unit of bias and RMSE. */
            unit: string;
            /** @description Rows compared. */
            rows: number;
            /** @description Mean of simulated minus reference. */
            bias: number;
            /** @description Root of the mean squared difference. */
            rmse: number;
            /** @description Bias over the mean of the reference; null where that is 0. */
            bias_fraction: number | null;
            /** @description RMSE over the mean of the reference; null where that is 0. */
            rmse_fraction: number | null;
            monthly: components["schemas"]["TreeScoreMonthly"];
        };
        /** @description One option of a step: a full run of the request with this choice. Figures are null when the option does not apply. */
        TreeOption: {
            /** @description Value of the field. */
            option: string;
            /** @description Name of the model in the field. */
            title: string;
            /** @description Published source of the model. */
            source: string;
            /** @description The request selects it. */
            selected: boolean;
            /** @description It can run on this request. */
            applies: boolean;
            /** @description Why it does not apply; null when it does. */
            reason: string | null;
            /** @description Energy to grid of the year. */
            e_grid_kwh: number | null;
            /** @description Energy to grid less that of the request as sent. */
            difference_kwh: number | null;
            /** @description The difference over the energy of the request as sent; null where that is 0. */
            difference: number | null;
            /** @description The stage's own rows of the loss diagram. */
            rows: components["schemas"]["TreeRow"][];
            /** @description Against each reference series of the request; empty without. */
            scores: components["schemas"]["TreeScore"][];
            /** @description Time that the run took. The one figure that differs from call to call. */
            cost_ms: number | null;
        };
        /** @description A step of the stage and its options. */
        TreeStep: {
            /** @description Request field that chooses, as a dot path. */
            step: string;
            /** @description Name of the step. */
            title: string;
            /** @description Option that the run uses; null when this plant does not use the step. */
            selected: string | null;
            /** @description Every option, in the order of the documentation. */
            options: components["schemas"]["TreeOption"][];
        };
        /** @description Which reference series were scored. */
        TreeReference: {
            /** @description Names that a series of the run has. */
            scored: string[];
            /** @description Names that no series of the run has. */
            ignored: string[];
        };
        /** @description Every model option of a stage, scored against the request. */
        TreeAnswer: {
            /** @description Stage of the chain. */
            stage: string;
            /** @description Energy to grid of the request as sent. */
            e_grid_kwh: number;
            /** @description Step to the option that the request selects; steps that this plant does not use are left out. Also the form of a preference's `choices`. */
            path: {
                [key: string]: string;
            };
            /** @description Steps of the stage. */
            steps: components["schemas"]["TreeStep"][];
            /** @description Reference series of the request's weather; null without. */
            reference: components["schemas"]["TreeReference"] | null;
        };
        /** @description One option of a step. */
        DescribedOption: {
            /** @description Value of the field. */
            option: string;
            /** @description Name of the model in the field. */
            title: string;
            /** @description Published source of the model. */
            source: string;
            /** @description The request selects it. */
            selected: boolean;
            /** @description It can run on this request. */
            applies: boolean;
            /** @description Why it does not apply; null when it does. */
            reason: string | null;
        };
        /** @description A step of the stage and its options, without a run. */
        DescribedStep: {
            /** @description Request field that chooses, as a dot path. */
            step: string;
            /** @description Name of the step. */
            title: string;
            /** @description Option that the run uses; null when this plant does not use the step. */
            selected: string | null;
            /** @description Every option, in the order of the documentation. */
            options: components["schemas"]["DescribedOption"][];
        };
        /** @description The steps of a stage and the path that a request selects, without a run. */
        TreeDescription: {
            /** @description Stage of the chain. */
            stage: string;
            /** @description Step to the option that the request selects; steps that this plant does not use are left out. Also the form of a preference's `choices`. */
            path: {
                [key: string]: string;
            };
            /** @description Steps of the stage. */
            steps: components["schemas"]["DescribedStep"][];
        };
        /** @description Two daily windows in hours of the weather's standard time. A window that ends before it starts crosses midnight, one of equal ends is empty; a row counts by its middle. The windows may not overlap. */
        StorageSchedule: {
            /** @description The battery charges from here: with all that the plant gives beyond its own draw, up to charge_max_kw. */
            charge_start_h: number;
            /** @description End of charging. */
            charge_end_h: number;
            /** @description The battery discharges from here: with discharge_max_kw, within the grid limit. */
            discharge_start_h: number;
            /** @description End of discharging. */
            discharge_end_h: number;
        };
        /** @description Battery at the plant's AC bus, between the inverters and the grid limit, and a load at the injection point, after all AC losses. The battery is charged by the plant alone. */
        Storage: {
            /** @description Energy that the full battery holds; 0 for a load without a battery. */
            capacity_kwh: number;
            /**
             * @description What the battery is for: to take what the grid limit would curtail and give it back below the limit, to meet the load with the surplus over it, or to charge and discharge in daily windows.
             * @enum {string}
             */
            strategy: "grid_limit" | "self_consumption" | "schedule";
            /**
             * @description Charging power at the AC bus; null takes half the capacity an hour.
             * @default null
             */
            charge_max_kw: number | null;
            /**
             * @description Discharging power at the AC bus; null takes half the capacity an hour.
             * @default null
             */
            discharge_max_kw: number | null;
            /**
             * @description Energy stored over energy taken from the AC bus: converter and battery.
             * @default 0.95
             */
            efficiency_charge: number;
            /**
             * @description Energy given to the AC bus over energy taken out of the store.
             * @default 0.95
             */
            efficiency_discharge: number;
            /**
             * @description State of charge below which the battery does not discharge.
             * @default 0.1
             */
            soc_min: number;
            /**
             * @description State of charge at the first row, and at the start of every year of the lifetime table; null takes soc_min. What it holds above soc_min is given without having been charged: see the row storage_change.
             * @default null
             */
            soc_start: number | null;
            /**
             * @description Load at the injection point, in every strategy: a constant, or one value for every row of the weather; null for none. The plant meets it first; the rest comes from the grid, apart from e_grid. A grid limit at the injection point holds for what is left after it.
             * @default null
             */
            load_kw: number | number[] | null;
            /**
             * @description Daily windows of the schedule strategy.
             * @default null
             */
            schedule: components["schemas"]["StorageSchedule"] | null;
        };
        /** @description What the battery and the load did in the (mean) year. Energies of the battery are at the AC bus. */
        StorageSummary: {
            /** @description Energy charged. */
            charged_kwh: number;
            /** @description Energy discharged. */
            discharged_kwh: number;
            /** @description Conversion losses: charged less discharged less the change. */
            loss_kwh: number;
            /** @description Energy in the battery at the end less at the start. */
            change_kwh: number;
            /** @description Energy taken out of the store over its capacity. */
            equivalent_full_cycles: number;
            /** @description Energy charged that the grid limit would have curtailed. */
            recovered_kwh: number;
            /** @description Energy that the load needs. */
            load_kwh: number;
            /** @description Energy of the plant, through the battery or not, that meets the load. */
            self_consumed_kwh: number;
            /** @description Energy of the grid that meets the load; no part of e_grid_kwh. */
            from_grid_kwh: number;
            /** @description Self-consumed energy over all that the plant delivers to load and grid; null without a load. */
            self_consumption: number | null;
            /** @description Self-consumed energy over the need of the load; null without a load. */
            self_sufficiency: number | null;
        };
        /** @description No module: an empty object. */
        NoModule: Record<string, never>;
        /** @description What a run would need to know of the glass. */
        IamCurveRequest: {
            /** @description Incidence-angle model, as in a run. */
            iam: components["schemas"]["Iam"];
            /** @description Module, as in a run, for its own profile and glass; absent or empty for plain glass. */
            module?: components["schemas"]["ModuleRef"] | components["schemas"]["Module"] | components["schemas"]["NoModule"];
        };
        /** @description Factor on the beam by its incidence angle. */
        IamBeam: {
            /** @description Incidence angle from the normal, 0 to 90. */
            angles_deg: number[];
            /** @description Share of the light that the glass passes, of that at normal incidence. */
            factors: number[];
        };
        /** @description Factors on the diffuse by the tilt of the plane. */
        IamDiffuseFactors: {
            /** @description Value of `iam.diffuse`. */
            option: string;
            /** @description Tilt of the plane, 0 to 90. */
            tilts_deg: number[];
            /** @description Factor on the sky's diffuse. */
            sky: number[];
            /** @description Factor on the light that the ground reflects. */
            ground: number[];
        };
        /** @description The incidence-angle modifier that a run would apply. */
        IamCurveAnswer: {
            /** @description Option in effect: what `auto` chose. */
            kind: string;
            /** @description Name of the model in the field. */
            title: string;
            /** @description Published source of the model. */
            source: string;
            beam: components["schemas"]["IamBeam"];
            diffuse: components["schemas"]["IamDiffuseFactors"];
        };
        /** @description A horizon profile. */
        HorizonAnswer: {
            /** @description Latitude that it holds for, rounded to 0.001. */
            latitude: number;
            /** @description Longitude that it holds for, rounded to 0.001. */
            longitude: number;
            /** @description Azimuths clockwise from north, ascending: 48 at 7.5 deg. */
            azimuths_deg: number[];
            /** @description Elevation of the horizon at each azimuth. */
            elevations_deg: number[];
            /**
             * @description `pvgis`, or `flat` where none was to be had.
             * @enum {string}
             */
            source: "pvgis" | "flat";
            /** @description Whose data it is; null for a flat one. */
            attribution: string | null;
            /** @description Why it is flat, and what to mind when it is used. */
            notes: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description A place that fits a search. */
        PlaceMatch: {
            /** @description Name. */
            name: string;
            /** @description Name with region and country, for a list to choose from. */
            label: string;
            /** @description `coordinates`; of the index `capital`, `city` (100,000 inhabitants and more), `town`, `village` or `district`; of a search service its own word. */
            kind: string;
            /** @description Latitude, north positive. */
            latitude: number;
            /** @description Longitude, east positive. */
            longitude: number;
            /** @description Height above the sea; null when it is not known. */
            elevation: number | null;
            /** @description Offset of the standard time from UTC, as `site.timezone` takes it. */
            timezone: number;
            /** @description Name of the time zone; null when it is not known. */
            timezone_name: string | null;
            /** @description Country, in English. */
            country: string | null;
            /** @description ISO 3166 code of the country, two letters. */
            country_code: string | null;
            /** @description State, province or region, in English. */
            region: string | null;
            /** @description Inhabitants; null when it is not known. */
            population: number | null;
            /**
             * @description `coordinates` as typed, the embedded `index`, or the configured `geocoder`.
             * @enum {string}
             */
            source: "coordinates" | "index" | "geocoder";
            /** @description Whose data it is; to be shown with them. */
            attribution: string | null;
            /** @description How it was found, where it is not the place as written. */
            notes: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description What is known of a site by month, January first. */
        SiteMonthlyRequest: {
            /** @description Mean air temperature of each month, January first. No month on earth is above 50: degrees Fahrenheit are not taken. */
            t_mean_monthly_c: number[];
            /**
             * @description Precipitation of each month, rain and snow as water: what of it falls as snow is told by the temperature. A round figure of the temperate zone where absent.
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
             * @description Soiling loss without snow, as a simple run takes it where absent.
             * @default 0.02
             */
            soiling: number;
            /**
             * @description Tilt of the modules, from which snow slides the sooner the steeper they are; of a tracker its largest rotation.
             * @default 30
             */
            tilt_deg: number;
        };
        /** @description How a column was found. */
        EstimateMethod: {
            /** @description Column of the answer. */
            column: string;
            /** @description Equation; T is the mean temperature of the month in degC unless said otherwise, P its precipitation. */
            equation: string;
            /** @description Where it is published. */
            source: string;
            /** @description Where it holds, and its error. */
            valid_for: string;
        };
        /** @description Months of a site, January first. */
        SiteMonthlyAnswer: {
            /** @description Ground albedo: the `site.albedo_monthly` of a run. */
            albedo_monthly: number[];
            /** @description Loss by dirt and snow: the `site.soiling_monthly` of a run. */
            soiling_monthly: number[];
            /** @description Share of the month in which snow covers the ground. */
            snow_cover_frac_monthly: number[];
            /** @description Fresh snow of the month. */
            snowfall_monthly_cm: number[];
            /** @description Loss by snow alone, part of `soiling_monthly`. */
            snow_loss_monthly: number[];
            /** @description How each column was found. */
            method: components["schemas"]["EstimateMethod"][];
            /** @description What to mind when the months are used. */
            notes: string[];
        } & {
            [key: string]: unknown;
        };
    };
    responses: {
        /** @description The body is not JSON, or a header is malformed. */
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
        /** @description The idempotency key was used with another body. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body exceeds the limit. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Media type not read here. */
        UnsupportedMedia: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Validation failed, or the run failed; every failure is listed. */
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
        /** @description The source did not answer, the queue of runs is full, or the store cannot be written. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Names of the series that the answer carries, separated by commas, in the wanted order: `GlobInc,E_Grid`. Without it the answer carries all of the run's series. Reference series of the weather are chosen by their names too; a name with a comma stands in double quotes. A name that comes twice counts once; a name that the run does not have is 422. It does not ask for the series itself: `include_series` or `Accept: text/csv` does. */
        Columns: string;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds after which the same request may succeed. */
        RetryAfter: number;
        /** @description New weather locations that one address may ask for in an hour; stored ones are not counted. */
        RateLimitLimit: number;
        /** @description New locations that this address has left. */
        RateLimitRemaining: number;
        /** @description Seconds until the next one becomes free again; 0 while none is taken. */
        RateLimitReset: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createRun: {
        parameters: {
            query?: {
                /** @description Names of the series that the answer carries, separated by commas, in the wanted order: `GlobInc,E_Grid`. Without it the answer carries all of the run's series. Reference series of the weather are chosen by their names too; a name with a comma stands in double quotes. A name that comes twice counts once; a name that the run does not have is 422. It does not ask for the series itself: `include_series` or `Accept: text/csv` does. */
                columns?: components["parameters"]["Columns"];
            };
            header?: {
                /** @description Replays the first answer to the same request for 24 hours. The same request has the same body, the same `columns` and the same form of answer (JSON or CSV); another one under the key is 409. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` asks for 202 at once. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunAnswer"];
                    /**
                     * @example time,GlobInc (W/m2),E_Grid (kWh),timezone (UTC+01:00)
                     *     2001-06-21T12:00,812.4,71.306,1
                     */
                    "text/csv": string;
                };
            };
            /** @description The run goes on in the background; poll `links.run`. */
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
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
                /** @description Names of the series that the answer carries, separated by commas, in the wanted order: `GlobInc,E_Grid`. Without it the answer carries all of the run's series. Reference series of the weather are chosen by their names too; a name with a comma stands in double quotes. A name that comes twice counts once; a name that the run does not have is 422. It does not ask for the series itself: `include_series` or `Accept: text/csv` does. */
                columns?: components["parameters"]["Columns"];
            };
            header?: {
                /** @description Replays the first answer to the same request for 24 hours. The same request has the same body, the same `columns` and the same form of answer (JSON or CSV); another one under the key is 409. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` asks for 202 at once. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunAnswer"];
                    /**
                     * @example time,GlobInc (W/m2),E_Grid (kWh),timezone (UTC+01:00)
                     *     2001-06-21T12:00,812.4,71.306,1
                     */
                    "text/csv": string;
                };
            };
            /** @description The run goes on in the background; poll `links.run`. */
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSimpleRun: {
        parameters: {
            query?: {
                /** @description Names of the series that the answer carries, separated by commas, in the wanted order: `GlobInc,E_Grid`. Without it the answer carries all of the run's series. Reference series of the weather are chosen by their names too; a name with a comma stands in double quotes. A name that comes twice counts once; a name that the run does not have is 422. It does not ask for the series itself: `include_series` or `Accept: text/csv` does. */
                columns?: components["parameters"]["Columns"];
            };
            header?: {
                /** @description Replays the first answer to the same request for 24 hours. The same request has the same body, the same `columns` and the same form of answer (JSON or CSV); another one under the key is 409. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` asks for 202 at once. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimpleRunAnswer"];
                    /**
                     * @example time,GlobInc (W/m2),E_Grid (kWh),timezone (UTC+01:00)
                     *     2001-06-21T12:00,812.4,71.306,1
                     */
                    "text/csv": string;
                };
            };
            /** @description The run goes on in the background; poll `links.run`. */
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
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
                /** @description Names of the series that the answer carries, separated by commas, in the wanted order: `GlobInc,E_Grid`. Without it the answer carries all of the run's series. Reference series of the weather are chosen by their names too; a name with a comma stands in double quotes. A name that comes twice counts once; a name that the run does not have is 422. It does not ask for the series itself: `include_series` or `Accept: text/csv` does. */
                columns?: components["parameters"]["Columns"];
            };
            header?: {
                /** @description Replays the first answer to the same request for 24 hours. The same request has the same body, the same `columns` and the same form of answer (JSON or CSV); another one under the key is 409. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` asks for 202 at once. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimpleRunAnswer"];
                    /**
                     * @example time,GlobInc (W/m2),E_Grid (kWh),timezone (UTC+01:00)
                     *     2001-06-21T12:00,812.4,71.306,1
                     */
                    "text/csv": string;
                };
            };
            /** @description The run goes on in the background; poll `links.run`. */
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRun: {
        parameters: {
            query?: {
                /** @description Return the hourly series too, at most 10,000,000 values (rows x columns). */
                include_series?: boolean;
                /** @description Names of the series that the answer carries, separated by commas, in the wanted order: `GlobInc,E_Grid`. Without it the answer carries all of the run's series. Reference series of the weather are chosen by their names too; a name with a comma stands in double quotes. A name that comes twice counts once; a name that the run does not have is 422. It does not ask for the series itself: `include_series` or `Accept: text/csv` does. */
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
            /** @description The run is complete. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredRun"];
                };
            };
            /** @description The run goes on in the background; poll `links.run`. */
            202: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedRun"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
        };
    };
    getRunV1: {
        parameters: {
            query?: {
                /** @description Return the hourly series too, at most 10,000,000 values (rows x columns). */
                include_series?: boolean;
                /** @description Names of the series that the answer carries, separated by commas, in the wanted order: `GlobInc,E_Grid`. Without it the answer carries all of the run's series. Reference series of the weather are chosen by their names too; a name with a comma stands in double quotes. A name that comes twice counts once; a name that the run does not have is 422. It does not ask for the series itself: `include_series` or `Accept: text/csv` does. */
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
            /** @description The run is complete. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredRun"];
                };
            };
            /** @description The run goes on in the background; poll `links.run`. */
            202: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedRun"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
        };
    };
    getRunSeriesCsv: {
        parameters: {
            query?: {
                /** @description Names of the series that the answer carries, separated by commas, in the wanted order: `GlobInc,E_Grid`. Without it the answer carries all of the run's series. Reference series of the weather are chosen by their names too; a name with a comma stands in double quotes. A name that comes twice counts once; a name that the run does not have is 422. It does not ask for the series itself: `include_series` or `Accept: text/csv` does. */
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
                    /**
                     * @example time,GlobInc (W/m2),E_Grid (kWh),timezone (UTC+01:00)
                     *     2001-06-21T12:00,812.4,71.306,1
                     */
                    "text/csv": string;
                };
            };
            /** @description The run goes on in the background; poll `links.run`. */
            202: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedRun"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
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
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
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
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeDescription"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
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
        /** @description The sections. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
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
            /** @description The answer. */
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
            /** @description The answer. */
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
            500: components["responses"]["Internal"];
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
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pricing"];
                };
            };
            500: components["responses"]["Internal"];
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
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pricing"];
                };
            };
            500: components["responses"]["Internal"];
        };
    };
    listModules: {
        parameters: {
            query?: {
                /** @description Substring of manufacturer, model or id. */
                q?: string;
                /** @description Most entries returned. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryModule"][];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
        };
    };
    listInverters: {
        parameters: {
            query?: {
                /** @description Substring of manufacturer, model or id. */
                q?: string;
                /** @description Most entries returned. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryInverter"][];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
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
                /** @description `meta` leaves the rows out. */
                fields?: "all" | "meta";
                /** @description Source of the year. `nsrdb` is the satellite database of the Americas (synonym `americas_db`), `pvgis` the European generator (synonym `europe_db`), `embedded` the synthetic year that this service makes itself. `auto` asks `nsrdb` west of 32 deg W and `pvgis` elsewhere, then the other one, and takes `embedded` when neither can be reached or is configured; the answer says so. */
                source?: "auto" | "nsrdb" | "pvgis" | "embedded" | "americas_db" | "europe_db";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    parseWeather: {
        parameters: {
            query?: {
                /** @description What the stamps of a table without a known format mark: the start, the middle or the end of their interval. Found from the stamps without it. */
                interval?: "start" | "middle" | "end";
                /** @description Hours from UTC of the site's standard time, for a file that does not state it. Without it the standard time of the place is taken, where the file or the sender names one, and a note says so. */
                timezone?: number;
                /** @description Degrees north, for a file that does not state it. */
                latitude?: number;
                /** @description Degrees east, for a file that does not state it. */
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
                    /** @description The weather file. */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeatherAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
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
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HorizonAnswer"];
                };
            };
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
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceMatch"][];
                };
            };
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
        /** @description The climate of the site. */
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
            /** @description The months. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteMonthlyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
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
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
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
            /** @description The service can take work. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ready"];
                };
            };
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
            /** @description The answer. */
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
            500: components["responses"]["Internal"];
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
            500: components["responses"]["Internal"];
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
            500: components["responses"]["Internal"];
        };
    };
}
