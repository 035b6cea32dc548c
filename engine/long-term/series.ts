import { rowCount } from '../core/column-lengths.ts'
import type { Resolved } from '../core/option.ts'
import { readStamps } from '../core/row-stamps.ts'
import type { RowStarts } from '../core/row-starts.ts'
import { sentColumn, withNaN } from '../core/sent-column.ts'
import { Sink } from '../core/sink.ts'

export type WeatherSection = Resolved['weather']

/** Columns with a number or a gap in each row. */
export const VALUE_COLUMNS = [
  'ghi_wm2',
  'dhi_wm2',
  'dni_wm2',
  'poa_wm2',
  'temp_air_c',
  'wind_speed_ms',
  'relative_humidity',
  'pressure_hpa',
  'precipitable_water_cm',
  'albedo',
  'snow_depth_cm',
] as const
export type ValueColumn = (typeof VALUE_COLUMNS)[number]

/** Light below zero is a sensor's offset at night. */
const LIGHT: readonly ValueColumn[] = ['ghi_wm2', 'dhi_wm2', 'dni_wm2', 'poa_wm2']

/** A weather section whose gaps stay gaps: nothing is filled before it is compared. */
export interface Series {
  readonly section: WeatherSection
  readonly n: number
  readonly stepMinutes: number
  /** Hours from UTC of the stamps. */
  readonly timezoneH: number
  readonly starts: RowStarts
  /** Start of each row, minutes since 1970-01-01T00:00 in the section's standard time. */
  readonly startMinutes: Float64Array
  /** Minutes from the start of a row to the instant of its sun; null for means over the row. */
  readonly sunOffsetMinutes: number | null
  /** A column with NaN for its gaps; null when it is missing or has no value. */
  readonly column: (name: ValueColumn) => Float64Array | null
}

/**
 * Reads the stamps of a section and finds its columns.
 * @param field  name of the section in the request, for the failures
 * Fails: at `<field>.*` for columns of unequal length and stamps that a run refuses.
 */
export function readSeries(section: WeatherSection, field: string, sink: Sink): Series | null {
  const own = new Sink()
  const n = rowCount(section, own)
  const starts = readStamps(section, n, own)
  for (const failure of own.failures) sink.fail(failure.field?.replace(/^weather/, field) ?? field, failure.message)
  if (starts === null || own.failures.length > 0) return null
  return {
    section,
    n,
    stepMinutes: section.step_minutes,
    timezoneH: section.timezone,
    starts,
    startMinutes: starts.all(),
    sunOffsetMinutes: section.sun_offset_min,
    column: (name) => columnOf(section, name),
  }
}

function columnOf(section: WeatherSection, name: ValueColumn): Float64Array | null {
  const sent = sentColumn(section[name])
  if (sent === null) return null
  const column = withNaN(sent)
  if (LIGHT.includes(name)) for (let i = 0; i < column.length; i++) if (column[i] < 0) column[i] = 0
  return column
}
