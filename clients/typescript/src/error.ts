import type { Problem, ProblemItem } from '../generated/types.gen.ts'

/** The service answered with a failure. What it said (RFC 9457) is in the members; `message` is made for logs. */
export class PvyieldError extends Error {
  override readonly name = 'PvyieldError'
  /** HTTP status. */
  readonly status: number
  /** Names the failure for programs: `validation_error`, `not_found`, `rate_limited`, ... */
  readonly code: string
  /** Dot path of the first offending key in the request. */
  readonly field: string | null
  /** Every failure, each with its dot path. */
  readonly errors: readonly ProblemItem[]
  readonly detail: string
  /** Id of the request in the service's logs; null when the answer did not come from the service itself. */
  readonly requestId: string | null
  /** Seconds after which another try makes sense; null when the answer does not say. */
  readonly retryAfterS: number | null

  constructor(
    problem: Pick<Problem, 'status' | 'code' | 'field' | 'errors' | 'detail'> & { request_id: string | null },
    retryAfterS: number | null,
  ) {
    super(`${problem.status} ${problem.code}: ${problem.detail}`)
    this.status = problem.status
    this.code = problem.code
    this.field = problem.field
    this.errors = problem.errors
    this.detail = problem.detail
    this.requestId = problem.request_id
    this.retryAfterS = retryAfterS
  }
}

/** The request or its answer was lost: no connection, a broken one, or an answer that cannot be read. `cause` holds the original error. */
export class PvyieldConnectionError extends Error {
  override readonly name = 'PvyieldConnectionError'
}

/** The time that the caller allowed is over (`timeoutMs`). A run that was accepted goes on: `runId` names it. */
export class PvyieldTimeoutError extends Error {
  override readonly name = 'PvyieldTimeoutError'
  /** The run that was waited for; null when a call had no answer. */
  readonly runId: string | null

  constructor(message: string, runId: string | null) {
    super(message)
    this.runId = runId
  }
}

/**
 * Turns what a call failed with into what the caller catches. A call that the caller aborted keeps its own reason.
 * @param failure  parsed or textual body of an answer, or the error that `fetch` threw
 * @param response  the answer; undefined when there was none
 * @param address  of the service, for the message
 */
export function toError(failure: unknown, response: Response | undefined, isAborted: boolean, address: string): unknown {
  if (isAborted) return failure
  if (response === undefined || response.ok) {
    const what = response === undefined ? 'No answer' : 'Unreadable answer'
    return new PvyieldConnectionError(`${what} from ${address}: ${reasonOf(failure)}`, { cause: failure })
  }
  const retryAfterS = retryAfterOf(response)
  if (isProblem(failure)) return new PvyieldError(failure, retryAfterS)
  const { status } = response
  const detail = typeof failure === 'string' && failure !== '' ? failure : response.statusText
  return new PvyieldError({ status, code: `http_${status}`, field: null, errors: [], detail, request_id: null }, retryAfterS)
}

/** Seconds of `Retry-After`; null without it. */
export function retryAfterOf(response: Response): number | null {
  const seconds = Number.parseFloat(response.headers.get('retry-after') ?? '')
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null
}

/** The system's code and words: Bun puts them on the error itself, Node on its cause, browsers tell neither. */
function reasonOf(failure: unknown): string {
  const error = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (error.message.includes(code)) return error.message
  return error.message === '' ? code : `${code}: ${error.message}`
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'status' in value && 'errors' in value
}
