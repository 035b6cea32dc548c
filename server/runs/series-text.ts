import { labelsOf, legendsOf } from '@pvyield/engine/quick'
import type { ByteText } from './byte-text.ts'
import type { SeriesBlock, SeriesColumn, SeriesHead } from './series.ts'
import { ZONE_COLUMN } from './series-wish.ts'
import { zoneName } from './utc-offset.ts'

/** Values that are written between two pauses: about 1 ms of CPU time. */
const VALUES_AT_ONCE = 16_384
/** Time stamps between two pauses; each takes as long as several values. */
const STAMPS_AT_ONCE = 4096

/** Consecutive parts of a column, however they are stored. */
export type ColumnParts = Iterable<Float64Array> | AsyncIterable<Float64Array>

/** The columns of a series, each in parts. */
export interface SeriesParts {
  readonly startMinutes: () => ColumnParts
  /** The column at this position of the head. */
  readonly column: (k: number) => ColumnParts
}

/**
 * Writes the header line of the CSV: each name with its unit, or with the meaning of its numbers. The
 * title of the time names its zone, so that a file that is saved still has it.
 * @param withZone  the zone is the last column too
 */
export function writeCsvHead(out: ByteText, { columns, timezoneH }: SeriesHead, withZone: boolean): void {
  const zone = zoneName(timezoneH)
  const titles = [`time (${zone})`, ...columns.map(titleOf), ...(withZone ? [`${ZONE_COLUMN} (${zone})`] : [])]
  out.text(`${titles.map(csvText).join(',')}\n`)
}

/**
 * Writes the rows of the CSV, with a pause before about `VALUES_AT_ONCE` values. A value that is not finite becomes
 * an empty cell.
 */
export function* writeCsvRows(out: ByteText, { columns, timezoneH }: SeriesHead, block: SeriesBlock, withZone: boolean): Generator<void> {
  const zone = withZone ? `${timezoneH},` : ''
  const decimals = columns.map((column) => column.decimals)
  const rowsAtOnce = Math.ceil(VALUES_AT_ONCE / (columns.length + VALUES_AT_ONCE / STAMPS_AT_ONCE))
  for (let row = 0; row < block.startMinutes.length; row++) {
    if (row % rowsAtOnce === 0) yield
    out.stamp(block.startMinutes[row] ?? 0)
    out.text(',')
    out.cells(block.columns, row, decimals)
    out.text(zone)
    out.endRow()
  }
}

/**
 * Writes the series as JSON, with a pause before at most `VALUES_AT_ONCE` values. One part of one
 * column is read at a time. A value that is not finite becomes null.
 */
export async function* writeSeriesJson(
  out: ByteText,
  { columns, stepMinutes, timezoneH }: SeriesHead,
  parts: SeriesParts,
): AsyncGenerator<void> {
  const names = columns.map(({ name }) => name)
  const units = Object.fromEntries(columns.flatMap(({ name, unit }) => (unit === null ? [] : [[name, unit]])))
  out.text('{"time":')
  yield* writeList(out, parts.startMinutes(), STAMPS_AT_ONCE, (values) => out.stamps(values))
  out.text(
    `,"step_minutes":${stepMinutes},"timezone":${timezoneH},"units":${JSON.stringify(units)},"labels":${JSON.stringify(labelsOf(names))},"legends":${JSON.stringify(legendsOf(names))},"columns":{`,
  )
  for (const [k, { name, decimals }] of columns.entries()) {
    out.text(`${k === 0 ? '' : ','}${JSON.stringify(name)}:`)
    yield* writeList(out, parts.column(k), VALUES_AT_ONCE, (values) => out.numbers(values, decimals))
  }
  out.text('}}')
}

/**
 * Writes the parts of a column as one list.
 * @param write  writes consecutive values with commas between them
 */
async function* writeList(out: ByteText, parts: ColumnParts, atOnce: number, write: (values: Float64Array) => void): AsyncGenerator<void> {
  let isFirst = true
  for await (const part of parts) {
    for (let first = 0; first < part.length; first += atOnce) {
      yield
      out.text(isFirst ? '[' : ',')
      isFirst = false
      write(part.subarray(first, first + atOnce))
    }
  }
  out.text(isFirst ? '[]' : ']')
}

function titleOf({ name, unit }: SeriesColumn): string {
  if (unit === null) return name
  const legend = legendsOf([name])[name]
  return `${name} (${legend === undefined ? unit : legend.map((state, code) => `${code} ${state}`).join('; ')})`
}

function csvText(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
