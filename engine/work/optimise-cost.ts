import type { Resolved } from '../core/option.ts'
import { sceneCost } from '../shading/scene/scene-cost.ts'
import { RUN_SHARES } from '../studies/sweep/shares.ts'
import { runSeconds } from '../tree/cost.ts'
import { type Cost, runCost } from './cost.ts'
import { type AxisPlace, chunkMemory, READ_SECONDS } from './sweep-cost.ts'

/** What an optimisation takes, in runs of its base: it is charged for them, whenever it ends. */
export function optimiseRuns(places: readonly AxisPlace[], most: number): number {
  const share = Math.max(...places.map(({ changes }) => RUN_SHARES[changes]))
  return Math.ceil(Number((1 + (most - 1) * share).toPrecision(12)))
}

/** What an optimisation takes of its host at most. Plants that are asked for together are few, and share little. */
export function optimiseCost(base: Resolved, places: readonly AxisPlace[], most: number): Cost {
  const sceneSeconds = sceneCost(base).seconds
  const ofScene = places.some(({ isShade }) => isShade) ? most * sceneSeconds : sceneSeconds
  const seconds = most * (runSeconds(base) - sceneSeconds + READ_SECONDS) + ofScene
  return { seconds, bytes: runCost(base, 0).bytes + chunkMemory(base, places) }
}
