import { prepareAc, prepareGridSide, prepareOutages, type ShareOf, shareOfOne } from './ac/index.ts'
import { type Arrays, prepareArrays } from './chain/arrays.ts'
import { alone, type ChainStage, PLANT, type PreparePart } from './chain-part.ts'
import type { AcStage } from './core/frame.ts'
import { readHeldWeather } from './core/held-weather.ts'
import { INVALID, isValid } from './core/invalid.ts'
import type { DcSide, ModuleModel } from './core/models.ts'
import type { Resolved } from './core/option.ts'
import { Sink } from './core/sink.ts'
import { type Reads, watched } from './core/watched.ts'
import type { WeatherTable } from './core/weather-table.ts'
import { checkUncertainty } from './report/exceedance.ts'
import type { SubArrays } from './report/sub-arrays.ts'
import { checkScene } from './scene/run-checks.ts'
import { FINE_SAMPLING, type HemisphereSampling } from './shading/index.ts'
import { type MakeBattery, prepareAgedStorage, prepareStorage } from './storage/index.ts'
import type { SunRows } from './sun/index.ts'
import { warnOfAlbedo } from './weather-checks/albedo.ts'
import { refuseKilowatts } from './weather-checks/irradiance-unit.ts'
import { warnOfPlace } from './weather-checks/place.ts'
import { warnOfPressure } from './weather-checks/pressure.ts'
import { warnOfRadians } from './weather-checks/radians.ts'

/** A prepared plant. */
export interface Chain extends Pick<Arrays, 'parts' | 'module' | 'bins' | 'scene' | 'unlimited'> {
  /** Planes that the stages fill in a block; those of the frame by default. */
  readonly planes?: number
  readonly stages: readonly ChainStage[]
  /** The stages after the modules in another year of operation. */
  readonly inYear: (year: number) => ChainStage[]
  /** Battery and AC side behind kept inverter outputs, by what ageing left of the capacity; null without ageing. */
  readonly agedBattery: (() => (keptFrac: number) => ChainStage[]) | null
  /** The parts of the plant with what they add up; null for a plant without parts. */
  readonly subArrays: SubArrays | null
}

/** A plant that is ready to run through its weather. */
export interface Prepared {
  readonly weather: WeatherTable
  readonly chain: Chain
}

/** A battery at the DC side of inverters, whose code is loaded with the first plant that has one (`engine/plant/`). */
export interface DcCoupling {
  /** Writes what the battery finds ahead of the inverters. */
  readonly prepareBus: (request: Resolved) => AcStage<'dc bus'>
  readonly prepareSide: (request: Resolved, module: ModuleModel, sink: Sink, plantKw?: number) => DcSide | null
  readonly prepareBattery: (side: DcSide) => MakeBattery
}

/** The same at the inverters of one part. */
export interface DcOfInverters extends Pick<DcCoupling, 'prepareBattery'> {
  readonly prepareSide: (sink: Sink) => DcSide | null
}

/** The stage ahead of the inverters at whose DC side a battery stands. */
export function dcBusStage(request: Resolved, part: PreparePart, { prepareBus }: DcCoupling): ChainStage {
  return { part: 'dc bus', writer: 'dc bus', run: part('dc bus', () => prepareBus(request)) }
}

/** Prepares a plant; `preparePlant` (`engine/plant/`) knows plants of several parts too. */
export type Prepare = typeof prepare

/**
 * Prepares every stage from the valid parts of the request and collects the failures. If the sink
 * contains a failure, the result must not run.
 * @param sent  of a plant without parts
 * @param sunRows  rows in which the run reads the place of the sun
 * @param reads  notes what the stages read
 */
export function prepare(
  sent: Resolved,
  sink: Sink,
  sunRows: SunRows = 'lit or up',
  part: PreparePart = alone(sink),
  sampling: HemisphereSampling = FINE_SAMPLING,
  reads?: Reads,
  dc: DcCoupling | null = null,
): Prepared {
  const request = reads === undefined ? sent : watched(sent, reads.of, reads.note)
  part('parts check', (own) => refuseParts(request, own))
  const { weather, checked } = prepareWeather(request, part)
  const hasScene = part('scene check', (own) => checkScene(request, own)) !== false
  part('angle check', (own) => warnOfRadians(request, own))
  const chain = prepareChain(checked, weather, hasScene, sunRows, part, sampling, dc)
  part('uncertainty check', (own) => checkUncertainty(checked, own))
  return { weather, chain }
}

/** Fails: `sub_arrays`, of which the chain knows nothing, and `sub_array_series` without them. */
function refuseParts({ sub_arrays, sub_array_series }: Resolved, sink: Sink): void {
  if ((sub_arrays ?? null) === null && isValid(sub_array_series) && (sub_array_series ?? null) !== null)
    sink.fail('sub_array_series', 'A plant without parts has no series of parts: send null, or its parts in sub_arrays')
  if (sub_arrays === null || sub_arrays === undefined || !isValid(sub_arrays)) return
  sink.fail('sub_arrays', 'This operation is for plants of one part: send null, and the section of one part in place of that of the plant')
}

