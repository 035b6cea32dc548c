import type { Composed, Composing } from '@pvyield/contract/handlers'
import type { Encoding } from '../http/compression.ts'
import type { Pieces } from '../http/pieces.ts'
import { problemCodec } from '../http/problem-codec.ts'
import type { Log } from '../log.ts'
import { unwrap } from '../workers/protocol.ts'
import { type AnswerPart, contentOf, sentPart } from './answer-parts.ts'
import { joined } from './joined.ts'
import type { FromAnswerThread, ToAnswerThread, WrittenPiece } from './protocol.ts'

/** An answer that is being written. */
interface Writing {
  readonly parts: readonly AnswerPart[]
  /** The piece that its reader waits for. */
  next: ReturnType<typeof Promise.withResolvers<WrittenPiece | null>> | null
}

/** Shorter answers are one piece: they have a known length, and what fails fails before anything is sent. */
const WHOLE_MAX_BYTES = 128 * 1024
const NOTHING = new Uint8Array()

/**
 * Writes answers that are put together from stored texts and series, packed for the client, in a
 * thread of its own, one piece at a time. On the main thread half a million numbers were 40 % of its
 * work, and after that the streams of `node:zlib` were most of what its collector had to do. The
 * thread has no queue that could be full: each answer waits for one piece.
 */
export class AnswerWriter {
  /** Settles when the thread has loaded its code, or has died. */
  readonly loaded: Promise<void>
  private readonly hasLoaded = Promise.withResolvers<void>()
  private readonly writings = new Map<number, Writing>()
  private thread: Worker | null = null
  private lastNumber = 0
  private isClosed = false

  constructor(private readonly log: Log) {
    this.loaded = this.hasLoaded.promise
    this.start()
  }

  /** Number of answers that are being written. */
  get writing(): number {
    return this.writings.size
  }

  /** An answer of these parts; nothing is read before it begins. */
  compose(parts: readonly AnswerPart[]): Composing {
    return (encoding) => this.begin(parts, encoding)
  }

  /** The same as plain bytes, to be a part of another answer. */
  async *pieces(parts: readonly AnswerPart[]): Pieces {
    yield* this.rest(this.add(parts, null, 0))
  }

  /** Ends the thread. */
  close(): void {
    this.isClosed = true
    this.thread?.terminate()
    this.dropAll('The service stops')
  }

  /**
   * Fails: what a part throws while it is read; Problem storage_unavailable for a damaged record;
   * Error when the thread died.
   */
  private async begin(parts: readonly AnswerPart[], encoding: Encoding | null): Promise<Composed> {
    const number = this.add(parts, encoding, WHOLE_MAX_BYTES)
    let first: WrittenPiece | null
    try {
      first = await this.next(number)
    } catch (cause) {
      this.remove(number)
      throw cause
    }
    if (first === null || first.isWhole) {
      this.remove(number)
      return { content: first?.bytes ?? NOTHING, contentEncoding: first?.encoding ?? null }
    }
    const content = this.rest(number, first)
    await content.next() // begins it, so that its end is noticed even if nobody reads it
    return { content, contentEncoding: encoding }
  }

  private async *rest(number: number, first: WrittenPiece | null = null): Pieces {
    try {
      if (first !== null) {
        yield NOTHING
        yield first.bytes
      }
      for (let piece = await this.next(number); piece !== null; piece = await this.next(number)) yield piece.bytes
    } finally {
      this.remove(number)
    }
  }

  private add(parts: readonly AnswerPart[], encoding: Encoding | null, wholeMaxBytes: number): number {
    const number = ++this.lastNumber
    this.writings.set(number, { parts, next: null })
    this.post({ type: 'begin', number, parts: parts.map(sentPart), encoding, wholeMaxBytes })
    return number
  }

  private remove(number: number): void {
    this.writings.delete(number)
    this.post({ type: 'end', number })
  }

  private next(number: number): Promise<WrittenPiece | null> {
    const writing = this.writings.get(number)
    if (writing === undefined) return Promise.reject(new Error('The thread that wrote this answer has died'))
    writing.next = Promise.withResolvers()
    this.post({ type: 'next', number })
    return writing.next.promise
  }

  private start(): void {
    const thread = new Worker(new URL('../answer-thread.ts', import.meta.url))
    thread.addEventListener('message', ({ data }: MessageEvent<FromAnswerThread>) => void this.receive(data))
    thread.addEventListener('error', (event) => this.restart(thread, event.message))
    thread.addEventListener('close', () => this.restart(thread, 'it ended'))
    this.thread = thread
  }

  private async receive(message: FromAnswerThread): Promise<void> {
    if (message.type === 'ready') {
      this.hasLoaded.resolve()
      return
    }
    const { number } = message
    const writing = this.writings.get(number)
    if (writing === undefined) return
    try {
      if (message.type === 'piece') {
        writing.next?.resolve(unwrap(problemCodec, message.outcome) as WrittenPiece | null)
      } else {
        const content = joined(await contentOf(writing.parts[message.at], message.wanted))
        this.post({ type: 'content', number, content }, [content.bytes.buffer])
      }
    } catch (cause) {
      writing.next?.reject(cause)
    }
  }

  private post(message: ToAnswerThread, transfer: ArrayBuffer[] = []): void {
    this.thread?.postMessage(message, transfer)
  }

  /** The answers under way are cut; the next ones have a new thread. */
  private restart(thread: Worker, reason: string): void {
    if (thread !== this.thread || this.isClosed) return
    thread.terminate()
    this.log.error('answer_thread_died', reason)
    this.hasLoaded.resolve()
    this.dropAll(`The thread that writes answers has died: ${reason}`)
    this.start()
  }

  private dropAll(reason: string): void {
    const dropped = [...this.writings.values()]
    this.writings.clear()
    for (const { next } of dropped) next?.reject(new Error(reason))
  }
}
