import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Statement } from '../db/database.ts'
import type { RecordKind } from '../db/space.ts'
import { weather } from './table.ts'

export type StoredWeather = typeof weather.$inferSelect

/** Queries and statements for the stored weather series. */
export class WeatherStore {
  constructor(private readonly database: Database) {}

  async find(id: string, now: number): Promise<StoredWeather | undefined> {
    const [found] = await this.database.read
      .select()
      .from(weather)
      .where(and(eq(weather.id, id), isUnexpired(now)))
    return found
  }

  /** Which of the ids are stored. */
  async stored(ids: readonly string[], now: number): Promise<Set<string>> {
    const found = await this.database.read
      .select({ id: weather.id })
      .from(weather)
      .where(and(inArray(weather.id, [...ids]), isUnexpired(now)))
    return new Set(found.map(({ id }) => id))
  }

  /** Metadata of a series, without its rows. */
  async meta(id: string, now: number): Promise<string | undefined> {
    const [found] = await this.database.read
      .select({ meta: weather.meta })
      .from(weather)
      .where(and(eq(weather.id, id), isUnexpired(now)))
    return found?.meta
  }

  /** Stores a series. If it is stored already, only its expiry is replaced. */
  keep(series: StoredWeather): Statement {
    return this.database.read
      .insert(weather)
      .values(series)
      .onConflictDoUpdate({ target: weather.id, set: { expiresAt: series.expiresAt } })
  }

  /**
   * Deletes the oldest uploads that exceed the space for uploads, but never the one that was just
   * stored.
   */
  forgetBeyond(maxBytes: number, kept: string): Statement {
    const { read } = this.database
    const running = read
      .select({
        id: weather.id,
        bytes: sql<number>`sum(length(${weather.section})) over (order by ${weather.expiresAt} desc, ${weather.id})`.as('bytes'),
      })
      .from(weather)
      .where(isNotNull(weather.expiresAt))
      .as('running')
    const beyond = read.select({ id: running.id }).from(running).where(sql`${running.bytes} > ${maxBytes}`)
    return read.delete(weather).where(and(inArray(weather.id, beyond), ne(weather.id, kept)))
  }

  forgetExpired(now: number): Statement {
    return this.database.read.delete(weather).where(lt(weather.expiresAt, now))
  }

  /** Uploads, which `forgetBeyond` bounds, and typical years, which are kept. */
  kinds(): readonly RecordKind[] {
    const kind = (name: string, which: SQL): RecordKind => ({
      name,
      maxBytes: null,
      taken: async () => {
        const [taken] = await this.database.read
          .select({ records: sql<number>`count(*)`, bytes: sql<number>`coalesce(sum(length(${weather.section})), 0)` })
          .from(weather)
          .where(which)
        return taken ?? { records: 0, bytes: 0 }
      },
      oldest: async () => [],
      forget: () => [],
    })
    return [kind('uploads', isNotNull(weather.expiresAt)), kind('typical_years', isNull(weather.expiresAt))]
  }
}

function isUnexpired(now: number): SQL | undefined {
  return or(isNull(weather.expiresAt), gte(weather.expiresAt, now))
}
