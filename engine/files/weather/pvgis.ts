import type { WeatherFileOptions } from './format.ts'
import { placeOf, type StatedPlace } from './place.ts'
import { namesOf, type Recording } from './recording.ts'
import { AS_IS, PASCAL, PERCENT, type Unit, type WeatherColumn } from './units.ts'
import { zoneOfPlace } from './zone.ts'

/** Columns of a PVGIS typical year. */
export const PVGIS_FIELDS: readonly (readonly [column: WeatherColumn, name: string, unit: Unit])[] = [
  ['temp_air_c', 'T2m', AS_IS],
  ['relative_humidity', 'RH', PERCENT],
  ['ghi_wm2', 'G(h)', AS_IS],
  ['dni_wm2', 'Gb(n)', AS_IS],
  ['dhi_wm2', 'Gd(h)', AS_IS],
  ['wind_speed_ms', 'WS10m', AS_IS],
  ['pressure_hpa', 'SP', PASCAL],
]

/** Error text for the other PVGIS table, whose irradiance is in the plane of the array. */
export const PVGIS_HOURLY_REFUSED =
  'This is a PVGIS hourly radiation table with irradiance in the plane of the array (G(i), Gb(i)): download a typical year (TMY) of the location instead'

export interface PvgisTable {
  place: StatedPlace
  /** Irradiance time offset, hours after the stamp; null when the file has none. */
  offsetH: number | null
  radiationDb: string | null
  stampMinutes: Float64Array
  lines: Int32Array | null
  columns: Recording['columns']
}

/**
 * A PVGIS typical year as a recording: stamps are UTC and irradiance is instantaneous at stamp +
 * irradiance time offset; the year is rolled into the zone that the caller gives, otherwise into
 * the zone of the place.
 * Source: PVGIS 5.3 user manual, "Typical meteorological year", and the files' own header.
 */
export function pvgisRecording(table: PvgisTable, options: WeatherFileOptions): Recording {
  const notes: string[] = []
  const place = placeOf(table.place, options, notes)
  const ofPlace = options.timezone === undefined ? zoneOfPlace(place, options) : null
  if (ofPlace !== null) notes.push(`The time zone, ${ofPlace.zoneH} h from UTC, follows from the ${ofPlace.takenFrom}.`)
  const localZoneH = options.timezone ?? ofPlace?.zoneH
  if (localZoneH === undefined) notes.push('The file states no location: its rows stay in UTC.')
  if (table.offsetH === null) notes.push('The file states no irradiance time offset: irradiance is read as instantaneous at the stamps.')
  return {
    dataSource: 'PVGIS',
    radiationDb: table.radiationDb,
    station: null,
    locationId: null,
    ...place,
    stampZoneH: 0,
    localZoneH: localZoneH ?? 0,
    stampMeaning: 'instant',
    instantAfterStampMinutes: (table.offsetH ?? 0) * 60,
    stampMinutes: table.stampMinutes,
    lines: table.lines,
    columns: table.columns,
    names: namesOf(PVGIS_FIELDS.map(([column, name]) => ({ column, name }))),
    notes,
  }
}
