import { type Chain, type Prepare, prepare as prepareAlone, prepareLaterYears } from './chain.ts'
import { inBlocks } from './core/blocks.ts'
import { heldWeather, releaseWeather } from './core/held-weather.ts'
import { whereValid } from './core/invalid.ts'
import { meanYear } from './core/mean-year.ts'
import type { Resolved } from './core/option.ts'
import type { SeriesName } from './core/part-series.ts'
import { partsOf, withoutSolePart } from './core/plant-parts.ts'
import type { QuantityName } from './core/quantities.ts'
import { EngineError, type Failure, Sink } from './core/sink.ts'
import type { Reads } from './core/watched.ts'
import { readWeather, type WeatherTable } from './core/weather-table.ts'
import { rackingOf } from './geometry/racking.ts'
import { hasHorizon } from './horizon/index.ts'
import { needsSunOfDark } from './report/reference-score.ts'
import { addToSeries, makeSeries, type SeriesColumns, seriesNames } from './report/series.ts'
import { type EngineAnswer, RunTally, weatherChecks } from './run-tally.ts'
import { warnOfScene } from './scene/run-warnings.ts'
import { SunMemory } from './sun/held-sun.ts'
import { type SunRows, sunKey } from './sun/index.ts'
import { findUnlimitedYear, needsUnlimitedYear } from './unlimited-year.ts'
import { SharedParts, Variant } from './variants/shared-parts.ts'
import type { WeatherChecks } from './weather-checks/index.ts'

export interface RunOptions {
  /** Whether to keep the series; default: `include_series` of the request. */
  withSeries?: boolean
  /**
   * Chooses which series the run keeps, and in which order. It is called before the first row; an
   * exception ends the run. Default: all series.
   * @param names  series that a run of this plant can keep
   */
  chooseSeries?: (names: readonly SeriesName[]) => readonly SeriesName[]
  /**
   * SHA-256 in hex, for the provenance. Default: a portable implementation; the native one of the
   * host is faster.
   */
  sha256?: (bytes: Uint8Array) => string
  /** Notes which of these fields of sections, as dot paths of two names, the stages of this plant read. */
  reads?: Reads
  /** That of `engine/plant/`, for plants of parts. Default: that of plants without parts. */
  prepare?: Prepare
  /** Called between blocks with the share of the rows that are done. An exception ends the run. */
  onProgress?: (doneFrac: number) => void
}

export interface RunOutcome {
  answer: EngineAnswer
  series: SeriesColumns | null
}

/**
 * Runs the checks of a run without the simulation.
 * @param request  run request with defaults filled in and ids resolved
 * @returns the series that the run can keep
 * Fails: EngineError with every failure, each with its dot path in the request.
 */
export function check(request: Resolved, prepare: Prepare = prepareAlone): readonly SeriesName[] {
  const sink = new Sink()
  const { chain } = prepare(request, sink)
  if (sink.failures.length > 0) throw new EngineError(sink.failures)
  return namesOf(chain)
}

/**
 * The series that a run of this plant can keep. They do not depend on its weather, which may be
 * INVALID, nor on what else is wrong with it.
 */
export function seriesOf(request: Resolved, prepare: Prepare = prepareAlone): readonly QuantityName[] {
  return seriesNames(prepare(request, new Sink()).chain.parts)
}

/**
 * Every failure that would prevent a run.
 * @param request  as for `check`. A section that failed its schema, or whose id is unknown, is
 *   INVALID; rules that read it are skipped.
 */
export function findFailures(request: Resolved, prepare: Prepare = prepareAlone): readonly Failure[] {
  const sink = new Sink()
  prepare(request, sink)
  return sink.failures
}

/** The failures of the weather section alone. */
export function findWeatherFailures(weather: Resolved['weather']): readonly Failure[] {
  const sink = new Sink()
  readWeather(weather, sink)
  return sink.failures
}

