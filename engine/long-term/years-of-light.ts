import { Sink } from '../core/sink.ts'
import { candidateMonths } from './candidates.ts'
import { monthsOfYears } from './month-instances.ts'
import type { Series } from './series.ts'
import { type YearStatistics, yearStatistics } from './year-statistics.ts'

/** Global irradiation of the whole calendar years of a series, and its spread; null for a step that divides no day. */
export function yearsOfLight(series: Series, ghiWm2: Float64Array): YearStatistics | null {
  const sink = new Sink()
  const { instances } = monthsOfYears(series, [ghiWm2], 'weather', sink)
  if (sink.failures.length > 0) return null
  return yearStatistics(candidateMonths(instances, new Map([['ghi', ghiWm2]]), series.stepMinutes, 'sandia'))
}
