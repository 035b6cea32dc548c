import type { Resolved } from '../core/option.ts'
import { leastReactive } from '../core/reactive-power.ts'
import type { Sink } from '../core/sink.ts'
import { type AcChain, reachingHvW } from './chain.ts'
import { GRID_LIMITS, highestLimitW } from './grid-limit.ts'
import { activeOfCurrent } from './power-factor.ts'
import { POWER_REFERENCES } from './power-reference.ts'

type Losses = Resolved['ac_losses']
type Sheets = NonNullable<Losses['mv_transformers']>

/** Losses of the transformers of one level. */
export interface TransformerLoss {
  readonly ironW: number
  /** Coefficient of the squared active power. */
  readonly copperPerW: number
}

/**
 * Transformers in parallel, each with the share of the power that its rating is of all ratings: the
 * no-load losses add up, and the load losses follow the square of the load, S / S_rated.
 * Source: no-load loss P0 and load loss Pk at the rated power, IEC 60076-1; transformers of equal
 * short-circuit voltage share by rating, IEC 60076-8.
 * Checked by: test/engine/ac/transformers.test.ts
 */
export function lossOfSheets(losses: Losses, sheets: Sheets): TransformerLoss {
  const sum = (kw: (sheet: Sheets[number]) => number): number => sheets.reduce((total, sheet) => total + sheet.number * kw(sheet), 0)
  const atFullW = ratedKva(sheets) * 1000 * activeOfCurrent(losses)
  return {
    ironW: 1000 * sum(({ no_load_kw }) => no_load_kw),
    copperPerW: (1000 * sum(({ load_loss_kw }) => load_loss_kw)) / Math.max(Number.MIN_VALUE, atFullW ** 2),
  }
}

function ratedKva(sheets: Sheets): number {
  return sheets.reduce((total, { number, kva }) => total + number * kva, 0)
}

/** The transformers of each level by data sheet; null where fractions or nothing state them. */
export function sheetsOf({ mv_transformers, use_mv_transformer, hv_transformer }: Losses): { mv: Sheets | null; hv: Sheets | null } {
  return { mv: use_mv_transformer ? mv_transformers : null, hv: hv_transformer === null ? null : [hv_transformer] }
}

/**
 * Fails: for transformers that are sent by data sheet and by fractions. Warns of transformers that
 * full power overloads, with series of reactive power in every row.
 * @param chain  of the row with the least reactive power
 */
export function checkTransformers(request: Resolved, chain: AcChain, sink: Sink): void {
  const { ac_losses: losses } = request
  const { mv_transformers, transformer_constant_loss, transformer_loss_at_stc, hv_transformer } = losses
  const { hv_transformer_constant_loss, hv_transformer_loss_at_stc } = losses
  if (mv_transformers !== null && (transformer_constant_loss > 0 || transformer_loss_at_stc > 0))
    refuseBoth('mv_transformers', ['transformer_constant_loss', 'transformer_loss_at_stc'], sink)
  if (hv_transformer !== null && (hv_transformer_constant_loss > 0 || hv_transformer_loss_at_stc > 0))
    refuseBoth('hv_transformer', ['hv_transformer_constant_loss', 'hv_transformer_loss_at_stc'], sink)
  const { mv, hv } = sheetsOf(losses)
  const fullW = fullPowerW(request, chain)
  const least = leastReactive(losses)
  for (const [field, sheets, activeW] of [
    ['mv_transformers', mv, fullW],
    ['hv_transformer', hv, reachingHvW(chain, fullW)],
  ] as const) {
    if (sheets === null) continue
    const [loadKva, kva] = [Math.hypot(activeW / least.factor(0), least.setpointVar(0)) / 1000, ratedKva(sheets)]
    if (loadKva > kva * (1 + 1e-9)) sink.warn('transformer_overloaded', `ac_losses.${field}`, { field, rated_kva: kva, load_kva: loadKva })
  }
}

function refuseBoth(sheets: string, [iron, copper]: readonly [string, string], sink: Sink): void {
  sink.fail(
    `ac_losses.${sheets}`,
    `The transformer is stated twice, by data sheet and by fractions: send ${iron} and ${copper} 0, or ${sheets} null`,
  )
}

/**
 * Active power on the bus when the inverters give their nominal power, as far as the grid limit lets them: of
 * series, in the rows that let most through.
 */
function fullPowerW(request: Resolved, chain: AcChain): number {
  const { ac_losses: losses } = request
  const ratedW = POWER_REFERENCES.pnom_inverter(request)
  const nominalW = losses.pnom_apparent ? leastReactive(losses).activeW(ratedW, 0) : ratedW
  return GRID_LIMITS[losses.grid_limit_at](chain, nominalW, highestLimitW(request), 0)
}
