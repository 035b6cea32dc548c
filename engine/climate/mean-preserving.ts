import { HOURS, MONTH_DAYS, MONTH_STARTS, MONTHS } from './typical-calendar.ts'

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
    for (let month = 0; month < MONTHS; month++) {
      const before = (month + MONTHS - 1) % MONTHS
      const after = (month + 1) % MONTHS
      const length = MONTH_DAYS[month]
      // 1/8 when months are equally long
      const weightBefore = length / (4 * (length + MONTH_DAYS[before]))
      const weightAfter = length / (4 * (length + MONTH_DAYS[after]))
      nodes[month] = (means[month] - weightBefore * nodes[before] - weightAfter * nodes[after]) / (1 - weightBefore - weightAfter)
    }
  }
  return nodes
}

/**
 * Adds the straight lines between the nodes to an hourly column of the year, at the middle of each
 * hour.
 */
export function addBetweenNodes(nodes: Float64Array, column: Float64Array): void {
  for (let month = 0; month < MONTHS; month++) {
    const after = (month + 1) % MONTHS
    const from = 12 * (MONTH_STARTS[month] + MONTH_STARTS[month + 1])
    const hours = 12 * (MONTH_DAYS[month] + MONTH_DAYS[after])
    const slope = (nodes[after] - nodes[month]) / hours
    for (let k = 0; k < hours; k++) {
      const i = from + k
      column[i < HOURS ? i : i - HOURS] += nodes[month] + slope * (k + 0.5)
    }
  }
}

/**
 * Adds straight lines between noon values to an hourly column of the year, so that there is no step
 * at midnight.
 * @param noons  from the day before the year to the day after it
 */
export function addBetweenNoons(noons: Float64Array, column: Float64Array): void {
  for (let i = 0; i < HOURS; i++) {
    const daysSinceFirstNoon = (i + 0.5 + 12) / 24
    const before = Math.floor(daysSinceFirstNoon)
    column[i] += noons[before] + (daysSinceFirstNoon - before) * (noons[before + 1] - noons[before])
  }
}
