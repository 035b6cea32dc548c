// Written by codegen from openapi.json. Do not edit: bun run gen.
import type { Caller, CallOptions, RunOptions } from '../src/call.ts'
import * as operations from './sdk.gen.ts'
import type { AcceptedRun, CreateRunData, CreateSimpleRunData, DescribeTreeData, FindPlacesData, FindPlacesResponses, GetDefaultsResponses, GetHorizonData, GetOpenapiResponses, GetRunData, GetRunSchemaResponses, GetRunSeriesCsvData, GetTypicalYearData, Health, HorizonAnswer, IamCurveAnswer, IamCurveRequest, ListInvertersData, ListInvertersResponses, ListModulesData, ListModulesResponses, ParseWeatherData, Pricing, Ready, RunAnswer, RunRequest, ScoreTreeData, SimpleRunAnswer, SimpleRunRequest, SiteMonthlyAnswer, SiteMonthlyRequest, StoredRun, TreeAnswer, TreeDescription, WeatherAnswer } from './types.gen.ts'

/** Every operation of the service. A failure rejects with `PvyieldError`, a lost connection with `PvyieldConnectionError`. */
export interface Operations {
  /**
   * Simulate a plant
   *
   * Runs one plant for the weather it carries. Answers 200 when the run finishes within the wait, else 202. With `Accept: text/csv` the answer is the series alone, as CSV: one line of titles with units, then one row a timestep; `include_series` is not needed. Any other `Accept` answers JSON, also one that names neither type or weighs both alike. A run that goes to the background answers 202 with JSON in either case, and keeps its series. One answer carries at most 10,000,000 values of series (rows x columns): a year of 1- or 2-minute rows with all its columns is refused with 422 before it runs; name fewer in `columns`, or send `Prefer: respond-async` and read `links.series_csv`, which has no such bound.
   */
  createRun(body: RunRequest, query?: CreateRunData['query'], options?: RunOptions): Promise<RunAnswer | AcceptedRun>
  /**
   * Simulate from a location and a size
   *
   * Expands a location and a size to a full request by stated defaults and runs it. With `Accept: text/csv` the answer is the series alone, as CSV: one line of titles with units, then one row a timestep; `include_series` is not needed. Any other `Accept` answers JSON, also one that names neither type or weighs both alike. A run that goes to the background answers 202 with JSON in either case, and keeps its series. One answer carries at most 10,000,000 values of series (rows x columns): a year of 1- or 2-minute rows with all its columns is refused with 422 before it runs; name fewer in `columns`, or send `Prefer: respond-async` and read `links.series_csv`, which has no such bound.
   */
  createSimpleRun(body: SimpleRunRequest, query?: CreateSimpleRunData['query'], options?: RunOptions): Promise<SimpleRunAnswer | AcceptedRun>
  /**
   * Read a stored run
   *
   * The request as sent, what its ids resolved to, and the response; 202 while it runs, 422 when it failed.
   */
  getRun(runId: GetRunData['path']['run_id'], query?: GetRunData['query'], options?: CallOptions): Promise<StoredRun | AcceptedRun>
  /**
   * Series of a stored run as CSV
   *
   * One row a timestep: the start of the row in the weather's standard time, the series with their units in the header, then the reference series of another tool. The last column is the zone of the stamps: its title says it (`timezone (UTC+01:00)`), its values are hours from UTC. A coded column has its legend where others have the unit (`TrkState (0 tracking; 1 backtracking; ...)`). Values are rounded to 1e-13 of the column's largest; an empty cell is a value that does not exist. A series of any length streams.
   */
  getRunSeriesCsv(runId: GetRunSeriesCsvData['path']['run_id'], query?: GetRunSeriesCsvData['query'], options?: CallOptions): Promise<string>
  /**
   * Score the model options of a stage
   *
   * Runs the request once with every option of every step of the stage, one change at a time, and answers what each choice is worth: energy, difference, the stage's own rows of the loss diagram, cost in ms, and the deviation from each reference series that the weather carries. Each score is that of a full run with the option. Not charged.
   */
  scoreTree(stage: ScoreTreeData['path']['stage'], body: RunRequest, options?: CallOptions): Promise<TreeAnswer>
  /**
   * Describe the steps of a stage
   *
   * The steps of the stage, the options of each and the path that the request selects, without running. Options that do not apply to the request say why. Not charged.
   */
  describeTree(stage: DescribeTreeData['path']['stage'], body: RunRequest, options?: CallOptions): Promise<TreeDescription>
  /**
   * Incidence-angle curve
   *
   * The beam curve by angle that a run with these sections would apply, and its factors on the diffuse by tilt. `auto` is resolved.
   */
  getIamCurve(body: IamCurveRequest, options?: CallOptions): Promise<IamCurveAnswer>
  /**
   * A complete run request
   *
   * A real plant that runs as it is; drop `_meta` before sending it.
   */
  getDefaults(options?: CallOptions): Promise<GetDefaultsResponses[200]>
  /**
   * JSON Schema of a run request
   *
   * Self-contained JSON Schema (2020-12) of the body of `POST /api/run`.
   */
  getRunSchema(options?: CallOptions): Promise<GetRunSchemaResponses[200]>
  /**
   * Pricing rules
   *
   * The rules by which a run is charged in units.
   */
  getPricing(options?: CallOptions): Promise<Pricing>
  /**
   * Search modules
   *
   * Substring search over manufacturer, model and id.
   */
  listModules(query?: ListModulesData['query'], options?: CallOptions): Promise<ListModulesResponses[200]>
  /**
   * Search inverters
   *
   * Substring search over manufacturer, model and id.
   */
  listInverters(query?: ListInvertersData['query'], options?: CallOptions): Promise<ListInvertersResponses[200]>
  /**
   * Typical year of a location
   *
   * A typical year of hours in local standard time, fetched once per location and source and then stored; `meta.id` names it in runs. `meta.source` and `meta.radiation_db` say where it comes from, `meta.notes` how far to trust it and why a source stands in for another. A source that is asked for by name and cannot be reached, or is not configured, is 503 `geo_unavailable`; a location without data is 422 `weather_location_unavailable`. An address may ask for 30 new locations an hour; stored ones are not limited. `meta.quality` is the quality report, as of a parsed file. The embedded year also carries relative humidity and precipitable water, and in months with snow its albedo; against 42 real years the specific yield of one and the same fixed plant is off by 6.0 % on average and 29 % at worst (3.0 and 11 % in North America), the annual global irradiation by 4.8 %.
   */
  getTypicalYear(query: GetTypicalYearData['query'], options?: CallOptions): Promise<WeatherAnswer>
  /**
   * Read a weather file
   *
   * Reads TMY2, TMY3, EPW, NSRDB CSV, SAM CSV, SolarAnywhere CSV, PVGIS CSV and JSON, Meteonorm .dat, PVsyst standard CSV, PVsyst variants with hourly results, and CSV with a header row, plain or gzip-compressed, and answers with a weather section ready for a run. `meta.quality` reports how well the file fits itself and the sun (closure of the irradiances, light at night, stamps that run late or early); `meta.notes` says what to do about what was found. A run takes the section as it is, or `weather: {id}` with `meta.id`, under which it is stored for 30 days (for less where the service runs out of room: the oldest uploads go first).
   */
  parseWeather(file: ParseWeatherData['body']['file'], query?: ParseWeatherData['query'], options?: CallOptions): Promise<WeatherAnswer>
  /**
   * Horizon profile of a location
   *
   * Heights of the terrain around a location, from the terrain model of PVGIS where the service is set up to ask it; stored by location (0.001 deg, about 100 m). Otherwise flat, and `notes` say why. `azimuths_deg` and `elevations_deg` go into `site.horizon_azimuths_deg` and `site.horizon_elevations_deg` as they are.
   */
  getHorizon(query: GetHorizonData['query'], options?: CallOptions): Promise<HorizonAnswer>
  /**
   * Search a place
   *
   * Up to five matches, best first. Coordinates typed as text are understood (`48.137, 11.576`, `48°8'14"N 11°34'31"E`). Without a configured search service the embedded index answers: places of 5,000 and more inhabitants by their names in any language or script, alone or with a region or country behind them. Its data are GeoNames' (geonames.org, CC BY 4.0); `attribution` names the owner of every match.
   */
  findPlaces(query: FindPlacesData['query'], options?: CallOptions): Promise<FindPlacesResponses[200]>
  /**
   * Monthly albedo and soiling with snow
   *
   * Ground albedo and soiling of each month where there may be snow, from the monthly mean temperatures of a site, by published methods (`method` names them and says where they hold). `albedo_monthly` and `soiling_monthly` go into the `site` of a run as they are. Either hemisphere: the temperatures say where winter is. Mean absolute error of the albedo against 132 months of 11 weather files: 0.08, in months below 8 degC 0.12 (a constant 0.2: 0.25). The loss under snow is an order of magnitude: it follows the precipitation, 50 mm a month where none is given.
   */
  estimateSiteMonthly(body: SiteMonthlyRequest, options?: CallOptions): Promise<SiteMonthlyAnswer>
  /**
   * Liveness
   *
   * Liveness, version and queue depth.
   */
  getHealth(options?: CallOptions): Promise<Health>
  /**
   * Readiness
   *
   * Answers 200 when the service can take work: its store answers and can be written. Else 503: send requests elsewhere, and try again after `Retry-After`. Liveness is `/api/health`, which touches nothing.
   */
  getReady(options?: CallOptions): Promise<Ready>
  /**
   * This document
   *
   * The OpenAPI 3.1 description of the service.
   */
  getOpenapi(options?: CallOptions): Promise<GetOpenapiResponses[200]>
  /**
   * Interactive reference
   *
   * The interactive reference page of this document.
   */
  getReferencePage(options?: CallOptions): Promise<string>
  /**
   * Metrics
   *
   * Counters and gauges of this process in the text format of Prometheus (0.0.4), each with its HELP and TYPE. It needs no key: a proxy in front of a public service should not pass it on.
   */
  getMetrics(options?: CallOptions): Promise<string>
}

