import { and, desc, eq, gte, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Database, Statement } from '../db/database.ts'
import { geoAnswers } from './table.ts'

/** Queries and statements for the answers of geographic sources. */
export class GeoStore {
  constructor(private readonly database: Database) {}

  /** The stored answer, JSON. */
  async find(id: string, now: number): Promise<string | null> {
    const [found] = await this.database.read
      .select({ answer: geoAnswers.answer })
      .from(geoAnswers)
      .where(and(eq(geoAnswers.id, id), or(isNull(geoAnswers.expiresAt), gte(geoAnswers.expiresAt, now))))
    return found?.answer ?? null
  }

  keep(stored: typeof geoAnswers.$inferInsert): Statement {
    const { answer, createdAt, expiresAt } = stored
    return this.database.read
      .insert(geoAnswers)
      .values(stored)
      .onConflictDoUpdate({ target: geoAnswers.id, set: { answer, createdAt, expiresAt } })
  }

  /** Deletes all but the newest `count` answers. */
  forgetBeyond(count: number): Statement {
    const { read } = this.database
    const beyond = read
      .select({ id: geoAnswers.id })
      .from(geoAnswers)
      .orderBy(desc(geoAnswers.createdAt), geoAnswers.id)
      .limit(Number.MAX_SAFE_INTEGER)
      .offset(count)
    return read.delete(geoAnswers).where(inArray(geoAnswers.id, beyond))
  }

  forgetExpired(now: number): Statement {
    return this.database.read.delete(geoAnswers).where(lt(geoAnswers.expiresAt, now))
  }
}
