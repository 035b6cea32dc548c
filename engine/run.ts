import type { RunAnswer } from '@pvyield/contract/schemas'
import { prepareAc, prepareGridSide } from './ac/index.ts'
import { blendPlanes, sumArrays } from './core/faces.ts'
import { clearElectrical, clearFrame, type DcStage, type Frame, makeFrame, type PlaneStage } from './core/frame.ts'
import { INVALID, isValid, whereValid } from './core/invalid.ts'
import { IrradianceCheck } from './core/irradiance-check.ts'
import { lightlessRows } from './core/lightless-rows.ts'
import { meanYear } from './core/mean-year.ts'
import type { ModuleModel } from './core/models.ts'
import { NightLight } from './core/night-light.ts'
import type { Resolved } from './core/option.ts'
import type { QuantityName } from './core/quantities.ts'
import { EngineError, type Failure, Sink } from './core/sink.ts'
import { TimeShift, watchedFor } from './core/time-shift.ts'
import { warnOfAlbedo } from './core/weather-albedo.ts'
import { warnOfPlace } from './core/weather-place.ts'
import { loadBlock, readWeather, type WeatherTable } from './core/weather-table.ts'
import { prepareDc } from './dc/index.ts'
import { rackingOf } from './geometry/racking.ts'
import { groundHorizon, prepareHorizon } from './horizon/index.ts'
import { prepareInverter } from './inverter/index.ts'
import { prepareIrradiance, preparePlaneInput, prepareTransposition } from './irradiance/index.ts'
import { prepareModule } from './module/index.ts'
import { prepareIam, prepareSoiling, prepareSpectral } from './optics/index.ts'
import { facesOf, prepareOrientation } from './orientation/index.ts'
import { prepareRear } from './rear/index.ts'
import { DIAGRAM_COLUMNS } from './report/diagram.ts'
import { checkUncertainty } from './report/exceedance.ts'
import { report } from './report/report.ts'
import { addToSeries, makeSeries, type Parts, type SeriesColumns, seriesNames } from './report/series.ts'
import { STORAGE_COLUMNS } from './report/storage.ts'
import { StringVoltage } from './report/string-voltage.ts'
import { monthStarts, type Span, spansOf, Totals } from './report/totals.ts'
import { prepareShading } from './shading/index.ts'
import { prepareStorage } from './storage/index.ts'
import { prepareSun } from './sun/index.ts'
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

/**
 * Rows of a block, in whole days. A block is so small that its columns stay in the cache of the
 * processor; one block for a year of hours takes a fifth longer.
 */
const BLOCK_ROWS = 1104

/**
 * The median does not need every day. Using every third keeps the search below a hundredth of the
 * time of a run.
 */
const SHIFT_DAYS_APART = 3

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
 * Simulates the plant with its weather.
 * @param request  run request with defaults filled in and ids resolved
 * Fails: EngineError with every failure, each with its dot path in the request.
 */
export function run(request: Resolved, options: RunOptions = {}): RunOutcome {
  const sink = new Sink()
  const { weather, chain } = prepare(request, sink)
  if (sink.failures.length > 0) throw new EngineError(sink.failures)
  const laterYears = yearsOfOperation(request).map((year) => prepareElectrical(year, chain.module, sink))

  const { stepMinutes } = weather
  const frame = makeFrame(Math.min(weather.n, blockRows(stepMinutes)), stepMinutes, chain.plane.length)
  const watched = watchedFor(weather)
  const { sun_instant } = request.site
  const tally = {
    year: meanYear(weather),
    totals: new Totals([...DIAGRAM_COLUMNS, ...STORAGE_COLUMNS]),
    stringVoltage: new StringVoltage(),
    timeShift: new TimeShift(weather, request.site.longitude, watched, SHIFT_DAYS_APART),
    nightLight: new NightLight(weather, stepMinutes, weather.sunOffsetMinutes === null && sun_instant === 'sunlit_middle'),
    irradiance: new IrradianceCheck(weather),
    lightless: lightlessRows(weather),
    gridWByYear: new Float64Array(laterYears.length),
  }
  const series = keptSeries(request, weather, chain.parts, options)
  for (let first = 0; first < weather.n; first += frame.capacity) {
    runBlock(chain, request, weather, first, frame)
    const months = monthStarts(frame)
    const spans = spansOf(months, tally.year.monthWeights, frame.n)
    tally.totals.add(frame, months, spans)
    tally.stringVoltage.add(frame)
    // as it was sent, because the closure has changed the components in the frame
    const given = weather[watched]?.subarray(first, first + frame.n) ?? frame.sky.ghiWm2
    tally.timeShift.add(frame.sky.startMinutes, given, frame.sky.sunZenithCos, frame.sky.isUp, frame.n)
    tally.nightLight.add(first, frame.sky.isUp, frame.n)
    tally.irradiance.add(first, frame.sky, frame.n)
    if (series !== null) addToSeries(series, frame)
    for (let k = 0; k < laterYears.length; k++) tally.gridWByYear[k] += gridSumW(laterYears[k], frame, spans)
    options.onProgress?.(Math.min(1, (first + frame.capacity) / weather.n))
  }
  return { answer: report(request, weather, chain.parts, chain.module, tally, sink, options.sha256), series }
}

