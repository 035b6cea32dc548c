import type { LossRow, RunSummary } from '@pvyield/contract/schemas'
import type { Sink } from '../core/sink.ts'

/**
 * Plants that work as planned have ratios in this range. Curtailment, heavy shading or a DC/AC
 * ratio of 3 can lead below it. None of them reaches 1: a plant without any loss has 1.01 in Munich.
 */
const USUAL_RATIO = { min: 0.6, max: 1.02 } as const
/**
 * Levels whose losses determine the performance ratio, from the irradiation on the plane to the
 * grid.
 */
const LEVELS_OF_RATIO: readonly (string | null)[] = ['glob_inc', 'e_array_nominal', 'e_array_mpp', 'e_inverter_output']
/** Self-consumed energy is delivered energy, not a loss. */
const DELIVERED = 'self_consumed'
const NAMED_ROWS = 3

type Yield = Pick<RunSummary, 'e_grid_kwh' | 'specific_yield_kwh_per_kwp' | 'performance_ratio'>

/** Whether there is nothing to warn of, whatever the rear side has. */
export function isUsualYield({ specific_yield_kwh_per_kwp, performance_ratio: ratio }: Yield, isAnnual: boolean): boolean {
  return specific_yield_kwh_per_kwp > 0 && (!isAnnual || isUsual(ratio, 1))
}

/**
 * Warns when the plant delivers no energy, and when the performance ratio of a whole year is
 * outside 0.6 to 1.02. The warning names the largest losses or gains of the loss diagram.
 * Checked by: test/engine/report/unusual-yield.test.ts
 */
export function warnOfYield(
  { e_grid_kwh, specific_yield_kwh_per_kwp, performance_ratio: ratio }: Yield,
  rows: readonly LossRow[],
  isAnnual: boolean,
  sink: Sink,
): void {
  if (specific_yield_kwh_per_kwp <= 0) {
    sink.warn('no_energy', null, { e_grid_kwh, ...largest(rows, 'losses') })
    return
  }
  if (!isAnnual || isUsual(ratio, withRear(rows))) return
  sink.warn('performance_ratio_unusual', null, {
    performance_ratio: ratio,
    ...largest(rows, ratio < USUAL_RATIO.min ? 'losses' : 'gains'),
  })
}

/** @param rear  light on both sides over that on the front */
function isUsual(ratio: number, rear: number): boolean {
  return ratio >= USUAL_RATIO.min && ratio <= USUAL_RATIO.max * rear
}

/** Light on both sides over that on the front, of which the ratio is a share. */
function withRear(rows: readonly LossRow[]): number {
  const levelOf = (wanted: string): number => rows.find(({ key }) => key === wanted)?.value ?? 0
  const front = levelOf('glob_inc')
  return front > 0 ? 1 + levelOf('glob_rear') / front : 1
}

/** The largest losses or gains of the diagram, by their labels. */
function largest(rows: readonly LossRow[], wanted: 'losses' | 'gains') {
  const sign = wanted === 'losses' ? 1 : -1
  const found = rows
    .filter(({ loss, basis, key }) => loss && LEVELS_OF_RATIO.includes(basis) && key !== DELIVERED)
    .map(({ label, fraction_of_previous: frac }) => ({ label, frac: sign * (frac ?? 0) }))
    .filter(({ frac }) => frac > 0)
    .sort((a, b) => b.frac - a.frac)
    .slice(0, NAMED_ROWS)
  return { labels: found.map(({ label }) => label), share_frac: found.map(({ frac }) => frac), are_gains: sign === -1 }
}
