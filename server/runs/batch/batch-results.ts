import type { Written } from '@pvyield/contract/handlers'
import { batchColumns, batchCsvHead } from '@pvyield/engine/studies'
import type { AnswerPart } from '../../answers/answer-parts.ts'
import type { AnswerWriter } from '../../answers/answer-writer.ts'
import { unpack, unpackText } from '../../db/zstd.ts'
import { Problem } from '../../http/problem.ts'
import { batchMessage, END_OF_STREAM, schemaMessage } from '../arrow-messages.ts'
import type { RunStore } from '../store.ts'

/** Columns of a chunk. */
const COLUMN = { lines: 0, table: 1, figures: 2 } as const
/** Column of the rows as JSON lines. */
export const LINES_COLUMN = COLUMN.lines
/** Of a row: its place, its line, and its figures. */
const ARROW_COLUMNS = [
  { name: 'row', metadata: { unit: '1', label: 'Place in the batch, from 0' } },
  { name: 'line', metadata: { unit: '1', label: 'Line of the text that was sent, from 1' } },
  ...batchColumns().map(({ name, unit, label }) => ({ name, metadata: { unit, label } })),
]

/** The results of batches as files, which are put together from their chunks while they are sent. */
export class BatchResults {
  constructor(
    private readonly store: Pick<RunStore, 'blocks'>,
    private readonly answers: AnswerWriter,
  ) {}

  /** A line for each request. @param chunks  how many the batch has */
  table(id: string, chunks: number): Written {
    return this.composed([`${batchCsvHead()}\n`, ...this.parts(id, COLUMN.table, 0, chunks)])
  }

  /** The rows that are stored, as JSON lines. @param from  the first of them */
  async lines(id: string, chunks: number, from: number): Promise<Written> {
    const first = await this.chunkOf(id, chunks, from)
    if (first === null) return this.composed([''])
    const lines = (await unpackText(await this.column(id, first.chunk, COLUMN.lines))).split('\n')
    return this.composed([lines.slice(from - first.row).join('\n'), ...this.parts(id, COLUMN.lines, first.chunk + 1, chunks)])
  }

  /** The figures as an Arrow stream. */
  arrow(id: string, chunks: number, metadata: Readonly<Record<string, string>>): Written {
    return { bytes: this.messages(id, chunks, metadata), contentEncoding: null, isLong: true }
  }

  private async *messages(id: string, chunks: number, metadata: Readonly<Record<string, string>>): AsyncGenerator<Uint8Array> {
    const width = ARROW_COLUMNS.length
    yield schemaMessage(ARROW_COLUMNS, metadata)
    for (let chunk = 0; chunk < chunks; chunk++) {
      const values = await this.figures(id, chunk)
      const rows = values.length / width
      const columns = Float64Array.from(values, (_, at) => values[(at % rows) * width + Math.floor(at / rows)] as number)
      yield new Uint8Array(Bun.concatArrayBuffers([batchMessage(rows, width), columns] as Uint8Array<ArrayBuffer>[]))
    }
    yield END_OF_STREAM
  }

  private composed(parts: readonly AnswerPart[]): Written {
    return { bytes: this.answers.compose(parts), contentEncoding: null, isLong: parts.length > 2 }
  }

  private parts(id: string, column: number, from: number, chunks: number): AnswerPart[] {
    return Array.from({ length: chunks - from }, (_, k) => ({ packed: () => this.column(id, from + k, column), without: null }))
  }

  /** The chunk that has a row; null for a row that is not stored yet. */
  private async chunkOf(id: string, chunks: number, row: number): Promise<{ chunk: number; row: number } | null> {
    let [low, high] = [0, chunks - 1]
    while (low <= high) {
      const chunk = (low + high) >> 1
      const figures = await this.figures(id, chunk)
      const first = figures[0] as number
      if (row < first) high = chunk - 1
      else if (row >= first + figures.length / ARROW_COLUMNS.length) low = chunk + 1
      else return { chunk, row: first }
    }
    return null
  }

  private async figures(id: string, chunk: number): Promise<Float64Array> {
    const bytes = new Uint8Array(await unpack(await this.column(id, chunk, COLUMN.figures)))
    return new Float64Array(bytes.buffer)
  }

  /** Results that are deleted while they are read must not look complete. Fails: Problem not_found. */
  private async column(id: string, chunk: number, column: number): Promise<Uint8Array> {
    const [packed] = await this.store.blocks.packed(id, { columns: [column], from: chunk, count: 1 })
    if (packed === undefined) throw new Problem('not_found', 'The batch was deleted while it was read')
    return packed
  }
}
