import { Redis } from 'ioredis'
import type { Log } from '../log.ts'

/** How often a Redis that stays away is logged: its clients try it several times a second. */
const LOG_AGAIN_MILLIS = 60_000
/** A Redis that takes a call and does not answer is one that is away. */
const CALL_MILLIS = 1000

/** The connections of this server to Redis or Valkey, and one voice for what fails there. */
export class RedisLink {
  private readonly connections: Redis[] = []
  private isClosed = false
  private loggedAt = Number.NEGATIVE_INFINITY

  /** @param url  `redis://` or `rediss://` */
  constructor(
    private readonly url: string,
    private readonly log: Log,
  ) {}

  /** For the library of the queue, which waits until Redis is back when it may retry for ever (null). */
  forQueue(maxRetriesPerRequest: number | null): Redis {
    return this.connect({ maxRetriesPerRequest })
  }

  /** For calls that fail at once while Redis is away. */
  forCalls(): Redis {
    return this.connect({ maxRetriesPerRequest: 1, enableOfflineQueue: false, commandTimeout: CALL_MILLIS })
  }

  /** For news, which are waited for as long as it takes. */
  forNews(): Redis {
    return this.connect({ maxRetriesPerRequest: null })
  }

  /** Whether every connection is there. */
  get isUp(): boolean {
    return this.connections.every(({ status }) => status === 'ready')
  }

  /** Logs a failure, once a minute. */
  readonly failed = (cause: unknown): void => {
    if (this.isClosed || performance.now() < this.loggedAt + LOG_AGAIN_MILLIS) return
    this.loggedAt = performance.now()
    this.log.warn('redis_failed', { cause: String(cause) })
  }

  /** Nothing is logged any more. The connections end with `close`. */
  closing(): void {
    this.isClosed = true
  }

  close(): void {
    this.closing()
    for (const connection of this.connections) connection.disconnect()
  }

  private connect(options: { maxRetriesPerRequest: number | null; enableOfflineQueue?: boolean; commandTimeout?: number }): Redis {
    const connection = new Redis(this.url, { ...options, retryStrategy: (tries) => Math.min(100 * tries, 2000) })
    connection.on('error', this.failed)
    this.connections.push(connection)
    return connection
  }
}
