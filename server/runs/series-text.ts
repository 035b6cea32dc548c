import { formatStamp, legendsOf } from '@pvyield/engine'
import type { ByteText } from './byte-text.ts'
import type { SeriesBlock, SeriesColumn, SeriesHead } from './series.ts'

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
 * Writes the header line of the CSV: each name with its unit, or with the meaning of its numbers.
 * The last column is the time zone of the time stamps.
 */
export function writeCsvHead(out: ByteText, { columns, timezoneH }: SeriesHead): void {
  const titles = ['time', ...columns.map(titleOf), `timezone (${utcOffset(timezoneH)})`]
  out.text(`${titles.map(csvText).join(',')}\n`)
}

/**
 * Writes the rows of the CSV, with a pause before about `VALUES_AT_ONCE` values. A value that is not finite becomes
 * an empty cell.
 */
export function* writeCsvRows(out: ByteText, { columns, timezoneH }: SeriesHead, block: SeriesBlock): Generator<void> {
  const zone = `,${timezoneH}\n`
  const rowsAtOnce = Math.ceil(VALUES_AT_ONCE / (columns.length + VALUES_AT_ONCE / STAMPS_AT_ONCE))
  for (let row = 0; row < block.startMinutes.length; row++) {
    if (row % rowsAtOnce === 0) yield
    out.text(formatStamp(block.startMinutes[row] ?? 0))
    for (let k = 0; k < columns.length; k++) {
      out.text(',')
      const value = block.columns[k]?.[row] ?? Number.NaN
      if (Number.isFinite(value)) out.number(value, columns[k]?.decimals ?? null)
    }
    out.text(zone)
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
  const own = columns.filter(({ unit }) => unit !== null)
  const units = Object.fromEntries(own.map(({ name, unit }) => [name, unit]))
  const legends = legendsOf(own.map(({ name }) => name))
  out.text('{"time":')
  yield* writeList(out, parts.startMinutes(), STAMPS_AT_ONCE, (startMinutes) => out.text(`"${formatStamp(startMinutes)}"`))
  out.text(
    `,"step_minutes":${stepMinutes},"timezone":${timezoneH},"units":${JSON.stringify(units)},"legends":${JSON.stringify(legends)},"columns":{`,
  )
  for (const [k, { name, decimals }] of columns.entries()) {
    out.text(`${k === 0 ? '' : ','}${JSON.stringify(name)}:`)
    yield* writeList(out, parts.column(k), VALUES_AT_ONCE, (value) => {
      if (Number.isFinite(value)) out.number(value, decimals)
      else out.text('null')
    })
  }
  out.text('}}')
}

/** Writes the parts of a column as one list. */
async function* writeList(out: ByteText, parts: ColumnParts, atOnce: number, write: (value: number) => void): AsyncGenerator<void> {
  let before = '['
  for await (const part of parts) {
    for (let first = 0; first < part.length; first += atOnce) {
      yield
      const end = Math.min(first + atOnce, part.length)
      for (let row = first; row < end; row++) {
        out.text(before)
        before = ','
        write(part[row] as number)
      }
    }
  }
  out.text(before === '[' ? '[]' : ']')
}

function titleOf({ name, unit }: SeriesColumn): string {
  if (unit === null) return name
  const legend = legendsOf([name])[name]
  return `${name} (${legend === undefined ? unit : legend.map((state, code) => `${code} ${state}`).join('; ')})`
}

/** `UTC+05:30` */
function utcOffset(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `UTC${hours < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

function csvText(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
