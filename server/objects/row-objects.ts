import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { Objects } from './objects.ts'
import { objectParts } from './table.ts'

/** A database server takes 5 MB a value, and answers 10 MB a query. */
const PART_BYTES = 1_000_000
const PARTS_AT_ONCE = 4

/** Contents as rows of their parts: where a database server is the store, and there is no object store. */
export class RowObjects implements Objects {
  constructor(private readonly database: Database) {}

  async put(key: string, content: Uint8Array): Promise<void> {
    const { database } = this
    const parts = Math.ceil(content.length / PART_BYTES)
    const insertion = (part: number) => {
      const data = Buffer.from(content.slice(part * PART_BYTES, (part + 1) * PART_BYTES))
      return database.read.insert(objectParts).values({ key, part, data })
    }
    for (let first = 0; first < parts; first += PARTS_AT_ONCE) {
      const count = Math.min(PARTS_AT_ONCE, parts - first)
      await database.write(...Array.from({ length: count }, (_, k) => insertion(first + k)))
    }
  }

  async get(key: string, from: number, bytes: number): Promise<Uint8Array | null> {
    const parts: Buffer[] = []
    const [begin, end] = [Math.floor(from / PART_BYTES), Math.ceil((from + bytes) / PART_BYTES)]
    for (let first = begin; first < end; first += PARTS_AT_ONCE) {
      const found = await this.database.read
        .select({ data: objectParts.data })
        .from(objectParts)
        .where(and(eq(objectParts.key, key), gte(objectParts.part, first), lt(objectParts.part, Math.min(end, first + PARTS_AT_ONCE))))
        .orderBy(asc(objectParts.part))
      parts.push(...found.map(({ data }) => data))
    }
    const start = from - begin * PART_BYTES
    const content = Buffer.concat(parts).subarray(start, start + bytes)
    return content.length === bytes ? content : null
  }

  async remove(key: string): Promise<void> {
    await this.database.write(this.database.read.delete(objectParts).where(eq(objectParts.key, key)))
  }
}
