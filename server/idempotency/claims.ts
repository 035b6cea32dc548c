import { and, eq } from 'drizzle-orm'
import type { Database, Statement } from '../db/database.ts'
import { isUnheld } from '../db/held.ts'
import { claims } from './table.ts'

/** Which server of a store does the work of an idempotency key. A claim of a server that has gone is free. */
export class Claims {
  constructor(
    private readonly database: Database,
    private readonly holder: string,
  ) {}

  /**
   * Claims the work of a key. This server must not be doing it already.
   * @returns null when this server has it; otherwise what the server that has it does
   */
  async claim(id: string, fingerprint: string): Promise<{ readonly fingerprint: string } | null> {
    const { holder, database } = this
    await database.write(
      database.read
        .insert(claims)
        .values({ id, holder, fingerprint })
        .onConflictDoUpdate({ target: claims.id, set: { holder, fingerprint }, setWhere: isUnheld(database, claims.holder) }),
    )
    // Asked of the store: the count of changed rows is not known of a write whose answer was lost.
    const [found] = await database.read.select().from(claims).where(eq(claims.id, id))
    return found === undefined || found.holder === holder ? null : found
  }

  /** Ends a claim of this server. */
  end(id: string): Statement {
    return this.database.read.delete(claims).where(and(eq(claims.id, id), eq(claims.holder, this.holder)))
  }

  /** Deletes the claims of servers that have gone. */
  forgetUnheld(): Statement {
    return this.database.read.delete(claims).where(isUnheld(this.database, claims.holder))
  }
}
