import { COMPONENTS, type Component, type TestedRows } from './tested-rows.ts'

/**
 * What fills gaps of the irradiance: nothing; the other components and the rows around gaps of up to 3 h; in longer
 * gaps also the days around.
 */
export type Filling = 'none' | 'short' | 'all'

/** Way of each filled row, as written to `ways`; 0 is none. */
export const WAYS = ['', 'closure', 'interpolated', 'days'] as const
const CLOSURE = 1
const INTERPOLATED = 2
const DAYS = 3

/** Longer gaps are not interpolated: clouds of one hour say little of those three hours later. */
export const SHORT_GAP_MINUTES = 180
/** Days on each side of a longer gap, at most. */
const DAYS_MAX = 14
/** Below 5 deg of sun, the quotient of beam and cosine says nothing. */
const QUOTIENT_COS = Math.sin((5 * Math.PI) / 180)
const MINUTES_PER_DAY = 1440

/** What filling reads of the rows. */
export type FilledRows = Pick<TestedRows, 'n' | 'stepMinutes' | 'startMinutes' | 'sunZenithCos' | 'isUp' | 'extraNormalWm2' | 'clear'>

/** Columns of the irradiance that are filled in place, and the way of each row. */
export interface FilledColumns {
  /** NaN in a gap; null for a column that was not sent. */
  readonly columns: Readonly<Record<Component, Float64Array | null>>
  readonly ways: Readonly<Record<Component, Uint8Array>>
}

/**
 * Fills gaps. First a component that follows from the other two; then, in gaps of up to 3 h, the share of the clear sky
 * (of the sun outside the atmosphere where no clear sky is known), linear between the rows before and after; then, of
 * longer gaps if all are to be filled, the mean share of the same time of day in as many days on each side as the gap
 * has, or in the nearest that has one, 14 at most; so are shorter ones between low suns. DNI of a row whose GHI and DHI are filled follows from them. At night a gap is 0.
 * IEC 61724-1 allows each of these and asks to state which: estimates from the data before and after, and averages.
 * Checked by: test/engine/weather-tests/filling.test.ts
 */
export function fill(rows: FilledRows, filled: FilledColumns, filling: Filling): void {
  if (filling === 'none') return
  fillByClosure(rows, filled)
  for (const name of COMPONENTS) {
    const values = filled.columns[name]
    if (values === null) continue
    const share = shareOf(rows, name)
    for (let from = nextGap(values, 0); from < rows.n; from = nextGap(values, from)) {
      const to = endOfGap(rows, values, from)
      const minutes = (to - from) * rows.stepMinutes
      if (minutes <= SHORT_GAP_MINUTES || isDark(rows, from, to)) interpolate(rows, values, filled.ways[name], share, from, to)
      if (filling === 'all') fillByDays(rows, values, filled.ways[name], share, from, to)
      from = to
    }
    fillByClosure(rows, filled)
  }
}

/** Irradiance that a component is a share of, W/m2. */
function shareOf({ n, clear, sunZenithCos, extraNormalWm2 }: FilledRows, name: Component): Float64Array {
  if (clear !== null && name === 'ghi_wm2') return clear.ghiWm2
  if (clear !== null && name === 'dni_wm2') return clear.dniWm2
  const whole = new Float64Array(n)
  for (let i = 0; i < n; i++) whole[i] = extraNormalWm2[i] * (name === 'dni_wm2' ? 1 : Math.max(sunZenithCos[i], 0))
  return whole
}

function fillByClosure({ n, sunZenithCos, isUp }: FilledRows, { columns, ways }: FilledColumns): void {
  const { ghi_wm2: ghi, dhi_wm2: dhi, dni_wm2: dni } = columns
  if (ghi === null || dhi === null || dni === null) return
  for (let i = 0; i < n; i++) {
    if (isUp[i] === 0) continue
    const cos = Math.max(sunZenithCos[i], 0)
    if (Number.isNaN(ghi[i]) && !Number.isNaN(dhi[i]) && !Number.isNaN(dni[i])) {
      ghi[i] = dhi[i] + dni[i] * cos
      ways.ghi_wm2[i] = CLOSURE
    } else if (Number.isNaN(dhi[i]) && !Number.isNaN(ghi[i]) && !Number.isNaN(dni[i])) {
      dhi[i] = Math.max(ghi[i] - dni[i] * cos, 0)
      ways.dhi_wm2[i] = CLOSURE
    } else if (Number.isNaN(dni[i]) && !Number.isNaN(ghi[i]) && !Number.isNaN(dhi[i]) && (cos >= QUOTIENT_COS || ghi[i] <= dhi[i])) {
      dni[i] = ghi[i] <= dhi[i] ? 0 : (ghi[i] - dhi[i]) / cos
      ways.dni_wm2[i] = CLOSURE
    }
  }
}

