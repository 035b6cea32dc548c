import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { activeOfCurrent } from './power-factor.ts'

const W_PER_KW = 1000

/**
 * Refuses losses of the AC side that together take more than the power of the reference: each is
 * within its bounds, and yet nothing would be left at full power.
 * Fails: `ac_losses.<the largest of them>`, with every loss and the sum.
 */
export function checkLossSum({ ac_losses: losses }: Resolved, sink: Sink): void {
  const byCurrent = 1 / activeOfCurrent(losses) ** 2
  const fractions: [field: string, fraction: number][] = [
    ['ac_wiring_loss_at_stc', losses.ac_wiring_loss_at_stc * (losses.ohmic_model === 'ohmic_i2r' ? byCurrent : 1)],
    ['hv_transformer_loss_at_stc', losses.hv_transformer_loss_at_stc * byCurrent],
    ['hv_transformer_constant_loss', losses.hv_transformer_constant_loss],
    ['hv_line_loss_at_stc', losses.hv_line_loss_at_stc * byCurrent],
  ]
  if (losses.use_auxiliaries) fractions.push(['aux_proportional_w_per_kw', losses.aux_proportional_w_per_kw / W_PER_KW])
  if (losses.use_mv_transformer) {
    fractions.push(['transformer_loss_at_stc', losses.transformer_loss_at_stc * byCurrent])
    fractions.push(['transformer_constant_loss', losses.transformer_constant_loss])
  }
  if (losses.use_mv_line) fractions.push(['mv_line_loss_at_stc', losses.mv_line_loss_at_stc * byCurrent])
  const taken = fractions.filter(([, fraction]) => fraction > 0).sort((a, b) => b[1] - a[1])
  const sum = taken.reduce((total, [, fraction]) => total + fraction, 0)
  const largest = taken[0]
  if (largest === undefined || sum <= 1) return
  sink.fail(
    `ac_losses.${largest[0]}`,
    `The AC losses take ${percent(sum)} of the power at the reference, so that nothing is left at full power: ${taken
      .map(([field, fraction]) => `${field} ${percent(fraction)}`)
      .join(
        ', ',
      )}${byCurrent === 1 ? '' : `, of ohmic losses with the current of power_factor ${losses.power_factor}`}. Send fractions whose sum is below 1, such as 0.01 for 1 %`,
  )
}

function percent(fraction: number): string {
  return `${Number((100 * fraction).toPrecision(4))} %`
}
