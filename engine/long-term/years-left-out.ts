import { MONTH_NAMES } from './calendar-months.ts'
import type { MonthsOfYears } from './month-instances.ts'
import type { YearStatistics } from './year-statistics.ts'

/** Years and months that are named one by one. */
const YEARS_NAMED = 12
const MONTHS_NAMED = 3

/** Names the years of a series that its statistics do not count, and why; null when all count. */
export function yearsLeftOut({ instances, leftOut }: MonthsOfYears, { years }: YearStatistics): string | null {
  const all = [...new Set([...instances, ...leftOut].map(({ year }) => year))].sort((a, b) => a - b)
  const others = all.filter((year) => !years.some((counted) => counted.year === year))
  if (others.length === 0) return null
  const whyOf = (year: number): string => {
    const whole = new Set(instances.filter((each) => each.year === year).map(({ month }) => month))
    const missing = [...MONTH_NAMES.keys()].filter((month) => !whole.has(month))
    const reasons = missing.slice(0, MONTHS_NAMED).map((month) => {
      const why = leftOut.find((each) => each.year === year && each.month === month)?.why ?? 'none'
      return `${MONTH_NAMES[month]} ${{ rows: 'is not whole', gaps: 'has more than 1 % gaps', none: 'has no rows' }[why]}`
    })
    const more = missing.length - reasons.length
    return `${year} (${reasons.join(', ')}${more > 0 ? `, and ${more} more months` : ''})`
  }
  const named = others.slice(0, YEARS_NAMED).map(whyOf)
  const rest = others.length - named.length
  return `Not counted among the years of the statistics: ${named.join('; ')}${rest > 0 ? `; and ${rest} more years` : ''}.`
}
