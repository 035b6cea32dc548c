import { eq, inArray, lt, sql } from 'drizzle-orm'
import { deletedAccounts } from '../accounts/table.ts'
import type { Database, Statement } from '../db/database.ts'
import type { RecordKind } from '../db/space.ts'
import { feedback } from './table.ts'

export type StoredFeedback = typeof feedback.$inferSelect

/** Queries and statements for feedback. */
export class FeedbackStore {
  constructor(private readonly database: Database) {}

  keep(sent: typeof feedback.$inferInsert): Statement {
    return this.database.read.insert(feedback).values(sent)
  }

  /** Feedback of an account after an id, oldest first. */
  page(owner: string, after: string, count: number): Promise<StoredFeedback[]> {
    return this.database.read
      .select()
      .from(feedback)
      .where(sql`${feedback.owner} = ${owner} and ${feedback.id} > ${after}`)
      .orderBy(feedback.id)
      .limit(count)
  }

  forgetAll(owner: string): Statement {
    return this.database.read.delete(feedback).where(eq(feedback.owner, owner))
  }

  forgetOfDeleted(): Statement {
    return this.database.read.delete(feedback).where(inArray(feedback.owner, deletedAccounts(this.database)))
  }

  forgetBefore(time: number): Statement {
    return this.database.read.delete(feedback).where(lt(feedback.createdAt, time))
  }

  kind(maxBytes: number): RecordKind {
    const { read } = this.database
    const bytes = sql<number>`octet_length(${feedback.content})`
    return {
      name: 'feedback',
      maxBytes,
      taken: async () => {
        const [taken] = await read.select({ records: sql<number>`count(*)`, bytes: sql<number>`coalesce(sum(${bytes}), 0)` }).from(feedback)
        return taken ?? { records: 0, bytes: 0 }
      },
      oldest: (count) => read.select({ id: feedback.id, bytes }).from(feedback).orderBy(feedback.id).limit(count),
      forget: (ids) => [read.delete(feedback).where(inArray(feedback.id, [...ids]))],
    }
  }
}
