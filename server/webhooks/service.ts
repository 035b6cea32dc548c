import type { NewWebhook, Webhook, WebhookChange, WebhookDelivery, WebhookEvent, WebhookRequest } from '@pvyield/contract/schemas'
import type { SQL } from 'drizzle-orm'
import type { Database, Statement } from '../db/database.ts'
import { type Account, countedAs } from '../http/account.ts'
import { Problem } from '../http/problem.ts'
import { type Limit, type Limits, ownLimits } from '../http/rate-limit.ts'
import { requireKeysMay } from '../http/session-only.ts'
import type { DeliveryRow, DeliveryStore } from './delivery-store.ts'
import { CONFIRM, EVENTS, TEST } from './events.ts'
import { ReceiverRefused, receiverUrl, type WebhookReach } from './receiver.ts'
import type { WebhookSender } from './sender.ts'
import { newSigningSecret } from './signature.ts'
import type { CountedWebhook, WebhookStore } from './store.ts'

/** Who changes what is called, and from where. */
export interface WebhookPerson {
  readonly account: Account
  readonly address: string
}

/** The security events of accounts: a key that leaked could have an address called. */
export interface WebhookNotes {
  note(
    event: {
      readonly accountId: string
      readonly kind: 'webhook_created' | 'webhook_deleted'
      readonly address: string
      readonly details: Readonly<Record<string, string>>
    },
    happened?: SQL,
  ): Statement
}

export interface WebhookServiceParts {
  readonly store: WebhookStore
  readonly deliveries: DeliveryStore
  readonly database: Database
  readonly notes: WebhookNotes
  readonly sender: Pick<WebhookSender, 'expect' | 'send'>
  readonly reach: WebhookReach
  readonly limits?: Limits
  readonly now?: () => number
}

const WEBHOOKS_MAX = 10
const PER_HOUR = 60
const HOUR_MILLIS = 3_600_000
/** How long the secret before a rotation signs too. */
const OLD_SECRET_MILLIS = 24 * HOUR_MILLIS
const DISABLED_BY_ACCOUNT = 'the account has disabled it'

/** The webhooks of accounts. */
export class WebhookService {
  private readonly now: () => number
  private readonly sent: Limit

  constructor(private readonly parts: WebhookServiceParts) {
    this.now = parts.now ?? Date.now
    const { limits = ownLimits } = parts
    const what = 'new webhooks and tests an hour for one account'
    this.sent = limits({ name: 'webhooks', limit: PER_HOUR, windowMillis: HOUR_MILLIS, what, now: this.now })
  }

  async list({ id }: Account): Promise<Webhook[]> {
    return (await this.parts.store.of(id)).map(shownWebhook)
  }

  async get(account: Account, id: string): Promise<Webhook> {
    return shownWebhook(await this.find(account, id))
  }

  /**
   * Makes a webhook, and sends it the challenge. Only this answer contains its secret.
   * Fails: Problem validation_error, forbidden for too many, rate_limited, storage_unavailable.
   */
  async create({ account, address }: WebhookPerson, { url, events = [...EVENTS] }: WebhookRequest): Promise<NewWebhook> {
    requireKeysMay(account, 'make webhooks')
    this.requireOn()
    const { store, deliveries, database, notes, sender, reach } = this.parts
    const { href } = requireReceiver(url, reach)
    const createdAt = this.now()
    const [id, delivery] = [newId('whk', createdAt), newId('msg', createdAt)]
    await this.sent.take(countedAs(account), id)
    const challenge = Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64url')
    const secret = newSigningSecret()
    const row = { id, accountId: account.id, url: href, events: namesOf(events), challenge, secret, createdAt }
    const note = { accountId: account.id, kind: 'webhook_created', address, details: detailsOf(row) } as const
    await database.write(
      store.keep(row, WEBHOOKS_MAX),
      deliveries.add({ id: delivery, webhookId: id, event: CONFIRM, at: createdAt }),
      notes.note(note, store.isKept(id)),
    )
    const made = (await store.of(account.id)).find((mine) => mine.id === id)
    if (made === undefined)
      throw new Problem('forbidden', `An account has at most ${WEBHOOKS_MAX} webhooks: delete one that is not used any more`)
    sender.expect()
    return { ...shownWebhook(made), secret }
  }

  /** Fails: Problem not_found; validation_error for another challenge. */
  async confirm(account: Account, id: string, challenge: string): Promise<Webhook> {
    requireKeysMay(account, 'confirm webhooks')
    const { store, database } = this.parts
    await this.find(account, id)
    await database.write(store.confirm(account.id, id, challenge.trim(), this.now()))
    const webhook = await this.find(account, id)
    if (webhook.state === 'unconfirmed' || webhook.challenge !== challenge.trim())
      throw Problem.ofField(
        'validation_error',
        'challenge',
        `This is not the challenge that the address got: send data.challenge of the event ${CONFIRM}, or have it sent again with POST /api/webhooks/${id}/test`,
      )
    return shownWebhook(webhook)
  }

