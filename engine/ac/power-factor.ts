import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'

/** Warns of a power factor that no limit reads: only limits in kVA are converted to active power. */
export function warnOfPowerFactor({ ac_losses: losses }: Resolved, sink: Sink): void {
  const { power_factor, pnom_apparent, grid_limit_apparent, grid_poi_limit_kw } = losses
  if (power_factor === 1 || pnom_apparent || (grid_limit_apparent && grid_poi_limit_kw > 0)) return
  sink.warn('power_factor_unread', 'ac_losses.power_factor', { power_factor })
}
