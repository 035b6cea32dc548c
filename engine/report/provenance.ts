import { sha256 as portableSha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Provenance } from '../../generated/schemas.gen.ts'
import type { Resolved } from '../core/option.ts'
import { ENGINE_VERSION } from '../core/version.ts'
import type { WeatherTable } from '../core/weather-table.ts'

export type Sha256 = (bytes: Uint8Array) => string

const portable: Sha256 = (bytes) => bytesToHex(portableSha256(bytes))

/** What made the numbers: the engine's version and digests of what went in. The weather's is over its columns as read, so the same year has the same digest however it was sent. */
export function provenance(request: Resolved, weather: WeatherTable, sha256: Sha256 = portable): Provenance {
  const ofJson = (value: unknown): string => sha256(utf8ToBytes(JSON.stringify(value)))
  const { weather: _weather, ...sections } = request
  const weatherSha256 = sha256(weatherBytes(weather))
  return {
    engine_version: ENGINE_VERSION,
    request_sha256: ofJson({ ...sections, include_series: false, weather: weatherSha256 }),
    weather_sha256: weatherSha256,
    module_sha256: ofJson(request.module),
    inverter_sha256: ofJson(request.inverter),
  }
}

function weatherBytes(weather: WeatherTable): Uint8Array {
  const { stepMin, timezoneH, sunOffsetMin, startMin, ghiWm2, dhiWm2, dniWm2, tempAirC, windMps, albedoFrac } = weather
  const columns = [startMin, ghiWm2, dhiWm2, dniWm2, tempAirC, windMps, albedoFrac]
  const all = new Float64Array(3 + columns.length + weather.n * columns.filter((column) => column !== null).length)
  all.set([stepMin, timezoneH, sunOffsetMin ?? -1])
  let at = 3
  for (const column of columns) {
    all[at++] = column === null ? 0 : 1
    if (column !== null) {
      all.set(column, at)
      at += column.length
    }
  }
  return new Uint8Array(all.buffer)
}
