/**
 * Share of the values that are at or below x.
 * `sandia`: (k - 0.5) / n between the smallest and the largest value, 0 below, 1 from the largest on.
 * `iso`: k / (n + 1), with k the rank of x.
 */
export type Distribution = 'sandia' | 'iso'

/**
 * Finkelstein-Schafer statistic: how far the days of one month are from those of all years.
 * @param all   figures of the days of a calendar month in all years, ascending
 * @param days  figures of the days of one of these months, ascending
 * @returns with `sandia` the mean absolute difference of both distributions over the days, with `iso`
 *   its sum
 * Source: J. M. Finkelstein, R. E. Schafer, Biometrika 58 (1971), 641; `sandia`: W. Marion, K. Urban,
 * User's Manual for TMY2s, NREL/SP-463-7668 (1995), appendix A; `iso`: ISO 15927-4:2005, 5.2.
 * Checked by: test/fixtures/long-term/typical-months.json
 */
export function finkelsteinSchafer(all: Float64Array, days: Float64Array, distribution: Distribution): number {
  let sum = 0
  for (const x of days) sum += Math.abs(shareBelow(all, x, distribution) - shareBelow(days, x, distribution))
  return distribution === 'iso' ? sum : sum / days.length
}

function shareBelow(ascending: Float64Array, x: number, distribution: Distribution): number {
  const n = ascending.length
  const k = countUpTo(ascending, x)
  if (distribution === 'iso') return k / (n + 1)
  return k === 0 ? 0 : k === n ? 1 : (k - 0.5) / n
}

/** Number of values up to x, by bisection. */
function countUpTo(ascending: Float64Array, x: number): number {
  let [low, high] = [0, ascending.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (ascending[middle] <= x) low = middle + 1
    else high = middle
  }
  return low
}
