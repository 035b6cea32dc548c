import type { CandidateMonth } from '../candidates.ts'
import type { DayFigure } from '../day-values.ts'
import { ranked, type TypicalMethod, weightedStatistic } from './option.ts'

/** Months with the lowest sum of ranks, of which the wind decides. */
const SHORTLIST = 3
const PRIMARY = { temp_mean: 1, ghi: 1, humidity_mean: 1 } as const

/**
 * Ranks the months by the statistic of each primary figure, adds up the ranks, and takes of the three
 * lowest the one whose mean wind is nearest to that of all years. Without humidity or wind it goes on
 * without them.
 */
export const iso159274: TypicalMethod = {
  title: 'ISO 15927-4',
  source: 'ISO 15927-4:2005, Hygrothermal performance of buildings: hourly data for assessing the annual energy use, clause 5',
  distribution: 'iso',
  weights: PRIMARY,
  also: ['wind_mean'],
  joinHours: 8,
  joinsYears: true,
  distance: (candidate) => weightedStatistic(candidate, PRIMARY) / candidate.instance.days,
  choose: (month) => {
    const { candidates } = month
    const sums = rankSums(month)
    const [first, ...others] = ranked(sums).slice(0, SHORTLIST)
    const all = month.all.get('wind_mean')
    if (all === undefined) return candidates[first]
    const longTerm = meanOf(all)
    const apart = (k: number) => Math.abs(meanOf(candidates[k].days.get('wind_mean') ?? all) - longTerm)
    return candidates[others.reduce((best, k) => (apart(k) < apart(best) ? k : best), first)]
  },
}

/** Sum of the ranks of each candidate, 1 for the nearest. */
export function rankSums({ candidates }: CandidateMonth): number[] {
  const sums = candidates.map(() => 0)
  for (const figure of Object.keys(PRIMARY) as DayFigure[]) {
    const statistics = candidates.map((candidate) => candidate.statistics.get(figure))
    if (statistics.some((statistic) => statistic === undefined)) continue
    ranked(statistics.map((statistic) => statistic ?? 0)).forEach((k, rank) => {
      sums[k] += rank + 1
    })
  }
  return sums
}

function meanOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
