import { createClient } from '../generated/client/index.ts'
import * as operations from '../generated/sdk.gen.ts'
import type {
  AcceptedRun,
  GetHorizonData,
  GetRunSchemaResponse,
  GetTypicalYearData,
  Health,
  HorizonAnswer,
  IamCurveAnswer,
  IamCurveRequest,
  LibraryInverter,
  LibraryModule,
  ListModulesData,
  ParseWeatherData,
  PlaceMatch,
  Pricing,
  Ready,
  RunAnswer,
  RunRequest,
  SimpleRunAnswer,
  SimpleRunRequest,
  SiteMonthlyAnswer,
  SiteMonthlyRequest,
  StoredRun,
  TreeAnswer,
  TreeDescription,
  WeatherAnswer,
} from '../generated/types.gen.ts'
import { retryAfterOf, stillRunning, toError } from './error.ts'
import { type WaitOptions, waitForRun } from './wait-for-run.ts'

export interface PvyieldOptions {
  /** Address of the service, for example `http://127.0.0.1:8080`. */
  baseUrl: string
  /** API key; runs work without one, and are stored with one. */
  apiKey?: string
  /** Instead of the global `fetch`. */
  fetch?: typeof globalThis.fetch
}

export interface CallOptions {
  signal?: AbortSignal
}

export interface RunOptions extends CallOptions {
  /** The same key with the same request gets the first answer again for 24 hours: safe to repeat after a lost connection. */
  idempotencyKey?: string
  /** Ask for 202 at once instead of waiting for the run. */
  inBackground?: boolean
}

export interface LibraryOptions extends CallOptions {
  /** Most entries returned. */
  limit?: NonNullable<ListModulesData['query']>['limit']
}

/** The file's name, and what its sender knows that it may not state. */
export type ParseWeatherOptions = CallOptions & { name?: string } & ParseWeatherData['query']
export type SeriesOptions = CallOptions & { includeSeries?: boolean }
/** A request that runs, and what is known of its origin: the document leaves it open. */
export type Defaults = RunRequest & { _meta: Record<string, unknown> }
export type HorizonQuery = GetHorizonData['query']
export type TypicalYearQuery = GetTypicalYearData['query']

/** The operations of the service. A failure rejects with `PvyieldError`, a lost connection with `PvyieldConnectionError`. */
export interface Pvyield {
  /** Simulates a plant; a long run answers with `status: 'running'`: hand it to `waitForRun`. */
  createRun(request: RunRequest, options?: RunOptions): Promise<RunAnswer | AcceptedRun>
  /** Simulates from a location and a size. */
  createSimpleRun(request: SimpleRunRequest, options?: RunOptions): Promise<SimpleRunAnswer | AcceptedRun>
  /** A stored run, or its state while it is running. */
  getRun(runId: string, options?: SeriesOptions): Promise<StoredRun | AcceptedRun>
  /** Polls a run until it is complete. */
  waitForRun(run: string | AcceptedRun, options?: WaitOptions): Promise<StoredRun>
  /** The series of a complete run as CSV. */
  getRunSeriesCsv(runId: string, options?: CallOptions): Promise<string>
  /** What every model option of a stage (`optics`, `thermal`, ...) is worth for a plant. */
  scoreTree(stage: string, request: RunRequest, options?: CallOptions): Promise<TreeAnswer>
  /** The steps and options of a stage and what the request selects, without a run. */
  describeTree(stage: string, request: RunRequest, options?: CallOptions): Promise<TreeDescription>
  /** The incidence-angle curve that a run with these sections would apply. */
  getIamCurve(sections: IamCurveRequest, options?: CallOptions): Promise<IamCurveAnswer>
  /** A complete request that runs; drop its `_meta` before sending it. */
  getDefaults(options?: CallOptions): Promise<Defaults>
  /** JSON Schema of a run request. */
  getRunSchema(options?: CallOptions): Promise<GetRunSchemaResponse>
  getPricing(options?: CallOptions): Promise<Pricing>
  /** Modules whose manufacturer, name or id holds the text. */
  listModules(text: string, options?: LibraryOptions): Promise<LibraryModule[]>
  listInverters(text: string, options?: LibraryOptions): Promise<LibraryInverter[]>
  /** Typical year at a location. */
  getTypicalYear(query: TypicalYearQuery, options?: CallOptions): Promise<WeatherAnswer>
  /** Reads a weather file; what comes back is the `weather` section of a request. */
  parseWeather(file: Blob, options?: ParseWeatherOptions): Promise<WeatherAnswer>
  /** Heights of the terrain around a location: the `horizon_azimuths_deg` and `horizon_elevations_deg` of a site. */
  getHorizon(location: HorizonQuery, options?: CallOptions): Promise<HorizonAnswer>
  /** Where a name, an address or typed coordinates are; best match first. */
  findPlaces(text: string, options?: CallOptions): Promise<PlaceMatch[]>
  /** Albedo and soiling with snow from monthly mean temperatures: the `albedo_monthly` and `soiling_monthly` of a site. */
  estimateSiteMonthly(climate: SiteMonthlyRequest, options?: CallOptions): Promise<SiteMonthlyAnswer>
  getHealth(options?: CallOptions): Promise<Health>
  /** Whether the service can take work: rejects with 503 while its store cannot be used. */
  getReady(options?: CallOptions): Promise<Ready>
  /** Counters and gauges in Prometheus text. */
  getMetrics(options?: CallOptions): Promise<string>
}

