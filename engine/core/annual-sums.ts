import type { WeatherSums } from '@pvyield/contract/schemas'
import { MEAN_ROWS_MIN_FRAC } from './left-out-nights.ts'
import type { MeanYear } from './mean-year.ts'
import { monthStretches } from './typical-year.ts'

const SUM_OF = { ghi_wm2: 'ghi_kwhm2', dhi_wm2: 'dhi_kwhm2', dni_wm2: 'dni_kwhm2' } as const
const NAMES = ['ghi_wm2', 'dhi_wm2', 'dni_wm2', 'temp_air_c', 'wind_speed_ms'] as const

/** Columns with NaN for their gaps; an absent one is left out of the sums. */
export type SummedColumns = Partial<Record<(typeof NAMES)[number], Float64Array | null | undefined>>

/**
 * Irradiation sums, kWh/m2, and means of temperature and wind. Gaps are left out, and so are the means of a series that
 * leaves out its nights.
 * @param year  for a series longer than a year the sums are those of its mean year
 */
export function annualSums(
  columns: SummedColumns,
  startMinutes: Float64Array,
  stepMinutes: number,
  { monthWeights, nightHours }: Pick<MeanYear, 'monthWeights' | 'nightHours'>,
): WeatherSums {
  const annual: WeatherSums = {}
  const months = monthStretches(startMinutes, stepMinutes)
  const rowHours = (startMinutes.length * stepMinutes) / 60
  const hasNights = rowHours >= MEAN_ROWS_MIN_FRAC * (rowHours + nightHours)
  for (const name of NAMES) {
    const values = columns[name]
    if (!values) continue
    let sum = 0
    let count = 0
    let row = 0
    for (const { month, rows } of months) {
      for (const end = row + rows; row < end; row++) {
        if (Number.isNaN(values[row])) continue
        sum += monthWeights[month] * values[row]
        count += monthWeights[month]
      }
    }
    if (name === 'temp_air_c' || name === 'wind_speed_ms') {
      if (hasNights) annual[name] = round1(sum / count)
    } else annual[SUM_OF[name]] = round1((sum * stepMinutes) / 60_000)
  }
  return annual
}

const round1 = (value: number): number => Math.round(value * 10) / 10
