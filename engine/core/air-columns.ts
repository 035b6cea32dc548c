import { fillGaps } from './fill-gaps.ts'
import { dewPointC, precipitableWaterCm } from './humidity.ts'
import type { Resolved } from './option.ts'
import { pressurePa } from './pressure.ts'
import { sentColumn } from './sent-column.ts'
import type { Sink } from './sink.ts'

/**
 * Air properties that only a few models use, as columns over the whole weather: row i of a block is
 * element `frame.first + i`. A model requests them when it is prepared, so that a run of other
 * models neither computes nor stores them. Gaps are filled like those of the temperature. A column
 * without any value counts as not sent.
 */

/**
 * Air pressure at the site: from the weather, otherwise of the standard atmosphere at the site's
 * elevation.
 */
export function pressureColumn({ weather, site }: Pick<Resolved, 'weather' | 'site'>, sink: Sink): Float64Array {
  const sent = sentColumn(weather.pressure_hpa)
  if (sent === null) return new Float64Array(weather.temp_air_c.length).fill(pressurePa(site.elevation))
  const column = fillGaps(sent, 'pressure_hpa', weather, sink)
  for (let i = 0; i < column.length; i++) column[i] *= 100
  return column
}

/**
 * Precipitable water: from the weather, otherwise computed from humidity and temperature; null when
 * the weather has neither.
 */
export function precipitableWaterColumn(weather: Resolved['weather'], sink: Sink): Float64Array | null {
  const sent = sentColumn(weather.precipitable_water_cm)
  if (sent !== null) return fillGaps(sent, 'precipitable_water_cm', weather, sink)
  return fromHumidity(weather, precipitableWaterCm, sink)
}

/** Snow depth on the ground; null when the weather has none. */
export function snowDepthColumn(weather: Resolved['weather'], sink: Sink): Float64Array | null {
  const sent = sentColumn(weather.snow_depth_cm)
  return sent && fillGaps(sent, 'snow_depth_cm', weather, sink)
}

/** Dew point, NaN in perfectly dry air; null when the weather has no humidity. */
export function dewPointColumn(weather: Resolved['weather'], sink: Sink): Float64Array | null {
  return fromHumidity(weather, dewPointC, sink)
}

function fromHumidity(
  weather: Resolved['weather'],
  of: (tempAirC: number, relativeHumidityFrac: number) => number,
  sink: Sink,
): Float64Array | null {
  const sent = sentColumn(weather.relative_humidity)
  if (sent === null) return null
  const humidityFrac = fillGaps(sent, 'relative_humidity', weather, sink)
  const tempAirC = fillGaps(weather.temp_air_c, 'temp_air_c', weather, sink)
  const out = new Float64Array(tempAirC.length)
  for (let i = 0; i < out.length; i++) out[i] = of(tempAirC[i], Math.min(humidityFrac[i], 1))
  return out
}