/** Connects to a service; nothing is sent yet. */
export function createPvyield({ baseUrl, apiKey, fetch }: PvyieldOptions): Pvyield {
  const client = createClient({ baseUrl: baseUrl.replace(/\/+$/, ''), ...(apiKey && { auth: apiKey }), ...(fetch && { fetch }) })
  client.interceptors.error.use((failure, response, _request, { signal }) => toError(failure, response, signal?.aborted === true))
  const common = { client, throwOnError: true } as const

  async function poll(runId: string, { includeSeries, signal }: SeriesOptions) {
    const { data, response } = await operations.getRun({
      ...common,
      ...given({ signal }),
      path: { run_id: runId },
      ...(includeSeries !== undefined && { query: { include_series: includeSeries } }),
    })
    return { run: data, retryAfterS: retryAfterOf(response) }
  }

  return {
    createRun: async (body, options) => (await operations.createRun({ ...common, body, ...runOptions(options) })).data,
    createSimpleRun: async (body, options) => (await operations.createSimpleRun({ ...common, body, ...runOptions(options) })).data,
    getRun: async (runId, options = {}) => (await poll(runId, options)).run,
    waitForRun: (run, options = {}) => waitForRun(typeof run === 'string' ? run : run.run_id, options, poll),
    getRunSeriesCsv: async (runId, options) => {
      const { data } = await operations.getRunSeriesCsv({ ...common, ...given(options), path: { run_id: runId } })
      if (typeof data !== 'string') throw stillRunning(runId)
      return data
    },
    scoreTree: async (stage, body, options) => (await operations.scoreTree({ ...common, ...given(options), path: { stage }, body })).data,
    describeTree: async (stage, body, options) =>
      (await operations.describeTree({ ...common, ...given(options), path: { stage }, body })).data,
    getIamCurve: async (body, options) => (await operations.getIamCurve({ ...common, ...given(options), body })).data,
    getDefaults: async (options) => (await operations.getDefaults({ ...common, ...given(options) })).data as Defaults,
    getRunSchema: async (options) => (await operations.getRunSchema({ ...common, ...given(options) })).data,
    getPricing: async (options) => (await operations.getPricing({ ...common, ...given(options) })).data,
    listModules: async (q, { limit, ...options } = {}) =>
      (await operations.listModules({ ...common, ...given(options), query: { q, ...given({ limit }) } })).data,
    listInverters: async (q, { limit, ...options } = {}) =>
      (await operations.listInverters({ ...common, ...given(options), query: { q, ...given({ limit }) } })).data,
    getTypicalYear: async (query, options) => (await operations.getTypicalYear({ ...common, ...given(options), query })).data,
    parseWeather: async (file, { name, signal, ...query } = {}) => {
      const part = name === undefined ? file : new File([file], name, { type: file.type })
      return (await operations.parseWeather({ ...common, ...given({ signal }), query: given(query), body: { file: part } })).data
    },
    getHorizon: async (query, options) => (await operations.getHorizon({ ...common, ...given(options), query })).data,
    findPlaces: async (q, options) => (await operations.findPlaces({ ...common, ...given(options), query: { q } })).data,
    estimateSiteMonthly: async (body, options) => (await operations.estimateSiteMonthly({ ...common, ...given(options), body })).data,
    getHealth: async (options) => (await operations.getHealth({ ...common, ...given(options) })).data,
    getReady: async (options) => (await operations.getReady({ ...common, ...given(options) })).data,
    getMetrics: async (options) => (await operations.getMetrics({ ...common, ...given(options) })).data,
  }
}

function runOptions({ idempotencyKey, inBackground, ...options }: RunOptions = {}) {
  const headers = {
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    ...(inBackground && { Prefer: 'respond-async' }),
  }
  return { ...given(options), headers }
}

/** The members that are there: an undefined one would override a setting of the client. */
function given<T extends object>(options: T | undefined): T {
  return Object.fromEntries(Object.entries(options ?? {}).filter(([, value]) => value !== undefined)) as T
}
