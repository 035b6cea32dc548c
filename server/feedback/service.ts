import type { FeedbackReceived, FeedbackRequest } from '@pvyield/contract/schemas'
import type { Database } from '../db/database.ts'
import { type Limit, type Limits, ownLimits } from '../http/rate-limit.ts'
import type { FeedbackStore } from './store.ts'

export interface FeedbackServiceParts {
  readonly store: FeedbackStore
  readonly database: Database
  readonly limits?: Limits
  readonly now?: () => number
}

export interface FeedbackSender {
  /** Who is counted: the account, or the address of a caller without one. */
  readonly caller: string
  /** Id of the account; null for none. */
  readonly owner: string | null
}

const HOUR_MILLIS = 3_600_000
const PER_HOUR = 20

/** Keeps what people write to the operator. */
export class FeedbackService {
  private readonly now: () => number
  private readonly perCaller: Limit

  constructor(private readonly parts: FeedbackServiceParts) {
    this.now = parts.now ?? Date.now
    const { limits = ownLimits } = parts
    const what = 'pieces of feedback an hour from one caller'
    this.perCaller = limits({ name: 'feedback', limit: PER_HOUR, windowMillis: HOUR_MILLIS, what, now: this.now })
  }

  /**
   * Stores feedback. The answer repeats nothing of it, and says nothing about what it names: a run
   * id is not looked up.
   * Fails: Problem rate_limited, storage_unavailable.
   */
  async send({ caller, owner }: FeedbackSender, sent: FeedbackRequest): Promise<FeedbackReceived> {
    const { store, database } = this.parts
    const createdAt = this.now()
    // The time first, so that ids sort by it.
    const id = `fb_${Bun.randomUUIDv7('hex', createdAt).replaceAll('-', '')}`
    await this.perCaller.take(caller, id)
    const { kind, text: content, email = null, run_id: runId = null, page = null, operation = null } = sent
    await database.write(store.keep({ id, createdAt, owner, kind, content, email, runId, page, operation }))
    return { feedback_id: id, received_at: new Date(createdAt).toISOString() }
  }
}
