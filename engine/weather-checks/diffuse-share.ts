import type { ComparedRows } from '../core/compared-rows.ts'
import { erbsDiffuseFrac } from '../core/erbs.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { type Finding, findingOf } from '../findings/finding.ts'

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

/**
 * Compares diffuse with global irradiance: row by row, and the sum of a year with a decomposition
 * model.
 * Source: C. N. Long, E. G. Dutton, BSRN Global Network recommended QC tests, V2.0 (2002), comparisons
 * (diffuse ratio); D. G. Erbs, S. A. Klein, J. A. Duffie, Solar Energy 28 (1982), 293, for K by Kt.
 * Checked by: test/engine/irradiance-check.test.ts
 */
export class DiffuseShare {
  private upRows = 0
  private aboveRows = 0
  private inARow = 0
  private longest = 0
  private diffuse = 0
  private modelled = 0

  constructor(private readonly table: Pick<WeatherTable, 'ghiWm2' | 'dhiWm2' | 'dniWm2' | 'stepMinutes'>) {}

  /** Blocks must be consecutive. */
  add({ rows, count, upRows, sunZenithCos, isUp, extraNormalWm2, ghiWm2, dhiWm2, dniWm2 }: ComparedRows): void {
    const { table } = this
    if (table.dhiWm2 === null) return
    const hasGlobal = table.ghiWm2 !== null
    let diffuse = 0
    let modelled = 0
    let above = this.inARow
    for (let k = 0; k < count; k++) {
      const i = rows[k]
      if (isUp[i] === 0) continue
      const cos = sunZenithCos[i]
      const dhi = dhiWm2[i]
      const ghi = hasGlobal ? ghiWm2[i] : dhi + dniWm2[i] * cos
      if (dhi > HIGH_SUN_FACTOR * ghi && isAbove(dhi, ghi, cos)) {
        this.aboveRows++
        if (++above > this.longest) this.longest = above
      } else if (!(dhi > HIGH_SUN_FACTOR * ghi)) above = 0
      if (cos < HIGH_SUN_COS || !(ghi >= 0 && dhi >= 0)) continue
      diffuse += dhi
      modelled += ghi * erbsDiffuseFrac(ghi / (extraNormalWm2[i] * cos))
    }
    this.inARow = above
    this.upRows = upRows
    this.diffuse += diffuse
    this.modelled += modelled
  }

  findings(isWholeYear: boolean): Finding[] {
    const { upRows, aboveRows, diffuse, modelled } = this
    const longestMinutes = this.longest * this.table.stepMinutes
    const frac = aboveRows / Math.max(upRows, 1)
    if (frac > ABOVE_TOLERATED_FRAC || longestMinutes > ABOVE_TOLERATED_MINUTES)
      return [findingOf('diffuse_above_global', 'weather.dhi_wm2', { rows: aboveRows, share_frac: frac, longest_h: longestMinutes / 60 })]
    const ratio = diffuse / modelled
    return isWholeYear && modelled > 0 && (ratio < RATIO.min || ratio > RATIO.max)
      ? [findingOf('diffuse_unusual', 'weather.dhi_wm2', { share_frac: ratio })]
      : []
  }
}

function isAbove(dhi: number, ghi: number, cos: number): boolean {
  return ghi > GHI_MIN_WM2 && dhi > (cos > SUN_15_COS ? HIGH_SUN_FACTOR : LOW_SUN_FACTOR) * ghi
}
