import type { RunRequest } from '@pvyield/contract/schemas'
import { validate_schema_RunRequest } from '@pvyield/contract/validators'
import { messageOf } from '../request.ts'
import { pathOf } from '../wording.ts'

/** Sections of which a part of a plant sends the fields in which it differs. */
const PATCHED = ['array', 'iam', 'thermal', 'dc_losses', 'bifacial'] as const
/** Sections that it sends as a whole. */
const WHOLE = ['module', 'inverter'] as const
const NOT_READ = { id: 'not_read' }

/** A failure in a request. */
export interface PartFailure {
  readonly path: readonly string[]
  readonly message: string
}

/**
 * Checks the sections that the parts of a plant make with those of the plant, as the document checks
 * those of a run. Sections that the plant itself does not have get their defaults.
 * @param request  has passed its schema, but for the sections in `invalid`
 */
export function partFailures(request: RunRequest, invalid: ReadonlySet<string> = new Set()): PartFailure[] {
  const { sub_arrays: parts } = request
  if (parts === null || invalid.has('sub_arrays')) return []
  return parts.flatMap((part, k) =>
    [...PATCHED, ...WHOLE].flatMap((name) => {
      const sent = part[name]
      if (sent === null || sent === undefined) return []
      const isPatch = (PATCHED as readonly string[]).includes(name)
      if (isPatch && invalid.has(name)) return []
      const section: Record<string, unknown> = isPatch ? { ...request[name], ...sent } : sent
      const failures = sectionFailures(request, name, section)
      if (failures.length === 0 && (request[name] ?? null) === null) part[name] = section
      return failures.map(({ path, message }) => ({ path: ['sub_arrays', `${k}`, ...path], message }))
    }),
  )
}

/** Whether null is a value of a section, or of a field of it: it then takes away what the plant has. */
export function admitsNull(request: RunRequest, name: string, key: string | undefined): boolean {
  const section = key === undefined ? null : { ...(request[name as keyof RunRequest] as object), [key]: null }
  return sectionFailures(request, name, section).length === 0
}

/** @param section  is given its defaults */
function sectionFailures({ site, array }: RunRequest, name: string, section: object | null): PartFailure[] {
  const body = { site, array, weather: NOT_READ, module: NOT_READ, inverter: NOT_READ, [name]: section }
  if (validate_schema_RunRequest(body)) return []
  const failures = (validate_schema_RunRequest.errors ?? []).map((error) => {
    const path = pathOf(error)
    return { path, message: messageOf(error, path, body) }
  })
  return failures.filter(({ path }) => path[0] === name)
}