/**
 * Simulates the plant with its weather. Runs that share a frozen weather section
 * (`Object.freeze(request.weather)`) share what depends on it alone: its columns after reading,
 * their digest, and the sun of the last site. Its columns must never change then. A section that is
 * not frozen is read anew in every run.
 * @param sent  run request with defaults filled in and ids resolved
 * Fails: EngineError with every failure, each with its dot path in the request.
 */
export function run(sent: Resolved, options: RunOptions = {}): RunOutcome {
  const sink = new Sink()
  const request = withoutSolePart(sent)
  const withSeries = options.withSeries ?? request.include_series
  const sunRows = sunRowsOf(request, withSeries)
  const parts = needsUnlimitedYear(request) ? new SharedParts([]) : null
  const { reads, prepare = prepareAlone } = options
  const part = parts === null ? undefined : new Variant(parts, request, sink).part
  const { weather, chain } = prepare(sent, sink, sunRows, part, undefined, reads)
  if (sink.failures.length > 0) throw new EngineError(sink.failures)
  if (chain.scene !== null) warnOfScene(chain.scene, request, sink)

  const year = meanYear(weather, request.site)
  findUnlimitedYear(request, weather, year, chain, sink, parts)
  const memory = new SunMemory(heldWeather(request.weather), sunKey(request, sunRows))
  const laterYears = prepareLaterYears(request, chain)
  const atBattery = chain.parts.dcBattery ? (request.storage?.sub_array ?? '') : null
  try {
    return inBlocks(weather, chain, (blocks) => {
      const tally = new RunTally(request, weather, chain, year, blocks, laterYears.length)
      const clearYear = blocks.clearerOf((writer) => laterYears[0]?.some((stage) => stage.writer === writer) ?? false)
      const checks = memory.findings === null ? weatherChecks(request, weather) : null
      const series = withSeries ? keptSeries(weather, chain, options) : null
      blocks.walk(memory.recall(chain.stages), (frame, doneFrac) => {
        checks?.add(frame)
        if (series !== null) addToSeries(series, frame, chain.subArrays?.isSole, atBattery)
        tally.add(frame)
        for (let k = 0; k < laterYears.length; k++) {
          clearYear()
          for (const { run } of laterYears[k]) run(frame)
          tally.addYear(frame, k)
        }
        options.onProgress?.(doneFrac)
      })
      const found = memory.findings ?? (checks as WeatherChecks).findings(year)
      memory.keep(found)
      return { answer: tally.answer(found, sink, options.sha256), series }
    })
  } finally {
    releaseWeather(request.weather, weather)
  }
}

/** The series show the sun in all rows; frozen weather keeps its sun for any plant. */
function sunRowsOf(request: Resolved, withSeries: boolean): SunRows {
  if (withSeries || needsSunOfDark(request.weather)) return 'every'
  const isAnyPlants = Object.isFrozen(request.weather)
  return !isAnyPlants && whereValid(() => readsAzimuth(request)) === false ? 'lit or up, without azimuth' : 'lit or up'
}

/**
 * Whether a stage of the plant may read the azimuth of the sun.
 * Checked by: test/engine/properties/kept-frame.test.ts, runs with and without series
 */
function readsAzimuth(request: Resolved): boolean {
  const facesSun = partsOf(request).some((part) => rackingOf(part.request.array).facesSun)
  return hasHorizon(request) || facesSun || request.scene !== null
}

function keptSeries(weather: WeatherTable, chain: Chain, { chooseSeries }: RunOptions): SeriesColumns {
  const names = namesOf(chain)
  const series = makeSeries(weather, chooseSeries === undefined ? names : chooseSeries(names))
  chain.subArrays?.writeTo(series)
  return series
}

/** The series of the plant, then those of its parts. */
function namesOf({ parts, subArrays }: Chain): SeriesName[] {
  return [...seriesNames(parts), ...(subArrays?.seriesNames ?? [])]
}
