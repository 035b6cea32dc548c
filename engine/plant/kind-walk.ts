import { Blocks } from '../core/blocks.ts'
import { type Frame, makeFrame } from '../core/frame.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import type { SharedSky } from '../variants/shared-sky.ts'
import { SumPlan, type VariantSums } from '../variants/stage-sums.ts'
import { StageTree } from '../variants/stage-tree.ts'
import { SUMMED_OF_PARTS } from './part-columns.ts'
import type { Unit } from './unit.ts'

/** A unit on its way through the blocks. */
export interface WalkedUnit {
  readonly unit: Unit
  /** Called with each block, when the frame contains the last columns of the unit. */
  readonly visit: (frame: Frame) => void
  /** The same in a year of the analysis period, the first is 0. */
  readonly visitInYear: (frame: Frame, year: number) => void
}

/** The units of one kind, in a frame of their own under the sky of the plant. */
export class KindWalk {
  private readonly blocks: Blocks
  private readonly tree: StageTree
  private readonly sums: ReadonlyMap<Unit, VariantSums>

  /** @param years  number of years of the analysis period that are walked too */
  constructor(members: readonly WalkedUnit[], weather: WeatherTable, plant: Frame, sky: SharedSky, years: number) {
    const { arrays } = members[0].unit
    const frame = makeFrame(plant.capacity, plant.stepMinutes, arrays.bins)
    this.blocks = new Blocks(weather, arrays.parts, frame)
    frame.sky = plant.sky
    frame.lit = plant.lit
    const longest = members.reduce((most, { unit }) => (unit.stages.length > most.length ? unit.stages : most), members[0].unit.stages)
    this.tree = new StageTree(longest, this.blocks)
    for (const { unit, visit } of members) this.tree.plant(unit.stages, visit)
    // Units that share inverters end before them.
    const forks = new Set([...this.tree.partings(), longest.findIndex(({ part }) => part === 'inverter')])
    const plan = new SumPlan({ summed: SUMMED_OF_PARTS, isWhole: true }, { ...arrays, stages: longest }, weather, forks)
    this.sums = new Map(
      members.map(({ unit }) => [unit, plan.joined(this.tree.sumsOf(unit.stages, (at) => plan.behind(at, sky)))] as const),
    )
    for (const { unit, visitInYear } of members) {
      for (let year = 0; year < years; year++) this.tree.plant(unit.inYear(year + 1), (inYear) => visitInYear(inYear, year))
    }
  }

  /** Runs the rows of a block of the plant. */
  run(plant: Frame): void {
    this.tree.run(this.blocks.follow(plant))
  }

  sumsOf(unit: Unit): VariantSums {
    return this.sums.get(unit) as VariantSums
  }
}
