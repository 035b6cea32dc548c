/** Voltages of a curve. */
export const VOLTAGES = 500
/** Voltages on each side among which a peak is the highest: a string of 60 groups has its peaks 6 apart. */
const REACH = 3

/** Currents at voltages that fall evenly from the highest, and the peaks of their power. */
export class PowerCurve {
  readonly currents = new Float64Array(VOLTAGES)
  private topV = 0
  private stepV = 0

  /** The voltages of the currents that are written next. */
  span(topV: number, lowestV: number): void {
    this.topV = topV
    this.stepV = (topV - lowestV) / (VOLTAGES - 1)
  }

  voltsAt(k: number): number {
    return this.topV - this.stepV * k
  }

  /** Where the power is highest. */
  best(): number {
    let best = 0
    for (let k = 1; k < VOLTAGES; k++) if (this.powerAt(k) > this.powerAt(best)) best = k
    return best
  }

  /** Where the power is highest on the way up from a voltage. */
  peakFrom(volts: number): number {
    let from = -1
    let top = Math.min(VOLTAGES - 1, Math.max(0, Math.round((this.topV - volts) / this.stepV)))
    while (top !== from) {
      from = top
      const end = Math.min(VOLTAGES - 1, from + REACH)
      for (let k = Math.max(0, from - REACH); k <= end; k++) if (this.powerAt(k) > this.powerAt(top)) top = k
    }
    return top
  }

  /** Power of a peak between the voltages. */
  powerOf(k: number): number {
    return k === 0 || k === VOLTAGES - 1 ? this.powerAt(k) : peak(this.powerAt(k - 1), this.powerAt(k), this.powerAt(k + 1))
  }

  private powerAt(k: number): number {
    return this.voltsAt(k) * this.currents[k]
  }
}

/** Top of the parabola through three values, of which the middle one is the highest. */
export function peak(before: number, top: number, after: number): number {
  const bend = before - 2 * top + after
  return bend < 0 ? top - (after - before) ** 2 / (8 * bend) : top
}
