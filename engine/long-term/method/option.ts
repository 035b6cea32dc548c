import type { Candidate, CandidateMonth } from '../candidates.ts'
import type { DayFigure } from '../day-values.ts'
import type { Distribution } from '../finkelstein-schafer.ts'

/** A published way to choose the months of a typical year. */
export interface TypicalMethod {
  readonly title: string
  readonly source: string
  readonly distribution: Distribution
  /** Figures that it compares, with their weights; those that the weather does not have are left out. */
  readonly weights: Readonly<Partial<Record<DayFigure, number>>>
  /** Figures that it needs besides those that it weighs. */
  readonly also: readonly DayFigure[]
  /** Hours on each side of a joint that are smoothed. */
  readonly joinHours: number
  /** Whether December is joined to January, for a year that is used again and again. */
  readonly joinsYears: boolean
  /** How far a month is from all years, less is nearer; of the weighted statistics. */
  distance(candidate: Candidate, month: CandidateMonth): number
  /** Chooses a month; the candidates are at least three. */
  choose(month: CandidateMonth, distances: readonly number[]): Candidate
}

/** Weighted mean of the statistics of a candidate, over the figures that the weather has. */
export function weightedStatistic({ statistics }: Candidate, weights: TypicalMethod['weights']): number {
  let [sum, total] = [0, 0]
  for (const [figure, weight] of Object.entries(weights)) {
    const statistic = statistics.get(figure as DayFigure)
    if (statistic === undefined) continue
    sum += weight * statistic
    total += weight
  }
  return sum / total
}

/** Indices of candidates by a measure, least first; the earlier year first where it is equal. */
export function ranked(measures: readonly number[]): number[] {
  return measures.map((_, k) => k).sort((a, b) => measures[a] - measures[b] || a - b)
}
