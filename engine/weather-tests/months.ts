import { monthStretches } from '../core/typical-year.ts'
import type { Tested } from './apply-tests.ts'
import { COMPARED_SUN_COS } from './clear-sky.ts'
import { COMPONENTS, type Component, type TestedRows } from './tested-rows.ts'

/** A calendar month of the rows. */
export interface MonthReport {
  year: number
  /** January is 1. */
  month: number
  rows: number
  /** With the sun up. */
  daylight_rows: number
  /** Rows without a value, by column, where there are any. */
  missing: Record<string, number>
  /** Rows that fail a test, by test, where there are any. */
  flagged: Record<string, number>
  /** Sums of the rows that have a value, kWh/m2; null for a column that was not sent. */
  ghi_kwhm2: number | null
  dhi_kwhm2: number | null
  dni_kwhm2: number | null
  /** Clearness index: GHI over the sun outside the atmosphere on the horizontal; null without GHI by day. */
  clearness: number | null
  /** GHI over that of the clear sky, of all rows with the sun above 20 deg; null without them. */
  clear_sky_ratio: number | null
  /** The same ratio of the clearest rows: one in twenty is clearer. */
  clearest_ratio: number | null
  /** DNI over that of the clear sky, of the clearest rows. */
  clearest_beam_ratio: number | null
}

/** Share of the rows that are clearer than the clearest ratio. */
const CLEARER_FRAC = 0.05
/** Fewer rows show no clearest ratio. */
const RATIO_ROWS_MIN = 20

/** What each month has, in the order of the rows. */
export function monthReports(rows: TestedRows, tested: readonly Tested[]): MonthReport[] {
  let from = 0
  return monthStretches(rows.startMinutes, rows.stepMinutes).map(({ year, month, rows: count }) => {
    const to = from + count
    const report = monthReport(rows, tested, from, to)
    from = to
    return { year, month: month + 1, rows: count, ...report }
  })
}

function monthReport(rows: TestedRows, tested: readonly Tested[], from: number, to: number): Omit<MonthReport, 'year' | 'month' | 'rows'> {
  const { columns, isUp, clear } = rows
  const missing: Record<string, number> = {}
  for (const name of COMPONENTS) {
    const gaps = columns[name] === null ? 0 : count(from, to, (i) => Number.isNaN(columns[name]?.[i]))
    if (gaps > 0) missing[name] = gaps
  }
  const flagged: Record<string, number> = {}
  for (const { name, mask } of tested) {
    const failing = mask === null ? 0 : count(from, to, (i) => mask[i] === 1)
    if (failing > 0) flagged[name] = failing
  }
  return {
    daylight_rows: count(from, to, (i) => isUp[i] === 1),
    missing,
    flagged,
    ghi_kwhm2: sumOf(rows, 'ghi_wm2', from, to),
    dhi_kwhm2: sumOf(rows, 'dhi_wm2', from, to),
    dni_kwhm2: sumOf(rows, 'dni_wm2', from, to),
    clearness: clearnessOf(rows, from, to),
    ...clearSkyRatios(rows, columns.ghi_wm2, clear?.ghiWm2 ?? null, from, to),
    clearest_beam_ratio: clearSkyRatios(rows, columns.dni_wm2, clear?.dniWm2 ?? null, from, to).clearest_ratio,
  }
}

function count(from: number, to: number, is: (row: number) => boolean): number {
  let rows = 0
  for (let i = from; i < to; i++) if (is(i)) rows++
  return rows
}

function sumOf({ columns, stepMinutes }: TestedRows, name: Component, from: number, to: number): number | null {
  const values = columns[name]
  if (values === null) return null
  let sum = 0
  for (let i = from; i < to; i++) if (values[i] > 0) sum += values[i]
  return rounded((sum * stepMinutes) / 60_000, 2)
}

function clearnessOf(
  { columns, sunZenithCos, extraNormalWm2, isUp, litFrac, meanSunCos = sunZenithCos }: TestedRows,
  from: number,
  to: number,
): number | null {
  const ghi = columns.ghi_wm2
  let light = 0
  let sun = 0
  for (let i = from; i < to; i++) {
    if (ghi === null || isUp[i] === 0 || Number.isNaN(ghi[i])) continue
    light += ghi[i]
    sun += extraNormalWm2[i] * Math.max(meanSunCos[i], 0) * (litFrac?.[i] ?? 1)
  }
  return sun > 0 ? rounded(light / sun, 3) : null
}

function clearSkyRatios({ sunZenithCos }: TestedRows, values: Float64Array | null, clear: Float64Array | null, from: number, to: number) {
  const ratios = new Float64Array(to - from)
  let n = 0
  let light = 0
  let whole = 0
  for (let i = from; i < to; i++) {
    if (values === null || clear === null || sunZenithCos[i] < COMPARED_SUN_COS || Number.isNaN(values[i])) continue
    light += values[i]
    whole += clear[i]
    ratios[n++] = values[i] / clear[i]
  }
  const ascending = ratios.subarray(0, n).sort()
  return {
    clear_sky_ratio: n === 0 ? null : rounded(light / whole, 3),
    clearest_ratio: n < RATIO_ROWS_MIN ? null : rounded(ascending[Math.floor((n - 1) * (1 - CLEARER_FRAC))], 3),
  }
}

function rounded(value: number, digits: number): number {
  const scale = 10 ** digits
  return Math.round(value * scale) / scale + 0
}
