import { type Client, createClient } from '../generated/client/index.ts'
import { bindOperations, type Operations } from '../generated/operations.gen.ts'
import { createRun, createSimpleRun, getRun } from '../generated/sdk.gen.ts'
import type {
  AcceptedRun,
  OptimiseAnswer,
  OptimiseRequest,
  RunAnswer,
  RunRequest,
  SimpleRunAnswer,
  SimpleRunRequest,
  StoredRun,
  SweepAnswer,
  SweepRequest,
  UncertaintyAnswer,
  UncertaintyRequest,
} from '../generated/types.gen.ts'
import { checkedBaseUrl } from './base-url.ts'
import { type Batches, createBatches } from './batches.ts'
import { bytesIn, CALL_OPTIONS, type CallOptions, type Common, createCaller, type RunOptions } from './call.ts'
import { type Clock, systemClock } from './clock.ts'
import { columnsQuery } from './columns-query.ts'
import { type DrawnRuns, drawnRuns } from './drawn-runs.ts'
import { retryAfterOf, toError } from './error.ts'
import { createEventReader } from './events.ts'
import { jsonOf } from './json-body.ts'
import { refuseUnknownOptions } from './known-options.ts'
import { isFull, MANY_RETRIES, type ManyRequest, type RunOutcome, runTogether, type Together } from './many-runs.ts'
import { createPageReader } from './pages.ts'
import { RunSeries } from './series.ts'
import { type SweepOptions, waitedOptimisation, waitedSweep, waitedUncertainty } from './sweeps.ts'
import { DEFAULT_WAIT_MS, type WaitOptions, waitForRun } from './wait-for-run.ts'

export interface PvyieldOptions {
  /** Address of the service without an API path, for example `http://127.0.0.1:8080`. */
  baseUrl: string
  /**
   * API key, sent as a bearer token. With a key, runs are stored; a server with `ACCOUNTS=metered`
   * needs one. A key that does not exist or is revoked rejects every call with `unauthorized`.
   */
  apiKey?: string
  /** Replaces the global `fetch`. */
  fetch?: typeof globalThis.fetch
  /**
   * Time limit of a call in milliseconds, including retries; default 120,000.
   * The methods that wait for a run do not use it: their default is 600,000.
   */
  timeoutMs?: number
  /** Maximum number of retries after 429, 503 or a lost connection; default 2. */
  maxRetries?: number
}

/** Options of the runs that wait for the answer: `run` and `runSimple`. */
export interface WaitedRunOptions extends Omit<RunOptions, 'inBackground'>, Pick<WaitOptions, 'pollMs'> {
  /** Series in the answer, in this order, when the request sets `include_series`; default: all. */
  columns?: readonly string[]
}

/** Options of `runMany`: those of each run, how many at once, and who hears of it. */
export interface RunManyOptions<Request extends ManyRequest = ManyRequest>
  extends Omit<WaitedRunOptions, 'idempotencyKey'>,
    Together<Request> {}

/** Options of `getRunSeries`. */
export type StoredSeriesOptions = Omit<WaitedRunOptions, 'idempotencyKey'>

/**
 * A request that is ready to run, and its origin in `_meta`. The OpenAPI document does not type
 * `_meta`.
 */
export type Defaults = RunRequest & { _meta: Record<string, unknown> }

