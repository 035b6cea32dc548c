// Written by codegen from openapi.json. Do not edit: bun run gen.
import { client } from './client.gen.ts';
import { type Client, type ClientMeta, formDataBodySerializer, type Options as Options2, type RequestResult, type TDataShape } from './client/index.ts';
import type { CreateRunData, CreateRunErrors, CreateRunResponses, CreateRunV1Data, CreateRunV1Errors, CreateRunV1Responses, CreateSimpleRunData, CreateSimpleRunErrors, CreateSimpleRunResponses, CreateSimpleRunV1Data, CreateSimpleRunV1Errors, CreateSimpleRunV1Responses, DescribeTreeData, DescribeTreeErrors, DescribeTreeResponses, EstimateSiteMonthlyData, EstimateSiteMonthlyErrors, EstimateSiteMonthlyResponses, FindPlacesData, FindPlacesErrors, FindPlacesResponses, GetDefaultsData, GetDefaultsErrors, GetDefaultsResponses, GetHealthData, GetHealthErrors, GetHealthResponses, GetHorizonData, GetHorizonErrors, GetHorizonResponses, GetIamCurveData, GetIamCurveErrors, GetIamCurveResponses, GetMetricsData, GetMetricsErrors, GetMetricsResponses, GetOpenapiData, GetOpenapiErrors, GetOpenapiResponses, GetPricingData, GetPricingErrors, GetPricingResponses, GetPricingV1Data, GetPricingV1Errors, GetPricingV1Responses, GetReadyData, GetReadyErrors, GetReadyResponses, GetReferencePageData, GetReferencePageErrors, GetReferencePageResponses, GetRunData, GetRunErrors, GetRunResponses, GetRunSchemaData, GetRunSchemaErrors, GetRunSchemaResponses, GetRunSeriesCsvData, GetRunSeriesCsvErrors, GetRunSeriesCsvResponses, GetRunV1Data, GetRunV1Errors, GetRunV1Responses, GetTypicalYearData, GetTypicalYearErrors, GetTypicalYearResponses, ListInvertersData, ListInvertersErrors, ListInvertersResponses, ListModulesData, ListModulesErrors, ListModulesResponses, ParseWeatherData, ParseWeatherErrors, ParseWeatherResponses, ScoreTreeData, ScoreTreeErrors, ScoreTreeResponses } from './types.gen.ts';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: keyof ClientMeta extends never ? Record<string, unknown> : ClientMeta;
};

/**
 * Simulate a plant
 *
 * Runs one plant for the weather it carries. Answers 200 when the run finishes within the wait, else 202. With `Accept: text/csv` the answer is the series alone, as CSV: one line of titles with units, then one row a timestep; `include_series` is not needed. Any other `Accept` answers JSON, also one that names neither type or weighs both alike. A run that goes to the background answers 202 with JSON in either case, and keeps its series. One answer carries at most 10,000,000 values of series (rows x columns): a year of 1- or 2-minute rows with all its columns is refused with 422 before it runs; name fewer in `columns`, or send `Prefer: respond-async` and read `links.series_csv`, which has no such bound.
 */
export const createRun = <ThrowOnError extends boolean = false>(options: Options<CreateRunData, ThrowOnError>): RequestResult<CreateRunResponses, CreateRunErrors, ThrowOnError> => (options.client ?? client).post<CreateRunResponses, CreateRunErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/run',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Simulate a plant
 *
 * Runs one plant for the weather it carries. Answers 200 when the run finishes within the wait, else 202. With `Accept: text/csv` the answer is the series alone, as CSV: one line of titles with units, then one row a timestep; `include_series` is not needed. Any other `Accept` answers JSON, also one that names neither type or weighs both alike. A run that goes to the background answers 202 with JSON in either case, and keeps its series. One answer carries at most 10,000,000 values of series (rows x columns): a year of 1- or 2-minute rows with all its columns is refused with 422 before it runs; name fewer in `columns`, or send `Prefer: respond-async` and read `links.series_csv`, which has no such bound.
 */
