import { formatStamp, legendsOf } from '@pvyield/engine'
import type { ByteText } from './byte-text.ts'
import type { SeriesBlock, SeriesColumn, SeriesHead } from './series.ts'

/** Rows that are written between two pauses: about 1 ms of CPU time. */
const ROWS_AT_ONCE = 512

/**
 * Writes the header line of the CSV: each name with its unit, or with the meaning of its numbers.
 * The last column is the time zone of the time stamps.
 */
export function writeCsvHead(out: ByteText, { columns, timezoneH }: SeriesHead): void {
  const titles = ['time', ...columns.map(titleOf), `timezone (${utcOffset(timezoneH)})`]
  out.text(`${titles.map(csvText).join(',')}\n`)
}

/**
 * Writes the rows of the CSV, `ROWS_AT_ONCE` before each pause. A value that is not finite becomes
 * an empty cell.
 */
export function* writeCsvRows(out: ByteText, { columns, timezoneH }: SeriesHead, block: SeriesBlock): Generator<void> {
  const zone = `,${timezoneH}\n`
  for (let row = 0; row < block.startMinutes.length; row++) {
    out.text(formatStamp(block.startMinutes[row] ?? 0))
    for (let k = 0; k < columns.length; k++) {
      out.text(',')
      const value = block.columns[k]?.[row] ?? Number.NaN
      if (Number.isFinite(value)) out.number(value, columns[k]?.decimals ?? null)
    }
    out.text(zone)
    if ((row + 1) % ROWS_AT_ONCE === 0) yield
  }
}

/**
 * Writes the series as JSON, with a pause after each column. A value that is not finite becomes
 * null.
 */
export function* writeSeriesJson(
  out: ByteText,
  { columns, stepMinutes, timezoneH }: SeriesHead,
  blocks: readonly SeriesBlock[],
): Generator<void> {
  const own = columns.filter(({ unit }) => unit !== null)
  const units = Object.fromEntries(own.map(({ name, unit }) => [name, unit]))
  const legends = legendsOf(own.map(({ name }) => name))
  out.text('{"time":')
  writeLists(
    out,
    blocks.map(({ startMinutes }) => startMinutes),
    (startMinutes) => out.text(`"${formatStamp(startMinutes)}"`),
  )
  yield
  out.text(
    `,"step_minutes":${stepMinutes},"timezone":${timezoneH},"units":${JSON.stringify(units)},"legends":${JSON.stringify(legends)},"columns":{`,
  )
  for (const [k, { name, decimals }] of columns.entries()) {
    out.text(`${k === 0 ? '' : ','}${JSON.stringify(name)}:`)
    writeLists(
      out,
      blocks.map((block) => block.columns[k] ?? new Float64Array()),
      (value) => {
        if (Number.isFinite(value)) out.number(value, decimals)
        else out.text('null')
      },
    )
    yield
  }
  out.text('}}')
}

/** Writes consecutive columns as one list. */
function writeLists(out: ByteText, columns: readonly Float64Array[], write: (value: number) => void): void {
  let before = '['
  for (const column of columns) {
    for (let row = 0; row < column.length; row++) {
      out.text(before)
      before = ','
      write(column[row] as number)
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