/** The operations of the service, and methods that wait for a run. */
export interface Pvyield extends Batches, DrawnRuns, Operations {
  /** Simulates a plant and waits for the answer, up to `timeoutMs` (default 10 minutes). */
  run(request: RunRequest, options?: WaitedRunOptions): Promise<RunAnswer>
  /** Simulates from a location and a size, and waits for the answer. */
  runSimple(request: SimpleRunRequest, options?: WaitedRunOptions): Promise<SimpleRunAnswer>
  /**
   * Runs many plants, a few at a time; requests of `run` and of `runSimple` may be mixed. Returns one outcome for each
   * request, in their order: a run that fails is one with an `error`, and the others go on. A run waits as long as
   * `Retry-After` says when the service refuses it with 429 or 503 (`maxRetries`, by default 10 times). When `signal` is
   * aborted, what has ended is kept, and the error of the others is its reason.
   */
  runMany<Request extends ManyRequest>(
    requests: Iterable<Request>,
    options?: RunManyOptions<NoInfer<Request>>,
  ): Promise<RunOutcome<Request>[]>
  /**
   * Runs a plant with other values of some fields, and waits for the columns, up to `timeoutMs` (default 10 minutes). It
   * calls the operation `createSweep`, which answers a long sweep with its id.
   */
  sweep(request: SweepRequest, options?: SweepOptions): Promise<SweepAnswer>
  /** Finds the best values of some fields, and waits for the optimum: the operation `createOptimisation`, awaited. */
  optimise(request: OptimiseRequest, options?: SweepOptions): Promise<OptimiseAnswer>
  /**
   * Energy by probability of a budget of uncertainties, or of a plant with uncertain fields. It calls the operation
   * `assessUncertainty` and waits for the study that a plant may become, where the operation itself answers with its id.
   */
  uncertainty(request: UncertaintyRequest, options?: SweepOptions): Promise<UncertaintyAnswer>
  /**
   * Simulates a plant and returns its series as an Apache Arrow IPC stream, for the readers of
   * `apache-arrow`, Polars or DuckDB: exact doubles, units in the metadata. The operation
   * `getRunSeriesArrow` describes its columns. `include_series` is not needed.
   */
  runArrow(request: RunRequest, options?: WaitedRunOptions): Promise<Uint8Array<ArrayBuffer>>
  /** As `runArrow`, from a location and a size. */
  runSimpleArrow(request: SimpleRunRequest, options?: WaitedRunOptions): Promise<Uint8Array<ArrayBuffer>>
  /** Simulates a plant and returns its series: exact doubles by column. `include_series` is not needed. */
  runSeries(request: RunRequest, options?: WaitedRunOptions): Promise<RunSeries>
  /** As `runSeries`, from a location and a size. */
  runSimpleSeries(request: SimpleRunRequest, options?: WaitedRunOptions): Promise<RunSeries>
  /** Waits for a background run and returns its series. Its request must set `include_series`. */
  getRunSeries(run: string | AcceptedRun, options?: StoredSeriesOptions): Promise<RunSeries>
  /** Polls a background run until it is complete. */
  waitForRun(run: string | AcceptedRun, options?: WaitOptions): Promise<StoredRun>
  /** Returns a complete request that is ready to run. Remove its `_meta` before you send it. */
  getDefaults(options?: CallOptions): Promise<Defaults>
}

const CLIENT_OPTIONS = ['baseUrl', 'apiKey', 'fetch', 'timeoutMs', 'maxRetries'] as const satisfies (keyof PvyieldOptions)[]
const WAIT_OPTIONS = [...CALL_OPTIONS, 'pollMs', 'includeSeries'] as const satisfies (keyof WaitOptions)[]
const STORED_OPTIONS = [...CALL_OPTIONS, 'pollMs', 'columns'] as const satisfies (keyof StoredSeriesOptions)[]
const WAITED_OPTIONS = [...STORED_OPTIONS, 'idempotencyKey'] as const satisfies (keyof WaitedRunOptions)[]
const MANY_OPTIONS = [...STORED_OPTIONS, 'concurrency', 'onProgress'] as const satisfies (keyof RunManyOptions)[]
const DEFAULT_TIMEOUT_MS = 120_000
const DEFAULT_RETRIES = 2
const ARROW = 'application/vnd.apache.arrow.stream'

/**
 * Creates a client of a service. It sends nothing yet.
 * Fails: PvyieldUsageError for an invalid `baseUrl` and an unknown option.
 */
export function createPvyield(options: PvyieldOptions): Pvyield {
  refuseUnknownOptions(options, CLIENT_OPTIONS)
  return connect(options, systemClock)
}

