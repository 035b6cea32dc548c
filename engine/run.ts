import type { RunAnswer } from '@pvyield/contract/schemas'
import { type Chain, type ChainStage, prepare, prepareChain, prepareLaterYears } from './chain.ts'
import { type Clearing, clear, clearedFor, prepareClearing } from './core/clearing.ts'
import type { Frame } from './core/frame.ts'
import { heldWeather } from './core/held-weather.ts'
import { whereValid } from './core/invalid.ts'
import { giveBack, takeFrame } from './core/kept-frame.ts'
import { lightlessRows } from './core/lightless-rows.ts'
import { type MeanYear, meanYear } from './core/mean-year.ts'
import type { Resolved } from './core/option.ts'
import type { Parts } from './core/parts.ts'
import type { QuantityName } from './core/quantities.ts'
import { EngineError, type Failure, Sink } from './core/sink.ts'
import { loadBlock, readWeather, type WeatherTable } from './core/weather-table.ts'
import { rackingOf } from './geometry/racking.ts'
import { hasHorizon } from './horizon/index.ts'
import { subhourlyClipping } from './inverter/index.ts'
import { DIAGRAM_COLUMNS } from './report/diagram.ts'
import { needsSunOfDark, ReferenceScore } from './report/reference-score.ts'
import { report } from './report/report.ts'
import { CAUSE_COLUMNS } from './report/scene-summary.ts'
import { addToSeries, makeSeries, type SeriesColumns, seriesNames } from './report/series.ts'
import { STORAGE_COLUMNS } from './report/storage.ts'
import { StringVoltage } from './report/string-voltage.ts'
import { type Stretch, stretchesOf, summedColumns, Totals } from './report/totals.ts'
import { warnOfScene } from './scene/run-warnings.ts'
import { rowModelOf } from './shading/index.ts'
import { SunMemory } from './sun/held-sun.ts'
import { type SunRows, sunKey } from './sun/index.ts'
import { WeatherChecks } from './weather-checks/index.ts'

export interface RunOptions {
  /** Whether to keep the series; default: `include_series` of the request. */
  withSeries?: boolean
  /**
   * Chooses which series the run keeps, and in which order. It is called before the first row; an
   * exception ends the run. Default: all series.
   * @param names  series that a run of this plant can keep
   */
  chooseSeries?: (names: readonly QuantityName[]) => readonly QuantityName[]
  /**
   * SHA-256 in hex, for the provenance. Default: a portable implementation; the native one of the
   * host is faster.
   */
  sha256?: (bytes: Uint8Array) => string
  /** Called between blocks with the share of the rows that are done. An exception ends the run. */
  onProgress?: (doneFrac: number) => void
}

export interface RunOutcome {
  answer: Pick<RunAnswer, 'summary' | 'loss_diagram' | 'weather_meta'>
  series: SeriesColumns | null
}

/** Every column that an answer adds up. */
const SUMMED = summedColumns([...DIAGRAM_COLUMNS, ...STORAGE_COLUMNS, ...CAUSE_COLUMNS])

/**
 * Runs the checks of a run without the simulation.
 * @param request  run request with defaults filled in and ids resolved
 * @returns the series that the run can keep
 * Fails: EngineError with every failure, each with its dot path in the request.
 */
export function check(request: Resolved): readonly QuantityName[] {
  const sink = new Sink()
  const { chain } = prepare(request, sink)
  if (sink.failures.length > 0) throw new EngineError(sink.failures)
  return seriesNames(chain.parts)
}

/**
 * The series that a run of this plant can keep. They do not depend on its weather, which may be
 * INVALID, nor on what else is wrong with it.
 */
export function seriesOf(request: Resolved): readonly QuantityName[] {
  return seriesNames(prepare(request, new Sink()).chain.parts)
}

/**
 * Every failure that would prevent a run.
 * @param request  as for `check`. A section that failed its schema, or whose id is unknown, is
 *   INVALID; rules that read it are skipped.
 */
