import { and, eq, gte, lt } from 'drizzle-orm'
import type { Database, Statement } from '../db/database.ts'
import { idempotency } from './table.ts'

export type KeptAnswer = typeof idempotency.$inferSelect

/** Queries and statements for the stored answers. */
export class IdempotencyStore {
  constructor(private readonly database: Database) {}

  async find(id: string, now: number): Promise<KeptAnswer | undefined> {
    const [kept] = await this.database.read
      .select()
      .from(idempotency)
      .where(and(eq(idempotency.id, id), gte(idempotency.expiresAt, now)))
    return kept
  }

  /** Replaces an expired answer. An answer that has not expired is not changed. */
  keep(answer: KeptAnswer, now: number): readonly Statement[] {
    const { read } = this.database
    return [
      read.delete(idempotency).where(and(eq(idempotency.id, answer.id), lt(idempotency.expiresAt, now))),
      read.insert(idempotency).values(answer).onConflictDoNothing(),
    ]
  }

  forgetExpired(now: number): Statement {
    return this.database.read.delete(idempotency).where(lt(idempotency.expiresAt, now))
  }
}
