import { mayPass, StoreFault } from './fault.ts'
import { type SqlStatement, sizeOf } from './protocol.ts'
import { Unwritten } from './thread.ts'

/** Memory of the writes that wait: what is beyond is given up. */
const WAITING_MAX_BYTES = 256 * 1024 * 1024
const PAUSE_MIN_MILLIS = 100
const PAUSE_MAX_MILLIS = 30_000

interface WaitingWrite {
  readonly label: string
  readonly batch: SqlStatement[]
  readonly bytes: number
  readonly resolve: (changed: readonly number[]) => void
  readonly reject: (cause: Error) => void
}

/** A write was given up: its place was full, the store was closed, or it is damaged. */
export class WriteGivenUp extends Error {
  constructor(label: string, reason: string) {
    super(`${label} was not stored: ${reason}`)
    this.name = 'WriteGivenUp'
  }
}

/**
 * Writes that are tried until they are stored. One is tried at a time, with growing pauses, so that
 * many of them do not keep the store from its other work.
 */
export class WaitingWrites {
  private readonly waiting: WaitingWrite[] = []
  private bytes = 0
  private isTrying = false
  private isClosed = false
  private wake: () => void = () => undefined

  /** @param onFirst  called when a write begins to wait and none did before */
  constructor(
    private readonly write: (batch: SqlStatement[]) => Promise<readonly number[]>,
    private readonly onFirst: (label: string) => void,
  ) {}

  get count(): number {
    return this.waiting.length
  }

  get waitingBytes(): number {
    return this.bytes
  }

  /** Writes now, or else as soon as the store takes it. Fails: WriteGivenUp, Error of a statement. */
  async add(label: string, batch: SqlStatement[]): Promise<readonly number[]> {
    try {
      return await this.write(batch)
    } catch (cause) {
      if (!(cause instanceof Unwritten) || !mayPass(cause.kind)) throw giveUp(label, cause)
      if (this.isClosed) throw new WriteGivenUp(label, 'the store is closed')
      return this.wait(label, cause.batch)
    }
  }

  /** Tries now what waits. Called when the store works again. */
  tryNow(): void {
    this.wake()
  }

  /** Gives up what waits. */
  close(): void {
    this.isClosed = true
    for (const { label, reject } of this.waiting.splice(0)) reject(new WriteGivenUp(label, 'the store is closed'))
    this.bytes = 0
    this.wake()
  }

  private wait(label: string, batch: SqlStatement[]): Promise<readonly number[]> {
    const bytes = sizeOf(batch)
    if (this.bytes + bytes > WAITING_MAX_BYTES) throw new WriteGivenUp(label, `${this.count} writes wait already, of ${this.bytes} bytes`)
    this.bytes += bytes
    if (this.count === 0) this.onFirst(label)
    return new Promise((resolve, reject) => {
      this.waiting.push({ label, batch, bytes, resolve, reject })
      if (!this.isTrying) void this.tryUntilEmpty()
    })
  }

  private async tryUntilEmpty(): Promise<void> {
    this.isTrying = true
    let pause = PAUSE_MIN_MILLIS
    for (let first = this.waiting[0]; first !== undefined; first = this.waiting[0]) {
      const failed = await this.tryOne(first)
      if (failed === null) {
        pause = PAUSE_MIN_MILLIS
        continue
      }
      if (this.isClosed) break
      this.waiting[0] = { ...first, batch: failed }
      await this.pause(pause)
      pause = Math.min(2 * pause, PAUSE_MAX_MILLIS)
    }
    this.isTrying = false
  }

  /** Returns the statements when they have to be tried again, and null when they are done with. */
  private async tryOne(write: WaitingWrite): Promise<SqlStatement[] | null> {
    const { label, batch, bytes, resolve, reject } = write
    try {
      const changed = await this.write(batch)
      this.remove(bytes)
      resolve(changed)
      return null
    } catch (cause) {
      if (cause instanceof Unwritten && mayPass(cause.kind)) return cause.batch
      this.remove(bytes)
      reject(giveUp(label, cause))
      return null
    }
  }

  private remove(bytes: number): void {
    if (this.isClosed) return
    this.waiting.shift()
    this.bytes -= bytes
  }

  private pause(millis: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, millis)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

function giveUp(label: string, cause: unknown): Error {
  return cause instanceof StoreFault ? new WriteGivenUp(label, cause.message) : (cause as Error)
}
