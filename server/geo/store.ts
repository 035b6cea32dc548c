import { and, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database, Statement } from '../db/database.ts'
import type { RecordKind } from '../db/space.ts'
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

  kind(maxBytes: number): RecordKind {
    const { read } = this.database
    const bytes = sql<number>`length(${geoAnswers.answer})`
    return {
      name: 'places',
      maxBytes,
      taken: async () => {
        const [taken] = await read
          .select({ records: sql<number>`count(*)`, bytes: sql<number>`coalesce(sum(${bytes}), 0)` })
          .from(geoAnswers)
        return taken ?? { records: 0, bytes: 0 }
      },
      oldest: (count) =>
        read.select({ id: geoAnswers.id, bytes }).from(geoAnswers).orderBy(geoAnswers.createdAt, geoAnswers.id).limit(count),
      forget: (ids) => [read.delete(geoAnswers).where(sql`${geoAnswers.id} in (select value from json_each(${JSON.stringify(ids)}))`)],
    }
  }
}
