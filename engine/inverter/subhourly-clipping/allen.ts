import type { ReadColumn } from '../../core/frame.ts'
import { CLEARNESS_BINS, MATRIX, POTENTIAL_BINS } from './allen-matrix.ts'
import { hasHours, warnOfOtherSteps } from './hourly.ts'
import type { SubhourlyClippingOption } from './option.ts'

/**
 * Loss of an hour, as a share of the year's AC energy without a limit.
 * @param clearness  beam over that of a clear sky of clean, dry air
 * @param potential  DC power under that sky over the AC limit, less 1
 * Valid for: DC/AC ratios from 1.2 to 1.7, from which the matrix was made. It has no data above a
 *   potential of 1.4 and corrects next to nothing there.
 * Source: J. O. Allen, W. B. Hobbs, M. Bolen, Classification method to predict the effect of
 * short-term inverter saturation on PV performance modeling, PV Performance Modeling Workshop, Salt
 * Lake City (2022).
 * Checked by: test/fixtures/inverter/subhourly-points.json
 */
export function biasFrac(clearness: number, potential: number): number {
  const row = bounded(Math.ceil(clearness * 20) - 1, CLEARNESS_BINS - 1)
  const column = bounded(Math.ceil((potential + 0.4) * 10), POTENTIAL_BINS - 1)
  return MATRIX[row * POTENTIAL_BINS + column]
}

function bounded(bin: number, last: number): number {
  return Math.min(Math.max(bin, 0), last)
}

/** Whether the sun rises or sets in the row: the source leaves these hours out. */
function isAtEndOfDay(isUp: ReadColumn, row: number, n: number): boolean {
  return isUp[row] === 0 || (row > 0 && isUp[row - 1] === 0) || (row + 1 < n && isUp[row + 1] === 0)
}

export const allen: SubhourlyClippingOption = {
  title: 'Allen, Hobbs and Bolen, matrix of clearness and clipping potential',
  source: 'J. O. Allen, W. B. Hobbs, M. Bolen, PV Performance Modeling Workshop, Salt Lake City (2022), as in SAM',
  needsYear: true,
  isSkyEnhanced: false,
  check: warnOfOtherSteps,
  prepare({ weather }, year) {
    if (!hasHours(weather)) return null
    return ({ lit, n, sky, dc, ac }, limitW, _clearW, lossW) => {
      const { rows } = lit
      const { isUp, dniWm2, clearDniWm2 } = sky
      const { clearMppW } = dc
      const { arrayW } = ac
      for (let k = 0; k < lit.n; k++) {
        const row = rows[k]
        if (arrayW[row] === 0) continue
        const clearDni = clearDniWm2[row]
        if (clearDni === 0 || year.energyWh === 0 || isAtEndOfDay(isUp, row, n)) lossW[row] = 0
        else lossW[row] = biasFrac(dniWm2[row] / clearDni, clearMppW[row] / limitW[row] - 1) * year.energyWh
      }
    }
  },
}
