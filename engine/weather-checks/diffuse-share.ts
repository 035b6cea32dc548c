import { erbsDiffuseFrac } from '../core/erbs.ts'
import type { SkyColumns } from '../core/frame.ts'
import type { Finding } from '../core/weather-findings.ts'
import type { WeatherTable } from '../core/weather-table.ts'

/** Below this sun, about 20 deg, diffuse models and rows of an hour say little. */
const HIGH_SUN_COS = 0.35
/**
 * Diffuse irradiation of a year divided by that of the Erbs model for the same global irradiance: 51
 * real years have 0.82 to 1.10, with both factors of a year at 1.5 from 1.17 on.
 */
const RATIO = { min: 0.75, max: 1.14 } as const

/** Limits of BSRN for DHI / GHI, above and below 15 deg of sun, for GHI above 50 W/m2. */
const GHI_MIN_WM2 = 50
const SUN_15_COS = 0.26
const HIGH_SUN_FACTOR = 1.05
const LOW_SUN_FACTOR = 1.1
/** Real years have 1.1 % of the rows with the sun up beyond it, and two in a row. */
const ABOVE_TOLERATED_FRAC = 0.02
const ABOVE_TOLERATED_MINUTES = 6 * 60

type Sun = Pick<SkyColumns, 'sunZenithCos' | 'isUp' | 'extraNormalWm2'>

/**
 * Compares diffuse with global irradiance: row by row, and the sum of a year with a decomposition
 * model.
 * Source: C. N. Long, E. G. Dutton, BSRN Global Network recommended QC tests, V2.0 (2002), comparisons
 * (diffuse ratio); D. G. Erbs, S. A. Klein, J. A. Duffie, Solar Energy 28 (1982), 293, for K by Kt.
 * Checked by: test/engine/weather-checks/diffuse-share.test.ts
 */
export class DiffuseShare {
  private rows = 0
  private aboveRows = 0
  private inARow = 0
  private longest = 0
  private diffuse = 0
  private modelled = 0

  constructor(private readonly table: Pick<WeatherTable, 'ghiWm2' | 'dhiWm2' | 'dniWm2' | 'stepMinutes'>) {}

  /**
   * Rows `from` to before `to` of a block.
   * @param first  row of the weather to which the first element of `sun` belongs
   */
  add(first: number, { sunZenithCos, isUp, extraNormalWm2 }: Sun, from: number, to: number): void {
    const { ghiWm2, dhiWm2, dniWm2 } = this.table
    if (dhiWm2 === null) return
    let [diffuse, modelled, rows] = [0, 0, 0]
    for (let i = from; i < to; i++) {
      if (isUp[i] === 0) continue
      rows++
      const cos = sunZenithCos[i]
      const dhi = dhiWm2[first + i]
      const ghi = ghiWm2 === null ? dhi + (dniWm2 === null ? Number.NaN : dniWm2[first + i] * cos) : ghiWm2[first + i]
      if (dhi > LOW_SUN_FACTOR * ghi || dhi > HIGH_SUN_FACTOR * ghi) this.addAbove(dhi, ghi, cos)
      else this.inARow = 0
      if (cos < HIGH_SUN_COS || !(ghi >= 0 && dhi >= 0)) continue
      diffuse += dhi
      modelled += ghi * erbsDiffuseFrac(ghi / (extraNormalWm2[i] * cos))
    }
    this.rows += rows
    this.diffuse += diffuse
    this.modelled += modelled
  }

  findings(isWholeYear: boolean): Finding[] {
    const { rows, aboveRows, diffuse, modelled } = this
    const longestMinutes = this.longest * this.table.stepMinutes
    const frac = aboveRows / Math.max(rows, 1)
    if (frac > ABOVE_TOLERATED_FRAC || longestMinutes > ABOVE_TOLERATED_MINUTES)
      return [
        {
          fact: `dhi_wm2 is above ghi_wm2 in ${aboveRows} rows, ${(100 * frac).toFixed(1)} % of the rows with the sun up, for up to ${Number((longestMinutes / 60).toFixed(1))} h of daylight in a row`,
          advice: 'check that the two columns are not mixed up and have the same unit, and the shade of the diffuse sensor',
        },
      ]
    const ratio = diffuse / modelled
    return isWholeYear && modelled > 0 && (ratio < RATIO.min || ratio > RATIO.max)
      ? [
          {
            fact: `The diffuse light of the year is ${(100 * ratio).toFixed(0)} % of what its clearness lets expect (Erbs); real years have 82 to 110 %`,
            advice:
              'ghi_wm2, dhi_wm2 or both may be wrong: check their units and calibrations, the levelling, and the correction for a shadow ring',
          },
        ]
      : []
  }

  private addAbove(dhi: number, ghi: number, cos: number): void {
    if (ghi <= GHI_MIN_WM2 || dhi <= (cos > SUN_15_COS ? HIGH_SUN_FACTOR : LOW_SUN_FACTOR) * ghi) return
    this.aboveRows++
    if (++this.inARow > this.longest) this.longest = this.inARow
  }
}
