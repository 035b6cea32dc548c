import { describe, expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the reference data beside the repository. */
const ROOT = join(import.meta.dir, '..', '..', 'shared', 'reference')

/** Path of a reference file or folder, for example `referencePath('pvlib', 't01_solarposition.json')`; null where it is absent. */
export function referencePath(...parts: string[]): string | null {
  const path = join(ROOT, ...parts)
  return existsSync(path) ? path : null
}

/**
 * `describe` for tests that read the reference data: skipped, and the reason said, where they are absent.
 * @param parts  of the path of the folder that the body reads, when it is another one, as in `referencePath`
 */
export function describeReference(title: string, body: (folder: string) => void, ...parts: string[]): void {
  const folder = join(ROOT, ...parts)
  if (existsSync(folder)) describe(title, () => body(folder))
  else test.skip(`${title}: skipped, ${join('..', 'shared', 'reference', ...parts)} is not on this machine`, () => undefined) // the body reads it
}

/** One case of a vector file. NaN is null and infinity the string "Infinity" on disk; `column` turns both back into numbers. */
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
 * Vectors of a topic, by file name without `.json` or by its number alone (`t01`); null where the reference data are absent. For use with
 * `describeReference`.
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
  if (values === undefined) throw new Error('The vector file has no such column')
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
  /** Unit scale of the quantity, its own smallest meaningful size: 1 W/m2, 1 deg, 1 rad... */
  unit?: number
  /** Elements to compare; all without. */
  where?: (index: number) => boolean
}

/**
 * Expects columns to agree within `tolerance` (1e-6 by default) of max(|expected|, unit); NaN must meet NaN. The failure names the index, both
 * values and the worst error. Returns the worst error, for the fixture's `achieved`.
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
    if (error <= worst) continue // false for NaN, which then counts below
    worst = Number.isNaN(error) ? Number.POSITIVE_INFINITY : error
    worstAt = i
  }
  if (worst > tolerance) {
    throw new Error(
      `Element ${worstAt}: ${actual[worstAt]} instead of ${expected[worstAt]}, an error of ${worst.toExponential(2)} where ${tolerance.toExponential(2)} is allowed`,
    )
  }
  return worst
}
