import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import { type DeliveryStore, type DueDelivery, PER_ACCOUNT, PER_WEBHOOK } from './delivery-store.ts'
import { isSentOnce } from './events.ts'
import { messageOf, type SubjectLinks } from './message.ts'
import { type Attempt, type PostOptions, post } from './post.ts'
import type { WebhookReach } from './receiver.ts'
import { DISABLED_AFTER_MILLIS, nextAttemptAt } from './retries.ts'
import { signedHeaders } from './signature.ts'
import type { WebhookStore } from './store.ts'

export interface WebhookSenderParts {
  readonly store: WebhookStore
  readonly deliveries: DeliveryStore
  readonly database: Database
  readonly log: Log
  readonly reach: WebhookReach
  readonly linksOf: SubjectLinks
  /** How long this server believes what the other servers of the store may have changed. */
  readonly knownMillis: number
  /** A stop waits for the attempts that are under way. */
  readonly track: <T>(work: Promise<T>) => Promise<T>
  readonly post?: Partial<PostOptions>
  readonly now?: () => number
  readonly pollMillis?: number
}

const POLL_MILLIS = 1000
/** Attempts of this server at once, and those to one host. */
const AT_ONCE = 64
const PER_HOST = 8

/**
 * Sends what waits for webhooks. The rows of the store are its queue: a server takes those whose time has come
 * and that no other has, and one that dies leaves them to the others. With no webhook in the store it looks at nothing.
 */
export class WebhookSender {
  readonly counts = { delivered: 0, failed: 0, given_up: 0 }
  private readonly now: () => number
  private readonly underWay = new Map<string, DueDelivery>()
  private readonly ending = new AbortController()
  private known = { hasAny: false, until: 0 }
  private looking: Promise<void> | null = null
  private isFailing = false
  private timer: Timer | null = null

  constructor(private readonly parts: WebhookSenderParts) {
    this.now = parts.now ?? Date.now
  }

  start(): void {
    if (this.parts.reach === 'off') return
    this.timer = setInterval(() => void this.tick(), this.parts.pollMillis ?? POLL_MILLIS)
    this.timer.unref()
  }

  /** Begins no attempts any more, and ends those under way: others make them again. */
  stop(): void {
    if (this.timer !== null) clearInterval(this.timer)
    this.ending.abort()
  }

  /** Something may wait for a webhook that this server does not know of yet. */
  expect(): void {
    this.known = { hasAny: true, until: this.now() + this.parts.knownMillis }
    void this.tick()
  }

  /** Makes an attempt now that is in the hands of this server, and waits for it. A receiver that is busy gets it later. */
  async send(id: string): Promise<void> {
    const [due] = await this.parts.deliveries.held([id])
    if (due !== undefined && this.hasRoom(due)) await this.begin(due)
  }

  private async tick(): Promise<void> {
    if (this.ending.signal.aborted) return
    try {
      this.looking ??= this.look().finally(() => {
        this.looking = null
      })
      await this.looking
      this.isFailing = false
    } catch (cause) {
      // Logged once, until it succeeds again: the store says what is wrong with it.
      if (!this.isFailing && !this.parts.database.isClosed) this.parts.log.warn('webhooks_not_sent', { cause: String(cause) })
      this.isFailing = true
    }
  }

  private async look(): Promise<void> {
    const { store, deliveries, database, knownMillis } = this.parts
    const now = this.now()
    if (now >= this.known.until) this.known = { hasAny: await store.hasAny(), until: now + knownMillis }
    const room = AT_ONCE - this.underWay.size
    if (!this.known.hasAny || room <= 0) return
    const chosen: DueDelivery[] = []
    for (const due of await deliveries.due(now, AT_ONCE, [...this.underWay.keys()]))
      if (chosen.length < room && this.hasRoom(due, chosen)) chosen.push(due)
    if (chosen.length === 0) return
    const ids = chosen.map(({ id }) => id)
    await database.write(deliveries.take(ids))
    for (const due of await deliveries.held(ids)) if (!this.underWay.has(due.id)) void this.begin(due)
  }

