import { daysInMonth } from './calendar.ts'

/** Of a year without a leap day. */
const MONTH_DAYS = Array.from({ length: 12 }, (_, month) => daysInMonth(1990, month + 1))

/**
 * Gauss-Seidel sweeps: each sweep reduces the error by more than a factor of three, so these sweeps
 * reach the last digit.
 */
const SWEEPS = 40

/**
 * Values at the middle of each month such that the straight lines between them have the given
 * monthly means. Straight lines between the means themselves would make the hottest month 0.4 K too
 * cool for an annual swing of 12 K.
 * @param means  twelve monthly means
 * Valid for: any means. Months have their real lengths; December continues into January.
 * Source: the mean of two straight lines over a month, solved for the nodes: first step of Rymes &
 * Myers 2001, doi 10.1016/S0038-092X(01)00052-4, in closed form.
 * Checked by: test/engine/climate/temperature-wind.test.ts
 */
export function meanPreservingNodes(means: readonly number[]): Float64Array {
  const nodes = Float64Array.from(means)
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let month = 0; month < 12; month++) {
      const before = (month + 11) % 12
      const after = (month + 1) % 12
      const length = MONTH_DAYS[month]
      // 1/8 when months are equally long
      const weightBefore = length / (4 * (length + MONTH_DAYS[before]))
      const weightAfter = length / (4 * (length + MONTH_DAYS[after]))
      nodes[month] = (means[month] - weightBefore * nodes[before] - weightAfter * nodes[after]) / (1 - weightBefore - weightAfter)
    }
  }
  return nodes
}
