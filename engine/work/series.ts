import type { Resolved } from '../core/option.ts'
import { askedOfParts, type SeriesName } from '../core/part-series.ts'
import { QUANTITIES } from '../core/quantities.ts'
import { referenceColumn } from '../core/reference-columns.ts'
import { EngineError } from '../core/sink.ts'
import type { RunWork } from './work.ts'

type Wish = Pick<RunWork, 'series'>

export function hasSeries({ series }: Wish, { include_series }: Pick<Resolved, 'include_series'>): boolean {
  return series !== undefined || include_series
}

/**
 * At most so many series are kept.
 * @param own  series that the run can keep; null for those that it could for any plant
 */
export function seriesMax(work: Wish, resolved: Resolved, own: readonly string[] | null = null): number {
  if (!hasSeries(work, resolved)) return 0
  const reference = Object.keys(resolved.weather.reference_series ?? {}).length
  return work.series === undefined || work.series === 'all'
    ? (own?.length ?? Object.keys(QUANTITIES).length + askedOfParts(resolved).length) + reference
    : work.series.length
}

/** Columns of the reference series of a weather section. */
export function referenceNames({ reference_series }: { readonly reference_series?: object | undefined }): string[] {
  return Object.keys(reference_series ?? {}).map((name) => referenceColumn(name).name)
}

/**
 * The run's own series that are kept.
 * @param own  series that a run of this plant can keep
 * Fails: EngineError for names that the run does not have.
 */
export function chosenSeries(own: readonly SeriesName[], { series = 'all' }: Wish, { weather }: Resolved): readonly SeriesName[] {
  if (series === 'all') return own
  const message = unknownColumns(series, [...own, ...referenceNames(weather)])
  if (message !== null) throw new EngineError([{ code: 'validation_error', field: 'columns', message }])
  return own.filter((name) => series.includes(name))
}

/** Maximum number of names in one message: a weather section can add a hundred. */
const NAMES_LISTED_MAX = 100
const NAME_CHARS_MAX = 60

/** What is wrong with columns that are not among the names; null for nothing. */
export function unknownColumns(columns: readonly string[], names: readonly string[]): string | null {
  const known = new Set(names)
  const unknown = columns.filter((name) => !known.has(name))
  if (unknown.length === 0) return null
  const verb = unknown.length === 1 ? 'is not a series' : 'are not series'
  return `${listed(unknown)} ${verb} of this run: choose from ${listed(names)}`
}

function listed(names: readonly string[]): string {
  const more = names.length > NAMES_LISTED_MAX ? ` and ${names.length - NAMES_LISTED_MAX} more` : ''
  const shown = names.slice(0, NAMES_LISTED_MAX).map((name) => name.slice(0, NAME_CHARS_MAX))
  return `${shown.join(', ')}${more}`
}