  /** Whether one more may go to a webhook, its account and its host: a slow receiver delays nobody else. */
  private hasRoom(due: DueDelivery, chosen: readonly DueDelivery[] = []): boolean {
    const others = [...this.underWay.values(), ...chosen]
    const count = (same: (other: DueDelivery) => boolean) => others.filter(same).length
    return (
      !this.ending.signal.aborted &&
      !this.underWay.has(due.id) &&
      others.length < AT_ONCE &&
      count(({ webhookId }) => webhookId === due.webhookId) < PER_WEBHOOK &&
      count(({ accountId }) => accountId === due.accountId) < PER_ACCOUNT &&
      count(({ url }) => hostOf(url) === hostOf(due.url)) < PER_HOST
    )
  }

  private begin(due: DueDelivery): Promise<void> {
    this.underWay.set(due.id, due)
    const attempt = this.attempt(due)
      // It stays in the hands of this server, and is made again: the receiver knows it by its id.
      .catch((cause) => this.parts.log.warn('webhook_attempt_lost', { delivery_id: due.id, cause: String(cause) }))
      .finally(() => {
        this.underWay.delete(due.id)
        void this.tick() // the next one of a receiver that answers need not wait for a look at the clock
      })
    return this.parts.track(attempt)
  }

  private async attempt(due: DueDelivery): Promise<void> {
    const { reach, linksOf, post: options } = this.parts
    const { id, url, secret, oldSecret, oldSecretUntil } = due
    const body = messageOf(due, linksOf)
    const now = this.now()
    const secrets = oldSecret !== null && (oldSecretUntil ?? 0) > now ? [secret, oldSecret] : [secret]
    const made = await post(url, signedHeaders(id, now, body, secrets), body, { reach, signal: this.ending.signal, ...options })
    if (!this.ending.signal.aborted || made.reason === null) await this.note(due, made)
  }

  /** Stores how an attempt ended, and what follows from it. */
  private async note(due: DueDelivery, made: Attempt): Promise<void> {
    const { store, deliveries, database, log } = this.parts
    const { id, webhookId, accountId, event } = due
    const now = this.now()
    const attempts = due.attempts + 1
    const outcome = { attempts, lastAt: now, httpStatus: made.status, reason: made.reason, millis: made.millis }
    if (made.reason === null) {
      this.counts.delivered++
      await database.write(deliveries.attempted(id, { ...outcome, state: 'delivered' }), store.noteFailing(webhookId, null))
      return
    }
    this.counts.failed++
    const nextAt = isSentOnce(event) || made.status === GONE ? null : nextAttemptAt(now, attempts, made.retryAfterMillis)
    const next = nextAt === null ? ({ state: 'failed' } as const) : { nextAt }
    const ofWebhook = isSentOnce(event) ? [] : [store.noteFailing(webhookId, now)]
    await database.write(deliveries.attempted(id, { ...outcome, ...next }), ...ofWebhook)
    if (nextAt !== null || isSentOnce(event)) return
    this.counts.given_up++
    const reason = await this.reasonToDisable(webhookId, made, now)
    if (reason === null) return
    await database.write(...store.disable(webhookId, reason))
    log.warn('webhook_disabled', { webhook_id: webhookId, account_id: accountId, reason })
  }

  private async reasonToDisable(webhookId: string, { status, reason }: Attempt, now: number): Promise<string | null> {
    if (status === GONE) return 'it answered HTTP 410: it wants no more events'
    const since = await this.parts.store.failingSince(webhookId)
    if (since === null || now - since < DISABLED_AFTER_MILLIS) return null
    return `no event has arrived since ${new Date(since).toISOString()}; at the last attempt, ${reason}`
  }
}

/** The status by which a receiver says that it wants no more. */
const GONE = 410

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url
}
