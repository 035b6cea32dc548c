import type { SeriesRows } from './pictures/series-values.ts'
import { FLAG_KINDS, type WeatherFlags } from './pictures/weather-flags.ts'
import type { TestedMonth } from './pictures/weather-months.ts'

/** What a report on weather takes of the answer of `POST /api/weather/quality`. */
export interface TestedWeather {
  readonly place: { readonly latitude: number; readonly longitude: number; readonly elevation?: number | null }
  readonly rows: number
  readonly flagged_rows: number
  readonly tests: readonly {
    readonly test: string
    readonly title: string
    readonly group: string
    readonly source: string
    readonly columns: readonly string[]
    readonly rows: number
    readonly flagged: number
    readonly removed: boolean
    readonly ranges: readonly (readonly number[])[]
  }[]
  readonly months: readonly (TestedMonth & {
    readonly year: number
    readonly month: number
    readonly rows: number
    readonly missing: Readonly<Record<string, number>>
    readonly flagged: Readonly<Record<string, number>>
    readonly ghi_kwhm2: number | null
    readonly dhi_kwhm2: number | null
    readonly dni_kwhm2: number | null
    readonly clearness: number | null
  })[]
  readonly gaps: {
    readonly absent_rows: number
    readonly rule: string
    readonly columns: readonly {
      readonly column: string
      readonly rows: number
      readonly longest_h: number
      readonly ranges: readonly (readonly number[])[]
    }[]
  }
  readonly clear_sky: { readonly model: string; readonly turbidity_source: string; readonly turbidity: readonly number[] } | null
  readonly series: { readonly notes: readonly string[] }
  readonly changes: {
    readonly count: number
    readonly left_out: number
    readonly by_reason: readonly { readonly column: string; readonly why: string; readonly how: string; readonly rows: number }[]
    readonly rows: readonly {
      readonly time: string
      readonly column: string
      readonly before: number | null
      readonly after: number | null
      readonly why: string
      readonly how: string
    }[]
  }
}

/** The rows that were tested. */
export interface TestedRowsOf {
  readonly rows: SeriesRows & { readonly timezoneH: number }
  readonly ghi: ArrayLike<number | null>
}

/** Number of each kind of flag in the picture's rows; 0 is none. */
const CODES: ReadonlyMap<string, number> = new Map(FLAG_KINDS.map((kind, k) => [kind, k + 1]))

/** What is wrong with each row, for the picture: of ranges beyond those that an answer lists nothing is shown. */
export function flagsOf({ tests, gaps }: Pick<TestedWeather, 'tests' | 'gaps'>, { rows, ghi }: TestedRowsOf): WeatherFlags {
  const kinds = new Uint8Array(rows.startMinutes.length)
  const paint = (kind: string, ranges: readonly (readonly number[])[]) => {
    const code = CODES.get(kind) ?? 0
    for (const [from = 0, to = 0] of ranges) for (let row = from; row < to; row++) if (code > (kinds[row] ?? 0)) kinds[row] = code
  }
  for (const { column, ranges } of gaps.columns) if (column.endsWith('_wm2')) paint('gap', ranges)
  for (const { group, ranges } of tests) paint(group, ranges)
  return { light: { name: 'ghi_wm2', label: 'global irradiance', unit: 'W/m2', values: ghi, rows }, kinds }
}
