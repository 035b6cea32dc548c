import type { PerformanceAnswer } from '@pvyield/contract/schemas'
import { STC_CELL_C } from '../core/constants.ts'
import type { Selection } from './filters.ts'
import type { Records } from './records.ts'
import type { Conditions } from './reporting-conditions.ts'
import { valueAt } from './test-rows.ts'

export type CapacityMean = NonNullable<PerformanceAnswer['capacity']>['measured']

/** At less of the power at 25 degC a coefficient does not hold, and a power divided by it says nothing. */
const POWER_LEFT_MIN_FRAC = 0.1

/** Power of a module at a temperature over that at 25 degC; NaN where the coefficient leaves too little of it. */
export function powerLeftFrac(cellC: number, perK: number): number {
  const frac = 1 + perK * (cellC - STC_CELL_C)
  return frac >= POWER_LEFT_MIN_FRAC ? frac : Number.NaN
}

/**
 * Mean of the powers of the selected records at the reference conditions: each is scaled by its
 * irradiance, and by the power of the module at its temperature, whose slope is stated at 25 degC.
 * @param perK   temperature coefficient of the power, 1/K
 * @param window half width of the window around the irradiance of the conditions, fraction
 * @returns null for fewer than two records, and for conditions at which the coefficient leaves no power
 * Source: IEC TS 61724-2:2016, clause 6, in its simple form.
 */
export function capacityOf(
  records: Records,
  selection: Selection,
  { irradiance_wm2: wm2, temp_cell_c: cellC }: Conditions,
  perK: number,
  window: number,
): CapacityMean | null {
  if (cellC === null) return null
  const { poaWm2, cellC: cells, acW } = records
  selection.remove('missing', (i) => Number.isNaN(powerLeftFrac(valueAt(cells, i), perK)))
  selection.remove('window', (i) => !(poaWm2[i] >= wm2 * (1 - window) && poaWm2[i] <= wm2 * (1 + window)))
  const { used, count } = selection
  if (count < 2) return null
  const atReference = powerLeftFrac(cellC, perK)
  if (Number.isNaN(atReference)) return null
  const translated = (i: number) => ((valueAt(acW, i) / 1000) * (wm2 / poaWm2[i]) * atReference) / powerLeftFrac(valueAt(cells, i), perK)
  let sum = 0
  for (let i = 0; i < used.length; i++) if (used[i] === 1) sum += translated(i)
  const mean = sum / count
  let squares = 0
  for (let i = 0; i < used.length; i++) if (used[i] === 1) squares += (translated(i) - mean) ** 2
  const deviation = Math.sqrt(squares / (count - 1))
  return { records: count, power_kw: mean, deviation_kw: deviation, standard_error_kw: deviation / Math.sqrt(count) }
}
