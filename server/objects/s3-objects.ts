import { S3Client } from 'bun'
import type { ObjectsConfig } from '../config.ts'
import { Problem } from '../http/problem.ts'
import type { Log } from '../log.ts'
import type { Objects } from './objects.ts'

/** Time limit of a call, and what a content has in addition. */
const CALL_MILLIS = 10_000
const BYTES_PER_MILLI = 1000
/** A call is made again after these pauses. Bun's client makes none again. */
const PAUSES_MILLIS: readonly number[] = [100, 400, 1500]
/** After a failure no call is made for a moment, so that each request does not wait for its own. */
const REST_MILLIS = 1000
/** How often a store that failed is tried, and logged. */
const CHECK_MILLIS = 5000
const LOG_AGAIN_MILLIS = 60_000
/** How long a signature is good: longer than a call. */
const SIGNED_S = 3600
const LISTED = 1000
/** What is written to find out whether the store can be written. */
const CHECKED_KEY = 'check'

/** What a listing has of an object. */
export interface ListedObject {
  readonly key: string
  readonly bytes: number
}

type Method = 'GET' | 'PUT' | 'DELETE'

/** An answer that is no use. `isPassing`: another try may do. */
class Refusal extends Error {
  constructor(
    message: string,
    readonly isPassing: boolean,
  ) {
    super(message)
  }
}

export interface S3Options {
  readonly pausesMillis?: readonly number[]
  readonly callMillis?: number
}

/**
 * Contents in a bucket of an S3-compatible store. Bun's client signs the calls; they are made by
 * `fetch`, which can be ended. A content is written by one call: nothing of a broken one is left.
 */
export class S3Objects implements Objects {
  private readonly client: S3Client
  private readonly prefix: string
  private fault: string | null = null
  private failedAt = Number.NEGATIVE_INFINITY
  private loggedAt = Number.NEGATIVE_INFINITY
  private checking: Timer | null = null
  private isClosed = false
  /** Calls that were made again or given up. */
  failures = 0

  constructor(
    { prefix, ...bucket }: ObjectsConfig,
    private readonly log: Log,
    private readonly options: S3Options = {},
  ) {
    this.client = new S3Client(bucket)
    this.prefix = prefix
  }

  /** Whether the last call failed. */
  get isFailing(): boolean {
    return this.fault !== null
  }

  async put(key: string, content: Uint8Array): Promise<void> {
    await this.call('PUT', key, content.length, { body: content as Uint8Array<ArrayBuffer> })
  }

  async get(key: string, from: number, bytes: number): Promise<Uint8Array | null> {
    const answer = await this.call('GET', key, bytes, { headers: { range: `bytes=${from}-${from + bytes - 1}` } }, [404, 416])
    if (answer === null) return null
    const content = answer.isPart ? answer.content : answer.content.subarray(from, from + bytes)
    return content.length === bytes ? content : null
  }

  async remove(key: string): Promise<void> {
    await this.call('DELETE', key, 0, {}, [404])
  }

  /** A page of the objects, in the order of their keys, after this one. Fails: Error. */
  async list(after: string | null): Promise<ListedObject[]> {
    const { prefix } = this
    const page = await this.client.list({ prefix, maxKeys: LISTED, ...(after !== null && { startAfter: prefix + after }) })
    return (page.contents ?? []).map(({ key, size }) => ({ key: key.slice(prefix.length), bytes: size ?? 0 }))
  }

  /** Finds out whether the store can be written. Never fails: what it finds is in the log, and `isFailing`. */
  async check(): Promise<void> {
    this.failedAt = Number.NEGATIVE_INFINITY
    await this.put(CHECKED_KEY, new Uint8Array()).catch(() => undefined)
  }

  close(): void {
    this.isClosed = true
    if (this.checking !== null) clearTimeout(this.checking)
  }

  /**
   * @param bytes  length of the content that is sent or asked for
   * @param absent  statuses that say that there is no such object
   */
  private async call(method: Method, key: string, bytes: number, init: RequestInit, absent: readonly number[] = []) {
    if (this.fault !== null && performance.now() < this.failedAt + REST_MILLIS) throw unavailable()
    const { pausesMillis = PAUSES_MILLIS } = this.options
    for (let tries = 0; ; tries++) {
      try {
        const answer = await this.tried(method, key, bytes, init, absent)
        this.worked()
        return answer
      } catch (cause) {
        this.failures++
        const isPassing = !(cause instanceof Refusal) || cause.isPassing
        const pause = isPassing ? pausesMillis[tries] : undefined
        if (pause === undefined || this.isClosed) {
          this.failed(`${method}: ${(cause as Error).message}`, isPassing)
          throw unavailable()
        }
        await Bun.sleep(pause)
      }
    }
  }

  private async tried(method: Method, key: string, bytes: number, init: RequestInit, absent: readonly number[]) {
    const { callMillis = CALL_MILLIS } = this.options
    const url = this.client.presign(this.prefix + key, { method, expiresIn: SIGNED_S })
    const signal = AbortSignal.timeout(callMillis + bytes / BYTES_PER_MILLI)
    const answer = await fetch(url, { ...init, method, signal, redirect: 'manual' })
    if (answer.ok) {
      const content = method === 'GET' ? new Uint8Array(await answer.arrayBuffer()) : new Uint8Array()
      return { content, isPart: answer.status === 206 }
    }
    const code = /<Code>([\w.]{1,80})<\/Code>/.exec(await answer.text())?.[1] ?? ''
    if (absent.includes(answer.status) && code !== 'NoSuchBucket') return null
    throw new Refusal(`${answer.status} ${code}`, answer.status >= 500 || answer.status === 429)
  }

  private worked(): void {
    if (this.fault === null) return
    this.fault = null
    this.log.info('objects_recovered', {})
  }

  /** Notes a failure, and tries the store from now on until it works again. */
  private failed(cause: string, isPassing: boolean): void {
    const now = performance.now()
    if (now > this.loggedAt + LOG_AGAIN_MILLIS) {
      this.loggedAt = now
      this.log.error('objects_failed', new Error(cause))
    }
    this.fault = cause
    if (isPassing) this.failedAt = now
    if (this.checking !== null || this.isClosed) return
    this.checking = setTimeout(() => {
      this.checking = null
      void this.check()
    }, CHECK_MILLIS)
    this.checking.unref()
  }
}

function unavailable(): Problem {
  return new Problem(
    'storage_unavailable',
    'The object store cannot be reached, or refuses what is asked of it; its operator has to check it and OBJECTS_URL: try again in 5 s',
    { headers: { 'retry-after': '5' } },
  )
}
