import type { Plant } from '../state/console-state.ts'
import type { PlantRun } from '../worker/use-run.ts'

/** What is said about a plant. */
export interface Problem {
  /** Why nothing ran, what to check before the numbers are trusted, or what is good to know. */
  readonly level: 'error' | 'warning' | 'info'
  /** Key of its page in the docs. */
  readonly page: string
  /** Dot path; null for the plant as a whole. */
  readonly field: string | null
  readonly message: string
}

/** Failures of the newest request, or the findings of its run. */
export function problemsOf({ failures, result, plant }: PlantRun, shown: Plant): readonly Problem[] {
  if (failures.length > 0) return failures.map(({ code, field, message }) => ({ level: 'error', page: `error.${code}`, field, message }))
  if (plant !== shown) return []
  return (result?.answer.summary.findings ?? []).map(({ code, level, field, message }) => ({
    level,
    page: `finding.${code}`,
    field,
    message,
  }))
}

/** Problems by the place that shows them. What has no place is under the empty path. */
export function byPlace(problems: readonly Problem[], places: ReadonlySet<string>): ReadonlyMap<string, readonly Problem[]> {
  const found = new Map<string, Problem[]>()
  for (const problem of problems) {
    const place = placeOf(problem.field, places)
    found.set(place, [...(found.get(place) ?? []), problem])
  }
  return found
}

/** Fields of a part that are no sections. */
const OF_PART: ReadonlySet<string> = new Set(['id', 'label', 'shares_inverter_with', 'parallel'])

/** The field itself, or the nearest that contains it. */
function placeOf(field: string | null, places: ReadonlySet<string>): string {
  const inPart = /^(sub_arrays\.\d+)\.(.+)$/.exec(field ?? '')
  if (inPart !== null) {
    const [, part = '', rest = ''] = inPart
    const own = OF_PART.has(rest) ? rest : placeOf(rest, places)
    return own === '' ? part : `${part}.${own}`
  }
  const keys = field === null ? [] : field.split('.')
  for (let length = keys.length; length > 0; length--) {
    const path = keys.slice(0, length).join('.')
    if (places.has(path)) return path
  }
  return ''
}
