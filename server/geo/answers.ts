import type { Database } from '../db/database.ts'
import { Problem } from '../http/problem.ts'
import { Once } from '../upstream/once.ts'
import type { GeoStore } from './store.ts'

/**
 * Maximum number of stored answers, about 1 kB each, so that requests for ever new places cannot
 * fill the disk.
 */
const ANSWERS_MAX = 200_000

/**
 * Answers of geographic sources. Each is requested once, however many requests wait for it, and
 * stored.
 */
export class GeoAnswers {
  private readonly once = new Once()

  constructor(
    private readonly store: GeoStore,
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * The stored answer, or else that of the source.
   * @param keptMillis  null for an answer that never expires; it is kept as long as there is space
   * Fails: as `ask` does; nothing is stored then. Problem storage_unavailable when the store cannot be read.
   */
  get<Answer>(id: string, keptMillis: number | null, ask: () => Promise<Answer>): Promise<Answer> {
    return this.once.do(id, () => this.storedOrAsked(id, keptMillis, ask))
  }

  async sweep(): Promise<void> {
    await this.database.write(this.store.forgetExpired(this.now()), this.store.forgetBeyond(ANSWERS_MAX))
  }

  private async storedOrAsked<Answer>(id: string, keptMillis: number | null, ask: () => Promise<Answer>): Promise<Answer> {
    const stored = await this.store.find(id, this.now())
    if (stored !== null) return JSON.parse(stored) as Answer
    const answer = await ask()
    const createdAt = this.now()
    const expiresAt = keptMillis === null ? null : createdAt + keptMillis
    const kept = this.store.keep({ id, answer: JSON.stringify(answer), createdAt, expiresAt })
    await this.database.write(kept).catch(unlessUnavailable)
    return answer
  }
}

/** The answer is good without being stored. The database logs why it was not. */
function unlessUnavailable(cause: unknown): void {
  if (!(cause instanceof Problem)) throw cause
}
