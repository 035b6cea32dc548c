import { sha256 as portableSha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Provenance } from '@pvyield/contract/schemas'
import { heldWeather } from '../core/held-weather.ts'
import type { Resolved } from '../core/option.ts'
import { sentColumn, withNaN } from '../core/sent-column.ts'
import { ENGINE_VERSION } from '../core/version.ts'
import type { WeatherTable } from '../core/weather-table.ts'

export type Sha256 = (bytes: Uint8Array) => string

const portable: Sha256 = (bytes) => bytesToHex(portableSha256(bytes))

/** Up to this length the buffer of the bytes is kept for the next run: eight columns of a leap year. */
const MOST_SCRATCH = 8 * 8800

/** Written in full before each use; a new buffer costs more than its copy. */
let scratch = new Float64Array(0)

/** Columns that only a few models read, by their names in the section. */
const AIR = ['relative_humidity', 'pressure_hpa', 'precipitable_water_cm', 'snow_depth_cm'] as const

/**
 * The version of the engine and digests of its inputs. The digest of the weather is computed from
 * its columns after reading, so the same weather has the same digest in whatever form it was sent.
 */
export function provenance(request: Resolved, weather: WeatherTable, sha256: Sha256 = portable): Provenance {
  const ofJson = (value: unknown): string => sha256(utf8ToBytes(JSON.stringify(value)))
  const { weather: section, ...sections } = request
  const held = heldWeather(section)
  const weatherSha256 = held?.sha256 ?? sha256(weatherBytes(weather, section))
  if (held !== null) held.sha256 = weatherSha256
  return {
    engine_version: ENGINE_VERSION,
    request_sha256: ofJson({ ...sections, include_series: false, weather: weatherSha256 }),
    weather_sha256: weatherSha256,
    module_sha256: ofJson(request.module),
    inverter_sha256: ofJson(request.inverter),
  }
}

/**
 * Each common column follows a 1; a 0 stands for a missing one. Then come the rare columns, each
 * after its own number.
 */
function weatherBytes(weather: WeatherTable, section: Resolved['weather']): Uint8Array {
  const { stepMinutes, timezoneH, sunOffsetMinutes, startMinutes, ghiWm2, dhiWm2, dniWm2, tempAirC, windMps, albedoFrac, poaWm2 } = weather
  const usual = [startMinutes, ghiWm2, dhiWm2, dniWm2, tempAirC, windMps, albedoFrac]
  const rare = [poaWm2, ...AIR.map((name) => airColumn(section, name))]
  const parts = [[stepMinutes, timezoneH, sunOffsetMinutes ?? -1], ...usual.flatMap((column) => (column === null ? [[0]] : [[1], column]))]
  rare.forEach((column, k) => {
    if (column !== null) parts.push([2 + k], column)
  })
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  if (scratch.length < length) scratch = new Float64Array(length)
  const all = scratch.subarray(0, length)
  if (length > MOST_SCRATCH) scratch = new Float64Array(0)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return new Uint8Array(all.buffer, 0, 8 * length)
}

function airColumn(section: Resolved['weather'], name: (typeof AIR)[number]): Float64Array | null {
  const sent = sentColumn(section[name])
  return sent && withNaN(sent)
}
