import { alongCurve } from './plan-curve.ts'
import type { ShadeBins } from './shade-bins.ts'
import type { ShadeTarget } from './target.ts'

/** The sequence of M. Roberts, 2018, in two dimensions. */
const [STEP_1, STEP_2] = [0.7548776662466927, 0.5698402909980532]
/** Members of a bin in a sample, where it has as many. */
const LEAST_OF_BIN = 8

/**
 * A few targets that stand for all of their bin in one direction, others in the next: every k-th along
 * a curve that fills the plan, from a start that differs by direction. So each sample is spread over
 * the site, and the mean over many directions is that of all targets.
 * Checked by: test/engine/scene/target-sample.test.ts
 */
export class TargetSample {
  /** Targets of the present sample, and how many of its bin each stands for. */
  readonly targets: Int32Array
  readonly share: Float64Array
  private readonly members: readonly Int32Array[]
  private readonly sizes: readonly number[]

  /** @param most  targets in a sample, about: small bins have a few more than their part */
  constructor(targets: readonly ShadeTarget[], bins: ShadeBins, most: number) {
    this.members = membersOf(targets, bins)
    this.sizes = this.members.map(({ length }) => Math.min(length, Math.max(LEAST_OF_BIN, Math.ceil((most * length) / targets.length))))
    const count = this.sizes.reduce((sum, size) => sum + size, 0)
    this.targets = new Int32Array(count)
    this.share = new Float64Array(count)
  }

  /** Takes the sample of a direction. @param first, second  two numbers of it, which set the start */
  take(first: number, second: number): void {
    const { members, sizes, targets, share } = this
    let n = 0
    for (let bin = 0; bin < members.length; bin++) {
      const list = members[bin]
      const each = list.length / sizes[bin]
      const turns = first * STEP_1 + second * STEP_2 + bin / 2
      const start = turns - Math.floor(turns)
      for (let k = 0; k < sizes[bin]; k++, n++) {
        targets[n] = list[Math.min(list.length - 1, Math.floor((k + start) * each))]
        share[n] = each
      }
    }
  }
}

/** The targets of each bin along the curve. */
function membersOf(targets: readonly ShadeTarget[], { count, binOf }: ShadeBins): Int32Array[] {
  const curve = alongCurve(
    Int32Array.from(targets, (_, i) => i),
    Float64Array.from(targets, ({ centre }) => centre[0]),
    Float64Array.from(targets, ({ centre }) => centre[1]),
  )
  const members: number[][] = Array.from({ length: count }, () => [])
  for (const i of curve) members[binOf[i]].push(i)
  return members.map((list) => Int32Array.from(list))
}