export function bindOperations(caller: Caller): Operations {
  return {
    createRun: (body, query, options) => caller.keyed(options, (common) => operations.createRun({ ...common, body, query })),
    createSimpleRun: (body, query, options) => caller.keyed(options, (common) => operations.createSimpleRun({ ...common, body, query })),
    getRun: (runId, query, options) => caller.repeatable(options, (common) => operations.getRun({ ...common, path: { run_id: runId }, query })),
    getRunSeriesCsv: (runId, query, options) => caller.text(options, (common) => operations.getRunSeriesCsv({ ...common, path: { run_id: runId }, query })),
    scoreTree: (stage, body, options) => caller.once(options, (common) => operations.scoreTree({ ...common, path: { stage }, body })),
    describeTree: (stage, body, options) => caller.once(options, (common) => operations.describeTree({ ...common, path: { stage }, body })),
    getIamCurve: (body, options) => caller.once(options, (common) => operations.getIamCurve({ ...common, body })),
    getDefaults: (options) => caller.repeatable(options, (common) => operations.getDefaults({ ...common })),
    getRunSchema: (options) => caller.repeatable(options, (common) => operations.getRunSchema({ ...common })),
    getPricing: (options) => caller.repeatable(options, (common) => operations.getPricing({ ...common })),
    listModules: (query, options) => caller.repeatable(options, (common) => operations.listModules({ ...common, query })),
    listInverters: (query, options) => caller.repeatable(options, (common) => operations.listInverters({ ...common, query })),
    getTypicalYear: (query, options) => caller.repeatable(options, (common) => operations.getTypicalYear({ ...common, query })),
    parseWeather: (file, query, options) => caller.once(options, (common) => operations.parseWeather({ ...common, body: { file }, query })),
    getHorizon: (query, options) => caller.repeatable(options, (common) => operations.getHorizon({ ...common, query })),
    findPlaces: (query, options) => caller.repeatable(options, (common) => operations.findPlaces({ ...common, query })),
    estimateSiteMonthly: (body, options) => caller.once(options, (common) => operations.estimateSiteMonthly({ ...common, body })),
    getHealth: (options) => caller.repeatable(options, (common) => operations.getHealth({ ...common })),
    getReady: (options) => caller.repeatable(options, (common) => operations.getReady({ ...common })),
    getOpenapi: (options) => caller.repeatable(options, (common) => operations.getOpenapi({ ...common })),
    getReferencePage: (options) => caller.text(options, (common) => operations.getReferencePage({ ...common })),
    getMetrics: (options) => caller.text(options, (common) => operations.getMetrics({ ...common })),
  }
}