export const createRunV1 = <ThrowOnError extends boolean = false>(options: Options<CreateRunV1Data, ThrowOnError>): RequestResult<CreateRunV1Responses, CreateRunV1Errors, ThrowOnError> => (options.client ?? client).post<CreateRunV1Responses, CreateRunV1Errors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/v1/run',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Simulate from a location and a size
 *
 * Expands a location and a size to a full request by stated defaults and runs it. With `Accept: text/csv` the answer is the series alone, as CSV: one line of titles with units, then one row a timestep; `include_series` is not needed. Any other `Accept` answers JSON, also one that names neither type or weighs both alike. A run that goes to the background answers 202 with JSON in either case, and keeps its series. One answer carries at most 10,000,000 values of series (rows x columns): a year of 1- or 2-minute rows with all its columns is refused with 422 before it runs; name fewer in `columns`, or send `Prefer: respond-async` and read `links.series_csv`, which has no such bound.
 */
export const createSimpleRun = <ThrowOnError extends boolean = false>(options: Options<CreateSimpleRunData, ThrowOnError>): RequestResult<CreateSimpleRunResponses, CreateSimpleRunErrors, ThrowOnError> => (options.client ?? client).post<CreateSimpleRunResponses, CreateSimpleRunErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/run/simple',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Simulate from a location and a size
 *
 * Expands a location and a size to a full request by stated defaults and runs it. With `Accept: text/csv` the answer is the series alone, as CSV: one line of titles with units, then one row a timestep; `include_series` is not needed. Any other `Accept` answers JSON, also one that names neither type or weighs both alike. A run that goes to the background answers 202 with JSON in either case, and keeps its series. One answer carries at most 10,000,000 values of series (rows x columns): a year of 1- or 2-minute rows with all its columns is refused with 422 before it runs; name fewer in `columns`, or send `Prefer: respond-async` and read `links.series_csv`, which has no such bound.
 */
export const createSimpleRunV1 = <ThrowOnError extends boolean = false>(options: Options<CreateSimpleRunV1Data, ThrowOnError>): RequestResult<CreateSimpleRunV1Responses, CreateSimpleRunV1Errors, ThrowOnError> => (options.client ?? client).post<CreateSimpleRunV1Responses, CreateSimpleRunV1Errors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/v1/run/simple',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read a stored run
 *
 * The request as sent, what its ids resolved to, and the response; 202 while it runs, 422 when it failed.
 */
export const getRun = <ThrowOnError extends boolean = false>(options: Options<GetRunData, ThrowOnError>): RequestResult<GetRunResponses, GetRunErrors, ThrowOnError> => (options.client ?? client).get<GetRunResponses, GetRunErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/runs/{run_id}',
    ...options
});

/**
 * Read a stored run
 *
 * The request as sent, what its ids resolved to, and the response; 202 while it runs, 422 when it failed.
 */
export const getRunV1 = <ThrowOnError extends boolean = false>(options: Options<GetRunV1Data, ThrowOnError>): RequestResult<GetRunV1Responses, GetRunV1Errors, ThrowOnError> => (options.client ?? client).get<GetRunV1Responses, GetRunV1Errors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/v1/runs/{run_id}',
    ...options
});

/**
 * Series of a stored run as CSV
 *
 * One row a timestep: the start of the row in the weather's standard time, the series with their units in the header, then the reference series of another tool. The last column is the zone of the stamps: its title says it (`timezone (UTC+01:00)`), its values are hours from UTC. A coded column has its legend where others have the unit (`TrkState (0 tracking; 1 backtracking; ...)`). Values are rounded to 1e-13 of the column's largest; an empty cell is a value that does not exist. A series of any length streams.
 */
