import type { Weather } from '@pvyield/contract/schemas'
import type { Incompletable } from './complete-rows.ts'
import { type RowRanges, rangesOf } from './row-ranges.ts'
import type { TestedRows } from './tested-rows.ts'

/** Rows of a column that had no value when it was sent. */
export interface ColumnGaps extends RowRanges {
  column: string
  rows: number
  longest_h: number
  /** What the cleaned weather or a run has in their place. */
  filled_by: string
}

/** Gaps as they were sent. */
export interface GapReport {
  /** Rows that the stamps leave out. */
  absent_rows: number
  /** Those that the cleaned weather has: gaps of every column, of which those of the irradiance are filled. */
  inserted_rows: number
  /** Columns that have gaps. */
  columns: ColumnGaps[]
  /** Rule by which gaps of the irradiance were filled. */
  rule: string
}

/** Ranges that are listed of one column. */
const RANGES_MAX = 100
const COLUMNS = ['ghi_wm2', 'dhi_wm2', 'dni_wm2', 'temp_air_c', 'wind_speed_ms'] as const

const RULES = {
  none: 'Nothing was filled. A run takes what follows from the other components; where nothing follows, a row counts as zero.',
  short:
    'IEC 61724-1, estimates from valid data before and after: a component that follows from the other two; in gaps of up to 3 h the share of the clear sky, linear between the rows before and after. Longer gaps stay gaps.',
  all: 'IEC 61724-1, estimates from valid data before and after, and averages: a component that follows from the other two; in gaps of up to 3 h the share of the clear sky, linear between the rows before and after; in longer gaps its mean at the same time of day in as many days on each side as the gap has, or in the nearest that has one, 14 at most.',
} as const

/** What became of the rows that the stamps leave out. */
export interface LeftOutRows {
  readonly absent: number
  readonly inserted: number
  /** Why `all` did not insert them; null otherwise. */
  readonly kept: Incompletable | null
}

const KEPT = {
  typical_year: 'months of a typical year come from several years',
  off_grid: 'rows are not whole steps apart',
  too_many: 'they are more than twice the rows that were sent',
} as const satisfies Record<Incompletable, string>

/** @param weather  as it was sent, with the inserted rows */
export function gapReport(weather: Weather, { stepMinutes }: TestedRows, filling: keyof typeof RULES, leftOut: LeftOutRows): GapReport {
  return {
    absent_rows: leftOut.absent,
    inserted_rows: leftOut.inserted,
    columns: COLUMNS.flatMap((name) => columnGaps(name, weather[name], stepMinutes)),
    rule: `${RULES[filling]}${leftOutRule(leftOut)}`,
  }
}

function leftOutRule({ absent, inserted, kept }: LeftOutRows): string {
  if (absent + inserted === 0) return ''
  if (inserted > 0) {
    const atEnds = inserted - absent
    const which = [
      ...(absent > 0 ? ['Rows that the stamps leave out'] : []),
      ...(atEnds > 0 ? [`${atEnds} rows at the ends, to whole years,`] : []),
    ].join(' and ')
    return ` ${which} were inserted as gaps and filled alike; temperature and wind of them are left to the run.`
  }
  return kept === null
    ? ' Rows that the stamps leave out stay out: fill `all` inserts them.'
    : ` Rows that the stamps leave out stay out, because ${KEPT[kept]}.`
}

function columnGaps(column: (typeof COLUMNS)[number], values: readonly (number | null)[] | undefined, stepMinutes: number): ColumnGaps[] {
  if (values === undefined || !values.includes(null) || values.every((value) => value === null)) return []
  const mask = Uint8Array.from(values, (value) => (value === null ? 1 : 0))
  const { ranges, left_out } = rangesOf(mask, RANGES_MAX)
  const all = left_out === 0 ? ranges : rangesOf(mask, mask.length).ranges
  const rows = all.reduce((sum, [from, to]) => sum + to - from, 0)
  const longest = all.reduce((most, [from, to]) => Math.max(most, to - from), 0)
  const isIrradiance = column.endsWith('_wm2')
  return [
    {
      column,
      rows,
      longest_h: Math.round((longest * stepMinutes) / 0.6) / 100,
      filled_by: isIrradiance ? 'the rule below' : 'a run: a linear value up to 6 h, beyond them the same time of day of the days around',
      ranges,
      left_out,
    },
  ]
}
