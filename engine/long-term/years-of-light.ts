import { Sink } from '../core/sink.ts'
import { candidateMonths } from './candidates.ts'
import { monthsOfYears } from './month-instances.ts'
import type { Series } from './series.ts'
import { type YearStatistics, yearStatistics } from './year-statistics.ts'
import { yearsLeftOut } from './years-left-out.ts'

export interface YearsOfLight {
  /** Null for a step that divides no day. */
  readonly statistics: YearStatistics | null
  /** The years that do not count. */
  readonly notes: readonly string[]
}

/**
 * Global irradiation of the whole calendar years of a series, and its spread.
 * @param filledWm2  the same without gaps
 */
export function yearsOfLight(series: Series, ghiWm2: Float64Array, filledWm2: Float64Array): YearsOfLight {
  const sink = new Sink()
  const found = monthsOfYears(series, [ghiWm2], 'weather', sink)
  if (sink.failures.length > 0) return { statistics: null, notes: [] }
  const statistics = yearStatistics(candidateMonths(found.instances, new Map([['ghi', filledWm2]]), series.stepMinutes, 'sandia'))
  const others = yearsLeftOut(found, statistics)
  return { statistics, notes: others === null ? [] : [others] }
}
