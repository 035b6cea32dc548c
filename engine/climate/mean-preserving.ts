import { DAYS, HOURS, MONTH_DAYS, MONTH_STARTS, MONTHS } from './typical-calendar.ts'

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

/** Gauss-Seidel sweeps: each one reduces the error by more than a factor of three. */
const SWEEPS = 40

/** Share of a day's mean that comes from the noon before and from that after it: hours are at their middles. */
const NEIGHBOUR_WEIGHT = 0.125

/**
 * Noon values, from the day before the year to the day after it, such that the straight lines
 * between them have the given means of 365 days. December 31 continues into January 1.
 */
export function meanPreservingNoons(means: readonly number[]): Float64Array {
  const noons = Float64Array.from(means)
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let day = 0; day < DAYS; day++) {
      const neighbours = noons[(day + DAYS - 1) % DAYS] + noons[(day + 1) % DAYS]
      noons[day] = (means[day] - NEIGHBOUR_WEIGHT * neighbours) / (1 - 2 * NEIGHBOUR_WEIGHT)
    }
  }
  return Float64Array.of(noons[DAYS - 1], ...noons, noons[0])
}
