import { civilOf } from '../../core/calendar.ts'
import type { Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'
import type { OutageShare, ShareOf } from './outage-share.ts'
import { minutesIn, type OutageStamp, readStamp } from './stamp.ts'

type Outages = NonNullable<Resolved['ac_losses']['outages']>
type Sent = Outages['periods'][number]

/** A period in which a part of the plant, or of its connection to the grid, is out. */
export interface OutagePeriod extends OutageShare, Pick<Sent, 'kind'> {
  readonly index: number
  readonly from: OutageStamp
  readonly to: OutageStamp
}

export interface Span {
  readonly fromMinutes: number
  readonly toMinutes: number
}

/** @param year  of a period of every year */
export function spanIn({ from, to }: OutagePeriod, year: number): Span {
  return { fromMinutes: minutesIn(from, year), toMinutes: minutesIn(to, year) }
}

export const fieldOf = (index: number): string => `ac_losses.outages.periods.${index}`

/**
 * The periods that can be read.
 * Fails: for a time that does not exist, a period that ends before it begins, and periods that
 * together take more than there is.
 */
export function readPeriods(shareOf: ShareOf, { periods }: Outages, sink: Sink): OutagePeriod[] {
  const read = periods.flatMap((sent, index) => readPeriod(shareOf, sent, index, sink) ?? [])
  for (const kind of ['plant', 'grid'] as const)
    refuseOverlaps(
      read.filter((period) => period.kind === kind),
      kind,
      sink,
    )
  return read
}

function readPeriod(shareOf: ShareOf, sent: Sent, index: number, sink: Sink): OutagePeriod | null {
  const { from, to, kind } = sent
  const [begin, end] = [readStamp(from), readStamp(to)]
  const field = fieldOf(index)
  for (const [name, text] of Object.entries({ from, to }))
    if (readStamp(text) === null)
      sink.fail(`${field}.${name}`, `${text} is no date and time: send MM-DDTHH:MM for every year, or YYYY-MM-DDTHH:MM for one`)
  const fail = (name: string, message: string): null => {
    sink.fail(`${field}.${name}`, message)
    return null
  }
  const named = sent.sub_arrays !== null ? 'sub_arrays' : sent.inverters !== null ? 'inverters' : null
  const share =
    kind === 'grid' && named !== null
      ? fail(named, 'Parts and inverters are of the plant, but this is an outage of the grid: send null, or kind plant')
      : shareOf(sent, fail)
  if (begin === null || end === null || share === null) return null
  if ((begin.year === null) !== (end.year === null)) {
    sink.fail(`${field}.to`, `${from} and ${to} are of every year and of one: send both with a year, or both without`)
    return null
  }
  const period = { index, ...share, kind, from: begin, to: end }
  const { fromMinutes, toMinutes } = spanIn(period, 2000)
  if (toMinutes > fromMinutes) return period
  const overNewYear = begin.year === null ? '; an outage over New Year is two periods, the first up to 12-31T24:00' : ''
  sink.fail(`${field}.to`, `The outage ends at ${to}, but it begins at ${from}: send an end after its begin${overNewYear}`)
  return null
}

/**
 * Periods may overlap: parts of a plant can be out at once. Together they take at most all of it.
 * Any sum is highest where a period begins, in a year in which another one of a year begins or in
 * the next.
 */
export function refuseOverlaps(periods: readonly OutagePeriod[], what: string, sink: Sink): void {
  const ofOne = periods.flatMap(({ from: { year } }) => (year === null ? [] : [year, year + 1]))
  const years = ofOne.length === 0 ? [2000] : [...new Set(ofOne)]
  const spans = periods
    .flatMap((period) => (period.from.year === null ? years : [period.from.year]).map((year) => ({ ...spanIn(period, year), ...period })))
    .sort((a, b) => a.fromMinutes - b.fromMinutes)
  let out: typeof spans = []
  for (const span of spans) {
    out = [...out.filter(({ toMinutes }) => toMinutes > span.fromMinutes), span]
    const sum = out.reduce((total, { fraction }) => total + fraction, 0)
    if (sum <= 1 + 1e-9) continue
    const others = out.slice(0, -1).map(({ index }) => fieldOf(index))
    sink.fail(
      `${fieldOf(span.index)}.fraction`,
      `At its begin ${Number(sum.toPrecision(6))} of the ${what} are out, with ${others.join(', ')}: outages at one time add up to 1 at most. Send lower fractions, or periods that do not overlap`,
    )
    return
  }
}

/** The periods of which the weather has no row. */
export function outsideOf(periods: readonly OutagePeriod[], weather: readonly Span[]): OutagePeriod[] {
  const meets = (a: Span, b: Span): boolean => a.fromMinutes < b.toMinutes && a.toMinutes > b.fromMinutes
  return periods.filter((period) => {
    const isIn = (span: Span): boolean => yearsOf(span).some((year) => meets(spanIn(period, year), span))
    return !weather.some(isIn)
  })
}

function yearsOf({ fromMinutes, toMinutes }: Span): number[] {
  const [first, last] = [civilOf(fromMinutes).year, civilOf(toMinutes).year]
  return Array.from({ length: last - first + 1 }, (_, k) => first + k)
}
