import type { AngleRange } from '../../geometry/array-angles.ts'
import { SmoothTable } from '../../geometry/smooth-table.ts'
import { Hemisphere } from '../shade/hemisphere.ts'
import { lookoutsOf } from '../shade/lookouts.ts'
import { BODY, NORMAL } from '../shade/rectangle-columns.ts'
import type { ShadeBins } from '../shade/shade-bins.ts'
import type { ShadeKernel } from '../shade/shade-kernel.ts'
import type { ShadeTarget } from '../shade/target.ts'
import { PLANE } from './ground-planes.ts'
import type { RearRays, RearView } from './rear-rays.ts'
import { type RearSampling, STEP_RAD } from './rear-sampling.ts'

/** What the rears of a bin see by the rotation of its trackers, as view factors. */
export interface ViewsOfBin {
  readonly sky: SmoothTable
  /** The ground, and the ground by the share of the sky that lights it. */
  readonly ground: SmoothTable
  readonly skyOnGround: SmoothTable
}

interface Look extends RearView {
  readonly sky: number
}

const STILL: AngleRange = { fromRad: 0, toRad: 0 }

/**
 * The rears' views of sky and ground. The sky is that of the front: slices from the horizon to the zenith, of the tables
 * turned over; ground that rises hides it. All trackers turn together.
 * @param kernel  of the tables turned over
 * @param turns  whether each bin turns
 * @param range  rotations of the run
 */
export function rearViews(
  kernel: ShadeKernel,
  targets: readonly ShadeTarget[],
  bins: ShadeBins,
  planes: Float64Array,
  rays: RearRays,
  turns: readonly boolean[],
  range: AngleRange,
  sampling: RearSampling,
): ViewsOfBin[] {
  const lookouts = lookoutsOf(targets, kernel.origin, bins, () => sampling.ofSky)
  const hemisphere = new Hemisphere(kernel, lookouts, risesOf(planes))
  const known = new Map<number, Look[]>()
  const lookAt = (rad: number): Look[] => {
    const before = known.get(rad)
    if (before !== undefined) return before
    rays.turn(new Float64Array(targets.length).fill(rad))
    kernel.turn(rad)
    hemisphere.look()
    const open = openSky(kernel, bins)
    const looks = turns.map((_, bin) => ({ sky: open[bin] * (1 - hemisphere.skyLoss(bin)), ...rays.view(bin, sampling.ofRotation) }))
    known.set(rad, looks)
    return looks
  }
  const table = (bin: number, name: keyof Look): SmoothTable =>
    new SmoothTable((rad) => lookAt(rad)[bin][name], turns[bin] ? range : STILL, STEP_RAD)
  return turns.map((_, bin) => ({ sky: table(bin, 'sky'), ground: table(bin, 'ground'), skyOnGround: table(bin, 'skyOnGround') }))
}

/** Rises of the ground below each table; null where all of it is level. */
function risesOf(planes: Float64Array): Float64Array | null {
  const rises = new Float64Array((2 * planes.length) / PLANE)
  for (let i = 0; i < rises.length; i++) rises[i] = planes[PLANE * (i >> 1) + 1 + (i & 1)]
  return rises.every((rise) => rise === 0) ? null : rises
}

/** View factor of each bin to a sky that nothing hides. */
function openSky({ rectangles }: ShadeKernel, { count, binOf, weight }: ShadeBins): Float64Array {
  const open = new Float64Array(count)
  const sum = new Float64Array(count)
  for (let i = 0; i < rectangles.count; i++) {
    open[binOf[i]] += (weight[i] * (1 + rectangles.body[BODY * i + NORMAL + 2])) / 2
    sum[binOf[i]] += weight[i]
  }
  return open.map((view, bin) => view / sum[bin])
}
