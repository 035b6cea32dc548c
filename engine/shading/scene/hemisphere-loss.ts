import type { AngleRange } from '../../geometry/array-angles.ts'
import { SmoothTable } from '../../geometry/smooth-table.ts'
import { Hemisphere } from '../../scene/shade/hemisphere.ts'
import type { LookoutsOfBin } from '../../scene/shade/lookouts.ts'
import type { ShadeKernel } from '../../scene/shade/shade-kernel.ts'
import { type Light, LightTable } from './light-table.ts'

/** Share of the sky or ground light of a bin that is lost, by the rotation of its trackers. */
export interface LossByRotation {
  at(rotationRad: number): number
}

/** The losses of each bin. */
export interface HemisphereLoss {
  readonly sky: readonly LossByRotation[]
  readonly ground: readonly LossByRotation[]
}

/** What the bins lose at one rotation. */
interface Look {
  readonly skyLoss: readonly number[]
  readonly ground: readonly Light[]
}

/**
 * The shares of their sky and ground light that bins lose. All trackers turn together; bins of fixed
 * devices among trackers take the trackers at rotation 0. A tracker that leans to the west sees none
 * of the eastern ground: as a function of rotation the loss of ground light is a step, and only light
 * and lost light can be interpolated.
 * @param turns  whether each bin turns
 * @param range  rotations of the run, 0 to 0 without trackers
 * @param stepRad  largest distance between the rotations at which the scene is looked at
 */
export function hemisphereLoss(
  kernel: ShadeKernel,
  lookouts: readonly LookoutsOfBin[],
  turns: readonly boolean[],
  range: AngleRange,
  stepRad: number,
): HemisphereLoss {
  const hemisphere = new Hemisphere(kernel, lookouts)
  const lookAt = rememberedByAngle((rad): Look => {
    kernel.turn(rad)
    hemisphere.look()
    return {
      skyLoss: lookouts.map((_, bin) => hemisphere.skyLoss(bin)),
      ground: lookouts.map((_, bin) => ({ light: hemisphere.ground[bin], lost: hemisphere.groundLost[bin] })),
    }
  })
  const rangeOf = (isTurning: boolean): AngleRange => (isTurning ? range : STILL)
  return {
    sky: turns.map((isTurning, bin) => new SmoothTable((rad) => lookAt(rad).skyLoss[bin], rangeOf(isTurning), stepRad)),
    ground: turns.map((isTurning, bin) => new LightTable((rad) => lookAt(rad).ground[bin], rangeOf(isTurning), stepRad)),
  }
}

const STILL: AngleRange = { fromRad: 0, toRad: 0 }

/** Bins, sky and ground share the rotations at which the scene is looked at. */
function rememberedByAngle<T>(valueAt: (rad: number) => T): (rad: number) => T {
  const known = new Map<number, T>()
  return (rad) => {
    const before = known.get(rad)
    if (before !== undefined) return before
    const value = valueAt(rad)
    known.set(rad, value)
    return value
  }
}
