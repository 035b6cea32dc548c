import type { PerformanceAnswer, PerformanceRequest } from '@pvyield/contract/schemas'
import { STC_CELL_C, STC_WM2 } from '../core/constants.ts'
import { isAvailable, isLimited, type TestRows, valueAt } from './test-rows.ts'

export type Figures = PerformanceAnswer['measured']

/** What the ratios of a plant refer to. */
export interface RatioBasis {
  readonly dcW: number
  /** Temperature coefficient of the power, 1/K; null when it is not known. */
  readonly perK: number | null
  /** Annual mean temperature of the cells, weighted by the irradiance; null when it is not known. */
  readonly referenceC: number | null
}

/** Sums over rows of which all values are there. */
class Sums {
  rows = 0
  poaWh = 0
  acWh = 0
  dcWh = 0
  dcRows = 0
  /** Of rows with a temperature of the cells. */
  acOfWarmWh = 0
  poaOfWarmWh = 0
  warmthWhC = 0

  add(poaWm2: number, acW: number, dcW: number, cellC: number, hours: number): void {
    const poaWh = Math.max(0, poaWm2) * hours
    this.rows++
    this.poaWh += poaWh
    this.acWh += acW * hours
    if (!Number.isNaN(dcW)) {
      this.dcWh += dcW * hours
      this.dcRows++
    }
    if (Number.isNaN(cellC)) return
    this.acOfWarmWh += acW * hours
    this.poaOfWarmWh += poaWh
    this.warmthWhC += poaWh * cellC
  }

  /** Mean temperature of the cells by irradiance; null without light. */
  get cellC(): number | null {
    return this.poaOfWarmWh > 0 ? this.warmthWhC / this.poaOfWarmWh : null
  }

  /** Ratio to the power expected at the temperature of the cells, related to `baseC`: linear in it, so the mean says all. */
  ratioAt(baseC: number | null, { dcW, perK }: RatioBasis): number | null {
    const cellC = this.cellC
    if (cellC === null || baseC === null || perK === null) return null
    const expectedWh = ((dcW * this.poaOfWarmWh) / STC_WM2) * (1 + perK * (cellC - baseC))
    return expectedWh > 0 ? this.acOfWarmWh / expectedWh : null
  }
}

/**
 * Energies, yields and performance ratios of some rows: energy that was measured over what the modules
 * would give at STC under the same irradiance, and the same with the expected power corrected to 25 degC and to
 * the annual mean temperature of the cells.
 * @param isIn  whether a row counts
 * Source: IEC 61724-1:2021, clauses 14.2 to 14.3 (yields, PR, PR'_STC, PR'_annual-eq); Dierauf et al. 2013,
 * NREL/TP-5200-57991, eq. 5.
 * Checked by: test/fixtures/performance/other-programs.json
 */
export function figuresOf(rows: TestRows, basis: RatioBasis, isIn: (i: number) => boolean): Figures {
  const sums = sumsOf(rows, isIn)
  const reference = sums.poaWh / STC_WM2
  const array = rows.dcW === null || sums.dcRows === 0 ? null : sums.dcWh / basis.dcW
  const final = sums.acWh / basis.dcW
  // losses are of the rows that have all three
  const isWhole = array !== null && sums.dcRows === sums.rows
  return {
    rows: sums.rows,
    rows_dc: sums.dcRows,
    irradiation_kwhm2: sums.poaWh / 1000,
    energy_ac_kwh: sums.acWh / 1000,
    energy_dc_kwh: array === null ? null : sums.dcWh / 1000,
    reference_yield_h: reference,
    array_yield_h: array,
    final_yield_h: final,
    capture_loss_h: isWhole ? reference - array : null,
    system_loss_h: isWhole ? array - final : null,
    performance_ratio: reference > 0 ? final / reference : null,
    performance_ratio_stc: sums.ratioAt(STC_CELL_C, basis),
    performance_ratio_annual: sums.ratioAt(basis.referenceC, basis),
    cell_temp_c: sums.cellC,
  }
}

/** Mean temperature of the cells of all rows, weighted by the irradiance; null when no row has it. */
export function meanCellC(rows: TestRows): number | null {
  return sumsOf(rows, () => true).cellC
}

function sumsOf(rows: TestRows, isIn: (i: number) => boolean): Sums {
  const { n, poaWm2, acW, dcW, cellC, stepMinutes } = rows
  const hours = stepMinutes / 60
  const sums = new Sums()
  for (let i = 0; i < n; i++) {
    const ac = valueAt(acW, i)
    if (Number.isNaN(poaWm2[i] + ac) || !isIn(i)) continue
    sums.add(poaWm2[i], ac, valueAt(dcW, i), valueAt(cellC, i), hours)
  }
  return sums
}

/** Whether the ratios count a row. */
export function countsIn(rows: TestRows, exclude: PerformanceRequest['exclude']): (i: number) => boolean {
  const leavesCurtailed = exclude.includes('curtailed')
  const leavesUnavailable = exclude.includes('unavailable')
  return (i) => !(leavesCurtailed && isLimited(rows, i)) && !(leavesUnavailable && !isAvailable(rows, i))
}
