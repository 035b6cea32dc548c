import type { PerformanceAnswer, PerformanceRequest } from '@pvyield/contract/schemas'
import type { Selection } from './filters.ts'
import type { Records } from './records.ts'

/** Conditions as a test uses them. A wind or temperature that nobody knows is null. */
export type Conditions = NonNullable<PerformanceAnswer['regression']>['conditions']

/**
 * Conditions at which powers are stated: as sent, otherwise a percentile of the irradiance of the
 * filtered records and the means of their temperatures and wind.
 * @returns null when there are no records, or no light in them
 * Source: ASTM E2939-13, section 6.
 * Checked by: test/fixtures/performance/other-programs.json
 */
export function reportingConditions(
  records: Records,
  { used, count }: Selection,
  wanted: PerformanceRequest['conditions'],
): Conditions | null {
  if (count === 0) return null
  const irradiance = wanted.irradiance_wm2 ?? percentileOf(records.poaWm2, used, count, wanted.percentile)
  if (!(irradiance > 0)) return null
  return {
    irradiance_wm2: irradiance,
    temp_air_c: wanted.temp_air_c ?? meanOf(records.airC, used),
    wind_speed_ms: wanted.wind_speed_ms ?? meanOf(records.windMps, used),
    temp_cell_c: wanted.temp_cell_c ?? meanOf(records.cellC, used),
  }
}

/** Percentile by linear interpolation between the sorted values, which begin at 0 and end at 100. */
function percentileOf(column: Float64Array, used: Uint8Array, count: number, percent: number): number {
  const values = new Float64Array(count)
  let k = 0
  for (let i = 0; i < column.length; i++) if (used[i] === 1) values[k++] = column[i]
  values.sort()
  const at = (percent / 100) * (count - 1)
  const low = Math.floor(at)
  return values[low] + (at - low) * (values[Math.min(count - 1, low + 1)] - values[low])
}

function meanOf(column: Float64Array | null, used: Uint8Array): number | null {
  if (column === null) return null
  let sum = 0
  let count = 0
  for (let i = 0; i < column.length; i++) {
    if (used[i] === 0 || Number.isNaN(column[i])) continue
    sum += column[i]
    count++
  }
  return count === 0 ? null : sum / count
}
