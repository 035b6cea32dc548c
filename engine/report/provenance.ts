import { sha256 as portableSha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Provenance } from '@pvyield/contract/schemas'
import { heldWeather } from '../core/held-weather.ts'
import type { Resolved } from '../core/option.ts'
import { partsOf } from '../core/plant-parts.ts'
import { ENGINE_VERSION } from '../core/version.ts'
import type { WeatherTable } from '../core/weather-table.ts'

export type Sha256 = (bytes: Uint8Array) => string

const portable: Sha256 = (bytes) => bytesToHex(portableSha256(bytes))

/**
 * The version of the engine and digests of its inputs. The digest of the weather is computed from
 * its columns after reading, so the same weather has the same digest in whatever form it was sent.
 */
export function provenance(request: Resolved, weather: WeatherTable, sha256: Sha256 = portable): Provenance {
  const ofJson = (value: unknown): string => sha256(utf8ToBytes(JSON.stringify(value)))
  const { weather: section, report: _, sub_arrays, sub_array_series: __, ...sections } = request // who reports a run does not change it
  const parts = partsOf(request).map((part) => part.request)
  const ofParts = (section: 'module' | 'inverter'): string =>
    ofJson(parts.length === 1 ? request[section] : parts.map((part) => part[section]))
  const held = heldWeather(section)
  const { block, starts, stepMinutes, timezoneH, sunOffsetMinutes } = weather
  const weatherSha256 = held?.sha256 ?? sha256(block.bytes(starts, stepMinutes, timezoneH, sunOffsetMinutes ?? -1))
  if (held !== null) held.sha256 = weatherSha256
  return {
    engine_version: ENGINE_VERSION,
    request_sha256: ofJson({ ...sections, ...(sub_arrays && { sub_arrays }), include_series: false, weather: weatherSha256 }),
    weather_sha256: weatherSha256,
    module_sha256: ofParts('module'),
    inverter_sha256: ofParts('inverter'),
  }
}
