import type { Finding } from '../findings/finding.ts'
import type { Resolved } from './option.ts'
import { Sink } from './sink.ts'
import type { WeatherFindings } from './weather-findings.ts'
import { readWeather, type WeatherTable } from './weather-table.ts'

type WeatherSection = Resolved['weather']

/** What runs with the same weather section share. Each part is a function of the section alone. */
export interface HeldWeather {
  readonly table: WeatherTable
  /** What reading it warns of. */
  readonly warned: readonly Finding[]
  /** SHA-256 of the columns; null until a run needs it. */
  sha256: string | null
  /** Number of runs that used it before. */
  runs: number
  /** Sun above the rows and findings about them, for the last site and settings. */
  sky: HeldSky | null
}

/** What a run computed from the weather and the sun alone. */
export interface HeldSky {
  /** Everything that it depends on besides the weather. */
  readonly key: string
  /** The sun's columns over the whole weather, by name. */
  readonly columns: ReadonlyMap<string, Float64Array | Uint8Array>
  readonly findings: WeatherFindings
}

/**
 * By the section itself. Only a frozen section (`Object.freeze`) is held: with it the caller states
 * that its columns never change, and the engine never reads them again. The memory is freed with
 * the section.
 */
const held = new WeakMap<WeatherSection, HeldWeather>()

/**
 * `readWeather`, done once for a frozen section. Its warnings are repeated in every run.
 * Fails: as `readWeather`.
 * Checked by: test/engine/properties/held-weather.test.ts
 */
export function readHeldWeather(section: WeatherSection, sink: Sink): WeatherTable | null {
  if (!Object.isFrozen(section)) return readWeather(section, sink)
  const known = held.get(section)
  const { table, warned } = known ?? readOnce(section, sink)
  for (const finding of warned) sink.add(finding)
  return table
}

function readOnce(section: WeatherSection, sink: Sink): { table: WeatherTable | null; warned: readonly Finding[] } {
  const own = new Sink()
  const table = readWeather(section, own)
  for (const { field, message } of own.failures) sink.fail(field, message)
  if (table !== null && own.failures.length === 0) held.set(section, { table, warned: own.findings, sha256: null, runs: 0, sky: null })
  return { table, warned: own.findings }
}

/** Gives back the memory of weather that no later run uses. */
export function releaseWeather(section: WeatherSection, table: WeatherTable): void {
  if (heldWeather(section) === null) table.block.giveBack()
}

/** What is held for a section; null for one that is not frozen. */
export function heldWeather(section: WeatherSection): HeldWeather | null {
  return held.get(section) ?? null
}
