import { desc, eq, notInArray } from 'drizzle-orm'
import type { Database, Statement } from '../db/database.ts'
import { outbox } from './table.ts'

/** Statements for the mails that were not sent. */
export class OutboxStore {
  constructor(private readonly database: Database) {}

  /** Keeps a mail, and the newest `count` of all. */
  keep(mail: typeof outbox.$inferInsert, count: number): readonly Statement[] {
    const { read } = this.database
    const newest = read.select({ id: outbox.id }).from(outbox).orderBy(desc(outbox.id)).limit(count)
    return [read.insert(outbox).values(mail), read.delete(outbox).where(notInArray(outbox.id, newest))]
  }

  forgetFor(recipient: string): Statement {
    return this.database.read.delete(outbox).where(eq(outbox.recipient, recipient))
  }
}
