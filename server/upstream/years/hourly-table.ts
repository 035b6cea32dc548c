import type { AskedYears } from './year-source.ts'

/** Headings with the unit of each column, as the parser of tables reads them. */
export const HEADINGS = {
  ghi: 'GHI (W/m2)',
  dhi: 'DHI (W/m2)',
  dni: 'DNI (W/m2)',
  air: 'temp_air (degC)',
  wind: 'wind_speed (m/s)',
  humidity: 'relative_humidity (%)',
  pressure: 'pressure (hPa)',
  water: 'precipitable_water (cm)',
  albedo: 'albedo',
} as const
export type HourlyColumn = keyof typeof HEADINGS

const MINUTE_MILLIS = 60_000
const HOUR_MILLIS = 3_600_000
const HALF_HOUR_MILLIS = HOUR_MILLIS / 2
/** Year in which a typical year is written; it has no February 29. */
const TYPICAL_YEAR = 1990
const TYPICAL_MILLIS = 8760 * HOUR_MILLIS

/**
 * Hours of a source as a table of its own: interval starts in the standard time of the place, only those of the
 * years that were asked for. So the form of a source is read in one place, its own, and the rest is the table's.
 */
export class HourlyTable {
  private readonly rows: { at: number; line: string }[] = []
  private readonly from: number
  private readonly until: number

  constructor(
    private readonly asked: AskedYears,
    private readonly columns: readonly HourlyColumn[],
    private readonly elevationM: number | null = asked.elevation,
  ) {
    const { years } = asked
    this.from = Date.UTC(years?.start ?? TYPICAL_YEAR, 0, 1)
    this.until = Date.UTC((years?.end ?? TYPICAL_YEAR) + 1, 0, 1)
  }

  /**
   * Adds an hour. An hour of a typical year counts by its place in the year of its stamp.
   * @param startMillis  its start, UTC, since 1970
   * @param values       in the order of the columns; null for a gap
   */
  add(startMillis: number, values: readonly (number | null)[]): void {
    let local = startMillis + this.asked.zoneH * HOUR_MILLIS
    if (this.asked.years === null) local = this.rolled(startMillis, local)
    // the middle of an hour decides, as everywhere
    if (local + HALF_HOUR_MILLIS < this.from || local + HALF_HOUR_MILLIS >= this.until) return
    const stamp = new Date(Math.round(local / MINUTE_MILLIS) * MINUTE_MILLIS).toISOString()
    this.rows.push({ at: local, line: `${stamp.slice(0, 10)} ${stamp.slice(11, 16)},${values.map((value) => value ?? '').join(',')}` })
  }

  /** The table, in the order of time. */
  text(): string {
    const { latitude, longitude, zoneH } = this.asked
    const head = [`Latitude: ${latitude}`, `Longitude: ${longitude}`]
    if (this.elevationM !== null) head.push(`Elevation: ${this.elevationM}`)
    head.push(`Time zone: ${zoneH}`, ['time', ...this.columns.map((column) => HEADINGS[column])].join(','))
    this.rows.sort((a, b) => a.at - b.at)
    return [...head, ...this.rows.map(({ line }) => line), ''].join('\n')
  }

  private rolled(startMillis: number, local: number): number {
    const yearStart = Date.UTC(new Date(startMillis).getUTCFullYear(), 0, 1)
    const inYear = (local - yearStart + TYPICAL_MILLIS) % TYPICAL_MILLIS
    return this.from + inYear
  }
}

/** A number within reach of any weather; null for anything else, such as a code for a gap. */
export function numberOrNull(value: unknown, missing?: number): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value !== missing ? value : null
}

/** The number of a cell; null for an empty one, or a text that is no number. */
export function cellNumber(cell: string | undefined): number | null {
  const text = cell?.trim() ?? ''
  return text === '' ? null : numberOrNull(Number(text))
}

/** A number in another unit; a gap stays one. Rounded to 1e-4, which keeps what a sum of two floats adds out of the text. */
export function scaled(value: number | null, factor: number, offset = 0): number | null {
  return value === null ? null : Math.round((value * factor + offset) * 1e4) / 1e4
}
