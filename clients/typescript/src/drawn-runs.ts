import { compareRuns, createRun, createSimpleRun, getRun, testPerformance } from '../generated/sdk.gen.ts'
import type {
  AcceptedRun,
  CompareRequest,
  CreateRunData,
  PerformanceRequest,
  RunRequest,
  SimpleRunRequest,
  StoredRun,
} from '../generated/types.gen.ts'
import { bytesIn, CALL_OPTIONS, type Caller, type CallOptions, type Common } from './call.ts'
import type { Clock } from './clock.ts'
import { columnsQuery } from './columns-query.ts'
import { refuseUnknownOptions } from './known-options.ts'
import { DEFAULT_WAIT_MS, type WaitOptions } from './wait-for-run.ts'

type DrawnQuery = NonNullable<CreateRunData['query']>

/** Options of a run that is drawn. */
export interface DrawnOptions extends CallOptions, Pick<WaitOptions, 'pollMs'> {
  /** As for a run. */
  idempotencyKey?: string
}

export interface PictureOptions extends DrawnOptions, Pick<DrawnQuery, 'picture' | 'date' | 'theme' | 'width'> {
  /** Series of the pictures `heatmap`, `duration` and `day`. */
  columns?: readonly string[]
}

export interface ReportOptions extends DrawnOptions {
  /** Default: `pdf`. */
  format?: 'pdf' | 'html'
}

/** Runs whose answer is drawn. */
export interface DrawnRuns {
  /** Simulates a plant and returns a picture of the run, an SVG: the loss diagram, unless `picture` names another. */
  runPicture(request: RunRequest, options?: PictureOptions): Promise<string>
  /** As `runPicture`, from a location and a size. */
  runSimplePicture(request: SimpleRunRequest, options?: PictureOptions): Promise<string>
  /** Simulates a plant and returns the report of the run: a PDF, or HTML. `report` of the request describes its cover. */
  runReport(request: RunRequest, options?: ReportOptions): Promise<Uint8Array<ArrayBuffer>>
  /** As `runReport`, from a location and a size. */
  runSimpleReport(request: SimpleRunRequest, options?: ReportOptions): Promise<Uint8Array<ArrayBuffer>>
  /** Compares runs and returns the report of the comparison: a PDF, or HTML. `compareRuns` returns its data. */
  compareReport(request: CompareRequest, options?: ReportOptions): Promise<Uint8Array<ArrayBuffer>>
  /** Tests a measured plant against its run and returns the report: a PDF, or HTML. `testPerformance` returns its data. */
  performanceReport(request: PerformanceRequest, options?: ReportOptions): Promise<Uint8Array<ArrayBuffer>>
}

interface Parts {
  readonly caller: Caller
  readonly clock: Clock
  /** Waits for a run that continues in the background. */
  readonly wait: (run: AcceptedRun, options: WaitOptions) => Promise<StoredRun>
}

const DRAWN_OPTIONS = [...CALL_OPTIONS, 'pollMs', 'idempotencyKey'] as const satisfies (keyof DrawnOptions)[]
const PICTURE_OPTIONS = [...DRAWN_OPTIONS, 'columns', 'picture', 'date', 'theme', 'width'] as const satisfies (keyof PictureOptions)[]
const REPORT_OPTIONS = [...DRAWN_OPTIONS, 'format'] as const satisfies (keyof ReportOptions)[]

type Start<Request> = (request: Request, common: Common, query: DrawnQuery) => Promise<{ data: unknown }>

export function drawnRuns({ caller, clock, wait }: Parts): DrawnRuns {
  const full: Start<RunRequest> = (body, common, query) => createRun({ ...common, body, query })
  const simple: Start<SimpleRunRequest> = (body, common, query) => createSimpleRun({ ...common, body, query })

  const comparison: Start<CompareRequest> = (body, common) => compareRuns({ ...common, body })
  const performance: Start<PerformanceRequest> = (body, common) => testPerformance({ ...common, body })

  /** Starts a run. If it continues in the background, waits for it, and has what is stored drawn. */
  async function drawn(
    start: (common: Common, query: DrawnQuery) => Promise<{ data: unknown }>,
    accept: string,
    query: DrawnQuery,
    { pollMs, idempotencyKey, timeoutMs = DEFAULT_WAIT_MS, ...call }: DrawnOptions,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const until = clock.now() + timeoutMs
    const left = () => Math.max(until - clock.now(), 0)
    const accepting = (common: Common): Common => ({ ...common, headers: { ...common.headers, Accept: accept } })
    const keyed = { ...call, timeoutMs, ...(idempotencyKey !== undefined && { idempotencyKey }) }
    const answer = await caller.keyed(keyed, (common) => start(accepting(common), query))
    if (!isAccepted(answer)) return bytesOf(answer)
    const { run_id } = await wait(answer, { ...call, ...(pollMs !== undefined && { pollMs }), timeoutMs: left() })
    return bytesOf(
      await caller.repeatable(
        { ...call, timeoutMs: left() },
        (common): Promise<{ data: unknown }> => getRun({ ...accepting(common), path: { run_id }, query }),
      ),
    )
  }

  const pictureBy =
    <Request>(start: Start<Request>) =>
    async (request: Request, given: PictureOptions = {}) => {
      refuseUnknownOptions(given, PICTURE_OPTIONS)
      const { columns, picture, date, theme, width, ...options } = given
      const query = {
        ...columnsQuery(columns),
        ...(picture !== undefined && { picture }),
        ...(date !== undefined && { date }),
        ...(theme !== undefined && { theme }),
        ...(width !== undefined && { width }),
      }
      const bytes = await drawn((common, asked) => start(request, common, asked), 'image/svg+xml', query, options)
      return new TextDecoder().decode(bytes)
    }
  const reportBy =
    <Request>(start: Start<Request>) =>
    async (request: Request, given: ReportOptions = {}) => {
      refuseUnknownOptions(given, REPORT_OPTIONS)
      const { format = 'pdf', ...options } = given
      const accept = format === 'pdf' ? 'application/pdf' : 'text/html'
      return drawn((common, asked) => start(request, common, asked), accept, {}, options)
    }
  return {
    runPicture: pictureBy(full),
    runSimplePicture: pictureBy(simple),
    runReport: reportBy(full),
    runSimpleReport: reportBy(simple),
    compareReport: reportBy(comparison),
    performanceReport: reportBy(performance),
  }
}

function isAccepted(answer: unknown): answer is AcceptedRun {
  return typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'running'
}

/** hey-api reads pictures and PDF as blobs, pages as text. */
async function bytesOf(answer: unknown): Promise<Uint8Array<ArrayBuffer>> {
  return answer instanceof Blob ? bytesIn(answer) : new TextEncoder().encode(String(answer))
}
