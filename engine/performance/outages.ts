import { type Findings, percent } from './finding.ts'
import type { MeasuredRows } from './read-measured.ts'
import { isLimited, type TestRows, valueAt } from './test-rows.ts'

/** Power of a plant that stands, over that of its modules: the zero of a meter is below. */
const STANDING_FRAC = 1e-3
/** Share of the rows with light that mornings in the shade can have without power: fewer are a note. */
const FEW_FRAC = 0.02

/**
 * Whether a plant with light has no power.
 * @param dcW  DC power of the plant, W
 */
export function hasNoPower(acW: number, dcW: number): boolean {
  return acW <= STANDING_FRAC * dcW
}

/**
 * Rows in which the plant has light and no power, and whose column says nothing of it, become unavailable: both power
 * tests are of times of normal operation.
 * @param leastWm2  irradiance from which an available plant produces
 * @param isKept    whether the sender keeps such rows in the power tests
 * Source: ASTM E2848-13, section 9; IEC TS 61724-2:2016, clause 6; IEC TS 63019:2019.
 */
export function withOutages(rows: MeasuredRows, leastWm2: number, dcW: number, isKept: boolean, findings: Findings): MeasuredRows {
  const availableFrac = rows.availableFrac?.slice() ?? new Float64Array(rows.n).fill(Number.NaN)
  let found = 0
  let lit = 0
  for (let i = 0; i < rows.n; i++) {
    if (!(rows.poaWm2[i] >= leastWm2) || Number.isNaN(valueAt(rows.acW, i))) continue
    lit++
    if (!isOutage(rows, i, dcW)) continue
    availableFrac[i] = 0
    found++
  }
  if (found === 0) return rows
  findings[found < FEW_FRAC * lit ? 'note' : 'warn'](
    'outage',
    'measured.power_ac_kw',
    `${found} of ${lit} rows from ${leastWm2} W/m2 (${percent(found / lit)}) have no power, and available_fraction does not say so: they are an outage, snow, shade, or a meter that failed. The performance ratio counts them unless exclude has "unavailable"; ${
      isKept
        ? 'regression and capacity count them too, as filters.keep_outages asks'
        : 'regression and capacity leave them out (filters.keep_outages keeps them)'
    }; replace powers that were not measured by null`,
  )
  return { ...rows, availableFrac }
}

/** Whether nothing but an outage explains that a row with light has no power. */
function isOutage(rows: TestRows, i: number, dcW: number): boolean {
  return Number.isNaN(valueAt(rows.availableFrac, i)) && !isLimited(rows, i) && hasNoPower(valueAt(rows.acW, i), dcW)
}
