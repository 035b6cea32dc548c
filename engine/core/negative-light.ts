/** No zero of a pyranometer is further below 0 at night, W/m2. Source: ISO 9060:2018, table 1, zero offset a of class C. */
const OFFSET_MIN_WM2 = -30
/** The same between two rows with light. Source: C. N. Long, E. G. Dutton, BSRN recommended QC tests, V2.0 (2002). */
const OFFSET_LIT_MIN_WM2 = -4
const LIT_WM2 = 50

export interface NegativeRows {
  readonly count: number
  /** The first of them. */
  readonly first: number
}

/** Rows of an irradiance, W/m2, that are further below 0 than the zero of a sensor; null for none. Gaps are NaN. */
export function negativeLight(wm2: Float64Array): NegativeRows | null {
  let count = 0
  let first = -1
  for (let i = 0; i < wm2.length; i++) {
    if (!(wm2[i] < OFFSET_LIT_MIN_WM2)) continue
    const isLit = i > 0 && i + 1 < wm2.length && wm2[i - 1] > LIT_WM2 && wm2[i + 1] > LIT_WM2
    if (!isLit && wm2[i] >= OFFSET_MIN_WM2) continue
    if (count++ === 0) first = i
  }
  return count === 0 ? null : { count, first }
}
