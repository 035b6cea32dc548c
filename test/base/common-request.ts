import type { Failure, Resolved } from '@pvyield/engine'
import type { Engine } from './base-engine.ts'

/** The same plant as a request of both engines, or why the base cannot run it. */
export type Common = { before: Resolved; now: Resolved } | { failures: readonly Failure[] }

type Section = Record<string, unknown>

/** What the document of the base refuses. Each round removes what the round before could not reach. */
const ROUNDS = 6

/**
 * The plant without the fields and values that the base does not know: both engines then have their
 * default, or a value that the base knows where there is no default.
 * @param settings  values by dot path for our engine, where the plant states none: the options that
 *   do what the base did
 * @param onDrop  is called with the path of every field that is removed
 */
export function commonRequest(
  base: Engine,
  engine: Engine,
  plant: Section,
  settings: ReadonlyMap<string, unknown>,
  onDrop: (path: string) => void,
): Common {
  const body = structuredClone(plant)
  const known = new Map<string, string>()
  for (let round = 0; ; round++) {
    try {
      const before = base.completeRunRequest<Resolved>(body)
      for (const [path, value] of settings) {
        const [section, field] = sectionOf(body, path)
        if (section !== null && section[field] === undefined) section[field] = value
      }
      return { before, now: engine.completeRunRequest<Resolved>(body) }
    } catch (error) {
      if (!(error instanceof base.EngineError)) throw error
      const dropped = error.failures.filter(({ field }) => field !== null && drop(body, field))
      for (const { field, message } of dropped) {
        onDrop(field ?? '')
        const [, value] = A_KNOWN.exec(message) ?? []
        if (value !== undefined) known.set(field ?? '', value)
      }
      const filled = error.failures.filter((each) => !dropped.includes(each) && each.field !== null && fill(body, each.field, known))
      if (round === ROUNDS || dropped.length + filled.length === 0) return { failures: error.failures }
    }
  }
}

/** The last value in the message about one that is none of a list: those that need other fields are rarely last. */
const A_KNOWN = /^Input should be '.* or '(\w+)'$/

/** Whether a field that was removed is missed, and there is a value for it: each is filled in once. */
function fill(body: Section, path: string, known: Map<string, string>): boolean {
  const [section, field] = sectionOf(body, path)
  const value = known.get(path)
  if (section === null || value === undefined || section[field] !== undefined) return false
  section[field] = value
  return known.delete(path)
}

/** The object that holds the field of a dot path, null where the plant has no such section; and the name of the field. */
function sectionOf(body: Section, path: string): [Section | null, string] {
  const keys = path.split('.')
  const field = keys.pop() ?? ''
  const section = keys.reduce<unknown>((inner, key) => (inner as Section | null | undefined)?.[key], body)
  return [typeof section === 'object' ? (section as Section | null) : null, field]
}

/** Whether a field of a section, not a section itself, was there to remove. */
function drop(body: Section, path: string): boolean {
  const [section, field] = sectionOf(body, path)
  if (section === null || section === body || section[field] === undefined) return false
  delete section[field]
  return true
}
