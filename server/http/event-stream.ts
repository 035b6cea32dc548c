import { type Pieces, piece } from './pieces.ts'

/** How long a client waits before it connects again. */
const RETRY_MILLIS = 2000

export interface ServerEvent {
  /** What the client has when it has this event. */
  readonly id: string
  readonly name: string
  readonly data: unknown
}

/**
 * Server-sent events for one client. A client that is slow gets the newest event alone, so that no
 * more than one waits for it.
 */
export class EventStream implements Pieces {
  private waiting = `retry: ${RETRY_MILLIS}\n\n`
  private event = ''
  private wake: () => void = () => undefined
  private isOver = false
  private isEnded = false

  /** @param left  called once, when the stream has ended or its client has left */
  constructor(private readonly left: () => void) {}

  /** Takes the place of an event that waits. */
  send({ id, name, data }: ServerEvent): void {
    this.event = `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`
    this.wake()
  }

  /** Something that is no event, which keeps the connection. */
  beat(): void {
    if (this.event === '') this.waiting ||= ':\n\n'
    this.wake()
  }

  /** Ends the stream behind what waits. */
  end(): void {
    this.isOver = true
    this.wake()
  }

  async next(): Promise<IteratorResult<Uint8Array, undefined>> {
    while (this.waiting === '' && this.event === '' && !this.isOver) {
      const { promise, resolve } = Promise.withResolvers<void>()
      this.wake = resolve
      await promise
    }
    const text = this.waiting + this.event
    if (text === '' || this.isEnded) return this.return()
    this.waiting = this.event = ''
    return { value: piece(text), done: false }
  }

  async return(): Promise<IteratorReturnResult<undefined>> {
    if (!this.isEnded) this.left()
    this.isEnded = true
    this.end()
    return { value: undefined, done: true }
  }

  throw(): Promise<IteratorReturnResult<undefined>> {
    return this.return()
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return()
  }
}
