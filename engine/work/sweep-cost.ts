import type { ChainPart } from '../chain-part.ts'
import type { Resolved } from '../core/option.ts'
import { sceneCost } from '../shading/scene/scene-cost.ts'
import type { SweepGrid } from '../studies/sweep/grid.ts'
import { type Changes, RUN_SHARES } from '../studies/sweep/shares.ts'
import { runSeconds } from '../tree/cost.ts'
import { type Cost, runCost } from './cost.ts'

/**
 * What a variant adds to the time, as a share of a run without its checks. Measured by `bun run bench --sweeps`: planes 0.5,
 * trackers 0.6, u_c 0.45, losses 0.13 to 0.2.
 */
const TIME_SHARES: Readonly<Record<Changes, number>> = { all: 1, light: 0.65, electrical: 0.2 }
/** Reading the body of a variant. */
export const READ_SECONDS = 0.0002
/** What a variant keeps until its chunk is done. */
const VARIANT_BYTES = 200_000
/** Variants that run together share what they have in common. */
const CHUNK_MAX = 256
const CHUNK_MAX_BYTES = 100e6

/** The stages of a plant, and where on its way an axis begins to change something. */
export interface AxisPlace {
  readonly changes: Changes
  /** Axes of smaller ranks change something earlier. */
  readonly rank: number
  /** Whether it changes the shade of a scene, which is most of its cost. */
  readonly isShade: boolean
}

/** What the cost of a sweep depends on. */
type Swept = Pick<SweepGrid, 'count' | 'countsFromSun'> & { readonly axes: readonly unknown[] }

/**
 * @param first  position in `stages`, -1 before all of them
 * @param hasScene  whose shade is nearly all of a run
 */
export function axisPlace(stages: readonly ChainPart[], first: number, hasScene: boolean): AxisPlace {
  const isShade = first <= stages.indexOf('shading')
  const isAll = first < 0 || (hasScene && isShade)
  return { changes: isAll ? 'all' : first < stages.indexOf('dc') ? 'light' : 'electrical', rank: first, isShade }
}

/** What a sweep takes, in runs of its base: it is charged for them. */
export function runsOf(grid: Swept, places: readonly AxisPlace[]): number {
  const runs = sumOfNodes(grid, (axis) => RUN_SHARES[places[axis].changes])
  return Math.ceil(Number(runs.toPrecision(12)))
}

/** What a sweep takes of its host. */
export function sweepCost(base: Resolved, grid: Swept, places: readonly AxisPlace[], figures: number): Cost {
  const sceneSeconds = sceneCost(base).seconds
  const flatSeconds = runSeconds(base) - sceneSeconds
  const seconds = sumOfNodes(
    grid,
    (axis) => {
      const { changes, isShade } = places[axis]
      return TIME_SHARES[changes] * flatSeconds + (isShade ? sceneSeconds : 0)
    },
    flatSeconds + sceneSeconds,
  )
  const { bytes } = runCost(base, 0)
  return {
    seconds: seconds + grid.count * READ_SECONDS,
    bytes: bytes + chunkMemory(base, places) + grid.count * (figures + grid.axes.length) * 16,
  }
}

/** How many variants run together. */
export function chunkSize(base: Resolved, places: readonly AxisPlace[]): number {
  return Math.max(1, Math.min(CHUNK_MAX, Math.floor(CHUNK_MAX_BYTES / variantBytes(base, places))))
}

/** Memory of the variants that run together. */
export function chunkMemory(base: Resolved, places: readonly AxisPlace[]): number {
  return chunkSize(base, places) * variantBytes(base, places)
}

function variantBytes(base: Resolved, places: readonly AxisPlace[]): number {
  return VARIANT_BYTES + (places.some(({ isShade }) => isShade) ? sceneCost(base).bytes : 0)
}

/** The first variant, and each further branch of the tree of stages by the axis that makes it. */
function sumOfNodes(grid: Pick<Swept, 'countsFromSun'>, ofAxis: (axis: number) => number, first = 1): number {
  let sum = first
  let before = 1
  for (const { axis, count } of grid.countsFromSun()) {
    sum += (count - before) * ofAxis(axis)
    before = count
  }
  return sum
}
