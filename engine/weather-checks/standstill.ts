import { formatStamp } from '../core/calendar.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { type Finding, findingOf } from '../findings/finding.ts'

/** A smaller value may be that of an overcast day, rounded: in real years 1 W/m2 of beam lasts 7 h. */
export const LEAST_STANDING_WM2 = 20
/**
 * Hours for which a larger value does not stand still under a sun that moves. In 51 real years, in
 * whole W/m2, global irradiance is equal for 3 h at most, diffuse for 4 h, and the beam for 5 h.
 */
export const STANDING_HOURS = { ghi_wm2: 4, dhi_wm2: 5, dni_wm2: 6, poa_wm2: 4 } as const
const COLUMNS = [
  ['ghi_wm2', 'ghiWm2'],
  ['dhi_wm2', 'dhiWm2'],
  ['dni_wm2', 'dniWm2'],
  ['poa_wm2', 'poaWm2'],
] as const

/** Nearer to a pole than this the sun circles at one height, and a clear sky keeps its light for hours. */
export const POLAR_LATITUDE_DEG = 88

/** Rows that stand still, and what to say about them. */
export interface Standstill {
  rows: number
  findings: Finding[]
}

/**
 * Finds irradiance that stays at one value for hours, as a sensor or a logger does that is stuck.
 * Source: the persistence test of quality control, with limits from real years.
 * Checked by: test/engine/weather-checks/standstill.test.ts
 */
export function standstill(
  table: Pick<WeatherTable, (typeof COLUMNS)[number][1] | 'stepMinutes' | 'starts'>,
  latitudeDeg: number,
): Standstill {
  const found: Standstill = { rows: 0, findings: [] }
  if (Math.abs(latitudeDeg) > POLAR_LATITUDE_DEG) return found
  for (const [name, key] of COLUMNS) {
    const column = table[key]
    if (column === null) continue
    const hours = STANDING_HOURS[name]
    const fewest = Math.max(hours, Math.ceil((hours * 60) / table.stepMinutes))
    const { rows, longest, from } = stuckRows(column, fewest)
    if (rows === 0) continue
    found.rows += rows
    found.findings.push(
      findingOf('irradiance_standstill', `weather.${name}`, {
        column: name,
        value_wm2: column[from],
        longest_h: (longest * table.stepMinutes) / 60,
        longest_rows: longest,
        rows,
        first_time: formatStamp(table.starts.at(from)),
      }),
    )
  }
  return found
}

/** Rows in runs of one value of at least `fewest` rows, and the longest run. */
function stuckRows(column: Float64Array, fewest: number): { rows: number; longest: number; from: number } {
  // a run of them has one of these rows, and its neighbour
  const stride = fewest - 1
  let [rows, longest, from] = [0, 0, 0]
  for (let i = 0; i < column.length; i += stride) {
    const value = column[i]
    if (!(value > LEAST_STANDING_WM2) || (column[i - 1] !== value && column[i + 1] !== value)) continue
    let first = i
    while (first > 0 && column[first - 1] === value) first--
    let end = i + 1
    while (end < column.length && column[end] === value) end++
    if (end - first < fewest) continue
    rows += end - first
    if (end - first > longest) {
      longest = end - first
      from = first
    }
    i = Math.ceil(end / stride) * stride - stride
  }
  return { rows, longest, from }
}
