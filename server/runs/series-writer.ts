import { transferable } from '../db/protocol.ts'
import type { Pieces } from '../http/pieces.ts'
import { problemCodec } from '../http/problem-codec.ts'
import type { Log } from '../log.ts'
import { unwrap } from '../workers/protocol.ts'
import type { FromSeriesThread, ToSeriesThread } from './series-thread-protocol.ts'
import type { ReadPacked, StoredSeries } from './stored-series.ts'

/** A series that is being written. */
interface Writing {
  readonly read: ReadPacked
  /** The piece that its reader waits for. */
  next: ReturnType<typeof Promise.withResolvers<Uint8Array | null>> | null
}

/**
 * Writes stored series in a thread of its own, one piece at a time: writing half a million numbers
 * on the main thread was 40 % of its work. The thread has no queue that could be full: each answer
 * waits for one piece.
 */
export class SeriesWriter {
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

  /** Number of series that are being written. */
  get writing(): number {
    return this.writings.size
  }

  /**
   * The pieces of a series. Each is written when it is asked for; ending them early ends the work.
   * Fails: what `read` throws; Problem storage_unavailable for a damaged record; Error when the thread died.
   */
  async *pieces(series: StoredSeries, read: ReadPacked): Pieces {
    const number = ++this.lastNumber
    this.writings.set(number, { read, next: null })
    this.post({ type: 'begin', number, series })
    try {
      for (let piece = await this.next(number); piece !== null; piece = await this.next(number)) yield piece
    } finally {
      this.writings.delete(number)
      this.post({ type: 'end', number })
    }
  }

  /** Ends the thread. */
  close(): void {
    this.isClosed = true
    this.thread?.terminate()
    this.dropAll('The service stops')
  }

  private next(number: number): Promise<Uint8Array | null> {
    const writing = this.writings.get(number)
    if (writing === undefined) return Promise.reject(new Error('The thread that wrote this series has died'))
    writing.next = Promise.withResolvers()
    this.post({ type: 'next', number })
    return writing.next.promise
  }

  private start(): void {
    const thread = new Worker(new URL('./series-thread.ts', import.meta.url))
    thread.addEventListener('message', ({ data }: MessageEvent<FromSeriesThread>) => void this.receive(data))
    thread.addEventListener('error', (event) => this.restart(thread, event.message))
    thread.addEventListener('close', () => this.restart(thread, 'it ended'))
    this.thread = thread
  }

  private async receive(message: FromSeriesThread): Promise<void> {
    if (message.type === 'ready') {
      this.hasLoaded.resolve()
      return
    }
    const { number } = message
    const writing = this.writings.get(number)
    if (writing === undefined) return
    try {
      if (message.type === 'piece') {
        writing.next?.resolve(unwrap(problemCodec, message.outcome) as Uint8Array | null)
      } else {
        const packed = await writing.read(message.part)
        this.post({ type: 'packed', number, packed }, transferable(packed))
      }
    } catch (cause) {
      writing.next?.reject(cause)
    }
  }

  private post(message: ToSeriesThread, transfer: ArrayBuffer[] = []): void {
    this.thread?.postMessage(message, transfer)
  }

  /** The answers under way are cut; the next ones have a new thread. */
  private restart(thread: Worker, reason: string): void {
    if (thread !== this.thread || this.isClosed) return
    thread.terminate()
    this.log.error('series_thread_died', reason)
    this.hasLoaded.resolve()
    this.dropAll(`The thread that writes series has died: ${reason}`)
    this.start()
  }

  private dropAll(reason: string): void {
    const dropped = [...this.writings.values()]
    this.writings.clear()
    for (const { next } of dropped) next?.reject(new Error(reason))
  }
}
