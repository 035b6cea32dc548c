import { expect } from 'bun:test'
import { appendFileSync } from 'node:fs'
import { IS_LONG } from '../rounds.ts'
import { LIMITS } from './limits.ts'
import type { Delays } from './metrics-text.ts'

/** One line of the table that `bun run torture` prints at its end. */
export interface Measured {
  readonly case: string
  readonly what: string
  readonly measured: string
  readonly limit: string
}

/** File that collects the lines of all test files of one `bun run torture`. */
const COLLECTED = process.env.TORTURE_REPORT

/** Adds a figure without a limit to the table. */
export function report(testCase: string, what: string, measured: string | number, limit = ''): void {
  if (COLLECTED === undefined) return
  const line: Measured = { case: testCase, what, measured: String(measured), limit }
  appendFileSync(COLLECTED, `${JSON.stringify(line)}\n`)
}

/** Adds a figure with its limit, and fails above the limit. */
export function reportBelow(testCase: string, what: string, measured: number, limit: number, unit: string): void {
  report(testCase, what, `${rounded(measured)} ${unit}`, `${limit} ${unit}`)
  expect(measured, `${testCase}: ${what}, ${unit}`).toBeLessThanOrEqual(limit)
}

/**
 * As `reportBelow` for a time. Only the long form, which runs alone on a machine, fails above the
 * limit.
 */
export function reportMillis(testCase: string, what: string, measured: number, limit: number): void {
  if (IS_LONG) reportBelow(testCase, what, measured, limit, 'ms')
}

/** Adds the delays of a main thread, and fails above their limits. */
export function reportDelays(testCase: string, { samples, allMillis, waitedMillis, ...delays }: Delays): void {
  report(testCase, 'main thread, samples of its delay', samples)
  report(testCase, 'main thread, all delays, and its waiting for a processor', `${rounded(allMillis)} and ${rounded(waitedMillis)} ms`)
  reportMillis(testCase, 'main thread, p99.9 of its delay', delays.p999Millis, LIMITS.delayP999Millis)
  reportMillis(testCase, 'main thread, longest delay', delays.maxMillis, LIMITS.delayMaxMillis)
}

/** The value that a share of the values does not exceed; 0 of no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}

function rounded(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(1)
}
