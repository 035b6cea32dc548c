import { MINUTES_PER_DAY } from '../core/calendar.ts'
import { monthStretches } from '../core/typical-year.ts'
import type { RowRange } from '../core/weather-findings.ts'
import type { WeatherTable } from '../core/weather-table.ts'

/** Above this share of the rows, totals are not annual. */
const ANNUAL_TOLERATED_FRAC = 0.01

/** Gaps in the irradiance, which is taken as zero there. */
export interface LightlessRows {
  /** Share of all rows. */
  frac: number
  /** There are so many of these rows that totals are not annual. */
  areMany: boolean
  /** Calendar months, January is 0, in which no row has light and a day or more is a gap. */
  months: ReadonlySet<number>
}

const NONE: LightlessRows = { frac: 0, areMany: false, months: new Set() }

/**
 * Finds the rows that have neither GHI nor both DHI and DNI; when irradiance in the plane is used,
 * the rows without it. Gaps that are stated as zero count too.
 * @param dark  rows of such gaps
 */
export function lightlessRows(weather: WeatherTable, dark: readonly RowRange[]): LightlessRows {
  const { n, stepMinutes, ghiWm2, dhiWm2, dniWm2, poaWm2 } = weather
  const whole = poaWm2 ?? ghiWm2
  const sufficient = whole === null ? [dhiWm2, dniWm2] : [whole]
  if (dark.length === 0 && sufficient.every((column) => column?.includes(Number.NaN) === false)) return NONE
  const isKnown = (column: Float64Array | null, row: number): boolean => column !== null && !Number.isNaN(column[row])
  const isGap = (row: number): boolean => !isKnown(whole, row) && !(isKnown(dhiWm2, row) && isKnown(dniWm2, row))
  const isDark = new Uint8Array(n)
  for (const { from, to } of dark) isDark.fill(1, from, to)
  let [row, count] = [0, 0]
  const gapsByMonth = new Float64Array(12)
  const litMonths = new Set<number>()
  for (const { month, rows } of monthStretches(weather.startMinutes, stepMinutes)) {
    for (const end = row + rows; row < end; row++) {
      if (isDark[row] === 1 || isGap(row)) {
        gapsByMonth[month]++
        count++
      } else if ((whole?.[row] ?? 0) > 0 || (dhiWm2?.[row] ?? 0) > 0) litMonths.add(month)
    }
  }
  return {
    frac: count / n,
    areMany: count > ANNUAL_TOLERATED_FRAC * n,
    months: new Set(
      [...gapsByMonth.keys()].filter((month) => !litMonths.has(month) && gapsByMonth[month] * stepMinutes >= MINUTES_PER_DAY),
    ),
  }
}
