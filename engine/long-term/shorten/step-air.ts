import { wireColumn } from '../made-section.ts'
import type { Series, ValueColumn, WeatherSection } from '../series.ts'

/** Columns on straight lines between the hours, with their decimals on the wire. */
const ON_LINES = [
  ['temp_air_c', 2],
  ['wind_speed_ms', 2],
  ['relative_humidity', 3],
  ['pressure_hpa', 1],
  ['precipitable_water_cm', 2],
] as const
/** Columns that keep their value over the hour. */
const KEPT: readonly ValueColumn[] = ['albedo', 'snow_depth_cm']

/** Columns other than light, of the steps. A column without any value stays one of gaps. */
export function airOfSteps(series: Series, perHour: number): Pick<WeatherSection, 'temp_air_c'> & Partial<WeatherSection> {
  const made: Partial<Record<ValueColumn, (number | null)[]>> = {}
  for (const [name, decimals] of ON_LINES) {
    const hours = series.column(name)
    if (hours !== null) made[name] = wireColumn(onLines(series, hours, perHour), decimals)
  }
  for (const name of KEPT) {
    const hours = series.section[name]
    if (hours !== undefined)
      made[name] = Array.from({ length: hours.length * perHour }, (_, row) => hours[Math.floor(row / perHour)] ?? null)
  }
  const { temp_air_c = new Array<null>(series.n * perHour).fill(null), ...others } = made
  return { ...others, temp_air_c }
}

/** Straight lines between the values of touching hours, at the middles of the steps. Next to a gap the hour has its own value. */
function onLines({ starts, sunOffsetMinutes, n }: Series, hours: Float64Array, perHour: number): Float64Array {
  const out = new Float64Array(n * perHour)
  const stepMinutes = 60 / perHour
  const instant = sunOffsetMinutes ?? 30
  for (let hour = 0; hour < n; hour++)
    for (let k = 0; k < perHour; k++) {
      const away = ((k + 0.5) * stepMinutes - instant) / 60
      const other = away < 0 ? hour - 1 : hour + 1
      const touches = other >= 0 && other < n && Math.abs(starts.at(other) - starts.at(hour)) === 60 && !Number.isNaN(hours[other])
      const share = touches ? Math.min(1, Math.abs(away)) : 0
      out[hour * perHour + k] = hours[hour] + (touches ? share * (hours[other] - hours[hour]) : 0)
    }
  return out
}
