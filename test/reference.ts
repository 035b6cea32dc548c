import { describe, expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the reference data, next to the repository. */
const ROOT = join(import.meta.dir, '..', '..', 'shared', 'reference')

/**
 * Path of a reference file or folder, for example `referencePath('pvlib',
 * 't01_solarposition.json')`; null when it is missing.
 */
export function referencePath(...parts: string[]): string | null {
  const path = join(ROOT, ...parts)
  return existsSync(path) ? path : null
}

/**
 * `describe` for tests that read reference data. When the data are missing, the tests are skipped
 * with the reason in their title.
 * @param parts  path of the folder that the body reads, as in `referencePath`; none for the root of
 *   the reference data
 */
export function describeReference(title: string, body: (folder: string) => void, ...parts: string[]): void {
  const folder = join(ROOT, ...parts)
  if (existsSync(folder)) describe(title, () => body(folder))
  else test.skip(`${title}: skipped, ${join('..', 'shared', 'reference', ...parts)} is not on this machine`, () => undefined) // the body would read the folder
}

/**
 * One case of a vector file. In the file NaN is null and infinity is the string "Infinity";
 * `column` converts both back to numbers.
 */
export interface VectorCase {
  function: string
  params: Record<string, unknown>
  inputs: Record<string, unknown[]>
  outputs: Record<string, unknown[]>
  notes?: string
}

export interface Vectors {
  source: string
  topic: string
  notes: string[]
  cases: VectorCase[]
}

/**
 * Vectors of a topic, by file name without `.json` or only its number (`t01`); null when the
 * reference data are missing. For use with `describeReference`.
 */
export function loadVectors(topic: string): Vectors | null {
  const folder = referencePath('pvlib')
  if (folder === null) return null
  const name = [...new Bun.Glob(`${topic}*.json`).scanSync(folder)].sort()[0]
  if (name === undefined) throw new Error(`No vectors of topic ${topic} in the reference folder`)
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as Vectors
}

/** Column of numbers: null becomes NaN, "Infinity" becomes Infinity. */
export function column(values: readonly unknown[] | undefined): Float64Array {
  if (values === undefined) throw new Error('The vector file lacks the requested column')
  return Float64Array.from(values, (value) => (value === null ? Number.NaN : Number(value)))
}

/** The first case of a function. */
export function caseOf(vectors: Vectors | null, name: string, nth = 0): VectorCase {
  const found = vectors?.cases.filter((candidate) => candidate.function === name)[nth]
  if (found === undefined) throw new Error(`The vector file has no case ${nth} of ${name}`)
  return found
}

export interface Agreement {
  /** Allowed error as a fraction of max(|expected|, unit). */
  tolerance?: number
  /** Scale of the quantity, its smallest meaningful size: 1 W/m2, 1 deg, 1 rad... */
  unit?: number
  /** Selects the elements to compare; without it all are compared. */
  where?: (index: number) => boolean
}

/**
 * Expects columns to agree within `tolerance` (1e-6 by default) of max(|expected|, unit); NaN
 * equals only NaN. The failure names the index, both values and the worst error. Returns the worst
 * error, for the fixture's `achieved`.
 */
export function expectClose(
  actual: ArrayLike<number>,
  expected: ArrayLike<number>,
  { tolerance = 1e-6, unit = 1, where }: Agreement = {},
): number {
  expect(actual.length).toBe(expected.length)
  let worst = 0
  let worstAt = -1
  for (let i = 0; i < expected.length; i++) {
    if (where && !where(i)) continue
    const a = actual[i] ?? Number.NaN
    const e = expected[i] ?? Number.NaN
    if (a === e || (Number.isNaN(a) && Number.isNaN(e))) continue
    const error = Math.abs(a - e) / Math.max(Math.abs(e), unit)
    if (error <= worst) continue // false for NaN, which is handled below
    worst = Number.isNaN(error) ? Number.POSITIVE_INFINITY : error
    worstAt = i
  }
  if (worst > tolerance) {
    throw new Error(
      `Element ${worstAt}: ${actual[worstAt]} instead of ${expected[worstAt]}, the error is ${worst.toExponential(2)} and the tolerance ${tolerance.toExponential(2)}`,
    )
  }
  return worst
}
