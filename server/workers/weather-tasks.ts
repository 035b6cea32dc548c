import { parseWeather, typicalYear, WeatherFileError } from '@pvyield/engine'
import { Problem } from '../http/problem.ts'
import { roundedDeg, typicalYearId, uploadId } from '../weather/location.ts'
import type { WeatherMade } from './protocol.ts'
import type { Tables } from './tables.ts'

/** Makes the embedded typical year of a location, rounded to 0.01 deg. */
export function makeTypicalYear(tables: Tables, latitude: number, longitude: number): WeatherMade {
  const { weather, meta } = typicalYear(tables.climate, { latitude: roundedDeg(latitude), longitude: roundedDeg(longitude) })
  return written(typicalYearId(latitude, longitude), weather, meta)
}

/** Reads an uploaded weather file. Fails: Problem validation_error of the field `file`. */
export function readWeatherFile(bytes: Uint8Array, fileName: string): WeatherMade {
  try {
    const { weather, meta } = parseWeather(bytes, fileName === '' ? {} : { fileName })
    return written(uploadId(JSON.stringify(weather)), weather, meta)
  } catch (cause) {
    if (cause instanceof WeatherFileError) throw Problem.ofField('validation_error', 'file', cause.message)
    throw cause
  }
}

function written(id: string, weather: object, meta: object): WeatherMade {
  const metaWithId = { id, ...meta }
  return { id, section: JSON.stringify({ ...weather, meta: metaWithId }), meta: JSON.stringify(metaWithId) }
}
