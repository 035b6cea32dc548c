import type { Recording, StampMeaning } from './recording.ts'

/** What the caller knows of the file; the file's own statements come first. */
export interface WeatherFileOptions {
  fileName?: string
  /** degrees north */
  latitude?: number
  /** degrees east */
  longitude?: number
  /** Hours from UTC of the site's standard time. */
  timezone?: number
  /** Standard time of a place, hours from UTC, for files that state none; without it the longitude decides. */
  timezoneAt?: (latitude: number, longitude: number) => number
  /** What the stamps of a generic table mark; inferred from the stamps without. */
  interval?: Exclude<StampMeaning, 'instant'>
}

/** One file format. `detect` looks at the text's opening only; formats are tried in the registry's order. */
export interface WeatherFormat {
  id: FormatId
  /** What users call it. */
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
  | 'pvgis_csv'
  | 'pvgis_json'
  | 'meteonorm'
  | 'pvsyst_csv'
  | 'pvsyst_object'
  | 'generic_csv'
