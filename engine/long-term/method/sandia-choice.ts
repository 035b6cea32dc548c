import type { Candidate, CandidateMonth } from '../candidates.ts'
import type { DayFigure } from '../day-values.ts'
import { ranked } from './option.ts'

/** Months with the lowest weighted statistic, among which mean, median and persistence decide. */
const SHORTLIST = 5

/** Days that persist: beyond a percentile of all years. */
const SPELLS = [
  { figure: 'temp_mean', percentile: 67, isAbove: true },
  { figure: 'temp_mean', percentile: 33, isAbove: false },
  { figure: 'ghi', percentile: 33, isAbove: false },
] as const satisfies readonly { figure: DayFigure; percentile: number; isAbove: boolean }[]

/**
 * The last steps of the Sandia method: the five nearest months are ordered by how near their mean and
 * median of temperature and global irradiation are to those of all years, and the first that persists
 * as other months do is taken. Of warm, cool and dark spells, the month with the longest one, the one
 * with the most, and one without any are passed over; where several share the longest or the most,
 * none is. When all five are passed over, the first is taken.
 * Source: W. Marion, K. Urban, User's Manual for TMY2s, NREL/SP-463-7668 (1995), appendix A, steps 2
 * and 3. The manual has no formula for the nearness: here it is the sum of the four differences, each
 * divided by the standard deviation of the days of all years.
 * Checked by: test/fixtures/long-term/typical-months.json
 */
export function sandiaChoice(month: CandidateMonth, distances: readonly number[]): Candidate {
  const { candidates, all } = month
  const shortlist = ranked(distances)
    .slice(0, SHORTLIST)
    .map((k) => candidates[k])
  const nearness = shortlist.map((candidate) => apartOf(candidate, all))
  const order = ranked(nearness)
  const passedOver = new Set<number>()
  for (const { figure, percentile, isAbove } of SPELLS) {
    const days = all.get(figure)
    if (days === undefined) continue
    const limit = percentileOf(days, percentile)
    const spells = shortlist.map((candidate) => spellsOf(candidate.days.get(figure) ?? days, limit, isAbove))
    for (const k of onlyLargest(spells.map(({ longest }) => longest))) passedOver.add(k)
    for (const k of onlyLargest(spells.map(({ count }) => count))) passedOver.add(k)
    spells.forEach(({ count }, k) => {
      if (count === 0) passedOver.add(k)
    })
  }
  return shortlist[order.find((k) => !passedOver.has(k)) ?? order[0]]
}

function apartOf({ days }: Candidate, all: CandidateMonth['all']): number {
  let sum = 0
  for (const figure of ['temp_mean', 'ghi'] as const) {
    const [own, longTerm] = [days.get(figure), all.get(figure)]
    if (own === undefined || longTerm === undefined) continue
    const sorted = Float64Array.from(own).sort()
    const sigma = sigmaOf(longTerm)
    if (sigma === 0) continue
    sum += (Math.abs(meanOf(sorted) - meanOf(longTerm)) + Math.abs(percentileOf(sorted, 50) - percentileOf(longTerm, 50))) / sigma
  }
  return sum
}

/** Number and greatest length of stretches of days beyond a limit. */
export function spellsOf(days: Float64Array, limit: number, isAbove: boolean): { count: number; longest: number } {
  let [count, longest, length] = [0, 0, 0]
  for (const value of days) {
    const isBeyond = isAbove ? value > limit : value < limit
    length = isBeyond ? length + 1 : 0
    if (length === 1) count++
    longest = Math.max(longest, length)
  }
  return { count, longest }
}

/** Index of the largest value when no other equals it. */
function onlyLargest(values: readonly number[]): number[] {
  const most = Math.max(...values)
  const at = values.flatMap((value, k) => (value === most ? [k] : []))
  return at.length === 1 ? at : []
}

/** Percentile of ascending values, with straight lines between them (type 7 of Hyndman and Fan 1996). */
function percentileOf(ascending: Float64Array, percentile: number): number {
  const x = ((ascending.length - 1) * percentile) / 100
  const k = Math.min(Math.floor(x), ascending.length - 2)
  return ascending.length === 1 ? ascending[0] : ascending[k] + (x - k) * (ascending[k + 1] - ascending[k])
}

function meanOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function sigmaOf(values: Float64Array): number {
  const mean = meanOf(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}
