import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ClimateTable, openClimate, parseWeather, typicalYear, WeatherFileError } from '@pvyield/engine'
import { inflateRaw } from '../http/inflate.ts'
import { Problem } from '../http/problem.ts'
import { roundedDeg, typicalYearId, uploadId } from './location.ts'

const TABLE = join(import.meta.dir, '..', '..', 'engine', 'climate', 'table.bin')

/** A weather section and its metadata, as JSON; both carry the id. */
export interface WeatherMade {
  readonly id: string
  readonly section: string
  readonly meta: string
}

/** What a worker does for the weather. The climate is opened when it is first needed. */
export class WeatherTasks {
  private climate: ClimateTable | null = null

  /** Makes the embedded typical year of a location, rounded to 0.01 deg. */
  readonly makeTypicalYear = async ({ latitude, longitude }: { latitude: number; longitude: number }): Promise<WeatherMade> => {
    this.climate ??= openClimate(new Uint8Array(readFileSync(TABLE)), inflateRaw)
    const { weather, meta } = typicalYear(this.climate, { latitude: roundedDeg(latitude), longitude: roundedDeg(longitude) })
    return written(typicalYearId(latitude, longitude), weather, meta)
  }

  /** Reads an uploaded weather file. Fails: Problem validation_error of the field `file`. */
  readonly parseWeather = async ({ bytes, fileName }: { bytes: Uint8Array; fileName: string }): Promise<WeatherMade> => {
    try {
      const { weather, meta } = parseWeather(bytes, fileName === '' ? {} : { fileName })
      return written(uploadId(JSON.stringify(weather)), weather, meta)
    } catch (cause) {
      if (cause instanceof WeatherFileError) throw Problem.ofField('validation_error', 'file', cause.message)
      throw cause
    }
  }
}

function written(id: string, weather: object, meta: object): WeatherMade {
  const metaWithId = { id, ...meta }
  return { id, section: JSON.stringify({ ...weather, meta: metaWithId }), meta: JSON.stringify(metaWithId) }
}
