import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { acParts } from './parts.ts'

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

/** Warns of a power factor that nothing reads: neither a limit in kVA nor the loss of a current. */
export function warnOfPowerFactor(request: Resolved, sink: Sink): void {
  const { power_factor, pnom_apparent, grid_limit_apparent, grid_poi_limit_kw } = request.ac_losses
  if (power_factor === 1 || pnom_apparent || (grid_limit_apparent && grid_poi_limit_kw > 0)) return
  if (activeOfCurrent(request.ac_losses) !== 1 && hasOhmicLoss(request)) return
  sink.warn('power_factor_unread', 'ac_losses.power_factor', { power_factor })
}

function hasOhmicLoss(request: Resolved): boolean {
  const { ac_losses: losses } = request
  const { acWiring, mvLine, hvLine, mvTransformer } = acParts(request)
  const isOfCurrent = acWiring && losses.ohmic_model === 'ohmic_i2r'
  return isOfCurrent || mvLine || hvLine || (mvTransformer && losses.transformer_loss_at_stc > 0) || losses.hv_transformer_loss_at_stc > 0
}