export function findFailures(request: Resolved): readonly Failure[] {
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
 * @param request  run request with defaults filled in and ids resolved
 * Fails: EngineError with every failure, each with its dot path in the request.
 */
export function run(request: Resolved, options: RunOptions = {}): RunOutcome {
  const sink = new Sink()
  const withSeries = options.withSeries ?? request.include_series
  const sunRows = sunRowsOf(request, withSeries)
  const { weather, chain } = prepare(request, sink, sunRows)
  if (sink.failures.length > 0) throw new EngineError(sink.failures)
  if (chain.scene !== null) warnOfScene(chain.scene, request, sink)

  const { stepMinutes } = weather
  const year = meanYear(weather)
  findUnlimitedYear(request, weather, year, chain, sink)
  const held = heldWeather(request.weather)
  const memory = new SunMemory(held, sunKey(request, sunRows))
  const stages = chain.stages.map((stage) => (stage.part === 'sun' ? { ...stage, run: memory.stage(chain.sun) } : stage))
  const laterYears = prepareLaterYears(request, chain, sink)
  const frame = takeFrame(weather.n, stepMinutes, chain.bins)
  try {
    const clearing = prepareClearing(frame, chain.parts)
    const ofLaterYears = clearedFor(clearing, (writer) => laterYears[0]?.some((stage) => stage.writer === writer) ?? false)
    const tally = {
      year,
      totals: new Totals(SUMMED, chain.parts),
      stringVoltage: new StringVoltage(),
      gridWByYear: new Float64Array(laterYears.length),
      score: hasReference(request) ? new ReferenceScore(request.weather, weather, chain.parts, frame.capacity) : null,
    }
    const { site } = request
    const isSunlitMiddle = weather.sunOffsetMinutes === null && site.sun_instant === 'sunlit_middle'
    const checks = new WeatherChecks(weather, { ...site, elevation: request.weather.elevation }, isSunlitMiddle)
    const series = withSeries ? keptSeries(weather, chain.parts, options) : null
    for (let first = 0; first < weather.n; first += frame.capacity) {
      loadBlock(weather, first, frame)
      runStages(stages, clearing, frame)
      const stretches = stretchesOf(frame, year.monthWeights)
      tally.totals.add(frame, stretches)
      tally.stringVoltage.add(frame)
      if (memory.findings === null) checks.add(frame)
      if (series !== null) addToSeries(series, frame)
      tally.score?.add(frame)
      for (let k = 0; k < laterYears.length; k++) tally.gridWByYear[k] += gridSumW(laterYears[k], ofLaterYears, frame, stretches)
      options.onProgress?.(Math.min(1, (first + frame.capacity) / weather.n))
    }
    const near = { scene: chain.scene, rowModel: chain.parts.rowShading ? rowModelOf(request) : null }
    const found = memory.findings ?? checks.findings(!year.isPart)
    memory.keep(found)
    const lightless = lightlessRows(weather, found.dark)
    return {
      answer: report(request, weather, chain.parts, chain.module, near, { ...tally, found, lightless }, sink, options.sha256),
      series,
    }
  } finally {
    giveBack(frame, frame.zeroFor)
    if (held === null) weather.block.giveBack()
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
  return hasHorizon(request) || rackingOf(request.array).facesSun || request.scene !== null
}

function hasReference({ weather }: Resolved): boolean {
  return Object.keys(weather.reference_series ?? {}).length > 0
}

function keptSeries(weather: WeatherTable, parts: Parts, { chooseSeries }: RunOptions): SeriesColumns {
  const names = seriesNames(parts)
  return makeSeries(weather, chooseSeries === undefined ? names : chooseSeries(names))
}

/**
 * Output of the inverters of the mean year without a power limit, for the plants whose inverters
 * read it, from a run of its own; 0, with a warning, for part of a year.
 */
export function findUnlimitedYear(
  request: Resolved,
  weather: WeatherTable,
  { isPart, monthWeights }: MeanYear,
  { unlimited }: Chain,
  sink: Sink,
): void {
  if (!subhourlyClipping(request).needsYear) return
  if (isPart) {
    sink.warn(
      `ac_losses.subhourly_clipping ${request.ac_losses.subhourly_clipping} has no effect: it needs weather of whole years; use walker, or weather of a year`,
    )
    return
  }
  const { stages, bins, parts } = prepareChain(request, weather, new Sink(), 'lit or up')
  const toInverters = stages.slice(0, -2).filter(({ part }) => part !== 'clear sky')
  const frame = takeFrame(weather.n, weather.stepMinutes, bins)
  try {
    const clearing = prepareClearing(frame, parts)
    let sumW = 0
    for (let first = 0; first < weather.n; first += frame.capacity) {
      loadBlock(weather, first, frame)
      runStages(toInverters, clearing, frame)
      for (const { row, to, weight } of stretchesOf(frame, monthWeights)) {
        for (let i = row; i < to; i++) sumW += weight * frame.ac.unlimitedW[i]
      }
    }
    unlimited.energyWh = (sumW * weather.stepMinutes) / 60
  } finally {
    giveBack(frame)
  }
}

/** Runs stages on the rows of a block. */
function runStages(stages: readonly ChainStage[], cleared: Clearing, frame: Frame): void {
  clear(cleared, frame.n)
  for (const { run } of stages) run(frame)
}

/**
 * Sum of the grid power of the block for another year of operation, with the weights of the mean
 * year. Overwrites the electrical columns.
 */
function gridSumW(electrical: readonly ChainStage[], cleared: Clearing, frame: Frame, stretches: readonly Stretch[]): number {
  runStages(electrical, cleared, frame)
  let sum = 0
  for (const { row, to, weight } of stretches) for (let i = row; i < to; i++) sum += weight * frame.ac.gridW[i]
  return sum
}
