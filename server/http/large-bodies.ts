import type { SentBody, SentForm } from '@pvyield/contract/handlers'
import { claimedBytes, isGzip } from './inflate.ts'
import { MEBIBYTE } from './mebibyte.ts'
import { NeedsPlace } from './needs-place.ts'
import { Problem } from './problem.ts'

/** Bodies that inflate further are large. */
const LARGE_FROM_BYTES = 8 * MEBIBYTE
/** Most bytes, as sent, that may wait for a place. */
const WAITING_MAX_BYTES = 128 * MEBIBYTE
const RETRY_AFTER_S = '5'

/**
 * Places for large bodies: reading one may take 400 MB, so only a few are worked on at the same
 * time. The others wait here and leave the workers to small bodies.
 */
export class LargeBodies {
  private taken = 0
  private waitingBytes = 0
  private readonly waiting: (() => void)[] = []

  /** @param places  number of large bodies at the same time */
  constructor(private readonly places: number) {}

  /**
   * Does the work of a body, with a place if it is large. A body whose size is not known before it
   * is inflated is tried first; the work ends with NeedsPlace when it turns out to be large.
   * @param isAccepted  the work was accepted already: it may wait beyond the limit
   * Fails: as the work does; Problem overloaded when too much waits.
   */
  async run<Body extends SentBody | SentForm, Result>(
    body: Body,
    work: (body: Body) => Promise<Result>,
    { isAccepted = false } = {},
  ): Promise<Result> {
    if ('text' in body) return work(body)
    const { bytes, maxInflatedBytes } = body
    if (maxInflatedBytes <= LARGE_FROM_BYTES) return work(body)
    if (!isGzip(bytes) || claimedBytes(bytes) <= LARGE_FROM_BYTES) {
      try {
        return await work({ ...body, maxInflatedBytes: LARGE_FROM_BYTES, isTrial: true })
      } catch (cause) {
        if (!(cause instanceof NeedsPlace)) throw cause
      }
    }
    if (!isAccepted) this.requireRoom(body)
    await this.take(bytes.length)
    try {
      return await work(body)
    } finally {
      this.release()
    }
  }

  /** Checks that a large body may wait. Fails: Problem overloaded. */
  requireRoom(body: SentBody): void {
    if ('text' in body || this.waitingBytes + body.bytes.length <= WAITING_MAX_BYTES) return
    throw new Problem('overloaded', `${this.waiting.length} large bodies are waiting: try again in ${RETRY_AFTER_S} s`, {
      headers: { 'retry-after': RETRY_AFTER_S },
    })
  }

  private async take(bytes: number): Promise<void> {
    if (this.taken < this.places) {
      this.taken++
      return
    }
    this.waitingBytes += bytes
    await new Promise<void>((resolve) => this.waiting.push(resolve))
    this.waitingBytes -= bytes
  }

  /** Passes the place on to the body that has waited longest. */
  private release(): void {
    const next = this.waiting.shift()
    if (next === undefined) this.taken--
    else next()
  }
}

type Tasks = Readonly<Record<string, (input: never) => Promise<unknown>>>

/**
 * Tasks of a worker that collect the garbage of a large body as soon as they have ended. An idle
 * worker would keep 300 MB of it.
 */
export function collectingLarge<T extends object>(tasks: T, collect: () => void): T {
  const collecting = Object.entries(tasks as Tasks).map(([name, task]) => {
    const run = async (input: never) => {
      try {
        return await task(input)
      } finally {
        // After the answer has left.
        if (isLarge(input)) setTimeout(collect)
      }
    }
    return [name, run]
  })
  return Object.fromEntries(collecting) as T
}

/** Whether the input of a task has a body with a place. */
function isLarge(input: { readonly body?: SentBody; readonly form?: SentForm }): boolean {
  const body = input.body ?? input.form
  return body !== undefined && 'bytes' in body && body.maxInflatedBytes > LARGE_FROM_BYTES
}
