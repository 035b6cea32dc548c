import type { RunAnswer } from '@pvyield/contract/schemas'
import { prepareAc, prepareGridSide } from './ac/index.ts'
import { type Clearing, clear, prepareClearing } from './core/clearing.ts'
import { blendPlanes, sumArrays } from './core/faces.ts'
import type { AcStage, DcStage, Frame, PlaneStage, SkyStage } from './core/frame.ts'
import { heldWeather, readHeldWeather } from './core/held-weather.ts'
import { INVALID, isValid, whereValid } from './core/invalid.ts'
import { giveBack, takeFrame } from './core/kept-frame.ts'
import { lightlessRows } from './core/lightless-rows.ts'
import { meanYear } from './core/mean-year.ts'
import type { ModuleModel } from './core/models.ts'
import type { Resolved } from './core/option.ts'
import type { Parts } from './core/parts.ts'
import type { QuantityName } from './core/quantities.ts'
import { EngineError, type Failure, Sink } from './core/sink.ts'
import { warnOfAlbedo } from './core/weather-albedo.ts'
import { WeatherChecks } from './core/weather-checks.ts'
import { warnOfPlace } from './core/weather-place.ts'
import { loadBlock, readWeather, type WeatherTable } from './core/weather-table.ts'
import { prepareDc } from './dc/index.ts'
import { rackingOf } from './geometry/racking.ts'
import { groundHorizon, hasHorizon, prepareHorizon } from './horizon/index.ts'
import { prepareInverter } from './inverter/index.ts'
import { prepareIrradiance, preparePlaneInput, prepareTransposition } from './irradiance/index.ts'
import { prepareModule } from './module/index.ts'
import { prepareIam, prepareSoiling, prepareSpectral } from './optics/index.ts'
import { facesOf, prepareOrientation } from './orientation/index.ts'
import { prepareRear } from './rear/index.ts'
import { DIAGRAM_COLUMNS } from './report/diagram.ts'
import { checkUncertainty } from './report/exceedance.ts'
import { report } from './report/report.ts'
import { addToSeries, makeSeries, type SeriesColumns, seriesNames } from './report/series.ts'
import { STORAGE_COLUMNS } from './report/storage.ts'
import { StringVoltage } from './report/string-voltage.ts'
import { type Stretch, stretchesOf, summedColumns, Totals } from './report/totals.ts'
import { hasRowShading, prepareShading } from './shading/index.ts'
import { prepareStorage } from './storage/index.ts'
import { SunMemory } from './sun/held-sun.ts'
import { prepareSun, type SunRows, sunKey } from './sun/index.ts'
import { prepareInertia, prepareThermal } from './thermal/index.ts'

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

/** The stages after the module, in one year of operation; those of the array by face. */
interface ElectricalStages {
  readonly dc: readonly (readonly DcStage[])[]
  readonly ac: readonly AcStage[]
}

/** All stages of a run, in the order of the chain; those of the plane by face. */
interface Stages extends ElectricalStages {
  readonly sky: readonly SkyStage[]
  readonly plane: readonly (readonly PlaneStage[])[]
}

/** Every column that an answer adds up. */
const SUMMED = summedColumns([...DIAGRAM_COLUMNS, ...STORAGE_COLUMNS])

/**
 * Runs the checks of a run without the simulation.
 * @param request  run request with defaults filled in and ids resolved
 * Fails: EngineError with every failure, each with its dot path in the request.
 */
