import type { StringRange } from './string-range.ts'
import type { Ratings, Stringing, Target } from './target.ts'

/** Largest numbers of a run. */
const MOST_INVERTERS = 1_000_000
const MOST_STRINGS = 100_000_000

/**
 * Plants around the target: for every string length the inverter counts next to the one that gives
 * the ratio, and the string counts next to the one that gives the power.
 */
export function candidates(target: Target, range: StringRange, ratings: Ratings): Stringing[] {
  if (target.kind === 'given') return [target.stringing]
  const found = new Map<string, Stringing>()
  for (let length = range.min; length <= range.max; length++) {
    for (const [inverters, stringsPerInverter] of countsFor(target, length, ratings)) {
      if (inverters < 1 || inverters > MOST_INVERTERS || stringsPerInverter < 1 || stringsPerInverter > MOST_STRINGS) continue
      found.set(`${length} ${inverters} ${stringsPerInverter}`, { modulesPerString: length, stringsPerInverter, inverters })
    }
  }
  return [...found.values()]
}

type Counts = readonly (readonly [inverters: number, stringsPerInverter: number])[]

function countsFor(target: Exclude<Target, { kind: 'given' }>, length: number, ratings: Ratings): Counts {
  const stringKw = (length * ratings.moduleW) / 1000
  const perInverter = (ratings.ratio * ratings.inverterKw) / stringKw
  if (target.kind === 'ac') {
    const strings = admitted(next(perInverter), ratings)
    return next(target.kw / ratings.inverterKw).flatMap((inverters) => strings.map((count) => [inverters, count] as const))
  }
  if (target.kind === 'dc') {
    const strings = target.kw / stringKw
    const inverters = [...next(target.kw / ratings.ratio / ratings.inverterKw), ...next(strings / ratings.mostStrings)]
    return inverters.flatMap((count) => admitted(next(strings / count), ratings).map((each) => [count, each] as const))
  }
  if (target.kind === 'at_most') {
    const strings = Math.floor(target.modules / length)
    const inverters = [...next((strings * stringKw) / ratings.ratio / ratings.inverterKw), ...next(strings / ratings.mostStrings)]
    return inverters.map((count) => [count, Math.min(Math.floor(strings / count), ratings.mostStrings)] as const)
  }
  const strings = target.kind === 'strings' ? target.strings : wholeStrings(target, length)
  if (strings === null) return []
  const isEven = target.kind === 'modules' && target.isRidge
  return divisors(strings)
    .filter((inverters) => !isEven || (strings / inverters) % 2 === 0)
    .map((inverters) => [inverters, strings / inverters] as const)
}

/** Strings of a number of modules; null when they do not form whole ones on every face. */
function wholeStrings({ modules, isRidge }: Extract<Target, { kind: 'modules' }>, length: number): number | null {
  return modules % (isRidge ? 2 * length : length) === 0 ? modules / length : null
}

/** The whole numbers next to one, at least 1. */
function next(count: number): number[] {
  const below = Math.max(1, Math.floor(count + 1e-9))
  return [below, below + 1]
}

/** String counts within the current of the inverter; its most strings instead of those above. */
function admitted(counts: readonly number[], { mostStrings }: Ratings): number[] {
  return counts.map((count) => Math.min(count, mostStrings))
}

function divisors(count: number): number[] {
  const small: number[] = []
  for (let k = 1; k * k <= count; k++) if (count % k === 0) small.push(k)
  return [...new Set([...small, ...small.map((k) => count / k)])]
}
