import type { RunRequest, SimpleRunRequest } from '@pvyield/contract/schemas'
import type { Choices } from '@pvyield/engine'
import { type AskedOfParts, askedOfParts, QUANTITIES, referenceNames, unknownColumns } from '@pvyield/engine/quick'
import { Problem } from '../http/problem.ts'
import { type Drawing, type DrawnForm, isDrawn } from './drawn-form.ts'

/** Format in which an answer contains a series. */
export type SeriesForm = 'json' | 'csv' | 'arrow'

/** Form of the answer of a run. */
export type AnswerForm = SeriesForm | DrawnForm

/** An answer in this form contains only the series, whatever `include_series` says. */
export function isSeriesOnly(form: AnswerForm): form is 'csv' | 'arrow' {
  return form === 'csv' || form === 'arrow'
}

/** Names that the parameter `columns` has. */
export interface AskedColumns {
  /** Series, in the requested order; null for all. */
  readonly columns: readonly string[] | null
  /** Whether a CSV has the time zone too. */
  readonly withZone: boolean
}

/** Not a series: the last column of a CSV that asks for it. JSON and Arrow state the zone once. */
export const ZONE_COLUMN = 'timezone'

/**
 * What a caller wants of a run in addition to its body: which series, in which form, and by which
 * path through the models. Comes from headers, query and account.
 */
export interface SeriesWish {
  readonly form: AnswerForm
  /** What is drawn, of an answer in a drawn form. */
  readonly drawing?: Drawing
  /** Names in the requested order; null for all. */
  readonly columns: readonly string[] | null
  /** A CSV has the time zone as its last column; undefined for one without. */
  readonly withZone?: true
  /** How the requests of a batch were sent; undefined for a JSON list, and for what is no batch. */
  readonly sent?: 'lines' | 'table'
  /** Path through the models that the account prefers and this run uses; undefined for none. */
  readonly choices?: Choices
}

/** A name. Inside double quotes it may contain commas, as in the header line of the CSV. */
const NAME = /(?:[^,"]|"(?:[^"]|"")*")+/g

/**
 * Reads the parameter `columns`. Repeated and empty names are ignored. `timezone` alone is all series
 * with the zone.
 * Fails: Problem validation_error when no name is left.
 */
export function columnsIn(text: string | undefined): AskedColumns {
  if (text === undefined) return { columns: null, withZone: false }
  const names = [...text.matchAll(NAME)].map(([field]) => unquoted(field.trim())).filter((name) => name !== '')
  const series = [...new Set(names)].filter((name) => name !== ZONE_COLUMN)
  if (names.length > 0) return { columns: series.length > 0 ? series : null, withZone: names.includes(ZONE_COLUMN) }
  throw Problem.ofField('validation_error', 'columns', 'Input should name one or more series, separated by commas: GlobInc,E_Grid')
}

function unquoted(field: string): string {
  return field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field
}

/**
 * Rejects names that no run of this body can have, and names for an answer without series, before
 * anything is fetched or counted. Stored weather may contain series of another tool, so the run
 * itself checks the names then.
 * Fails: Problem validation_error.
 */
export function requireChoosable(
  { form, columns, withZone }: SeriesWish,
  body: Pick<RunRequest | SimpleRunRequest, 'weather' | 'include_series'> & Partial<AskedOfParts>,
): void {
  if (columns === null && !withZone) return
  const { weather, include_series, sub_arrays = null, sub_array_series = null } = body
  if (columns !== null && (weather === undefined || !('id' in weather))) {
    requireColumns(columns, [
      ...Object.keys(QUANTITIES),
      ...askedOfParts({ sub_arrays, sub_array_series }),
      ...(weather === undefined ? [] : referenceNames(weather)),
    ])
  }
  requireSeries(isSeriesOnly(form) || isDrawn(form) || include_series, 'set include_series true, or send Accept: text/csv')
}

/** Fails: Problem validation_error for columns of an answer that has no series; the fix is for the message. */
export function requireSeries(hasSeries: boolean, fix: string): void {
  if (hasSeries) return
  throw Problem.ofField('validation_error', 'columns', `The answer has no series to choose from: ${fix}`)
}

/** Fails: Problem validation_error that lists the unknown and the available names. */
export function requireColumns(columns: readonly string[], names: readonly string[]): void {
  const message = unknownColumns(columns, names)
  if (message !== null) throw Problem.ofField('validation_error', 'columns', message)
}
