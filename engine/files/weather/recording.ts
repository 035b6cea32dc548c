import type { WeatherColumn } from './units.ts'

/** What a stamp marks: the interval's start, middle or end, or the instant of the irradiance. */
export type StampMeaning = 'start' | 'middle' | 'end' | 'instant'

/**
 * What a format reads from a file, before timestamps and gaps are cleaned up. Values are in the
 * wire's units, NaN when missing.
 */
export interface Recording {
  /** Producer of the data, as stated in the file. */
  dataSource: string
  radiationDb: string | null
  station: string | null
  locationId: string | null
  latitudeDeg: number | null
  longitudeDeg: number | null
  elevationM: number | null
  /** Hours from UTC of the stamps. */
  stampZoneH: number
  /**
   * Hours from UTC of the site's standard time. A typical year in another zone is rolled into it.
   */
  localZoneH: number
  /**
   * The file states that it is a typical year. The years of its stamps have no meaning, even when
   * they are all the same.
   */
  isTypical?: boolean
  stampMeaning: StampMeaning
  /** Minutes from the stamp to the instant of the irradiance, for `instant` stamps. */
  instantAfterStampMinutes: number
  /** Minutes since 1970-01-01T00:00. */
  stampMinutes: Float64Array
  /** Line number of each row; null when the file has no lines (JSON). */
  lines: Int32Array | null
  columns: Partial<Record<WeatherColumn, Float64Array>>
  /**
   * Dew point, degC, in a file without humidity, which is computed from it once the unit of the
   * temperature is known.
   */
  dewPointC?: Float64Array
  /** Names of the columns in the file, as far as it names them. */
  names: ColumnNames
  notes: string[]
}

export type ColumnNames = Partial<Record<WeatherColumn, string>>

/** Names of the fields of a table. */
export function namesOf(fields: readonly { column: WeatherColumn; name: string }[]): ColumnNames {
  return Object.fromEntries(fields.map(({ column, name }) => [column, name]))
}

/**
 * A number that the file states about the site; null when it is absent, not a number or outside the
 * range.
 */
export function siteNumber(text: string | undefined, min: number, max: number): number | null {
  if (text === undefined || text.trim() === '') return null
  const value = Number(text)
  return value >= min && value <= max ? value + 0 : null
}

/** Whether a number is a time zone in hours from UTC; no standard time on Earth lies outside -12 to 14 h. */
export const isZone = (hours: number): boolean => hours >= -12 && hours <= 14

/** Hours from UTC; no standard time on Earth lies outside -12 to 14 h. */
export const zoneOf = (text: string | undefined): number | null => siteNumber(text, -12, 14)
