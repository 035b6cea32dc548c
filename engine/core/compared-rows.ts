import type { Frame } from './frame.ts'
import type { WeatherTable } from './weather-table.ts'

/** Below this sun, the mean of a row and its middle differ. */
export const LOW_SUN_COS = 0.15
/** Of Haurwitz's clear sky: global irradiance is 1098 cos z exp(-0.057 / cos z). */
export const HAURWITZ_WM2 = 1098
const HAURWITZ = 0.057
/** A parabola of the cosine continues the clear sky below LOW_SUN_COS. */
const LOW_SUN_GLOBAL = 4.56

/** The irradiance that is compared with the clear sky. */
export type Watched = 'ghiWm2' | 'dniWm2'

/** Global irradiance, or direct normal irradiance when there is no global. */
export function watchedFor({ ghiWm2, dniWm2 }: Pick<WeatherTable, Watched>): Watched {
  return ghiWm2 === null && dniWm2 !== null ? 'dniWm2' : 'ghiWm2'
}

type Given = Pick<WeatherTable, 'ghiWm2' | 'dhiWm2' | 'dniWm2'>

/** Gaps in place of a column that the weather does not have. */
let gaps: Float64Array = new Float64Array(0)

/**
 * The rows of a block that are compared: those with the sun up and those with light, half of a year.
 * The checks visit the same list, and share a column of clear sky.
 */
export class ComparedRows {
  /** Index of the block's first row in the weather. */
  first = 0
  /** Rows of the block, ascending; the first `count` are used. */
  rows = new Int32Array(0)
  count = 0
  /** Rows with the sun up in all blocks so far. */
  upRows = 0
  // as they were sent, because the closure changes the components in the frame; NaN is a gap
  ghiWm2 = gaps
  dhiWm2 = gaps
  dniWm2 = gaps
  /** The irradiance that is compared with the clear sky. */
  watchedWm2 = gaps
  /** That of the clear sky in the rows of the list, up to a factor. */
  clear = new Float64Array(0)

  // as in the frame
  startMinutes = gaps
  month: Uint8Array = new Uint8Array(0)
  sunZenithCos = gaps
  isUp: Uint8Array = new Uint8Array(0)
  extraNormalWm2 = gaps

  /** For hours, see `solar-hours.ts`. */
  readonly sent = null

  constructor(
    private readonly table: Given,
    private readonly watched: Watched,
  ) {}

  /** Continues with the next block. */
  next({ first, n, sky, capacity }: Frame): void {
    const { table, watched } = this
    if (this.rows.length < n) {
      this.rows = new Int32Array(capacity)
      this.clear = new Float64Array(capacity)
    }
    if (gaps.length < n) gaps = new Float64Array(capacity).fill(Number.NaN)
    const given = (column: Float64Array | null): Float64Array => column?.subarray(first, first + n) ?? gaps
    this.first = first
    this.startMinutes = sky.startMinutes
    this.month = sky.month
    this.sunZenithCos = sky.sunZenithCos
    this.isUp = sky.isUp
    this.extraNormalWm2 = sky.extraNormalWm2
    this.ghiWm2 = given(table.ghiWm2)
    this.dhiWm2 = given(table.dhiWm2)
    this.dniWm2 = given(table.dniWm2)
    this.watchedWm2 = table[watched] === null ? sky.ghiWm2 : given(table[watched])
    this.list(n)
    if (watched === 'ghiWm2') clearGlobal(this)
    else clearNormal(this)
  }

  private list(n: number): void {
    const { rows, isUp, dhiWm2, dniWm2, watchedWm2 } = this
    let count = 0
    let upRows = 0
    for (let i = 0; i < n; i++) {
      if (isUp[i] === 1) {
        rows[count++] = i
        upRows++
      } else if (watchedWm2[i] > 0 || dhiWm2[i] > 0 || dniWm2[i] > 0) rows[count++] = i
    }
    this.count = count
    this.upRows += upRows
  }
}

/** Source: B. Haurwitz, J. Meteorology 2 (1945), 154. */
function clearGlobal({ rows, count, clear, sunZenithCos }: ComparedRows): void {
  for (let k = 0; k < count; k++) {
    const cos = sunZenithCos[rows[k]]
    if (cos > LOW_SUN_COS) {
      // the exponential to 0.1 %
      const x = HAURWITZ / cos
      clear[k] = cos * (1 - x * (1 - (x / 2) * (1 - x / 3)))
    } else clear[k] = cos > 0 ? LOW_SUN_GLOBAL * cos * cos : 0
  }
}

/** Source: A. B. Meinel, M. P. Meinel, "Applied solar energy" (1976): 1353 x 0.7^(AM^0.678) with AM = 1 / cos z. */
function clearNormal({ rows, count, clear, sunZenithCos }: ComparedRows): void {
  for (let k = 0; k < count; k++) {
    const cos = sunZenithCos[rows[k]]
    clear[k] = cos > 0 ? 0.7 ** (cos ** -0.678) : 0
  }
}
