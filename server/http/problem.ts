import type { Problem as ProblemBody, ProblemItem } from '@pvyield/contract/schemas'

interface Kind {
  readonly status: number
  readonly title: string
  /** What it means and how to fix it: the text of the page at `type`. */
  readonly meaning: string
}

/** Every problem code with its status. No other file maps codes to statuses. */
export const PROBLEMS = {
  malformed_json: {
    status: 400,
    title: 'The body cannot be read as JSON',
    meaning:
      'The body cannot be read as JSON. The message gives the line and column of the first invalid character, or says what is wrong with its gzip.',
  },
  bad_request: {
    status: 400,
    title: 'The request contradicts itself',
    meaning: 'The request has more than one Host header, so that a proxy and this server could read it differently. Send one.',
  },
  unauthorized: {
    status: 401,
    title: 'No valid key or session',
    meaning:
      'The operation needs an account, or the key that was sent does not exist or is revoked. Send an API key as Authorization: Bearer, or sign in at /signin. A wrong key is never taken as no key. Where runs are charged, comparisons (POST /api/tree/{stage}) and sizings (POST /api/size) need an account beyond ten an hour (FREE_COMPARISONS_PER_HOUR of the operator). Metrics need the token that the operator has set.',
  },
  payment_required: {
    status: 402,
    title: 'Nothing is left to pay for the run',
    meaning:
      'The free units of the month and the wallet do not cover this run. Top up the wallet (POST /api/billing/topup) or switch to monthly billing (POST /api/billing/monthly). Nothing was run or charged.',
  },
  budget_exceeded: {
    status: 402,
    title: 'The run exceeds the budget of the month',
    meaning:
      'The account pays by month, and this run would take it beyond its budget. Raise the budget (PUT /api/me/budget), top up the wallet, or wait for the next month (UTC). Nothing was run or charged.',
  },
  forbidden: {
    status: 403,
    title: 'Not allowed',
    meaning:
      'The operator has not opened this address (the message names the setting), the operation needs a session and not a key, or a page of another site used a session. Programs use an API key.',
  },
  quota_exceeded: {
    status: 403,
    title: 'The account has no room for more',
    meaning:
      'Runs and projects of an account are stored until the account deletes them. It has as many as the service keeps for one account, or they take as much space; the message names the limit. Delete what you no longer need: GET /api/runs and GET /api/projects list it. Nothing was run or stored.',
  },
  terms_required: {
    status: 403,
    title: 'The terms have changed',
    meaning:
      'Charged runs need an account that has accepted the terms in force. Read GET /api/terms and accept them with POST /api/me/terms, or on the page /account. Nothing was run or charged.',
  },
  not_found: {
    status: 404,
    title: 'Not found',
    meaning:
      'Nothing exists at this address or under this id. Ids are case-sensitive. Background runs without an account are kept for 24 hours; runs and uploads of an account are found with its credentials only.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    meaning: 'The address exists, but it does not support this method. The Allow header lists the methods that it supports.',
  },
  request_timeout: {
    status: 408,
    title: 'The body came too slowly',
    meaning: 'After the first 10 s a body must come at 16 kB/s or more on average. The connection is closed; nothing was run.',
  },
  idempotency_conflict: {
    status: 409,
    title: 'The idempotency key belongs to another request',
    meaning: 'This Idempotency-Key was used with a different body or address in the last 24 hours. Use a new key for a new request.',
  },
  changed_meanwhile: {
    status: 409,
    title: 'It was changed meanwhile',
    meaning:
      'A project or variant was changed after it was read, in another tab or by another program. Nothing was changed. Read it again, look at what is there now, and send the change with the revision that was read.',
  },
  variant_locked: {
    status: 409,
    title: 'The variant is locked',
    meaning:
      'The request of a locked variant does not change, and the variant is not deleted. Unlock it first (PATCH with locked false), or copy it and change the copy.',
  },
  run_not_ended: {
    status: 409,
    title: 'The run has not ended',
    meaning:
      'A run can be deleted when it is complete or failed. Cancel it (POST /api/runs/{run_id}/cancel), or read it until then; an accepted run always ends.',
  },
  already_monthly: {
    status: 409,
    title: 'Billing is monthly already',
    meaning:
      'The account pays by month, so it needs no further checkout for that. PUT /api/me/budget sets the most that a month may cost; POST /api/billing/portal leads to the page that changes the card or ends monthly billing. Nothing was started or changed.',
  },
  payload_too_large: {
    status: 413,
    title: 'The body is too large',
    meaning:
      'A body may have 6 MB as sent. After decompression it may have 96 MB where weather or a scene travels (runs, comparisons of options, weather files, scenes), and 6 MB elsewhere. Send a long weather series gzip-compressed.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'Media type not supported',
    meaning: 'The operation does not read bodies of this Content-Type or Content-Encoding. The message lists those that it reads.',
  },
  validation_error: {
    status: 422,
    title: 'The request is not valid',
    meaning: 'Each entry of errors names a field by its path and says what was expected. Nothing was run.',
  },
  run_failed: {
    status: 422,
    title: 'The run failed',
    meaning: 'The request is valid, but the plant cannot be simulated as described. The entries of errors give the reasons.',
  },
  too_costly: {
    status: 422,
    title: 'The request asks for too much work',
    meaning:
      'The request is valid, but it would take more work than one request may take. The message says how many rows would fit. Use longer steps, a shorter period, fewer years of operation or fewer series.',
  },
  weather_location_unavailable: {
    status: 422,
    title: 'No weather for this location',
    meaning:
      'The source has no data for these coordinates, for example at sea. Send your own weather, choose another source, or request the source "embedded".',
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    meaning:
      'One account, or one client address without an account, may request 30 new weather locations an hour (NEW_LOCATIONS_PER_HOUR of the operator): with GET /api/weather/tmy, POST /api/weather/fetch and POST /api/weather/compare, and by runs and sizings whose year is fetched from PVGIS or NSRDB. A year that the service makes for a run is not counted. Sign-in links, attempts to sign in, new keys and exports are limited too; the message says how many. Wait as long as Retry-After says. Stored locations and weather that you send are not limited.',
  },
  internal_error: {
    status: 500,
    title: 'The service failed',
    meaning:
      'The service has an internal error; the fault is not in your request. The operator can find the cause in the log with the request_id.',
  },
  geo_unavailable: {
    status: 503,
    title: 'An outside service is not available',
    meaning:
      'The requested source of weather or places did not answer, or is not configured. Try again after the time in Retry-After, choose another source, or send your own weather.',
  },
  payment_unavailable: {
    status: 503,
    title: 'The payment provider cannot be reached',
    meaning:
      'The payment provider did not answer, or refused what was asked of it. Nothing was paid or changed. Try again after the time in Retry-After; the operator can find the cause in the log.',
  },
  storage_unavailable: {
    status: 503,
    title: 'The store cannot be used',
    meaning:
      'The service cannot read or write its store: it is full, read-only, missing, damaged or cannot be reached. Nothing of the request was stored. The operator can find the cause in the log. Try again after the time in Retry-After.',
  },
  overloaded: {
    status: 503,
    title: 'The service is busy',
    meaning:
      'Too much work is waiting, in total or from your address; the service was too busy to finish yours in time; too many requests of your address are in progress; too many bytes of bodies or answers are in memory; or another process has locked the store. Try again after the time in Retry-After.',
  },
} as const satisfies Record<string, Kind>

/** Maximum number of failures that one problem lists. */
export const LISTED_MAX = 1000

export type ProblemCode = keyof typeof PROBLEMS

export interface ProblemDetails {
  /** Every failure; the field of the first one becomes the field of the problem. */
  readonly errors?: readonly ProblemItem[]
  /** Number of failures that are not in `errors`. */
  readonly omitted?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** An error that the client may see. Services throw it with a code; they do not use statuses. */
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

  /** A problem with one field. */
  static ofField(code: ProblemCode, field: string, message: string, headers: Readonly<Record<string, string>> = {}): Problem {
    return Problem.ofItems(code, [{ field, message, code }], 0, headers)
  }

  /**
   * A problem with several failures: lists the first LISTED_MAX and counts the rest.
   * @param uncounted  number of failures that are not in `items`
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

/** Path of the documentation page that explains a code. */
export function problemPagePath(code: string): string {
  return `/docs/problems/${code}`
}

/** For a fault of the service, whose cause is in the log only. */
export function internalProblem(): Problem {
  return new Problem('internal_error', 'The service failed. Give the request_id to its operator, who can find the cause in the log.')
}

/** The HTTP answer for a problem. */
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
