import type { AngleRange } from '../../geometry/array-angles.ts'
import { SmoothTable } from '../../geometry/smooth-table.ts'
import { groundLoss, skyLoss } from '../../scene/shade/hemisphere.ts'
import type { ShadeKernel } from '../../scene/shade/shade-kernel.ts'
import type { ShadeBins } from '../../scene/shade/shading-table.ts'
import type { StandIns } from '../../scene/shade/stand-ins.ts'
import type { HemisphereSampling } from './hemisphere-sampling.ts'
import { LightTable } from './light-table.ts'

/** Share of the sky or ground light of a bin that is lost, by the rotation of its trackers. */
export interface LossByRotation {
  at(rotationRad: number): number
}

/** The bodies of a scene, and how their shade is averaged. */
export interface Averaged {
  readonly kernel: ShadeKernel
  readonly bins: ShadeBins
  readonly standIns: readonly StandIns[]
  /** Whether each bin turns. */
  readonly turns: readonly boolean[]
  /** Rotations of the run, 0 to 0 without trackers. */
  readonly range: AngleRange
  readonly sampling: HemisphereSampling
}

/**
 * The share of its sky light that each bin loses. All trackers turn together; bins of fixed devices
 * among trackers take the trackers at rotation 0.
 */
export function skyLossByRotation({ kernel, bins, standIns, turns, range, sampling }: Averaged): LossByRotation[] {
  const byTarget = new Float64Array(kernel.count)
  const lossesAt = rememberedByAngle((rad) => {
    kernel.turn(rad)
    skyLoss(kernel, standIns, byTarget)
    return meanByBin(byTarget, bins)
  })
  return turns.map((isTurning, bin) => new SmoothTable((rad) => lossesAt(rad)[bin], isTurning ? range : STILL, sampling.skyStepRad))
}

/**
 * The same of its ground light. A tracker that leans to the west sees none of the eastern ground: as
 * a function of rotation the loss is a step, and only light and lost light can be interpolated.
 */
export function groundLossByRotation({ kernel, bins, standIns, turns, range, sampling }: Averaged): LossByRotation[] {
  const [byTarget, light] = [new Float64Array(kernel.count), new Float64Array(kernel.count)]
  const at = rememberedByAngle((rad) => {
    kernel.turn(rad)
    groundLoss(kernel, standIns, byTarget, light)
    const lost = byTarget.map((loss, i) => loss * light[i])
    return { light: meanByBin(light, bins), lost: meanByBin(lost, bins) }
  })
  return turns.map(
    (isTurning, bin) =>
      new LightTable((rad) => ({ light: at(rad).light[bin], lost: at(rad).lost[bin] }), isTurning ? range : STILL, sampling.groundStepRad),
  )
}

const STILL: AngleRange = { fromRad: 0, toRad: 0 }

/** Bins share the rotations at which the scene is looked at. */
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

function meanByBin(byTarget: Float64Array, { count, binOf, weight }: ShadeBins): Float64Array {
  const sums = new Float64Array(count)
  const weights = new Float64Array(count)
  for (let i = 0; i < byTarget.length; i++) {
    sums[binOf[i]] += weight[i] * byTarget[i]
    weights[binOf[i]] += weight[i]
  }
  return sums.map((sum, bin) => sum / weights[bin])
}
