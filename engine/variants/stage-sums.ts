import type { Chain } from '../chain.ts'
import { type ChainStage, writersOf } from '../chain-part.ts'
import type { ColumnName } from '../core/columns.ts'
import type { Frame } from '../core/frame.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { StringTemperatures } from '../report/string-temperatures.ts'
import { JoinedSums, type Summed, type Sums, Totals } from '../report/totals.ts'
import type { SharedSky } from './shared-sky.ts'

/** What is added up behind a stage, once for all variants that share it and every stage before it. */
export class StageSums {
  constructor(
    readonly totals: Totals,
    /** The extreme temperatures of the modules; null behind all stages but one. */
    readonly temperatures: StringTemperatures | null,
    private readonly sky: SharedSky,
  ) {}

  add(frame: Frame): void {
    this.totals.add(frame, this.sky.stretchesOf(frame))
    this.temperatures?.add(frame)
  }
}

/** What is added up for one variant, wherever it is. */
export interface VariantSums {
  readonly totals: Sums
  readonly temperatures: StringTemperatures
}

/** What is to be added up of each variant. */
export interface SumsWanted {
  /** Whether the extreme temperatures of the modules are wanted as well. */
  readonly isWhole: boolean
  readonly summed: readonly Summed[]
}

/**
 * Where the columns of variants of one kind are summed: each before the first fork behind the last stage that writes it,
 * so that variants share the sums of what they share, in as few passes as there are forks.
 */
export class SumPlan {
  private readonly placeOf: ReadonlyMap<ColumnName, number>
  /** Number of the stage behind which the temperatures of the modules are compared; -1 for none. */
  private readonly ofTemperatures: number

  /** @param forks  places at which variants part, as `StageTree.partings` */
  constructor(
    private readonly wanted: SumsWanted,
    private readonly chain: Pick<Chain, 'stages' | 'bins' | 'parts'>,
    weather: WeatherTable,
    forks: ReadonlySet<number>,
  ) {
    const { summed, isWhole } = wanted
    const { stages } = chain
    const beforeFork = (from: number): number => {
      let at = from
      while (at + 1 < stages.length && !forks.has(at + 1)) at++
      return at
    }
    this.placeOf = new Map(summed.map((column) => [column.name, beforeFork(lastWriter(column, chain, weather))]))
    this.ofTemperatures = isWhole ? beforeFork(indexOf(stages, 'solve')) : -1
  }

  /** Sums that no variant has yet, behind the stage of this number; null where nothing is summed. */
  behind(at: number, sky: SharedSky): StageSums | null {
    const columns = this.wanted.summed.filter(({ name }) => this.placeOf.get(name) === at)
    const temperatures = at === this.ofTemperatures ? new StringTemperatures() : null
    return columns.length === 0 && temperatures === null ? null : new StageSums(new Totals(columns, this.chain.parts), temperatures, sky)
  }

  /** @param ofStages  the sums behind each stage of a variant */
  joined(ofStages: readonly (StageSums | null)[]): VariantSums {
    return {
      totals: new JoinedSums((name) => ofStages[this.placeOf.get(name) ?? -1]?.totals),
      temperatures: ofStages[this.ofTemperatures]?.temperatures ?? new StringTemperatures(),
    }
  }
}

/** Number of the last stage that writes a column, and behind which the lit rows of the block are known. */
function lastWriter({ entry, group }: Summed, { stages, bins }: Pick<Chain, 'stages' | 'bins'>, weather: WeatherTable): number {
  const solve = indexOf(stages, 'solve')
  const known = weather.poaWm2 === null ? indexOf(stages, 'irradiance') : solve
  const own = stages.findLastIndex((stage) => writersOf(stage).some((writer) => entry.writers.includes(writer)))
  // The columns of the whole plant follow from those of its orientations and faces.
  const isBlend = bins.length > 1 || bins[0] > 1
  const blended = isBlend && group === 'plane' ? solve - 1 : isBlend && group === 'dc' ? indexOf(stages, 'dc') : 0
  return Math.max(own, known, blended)
}

function indexOf(stages: readonly ChainStage[], part: ChainStage['part']): number {
  return stages.findIndex((stage) => stage.part === part)
}
