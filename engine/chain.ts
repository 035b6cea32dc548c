import { prepareAc, prepareGridSide, prepareOutages, type ShareOf, shareOfOne } from './ac/index.ts'
import { type Arrays, prepareArrays } from './chain/arrays.ts'
import { alone, type ChainStage, PLANT, type PreparePart } from './chain-part.ts'
import type { AcStage } from './core/frame.ts'
import { readHeldWeather } from './core/held-weather.ts'
import { INVALID, isValid } from './core/invalid.ts'
import type { Resolved } from './core/option.ts'
import { Sink } from './core/sink.ts'
import { type Reads, watched } from './core/watched.ts'
import type { WeatherTable } from './core/weather-table.ts'
import { checkUncertainty } from './report/exceedance.ts'
import type { SubArrays } from './report/sub-arrays.ts'
import { checkScene } from './scene/run-checks.ts'
import { FINE_SAMPLING, type HemisphereSampling } from './shading/index.ts'
import { prepareAgedStorage, prepareStorage } from './storage/index.ts'
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
): Prepared {
  const request = reads === undefined ? sent : watched(sent, reads.of, reads.note)
  part('parts check', (own) => refuseParts(request, own))
  const { weather, checked } = prepareWeather(request, part)
  const hasScene = part('scene check', (own) => checkScene(request, own)) !== false
  part('angle check', (own) => warnOfRadians(request, own))
  const chain = prepareChain(checked, weather, hasScene, sunRows, part, sampling)
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
): Chain {
  const { stages, toBus, toBusInYear, ...arrays } = prepareArrays(request, weather, hasScene, sunRows, part, sampling)
  const side = prepareGrid(request, weather, part)
  return {
    ...arrays,
    stages: [...stages, ...toBus, ...side.stages],
    inYear: (year) => [...toBusInYear(year), ...side.inYear(year)],
    agedBattery: side.agedBattery,
    subArrays: null,
  }
}

/** Outages, storage and AC losses, which act on the sum of all arrays. */
export function prepareGrid(
  request: Resolved,
  weather: WeatherTable,
  part: PreparePart,
  shareOf: ShareOf = shareOfOne(request),
): Pick<Chain, 'stages' | 'inYear' | 'agedBattery'> {
  const grid = part('grid side', () => prepareGridSide(request))
  const outages = part('outages', (sink) => prepareOutages(request, weather, sink, shareOf))
  const battery = (sink: Sink): AcStage<'storage'> => prepareStorage(request, grid, sink)
  const storage = part('storage', battery, ['grid side'])
  const ac = part('ac', (sink) => prepareAc(request, sink))
  const storageThenAc = (ofStorage: AcStage<'storage'>): ChainStage[] => [
    ...(isValid(outages) && outages !== null ? [{ part: 'outages', writer: 'outages', run: outages } as const] : []),
    { part: 'storage', writer: 'storage', run: ofStorage },
    { part: 'ac', writer: 'ac', run: ac },
  ]
  const ages = part('ageing', () => request.storage !== null && request.storage.ageing !== null) === true
  const agedBattery = (): ((keptFrac: number) => ChainStage[]) => {
    const aged = part('storage', (sink) => prepareAgedStorage(request, grid, sink), ['grid side'], AGED)
    return (keptFrac) => storageThenAc(aged(keptFrac))
  }
  return {
    stages: storageThenAc(storage),
    // Only the battery carries a state from row to row.
    inYear: (year) => (ages ? [] : storageThenAc(part('storage', battery, ['grid side'], PLANT - year))),
    agedBattery: ages ? agedBattery : null,
  }
}

/** In place of the number of a face: behind the last year of operation. */
const AGED = PLANT - 101

/** The stages after the modules in each year of the analysis period; none when the period is one year. */
export function prepareLaterYears({ lifetime }: Resolved, { inYear }: Chain): ChainStage[][] {
  const period = lifetime.analysis_period_years
  return Array.from({ length: period === 1 ? 0 : period }, (_, k) => inYear(k + 1))
}
