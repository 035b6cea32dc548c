import { formatStamp, MINUTES_PER_DAY } from '../core/calendar.ts'
import { joinMonths } from './join-months.ts'
import { wireColumn } from './made-section.ts'
import type { MonthInstance } from './month-instances.ts'
import { keepWithinLimits } from './schema-limits.ts'
import { type Series, VALUE_COLUMNS, type ValueColumn, type WeatherSection } from './series.ts'

/** Columns that go on from hour to hour; light starts anew every day, and its nights join themselves. */
const CONTINUOUS: readonly ValueColumn[] = ['temp_air_c', 'wind_speed_ms', 'relative_humidity', 'pressure_hpa', 'precipitable_water_cm']

/** Of all columns: humidity and albedo are fractions. */
const DECIMALS = 4

/** How the months of a year are joined. */
export interface Joints {
  /** Hours on each side of a joint. */
  readonly hours: number
  /** Whether December is joined to January. */
  readonly joinsYears: boolean
}

/**
 * A section of twelve months of several years, January first, 365 days long. Each row keeps its stamp.
 * Reference series are left out: they belong to other weather.
 */
export function typicalSection(series: Series, months: readonly MonthInstance[], joints: Joints): WeatherSection {
  const { section, startMinutes, stepMinutes } = series
  const rowsPerDay = MINUTES_PER_DAY / stepMinutes
  const lengths = months.map(({ days }) => days * rowsPerDay)
  const firsts = lengths.map((_, m) => lengths.slice(0, m).reduce((sum, length) => sum + length, 0))
  const n = lengths.reduce((sum, length) => sum + length, 0)
  const rows = new Int32Array(n)
  months.forEach(({ firstRow }, m) => {
    for (let i = 0; i < lengths[m]; i++) rows[firsts[m] + i] = firstRow + i
  })
  const stampMinutes = section.interval === 'start' ? 0 : section.interval === 'middle' ? stepMinutes / 2 : stepMinutes
  const { reference_series: _, ...kept } = section
  const made = { ...kept, start: null, time: Array.from(rows, (row) => formatStamp(startMinutes[row] + stampMinutes)) } as WeatherSection
  const joinRows = Math.floor((joints.hours * 60) / stepMinutes)
  for (const name of VALUE_COLUMNS) {
    const column = series.column(name)
    if (column === null) {
      if (section[name] !== undefined) made[name] = new Array<number | null>(n).fill(null)
      continue
    }
    const chosen = Float64Array.from(rows, (row) => column[row])
    if (CONTINUOUS.includes(name))
      months.forEach((month, m) => {
        const before = months[(m + 11) % 12]
        const follows = before.year === month.year && m > 0
        if (!follows && (m > 0 || joints.joinsYears)) joinMonths(chosen, firsts[m], joinRows)
      })
    keepWithinLimits({ [name]: chosen })
    made[name] = wireColumn(chosen, DECIMALS)
  }
  return made
}
