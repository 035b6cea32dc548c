import type { ResolvedPart } from '../core/option.ts'
import type { Failure, Sink } from '../core/sink.ts'
import type { Names } from '../findings/entry.ts'
import { type Finding, inWords } from '../findings/finding.ts'

/** Sections of the request that a part can change. */
export const OF_PARTS: ReadonlySet<string> = new Set(['array', 'module', 'inverter', 'iam', 'thermal', 'dc_losses', 'bifacial'])

/** What a part calls the fields of its request: those that it changes are its own, the others those of the plant. */
export function namesOf(part: ResolvedPart, index: number): Names {
  return (path) => (isChanged(part, path) ? inPart(index)(path) : path)
}

/** Names of all fields as those of a part, for what follows from all that it has. */
export function inPart(index: number): Names {
  return (path) => (OF_PARTS.has(path.split('.')[0]) ? `sub_arrays.${index}.${path}` : path)
}

/** Whether a part sends a field of its own, as a path of two names. */
export function isChanged(part: ResolvedPart, path: string): boolean {
  const [section, field] = path.split('.')
  const sent = (part as unknown as Readonly<Record<string, unknown>>)[section]
  if (section === 'module' || section === 'inverter') return sent !== null
  if (sent === null || sent === undefined) return section === 'bifacial' && sent === null
  return typeof sent === 'object' && (field === undefined || Object.hasOwn(sent, field))
}

/**
 * Adds what the checks of a part found to what those of the plant found.
 * @param namesIn  what a finding calls the fields; without it as failures do
 */
export function report(
  found: Sink,
  names: Names,
  sink: Sink,
  inPlace: (failure: Failure) => Named = named(names),
  namesIn: (finding: Finding) => Names = () => names,
): void {
  for (const failure of found.failures) {
    const { field, message } = inPlace(failure)
    sink.fail(field, message)
  }
  for (const finding of found.findings) sink.add(inWords(finding, namesIn(finding)))
}

export type Named = Pick<Failure, 'field' | 'message'>

function named(names: Names): (failure: Failure) => Named {
  return ({ field, message }) => ({ field: field === null ? null : names(field), message })
}