export function check(request: Resolved): void {
  const failures = findFailures(request)
  if (failures.length > 0) throw new EngineError(failures)
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
  const sunRows = withSeries ? 'every' : 'lit or up' // the series show the sun in all rows
  const { weather, chain } = prepare(request, sink, sunRows)
  if (sink.failures.length > 0) throw new EngineError(sink.failures)

  const { stepMinutes } = weather
  const year = meanYear(weather)
  const held = heldWeather(request.weather)
  const memory = new SunMemory(held, sunKey(request, sunRows))
  const stages: Stages = {
    sky: [memory.stage(chain.sun), chain.irradiance],
    plane: chain.plane,
    dc: chain.dc.map(({ solve, inYear }) => [solve, inYear(request.lifetime.year)]),
    ac: [chain.inverter, chain.storage, chain.ac],
  }
  const laterYears = prepareLaterYears(request, chain, sink)
  const frame = takeFrame(weather.n, stepMinutes, chain.plane.length)
  try {
    const clearing = prepareClearing(frame, chain.parts)
    const tally = {
      year,
      totals: new Totals(SUMMED, chain.parts),
      stringVoltage: new StringVoltage(),
      lightless: lightlessRows(weather),
      gridWByYear: new Float64Array(laterYears.length),
    }
    const { longitude, sun_instant } = request.site
    const isSunlitMiddle = weather.sunOffsetMinutes === null && sun_instant === 'sunlit_middle'
    const checks = new WeatherChecks(weather, longitude, isSunlitMiddle)
    const series = withSeries ? keptSeries(weather, chain.parts, options) : null
    for (let first = 0; first < weather.n; first += frame.capacity) {
      runBlock(stages, chain.parts, clearing, request, weather, first, frame)
      const stretches = stretchesOf(frame, year.monthWeights)
      tally.totals.add(frame, stretches)
      tally.stringVoltage.add(frame)
      if (memory.findings === null) checks.add(frame)
      if (series !== null) addToSeries(series, frame)
      for (let k = 0; k < laterYears.length; k++) tally.gridWByYear[k] += gridSumW(laterYears[k], clearing, frame, stretches)
      options.onProgress?.(Math.min(1, (first + frame.capacity) / weather.n))
    }
    const found = memory.findings ?? checks.findings(!year.isPart)
    memory.keep(found)
    return { answer: report(request, weather, chain.parts, chain.module, { ...tally, found }, sink, options.sha256), series }
  } finally {
    giveBack(frame)
    if (held === null) weather.block.giveBack()
  }
}

function keptSeries(weather: WeatherTable, parts: Parts, { chooseSeries }: RunOptions): SeriesColumns {
  const names = seriesNames(parts)
  return makeSeries(weather, chooseSeries === undefined ? names : chooseSeries(names))
}

/**
 * Prepares every stage from the valid parts of the request and collects the failures. If the sink
 * contains a failure, the result must not run.
 * @param sunRows  rows in which the run reads the place of the sun
 */
function prepare(request: Resolved, sink: Sink, sunRows: SunRows = 'lit or up') {
  const weather = whereValid(() => readHeldWeather(request.weather, sink)) ?? INVALID
  const checked = isValid(weather) ? request : { ...request, weather: INVALID }
  whereValid(() => warnOfPlace(checked, sink))
  whereValid(() => warnOfAlbedo(request, weather, sink))
  const chain = prepareChain(checked, weather, sink, sunRows)
  whereValid(() => checkUncertainty(checked, sink))
  return { weather, chain }
}

type Chain = ReturnType<typeof prepareChain>

/** The stages in the order of the chain, prepared once per run. */
function prepareChain(request: Resolved, weather: WeatherTable, sink: Sink, sunRows: SunRows) {
  const module = whereValid(() => prepareModule(request, sink))
  const faces = validFaces(request, sink)
  const sun = whereValid(() => prepareSun(request, weather, sunRows))
  const racking = whereValid(() => rackingOf(request.array))
  return {
    parts: whereValid(
      (): Parts => ({
        rear: request.bifacial !== null,
        tracker: racking.isTracker,
        moves: racking.isTracker || racking.facesSun,
        horizon: hasHorizon(request),
        rowShading: hasRowShading(request),
        oneOrientation: faces.length === 1,
        voltage: module.hasVoltage,
        storage: request.storage !== null,
      }),
    ),
    module,
    sun,
    irradiance: whereValid(() => prepareIrradiance(request, weather, sun, sink)),
    plane: faces.map((face) => preparePlane(face, weather, sink)),
    ...prepareElectrical(request, module, sink),
  }
}

/** The faces of the plant; the request itself when the fields that define the faces are invalid. */
function validFaces(request: Resolved, sink: Sink): readonly Resolved[] {
  const faces = whereValid(() => facesOf(request, sink))
  return isValid(faces) ? faces : [request]
}

