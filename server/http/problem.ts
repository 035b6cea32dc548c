import type { Problem as ProblemBody, ProblemItem } from '@pvyield/contract/schemas'

interface Kind {
  readonly status: number
  readonly title: string
  /** What it means and how to fix it: the page that `type` names. */
  readonly meaning: string
}

/** Every problem that the service answers with: the one place that knows which code has which status. */
export const PROBLEMS = {
  malformed_json: {
    status: 400,
    title: 'The body is not JSON',
    meaning: 'The body cannot be read as JSON. The message names line and column of the first character that does not fit.',
  },
  not_found: {
    status: 404,
    title: 'Not found',
    meaning: 'Nothing is stored under this address or id. Ids are case-sensitive; background runs are kept for 24 hours.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    meaning: 'The address exists, but not for this method. The header Allow lists those that it takes.',
  },
  idempotency_conflict: {
    status: 409,
    title: 'The idempotency key belongs to another request',
    meaning: 'The Idempotency-Key was used with another body or address within 24 hours. Use a new key for a new request.',
  },
  payload_too_large: {
    status: 413,
    title: 'The body is too large',
    meaning: 'A body may have up to 6 MB as sent, and 96 MB once inflated. Send a long weather series gzip-compressed.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'Media type not supported',
    meaning: 'The operation does not read bodies of this Content-Type or Content-Encoding. The message names those that it reads.',
  },
  validation_error: {
    status: 422,
    title: 'The request is not valid',
    meaning: 'Each entry of errors names the field by its path and says what it should be. Nothing was run.',
  },
  run_failed: {
    status: 422,
    title: 'The run failed',
    meaning: 'The request was read, but the plant cannot be simulated as it is described. The entries of errors say why.',
  },
  weather_location_unavailable: {
    status: 422,
    title: 'No weather for this location',
    meaning:
      'The source of typical years has no data for the coordinates, at sea for example. Send weather of your own, choose another source, or take the embedded year by its name.',
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    meaning:
      'An address may ask for 30 new weather locations an hour. Retry-After says when to come back; stored locations and own weather are not limited.',
  },
  internal_error: {
    status: 500,
    title: 'The service failed',
    meaning: 'The fault is the service. Its operator finds the cause in the log by the request_id.',
  },
  geo_unavailable: {
    status: 503,
    title: 'An outside service cannot be reached',
    meaning:
      'The source of weather or places that was asked for did not answer, or is not configured. Try again after the time that Retry-After gives, choose another source, or send weather of your own.',
  },
  storage_unavailable: {
    status: 503,
    title: 'The store cannot be used',
    meaning:
      'The store of the service cannot be read or written: it is full, read-only or damaged. Its operator finds the cause in the log. Try again after the time that Retry-After gives.',
  },
  overloaded: {
    status: 503,
    title: 'The service is busy',
    meaning:
      'More runs are waiting than the service holds, or another process holds its store locked. Try again after the time that Retry-After gives.',
  },
} as const satisfies Record<string, Kind>

/** Failures that one problem lists at most. */
export const LISTED_MAX = 1000

export type ProblemCode = keyof typeof PROBLEMS

export interface ProblemDetails {
  /** Every failure; the first one's field is the problem's. */
  readonly errors?: readonly ProblemItem[]
  /** Failures beyond those in `errors`. */
  readonly omitted?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** A refusal that the client may see. Services throw it by its code and know no status. */
export class Problem extends Error {
  readonly errors: readonly ProblemItem[]
  readonly omitted: number
  readonly headers: Readonly<Record<string, string>>

  constructor(
    readonly code: ProblemCode,
    /** What happened, for the client. */
    readonly detail: string,
    { errors = [], omitted = 0, headers = {} }: ProblemDetails = {},
  ) {
    super(detail)
    this.name = 'Problem'
    this.errors = errors
    this.omitted = omitted
    this.headers = headers
  }

  /** A problem of one field. */
  static ofField(code: ProblemCode, field: string, message: string, headers: Readonly<Record<string, string>> = {}): Problem {
    return Problem.ofItems(code, [{ field, message, code }], 0, headers)
  }

  /**
   * A problem stated by its failures, of which the first thousand are listed and the rest is counted.
   * @param uncounted  failures beyond those that are given
   */
  static ofItems(code: ProblemCode, items: readonly ProblemItem[], uncounted = 0, headers: Readonly<Record<string, string>> = {}): Problem {
    const errors = items.slice(0, LISTED_MAX)
    const omitted = items.length - errors.length + uncounted
    return new Problem(code, summarize(errors, omitted), { errors, omitted, headers })
  }
}

function summarize(errors: readonly ProblemItem[], omitted: number): string {
  const first = errors[0]
  if (first === undefined) return ''
  const rest = errors.length + omitted - 1
  const more = rest === 0 ? '' : ` (and ${rest} more)`
  return `${first.field === null ? '' : `${first.field}: `}${first.message}${more}`.slice(0, 2000)
}

/** Page of the service's own documentation that explains a code. */
export function problemPagePath(code: string): string {
  return `/docs/problems/${code}`
}

/** The answer to a problem. */
export function problemResponse(problem: Problem, where: { baseUrl: string; path: string; requestId: string }): Response {
  const { status, title } = PROBLEMS[problem.code]
  const body: ProblemBody = {
    type: `${where.baseUrl}${problemPagePath(problem.code)}`,
    title,
    status,
    detail: problem.detail,
    instance: where.path.slice(0, 2000),
    code: problem.code,
    field: problem.errors[0]?.field ?? null,
    errors: [...problem.errors],
    ...(problem.omitted > 0 ? { errors_omitted: problem.omitted } : {}),
    request_id: where.requestId,
  }
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json', ...problem.headers } })
}
