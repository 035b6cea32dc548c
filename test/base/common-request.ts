import type { Failure, Resolved } from '@pvyield/engine'
import type { Engine } from './base-engine.ts'

/** The same plant as a request of both engines, or why the base cannot run it. */
export type Common = { before: Resolved; now: Resolved } | { failures: readonly Failure[] }

type Section = Record<string, unknown>

/** What the document of the base refuses. Each round removes what the round before could not reach. */
const ROUNDS = 4

/**
 * The plant without the fields and values that the base does not know: both engines then have their
 * default.
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
      if (round === ROUNDS || dropped.length === 0) return { failures: error.failures }
      for (const { field } of dropped) onDrop(field ?? '')
    }
  }
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
