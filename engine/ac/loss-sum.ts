import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { fieldOfLevel } from './cables.ts'
import type { AcChain } from './chain.ts'
import { activeOfCurrent } from './power-factor.ts'
import { POWER_REFERENCES } from './power-reference.ts'

/** Of fractions that add up to 1. */
const ROUNDING = 1e-9

/**
 * Refuses losses of the AC side that together take more than the power of the reference: each is
 * within its bounds, and yet nothing would be left at full power.
 * Fails: `ac_losses.<the largest of them>`, with every loss and the sum.
 */
export function checkLossSum(request: Resolved, chain: AcChain, sink: Sink): void {
  const { ac_losses: losses } = request
  const referenceW = POWER_REFERENCES[losses.power_reference](request)
  const [mvCopper, mvIron] = names(losses.mv_transformers, 'mv_transformers', 'transformer_loss_at_stc', 'transformer_constant_loss')
  const [hvCopper, hvIron] = names(losses.hv_transformer, 'hv_transformer', 'hv_transformer_loss_at_stc', 'hv_transformer_constant_loss')
  const fractions: [field: string, fraction: number][] = [
    [fieldOfLevel(losses, 'lv'), chain.wiringFrac + chain.wiringPerW * referenceW],
    [hvCopper, chain.hvCopperPerW * referenceW],
    [hvIron, chain.hvIronW / referenceW],
    [fieldOfLevel(losses, 'hv'), chain.hvLinePerW * referenceW],
    ['aux_proportional_w_per_kw', chain.auxiliariesFrac],
    [mvCopper, chain.mvCopperPerW * referenceW],
    [mvIron, chain.mvIronW / referenceW],
    [fieldOfLevel(losses, 'mv'), chain.mvLinePerW * referenceW],
  ]
  const taken = fractions.filter(([, fraction]) => fraction > 0).sort((a, b) => b[1] - a[1])
  const sum = taken.reduce((total, [, fraction]) => total + fraction, 0)
  const largest = taken[0]
  if (largest === undefined || sum <= 1 + ROUNDING) return
  const atCurrent = activeOfCurrent(losses) === 1 ? '' : `, of ohmic losses with the current of power_factor ${losses.power_factor}`
  sink.fail(
    `ac_losses.${largest[0]}`,
    `The AC losses take ${percent(sum)} of the power at the reference, so that nothing is left at full power: ${taken
      .map(([field, fraction]) => `${field} ${percent(fraction)}`)
      .join(', ')}${atCurrent}. Send fractions whose sum is below 1, such as 0.01 for 1 %`,
  )
}

/** The fields that state copper and iron. */
function names(sheet: unknown, ofSheet: string, copper: string, iron: string): [string, string] {
  return sheet === null ? [copper, iron] : [ofSheet, ofSheet]
}

function percent(fraction: number): string {
  return `${Number((100 * fraction).toPrecision(4))} %`
}
