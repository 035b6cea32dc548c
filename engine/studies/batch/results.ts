import type { Failure } from '../../core/sink.ts'
import { Sink } from '../../core/sink.ts'
import type { Report } from '../../report/report.ts'
import { cell } from '../sweep/csv.ts'
import { type Figure, figuresOf } from '../sweep/figures.ts'
import type { BatchRequest } from './request.ts'

/** What became of a request. */
export interface BatchRow extends Pick<BatchRequest, 'row' | 'line' | 'id' | 'name'> {
  readonly status: 'complete' | 'failed'
  /** A batch that outlives an update of its host has rows of two. */
  readonly engine_version: string
  /** As its own run answers it, without the digests of its provenance; null for one that failed. */
  readonly summary: Report['summary'] | null
  /** Why it failed; null for one that did not. */
  readonly errors: readonly Failure[] | null
}

let figures: readonly Figure[] | null = null

/** The figures of a table of results. */
export function batchColumns(): readonly Figure[] {
  figures ??= figuresOf(
    {
      summary: [
        'dc_kwp',
        'ac_kw',
        'e_grid_kwh',
        'specific_yield_kwh_per_kwp',
        'performance_ratio',
        'capacity_factor',
        'exceedance.p50_kwh',
        'exceedance.p90_kwh',
      ],
      losses: [],
      months: [],
    },
    new Sink(),
  )
  return figures
}

/** The first line of a table of results, without its end. */
export function batchCsvHead(): string {
  const figures = batchColumns().map(({ name, unit }) => `${name} (${unit})`)
  return ['row', 'line', 'id', 'name', 'status', ...figures, 'engine_version', 'findings', 'problem'].join(',')
}

/** A line of a table of results, without its end. */
export function batchCsvRow(result: BatchRow): string {
  const { row, line, id, name, status, engine_version, summary, errors } = result
  const codes = summary === null ? '' : [...new Set((summary.findings ?? []).map(({ code }) => code))].join(' ')
  const problem = (errors ?? []).map(({ field, message }) => (field === null ? message : `${field}: ${message}`)).join('; ')
  return [row, line, id, name, status, ...batchFigures(result), engine_version, codes, problem].map(cell).join(',')
}

/** The figures of a row, null for those that it does not have. */
export function batchFigures({ summary }: BatchRow): (number | null)[] {
  return batchColumns().map(({ of }) => (summary === null ? null : of({ summary } as Report)))
}
