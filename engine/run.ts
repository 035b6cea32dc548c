import type { RunAnswer } from '@pvyield/contract/schemas'
import { prepareAc, prepareGridSide } from './ac/index.ts'
import { ClearFrame } from './core/clear-frame.ts'
import { type Clearing, clear, prepareClearing } from './core/clearing.ts'
import { blendPlanes, sumArrays } from './core/faces.ts'
import type { DcStage, Frame, PlaneStage, SkyStage } from './core/frame.ts'
import { heldWeather, readHeldWeather } from './core/held-weather.ts'
import { INVALID, isValid, whereValid } from './core/invalid.ts'
import { giveBack, takeFrame } from './core/kept-frame.ts'
import { lightlessRows } from './core/lightless-rows.ts'
import { type MeanYear, meanYear } from './core/mean-year.ts'
import type { ModuleModel, UnlimitedYear } from './core/models.ts'
import type { Resolved } from './core/option.ts'
import type { Parts } from './core/parts.ts'
import type { QuantityName } from './core/quantities.ts'
import { EngineError, type Failure, Sink } from './core/sink.ts'
import { warnOfAlbedo } from './core/weather-albedo.ts'
import { WeatherChecks } from './core/weather-checks.ts'
import { warnOfPlace } from './core/weather-place.ts'
import { giveBackTable, loadBlock, readWeather, type WeatherTable } from './core/weather-table.ts'
import { prepareDc } from './dc/index.ts'
import { rackingOf } from './geometry/racking.ts'
import { groundHorizon, hasHorizon, prepareHorizon } from './horizon/index.ts'
import { prepareInverter, subhourlyClipping } from './inverter/index.ts'
import { prepareClearSky, prepareIrradiance, preparePlaneInput, prepareTransposition } from './irradiance/index.ts'
import { prepareModule } from './module/index.ts'
import { hasSnow, prepareIam, prepareSnow, prepareSnowLoss, prepareSoiling, prepareSpectral } from './optics/index.ts'
import { facesOf, prepareOrientation } from './orientation/index.ts'
import { prepareRear } from './rear/index.ts'
import { DIAGRAM_COLUMNS } from './report/diagram.ts'
import { checkUncertainty } from './report/exceedance.ts'
import { report } from './report/report.ts'
import { addToSeries, makeSeries, type SeriesColumns, seriesNames } from './report/series.ts'
import { STORAGE_COLUMNS } from './report/storage.ts'
import { StringVoltage } from './report/string-voltage.ts'
import { monthStarts, type Stretch, stretchesOf, summedColumns, Totals } from './report/totals.ts'
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
  const laterYears = yearsOfOperation(request).map((year) => prepareElectrical(year, chain.module, chain.unlimited, sink))

  const { stepMinutes } = weather
  const year = meanYear(weather)
  const held = heldWeather(request.weather)
  const memory = new SunMemory(held, sunKey(request, sunRows))
  const stages = { ...chain, sky: [memory.stage(chain.sun), chain.irradiance] }
  if (subhourlyClipping(request).needsYear) chain.unlimited.energyWh = unlimitedYearWh(request, weather, year, sink)
  const frame = takeFrame(weather.n, stepMinutes, chain.plane.length)
  const clearFrame = chain.clearSky === null ? null : new ClearFrame(weather.n, stepMinutes, chain.plane.length, chain.parts)
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
      runBlock(stages, clearing, request, weather, first, frame, clearFrame)
      const stretches = stretchesOf(frame, monthStarts(frame), year.monthWeights)
      tally.totals.add(frame, stretches)
      tally.stringVoltage.add(frame)
      if (memory.findings === null) checks.add(frame)
      if (series !== null) addToSeries(series, frame)
      for (let k = 0; k < laterYears.length; k++) tally.gridWByYear[k] += gridSumW(laterYears[k], clearing, frame, stretches, clearFrame)
      options.onProgress?.(Math.min(1, (first + frame.capacity) / weather.n))
    }
    const found = memory.findings ?? checks.findings(!year.isPart)
    memory.keep(found)
    return { answer: report(request, weather, chain.parts, chain.module, { ...tally, found }, sink, options.sha256), series }
  } finally {
    giveBack(frame)
    clearFrame?.giveBack()
    if (held === null) giveBackTable(weather)
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

/** The stages in the order of the chain, prepared once per run. */
function prepareChain(request: Resolved, weather: WeatherTable, sink: Sink, sunRows: SunRows) {
  const module = whereValid(() => prepareModule(request, sink))
  const faces = validFaces(request, sink)
  const sun = whereValid(() => prepareSun(request, weather, sunRows))
  const racking = whereValid(() => rackingOf(request.array))
  const hasClearSky = whereValid(() => subhourlyClipping(request).isTaken) === true
  const unlimited: UnlimitedYear = { energyWh: 0 }
  return {
    parts: whereValid(
      (): Parts => ({
        rear: request.bifacial !== null,
        tracker: racking.isTracker,
        moves: racking.isTracker || racking.facesSun,
        horizon: hasHorizon(request),
        snow: hasSnow(request),
        rowShading: hasRowShading(request),
        oneOrientation: faces.length === 1,
        voltage: module.hasVoltage,
        storage: request.storage !== null,
        clearSky: hasClearSky,
      }),
    ),
    module,
    sun,
    irradiance: whereValid(() => prepareIrradiance(request, weather, sun, sink)),
    plane: faces.map((face) => preparePlane(face, weather, sink)),
    clearSky: hasClearSky ? prepareUnderClearSky(request, faces) : null,
    unlimited,
    ...prepareElectrical(request, module, unlimited, sink),
  }
}

/** The faces of the plant; the request itself when the fields that define the faces are invalid. */
function validFaces(request: Resolved, sink: Sink): readonly Resolved[] {
  const faces = whereValid(() => facesOf(request, sink))
  return isValid(faces) ? faces : [request]
}

/** The stages of one face, from its orientation to its rear side. */
function preparePlane(face: Resolved, weather: WeatherTable, sink: Sink): PlaneStage[] {
  return [
    whereValid(() => prepareOrientation(face, sink)),
    whereValid(() => preparePlaneInput(face, weather, sink)),
    ...prepareLight(
      face,
      whereValid(() => prepareSnowLoss(face, sink)),
      sink,
    ),
  ]
}

/**
 * The stages of one face that follow the light from the sky to the cells.
 * @param findSnow  writes the share of the light that snow takes
 */
function prepareLight(face: Resolved, findSnow: PlaneStage<'optics'>, sink: Sink): PlaneStage[] {
  const horizon = whereValid(() => (face.bifacial === null ? null : groundHorizon(face)))
  return [
    whereValid(() => prepareTransposition(face)),
    whereValid(() => prepareHorizon(face, sink)),
    whereValid(() => prepareShading(face, sink)),
    whereValid(() => prepareSoiling(face)),
    findSnow,
    whereValid(() => prepareSnow(face)),
    whereValid(() => prepareIam(face, sink)),
    whereValid(() => prepareSpectral(face, sink)),
    whereValid(() => prepareRear(face, horizon, sink)),
  ]
}

/**
 * The same plant under a clear sky, with stages of its own, because some have a memory. Faults and
 * warnings are those of the plant itself.
 */
function prepareUnderClearSky(request: Resolved, faces: readonly Resolved[]) {
  const sink = new Sink()
  return {
    sky: whereValid(() => prepareClearSky(request, subhourlyClipping(request).isSkyEnhanced)),
    plane: faces.map((face) => prepareLight(face, keepSnow, sink)),
  }
}

/** Under a clear sky, the snow is that of the plant itself. */
const keepSnow: PlaneStage<'optics'> = () => undefined

/** The stages after the module. Only these change from year to year. */
function prepareElectrical(request: Resolved, module: ModuleModel, unlimited: UnlimitedYear, sink: Sink) {
  const dc = prepareArrays(request, module, sink)
  const clearDc = whereValid(() => subhourlyClipping(request).isTaken) === true ? prepareArrays(request, module, new Sink()) : null
  const grid = whereValid(() => prepareGridSide(request))
  const ac = [
    whereValid(() => prepareInverter(request, module, unlimited, sink)),
    whereValid(() => prepareStorage(request, grid, sink)),
    whereValid(() => prepareAc(request, sink)),
  ]
  return { dc, clearDc, ac }
}

function prepareArrays(request: Resolved, module: ModuleModel, sink: Sink): DcStage[] {
  return validFaces(request, sink).map((face) => {
    const thermal = whereValid(() => prepareThermal(face, sink))
    const inertia = whereValid(() => prepareInertia(face, sink))
    return whereValid(() => prepareDc(face, module, thermal, inertia, sink))
  })
}

/** The request for each year of the analysis period; empty when the period is one year. */
function yearsOfOperation(request: Resolved): Resolved[] {
  const { lifetime } = request
  const period = lifetime.analysis_period_years
  return period === 1 ? [] : Array.from({ length: period }, (_, k) => ({ ...request, lifetime: { ...lifetime, year: k + 1 } }))
}

function runBlock(
  chain: ReturnType<typeof prepareChain> & { sky: readonly SkyStage[] },
  clearing: Clearing,
  { site }: Resolved,
  weather: WeatherTable,
  first: number,
  frame: Frame,
  clearFrame: ClearFrame | null,
): void {
  const n = Math.min(frame.capacity, weather.n - first)
  clear(clearing.light, n)
  clear(clearing.electrical, n)
  loadBlock(weather, first, n, site.albedo_monthly, site.use_weather_albedo, frame)
  for (const stage of chain.sky) stage(frame)
  runPlanes(chain.plane, chain.parts, frame)
  runArrays(chain.dc, frame)
  if (clearFrame !== null) runUnderClearSky(chain, frame, clearFrame)
  for (const stage of chain.ac) stage(frame)
}

/** The power of the plant in the same rows under a clear sky. */
function runUnderClearSky({ clearSky, clearDc, parts }: ReturnType<typeof prepareChain>, frame: Frame, clearFrame: ClearFrame): void {
  if (clearSky === null || clearDc === null) return
  clearFrame.stand(frame)
  clearSky.sky(clearFrame.frame)
  runPlanes(clearSky.plane, parts, clearFrame.frame)
  runArrays(clearDc, clearFrame.frame)
  clearFrame.report(frame)
}

function runPlanes(stagesByFace: readonly PlaneStage[][], parts: Parts, frame: Frame): void {
  const { lit, faces, plane } = frame
  const planes = faces.map((face) => face.plane)
  planes.forEach((each, k) => {
    for (const stage of stagesByFace[k]) stage(frame, each)
  })
  if (faces.length > 1) blendPlanes(lit, planes, equalShares(faces.length), plane, parts)
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
 * Output of the inverters of the mean year without a power limit, from a run of its own; 0, with a
 * warning, for part of a year.
 */
function unlimitedYearWh(request: Resolved, weather: WeatherTable, { isPart, monthWeights }: MeanYear, sink: Sink): number {
  if (isPart) {
    sink.warn(
      `ac_losses.subhourly_clipping ${request.ac_losses.subhourly_clipping} has no effect: it needs weather of whole years; use walker, or weather of a year`,
    )
    return 0
  }
  const chain = prepareChain(request, weather, new Sink(), 'lit or up')
  const stages = { ...chain, sky: [chain.sun, chain.irradiance] }
  const frame = takeFrame(weather.n, weather.stepMinutes, chain.plane.length)
  try {
    const clearing = prepareClearing(frame, chain.parts)
    let sumW = 0
    for (let first = 0; first < weather.n; first += frame.capacity) {
      runBlock(stages, clearing, request, weather, first, frame, null)
      for (const { row, to, weight } of stretchesOf(frame, monthStarts(frame), monthWeights)) {
        for (let i = row; i < to; i++) sumW += weight * frame.ac.unlimitedW[i]
      }
    }
    return (sumW * weather.stepMinutes) / 60
  } finally {
    giveBack(frame)
  }
}

/**
 * Sum of the grid power of the block for another year of operation, with the weights of the mean
 * year. Overwrites the electrical columns.
 */
function gridSumW(
  electrical: ReturnType<typeof prepareElectrical>,
  clearing: Clearing,
  frame: Frame,
  stretches: readonly Stretch[],
  clearFrame: ClearFrame | null,
): number {
  clear(clearing.electrical, frame.n)
  runArrays(electrical.dc, frame)
  if (clearFrame !== null && electrical.clearDc !== null) {
    clearFrame.clearElectrical()
    runArrays(electrical.clearDc, clearFrame.frame)
    clearFrame.report(frame)
  }
  for (const stage of electrical.ac) stage(frame)
  let sum = 0
  for (const { row, to, weight } of stretches) for (let i = row; i < to; i++) sum += weight * frame.ac.gridW[i]
  return sum
}
