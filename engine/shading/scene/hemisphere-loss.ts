import type { AngleRange } from '../../geometry/array-angles.ts'
import { SmoothTable } from '../../geometry/smooth-table.ts'
import type { ShadeKernel } from '../../scene/shade/shade-kernel.ts'
import type { ShadeBins } from '../../scene/shade/shading-table.ts'
import type { StandIns } from '../../scene/shade/stand-ins.ts'

/** Writes the share of the sky or ground light that each target loses, in its present rotation. */
export type HemisphereIntegral = (kernel: ShadeKernel, standIns: readonly StandIns[], out: Float64Array) => void

/**
 * The share of its sky or ground light that each bin loses, by the rotation of its trackers. All
 * trackers turn together; bins of fixed devices among trackers take the trackers at rotation 0.
 * @param turns  whether each bin turns
 * @param range  rotations of the run, 0 to 0 without trackers
 * @param stepRad  largest distance between the rotations at which the integral is computed
 */
export function hemisphereLoss(
  kernel: ShadeKernel,
  bins: ShadeBins,
  standIns: readonly StandIns[],
  turns: readonly boolean[],
  integral: HemisphereIntegral,
  range: AngleRange,
  stepRad: number,
): SmoothTable[] {
  const byTarget = new Float64Array(kernel.count)
  const known = new Map<number, Float64Array>()
  const lossesAt = (rad: number): Float64Array => {
    const before = known.get(rad)
    if (before !== undefined) return before
    kernel.turn(rad)
    integral(kernel, standIns, byTarget)
    const losses = meanByBin(byTarget, bins)
    known.set(rad, losses)
    return losses
  }
  const still: AngleRange = { fromRad: 0, toRad: 0 }
  return turns.map((isTurning, bin) => new SmoothTable((rad) => lossesAt(rad)[bin], isTurning ? range : still, stepRad))
}

function meanByBin(byTarget: Float64Array, { count, binOf, weight }: ShadeBins): Float64Array {
  const sums = new Float64Array(count)
  const weights = new Float64Array(count)
  for (let i = 0; i < byTarget.length; i++) {
    sums[binOf[i]] += weight[i] * byTarget[i]
    weights[binOf[i]] += weight[i]
  }
  return sums.map((sum, bin) => sum / weights[bin])
}
