import type { Recording, StampMeaning } from './recording.ts'

/** What the caller knows about the file. Statements in the file take precedence. */
export interface WeatherFileOptions {
  fileName?: string
  /** degrees north */
  latitude?: number
  /** degrees east */
  longitude?: number
  /** Hours from UTC of the site's standard time. */
  timezone?: number
  /**
   * Returns the standard time of a place, hours from UTC, for files that state no time zone.
   * Without this function the zone follows from the longitude.
   */
  timezoneAt?: (latitude: number, longitude: number) => number
  /**
   * Returns the standard time of an IANA zone such as America/Denver, hours from UTC, for files that name
   * it; undefined for an unknown one. Without this function such a name is not read.
   */
  offsetOfZone?: (name: string) => number | undefined
  /** Monthly means of the air temperature, January to December, degC, for a file without a temperature. */
  monthlyTemperaturesC?: readonly number[]
  /** What the stamps of a generic table mark. If omitted, it is inferred from the stamps. */
  interval?: Exclude<StampMeaning, 'instant'>
  /**
   * Called every few thousand rows and between the steps of reading. It may throw to end the work;
   * its error passes through `parseWeather` unchanged.
   */
  onProgress?: () => void
}

/**
 * One file format. `detect` reads only the beginning of the text; formats are tried in the
 * registry's order.
 */
export interface WeatherFormat {
  id: FormatId
  /** Name shown to users. */
  title: string
  detect(text: string): boolean
  /** Throws `WeatherFileError` for a file that cannot be read. */
  parse(text: string, options: WeatherFileOptions): Recording
}

export type FormatId =
  | 'tmy2'
  | 'tmy3'
  | 'epw'
  | 'nsrdb_csv'
  | 'sam_csv'
  | 'solaranywhere'
  | 'dwd_try'
  | 'modelica'
  | 'surfrad'
  | 'solrad'
  | 'wea'
  | 'solargis_tmy'
  | 'pvwatts_hourly'
  | 'pvgis_csv'
  | 'pvgis_json'
  | 'json_table'
  | 'knmi'
  | 'dwd_hours'
  | 'meteonorm'
  | 'pvsyst_csv'
  | 'pvsyst_hours'
  | 'pvsyst_object'
  | 'generic_csv'