/**
 * Reads and checks the weather of a run.
 * @returns  with the request, whose weather is INVALID where it cannot be read
 */
export function prepareWeather(request: Resolved, part: PreparePart): { weather: WeatherTable; checked: Resolved } {
  const weather = part('weather', (own) => readHeldWeather(request.weather, own)) ?? INVALID
  const checked = isValid(weather) ? request : { ...request, weather: INVALID }
  part('place check', (own) => warnOfPlace(checked, own))
  part('pressure check', (own) => warnOfPressure(checked, own))
  part('albedo check', (own) => warnOfAlbedo(request, weather, own))
  part('unit check', (own) => refuseKilowatts(request, weather, own))
  return { weather, checked }
}

/**
 * The stages in the order of the chain, prepared once per run.
 * @param hasScene  false when the scene failed its checks
 * @param sampling  of the sky and ground light of a scene
 */
export function prepareChain(
  request: Resolved,
  weather: WeatherTable,
  hasScene: boolean,
  sunRows: SunRows,
  part: PreparePart = alone(new Sink()),
  sampling: HemisphereSampling = FINE_SAMPLING,
  dc: DcCoupling | null = null,
): Chain {
  const { stages, toBus, toBusInYear, ...arrays } = prepareArrays(request, weather, hasScene, sunRows, part, sampling)
  const { parts, module } = arrays
  const bus = dc === null || !isValid(parts) || !parts.dcBattery ? [] : [dcBusStage(request, part, dc)]
  const atDc = dc && { ...dc, prepareSide: (sink: Sink) => dc.prepareSide(request, module, sink) }
  const side = prepareGrid(request, weather, part, atDc)
  return {
    ...arrays,
    stages: [...stages, ...toBus, ...bus, ...side.stages],
    inYear: (year) => [...toBusInYear(year), ...bus, ...side.inYear(year)],
    agedBattery: side.agedBattery,
    subArrays: null,
  }
}

/**
 * Outages, storage and AC losses, which act on the sum of all arrays.
 * @param dc  for a battery at the DC side of these inverters; null where none can be
 */
export function prepareGrid(
  request: Resolved,
  weather: WeatherTable,
  part: PreparePart,
  dc: DcOfInverters | null,
  shareOf: ShareOf = shareOfOne(request),
): Pick<Chain, 'stages' | 'inYear' | 'agedBattery'> {
  const grid = part('grid side', () => prepareGridSide(request))
  const outages = part('outages', (sink) => prepareOutages(request, weather, sink, shareOf))
  const isDc = part('battery place', () => request.storage?.coupling === 'dc') === true
  if (isDc && dc === null) part('dc side', refuseDc)
  const dcSide = isDc && dc !== null ? part('dc side', dc.prepareSide, ['module', 'wiring']) : null
  const make = dc === null || dcSide === null ? undefined : dc.prepareBattery(dcSide)
  const battery = (sink: Sink): AcStage<'storage'> => prepareStorage(request, grid, sink, make)
  const storage = part('storage', battery, SIDES)
  const ac = part('ac', (sink) => prepareAc(request, sink))
  const storageThenAc = (ofStorage: AcStage<'storage'>): ChainStage[] => [
    ...(isValid(outages) && outages !== null ? [{ part: 'outages', writer: 'outages', run: outages } as const] : []),
    { part: 'storage', writer: 'storage', run: ofStorage },
    { part: 'ac', writer: 'ac', run: ac },
  ]
  const ages = part('ageing', () => request.storage !== null && request.storage.ageing !== null) === true
  const agedBattery = (): ((keptFrac: number) => ChainStage[]) => {
    const aged = part('storage', (sink) => prepareAgedStorage(request, grid, sink, make), SIDES, AGED)
    return (keptFrac) => storageThenAc(aged(keptFrac))
  }
  return {
    stages: storageThenAc(storage),
    // Only the battery carries a state from row to row.
    inYear: (year) => (ages ? [] : storageThenAc(part('storage', battery, SIDES, PLANT - year))),
    agedBattery: ages ? agedBattery : null,
  }
}

/** Fails: `storage.coupling`. */
function refuseDc(sink: Sink): void {
  sink.fail('storage.coupling', 'This operation is for batteries at the AC bus: send ac')
}

/** What a battery is made with. */
const SIDES = ['grid side', 'dc side'] as const

/** In place of the number of a face: behind the last year of operation. */
const AGED = PLANT - 101

/** The stages after the modules in each year of the analysis period; none when the period is one year. */
export function prepareLaterYears({ lifetime }: Resolved, { inYear }: Chain): ChainStage[][] {
  const period = lifetime.analysis_period_years
  return Array.from({ length: period === 1 ? 0 : period }, (_, k) => inYear(k + 1))
}
