import { MINUTES_PER_DAY } from '../core/calendar.ts'
import { type DayFigure, dayValues } from './day-values.ts'
import { type Distribution, finkelsteinSchafer } from './finkelstein-schafer.ts'
import type { MonthInstance } from './month-instances.ts'

/** A month of one year, with what the selection compares. */
export interface Candidate {
  readonly instance: MonthInstance
  /** Figures of its days, in their order. */
  readonly days: ReadonlyMap<DayFigure, Float64Array>
  /** Finkelstein-Schafer statistic of each figure. */
  readonly statistics: ReadonlyMap<DayFigure, number>
  /** Global irradiation of the month, kWh/m2. */
  readonly ghiKwhm2: number
}

/** A calendar month of all years. */
export interface CandidateMonth {
  /** Of one month each, in the order of their years. */
  readonly candidates: readonly Candidate[]
  /** Figures of the days of all years, ascending. */
  readonly all: ReadonlyMap<DayFigure, Float64Array>
}

/** Candidates of the twelve calendar months, with the statistics of each figure. */
export function candidateMonths(
  instances: readonly MonthInstance[],
  columns: ReadonlyMap<DayFigure, Float64Array>,
  stepMinutes: number,
  distribution: Distribution,
): CandidateMonth[] {
  const rowsPerDay = MINUTES_PER_DAY / stepMinutes
  return Array.from({ length: 12 }, (_, month) => {
    const ofMonth = instances.filter((instance) => instance.month === month)
    const days = ofMonth.map(
      ({ firstRow, days: count }) =>
        new Map([...columns].map(([figure, column]) => [figure, dayValues(figure, column, firstRow, count, rowsPerDay)])),
    )
    const all = new Map([...columns.keys()].map((figure) => [figure, joined(days.map((each) => each.get(figure) ?? new Float64Array(0)))]))
    const candidates = ofMonth.map((instance, k): Candidate => {
      const statistics = new Map(
        [...days[k]].map(([figure, values]) => [
          figure,
          finkelsteinSchafer(all.get(figure) ?? values, Float64Array.from(values).sort(), distribution),
        ]),
      )
      const ghi = days[k].get('ghi') ?? new Float64Array(0)
      return { instance, days: days[k], statistics, ghiKwhm2: (24 * ghi.reduce((sum, mean) => sum + mean, 0)) / 1000 }
    })
    return { candidates, all }
  })
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all.sort()
}
