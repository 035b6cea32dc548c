import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { deletedAccounts } from '../accounts/table.ts'
import type { Database, Statement } from '../db/database.ts'
import type { RecordKind } from '../db/space.ts'
import { Contents } from '../objects/contents.ts'
import { objectBytesOf } from '../objects/table.ts'
import { weather } from './table.ts'

export type StoredWeather = typeof weather.$inferSelect

/** How many uploads are kept, and their bytes as stored. */
export interface UploadLimits {
  /** Null for any number. */
  readonly records: number | null
  readonly bytes: number
}

/** Queries and statements for the stored weather series. */
export class WeatherStore {
  constructor(
    private readonly database: Database,
    private readonly contents = new Contents(database),
  ) {}

  /** @param reader  account that asks; null for none: it finds what belongs to no account */
  async find(id: string, now: number, reader: string | null = null): Promise<StoredWeather | undefined> {
    const [found] = await this.database.read
      .select()
      .from(weather)
      .where(and(eq(weather.id, id), isReadable(now, reader)))
    return found && { ...found, section: bufferOf(await this.contents.readOne(found.section)) }
  }

  /** Which of the ids are stored. */
  async stored(ids: readonly string[], now: number, reader: string | null = null): Promise<Set<string>> {
    const found = await this.database.read
      .select({ id: weather.id })
      .from(weather)
      .where(and(isOneOf(ids), isReadable(now, reader)))
    return new Set(found.map(({ id }) => id))
  }

  /**
   * Metadata of a series, without its rows.
   * @param reader  account that asks; null for none: it finds what belongs to no account
   */
  async meta(id: string, now: number, reader: string | null = null): Promise<string | undefined> {
    const [found] = await this.database.read
      .select({ meta: weather.meta })
      .from(weather)
      .where(and(eq(weather.id, id), isReadable(now, reader)))
    return found?.meta
  }

  /** Stores a series. If it is stored already, only its expiry is replaced. */
  async keep({ section, ...series }: Omit<typeof weather.$inferInsert, 'section'> & { readonly section: Uint8Array }) {
    const kept = await this.contents.keep(series.id, section)
    const insertion: Statement = this.database.read
      .insert(weather)
      .values({ ...series, section: bufferOf(kept.data) })
      .onConflictDoUpdate({ target: weather.id, set: { expiresAt: series.expiresAt } })
    return [insertion, ...this.contents.releaseUnnamed(kept)]
  }

  /**
   * Deletes the oldest uploads of an account, or of all without an account, that exceed these limits,
   * but never the one that was just stored.
   */
  forgetBeyond({ records, bytes }: UploadLimits, kept: string, owner: string | null = null): Statement {
    const { read } = this.database
    const newestFirst = sql`over (order by ${weather.expiresAt} desc, ${weather.id})`
    const running = read
      .select({
        id: weather.id,
        bytes: sql<number>`sum(${bytesOfSection}) ${newestFirst}`.as('bytes'),
        records: sql<number>`row_number() ${newestFirst}`.as('records'),
      })
      .from(weather)
      .where(and(isNotNull(weather.expiresAt), owner === null ? isNull(weather.owner) : eq(weather.owner, owner)))
      .as('running')
    const isBeyond = or(sql`${running.bytes} > ${bytes}`, records === null ? undefined : sql`${running.records} > ${records}`)
    const beyond = read.select({ id: running.id }).from(running).where(isBeyond)
    return read.delete(weather).where(and(inArray(weather.id, beyond), ne(weather.id, kept)))
  }

  /** Uploads of an account. */
  async idsOf(owner: string): Promise<string[]> {
    const found = await this.database.read.select({ id: weather.id }).from(weather).where(eq(weather.owner, owner))
    return found.map(({ id }) => id)
  }

  /** Deletes the uploads of an account. */
  forgetAll(owner: string): Statement {
    return this.database.read.delete(weather).where(eq(weather.owner, owner))
  }

  forgetOfDeleted(): Statement {
    return this.database.read.delete(weather).where(inArray(weather.owner, deletedAccounts(this.database)))
  }

  forgetExpired(now: number): Statement {
    return this.database.read.delete(weather).where(lt(weather.expiresAt, now))
  }

  /**
   * Uploads, which `forgetBeyond` bounds; typical years of outside sources, which are kept; and those
   * that the service makes, the oldest of which make room: they can be made again.
   */
  kinds(madeMaxBytes: number): readonly RecordKind[] {
    const { read } = this.database
    const kind = (name: string, which: SQL | undefined): RecordKind => ({
      name,
      maxBytes: null,
      taken: async () => {
        const [taken] = await read
          .select({ records: sql<number>`count(*)`, bytes: sql<number>`coalesce(sum(${bytesOfSection}), 0)` })
          .from(weather)
          .where(which)
        return taken ?? { records: 0, bytes: 0 }
      },
      oldest: async () => [],
      forget: () => [],
    })
    return [
      kind('uploads', sql`${weather.expiresAt} is not null and ${weather.owner} is null`),
      kind('account_uploads', isNotNull(weather.owner)),
      kind('typical_years', and(isNull(weather.expiresAt), ne(weather.source, MADE))),
      {
        ...kind('embedded_years', isMade),
        maxBytes: madeMaxBytes,
        oldest: (count) =>
          read
            .select({ id: weather.id, bytes: bytesOfSection })
            .from(weather)
            .where(isMade)
            .orderBy(weather.createdAt, weather.id)
            .limit(count),
        forget: (ids) => [read.delete(weather).where(and(isMade, isOneOf(ids)))],
      },
    ]
  }
}

const bytesOfSection = sql<number>`(length(${weather.section}) + ${objectBytesOf(weather.id)})`

/** Source of the years that the service makes. */
const MADE = 'embedded'
const isMade = eq(weather.source, MADE)

/** Passes all ids as one SQL parameter, because there may be many. */
function isOneOf(ids: readonly string[]): SQL {
  return sql`${weather.id} in (select value from json_each(${JSON.stringify(ids)}))`
}

/** Has not expired, and belongs to this account or to none. */
function isReadable(now: number, reader: string | null): SQL | undefined {
  const isOfReader = or(isNull(weather.owner), reader === null ? undefined : eq(weather.owner, reader))
  return and(or(isNull(weather.expiresAt), gte(weather.expiresAt, now)), isOfReader)
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength)
}
