import type { Resolved } from '../core/option.ts'
import { reactiveRows } from '../core/reactive-power.ts'
import type { Sink } from '../core/sink.ts'
import { fieldOfLevel } from './cables.ts'
import type { AcChain } from './chain.ts'
import { activeOfCurrent } from './power-factor.ts'
import { POWER_REFERENCES } from './power-reference.ts'

type Losses = Resolved['ac_losses']

/** Of fractions that add up to 1. */
const ROUNDING = 1e-9

/** A loss of the AC side as shares of the power of the reference: in proportion to it, and by the square of the current. */
interface LossShare {
  readonly field: string
  readonly plainFrac: number
  readonly ohmicFrac: number
}

/**
 * Refuses losses of the AC side that together take more than the power of the reference: each is
 * within its bounds, and yet nothing would be left at full power.
 * Fails: `ac_losses.<the largest of them>`, with every loss and the sum; and the first row of a series
 * whose reactive current has this effect.
 */
export function checkLossSum(request: Resolved, chain: AcChain, sink: Sink): void {
  const { ac_losses: losses } = request
  const referenceW = POWER_REFERENCES[losses.power_reference](request)
  const shares = lossShares(losses, chain, referenceW)
  const taken = shares
    .map(({ field, plainFrac, ohmicFrac }): [string, number] => [field, plainFrac + ohmicFrac])
    .filter(([, fraction]) => fraction > 0)
    .sort((a, b) => b[1] - a[1])
  const sum = taken.reduce((total, [, fraction]) => total + fraction, 0)
  const largest = taken[0]
  if (largest === undefined) return
  if (sum <= 1 + ROUNDING) {
    checkRows(losses, shares, referenceW, sink)
    return
  }
  const atCurrent = activeOfCurrent(losses) === 1 ? '' : `, of ohmic losses with the current of power_factor ${losses.power_factor}`
  const ofSheets = taken.some(([field]) => field.includes('('))
  sink.fail(
    `ac_losses.${largest[0].split(' ', 1)[0]}`,
    `The AC losses take ${percent(sum)} of the power at the reference, so that nothing is left at full power: ${taken
      .map(([field, fraction]) => `${field} ${percent(fraction)}`)
      .join(
        ', ',
      )}${atCurrent}. Send fractions whose sum is below 1, such as 0.01 for 1 %${ofSheets ? ', and the losses of a transformer in kW' : ''}`,
  )
}

/** The same for the current of each row. */
function checkRows(losses: Losses, shares: readonly LossShare[], referenceW: number, sink: Sink): void {
  const reactive = losses.ohmic_power === 'apparent' ? reactiveRows({ ac_losses: losses }) : null
  const sum = (of: (share: LossShare) => number): number => shares.reduce((total, share) => total + of(share), 0)
  const ohmicFrac = sum((share) => share.ohmicFrac)
  if (reactive === null || ohmicFrac === 0) return
  const plainFrac = sum((share) => share.plainFrac)
  const field = losses.power_factor_series === null ? 'reactive_power_series' : 'power_factor_series'
  const ofRow = (row: number): number =>
    plainFrac + (ohmicFrac / reactive.factor(row) / reactive.factor(row)) * (1 + (reactive.setpointVar(row) / referenceW) ** 2)
  const values = losses[field] ?? []
  let first = -1
  let count = 0
  for (let row = 0; row < values.length; row++) {
    if (ofRow(row) <= 1 + ROUNDING) continue
    if (first < 0) first = row
    count++
  }
  if (first < 0) return
  const sent = field === 'power_factor_series' ? `a power factor of ${values[first]}` : `${values[first]} kvar`
  const fix = field === 'power_factor_series' ? 'power factors nearer to 1' : 'lower reactive power, in kvar'
  sink.fail(
    `ac_losses.${field}.${first}`,
    `With ${sent} the AC losses take ${percent(ofRow(first))} of the power at the reference, so that nothing is left at full power${count > 1 ? `; so in ${count} rows, of which this is the first` : ''}. Send ${fix}, or lower losses`,
  )
}

function lossShares(losses: Losses, chain: AcChain, referenceW: number): LossShare[] {
  const [mvCopper, mvIron] = names(losses.mv_transformers, 'mv_transformers', 'transformer_loss_at_stc', 'transformer_constant_loss')
  const [hvCopper, hvIron] = names(losses.hv_transformer, 'hv_transformer', 'hv_transformer_loss_at_stc', 'hv_transformer_constant_loss')
  const share = (field: string, plainFrac: number, perW: number): LossShare => ({ field, plainFrac, ohmicFrac: perW * referenceW })
  return [
    share(fieldOfLevel(losses, 'lv'), chain.wiringFrac, chain.wiringPerW),
    share(hvCopper, 0, chain.hvCopperPerW),
    share(hvIron, chain.hvIronW / referenceW, 0),
    share(fieldOfLevel(losses, 'hv'), 0, chain.hvLinePerW),
    share('aux_proportional_w_per_kw', chain.auxiliariesFrac, 0),
    share(mvCopper, 0, chain.mvCopperPerW),
    share(mvIron, chain.mvIronW / referenceW, 0),
    share(fieldOfLevel(losses, 'mv'), 0, chain.mvLinePerW),
  ]
}

/** The fields that state copper and iron. */
function names(sheet: unknown, ofSheet: string, copper: string, iron: string): [string, string] {
  return sheet === null ? [copper, iron] : [`${ofSheet} (load_loss_kw)`, `${ofSheet} (no_load_kw)`]
}

/** A share above this says nothing more. */
const PERCENT_MAX = 1e9

function percent(fraction: number): string {
  const value = 100 * fraction
  return value > PERCENT_MAX ? `more than ${PERCENT_MAX} %` : `${Number(value.toPrecision(4))} %`
}
