import type { Sink } from '../core/sink.ts'
import type { PlantSize } from './summary.ts'

/** Usual plants stay below. At 1.8 clipping takes 7 % (Munich) to 16 % (Phoenix, trackers) of a simple run's year, at 3.0 27 to 44 %. */
const HIGHEST_USUAL_RATIO = 1.8
/** Inverters of more than the DC power are paid for and run at poor efficiency; below this a count or a unit is likely wrong. */
const LOWEST_USUAL_RATIO = 0.8
/** What rounding makes of a ratio that was sent as 1.8 or 0.8. */
const ROUNDING = 1 + 1e-9

export function warnOfRatio({ dcKwp, acKw }: PlantSize, sink: Sink): void {
  const ratio = dcKwp / acKw
  const isHigh = ratio > HIGHEST_USUAL_RATIO * ROUNDING
  if (!isHigh && ratio * ROUNDING >= LOWEST_USUAL_RATIO) return
  const [dc, ac] = [dcKwp, acKw].map((kw) => Number(kw.toPrecision(6)))
  sink.warn(
    `The DC/AC ratio is ${ratio.toFixed(2)} (${dc} kW DC over ${ac} kW AC), ${isHigh ? `above ${HIGHEST_USUAL_RATIO}` : `below ${LOWEST_USUAL_RATIO}`}: check the number of strings and inverters and the AC power of the inverters`,
  )
}