function nextGap(values: Float64Array, from: number): number {
  let row = from
  while (row < values.length && !Number.isNaN(values[row])) row++
  return row
}

/** End of the gap that begins in a row: the next value, or a jump of the stamps. */
function endOfGap({ n, startMinutes, stepMinutes }: FilledRows, values: Float64Array, from: number): number {
  let to = from + 1
  while (to < n && Number.isNaN(values[to]) && startMinutes[to] - startMinutes[to - 1] === stepMinutes) to++
  return to
}

/** The sun is below the horizon in all of these rows. */
function isDark({ isUp }: FilledRows, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (isUp[i] === 1) return false
  return true
}

function interpolate(rows: FilledRows, values: Float64Array, ways: Uint8Array, share: Float64Array, from: number, to: number): void {
  const { isUp } = rows
  const [before, after] = [ratioAt(rows, values, share, from - 1), ratioAt(rows, values, share, to)]
  for (let i = from; i < to; i++) {
    const far = (i - from + 1) / (to - from + 1)
    const ratio = Number.isNaN(before) ? after : Number.isNaN(after) ? before : before + (after - before) * far
    const value = isUp[i] === 0 ? 0 : ratio * share[i]
    if (Number.isNaN(value)) continue
    values[i] = value
    ways[i] = INTERPOLATED
  }
}

/** Share that the value of a row has; NaN without a value or with a low sun. */
function ratioAt({ n, sunZenithCos }: FilledRows, values: Float64Array, share: Float64Array, row: number): number {
  if (row < 0 || row >= n || sunZenithCos[row] < QUOTIENT_COS || share[row] <= 0) return Number.NaN
  return Math.max(values[row], 0) / share[row]
}

function fillByDays(rows: FilledRows, values: Float64Array, ways: Uint8Array, share: Float64Array, from: number, to: number): void {
  const { n, isUp, stepMinutes, startMinutes } = rows
  const perDay = Math.round(MINUTES_PER_DAY / stepMinutes)
  const days = Math.min(Math.ceil((to - from) / perDay), DAYS_MAX)
  for (let i = from; i < to; i++) {
    if (!Number.isNaN(values[i])) continue
    if (isUp[i] === 0) {
      values[i] = 0
      ways[i] = DAYS
      continue
    }
    let isKnown = false
    let light = 0
    let whole = 0
    // the same time of day in the days before the gap, and in those after it
    const before = i - Math.ceil((i - from + 1) / perDay) * perDay
    const after = i + Math.ceil((to - i) / perDay) * perDay
    for (let day = 0; day < days || (!isKnown && day < DAYS_MAX); day++) {
      const [early, late] = [before - day * perDay, after + day * perDay]
      if (early >= 0 && isSameTime(startMinutes[i], startMinutes[early]) && !Number.isNaN(values[early])) {
        isKnown = true
        light += Math.max(values[early], 0)
        whole += share[early]
      }
      if (late < n && isSameTime(startMinutes[i], startMinutes[late]) && !Number.isNaN(values[late])) {
        isKnown = true
        light += Math.max(values[late], 0)
        whole += share[late]
      }
    }
    if (!isKnown) continue
    // on no day around is the sun up at this time: it is at the horizon
    values[i] = whole > 0 ? (light / whole) * share[i] : 0
    ways[i] = DAYS
  }
}

/** Where the stamps leave rows out, the row of another day is that of another time. */
const isSameTime = (one: number, other: number): boolean => (one - other) % MINUTES_PER_DAY === 0
