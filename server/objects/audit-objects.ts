import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { and, asc, gt, like, sql } from 'drizzle-orm'
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql'
import type { ListedObject } from './s3-objects.ts'
import { objects } from './table.ts'

/** Rows that are read at once. */
const PAGE = 1000
/** What was registered later may be on its way to the object store. */
const YOUNG_MILLIS = 3_600_000

export interface AuditedObjects {
  readonly records: number
  readonly bytes: number
  /** Registered objects that the object store does not have, or has with another length. */
  readonly missing: readonly string[]
  /** Objects that the store does not know. */
  readonly unknown: number
}

type List = (after: string | null) => Promise<readonly ListedObject[]>

/**
 * Compares the registered objects with those of the object store. Both come in the order of their keys,
 * a page of each in memory.
 */
export async function auditObjects(store: LibSQLDatabase, list: List, now: number): Promise<AuditedObjects> {
  const [registered, stored] = [registeredIn(store), listedBy(list)]
  let [records, bytes, unknown] = [0, 0, 0]
  const missing: string[] = []
  let there = await stored.next()
  for await (const row of registered) {
    records++
    bytes += row.bytes
    while (!there.done && there.value.key < row.key) {
      unknown++
      there = await stored.next()
    }
    const found = !there.done && there.value.key === row.key ? there.value : null
    if (found !== null) there = await stored.next()
    const isDue = row.state !== 'released' && row.createdAt < now - YOUNG_MILLIS
    if (isDue && found?.bytes !== row.bytes) missing.push(row.key)
  }
  for (; !there.done; there = await stored.next()) unknown++
  return { records, bytes, missing, unknown }
}

/** Number and bytes of the contents that are in an object store. */
export async function objectsIn(store: LibSQLDatabase): Promise<{ readonly records: number; readonly bytes: number }> {
  const [taken] = await store
    .select({ records: sql<number>`count(*)`, bytes: sql<number>`coalesce(sum(${objects.bytes}), 0)` })
    .from(objects)
    .where(IS_ELSEWHERE)
  return taken ?? { records: 0, bytes: 0 }
}

/** The same, of a store in a file. None in one of a version that knew no objects. */
export async function objectsOf(file: string): Promise<{ readonly records: number; readonly bytes: number }> {
  const client = createClient({ url: pathToFileURL(resolve(file)).href, concurrency: 1 })
  try {
    return await objectsIn(drizzle(client))
  } catch {
    return { records: 0, bytes: 0 }
  } finally {
    client.close()
  }
}

/** Keys of rows begin with another letter, see `contents.ts`. */
const IS_ELSEWHERE = like(objects.key, 'o%')

async function* registeredIn(store: LibSQLDatabase) {
  let after = ''
  for (;;) {
    const page = await store
      .select()
      .from(objects)
      .where(and(IS_ELSEWHERE, gt(objects.key, after)))
      .orderBy(asc(objects.key))
      .limit(PAGE)
    yield* page
    if (page.length < PAGE) return
    after = page.at(-1)?.key ?? ''
  }
}

async function* listedBy(list: List): AsyncGenerator<ListedObject, void, undefined> {
  let after: string | null = null
  for (;;) {
    const page: readonly ListedObject[] = await list(after)
    if (page.length === 0) return
    yield* page.filter(({ key }) => /^o[0-9a-f]{32}$/.test(key))
    after = page.at(-1)?.key ?? null
  }
}
