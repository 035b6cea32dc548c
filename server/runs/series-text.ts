import { formatStamp } from '@pvyield/engine'
import type { SeriesBlock, SeriesHead } from './series.ts'

/** Rows written in one go: about 5 ms of the main thread. */
const ROWS_AT_ONCE = 512

/** The series as CSV, piece by piece: start of each row, the run's columns with their units, then those of another tool. */
export async function* seriesCsv(head: SeriesHead, blocks: AsyncIterable<SeriesBlock>): AsyncGenerator<string> {
  const titles = ['time', ...head.names.map((name, k) => `${name} (${head.units[k]})`), ...head.referenceNames]
  yield `${titles.map(csvText).join(',')}\n`
  for await (const block of blocks) {
    for (let first = 0; first < block.startMin.length; first += ROWS_AT_ONCE) yield csvRows(block, first, first + ROWS_AT_ONCE)
  }
}

function csvRows({ startMin, columns }: SeriesBlock, first: number, end: number): string {
  let text = ''
  for (let row = first; row < end && row < startMin.length; row++) {
    text += formatStamp(startMin[row] ?? 0)
    for (const column of columns) {
      const value = column[row] ?? Number.NaN
      text += Number.isNaN(value) ? ',' : `,${value}`
    }
    text += '\n'
  }
  return text
}

function csvText(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The series as the JSON of an answer, byte for byte what the run answered. Lets other requests in between columns. */
export async function seriesJson(head: SeriesHead, blocks: AsyncIterable<SeriesBlock>): Promise<string> {
  const time: string[] = []
  const columns = head.names.map(() => [] as number[])
  for await (const block of blocks) {
    for (const startMin of block.startMin) time.push(formatStamp(startMin))
    for (const [k, column] of columns.entries()) for (const value of block.columns[k] ?? []) column.push(value)
  }
  const parts: string[] = []
  for (const [k, name] of head.names.entries()) {
    parts.push(`${JSON.stringify(name)}:${JSON.stringify(columns[k])}`)
    await new Promise(setImmediate)
  }
  const units = Object.fromEntries(head.names.map((name, k) => [name, head.units[k]]))
  return `{"time":${JSON.stringify(time)},"step_minutes":${head.stepMin},"units":${JSON.stringify(units)},"columns":{${parts.join(',')}}}`
}
