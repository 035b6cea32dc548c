import { monthStretches } from './typical-year.ts'
import type { WeatherTable } from './weather-table.ts'

/** Above this share of the rows, totals are not annual. */
const ANNUAL_TOLERATED_FRAC = 0.01

/** Rows whose irradiance columns do not suffice for closure. Their irradiance is taken as zero. */
export interface LightlessRows {
  /** Share of all rows. */
  frac: number
  /** There are so many of these rows that totals are not annual. */
  areMany: boolean
  /** Calendar months, January is 0, in which no row has irradiance. */
  months: ReadonlySet<number>
}

const NONE: LightlessRows = { frac: 0, areMany: false, months: new Set() }

/**
 * Finds the rows that have neither GHI nor both DHI and DNI; when irradiance in the plane is used,
 * the rows without it.
 */
export function lightlessRows(weather: WeatherTable): LightlessRows {
  const { n, stepMinutes, ghiWm2, dhiWm2, dniWm2, poaWm2 } = weather
  const whole = poaWm2 ?? ghiWm2
  const sufficient = whole === null ? [dhiWm2, dniWm2] : [whole]
  if (sufficient.every((column) => column?.includes(Number.NaN) === false)) return NONE
  const isKnown = (column: Float64Array | null, row: number): boolean => column !== null && !Number.isNaN(column[row])
  const hasLight = (row: number): boolean => isKnown(whole, row) || (isKnown(dhiWm2, row) && isKnown(dniWm2, row))
  let [row, count] = [0, 0]
  const months = new Set<number>()
  const litMonths = new Set<number>()
  for (const { month, rows } of monthStretches(weather.startMinutes, stepMinutes)) {
    months.add(month)
    for (const end = row + rows; row < end; row++) {
      if (hasLight(row)) litMonths.add(month)
      else count++
    }
  }
  return {
    frac: count / n,
    areMany: count > ANNUAL_TOLERATED_FRAC * n,
    months: new Set([...months].filter((month) => !litMonths.has(month))),
  }
}
