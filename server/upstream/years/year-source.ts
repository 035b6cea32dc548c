import type { UpstreamAnswer, UpstreamCall } from '../http-fetch.ts'

/** What is asked of a source of real years. */
export interface AskedYears {
  readonly latitude: number
  readonly longitude: number
  /** m; null for the source's own. */
  readonly elevation: number | null
  /** Standard time in which the rows begin, whole hours from UTC. */
  readonly zoneH: number
  /** First and last year; null for a typical year. */
  readonly years: { readonly start: number; readonly end: number } | null
}

/** What opens a source: of its operator, or of the caller. */
export interface Access {
  /** Empty for none. Never logged, stored or shown. */
  readonly key: string
  /** Address that the operator's key was registered with; empty for none. */
  readonly email: string
  /** Path and query of a mirror with names in braces; empty for none. */
  readonly template: string
}

/** Why a source gives no years, in words that follow its name. */
export interface YearRefusal {
  /** The key is refused, its quota is used up, or there are no data there and asking again is useless. */
  readonly kind: 'key' | 'quota' | 'no data'
  readonly reason: string
}

/** A file that `parseWeather` reads, with what it does not state. */
export interface SourceFile {
  readonly text: string
  /** What the stamps mark; undefined where the format of the file says so. */
  readonly interval?: 'start'
  /** The source has no air temperature. */
  readonly isWithoutTemperature?: boolean
}

/** Who has the key of a source. */
export type KeyOwner = 'nobody' | 'operator' | 'caller' | 'either'

/** A source of real years. Everything here is pure: `YearFetcher` calls, a worker reads. */
export interface YearSource {
  /** Name as users know it. */
  readonly service: string
  /** What users of the data should know, including who owns the data. */
  readonly notes: readonly string[]
  /** Radiation database, for the metadata. */
  readonly database: string
  /** First year that it has in whole. */
  readonly firstYear: number
  /** Last year; null for last year. */
  readonly lastYear: number | null
  /** Years of one request: its calls end within minutes. */
  readonly yearsMax: number
  readonly keyOwner: KeyOwner
  /** Whether it has a typical year of its own, when `years` is null. */
  readonly hasTypicalYear: boolean
  /** Calls that may be under way at once. */
  readonly callsAtOnce: number
  calls(asked: AskedYears, access: Access): UpstreamCall[]
  /** Why an answer is no weather; null for one that was not foreseen. Not called for 200. */
  refusal(answer: UpstreamAnswer): YearRefusal | null
  /**
   * The rows of all answers, in the order of the calls. Called in a worker.
   * Fails: throws UnreadableAnswer for an answer of another form.
   */
  read(answers: readonly Uint8Array[], asked: AskedYears): SourceFile
}

/** An answer does not have the form that the source documents. The message says what differs, and quotes no more than a name. */
export class UnreadableAnswer extends Error {}

/** A span of whole days in UTC, written as YYYY-MM-DD, both included. */
export interface Days {
  readonly first: string
  readonly last: string
}

/**
 * The days in UTC that cover the years in standard time, in spans of at most `yearsPerCall` years: east of
 * Greenwich a year begins on the day before in UTC, west of it one ends on the day after.
 */
export function daysOf({ years, zoneH }: AskedYears, yearsPerCall: number): Days[] {
  if (years === null) return []
  const spans: Days[] = []
  for (let from = years.start; from <= years.end; from += yearsPerCall) {
    const to = Math.min(years.end, from + yearsPerCall - 1)
    spans.push({
      first: zoneH > 0 && from === years.start ? `${from - 1}-12-31` : `${from}-01-01`,
      last: zoneH < 0 && to === years.end ? `${to + 1}-01-01` : `${to}-12-31`,
    })
  }
  return spans
}

const DAY_MILLIS = 86_400_000

/** Spans of at most `daysMax` days that cover the same days. */
export function shorterSpans(spans: readonly Days[], daysMax: number): Days[] {
  return spans.flatMap(({ first, last }) => {
    const end = Date.parse(last)
    const parts: Days[] = []
    for (let at = Date.parse(first); at <= end; at += daysMax * DAY_MILLIS)
      parts.push({ first: dayText(at), last: dayText(Math.min(end, at + (daysMax - 1) * DAY_MILLIS)) })
    return parts
  })
}

/** The day after, YYYY-MM-DD. */
export function dayAfter(day: string): string {
  return dayText(Date.parse(day) + DAY_MILLIS)
}

function dayText(millis: number): string {
  return new Date(millis).toISOString().slice(0, 10)
}
