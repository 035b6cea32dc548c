import { eq } from 'drizzle-orm'
import type { Database, Statement } from '../../db/database.ts'
import { paymentEvents } from './table.ts'

/** Which events of the payment provider were applied. */
export class PaymentStore {
  constructor(private readonly database: Database) {}

  async isApplied(event: string): Promise<boolean> {
    const found = await this.database.read.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, event))
    return found.length > 0
  }

  applied(event: string, at: number): Statement {
    return this.database.read.insert(paymentEvents).values({ id: event, at }).onConflictDoNothing()
  }
}
