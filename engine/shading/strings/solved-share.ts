import { lightPerBeamAt } from '../../scene/shade/beam-shares.ts'
import { PowerCurve } from './power-curve.ts'

/** A table at a share of the beam at which its circuit is solved. */
export class SolvedShare {
  readonly curve = new PowerCurve()
  /** Of `beam-shares.ts`. */
  node = 0
  private linear = 0
  private evenPower = 0
  private best = 0

  /**
   * Takes what was written to the curve.
   * @param linear  fraction of the beam that shade takes
   * @param evenPower  of the table at its mean light
   */
  take(node: number, linear: number, evenPower: number): void {
    this.node = node
    this.linear = linear
    this.evenPower = evenPower
    this.best = this.curve.best()
  }

  /** Loss over the beam. */
  get loss(): number {
    return this.lossOf(this.best)
  }

  /** Loss over the beam at the peak that is the highest of another share. */
  lossAtPeakOf(other: SolvedShare): number {
    return this.lossOf(this.curve.peakFrom(other.curve.voltsAt(other.best)))
  }

  private lossOf(peak: number): number {
    const { linear, evenPower, curve } = this
    const lost = evenPower > 0 ? Math.max(0, 1 - curve.powerOf(peak) / evenPower) : 0
    return linear + (lightPerBeamAt(this.node) - linear) * lost
  }
}

/** Writes the losses between two shares: at each the lesser of those of two peaks. */
export function fillBetween(loss: Float64Array, from: SolvedShare, to: SolvedShare): void {
  const { loss: first } = from
  const { loss: last } = to
  const firstKept = to.lossAtPeakOf(from)
  const lastBefore = from.lossAtPeakOf(to)
  const begin = lightPerBeamAt(from.node)
  const length = lightPerBeamAt(to.node) - begin
  for (let node = from.node + 1; node < to.node; node++) {
    const along = (lightPerBeamAt(node) - begin) / length
    loss[node] = Math.min(first + along * (firstKept - first), lastBefore + along * (last - lastBefore))
  }
}