/** The stages of one face, from its orientation to its rear side. */
function preparePlane(face: Resolved, weather: WeatherTable, sink: Sink): PlaneStage[] {
  const horizon = whereValid(() => (face.bifacial === null ? null : groundHorizon(face)))
  return [
    whereValid(() => prepareOrientation(face, sink)),
    whereValid(() => preparePlaneInput(face, weather, sink)),
    whereValid(() => prepareTransposition(face)),
    whereValid(() => prepareHorizon(face, sink)),
    whereValid(() => prepareShading(face, sink)),
    whereValid(() => prepareSoiling(face)),
    whereValid(() => prepareIam(face, sink)),
    whereValid(() => prepareSpectral(face, sink)),
    whereValid(() => prepareRear(face, horizon, sink)),
  ]
}

/** The stages after the module. */
function prepareElectrical(request: Resolved, module: ModuleModel, sink: Sink) {
  const dc = validFaces(request, sink).map((face) => {
    const thermal = whereValid(() => prepareThermal(face, sink))
    const inertia = whereValid(() => prepareInertia(face, sink))
    return whereValid(() => prepareDc(face, module, thermal, inertia, sink))
  })
  const gridSide = whereValid(() => prepareGridSide(request))
  return {
    dc,
    inverter: whereValid(() => prepareInverter(request, module, sink)),
    gridSide,
    storage: whereValid(() => prepareStorage(request, gridSide, sink)),
    ac: whereValid(() => prepareAc(request, sink)),
  }
}

/**
 * The stages of each year of the analysis period; none when the period is one year. The years share
 * what their modules give when new. Only the battery carries a state from row to row.
 */
function prepareLaterYears(request: Resolved, chain: Chain, sink: Sink): ElectricalStages[] {
  const period = request.lifetime.analysis_period_years
  return Array.from({ length: period === 1 ? 0 : period }, (_, k) => ({
    dc: chain.dc.map(({ inYear }) => [inYear(k + 1)]),
    ac: [chain.inverter, prepareStorage(request, chain.gridSide, sink), chain.ac],
  }))
}

function runBlock(
  stages: Stages,
  parts: Parts,
  clearing: Clearing,
  { site }: Resolved,
  weather: WeatherTable,
  first: number,
  frame: Frame,
): void {
  const n = Math.min(frame.capacity, weather.n - first)
  clear(clearing.light, n)
  clear(clearing.electrical, n)
  loadBlock(weather, first, n, site.albedo_monthly, site.use_weather_albedo, frame)
  for (const stage of stages.sky) stage(frame)
  runPlanes(stages.plane, parts, frame)
  runArrays(stages.dc, frame)
  for (const stage of stages.ac) stage(frame)
}

function runPlanes(stagesByFace: readonly (readonly PlaneStage[])[], parts: Parts, frame: Frame): void {
  const { lit, faces, plane } = frame
  const planes = faces.map((face) => face.plane)
  planes.forEach((each, k) => {
    for (const stage of stagesByFace[k]) stage(frame, each)
  })
  if (faces.length > 1) blendPlanes(lit, planes, equalShares(faces.length), plane, parts)
}

function runArrays(stagesByFace: readonly (readonly DcStage[])[], frame: Frame): void {
  const { lit, faces, dc } = frame
  faces.forEach((face, k) => {
    for (const stage of stagesByFace[k]) stage(frame, face.plane, face.dc)
  })
  const arrays = faces.map((face) => face.dc)
  if (faces.length > 1) sumArrays(lit, arrays, equalShares(faces.length), dc)
}

/** All faces have equal shares of the plant. */
function equalShares(count: number): number[] {
  return new Array<number>(count).fill(1 / count)
}

/**
 * Sum of the grid power of the block for another year of operation, with the weights of the mean
 * year. Overwrites the electrical columns.
 */
function gridSumW(electrical: ElectricalStages, clearing: Clearing, frame: Frame, stretches: readonly Stretch[]): number {
  clear(clearing.electrical, frame.n)
  runArrays(electrical.dc, frame)
  for (const stage of electrical.ac) stage(frame)
  let sum = 0
  for (const { row, to, weight } of stretches) for (let i = row; i < to; i++) sum += weight * frame.ac.gridW[i]
  return sum
}
