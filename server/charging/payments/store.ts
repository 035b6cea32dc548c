import { eq } from 'drizzle-orm'
import type { Database, Statement } from '../../db/database.ts'
import { checkouts, paymentEvents } from './table.ts'

export type BegunCheckout = typeof checkouts.$inferSelect

/** Which checkouts were begun, and which events of the payment provider were applied. */
export class PaymentStore {
  constructor(private readonly database: Database) {}

  begin(checkout: BegunCheckout): Statement {
    return this.database.read.insert(checkouts).values(checkout)
  }

  async begun(id: string): Promise<BegunCheckout | undefined> {
    const [found] = await this.database.read.select().from(checkouts).where(eq(checkouts.id, id))
    return found
  }

  async isApplied(event: string): Promise<boolean> {
    const found = await this.database.read.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, event))
    return found.length > 0
  }

  applied(event: string, at: number): Statement {
    return this.database.read.insert(paymentEvents).values({ id: event, at }).onConflictDoNothing()
  }
}
