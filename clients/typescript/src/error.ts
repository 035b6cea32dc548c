import type { Problem, ProblemItem } from '../generated/types.gen.ts'

/** Addresses of this machine, where the reader can start the service. */
const LOOPBACK = /^https?:\/\/(?:127\.|localhost\b|\[::1\])/
const LOOPBACK_HINT = 'Is the service running? In its folder, `npx --yes bun@1.4.5 run up` starts it'

/** More failures than these are counted in the text of an error. */
const FAILURES_IN_TEXT = 5

/** Any failure of a call, except that of a call that the caller aborted. */
export class PvyieldError extends Error {
  override readonly name: string = 'PvyieldError'
}

/**
 * The call cannot be sent as the program states it: an address, an option or a file. `cause` is the
 * error of the system for a file that cannot be read.
 */
export class PvyieldUsageError extends PvyieldError {
  override readonly name = 'PvyieldUsageError'
}

/**
 * The service answered with an error (RFC 9457). The members contain its fields; `message` is meant
 * for logs.
 */
export class ProblemError extends PvyieldError {
  override readonly name = 'ProblemError'
  /** HTTP status. */
  readonly status: number
  /** Error code for programs: `validation_error`, `not_found`, `rate_limited`, ... */
  readonly code: string
  /** Dot path of the first key of the request that is wrong. */
  readonly field: string | null
  /** Every failure, each with its dot path. */
  readonly errors: readonly ProblemItem[]
  readonly detail: string
  /**
   * Id of the request in the logs of the service; null when the answer did not come from the
   * service itself.
   */
  readonly requestId: string | null
  /** Seconds to wait before a retry; null when the answer does not state them. */
  readonly retryAfterS: number | null

  constructor(
    problem: Pick<Problem, 'status' | 'code' | 'field' | 'errors' | 'detail'> & { request_id: string | null },
    retryAfterS: number | null,
  ) {
    super(`${problem.status} ${problem.code}: ${messageOf(problem)}`)
    this.status = problem.status
    this.code = problem.code
    this.field = problem.field
    this.errors = problem.errors
    this.detail = problem.detail
    this.requestId = problem.request_id
    this.retryAfterS = retryAfterS
  }
}

/**
 * The request or its answer was lost: no connection, a broken connection, or an unreadable answer.
 * `cause` is the original error.
 */
export class PvyieldConnectionError extends PvyieldError {
  override readonly name = 'PvyieldConnectionError'
}

/** The time limit `timeoutMs` has passed. An accepted run continues: `runId` is its id. */
export class PvyieldTimeoutError extends PvyieldError {
  override readonly name = 'PvyieldTimeoutError'
  /** Id of the run that the client waited for; null when a single call had no answer. */
  readonly runId: string | null

  constructor(message: string, runId: string | null) {
    super(message)
    this.runId = runId
  }
}

/**
 * Converts the failure of a call to the error that the caller catches. An aborted call keeps the
 * signal's reason.
 * @param failure  body of the answer, parsed or as text, or the error that `fetch` threw
 * @param response  the answer; undefined when there was none
 * @param address  address of the service, for the message
 */
export function toError(failure: unknown, response: Response | undefined, isAborted: boolean, address: string): unknown {
  if (isAborted || failure instanceof PvyieldUsageError) return failure // the latter was thrown before anything was sent
  if (response === undefined || response.ok) {
    const what = response === undefined ? 'No answer' : 'Unreadable answer'
    const reason = reasonOf(failure)
    const hint = response === undefined && LOOPBACK.test(address) ? `${/[.?!]$/.test(reason) ? '' : '.'} ${LOOPBACK_HINT}` : ''
    return new PvyieldConnectionError(`${what} from ${address}: ${reason}${hint}`, { cause: failure })
  }
  const retryAfterS = retryAfterOf(response)
  if (isProblem(failure)) return new ProblemError(failure, retryAfterS)
  const { status } = response
  const detail = typeof failure === 'string' && failure !== '' ? failure : response.statusText
  return new ProblemError({ status, code: `http_${status}`, field: null, errors: [], detail, request_id: null }, retryAfterS)
}

/** The detail of a problem; of several failures the first ones, because the detail has one and counts the others. */
function messageOf({ detail, errors }: Pick<Problem, 'detail' | 'errors'>): string {
  if (errors.length < 2) return detail
  const shown = errors.slice(0, FAILURES_IN_TEXT).map(({ field, message }) => (field === null ? message : `${field}: ${message}`))
  const [, counted = '1'] = / \(and (\d+) more\)$/.exec(detail) ?? []
  const rest = Math.max(Number(counted) + 1, errors.length) - shown.length
  return `${shown.join('; ')}${rest > 0 ? ` (and ${rest} more)` : ''}`
}

/** Seconds in `Retry-After`; null without this header. */
export function retryAfterOf(response: Response): number | null {
  const seconds = Number.parseFloat(response.headers.get('retry-after') ?? '')
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null
}

/**
 * The system's error code and message. Bun puts them on the error itself, Node on its cause.
 * Browsers do not report them.
 */
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