/** Like `createPvyield`, with a clock that tests can replace. */
export function connect(
  { baseUrl, apiKey, fetch, timeoutMs = DEFAULT_TIMEOUT_MS, maxRetries = DEFAULT_RETRIES }: PvyieldOptions,
  clock: Clock,
): Pvyield {
  const address = checkedBaseUrl(baseUrl)
  const client = createClient({ baseUrl: address, bodySerializer: jsonOf, ...(apiKey && { auth: apiKey }), ...(fetch && { fetch }) })
  client.interceptors.error.use((failure, response, _request, { signal }) => toError(failure, response, signal?.aborted === true, address))
  const caller = createCaller({ client: withoutItself(client), baseUrl: address, timeoutMs, maxRetries, clock })
  const operations = bindOperations({
    ...caller,
    ...createPageReader(caller.repeatable),
    ...createEventReader(caller.repeatable, clock),
  })

  const wait: Pvyield['waitForRun'] = async (run, given = {}) => {
    refuseUnknownOptions(given, WAIT_OPTIONS)
    const { includeSeries, ...options } = given
    const run_id = typeof run === 'string' ? run : run.run_id
    const query = includeSeries === undefined ? {} : { include_series: includeSeries }
    const poll = (options: CallOptions) =>
      caller.repeatable(options, async (common) => {
        const { data, response } = await getRun({ ...common, path: { run_id }, query })
        return { data: { run: data, retryAfterS: retryAfterOf(response) } }
      })
    return waitForRun(run_id, options, poll, clock)
  }

  /** Starts a run. If the service answers before the run is complete, waits for it. */
  async function waitForAnswer<Request extends { include_series?: boolean }, Answer extends StoredRun['response']>(
    start: (request: Request, query: { columns?: string }, options: RunOptions) => Promise<Answer | AcceptedRun>,
    request: Request,
    given: WaitedRunOptions = {},
  ): Promise<Answer> {
    refuseUnknownOptions(given, WAITED_OPTIONS)
    const { pollMs, columns, timeoutMs = DEFAULT_WAIT_MS, ...options } = given
    const until = clock.now() + timeoutMs
    const query = columnsQuery(columns)
    const answer = await start(request, query, { ...options, timeoutMs })
    if (!('status' in answer)) return answer
    const { idempotencyKey: _, ...call } = options
    const stored = await wait(answer, {
      ...call,
      ...(pollMs !== undefined && { pollMs }),
      timeoutMs: Math.max(until - clock.now(), 0),
      includeSeries: request.include_series === true,
    })
    return stored.response as Answer // the stored answer is that of `start`
  }

  /** Starts a run whose answer is only its series. If it continues in the background, waits for it. */
  async function waitForArrow(
    start: (common: Common, query: { columns?: string }) => Promise<{ data: unknown }>,
    given: WaitedRunOptions = {},
  ): Promise<Uint8Array<ArrayBuffer>> {
    refuseUnknownOptions(given, WAITED_OPTIONS)
    const { pollMs, columns, timeoutMs = DEFAULT_WAIT_MS, ...options } = given
    const until = clock.now() + timeoutMs
    const left = () => Math.max(until - clock.now(), 0)
    const query = columnsQuery(columns)
    const answer = await caller.keyed({ ...options, timeoutMs }, (common) =>
      start({ ...common, headers: { ...common.headers, Accept: ARROW } }, query),
    )
    if (answer instanceof Blob) return bytesIn(answer)
    const { idempotencyKey: _, ...call } = options
    return storedArrow(answer as AcceptedRun, { ...call, ...(pollMs !== undefined && { pollMs }), timeoutMs: left() }, query)
  }

  /** Waits for a run and returns its stored series. */
  async function storedArrow(
    run: string | AcceptedRun,
    { pollMs, timeoutMs = DEFAULT_WAIT_MS, ...call }: WaitOptions,
    query: { columns?: string },
  ): Promise<Uint8Array<ArrayBuffer>> {
    const until = clock.now() + timeoutMs
    const { run_id } = await wait(run, { ...call, ...(pollMs !== undefined && { pollMs }), timeoutMs })
    return operations.getRunSeriesArrow(run_id, query, { ...call, timeoutMs: Math.max(until - clock.now(), 0) })
  }

  const runArrow: Pvyield['runArrow'] = (body, options) => waitForArrow((common, query) => createRun({ ...common, body, query }), options)
  const runSimpleArrow: Pvyield['runSimpleArrow'] = (body, options) =>
    waitForArrow((common, query) => createSimpleRun({ ...common, body, query }), options)

  const run: Pvyield['run'] = (request, options) => waitForAnswer(operations.createRun, request, options)
  const runSimple: Pvyield['runSimple'] = (request, options) => waitForAnswer(operations.createSimpleRun, request, options)

  return {
    ...operations,
    getDefaults: async (options) => (await operations.getDefaults(options)) as Defaults,
    run,
    runSimple,
    runMany: async (requests, given = {}) => {
      refuseUnknownOptions(given, MANY_OPTIONS)
      const { concurrency, onProgress, ...options } = given
      const each = { maxRetries: MANY_RETRIES, ...options }
      return runTogether(
        requests,
        { ...(concurrency !== undefined && { concurrency }), ...(onProgress && { onProgress }) },
        options.signal,
        (request) => (isFull(request) ? run(request, each) : runSimple(request, each)),
      )
    },
    sweep: (request, options = {}) => waitedSweep(operations, request, options, clock),
    optimise: (request, options = {}) => waitedOptimisation(operations, request, options, clock),
    uncertainty: (request, options = {}) => waitedUncertainty(operations, request, options, clock),
    runArrow,
    runSimpleArrow,
    ...createBatches({ caller, clock, getStudy: operations.getStudy }),
    ...drawnRuns({ caller, clock, wait }),
    runSeries: async (request, options) => RunSeries.fromArrow(await runArrow(request, options)),
    runSimpleSeries: async (request, options) => RunSeries.fromArrow(await runSimpleArrow(request, options)),
    getRunSeries: async (run, given = {}) => {
      refuseUnknownOptions(given, STORED_OPTIONS)
      const { columns, ...options } = given
      return RunSeries.fromArrow(await storedArrow(run, options, columnsQuery(columns)))
    },
    waitForRun: wait,
  }
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/**
 * The client without its option `client`. hey-api hands all options to `Request`, and Deno refuses
 * a `client` there that is not one of its own.
 */
function withoutItself(client: Client): Client {
  const methods = METHODS.map(
    (method) => [method, (options: object) => client[method]({ ...options, client: undefined } as never)] as const,
  )
  return { ...client, ...Object.fromEntries(methods) }
}
