import type { Sink } from '../core/sink.ts'
import type { PlantSize } from './summary.ts'

/** Usual plants stay below. At 1.8 clipping takes 7 % (Munich) to 16 % (Phoenix, trackers) of a simple run's year, at 3.0 27 to 44 %. */
const HIGHEST_USUAL_RATIO = 1.8
/** What rounding makes of a ratio that was sent as 1.8. */
const ROUNDING = 1 + 1e-9

export function warnOfRatio({ dcKwp, acKw }: PlantSize, sink: Sink): void {
  const ratio = dcKwp / acKw
  if (ratio <= HIGHEST_USUAL_RATIO * ROUNDING) return
  const [dc, ac] = [dcKwp, acKw].map((kw) => Number(kw.toPrecision(6)))
  sink.warn(
    `The DC/AC ratio is ${ratio.toFixed(2)} (${dc} kW DC over ${ac} kW AC), above ${HIGHEST_USUAL_RATIO}: check the number of strings and inverters and the AC power of the inverters`,
  )
}