function keptSeries(request: Resolved, weather: WeatherTable, parts: Parts, options: RunOptions): SeriesColumns | null {
  const { withSeries = request.include_series, chooseSeries } = options
  if (!withSeries) return null
  const names = seriesNames(parts)
  return makeSeries(weather, chooseSeries === undefined ? names : chooseSeries(names))
}

/**
 * Prepares every stage from the valid parts of the request and collects the failures. If the sink
 * contains a failure, the result must not run.
 */
function prepare(request: Resolved, sink: Sink) {
  const weather = whereValid(() => readWeather(request.weather, sink)) ?? INVALID
  const checked = isValid(weather) ? request : { ...request, weather: INVALID }
  whereValid(() => warnOfPlace(checked, sink))
  whereValid(() => warnOfAlbedo(request, weather, sink))
  const chain = prepareChain(checked, weather, sink)
  whereValid(() => checkUncertainty(checked, sink))
  return { weather, chain }
}

/** The stages in the order of the chain, prepared once per run. */
function prepareChain(request: Resolved, weather: WeatherTable, sink: Sink) {
  const module = whereValid(() => prepareModule(request, sink))
  const faces = validFaces(request, sink)
  const sun = whereValid(() => prepareSun(request, weather))
  return {
    parts: whereValid(() => ({
      rear: request.bifacial !== null,
      tracker: rackingOf(request.array).isTracker,
      oneOrientation: faces.length === 1,
      voltage: module.hasVoltage,
      storage: request.storage !== null,
    })),
    module,
    sky: [sun, whereValid(() => prepareIrradiance(request, weather, sun, sink))],
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
  const horizon = whereValid(() => groundHorizon(face))
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

/** The stages after the module. Only these change from year to year. */
function prepareElectrical(request: Resolved, module: ModuleModel, sink: Sink) {
  const dc = validFaces(request, sink).map((face) => {
    const thermal = whereValid(() => prepareThermal(face, sink))
    const inertia = whereValid(() => prepareInertia(face, sink))
    return whereValid(() => prepareDc(face, module, thermal, inertia, sink))
  })
  const grid = whereValid(() => prepareGridSide(request))
  const ac = [
    whereValid(() => prepareInverter(request, module, sink)),
    whereValid(() => prepareStorage(request, grid, sink)),
    whereValid(() => prepareAc(request, sink)),
  ]
  return { dc, ac }
}

/** The request for each year of the analysis period; empty when the period is one year. */
function yearsOfOperation(request: Resolved): Resolved[] {
  const { lifetime } = request
  const period = lifetime.analysis_period_years
  return period === 1 ? [] : Array.from({ length: period }, (_, k) => ({ ...request, lifetime: { ...lifetime, year: k + 1 } }))
}

function runBlock(chain: ReturnType<typeof prepareChain>, request: Resolved, weather: WeatherTable, first: number, frame: Frame): void {
  clearFrame(frame)
  loadBlock(
    weather,
    first,
    Math.min(frame.capacity, weather.n - first),
    request.site.albedo_monthly,
    request.site.use_weather_albedo,
    frame,
  )
  for (const stage of chain.sky) stage(frame)
  runPlanes(chain.plane, frame)
  runArrays(chain.dc, frame)
  for (const stage of chain.ac) stage(frame)
}

function runPlanes(stagesByFace: readonly PlaneStage[][], frame: Frame): void {
  const { lit, faces, plane } = frame
  const planes = faces.map((face) => face.plane)
  planes.forEach((each, k) => {
    for (const stage of stagesByFace[k]) stage(frame, each)
  })
  if (faces.length > 1) blendPlanes(lit, planes, equalShares(faces.length), plane)
}

function runArrays(stageByFace: readonly DcStage[], frame: Frame): void {
  const { lit, faces, dc } = frame
  faces.forEach((face, k) => {
    stageByFace[k](frame, face.plane, face.dc)
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
function gridSumW(electrical: ReturnType<typeof prepareElectrical>, frame: Frame, spans: readonly Span[]): number {
  clearElectrical(frame)
  runArrays(electrical.dc, frame)
  for (const stage of electrical.ac) stage(frame)
  let sum = 0
  for (const { from, to, weight } of spans) for (let i = from; i < to; i++) sum += weight * frame.ac.gridW[i]
  return sum
}

function blockRows(stepMinutes: number): number {
  const perDay = Math.max(1, Math.round(1440 / stepMinutes))
  return Math.max(perDay, Math.floor(BLOCK_ROWS / perDay) * perDay)
}
