import type { PerformanceAnswer, PerformanceRequest } from '@pvyield/contract/schemas'

export type RatioOfPowers = NonNullable<NonNullable<PerformanceAnswer['capacity']>['ratio']>

/** A power and its standard error, in one unit. */
interface StatedPower {
  readonly power: number
  readonly standardError: number
}

/**
 * A measured power over that of the run, with one sigma of the scatter of both and of what all measured
 * rows have in common: power, irradiance and the temperature of the cells by its coefficient, as independent.
 * @param perK  temperature coefficient of the power, 1/K
 * Source: JCGM 100:2008, eq. 12.
 */
export function ratioOf(
  measured: StatedPower,
  run: StatedPower,
  perK: number,
  { irradiance, power, temperature_c: temperatureC, coverage_factor: coverage }: PerformanceRequest['uncertainty'],
): RatioOfPowers | null {
  if (!(run.power > 0)) return null
  const value = measured.power / run.power
  // not of the relative error of the measured power, which a plant without power does not have
  const random = Math.hypot(measured.standardError, value * run.standardError) / run.power
  const systematic = Math.abs(value) * Math.hypot(irradiance, power, perK * temperatureC)
  const half = coverage * Math.hypot(random, systematic)
  return { value, random, systematic, low: value - half, high: value + half }
}
