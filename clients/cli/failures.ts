import { meantField } from './meant-field.ts'

/** Exit codes, as docs/pages/guides/command_line.md documents them. */
export const EXIT = { done: 0, failed: 1, usage: 2, unreachable: 3 } as const

/** A failure that is expected, as lines for standard error. */
export interface Shown {
  readonly lines: readonly string[]
  readonly exitCode: number
}

interface Item {
  readonly field: string | null
  readonly message: string
  readonly did_you_mean?: string
}

/** In front of the field of a request: its place in a batch, or its file. */
const OF_REQUEST = /^(?:(?:lines|requests)\.\d+\.|.*: )/

/** Statuses of a service that may answer later. */
const MAY_PASS: readonly unknown[] = [408, 429, 502, 503, 504]

/**
 * What to print of an error; null for a fault of this program. Errors are known by their names: the
 * engine and the SDK are loaded by the commands that need them.
 * @param root  folder of the repository, whose documentation knows the fields
 */
export function shownFailure(error: unknown, root: string): Shown | null {
  if (!(error instanceof Error)) return null
  const failed = (lines: readonly string[]): Shown => ({ lines, exitCode: EXIT.failed })
  switch (error.name) {
    case 'EngineError':
      return failed((error as Error & { failures: readonly Item[] }).failures.map((item) => lineOf(withMeantField(item, root))))
    case 'ObjectFileError':
      return failed((error as Error & { failures: readonly string[] }).failures)
    case 'WeatherFileError':
    case 'InputError':
      return failed([error.message])
    case 'ProblemError':
      return ofService(error as Error & ServiceError)
    case 'PvyieldConnectionError':
    case 'PvyieldTimeoutError':
      return { lines: [error.message], exitCode: EXIT.unreachable }
  }
  return (error as NodeJS.ErrnoException).code === undefined ? null : failed([error.message])
}

/** The engine does not suggest fields: a service does it with its document. */
function withMeantField(item: Item, root: string): Item {
  if (item.field === null || item.message !== 'Extra inputs are not permitted') return item
  const [request = ''] = OF_REQUEST.exec(item.field) ?? []
  const own = item.field.slice(request.length)
  const meant = meantField(root, own)
  return meant === null || meant === own ? item : { ...item, did_you_mean: meant }
}

interface ServiceError {
  readonly status: number
  readonly detail: string
  readonly errors: readonly Item[]
}

function ofService({ status, message, detail, errors }: Error & ServiceError): Shown {
  const exitCode = MAY_PASS.includes(status) ? EXIT.unreachable : EXIT.failed
  const key = status === 401 ? ['Set PVYIELD_API_KEY to a key of this service'] : []
  return { lines: errors.length > 0 ? errors.map(lineOf) : [status < 500 && detail !== '' ? detail : message, ...key], exitCode }
}

function lineOf({ field, message, did_you_mean: other }: Item): string {
  const hint = other === undefined || message.includes(other) ? '' : ` (did you mean ${other}?)`
  return `${field === null ? '' : `${field}: `}${message}${hint}`
}
