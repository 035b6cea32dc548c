import type { WeatherSums } from '@pvyield/contract/schemas'
import { formatStamp } from '../../core/calendar.ts'
import type { MeanYear } from '../../core/mean-year.ts'
import { unearthlyYear } from '../../core/year-irradiation.ts'
import { WeatherFileError } from './error.ts'
import { WEATHER_COLUMNS, type WeatherColumn } from './units.ts'

/** Columns that a run requires. They are not dropped when their values are outside the range. */
const REQUIRED: readonly WeatherColumn[] = ['ghi_wm2', 'dhi_wm2', 'dni_wm2', 'poa_wm2', 'temp_air_c']
/**
 * Missing codes are one value or a few. More different values than this, in this share of the rows,
 * mean another unit.
 */
const CODES_MAX = 5
const OUTSIDE_MAX_FRAC = 0.005

/**
 * Fails when a required column has many different values outside its range. Read as missing codes,
 * they would remove the sunniest or hottest hours from the year.
 */
export function refuseOtherUnit(values: Float64Array, name: WeatherColumn, startMinutes: Float64Array): void {
  if (!REQUIRED.includes(name)) return
  const { min, max, title, unit } = WEATHER_COLUMNS[name]
  const different = new Set<number>()
  let count = 0
  let first = -1
  for (let i = 0; i < values.length; i++) {
    if (Number.isNaN(values[i]) || (values[i] >= min && values[i] <= max)) continue
    if (count++ === 0) first = i
    if (different.size <= CODES_MAX) different.add(values[i])
  }
  if (different.size <= CODES_MAX || count <= OUTSIDE_MAX_FRAC * values.length) return
  throw new WeatherFileError(
    `${count} of ${values.length} values of ${title} lie outside ${min} to ${max} ${unit}; the first is ${values[first]} at ${formatStamp(startMinutes[first])}: write the unit into the column's heading, or convert it to ${unit}`,
  )
}

/** Mean temperature that occurs on Earth, with a margin. */
const TEMP_YEAR_MAX_C = 38

/**
 * Compares the sums of whole years with values that occur on Earth. The irradiation of a file that states its place is
 * compared with the sun there (`weather-checks/irradiance.ts`).
 * Returns notes.
 * Fails: when the mean temperature must be in degF.
 */
export function checkedSums({ ghi_kwhm2: ghi = 0, temp_air_c: temp }: WeatherSums, year: MeanYear, hasPlace: boolean): string[] {
  if (year.isPart) return []
  if (temp !== undefined && temp > TEMP_YEAR_MAX_C)
    throw new WeatherFileError(
      `The mean air temperature of the year is ${temp} degC, higher than anywhere on Earth: write the unit into the column's heading, such as Tamb (degF)`,
    )
  const unearthly = hasPlace ? null : unearthlyYear(ghi, null)
  return unearthly === null ? [] : [`${unearthly.message}.`]
}