export const getRunSeriesCsv = <ThrowOnError extends boolean = false>(options: Options<GetRunSeriesCsvData, ThrowOnError>): RequestResult<GetRunSeriesCsvResponses, GetRunSeriesCsvErrors, ThrowOnError> => (options.client ?? client).get<GetRunSeriesCsvResponses, GetRunSeriesCsvErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/runs/{run_id}/series.csv',
    ...options
});

/**
 * Score the model options of a stage
 *
 * Runs the request once with every option of every step of the stage, one change at a time, and answers what each choice is worth: energy, difference, the stage's own rows of the loss diagram, cost in ms, and the deviation from each reference series that the weather carries. Each score is that of a full run with the option. Not charged.
 */
export const scoreTree = <ThrowOnError extends boolean = false>(options: Options<ScoreTreeData, ThrowOnError>): RequestResult<ScoreTreeResponses, ScoreTreeErrors, ThrowOnError> => (options.client ?? client).post<ScoreTreeResponses, ScoreTreeErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/tree/{stage}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Describe the steps of a stage
 *
 * The steps of the stage, the options of each and the path that the request selects, without running. Options that do not apply to the request say why. Not charged.
 */
export const describeTree = <ThrowOnError extends boolean = false>(options: Options<DescribeTreeData, ThrowOnError>): RequestResult<DescribeTreeResponses, DescribeTreeErrors, ThrowOnError> => (options.client ?? client).post<DescribeTreeResponses, DescribeTreeErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/tree/{stage}/describe',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Incidence-angle curve
 *
 * The beam curve by angle that a run with these sections would apply, and its factors on the diffuse by tilt. `auto` is resolved.
 */
