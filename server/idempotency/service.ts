import type { Database, Statement } from '../db/database.ts'
import { pack } from '../db/zstd.ts'
import { Problem } from '../http/problem.ts'
import { sha256 } from '../sha256.ts'
import type { Claims } from './claims.ts'
import type { IdempotencyStore, KeptAnswer } from './store.ts'

const KEPT_MILLIS = 24 * 3_600_000
/**
 * Largest answer that is kept for an idempotency key, compressed. A run with a longer series is
 * refused before its first row, see `ANSWERED_VALUES_MAX`.
 */
export const KEPT_ANSWER_MAX_BYTES = 16_000_000

/** How often the answer of another server is looked for. */
const OTHERS_POLL_MILLIS = 50

/** An answer in a form that can be stored and repeated. */
export interface RepeatableAnswer {
  readonly outcome: 'complete' | 'accepted'
  /** JSON or CSV as written. gzip only when the answer is not stored. */
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentEncoding: 'gzip' | 'zstd' | null
  /** Zone of the time stamps of a CSV; null for another form. */
  readonly zone: string | null
}

/**
 * Makes the statements that store the answer. They belong in the same batch as the work that it
 * reports.
 */
export type Keep = (answer: RepeatableAnswer) => Promise<readonly Statement[]>

export interface Keyed {
  readonly key: string
  readonly caller: string
  /** Account whose record it becomes; null for none. */
  readonly owner: string | null
  /**
   * SHA-256 of operation, form of the answer, and body. An answer is repeated only when these are
   * equal.
   */
  readonly fingerprint: string
}

interface InFlight {
  readonly fingerprint: string
  readonly answer: Promise<RepeatableAnswer & { replayed: boolean }>
}

/** Does the work of an idempotency key once, and repeats its answer for 24 hours. */
export class IdempotencyService {
  private readonly inFlight = new Map<string, InFlight>()

  constructor(
    private readonly store: IdempotencyStore,
    private readonly database: Database,
    private readonly now: () => number = Date.now,
    /** Null for the only server of a store. */
    private readonly claims: Claims | null = null,
  ) {}

  /**
   * Does the work, or repeats its earlier answer.
   * Concurrent requests share the work. A failure is not stored.
   * Fails: Problem idempotency_conflict when the key was used with other content, and whatever the
   * work throws.
   */
  async once(
    { key, caller, owner, fingerprint }: Keyed,
    work: (keep: Keep) => Promise<RepeatableAnswer>,
  ): Promise<RepeatableAnswer & { replayed: boolean }> {
    const id = sha256(`${caller}\n${key}`)
    const current = this.inFlight.get(id)
    if (current !== undefined) {
      requireSame(current.fingerprint, fingerprint)
      return { ...(await current.answer), replayed: true }
    }
    const answer = this.replayOrDo({ id, owner, fingerprint }, work)
    this.inFlight.set(id, { fingerprint, answer })
    try {
      return await answer
    } finally {
      this.inFlight.delete(id)
    }
  }

  /** Deletes expired answers, and those kept while their account was being deleted. */
  async sweep(): Promise<void> {
    const ofGone = this.claims === null ? [] : [this.claims.forgetUnheld()]
    await this.database.write(this.store.forgetExpired(this.now()), this.store.forgetOfDeleted(), ...ofGone)
  }

  /** What deletes the answers that are kept for an account. */
  deletion(accountId: string): Statement {
    return this.store.forgetOf(accountId)
  }

  private async replayOrDo(
    { id, owner, fingerprint }: Pick<KeptAnswer, 'id' | 'owner' | 'fingerprint'>,
    work: (keep: Keep) => Promise<RepeatableAnswer>,
  ) {
    const earlier = (await this.replay(id, fingerprint)) ?? (await this.replayOfOthers(id, fingerprint))
    if (earlier !== null) return earlier
    const keep: Keep = async ({ outcome, bytes, contentEncoding, zone }) => {
      const body = contentEncoding === 'zstd' ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) : await pack(bytes)
      if (body.length > KEPT_ANSWER_MAX_BYTES) throw tooLarge(body.length)
      return this.store.keep({ id, owner, fingerprint, outcome, body, zone, expiresAt: this.now() + KEPT_MILLIS }, this.now())
    }
    try {
      return { ...(await work(keep)), replayed: false }
    } finally {
      // Nobody waits for it: it ends with this server at the latest.
      if (this.claims !== null) void this.database.writeUntilStored(`claim ${id}`, this.claims.end(id)).catch(() => undefined)
    }
  }

  /** The kept answer; null without one. */
  private async replay(id: string, fingerprint: string) {
    const kept = await this.store.find(id, this.now())
    if (kept === undefined) return null
    requireSame(kept.fingerprint, fingerprint)
    // Unpacked while it is sent.
    const { outcome, zone } = kept
    return { outcome, bytes: new Uint8Array(kept.body), contentEncoding: 'zstd' as const, zone, replayed: true }
  }

  /**
   * Claims the work, or waits while another server does it.
   * @returns its answer; null when the work is left to this server
   */
  private async replayOfOthers(id: string, fingerprint: string) {
    if (this.claims === null) return null
    for (;;) {
      const other = await this.claims.claim(id, fingerprint)
      if (other !== null) requireSame(other.fingerprint, fingerprint)
      // It may have been kept since the last look.
      const kept = await this.replay(id, fingerprint)
      if (kept !== null && other === null) await this.database.write(this.claims.end(id))
      if (kept !== null || other === null) return kept
      await Bun.sleep(OTHERS_POLL_MILLIS)
    }
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

function tooLarge(bytes: number): Problem {
  return Problem.ofField(
    'validation_error',
    'idempotency-key',
    `The answer has ${Math.ceil(bytes / 1e6)} MB compressed, more than the ${KEPT_ANSWER_MAX_BYTES / 1e6} MB that can be kept for a key: send Prefer: respond-async and read the run, or leave out the key`,
  )
}
