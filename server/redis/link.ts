import { Redis } from 'ioredis'
import { withoutSecrets } from '../config.ts'
import type { Log } from '../log.ts'

/** How often a Redis that stays away is logged: its clients try it several times a second. */
const LOG_AGAIN_MILLIS = 60_000
/** Causes that are remembered: those of a network are few. */
const CAUSES_MAX = 20
/** A Redis that takes a call and does not answer is one that is away. */
const CALL_MILLIS = 1000

/** What to do about a cause. */
const FIXES: readonly (readonly [cause: RegExp, fix: string])[] = [
  [/WRONGPASS|NOAUTH|NOPERM/, 'give REDIS_URL the user and the password that Redis wants, and start the server again'],
  [/OOM/, 'give Redis more memory (maxmemory)'],
  [
    /EPIPE|ECONNRESET|Protocol error/,
    'what listens there ends the connection: check that it is Redis or Valkey, and that REDIS_URL begins with rediss:// where it wants TLS',
  ],
]
const OTHER_FIX = 'check that Redis runs and can be reached from here'

/** The connections of this server to Redis or Valkey, and one voice for what fails there. */
export class RedisLink {
  private readonly connections: Redis[] = []
  private isClosed = false
  /** When each cause was logged since Redis failed. */
  private readonly loggedAt = new Map<string, number>()

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

  /** Logs a failure, once a minute for each cause. */
  readonly failed = (failure: unknown): void => {
    const cause = String(failure)
    if (this.isClosed || performance.now() < (this.loggedAt.get(cause) ?? Number.NEGATIVE_INFINITY) + LOG_AGAIN_MILLIS) return
    if (this.loggedAt.size >= CAUSES_MAX) this.loggedAt.clear()
    this.loggedAt.set(cause, performance.now())
    const fix = FIXES.find(([pattern]) => pattern.test(cause))?.[1] ?? OTHER_FIX
    this.log.warn('redis_failed', { address: withoutSecrets(this.url), cause, fix })
  }

  private readonly ready = (): void => {
    if (this.isClosed || this.loggedAt.size === 0 || !this.isUp) return
    this.loggedAt.clear()
    this.log.info('redis_recovered', { address: withoutSecrets(this.url) })
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
    connection.on('ready', this.ready)
    this.connections.push(connection)
    return connection
  }
}
