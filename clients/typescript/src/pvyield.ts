import { createClient } from '../generated/client/index.ts'
import { bindOperations, type Operations } from '../generated/operations.gen.ts'
import { getRun } from '../generated/sdk.gen.ts'
import type { AcceptedRun, RunAnswer, RunRequest, SimpleRunAnswer, SimpleRunRequest, StoredRun } from '../generated/types.gen.ts'
import { checkedBaseUrl } from './base-url.ts'
import { type CallOptions, createCaller, type RunOptions } from './call.ts'
import { type Clock, systemClock } from './clock.ts'
import { retryAfterOf, toError } from './error.ts'
import { DEFAULT_WAIT_MS, type WaitOptions, waitForRun } from './wait-for-run.ts'

export interface PvyieldOptions {
  /** Address of the service without a path of its API, for example `http://127.0.0.1:8080`. */
  baseUrl: string
  /** API key, sent as a bearer token. Runs need no key today: accounts do not exist yet, and the service does not read it. */
  apiKey?: string
  /** Instead of the global `fetch`. */
  fetch?: typeof globalThis.fetch
  /** Longest time of a call in milliseconds, its retries included; default 120,000. `run`, `runSimple` and `waitForRun` wait 600,000. */
  timeoutMs?: number
  /** How often a call is sent again after 429, 503 or a lost connection; default 2. */
  maxRetries?: number
}

/** Options of a run that is waited for. */
export interface WaitedRunOptions extends Omit<RunOptions, 'inBackground'>, Pick<WaitOptions, 'pollMs'> {
  /** Series that the answer carries, in this order; default: all, when the request sets `include_series`. */
  columns?: readonly string[]
}

/** A request that runs, and what is known of its origin: the document leaves it open. */
export type Defaults = RunRequest & { _meta: Record<string, unknown> }

/** The operations of the service, and runs that are waited for. */
export interface Pvyield extends Operations {
  /** Simulates a plant and waits until it is done, however long it takes (`timeoutMs`, default 10 minutes). */
  run(request: RunRequest, options?: WaitedRunOptions): Promise<RunAnswer>
  /** Simulates from a location and a size, and waits until it is done. */
  runSimple(request: SimpleRunRequest, options?: WaitedRunOptions): Promise<SimpleRunAnswer>
  /** Polls a run that goes on in the background until it is complete. */
  waitForRun(run: string | AcceptedRun, options?: WaitOptions): Promise<StoredRun>
  /** A complete request that runs; leave out its `_meta` before you send it. */
  getDefaults(options?: CallOptions): Promise<Defaults>
}

const DEFAULT_TIMEOUT_MS = 120_000
const DEFAULT_RETRIES = 2

/**
 * Connects to a service; nothing is sent yet.
 * Fails: TypeError for a `baseUrl` that no call could use.
 */
export function createPvyield(options: PvyieldOptions): Pvyield {
  return connect(options, systemClock)
}

/** As `createPvyield`, with the clock of a test. */
export function connect(
  { baseUrl, apiKey, fetch, timeoutMs = DEFAULT_TIMEOUT_MS, maxRetries = DEFAULT_RETRIES }: PvyieldOptions,
  clock: Clock,
): Pvyield {
  const address = checkedBaseUrl(baseUrl)
  const client = createClient({ baseUrl: address, ...(apiKey && { auth: apiKey }), ...(fetch && { fetch }) })
  client.interceptors.error.use((failure, response, _request, { signal }) => toError(failure, response, signal?.aborted === true, address))
  const caller = createCaller({ client, baseUrl: address, timeoutMs, maxRetries, clock })
  const operations = bindOperations(caller)

  const wait = (run: string | AcceptedRun, { includeSeries, ...options }: WaitOptions = {}) => {
    const run_id = typeof run === 'string' ? run : run.run_id
    const query = includeSeries === undefined ? {} : { include_series: includeSeries }
    const look = (options: CallOptions) =>
      caller.repeatable(options, async (common) => {
        const { data, response } = await getRun({ ...common, path: { run_id }, query })
        return { data: { run: data, retryAfterS: retryAfterOf(response) } }
      })
    return waitForRun(run_id, options, look, clock)
  }

  /** Starts a run, and waits for it when the service answers before it is done. */
  async function finished<Request extends { include_series?: boolean }, Answer extends StoredRun['response']>(
    start: (request: Request, query: { columns?: string }, options: RunOptions) => Promise<Answer | AcceptedRun>,
    request: Request,
    { pollMs, columns, timeoutMs = DEFAULT_WAIT_MS, ...options }: WaitedRunOptions = {},
  ): Promise<Answer> {
    const until = clock.now() + timeoutMs
    const query = columns === undefined ? {} : { columns: columns.map(quoted).join(',') }
    const answer = await start(request, query, { ...options, timeoutMs })
    if (!('status' in answer)) return answer
    const { idempotencyKey: _, ...call } = options
    const stored = await wait(answer, {
      ...call,
      ...(pollMs !== undefined && { pollMs }),
      timeoutMs: Math.max(until - clock.now(), 0),
      includeSeries: request.include_series === true,
    })
    return stored.response as Answer // a run is stored with the answer of its own operation
  }

  return {
    ...operations,
    getDefaults: async (options) => (await operations.getDefaults(options)) as Defaults,
    run: (request, options) => finished(operations.createRun, request, options),
    runSimple: (request, options) => finished(operations.createSimpleRun, request, options),
    waitForRun: wait,
  }
}

/** A name as the parameter `columns` takes it: one with a comma or a quote stands in double quotes. */
function quoted(name: string): string {
  return /[",]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name
}
