import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import type { AcChain } from './chain.ts'
import { gridLimit } from './grid-limit.ts'

/**
 * Active power as a share of the power that heats cables and windings: the current of the apparent
 * power heats them, S = P / cos(phi), unless only the active power shall.
 * Source: S^2 = P^2 + Q^2, IEEE Std 1459-2010; ohmic losses follow I^2 at constant voltage. PVsyst
 * divides its AC ohmic losses by cos(phi)^2 as well (release notes, 6.27).
 * Checked by: test/engine/ac/power-factor.test.ts
 */
export function activeOfCurrent({ ohmic_power, power_factor }: Resolved['ac_losses']): number {
  return ohmic_power === 'apparent' ? power_factor : 1
}

/** Warns of a power factor that nothing reads: neither a limit in kVA, nor a rating, nor the loss of a current. */
export function warnOfPowerFactor({ ac_losses: losses }: Resolved, chain: AcChain, sink: Sink): void {
  const { power_factor, power_factor_series, reactive_power_series, pnom_apparent, grid_limit_apparent } = losses
  const field =
    power_factor_series !== null ? 'power_factor_series' : reactive_power_series !== null ? 'reactive_power_series' : 'power_factor'
  if (field === 'power_factor' && power_factor === 1) return
  if (pnom_apparent || (grid_limit_apparent && gridLimit({ ac_losses: losses }) !== null)) return
  const ohmicPerW = chain.wiringPerW + chain.mvCopperPerW + chain.mvLinePerW + chain.hvCopperPerW + chain.hvLinePerW
  if (losses.ohmic_power === 'apparent' && ohmicPerW > 0) return
  sink.warn('power_factor_unread', `ac_losses.${field}`, field === 'power_factor' ? { power_factor } : { series: field })
}
