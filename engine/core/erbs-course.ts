import { RAD_PER_DEG } from './angles.ts'

/**
 * Course of the air temperature over the mean day: deviation from the daily mean divided by the range from
 * minimum to maximum.
 * @param solarH  solar time, h
 * Source: Erbs, Klein & Beckman 1983, "Estimation of degree-days and ambient temperature bin data from
 * monthly-average temperatures", ASHRAE Journal 25(6), eq. 4.
 * Checked by: test/engine/climate/temperature-wind.test.ts
 */
export function erbsCourse(solarH: number): number {
  const t = 15 * (solarH - 1) * RAD_PER_DEG
  return (
    0.4632 * Math.cos(t - 3.805) + 0.0984 * Math.cos(2 * t - 0.36) + 0.0168 * Math.cos(3 * t - 0.822) + 0.0138 * Math.cos(4 * t - 3.513)
  )
}