  /** What is undefined is not changed. Fails: Problem not_found; validation_error to enable one that is not confirmed. */
  async change(account: Account, id: string, { events, enabled }: WebhookChange): Promise<Webhook> {
    requireKeysMay(account, 'change webhooks')
    const { store, database } = this.parts
    const { confirmedAt, state } = await this.find(account, id)
    if (enabled === true && confirmedAt === null)
      throw Problem.ofField('validation_error', 'enabled', `The webhook is not confirmed: confirm it with POST /api/webhooks/${id}/confirm`)
    await database.write(
      ...(events === undefined ? [] : [store.change(account.id, id, { events: namesOf(events) })]),
      ...(enabled === true ? [store.change(account.id, id, { state: 'active', disabledReason: null, failingSince: null })] : []),
      ...(enabled === false && state === 'active' ? store.disable(id, DISABLED_BY_ACCOUNT) : []),
    )
    return this.get(account, id)
  }

  /** Gives a webhook a new secret. The one before signs too for a day. Fails: Problem not_found. */
  async rotateSecret(account: Account, id: string): Promise<NewWebhook> {
    requireKeysMay(account, 'change webhooks')
    const { store, database } = this.parts
    const before = await this.find(account, id)
    const secret = newSigningSecret()
    const rotation = { secret, oldSecret: before.secret, oldSecretUntil: this.now() + OLD_SECRET_MILLIS }
    await database.write(store.change(account.id, id, rotation))
    return { ...(await this.get(account, id)), secret }
  }

  /** Deletes a webhook with its log. Fails: Problem not_found. */
  async delete({ account, address }: WebhookPerson, id: string): Promise<void> {
    requireKeysMay(account, 'delete webhooks')
    const { store, database, notes } = this.parts
    const details = detailsOf(await this.find(account, id))
    const note = { accountId: account.id, kind: 'webhook_deleted', address, details } as const
    await database.write(notes.note(note, store.isKept(id)), ...store.forget(account.id, id))
  }

  /**
   * Sends a test, or the challenge again while the webhook is not confirmed, and says how that ended.
   * Fails: Problem not_found, forbidden, rate_limited.
   */
  async test(account: Account, id: string): Promise<WebhookDelivery> {
    this.requireOn()
    const { deliveries, database, sender } = this.parts
    const { state } = await this.find(account, id)
    const at = this.now()
    const delivery = newId('msg', at)
    await this.sent.take(countedAs(account), delivery)
    await database.write(deliveries.add({ id: delivery, webhookId: id, event: state === 'unconfirmed' ? CONFIRM : TEST, at }))
    await sender.send(delivery)
    const row = await deliveries.delivery(account.id, delivery)
    if (row === undefined) throw unknownWebhook()
    return shownDelivery(row)
  }

  /** What was sent to a webhook, newest first. Fails: Problem not_found. */
  async log(account: Account, id: string): Promise<WebhookDelivery[]> {
    await this.find(account, id)
    return (await this.parts.deliveries.log(account.id, id)).map(shownDelivery)
  }

  private requireOn(): void {
    if (this.parts.reach === 'off')
      throw new Problem('forbidden', 'This server sends no webhooks: its operator has switched them off (WEBHOOKS=off)')
  }

  private async find({ id: accountId }: Account, id: string): Promise<CountedWebhook> {
    const found = (await this.parts.store.of(accountId)).find((mine) => mine.id === id)
    if (found === undefined) throw unknownWebhook()
    return found
  }
}

/** What needs no look-up of a name is refused at once; what a name leads to is checked at each attempt. Fails: Problem validation_error. */
function requireReceiver(text: string, reach: WebhookReach): URL {
  try {
    return receiverUrl(text, reach)
  } catch (cause) {
    if (!(cause instanceof ReceiverRefused)) throw cause
    throw Problem.ofField('validation_error', 'url', `A webhook cannot be sent there: ${cause.message}`)
  }
}

function unknownWebhook(): Problem {
  return Problem.ofField('not_found', 'webhook_id', 'The account has no webhook of this id')
}

/** Of an address only the host: the rest may have a secret. */
function detailsOf({ id, url }: { readonly id: string; readonly url: string }): Readonly<Record<string, string>> {
  return { webhook_id: id, label: URL.parse(url)?.host ?? '' }
}

/** Each once: an event is sent once. */
function namesOf(events: readonly WebhookEvent[]): string {
  return JSON.stringify([...new Set(events)])
}

/** The time first, so that ids sort by it. */
function newId(prefix: 'whk' | 'msg', at: number): string {
  return `${prefix}_${Bun.randomUUIDv7('hex', at).replaceAll('-', '')}`
}

function timeText(millis: number | null): string | null {
  return millis === null ? null : new Date(millis).toISOString()
}

/** A webhook without its secret, as the API shows it. */
export function shownWebhook(row: CountedWebhook): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: JSON.parse(row.events),
    state: row.state,
    created_at: new Date(row.createdAt).toISOString(),
    confirmed_at: timeText(row.confirmedAt),
    disabled_reason: row.disabledReason,
    failing_since: timeText(row.failingSince),
    events_waiting: row.waiting,
    events_dropped: row.dropped,
  }
}

export function shownDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, event, subject, at, state, attempts, nextAt, lastAt, httpStatus, reason, millis } = row
  return {
    id,
    event,
    subject_id: subject,
    at: new Date(at).toISOString(),
    state,
    attempts,
    next_at: state === 'waiting' ? timeText(Math.max(nextAt, at)) : null,
    last_at: timeText(lastAt),
    http_status: httpStatus,
    reason,
    ms: millis,
  }
}
