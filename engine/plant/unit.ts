import { type Arrays, prepareArrays, type SceneShare } from '../chain/arrays.ts'
import { dcBusStage } from '../chain.ts'
import type { ChainStage } from '../chain-part.ts'
import { isValid } from '../core/invalid.ts'
import { moduleAreaM2, moduleCount } from '../core/nameplate.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import type { Reads } from '../core/watched.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import type { SunRows } from '../sun/index.ts'
import { type SharedParts, Variant } from '../variants/shared-parts.ts'
import type { KeyedStage } from '../variants/stage-tree.ts'
import { warnOfRadians } from '../weather-checks/radians.ts'
import { DC_COUPLING } from './dc-coupling.ts'

/** The stages of the sky, which are those of the plant. */
const OF_SKY = ['sun', 'irradiance', 'albedo', 'brightness']

/**
 * What stands at one inverter of a part. All of it is in proportion to the number of inverters, so
 * that it runs once for all of them, and for all parts that are equal but for their number.
 */
export interface Unit {
  readonly arrays: Arrays
  readonly request: Resolved
  /** From the planes to the inverters, or to the DC side of inverters that it shares. */
  readonly stages: readonly KeyedStage[]
  /** The same in another year of operation. */
  readonly inYear: (year: number) => readonly KeyedStage[]
  /** Units of one kind fill the same columns. One in a scene is of its own kind. */
  readonly kind: string | SceneShare
  readonly modules: number
  readonly areaM2: number
}

/** The request of a part with one inverter. */
export function atOneInverter(request: Resolved): Resolved {
  return { ...request, array: { ...request.array, n_inverters: 1 } }
}

/**
 * Prepares a unit, with what it shares with others.
 * @param request  of a part at one inverter
 * @param isShared  whether its inverters are those of several parts
 * @param plantKw  nominal power of all inverters of the plant
 * @param sink  receives what its checks find
 * @param reads  notes what it reads of the plant
 * @param share  its planes in the scene of the plant; null without a scene
 */
export function prepareUnit(
  request: Resolved,
  isShared: boolean,
  plantKw: number,
  weather: WeatherTable,
  sunRows: SunRows,
  shared: SharedParts,
  sink: Sink,
  reads: Reads,
  share: SceneShare | null = null,
): Unit {
  const variant = new Variant(shared, request, sink, '', reads)
  variant.part('angle check', (own) => warnOfRadians(variant.request, own))
  const arrays = prepareArrays(variant.request, weather, share !== null, sunRows, variant.part, undefined, plantKw, share)
  const keyed = (stage: ChainStage, key: string | number = variant.keyOf(stage.part)): KeyedStage => ({
    ...stage,
    key: `${stage.part}${key}`,
  })
  const toModules = arrays.stages.filter(({ part }) => !OF_SKY.includes(part)).map((stage) => keyed(stage))
  const toEnd = (toBus: readonly ChainStage[]): readonly ChainStage[] =>
    isShared ? toBus.filter(({ part }) => part !== 'inverter') : toBus
  const atEnd = isValid(arrays.parts) && arrays.parts.dcBattery ? [dcBusStage(variant.request, variant.part, DC_COUPLING)] : []
  const modules = moduleCount(request.array)
  return {
    arrays,
    request,
    stages: [...toModules, ...[...toEnd(arrays.toBus), ...atEnd].map((stage) => keyed(stage))],
    inYear: (year) => [
      ...toModules,
      ...[...toEnd(arrays.toBusInYear(year)), ...atEnd].map((stage) =>
        stage.part === 'dc' ? keyed(stage, `${variant.keyOf('losses')} in year ${year}`) : keyed(stage),
      ),
    ],
    kind: share === null ? `${JSON.stringify(arrays.parts)} ${arrays.bins} ${toModules.map(({ part }) => part)}` : share,
    modules,
    areaM2: modules * moduleAreaM2(request.module),
  }
}
