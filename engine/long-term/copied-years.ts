import type { CandidateMonth } from './candidates.ts'

/** Days of a year that was moved by leap days. */
const MOVED_DAYS_MAX = 8
/** Values of a day that are one value. */
const SAME_FRAC = 1e-3
/** Two real years share hardly a day. */
const SAME_DAYS_MIN = 0.5

/**
 * Years whose days are those of an earlier year, maybe some days moved, with that year: they add nothing to a spread.
 * @param years  to compare, ascending
 */
export function copiedYears(months: readonly CandidateMonth[], years: readonly number[]): Map<number, number> {
  const days = years.map((year) => ({ year, ghi: daysOf(months, year) }))
  const copies = new Map<number, number>()
  days.forEach(({ year, ghi }, k) => {
    const first = days.slice(0, k).find((other) => !copies.has(other.year) && isCopy(ghi, other.ghi))
    if (first !== undefined) copies.set(year, first.year)
  })
  return copies
}

/** The copies in words. */
export function copyNotes(months: readonly CandidateMonth[], years: readonly number[]): string[] {
  const copies = copiedYears(months, years)
  if (copies.size === 0) return []
  const list = [...copies].map(([year, of]) => `${year} of ${of}`).join(', ')
  return [`Years that copy another one (${list}) do not count in the spread of the years: send years that were each measured or modelled.`]
}

/** Mean global irradiance of the days of a year, January first. */
function daysOf(months: readonly CandidateMonth[], year: number): number[] {
  return months.flatMap(({ candidates }) => [...(candidates.find(({ instance }) => instance.year === year)?.days.get('ghi') ?? [])])
}

function isCopy(a: readonly number[], b: readonly number[]): boolean {
  for (let moved = -MOVED_DAYS_MAX; moved <= MOVED_DAYS_MAX; moved++) {
    let [same, lit] = [0, 0]
    for (let day = Math.max(0, -moved); day < a.length && day + moved < b.length; day++) {
      if (a[day] === 0 && b[day + moved] === 0) continue
      lit++
      if (Math.abs(a[day] - b[day + moved]) <= SAME_FRAC * a[day]) same++
    }
    if (lit > 0 && same >= SAME_DAYS_MIN * lit) return true
  }
  return false
}
