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

/** A way to close a row. */
interface Way {
  /** Columns that must have a value in the row. */
  needs: readonly HorizontalColumn[]
  /** What becomes of the rows that go this way, for the warning. */
  words: string
  /** A stage that closes all rows of the block from these columns, whatever the others hold. */
  prepare: () => SkyStage<'transposition'>
}

/**
 * Closes every row by the first way that has its values there: the two components that `site.irradiance_closure` names, any other two, global alone by `site.decomposition`;
 * a row without any of these has no irradiance. Weather whose usual way misses no value has one way for all rows, chosen once a run.
 * Fails: none; warns of the rows that go another way than the usual one.
 * Checked by: test/engine/irradiance/gaps.test.ts
 */
export function prepareClosure(request: Resolved, table: WeatherTable, sun: SkyStage<'sun'>, sink: Sink): SkyStage<'transposition'> {
  const ways = waysOf(request, table, sun, sink).filter(({ needs }) => needs.every((name) => table[name] !== null))
  if (ways[0].needs.every((name) => !table[name]?.includes(Number.NaN))) return ways[0].prepare()
  const wayOfRow = Uint8Array.from({ length: table.n }, (_, row) => ways.findIndex(({ needs }) => hasAll(table, needs, row)))
  warnOfGaps(table, ways, wayOfRow, sink)
  return closeByRow(table, ways, wayOfRow)
}

/** Diffuse from global alone, then the closure of the two. */
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
      return { needs: rules, words: `closed from ${WIRE_NAMES[one]} and ${WIRE_NAMES[other]}`, prepare: () => close }
    }),
    {
      needs: ['ghiWm2'],
      words: `closed from ghi_wm2 alone by the decomposition ${decomposition}`,
      prepare: () => closeDecomposed(request, table, sun, sink),
    },
    { needs: [], words: 'count as no irradiance: neither ghi_wm2 nor two of the three have a value', prepare: () => darken },
  ]
}

function hasAll(table: WeatherTable, needs: readonly HorizontalColumn[], row: number): boolean {
  return needs.every((name) => !Number.isNaN(table[name]?.[row]))
}

const darken: SkyStage<'transposition'> = ({ sky }) => {
  for (const name of HORIZONTAL) sky[name].fill(0)
}

/** Every way closes all rows of the block on a copy of what is given; each row is taken from its own. */
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

function warnOfGaps({ n, startMin }: WeatherTable, ways: readonly Way[], wayOfRow: Uint8Array, sink: Sink): void {
  const parts = ways.slice(1).flatMap(({ words }, k) => {
    const first = wayOfRow.indexOf(k + 1)
    if (first < 0) return []
    const count = wayOfRow.reduce((sum, way) => sum + (way === k + 1 ? 1 : 0), 0)
    return [
      `${count} ${count === 1 ? 'row' : 'rows'} (${((100 * count) / n).toFixed(1)} %, first ${formatStamp(startMin[first])}) ${words}`,
    ]
  })
  sink.warn(`Gaps in the irradiance of the weather: ${parts.join('; ')}`)
}
