import { Hemisphere } from '../../../engine/scene/shade/hemisphere.ts'
import { lookoutsOf } from '../../../engine/scene/shade/lookouts.ts'
import type { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import type { ShadeTarget } from '../../../engine/scene/shade/target.ts'

/** Share of its sky and of its ground light that each target loses, in the present rotation of the kernel. */
export function lossesOfTables(
  kernel: ShadeKernel,
  targets: readonly ShadeTarget[],
  slices = 4096,
): { sky: Float64Array; ground: Float64Array } {
  const count = targets.length
  const bins = { count, binOf: Int32Array.from(targets, (_, i) => i), weight: new Float64Array(count).fill(1) }
  const hemisphere = new Hemisphere(
    kernel,
    lookoutsOf(targets, kernel.origin, bins, () => slices / 2),
  )
  hemisphere.look()
  return {
    sky: Float64Array.from(targets, (_, i) => hemisphere.skyLoss(i)),
    ground: Float64Array.from(targets, (_, i) => hemisphere.groundLoss(i)),
  }
}
