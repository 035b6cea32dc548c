import { TEST_NAMES, type TestName, WEATHER_TESTS } from './index.ts'
import type { Component, TestedRows } from './tested-rows.ts'

/** What a test found. */
export interface Tested {
  readonly name: TestName
  readonly rows: number
  readonly flagged: number
  /** 1 in every row that fails; null when nothing fails, or nothing was tested. */
  readonly mask: Uint8Array | null
}

/**
 * Applies tests for which the columns are there.
 * @param onProgress  called after each test; may throw to end the work
 * @param names  of the tests, all by default
 */
export function applyTests(rows: TestedRows, onProgress?: () => void, names: readonly TestName[] = TEST_NAMES): Tested[] {
  return names.map((name): Tested => {
    const test = WEATHER_TESTS[name]
    if (test.needs.some((column: Component) => rows.columns[column] === null)) return { name, rows: 0, flagged: 0, mask: null }
    const mask = new Uint8Array(rows.n)
    const tested = test.mark(rows, mask)
    let flagged = 0
    for (let i = 0; i < mask.length; i++) flagged += mask[i]
    onProgress?.()
    return { name, rows: tested, flagged, mask: flagged === 0 ? null : mask }
  })
}

/** Rows that fail any test. */
export function flaggedRows(tested: readonly Tested[], n: number): number {
  const any = new Uint8Array(n)
  for (const { mask } of tested) if (mask !== null) for (let i = 0; i < n; i++) any[i] |= mask[i]
  let count = 0
  for (let i = 0; i < n; i++) count += any[i]
  return count
}
