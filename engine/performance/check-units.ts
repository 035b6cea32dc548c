import type { Sink } from '../core/sink.ts'
import { type Findings, percent } from './finding.ts'
import type { MeasuredRows } from './read-measured.ts'
import { type TestRows, valueAt } from './test-rows.ts'

/** Rows with less light say nothing of units, W/m2. */
const BRIGHT_WM2 = 300
/** A unit is wrong by a thousand; plants with most of their modules missing are between. */
const KILO_FROM = 250
/** Ratio of measured to nominal power under bright light within which a plant is one. */
const RATIO_MIN = 0.1
const RATIO_MAX = 1.25
/** Largest irradiance of a file in kW/m2. */
const KILOWATTS_MAX = 2
/** Median share of the DC power that reaches the meter below which the two do not belong together, or above which they do not. */
const CONVERSION_MIN = 0.7

/**
 * Refuses powers and irradiances in another unit, and reports powers that the plant of the run cannot have.
 * @param dcW  DC power of the plant, W
 * Fails: at `measured.poa_wm2`, `measured.power_ac_kw` and `measured.power_dc_kw` for values a thousand times off.
 */
export function checkUnits(rows: MeasuredRows, dcW: number, sink: Sink, findings: Findings): void {
  if (largestOf(rows.poaWm2) <= KILOWATTS_MAX && largestOf(rows.acW) > 0) {
    sink.fail(
      'measured.poa_wm2',
      largestOf(rows.poaWm2) > 0
        ? `The irradiance is never above ${KILOWATTS_MAX} W/m2 while the plant has power: it looks like kW/m2; send W/m2`
        : 'The irradiance is never above 0 while the plant has power: the sensor is dead, or the column is another one; send the irradiance in the plane in W/m2',
    )
    return
  }
  checkPower(rows, rows.acW, 'power_ac_kw', dcW, sink, findings)
  if (rows.dcW === null) return
  checkPower(rows, rows.dcW, 'power_dc_kw', dcW, sink, findings)
  const conversion = medianRatio(rows, rows.acW, (i) => valueAt(rows.dcW, i))
  if (conversion === null || (conversion >= CONVERSION_MIN && conversion <= 1)) return
  findings.warn(
    'power_scale',
    'measured.power_dc_kw',
    `The AC power is ${percent(conversion)} of the DC power in bright rows: check that both are of the same plant, and which is which`,
  )
}

/** Compares the power of bright rows with the modules under the same irradiance. */
function checkPower(rows: TestRows, power: Float64Array | null, name: string, dcW: number, sink: Sink, findings: Findings): void {
  const ratio = medianRatio(rows, power, (i) => (dcW * rows.poaWm2[i]) / 1000)
  if (ratio === null) return
  const field = `measured.${name}`
  const kw = Math.round(dcW / 100) / 10
  if (ratio > KILO_FROM) {
    sink.fail(field, `The power is ${Math.round(ratio)} times that of a plant of ${kw} kWp under this irradiance: it looks like W; send kW`)
  } else if (ratio > 0 && ratio < 1 / KILO_FROM) {
    sink.fail(
      field,
      `The power is 1/${Math.round(1 / ratio)} of that of a plant of ${kw} kWp under this irradiance: it looks like MW; send kW`,
    )
  } else if (ratio < RATIO_MIN || ratio > RATIO_MAX) {
    findings.warn(
      'power_scale',
      field,
      `The power is ${percent(ratio)} of what ${kw} kWp have under this irradiance: check the unit, and that plant.dc_kwp is of the part that was measured`,
    )
  }
}

/** Median over bright rows of one column over another; null when there are none. */
function medianRatio({ n, poaWm2 }: TestRows, above: Float64Array | null, below: (i: number) => number): number | null {
  const ratios: number[] = []
  for (let i = 0; i < n; i++) {
    const ratio = poaWm2[i] >= BRIGHT_WM2 ? valueAt(above, i) / below(i) : Number.NaN
    if (Number.isFinite(ratio)) ratios.push(ratio)
  }
  if (ratios.length === 0) return null
  return Float64Array.from(ratios).sort()[ratios.length >> 1]
}

function largestOf(column: Float64Array | null): number {
  let largest = Number.NEGATIVE_INFINITY
  for (const value of column ?? []) if (value > largest) largest = value
  return largest
}
