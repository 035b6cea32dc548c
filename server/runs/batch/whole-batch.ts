import type { AnswerPart } from '../../answers/answer-parts.ts'
import type { AnswerWriter } from '../../answers/answer-writer.ts'
import { unpackText } from '../../db/zstd.ts'
import type { Pieces } from '../../http/pieces.ts'
import { type ReadPacked, readBlocks } from '../packed-part.ts'
import type { SeriesWish } from '../series-wish.ts'
import { LINES_COLUMN } from './batch-results.ts'

/** What an export has of a batch. */
export interface WholeBatch {
  /** The members before the request, without their closing bracket. */
  readonly head: string
  readonly request: AnswerPart
  readonly sent: SeriesWish['sent']
  /** The members behind the request, each with a comma in front. */
  readonly rest: readonly AnswerPart[]
  readonly read: ReadPacked
}

/** A batch with its requests, a text as a string, and the rows that are stored of it, as JSON: one chunk is in memory. */
export async function* wholeBatch({ head, request, sent, rest, read }: WholeBatch, answers: Pick<AnswerWriter, 'pieces'>): Pieces {
  const encoder = new TextEncoder()
  yield encoder.encode(`${head},"request":`)
  if (sent === undefined) yield* answers.pieces([request])
  else for await (const text of quoted(answers.pieces([request]))) yield encoder.encode(text)
  yield* answers.pieces([...rest, ',"results":['])
  let comma = ''
  for await (const [lines = new Uint8Array()] of readBlocks([LINES_COLUMN], read)) {
    yield encoder.encode(`${comma}${(await unpackText(lines)).trimEnd().replaceAll('\n', ',\n')}`)
    comma = ',\n'
  }
  yield encoder.encode(']}')
}

/** A text as a string of JSON, piece by piece. */
async function* quoted(text: Pieces): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder()
  yield '"'
  for await (const piece of text) yield JSON.stringify(decoder.decode(piece, { stream: true })).slice(1, -1)
  yield '"'
}
