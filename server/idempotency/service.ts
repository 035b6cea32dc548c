import type { Database, Statement } from '../db/database.ts'
import { pack, unpack } from '../db/zstd.ts'
import { Problem } from '../http/problem.ts'
import { sha256 } from '../sha256.ts'
import type { IdempotencyStore } from './store.ts'

const KEPT_MILLIS = 24 * 3_600_000

/** What is answered to a request, as it can be kept and answered again. */
export interface Answer {
  readonly outcome: 'complete' | 'accepted'
  /** As written, JSON or CSV; compressed only when nobody will ask for it again. */
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentEncoding: 'gzip' | null
}

/** Statements that keep the answer: they go into the batch that makes it true. */
export type Keep = (outcome: Answer['outcome'], bytes: Uint8Array) => Promise<readonly Statement[]>

export interface Keyed {
  readonly key: string
  readonly caller: string
  /** Operation, body and form of the answer: what must be equal for an answer to be repeated. */
  readonly content: string
}

interface InFlight {
  readonly fingerprint: string
  readonly answer: Promise<Answer & { replayed: boolean }>
}

/** Does what a key asks for once, and repeats its answer for 24 hours. */
export class IdempotencyService {
  private readonly inFlight = new Map<string, InFlight>()

  constructor(
    private readonly store: IdempotencyStore,
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Does the work, or repeats the answer that it had.
   * Two requests at once share one piece of work; a failure is not kept.
   * Fails: Problem idempotency_conflict for other content under the key, and what the work throws.
   */
  async once({ key, caller, content }: Keyed, work: (keep: Keep) => Promise<Answer>): Promise<Answer & { replayed: boolean }> {
    const id = sha256(`${caller}\n${key}`)
    const fingerprint = sha256(content)
    const current = this.inFlight.get(id)
    if (current !== undefined) {
      requireSame(current.fingerprint, fingerprint)
      return { ...(await current.answer), replayed: true }
    }
    const answer = this.replayOrDo(id, fingerprint, work)
    this.inFlight.set(id, { fingerprint, answer })
    try {
      return await answer
    } finally {
      this.inFlight.delete(id)
    }
  }

  /** Forgets the answers that expired. */
  async sweep(): Promise<void> {
    await this.database.write(this.store.forgetExpired(this.now()))
  }

  private async replayOrDo(id: string, fingerprint: string, work: (keep: Keep) => Promise<Answer>) {
    const kept = await this.store.find(id, this.now())
    if (kept !== undefined) {
      requireSame(kept.fingerprint, fingerprint)
      return { outcome: kept.outcome, bytes: new Uint8Array(await unpack(kept.body)), contentEncoding: null, replayed: true }
    }
    const keep: Keep = async (outcome, bytes) =>
      this.store.keep({ id, fingerprint, outcome, body: await pack(bytes), expiresAt: this.now() + KEPT_MILLIS }, this.now())
    return { ...(await work(keep)), replayed: false }
  }
}

function requireSame(known: string, fingerprint: string): void {
  if (known === fingerprint) return
  throw Problem.ofField(
    'idempotency_conflict',
    'idempotency-key',
    'This key was used for another request within 24 hours: use a new key, or send the same body to the same address, with the same Accept and columns',
  )
}