export const getIamCurve = <ThrowOnError extends boolean = false>(options: Options<GetIamCurveData, ThrowOnError>): RequestResult<GetIamCurveResponses, GetIamCurveErrors, ThrowOnError> => (options.client ?? client).post<GetIamCurveResponses, GetIamCurveErrors, ThrowOnError>({
    url: '/api/iam-curve',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * A complete run request
 *
 * A real plant that runs as it is; drop `_meta` before sending it.
 */
export const getDefaults = <ThrowOnError extends boolean = false>(options?: Options<GetDefaultsData, ThrowOnError>): RequestResult<GetDefaultsResponses, GetDefaultsErrors, ThrowOnError> => (options?.client ?? client).get<GetDefaultsResponses, GetDefaultsErrors, ThrowOnError>({ url: '/api/defaults', ...options });

/**
 * JSON Schema of a run request
 *
 * Self-contained JSON Schema (2020-12) of the body of `POST /api/run`.
 */
export const getRunSchema = <ThrowOnError extends boolean = false>(options?: Options<GetRunSchemaData, ThrowOnError>): RequestResult<GetRunSchemaResponses, GetRunSchemaErrors, ThrowOnError> => (options?.client ?? client).get<GetRunSchemaResponses, GetRunSchemaErrors, ThrowOnError>({ url: '/api/schema/run.json', ...options });

/**
 * Pricing rules
 *
 * The rules by which a run is charged in units.
 */
export const getPricing = <ThrowOnError extends boolean = false>(options?: Options<GetPricingData, ThrowOnError>): RequestResult<GetPricingResponses, GetPricingErrors, ThrowOnError> => (options?.client ?? client).get<GetPricingResponses, GetPricingErrors, ThrowOnError>({ url: '/api/pricing', ...options });

/**
 * Pricing rules
 *
 * The rules by which a run is charged in units.
 */
export const getPricingV1 = <ThrowOnError extends boolean = false>(options?: Options<GetPricingV1Data, ThrowOnError>): RequestResult<GetPricingV1Responses, GetPricingV1Errors, ThrowOnError> => (options?.client ?? client).get<GetPricingV1Responses, GetPricingV1Errors, ThrowOnError>({ url: '/v1/pricing', ...options });

/**
 * Search modules
 *
 * Substring search over manufacturer, model and id.
 */
export const listModules = <ThrowOnError extends boolean = false>(options?: Options<ListModulesData, ThrowOnError>): RequestResult<ListModulesResponses, ListModulesErrors, ThrowOnError> => (options?.client ?? client).get<ListModulesResponses, ListModulesErrors, ThrowOnError>({ url: '/api/library/modules', ...options });

/**
 * Search inverters
 *
 * Substring search over manufacturer, model and id.
 */
export const listInverters = <ThrowOnError extends boolean = false>(options?: Options<ListInvertersData, ThrowOnError>): RequestResult<ListInvertersResponses, ListInvertersErrors, ThrowOnError> => (options?.client ?? client).get<ListInvertersResponses, ListInvertersErrors, ThrowOnError>({ url: '/api/library/inverters', ...options });

/**
 * Typical year of a location
 *
 * A typical year of hours in local standard time, fetched once per location and source and then stored; `meta.id` names it in runs. `meta.source` and `meta.radiation_db` say where it comes from, `meta.notes` how far to trust it and why a source stands in for another. A source that is asked for by name and cannot be reached, or is not configured, is 503 `geo_unavailable`; a location without data is 422 `weather_location_unavailable`. An address may ask for 30 new locations an hour; stored ones are not limited. `meta.quality` is the quality report, as of a parsed file. The embedded year also carries relative humidity and precipitable water, and in months with snow its albedo; against 42 real years the specific yield of one and the same fixed plant is off by 6.0 % on average and 29 % at worst (3.0 and 11 % in North America), the annual global irradiation by 4.8 %.
 */
export const getTypicalYear = <ThrowOnError extends boolean = false>(options: Options<GetTypicalYearData, ThrowOnError>): RequestResult<GetTypicalYearResponses, GetTypicalYearErrors, ThrowOnError> => (options.client ?? client).get<GetTypicalYearResponses, GetTypicalYearErrors, ThrowOnError>({ url: '/api/weather/tmy', ...options });

/**
 * Read a weather file
 *
 * Reads TMY2, TMY3, EPW, NSRDB CSV, SAM CSV, SolarAnywhere CSV, PVGIS CSV and JSON, Meteonorm .dat, PVsyst standard CSV, PVsyst variants with hourly results, and CSV with a header row, plain or gzip-compressed, and answers with a weather section ready for a run. `meta.quality` reports how well the file fits itself and the sun (closure of the irradiances, light at night, stamps that run late or early); `meta.notes` says what to do about what was found. A run takes the section as it is, or `weather: {id}` with `meta.id`, under which it is stored for 30 days (for less where the service runs out of room: the oldest uploads go first).
 */
export const parseWeather = <ThrowOnError extends boolean = false>(options: Options<ParseWeatherData, ThrowOnError>): RequestResult<ParseWeatherResponses, ParseWeatherErrors, ThrowOnError> => (options.client ?? client).post<ParseWeatherResponses, ParseWeatherErrors, ThrowOnError>({
    ...formDataBodySerializer,
    url: '/api/parse-weather',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Horizon profile of a location
 *
 * Heights of the terrain around a location, from the terrain model of PVGIS where the service is set up to ask it; stored by location (0.001 deg, about 100 m). Otherwise flat, and `notes` say why. `azimuths_deg` and `elevations_deg` go into `site.horizon_azimuths_deg` and `site.horizon_elevations_deg` as they are.
 */
export const getHorizon = <ThrowOnError extends boolean = false>(options: Options<GetHorizonData, ThrowOnError>): RequestResult<GetHorizonResponses, GetHorizonErrors, ThrowOnError> => (options.client ?? client).get<GetHorizonResponses, GetHorizonErrors, ThrowOnError>({ url: '/api/geo/horizon', ...options });

/**
 * Search a place
 *
 * Up to five matches, best first. Coordinates typed as text are understood (`48.137, 11.576`, `48°8'14"N 11°34'31"E`). Without a configured search service the embedded index answers: places of 5,000 and more inhabitants by their names in any language or script, alone or with a region or country behind them. Its data are GeoNames' (geonames.org, CC BY 4.0); `attribution` names the owner of every match.
 */
export const findPlaces = <ThrowOnError extends boolean = false>(options: Options<FindPlacesData, ThrowOnError>): RequestResult<FindPlacesResponses, FindPlacesErrors, ThrowOnError> => (options.client ?? client).get<FindPlacesResponses, FindPlacesErrors, ThrowOnError>({ url: '/api/geo/geocode', ...options });

/**
 * Monthly albedo and soiling with snow
 *
 * Ground albedo and soiling of each month where there may be snow, from the monthly mean temperatures of a site, by published methods (`method` names them and says where they hold). `albedo_monthly` and `soiling_monthly` go into the `site` of a run as they are. Either hemisphere: the temperatures say where winter is. Mean absolute error of the albedo against 132 months of 11 weather files: 0.08, in months below 8 degC 0.12 (a constant 0.2: 0.25). The loss under snow is an order of magnitude: it follows the precipitation, 50 mm a month where none is given.
 */
export const estimateSiteMonthly = <ThrowOnError extends boolean = false>(options: Options<EstimateSiteMonthlyData, ThrowOnError>): RequestResult<EstimateSiteMonthlyResponses, EstimateSiteMonthlyErrors, ThrowOnError> => (options.client ?? client).post<EstimateSiteMonthlyResponses, EstimateSiteMonthlyErrors, ThrowOnError>({
    url: '/api/estimate/site-monthly',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Liveness
 *
 * Liveness, version and queue depth.
 */
export const getHealth = <ThrowOnError extends boolean = false>(options?: Options<GetHealthData, ThrowOnError>): RequestResult<GetHealthResponses, GetHealthErrors, ThrowOnError> => (options?.client ?? client).get<GetHealthResponses, GetHealthErrors, ThrowOnError>({ url: '/api/health', ...options });

/**
 * Readiness
 *
 * Answers 200 when the service can take work: its store answers and can be written. Else 503: send requests elsewhere, and try again after `Retry-After`. Liveness is `/api/health`, which touches nothing.
 */
export const getReady = <ThrowOnError extends boolean = false>(options?: Options<GetReadyData, ThrowOnError>): RequestResult<GetReadyResponses, GetReadyErrors, ThrowOnError> => (options?.client ?? client).get<GetReadyResponses, GetReadyErrors, ThrowOnError>({ url: '/api/ready', ...options });

/**
 * This document
 *
 * The OpenAPI 3.1 description of the service.
 */
export const getOpenapi = <ThrowOnError extends boolean = false>(options?: Options<GetOpenapiData, ThrowOnError>): RequestResult<GetOpenapiResponses, GetOpenapiErrors, ThrowOnError> => (options?.client ?? client).get<GetOpenapiResponses, GetOpenapiErrors, ThrowOnError>({ url: '/openapi.json', ...options });

/**
 * Interactive reference
 *
 * The interactive reference page of this document.
 */
export const getReferencePage = <ThrowOnError extends boolean = false>(options?: Options<GetReferencePageData, ThrowOnError>): RequestResult<GetReferencePageResponses, GetReferencePageErrors, ThrowOnError> => (options?.client ?? client).get<GetReferencePageResponses, GetReferencePageErrors, ThrowOnError>({ url: '/docs', ...options });

/**
 * Metrics
 *
 * Counters and gauges of this process in the text format of Prometheus (0.0.4), each with its HELP and TYPE. It needs no key: a proxy in front of a public service should not pass it on.
 */
export const getMetrics = <ThrowOnError extends boolean = false>(options?: Options<GetMetricsData, ThrowOnError>): RequestResult<GetMetricsResponses, GetMetricsErrors, ThrowOnError> => (options?.client ?? client).get<GetMetricsResponses, GetMetricsErrors, ThrowOnError>({ url: '/metrics', ...options });
