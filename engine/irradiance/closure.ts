import { formatStamp } from '../core/calendar.ts'
import type { SkyStage } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { DECOMPOSITIONS } from './decomposition/index.ts'
import { globalDiffuse } from './irradiance-closure/global-diffuse.ts'
import { IRRADIANCE_CLOSURES } from './irradiance-closure/index.ts'
import type { ClosureOption, HorizontalColumn } from './irradiance-closure/option.ts'

const WIRE_NAMES = { ghiWm2: 'ghi_wm2', dhiWm2: 'dhi_wm2', dniWm2: 'dni_wm2' } as const satisfies Record<HorizontalColumn, string>
const HORIZONTAL = Object.keys(WIRE_NAMES) as HorizontalColumn[]

/** One way to close a row. */
interface Way {
  /** Columns that must have a value in the row. */
  needs: readonly HorizontalColumn[]
  /** What closes the rows, in the warning: two columns with a plus between them, a decomposition, or `none`. */
  from: string
  /** A stage that closes all rows of the block from these columns and ignores the others. */
  prepare: () => SkyStage<'transposition'>
}

/**
 * Closes every row by the first way for which the row has all values: the two components that
 * `site.irradiance_closure` names, then any other two, then global alone by `site.decomposition`. A
 * row for which no way works has no irradiance. When no row lacks a value for the first way, that
 * way is chosen once for the whole run.
 * Fails: none; warns about rows that are not closed by the first way.
 * Checked by: test/engine/irradiance/gaps.test.ts
 */
export function prepareClosure(request: Resolved, table: WeatherTable, sun: SkyStage<'sun'>, sink: Sink): SkyStage<'transposition'> {
  const ways = waysOf(request, table, sun, sink).filter(({ needs }) => needs.every((name) => table[name] !== null))
  if (ways[0].needs.every((name) => !table[name]?.includes(Number.NaN))) return ways[0].prepare()
  const wayOfRow = Uint8Array.from({ length: table.n }, (_, row) => ways.findIndex(({ needs }) => hasAll(table, needs, row)))
  warnOfGaps(table, ways, wayOfRow, sink)
  return closeByRow(table, ways, wayOfRow)
}

/** Computes diffuse from global alone, then closes from both. */
export function closeDecomposed(
  request: Resolved,
  table: WeatherTable,
  sun: SkyStage<'sun'> | null,
  sink: Sink,
): SkyStage<'transposition'> {
  const decompose = DECOMPOSITIONS[request.site.decomposition].prepare(request, table, sun, sink)
  return (frame) => {
    decompose(frame)
    globalDiffuse.close(frame)
  }
}

function waysOf(request: Resolved, table: WeatherTable, sun: SkyStage<'sun'>, sink: Sink): Way[] {
  const { irradiance_closure, decomposition } = request.site
  const closures = new Set<ClosureOption>([IRRADIANCE_CLOSURES[irradiance_closure], ...Object.values(IRRADIANCE_CLOSURES)])
  return [
    ...Array.from(closures, ({ rules, close }): Way => {
      const [one, other] = rules
      return { needs: rules, from: `${WIRE_NAMES[one]}+${WIRE_NAMES[other]}`, prepare: () => close }
    }),
    {
      needs: ['ghiWm2'],
      from: decomposition,
      prepare: () => closeDecomposed(request, table, sun, sink),
    },
    {
      needs: [],
      from: 'none',
      prepare: () => darken,
    },
  ]
}

function hasAll(table: WeatherTable, needs: readonly HorizontalColumn[], row: number): boolean {
  return needs.every((name) => !Number.isNaN(table[name]?.[row]))
}

const darken: SkyStage<'transposition'> = ({ sky }) => {
  for (const name of HORIZONTAL) sky[name].fill(0)
}

/** Runs every way on a copy of the block, then copies each row from the result of its own way. */
function closeByRow(table: WeatherTable, ways: readonly Way[], wayOfRow: Uint8Array): SkyStage<'transposition'> {
  const taken = ways.flatMap(({ prepare }, k) => (wayOfRow.includes(k) ? [{ k, close: prepare() }] : []))
  let copy = makeCopy(0)
  return (frame) => {
    const { first, n, sky } = frame
    if (copy.ghiWm2.length < n) copy = makeCopy(frame.capacity)
    const trial = { ...frame, sky: { ...sky, ...copy } }
    for (const { k, close } of taken) {
      for (const name of HORIZONTAL) copy[name].set(table[name]?.subarray(first, first + n) ?? [])
      close(trial)
      for (const name of HORIZONTAL) {
        const [from, to] = [copy[name], sky[name]]
        for (let i = 0; i < n; i++) if (wayOfRow[first + i] === k) to[i] = from[i]
      }
    }
  }
}

function makeCopy(capacity: number): Record<HorizontalColumn, Float64Array> {
  const column = (): Float64Array => new Float64Array(capacity)
  return { ghiWm2: column(), dhiWm2: column(), dniWm2: column() }
}

function warnOfGaps({ n, startMinutes }: WeatherTable, ways: readonly Way[], wayOfRow: Uint8Array, sink: Sink): void {
  const found = ways.slice(1).flatMap(({ from }, k) => {
    const first = wayOfRow.indexOf(k + 1)
    if (first < 0) return []
    const rows = wayOfRow.reduce((sum, way) => sum + (way === k + 1 ? 1 : 0), 0)
    return [{ from, rows, time: formatStamp(startMinutes[first]) }]
  })
  sink.warn('irradiance_gaps', 'weather', {
    closed_from: found.map(({ from }) => from),
    rows: found.map(({ rows }) => rows),
    share_frac: found.map(({ rows }) => rows / n),
    first_time: found.map(({ time }) => time),
  })
}
