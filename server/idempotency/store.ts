import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { deletedAccounts } from '../accounts/table.ts'
import type { Database, Statement } from '../db/database.ts'
import type { RecordKind } from '../db/space.ts'
import { Contents } from '../objects/contents.ts'
import { objectBytesOf } from '../objects/table.ts'
import { idempotency } from './table.ts'

export type KeptAnswer = typeof idempotency.$inferSelect

/** Space of a record without its answer, with its entries in the indexes. */
const ROW_BYTES = 400

/** Queries and statements for the stored answers. */
export class IdempotencyStore {
  constructor(
    private readonly database: Database,
    private readonly contents = new Contents(database),
  ) {}

  async find(id: string, now: number): Promise<KeptAnswer | undefined> {
    const [kept] = await this.database.read
      .select()
      .from(idempotency)
      .where(and(eq(idempotency.id, id), gte(idempotency.expiresAt, now)))
    return kept && { ...kept, body: bufferOf(await this.contents.readOne(kept.body)) }
  }

  /** Replaces an expired answer. An answer that has not expired is not changed. */
  async keep(answer: typeof idempotency.$inferInsert, now: number): Promise<readonly Statement[]> {
    const { read } = this.database
    const { data } = await this.contents.keep(answer.id, answer.body)
    return [
      read.delete(idempotency).where(and(eq(idempotency.id, answer.id), lt(idempotency.expiresAt, now))),
      read
        .insert(idempotency)
        .values({ ...answer, body: bufferOf(data) })
        .onConflictDoNothing(),
    ]
  }

  /** Deletes the answers of an account. */
  forgetOf(owner: string): Statement {
    return this.database.read.delete(idempotency).where(eq(idempotency.owner, owner))
  }

  forgetOfDeleted(): Statement {
    return this.database.read.delete(idempotency).where(inArray(idempotency.owner, deletedAccounts(this.database)))
  }

  forgetExpired(now: number): Statement {
    return this.database.read.delete(idempotency).where(lt(idempotency.expiresAt, now))
  }

  /**
   * The answers as a kind of records. Complete answers go first: the answers of accepted runs are
   * small, and their runs may not have ended.
   */
  kind(maxBytes: number): RecordKind {
    const { read } = this.database
    const bytes = sql<number>`length(${idempotency.body}) + ${objectBytesOf(idempotency.id)} + ${ROW_BYTES}`
    const oldest = (outcome: KeptAnswer['outcome'], count: number) =>
      read
        .select({ id: idempotency.id, bytes })
        .from(idempotency)
        .where(eq(idempotency.outcome, outcome))
        .orderBy(idempotency.expiresAt)
        .limit(count)
    return {
      name: 'idempotency',
      maxBytes,
      taken: async () => {
        const [taken] = await read
          .select({ records: sql<number>`count(*)`, bytes: sql<number>`coalesce(sum(${bytes}), 0)` })
          .from(idempotency)
        return taken ?? { records: 0, bytes: 0 }
      },
      oldest: async (count) => {
        const complete = await oldest('complete', count)
        return [...complete, ...(await oldest('accepted', count - complete.length))]
      },
      forget: (ids) => [read.delete(idempotency).where(sql`${idempotency.id} in (select value from json_each(${JSON.stringify(ids)}))`)],
    }
  }
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength)
}
