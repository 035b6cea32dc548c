import type { WeatherSums } from '@pvyield/contract/schemas'
import { formatStamp } from '../../core/calendar.ts'
import { WeatherFileError } from './error.ts'
import { WEATHER_COLUMNS, type WeatherColumn } from './units.ts'

/** Columns without which nothing runs: that their values lie outside the range is no reason to leave them out. */
const NEEDED: readonly WeatherColumn[] = ['ghi_wm2', 'dhi_wm2', 'dni_wm2', 'poa_wm2', 'temp_air_c']
/** Missing codes are one value or a few; more different ones, in this share of the rows, are another unit. */
const CODES_MAX = 5
const OUTSIDE_MAX_FRAC = 0.005

/** Fails when a needed column has many different values outside its range: as missing codes they would take the best hours, or the hottest, out of the year. */
export function refuseOtherUnit(values: Float64Array, name: WeatherColumn, startMin: Float64Array): void {
  if (!NEEDED.includes(name)) return
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
    `${count} of ${values.length} values of ${title} lie outside ${min} to ${max} ${unit}, the first is ${values[first]} at ${formatStamp(startMin[first])}: write the unit into the column's heading, or convert it to ${unit}`,
  )
}

/** Annual global irradiation and mean temperature that places on Earth have, with room. */
const GHI_YEAR_KWHM2 = { min: 500, max: 3000 }
const TEMP_YEAR_MAX_C = 38

/**
 * Holds the sums of whole years against what places on Earth have.
 * Fails: a mean temperature that is degF. Returns notes.
 */
export function checkedSums({ ghi_kwhm2: ghi, temp_air_c: temp }: WeatherSums, days: number): string[] {
  if (days < 360) return []
  if (temp !== undefined && temp > TEMP_YEAR_MAX_C)
    throw new WeatherFileError(
      `The mean air temperature of the year is ${temp} degC, more than any place has: write the unit into the column's heading, such as Tamb (degF)`,
    )
  if (!ghi || (ghi >= GHI_YEAR_KWHM2.min && ghi <= GHI_YEAR_KWHM2.max)) return []
  return [`Global irradiation is ${ghi} kWh/m2 a year, which no place has: write the unit into the column's heading, such as GHI (kJ/m2).`]
}
