import type { WeatherColumn } from './units.ts'

/** What a stamp says of its row: the interval's start, middle or end, or the instant at which the irradiance was taken. */
export type StampMeaning = 'start' | 'middle' | 'end' | 'instant'

/** What a format reads from a file, before time and gaps are put in order. Values are in the wire's units, NaN where missing. */
export interface Recording {
  /** Who made the data, as the file says. */
  dataSource: string
  radiationDb: string | null
  station: string | null
  locationId: string | null
  latitudeDeg: number | null
  longitudeDeg: number | null
  elevationM: number | null
  /** Hours from UTC of the stamps. */
  stampZoneH: number
  /** Hours from UTC of the site's standard time, into which a typical year given in another zone is rolled. */
  localZoneH: number
  /** The file says that it is a typical year: the years of its stamps say nothing, even when they are one year. */
  isTypical?: boolean
  stampMeaning: StampMeaning
  /** Minutes from the stamp to the instant of the irradiance, for `instant` stamps. */
  instantAfterStampMin: number
  /** Minutes since 1970-01-01T00:00. */
  stampMin: Float64Array
  /** Line number of each row; null when the file has no lines (JSON). */
  lines: Int32Array | null
  columns: Partial<Record<WeatherColumn, Float64Array>>
  notes: string[]
}

/** A site fact from the file's text: null when absent, not a number or outside the range. */
export function siteNumber(text: string | undefined, min: number, max: number): number | null {
  if (text === undefined || text.trim() === '') return null
  const value = Number(text)
  return value >= min && value <= max ? value + 0 : null
}

export const latitudeOf = (text: string | undefined): number | null => siteNumber(text, -90, 90)
export const longitudeOf = (text: string | undefined): number | null => siteNumber(text, -180, 180)
export const elevationOf = (text: string | undefined): number | null => siteNumber(text, -450, 9000)
export const zoneOf = (text: string | undefined): number | null => siteNumber(text, -14, 14)
