import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database, Statement } from '../db/database.ts'
import { idempotency } from '../idempotency/table.ts'
import { runSeries, runs } from '../runs/table.ts'
import { weather } from '../weather/table.ts'
import { objects } from './table.ts'

type StoredObject = typeof objects.$inferSelect

/** Objects that are looked at in one piece of work of the store. */
const CHECKED_AT_ONCE = 5000

/** Queries and statements for the registered objects. */
export class ObjectStore {
  constructor(private readonly database: Database) {}

  /** Before the object is written. */
  register(object: Pick<StoredObject, 'key' | 'of' | 'bytes' | 'createdAt'>): Statement {
    return this.database.read.insert(objects).values({ ...object, state: 'new' })
  }

  /** Releases an object that was not needed, unless its record names it. */
  releaseUnnamed(key: string): Statement {
    return this.database.read
      .update(objects)
      .set({ state: 'released' })
      .where(and(eq(objects.key, key), sql`not ${IS_NAMED}`))
  }

  /**
   * Looks at the objects that were registered before this time: those that their records name are kept, and
   * others are released. An object of a run that has not ended may still be named.
   */
  check(before: number): Statement {
    const { read } = this.database
    const due = read
      .select({ key: objects.key })
      .from(objects)
      .where(sql`${objects.state} = 'new' and ${objects.createdAt} < ${before} and not ${IS_OF_RUNNING}`)
      .orderBy(objects.createdAt)
      .limit(CHECKED_AT_ONCE)
    return read
      .update(objects)
      .set({ state: sql`case when ${IS_NAMED} then 'kept' else 'released' end` })
      .where(inArray(objects.key, due))
  }

  async released(count: number): Promise<string[]> {
    const found = await this.database.read.select({ key: objects.key }).from(objects).where(eq(objects.state, 'released')).limit(count)
    return found.map(({ key }) => key)
  }

  forget(keys: readonly string[]): Statement {
    return this.database.read.delete(objects).where(sql`${objects.key} in (select value from json_each(${JSON.stringify(keys)}))`)
  }

  /** Number and bytes of the objects by their state. */
  async taken(): Promise<readonly { readonly state: StoredObject['state']; readonly records: number; readonly bytes: number }[]> {
    return this.database.read
      .select({ state: objects.state, records: sql<number>`count(*)`, bytes: sql<number>`coalesce(sum(${objects.bytes}), 0)` })
      .from(objects)
      .groupBy(objects.state)
  }
}

/** Whether a value is the reference to the object of the row, as `reference.ts` writes it. */
function names(value: SQL): SQL {
  return sql`hex(substr(${value}, 1, 34)) = '00' || hex(objects.key)`
}

const IS_NAMED = sql`(
  exists (select 1 from ${runs} r where r.id = objects.of and (${names(sql`r.request`)} or ${names(sql`r.response`)}))
  or exists (select 1 from ${runSeries} s where s.run_id = objects.of and s."column" = 0 and ${names(sql`s.data`)})
  or exists (select 1 from ${weather} w where w.id = objects.of and ${names(sql`w.section`)})
  or exists (select 1 from ${idempotency} i where i.id = objects.of and ${names(sql`i.body`)}))`

const IS_OF_RUNNING = sql`exists (select 1 from ${runs} r where r.id = objects.of and r.status = 'running')`
