import type { Frame } from '../../core/frame.ts'
import type { Resolved } from '../../core/option.ts'
import { Sink } from '../../core/sink.ts'
import { addPeriod, WHOLE_FRAC } from './covered-rows.ts'
import { shareOfParts } from './named-share.ts'
import { type OutagePeriod, readPeriods, refuseOverlaps } from './periods.ts'

/** Parts that are out at the same times. */
interface OutTogether {
  readonly periods: readonly { readonly period: OutagePeriod; readonly fraction: number }[]
  /** What is out of them, in the rows of the block. */
  outFrac: Float64Array
}

/**
 * What is out of each part that periods name: its power leaves the bus of the plant. In rows in
 * which all parts are out nothing leaves: these are outages of the plant (`restOutFrac` is 1).
 * Checked by: test/engine/ac/part-outages.test.ts
 */
export class PartsOut {
  private readonly byPart = new Map<number, OutTogether>()
  private readonly together = new Map<string, OutTogether>()
  private allFrac = new Float64Array()

  constructor(private readonly periods: readonly OutagePeriod[]) {
    const parts = new Set(periods.flatMap((period) => [...(period.parts?.keys() ?? [])]))
    for (const part of parts) {
      const own = periods.flatMap((period) => {
        const fraction = period.parts?.get(part)
        return fraction === undefined ? [] : [{ period, fraction }]
      })
      const key = own.map(({ period: { index } }) => index).join()
      const found = this.together.get(key) ?? { periods: own, outFrac: new Float64Array() }
      this.together.set(key, found)
      this.byPart.set(part, found)
    }
  }

  /** Takes the rows of a block of the plant. */
  begin(frame: Frame): void {
    if (this.allFrac.length < frame.capacity) this.allFrac = new Float64Array(frame.capacity)
    this.allFrac.fill(0, 0, frame.n)
    for (const period of this.periods) if (period.parts !== null) addPeriod(this.allFrac, frame, period, period.fraction)
    for (const group of this.together.values()) {
      if (group.outFrac.length < frame.capacity) group.outFrac = new Float64Array(frame.capacity)
      const { outFrac, periods } = group
      outFrac.fill(0, 0, frame.n)
      for (const { period, fraction } of periods) addPeriod(outFrac, frame, period, fraction)
      for (let row = 0; row < frame.n; row++) if (this.allFrac[row] > WHOLE_FRAC) outFrac[row] = 0
    }
  }

  /** Writes what is out of the part at whose DC side a battery stands; 0 for none. */
  writeOf(part: number, { n, ac: { batteryOutFrac } }: Frame): void {
    const outFrac = this.byPart.get(part)?.outFrac
    if (outFrac === undefined) batteryOutFrac.fill(0, 0, n)
    else batteryOutFrac.set(outFrac.subarray(0, n))
  }

  /**
   * Adds what is out of the output of a part; its night draw goes on.
   * @param times  number of its inverters
   * @param outputW  of one of them
   */
  add(part: number, times: number, outputW: Float64Array, n: number, outW: Float64Array): void {
    const outFrac = this.byPart.get(part)?.outFrac
    if (outFrac === undefined) return
    for (let row = 0; row < n; row++) if (outputW[row] > 0) outW[row] += outFrac[row] * (times * outputW[row])
  }
}

/**
 * Null for a plant of which no period names a part.
 * Fails: for a part that is out twice at one time.
 */
export function preparePartsOut(request: Resolved, sink: Sink): PartsOut | null {
  const { outages } = request.ac_losses
  if (outages === null || !outages.periods.some(({ sub_arrays }) => sub_arrays !== null)) return null
  const found = new Sink()
  const periods = readPeriods(shareOfParts(request), outages, found)
  // The stage of the outages says what else is wrong with them.
  if (found.failures.length === 0) refusePartsTwice(request, periods, sink)
  return new PartsOut(periods)
}

/** A part is out once at a time, although two of its outages may be less than the plant. */
function refusePartsTwice(request: Resolved, periods: readonly OutagePeriod[], sink: Sink): void {
  for (const [k, id] of (request.sub_arrays ?? []).map((part) => part.id).entries()) {
    const own = periods.flatMap((period) => {
      const fraction = period.parts?.get(k)
      return fraction === undefined ? [] : [{ ...period, fraction }]
    })
    if (own.length > 1) refuseOverlaps(own, `part ${id}`, sink)
    if (sink.failures.length > 0) return
  }
}
