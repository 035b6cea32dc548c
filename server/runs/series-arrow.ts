import { labelsOf, legendsOf } from '@pvyield/engine/quick'
import { type ArrowColumn, batchMessage, END_OF_STREAM, schemaMessage } from './arrow-messages.ts'
import type { ByteText } from './byte-text.ts'
import type { SeriesColumn, SeriesHead } from './series.ts'
import type { SeriesParts } from './series-text.ts'
import { offsetMinutes, utcOffset } from './utc-offset.ts'

const MILLIS_PER_MINUTE = 60_000
const LOW_RANGE = 2 ** 32

/**
 * Writes the series as an Arrow IPC stream with one batch of rows, with a pause before each part of
 * a column. All doubles are exact; one that is not a number stands for a missing value.
 * @param metadata  entries of the schema besides those of the head
 */
export async function* writeSeriesArrow(
  out: ByteText,
  head: SeriesHead,
  parts: SeriesParts,
  metadata: Readonly<Record<string, string>> = {},
): AsyncGenerator<void> {
  const { columns, rows, stepMinutes, timezoneH } = head
  const time = { name: 'time', metadata: {}, zone: utcOffset(timezoneH) }
  const all = { ...metadata, step_minutes: String(stepMinutes), timezone: String(timezoneH) }
  out.add(schemaMessage([time, ...columns.map(columnOf)], all))
  out.add(batchMessage(rows, columns.length + 1))
  for await (const part of parts.startMinutes()) {
    yield
    out.add(millisOf(part, offsetMinutes(timezoneH)))
  }
  for (const k of columns.keys()) {
    for await (const { buffer, byteOffset, byteLength } of parts.column(k)) {
      yield
      out.add(new Uint8Array(buffer, byteOffset, byteLength))
    }
  }
  out.add(END_OF_STREAM)
}

function columnOf({ name, unit }: SeriesColumn): ArrowColumn {
  const legend = legendsOf([name])[name]
  return {
    name,
    metadata: {
      ...(unit === null ? {} : { unit }),
      label: labelsOf([name])[name] ?? '',
      ...(legend === undefined ? {} : { legend: JSON.stringify(legend) }),
    },
  }
}

/** Milliseconds since 1970 in UTC as numbers of 64 bits. */
function millisOf(startMinutes: Float64Array, offset: number): Uint8Array {
  const halves = new Int32Array(2 * startMinutes.length)
  for (let row = 0; row < startMinutes.length; row++) {
    const millis = Math.round(((startMinutes[row] as number) - offset) * MILLIS_PER_MINUTE)
    const high = Math.floor(millis / LOW_RANGE)
    halves[2 * row] = millis - high * LOW_RANGE
    halves[2 * row + 1] = high
  }
  return new Uint8Array(halves.buffer)
}
