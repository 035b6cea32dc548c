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

/** Columns of the hourly series of PVGIS (tool seriescalc), whose irradiance is in a plane; of a level one, on the horizontal. */
export const PVGIS_SERIES_FIELDS: readonly (readonly [quantity: WeatherColumn | 'beam' | 'reflected', name: string, unit: Unit])[] = [
  ['temp_air_c', 'T2m', AS_IS],
  ['ghi_wm2', 'G(i)', AS_IS],
  ['beam', 'Gb(i)', AS_IS],
  ['dhi_wm2', 'Gd(i)', AS_IS],
  ['reflected', 'Gr(i)', AS_IS],
  ['wind_speed_ms', 'WS10m', AS_IS],
]

const PVGIS_SERIES_NAMES = PVGIS_SERIES_FIELDS.flatMap(([quantity, name]) =>
  quantity === 'beam' || quantity === 'reflected' ? [] : [[quantity, name] as const],
)

/** Error text for an hourly series whose plane is not level. */
export const PVGIS_HOURLY_REFUSED =
  'This is a PVGIS hourly radiation table with irradiance in the plane of the array (G(i), Gb(i)): download a typical year (TMY) of the location instead, or the hourly data with slope 0'

/** Global and diffuse irradiance of a level plane: without G(i), the sum of its components. */
export function levelColumns(series: Partial<Record<WeatherColumn | 'beam' | 'reflected', Float64Array>>): Recording['columns'] {
  const { beam, reflected, ...columns } = series
  const diffuse = columns.dhi_wm2
  if (columns.ghi_wm2 === undefined && beam !== undefined && diffuse !== undefined)
    columns.ghi_wm2 = beam.map((wm2, i) => wm2 + diffuse[i] + (reflected?.[i] ?? 0))
  return columns
}

export interface PvgisTable {
  place: StatedPlace
  /** Irradiance time offset, hours after the stamp; null when the file has none. */
  offsetH: number | null
  radiationDb: string | null
  stampMinutes: Float64Array
  lines: Int32Array | null
  columns: Recording['columns']
  /** The table is an hourly series, not a typical year. */
  isSeries: boolean
}

/**
 * A PVGIS table as a recording: stamps are UTC and irradiance is instantaneous at stamp +
 * irradiance time offset; a typical year is rolled into the zone that the caller gives,
 * otherwise into the zone of the place.
 * Source: PVGIS 5.3 user manual, "Typical meteorological year", and the files' own header.
 */
export function pvgisRecording(table: PvgisTable, options: WeatherFileOptions): Recording {
  const notes: string[] = []
  const place = placeOf(table.place, options, notes)
  const ofPlace = options.timezone === undefined ? zoneOfPlace(place, options) : null
  if (ofPlace !== null) notes.push(`The time zone, ${ofPlace.zoneH} h from UTC, follows from the ${ofPlace.takenFrom}.`)
  const localZoneH = options.timezone ?? ofPlace?.zoneH
  if (localZoneH === undefined) notes.push('The file states no location: its rows stay in UTC.')
  if (table.isSeries) notes.push('An hourly series of PVGIS for a level plane: its irradiance is read as that on the horizontal.')
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
    names: namesOf((table.isSeries ? PVGIS_SERIES_NAMES : PVGIS_FIELDS).map(([column, name]) => ({ column, name }))),
    notes,
  }
}
