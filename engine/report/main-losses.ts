import type { LossRow, MainLoss } from '@pvyield/contract/schemas'

/** Energy that the plant delivers to its own load is no loss. */
const DELIVERED = 'self_consumed'
/** The level that stands for the gain of the rear side. */
const REAR = 'glob_rear'
/** A smaller share of the entering energy is rounding, not a loss that the plant has. */
const ROUNDING_FRAC = 1e-12

/**
 * Losses between the light on the plane and the grid, the largest first, gains last.
 * @param rows   loss diagram
 * @param stcKw  power of all modules at STC from which the nominal energy is computed
 * Conventions: irradiance rows count as what their light would give at STC efficiency, which makes
 * them comparable with the others. What entered is `glob_inc` at STC efficiency. What lies before
 * the plane and what happens to the light on the ground are no losses of the plant: the rear side
 * is one gain.
 * Closure: what entered, minus all of them, is the energy to grid and load.
 * Checked by: test/engine/report/main-losses.test.ts
 */
export function mainLosses(rows: readonly LossRow[], stcKw: number): MainLoss[] {
  const level = (key: string): number => rows.find((row) => row.key === key)?.value ?? 0
  const [frontKwhm2, nominalKwh] = [level('glob_eff'), level('e_array_nominal')]
  const hasRear = rows.some(({ key }) => key === REAR)
  // An odd string of a ridge is on neither face: without a rear side the rows themselves say how much there is.
  const kwhPerKwhm2 = hasRear || frontKwhm2 <= 0 ? stcKw : nominalKwh / frontKwhm2
  const enteredKwh = kwhPerKwhm2 * level('glob_inc')
  const found: MainLoss[] = []
  for (const { key, label, value, unit, loss, basis } of rows) {
    let lossKwh = 0
    if (key === REAR) lossKwh = kwhPerKwhm2 * frontKwhm2 - nominalKwh
    else if (loss && key !== DELIVERED) lossKwh = unit === 'kWh' ? value : basis === 'glob_inc' ? kwhPerKwhm2 * value : 0
    if (Math.abs(lossKwh) > ROUNDING_FRAC * enteredKwh)
      found.push({ key, label, loss_kwh: lossKwh, fraction: enteredKwh > 0 ? lossKwh / enteredKwh : null })
  }
  return found.sort((a, b) => b.loss_kwh - a.loss_kwh)
}
