import type { Weather } from '@pvyield/sdk'
import { stampsOf } from './section-stamps.ts'
import { InputError } from './usage-error.ts'

/** Columns of a weather section by the headings that the reader of tables knows. */
const HEADINGS = {
  ghi_wm2: 'GHI (W/m2)',
  dhi_wm2: 'DHI (W/m2)',
  dni_wm2: 'DNI (W/m2)',
  poa_wm2: 'POA (W/m2)',
  temp_air_c: 'Temperature (degC)',
  wind_speed_ms: 'Wind speed (m/s)',
  relative_humidity: 'Relative humidity (%)',
  pressure_hpa: 'Pressure (hPa)',
  precipitable_water_cm: 'Precipitable water (cm)',
  albedo: 'Albedo',
  snow_depth_cm: 'Snow depth (cm)',
} as const satisfies Partial<Record<keyof Weather, string>>

type Column = keyof typeof HEADINGS

const MINUTE_MS = 60_000

/**
 * A weather section as a table with a line of column names, which `--weather` reads: values as they are, gaps empty.
 * Fails: InputError for irradiance of an instant, which a table cannot say.
 */
export function sectionCsv(section: Weather): string {
  if (section.sun_offset_min != null)
    throw new InputError('The irradiance of this weather is that of an instant, which a table cannot say: name a file that ends in .json')
  const columns = (Object.keys(HEADINGS) as Column[]).flatMap((name) => {
    const values = section[name]
    return values === undefined || values.every((value) => value === null) ? [] : [{ name, values }]
  })
  const { latitude, longitude, elevation, timezone } = section
  const facts = { Latitude: latitude, Longitude: longitude, Elevation: elevation, 'Time zone': timezone }
  const lines = Object.entries(facts).flatMap(([name, value]) => (value == null ? [] : [`${name}: ${value}`]))
  lines.push(['period start', ...columns.map(({ name }) => HEADINGS[name])].join(','))
  const stamps = startsOf(section)
  for (let row = 0; row < stamps.length; row++) {
    const cells = columns.map(({ name, values }) => cellOf(name, values[row] ?? null))
    lines.push(`${stamps[row]},${cells.join(',')}`)
  }
  return `${lines.join('\n')}\n`
}

/** Starts of the rows. Fails: InputError for starts between minutes. */
function startsOf(section: Weather): readonly string[] {
  const { interval = 'start', step_minutes: step } = section
  const stamps = stampsOf(section)
  if (interval === 'start') return stamps
  const minutes = interval === 'end' ? step : step / 2
  if (!Number.isInteger(minutes))
    throw new InputError('The rows of this weather begin between minutes, which a table cannot say: name a file that ends in .json')
  return stamps.map((stamp) => new Date(Date.parse(`${stamp}Z`) - minutes * MINUTE_MS).toISOString().slice(0, 16))
}

/** Humidity is in percent, as tables have it: a fraction of 1 and less would be read as one of percent. */
function cellOf(name: Column, value: number | null): string {
  if (value === null) return ''
  return String(name === 'relative_humidity' ? Number((value * 100).toPrecision(15)) : value)
}
