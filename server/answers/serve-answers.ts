import { compressedPieces, compressNow, type Encoding } from '../http/compression.ts'
import { type Pieces, piece, wholeIfShort, withoutByteOrderMark, withoutLastByte } from '../http/pieces.ts'
import { problemCodec } from '../http/problem-codec.ts'
import { unpackedPieces } from '../http/unpacked-pieces.ts'
import { lowerPriority, SMALL_PRIORITY } from '../workers/priority.ts'
import { outcomeOf } from '../workers/protocol.ts'
import type { Left, SentPart } from './answer-parts.ts'
import { separated } from './joined.ts'
import type { FromAnswerThread, ToAnswerThread, WrittenPiece } from './protocol.ts'

declare const self: Worker

/**
 * Writes a series.
 * @param series  as its part has it
 * @param read    its content that the part reads
 */
export type WriteSeries = (series: object, read: (wanted: object) => Promise<readonly Uint8Array[]>) => Pieces

interface Writing {
  readonly pieces: AsyncGenerator<WrittenPiece, void, undefined>
  /** The content that the next piece waits for. */
  wanted: ReturnType<typeof Promise.withResolvers<readonly Uint8Array[]>> | null
}

type Begin = Extract<ToAnswerThread, { type: 'begin' }>
type Read = (at: number, wanted: object | null) => Promise<readonly Uint8Array[]>

const WITHOUT: Readonly<Record<Left, (pieces: Pieces) => Pieces>> = { lastByte: withoutLastByte, byteOrderMark: withoutByteOrderMark }

/** Serves the main thread: several answers at a time, a piece of each when its reader asks for it. */
export function serveAnswers(writeSeries: WriteSeries): void {
  const writings = new Map<number, Writing>()
  lowerPriority(SMALL_PRIORITY)

  self.onmessage = ({ data }: MessageEvent<ToAnswerThread>) => {
    const { number } = data
    if (data.type === 'begin') begin(data)
    else if (data.type === 'next') void next(number)
    else if (data.type === 'content') writings.get(number)?.wanted?.resolve(separated(data.content))
    else end(number)
  }
  send({ type: 'ready' })

  function begin({ number, parts, encoding, wholeMaxBytes }: Begin): void {
    const read: Read = (at, wanted) => {
      const waiting = Promise.withResolvers<readonly Uint8Array[]>()
      const writing = writings.get(number)
      if (writing === undefined) waiting.reject(nobodyReads())
      else writing.wanted = waiting
      send({ type: 'read', number, at, wanted })
      return waiting.promise
    }
    writings.set(number, { wanted: null, pieces: packed(plain(parts, read, writeSeries), encoding, wholeMaxBytes) })
  }

  async function next(number: number): Promise<void> {
    const writing = writings.get(number)
    if (writing === undefined) return
    const outcome = await outcomeOf(problemCodec, async () => (await writing.pieces.next()).value ?? null)
    const made = 'value' in outcome ? (outcome.value as WrittenPiece | null) : null
    send({ type: 'piece', number, outcome }, made === null ? [] : [made.bytes.buffer])
  }

  function end(number: number): void {
    const writing = writings.get(number)
    writings.delete(number)
    writing?.wanted?.reject(nobodyReads())
    void writing?.pieces.return()
  }
}

async function* plain(parts: readonly SentPart[], read: Read, writeSeries: WriteSeries): Pieces {
  for (const [at, part] of parts.entries()) {
    if (typeof part === 'string') yield piece(part)
    else if ('series' in part) yield* writeSeries(part.series, (wanted) => read(at, wanted))
    else {
      const [content = new Uint8Array()] = await read(at, null)
      const pieces = unpackedPieces(content)
      yield* part.without === null ? pieces : WITHOUT[part.without](pieces)
    }
  }
}

async function* packed(pieces: Pieces, encoding: Encoding | null, wholeMaxBytes: number): Writing['pieces'] {
  const content = await wholeIfShort(pieces, wholeMaxBytes)
  if (content instanceof Uint8Array) {
    const whole = compressNow(content, encoding)
    yield { bytes: ownBytes(whole.bytes), encoding: whole.encoding, isWhole: true }
    return
  }
  for await (const bytes of encoding === null ? content : compressedPieces(content, encoding, true))
    yield { bytes: ownBytes(bytes), encoding, isWhole: false }
}

/** Bytes in a buffer of their own, which can be moved to another thread. */
function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = bytes
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes)
}

function nobodyReads(): Error {
  return new Error('Nobody reads the rest')
}

function send(message: FromAnswerThread, transfer: ArrayBuffer[] = []): void {
  self.postMessage(message, transfer)
}
